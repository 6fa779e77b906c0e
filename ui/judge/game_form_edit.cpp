#include "ui/judge/game_form_edit.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace mexplorer::ui {

namespace {

constexpr const char* inputForms[] = {"heaps",    "n, heaps",    "n; heaps",
                                      "t; heaps", "t; n, heaps", "t; n; heaps"};
constexpr const char* answerForms[] = {"First|Second", "Win|Lose", "Alice|Bob", "YES|NO", "value", "move"};
constexpr int longestAnswerForm = 64; // letters

QComboBox* formChoice(const char* name, QWidget* parent) {
    auto* made = new QComboBox(parent);
    made->setObjectName(name);
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    made->setMinimumContentsLength(10);
    return made;
}

QLabel* nameOfField(QWidget* parent) {
    auto* made = new QLabel(parent);
    made->setTextFormat(Qt::PlainText);
    return made;
}

} // namespace

GameFormEdit::GameFormEdit(QWidget* parent)
    : QWidget(parent), layout_(new QFormLayout(this)), input_(formChoice("gameInput", this)),
      answer_(formChoice("gameAnswer", this)) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(8);
    for (const char* text : inputForms)
        input_->addItem(QString(), QString::fromLatin1(text));
    for (const char* text : answerForms)
        answer_->addItem(QString::fromLatin1(text));
    answer_->setEditable(true);
    answer_->setInsertPolicy(QComboBox::NoInsert);
    answer_->lineEdit()->setMaxLength(longestAnswerForm);
    layout_->addRow(nameOfField(this), input_);
    layout_->addRow(nameOfField(this), answer_);
    connect(input_, &QComboBox::currentIndexChanged, this, &GameFormEdit::formChanged);
    connect(answer_, &QComboBox::currentIndexChanged, this, &GameFormEdit::formChanged);
    connect(answer_->lineEdit(), &QLineEdit::editingFinished, this, &GameFormEdit::formChanged);
    retranslate();
}

Expected<judge::GameForm> GameFormEdit::form() const {
    return judge::parseGameForm(input_->currentData().toString().toStdString(),
                                answer_->currentText().toStdString());
}

void GameFormEdit::retranslate() {
    const QString told[] = {tr("a position a line"),         tr("n and the numbers"),
                            tr("n, below it the numbers"),   tr("t, then a position a line"),
                            tr("t, then n and the numbers"), tr("t, then n, below it the numbers")};
    for (int i = 0; i < input_->count(); ++i)
        input_->setItemText(i, told[i]);
    const std::pair<QComboBox*, QString> rows[] = {{input_, tr("Input form")}, {answer_, tr("Answer form")}};
    for (const auto& [field, name] : rows) {
        qobject_cast<QLabel*>(layout_->labelForField(field))->setText(name);
        field->setAccessibleName(name);
    }
    answer_->setToolTip(tr("Two words of your choice, the first if the first player wins; “value” for the SG "
                           "value; “move” for the position after a winning move"));
}

} // namespace mexplorer::ui
