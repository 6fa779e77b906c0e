#pragma once

#include "ui/lesson/sentence_change.h"
#include "ui/text/spoken_text.h"

#include <QVariantAnimation>
#include <QWidget>

#include <algorithm>
#include <functional>
#include <optional>

namespace mexplorer::ui {

/// A sentence that is always shown whole: it wraps, and takes more lines up to a share of the height around
/// it; where that is not enough its type shrinks; if even the smallest type does not fit, the widget asks for
/// more. While the pointer is on it, what it speaks of and the picture shows is underlined, and can be
/// pointed at and clicked.
class ReasonText : public QWidget {
    Q_OBJECT

public:
    explicit ReasonText(QWidget* parent = nullptr);

    void setText(const QString& text) { setSentence({text}); }
    void setSentence(SpokenText sentence);
    [[nodiscard]] const QString& text() const { return sentence_.text; }
    /// All that the sentence speaks of.
    [[nodiscard]] std::vector<Topic> topics() const;
    /// Tells what can be pointed at; nothing by default.
    void setFinder(std::function<bool(const Topic&)> finds) { finds_ = std::move(finds); }
    /// Underlines what these topics are called in the sentence.
    void light(std::vector<Topic> topics);
    /// A sentence that is to come: it finds the room that it needs.
    void expect(const QString& sentence);
    /// The next sentence belongs to something else: it comes by a cut.
    void cutNext() { isCut_ = true; }
    /// How many milliseconds the way from one sentence to the next takes; 0: none is shown.
    void setMotion(int milliseconds) { motion_ = milliseconds; }
    /// Whether it is on the way from the sentence before.
    [[nodiscard]] bool isMoving() const { return change_.has_value(); }
    /// For a room instead of a desk: in the middle, and lighter, as it is the largest there anyway.
    void setPresenting(bool presenting);
    /// Secondary text is shown paler.
    void setColour(const QColor& colour);

    /// The type in which the text fits.
    [[nodiscard]] QFont fittingFont() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    bool eventFilter(QObject* parent, QEvent* event) override;

signals:
    /// The sentence was set; it may be the same as before.
    void changed();
    /// What the sentence speaks of where the pointer is; empty if nothing, or if the pointer is gone.
    void pointedAt(const std::optional<mexplorer::Topic>& topic);
    void clicked(const mexplorer::Topic& topic);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QFont fontOf(double pixels) const;
    [[nodiscard]] int heightOf(const QString& sentence, const QFont& font) const;
    [[nodiscard]] QFont fontFor(const QString& sentence, int height) const;
    [[nodiscard]] bool hasLittleRoom() const;
    [[nodiscard]] int usualHeight() const;
    [[nodiscard]] int room() const;
    [[nodiscard]] int wantedHeight(const QString& sentence) const;
    void fit();
    void fitAnew();
    void keep(int height);

    /// The sizes of type, in pixels where the interface’s type is as usual.
    struct Sizes {
        double largest;
        double smallest;
    };
    [[nodiscard]] Sizes sizes() const;
    [[nodiscard]] Qt::Alignment alignment() const;
    [[nodiscard]] double lineWidth() const { return std::max(1, width()); }
    [[nodiscard]] SentenceLayout layoutIn(const QFont& font) const;
    [[nodiscard]] double topOf(const SentenceLayout& layout) const;
    void move(const SentenceLayout& before, double top);
    void endChange();
    void find();
    void point(std::optional<std::size_t> part);
    [[nodiscard]] std::optional<std::size_t> partAt(const QPointF& place) const;
    void underline(QPainter& painter, const SentenceLayout& layout, double top) const;

    SpokenText sentence_;
    std::function<bool(const Topic&)> finds_ = [](const Topic& /*topic*/) { return false; };
    std::vector<bool> found_;            ///< for each part, while the pointer is here
    std::vector<Topic> lit_;             ///< from the picture
    std::optional<std::size_t> pointed_; ///< the part under the pointer
    bool presenting_ = false;
    int motion_ = 0;
    bool isCut_ = false;
    mutable std::optional<QFont> fitting_; ///< the type in which the text fits, once it was asked for
    QString expected_;
    int kept_ = 0;                         ///< the height wanted by this sentence or one before it
    QVariantAnimation moment_{this};       ///< 0 to 1
    std::optional<SentenceChange> change_; ///< from the sentence before, until it has arrived
    QColor colour_;
};

} // namespace mexplorer::ui
