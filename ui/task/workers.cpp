#include "ui/task/workers.h"

#include <QCoreApplication>

#include <utility>

namespace mexplorer::ui {

namespace {

constexpr int listenMilliseconds = 10;

QThreadPool* pool = nullptr;

/// All jobs are cancelled by now, but workers may still be running. What they wait for the application's
/// thread to do is done meanwhile.
void endWorkers() {
    while (!pool->waitForDone(listenMilliseconds))
        QCoreApplication::sendPostedEvents(QCoreApplication::instance());
    delete std::exchange(pool, nullptr);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // what they left to this thread
}

} // namespace

QThreadPool& workers() {
    if (!pool) {
        pool = new QThreadPool;
        qAddPostRoutine(endWorkers);
    }
    return *pool;
}

} // namespace mexplorer::ui
