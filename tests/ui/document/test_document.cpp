#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/document/change.h"
#include "ui/document/document.h"

#include <fmt/format.h>

#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void opensOnWythoffsGrid() {
        const Document document;
        QCOMPARE(document.state().game, std::string("wythoff"));
        QCOMPARE(document.state().view, std::string("grid"));
        QVERIFY(!document.position().empty());
    }

    /// In a view that shows sums of two sides, whatever was open.
    void aSumWithGamesOfTwoSidesOpensAsOne() {
        Document document;
        QVERIFY(document.setGame("sum", {}, "nim: 3; form: 1", "xor"));
        QCOMPARE(document.state().parameters.at("play"), std::string("sides"));
        QVERIFY(document.state().view != "xor");
        QVERIFY(document.setGame("sum", {}, "nim: 3; nim: 5", "xor"));
        QCOMPARE(document.state().parameters.at("play"), std::string("normal"));
        QVERIFY(document.setPosition("nim: 3; domineering: ../.."));
        QCOMPARE(document.state().parameters.at("play"), std::string("sides"));
        QVERIFY(!document.setGame("sum", {{"play", "misere"}}, "nim: 3; form: 1"));
    }

    void aGraphOpensInTheGameThatReadsMostOfIt_data() {
        QTest::addColumn<QString>("open");
        QTest::addColumn<QString>("graph");
        QTest::addColumn<QString>("game");
        const auto row = [](const char* name, const char* open, const char* graph, const char* game) {
            QTest::newRow(name) << open << graph << game;
        };
        row("arrows", "nim", "digraph { a -> b }", "dag");
        row("a network", "nim", "digraph { s -> a [capacity=3]; a -> t [capacity=2] }", "coalition");
        row("owners", "dag", "digraph { s -> a [capacity=3, owner=A]; a -> t [capacity=2, owner=B] }",
            "coalition");
        row("nobody reads all", "nim", "digraph { s -> a [capacity=3, owner=A]; a -> t }", "dag");
        row("labels", "dag", "digraph { s -> a [label=3, owner=A]; a -> t [label=2, owner=B] }", "coalition");
        row("edges", "dag", "graph { ground -- a }", "hackenbush");
        row("red edges", "nim", "graph { ground -- a [color=red] }", "red-blue");
        row("blue edges", "hackenbush", "graph { ground -- a [color=blue]; a -- b [color=green] }",
            "red-blue");
        row("in both, the open one", "hackenbush", R"({"edges": [["ground", "a"]]})", "hackenbush");
        row("in both, the first", "nim", R"({"edges": [["ground", "a"]]})", "dag");
    }
    void aGraphOpensInTheGameThatReadsMostOfIt() {
        QFETCH(const QString, open);
        QFETCH(const QString, graph);
        QFETCH(const QString, game);
        const Change from = withGame({}, open.toStdString()).value();
        const auto change = withGraph(from.state, graph.toStdString());
        QVERIFY2(change, change ? "" : change.error().english().c_str());
        QCOMPARE(QString::fromStdString(change->state.game), game);
    }

    void whatIsWrongWithAGraphIsSaidByAGameOfItsKind() {
        const auto refusal = [](const char* open, const char* graph) {
            const auto change = withGraph(withGame({}, open).value().state, graph);
            return QString::fromStdString(change ? "opened" : change.error().english());
        };
        for (const char* open : {"nim", "dag", "hackenbush"}) {
            QVERIFY(refusal(open, "strict graph { ground -- a [color=blue").contains("line 1"));
            QVERIFY(!refusal(open, "strict graph { ground -- a [color=blue").contains("directed"));
            QVERIFY(refusal(open, "digraph { a -> b; b -> a }").contains("a → b → a"));
        }
    }

    void everyChangeIsOneUndoStep() {
        Document document;
        const DocumentState opened = document.state();
        QVERIFY(document.setPosition("4, 7").has_value());
        QVERIFY(document.setParameter("play", "misere").has_value());
        QVERIFY(document.setGame("nim").has_value());
        QVERIFY(document.setSetting("tree", "merged", "on").has_value());
        QCOMPARE(document.undoStack().count(), 4);
        QCOMPARE(document.scene("tree").settings.at("merged"), std::string("on"));
        const DocumentState last = document.state();
        for (int i = 0; i < 4; ++i)
            document.undoStack().undo();
        QVERIFY(document.state() == opened);
        QCOMPARE(document.game()->description().id, std::string("wythoff"));
        for (int i = 0; i < 4; ++i)
            document.undoStack().redo();
        QVERIFY(document.state() == last);
    }

    void anotherViewIsNoChangeButIsComeBackTo() {
        Document document;
        QVERIFY(document.setView("tree"));
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(document.undoStack().isClean());
        QVERIFY(document.setPosition("4,7"));
        QVERIFY(document.setView("grid"));
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QCOMPARE(document.position(), std::string("6,10"));
        QCOMPARE(document.state().view, std::string("tree"));
        document.undoStack().redo();
        QCOMPARE(document.state().view, std::string("grid"));
    }

    void aChangeToWhatItIsAlreadyIsNoStep() {
        Document document;
        QVERIFY(document.setPosition(document.position()).has_value());
        QVERIFY(document.setParameter("play", "normal").has_value());
        QCOMPARE(document.undoStack().count(), 0);
    }

    void aRefusedChangeChangesNothing() {
        Document document;
        const DocumentState before = document.state();
        QSignalSpy changed(&document, &Document::changed);
        for (const char* position : {"", "-1,2", "4", "a,b", "1000000000000000000000000000000,1", "4,7,9"}) {
            const auto result = document.setPosition(position);
            QVERIFY2(!result, position);
            QVERIFY(!result.error().message.english().empty());
        }
        QVERIFY(!document.setGame("chess"));
        QVERIFY(!document.setParameter("play", "sideways"));
        QVERIFY(!document.setParameter("colour", "red"));
        QVERIFY(!document.setView("xor")); // Wythoff is no sum of heaps
        QVERIFY(!document.setSetting("grid", "rows", "0"));
        QVERIFY(!document.setSetting("grid", "no such", "0"));
        QVERIFY(document.state() == before);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(document.undoStack().count(), 0);
    }

    void everyGameOpensInAViewThatCanShowIt() {
        Document document;
        for (const Entry& entry : catalogue()) {
            QVERIFY(document.setGame(entry.description.id).has_value());
            const ViewKind* view = findView(document.state().view);
            QVERIFY(view && view->canShow(*document.game()));
            for (const Preset& preset : entry.description.presets) {
                QVERIFY(
                    document.setGame(entry.description.id, preset.parameters, preset.position).has_value());
            }
        }
    }

    /// In misère play, heaps that break have no line, as their values decide nothing.
    void aViewThatIsNotThereAnyMoreIsLeftInTheSameChange() {
        Document document;
        std::vector<std::string> left;
        connect(&document, &Document::viewLeft, this, [&](const std::string& view) { left.push_back(view); });
        QVERIFY(document.setGame("octal", {{"code", "0.06"}}, "5", "line"));
        QCOMPARE(document.state().view, std::string("line"));
        QVERIFY(left.empty()); // not reported if the game changes, too
        const DocumentState before = document.state();
        const int changes = document.undoStack().count();
        QVERIFY(document.setParameter("play", "misere"));
        QVERIFY(findView(document.state().view)->canShow(*document.game()));
        QCOMPARE(left, std::vector<std::string>{"line"});
        QCOMPARE(document.undoStack().count(), changes + 1);
        document.undoStack().undo();
        QVERIFY(document.state() == before);
        QCOMPARE(left.size(), std::size_t{1});
        document.undoStack().redo();
        QVERIFY(findView(document.state().view)->canShow(*document.game()));
        QCOMPARE(left.size(), std::size_t{2}); // reported again
        QVERIFY(document.setView("tree"));
        QVERIFY(document.setParameter("play", "normal"));
        QCOMPARE(document.state().view, std::string("tree"));
        QCOMPARE(left.size(), std::size_t{2});
    }

    /// After any change in any game, the view is one that the game has.
    void everyParameterLeavesAViewThatIsThere() {
        for (const Entry& entry : catalogue()) {
            for (const ViewKind& kind : viewKinds()) {
                for (const Parameter& parameter : entry.description.parameters) {
                    for (const Choice& choice : parameter.choices) {
                        Document document;
                        QVERIFY(document.setGame(entry.description.id, {}, {}, kind.id));
                        (void)document.setParameter(parameter.id, choice.id);
                        QVERIFY(findView(document.state().view)->canShow(*document.game()));
                    }
                }
            }
        }
    }

    /// Long texts are read in another thread, which reports when it is done.
    void aLongTextIsReadElsewhere() {
        Document document;
        QVERIFY(document.setGame("nim"));
        const std::string before = document.position();
        std::vector<bool> told;
        const auto hear = [&](const Expected<void>& entered) { told.push_back(entered.has_value()); };
        document.enter("position", heaps(100'000), hear);
        QCOMPARE(document.position(), before);
        QTRY_COMPARE(told, std::vector<bool>{true});
        QCOMPARE(document.position(), heaps(100'000));
        document.enter("position", heaps(100'000) + ",x", hear);
        QTRY_COMPARE(told, (std::vector<bool>{true, false}));
        QCOMPARE(document.position(), heaps(100'000));
        document.enter("position", "1,2,3", hear); // short texts are read at once
        QCOMPARE(told, (std::vector<bool>{true, false, true}));
        QCOMPARE(document.position(), std::string("1,2,3"));
    }

    void anotherChangeGivesUpALongTextThatIsBeingRead() {
        Document document;
        QVERIFY(document.setGame("nim"));
        bool isTold = false;
        const auto hear = [&](const Expected<void>&) { isTold = true; };
        document.enter("position", heaps(300'000), hear);
        QVERIFY(document.reading().running());
        QVERIFY(document.setPosition("7,8"));
        QVERIFY(!document.reading().running());
        document.enter("position", heaps(300'000), hear);
        document.undoStack().undo();
        QVERIFY(workers().waitForDone(20'000));
        QCoreApplication::processEvents();
        QVERIFY(!isTold);
        QVERIFY(document.position() != "7,8" && document.position().size() < 100);
    }

    void whatIsRefusedAtOnceGivesUpNothing() {
        Document document;
        QVERIFY(document.setGame("nim"));
        std::optional<bool> entered;
        document.enter("position", heaps(300'000), [&](const Expected<void>& done) { entered = bool(done); });
        document.enter("play", "nonsense", [](const Expected<void>& done) { QVERIFY(!done); });
        QVERIFY(document.reading().running());
        QTRY_COMPARE_WITH_TIMEOUT(entered, std::optional(true), 20'000);
        document.enter("position", heaps(200'000), [&](const Expected<void>&) { entered = false; });
        QVERIFY(document.setPosition(document.position())); // the current position is to stay
        QVERIFY(!document.reading().running());
    }

    void whatIsChosenAlreadyLeavesALongTextThatIsBeingRead() {
        Document document;
        QVERIFY(document.setGame("nim"));
        std::optional<bool> entered;
        document.enter("position", heaps(300'000), [&](const Expected<void>& done) { entered = bool(done); });
        QVERIFY(document.setView(document.state().view));
        QVERIFY(document.setSettings(document.state().view, {}));
        QVERIFY(document.reading().running());
        QTRY_COMPARE(entered, std::optional<bool>(true));
        QCOMPARE(document.position(), heaps(300'000));
    }

    /// The field shows the text that is given up, and must be reset to the document's.
    void givingUpALongTextIsTold() {
        Document document;
        QVERIFY(document.setGame("nim"));
        document.enter("position", heaps(300'000), [](const Expected<void>&) {});
        const QSignalSpy changed(&document, &Document::changed);
        document.giveUpReading();
        QCOMPARE(changed.count(), 1);
        document.giveUpReading(); // nothing is being read
        QCOMPARE(changed.count(), 1);
    }

    void aLongTextThatIsNotWantedAnyMoreIsLeft() {
        Document document;
        QVERIFY(document.setGame("nim"));
        const DocumentState before = document.state();
        std::optional<Error> error;
        document.enter("position", heaps(1'000'000), [&](const Expected<void>& entered) {
            if (!entered) error = entered.error();
        });
        document.reading().cancel();
        QTRY_VERIFY(error);
        QCOMPARE(error->kind, Error::Kind::cancelled);
        QVERIFY(document.state() == before);
    }

    /// Undo also reads long texts in another thread.
    void longTextsAreUndoneAndDoneAgain() {
        Document document;
        std::string graph = "digraph { ";
        for (int i = 0; i < 3000; ++i)
            graph += fmt::format("n{} -> n{}; ", i, i + 1);
        QVERIFY(document.setGame("dag", {{"graph", graph + "}"}}, "n0"));
        const DocumentState dag = document.state();
        QVERIFY(document.setGame("nim"));
        document.undoStack().undo();
        QVERIFY(!document.undoStack().isClean() && document.state().game == "nim"); // not yet
        QTRY_VERIFY(document.state() == dag);
        QCOMPARE(document.game()->description().id, std::string("dag"));
        document.undoStack().undo();
        QCOMPARE(document.state().game, std::string("wythoff"));
        document.undoStack().redo();
        QTRY_VERIFY(document.state() == dag);
        QVERIFY(document.undoStack().canRedo());
    }

    void settingsWaitForTheParametersThatTheyFit() {
        Document document;
        QVERIFY(document.setGame("grid-walk", {{"piece", "queen"}}));
        QVERIFY(document.setSetting("grid", "rays", "off"));
        QVERIFY(document.setParameter("piece", "king")); // the king has no rays
        QVERIFY(!document.scene("grid").settings.contains("rays"));
        QVERIFY(document.setParameter("piece", "queen"));
        QCOMPARE(document.scene("grid").settings.at("rays"), std::string("off"));
        QVERIFY(document.setGame("wythoff")); // each game has its own settings
        QCOMPARE(document.scene("grid").settings.at("rays"), std::string("on"));
    }

    void onlyWhatIsSetIsASetting() {
        Document document;
        const std::string rows = document.scene("grid").settings.at("rows");
        QVERIFY(document.setSetting("grid", "rows", rows));
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(document.setSetting("grid", "rays", "off"));
        QCOMPARE(document.state().settings.at("grid"), (Parameters{{"rays", "off"}}));
    }

    void camerasAreKeptButNotUndone() {
        Document document;
        document.setCamera("grid", Camera{{1, 2, 3, 4}});
        QVERIFY(document.setPosition("1,2").has_value());
        document.undoStack().undo();
        QCOMPARE(document.camera("grid")->visible, QRectF(1, 2, 3, 4));
        QVERIFY(document.setGame("nim").has_value()); // another game resets the camera
        QVERIFY(!document.camera("grid"));
    }

    void choosingTheOpenGameOnceMoreIsNoChangeToBeUndone() {
        Document document;
        QVERIFY(document.setGame("kiki").has_value());
        QVERIFY(document.setView("tree").has_value());
        QVERIFY(document.setGame("kiki").has_value());
        document.undoStack().undo();
        QVERIFY(document.state().game != "kiki");
    }

    /// Undoing any sequence of changes goes through the same states backwards.
    void randomWalksUndoExactly() {
        constexpr unsigned seed = 7;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Document document;
        std::vector<DocumentState> states = {document.state()};
        while (states.size() < 200) {
            const Entry& entry = catalogue()[random() % catalogue().size()];
            switch (random() % 4) {
            case 0:
                (void)document.setGame(entry.description.id);
                break;
            case 1:
                (void)document.setParameter("play", random() % 2 == 0 ? "normal" : "misere");
                break;
            case 2:
                (void)document.setView(viewKinds()[random() % viewKinds().size()].id);
                break;
            default:
                (void)document.setPosition(fmt::format("{},{}", random() % 9 + 1, random() % 9 + 1));
            }
            DocumentState& last = states.back();
            last.view = last.position == document.position() &&
                                last.parameters == document.state().parameters &&
                                last.game == document.state().game
                            ? document.state().view
                            : last.view;
            if (!(document.state() == last)) states.push_back(document.state());
        }
        while (states.size() > 1) {
            QVERIFY(document.state() == states.back());
            document.undoStack().undo();
            states.pop_back();
        }
        QVERIFY(document.state() == states.back());
    }

private:
    static std::string heaps(int count) {
        std::string text = "1";
        for (int i = 1; i < count; ++i)
            text += fmt::format(",{}", i % 9 + 1);
        return text;
    }
};

MEXPLORER_TEST(TestDocument)
#include "test_document.moc"
