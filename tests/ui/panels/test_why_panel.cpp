#include "core/explain/cell_trace.h"
#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/lesson/pseudo_code.h"
#include "ui/panels/why_panel.h"
#include "ui/text/terms_tip.h"
#include "ui/theme/language.h"

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
    void theHeadlinesTipExplainsItsWordsAlone() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "13,11,8,1"));
        WhyPanel panel(document);
        const auto* headline = panel.findChild<QLabel*>("headline");
        QTRY_VERIFY(headline->text().contains("is N"));
        QCOMPARE(headline->toolTip(), termsTip(headline->text()));
        QVERIFY(headline->toolTip().contains("P and N"));
    }

    void whereTheBoardIsDrawnTheHeadlineDoesNotSpellIt() {
        Document document;
        QVERIFY(document.setGame("hexapawn", {}, "bbb/.../www"));
        WhyPanel panel(document);
        const auto* headline = panel.findChild<QLabel*>("headline");
        QTRY_COMPARE(headline->text(), QStringLiteral("This position is P"));
        QVERIFY(document.setGame("nim", {}, "1,2"));
        QTRY_COMPARE(headline->text(), QStringLiteral("(1, 2) is N"));
    }

    /// Beside a board, the sentences do not name the position that they are about.
    void whatIsNotKnownYetIsNotShownAsKnown() {
        Document document;
        QVERIFY(document.setGame("connect-four", {}, "33437614734637354467"));
        WhyPanel panel(document);
        const auto* headline = panel.findChild<QLabel*>("headline");
        const auto* reasons = panel.findChild<QLabel*>("reasons");
        QTRY_VERIFY(headline->text() != "…");
        QVERIFY(document.setPosition("334376147346373544675"));
        QCOMPARE(headline->text(), QString("…"));
        QVERIFY(reasons->text().isEmpty());
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
        QTRY_VERIFY(headline->text().contains("is N"));
        panel.keepSecret(true);
        QCOMPARE(headline->text(), QStringLiteral("(5, 8) is not known yet"));
        QVERIFY(!reasons->text().contains("Move to"));
        QVERIFY(panel.findChild<QLabel*>("mexSet")->isHidden());
        setLanguage("zh_CN");
        QCoreApplication::sendPostedEvents();
        QVERIFY(!headline->text().contains("N"));
        setLanguage("en");
        panel.showHovered("1,2"); // as reported by the picture
        QTRY_VERIFY(headline->text().contains("is P"));
        panel.showHovered({});
        QTRY_VERIFY(headline->text().contains("not known"));
        panel.keepSecret(false);
        QTRY_VERIFY(headline->text().contains("is N"));
    }

    void itTellsTheMoveOfTheHeapThatIsChosen() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "13,11,8,1"));
        WhyPanel panel(document);
        const auto* reasons = panel.findChild<QLabel*>("reasons");
        QTRY_VERIFY(reasons->text().contains("from heap 1") && reasons->text().contains("from heap 2"));
        panel.showComponent(1);
        QTRY_VERIFY(!reasons->text().contains("from heap 1"));
        QVERIFY(reasons->text().contains("from heap 2"));
        panel.showComponent(3);
        QTRY_VERIFY(reasons->text().contains("No move in heap 4 wins."));
        panel.showComponent({});
        QTRY_VERIFY(reasons->text().contains("from heap 1"));
        panel.showComponent(3);
        QVERIFY(document.setPosition("1,2")); // has no fourth heap
        QTRY_VERIFY(reasons->text().contains("from heap 2"));
    }
};

MEXPLORER_TEST(TestWhyPanel)
#include "test_why_panel.moc"
