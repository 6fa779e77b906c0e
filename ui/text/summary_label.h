#pragma once

#include <QLabel>

namespace mexplorer::ui {

/// Sentences in as much height as there is for them; “…” stands for what is left out. A tool tip has the
/// whole text if a part is left out, and explains its terms.
class SummaryLabel : public QLabel {
    Q_OBJECT

public:
    explicit SummaryLabel(QWidget* parent = nullptr);

    /// Shown by the next fitInto().
    void setSentences(const QString& text);
    [[nodiscard]] const QString& sentences() const { return whole_; }
    /// Makes it as high as its text needs in this width, but no higher than `most` pixels; at least one line.
    void fitInto(int width, int most);
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    [[nodiscard]] QSize sizeHint() const override { return {0, height_}; }
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    QString whole_;
    QString terms_; ///< the explanations of its terms
    int height_ = 0;
};

} // namespace mexplorer::ui
