#include "ui/judge/program_dialog.h"

#include "ui/text/plain.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace mexplorer::ui {

namespace {

constexpr int mostCasesRun = 10'000; // their answers stay within the limit of output
constexpr int longestPath = 300;     // letters
constexpr std::uint64_t megabyte = std::uint64_t{1} << 20U;

} // namespace

ProgramDialog::ProgramDialog(const judge::Problem& problem, const judge::CheckedProgram& before,
                             QWidget* parent)
    : QDialog(parent), before_(before), cases_(number("checkedCases", 1, mostCasesRun, before.request.cases)),
      seed_(number("checkedSeed", 0, INT_MAX, before.request.seed)),
      seconds_(
          number("checkedSeconds", 1, 60, static_cast<std::uint64_t>(before.limits.time.count() / 1000))),
      megabytes_(number("checkedMegabytes", 16, 16'384, before.limits.memory / megabyte)) {
    setWindowTitle(tr("Run a program"));
    auto* named = plainLabel(this);
    named->setObjectName("namedProgram");
    named->setWordWrap(true);
    named->setText(tr("Run this program?\n%1").arg(shownText(before.path, longestPath)));
    auto* told = plainLabel(this);
    told->setObjectName("quiet");
    told->setWordWrap(true);
    told->setText(
        tr("It runs on this computer, with your rights, first on inputs made for %1, then, if it fails, "
           "up to some hundred times to find the smallest input it fails on. It and what it has "
           "started are ended at these limits.")
            .arg(QString::fromStdString(problem.id)));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Run"), QDialogButtonBox::AcceptRole)->setDefault(true);
    auto* layout = new QFormLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->addRow(named);
    layout->addRow(told);
    layout->addRow(tr("cases"), cases_);
    layout->addRow(tr("seed"), seed_);
    layout->addRow(tr("seconds a run"), seconds_);
    layout->addRow(tr("megabytes"), megabytes_);
    layout->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(420);
}

QSpinBox* ProgramDialog::number(const char* name, int least, int most, std::uint64_t value) {
    auto* made = new QSpinBox(this);
    made->setObjectName(name);
    made->setButtonSymbols(QSpinBox::NoButtons);
    made->setRange(least, most);
    made->setValue(static_cast<int>(std::min<std::uint64_t>(value, INT_MAX)));
    return made;
}

judge::CheckedProgram ProgramDialog::program() const {
    judge::CheckedProgram program = before_;
    program.request.cases = static_cast<std::uint64_t>(cases_->value());
    program.request.seed = static_cast<std::uint64_t>(seed_->value());
    program.limits.time = std::chrono::seconds(seconds_->value());
    program.limits.memory = static_cast<std::uint64_t>(megabytes_->value()) * megabyte;
    return program;
}

} // namespace mexplorer::ui
