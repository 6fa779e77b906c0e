#include "tests/runner/listed.h"
#include "tests/ui/views/pictures_of_steps.h"
#include "tests/ui/views/seen_texts.h"
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

/// The picture of twelve rows and columns, whose solution has long fractions.
std::unique_ptr<Figure> largeMatrix() {
    Document document;
    if (!document.setGame("matrix", {},
                          "-2,9,8,-5,2,6,9,-7,-9,6,-1,8;-2,-3,6,8,8,6,3,-5,-2,-5,7,3;"
                          "-9,-7,-4,9,-8,0,-9,-1,6,3,4,3;9,5,-5,2,-6,-8,-5,6,-3,-1,4,0;"
                          "4,7,3,9,2,8,9,4,9,-2,1,-9;-1,-4,1,8,9,9,-6,-3,9,-1,0,-6;"
                          "-7,6,6,-7,2,-7,4,-5,-9,0,4,4;-6,-8,-8,3,9,1,8,-1,7,-2,-8,0;"
                          "-9,-7,-6,8,-8,-3,4,0,-1,-5,-8,1;1,2,-5,3,3,5,7,3,8,-6,7,-1;"
                          "4,-2,0,4,-1,7,0,8,1,-9,4,9;1,-9,3,9,-5,-8,1,5,2,2,-1,6",
                          "matrix"))
        qFatal("no such matrix");
    Task task;
    auto made = matrixViewKind().figure(document.scene("matrix"), task);
    if (!made) qFatal("no picture");
    return std::move(*made);
}

/// What is written in a place, and where.
SeenText seenIn(const std::vector<SeenText>& texts, const QRectF& place) {
    SeenText all;
    for (const SeenText& seen : texts) {
        if (!place.contains(seen.box.center())) continue;
        all.text += seen.text;
        all.box |= seen.box;
    }
    return all;
}

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

    void numbersBesideALargeTableHaveDigitsAndKeepApart_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isPresented");
        QTest::newRow("in the window") << QSize(769, 505) << false;
        QTest::newRow("exported") << QSize(1280, 720) << false;
        QTest::newRow("presented") << QSize(1280, 578) << true;
    }
    void numbersBesideALargeTableHaveDigitsAndKeepApart() {
        QFETCH(const QSize, size);
        QFETCH(const bool, isPresented);
        constexpr double leastGap = 4; // pixels
        const auto figure = largeMatrix();
        const MatrixLayout& layout = dynamic_cast<const MatrixFigure&>(*figure).layout();
        const Style style = isPresented ? Style::presenting(lightTheme()) : Style{};
        const Frame frame(*figure, QRectF(QPointF(), size), std::nullopt, style);
        const auto texts = seenTexts(*figure, size, std::nullopt, style);
        QVERIFY(!overlapOf(texts));
        for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
            SeenText shareBefore;
            SeenText getsBefore;
            for (std::size_t action = 0; action < 12; ++action) {
                const MatrixLine line{side, action};
                const SeenText share = seenIn(texts, frame.toArea().mapRect(layout.share(line)));
                const SeenText gets = seenIn(texts, frame.toArea().mapRect(layout.gets(line)));
                for (const QString& text : {share.text, gets.text})
                    QVERIFY2(std::ranges::any_of(text, [](QChar c) { return c.isDigit(); }),
                             qPrintable(text));
                if (side == MatrixSide::row) {
                    QVERIFY2(gets.box.left() - share.box.right() >= leastGap, qPrintable(share.text));
                } else if (action > 0) {
                    QVERIFY2(share.box.left() - shareBefore.box.right() >= leastGap, qPrintable(share.text));
                    QVERIFY2(gets.box.left() - getsBefore.box.right() >= leastGap, qPrintable(gets.text));
                }
                shareBefore = share;
                getsBefore = gets;
            }
        }
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
