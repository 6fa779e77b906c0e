#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QPainter>
#include <QRawFont>

namespace mexplorer::ui {

/// Many short labels in one font and ink, made of the characters 0–9, P and N: shaped once, then painted all
/// together, several times as fast as one drawText per label. In SVG and PDF they stay text.
class LabelRun {
public:
    LabelRun(QPainter& painter, const QFont& font, const QColor& ink);

    /// Adds `text`, centred at `centre`.
    void add(const QString& text, const QPointF& centre);
    void draw();

private:
    QPainter& painter_;
    QFont font_;
    QColor ink_;
    QRawFont raw_;
    QList<quint32> glyphs_;   ///< of the allowed characters, in their order
    QList<QPointF> advances_; ///< of these glyphs
    double lift_;             ///< from a digit's middle down to its baseline
    QList<quint32> runGlyphs_;
    QList<QPointF> runPositions_;
};

} // namespace mexplorer::ui
