#pragma once

#include "core/theory/random.h"

#include <initializer_list>
#include <string>

namespace mexplorer {

/// Writes random formulas of n and k, with all that the language has.
class RandomFormula {
public:
    explicit RandomFormula(Random& random) : random_(random) {}

    std::string condition(int depth) {
        if (depth <= 0) return random_.once(8) ? pick({"true", "false"}) : number(0) + relation() + number(0);
        switch (random_.below(9)) {
        case 0:
            return inBrackets(condition(depth - 1)) + pick({" and ", "&&", "∧"}) +
                   inBrackets(condition(depth - 1));
        case 1:
            return inBrackets(condition(depth - 1)) + pick({" or ", "∨"}) + inBrackets(condition(depth - 1));
        case 2:
            return pick({"not ", "!", "¬", "not not "}) + inBrackets(condition(depth - 1));
        case 3:
            return number(depth - 1) + pick({" in ", " not in ", "∈"}) + set(depth - 1);
        case 4:
            return number(depth - 1) + pick({" is ", " is not ", " is a "}) +
                   pick({"prime", "square", "fibonacci", "even", "odd"});
        case 5:
            return pick({"isprime", "isfib", "issquare"}) + "(" + number(depth - 1) + ")";
        case 6:
            return number(depth - 1) + relation() + number(depth - 1) + relation() + number(depth - 1);
        case 7:
            return "(if " + condition(depth - 1) + " then " + condition(depth - 1) + " else " +
                   condition(depth - 1) + ")";
        default:
            return number(depth - 1) + relation() + number(depth - 1);
        }
    }

    std::string number(int depth) {
        if (depth <= 0) return leaf();
        const auto below = [&] { return number(depth - 1); };
        switch (random_.below(14)) {
        case 0:
            return below() + pick({"+", " - ", "*", "/", " mod ", "%", " xor ", "·", "⊕"}) + below();
        case 1:
            return "(" + below() + pick({"+", " - ", "-", "*", "/"}) + below() + ")";
        case 2:
            return "(" + below() + ")" + pick({"^", "**"}) + pick({"2", "3", "k", "0", "(n)"});
        case 3:
            return "(" + below() + ")²";
        case 4:
            return "-(" + below() + ")";
        case 5:
            return "|" + below() + "|";
        case 6:
            return pick({"min", "max", "gcd"}) + "(" + below() + ", " + below() + "," + below() + ")";
        case 7:
            return pick({"abs", "popcount", "nu2", "ν2", "digits", "fib", "isqrt", "gcd", "min"}) + "(" +
                   below() + ")";
        case 8:
            return "(if " + condition(depth - 1) + " then " + below() + " else " + below() + ")";
        case 9:
            return "2(" + below() + ")";
        case 10:
            return below() + "+" + below() + "-" + below() + "+" + leaf();
        case 11:
            return below() + "*" + leaf() + "*" + leaf();
        default:
            return pick({"floor", "ceil", "round"}) + "(" + real(depth - 1) + ")";
        }
    }

private:
    std::string pick(std::initializer_list<const char*> words) {
        return *(words.begin() + random_.below(words.size()));
    }
    static std::string inBrackets(const std::string& text) { return "(" + text + ")"; }
    std::string relation() { return pick({"<", "<=", "=", "==", "!=", "≥", ">", " divides ", "<>"}); }
    std::string leaf() {
        switch (random_.below(10)) {
        case 0:
            return std::to_string(random_.ofAnyLength(0, INT64_MAX));
        case 1:
            return "2n";
        case 2:
            return "-k";
        case 3:
            return "(-1)";
        case 4:
        case 5:
            return std::to_string(random_.below(4));
        case 6:
        case 7:
            return "k";
        default:
            return "n";
        }
    }
    std::string set(int depth) {
        std::string all = "{";
        for (std::uint64_t count = random_.below(4); count > 0; --count)
            all += (random_.once(3) ? leaf() + ".." + leaf() : "(" + number(depth) + ")") +
                   (count > 1 ? ", " : "");
        return all + "}";
    }
    std::string real(int depth) {
        if (depth <= 0)
            return pick({"n*phi", "k/3", "√2", "1.5", "phi", "n", "2", "sqrt(8)", "n*sqrt(8n+1)"});
        switch (random_.below(6)) {
        case 0:
            return "(" + real(depth - 1) + "+" + number(0) + ")/" + pick({"2", "n", "phi", "(-3)", "k"});
        case 1:
            return real(depth - 1) + pick({"+", " - "}) + real(depth - 1);
        case 2:
            return "(" + real(depth - 1) + ")*" + "(" + real(depth - 1) + ")";
        case 3:
            return "-" + real(depth - 1);
        case 4:
            return "sqrt(" + number(depth - 1) + ")";
        default:
            return number(depth - 1);
        }
    }

    Random& random_;
};

} // namespace mexplorer
