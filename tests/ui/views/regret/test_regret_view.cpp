#include "tests/runner/listed.h"
#include "tests/ui/views/looks.h"
#include "tests/ui/views/pictures_of_steps.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/views/regret/regret_view.h"

#include <QBuffer>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// Records how strong the lines of one colour are, in the order in which they are drawn.
class LineWatcher : public TextWatcher {
public:
    explicit LineWatcher(const QColor& colour) : colour_(colour) {}

    using QPaintEngine::drawLines;
    void drawLines(const QLineF* /*lines*/, int /*count*/) override { note(); }
    using TextWatcher::drawPolygon;
    void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode mode) override {
        if (mode == PolylineMode) note();
    }
    [[nodiscard]] const std::vector<double>& strengths() const { return strengths_; }

private:
    void note() {
        const QColor pen = painter()->pen().color();
        if (painter()->pen().style() != Qt::NoPen && pen.rgb() == colour_.rgb())
            strengths_.push_back(pen.alphaF());
    }

    QColor colour_;
    std::vector<double> strengths_;
};

class WatchedLines : public QPaintDevice {
public:
    WatchedLines(const QSize& size, const QColor& colour) : picture_(size), engine_(colour) {}
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }
    [[nodiscard]] const std::vector<double>& strengths() const { return engine_.strengths(); }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric what) const override {
        switch (what) {
        case PdmWidth:
            return picture_.width();
        case PdmHeight:
            return picture_.height();
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 96;
        }
    }

private:
    QSize picture_;
    mutable LineWatcher engine_;
};

/// How many pixels of a part of the picture have just this colour.
int pixelsOf(const Figure& figure, const QSize& size, const QRectF& part, const QColor& colour) {
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), size), std::nullopt, {}));
    painter.end();
    int count = 0;
    for (int y = static_cast<int>(part.top()); y < part.bottom(); ++y)
        for (int x = static_cast<int>(part.left()); x < part.right(); ++x)
            count += image.pixel(x, y) == colour.rgb() ? 1 : 0;
    return count;
}

} // namespace

/// The picture of regret matching.
class TestRegretView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(document.setGame("matrix", {}, "0,-1,2;1,0,-1;-2,1,0", "regret"));
        QVERIFY(document.setSetting("regret", "rounds", "200"));
        view = std::make_unique<RegretView>(document);
        view->QWidget::resize(1000, 600);
        view->activate();
        QTRY_VERIFY(view->figure() && view->shownTrace());
    }
    void cleanup() { view.reset(); }

    void theEndOfTheRunIsShownAtFirst() {
        const RegretFigure& figure = *view->figure();
        QCOMPARE(figure.picture().subject.points[figure.state().point].round, std::uint64_t{200});
        QVERIFY(figure.picture().hasPath());
    }

    void theStepsChangeThePicture() {
        const QList<QByteArray> pictures = picturesOfSteps(*view);
        QCOMPARE(static_cast<std::size_t>(pictures.size()), view->shownTrace()->steps.size());
        QVERIFY(allDiffer(pictures));
    }

    void aSettingChoosesThePlayerAndTheRounds() {
        QVERIFY(document.setGame("matrix", {}, "4,-2,3;-3,5,-1", "regret"));
        QVERIFY(document.setSetting("regret", "player", "column"));
        QVERIFY(document.setSetting("regret", "rounds", "5"));
        QTRY_VERIFY(view->figure() && view->figure()->picture().shown == MatrixSide::column);
        QVERIFY(view->figure()->picture().hasPath());
        QCOMPARE(view->figure()->picture().subject.points.size(), std::size_t{5});
    }

    void thePathIsHalfOfTheFigure() {
        for (const Look& look : looks()) {
            const Frame frame(*view->figure(), QRectF(QPointF(), look.size), std::nullopt, look.style);
            const RegretLayout layout = view->figure()->layoutIn(frame);
            QVERIFY(layout.large().width() >= 0.45 * frame.content().width());
            QCOMPARE(layout.large().height(), frame.content().height());
            QCOMPARE(layout.small().size(), std::size_t{2});
            for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
                QVERIFY(layout.hasBlock(side));
                QCOMPARE(layout.lines(side), std::size_t{3});
                for (const QRectF& small : layout.small())
                    QVERIFY(layout.line(side, 2).bottom() <= small.top());
            }
        }
    }

    void theTrailFadesWithAge() {
        WatchedLines lines({1000, 600}, lightTheme().accent);
        QPainter painter(&lines);
        view->figure()->draw(painter, Frame(*view->figure(), QRectF(0, 0, 1000, 600), std::nullopt, Style{}));
        painter.end();
        std::vector<double> strengths = lines.strengths();
        std::erase(strengths, 1.0); // the curve of the small chart
        QVERIFY(strengths.size() > 20);
        QVERIFY(std::is_sorted(strengths.begin(), strengths.end()));
        QVERIFY(strengths.front() < 0.2 && strengths.back() > 0.9);
    }

    /// As soon as the step has told what is played next, and not before.
    void anArrowLeadsToTheNextStrategy() {
        constexpr QSize size(1000, 600);
        bool hasBefore = false;
        bool hasAfter = false;
        for (std::size_t step = 5; step < 15; ++step) {
            view->showStep(static_cast<int>(step));
            const RegretState& state = view->figure()->state();
            const RegretPicture& picture = view->figure()->picture();
            const RegretPlayer& player =
                picture.subject.points[state.point].players[static_cast<std::size_t>(picture.shown)];
            const Frame frame(*view->figure(), QRectF(QPointF(), size), std::nullopt, {});
            const int ink =
                pixelsOf(*view->figure(), size, view->figure()->layoutIn(frame).large(), lightTheme().ink);
            const bool isTold =
                state.hasTold(RegretState::Stage::next, picture.shown) && player.next != player.strategy;
            QVERIFY2((ink > 10) == isTold, qPrintable(QStringLiteral("%1 %2").arg(step).arg(ink)));
            (isTold ? hasAfter : hasBefore) = true;
        }
        QVERIFY(hasBefore && hasAfter);
    }

    void aClickOpensASmallChart() {
        view->show();
        for (const RegretPanel wanted :
             {RegretPanel::averages, RegretPanel::exploitability, RegretPanel::path}) {
            const Frame frame = view->canvas().frame();
            const RegretLayout layout = view->figure()->layoutIn(frame);
            const auto panels = view->figure()->picture().smallPanels();
            const auto at = std::find(panels.begin(), panels.end(), wanted);
            QVERIFY(at != panels.end());
            const QRectF small = layout.small()[static_cast<std::size_t>(at - panels.begin())];
            QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, small.center().toPoint());
            QTRY_VERIFY(view->figure() && view->figure()->picture().largePanel() == wanted);
        }
    }

    /// On an edge for two actions; for more than three the averages are large.
    void everyMatrixHasALargePanel() {
        for (const auto& [matrix, panel] : {std::pair{"4,-2;-3,5", RegretPanel::path},
                                            {"1,2,3,4;4,3,2,1;0,9,0,9;9,0,9,0", RegretPanel::averages}}) {
            QVERIFY(document.setGame("matrix", {}, matrix, "regret"));
            QTRY_VERIFY(view->figure() && view->figure()->picture().game().rows() != 3);
            QCOMPARE(view->figure()->picture().largePanel(), panel);
            document.setGame("matrix", {}, "0,-1,2;1,0,-1;-2,1,0", "regret");
            QTRY_VERIFY(view->figure() && view->figure()->picture().game().rows() == 3);
        }
    }

    /// Of twelve actions in a small picture those that are played, and how many more there are.
    void manyActionsAreFolded() {
        std::string matrix;
        for (int row = 0; row < 12; ++row) {
            matrix += row == 0 ? "" : ";";
            for (int column = 0; column < 12; ++column)
                matrix += (column == 0 ? "" : ",") + std::to_string((row * row + 7 * column) % 23 - 11);
        }
        QVERIFY(document.setGame("matrix", {}, matrix, "regret"));
        QTRY_VERIFY(view->figure() && view->figure()->picture().game().rows() == 12);
        const auto texts = seenTexts(*view->figure(), {400, 200}, std::nullopt, {});
        QVERIFY(!overlapOf(texts));
        QVERIFY(std::any_of(texts.begin(), texts.end(), [](const SeenText& seen) {
            return seen.text.startsWith("and ") && seen.text.endsWith(" more actions");
        }));
    }

    void everyColumnHasItsHeadingInASmallPicture() {
        for (const QSize size : {QSize(400, 260), QSize(608, 300), QSize(769, 551)}) {
            const auto texts = seenTexts(*view->figure(), size, std::nullopt, {});
            for (const char* heading : {"plays", "worth", "regret", "next", "average"})
                QVERIFY2(std::any_of(texts.begin(), texts.end(),
                                     [&](const SeenText& seen) { return seen.text == heading; }),
                         heading);
            QVERIFY(!overlapOf(texts));
        }
    }

    void theDataAreAsOnTheCommandLine() {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Task task;
        QVERIFY(view->figure()->writeCsv(buffer, task));
        const QList<QByteArray> lines = buffer.data().split('\n');
        QCOMPARE(lines[0], "round,exploitability,value,regret_row,regret_column,row_1,row_2,row_3,column_1,"
                           "column_2,column_3");
        QVERIFY(lines[1].startsWith("1,1,0,1,1,1,0,0,1,0,0"));
    }

private:
    Document document;
    std::unique_ptr<RegretView> view;
};

MEXPLORER_TEST(TestRegretView)
#include "test_regret_view.moc"
