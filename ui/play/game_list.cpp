#include "ui/play/game_list.h"

#include "core/explain/say_position.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QKeyEvent>
#include <QSignalBlocker>

namespace mexplorer::ui {

namespace {

constexpr int playRole = Qt::UserRole;
constexpr std::size_t mostBranchesShown = 8; // of one position
constexpr std::size_t longestMove = 200;     // letters
constexpr int leastRows = 4;                 // rows that there is always room for
constexpr int mostRows = 9;
constexpr int airAroundRows = 8; // pixels around the rows

} // namespace

QString signOf(Mark mark) {
    switch (mark) {
    case Mark::onlyWinning:
        return QStringLiteral("✓!");
    case Mark::winning:
        return QStringLiteral("✓");
    case Mark::drawing:
        return QStringLiteral("=");
    case Mark::lostIt:
    case Mark::lostDraw:
    case Mark::drewIt:
        return QStringLiteral("✗");
    case Mark::alreadyLost:
        return QStringLiteral("·");
    case Mark::unknown:
        break;
    }
    return QStringLiteral("?");
}

GameList::GameList(QWidget* parent) : QListWidget(parent) {
    setObjectName("gameList");
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    connect(this, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { emit chosen(item->data(playRole).value<Record::Id>()); });
}

void GameList::show(const Record& record, const Players& players, bool isBoard, const Report* judged) {
    const QSignalBlocker quiet(this);
    clear();
    const auto line = record.line();
    const std::size_t shown = record.depthOf(record.current());
    const QString start = QString::fromStdString(mexplorer::shown(record.positionAfter(0)));
    add(isBoard ? tr("start") : tr("start: %1").arg(start), 0, false, start);
    for (std::size_t i = 1; i < line.size(); ++i) {
        addBranches(record, line[i - 1], line[i], isBoard);
        const bool isJudged = judged && i <= judged->moves.size();
        const QString mark = isJudged ? signOf(judged->moves[i - 1].mark) : QString();
        const QString markName = isJudged ? translated(sayMark(judged->moves[i - 1])) : QString();
        const QString move = shownText(translated(record.moveOf(line[i])), longestMove);
        const QString position = shownText(record.positionAfter(line[i]), longestMove);
        const QString who = translated(players.nameOf(i - 1));
        // The mark comes first, as the end of a long row is cut off.
        const QString number = mark.isEmpty() ? QString::number(i) : tr("%1 %2").arg(i).arg(mark);
        add(isBoard ? tr("%1 %2: %3").arg(number, who, move) : tr("%1 %2 → %3").arg(number, who, position),
            line[i], i > shown,
            mark.isEmpty() ? tr("%1, to %2").arg(move, position)
                           : tr("%1, to %2: %3").arg(move, position, markName));
    }
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(playRole).value<Record::Id>() == record.current()) setCurrentRow(row);
    }
    if (currentItem()) scrollToItem(currentItem());
    updateGeometry();
}

QSize GameList::sizeHint() const {
    const int row = std::max(sizeHintForRow(0), fontMetrics().height());
    return {0, std::clamp(count(), leastRows, mostRows) * row + 2 * frameWidth() + airAroundRows};
}

void GameList::add(const QString& text, Record::Id play, bool isAhead, const QString& tip) {
    auto* row = new QListWidgetItem(text, this);
    row->setData(playRole, QVariant::fromValue(play));
    row->setToolTip(plainTip(tip.isEmpty() ? text : tip));
    if (isAhead) row->setForeground(palette().color(QPalette::PlaceholderText));
}

/// Adds the other moves that were made there.
void GameList::addBranches(const Record& record, Record::Id before, Record::Id shownPlay, bool isBoard) {
    std::size_t added = 0;
    for (const Record::Id play : record.continuations(before)) {
        if (play == shownPlay || added++ >= mostBranchesShown) continue;
        const QString other = isBoard ? shownText(translated(record.moveOf(play)), longestMove)
                                      : shownText(record.positionAfter(play), longestMove);
        add(tr("↳ or %1").arg(other), play, true);
    }
}

/// ↑ and ↓ walk; all other keys are left to the window.
void GameList::keyPressEvent(QKeyEvent* event) {
    const bool isWalk = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (!isWalk) return event->ignore();
    QListWidget::keyPressEvent(event);
    if (currentItem()) emit chosen(currentItem()->data(playRole).value<Record::Id>());
}

} // namespace mexplorer::ui
