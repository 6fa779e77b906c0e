#include "ui/export/export_dialog.h"

#include "ui/form/value_line.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace mexplorer::ui {

ExportDialog::ExportDialog(const Exporter& exporter, const ExportOptions& shown, const QString& sentence,
                           QWidget* parent)
    : QDialog(parent), exporter_(exporter), shown_(shown), sentence_(sentence), width_(new ValueLine(this)),
      height_(new ValueLine(this)), scale_(new QComboBox(this)),
      light_(new QCheckBox(tr("on white, for print"), this)), title_(new QLineEdit(this)),
      caption_(new QLineEdit(this)), saysStep_(new QCheckBox(tr("the step’s sentence as caption"), this)),
      error_(plainLabel(this)) {
    setWindowTitle(tr("Export: %1").arg(exporter.title()));
    width_->setObjectName("exportWidth");
    height_->setObjectName("exportHeight");
    scale_->setObjectName("exportScale");
    error_->setObjectName("fieldError");
    error_->setWordWrap(true);
    width_->setStepping(1, INT_MAX);
    height_->setStepping(1, INT_MAX);
    width_->showValue(QString::number(shown.size.width()));
    height_->showValue(QString::number(shown.size.height()));
    for (const int scale : {1, 2, 3, 4})
        scale_->addItem(QStringLiteral("%1×").arg(scale), scale);
    scale_->setCurrentIndex(1);
    light_->setChecked(!shown.style.theme.dark);

    auto* layout = new QFormLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->addRow(tr("width"), width_);
    layout->addRow(tr("height"), height_);
    if (exporter.isBitmap())
        layout->addRow(tr("pixels for each point"), scale_);
    else
        scale_->hide();
    layout->addRow(light_);
    layout->addRow(tr("title"), title_);
    layout->addRow(tr("caption"), caption_);
    layout->addRow(saysStep_);
    layout->addRow(error_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    accept_ = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    accept_->setDefault(true);
    layout->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(width_, &QLineEdit::textChanged, this, &ExportDialog::check);
    connect(height_, &QLineEdit::textChanged, this, &ExportDialog::check);
    connect(scale_, &QComboBox::currentIndexChanged, this, &ExportDialog::check);
    buildLettering();
    setMinimumWidth(360);
    check();
}

void ExportDialog::buildLettering() {
    title_->setObjectName("exportTitle");
    title_->setText(shown_.lettering.title);
    caption_->setText(shown_.lettering.caption);
    caption_->setObjectName("exportCaption");
    saysStep_->setObjectName("exportSaysStep");
    for (QLineEdit* line : {title_, caption_}) {
        line->setMaxLength(longestLettering);
        connect(line, &QLineEdit::textChanged, this, &ExportDialog::check);
    }
    saysStep_->setVisible(!sentence_.isEmpty());
    connect(saysStep_, &QCheckBox::toggled, this, [this](bool says) {
        caption_->setDisabled(says);
        check();
    });
}

ExportOptions ExportDialog::options() const {
    ExportOptions options = shown_;
    options.size = {width_->text().toInt(), height_->text().toInt()};
    options.scale = exporter_.isBitmap() ? scale_->currentData().toInt() : 1;
    options.style.theme = light_->isChecked() ? lightTheme() : darkTheme();
    options.lettering = {title_->text(), saysStep_->isChecked() ? sentence_ : caption_->text()};
    return options;
}

void ExportDialog::check() {
    const auto fits = exporter_.check(options());
    error_->setText(fits ? QString() : translated(fits.error()));
    accept_->setEnabled(fits.has_value());
}

} // namespace mexplorer::ui
