#include "tests/runner/listed.h"
#include "tests/ui/views/pictures_of_steps.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/document/view_kind.h"
#include "ui/theme/theme.h"
#include "ui/views/numbers/numbers_view.h"

#include <QBuffer>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// The picture of the simplest number.
class TestNumbersView : public QObject {
    Q_OBJECT

private slots:
    void init() { show("form", "{0,1/4|1,5/8}"); }
    void cleanup() { view.reset(); }

    void theStepsChangeThePicture() {
        for (const char* game : {"{0,1/4|1,5/8}", "-13/64", "{10|}", "0", "{*|*}", "{2|-1}"}) {
            show("form", game);
            const QList<QByteArray> pictures = picturesOfSteps(*view);
            QCOMPARE(static_cast<std::size_t>(pictures.size()), view->shownTrace()->steps.size());
            QVERIFY2(allDiffer(pictures), game);
        }
    }

    /// At the ends of the tree, too.
    void noTextsOverlap() {
        for (const char* game : {"4", "-4", "5", "-5", "0", "-15/16", "{15/4|17/4}"}) {
            show("form", game);
            Task task;
            const auto steps = findView("numbers")->steps(document.scene("numbers"), task);
            QVERIFY(steps);
            for (int step = 0; step < static_cast<int>(steps->trace->steps.size()); ++step)
                for (const auto& [size, style] :
                     {std::pair{QSize(1280, 578), Style::presenting(lightTheme())},
                      std::pair{QSize(769, 551), Style{}}}) {
                    const auto overlap =
                        overlapOf(seenTexts(*steps->figureAt(step), size, std::nullopt, style));
                    if (!overlap) continue;
                    const QString told = QStringLiteral("%1, step %2: “%3” over “%4”");
                    QFAIL(
                        qPrintable(told.arg(game).arg(step).arg(overlap->first.text, overlap->second.text)));
                }
        }
    }

    /// A number stands in the tree right above its place on the ruler, parents above their children.
    void theRulerIsBelowTheTree() {
        for (const char* game : {"{0,1/4|1,5/8}", "-13/64", "{10|}", "1/1152921504606846976"}) {
            show("form", game);
            const NumbersLayout& layout = view->figure()->layout();
            QVERIFY(layout.numbers().size() <= 63);
            for (const TreeNumber& each : layout.numbers()) {
                QVERIFY(std::abs(layout.onRuler(each.number).x() - each.at.x()) < 1e-6);
                const TreeNumber& parent = layout.numbers()[each.parent];
                QVERIFY(each.level == 0 || (parent.at.y() < each.at.y() &&
                                            (each.at.x() > parent.at.x()) == (each.number > parent.number)));
            }
        }
    }

    /// At every step, however deep it goes.
    void theNumberMetIsInTheDrawnPart() {
        for (const char* game : {"-13/64", "1/1152921504606846976", "4000000000000000000", "{100|101}"}) {
            show("form", game);
            const auto trace = view->shownTrace();
            for (std::size_t i = 0; i < trace->steps.size(); ++i) {
                view->showStep(static_cast<int>(i));
                const NumbersFigure& figure = *view->figure();
                if (figure.state().met == 0) continue;
                const NumberMet& last = figure.subject().way[figure.state().met - 1];
                const std::size_t found = figure.layout().find(last.number);
                QVERIFY2(found < figure.layout().numbers().size(), game);
                QCOMPARE(figure.layout().day(figure.layout().numbers()[found].level), last.day);
            }
        }
    }

    /// The branches that are drawn stand for as many as there are signs.
    void theStalkHasTheSigns() {
        for (const char* game : {"{0,1/4|1,5/8}", "-13/64", "{10|}", "-4000000000000000000", "21/2", "3"}) {
            show("form", game);
            const NumbersFigure& figure = *view->figure();
            std::int64_t branches = 0;
            int points = 0;
            for (const StalkBranch& branch : figure.layout().branches()) {
                branches += branch.count;
                points += branch.reading == StalkBranch::Reading::point ? 1 : 0;
            }
            QCOMPARE(branches, dayOf(figure.subject().signs));
            QCOMPARE(points, figure.subject().sought.number->isWhole() ? 0 : 2);
        }
    }

    void aClickOpensANumber() {
        const NumbersLayout& layout = view->figure()->layout();
        const QPointF place = layout.numbers()[layout.find(*Dyadic::of(3, 2))].at;
        QCOMPARE(view->figure()->gameAt(place).value_or("none"), std::string("3/4"));
        Canvas& canvas = view->canvas();
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.frame().toArea().map(place).toPoint());
        QCOMPARE(document.position(), std::string("3/4"));
        QCOMPARE(document.state().view, std::string("numbers"));
    }

    void theDataAreTheWay() {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Task task;
        QVERIFY(view->figure()->writeCsv(buffer, task));
        QCOMPARE(buffer.data(), "day,number,sign\n0,0,\n1,1,+\n2,1/2,-\n");
    }

private:
    void show(const std::string& game, const std::string& position) {
        view.reset();
        QVERIFY(document.setGame(game, {}, position, "numbers"));
        view = std::make_unique<NumbersView>(document);
        view->QWidget::resize(1000, 600);
        view->activate();
        QTRY_VERIFY(view->figure() && view->shownTrace());
    }

    Document document;
    std::unique_ptr<NumbersView> view;
};

MEXPLORER_TEST(TestNumbersView)
#include "test_numbers_view.moc"
