#include "core/explain/say_short_game.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/pictures_of_steps.h"
#include "ui/document/document.h"
#include "ui/views/canonical/canonical_view.h"

#include <QBuffer>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// The picture of a form that becomes canonical.
class TestCanonicalView : public QObject {
    Q_OBJECT

private slots:
    void init() { show("form", "{0,-1*,+-1|2,{3|1/2}}"); }
    void cleanup() { view.reset(); }

    void theStepsChangeThePicture() {
        const QList<QByteArray> pictures = picturesOfSteps(*view);
        QCOMPARE(static_cast<std::size_t>(pictures.size()), view->shownTrace()->steps.size());
        QVERIFY(allDiffer(pictures));
    }

    void whatIsDrawnLiesApartAndInsideTheBounds() {
        for (const char* game :
             {"{0,-1*,+-1|2,{3|1/2}}", "{|}", "1", "*8", "{{1|*}|-1}", "{+-1,+-2,+-3,^|v}"}) {
            show("form", game);
            const CanonicalLayout& layout = view->figure()->layout();
            const std::size_t options = view->figure()->picture().subject.options.size();
            std::vector<QRectF> boxes = {layout.root(), layout.plate()};
            for (std::size_t i = 0; i < options; ++i)
                boxes.push_back(layout.option(i));
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                QVERIFY(layout.bounds().contains(boxes[i]));
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(!boxes[i].intersects(boxes[j]), game);
            }
            QVERIFY(layout.plate().contains(layout.difference()));
            QVERIFY(layout.plate().contains(
                        layout.moved(CanonicalLayout::mostRows - 1, CanonicalLayout::mostRows)) ||
                    view->figure()->picture().mostLines < CanonicalLayout::mostRows);
            QVERIFY(layout.side(true).right() < layout.side(false).left()); // Left’s are left
        }
    }

    void whereAGameIsDrawnItIsFound() {
        view->showStep(1); // −1∗ is dominated by 0
        const CanonicalFigure& figure = *view->figure();
        const FormState& state = figure.state();
        const auto at = [&](const QRectF& box) { return figure.gameAt(box.center()).value_or("nothing"); };
        for (std::size_t i = 0; i < state.fates.size(); ++i)
            QCOMPARE(at(figure.layout().option(i)), figure.picture().subject.options[i].name);
        QCOMPARE(at(figure.layout().difference()), std::string("1*"));
        QCOMPARE(at(figure.layout().moved(0, 1)), std::string("1"));
        QCOMPARE(at(figure.layout().root()), std::string("nothing"));
    }

    void aClickOpensAGame_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("position");
        QTest::newRow("of a form") << "form"
                                   << "{0,-1*,+-1|2,{3|1/2}}";
        QTest::newRow("of a board") << "domineering"
                                    << "../..";
    }
    /// As a game by itself, in the same view; that can be undone.
    void aClickOpensAGame() {
        QFETCH(const QString, game);
        QFETCH(const QString, position);
        show(game.toStdString(), position.toStdString());
        const std::string option = view->figure()->picture().subject.options.front().name;
        clickOn(view->figure()->layout().option(0));
        QCOMPARE(document.state().game, std::string("form"));
        QCOMPARE(document.position(), option);
        QCOMPARE(document.state().view, std::string("canonical"));
        document.undoStack().undo();
        QCOMPARE(document.position(), position.toStdString());
    }

    void theDataAreTheOptions() {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Task task;
        QVERIFY(view->figure()->writeCsv(buffer, task));
        QCOMPARE(buffer.data(), "player,option,fate\nL,0,kept\nL,'-1*,dominated\nL,'+-1,reversible\n"
                                "R,2,reversible\nR,{3|1/2},reversible\n");
    }

    /// A position of which there are too many is refused in words.
    void tooManyOptionsAreRefused() {
        QVERIFY(document.setGame("form", {}, "*100", "canonical"));
        Task task;
        const auto figure = findView("canonical")->figure(document.scene("canonical"), task);
        QVERIFY(!figure);
        QVERIFY(figure.error().english().find("more than 60 options") != std::string::npos);
    }

private:
    void show(const std::string& game, const std::string& position) {
        view.reset();
        QVERIFY(document.setGame(game, {}, position, "canonical"));
        view = std::make_unique<CanonicalView>(document);
        view->QWidget::resize(1000, 600);
        view->activate();
        QTRY_VERIFY(view->figure() && view->shownTrace());
    }
    void clickOn(const QRectF& box) {
        Canvas& canvas = view->canvas();
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.frame().toArea().map(box.center()).toPoint());
    }

    Document document;
    std::unique_ptr<CanonicalView> view;
};

MEXPLORER_TEST(TestCanonicalView)
#include "test_canonical_view.moc"
