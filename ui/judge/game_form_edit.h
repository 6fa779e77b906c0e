#pragma once

#include "core/judge/game_form.h"

#include <QWidget>

class QComboBox;
class QFormLayout;

namespace mexplorer::ui {

/// How the inputs and answers of a problem about a game look: both are chosen, and the answers may be typed.
class GameFormEdit : public QWidget {
    Q_OBJECT

public:
    explicit GameFormEdit(QWidget* parent = nullptr);

    /// Errors: the answer that was typed is none.
    [[nodiscard]] Expected<judge::GameForm> form() const;
    void retranslate();

signals:
    void formChanged();

private:
    QFormLayout* layout_;
    QComboBox* input_;
    QComboBox* answer_;
};

} // namespace mexplorer::ui
