#include "core/catalogue/catalogue.h"
#include "core/game/aspects/cyclic.h"
#include "core/game/aspects/search_limit.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document_file.h"
#include "ui/document/view_kind.h"
#include "ui/theme/language.h"
#include "ui/views/tree/step_camera.h"

#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QSize pictureSize(1280, 578); // of the figure when presenting in a window of 1280 × 720
constexpr QSize windowSize(769, 551);   // of the figure in that window otherwise
constexpr QSize narrowSize(400, 260);   // of the figure in a window of half that size, as at 200 %
constexpr double leastPixels = 20;
constexpr double leastInWindow = 11;
constexpr std::size_t longestWhole = 12; // characters; a longer position is cut

/// How a figure is shown, and how small its type may be there.
struct Show {
    Style style;
    QSize size;
    double least = 0;
};

Style presenting() {
    return Style::presenting(lightTheme());
}

} // namespace

/// Everything is legible from the last row: no text is smaller than 20 pixels when presenting at 1280 × 720,
/// nor smaller than 11 in the window: if there is too much, less is written. And no texts overlap.
class TestTypeSizes : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsReadFromAfarAndInTheWindow_data() { examples(); }
    /// For each view of the example document, as it opens, in each language, and at some of its steps.
    void everyTextIsReadFromAfarAndInTheWindow() {
        checkEveryView({{presenting(), pictureSize, leastPixels},
                        {Style{}, windowSize, leastInWindow},
                        {Style{}, narrowSize, leastInWindow}});
    }

    void everyPresetIsReadFromAfarAndInTheWindow_data() { examples(); }
    /// In the view that the preset opens.
    void everyPresetIsReadFromAfarAndInTheWindow() {
        const std::vector<Show> shows = {{presenting(), pictureSize, leastPixels},
                                         {Style{}, windowSize, leastInWindow}};
        Document document;
        open(document);
        const std::vector<Preset> presets = document.game()->description().presets;
        for (const Preset& preset : presets) {
            std::vector<std::unique_ptr<Figure>> figures;
            QVERIFY(document.setPreset(document.state().game, preset));
            searchBriefly(*document.game());
            checkView(document, *findView(document.state().view), shows, figures);
            if (QTest::currentTestFailed()) return;
            checkTexts(*figures.front(), shows, preset.title.english());
        }
    }

    /// At 200 % a window is no larger than this: if most of a table is visible then, its digits are legible.
    void fourHeapsHaveTheirDigitsInASmallWindow() {
        Document document;
        QVERIFY(document.setGame("moore", {{"k", "2"}}, "3,5,10,15", "columns"));
        Task task;
        const auto steps = findView("columns")->steps(document.scene("columns"), task);
        QVERIFY(steps);
        for (int step = 0; step < static_cast<int>(steps->trace->steps.size()); ++step) {
            const auto figure = steps->figureAt(step);
            const auto texts = seenTexts(*figure, {640, 190}, std::nullopt, Style{});
            const auto digits = std::count_if(texts.begin(), texts.end(), [](const SeenText& seen) {
                return seen.text == QStringLiteral("0") || seen.text == QStringLiteral("1");
            });
            const std::ptrdiff_t shown = step == 0 ? 4 : 8; // digits of at least two rows
            QVERIFY2(digits >= shown, qPrintable(QStringLiteral("%1: %2").arg(step).arg(digits)));
        }
    }

    void theCameraFollowsAStepOfATreeToItsText_data() { examples(); }
    /// What a step is about is legible, even if the whole tree would not be.
    void theCameraFollowsAStepOfATreeToItsText() {
        Document document;
        open(document);
        if (!playEnds(*document.game())) return;
        Task task;
        const auto steps = findView("tree")->steps(document.scene("tree"), task);
        QVERIFY(steps);
        std::optional<Camera> camera;
        for (int step = 0; step < static_cast<int>(steps->trace->steps.size()); ++step) {
            const auto figure = steps->figureAt(step);
            const auto& tree = dynamic_cast<const TreeFigure&>(*figure);
            const QRectF area(QPointF(), pictureSize);
            if (const auto moved = cameraForStep(tree, Frame(tree, area, camera, presenting())))
                camera = moved;
            if (!tree.step().node) continue;
            const std::string& text = tree.picture().text(*tree.step().node);
            if (text.size() > longestWhole) continue;
            if (tree.picture().hasPlates()) { // the position is drawn instead of written
                QVERIFY(isDrawnAsBoard(tree, camera));
                continue;
            }
            const auto written = textSizes(tree, pictureSize, camera, presenting());
            QVERIFY2(written.contains(QString::fromStdString(text)), text.c_str());
        }
    }

private:
    static void examples() {
        QTest::addColumn<QString>("id");
        for (const Entry& entry : catalogue())
            QTest::newRow(entry.description.id.c_str()) << QString::fromStdString(entry.description.id);
    }
    static void open(Document& document) {
        QFETCH(const QString, id);
        const QString path = QStringLiteral(MEXPLORER_SOURCE "/resources/examples/%1.mex").arg(id);
        QVERIFY(fromMex(readFile(path).value(), document));
    }
    /// How large the type is does not depend on who wins.
    static void searchBriefly(const Game& game) {
        if (const auto* limit = game.as<SearchLimitAspect>()) limit->allow(100'000);
    }
    static bool isDrawnAsBoard(const TreeFigure& tree, const std::optional<Camera>& camera) {
        const Frame frame(tree, QRectF(QPointF(), pictureSize), camera, presenting());
        const TreeGeometry& geometry = tree.picture().geometry;
        const DrawnRow row = drawnRow(geometry, geometry.row[*tree.step().node], frame.scale(),
                                      frame.style().type, frame.style().leastType);
        return geometry.boards && !row.round;
    }
    static void checkEveryView(const std::vector<Show>& shows) {
        Document document;
        open(document);
        std::vector<std::unique_ptr<Figure>> figures;
        std::vector<std::vector<Show>> shown;
        for (const ViewKind& kind : viewKinds()) {
            if (!kind.canShow(*document.game())) continue;
            shown.push_back(roomyFor(kind, shows));
            checkView(document, kind, shown.back(), figures);
        }
        for (const QString& language : languages()) {
            setLanguage(language);
            for (std::size_t i = 0; i < figures.size(); ++i)
                checkTexts(*figures[i], shown[i], language.toStdString() + ", view " + std::to_string(i));
        }
        setLanguage("en");
    }
    /// Two pictures beside each other need twice the width of one.
    static std::vector<Show> roomyFor(const ViewKind& kind, std::vector<Show> shows) {
        if (kind.id == "beside")
            std::erase_if(shows, [](const Show& show) { return show.size == narrowSize; });
        return shows;
    }
    /// Appends the view's figure to `figures`.
    static void checkView(const Document& document, const ViewKind& kind, const std::vector<Show>& shows,
                          std::vector<std::unique_ptr<Figure>>& figures) {
        Task task;
        auto figure = kind.figure(document.scene(kind.id), task);
        QVERIFY(figure);
        figures.push_back(std::move(*figure));
        const auto steps = kind.steps(document.scene(kind.id), task);
        if (!steps) return;
        const int count = static_cast<int>(steps->trace->steps.size());
        for (const int step : std::set{0, count / 2, count - 1}) {
            checkTexts(*steps->figureAt(step), shows,
                       document.position() + ": " + kind.id + ", step " + std::to_string(step));
        }
    }
    static void checkTexts(const Figure& figure, const std::vector<Show>& shows, const std::string& where) {
        for (const Show& show : shows) {
            const std::vector<SeenText> texts = seenTexts(figure, show.size, std::nullopt, show.style);
            QVERIFY2(!texts.empty(), where.c_str());
            for (const auto& [text, pixels] : smallestSizes(texts)) {
                const QString told = QStringLiteral("%1, %2 wide: “%3”, %4").arg(where.c_str());
                QVERIFY2(pixels > show.least - 0.01,
                         qPrintable(told.arg(show.size.width()).arg(text).arg(pixels)));
            }
            const auto overlap = overlapOf(texts);
            if (!overlap) continue;
            const QString told = QStringLiteral("%1, %2 wide: “%3” over “%4”").arg(where.c_str());
            QFAIL(qPrintable(told.arg(show.size.width()).arg(overlap->first.text, overlap->second.text)));
        }
    }
};

MEXPLORER_TEST(TestTypeSizes)
#include "test_type_sizes.moc"
