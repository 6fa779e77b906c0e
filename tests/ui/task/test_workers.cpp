#include "tests/runner/listed.h"
#include "ui/task/job.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QTest>

#include <atomic>
#include <thread>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// What a worker that ends late can still find of the application.
struct Found {
    bool fonts = false;
    bool answered = false;
};

Found found;

std::atomic<bool> isAtWork = false;

Expected<int> slow(Task& task) {
    isAtWork = true;
    while (!task.cancelled())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    std::this_thread::sleep_for(std::chrono::milliseconds(100)); // the application is ending
    QCoreApplication* application = QCoreApplication::instance();
    if (!application) return cancelled();
    found.fonts = QFontMetricsF(QFont()).height() > 0;
    QMetaObject::invokeMethod(
        application, [] { found.answered = true; }, Qt::BlockingQueuedConnection);
    return cancelled();
}

void liveAndEnd(int argc, char** argv) {
    const QApplication application(argc, argv);
    Job<int> job;
    job.start("slow", slow, [](const Expected<int>&) {});
    while (!isAtWork) // else it would never start
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

} // namespace

/// An application that ended, before any test, while a worker was still running.
class TestWorkers : public QObject {
    Q_OBJECT

private slots:
    void fontsAreThereAsLongAsWorkersAre() { QVERIFY(found.fonts); }
    void theApplicationAnswersThemToTheLast() { QVERIFY(found.answered); }
};

static const tests::Listed listedTestWorkers(__FILE__, [](int argc, char** argv) {
    liveAndEnd(argc, argv);
    TestWorkers test;
    return QTest::qExec(&test, argc, argv);
});
#include "test_workers.moc"
