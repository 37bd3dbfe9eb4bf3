// What Dear ImGui refers to and this page leaves out: tables and columns, and the C library's formatted reading and
// printing, which bring arithmetic of 128 bits for floating point that no text here needs. ThirdParty.cmake points the
// C library's names to the functions here.
#include <cstdarg>
#include <cstddef>
#include <cstdio>

#include "imgui.h"
#include "imgui_internal.h"

void ImGui::EndTable() {}
void ImGui::EndColumns() {}
void ImGui::PushColumnsBackground() {}
void ImGui::PopColumnsBackground() {}
void ImGui::TableEndRow(ImGuiTable*) {}
void ImGui::TableEndCell(ImGuiTable*) {}
void ImGui::TablePushColumnChannel(int) {}
void ImGui::TablePopColumnChannel() {}
void ImGui::TablePushBackgroundChannel() {}
void ImGui::TablePopBackgroundChannel() {}
void ImGui::TableGcCompactSettings() {}
void ImGui::TableGcCompactTransientBuffers(ImGuiTable*) {}
void ImGui::TableGcCompactTransientBuffers(ImGuiTableTempData*) {}
void ImGui::TableSettingsAddSettingsHandler() {}

namespace {

/// Fills a buffer and counts what did not fit, as snprintf does.
class Line {
public:
    Line(char* buffer, std::size_t size) : buffer_(buffer), size_(size) {}

    void put(char c) {
        if (length_ + 1 < size_) buffer_[length_] = c;
        ++length_;
    }

    void put(const char* text) {
        for (const char* c = text != nullptr ? text : "(null)"; *c != 0; ++c) put(*c);
    }

    void put_number(unsigned value, unsigned base, int width, const char* digits) {
        char reversed[12];
        int count = 0;
        do reversed[count++] = digits[value % base];
        while ((value /= base) != 0);
        for (int i = count; i < width; ++i) put('0');
        while (count > 0) put(reversed[--count]);
    }

    int finish() {
        if (size_ > 0) buffer_[length_ + 1 < size_ ? length_ : size_ - 1] = 0;
        return static_cast<int>(length_ + 1 < size_ || size_ == 0 ? length_ : size_ - 1);
    }

private:
    char* buffer_;
    std::size_t size_, length_ = 0;
};

}  // namespace

/// %s %c %d %u %x %X with a width of zeros, and %%: all that Dear ImGui's windows, menus and tips use.
int ImFormatStringV(char* buffer, std::size_t size, const char* format, va_list args) {
    if (buffer == nullptr) return -1;
    Line line(buffer, size);
    for (const char* at = format; *at != 0; ++at) {
        if (*at != '%') {
            line.put(*at);
            continue;
        }
        int width = 0;
        for (++at; *at >= '0' && *at <= '9'; ++at) width = width * 10 + (*at - '0');
        if (*at == 0) break;
        if (*at == 's') line.put(va_arg(args, const char*));
        else if (*at == 'c') line.put(static_cast<char>(va_arg(args, int)));
        else if (*at == 'u' || *at == 'x') line.put_number(va_arg(args, unsigned), *at == 'u' ? 10 : 16, width, "0123456789abcdef");
        else if (*at == 'X') line.put_number(va_arg(args, unsigned), 16, width, "0123456789ABCDEF");
        else if (*at == 'd') {
            const int value = va_arg(args, int);
            if (value < 0) line.put('-');
            line.put_number(value < 0 ? 0U - static_cast<unsigned>(value) : static_cast<unsigned>(value), 10, width, "0123456789");
        } else line.put(*at);
    }
    return line.finish();
}

int ImFormatString(char* buffer, std::size_t size, const char* format, ...) {
    va_list args;
    va_start(args, format);
    const int length = ImFormatStringV(buffer, size, format, args);
    va_end(args);
    return length;
}

extern "C" {

int nimboard_snprintf(char* buffer, std::size_t size, const char* format, ...) {
    va_list args;
    va_start(args, format);
    const int length = ImFormatStringV(buffer, size, format, args);
    va_end(args);
    return length;
}

int nimboard_fprintf(FILE* file, const char* format, ...) {
    char line[1024];
    va_list args;
    va_start(args, format);
    const int length = ImFormatStringV(line, sizeof line, format, args);
    va_end(args);
    std::fputs(line, file);
    return length;
}

/// Reads what is written as it stands, and %d: "#version %d".
int nimboard_sscanf(const char* text, const char* format, ...) {
    va_list args;
    va_start(args, format);
    int found = 0;
    for (; *format != 0; ++format) {
        if (format[0] != '%' || format[1] != 'd') {
            if (*text++ != *format) break;
            continue;
        }
        ++format;
        const bool minus = *text == '-';
        if (minus) ++text;
        if (*text < '0' || *text > '9') break;
        int value = 0;
        for (; *text >= '0' && *text <= '9'; ++text) value = value * 10 + (*text - '0');
        *va_arg(args, int*) = minus ? -value : value;
        ++found;
    }
    va_end(args);
    return found;
}

}
