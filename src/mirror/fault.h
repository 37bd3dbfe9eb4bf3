// What is wrong with a text, for those who read the mirror: the words are lesson's, which the page's state uses too.
#pragma once

#include "lesson/fault.h"

namespace nimboard::mirror {

using lesson::fault_message;
using lesson::visible;

}  // namespace nimboard::mirror
