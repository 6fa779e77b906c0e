#pragma once

#include "ui/document/document.h"
#include "ui/judge/judge_run.h"
#include "ui/task/job.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace mexplorer::ui {

class CaseList;
class InputEdit;
class ProblemChoice;
struct Theme;

/// The judge: a problem, its input, and beside it the answers; a case that is chosen opens in the document.
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
    QWidget* buildProblem();
    QWidget* buildInput();
    QWidget* buildOutput();
    void connectParts();
    void retranslate();

    [[nodiscard]] const judge::Problem& problem() const;
    void problemChosen();
    void showProblem();
    void showNote();
    void showRun(std::shared_ptr<const JudgeRun> run);
    void showFailure(const QString& sentence);
    void clearRun();
    void fillInSample();
    void openFile();
    void run();
    void openCase(std::uint64_t number);
    void showCase(const judge::PickedCase& found);

    Document& document_;
    Job<std::shared_ptr<const JudgeRun>>* running_;
    Job<judge::PickedCase>* picking_;
    std::shared_ptr<const JudgeRun> run_;
    ProblemChoice* problems_;
    QToolButton* list_;
    QLabel* statement_;
    QLabel* inputHeading_;
    QLabel* outputHeading_;
    QPushButton* sample_;
    QPushButton* open_;
    QPushButton* clear_;
    QPushButton* start_;
    QPushButton* close_;
    InputEdit* input_;
    CaseList* cases_;
    QLabel* note_;
    QLabel* failure_;
};

} // namespace mexplorer::ui
