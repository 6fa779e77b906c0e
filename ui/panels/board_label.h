#pragma once

#include "core/rules/board_picture.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <optional>

namespace mexplorer::ui {

/// A position as a board, in a panel; hidden while there is none.
class BoardLabel : public QWidget {
    Q_OBJECT

public:
    explicit BoardLabel(QWidget* parent = nullptr);

    /// `name` is the accessible name.
    void setBoard(std::optional<BoardPicture> board, const QString& name);
    [[nodiscard]] const std::optional<BoardPicture>& board() const { return board_; }
    void setTheme(const Theme& theme);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<BoardPicture> board_;
    Theme theme_ = lightTheme();
};

} // namespace mexplorer::ui
