// What the panel shows of the present state of the game: whose turn it is, who is winning, what the computer
// did.
#include "ui/play/game_panel.h"

#include "core/explain/say_position.h"
#include "core/game/aspects/board.h"
#include "ui/form/parameter_form.h"
#include "ui/play/game_list.h"
#include "ui/play/winning_chart.h"
#include "ui/text/breakable.h"
#include "ui/text/plain.h"
#include "ui/text/terms_tip.h"
#include "ui/text/translated.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace mexplorer::ui {

namespace {

constexpr qsizetype longestInHeadline = 28; // letters

QString joinedSentences(const std::vector<Message>& sentences) {
    QStringList said;
    for (const Message& sentence : sentences)
        said << translated(sentence);
    return said.join(u'\n');
}

} // namespace

/// The move that led here, and whose it was; empty at the start.
QString GamePanel::movedHere() const {
    const Record record = document_.record();
    if (record.current() == 0) return {};
    const Message who = document_.seats().players.nameAtBeginning(record.depthOf(record.current()) - 1);
    return tr("%1: %2.").arg(translated(who), shownText(translated(record.moveOf(record.current()))));
}

GamePanel::Turn GamePanel::turn() const {
    const QString did = movedHere();
    const QString said = did.isEmpty() ? headline() : tr("%1 %2").arg(did, headline());
    const auto asked = document_.turn();
    const bool isOver = asked && asked->optionCount() == 0;
    if (computer_.isToMove()) return {false, tr("It is the computer’s turn."), said, did, isOver};
    const auto hint =
        computer_.hint() ? computer_.hint()->told(computer_.hintDepth()) : std::vector<Message>();
    const QString above = isOver         ? headline()
                          : hint.empty() ? did
                                         : translated(hint[hint.size() > 1 ? 1 : 0]);
    return {true, {}, said, above, isOver};
}

void GamePanel::showAll() {
    showTurn();
    showTold();
    showGame();
    showPlayers();
    emit turnChanged();
}

/// “Your turn: (5, 4, 2)”; without the text of a position on a board, or a long one.
QString GamePanel::headline() const {
    const auto asked = document_.turn();
    if (!asked) return tr("Nothing to play");
    const Record record = document_.record();
    const Players players = document_.seats().players;
    const std::size_t moves = record.depthOf(record.current());
    if (asked->optionCount() == 0) return translated(sayOver(asked->graph()->scoreAtEnd(0), players, moves));
    if (computer_.isToMove())
        return computer_.isThinking() ? tr("The computer is thinking") : tr("The computer is to move");
    const bool isYours = players.ofMove(moves) == Who::you;
    const QString who = !isYours ? translated(players.seatAtBeginning(moves))
                        : players.first == Side::either
                            ? tr("Your turn")
                            : tr("Your turn, as %1").arg(translated(sayOwner(players.sideOf(moves))));
    const QString position = QString::fromStdString(shown(asked->position()));
    const bool isRead = !document_.game()->as<BoardAspect>() && position.size() <= longestInHeadline;
    return isRead ? tr("%1: %2").arg(who, position) : who;
}

QString GamePanel::standing() const {
    if (!areValuesShown_) return tr("Values are hidden. V shows them.");
    if (!judge_.report()) return QStringLiteral("…");
    const Record record = document_.record();
    const auto along = winningAlong(*judge_.report());
    const std::size_t at = record.depthOf(record.current());
    QStringList said;
    if (at < along.size()) said << translated(sayWinning(along[at], document_.seats().players));
    for (const Message& sentence : judge_.standing())
        said << translated(sentence);
    return said.join(u'\n');
}

void GamePanel::showTurn() {
    headline_->setText(breakable(headline()));
    if (!computer_.isThinking()) {
        delay_.stop();
        thinking_->hide();
    } else if (thinking_->isHidden() && !delay_.isActive()) {
        progress_->setRange(0, 0);
        delay_.start();
    }
    letMove_->setVisible(computer_.isToMove() && !computer_.isThinking());
}

/// The computer's last move and the hint, with reasons; those of its move that may tell who wins, only if
/// values are shown.
void GamePanel::showTold() {
    QStringList said;
    if (const auto& move = computer_.lastMove()) {
        said << tr("The computer: %1.").arg(shownText(translated(move->move)));
        const bool isTelling = move->how == ChosenMove::How::best || move->how == ChosenMove::How::slip;
        if (areValuesShown_ || !isTelling) said << joinedSentences(move->reasons);
    }
    if (const auto& hint = computer_.hint()) {
        said << tr("Hint: %1").arg(joinedSentences(hint->told(computer_.hintDepth())));
        if (computer_.hintDepth() < Hint::depths) said << tr("H again tells more.");
    }
    const QString text = said.join(u'\n');
    told_->setVisible(!text.isEmpty());
    told_->setText(breakable(text));
    told_->setToolTip(termsTip(text));
}

void GamePanel::showGame() {
    const Record record = document_.record();
    const auto& report = judge_.report();
    const bool isJudged = areValuesShown_ && report;
    const Players players = document_.seats().players;
    const bool isBoard = document_.game()->as<BoardAspect>() != nullptr;
    list_->show(record, players, isBoard, isJudged ? &*report : nullptr);
    standing_->setText(breakable(standing()));
    standing_->setToolTip(termsTip(standing_->text()));
    chartHeading_->setVisible(isJudged && !report->moves.empty());
    if (isJudged)
        chart_->setReport(*report, record.depthOf(record.current()));
    else
        chart_->hide();
    const bool hasMoves = record.plays() > 0;
    back_->setEnabled(record.current() != 0);
    report_->setEnabled(hasMoves && !reportJob_.running());
    copy_->setEnabled(document_.asked() != nullptr);
    paste_->setEnabled(document_.asked() != nullptr);
    const bool isHintWhole = computer_.hint() && computer_.hintDepth() == Hint::depths;
    const auto asked = document_.turn();
    hint_->setEnabled(asked && asked->optionCount() > 0 && !computer_.isThinking() && !isHintWhole);
    new_->setEnabled(hasMoves);
}

/// Filled only while the panel is shown: its fields are slow to make.
void GamePanel::showPlayers() {
    if (!isVisible()) return;
    const auto described = playerParameters(document_.mover() != Side::either);
    players_->show(described, completed(described, document_.state().players).value());
}

} // namespace mexplorer::ui
