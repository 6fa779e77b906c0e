#pragma once

#include "core/play/opponent.h"
#include "ui/document/document.h"

#include <optional>

namespace mexplorer::ui {

/// The computer as a player: when it is to move after a move was played, it finds a move and answers; it also
/// gives hints. Its search can be cut short: then it plays the best move found so far.
class ComputerPlayer : public QObject {
    Q_OBJECT

public:
    explicit ComputerPlayer(Document& document, QObject* parent = nullptr);

    /// Whether the computer is to move at the document’s position, and a move is left.
    [[nodiscard]] bool isToMove() const;
    [[nodiscard]] bool isThinking() const { return job_.running(); }
    /// How much of its search is done, from 0 to 1; 0 also if unknown.
    [[nodiscard]] double progress() const { return search_ ? search_->progress() : 0; }
    /// The move that led to the document’s position, if the computer chose it here.
    [[nodiscard]] const std::optional<ChosenMove>& lastMove() const { return lastMove_; }
    /// A move for whoever is to move at the document’s position; empty if no hint was asked for.
    [[nodiscard]] const std::optional<ChosenMove>& hint() const { return hint_; }

    /// Makes its move, if it is to move and not thinking already.
    void goOn();
    void findHint();
    /// Ends the search with the best move found so far.
    void cutShort();

signals:
    /// It began or stopped thinking, found a hint, or the position changed.
    void changed();
    void progressed();
    void failed(const QString& sentence);

private:
    void positionChanged();
    void think(const Skill& skill, const QString& title, std::function<void(const ChosenMove&)> done);

    Document& document_;
    std::string position_; ///< the one it thinks about, or its hint is for
    std::shared_ptr<Task> search_;
    Job<ChosenMove> job_;
    std::optional<ChosenMove> lastMove_;
    std::optional<ChosenMove> hint_;
};

} // namespace mexplorer::ui
