#include "ui/form/rules_dialog.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/first_values.h"
#include "core/own/own_description.h"
#include "core/own/rule_forms.h"
#include "ui/form/parameter_form.h"
#include "ui/form/value_choice.h"
#include "ui/form/whole_texts.h"
#include "ui/text/breakable.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace mexplorer::ui {

namespace {

constexpr int leastWidth = 460;
constexpr int margin = 24;

QLabel* wrapped(const char* name, QWidget* parent) {
    auto* label = plainLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    return label;
}

QLabel* heading(const QString& text, QWidget* parent) {
    QLabel* label = wrapped("sectionHeading", parent);
    label->setText(text);
    return label;
}

} // namespace

RulesDialog::RulesDialog(QWidget* parent)
    : QDialog(parent), family_(new ValueChoice(this)), form_(new ParameterForm(this)),
      text_(wrapped("writtenRules", this)), values_(wrapped("quiet", this)) {
    setWindowTitle(tr("Rules by form"));
    build();
    connect(family_, &QComboBox::currentIndexChanged, this, &RulesDialog::chooseForm);
    connect(form_, &ParameterForm::entered, this, &RulesDialog::enter);
    setMinimumWidth(leastWidth);
    new WholeTexts(*this);
    chooseForm(0);
    family_->setFocus();
}

void RulesDialog::build() {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(margin, margin, margin, 16);
    layout->setSpacing(8);
    auto* title = plainLabel(this);
    title->setText(tr("&Kind of rules"));
    title->setBuddy(family_);
    family_->setObjectName("family");
    family_->setAccessibleName(tr("kind of rules"));
    for (const RuleForm& form : ruleForms())
        family_->addItem(translated(form.title));
    text_->setFont(QFont(QStringLiteral("monospace")));
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text_->setAccessibleName(tr("the rules that it writes"));
    auto* buttons = new QDialogButtonBox(this);
    open_ = buttons->addButton(tr("&Open the game"), QDialogButtonBox::AcceptRole);
    open_->setObjectName("openWritten");
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(title);
    layout->addWidget(family_);
    layout->addWidget(form_);
    layout->addWidget(heading(tr("These rules"), this));
    layout->addWidget(text_);
    layout->addWidget(values_);
    layout->addStretch(1);
    layout->addWidget(buttons);
}

void RulesDialog::chooseForm(int index) {
    const RuleForm& form = ruleForms()[static_cast<std::size_t>(index)];
    filled_ = completed(form.parameters, {}).value();
    form_->show(form.parameters, filled_);
    write();
}

/// What is wrong stays in its field, with the sentence below it.
void RulesDialog::enter(const std::string& id, const std::string& value) {
    filled_[id] = value;
    write();
}

void RulesDialog::write() {
    const RuleForm& form = ruleForms()[static_cast<std::size_t>(family_->currentIndex())];
    finding_.drop();
    const auto text = rulesWrittenBy(form.id, filled_);
    if (!text) return refuse(text.error());
    text_->setText(breakable(QString::fromStdString(*text)));
    written_ = {{ownRulesId, *text}, {playId, filled_.at(playId)}};
    auto made = makeGame(ownGameId, written_);
    if (!made) return refuse(made.error());
    form_->show(form.parameters, filled_); // without what was wrong before
    open_->setEnabled(true);
    values_->setText(QStringLiteral("…"));
    finding_.start(
        tr("Finding the first values"),
        [game = std::shared_ptr<const Game>(std::move(*made))](Task& task) {
            return firstValues(*game, task);
        },
        [this](const Expected<Message>& values) { tellValues(values); });
}

/// Below its field, if the sentence is about one; else below the text that was written.
void RulesDialog::refuse(const Error& error) {
    open_->setEnabled(false);
    const QString sentence = translated(error);
    values_->setText(form_->setError(error.field, sentence) ? QString() : sentence);
}

void RulesDialog::tellValues(const Expected<Message>& values) {
    values_->setText(values ? translated(*values) : translated(values.error()));
}

} // namespace mexplorer::ui
