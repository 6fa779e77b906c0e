#include "ui/views/coalition/coalition_figure.h"

#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/fitted_text.h"
#include "ui/text/plain.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr QRectF leftSide(0, 0, 430, 452);
constexpr QRectF leftFoot(0, 462, 430, 98);
constexpr QRectF upperLeft(0, 0, 430, 250);
constexpr QRectF lowerLeft(0, 270, 430, 290);
constexpr QRectF triangleSide(480, 0, 520, 380);
constexpr QRectF sharesBelow(480, 400, 520, 160);
constexpr QRectF sharesAlone(480, 0, 520, 560);
constexpr QRectF everything(0, 0, 1000, 560);

} // namespace

CoalitionFigure::CoalitionFigure(std::shared_ptr<const CoalitionPicture> picture, CoalitionLook look)
    : picture_(std::move(picture)), look_(std::move(look)) {}

QMarginsF CoalitionFigure::margins(const Style& style) const {
    return {24, 16, 24, legendRowHeight(style) + 8};
}

bool CoalitionFigure::hasTriangle() const {
    return picture_->isExact() && picture_->players() == 3 && picture_->subject.exact().nucleolus.isRational;
}

void CoalitionFigure::draw(QPainter& painter, const Frame& frame) const {
    drawAboveLegend(painter, frame, legend(frame.style()), [&] {
        painter.setTransform(frame.toArea(), true);
        const CoalitionDrawing drawing{painter, frame.style(), *picture_, look_};
        if (!picture_->isExact()) {
            drawSampledShares(drawing, everything);
            return;
        }
        const bool isLarge = picture_->players() > 5;
        drawWorths(drawing, isLarge ? upperLeft : leftSide);
        if (drawing.order()) drawOrder(drawing, leftFoot);
        if (isLarge && drawing.sizes()) drawSizes(drawing, lowerLeft);
        if (hasTriangle()) drawTriangle(drawing, triangleSide);
        drawShares(drawing, hasTriangle() ? sharesBelow : sharesAlone);
    });
}

QStringList CoalitionFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style()));
}

LegendEntries CoalitionFigure::legend(const Style& style) const {
    const Theme& theme = style.theme;
    LegendEntries entries;
    if (!hasTriangle()) {
        if (picture_->isExact())
            entries.push_back({tr("what a coalition is worth"), [theme](QPainter& p, const QRectF& sign) {
                                   p.fillRect(sign.adjusted(0, 3, 0, -3), faded(theme.accent, 0.45));
                               }});
        if (look_.step && look_.step->excess && look_.step->excess->payments)
            entries.push_back({tr("what it is paid"), [theme](QPainter& p, const QRectF& sign) {
                                   p.fillRect(QRectF(sign.center().x() - 1.5, sign.top(), 3, sign.height()),
                                              theme.winning);
                               }});
        return entries;
    }
    entries.push_back({tr("Shapley value"), [theme](QPainter& p, const QRectF& sign) {
                           drawShapleyPoint(p, theme, sign.center(), 6);
                       }});
    entries.push_back({tr("nucleolus"), [theme](QPainter& p, const QRectF& sign) {
                           drawNucleolusPoint(p, theme, sign.center(), 6);
                       }});
    if (look_.step && look_.step->order)
        entries.push_back({tr("an order"), [theme](QPainter& p, const QRectF& sign) {
                               p.setPen(QPen(theme.n, 2));
                               p.drawEllipse(sign.center(), 4, 4);
                           }});
    entries.push_back({look_.step && look_.step->excess ? tr("ε-core") : tr("core"),
                       [theme](QPainter& p, const QRectF& sign) {
                           p.setPen(QPen(theme.p, 1.5));
                           p.setBrush(faded(theme.p, 0.25));
                           p.drawRect(sign.adjusted(0, 2, 0, -2));
                       }});
    return entries;
}

Expected<void> CoalitionFigure::writeCsv(QIODevice& device, Task& task) const {
    const std::size_t players = picture_->players();
    CsvWriter csv(device, task, 1 + players);
    const CoalitionAnswer& answer = *picture_->subject.answer;
    bool good = csv.line("{}", answer.exact ? "player,shapley,banzhaf,nucleolus"
                                            : "player,shapley,error,banzhaf,error");
    for (std::size_t player = 0; good && player < players; ++player) {
        const std::string name = csvField(picture_->subject.names[player]);
        if (answer.exact) {
            good = csv.line("{},{},{},{}", name, rationalText(answer.exact->power.shapley[player]),
                            rationalText(answer.exact->power.banzhaf[player]),
                            rationalText(answer.exact->nucleolus.payments[player]));
        } else {
            const Estimated& share = answer.sampled->shapley[player];
            const Estimated& power = answer.sampled->banzhaf[player];
            good = csv.line("{},{},{},{},{}", name, share.mean, share.error, power.mean, power.error);
        }
    }
    return csv.finish();
}

void CoalitionDrawing::text(const QRectF& where, int flags, const QString& what, const QColor& colour,
                            double pixels, QFont::Weight weight) const {
    painter.setPen(colour);
    painter.setFont(style.fontIn(painter, pixels, weight));
    drawFittedText(painter, style, where, flags, what);
}

QString CoalitionDrawing::nameOf(Coalition coalition) const {
    const auto& names = picture.subject.names;
    const bool areLetters =
        std::all_of(names.begin(), names.end(), [](const std::string& name) { return name.size() == 1; });
    if (!areLetters) return QString::fromStdString(coalitionText(coalition, names));
    QString all;
    for (const unsigned player : membersOf(coalition))
        all += QString::fromStdString(names[player]);
    return all;
}

} // namespace mexplorer::ui
