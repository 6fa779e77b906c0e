#pragma once

#include "ui/task/job.h"

class QWidget;

namespace mexplorer::app {

/// Writes the files that are exported, in another thread: one at a time, as another would end the first.
class FileWriter : public QObject {
    Q_OBJECT

public:
    explicit FileWriter(QWidget& window);

    [[nodiscard]] ui::JobBase& job() { return job_; }
    /// Writes the chosen file with `write`; adds the suffix if it has none. Does nothing if `path` is empty.
    /// `whenCancelled`: what is said then, if it is more than that.
    void start(const QString& title, const QString& path, const QString& suffix,
               std::function<Expected<void>(const QString& path, Task& task)> write,
               const QString& whenCancelled = {});
    /// Whether nothing is written any more; asks, if necessary, whether to stop it.
    bool mayStop();

signals:
    /// What has come of it, for the status line.
    void told(const QString& sentence);

private:
    QWidget& window_;
    ui::Job<void> job_;
};

} // namespace mexplorer::app
