#pragma once

#include <QLabel>
#include <QPointer>

#include <vector>

namespace mexplorer::ui {

/// The sentence that says what is wrong with a field’s value; hidden while there is none. It lies over what
/// is below the field, or above it if there is no room, so that nothing moves under the pointer; a click puts
/// it away.
class FieldError : public QLabel {
    Q_OBJECT

public:
    /// Is as wide as the field’s form.
    explicit FieldError(QWidget* field);

    void showSentence(const QString& sentence);
    /// The sentence as it was last set.
    [[nodiscard]] const QString& sentence() const { return sentence_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void follow();
    void place();

    QPointer<QWidget> field_;
    std::vector<QPointer<QWidget>> followed_; ///< the field, and what it lies in, up to the window
    QString sentence_;
    QString described_; ///< how the field is described to screen readers without an error
    bool isPutAway_ = false;
};

} // namespace mexplorer::ui
