#pragma once

#include "ui/form/field_value.h"

#include <QPlainTextEdit>

namespace mexplorer::ui {

/// One value too long for a line: wrapped over as many rows as it needs, up to a few. As with ValueLine it
/// counts as entered at Return or when the focus leaves, once for each change, and Escape brings the last
/// value back. Line breaks that are pasted become spaces. A text that becomes too long to be edited by
/// pasting or dropping is entered at once, and only its beginning is shown; the rest stays when that is
/// edited, and is copied with it.
class ValueText : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit ValueText(QWidget* parent = nullptr);

    void showValue(const QString& value);

signals:
    void entered(const QString& text);
    /// What was pasted is longer than any value may be, or the sign for the rest was deleted; the text is as
    /// before.
    void refused(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    [[nodiscard]] QMimeData* createMimeDataFromSelection() const override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    [[nodiscard]] bool hasOwnMenuOpen() const;
    void finish();
    void take(const QString& edited);
    void fitHeight();

    FieldValue value_; ///< the value last shown or entered
};

} // namespace mexplorer::ui
