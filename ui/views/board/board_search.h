#pragma once

#include "core/explain/search_report.h"
#include "ui/task/job.h"

#include <QElapsedTimer>
#include <QTimer>

namespace mexplorer::ui {

/// A large search beside the window: runs off the GUI thread, and tells several times a second what it has
/// found by then. What was found is kept when it is stopped.
class BoardSearch : public QObject {
    Q_OBJECT

public:
    explicit BoardSearch(QObject* parent = nullptr);

    [[nodiscard]] static bool canSearch(const Inquiry& asked);
    /// Begins anew; `depth`: how far to look ahead; 0: until all is decided.
    void start(const std::shared_ptr<const Inquiry>& asked, std::uint32_t depth);
    /// Ends it and forgets what was found.
    void forget();
    [[nodiscard]] bool isRunning() const { return job_.running(); }
    /// What is known by now, and puts it into the moves of `position`, which is the one that is searched.
    /// Nothing if nothing was begun.
    [[nodiscard]] std::optional<SearchReport> report(BoardPosition& position) const;

    [[nodiscard]] JobBase& job() { return job_; }

signals:
    /// More is known, or the search has ended.
    void changed();
    void failed(const QString& sentence);

private:
    void look();
    void end(const Expected<bool>& done);

    Job<bool> job_;
    QTimer ticker_;
    QElapsedTimer elapsed_;
    std::shared_ptr<const Inquiry> asked_;
    std::shared_ptr<LargeSearch> search_; ///< null: none was begun
    LargeSearchNews news_;
    double seconds_ = 0;
    SearchReport::Stage stage_ = SearchReport::Stage::running;
};

} // namespace mexplorer::ui
