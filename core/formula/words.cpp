#include "core/formula/words.h"

#include "core/text/plain_text.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

using FunctionKind = FormulaFunction::Kind;

constexpr FormulaFunction formulaFunctions[] = {
    {"min", FunctionKind::whole, Operation::least, true},
    {"max", FunctionKind::whole, Operation::most, true},
    {"gcd", FunctionKind::whole, Operation::gcd, true},
    {"abs", FunctionKind::whole, Operation::absolute},
    {"popcount", FunctionKind::whole, Operation::bitCount},
    {"isqrt", FunctionKind::whole, Operation::root},
    {"nu2", FunctionKind::whole, Operation::twos},
    {"ν2", FunctionKind::whole, Operation::twos},
    {"v2", FunctionKind::whole, Operation::twos},
    {"digitsum", FunctionKind::whole, Operation::digitSum},
    {"digits", FunctionKind::whole, Operation::digitSum},
    {"fib", FunctionKind::whole, Operation::fibonacci},
    {"isprime", FunctionKind::whole, Operation::isPrime},
    {"isfib", FunctionKind::whole, Operation::isFibonacci},
    {"issquare", FunctionKind::whole, Operation::isSquare},
    {"sqrt", FunctionKind::squareRoot},
    {"floor", FunctionKind::floor},
    {"ceil", FunctionKind::ceiling},
    {"round", FunctionKind::nearest},
};

constexpr std::string_view otherReserved[] = {"and",     "or", "not",  "in",   "is",  "mod",  "xor",
                                              "divides", "if", "then", "else", "phi", "true", "false"};

bool isWordSign(char sign) {
    return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9') ||
           sign == '_';
}

struct OperatorSign {
    std::string_view typed;
    char plain;
};
/// Before plainSign, for which a raised dot is the point of a code.
constexpr OperatorSign operatorSigns[] = {
    {"×", '*'}, {"·", '*'}, {"⋅", '*'}, {"∙", '*'},  {"∗", '*'},      {"÷", '/'},
    {"∕", '/'}, {"¬", '!'}, {"−", '-'}, {"。", '.'}, {"\uFEFF", ' '},
};

char plainOperator(std::string_view character) {
    const auto* found = std::ranges::find(operatorSigns, character, &OperatorSign::typed);
    return found != std::end(operatorSigns) ? found->plain : plainSign(character);
}

} // namespace

const FormulaFunction* functionNamed(std::string_view word) {
    const auto* found = std::ranges::find(formulaFunctions, word, &FormulaFunction::word);
    return found != std::end(formulaFunctions) ? found : nullptr;
}

const FormulaFunction* functionFor(Operation operation) {
    const auto* found = std::ranges::find_if(formulaFunctions, [operation](const FormulaFunction& one) {
        return one.kind == FunctionKind::whole && one.operation == operation;
    });
    return found != std::end(formulaFunctions) ? found : nullptr;
}

std::vector<std::string_view> functionWords() {
    std::vector<std::string_view> words;
    for (const FormulaFunction& function : formulaFunctions)
        if (function.kind != FunctionKind::whole || functionFor(function.operation) == &function)
            words.push_back(function.word);
    return words;
}

bool isReservedWord(std::string_view word) {
    return functionNamed(word) != nullptr ||
           std::ranges::find(otherReserved, word) != std::end(otherReserved);
}

std::size_t wordLength(std::string_view text) {
    constexpr std::string_view nu = "ν";
    std::size_t length = text.starts_with(nu) ? nu.size() : 0;
    const bool beginsWell = length > 0 || (!text.empty() && isWordSign(text[0]) && text[0] != '_' &&
                                           (text[0] < '0' || text[0] > '9'));
    if (!beginsWell) return 0;
    while (length < text.size() && isWordSign(text[length]))
        ++length;
    return length;
}

std::string plainFormula(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = std::max<std::size_t>(characterLength(text), 1);
        const char sign = length > 1 ? plainOperator(text.substr(0, length)) : '\0';
        if (sign != '\0')
            plain += sign;
        else
            plain += text.substr(0, length);
        text.remove_prefix(length);
    }
    return plain;
}

} // namespace mexplorer
