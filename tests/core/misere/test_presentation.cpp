#include "core/misere/presentation.h"

#include "core/misere/find_quotient.h"
#include "tests/core/misere/plain_sums.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// The word to which the relations bring it, applied wherever they can be.
Word rewritten(Word word, const Presentation& presentation) {
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (const auto& [from, to] : presentation.relations) {
            bool isPart = true;
            for (std::size_t i = 0; i < word.size(); ++i)
                isPart = isPart && from[i] <= word[i];
            if (!isPart) continue;
            for (std::size_t i = 0; i < word.size(); ++i)
                word[i] += to[i] - from[i]; // unsigned, but the sum is right
            isChanged = true;
        }
    }
    return word;
}

} // namespace

class TestPresentation : public QObject {
    Q_OBJECT

private slots:
    void relationsBringEveryProductToItsElementsWord_data() {
        QTest::addColumn<QString>("code");
        for (const char* code : {"0.123", "0.77", "0.75", "0.07", "4.7", "0.(3)", "0.0"})
            QTest::newRow(code) << code;
    }
    void relationsBringEveryProductToItsElementsWord() {
        QFETCH(QString, code);
        Task task;
        const MisereQuotient quotient = findQuotient(breaksOf(code.toStdString()), 12, task)->quotient;
        const Presentation presentation = presentationOf(quotient, task).value();
        const ElementsByWord& elements = presentation.elements;
        QCOMPARE(elements.words.size(), quotient.monoid.order());
        for (Element a = 0; a < quotient.monoid.order(); ++a) {
            QCOMPARE(elements.elements[a], a); // the quotient is in the order of words
            for (Element b = 0; b < quotient.monoid.order(); ++b) {
                Word product = elements.words[a];
                for (std::size_t i = 0; i < product.size(); ++i)
                    product[i] += elements.words[b][i];
                QCOMPARE(rewritten(product, presentation), elements.words[quotient.monoid.product(a, b)]);
            }
        }
        for (std::size_t left = 0; left < presentation.relations.size(); ++left) { // each is needed
            Presentation fewer = presentation;
            fewer.relations.erase(fewer.relations.begin() + static_cast<std::ptrdiff_t>(left));
            const Word& from = presentation.relations[left].first;
            QCOMPARE(rewritten(from, fewer), from);
        }
    }

    /// R₈ as Plambeck and Siegel (2008) write it: a² = 1, b³ = b, bc = ab, c² = b².
    void aPresentationIsPrintedAsInTheField() {
        Task task;
        const MisereQuotient quotient = findQuotient(breaksOf("0.75"), 12, task)->quotient;
        const Presentation presentation = presentationOf(quotient, task).value();
        std::set<std::string> relations;
        for (const auto& [from, to] : presentation.relations)
            relations.insert(wordText(from) + "=" + wordText(to));
        QCOMPARE(relations, (std::set<std::string>{"a²=1", "b³=b", "bc=ab", "c²=b²"}));
        QCOMPARE(wordText({}), std::string("1"));
        QCOMPARE(wordText({0, 12, 1}), std::string("b¹²c"));
        QCOMPARE(generatorName(25), std::string("z"));
        QCOMPARE(generatorName(27), std::string("b1"));
    }
};

MEXPLORER_TEST(TestPresentation)
#include "test_presentation.moc"
