#include "core/text/long_values.h"
#include "core/text/quoted.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestLongValues : public QObject {
    Q_OBJECT

private slots:
    void longValuesAreLeftOut() {
        QCOMPARE(withoutLongValues(two), std::string("nim: 3; dag …: \"a,b\"; dag …: c"));
        for (const char* text :
             {"", "3,5,7", "octal code=\"0.77\": 9", "x=\"", "x=\"yyyyyyyyyyyyyyyyyyyyyyyyyyy"})
            QCOMPARE(withoutLongValues(text), std::string(text)); // short, or never closed
    }

    void whatIsFoldedUnfoldsToTheSame() {
        for (const std::string& text : {two, std::string("3,5,7"), std::string("octal code=\"0.77\": 9"),
                                        std::string(), "x=\"" + std::string(40, 'y')}) {
            const FoldedText all = folded(text);
            QCOMPARE(unfolded(all.text, all.values), text);
        }
        QCOMPARE(folded(two).text, std::string("nim: 3; dag graph=\"…1\": \"a,b\"; dag graph=\"…2\": c"));
    }

    /// Each mark is replaced by its value wherever it was moved; marks without a value stay.
    void anEditKeepsWhatIsFolded() {
        const FoldedText all = folded(two);
        QCOMPARE(unfolded("dag graph=\"…2\": d", all.values), "dag graph=" + second + ": d");
        QCOMPARE(unfolded("dag graph=\"…2\": c; dag graph=\"…2\": c; dag graph=\"…1\": a", all.values),
                 "dag graph=" + second + ": c; dag graph=" + second + ": c; dag graph=" + first + ": a");
        for (const char* text :
             {"dag graph=\"…3\": c", "dag graph=\"…0\": c", "nim: \"…1\"", "dag graph=\"…1"})
            QCOMPARE(unfolded(text, all.values), std::string(text));
        QCOMPARE(unfolded("dag graph=\"…1\": c", {}), std::string("dag graph=\"…1\": c"));
    }

private:
    const std::string first = inQuotes("digraph { \"a,b\" -> c -> d; a -> d }");
    const std::string second = inQuotes("digraph { c -> d; c -> e; d -> e }");
    const std::string two = "nim: 3; dag graph=" + first + ": \"a,b\"; dag graph=" + second + ": c";
};

MEXPLORER_TEST(TestLongValues)
#include "test_long_values.moc"
