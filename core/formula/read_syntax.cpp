#include "core/formula/syntax.h"

#include "core/formula/grammar.h"
#include "core/text/parse.h"
#include "core/text/text_place.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace mexplorer {

namespace {

namespace grammar = formula_grammar;
using SyntaxKind = FormulaSyntax::Kind;

/// Thrown where a part gets too deep, which the grammar does not see: a - b - c - … is read in a loop.
struct TooDeepFormula {
    std::size_t at;
};

/// What was read so far: operands wait until the operation that takes them is complete.
class SyntaxStack {
public:
    explicit SyntaxStack(const char* begin) : begin_(begin) {}

    void push(SyntaxKind kind, std::string_view word) { operands_.push_back({kind, word, {}, offset(word)}); }
    /// The last operand to this power, whose digit is not in the text.
    void raise(std::string_view digit) {
        operands_.push_back({SyntaxKind::literal, digit, {}, operands_.back().at});
        combine(SyntaxKind::power, 2);
    }
    /// The last operands become the arguments of one part.
    void combine(SyntaxKind kind, std::size_t count, std::string_view word = {}) {
        FormulaSyntax whole{kind, word};
        const auto first = operands_.end() - static_cast<std::ptrdiff_t>(count);
        whole.at = first->at;
        whole.arguments.assign(std::make_move_iterator(first), std::make_move_iterator(operands_.end()));
        operands_.erase(first, operands_.end());
        for (const FormulaSyntax& one : whole.arguments)
            deepen(whole, one.depth);
        operands_.push_back(std::move(whole));
    }
    /// The last operand is one more argument of the one before, if that is of this kind and still open.
    void append(SyntaxKind kind) {
        FormulaSyntax& before = operands_[operands_.size() - 2];
        if (before.kind != kind || before.isClosed) return combine(kind, 2);
        FormulaSyntax last = std::move(operands_.back());
        operands_.pop_back();
        // a^b^c is a^(b^c): there, each argument is within the one before
        deepen(before, kind == SyntaxKind::power ? std::max(before.depth, last.depth) : last.depth);
        before.arguments.push_back(std::move(last));
    }
    void close() { operands_.back().isClosed = true; }

    /// What is between begin() and the matching end() is one part.
    void begin(std::string_view word) { begun_.push_back({word, operands_.size()}); }
    void end(SyntaxKind kind, std::size_t before = 0) {
        const Begun begun = begun_.back();
        begun_.pop_back();
        combine(kind, operands_.size() - begun.operands + before, begun.word);
        if (before == 0) operands_.back().at = offset(begun.word);
        close();
    }
    /// A sign before an operand, or a relation, which waits for it.
    void await(std::string_view sign) { awaited_.push_back(sign); }
    [[nodiscard]] std::string_view awaited() {
        const std::string_view sign = awaited_.back();
        awaited_.pop_back();
        return sign;
    }
    FormulaSyntax& last() { return operands_.back(); }

private:
    struct Begun {
        std::string_view word;
        std::size_t operands = 0;
    };

    [[nodiscard]] std::size_t offset(std::string_view word) const {
        return static_cast<std::size_t>(word.data() - begin_);
    }
    static void deepen(FormulaSyntax& whole, unsigned argument) {
        whole.depth = std::max(whole.depth, argument + 1);
        if (whole.depth > grammar::deepest) throw TooDeepFormula{whole.at};
    }

    const char* begin_;
    std::vector<FormulaSyntax> operands_;
    std::vector<Begun> begun_;
    std::vector<std::string_view> awaited_;
};

template <class Rule>
struct Reading : grammar::peg::nothing<Rule> {};

template <SyntaxKind kind>
struct Pushing {
    template <class Input>
    static void apply(const Input& in, SyntaxStack& stack) {
        stack.push(kind, in.string_view());
    }
};
template <>
struct Reading<grammar::literal> : Pushing<SyntaxKind::literal> {};
template <>
struct Reading<grammar::name> : Pushing<SyntaxKind::name> {};
template <>
struct Reading<grammar::golden_ratio> : Pushing<SyntaxKind::goldenRatio> {};
template <>
struct Reading<grammar::truth> : Pushing<SyntaxKind::truth> {};

template <SyntaxKind kind>
struct Combining {
    static void apply0(SyntaxStack& stack) { stack.combine(kind, 2); }
};
template <SyntaxKind kind>
struct Appending {
    static void apply0(SyntaxStack& stack) { stack.append(kind); }
};
template <>
struct Reading<grammar::coefficient> : Combining<SyntaxKind::product> {};
template <>
struct Reading<grammar::times_tail> : Appending<SyntaxKind::product> {};
template <>
struct Reading<grammar::over_tail> : Combining<SyntaxKind::quotient> {};
template <>
struct Reading<grammar::modulo_tail> : Combining<SyntaxKind::remainder> {};
template <>
struct Reading<grammar::plus_tail> : Appending<SyntaxKind::sum> {};
template <>
struct Reading<grammar::minus_tail> : Combining<SyntaxKind::difference> {};
template <>
struct Reading<grammar::exclusive_tail> : Combining<SyntaxKind::exclusiveOr> {};
template <>
struct Reading<grammar::exponent> : Appending<SyntaxKind::power> {};
template <>
struct Reading<grammar::range_tail> : Combining<SyntaxKind::range> {};
template <>
struct Reading<grammar::and_tail> : Appending<SyntaxKind::both> {};
template <>
struct Reading<grammar::or_tail> : Appending<SyntaxKind::either> {};

template <char digit>
struct RaisingTo {
    static void apply0(SyntaxStack& stack) {
        static constexpr char digits[] = {digit};
        stack.raise({digits, 1});
    }
};
template <>
struct Reading<grammar::square_sign> : RaisingTo<'2'> {};
template <>
struct Reading<grammar::cube_sign> : RaisingTo<'3'> {};

/// What has a beginning of its own.
struct Beginning {
    template <class Input>
    static void apply(const Input& in, SyntaxStack& stack) {
        stack.begin(in.string_view());
    }
};
template <SyntaxKind kind>
struct Ending {
    static void apply0(SyntaxStack& stack) { stack.end(kind); }
};
template <>
struct Reading<grammar::function_word> : Beginning {};
template <>
struct Reading<grammar::if_word> : Beginning {};
template <>
struct Reading<grammar::root_sign> : Beginning {};
template <>
struct Reading<grammar::call> : Ending<SyntaxKind::call> {};
template <>
struct Reading<grammar::choice> : Ending<SyntaxKind::choice> {};
template <>
struct Reading<grammar::root> : Ending<SyntaxKind::root> {};
template <>
struct Reading<grammar::parentheses> {
    static void apply0(SyntaxStack& stack) { stack.close(); }
};
template <>
struct Reading<grammar::bars> {
    static void apply0(SyntaxStack& stack) {
        stack.combine(SyntaxKind::absolute, 1);
        stack.close();
    }
};
template <>
struct Reading<grammar::floor_bars> {
    static void apply0(SyntaxStack& stack) { stack.combine(SyntaxKind::call, 1, "floor"); }
};
template <>
struct Reading<grammar::ceiling_bars> {
    static void apply0(SyntaxStack& stack) { stack.combine(SyntaxKind::call, 1, "ceil"); }
};

/// Signs before an operand.
struct Awaiting {
    template <class Input>
    static void apply(const Input& in, SyntaxStack& stack) {
        stack.await(in.string_view());
    }
};
template <>
struct Reading<grammar::signs> : Awaiting {};
template <>
struct Reading<grammar::negations> : Awaiting {};
template <>
struct Reading<grammar::relation> : Awaiting {};
template <>
struct Reading<grammar::signed_factor> {
    static void apply0(SyntaxStack& stack) {
        const std::string_view signs = stack.awaited();
        if (std::ranges::count(signs, '-') % 2 != 0) stack.combine(SyntaxKind::negative, 1);
    }
};
template <>
struct Reading<grammar::negated> {
    static void apply0(SyntaxStack& stack) {
        const std::string_view signs = stack.awaited();
        const auto negations = std::ranges::count(signs, '!') + std::ranges::count(signs, 'n');
        if (negations % 2 != 0)
            stack.combine(SyntaxKind::negation, 1);
        else
            stack.combine(SyntaxKind::both, 1); // a number is refused as in `not n`
    }
};
template <>
struct Reading<grammar::relation_tail> {
    static void apply0(SyntaxStack& stack) {
        stack.last().relation = stack.awaited();
        stack.append(SyntaxKind::chain);
    }
};

// `k in {…}` and `k is …` take the operand before.
template <>
struct Reading<grammar::opening_set> : Beginning {};
template <>
struct Reading<grammar::in_tail> {
    static void apply0(SyntaxStack& stack) { stack.end(SyntaxKind::isIn, 1); }
};
template <>
struct Reading<grammar::not_in_tail> {
    static void apply0(SyntaxStack& stack) {
        stack.end(SyntaxKind::isIn, 1);
        stack.combine(SyntaxKind::negation, 1);
    }
};
template <>
struct Reading<grammar::property_word> {
    template <class Input>
    static void apply(const Input& in, SyntaxStack& stack) {
        stack.combine(SyntaxKind::property, 1, in.string_view());
    }
};
template <>
struct Reading<grammar::is_not_tail> {
    static void apply0(SyntaxStack& stack) { stack.combine(SyntaxKind::negation, 1); }
};

/// What stands at the beginning of a text: a word, a number, or one sign.
std::string_view standingAt(std::string_view plain) {
    if (const std::size_t length = wordLength(plain); length > 0) return plain.substr(0, length);
    const std::size_t digits = std::min(plain.find_first_not_of("0123456789."), plain.size());
    return plain.substr(0, digits > 0 && plain[0] != '.' ? digits
                                                         : std::max<std::size_t>(characterLength(plain), 1));
}

/// The `count` characters of `text` from the character `first` on.
std::string_view charactersOf(std::string_view text, std::size_t first, std::size_t count) {
    const auto skip = [](std::string_view rest, std::size_t characters) {
        std::size_t bytes = 0;
        for (; characters > 0 && bytes < rest.size(); --characters)
            bytes += std::max<std::size_t>(characterLength(rest.substr(bytes)), 1);
        return std::min(bytes, rest.size());
    };
    text.remove_prefix(skip(text, first));
    return text.substr(0, skip(text, count));
}

} // namespace

Error misread(std::string_view id, std::string_view plain, std::size_t at, std::string_view typed,
              std::size_t column) {
    const std::size_t before = columnOf(plain, at) - 1;
    const std::size_t place = column + before;
    if (at >= plain.size()) {
        if (id == grammar::no_function::error_message || id == grammar::tooDeepMessage)
            return {Error::Kind::invalid, say(id, "", place, grammar::deepest)};
        return {
            Error::Kind::invalid,
            say(MX_TEXT("core", "The formula breaks off at column %1: something is missing there."), place)};
    }
    const std::string_view standing = standingAt(plain.substr(at));
    const std::size_t characters = columnOf(standing, standing.size()) - 1;
    Message sentence = say(id, shortened(charactersOf(typed, before, characters)), place);
    if (id == grammar::tooDeepMessage) sentence.add(argument(grammar::deepest));
    return {Error::Kind::invalid, std::move(sentence)};
}

Expected<FormulaSyntax> readFormula(std::string_view plain, std::string_view typed, std::size_t column) {
    SyntaxStack stack(plain.data());
    grammar::peg::memory_input<> input(plain.data(), plain.size(), "");
    try {
        grammar::peg::parse<grammar::whole_text, Reading, grammar::control>(input, stack);
    } catch (const grammar::peg::parse_error& error) {
        return tl::unexpected(misread(error.message(), plain, error.positions().front().byte, typed, column));
    } catch (const TooDeepFormula& error) {
        return tl::unexpected(misread(grammar::tooDeepMessage, plain, error.at, typed, column));
    }
    return std::move(stack.last());
}

} // namespace mexplorer
