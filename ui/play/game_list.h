#pragma once

#include "core/play/players.h"
#include "core/play/record.h"
#include "core/play/report.h"

#include <QListWidget>

namespace mexplorer::ui {

/// The game so far as a list: its start, its moves, the branches that leave it, and what comes next in quiet
/// letters. One walks it with a click or with the arrows.
class GameList : public QListWidget {
    Q_OBJECT

public:
    explicit GameList(QWidget* parent = nullptr);

    /// `isBoard`: nobody reads the positions’ texts. `judged`: of the line that is shown; null: the moves
    /// have no marks.
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

/// ✓, ✗ … after a move; of the best ones none has a word.
[[nodiscard]] QString signOf(Mark mark);

} // namespace mexplorer::ui
