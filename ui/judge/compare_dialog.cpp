#include "ui/judge/compare_dialog.h"

#include "core/judge/checking/difference.h"
#include "ui/file/chosen_file.h"
#include "ui/judge/input_edit.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/theme/theme.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace mexplorer::ui {

namespace {
constexpr int outputPixels = 13;
} // namespace

CompareDialog::CompareDialog(QWidget* parent)
    : QDialog(parent), output_(new InputEdit(this)), refusal_(plainLabel(this)) {
    setWindowTitle(tr("Compare an output"));
    output_->setObjectName("comparedOutput");
    output_->setPlaceholderText(tr("Paste the output of your program for this input, or open a file."));
    output_->setAccessibleName(tr("output"));
    output_->setFont(codeFont(outputPixels));
    refusal_->setObjectName("fieldError");
    refusal_->setWordWrap(true);
    refusal_->hide();
    auto* ignored = plainLabel(this);
    ignored->setObjectName("quiet");
    ignored->setWordWrap(true);
    ignored->setText(translated(judge::sayWhatIsIgnored()));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* open = buttons->addButton(tr("Open…"), QDialogButtonBox::ActionRole);
    open->setObjectName("openOutput");
    buttons->addButton(tr("Compare"), QDialogButtonBox::AcceptRole)->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(8);
    layout->addWidget(output_, 1);
    layout->addWidget(refusal_);
    layout->addWidget(ignored);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(open, &QPushButton::clicked, this, &CompareDialog::openFile);
    connect(output_, &InputEdit::refused, this, [this](const QString& sentence) {
        refusal_->setText(sentence);
        refusal_->show();
    });
    connect(output_, &InputEdit::inputChanged, refusal_, &QWidget::hide);
    resize(480, 400);
}

std::shared_ptr<const JudgeInput> CompareDialog::output() const {
    return output_->input();
}

void CompareDialog::openFile() {
    const QString path = chooseToOpen(this, tr("Open an output"));
    if (path.isEmpty()) return;
    if (const auto opened = output_->openFile(path); !opened) {
        refusal_->setText(translated(opened.error()));
        refusal_->show();
    }
}

} // namespace mexplorer::ui
