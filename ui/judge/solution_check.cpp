#include "ui/judge/solution_check.h"

#include "core/judge/checking/comparison.h"
#include "ui/file/chosen_file.h"
#include "ui/judge/compare_dialog.h"
#include "ui/judge/program_dialog.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QPushButton>

namespace mexplorer::ui {

namespace {

QString inFull(std::uint64_t number) {
    return QLocale().toString(static_cast<qulonglong>(number));
}

} // namespace

SolutionCheck::SolutionCheck(QWidget* parent, std::function<Asked()> asked)
    : QObject(parent), panel_(parent), asked_(std::move(asked)), button_(new QPushButton(parent)),
      comparing_(new Job<judge::Comparison>(this)), checking_(new Job<judge::ProgramReport>(this)) {
    button_->setObjectName("checkSolution");
    auto* menu = new QMenu(button_);
    compare_ = menu->addAction({}, this, &SolutionCheck::askForOutput);
    run_ = menu->addAction({}, this, &SolutionCheck::askForProgram);
    button_->setMenu(menu);
}

void SolutionCheck::retranslate() {
    button_->setText(tr("Check ▾"));
    button_->setToolTip(tr("Check a solution of your own"));
    compare_->setText(tr("Compare an output…"));
    run_->setText(tr("Run a program…"));
}

void SolutionCheck::drop() {
    comparing_->drop();
    checking_->drop();
}

void SolutionCheck::askForOutput() {
    CompareDialog dialog(panel_);
    if (dialog.exec() == QDialog::Accepted) compareWith(dialog.output());
}

void SolutionCheck::askForProgram() {
    const QString path = chooseToOpen(panel_, tr("Choose a program or its source"));
    if (path.isEmpty()) return;
    program_.path = path.toStdString();
    const auto problem = asked_().problem;
    ProgramDialog dialog(*problem, program_, panel_);
    if (dialog.exec() != QDialog::Accepted) return;
    program_ = dialog.program();
    checkProgram(program_);
}

void SolutionCheck::compareWith(const std::shared_ptr<const JudgeInput>& theirs) {
    const Asked asked = asked_();
    emit begun();
    comparing_->start(
        tr("Comparing the output"),
        [problem = asked.problem, input = asked.input, theirs](Task& task) -> Expected<judge::Comparison> {
            Task quiet; // progress is measured by the input
            auto found =
                judge::compareOutput(*problem, sourceOf(*input, task), sourceOf(*theirs, quiet), task);
            if (!found) return tl::unexpected(found.error().error);
            return *found;
        },
        [this](const Expected<judge::Comparison>& found) {
            if (found)
                tellCompared(*found);
            else
                emit refused(translated(found.error()));
        });
}

void SolutionCheck::tellCompared(const judge::Comparison& found) {
    if (!found.difference) return emit passed(tr("All answers are right: %1.").arg(inFull(found.cases)));
    emit failedAt(found.difference->number, translated(judge::sayDifference(*found.difference)));
}

void SolutionCheck::checkProgram(const judge::CheckedProgram& program) {
    emit begun();
    const auto heard = std::make_shared<Heard>();
    checking_->start(
        tr("Running %1").arg(shownFileName(QString::fromStdString(program.path))),
        [problem = asked_().problem, program, heard](Task& task) {
            const auto listen = [&](const judge::ProgramReport& report) {
                const std::scoped_lock locked(heard->lock);
                heard->report = report;
            };
            return judge::checkProgram(*problem, program, listen, task);
        },
        [this, heard](const Expected<judge::ProgramReport>& found) {
            if (found) return tellChecked(*found, false);
            const std::scoped_lock locked(heard->lock);
            if (found.error().kind == Error::Kind::cancelled && heard->report.smallest)
                tellChecked(heard->report, true);
            else
                emit refused(translated(found.error()));
        });
}

void SolutionCheck::tellChecked(const judge::ProgramReport& report, bool isCutShort) {
    if (!report.first) return emit passed(tr("All answers are right: %1.").arg(inFull(report.cases)));
    const judge::ProgramFault& fault = *report.smallest;
    const QString sentence = translated(fault.sentence);
    emit failedOn(QString::fromStdString(fault.input), fault.number,
                  isCutShort ? tr("%1 A smaller input may be found: the search was ended.").arg(sentence)
                             : tr("%1 This is the smallest input found that fails; runs: %2.")
                                   .arg(sentence, inFull(report.runs)));
}

} // namespace mexplorer::ui
