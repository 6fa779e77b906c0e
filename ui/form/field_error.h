#pragma once

#include <QLabel>

namespace mexplorer::ui {

/// The sentence below a field that says what is wrong with its value; hidden while there is none. It takes
/// the height that its lines need, which a form's layout does not give to a wrapping label.
class FieldError : public QLabel {
    Q_OBJECT

public:
    explicit FieldError(QWidget* parent = nullptr);

    void showSentence(const QString& sentence);
    /// The sentence as it was last set.
    [[nodiscard]] const QString& sentence() const { return sentence_; }
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitHeight();

    QString sentence_;
};

} // namespace mexplorer::ui
