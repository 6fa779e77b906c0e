#pragma once

#include <QGlyphRun>
#include <QTextLayout>

#include <vector>

namespace mexplorer::ui {

/// A text in lines of a given width, and where its parts are.
class SentenceLayout {
public:
    SentenceLayout(const QString& text, const QFont& font, double width, Qt::Alignment alignment);

    [[nodiscard]] QString text() const { return layout_.text(); }
    [[nodiscard]] double height() const { return height_; }
    void draw(QPainter& painter, const QPointF& place) const { layout_.draw(&painter, place); }
    /// The places of some letters, one for each line that they are in.
    [[nodiscard]] std::vector<QRectF> placesOf(qsizetype begin, qsizetype length) const;
    /// Some letters, to be drawn where draw() is told to draw all.
    [[nodiscard]] QList<QGlyphRun> glyphsOf(qsizetype begin, qsizetype length) const {
        return layout_.glyphRuns(static_cast<int>(begin), static_cast<int>(length));
    }

private:
    QTextLayout layout_;
    double height_ = 0;
};

} // namespace mexplorer::ui
