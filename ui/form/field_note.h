#pragma once

#include <QLabel>

namespace mexplorer::ui {

/// A sentence below a field; hidden while there is none. It takes the height that its lines need, which a
/// form's layout does not give to a wrapping label.
class FieldNote : public QLabel {
    Q_OBJECT

public:
    explicit FieldNote(QWidget* parent = nullptr);

    void showSentence(const QString& sentence);
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitHeight();

    QString sentence_;
};

} // namespace mexplorer::ui
