// The listings: whole programs, short enough to be read from the last row of a classroom.
#include "lesson/code.h"

namespace nimboard::lesson {
namespace {

constexpr std::string_view judge = R"(#include <cstdint>
#include <iostream>

int main() {
    std::uint64_t cases, n, a;
    for (std::cin >> cases; cases > 0; --cases) {
        std::uint64_t k = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> a;
            k ^= a;
        }
        std::cout << (k != 0 ? "Yes\n" : "No\n");
    }
}
)";

constexpr std::string_view move = R"(#include <cstdint>
#include <iostream>
#include <vector>

int main() {
    std::vector<std::uint64_t> heaps;
    std::uint64_t k = 0;
    for (std::uint64_t a; std::cin >> a; k ^= a) {
        heaps.push_back(a);
    }
    int heap = 0;
    for (const std::uint64_t a : heaps) {
        ++heap;
        if ((a ^ k) < a) {
            std::cout << "heap " << heap << ": "
                      << a << " -> " << (a ^ k) << '\n';
        }
    }
}
)";

constexpr std::string_view mex = R"(#include <cstdint>
#include <iostream>
#include <set>

int main() {
    std::set<std::uint64_t> reached;
    for (std::uint64_t value; std::cin >> value;) {
        reached.insert(value);
    }
    std::uint64_t mex = 0;
    while (reached.count(mex) > 0) {
        ++mex;
    }
    std::cout << mex << '\n';
}
)";

constexpr std::string_view kam = R"(#include <cstdint>
#include <iostream>
#include <vector>

int main() {
    int cases, n;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> n;
        std::vector<std::uint64_t> a(n + 1, 0);
        for (int i = 1; i <= n; ++i) std::cin >> a[i];
        std::uint64_t k = 0;
        for (int i = n; i > 0; i -= 2) {
            k ^= a[i] - a[i - 1];
        }
        std::cout << (k != 0 ? "TAK\n" : "NIE\n");
    }
}
)";

constexpr std::string_view stairs = R"(#include <cstdint>
#include <iostream>

int main() {
    std::uint64_t k = 0, a;
    for (int stair = 1; std::cin >> a; ++stair) {
        if (stair % 2 == 1) {
            k ^= a;
        }
    }
    std::cout << (k != 0 ? "wins\n" : "loses\n");
}
)";

struct Named {
    std::string_view name, text;
    int rows;
};
constexpr Named listings[] = {{"judge.cpp", judge, 2}, {"move.cpp", move, 4}, {"mex.cpp", mex, 2}, {"kam.cpp", kam, 3},
                              {"stairs.cpp", stairs, 3}};

}  // namespace

std::string_view listing_text(Listing listing) { return listings[static_cast<std::size_t>(listing)].text; }

std::string_view listing_name(Listing listing) { return listings[static_cast<std::size_t>(listing)].name; }

int code_rows(Listing listing) { return listings[static_cast<std::size_t>(listing)].rows; }

}  // namespace nimboard::lesson
