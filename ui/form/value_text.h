#pragma once

#include <QPlainTextEdit>

namespace mexplorer::ui {

/// One value too long for a line: wrapped over as many rows as it needs, up to a few. As with ValueLine it
/// counts as entered at Return or when the focus leaves, once for each change, and Escape brings the last
/// value back. Line breaks that are pasted become spaces.
class ValueText : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit ValueText(QWidget* parent = nullptr);

    void showValue(const QString& value);

signals:
    void entered(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    [[nodiscard]] bool hasOwnMenuOpen() const;
    void finish();
    void fitHeight();

    QString value_; ///< what was shown or entered last
};

} // namespace mexplorer::ui
