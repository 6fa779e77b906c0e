#pragma once

#include "core/judge/problem.h"

#include <QComboBox>

namespace mexplorer::ui {

/// The problems, to be chosen or to be searched: by number, by id and by title, in any language; and, last,
/// the game that is open.
class ProblemChoice : public QComboBox {
    Q_OBJECT

public:
    explicit ProblemChoice(QWidget* parent = nullptr);

    /// Null if it is the game that is open.
    [[nodiscard]] const judge::Problem* problem() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void chooseTyped();
    /// Shows the beginning of the text if there is no room for all of it.
    void showBeginning();
};

} // namespace mexplorer::ui
