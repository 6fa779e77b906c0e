#pragma once

#include "core/rules/description.h"
#include "ui/task/job.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace mexplorer::ui {

class ParameterForm;
class ValueChoice;

/// Rules of one’s own by filling in a form: a family, its fields, the text that they write, and what the game
/// is worth at first, or what is wrong.
class RulesDialog : public QDialog {
    Q_OBJECT

public:
    explicit RulesDialog(QWidget* parent);

    /// The parameters of the game that is written. Accepted only if it can be played.
    [[nodiscard]] const Parameters& written() const { return written_; }

private:
    void build();
    void chooseForm(int index);
    void enter(const std::string& id, const std::string& value);
    void write();
    void refuse(const Error& error);
    void tellValues(const Expected<Message>& values);

    ValueChoice* family_;
    ParameterForm* form_;
    QLabel* text_;
    QLabel* values_;
    QPushButton* open_;
    Parameters filled_; ///< the fields of the chosen family
    Parameters written_;
    Job<Message> finding_;
};

} // namespace mexplorer::ui
