#include "core/game/aspects/grid_proof.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/grid/grid_figures.h"
#include "ui/document/document_file.h"
#include "ui/views/grid/grid_cases.h"

#include <QDir>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QSize small(420, 320);

QImage smallPicture(const GridFigure& figure) {
    ExportOptions options;
    options.size = small;
    return toImage(figure, options).value();
}

} // namespace

/// The picture shows what the steps say.
class TestGridSteps : public QObject {
    Q_OBJECT

private slots:
    void cleanup() {
        view.reset();
        document.reset();
    }

    /// For each example with a grid: its position, others on a small table, and discoveries.
    void noStepIsWithoutLight_data() {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(MEXPLORER_SOURCE "/resources/examples"));
        for (const QString& name : folder.entryList({"*.mex"}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void noStepIsWithoutLight() {
        QFETCH(const QString, file);
        document = std::make_unique<Document>();
        QVERIFY(fromMex(readFile(file).value(), *document));
        const auto* grid = document->game()->as<GridAspect>();
        if (!grid || !gridViewKind().canShow(*document->game())) return;
        QVERIFY(document->setView("grid"));
        open();
        lookAtEveryStep();
        for (const char* side : {"rows", "columns"})
            QVERIFY(document->setSetting("grid", side, "6"));
        for (const GridCell cell : {GridCell{0, 0}, {3, 4}, {5, 3}, {2, 2}, {1, 2}, {4, 5}}) {
            QVERIFY(document->setPosition(grid->positionAt(cell.a, cell.b)));
            QTRY_VERIFY2(view->trace(), document->position().c_str());
            lookAtEveryStep();
        }
        for (const Choice& how : choices("explain")) {
            QVERIFY(document->setSetting("grid", "explain", how.id));
            QTRY_VERIFY(view->trace());
            lookAtEveryStep();
        }
    }

    /// The lines of a proof begin at the cell or the corner, and end at the table's edge if their targets are
    /// outside.
    void theLinesOfCasesStayOnTheTable() {
        document = std::make_unique<Document>();
        open();
        const GridLayout layout = view->figure()->picture().layout();
        for (const GridCell cell : {GridCell{5, 8}, {8, 5}, {4, 4}, {20, 23}, {23, 1}, {9, 7}}) {
            const auto marks = document->game()->as<GridProofAspect>()->marks(cell);
            QCOMPARE(marks.back().lines.size(), std::size_t{5});
            for (const CaseLine& line : marks.back().lines) {
                const QLineF way = caseLine(layout, line);
                QVERIFY(layout.bounds().adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(way.p2()));
                const GridCell end{line.to.a, line.to.b};
                if (layout.contains(end)) QCOMPARE(layout.cellAt(way.p2()), end);
            }
        }
    }

    void theCaseSpokenOfIsTheLastOfTheLines() {
        document = std::make_unique<Document>();
        open();
        QVERIFY(document->setPosition("5,8"));
        QTRY_VERIFY(view->shownTrace() && view->shownTrace()->subject.position == "5,8");
        std::size_t cases = 0;
        for (int step = 0; step < static_cast<int>(view->trace()->steps.size()); ++step) {
            view->showStep(step);
            const auto& mark = view->figure()->marks().step->mark;
            if (!mark || mark->lines.empty() || mark->lines.back().number == 0) continue;
            const QString said = QString::fromStdString(view->trace()->sayingAt(step)->reason.english());
            if (mark->lines.size() == 2 && cases == 0) continue; // the step before the cases
            QVERIFY2(said.startsWith(QStringLiteral("Case %1 ").arg(++cases)), qPrintable(said));
            QCOMPARE(mark->lines.back().number, cases);
            const GridLayout layout = view->figure()->picture().layout();
            const QRectF framed = view->figure()->bounds(); // what the proof is about, and not all
            QVERIFY(framed.contains(layout.cellRect({5, 8})) && framed.contains(layout.cellRect({0, 0})));
            QVERIFY(framed.width() < 0.7 * layout.bounds().width());
            const auto& code = view->trace()->pseudoCode.at(view->trace()->sayingAt(step)->codeLine);
            QVERIFY(QString::fromStdString(code.english()).startsWith(QStringLiteral("%1. ").arg(cases)));
        }
        QCOMPARE(cases, std::size_t{5});
    }

    /// With the theorem alone, no mex comes first, unless the theorem says nothing.
    void theTheoremIsToldAlone() {
        document = std::make_unique<Document>();
        QVERIFY(document->setPosition("5,14"));
        open();
        const std::size_t all = view->trace()->steps.size();
        QVERIFY(document->setSetting("grid", "explain", "proof"));
        QTRY_VERIFY(view->trace() && view->trace()->steps.size() < all);
        QCOMPARE(view->trace()->steps.size(), document->asked()->proof()->steps.size());
        view->showStep(0);
        const auto& mark = view->figure()->marks().step->mark;
        QVERIFY(mark && mark->lines.size() == 2);
        QCOMPARE(QString::fromStdString(mark->label.english()), QStringLiteral("j = 3: ⌊3φ⌋ = 4, ⌊4φ⌋ = 6"));
        QVERIFY(document->setPosition("0,0"));
        QTRY_VERIFY(view->trace() && view->trace()->title.english().starts_with("The value of"));
    }

private:
    void open() {
        view = std::make_unique<GridView>(*document);
        view->resize(small);
        view->show();
        view->activate();
        QTRY_VERIFY(view->figure() && view->figure()->picture().complete());
        if (view->figure()->marks().selected) QTRY_VERIFY(view->trace());
    }
    void lookAtEveryStep() {
        if (!view->trace()) return;
        QImage before;
        for (int step = 0; step < static_cast<int>(view->trace()->steps.size()); ++step) {
            view->showStep(step);
            const QImage now = smallPicture(*view->figure());
            const std::string said =
                document->position() + ": " + view->trace()->sayingAt(step)->reason.english();
            QVERIFY2(now != before, said.c_str());
            before = now;
        }
    }
    std::vector<Choice> choices(const char* id) {
        for (const Parameter& parameter : describeGridSettings(*document->game()))
            if (parameter.id == id) return parameter.choices;
        return {};
    }

    std::unique_ptr<Document> document;
    std::unique_ptr<GridView> view;
};

MEXPLORER_TEST(TestGridSteps)
#include "test_grid_steps.moc"
