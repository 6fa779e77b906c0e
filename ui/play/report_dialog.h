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

/// What became of a game: who was winning, every move with its mark, the one where it was thrown away. It is
/// accepted if the proof of that is wanted.
class ReportDialog : public QDialog {
    Q_OBJECT

public:
    /// `title`: what the game is called.
    ReportDialog(Report report, Message title, const Theme& theme, QWidget* parent);

    /// Writes it, in the way that the path’s suffix tells, md if it has none.
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
