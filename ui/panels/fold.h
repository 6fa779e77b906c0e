#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

namespace mexplorer::ui {

class FoldHeader;

/// A part of a panel that is opened and closed at its title, which says how much is in it. Whether it is open
/// is remembered from one run to the next.
class Fold : public QWidget {
    Q_OBJECT

public:
    /// Takes the contents. `id` is the name in the settings.
    Fold(const QString& id, QWidget& contents, QWidget* parent);

    /// `amount`: how many, at the end of the line; empty if that is not known.
    void setTitle(const QString& title, const QString& amount);
    void setTheme(const Theme& theme);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const;

private:
    QString key_;
    FoldHeader* header_;
};

} // namespace mexplorer::ui
