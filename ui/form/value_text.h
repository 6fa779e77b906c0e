#pragma once

#include <QPlainTextEdit>

namespace mexplorer::ui {

/// One value too long for a line: wrapped over as many rows as it needs, up to a few. As with ValueLine it
/// counts as entered at Return or when the focus leaves, once for each change, and Escape brings the last
/// value back. Line breaks that are pasted become spaces. What becomes too long to be edited by being pasted
/// or dropped is entered at once, and only its beginning is shown.
class ValueText : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit ValueText(QWidget* parent = nullptr);

    void showValue(const QString& value);

signals:
    void entered(const QString& text);
    /// What was pasted is longer than any value may be; the text is as before.
    void refused(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    [[nodiscard]] bool hasOwnMenuOpen() const;
    void finish();
    void fitHeight();

    QString value_; ///< the text that was shown or entered last
};

} // namespace mexplorer::ui
