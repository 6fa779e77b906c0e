#pragma once

#include "ui/theme/theme.h"

#include <QObject>

class QStackedWidget;
class QWidget;

namespace mexplorer::ui {
class Document;
class JudgePanel;
} // namespace mexplorer::ui

namespace mexplorer::app {

/// The place of the judge: that of the list of games, since it chooses what to look at as well, and the
/// figure keeps its room. Its panel is made when first shown.
class JudgeDesk : public QObject {
    Q_OBJECT

public:
    /// `left` shows the list of games.
    JudgeDesk(ui::Document& document, QStackedWidget& left);

    void setVisible(bool visible);
    void setTheme(const ui::Theme& theme);
    /// Null until it is made.
    [[nodiscard]] QWidget* panel() const;

signals:
    void made(QWidget* panel);
    void closed();

private:
    void make();

    ui::Document& document_;
    QStackedWidget& left_;
    ui::JudgePanel* panel_ = nullptr;
    ui::Theme theme_ = ui::lightTheme();
};

} // namespace mexplorer::app
