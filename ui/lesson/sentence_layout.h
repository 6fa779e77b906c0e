#pragma once

#include <QGlyphRun>
#include <QTextLayout>

#include <vector>

namespace mexplorer::ui {

/// A text in lines of a given width, all of them as high as the font, and where its parts are.
class SentenceLayout {
public:
    SentenceLayout(const QString& text, const QFont& font, double width, Qt::Alignment alignment);

    /// The height of each line.
    [[nodiscard]] static int lineHeight(const QFont& font);
    [[nodiscard]] QString text() const { return layout_.text(); }
    [[nodiscard]] int height() const { return lines_ * lineHeight_; }
    void draw(QPainter& painter, const QPointF& place) const { layout_.draw(&painter, place); }
    /// The places of some letters, one for each line that they are in.
    [[nodiscard]] std::vector<QRectF> placesOf(qsizetype begin, qsizetype length) const;
    /// Some letters, to be drawn where draw() is told to draw all.
    [[nodiscard]] QList<QGlyphRun> glyphsOf(qsizetype begin, qsizetype length) const {
        return layout_.glyphRuns(static_cast<int>(begin), static_cast<int>(length));
    }

private:
    QTextLayout layout_;
    int lineHeight_;
    int lines_ = 0;
};

} // namespace mexplorer::ui
