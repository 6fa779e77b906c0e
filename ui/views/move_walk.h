#pragma once

#include "core/solve/inquiry.h"
#include "ui/document/document.h"
#include "ui/task/job.h"

#include <memory>
#include <vector>

namespace mexplorer::ui {

/// Walks through a game by the arrows: ↓ makes a move, if there is one that wins the one that is explained; ↑
/// takes it back; ← and → make another move instead.
class MoveWalk : public QObject {
    Q_OBJECT

public:
    explicit MoveWalk(Document& document);
    ~MoveWalk() override;

    /// Finding the moves may be long.
    [[nodiscard]] JobBase& job() { return job_; }
    /// One step by the key of an arrow; none where there are no moves.
    void go(int key);

signals:
    void failed(const QString& sentence);

private:
    struct Made {
        std::shared_ptr<const Game> game;
        std::shared_ptr<const Solution> from;
        std::size_t move = 0; ///< of the moves of `from`
    };
    void forgetOthers();
    void down();
    void up();
    void across(bool forward);
    void moveTo(const std::string& position);

    Document& document_;
    std::vector<Made> made_; ///< the moves that led to the document’s position, the last one at the end
    Job<Made> job_;
};

} // namespace mexplorer::ui
