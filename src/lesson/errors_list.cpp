// The errors, in the order in which a lesson goes through them.
#include "lesson/errors.h"

namespace nimboard::lesson {
namespace {

using i18n::Key;
constexpr auto verdict = ErrorKind::verdict;
constexpr auto moves = ErrorKind::moves;
constexpr auto narrow = ErrorKind::narrow;
constexpr auto any_width = core::Narrow::unsigned_32;

constexpr TemptingError all[] = {
    {"nim", verdict, "inverted", nullptr, any_width, Key::errors_inverted, Key::errors_inverted_why,
     "k == 0 ? \"Yes\" : \"No\"", "k != 0 ? \"Yes\" : \"No\""},
    {"nim", verdict, "always-n", nullptr, any_width, Key::errors_always, Key::errors_always_why, "k >= 0", "k > 0"},
    {"nim", verdict, "carries", nullptr, any_width, Key::errors_carries, Key::errors_carries_why, "a + b", "a ^ b"},
    {"nim", verdict, "precedence", nullptr, any_width, Key::errors_precedence, Key::errors_precedence_why,
     "if (a ^ b == 0)", "if ((a ^ b) == 0)"},
    {"nim", moves, "", core::any_heap_moves, any_width, Key::errors_any, Key::errors_any_why, "a = a ^ k",
     "if ((a ^ k) < a) a = a ^ k"},
    {"nim", moves, "", core::at_most_moves, any_width, Key::errors_atmost, Key::errors_atmost_why, "(a ^ k) <= a",
     "(a ^ k) < a"},
    {"nim", moves, "", core::first_move_only, any_width, Key::errors_first, Key::errors_first_why, "break;", nullptr},
    {"nim", moves, "", core::never_whole_heap, any_width, Key::errors_whole, Key::errors_whole_why, "0 < b && b < a",
     "b < a"},
    {"bounded:2", verdict, "mod-m", nullptr, any_width, Key::errors_modm, Key::errors_modm_why, "a % m", "a % (m + 1)"},
    {"bounded:2", verdict, "xor-first", nullptr, any_width, Key::errors_xorfirst, Key::errors_xorfirst_why,
     "(a ^ b) % (m + 1)", "a % (m + 1) ^ b % (m + 1)"},
    {"kam", verdict, "wrong-end", nullptr, any_width, Key::errors_kam, Key::errors_kam_why, "i = 1, 3, 5, …",
     "i = n, n − 2, n − 4, …"},
    {"staircase", verdict, "wrong-end", nullptr, any_width, Key::errors_stairs, Key::errors_stairs_why,
     "i = n, n − 2, n − 4, …", "i = 1, 3, 5, …"},
    {"misere-nim", verdict, "counts-empty", nullptr, any_width, Key::errors_misere, Key::errors_misere_why,
     "heaps % 2 == 1", "ones % 2 == 1"},
    {"nim", narrow, "", nullptr, core::Narrow::unsigned_32, Key::errors_bits, Key::errors_bits_why, "uint32_t k",
     "uint64_t k"},
    {"nim", narrow, "", nullptr, core::Narrow::signed_32, Key::errors_int, Key::errors_int_why, "int k; k > 0",
     "uint64_t k; k > 0"},
    {"nim", narrow, "", nullptr, core::Narrow::signed_64, Key::errors_wide, Key::errors_wide_why, "int64_t k; k > 0",
     "uint64_t k; k > 0"},
    {"nim", narrow, "", nullptr, core::Narrow::rounded, Key::errors_js, Key::errors_js_why, "Number(text)",
     "BigInt(text)"},
    {"grundy", ErrorKind::period, "", nullptr, any_width, Key::errors_period, Key::errors_period_why, nullptr, nullptr},
    {"nim", verdict, "easy-opponent", nullptr, any_width, Key::errors_easy, Key::errors_easy_why, nullptr, nullptr},
};

}  // namespace

std::vector<const TemptingError*> errors_of(const core::Game& game) {
    std::vector<const TemptingError*> found;
    for (const TemptingError& error : all) {
        const std::string_view own = std::string_view(error.game).substr(0, std::string_view(error.game).find(':'));
        if (game.rules->name == "nim" || game.rules->name == own) found.push_back(&error);
    }
    return found;
}

}  // namespace nimboard::lesson
