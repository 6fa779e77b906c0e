#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/views/search/search_view.h"

#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// A search as it is stepped through and clicked.
class TestSearchSight : public QObject {
    Q_OBJECT

private slots:
    void init() {
        document = std::make_unique<Document>();
        QVERIFY(document->setGame("tree", {}, "((3,12,8),(2,4,6),(14,5,2))", "search"));
    }
    void cleanup() {
        view.reset();
        document.reset();
    }

    /// In pictures of any size, even if too small for the whole tree.
    void whatAStepIsAboutIsInSight_data() {
        QTest::addColumn<QString>("position"); // of Nim; empty: the tree
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("presents");
        for (const char* position : {"", "1,2,2", "5,6,7"}) {
            QTest::addRow("“%s” in a window", position) << position << QSize(769, 551) << false;
            QTest::addRow("“%s” in a small one", position) << position << QSize(400, 260) << false;
            QTest::addRow("“%s” presented", position) << position << QSize(1280, 578) << true;
        }
    }
    void whatAStepIsAboutIsInSight() {
        QFETCH(const QString, position);
        QFETCH(const QSize, size);
        QFETCH(const bool, presents);
        if (!position.isEmpty()) QVERIFY(document->setGame("nim", {}, position.toStdString(), "search"));
        open(size);
        const Style style = presents ? Style::presenting(lightTheme()) : Style{};
        const int count = std::min(static_cast<int>(view->trace()->steps.size()), 300);
        for (int step = 0; step < count; ++step) {
            view->showStep(step);
            const Frame frame(*view->figure(), QRectF(QPointF(), size), std::nullopt, style);
            const auto light = view->figure()->light();
            QVERIFY(light);
            const QRectF seen = frame.visible().adjusted(-1, -1, 1, 1);
            QVERIFY2(seen.contains(*light), view->trace()->sayingAt(step)->reason.english().c_str());
        }
    }

    /// In a picture that has no room for all: what falls, not what is above.
    void whatIsCutIsInSight() {
        for (const QSize size : {QSize(400, 260), QSize(769, 300)}) {
            open(size);
            int cuts = 0;
            for (int step = 0; step < static_cast<int>(view->trace()->steps.size()); ++step) {
                view->showStep(step);
                if (view->figure()->progress().now()->kind != SearchEvent::Kind::cut) continue;
                ++cuts;
                const Frame frame(*view->figure(), QRectF(QPointF(), size), std::nullopt, Style{});
                const double lowest = frame.visible().bottom();
                for (const auto& placed : view->figure()->layout().placed())
                    if (placed.hasFallen) QVERIFY(view->figure()->layout().box(placed).bottom() <= lowest);
            }
            QVERIFY(cuts > 0);
        }
    }

    /// Wherever the user had moved the picture.
    void theCameraFollowsTheStep() {
        open({769, 551});
        view->canvas().zoom(4, {700, 100});
        for (int step = 0; step < static_cast<int>(view->trace()->steps.size()); ++step) {
            const double scale = view->canvas().frame().scale();
            view->showStep(step);
            const QRectF light = *view->figure()->light();
            QVERIFY(view->canvas().frame().visible().adjusted(-1, -1, 1, 1).contains(light));
            QCOMPARE(view->canvas().frame().scale(), scale);
        }
    }

    void aClickOnABadgeLeadsToWhatIsNotDrawn() {
        QVERIFY(document->setGame("nim", {}, "5,6,7", "search"));
        open({900, 600});
        int badges = 0;
        for (const SearchLayout::Placed& placed : view->figure()->layout().placed()) {
            const QPointF badge = view->figure()->layout().badge(placed).center();
            const auto event = view->figure()->stepAt(badge);
            if (placed.hidden == 0 || !event) continue;
            ++badges;
            QSignalSpy wanted(view.get(), &View::stepWanted);
            const QPoint pixel = view->canvas().frame().toArea().map(badge).toPoint();
            if (!view->canvas().rect().contains(pixel)) continue;
            QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, pixel);
            QCOMPARE(wanted.size(), qsizetype{1});
            QCOMPARE(wanted.front().front().toInt(), static_cast<int>(*event));
            const SearchFigure there(std::make_shared<SearchPicture>(view->figure()->picture()),
                                     SearchState{*event + 1});
            QVERIFY(there.light()); // a node that was hidden before is drawn now
        }
        QVERIFY(badges > 0);
    }

    /// However many options a place has: sentences speak of the best.
    void theBestOptionIsDrawn() {
        QVERIFY(document->setGame("nim", {}, "3,4,2", "search"));
        open({1280, 720});
        const SearchRun& run = view->figure()->picture().subject().run;
        QVERIFY(run.isWhole);
        const int last = static_cast<int>(view->trace()->steps.size()) - 1;
        int seen = 0;
        for (int step = last; step >= 0; step -= 41) {
            view->showStep(step);
            const SearchProgress progress(run, static_cast<std::size_t>(step) + 1);
            const SearchLayout& layout = view->figure()->layout();
            for (const SearchLayout::Placed& placed : layout.placed()) {
                const std::uint32_t best = progress.best(placed.node);
                if (placed.hidden == 0 || placed.hidden == run.nodes[placed.node].childCount ||
                    best == SearchNode::none)
                    continue;
                QVERIFY(layout.find(best));
                ++seen;
            }
        }
        QVERIFY(seen > 50);
        view->showStep(last);
        const std::vector<std::uint32_t> line = SearchProgress(run, run.events.size()).line();
        for (std::size_t depth = 0; depth < 3; ++depth)
            QVERIFY(view->figure()->layout().find(line[depth]));
    }

    void whereItStopsNothingIsInTheLight() {
        QVERIFY(document->setGame("nim", {}, "5,6,7", "search"));
        open({900, 600});
        QVERIFY(!view->figure()->picture().subject().run.isWhole);
        view->showStep(static_cast<int>(view->trace()->steps.size()) - 1);
        QVERIFY(!view->figure()->light());
    }

private:
    void open(const QSize& size) {
        view = std::make_unique<SearchView>(*document);
        view->resize(size);
        view->show();
        view->activate();
        QTRY_VERIFY(view->trace() && view->figure());
    }

    std::unique_ptr<Document> document;
    std::unique_ptr<SearchView> view;
};

MEXPLORER_TEST(TestSearchSight)
#include "test_search_sight.moc"
