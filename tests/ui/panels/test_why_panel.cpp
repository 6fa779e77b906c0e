#include "core/explain/cell_trace.h"
#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/lesson/pseudo_code.h"
#include "ui/panels/why_panel.h"
#include "ui/panels/winning_move_button.h"
#include "ui/text/terms_tip.h"
#include "ui/theme/language.h"

#include <QAccessible>
#include <QLabel>
#include <QScrollArea>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestWhyPanel : public QObject {
    Q_OBJECT

private slots:
    void theLineOfCodeOfAStepComesIntoSight() {
        Document document;
        QVERIFY(document.setPosition("5,8"));
        WhyPanel panel(document);
        panel.resize(270, 320);
        panel.setVisible(true);
        Task task;
        auto trace = cellTrace(*document.game(), *document.asked(), task);
        QVERIFY(trace);
        const auto steps = static_cast<int>(trace->steps.size());
        panel.setTrace(std::make_shared<const CellTrace>(std::move(*trace)));
        const auto* scroll = panel.findChild<QScrollArea*>();
        const auto* code = panel.findChild<PseudoCode*>();
        const auto isInSight = [&] {
            const QWidget* line = code->litLine();
            const QRect view(QPoint(), scroll->viewport()->size());
            return line && view.contains(QRect(line->mapTo(scroll->viewport(), QPoint()), line->size()));
        };
        for (int step = 0; step < steps; ++step) {
            panel.showStep(step);
            QTRY_VERIFY2(isInSight(), qPrintable(QString::number(step)));
        }
        panel.showStep(noStep);
        QVERIFY(!code->litLine());
    }

    /// It does not explain how positions are written, which belongs to the field.
    void theBadgesTipExplainsItsWordsAlone() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "13,11,8,1"));
        WhyPanel panel(document);
        const auto* badge = panel.findChild<QLabel*>("badge");
        QTRY_COMPARE(badge->text(), QString("N: won"));
        QCOMPARE(badge->toolTip(), termsTip(badge->text()));
        QVERIFY(badge->toolTip().contains("P and N"));
        QCOMPARE(panel.findChild<QLabel*>("headline")->text(), QString("(13, 11, 8, 1)"));
    }

    void whereTheBoardIsDrawnItIsNotSpelt() {
        Document document;
        QVERIFY(document.setGame("hexapawn", {}, "bbb/.../www"));
        WhyPanel panel(document);
        panel.setVisible(true);
        const auto* headline = panel.findChild<QLabel*>("headline");
        const auto* badge = panel.findChild<QLabel*>("badge");
        QTRY_COMPARE(badge->text(), QString("P: lost"));
        QVERIFY(headline->isHidden() && !badge->isHidden());
        QVERIFY(document.setGame("nim", {}, "1,2"));
        QTRY_COMPARE(badge->text(), QString("N: won"));
        QVERIFY(!headline->isHidden());
        QCOMPARE(headline->text(), QString("(1, 2)"));
    }

    void aClickMakesTheWinningMove() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "3,5,7"));
        WhyPanel panel(document);
        auto* move = panel.findChild<WinningMoveButton*>();
        QTRY_COMPARE(plain(move->text()), QString("take 1 from heap 1 → (2, 5, 7)"));
        move->click();
        QCOMPARE(document.position(), std::string("2,5,7"));
        QTRY_COMPARE(panel.findChild<QLabel*>("badge")->text(), QString("P: lost"));
        QVERIFY(move->isHidden());
        document.undoStack().undo();
        QTRY_VERIFY(!move->isHidden());
    }

    /// A screen reader finds buttons, and can press them.
    void theMoveAndTheFoldsAreButtonsForThoseWhoDoNotSee() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "3,5,7"));
        WhyPanel panel(document);
        auto* move = panel.findChild<WinningMoveButton*>();
        QTRY_VERIFY(!move->isHidden());
        auto* spoken = QAccessible::queryAccessibleInterface(move);
        QCOMPARE(spoken->role(), QAccessible::Button);
        QVERIFY(spoken->text(QAccessible::Name).startsWith("make the winning move: "));
        QVERIFY(spoken->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
        auto* header = panel.findChild<QAbstractButton*>("fold");
        auto* fold = QAccessible::queryAccessibleInterface(header);
        QVERIFY(fold->state().checkable && !fold->state().checked);
        fold->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(header->isChecked() && fold->state().checked);
        fold->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        spoken->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(document.position(), std::string("2,5,7"));
    }

    void foldsSayHowMuchIsInThemAndAreRemembered() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "3,5,7"));
        {
            WhyPanel panel(document);
            panel.setVisible(true);
            QTRY_COMPARE(titles(panel), (QStringList{"Winning moves (3)", "mex of the options (15)",
                                                     "Theorem: Bouton 1901"}));
            const auto* moves = panel.findChild<QLabel*>("moves");
            QVERIFY(!moves->isVisible());
            panel.findChild<QAbstractButton*>("fold")->click(); // of the winning moves
            QVERIFY(moves->isVisible());
            QCOMPARE(moves->text().count('\n'), 2);
        }
        WhyPanel later(document);
        later.setVisible(true);
        QVERIFY(later.findChild<QLabel*>("moves")->isVisibleTo(
            later.findChild<QLabel*>("moves")->parentWidget()));
        QVERIFY(!later.findChild<QLabel*>("mexSet")->isVisible());
        later.findChild<QAbstractButton*>("fold")->click(); // as it was
    }

    /// Beside a board, the sentences do not name the position that they are about.
    void whatIsNotKnownYetIsNotShownAsKnown() {
        Document document;
        QVERIFY(document.setGame("connect-four", {}, "33437614734637354467"));
        WhyPanel panel(document);
        const auto* headline = panel.findChild<QLabel*>("headline");
        const auto* reasons = panel.findChild<QLabel*>("reasons");
        const auto* badge = panel.findChild<QLabel*>("badge");
        QTRY_VERIFY(headline->text() != "…");
        QVERIFY(document.setPosition("334376147346373544675"));
        QCOMPARE(headline->text(), QString("…"));
        QVERIFY(reasons->text().isEmpty() && badge->isHidden());
        QTRY_VERIFY(headline->text() != "…");
        document.undoStack().undo();
        QCOMPARE(headline->text(), QString("…"));
        QTRY_VERIFY(headline->text() != "…");
        const QString told = headline->text();
        QVERIFY(document.setSetting("board", "worth", "off"));
        QCOMPARE(headline->text(), told); // it is about the same position
    }

    void itTellsNothingOfWhatIsSecret() {
        Document document;
        QVERIFY(document.setPosition("5,8"));
        WhyPanel panel(document);
        const auto* headline = panel.findChild<QLabel*>("headline");
        const auto* reasons = panel.findChild<QLabel*>("reasons");
        const auto* badge = panel.findChild<QLabel*>("badge");
        const auto* move = panel.findChild<WinningMoveButton*>();
        QTRY_COMPARE(badge->text(), QString("N: won"));
        QVERIFY(!move->isHidden());
        panel.keepSecret(true);
        QCOMPARE(headline->text(), QStringLiteral("(5, 8) is not known yet"));
        QVERIFY(badge->isHidden() && move->isHidden());
        QVERIFY(!reasons->text().contains("win"));
        for (const char* folded : {"moves", "proof", "mexSet"})
            QVERIFY(panel.findChild<QLabel*>(folded)->parentWidget()->isHidden());
        setLanguage("zh_CN");
        QCoreApplication::sendPostedEvents();
        QVERIFY(!headline->text().contains("N") && badge->isHidden());
        setLanguage("en");
        panel.showHovered("1,2"); // as reported by the picture
        QTRY_COMPARE(badge->text(), QString("P: lost"));
        panel.showHovered({});
        QTRY_VERIFY(headline->text().contains("not known"));
        panel.keepSecret(false);
        QTRY_COMPARE(badge->text(), QString("N: won"));
    }

    void itTellsTheMoveOfTheHeapThatIsChosen() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "13,11,8,1"));
        WhyPanel panel(document);
        const auto* moves = panel.findChild<QLabel*>("moves");
        QTRY_VERIFY(moves->text().contains("from heap 1") && moves->text().contains("from heap 2"));
        panel.showComponent(1);
        QTRY_VERIFY(!moves->text().contains("from heap 1"));
        QVERIFY(moves->text().contains("from heap 2"));
        panel.showComponent(3);
        QTRY_VERIFY(moves->text().contains("No move in heap 4 wins."));
        panel.showComponent({});
        QTRY_VERIFY(moves->text().contains("from heap 1"));
        panel.showComponent(3);
        QVERIFY(document.setPosition("1,2")); // has no fourth heap
        QTRY_VERIFY(moves->text().contains("from heap 2"));
    }

private:
    static QString plain(QString text) { return text.remove(QChar(0x200B)); }
    static QStringList titles(const WhyPanel& panel) {
        QStringList titles;
        for (const auto* header : panel.findChildren<QAbstractButton*>("fold"))
            if (header->isVisible()) titles << header->accessibleName();
        return titles;
    }
};

MEXPLORER_TEST(TestWhyPanel)
#include "test_why_panel.moc"
