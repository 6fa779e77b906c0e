#pragma once

#include "core/play/players.h"
#include "core/play/record.h"
#include "core/play/report.h"

#include <QListWidget>

namespace mexplorer::ui {

/// The game so far as a list: the start, the moves, branches off them, and in pale letters what comes after
/// the shown position. A click or the arrow keys choose a place in it.
class GameList : public QListWidget {
    Q_OBJECT

public:
    explicit GameList(QWidget* parent = nullptr);

    /// `isBoard`: moves are shown in words, as texts of boards are hard to read. `judged`: of the line that
    /// is shown; null: moves have no marks.
    void show(const Record& record, const Players& players, bool isBoard, const Report* judged);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void chosen(mexplorer::Record::Id play);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void add(const QString& text, Record::Id play, bool isAhead, const QString& tip = {});
    void addBranches(const Record& record, Record::Id before, Record::Id shown, bool isBoard);
};

/// The sign of a mark, before a move: ✓, ✗ …; a tick alone, or with “!”, for the best ones.
[[nodiscard]] QString signOf(Mark mark);

} // namespace mexplorer::ui
