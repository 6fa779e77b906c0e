#include "ui/judge/program_dialog.h"

#include "core/judge/running/language.h"
#include "ui/form/whole_texts.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QCheckBox>
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

QLabel* paragraph(const char* name, const QString& text, QWidget* parent) {
    auto* label = plainLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setText(text);
    return label;
}

} // namespace

ProgramDialog::ProgramDialog(const judge::Problem& problem, const judge::CheckedProgram& before,
                             QWidget* parent)
    : QDialog(parent), before_(before), cases_(number("checkedCases", 1, mostCasesRun, before.request.cases)),
      seed_(number("checkedSeed", 0, INT_MAX, before.request.seed)),
      seconds_(
          number("checkedSeconds", 1, 60, static_cast<std::uint64_t>(before.limits.time.count() / 1000))),
      megabytes_(number("checkedMegabytes", 16, 16'384, before.limits.memory / megabyte)),
      sandboxed_(new QCheckBox(tr("in a sandbox"), this)), confined_(paragraph("quiet", {}, this)),
      warning_(paragraph("fieldError", {}, this)), finding_(new Job<judge::Sandbox>(this)) {
    setWindowTitle(tr("Run a program"));
    auto* named = paragraph("namedProgram", question(), this);
    auto* told = paragraph(
        "quiet",
        tr("It runs first on inputs made for %1, then, if it fails, up to some hundred times to find the "
           "smallest input it fails on. It and all that it has started are ended at these limits.")
            .arg(QString::fromStdString(problem.id)),
        this);
    sandboxed_->setObjectName("sandboxed");
    sandboxed_->setChecked(before.isSandboxed);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    run_ = buttons->addButton(tr("Run"), QDialogButtonBox::AcceptRole);
    run_->setObjectName("runProgram");
    run_->setDefault(true);
    run_->setEnabled(false);
    auto* layout = new QFormLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->addRow(named);
    layout->addRow(sandboxed_);
    layout->addRow(confined_);
    layout->addRow(warning_);
    layout->addRow(told);
    layout->addRow(tr("cases"), cases_);
    layout->addRow(tr("seed"), seed_);
    layout->addRow(tr("seconds a run"), seconds_);
    layout->addRow(tr("megabytes"), megabytes_);
    layout->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(sandboxed_, &QCheckBox::toggled, this, &ProgramDialog::tellRights);
    setMinimumWidth(480);
    new WholeTexts(*this);
    tellRights();
    finding_->start(
        tr("Looking for a sandbox"),
        [](Task& /*task*/) -> Expected<judge::Sandbox> { return judge::findSandbox(); },
        [this](const Expected<judge::Sandbox>& found) {
            tellSandbox(found.value_or(judge::Sandbox::refused));
        });
}

QString ProgramDialog::question() const {
    const QString path = shownText(before_.path, longestPath);
    const judge::Language language = judge::languageOf(before_.path);
    const QString tool = QString::fromStdString(language.tool);
    switch (language.way) {
    case judge::Language::Way::compile:
        return tr("Compile this source with %1 -O2 and run it?\n%2").arg(tool, path);
    case judge::Language::Way::interpret:
        return tr("Run this source with %1?\n%2").arg(tool, path);
    case judge::Language::Way::execute:
        break;
    }
    return tr("Run this program?\n%1").arg(path);
}

void ProgramDialog::tellSandbox(judge::Sandbox found) {
    found_ = found;
    sandboxed_->setEnabled(found == judge::Sandbox::ready);
    if (found != judge::Sandbox::ready) sandboxed_->setChecked(false);
    run_->setEnabled(true);
    tellRights();
}

void ProgramDialog::tellRights() {
    const bool isConfined = sandboxed_->isChecked();
    warning_->setText(
        tr("It runs with all your rights: it can read and change your files and use the network. "
           "Run only what you trust."));
    confined_->setText(translated(judge::saySandbox(found_)));
    confined_->setVisible(isConfined || found_ != judge::Sandbox::ready);
    warning_->setVisible(!isConfined);
}

void ProgramDialog::accept() {
    if (run_->isEnabled()) QDialog::accept();
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
    program.isSandboxed = sandboxed_->isChecked();
    return program;
}

} // namespace mexplorer::ui
