#include "core/formula/grammar.h"

#include "core/formula/formula.h"
#include "tests/runner/listed.h"

#include <string>
#include <vector>

#include <QTest>

using namespace mexplorer;

namespace {

namespace grammar = formula_grammar;
namespace peg = tao::pegtl;

/// A language in which | separates alternatives, each with a number and, perhaps, a condition.
struct alternative_number : grammar::number {};
struct alternative_condition : grammar::condition {};
struct alternative
    : peg::seq<alternative_number,
               peg::opt<peg::if_must<grammar::word<'w', 'h', 'e', 'n'>, alternative_condition>>> {};
struct alternatives
    : peg::must<peg::list<alternative, grammar::token<peg::one<'|', ';', ':', '\n'>>>, peg::eof> {};

template <class Rule>
struct Noting : peg::nothing<Rule> {};
struct Note {
    template <class Input>
    static void apply(const Input& in, std::vector<std::string>& parts) {
        parts.push_back(in.string());
    }
};
template <>
struct Noting<alternative_number> : Note {};
template <>
struct Noting<alternative_condition> : Note {};

std::vector<std::string> partsOf(const std::string& text) {
    peg::memory_input<> input(text, "");
    std::vector<std::string> parts;
    peg::parse<alternatives, Noting, grammar::control>(input, parts);
    return parts;
}

} // namespace

class TestFormulaGrammar : public QObject {
    Q_OBJECT

private slots:
    void formulasEndWhereAnotherGrammarGoesOn() {
        const std::vector<std::string> bars = {"k ", "|k-3| < 2 ", "a + b ", "||n| - 2| = |k| ", "n"};
        QCOMPARE(partsOf("k when |k-3| < 2 | a + b when ||n| - 2| = |k| | n"), bars);
        const std::vector<std::string> others = {"k ", "n > 1", "2n ", "k in {1, 2}", "n", "1"};
        QCOMPARE(partsOf("k when n > 1;2n when k in {1, 2}: n\n1"), others);
    }

    void aNumberEndsBeforeAComparison() {
        peg::memory_input<> input("n + 1 -> k", "");
        std::vector<std::string> parts;
        QVERIFY((peg::parse<alternative_number, Noting, grammar::control>(input, parts)));
        QCOMPARE(parts, std::vector<std::string>{"n + 1 "});
    }

    void whatIsMissingHasASentence() {
        try {
            (void)partsOf("k when (n > 1 | n");
            QFAIL("is not read");
        } catch (const peg::parse_error& error) {
            QCOMPARE(std::string(error.message()), std::string(grammar::closing::error_message));
            QCOMPARE(error.positions().front().byte, std::size_t{14});
        }
    }
};

MEXPLORER_TEST(TestFormulaGrammar)
#include "test_formula_grammar.moc"
