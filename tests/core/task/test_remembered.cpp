#include "core/task/remembered.h"

#include "tests/runner/listed.h"
#include "tests/thread/threads.h"

#include <QTest>

#include <atomic>
#include <future>
#include <new>

using namespace mexplorer;
using namespace std::chrono_literals;

namespace {

/// A search whose result must not be used if there is an earlier one.
Expected<int> asSecond() {
    return 2;
}

/// A search in its own thread that lasts until end() is called, without which waiting callers would wait for
/// ever.
class LongSearch {
public:
    explicit LongSearch(const Remembered<int>& remembered) {
        asker_ = std::async(std::launch::async, [this, &remembered] {
            return remembered.get(task_, [this] {
                begun_.set_value();
                return end_.get_future().get();
            });
        });
        begun_.get_future().wait();
    }
    void end(Expected<int> found) { end_.set_value(std::move(found)); }
    [[nodiscard]] Found<int> answer() { return asker_.get(); }

private:
    Task task_;
    std::promise<void> begun_;
    std::promise<Expected<int>> end_;
    std::future<Found<int>> asker_; // the last, so that its thread ends first
};

/// Asks in its own thread, with a search that would find 2.
std::future<Found<int>> asking(const Remembered<int>& remembered, const Task& task) {
    return std::async(std::launch::async, [&] { return remembered.get(task, asSecond); });
}

bool isWaiting(const std::future<Found<int>>& asker) {
    return asker.wait_for(50ms) == std::future_status::timeout;
}

} // namespace

class TestRemembered : public QObject {
    Q_OBJECT

private slots:
    void whatManyAskForIsFoundOnce() {
        const Remembered<int> remembered{};
        std::atomic<int> searches = 0;
        std::mutex mutex;
        std::vector<Found<int>> answers;
        inThreads([&] {
            Task task;
            const auto answer = remembered.get(task, [&]() -> Expected<int> {
                std::this_thread::sleep_for(20ms); // time for the others to arrive
                return ++searches;
            });
            const std::lock_guard lock(mutex);
            answers.push_back(answer);
        });
        QCOMPARE(searches.load(), 1);
        QCOMPARE(answers.size(), std::size_t{4});
        for (const Found<int>& answer : answers) {
            QCOMPARE(**answer, 1);
            QVERIFY(*answer == answers.front()); // the same object, not an equal one
        }
        Task late;
        QCOMPARE(**remembered.get(late, asSecond), 1);
    }

    void whatWasCancelledIsLookedForAgain() {
        const Remembered<int> remembered{};
        Task task;
        const auto first = remembered.get(task, []() -> Expected<int> { return cancelled(); });
        QCOMPARE(first.error().kind, Error::Kind::cancelled);
        QCOMPARE(**remembered.get(task, asSecond), 2);
    }

    /// Nobody waits for it.
    void whatIsKnownIsToldAtOnce() {
        const Remembered<int> remembered{};
        Task task;
        QVERIFY(!remembered.known());
        (void)remembered.get(task, []() -> Expected<int> { return cancelled(); });
        QVERIFY(!remembered.known());
        const auto found = remembered.get(task, asSecond);
        QVERIFY(remembered.known() == *found);
        const Remembered<int> none{};
        (void)none.get(task, []() -> Expected<int> { return invalid("position", say("there is none")); });
        QVERIFY(!none.known());
        const Remembered<int> sought{};
        LongSearch search(sought);
        const bool isKnown = sought.known() != nullptr;
        search.end(1);
        QVERIFY(!isKnown);
        QCOMPARE(**search.answer(), 1);
        QCOMPARE(*sought.known(), 1);
    }

    void whyThereIsNoAnswerIsRemembered() {
        for (const auto kind : {Error::Kind::invalid, Error::Kind::tooLarge}) {
            const Remembered<int> remembered{};
            Task task;
            const Error error{kind, say("there is none"), "position"};
            const auto refuse = [&]() -> Expected<int> { return tl::unexpected(error); };
            QVERIFY(!remembered.get(task, refuse));
            const auto again = remembered.get(task, asSecond);
            QVERIFY(!again);
            QCOMPARE(again.error().kind, kind);
            QCOMPARE(again.error().english(), error.english());
        }
    }

    /// Memory may have been short only for a moment; no caller is left waiting.
    void aSearchThatThrowsIsForgotten() {
        const Remembered<int> remembered{};
        Task task;
        const auto runOut = []() -> Expected<int> { throw std::bad_alloc(); };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, (void)remembered.get(task, runOut));
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, (void)remembered.get(task, runOut));
        QCOMPARE(**asking(remembered, task).get(), 2); // from another thread, too
        QCOMPARE(**remembered.get(task, runOut), 2);
    }

    void whoWaitsGetsWhatTheFirstFinds() {
        const Remembered<int> remembered{};
        LongSearch search(remembered);
        Task task;
        auto waiting = asking(remembered, task);
        const bool waited = isWaiting(waiting);
        search.end(1);
        QVERIFY(waited);
        QCOMPARE(**waiting.get(), 1);
        QCOMPARE(**search.answer(), 1);
    }

    void whoWaitsLooksHimselfWhereTheFirstWasCancelled() {
        const Remembered<int> remembered{};
        LongSearch search(remembered);
        Task task;
        auto waiting = asking(remembered, task);
        const bool waited = isWaiting(waiting);
        search.end(cancelled());
        QVERIFY(waited);
        QCOMPARE(**waiting.get(), 2);
        QCOMPARE(search.answer().error().kind, Error::Kind::cancelled);
    }

    /// However long the search takes, which goes on undisturbed.
    void whoWaitsAndIsCancelledReturnsSoon() {
        const Remembered<int> remembered{};
        LongSearch search(remembered);
        Task task;
        auto waiting = asking(remembered, task);
        const bool waited = isWaiting(waiting);
        task.cancel();
        const bool returned = waiting.wait_for(2s) == std::future_status::ready;
        search.end(1);
        QVERIFY(waited && returned);
        QCOMPARE(waiting.get().error().kind, Error::Kind::cancelled);
        QCOMPARE(**search.answer(), 1);
        Task patient;
        QCOMPARE(**remembered.get(patient, asSecond), 1);
    }
};

MEXPLORER_TEST(TestRemembered)
#include "test_remembered.moc"
