#pragma once

#include "ui/document/document.h"
#include "ui/judge/judge_run.h"
#include "ui/task/job.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace mexplorer::ui {

class CaseList;
class GameFormEdit;
class InputEdit;
class SolutionCheck;
class ProblemChoice;
struct Theme;

/// The judge, from top to bottom: a problem, its input, and the answers; a case that is chosen opens in the
/// document.
class JudgePanel : public QWidget {
    Q_OBJECT

public:
    explicit JudgePanel(Document& document, QWidget* parent = nullptr);
    ~JudgePanel() override;

    void setTheme(const Theme& theme);

signals:
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildProblem(QVBoxLayout& layout);
    void buildInput(QVBoxLayout& layout);
    void buildOutput(QVBoxLayout& layout);
    void connectParts();
    void retranslate();

    [[nodiscard]] const judge::Problem& problem() const { return *problem_; }
    void problemChosen();
    /// Makes the problem about the game that is open, if that is chosen, unless it is made already.
    void followGame();
    void showProblem();
    void showNote();
    void showRun(std::shared_ptr<const JudgeRun> run);
    void showFailure(const QString& sentence);
    void clearRun();
    void fillInSample();
    void openFile();
    void generate();
    /// Answers the input, then calls `then` unless that failed.
    void run(const std::function<void()>& then = {});
    void showVerdict(const QString& sentence, bool isWrong = false);
    void showFailed(std::uint64_t number, const QString& sentence);
    void openCase(std::uint64_t number);
    void showCase(const judge::PickedCase& found);

    Document& document_;
    Job<std::shared_ptr<const JudgeRun>>* running_;
    Job<judge::PickedCase>* picking_;
    SolutionCheck* check_;
    std::shared_ptr<const judge::Problem> problem_;
    std::shared_ptr<const JudgeRun> run_;
    QLabel* heading_;
    ProblemChoice* problems_;
    QToolButton* list_;
    GameFormEdit* form_;
    QLabel* statement_;
    QLabel* inputHeading_;
    QLabel* outputHeading_;
    QPushButton* sample_;
    QPushButton* open_;
    QPushButton* generate_;
    QPushButton* clear_;
    QPushButton* start_;
    QPushButton* close_;
    InputEdit* input_;
    CaseList* cases_;
    QLabel* note_;
    QLabel* verdict_;
    QLabel* failure_;
    std::uint64_t seed_ = 0; ///< of the input generated last
};

} // namespace mexplorer::ui
