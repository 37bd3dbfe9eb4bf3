#include "lesson/hints.h"

#include <algorithm>

#include "i18n/keys.h"
#include "i18n/msg/hint.h"

namespace nimboard::lesson {

namespace msg = i18n::msg;
using i18n::Key;

void give_hints(Question& question) {
    switch (question.text.key) {
        case Key::reduce_column_ask: {
            const i18n::Arg& power = question.text.args.front();
            question.hints = {msg::hint_parity_count(power), msg::hint_parity_pair()};
            return;
        }
        case Key::reduce_try_ask: question.hints = {msg::hint_change_bits(), msg::hint_change_same()}; return;
        case Key::pattern_ask: question.hints = {msg::hint_pn_look(), msg::hint_pn_none()}; return;
        case Key::pattern_next_ask: question.hints = {msg::hint_next_rule(), msg::hint_next_look()}; return;
        case Key::pattern_numbers_ask: question.hints = {msg::hint_numbers_same(), msg::hint_numbers_beside()}; return;
        case Key::tape_mex_ask: question.hints = {msg::hint_mex_list(), msg::hint_mex_count()}; return;
        case Key::tape_rise_ask: question.hints = {msg::hint_rise_reach(), msg::hint_rise_back()}; return;
        case Key::stairs_heaps_ask: question.hints = {msg::hint_who_count(), msg::hint_who_rule()}; return;
        case Key::stairs_even_ask: question.hints = {msg::hint_even_look(), msg::hint_even_on()}; return;
        case Key::kam_illegal_ask: question.hints = {msg::hint_give_order(), msg::hint_give_lead()}; return;
        default: break;
    }
    question.hints = {msg::hint_any()};
    if (question.answers.size() < 3) return;
    const auto wrong = std::find_if(question.answers.begin(), question.answers.end(), [](const Answer& a) { return !a.right; });
    if (wrong != question.answers.end()) question.hints.push_back(msg::hint_not(wrong->text));
}

}  // namespace nimboard::lesson
