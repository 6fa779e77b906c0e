#include "ui/views/numbers/stalk_drawing.h"

#include "ui/figure/motion/keyed.h"
#include "ui/figure/world_painter.h"
#include "ui/text/game_name.h"
#include "ui/theme/roles.h"
#include "ui/views/numbers/numbers_drawing.h"

namespace mexplorer::ui {

namespace {

using Stalk = NumberState::Stalk;
using Reading = StalkBranch::Reading;

constexpr double digitPixels = 16;
constexpr double valuePixels = 19;
constexpr double knotRadius = 4;

class StalkPainter : private WorldPainter {
    Q_DECLARE_TR_FUNCTIONS(NumbersFigure)

public:
    StalkPainter(QPainter& painter, const NumbersFigure& figure, const Frame& frame)
        : WorldPainter(painter, frame), figure_(figure) {}

    void draw() {
        if (stalk() == Stalk::absent || branches().empty()) return;
        drawGround();
        for (std::size_t i = 0; i < branches().size(); ++i)
            drawBranch(i);
        for (std::size_t i = 0; i < branches().size(); ++i)
            if (isRead(branches()[i].reading)) drawReading(i);
        if (!figure_.subject().digits.fraction.empty() && stalk() >= Stalk::fraction) drawLastDigit();
        if (stalk() >= Stalk::whole) drawValue();
    }

private:
    [[nodiscard]] Stalk stalk() const { return figure_.state().stalk; }
    [[nodiscard]] const NumbersLayout& layout() const { return figure_.layout(); }
    [[nodiscard]] const std::vector<StalkBranch>& branches() const { return layout().branches(); }
    [[nodiscard]] bool isRead(Reading reading) const {
        switch (reading) {
        case Reading::whole:
            return stalk() >= Stalk::whole;
        case Reading::point:
            return stalk() >= Stalk::point;
        default:
            return stalk() >= Stalk::fraction;
        }
    }

    void drawGround() {
        const Keyed keyed(painter_, {"ground"});
        const QRectF first = placed(layout().branch(0));
        painter_.setPen(QPen(theme().ink, 4 * line(), Qt::SolidLine, Qt::FlatCap));
        painter_.drawLine(first.topLeft(), first.bottomLeft());
    }

    void drawBranch(std::size_t index) {
        const StalkBranch& branch = branches()[index];
        const QRectF place = placed(layout().branch(index));
        const QPointF from(place.left(), place.center().y());
        const QPointF to(place.right(), place.center().y());
        const Keyed keyed(painter_, {"branch", index}, from, Growth::uncovers);
        painter_.setPen(sidePen(theme(), branch.isPlus, 5 * line()));
        painter_.drawLine(from, to);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().ink);
        painter_.drawEllipse(to, knotRadius * frame_.scale(), knotRadius * frame_.scale());
        const QString sign = branch.isPlus ? QStringLiteral("+") : QStringLiteral("−");
        const QColor& ink = playerColours(theme(), branch.isPlus).text;
        if (branch.count == 1) return writeIfRoom(layout().sign(index), sign, ink);
        write(placed(layout().sign(index)), QStringLiteral("%1 × %2").arg(branch.count).arg(sign),
              digitPixels, ink, Qt::AlignCenter, QFont::Bold);
    }

    /// What a branch counts, or its digit; the two of the point share one.
    void drawReading(std::size_t index) {
        const StalkBranch& branch = branches()[index];
        const Keyed keyed(painter_, {"digit", index}, MotionKey{"branch", index});
        const QRectF place = layout().digit(index);
        switch (branch.reading) {
        case Reading::whole:
            write(placed(place), QString::number(branch.count), digitPixels, theme().ink, Qt::AlignCenter,
                  QFont::Bold);
            break;
        case Reading::point:
            if (branches()[index - (index > 0 ? 1 : 0)].reading == Reading::point && index > 0)
                drawPoint(layout().digit(index - 1).united(place));
            break;
        default:
            writeIfRoom(
                place, branch.isPlus == branches().front().isPlus ? QStringLiteral("1") : QStringLiteral("0"),
                theme().ink);
        }
    }
    /// Under the two branches that stand for it.
    void drawPoint(const QRectF& world) {
        const QRectF place = placed(world);
        const double inset = 6 * frame_.scale();
        const double top = place.top() + 2 * line();
        painter_.setPen(QPen(theme().accent, 2 * line()));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolyline(QPolygonF(
            {QPointF(place.left() + inset, top - inset / 2), QPointF(place.left() + inset, top),
             QPointF(place.right() - inset, top), QPointF(place.right() - inset, top - inset / 2)}));
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().ink);
        painter_.drawEllipse(place.center() + QPointF(0, place.height() / 4), 3.5 * frame_.scale(),
                             3.5 * frame_.scale());
    }
    /// No branch stands for it.
    void drawLastDigit() {
        const Keyed keyed(painter_, {"last digit"});
        const QRectF place = layout().digit(branches().size());
        writeIfRoom(place, QStringLiteral("1"), theme().accent);
        painter_.setPen(QPen(theme().accent, 1.5 * line(), Qt::DashLine));
        painter_.setBrush(Qt::NoBrush);
        const QRectF box = placed(place);
        const double side = std::min(box.width(), box.height());
        painter_.drawRoundedRect(QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side),
                                 4, 4);
    }

    [[nodiscard]] QString readSoFar() const {
        StalkDigits digits = figure_.subject().digits;
        if (stalk() < Stalk::fraction) digits.fraction.clear();
        const QString read = QString::fromStdString(binaryText(digits));
        return stalk() == Stalk::point ? read + QLatin1Char('.') : read;
    }
    void drawValue() {
        const Keyed keyed(painter_, {"value"});
        const NumberSubject& subject = figure_.subject();
        const QString number = gameName(subject.sought.number->text());
        const QString text = stalk() < Stalk::value ? tr("in binary %1").arg(readSoFar())
                             : subject.digits.fraction.empty()
                                 ? QStringLiteral("= %1").arg(number)
                                 : tr("in binary %1 = %2").arg(readSoFar(), number);
        write(placed(layout().value()), text, valuePixels, theme().winning, Qt::AlignLeft | Qt::AlignVCenter,
              QFont::Bold);
    }

    void writeIfRoom(const QRectF& world, const QString& text, const QColor& ink) {
        const QRectF place = placed(world);
        painter_.setFont(font(digitPixels, QFont::Bold));
        if (QFontMetricsF(painter_.font()).horizontalAdvance(text) > place.width() + 4) return;
        painter_.setPen(ink);
        painter_.drawText(place, Qt::AlignCenter | Qt::TextDontClip, text);
    }

    const NumbersFigure& figure_;
};

} // namespace

void drawStalk(QPainter& painter, const NumbersFigure& figure, const Frame& frame) {
    StalkPainter(painter, figure, frame).draw();
}

} // namespace mexplorer::ui
