#include "ui/text/summary_label.h"

#include "ui/text/plain.h"
#include "ui/text/terms_tip.h"

#include <QTextBoundaryFinder>
#include <QTextLayout>

#include <cmath>

namespace mexplorer::ui {

namespace {

/// As many words of the text as fit in the width with “…” after them.
QString shortened(const QString& text, const QFontMetrics& metrics, int width) {
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
    QString longest = QStringLiteral("…");
    for (auto end = breaks.toNextBoundary(); end > 0; end = breaks.toNextBoundary()) {
        const QString words = text.left(end).trimmed() + u'…';
        if (metrics.horizontalAdvance(words) > width) break;
        longest = words;
    }
    return longest;
}

} // namespace

SummaryLabel::SummaryLabel(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("quiet"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setIndent(0);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void SummaryLabel::setSentences(const QString& text) {
    whole_ = text;
    terms_ = termsTip(text);
    setAccessibleName(text);
}

/// Updates the geometry only if the height changes: else layouts would ask endlessly.
void SummaryLabel::fitInto(int width, int most) {
    QTextLayout layout(whole_, font());
    const int leading = fontMetrics().leading();
    const int room = width - contentsMargins().left();
    qreal height = 0;
    int lastLine = 0; // the index where it begins
    layout.beginLayout();
    bool fits = true;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room);
        fits = height == 0 || height + leading + line.height() <= most;
        if (!fits) break;
        height += (height == 0 ? 0 : leading) + line.height();
        lastLine = line.textStart();
    }
    layout.endLayout();
    const QString end = whole_.mid(lastLine);
    setText(fits ? whole_ : whole_.left(lastLine) + shortened(end, fontMetrics(), room));
    setToolTip((fits ? QString() : plainTip(whole_)) + terms_);
    const int needed = static_cast<int>(std::ceil(height));
    if (needed == height_) return;
    height_ = needed;
    setMaximumHeight(height_);
    updateGeometry();
}

QSize SummaryLabel::minimumSizeHint() const {
    return {0, fontMetrics().lineSpacing()};
}

} // namespace mexplorer::ui
