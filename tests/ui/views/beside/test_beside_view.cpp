#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/views/beside/beside_view.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestBesideView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        document_ = std::make_unique<Document>();
        QVERIFY(document_->setGame("nim", {}, "1,2", "beside"));
        QVERIFY(document_->setSettings("beside",
                                       {{"picture", "grid"}, {"grid.rows", "8"}, {"grid.columns", "8"}}));
        window_ = std::make_unique<QWidget>();
        window_->resize(1000, 640);
        view_ = static_cast<BesideView*>(findView("beside")->make(*document_, window_.get()));
        view_->resize(1000, 640);
        view_->activate();
        QTRY_VERIFY(view_->trace());
    }
    void cleanup() {
        window_.reset();
        document_.reset();
    }

    void normalAndMiserePlayAreBesideEachOther() {
        const BesidePicture& picture = view_->figure()->picture();
        QCOMPARE(picture.facts.titles[0].english(), std::string("normal play"));
        QCOMPARE(picture.facts.titles[1].english(), std::string("misère play"));
        QCOMPARE(picture.facts.differences->outcomes, std::uint64_t{4});
    }

    void whatIsBesideItCanBeUndone() {
        QVERIFY(document_->setSetting("beside", "with", "wythoff"));
        QTRY_VERIFY(view_->trace());
        QVERIFY(titleBeside().find("Wythoff") != std::string::npos);
        document_->undoStack().undo();
        QTRY_VERIFY(view_->trace());
        QCOMPARE(titleBeside(), std::string("misère play"));
    }

    void aMistakeIsRefusedAtTheField() {
        const auto set = document_->setSetting("beside", "with", "pley=misere");
        QVERIFY(!set);
        QCOMPARE(set.error().field, std::string("with"));
        QCOMPARE(document_->scene("beside").settings.at("with"), std::string("play=misere"));
    }

    void aClickInEitherHalfSelectsTheSamePosition() {
        for (std::size_t side = 0; side < 2; ++side) {
            QVERIFY(document_->setPosition("0,0"));
            QTRY_VERIFY(view_->trace());
            click(side, {3, 2});
            QCOMPARE(document_->position(), std::string("3,2"));
            QTRY_VERIFY(view_->trace());
        }
    }

    void pointingTellsBothValues() {
        QSignalSpy told(view_, &View::pointedAt);
        for (std::size_t side = 0; side < 2; ++side) {
            emit view_->canvas().pointed(worldAt(pointOf(side, {0, 1})));
            QCOMPARE(told.back().at(0).toString(), QString("(0, 1) — normal play: 1; misère play: 0"));
            emit view_->canvas().pointed(worldAt(pointOf(side, {3, 2})));
            QCOMPARE(told.back().at(0).toString(), QString("(3, 2) — normal play: 1; misère play: 1"));
        }
    }

    void theFootAndTheKeyLeadToTheDifferences() {
        QSignalSpy wanted(view_, &View::stepWanted);
        const int count = static_cast<int>(view_->trace()->steps.size());
        const QPointF foot = view_->figure()->foot(view_->canvas().frame()).center();
        emit view_->canvas().clicked(worldAt(foot));
        QCOMPARE(wanted.back().at(0).toInt(), count - 4);
        view_->showStep(count - 4);
        QCOMPARE(view_->figure()->ringed(), std::optional<std::size_t>(0));
        QVERIFY(view_->trace()->steps[static_cast<std::size_t>(count - 4)].reason.english().starts_with(
            "(0, 0) — normal play: 0; misère play: 1. normal play: (0, 0) is P: "));
        QTest::keyClick(view_, Qt::Key_D);
        QCOMPARE(wanted.back().at(0).toInt(), count - 3);
        QTest::keyClick(view_, Qt::Key_D, Qt::ShiftModifier);
        QCOMPARE(wanted.back().at(0).toInt(), count - 1); // before the first comes the last
        QVERIFY(!document_->setSetting("beside", "with", "grid.palette=magma"));
        QVERIFY(document_->setSetting("beside", "with", "palette=magma"));
        QTRY_VERIFY(view_->figure() && view_->figure()->picture().facts.differences->differing() == 0);
        QVERIFY(!view_->takes(QKeyEvent(QEvent::KeyPress, Qt::Key_D, Qt::NoModifier)));
    }

    /// The wheel over the right half keeps the place under the pointer.
    void zoomingInTheRightHalfKeepsThePlace() {
        const QPointF point = pointOf(1, {5, 3});
        view_->canvas().zoom(1.5, point);
        QVERIFY(view_->canvas().camera());
        const QPointF now = pointOf(1, {5, 3});
        QVERIFY((now - point).manhattanLength() < 1e-6);
    }

    void bothHalvesMoveTogether() {
        view_->canvas().zoom(2);
        const QPointF before = pointOf(1, {2, 2}) - pointOf(0, {2, 2});
        view_->canvas().pan({-20, 10});
        const QPointF after = pointOf(1, {2, 2}) - pointOf(0, {2, 2});
        QVERIFY((after - before).manhattanLength() < 1e-6);
    }

    void theMenuOffersWhatCouldStandBesideIt() {
        QMenu menu;
        view_->addOwnActions(menu);
        const QMenu* offers = menu.actions().front()->menu();
        QVERIFY(offers && offers->actions().size() > 2);
        QCOMPARE(offers->actions().front()->text(), QString("play=misere"));
        QAction* colour = nullptr;
        for (QAction* action : offers->actions())
            if (action->text() == "colour=outcome") colour = action;
        QVERIFY(colour);
        colour->trigger();
        QCOMPARE(document_->scene("beside").settings.at("with"), std::string("colour=outcome"));
        QTRY_VERIFY(view_->trace());
        QCOMPARE(view_->figure()->picture().facts.differences->differing(), std::uint64_t{0});
    }

    void aReaderHearsTheStep() {
        const int last = static_cast<int>(view_->trace()->steps.size()) - 1;
        document_->setStep(last);
        view_->showStep(last);
        const QString name = view_->canvas().accessibleName();
        QVERIFY2(name.contains("Side by side") && name.contains("(1, 1) — normal play: 0; misère play: 1"),
                 qPrintable(name));
    }

    void aNodeThatDiffersLeadsToItsStep() {
        QVERIFY(document_->setPosition("1,1"));
        QVERIFY(document_->setSettings("beside", {{"picture", "tree"}, {"tree.shape", "whole"}}));
        QTRY_VERIFY(view_->trace() && view_->figure()->picture().comparison.areNodes());
        QSignalSpy wanted(view_, &View::stepWanted);
        click(1, {0, 0}); // the root: P in normal play, N in misère play
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(document_->position(), std::string("1,1"));
    }

private:
    [[nodiscard]] std::string titleBeside() const {
        return view_->figure()->picture().facts.titles[1].english();
    }
    /// The middle of a place of a half, in the canvas.
    [[nodiscard]] QPointF pointOf(std::size_t side, const ValuePlace& place) const {
        const Figure& figure = *view_->figure()->picture().figures[side];
        const auto rect = dynamic_cast<const Pairable&>(figure).rectOf(place);
        const Frame half = view_->figure()->half(side, view_->canvas().frame());
        return half.toArea().mapRect(*rect).center();
    }
    [[nodiscard]] QPointF worldAt(const QPointF& point) const {
        return view_->canvas().frame().toWorld(point);
    }
    void click(std::size_t side, const ValuePlace& place) const {
        const QPointF point = pointOf(side, place);
        QVERIFY(view_->figure()->isTouchable(view_->canvas().frame(), point));
        emit view_->canvas().clicked(worldAt(point));
    }

    std::unique_ptr<Document> document_;
    std::unique_ptr<QWidget> window_;
    BesideView* view_ = nullptr;
};

MEXPLORER_TEST(TestBesideView)
#include "test_beside_view.moc"
