#pragma once

#include "core/rules/description.h"
#include "core/text/expected.h"

#include <QPointer>
#include <QWidget>

#include <map>
#include <vector>

class QFormLayout;
class QLabel;

namespace mexplorer::ui {

class FieldError;
class FieldNote;
class ValueText;

/// A form made from descriptions: one row for each parameter, with what is wrong over what is below its
/// field. It only reports what was entered; the listener decides whether that is right.
class ParameterForm : public QWidget {
    Q_OBJECT

public:
    explicit ParameterForm(QWidget* parent = nullptr);

    /// Shows these parameters with these values, except hidden ones and those without effect now. Fields of
    /// parameters that were there before stay, so that the focus is not lost.
    void show(std::vector<Parameter> parameters, const Parameters& values);
    /// Shows a sentence over what is below the field; an empty one removes it. False if there is no such
    /// field.
    bool setError(const std::string& id, const QString& sentence);
    /// Shows below the field of a file what that says and the game does not read; an empty sentence removes
    /// it.
    void setNote(const std::string& id, const QString& sentence);
    /// Shows a refusal below the field that it names, or else below that of `id`.
    void report(const Expected<void>& result, const std::string& id);
    /// The field of a parameter, or null.
    [[nodiscard]] QWidget* field(const std::string& id) const;
    [[nodiscard]] QString error(const std::string& id) const;

signals:
    /// The person finished entering a value.
    void entered(const std::string& id, const std::string& value);

private:
    struct Row {
        Parameter parameter;
        QLabel* label;
        QWidget* field;
        QPointer<FieldError> error; ///< lies in the window, which may end before the form
        FieldNote* note;            ///< of a file; else null
    };

    void removeRows();
    void rebuild(const std::vector<Parameter>& parameters);
    QLabel* addLabelled(const Parameter& parameter, QWidget* field);
    QWidget* makeField(const Parameter& parameter);
    QWidget* makeLine(const Parameter& parameter);
    QWidget* makeText(const Parameter& parameter);
    ValueText* makeRules(const Parameter& parameter);
    QWidget* makeChoice(const Parameter& parameter);
    QWidget* makeToggle(const Parameter& parameter);
    QWidget* makeFile(const Parameter& parameter);
    void setValue(const Row& row, const std::string& value);
    void enter(const std::string& id, const std::string& value);

    QFormLayout* layout_;
    std::map<std::string, Row> rows_;
    std::vector<Message> shown_; ///< from which the rows were built: if it differs, they are built again
};

} // namespace mexplorer::ui
