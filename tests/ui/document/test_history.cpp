#include "tests/runner/listed.h"
#include "ui/document/history.h"

#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20U;

DocumentState at(const std::string& position) {
    return {
        "nim", {{"play", "normal"}}, position, "grid", {{"grid", {{"rows", "3"}}}, {"tree", {{"root", ""}}}}};
}

/// A position of so many bytes, different for each number.
std::string large(std::size_t bytes, int number) {
    std::string text(bytes, '1');
    text += std::to_string(number);
    return text;
}

} // namespace

class TestHistory : public QObject {
    Q_OBJECT

private slots:
    void init() {
        shown.clear();
        history = std::make_unique<History>([this](const DocumentState& state, const History::Ended& ended) {
            shown.push_back(state);
            if (showsAtOnce)
                ended(true);
            else
                pending = ended;
        });
        showsAtOnce = true;
        history->begin(at("0"));
    }

    /// A state still being prepared is not current; if that is given up, nothing has changed.
    void aStateCountsOnlyOnceItIsShown() {
        history->push(at("1"));
        showsAtOnce = false;
        history->undo();
        QVERIFY(history->canUndo() && !history->canRedo());
        history->push(at("2"));
        showsAtOnce = true;
        history->undo();
        history->undo();
        QCOMPARE(shown.back().position, at("0").position);
        QVERIFY(!history->canUndo());
    }

    /// Keys may be pressed again before a large state is ready.
    void undoAndRedoCountFromTheStateThatIsAboutToBeShown() {
        for (const char* position : {"1", "2", "3"})
            history->push(at(position));
        showsAtOnce = false;
        history->undo();
        history->undo();
        QCOMPARE(shown.back().position, std::string("1"));
        history->redo();
        QCOMPARE(shown.back().position, std::string("2"));
        history->undo();
        pending(true);
        QVERIFY(history->canRedo());
        history->redo();
        QCOMPARE(shown.back().position, std::string("2"));
        pending(false); // preparing failed: the next step begins at the current state
        history->undo();
        QCOMPARE(shown.back().position, std::string("0"));
        history->giveUp();
        history->redo();
        QCOMPARE(shown.back().position, std::string("2"));
    }

    void goesBackAndForthThroughWholeStates() {
        DocumentState other = at("2");
        other.game = "dag";
        other.parameters = {{"graph", "a -> b"}, {"play", "misere"}};
        other.view = "tree";
        other.settings.erase("grid");
        const std::vector<DocumentState> states = {at("0"), at("1"), other};
        history->push(states[1]);
        history->push(states[2]);
        history->undo();
        history->undo();
        history->undo(); // nothing is left to undo
        history->redo();
        history->redo();
        history->redo();
        QVERIFY((shown == std::vector<DocumentState>{states[1], states[0], states[1], states[2]}));
    }

    void aChangeGivesUpWhatWasUndone() {
        history->push(at("1"));
        history->push(at("2"));
        history->undo();
        history->push(at("3"));
        QVERIFY(!history->canRedo());
        QCOMPARE(history->count(), 2);
        history->undo();
        QVERIFY(shown.back() == at("1"));
    }

    void saysWhatCanBeDoneAndWhetherItIsSaved() {
        QSignalSpy undo(history.get(), &History::canUndoChanged);
        QSignalSpy redo(history.get(), &History::canRedoChanged);
        QSignalSpy clean(history.get(), &History::cleanChanged);
        history->push(at("1"));
        history->push(at("2"));
        QCOMPARE(undo.count(), 1);
        QCOMPARE(clean.count(), 1);
        QVERIFY(!history->isClean());
        history->setClean();
        history->undo();
        QVERIFY(!history->isClean() && history->canRedo());
        history->redo();
        QVERIFY(history->isClean() && !history->canRedo());
        QCOMPARE(redo.count(), 2);
        history->undo();
        history->push(at("3")); // the saved state can no longer be reached
        history->undo();
        history->undo();
        QVERIFY(!history->isClean() && !history->canUndo());
        history->begin(at("4"));
        QVERIFY(history->isClean() && !history->canUndo() && !history->canRedo());
    }

    /// Listeners may already be partly destroyed.
    void saysNothingAtItsEnd() {
        int said = 0;
        history->push(at("1"));
        history->push(at("2"));
        history->undo();
        for (const auto signal : {&History::canUndoChanged, &History::canRedoChanged, &History::cleanChanged})
            connect(history.get(), signal, this, [&] { ++said; });
        history.reset();
        QCOMPARE(said, 0);
    }

    void largeTextsThatStayAreKeptOnce() {
        DocumentState state = at("0");
        state.parameters["graph"] = std::string(8 * megabyte, 'a');
        history->begin(state);
        for (int i = 1; i <= 100; ++i) {
            state.position = std::to_string(i);
            history->push(state);
        }
        QCOMPARE(history->count(), 100);
        QVERIFY2(history->bytes() < 9 * megabyte, qPrintable(QString::number(history->bytes())));
        state.position = "99";
        history->undo();
        QVERIFY(shown.back() == state);
    }

    void theOldestStatesAreGivenUpWhereTheyAreTooMany() {
        const int pushed = History::mostSteps + 200;
        for (int i = 1; i <= pushed; ++i)
            history->push(at(std::to_string(i)));
        QCOMPARE(history->count(), History::mostSteps);
        while (history->canUndo())
            history->undo();
        QVERIFY(shown.back() == at(std::to_string(pushed - History::mostSteps)));
        QVERIFY(!history->isClean()); // the saved state was among the dropped ones
    }

    void theOldestStatesAreGivenUpWhereTheyAreTooLarge() {
        constexpr std::size_t size = 8 * megabyte;
        const int pushed = 3 * static_cast<int>(History::mostBytes / size);
        for (int i = 1; i <= pushed; ++i) {
            history->push(at(large(size, i)));
            QVERIFY(history->bytes() <= History::mostBytes);
        }
        QVERIFY(history->count() >= static_cast<int>(History::mostBytes / size) - 2);
        int undone = 0;
        for (; history->canUndo(); ++undone)
            history->undo();
        QCOMPARE(undone, history->count());
        QVERIFY(shown.back() == at(large(size, pushed - undone)));
    }

    void theLastChangeCanAlwaysBeUndone() {
        const std::string first = large(History::mostBytes, 1);
        history->push(at(first));
        history->push(at(large(History::mostBytes, 2)));
        QCOMPARE(history->count(), 1);
        history->undo();
        QVERIFY(shown.back() == at(first));
    }

private:
    History::Ended pending;
    bool showsAtOnce = true;
    std::vector<DocumentState> shown; ///< states shown by undo and redo
    std::unique_ptr<History> history;
};

MEXPLORER_TEST(TestHistory)
#include "test_history.moc"
