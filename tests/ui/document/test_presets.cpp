#include "core/catalogue/catalogue.h"
#include "core/game/aspects/grid.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/line.h"
#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/views/line/line_figure.h"
#include "ui/views/tree/tree_figure.h"

#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

bool says(const Preset& preset, std::string_view word) {
    return preset.title.english().find(word) != std::string::npos;
}

} // namespace

/// Each game's examples open what their titles say.
class TestPresets : public QObject {
    Q_OBJECT

private slots:
    void everyPresetOpensWhatItsTitleSays_data() {
        QTest::addColumn<std::size_t>("entry");
        QTest::addColumn<std::size_t>("preset");
        for (std::size_t entry = 0; entry < catalogue().size(); ++entry) {
            const Description& game = catalogue()[entry].description;
            for (std::size_t preset = 0; preset < game.presets.size(); ++preset)
                QTest::addRow("%s: %s", game.id.c_str(), game.presets[preset].title.english().c_str())
                    << entry << preset;
        }
    }
    void everyPresetOpensWhatItsTitleSays() {
        QFETCH(const std::size_t, entry);
        QFETCH(const std::size_t, preset);
        const Description& game = catalogue()[entry].description;
        const Preset& chosen = game.presets[preset];
        Document document;
        QVERIFY(document.setGame(game.id));
        const auto opened = document.setPreset(game.id, chosen);
        QVERIFY2(opened, opened ? "" : opened.error().english().c_str());
        checkPlace(document, chosen);
        if (document.asked()) checkWinner(document, chosen);
        checkPicture(document, chosen);
    }

    /// Whatever settings the view had before.
    void aPresetIsTheSameAfterAnything() {
        Document document;
        QVERIFY(document.setGame("octal"));
        QVERIFY(document.setSetting("line", "to", "3"));
        const auto& presets = document.game()->description().presets;
        QVERIFY(document.setPreset("octal", presets.front()));
        QVERIFY(document.scene("line").settings.at("to") != "3");
        document.undoStack().undo();
        QCOMPARE(document.scene("line").settings.at("to"), std::string("3"));
    }

private:
    static void checkPlace(const Document& document, const Preset& preset) {
        const std::string& usual = document.game()->description().view;
        const std::string wanted = preset.view.empty() ? usual : preset.view;
        QCOMPARE(document.state().view, wanted);
        QCOMPARE(document.position(), instanceOf(*document.game(), preset.position).value()->text());
        if (says(preset, "small tree")) QCOMPARE(wanted, std::string("tree"));
        if (says(preset, "table") || says(preset, "Discovering")) QCOMPARE(wanted, std::string("grid"));
        if (says(preset, "Discovering"))
            QCOMPARE(document.scene("grid").settings.at("explain"), std::string("outcomes"));
        if (says(preset, "on a line") || says(preset, "period")) QCOMPARE(wanted, std::string("line"));
        if (const auto* play = document.game()->as<ImpartialAspect>())
            QCOMPARE(play->play() == Play::misere, says(preset, "isère"));
    }

    static void checkWinner(const Document& document, const Preset& preset) {
        Task task;
        const auto evaluation = document.asked()->evaluation(task);
        QVERIFY(evaluation);
        const bool lost = says(preset, "Lost") || says(preset, "ost with") || says(preset, "P-position") ||
                          says(preset, "cold pair") || says(preset, "Both odd");
        const bool won = says(preset, "Won") || says(preset, "hot one");
        if (lost) QCOMPARE(evaluation->outcome, Outcome::P);
        if (won) QCOMPARE(evaluation->outcome, Outcome::N);
        if (says(preset, "draw"))
            QVERIFY(evaluation->outcome != Outcome::P && evaluation->outcome != Outcome::N);
    }

    /// The position is visible; a tree is complete, a period proved, a line as long as the title says.
    static void checkPicture(const Document& document, const Preset& preset) {
        Task task;
        const Scene scene = document.scene(document.state().view);
        const auto made = findView(document.state().view)->figure(scene, task);
        QVERIFY2(made, made ? "" : made.error().english().c_str());
        if (const auto* grid = document.state().view == "grid" ? scene.game->as<GridAspect>() : nullptr) {
            const auto cell = grid->cellOf(*scene.asked);
            QVERIFY(cell);
            QVERIFY(cell->a < std::stoull(scene.settings.at("rows")));
            QVERIFY(cell->b < std::stoull(scene.settings.at("columns")));
        }
        if (const auto* line = dynamic_cast<const LineFigure*>(made->get())) {
            const auto n = scene.game->as<LineAspect>()->heapOf(*scene.asked);
            QVERIFY(n && *n < line->data().size());
            if (says(preset, "period"))
                QVERIFY(line->data().period && line->data().period->status == Period::Status::proved);
            if (says(preset, "late period"))
                QVERIFY(line->data().period->start > line->data().period->length);
            if (says(preset, "149459")) QCOMPARE(line->data().period->length, std::uint64_t{149459});
        }
        if (const auto* tree = dynamic_cast<const TreeFigure*>(made->get());
            tree && says(preset, "small tree")) {
            const auto& nodes = tree->picture().tree.nodes;
            QVERIFY2(nodes.size() <= 64, qPrintable(QString::number(nodes.size())));
            for (const auto& node : nodes)
                QVERIFY(!node.folded);
        }
    }
};

MEXPLORER_TEST(TestPresets)
#include "test_presets.moc"
