#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/panels/explorer_panel.h"
#include "ui/theme/language.h"
#include "ui/theme/theme.h"
#include "ui/views/view.h"

#include <QApplication>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestExplorerPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QApplication::setStyle("Fusion");
        qApp->setFont(textFont(13));
        qApp->setStyleSheet(styleSheetOf(lightTheme(), 13));
    }
    void cleanupTestCase() { setLanguage("en"); }

    void escapeLeavesTheSearchAndBringsTheListBack() {
        Document document;
        ExplorerPanel panel(document);
        panel.show();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        const QSignalSpy left(&panel, &ExplorerPanel::searchLeft);
        panel.search().setFocus();
        QTest::keyClicks(&panel.search(), "zzz");
        QTest::keyClick(&panel.search(), Qt::Key_Escape);
        QCOMPARE(left.count(), 1);
        QVERIFY(panel.search().text().isEmpty());
    }

    void onlyTheLeftButtonOpensAGame() {
        Document document;
        QVERIFY(document.setGame("nim"));
        ExplorerPanel panel(document);
        panel.resize(240, 585);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* list = panel.findChild<QTreeView*>();
        const QModelIndex other = list->indexBelow(list->currentIndex());
        const QPoint place = list->visualRect(other).center();
        QTest::mouseClick(list->viewport(), Qt::RightButton, {}, place);
        QCOMPARE(document.state().game, std::string("nim"));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, place);
        QVERIFY(document.state().game != "nim");
    }

    /// From edge to edge, with nothing beside it in another shade; so is the row under the mouse.
    void theSelectionIsOneShapeAndSoIsTheHover() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            qApp->setStyleSheet(styleSheetOf(*theme, 13));
            Document document;
            QVERIFY(document.setGame("nim"));
            ExplorerPanel panel(document);
            panel.setTheme(*theme);
            panel.resize(240, 585);
            panel.show();
            QVERIFY(QTest::qWaitForWindowExposed(&panel));
            auto* list = panel.findChild<QTreeView*>("games");
            const QModelIndex selected = list->currentIndex();
            const QModelIndex other = list->indexBelow(selected);
            checkShape(panel, selected, theme->accentSoft);
            QVERIFY(isSeen(drawingIn(panel, selected), theme->accent));
            QVERIFY(!isSeen(drawingIn(panel, selected), theme->quiet));
            QVERIFY(isSeen(drawingIn(panel, other), theme->quiet));
            QTest::mouseMove(list->viewport(), list->visualRect(other).center());
            QTRY_VERIFY(pixelIn(panel, other, 20, 1) != theme->chrome);
            checkShape(panel, other, pixelIn(panel, other, 20, 1));
        }
        qApp->setStyleSheet(styleSheetOf(lightTheme(), 13));
    }

    /// As high as a heading, which has no drawing.
    void theDrawingsMakeNoRowHigher() {
        for (const QString& language : languages()) {
            setLanguage(language);
            Document document;
            QVERIFY(document.setGame("nim"));
            ExplorerPanel panel(document);
            const auto* list = panel.findChild<QTreeView*>("games");
            const QModelIndex game = list->currentIndex();
            QVERIFY(!game.data(Qt::DecorationRole).isNull());
            QVERIFY(game.parent().data(Qt::DecorationRole).isNull());
            QCOMPARE(list->visualRect(game).height(), list->visualRect(game.parent()).height());
        }
        setLanguage("en");
    }

    void noFieldOfAnyGameReachesUnderTheScrollBar_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void noFieldOfAnyGameReachesUnderTheScrollBar() {
        QFETCH(QString, language);
        setLanguage(language);
        Document document;
        ExplorerPanel panel(document);
        panel.resize(220, 400); // as narrow as the window lets it be, and with a scroll bar
        panel.show();
        for (const Entry& game : catalogue()) {
            QVERIFY(document.setGame(game.description.id, {}, {}, "tree"));
            for (const ViewKind& kind : viewKinds()) {
                if (!kind.canShow(*document.game())) continue;
                QVERIFY(document.setView(kind.id));
                for (int round = 0; round < 4; ++round) // from the inside to the outside
                    QCoreApplication::processEvents();
                checkFields(panel);
                if (QTest::currentTestFailed()) return;
            }
        }
    }

    /// On a screen of 1280 × 720 the panel is about 585 pixels high.
    void noGameNeedsASecondScrollBar() {
        for (const QString& language : languages()) {
            setLanguage(language);
            Document document;
            ExplorerPanel panel(document);
            panel.resize(240, 585);
            panel.show();
            for (const Entry& game : catalogue()) {
                QVERIFY(document.setGame(game.description.id));
                for (int round = 0; round < 8; ++round) // from the inside to the outside
                    QCoreApplication::processEvents();
                const auto* scroll = panel.findChild<QScrollArea*>();
                QVERIFY2(scroll->verticalScrollBar()->maximum() == 0, game.description.id.c_str());
                const auto* list = panel.findChild<QTreeView*>("games");
                QVERIFY2(list->viewport()->rect().contains(list->visualRect(list->currentIndex())),
                         game.description.id.c_str());
            }
        }
        setLanguage("en");
    }

    /// Even if that game is already open.
    void anExampleThatIsFoundIsOpened() {
        Document document;
        ExplorerPanel panel(document);
        for (const auto& [typed, code] : {std::pair{"dawson chess", "0.137"}, {"officers", "0.6"}}) {
            panel.search().setText(typed);
            QTest::keyClick(&panel.search(), Qt::Key_Return);
            QCOMPARE(document.state().game, std::string("octal"));
            QCOMPARE(document.state().parameters.at("code"), std::string(code));
            QCOMPARE(panel.search().text(), QString(typed)); // the name found stays
        }
        QVERIFY(document.setPosition("12")); // a request other than the example
        QCOMPARE(document.position(), std::string("12"));
    }

    void itSaysWhenNothingIsFound() {
        Document document;
        ExplorerPanel panel(document);
        panel.show();
        const auto said = [&] {
            for (const QLabel* label : panel.findChildren<QLabel*>("quiet"))
                if (label->isVisible() && label->text().contains("backgammon")) return true;
            return false;
        };
        QVERIFY(!said());
        panel.search().setText("backgammon");
        QVERIFY(said());
        panel.search().setText("nim");
        QVERIFY(!said());
    }

    void whatWasSearchedForGoesWhenAnotherGameIsOpenedElsewhere() {
        Document document;
        ExplorerPanel panel(document);
        panel.search().setText("kiki");
        QVERIFY(document.setPosition("4,7"));
        QCOMPARE(panel.search().text(), QString("kiki")); // the game is the same
        QVERIFY(document.setGame("nim"));
        QVERIFY(panel.search().text().isEmpty());
    }

private:
    /// What is seen of a row of the list.
    static QImage rowOf(ExplorerPanel& panel, const QModelIndex& index) {
        const auto* list = panel.findChild<QTreeView*>("games");
        const QRect row(0, list->visualRect(index).y(), list->viewport()->width(),
                        list->visualRect(index).height());
        return panel.grab(QRect(list->viewport()->mapTo(&panel, row.topLeft()), row.size())).toImage();
    }
    static QColor pixelIn(ExplorerPanel& panel, const QModelIndex& index, int x, int y) {
        return rowOf(panel, index).pixelColor(x, y);
    }
    static QImage drawingIn(ExplorerPanel& panel, const QModelIndex& index) {
        return rowOf(panel, index).copy(0, 0, 32, rowOf(panel, index).height());
    }
    static bool isSeen(const QImage& image, const QColor& colour) {
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == colour) return true;
        return false;
    }
    /// One rounded rectangle of this colour, over the whole row.
    static void checkShape(ExplorerPanel& panel, const QModelIndex& index, const QColor& colour) {
        constexpr int corner = 6;
        const QImage row = rowOf(panel, index);
        const int right = row.width() - 1;
        const int bottom = row.height() - 1;
        for (const int y : {0, 1, 2, bottom - 1, bottom}) // above and below what is written
            for (int x = corner; x <= right - corner; ++x)
                QCOMPARE(row.pixelColor(x, y), colour);
        for (int y = corner; y <= bottom - corner; ++y) {
            QCOMPARE(row.pixelColor(0, y), colour);
            QCOMPARE(row.pixelColor(right, y), colour);
        }
        for (const QPoint& point : {QPoint(0, 0), QPoint(right, 0), QPoint(0, bottom), QPoint(right, bottom)})
            QVERIFY(row.pixelColor(point) != colour);
    }

    /// Labels and fields end before the margin, each within its own part of the form.
    static void checkFields(const ExplorerPanel& panel) {
        const auto* scroll = panel.findChild<QScrollArea*>();
        const QWidget* inside = scroll->widget();
        const int room = scroll->viewport()->width() - inside->layout()->contentsMargins().right();
        int fields = 0;
        for (const QWidget* widget : inside->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            if (!widget->isVisible()) continue;
            for (const QWidget* part : widget->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
                if (!part->isVisible()) continue;
                ++fields;
                const int right = part->mapTo(inside, QPoint(part->width(), 0)).x();
                QVERIFY2(right <= room, qPrintable(QString("%1 ends at %2 of %3")
                                                       .arg(part->objectName(), QString::number(right),
                                                            QString::number(room))));
                QVERIFY2(part->width() >= part->minimumSizeHint().width(), qPrintable(part->objectName()));
            }
            QVERIFY2(widget->geometry().right() < room, qPrintable(widget->objectName()));
        }
        QVERIFY(fields >= 2);
    }
};

MEXPLORER_TEST(TestExplorerPanel)
#include "test_explorer_panel.moc"
