#pragma once

#include "ui/theme/theme.h"

#include <QObject>

class QSplitter;
class QWidget;

namespace mexplorer::ui {
class Document;
class JudgePanel;
} // namespace mexplorer::ui

namespace mexplorer::app {

/// The place of the judge, below all else: its panel is made when first shown, and its height is kept.
class JudgeDesk : public QObject {
    Q_OBJECT

public:
    JudgeDesk(ui::Document& document, QSplitter& rows);

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
    QSplitter& rows_;
    ui::JudgePanel* panel_ = nullptr;
    ui::Theme theme_ = ui::lightTheme();
};

} // namespace mexplorer::app
