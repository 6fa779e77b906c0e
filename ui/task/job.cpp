#include "ui/task/job.h"

namespace mexplorer::ui {

namespace {
constexpr int tickMilliseconds = 33;
} // namespace

JobBase::JobBase(QObject* parent) : QObject(parent) {
    ticker_.setInterval(tickMilliseconds);
    connect(&ticker_, &QTimer::timeout, this, [this] { emit progressed(task_->progress()); });
}

JobBase::~JobBase() {
    if (task_) task_->cancel();
}

void JobBase::cancel() {
    if (!running_ || task_->cancelled()) return;
    task_->cancel();
    QMetaObject::invokeMethod(
        this,
        [this, task = task_] {
            if (running_ && task == task_) cutShort();
        },
        Qt::QueuedConnection);
}

void JobBase::drop() {
    if (!running_) return;
    task_->cancel();
    ignoreWorker();
    end();
}

std::shared_ptr<Task> JobBase::begin(const QString& title) {
    if (task_) task_->cancel();
    task_ = std::make_shared<Task>();
    title_ = title;
    running_ = true;
    ticker_.start();
    emit started();
    return task_;
}

void JobBase::end() {
    ticker_.stop();
    running_ = false;
    emit finished();
}

} // namespace mexplorer::ui
