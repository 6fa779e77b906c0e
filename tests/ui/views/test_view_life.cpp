#include "core/game/aspects/grid.h"
#include "tests/runner/listed.h"
#include "ui/task/job.h"
#include "ui/views/view.h"

#include <QSignalSpy>
#include <QTest>

#include <thread>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// A view with a grid that is never finished; records what it receives.
class EndlessView : public View {
public:
    explicit EndlessView(Document& document) : View(document, "grid") {
        watch(job);
        connect(&job, &JobBase::progressed, this, [this] { heardOf.push_back(game); });
    }

    void showStep(int /*step*/) override {}

    Job<int> job;
    std::shared_ptr<const Game> game;                 ///< the game of the job
    std::vector<std::shared_ptr<const Game>> heardOf; ///< progress and results, by game
    std::vector<bool> refreshed;                      ///< for each refresh, whether it was whole
    int dropped = 0;
    bool throws = false;

protected:
    void refresh(bool whole) override {
        if (throws) throw std::bad_alloc();
        QVERIFY(document().game()->as<GridAspect>());
        refreshed.push_back(whole);
        if (!whole) return;
        game = document().game();
        job.start(
            "endless",
            [](Task& task) -> Expected<int> {
                while (!task.cancelled())
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                return cancelled();
            },
            [this, about = game](const Expected<int>&) { heardOf.push_back(about); });
    }
    void workDropped() override { ++dropped; }
    void forgetPicture() override {}
};

} // namespace

class TestViewLife : public QObject {
    Q_OBJECT

private slots:
    void init() {
        document = std::make_unique<Document>();
        view = std::make_unique<EndlessView>(*document);
        view->activate();
        QTRY_VERIFY(!view->heardOf.empty());
    }
    void cleanup() {
        view.reset();
        document.reset();
    }

    void workForAGameThatIsLeftIsNeverHeardOfAgain() {
        QVERIFY(document->setGame("kiki"));
        view->heardOf.clear();
        QCOMPARE(view->dropped, 1);
        QTRY_VERIFY(!view->heardOf.empty());
        for (const auto& about : view->heardOf)
            QCOMPARE(about, document->game());
    }

    void aGameWithoutTheViewIsNotItsBusiness() {
        QVERIFY(document->setGame("moore")); // has no grid
        QVERIFY(!view->job.running());
        view->heardOf.clear();
        view->refreshed.clear();
        QTest::qWait(100);
        QVERIFY(view->heardOf.empty() && view->refreshed.empty());
        QVERIFY(document->setGame("wythoff"));
        QCOMPARE(view->refreshed, std::vector<bool>{true});
        QVERIFY(view->job.running());
    }

    void aViewThatIsLeftDropsItsWorkAndTakesItUpAgain() {
        view->deactivate();
        QVERIFY(!view->job.running());
        view->heardOf.clear();
        QTest::qWait(100);
        QVERIFY(view->heardOf.empty());
        view->activate();
        QCOMPARE(view->refreshed, (std::vector<bool>{true, true}));
        QVERIFY(view->job.running());
    }

    void aMoveWithinTheGameDropsNothing() {
        QVERIFY(document->setPosition("1,2"));
        QCOMPARE(view->refreshed, (std::vector<bool>{true, false}));
        QVERIFY(view->job.running());
        QCOMPARE(view->dropped, 0);
    }

    void aViewThatIsNotShownLetsGoOfAGameThatIsLeft_data() {
        QTest::addColumn<QString>("id");
        for (const ViewKind& kind : viewKinds())
            QTest::newRow(kind.id.c_str()) << QString::fromStdString(kind.id);
    }
    void aViewThatIsNotShownLetsGoOfAGameThatIsLeft() {
        QFETCH(const QString, id);
        const auto open = [&] {
            if (id == "graph") return document->setGame("hackenbush");
            if (id == "columns") return document->setGame("moore");
            if (id == "bars") return document->setGame("bash");
            if (id == "board") return document->setGame("tic-tac-toe", {}, "X.O/.X./..O");
            if (id == "maze") return document->setGame("chase");
            if (id == "beatty") return document->setGame("wythoff");
            if (id == "matrix" || id == "regret") return document->setGame("matrix");
            if (id == "cards" || id == "learning") return document->setGame("kuhn-poker");
            if (id == "coalition") return document->setGame("coalition");
            if (id == "vessels") return document->setGame("coalition", {{"kind", "bankruptcy"}});
            if (id == "flow") return document->setGame("coalition", {{"kind", "flow"}});
            if (id == "canonical" || id == "thermograph" || id == "numbers" || id == "atlas")
                return document->setGame("domineering");
            if (id == "lattice") return document->setGame("form");
            if (id == "hottest")
                return document->setGame("sum", {{"play", "sides"}}, "form: +-1; form: {2|0}");
            if (id == "intervals") return document->setGame("take-ends");
            if (id == "lens") return document->setGame("bash");
            return document->setGame("nim", {}, id == "line" ? "5" : "2,3");
        };
        view.reset();
        QVERIFY(open());
        QWidget window;
        View& real = *findView(id.toStdString())->make(*document, &window);
        real.activate();
        QTRY_VERIFY(real.figure());
        const std::weak_ptr<const Game> game = document->game();
        real.deactivate();
        QVERIFY(real.figure()); // kept for when it is shown again
        QVERIFY(document->setGame("kiki"));
        QTRY_VERIFY(game.expired());
        QVERIFY(open());
        real.activate();
        QTRY_VERIFY(real.figure());
        QTRY_VERIFY(real.trace() || id == "play"); // a game being played has no steps
    }

    void memoryThatRunsOutIsToldAndTheNextChangeTriesAgain() {
        QSignalSpy failed(view.get(), &View::failed);
        view->throws = true;
        QVERIFY(document->setPosition("1,2"));
        QCOMPARE(failed.count(), 1);
        QVERIFY(failed.front().front().toString().contains("memory"));
        QVERIFY(!view->job.running());
        view->throws = false;
        QVERIFY(document->setPosition("3,5"));
        QVERIFY(view->refreshed.back());
        QVERIFY(view->job.running());
    }

private:
    std::unique_ptr<Document> document;
    std::unique_ptr<EndlessView> view;
};

MEXPLORER_TEST(TestViewLife)
#include "test_view_life.moc"
