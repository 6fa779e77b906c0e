#include "ui/export/export_dialog.h"

#include "core/text/parse.h"
#include "ui/export/step_export.h"
#include "ui/form/value_line.h"
#include "ui/form/whole_texts.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <initializer_list>

namespace mexplorer::ui {

namespace {

/// Nothing toggles what is not offered, not even assistive technology, which finds hidden boxes too.
void offer(QCheckBox& box, bool isOffered) {
    box.setVisible(isOffered);
    box.setEnabled(isOffered);
}

QString everyStepIn(Exporter::Steps steps) {
    switch (steps) {
    case Exporter::Steps::files:
        return ExportDialog::tr("every step, a file for each: name-01, name-02 …");
    case Exporter::Steps::pages:
        return ExportDialog::tr("every step, a page for each");
    case Exporter::Steps::film:
        return ExportDialog::tr("every step, moving from one to the next");
    }
    return {};
}

} // namespace

ExportDialog::ExportDialog(const Exporter& exporter, const ExportOptions& shown, ExportableSteps steps,
                           QWidget* parent)
    : QDialog(parent), exporter_(exporter), shown_(shown), steps_(std::move(steps)),
      width_(new ValueLine(this)), height_(new ValueLine(this)), scale_(new QComboBox(this)),
      light_(new QCheckBox(tr("on white, for print"), this)),
      everyStep_(new QCheckBox(everyStepIn(exporter.steps()), this)), speed_(new QComboBox(this)),
      loops_(new QCheckBox(tr("again and again"), this)), title_(new QLineEdit(this)),
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
    scale_->setCurrentIndex(exporter.steps() == Exporter::Steps::film ? 0 : 1); // frames are many
    light_->setChecked(!shown.style.theme.dark);

    auto* layout = new QFormLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    new WholeTexts(*this);
    layout->addRow(tr("width"), width_);
    layout->addRow(tr("height"), height_);
    if (exporter.isBitmap())
        layout->addRow(tr("pixels for each point"), scale_);
    else
        scale_->hide();
    layout->addRow(light_);
    layout->addRow(everyStep_);
    layout->addRow(tr("speed"), speed_);
    layout->addRow(loops_);
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
    buildFilm(*layout);
    buildSteps();
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
        line->setCursorPosition(0); // a long one is seen from its beginning
        connect(line, &QLineEdit::textChanged, this, &ExportDialog::check);
    }
    connect(saysStep_, &QCheckBox::toggled, this, [this](bool says) {
        caption_->setDisabled(says);
        check();
    });
}

void ExportDialog::buildFilm(QFormLayout& layout) {
    speed_->setObjectName("exportSpeed");
    loops_->setObjectName("exportLoops");
    for (const double speed : {0.5, 0.75, 1.0, 1.5, 2.0})
        speed_->addItem(QStringLiteral("%1×").arg(speed), speed);
    speed_->setCurrentIndex(2);
    loops_->setChecked(true);
    const bool moves = exporter_.steps() == Exporter::Steps::film && stepCount() > 1;
    layout.setRowVisible(speed_, moves);
    offer(*loops_, moves);
    everyStep_->setChecked(moves);
    for (QWidget* part : std::initializer_list<QWidget*>{speed_, loops_})
        connect(everyStep_, &QCheckBox::toggled, part, &QWidget::setEnabled);
}

void ExportDialog::buildSteps() {
    everyStep_->setObjectName("exportEveryStep");
    offer(*everyStep_, stepCount() > 1);
    connect(everyStep_, &QCheckBox::toggled, this, [this] {
        offerSentence();
        check();
    });
    offerSentence();
    saysStep_->setChecked(isOfEveryStep()); // what moves is watched without anybody who tells
}

/// Only what has a step has a sentence.
void ExportDialog::offerSentence() {
    const bool hasStep = isOfEveryStep() || showsStep();
    if (!hasStep) saysStep_->setChecked(false);
    offer(*saysStep_, hasStep);
}

bool ExportDialog::isOfEveryStep() const {
    return everyStep_->isChecked();
}

bool ExportDialog::saysStep() const {
    return saysStep_->isChecked();
}

std::size_t ExportDialog::stepCount() const {
    return steps_.trace ? steps_.trace->steps.size() : 0;
}

bool ExportDialog::showsStep() const {
    return steps_.trace && steps_.trace->sayingAt(steps_.shown);
}

QString ExportDialog::sentence() const {
    if (!isOfEveryStep()) return translated(steps_.trace->sayingAt(steps_.shown)->reason);
    QString longest; // needs the most room
    for (std::size_t step = 0; step < std::min(stepCount(), mostSteps); ++step) {
        const QString said = translated(steps_.trace->steps[step].reason);
        if (said.size() > longest.size()) longest = said;
    }
    return longest;
}

ExportOptions ExportDialog::options() const {
    ExportOptions options = shown_;
    options.size = {width_->text().toInt(), height_->text().toInt()};
    options.scale = exporter_.isBitmap() ? scale_->currentData().toInt() : 1;
    options.style.theme = light_->isChecked() ? lightTheme() : darkTheme();
    options.lettering = {title_->text(), saysStep() ? sentence() : caption_->text()};
    options.saysSteps = saysStep() && isOfEveryStep();
    options.film = {speed_->currentData().toDouble(), loops_->isChecked() ? 0 : 1};
    return options;
}

Expected<void> ExportDialog::checked() const {
    for (const ValueLine* side : {width_, height_})
        if (const auto read = parseInteger(side->text().toStdString(), 1, INT_MAX); !read)
            return tl::unexpected(read.error());
    if (isOfEveryStep())
        if (auto fits = checkSteps(stepCount()); !fits) return fits;
    return exporter_.check(options());
}

void ExportDialog::check() {
    const auto fits = checked();
    error_->setText(fits ? QString() : translated(fits.error()));
    accept_->setEnabled(fits.has_value());
}

} // namespace mexplorer::ui
