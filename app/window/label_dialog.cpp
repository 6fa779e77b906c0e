#include "app/window/label_dialog.h"

#include "ui/text/plain.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace mexplorer::app {

namespace {

constexpr int longestDocumentName = 200; // letters
constexpr qsizetype longestDescription = 4000;

QLabel* labelOf(const QString& text, QWidget* field) {
    auto* label = ui::plainLabel(field->parentWidget());
    label->setText(text);
    label->setBuddy(field);
    return label;
}

} // namespace

LabelDialog::LabelDialog(const QString& title, const ui::DocumentLabel& before, QWidget* parent)
    : QDialog(parent), name_(new QLineEdit(this)), description_(new QPlainTextEdit(this)) {
    setWindowTitle(title);
    name_->setObjectName("documentName");
    name_->setMaxLength(longestDocumentName);
    name_->setText(QString::fromStdString(before.title));
    name_->setAccessibleName(tr("name"));
    description_->setObjectName("documentDescription");
    description_->setTabChangesFocus(true);
    description_->setPlainText(QString::fromStdString(before.description));
    description_->setAccessibleName(tr("description"));
    auto* buttons = new QDialogButtonBox(this);
    auto* save = buttons->addButton(tr("&Save"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    const auto tellWhetherNamed = [this, save] { save->setEnabled(!name_->text().trimmed().isEmpty()); };
    connect(name_, &QLineEdit::textChanged, this, tellWhetherNamed);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    for (const auto& [text, field] :
         {std::pair<QString, QWidget*>(tr("&Name"), name_), {tr("&Description"), description_}}) {
        layout->addWidget(labelOf(text, field));
        layout->addWidget(field);
    }
    layout->addWidget(buttons);
    tellWhetherNamed();
    resize(420, 280);
}

ui::DocumentLabel LabelDialog::label() const {
    return {name_->text().simplified().toStdString(),
            description_->toPlainText().trimmed().left(longestDescription).toStdString()};
}

} // namespace mexplorer::app
