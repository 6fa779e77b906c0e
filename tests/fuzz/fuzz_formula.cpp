// Formulas of whole numbers. What is read has a text, which is read as the same formula, with the same
// values.

#include "core/formula/formula.h"
#include "tests/fuzz/check.h"

using namespace mexplorer;

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
    const std::vector<std::string> names = {"n", "k"};
    const auto formula = Formula::parse({data, size}, names);
    if (!fuzz::answered(formula)) return 0;
    const std::string text = formula->text();
    if (text.size() > Formula::longest) return 0; // a power of a real number is written out
    const auto again = Formula::parse(text, names);
    if (!again && text.size() > size) return 0; // so is what is nested, with more brackets
    fuzz::require(again.has_value(), text + " is read: " + (again ? "" : again.error().english()));
    fuzz::require(again->tree() == formula->tree(), text + " is read as the same formula");
    for (const std::int64_t n :
         {std::int64_t{-3}, std::int64_t{0}, std::int64_t{1}, std::int64_t{12}, INT64_MAX}) {
        for (const std::int64_t k : {std::int64_t{-1}, std::int64_t{0}, std::int64_t{5}, INT64_MIN}) {
            const std::int64_t numbers[] = {n, k};
            const auto value = formula->value(numbers);
            fuzz::require(value == again->value(numbers), text + " has the same values");
            fuzz::require(!formula->isCondition() || !value || *value == 0 || *value == 1,
                          text + " holds or does not");
        }
    }
    return 0;
}
