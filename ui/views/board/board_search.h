#pragma once

#include "core/explain/search_report.h"
#include "ui/task/job.h"

#include <QElapsedTimer>
#include <QTimer>

namespace mexplorer::ui {

/// A large search off the GUI thread, which reports several times a second what it has found so far. Its
/// results stay when it is stopped.
class BoardSearch : public QObject {
    Q_OBJECT

public:
    explicit BoardSearch(QObject* parent = nullptr);

    [[nodiscard]] static bool canSearch(const Inquiry& asked);
    /// Begins anew; `depth`: how many moves to look ahead; 0: until everything is decided. Ends after so many
    /// positions.
    void start(const std::shared_ptr<const Inquiry>& asked, std::uint32_t depth,
               std::uint64_t positions = LargeSearchLimits{}.nodes);
    /// Stops it and forgets its results.
    void forget();
    [[nodiscard]] bool isRunning() const { return job_.running(); }
    /// What is known by now; also enters it into the moves of `position`, which must be the one searched.
    /// Empty if no search was begun.
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
    std::shared_ptr<LargeSearch> search_; ///< null if none was begun
    LargeSearchNews news_;
    double seconds_ = 0;
    SearchReport::Stage stage_ = SearchReport::Stage::running;
};

} // namespace mexplorer::ui
