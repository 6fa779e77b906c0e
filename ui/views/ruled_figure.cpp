#include "ui/views/ruled_figure.h"

#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/text/translated.h"

#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double ruleBand = 30; // pixels, as all below
constexpr double ruleType = 13;
constexpr double numberType = 15;
constexpr double besideRule = 24; // as the headline above the figure
constexpr double besideNumbers = 14;
constexpr double aroundNumber = 2; // for the ring of what is pointed at

double bandHeight(const Style& style) {
    return std::ceil(ruleBand * style.typeOf(ruleType) / ruleType);
}

} // namespace

RuledFigure::RuledFigure(std::shared_ptr<const Figure> inner, std::vector<Message> numbers, Message rule)
    : inner_(std::move(inner)), numbers_(std::move(numbers)), rule_(std::move(rule)) {}

QMarginsF RuledFigure::margins(const Style& style) const {
    return inner_->margins(style) + QMarginsF(0, bandHeight(style), 0, 0);
}

QMarginsF RuledFigure::marginsIn(const Style& style, const QSizeF& picture) const {
    const double band = bandHeight(style);
    const QSizeF below(picture.width(), std::max(1.0, picture.height() - band));
    return inner_->marginsIn(style, below) + QMarginsF(0, band, 0, 0);
}

/// The same world in the same place, but an area that ends below the rule.
Frame RuledFigure::innerFrame(const Frame& frame) const {
    QRectF area = frame.area();
    area.setTop(std::min(area.top() + bandHeight(frame.style()), area.bottom() - 1));
    return {*inner_, area, frame.camera(), frame.style()};
}

void RuledFigure::draw(QPainter& painter, const Frame& frame) const {
    paintPaper(painter, frame);
    const Frame below = innerFrame(frame);
    painter.save();
    painter.setClipRect(below.area(), Qt::IntersectClip);
    inner_->draw(painter, below);
    painter.restore();
    drawRule(painter, frame);
}

/// The numbers, then as many words of the rule as there is room for.
void RuledFigure::drawRule(QPainter& painter, const Frame& frame) const {
    const Keyed all(painter, {"rule"});
    const Style& style = frame.style();
    const QRectF band(frame.area().left() + besideRule, frame.area().top(),
                      frame.area().width() - 2 * besideRule, bandHeight(style));
    painter.setFont(style.font(numberType, QFont::Bold));
    const QFontMetricsF metrics(painter.font());
    const double y = std::round(band.center().y() + metrics.capHeight() / 2);
    const double x = drawNumbers(painter, frame, band, y) + besideNumbers * style.type;
    painter.setFont(style.font(ruleType));
    painter.setPen(frame.theme().quiet);
    const QString words =
        QFontMetricsF(painter.font()).elidedText(translated(rule_), Qt::ElideRight, band.right() - x);
    painter.drawText(QPointF(x, y), words);
}

SpokenText RuledFigure::fittingNumbers(const Style& style, const QFont& font, double width) const {
    const QFontMetricsF metrics(font);
    for (const Message& numbers : numbers_) {
        SpokenText said = spoken(numbers);
        const double beside = 2 * aroundNumber * style.line * static_cast<double>(said.parts.size());
        const bool fits = metrics.horizontalAdvance(said.text) + beside <= width;
        if (fits || &numbers == &numbers_.back()) return said;
    }
    return {};
}

/// A line of dots under each number tells that it can be taken, as under what can be pointed at in sentences.
double RuledFigure::drawNumbers(QPainter& painter, const Frame& frame, const QRectF& band,
                                double baseline) const {
    const SpokenText said = fittingNumbers(frame.style(), painter.font(), band.width());
    const QFontMetricsF metrics(painter.font());
    const double line = frame.style().line;
    QPointF at(band.left(), baseline);
    const auto write = [&](qsizetype begin, qsizetype end) {
        const QString words = said.text.mid(begin, end - begin);
        painter.drawText(at, words);
        at.rx() += metrics.horizontalAdvance(words);
    };
    qsizetype done = 0;
    for (const SpokenText::Part& part : said.parts) {
        painter.setPen(frame.theme().ink);
        write(done, part.begin);
        done = part.begin + part.length;
        at.rx() += aroundNumber * line;
        const double from = at.x();
        const Named named(painter, [&] { return part.topic; });
        painter.setPen(frame.theme().accent);
        write(part.begin, done);
        QPen dots(frame.theme().accent, 1.5 * line, Qt::CustomDashLine, Qt::FlatCap);
        dots.setDashPattern({1, 1.5});
        painter.setPen(dots);
        const double y = at.y() + metrics.descent() - 0.5 * line;
        painter.drawLine(QPointF(from, y), QPointF(at.x(), y));
        at.rx() += aroundNumber * line;
    }
    painter.setPen(frame.theme().ink);
    write(done, said.text.size());
    return at.x();
}

QStringList RuledFigure::textsBeside(const Frame& frame) const {
    return inner_->textsBeside(innerFrame(frame)) << translated(numbers_.front()) << translated(rule_);
}

bool RuledFigure::isTouchable(const Frame& frame, const QPointF& point) const {
    const Frame below = innerFrame(frame);
    return below.area().contains(point) && inner_->isTouchable(below, point);
}

std::optional<QPainterPath> RuledFigure::outlineOfTopic(const Frame& frame, const Topic& topic) const {
    return inner_->outlineOfTopic(innerFrame(frame), topic);
}

} // namespace mexplorer::ui
