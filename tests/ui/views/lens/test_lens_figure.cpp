#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/views/lens/lens_figure.h"
#include "ui/views/lens/lens_settings.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

std::shared_ptr<const LensSubject> subjectOf(const std::string& id, const Parameters& parameters,
                                             const Parameters& settings) {
    Task task;
    const auto game = makeGame(id, parameters).value();
    const auto complete = completed(describeLensSettings(*game), settings).value();
    return std::make_shared<const LensSubject>(lensSubjectOf(*game, complete, task).value());
}

std::shared_ptr<const LensSubject> bashWith(const std::string& conjecture) {
    return subjectOf("bash", {{"m", "3"}}, {{"to", "13"}, {"over", "line"}, {"compare", conjecture}});
}

std::shared_ptr<const LensSubject> nimWith(const std::string& conjecture) {
    return subjectOf("nim", {}, {{"over", "grid"}, {"side", "8"}, {"compare", conjecture}});
}

QImage drawn(const Figure& figure, const QSize& size) {
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF({}, QSizeF(size)), {}, {}));
    return image;
}

QByteArray csvOf(const Figure& figure) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    Task task;
    return figure.writeCsv(buffer, task) ? buffer.data() : QByteArray();
}

} // namespace

class TestLensFigure : public QObject {
    Q_OBJECT

private slots:
    void placesOfTheChartAreItsNumbers() {
        const LensFigure figure(bashWith("n mod 3"));
        for (std::uint64_t n = 0; n < 13; ++n) {
            const QRectF place = figure.field().rectOf({n, 0});
            QCOMPARE(figure.field().placeAt(place.center()), std::optional(GridCell{n, 0}));
            QCOMPARE(figure.placeOfTopic({topic::number, n}), std::optional(place));
        }
        QVERIFY(!figure.field().placeAt({-20, 0}));
        QVERIFY(!figure.placeOfTopic({topic::number, 13}));
    }

    void placesOfTheTableAreItsCells() {
        const LensFigure figure(nimWith("a + b"));
        for (std::uint64_t a = 0; a < 8; ++a) {
            for (std::uint64_t b = 0; b < 8; ++b) {
                const QRectF place = figure.field().rectOf({a, b});
                QCOMPARE(figure.field().placeAt(place.center()), std::optional(GridCell{a, b}));
            }
        }
        QVERIFY(!figure.field().placeAt({8.5, 1}));
        QVERIFY(!figure.placeOfTopic({topic::cell, 0, 8}));
    }

    void aFormulaFarOffDoesNotFlattenTheValues() {
        const LensFigure figure(bashWith("1000000*n"));
        QVERIFY(figure.bounds().height() < 30);
    }

    void theMarksFollowTheSteps() {
        const auto subject = bashWith("n mod 5");
        const LensTrace trace = lensTrace(*subject);
        QCOMPARE(LensFigure(subject, trace.states[0]).marks().failures, std::size_t{0});
        QVERIFY(LensFigure(subject, trace.states[0]).marks().isUnchecked);
        QCOMPARE(LensFigure(subject, trace.states[1]).marks().agree, std::optional<std::uint64_t>(4));
        QVERIFY(LensFigure(subject, trace.states[2]).marks().hasOptions);
        QCOMPARE(LensFigure(subject, trace.states[3]).marks().ringed, std::optional<std::size_t>(1));
        QCOMPARE(LensFigure(subject).marks().failures, subject->failures.size());
        QCOMPARE(LensFigure(subject).marks().ringed, std::optional<std::size_t>(0));
    }

    void everyStepChangesThePictureOfATable() {
        for (const std::string conjecture : {"a + b", "a xor b", "", "P iff a = 1", "0 1"}) {
            const auto subject = nimWith(conjecture);
            QImage before;
            for (const LensState& state : lensTrace(*subject).states) {
                const QImage now = drawn(LensFigure(subject, state), {900, 600});
                QVERIFY(now != before);
                before = now;
            }
        }
    }

    void aSuggestionIsTakenWhereItsBoxIs() {
        const LensFigure figure(bashWith(""));
        const Frame wide(figure, {0, 0, 1000, 640}, {}, {});
        const auto box = figure.placeOfOffer(wide, 0);
        QVERIFY(box);
        QCOMPARE(figure.offerAt(wide, *box), std::optional<std::size_t>(0));
        QVERIFY(figure.isTouchable(wide, *box));
        QVERIFY(!figure.offerAt(wide, {5, 5}));
        const Frame narrow(figure, {0, 0, 400, 260}, {}, {});
        QVERIFY(!figure.placeOfOffer(narrow, 0));
    }

    void theFailuresAreInTheTable() {
        QVERIFY(csvOf(LensFigure(bashWith("n mod 5")))
                    .startsWith("n,value,said\n0,0,\n1,1,\n2,2,\n3,3,\n4,0,4\n5,1,0\n"));
        const QByteArray table = csvOf(LensFigure(nimWith("a + b")));
        QVERIFY(table.startsWith("a,b,value,said\n0,0,0,\n"));
        QVERIFY(table.contains("\n1,1,0,2\n"));
        QCOMPARE(table.count('\n'), 65);
    }

    void aBoardCountsFromItsFirstSquare() {
        const auto subject = subjectOf("kiki", {}, {{"compare", "a"}, {"side", "4"}});
        QCOMPARE(subject->first, std::uint64_t{1});
        QVERIFY(csvOf(LensFigure(subject)).startsWith("a,b,value,said\n1,1,"));
    }
};

MEXPLORER_TEST(TestLensFigure)
#include "test_lens_figure.moc"
