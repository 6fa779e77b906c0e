#include "core/formula/formula.h"

#include "core/formula/formula_text.h"
#include "core/formula/meaning.h"
#include "core/formula/normal_tree.h"
#include "core/formula/program.h"
#include "core/formula/syntax.h"
#include "core/formula/words.h"

#include <utility>

namespace mexplorer {

struct Formula::Compiled {
    FormulaTree tree;
    std::vector<std::string> names;
    FormulaProgram program;
    bool isCondition;
};

Formula::Formula(std::shared_ptr<const Compiled> compiled) : compiled_(std::move(compiled)) {}

Expected<Formula> Formula::parse(std::string_view text, const std::vector<std::string>& names,
                                 std::size_t column) {
    if (text.size() > longest) {
        return invalid(
            say(MX_TEXT("core", "The formula has %1 bytes; at most %2 are allowed."), text.size(), longest));
    }
    const std::string plain = plainFormula(text);
    const auto syntax = readFormula(plain, text, column);
    if (!syntax) return tl::unexpected(syntax.error());
    auto meaning = meaningOf(*syntax, names);
    if (const auto* refusal = std::get_if<FormulaRefusal>(&meaning)) {
        Error error = misread(refusal->sentence, plain, refusal->at, text, column);
        for (const Message& more : refusal->more)
            error.message.add(more);
        return tl::unexpected(std::move(error));
    }
    auto& tree = std::get<FormulaTree>(meaning);
    FormulaProgram program(tree);
    if (!program.fits()) {
        return invalid(say(MX_TEXT("core", "The formula is too long: more than %1 numbers would have to be "
                                           "remembered at once."),
                           FormulaProgram::deepestStack));
    }
    const bool isCondition = isConditionTree(tree);
    return Formula(
        std::make_shared<const Compiled>(Compiled{std::move(tree), names, std::move(program), isCondition}));
}

bool Formula::isCondition() const {
    return compiled_->isCondition;
}

std::optional<std::int64_t> Formula::value(std::span<const std::int64_t> numbers) const {
    return compiled_->program.run(numbers);
}

const FormulaTree& Formula::tree() const {
    return compiled_->tree;
}

std::string Formula::text() const {
    return textOf(compiled_->tree, compiled_->names);
}

} // namespace mexplorer
