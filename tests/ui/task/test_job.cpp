#include "tests/runner/listed.h"
#include "ui/task/job.h"
#include "ui/task/job_bar.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <future>

#include <thread>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// Works until it is cancelled.
Expected<int> endless(Task& task) {
    while (!task.cancelled())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return cancelled();
}

} // namespace

class TestJob : public QObject {
    Q_OBJECT

private slots:
    void givesItsResultInThisThread() {
        Job<int> job;
        int result = 0;
        QThread* thread = nullptr;
        job.start(
            "adding", [](Task&) { return Expected<int>(40 + 2); },
            [&](Expected<int> value) {
                result = value.value();
                thread = QThread::currentThread();
            });
        QVERIFY(job.running());
        QTRY_COMPARE(result, 42);
        QCOMPARE(thread, QThread::currentThread());
        QVERIFY(!job.running());
    }

    void progressIsToldWhileItWorks() {
        Job<int> job;
        QSignalSpy progressed(&job, &JobBase::progressed);
        job.start(
            "half",
            [](Task& task) {
                task.report(0.5);
                return endless(task);
            },
            [](const Expected<int>&) {});
        QTRY_VERIFY(!progressed.isEmpty() && progressed.back().front().toDouble() == 0.5);
    }

    /// Jobs are started and dropped in sequence while all threads are busy.
    void whatIsDroppedBeforeItBeginsIsNeverDone() {
        const int usual = workers().maxThreadCount();
        workers().setMaxThreadCount(1);
        std::promise<void> goOn;
        Job<int> first;
        first.start(
            "waiting", [wait = goOn.get_future().share()](Task&) { return wait.wait(), Expected<int>(1); },
            [](const Expected<int>&) {});
        Job<int> job;
        auto done = std::make_shared<std::atomic<int>>(0);
        for (int i = 0; i < 5; ++i) {
            job.start(
                "counting", [done](Task&) { return Expected<int>(++*done); }, [](const Expected<int>&) {});
        }
        goOn.set_value();
        QVERIFY(workers().waitForDone(20'000));
        workers().setMaxThreadCount(usual);
        QCOMPARE(done->load(), 1);
    }

    void cancelEndsItWithAnError() {
        Job<int> job;
        std::optional<Error::Kind> kind;
        job.start("endless", endless, [&](const Expected<int>& value) { kind = value.error().kind; });
        job.cancel();
        QTRY_VERIFY(kind.has_value());
        QCOMPARE(*kind, Error::Kind::cancelled);
    }

    void cancelDoesNotWaitForTheWorker() {
        Job<int> job;
        auto release = std::make_shared<std::promise<void>>();
        int told = 0;
        const auto tell = [&](const Expected<int>& value) { told += value ? 100 : 1; };
        job.start(
            "stubborn",
            [release](Task&) {
                release->get_future().wait();
                return Expected<int>(1);
            },
            tell);
        job.cancel();
        QTRY_COMPARE(told, 1);
        QVERIFY(!job.running());
        release->set_value();
        QVERIFY(workers().waitForDone(5000));
        QCoreApplication::processEvents();
        QCOMPARE(told, 1); // its result is not reported
    }

    void aStartAfterACancelIsNotCutShort() {
        Job<int> job;
        std::vector<int> results;
        const auto keep = [&](const Expected<int>& value) { results.push_back(value.value_or(-1)); };
        job.start("endless", endless, keep);
        job.cancel();
        job.start(
            "count", [](Task&) { return Expected<int>(7); }, keep);
        QTRY_COMPARE(results, std::vector<int>{7});
    }

    void theNextStartDropsTheOneBefore() {
        Job<int> job;
        std::vector<int> results;
        const auto keep = [&](const Expected<int>& value) { results.push_back(value.value_or(-1)); };
        for (int i = 1; i <= 5; ++i) {
            job.start(
                "count", [i](Task&) { return Expected<int>(i); }, keep);
        }
        QTRY_VERIFY(!results.empty());
        QTest::qWait(50);
        QCOMPARE(results, std::vector<int>{5});
    }

    void aDroppedJobEndsAtOnceAndIsNeverHeardOfAgain() {
        Job<int> job;
        bool heard = false;
        QSignalSpy progressed(&job, &JobBase::progressed);
        QSignalSpy finished(&job, &JobBase::finished);
        job.start("endless", endless, [&](const Expected<int>&) { heard = true; });
        QTRY_VERIFY(!progressed.isEmpty());
        job.cancel(); // cancelling would be reported
        job.drop();
        QVERIFY(!job.running());
        QCOMPARE(finished.count(), 1);
        const auto told = progressed.count();
        QVERIFY(workers().waitForDone(5000));
        QTest::qWait(100); // several ticks of progress
        QVERIFY(!heard);
        QCOMPARE(progressed.count(), told);
        QCOMPARE(finished.count(), 1);
        int result = 0;
        job.start(
            "count", [](Task&) { return Expected<int>(7); },
            [&](const Expected<int>& value) { result = value.value(); });
        QTRY_COMPARE(result, 7);
    }

    void whatIsThrownIsAnError() {
        Job<int> job;
        std::string said;
        job.start(
            "too large", [](Task&) -> Expected<int> { throw std::bad_alloc(); },
            [&](const Expected<int>& value) { said = value.error().english(); });
        QTRY_VERIFY(!said.empty());
        QCOMPARE(said, errorOf(std::bad_alloc()).english());
        QVERIFY(!job.running());
    }

    void aDestroyedJobIsNeverHeardOfAgain() {
        bool heard = false;
        {
            Job<int> job;
            job.start("endless", endless, [&](const Expected<int>&) { heard = true; });
        }
        QVERIFY(workers().waitForDone(5000)); // its work was cancelled
        QCoreApplication::processEvents();
        QVERIFY(!heard);
    }

    void jobsLeaveQtsOwnThreadsToPainting() { // painting waits for these threads
        Job<int> job;
        std::promise<void> begun;
        job.start(
            "endless",
            [&](Task& task) {
                begun.set_value();
                return endless(task);
            },
            [](const Expected<int>&) {});
        begun.get_future().wait();
        QCOMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
        QCOMPARE(workers().activeThreadCount(), 1);
        job.cancel();
        QTRY_VERIFY(!job.running());
    }

    void theBarShowsLongWorkAndItsButtonCancels() {
        Job<int> job;
        JobBar bar(job);
        bool done = false;
        job.start("endless work", endless, [&](const Expected<int>&) { done = true; });
        QVERIFY(!bar.isVisible()); // not even briefly
        QTRY_VERIFY(bar.isVisible());
        QCOMPARE(bar.findChild<QLabel*>()->text(), QString("endless work"));
        QTest::mouseClick(bar.findChild<QPushButton*>("cancelJob"), Qt::LeftButton);
        QTRY_VERIFY(done);
        QVERIFY(!bar.isVisible());
    }

    void whatWasCancelledCanBeBegunAgain() {
        Job<int> job;
        JobBar bar(job);
        bar.offerAgain();
        auto* button = bar.findChild<QPushButton*>("cancelJob");
        QSignalSpy again(&bar, &JobBar::againWanted);
        const auto cancelOne = [&] {
            job.start("endless work", endless, [](const Expected<int>&) {});
            QTRY_VERIFY(bar.isVisible());
            QCOMPARE(button->text(), QString("Cancel"));
            button->click();
            QTRY_VERIFY(!job.running());
            QVERIFY(bar.isVisible());
            QCOMPARE(bar.findChild<QLabel*>()->text(), QString("endless work: cancelled"));
            QCOMPARE(button->text(), QString("Begin again"));
        };
        cancelOne();
        button->click();
        QCOMPARE(again.size(), qsizetype{1});
        QVERIFY(!bar.isVisible());
        cancelOne();
        bar.withdrawOffer(); // something else is to be done
        QVERIFY(!bar.isVisible());
        cancelOne();
        job.start(
            "short work", [](Task&) -> Expected<int> { return 1; }, [](const Expected<int>&) {});
        QTRY_VERIFY(!job.running());
        QVERIFY(!bar.isVisible());
    }
};

MEXPLORER_TEST(TestJob)
#include "test_job.moc"
