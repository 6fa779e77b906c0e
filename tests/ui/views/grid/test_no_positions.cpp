#include "tests/runner/listed.h"
#include "tests/ui/views/grid/fake_game.h"
#include "ui/document/document_file.h"
#include "ui/form/parameter_form.h"
#include "ui/panels/explorer_panel.h"
#include "ui/panels/why_panel.h"
#include "ui/text/translated.h"
#include "ui/views/grid/grid_view.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// A game that has values but no positions opens like any other.
class TestNoPositions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { document.reset({{"nim", {}, {}, "grid", {}}, game, nullptr}); }
    void cleanupTestCase() { QVERIFY(document.setGame("nim")); }

    void itsPositionIsNoText() {
        QCOMPARE(startPosition(*game), std::string());
        QCOMPARE(ask(*game, "").error().message.english(), std::string("nim has no positions."));
        QCOMPARE(document.position(), std::string());
        QVERIFY(!document.asked());
        QVERIFY(document.setPosition(""));
        QCOMPARE(document.setPosition("1,2").error().field, std::string("position"));
        QVERIFY(toMex(document).contains("\"position\": \"\""));
    }

    void viewsThatNeedOneAreNotOffered() {
        for (const ViewKind& kind : viewKinds())
            QCOMPARE(kind.canShow(*game), kind.id == "grid" || kind.id == "lens" || kind.id == "beside");
        QVERIFY(!document.setView("tree"));
        Task task;
        QVERIFY(findView("grid")->figure(document.scene("grid"), task));
    }

    void theTableIsShownAndAClickSaysWhyItSelectsNothing() {
        GridView view(document);
        QSignalSpy failed(&view, &View::failed);
        view.resize(900, 700);
        view.show();
        view.activate();
        QTRY_VERIFY(view.figure());
        QVERIFY(document.setSetting("grid", "colour", "bit"));
        QTest::mouseMove(&view.canvas(), view.canvas().rect().center());
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, view.canvas().rect().center());
        QTRY_VERIFY(!failed.isEmpty());
        QCOMPARE(failed.back().front().toString(), QString("nim has no positions."));
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(!view.trace() && document.position().empty());
    }

    void thePanelsSayNothingOfIt() {
        WhyPanel why(document);
        const auto* headline = why.findChild<QLabel*>("headline");
        QVERIFY(headline->isHidden());
        why.showHovered("1,2");
        QTest::qWait(50);
        QVERIFY(headline->isHidden());
        ExplorerPanel panel(document);
        for (const auto* form : panel.findChildren<ParameterForm*>())
            QVERIFY(!form->field("position"));
        QVERIFY(document.setGame("wythoff"));
        QVERIFY(!headline->isHidden());
        QTRY_VERIFY(!why.findChild<QLabel*>("badge")->text().isEmpty());
        initTestCase();
        QVERIFY(headline->isHidden());
    }

private:
    std::shared_ptr<const Game> game = std::make_shared<FakeTable>();
    Document document;
};

MEXPLORER_TEST(TestNoPositions)
#include "test_no_positions.moc"
