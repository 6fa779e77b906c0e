#pragma once

#include <QLabel>

namespace mexplorer::ui {

/// Sentences in as much height as there is for them: what is left out ends in “…”. Their words are explained
/// under the pointer, after all of the text where a part is left out.
class SummaryLabel : public QLabel {
    Q_OBJECT

public:
    explicit SummaryLabel(QWidget* parent = nullptr);

    /// They are shown once they are fitted in.
    void setSentences(const QString& text);
    [[nodiscard]] const QString& sentences() const { return whole_; }
    /// Makes it as high as its text needs in this width, but no higher than `most` pixels; at least one line.
    void fitInto(int width, int most);
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    [[nodiscard]] QSize sizeHint() const override { return {0, height_}; }
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    QString whole_;
    int height_ = 0;
};

} // namespace mexplorer::ui
