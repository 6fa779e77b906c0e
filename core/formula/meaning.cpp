#include "core/formula/meaning.h"

#include "core/formula/normal_tree.h"
#include "core/formula/real_form.h"
#include "core/formula/words.h"
#include "core/text/parse.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace mexplorer {

namespace {

using Part = FormulaSyntax::Kind;

constexpr const char* sentenceFor(NoForm reason) {
    switch (reason) {
    case NoForm::mixedRoots:
        return MX_TEXT("core",
                       "What begins with “%1” at column %2 cannot be computed exactly: it has roots of "
                       "different numbers, or a root within a root.");
    case NoForm::rootBelow:
        return MX_TEXT("core",
                       "What begins with “%1” at column %2 cannot be computed exactly: it divides by a "
                       "root that is not always of the same number.");
    case NoForm::tooLong:
        return MX_TEXT("core", "What begins with “%1” at column %2 gets too long to be computed exactly.");
    default:
        return MX_TEXT("core",
                       "What begins with “%1” at column %2 cannot be computed exactly: the exponent of "
                       "what is not whole must be one of the numbers from 0 to 64.");
    }
}

/// Finds out what the parts mean, from the inside; throws FormulaRefusals, for a part may be deep inside.
class FormulaReader {
public:
    explicit FormulaReader(std::span<const std::string> names) : names_(names) {}

    FormulaTree anything(const FormulaSyntax& syntax) {
        return isCondition(syntax) ? condition(syntax) : whole(syntax);
    }

private:
    [[nodiscard]] static bool isCondition(const FormulaSyntax& syntax) {
        switch (syntax.kind) {
        case Part::truth:
        case Part::chain:
        case Part::isIn:
        case Part::property:
        case Part::negation:
        case Part::both:
        case Part::either:
            return true;
        case Part::choice:
            return isCondition(syntax.arguments[1]);
        case Part::call: {
            const FormulaFunction& function = *functionNamed(syntax.word);
            return function.kind == FormulaFunction::Kind::whole && function.operation >= Operation::equal;
        }
        default:
            return false;
        }
    }

    // Conditions.
    FormulaTree condition(const FormulaSyntax& syntax) {
        if (!isCondition(syntax)) {
            throw FormulaRefusal{MX_TEXT("core",
                                         "A condition is needed at column %2, but what begins with “%1” "
                                         "is a number."),
                                 syntax.at};
        }
        switch (syntax.kind) {
        case Part::truth:
            return {syntax.word == "true" ? Operation::always : Operation::never};
        case Part::chain:
            return chain(syntax);
        case Part::isIn:
            return membership(syntax);
        case Part::property:
            return property(syntax);
        case Part::negation:
            return normalTree(Operation::isNot, conditions(syntax));
        case Part::both:
            return normalTree(Operation::both, conditions(syntax));
        case Part::either:
            return normalTree(Operation::either, conditions(syntax));
        case Part::choice:
            return normalTree(Operation::choose,
                              {condition(syntax.arguments[0]), condition(syntax.arguments[1]),
                               condition(syntax.arguments[2])});
        default:
            return wholeCall(syntax, *functionNamed(syntax.word));
        }
    }
    std::vector<FormulaTree> conditions(const FormulaSyntax& syntax) {
        std::vector<FormulaTree> all;
        for (const FormulaSyntax& argument : syntax.arguments)
            all.push_back(condition(argument));
        return all;
    }
    FormulaTree chain(const FormulaSyntax& syntax) {
        std::vector<FormulaTree> relations;
        const std::vector<FormulaTree> terms = wholes(syntax.arguments);
        for (std::size_t i = 1; i < terms.size(); ++i)
            relations.push_back(relation(syntax.arguments[i].relation, terms[i - 1], terms[i]));
        return notTooLong(normalTree(Operation::both, std::move(relations)), syntax);
    }
    /// A part that has copies of others in it: within one another they would grow without end.
    static FormulaTree notTooLong(FormulaTree tree, const FormulaSyntax& syntax) {
        constexpr std::size_t longest = 5000; // parts
        if (sizeOf(tree, longest) > longest) throw FormulaRefusal{sentenceFor(NoForm::tooLong), syntax.at};
        return tree;
    }
    static FormulaTree relation(std::string_view sign, const FormulaTree& left, const FormulaTree& right) {
        if (sign == "<") return normalTree(Operation::less, {left, right});
        if (sign == ">") return normalTree(Operation::less, {right, left});
        if (sign == "<=" || sign == "≤" || sign == "⩽") return normalTree(Operation::atMost, {left, right});
        if (sign == ">=" || sign == "≥" || sign == "⩾") return normalTree(Operation::atMost, {right, left});
        if (sign == "divides") return normalTree(Operation::divides, {left, right});
        const bool isEqual = sign == "=" || sign == "==";
        return normalTree(isEqual ? Operation::equal : Operation::unequal, {left, right});
    }
    FormulaTree membership(const FormulaSyntax& syntax) {
        constexpr std::int64_t mostListed = 64; // of a range; a longer one is two comparisons
        const FormulaTree element = whole(syntax.arguments[0]);
        std::vector<FormulaTree> listed = {element};
        std::vector<FormulaTree> ways;
        for (std::size_t i = 1; i < syntax.arguments.size(); ++i) {
            const FormulaSyntax& member = syntax.arguments[i];
            refuseDashedRange(member);
            if (member.kind != Part::range) {
                listed.push_back(whole(member));
                continue;
            }
            const FormulaTree first = whole(member.arguments[0]);
            const FormulaTree last = whole(member.arguments[1]);
            if (isConstant(first) && isConstant(last) &&
                last.number / 2 - first.number / 2 < mostListed / 2) {
                for (std::int64_t number = first.number; number <= last.number; ++number) {
                    listed.push_back(constantTree(number));
                    if (number == last.number) break; // it may be the largest of all
                }
                continue;
            }
            ways.push_back(normalTree(Operation::both, {normalTree(Operation::atMost, {first, element}),
                                                        normalTree(Operation::atMost, {element, last})}));
        }
        ways.insert(ways.begin(), normalTree(Operation::isIn, std::move(listed)));
        return notTooLong(normalTree(Operation::either, std::move(ways)), syntax);
    }
    /// {1-5} is -4 to the grammar, and the numbers from 1 to 5 to most people.
    static void refuseDashedRange(const FormulaSyntax& member) {
        const bool isDashed = member.kind == Part::difference && !member.isClosed &&
                              member.arguments[0].kind == Part::literal &&
                              member.arguments[1].kind == Part::literal;
        if (!isDashed) return;
        throw FormulaRefusal{MX_TEXT("core",
                                     "A range in a set is written like 1..5, and a difference there in "
                                     "brackets: see “%1” at column %2."),
                             member.at};
    }
    FormulaTree property(const FormulaSyntax& syntax) {
        FormulaTree subject = whole(syntax.arguments.front());
        if (syntax.word == "prime") return normalTree(Operation::isPrime, {std::move(subject)});
        if (syntax.word == "square") return normalTree(Operation::isSquare, {std::move(subject)});
        if (syntax.word == "fibonacci") return normalTree(Operation::isFibonacci, {std::move(subject)});
        FormulaTree parity = normalTree(Operation::modulo, {std::move(subject), constantTree(2)});
        return normalTree(Operation::equal, {std::move(parity), constantTree(syntax.word == "odd" ? 1 : 0)});
    }

    // Numbers.
    FormulaTree whole(const FormulaSyntax& syntax) {
        RealForm real = number(syntax);
        if (isWhole(real)) return std::move(real.a);
        throw FormulaRefusal{MX_TEXT("core",
                                     "A whole number is needed at column %2, but what begins with “%1” "
                                     "may be another: floor(…), ceil(…) or round(…) make it one."),
                             syntax.at};
    }
    template <class Parts>
    std::vector<FormulaTree> wholes(const Parts& parts) {
        std::vector<FormulaTree> all;
        for (const FormulaSyntax& one : parts)
            all.push_back(whole(one));
        return all;
    }
    RealForm number(const FormulaSyntax& syntax) {
        if (isCondition(syntax)) {
            throw FormulaRefusal{MX_TEXT("core",
                                         "A number is needed at column %2, but what begins with “%1” is "
                                         "a condition."),
                                 syntax.at};
        }
        const auto& parts = syntax.arguments;
        switch (syntax.kind) {
        case Part::literal:
            return literal(syntax);
        case Part::name:
            return realOf(name(syntax));
        case Part::goldenRatio:
            return goldenForm();
        case Part::sum:
            return inTurn(syntax, Operation::add, sumOf);
        case Part::product:
            return inTurn(syntax, Operation::multiply, productOf);
        case Part::difference:
            return difference(syntax);
        case Part::quotient:
            return quotient(syntax);
        case Part::negative:
            return negativeOf(number(parts[0]));
        case Part::power:
            return power(syntax);
        case Part::remainder:
            return realOf(normalTree(Operation::modulo, wholes(parts)));
        case Part::exclusiveOr:
            return realOf(normalTree(Operation::exclusiveOr, wholes(parts)));
        case Part::absolute:
            return realOf(normalTree(Operation::absolute, wholes(parts)));
        case Part::choice:
            return realOf(
                normalTree(Operation::choose, {condition(parts[0]), whole(parts[1]), whole(parts[2])}));
        case Part::root:
            return checked(rootOf(number(parts[0])), syntax);
        case Part::call:
            return call(syntax);
        default:
            break; // a range is only in sets
        }
        return realOf(constantTree(0));
    }
    static RealForm checked(RealResult result, const FormulaSyntax& syntax) {
        if (auto* real = std::get_if<RealForm>(&result)) return std::move(*real);
        throw FormulaRefusal{sentenceFor(std::get<NoForm>(result)), syntax.at};
    }

    static RealForm literal(const FormulaSyntax& syntax) {
        const std::size_t point = syntax.word.find('.');
        std::string digits(syntax.word.substr(0, point));
        std::int64_t divisor = 1;
        constexpr std::size_t mostDecimals = 18;
        const std::string_view decimals =
            point == std::string_view::npos ? std::string_view() : syntax.word.substr(point + 1);
        digits += decimals;
        for (std::size_t i = 0; i < std::min(decimals.size(), mostDecimals); ++i)
            divisor *= 10;
        std::int64_t number = 0;
        const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (problem != std::errc() || decimals.size() > mostDecimals) {
            throw FormulaRefusal{MX_TEXT("core", "The number “%1” at column %2 is too large or too long; the "
                                                 "largest is %3."),
                                 syntax.at,
                                 {argument(INT64_MAX)}};
        }
        return fractionOf(constantTree(number), constantTree(divisor));
    }
    FormulaTree name(const FormulaSyntax& syntax) const {
        const auto found = std::ranges::find(names_, syntax.word);
        if (found != names_.end()) return {Operation::name, found - names_.begin()};
        if (names_.empty()) {
            throw FormulaRefusal{MX_TEXT("core", "“%1” at column %2 is not known: no names are, here."),
                                 syntax.at};
        }
        throw FormulaRefusal{MX_TEXT("core", "“%1” at column %2 is not known here. Known are: %3."),
                             syntax.at,
                             {listed(joined(names_, ", "))}};
    }
    /// Whole numbers are taken together; else those that are constant first, as 2·√5 in n·2·√5.
    RealForm inTurn(const FormulaSyntax& syntax, Operation operation,
                    RealResult (*combine)(const RealForm&, const RealForm&)) {
        std::vector<RealForm> reals;
        std::vector<FormulaTree> parts;
        for (const FormulaSyntax& one : syntax.arguments) {
            reals.push_back(number(one));
            if (isWhole(reals.back())) parts.push_back(reals.back().a);
        }
        if (parts.size() == reals.size()) return realOf(normalTree(operation, std::move(parts)));
        const auto isKnownReal = [](const RealForm& one) {
            return isConstant(one.a) && isConstant(one.b) && isConstant(one.c) && isConstant(one.d);
        };
        if (operation == Operation::multiply) std::stable_partition(reals.begin(), reals.end(), isKnownReal);
        RealForm all = reals.front();
        for (std::size_t i = 1; i < reals.size(); ++i)
            all = checked(combine(all, reals[i]), syntax);
        return all;
    }
    RealForm difference(const FormulaSyntax& syntax) {
        const RealForm left = number(syntax.arguments[0]);
        const RealForm right = number(syntax.arguments[1]);
        if (isWhole(left) && isWhole(right))
            return realOf(normalTree(Operation::subtract, {left.a, right.a}));
        return checked(sumOf(left, negativeOf(right)), syntax);
    }
    RealForm quotient(const FormulaSyntax& syntax) {
        const RealForm left = number(syntax.arguments[0]);
        const RealForm right = number(syntax.arguments[1]);
        if (!isWithinFloor_ && isWhole(left) && isWhole(right))
            return realOf(normalTree(Operation::divide, {left.a, right.a}));
        return checked(quotientOf(left, right), syntax);
    }
    /// a^b^c is a^(b^c).
    RealForm power(const FormulaSyntax& syntax) {
        const auto& parts = syntax.arguments;
        FormulaTree exponent = whole(parts.back());
        for (std::size_t i = parts.size() - 2; i > 0; --i)
            exponent = normalTree(Operation::power, {whole(parts[i]), std::move(exponent)});
        const RealForm base = number(parts.front());
        if (isWhole(base)) return realOf(normalTree(Operation::power, {base.a, std::move(exponent)}));
        return checked(realPower(base, exponent), syntax);
    }

    FormulaTree wholeCall(const FormulaSyntax& syntax, const FormulaFunction& function) {
        if (!function.takesMany) requireOne(syntax);
        return normalTree(function.operation, wholes(syntax.arguments));
    }
    static void requireOne(const FormulaSyntax& syntax) {
        if (syntax.arguments.size() == 1) return;
        throw FormulaRefusal{MX_TEXT("core", "“%1” at column %2 takes one number, and here it has %3."),
                             syntax.at,
                             {argument(syntax.arguments.size())}};
    }
    RealForm call(const FormulaSyntax& syntax) {
        const FormulaFunction& function = *functionNamed(syntax.word);
        using Kind = FormulaFunction::Kind;
        if (function.kind == Kind::whole) return realOf(wholeCall(syntax, function));
        requireOne(syntax);
        const FormulaSyntax& inner = syntax.arguments.front();
        if (function.kind == Kind::squareRoot) return checked(rootOf(number(inner)), syntax);
        const bool wasWithinFloor = std::exchange(isWithinFloor_, true);
        const RealForm real = number(inner);
        isWithinFloor_ = wasWithinFloor;
        return realOf(rounded(function.kind, real, syntax));
    }
    static FormulaTree rounded(FormulaFunction::Kind kind, const RealForm& real,
                               const FormulaSyntax& syntax) {
        if (isWhole(real)) return real.a;
        if (kind == FormulaFunction::Kind::floor) return floorOfReal(real);
        if (kind == FormulaFunction::Kind::ceiling) // ⌈x⌉ = -⌊-x⌋
            return normalTree(Operation::negate, {floorOfReal(negativeOf(real))});
        return floorOfReal(checked(sumOf(real, fractionOf(constantTree(1), constantTree(2))), syntax));
    }

    std::span<const std::string> names_;
    bool isWithinFloor_ = false; ///< there, / does not round
};

} // namespace

std::variant<FormulaTree, FormulaRefusal> meaningOf(const FormulaSyntax& syntax,
                                                    std::span<const std::string> names) {
    try {
        return FormulaReader(names).anything(syntax);
    } catch (FormulaRefusal& refusal) {
        return std::move(refusal);
    }
}

} // namespace mexplorer
