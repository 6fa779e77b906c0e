#include "ui/form/parameter_form.h"

#include "core/file/input_file.h"
#include "core/own/own_description.h"
#include "core/text/parse.h"
#include "ui/file/chosen_file.h"
#include "ui/file/file_filters.h"
#include "ui/form/field_error.h"
#include "ui/form/field_note.h"
#include "ui/form/rules_text.h"
#include "ui/form/value_choice.h"
#include "ui/form/value_line.h"
#include "ui/form/value_text.h"
#include "ui/text/plain.h"
#include "ui/text/terms_tip.h"
#include "ui/text/translated.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace mexplorer::ui {

namespace {

// The widest label beside a check box and beside another field, in pixels: the narrowest window leaves 178
// for both.
constexpr int widestBesideTick = 110;
constexpr int widestBesideField = 84;
constexpr int narrowestField = 60;
constexpr int labelGap = 8;
constexpr int shortestChoice = 3;    // letters; as the box keeps room for an icon, about six are seen
constexpr std::size_t longText = 20; // bytes; a field beside its label has room for shorter ones

/// Whether the value needs more than one line.
bool isLong(const Parameter& parameter) {
    return parameter.kind == Parameter::Kind::text && parameter.fallback.size() > longText;
}

/// Its hint, and explanations of the terms in its title.
QString tipOf(const Parameter& parameter) {
    return plainTip(translated(parameter.hint)) + termsTip(translated(parameter.title));
}

/// What the look of a row depends on: rows are built again only if it differs.
Message appearance(const Parameter& parameter) {
    Message message =
        say(parameter.id, translated(parameter.title).toStdString(), static_cast<int>(parameter.kind),
            translated(parameter.hint).toStdString(), static_cast<int>(isLong(parameter)));
    for (const Choice& choice : parameter.choices) {
        message.arguments.push_back(verbatim(choice.id + translated(choice.title).toStdString()));
    }
    return message;
}

} // namespace

ParameterForm::ParameterForm(QWidget* parent) : QWidget(parent), layout_(new QFormLayout(this)) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setHorizontalSpacing(labelGap);
    layout_->setVerticalSpacing(4);
    layout_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    layout_->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

void ParameterForm::show(std::vector<Parameter> parameters, const Parameters& values) {
    std::erase_if(parameters, [](const Parameter& parameter) { return parameter.hidden; });
    std::vector<Message> wanted;
    wanted.reserve(parameters.size());
    for (const Parameter& parameter : parameters)
        wanted.push_back(appearance(parameter));
    if (wanted != shown_) {
        rebuild(parameters);
        shown_ = std::move(wanted);
    }
    for (auto& [id, row] : rows_) {
        for (const Parameter& parameter : parameters) {
            if (parameter.id == id) row.parameter = parameter;
        }
        if (const auto found = values.find(id); found != values.end()) setValue(row, found->second);
        setError(id, {});
        setNote(id, {});
        const bool counts = countsWith(row.parameter, values);
        layout_->setRowVisible(row.field, counts);
        if (layout_->labelForField(row.field) != row.label) layout_->setRowVisible(row.label, counts);
    }
}

/// A field may be emitting the very signal that changes the form: fields are disconnected, and deleted later.
/// Until then they stay, without name, in the form: a style sheet makes it dear to take them out.
void ParameterForm::removeRows() {
    for (const auto& [id, row] : rows_) {
        if (!row.error) continue;
        row.error->hide();
        row.error->deleteLater();
    }
    rows_.clear();
    while (layout_->count() > 0) {
        QLayoutItem* const item = layout_->takeAt(0);
        QWidget* widget = item->widget();
        widget->disconnect(this);
        widget->setObjectName({});
        widget->hide();
        widget->deleteLater();
        delete item;
    }
    while (layout_->rowCount() > 0)
        layout_->removeRow(0); // empty
}

void ParameterForm::rebuild(const std::vector<Parameter>& parameters) {
    removeRows();
    for (const Parameter& parameter : parameters) {
        QWidget* field = makeField(parameter);
        field->setObjectName(QString::fromStdString(parameter.id));
        field->setToolTip(tipOf(parameter));
        field->setAccessibleName(translated(parameter.title));
        QLabel* label = addLabelled(parameter, field);
        FieldNote* note = nullptr;
        if (parameter.kind == Parameter::Kind::file) {
            note = new FieldNote(this);
            layout_->addRow(note);
        }
        rows_[parameter.id] = {parameter, label, field, nullptr, note};
    }
}

/// The label stands beside its field, or where there is no room for that, above it.
QLabel* ParameterForm::addLabelled(const Parameter& parameter, QWidget* field) {
    auto* label = plainLabel(this);
    label->setText(translated(parameter.title));
    label->setObjectName("fieldLabel");
    label->setBuddy(field);
    label->setToolTip(field->toolTip());
    const bool isTick = parameter.kind == Parameter::Kind::toggle;
    const int widest = isTick ? widestBesideTick : widestBesideField;
    // Only long labels wrap: a wrapping label asks for too little room, and Chinese breaks anywhere.
    const bool isWide = label->fontMetrics().horizontalAdvance(label->text()) > widest;
    label->setWordWrap(isWide);
    if (isLong(parameter) || (isWide && !isTick)) {
        layout_->addRow(label);
        layout_->addRow(field);
        return label;
    }
    if (isWide) label->setFixedWidth(widest);
    layout_->addRow(label, field);
    return label;
}

QWidget* ParameterForm::makeField(const Parameter& parameter) {
    switch (parameter.kind) {
    case Parameter::Kind::choice:
        return makeChoice(parameter);
    case Parameter::Kind::toggle:
        return makeToggle(parameter);
    case Parameter::Kind::file:
        return makeFile(parameter);
    case Parameter::Kind::integer:
    case Parameter::Kind::integers:
    case Parameter::Kind::text:
        break;
    }
    return isLong(parameter) ? makeText(parameter) : makeLine(parameter);
}

QWidget* ParameterForm::makeLine(const Parameter& parameter) {
    auto* line = new ValueLine(this);
    line->setMinimumWidth(narrowestField);
    if (parameter.kind == Parameter::Kind::integer) line->setStepping(parameter.least, parameter.most);
    connect(line, &ValueLine::entered, this,
            [this, id = parameter.id](const QString& text) { enter(id, text.toStdString()); });
    connect(line, &ValueLine::refused, this,
            [this, id = parameter.id](const QString& sentence) { setError(id, sentence); });
    connect(line, &QLineEdit::textEdited, this, [this, id = parameter.id] { setError(id, {}); });
    return line;
}

QWidget* ParameterForm::makeText(const Parameter& parameter) {
    auto* text = parameter.id == ownRulesId ? makeRules(parameter) : new ValueText(this);
    connect(text, &ValueText::entered, this,
            [this, id = parameter.id](const QString& entered) { enter(id, entered.toStdString()); });
    connect(text, &ValueText::textChanged, this, [this, id = parameter.id] { setError(id, {}); });
    connect(text, &ValueText::refused, this,
            [this, id = parameter.id](const QString& sentence) { setError(id, sentence); });
    return text;
}

/// Found in a pause, an error is shown as if the text had been entered.
ValueText* ParameterForm::makeRules(const Parameter& parameter) {
    auto* rules = new RulesText(this);
    connect(rules, &RulesText::noticed, this,
            [this, id = parameter.id](const QString& sentence) { setError(id, sentence); });
    return rules;
}

QWidget* ParameterForm::makeChoice(const Parameter& parameter) {
    auto* box = new ValueChoice(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(shortestChoice);
    for (const Choice& choice : parameter.choices) {
        box->addItem(translated(choice.title), QString::fromStdString(choice.id));
        box->setItemData(box->count() - 1, termsTip(translated(choice.title)), Qt::ToolTipRole);
    }
    connect(box, &QComboBox::activated, this,
            [this, box, id = parameter.id] { enter(id, box->currentData().toString().toStdString()); });
    return box;
}

QWidget* ParameterForm::makeToggle(const Parameter& parameter) {
    auto* box = new QCheckBox(this);
    connect(box, &QCheckBox::clicked, this,
            [this, id = parameter.id](bool checked) { enter(id, checked ? "on" : "off"); });
    return box;
}

QWidget* ParameterForm::makeFile(const Parameter& parameter) {
    auto* button = new QPushButton(tr("Open a file…"), this);
    connect(button, &QPushButton::clicked, this, [this, id = parameter.id] {
        const QString path = chooseToOpen(this, tr("Open a graph"), filterToOpen(FileKind::graph));
        if (path.isEmpty()) return;
        const auto text = readFile(path.toStdString(), largestOpenedGraph).and_then([](std::string read) {
            return checkKind(read, FileKind::graph).map([&] { return std::move(read); });
        });
        if (text)
            enter(id, *text);
        else
            setError(id, translated(text.error()));
    });
    return button;
}

void ParameterForm::setValue(const Row& row, const std::string& value) {
    const QString text = QString::fromStdString(value);
    if (auto* line = qobject_cast<ValueLine*>(row.field)) line->showValue(text);
    if (auto* area = qobject_cast<ValueText*>(row.field)) area->showValue(text);
    if (auto* box = qobject_cast<QComboBox*>(row.field)) box->setCurrentIndex(box->findData(text));
    if (auto* check = qobject_cast<QCheckBox*>(row.field)) check->setChecked(text == u"on");
}

void ParameterForm::enter(const std::string& id, const std::string& value) {
    setError(id, {});
    emit entered(id, value);
}

bool ParameterForm::setError(const std::string& id, const QString& sentence) {
    const auto found = rows_.find(id);
    if (found == rows_.end() || !found->second.field) return false;
    Row& row = found->second;
    if (!row.error && !sentence.isEmpty()) row.error = new FieldError(row.field);
    if (row.error) row.error->showSentence(sentence);
    return true;
}

void ParameterForm::setNote(const std::string& id, const QString& sentence) {
    const auto found = rows_.find(id);
    if (found != rows_.end() && found->second.note) found->second.note->showSentence(sentence);
}

void ParameterForm::report(const Expected<void>& result, const std::string& id) {
    if (result) return;
    if (auto* rules = qobject_cast<RulesText*>(field(result.error().field))) rules->mark(result.error());
    if (!setError(result.error().field, translated(result.error()))) setError(id, translated(result.error()));
}

QString ParameterForm::error(const std::string& id) const {
    const auto found = rows_.find(id);
    return found == rows_.end() || !found->second.error ? QString() : found->second.error->sentence();
}

QWidget* ParameterForm::field(const std::string& id) const {
    const auto found = rows_.find(id);
    return found == rows_.end() ? nullptr : found->second.field;
}

} // namespace mexplorer::ui
