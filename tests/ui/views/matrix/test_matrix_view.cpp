#include "tests/runner/listed.h"
#include "tests/ui/views/pictures_of_steps.h"
#include "ui/document/document.h"
#include "ui/views/matrix/matrix_tools.h"
#include "ui/views/matrix/matrix_view.h"

#include <QAction>
#include <QBuffer>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// A document and a view with a matrix.
struct MatrixDesk {
    explicit MatrixDesk(const std::string& position) {
        if (!document.setGame("matrix", {}, position, "matrix")) qFatal("no such matrix");
        view.QWidget::resize(900, 600);
        view.show();
        view.activate();
        settle();
    }
    void settle() {
        if (!QTest::qWaitFor([&] { return view.figure() && view.shownTrace(); })) qFatal("no picture");
    }
    void click(std::size_t row, std::size_t column) {
        const QPointF world = view.figure()->layout().cell({row, column}).center();
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {},
                          view.canvas().frame().toArea().map(world).toPoint());
    }
    [[nodiscard]] QLineEdit* line() { return view.canvas().findChild<QLineEdit*>(); }
    void type(const QString& text, Qt::Key end = Qt::Key_Return) {
        QTRY_VERIFY(line());
        line()->setText(text);
        QTest::keyClick(line(), end);
    }

    Document document;
    MatrixView view{document};
};

} // namespace

/// The picture of a matrix, and editing it by hand.
class TestMatrixView : public QObject {
    Q_OBJECT

private slots:
    void aCellIsWrittenByAClick() {
        MatrixDesk desk("1,-1;-1,1");
        desk.click(0, 1);
        QTRY_VERIFY(desk.line());
        QCOMPARE(desk.line()->text(), "-1");
        desk.type("−3/2");
        QTRY_COMPARE(desk.document.position(), std::string("1,-3/2;-1,1"));
        desk.document.undoStack().undo();
        QCOMPARE(desk.document.position(), std::string("1,-1;-1,1"));
    }

    void returnWritesWhileOneEdits() {
        MatrixDesk desk("1,-1;-1,1");
        QTest::keyClick(&desk.view.canvas(), Qt::Key_E);
        QTest::keyClick(&desk.view.canvas(), Qt::Key_Return);
        desk.type("4", Qt::Key_Tab);
        QTRY_COMPARE(desk.document.position(), std::string("4,-1;-1,1"));
        QTRY_VERIFY(desk.line() && desk.line()->text() == "-1");
    }

    /// As two changes: the payoff, then the row.
    void whatIsTypedIsWrittenBeforeTheSizeOrTheCameraChanges() {
        MatrixDesk desk("1,-1;-1,1");
        QTest::keyClick(&desk.view.canvas(), Qt::Key_E);
        desk.click(0, 0);
        QTRY_VERIFY(desk.line());
        desk.line()->setText("7");
        desk.view.tools().taller->trigger();
        QCOMPARE(desk.document.position(), std::string("7,-1;-1,1;0,0"));
        desk.document.undoStack().undo();
        QCOMPARE(desk.document.position(), std::string("7,-1;-1,1"));
        desk.settle();
        desk.click(1, 1);
        QTRY_VERIFY(desk.line());
        desk.line()->setText("8");
        desk.view.canvas().zoom(1.5);
        QCOMPARE(desk.document.position(), std::string("7,-1;-1,8"));
    }

    void theLineStaysOnItsCellInAnotherWindow() {
        MatrixDesk desk("1,-1;-1,1");
        desk.click(1, 0);
        QTRY_VERIFY(desk.line());
        desk.view.QWidget::resize(600, 500);
        const auto cell = [&] {
            return desk.view.canvas().frame().toArea().mapRect(desk.view.figure()->layout().cell({1, 0}));
        };
        QTRY_VERIFY((QRectF(desk.line()->geometry()).center() - cell().center()).manhattanLength() <= 2);
    }

    void tabGoesOnToTheNextCell() {
        MatrixDesk desk("1,-1;-1,1");
        desk.click(0, 1);
        desk.type("2", Qt::Key_Tab);
        QTRY_COMPARE(desk.document.position(), std::string("1,2;-1,1"));
        QTRY_VERIFY(desk.line() && desk.line()->text() == "-1");
        desk.type("5");
        QTRY_COMPARE(desk.document.position(), std::string("1,2;5,1"));
    }

    void whatIsNoPayoffIsRefusedAndCanBeMended() {
        MatrixDesk desk("2|1,0|0;0|0,1|2");
        QSignalSpy failed(&desk.view, &View::failed);
        desk.click(1, 1);
        desk.type("3");
        QCOMPARE(failed.count(), 1);
        QVERIFY(failed.front().front().toString().contains("Both players’ payoffs"));
        QVERIFY(desk.line());
        desk.type("3|-1");
        QTRY_COMPARE(desk.document.position(), std::string("2|1,0|0;0|0,3|-1"));
    }

    void rowsAndColumnsAreAddedAndTakenAway() {
        MatrixDesk desk("1,-1;-1,1");
        MatrixTools& tools = desk.view.tools();
        QTest::keyClick(&desk.view.canvas(), Qt::Key_E);
        QVERIFY(tools.edit->isChecked());
        tools.taller->trigger();
        QCOMPARE(desk.document.position(), std::string("1,-1;-1,1;0,0"));
        desk.settle();
        tools.narrower->trigger();
        QCOMPARE(desk.document.position(), std::string("1;-1;0"));
        desk.settle();
        tools.narrower->trigger();
        QVERIFY(tools.refusal().contains("1 to 60"));
        QCOMPARE(desk.document.position(), std::string("1;-1;0"));
        QTest::keyClick(&desk.view.canvas(), Qt::Key_Escape);
        QVERIFY(!tools.edit->isChecked());
    }

    void whereACellIsDrawnItIsFound() {
        for (const std::size_t size : {1U, 3U, 12U}) {
            for (const auto panel : {MatrixLayout::Panel::none, MatrixLayout::Panel::equilibria,
                                     MatrixLayout::Panel::envelope}) {
                const MatrixLayout layout(size, 13 - size, panel);
                for (std::size_t row = 0; row < size; ++row) {
                    for (std::size_t column = 0; column < 13 - size; ++column) {
                        const MatrixCell cell{row, column};
                        QCOMPARE(layout.cellAt(layout.cell(cell).center()), std::optional(cell));
                        QVERIFY(layout.bounds().contains(layout.cell(cell)));
                    }
                }
                QVERIFY(!layout.cellAt(layout.name({MatrixSide::row, 0}).center()));
                QVERIFY(layout.bounds().contains(layout.result()));
            }
        }
    }

    void everyStepChangesThePicture_data() {
        QTest::addColumn<QString>("matrix");
        for (const char* text : {"3,-2;-1,4;2,1/2", "2|1,0|0;0|0,1|2", "0,0;0,0", "-1|-1,-3|0;0|-3,-2|-2",
                                 "0,-1,1;1,0,-1;-1,1,0", "1,2;3,4", "5",
                                 "1,2,3,4,5,6,7,8,9,10,11,12,0;7,6,5,4,3,2,1,0,1,2,3,4,13"})
            QTest::newRow(text) << text;
    }
    void everyStepChangesThePicture() {
        QFETCH(const QString, matrix);
        MatrixDesk desk(matrix.toStdString());
        const QList<QByteArray> pictures = picturesOfSteps(desk.view);
        QVERIFY(!pictures.isEmpty());
        QVERIFY(std::ranges::adjacent_find(pictures) == pictures.end());
    }

    void theDataAreThePayoffs() {
        MatrixDesk desk("2|1,0|1/2");
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Task task;
        QVERIFY(desk.view.figure()->writeCsv(buffer, task));
        QCOMPARE(buffer.data(), "row,column,first,second\n1,A,2,1\n1,B,0,1/2\n");
    }
};

MEXPLORER_TEST(TestMatrixView)
#include "test_matrix_view.moc"
