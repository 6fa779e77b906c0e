#include "tests/runner/listed.h"
#include "tests/ui/views/pictures_of_steps.h"
#include "ui/document/document.h"
#include "ui/views/hottest/hottest_view.h"

#include <QBuffer>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// The picture of a sum played hottest-first.
class TestHottestView : public QObject {
    Q_OBJECT

private slots:
    void init() { show("form: {2|0}; form: +-1; form: {3||1|-2}; nim: 2"); }
    void cleanup() { view.reset(); }

    void theStepsChangeThePicture() {
        for (const char* sum : {"form: {2|0}; form: +-1; form: {3||1|-2}; nim: 2",
                                "form: {5||2|-6}; form: +-1", "form: 1/2; nim: 1"}) {
            show(sum);
            const QList<QByteArray> pictures = picturesOfSteps(*view);
            QCOMPARE(static_cast<std::size_t>(pictures.size()), view->shownTrace()->steps.size());
            QVERIFY2(allDiffer(pictures), sum);
        }
    }

    /// At every step each component is what the moves have made of it.
    void theComponentsFollowTheMoves() {
        const auto trace = view->shownTrace();
        for (std::size_t i = 0; i < trace->steps.size(); ++i) {
            view->showStep(static_cast<int>(i));
            const HottestFigure& figure = *view->figure();
            std::vector<std::string> names;
            for (const HotPlay::Part& part : figure.play().start)
                names.push_back(part.name);
            for (std::size_t turn = 0; turn < figure.state().turns; ++turn) {
                QCOMPARE(figure.play().turns[turn].from.name, names[figure.play().turns[turn].component]);
                names[figure.play().turns[turn].component] = figure.play().turns[turn].to.name;
            }
            for (std::size_t k = 0; k < names.size(); ++k)
                QCOMPARE(figure.parts()[k].name, names[k]);
        }
    }

    void nothingOverlaps() {
        const HottestFigure& figure = *view->figure();
        QVERIFY(figure.bounds().contains(figure.exact()) && figure.bounds().contains(figure.card(3)));
        for (std::size_t i = 0; i + 1 < figure.parts().size(); ++i)
            QVERIFY(!figure.card(i).intersects(figure.card(i + 1)));
        QVERIFY(!figure.card(3).intersects(figure.stop()) && !figure.stop().intersects(figure.exact()));
    }

    void aClickOpensAComponent() {
        const QPointF place = view->figure()->card(3).center();
        QCOMPARE(view->figure()->gameAt(place).value_or("none"), std::string("*2"));
        QCOMPARE(view->figure()->gameAt(view->figure()->stop().center()).has_value(), false);
    }

    void theDataAreTheMoves() {
        show("form: {2|0}; form: +-1");
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Task task;
        QVERIFY(view->figure()->writeCsv(buffer, task));
        QCOMPARE(buffer.data(),
                 "turn,player,component,from,to,temperature\n1,L,1,{2|0},2,1\n2,R,2,'+-1,-1,1\n");
    }

private:
    void show(const std::string& position) {
        view.reset();
        QVERIFY(document.setGame("sum", {{"play", "sides"}}, position, "hottest"));
        view = std::make_unique<HottestView>(document);
        view->QWidget::resize(1000, 600);
        view->activate();
        QTRY_VERIFY(view->figure() && view->shownTrace());
    }

    Document document;
    std::unique_ptr<HottestView> view;
};

MEXPLORER_TEST(TestHottestView)
#include "test_hottest_view.moc"
