#pragma once

#include "core/judge/running/program_check.h"
#include "ui/judge/judge_input.h"
#include "ui/task/job.h"

#include <mutex>

class QAction;
class QPushButton;

namespace mexplorer::judge {
struct Comparison;
}

namespace mexplorer::ui {

/// Checks somebody's solution: its output for the input that is shown, or the program itself. A button with
/// a menu, and the dialogs that this opens.
class SolutionCheck : public QObject {
    Q_OBJECT

public:
    /// What is checked: a problem, and an input of it.
    struct Asked {
        std::shared_ptr<const judge::Problem> problem;
        std::shared_ptr<const JudgeInput> input;
    };
    SolutionCheck(QWidget* parent, std::function<Asked()> asked);

    [[nodiscard]] QPushButton* button() const { return button_; }
    /// The jobs, to show their progress.
    [[nodiscard]] JobBase& comparing() { return *comparing_; }
    [[nodiscard]] JobBase& checking() { return *checking_; }

    void compareWith(const std::shared_ptr<const JudgeInput>& theirs);
    void checkProgram(const judge::CheckedProgram& program);
    /// Drops what is running.
    void drop();
    void retranslate();

signals:
    void begun();
    void passed(const QString& sentence);
    /// The solution fails a case of the input that is shown.
    void failedAt(quint64 number, const QString& sentence);
    /// It fails a case of this other input.
    void failedOn(const QString& input, quint64 number, const QString& sentence);
    /// The check could not be made.
    void refused(const QString& sentence);

private:
    /// The latest report of a check, kept in case the check is cancelled.
    struct Heard {
        std::mutex lock;
        judge::ProgramReport report;
    };

    void askForOutput();
    void askForProgram();
    void tellCompared(const judge::Comparison& found);
    void tellChecked(const judge::ProgramReport& report, bool isCutShort);

    QWidget* panel_;
    std::function<Asked()> asked_;
    QPushButton* button_;
    QAction* compare_;
    QAction* run_;
    Job<judge::Comparison>* comparing_;
    Job<judge::ProgramReport>* checking_;
    judge::CheckedProgram program_{
        {}, {}, {}, true}; ///< the program last checked; in a sandbox, if there is one
};

} // namespace mexplorer::ui
