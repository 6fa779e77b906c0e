#pragma once

#include "core/play/report.h"
#include "ui/task/job.h"
#include "ui/theme/theme.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;
class QToolButton;

namespace mexplorer::ui {

/// The report on a game: who was winning, every move with its mark, the one that threw the game away.
/// Accepted if the proof of that one is to be opened.
class ReportDialog : public QDialog {
    Q_OBJECT

public:
    /// `title`: the name of the game.
    ReportDialog(Report report, Message title, const Theme& theme, QWidget* parent);

    /// Writes the report in the format of the path’s suffix; md if it has none.
    void exportTo(const QString& path);

private:
    void addMoves(QListWidget& list) const;
    void chooseFile(const QString& suffix, const QString& kind);
    void tell(const QString& sentence);

    Report report_;
    Message title_;
    QLabel* told_;
    Job<QString> writing_;
};

} // namespace mexplorer::ui
