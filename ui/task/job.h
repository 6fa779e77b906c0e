#pragma once

#include "core/task/guarded.h"
#include "core/task/task.h"
#include "ui/task/workers.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

namespace mexplorer::ui {

/// How long an old result stays shown while the next one is being found: too short to be read beside what is
/// new already, too long to flicker.
inline constexpr std::chrono::milliseconds longestStale{80};

/// Work off the GUI thread, one piece at a time: starting the next cancels the one before and drops its
/// result. The worker owns all it uses; this object is used only in its own thread.
class JobBase : public QObject {
    Q_OBJECT

public:
    explicit JobBase(QObject* parent = nullptr);
    ~JobBase() override;

    [[nodiscard]] bool running() const { return running_; }
    [[nodiscard]] const QString& title() const { return title_; }
    /// Ends the job at once with the error `cancelled`, reported through the event loop; its worker stops on
    /// its own, however much it has to free.
    void cancel();
    /// Ends the job at once, reporting no result.
    void drop();

signals:
    void started();
    /// About thirty times a second while it runs; `fraction` done, from 0 to 1.
    void progressed(double fraction);
    void finished();

protected:
    /// Ignores whatever the worker still reports.
    virtual void ignoreWorker() = 0;
    /// Ignores the worker and reports that the work was cancelled.
    virtual void cutShort() = 0;

    std::shared_ptr<Task> begin(const QString& title);
    void end();

private:
    std::shared_ptr<Task> task_;
    QString title_;
    QTimer ticker_;
    bool running_ = false;
};

template <class Result>
class Job : public JobBase {
public:
    using Work = std::function<Expected<Result>(Task&)>;
    using Done = std::function<void(Expected<Result>)>;

    explicit Job(QObject* parent = nullptr) : JobBase(parent) {
        connect(&watcher_, &QFutureWatcherBase::finished, this, [this] {
            if (watcher_.future().resultCount() == 0) return; // cancelled or dropped
            const std::shared_ptr<Expected<Result>> result = watcher_.result();
            tell(std::move(*result));
        });
    }

    /// `work` runs in another thread and must own what it uses; what it throws becomes its error. `done` is
    /// called in this thread, unless another `start`, a `drop` or this object's end comes first. `title` says
    /// what is being done, for people.
    void start(const QString& title, Work work, Done done) {
        const std::shared_ptr<Task> task = begin(title);
        done_ = std::move(done);
        auto promise = std::make_shared<QPromise<std::shared_ptr<Expected<Result>>>>();
        watcher_.setFuture(promise->future()); // the watcher forgets the future before
        promise->start();
        workers().start([promise, task, work = std::move(work)] {
            const auto unlessCancelled = [&]() -> Expected<Result> {
                if (task->cancelled()) return cancelled(); // cancelled while it waited for a thread
                return work(*task);
            };
            promise->addResult(std::make_shared<Expected<Result>>(guarded(unlessCancelled)));
            promise->finish();
        });
    }

    /// The same, but work known to be quick is done at once, in this thread.
    void run(bool isQuick, const QString& title, Work work, Done done) {
        drop();
        if (!isQuick) return start(title, std::move(work), std::move(done));
        Task task;
        done(guarded([&] { return work(task); }));
    }

private:
    void ignoreWorker() override {
        watcher_.setFuture({});
        done_ = nullptr;
    }

    void cutShort() override { tell(cancelled()); }

    void tell(Expected<Result> result) {
        const Done done = done_;
        ignoreWorker();
        end();
        done(std::move(result));
    }

    QFutureWatcher<std::shared_ptr<Expected<Result>>> watcher_;
    Done done_;
};

} // namespace mexplorer::ui
