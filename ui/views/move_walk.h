#pragma once

#include "core/game/inquiry.h"
#include "ui/document/document.h"
#include "ui/task/job.h"

#include <memory>
#include <vector>

namespace mexplorer::ui {

/// Walks through a game by the arrow keys: ↓ makes a move, a winning one if there is one (the one that
/// explanations name); ↑ takes it back; ← and → make another move instead.
class MoveWalk : public QObject {
    Q_OBJECT

public:
    explicit MoveWalk(Document& document);
    ~MoveWalk() override;

    /// The job that finds the moves, which may take long.
    [[nodiscard]] JobBase& job() { return job_; }
    /// One step by an arrow key; nothing if the game has no moves.
    void go(int key);

signals:
    void failed(const QString& sentence);

private:
    struct Made {
        std::shared_ptr<const Game> game;
        std::shared_ptr<const Solution> from;
        std::size_t move = 0; ///< index in the moves of `from`
    };
    void forgetOthers();
    void down();
    void up();
    void across(bool forward);
    void goTo(const std::string& position);

    Document& document_;
    std::vector<Made> made_; ///< the moves that led to the document’s position, the last one at the end
    Job<Made> job_;
};

} // namespace mexplorer::ui
