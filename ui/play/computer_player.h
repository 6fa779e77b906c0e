#pragma once

#include "core/play/opponent.h"
#include "ui/document/document.h"

#include <optional>

namespace mexplorer::ui {

/// The computer at the table: where it is its turn after a move was played, it finds one and answers; and it
/// gives hints. Its search can be cut short: then it plays the best move that was found.
class ComputerPlayer : public QObject {
    Q_OBJECT

public:
    explicit ComputerPlayer(Document& document, QObject* parent = nullptr);

    /// Whether the computer is to move at the document’s position, and a move is left.
    [[nodiscard]] bool isToMove() const;
    [[nodiscard]] bool isThinking() const { return job_.running(); }
    /// How much of its search is done, 0 … 1; 0: nobody knows.
    [[nodiscard]] double progress() const { return search_ ? search_->progress() : 0; }
    /// The move that led to the document’s position, if the computer chose it here.
    [[nodiscard]] const std::optional<ChosenMove>& lastMove() const { return lastMove_; }
    /// For whoever is to move at the document’s position; nothing: nobody has asked.
    [[nodiscard]] const std::optional<ChosenMove>& hint() const { return hint_; }

    /// Makes its move, if it is to move and does not think already.
    void goOn();
    void findHint();
    /// Ends the search with what was found.
    void cutShort();

signals:
    /// It began or ended to think, or found a hint.
    void changed();
    void progressed();
    void failed(const QString& sentence);

private:
    void positionChanged();
    void think(const Skill& skill, const QString& title, std::function<void(const ChosenMove&)> done);

    Document& document_;
    std::string position_; ///< for which it thinks, and which its hint is about
    std::shared_ptr<Task> search_;
    Job<ChosenMove> job_;
    std::optional<ChosenMove> lastMove_;
    std::optional<ChosenMove> hint_;
};

} // namespace mexplorer::ui
