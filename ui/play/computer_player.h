#pragma once

#include "core/play/hint.h"
#include "ui/document/document.h"

#include <QTimer>

#include <optional>

namespace mexplorer::ui {

/// The computer as a player: when it is to move after a move was played, it finds a move and answers; it also
/// gives hints. It answers no sooner than a pause after the move, so that both can be followed. Its search
/// can be cut short: then it plays the best move found so far.
class ComputerPlayer : public QObject {
    Q_OBJECT

public:
    explicit ComputerPlayer(Document& document, QObject* parent = nullptr);

    /// Whether the computer is to move at the document’s position, and a move is left.
    [[nodiscard]] bool isToMove() const;
    [[nodiscard]] bool isThinking() const {
        return job_.running() || hintJob_.running() || pause_.isActive();
    }
    /// How much of its search is done, from 0 to 1; 0 also if unknown.
    [[nodiscard]] double progress() const { return search_ ? search_->progress() : 0; }
    /// The move that led to the document’s position, if the computer chose it here.
    [[nodiscard]] const std::optional<ChosenMove>& lastMove() const { return lastMove_; }
    /// A move for whoever is to move at the document’s position; empty if no hint was asked for.
    [[nodiscard]] const std::optional<Hint>& hint() const { return hint_; }
    /// How much of it is told: from 1 to Hint::depths.
    [[nodiscard]] std::size_t hintDepth() const { return hintDepth_; }

    /// Makes its move, if it is to move and not thinking already.
    void goOn();
    /// Finds a hint or, if there is one already, tells more of it.
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
    /// Starts a search at the document’s position, which replaces any other.
    template <class Found>
    void think(Job<Found>& job, const QString& title, std::function<Expected<Found>(Task&)> find,
               std::function<void(const Found&)> done);
    void dropSearch();
    void answer();

    Document& document_;
    std::string position_;      ///< the one it thinks about, or its hint is for
    Side mover_ = Side::either; ///< whose move it is there
    std::shared_ptr<Task> search_;
    Job<ChosenMove> job_;
    Job<Hint> hintJob_;
    QTimer pause_;                     ///< runs until it may answer
    std::optional<ChosenMove> answer_; ///< what it will play when the pause ends
    std::optional<ChosenMove> lastMove_;
    std::optional<Hint> hint_;
    std::size_t hintDepth_ = 1;
};

} // namespace mexplorer::ui
