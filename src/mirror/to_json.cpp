#include "mirror/json.h"
#include "mirror/mirror.h"

namespace nimboard::mirror {
namespace {

void key(std::string& out, std::string_view name) {
    if (out.back() != '{') out += ',';
    json_string(out, name);
    out += ':';
}

/// "[…]" of what `write` makes of each item.
template <class Items, class Write>
void array(std::string& out, const Items& items, Write write) {
    out += '[';
    bool first = true;
    for (const auto& item : items) {
        if (!first) out += ',';
        first = false;
        write(item);
    }
    out += ']';
}

void text(std::string& out, std::string_view name, std::string_view value) {
    key(out, name);
    json_string(out, value);
}

void boolean(std::string& out, std::string_view name, bool value) {
    key(out, name);
    out += value ? "true" : "false";
}

void lines(std::string& out, std::string_view name, const std::vector<std::string>& values) {
    key(out, name);
    array(out, values, [&](const std::string& value) { json_string(out, value); });
}

void bits(std::string& out, const TableRow& row) {
    key(out, "bits");
    std::size_t next = 0;
    array(out, row.bits, [&](char bit) {
        if (bit != unknown_bit && next < row.remainders.size()) {
            json_number(out, row.remainders[next++]);
            return;
        }
        if (bit == unknown_bit) {
            out += "null";
        } else {
            out += bit;
        }
    });
}

void heap_row(std::string& out, const TableRow& row) {
    out += '{';
    text(out, "label", row.label);
    key(out, "heap");
    json_number(out, row.heap);
    key(out, "stones");
    json_number(out, row.stones);
    bits(out, row);
    text(out, "note", row.note);
    out += '}';
}

void table(std::string& out, const MirrorStep& step) {
    key(out, "table");
    out += '{';
    key(out, "columns");
    array(out, step.table.columns, [&](core::Heap power) { json_number(out, power); });
    text(out, "stonesLabel", step.stones_label);
    key(out, "rows");
    array(out, step.table.rows, [&](const TableRow& row) { heap_row(out, row); });
    text(out, "more", step.table.more);
    key(out, "xor");
    if (step.table.has_xor) {
        out += '{';
        text(out, "label", step.table.xor_row.label);
        bits(out, step.table.xor_row);
        out += '}';
    } else {
        out += "null";
    }
    out += '}';
}

void question(std::string& out, const MirrorStep& step) {
    key(out, "question");
    if (step.question.empty()) {
        out += "null";
        return;
    }
    out += '{';
    text(out, "text", step.question);
    key(out, "answers");
    array(out, step.answers, [&](const MirrorAnswer& answer) {
        out += '{';
        text(out, "text", answer.text);
        boolean(out, "right", answer.right);
        text(out, "reason", answer.reason);
        out += '}';
    });
    out += '}';
}

}  // namespace

std::string to_json(const MirrorStep& step) {
    std::string out = "{";
    key(out, "step");
    json_number(out, step.number);
    key(out, "steps");
    json_number(out, step.count);
    text(out, "chapter", step.chapter);
    text(out, "title", step.title);
    lines(out, "lines", step.lines);
    table(out, step);
    lines(out, "after", step.after);
    key(out, "checks");
    array(out, step.checks, [&](const MirrorCheck& check) {
        out += '{';
        text(out, "text", check.text);
        boolean(out, "holds", check.holds);
        out += '}';
    });
    question(out, step);
    out += '}';
    return out;
}

}  // namespace nimboard::mirror
