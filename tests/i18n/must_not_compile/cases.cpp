// Each CASE_… here must not compile; without any it must. tests/i18n/tests.cmake tries them one by one.
#include "i18n/keys.h"

namespace msg = nimboard::i18n::msg;

#if defined(CASE_KEY_THAT_DOES_NOT_EXIST)
auto message() { return msg::valeu(1); }
#elif defined(CASE_MISSING_ARGUMENT)
auto message() { return msg::words(1); }
#elif defined(CASE_ARGUMENT_TOO_MANY)
auto message() { return msg::words(1, 2, 3); }
#elif defined(CASE_ARGUMENT_THAT_IS_NO_ARGUMENT)
auto message() { return msg::words(1, 2.5); }
#elif defined(CASE_ENUMERATOR_THAT_DOES_NOT_EXIST)
auto message() { return nimboard::i18n::Key::valeu; }
#elif defined(CASE_RESULT_THROWN_AWAY)
void message() { msg::value(1); }
#else
auto message() { return msg::words(1, "2"); }
#endif
