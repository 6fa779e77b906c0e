#include "core/text/decimal.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/watch/named.h"
#include "ui/views/coalition/coalition_drawing.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double titleOfManyPixels = 14;
constexpr double nameOfManyPixels = 15;
constexpr double shareOfManyPixels = 14;

/// What one player gets by one way to divide: exactly, or estimated with an error.
struct ManyShare {
    std::optional<Rational> exact;
    Estimated estimate = {};

    [[nodiscard]] double mean() const { return exact ? nearest(*exact) : estimate.mean; }
};
struct ManyColumn {
    QString title;
    PayoffMark mark = PayoffMark::shapley;
    std::vector<ManyShare> shares;
};

class ManyPainter {
    Q_DECLARE_TR_FUNCTIONS(CoalitionFigure)

public:
    ManyPainter(QPainter& painter, const CoalitionDrawing& drawing)
        : painter_(painter), drawing_(drawing), columns_(columnsOf(*drawing.subject().answer)) {
        for (const ManyColumn& column : columns_) {
            for (const ManyShare& share : column.shares) {
                scale_.add(share.mean() - share.estimate.error);
                scale_.add(share.mean() + share.estimate.error);
            }
        }
        if (const auto& alike = drawing.look.step ? drawing.look.step->alike : std::nullopt)
            lit_ = drawing.subject().alike[*alike];
    }

    void draw() {
        for (unsigned block = 0; block < drawing_.layout.blocks(); ++block)
            for (std::size_t column = 0; column < columns_.size(); ++column)
                drawHeading(block, column);
        for (unsigned player = 0; player < drawing_.subject().names.size(); ++player)
            drawPlayer(player);
    }

private:
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }

    static std::vector<ManyShare> exactly(const std::vector<Rational>& numbers) {
        std::vector<ManyShare> shares;
        for (const Rational& number : numbers)
            shares.push_back({number});
        return shares;
    }
    static std::vector<ManyShare> nearly(const std::vector<Estimated>& estimates) {
        std::vector<ManyShare> shares;
        for (const Estimated& estimate : estimates)
            shares.push_back({std::nullopt, estimate});
        return shares;
    }

    static std::vector<ManyColumn> columnsOf(const CoalitionAnswer& answer) {
        const QString shapley = tr("Shapley value");
        const QString banzhaf = tr("absolute Banzhaf value");
        if (const auto& sampled = answer.sampled)
            return {{shapley, PayoffMark::shapley, nearly(sampled->shapley)},
                    {banzhaf, PayoffMark::banzhaf, nearly(sampled->banzhaf)}};
        const PowerValues& power = *answer.counted;
        std::vector<ManyColumn> columns{{shapley, PayoffMark::shapley, exactly(power.shapley)},
                                        {banzhaf, PayoffMark::banzhaf, exactly(power.banzhaf)}};
        if (const auto normalised = power.normalisedBanzhaf(); !normalised.empty())
            columns.push_back({tr("normalised"), PayoffMark::banzhaf, exactly(normalised)});
        return columns;
    }

    void drawHeading(unsigned block, std::size_t column) {
        painter_.setFont(drawing_.font(titleOfManyPixels, QFont::DemiBold));
        painter_.setPen(payoffColour(theme(), columns_[column].mark));
        drawFittedText(painter_, drawing_.style(),
                       drawing_.placed(drawing_.layout.blockHeading(block, column, columns_.size())),
                       Qt::AlignLeft | Qt::AlignVCenter, columns_[column].title);
    }

    void drawPlayer(unsigned player) {
        const Named named(painter_, topic::player, player);
        if (std::find(lit_.begin(), lit_.end(), player) != lit_.end()) {
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(theme().spotlight);
            painter_.drawRoundedRect(drawing_.placed(drawing_.layout.row(player)), 5, 5);
        }
        painter_.setFont(drawing_.font(nameOfManyPixels, QFont::Bold));
        painter_.setPen(theme().ink);
        const double inset = 5 * drawing_.scale();
        drawPlayerName(painter_, drawing_.style(),
                       drawing_.placed(drawing_.layout.name(player)).adjusted(inset, 0, -inset, 0),
                       drawing_.nameOf(player));
        for (std::size_t column = 0; column < columns_.size(); ++column)
            drawShare(drawing_.layout.amount(player, column, columns_.size()), columns_[column].mark,
                      columns_[column].shares[player]);
    }

    void drawShare(const QRectF& world, PayoffMark mark, const ManyShare& share) {
        const double unit = drawing_.scale();
        const QRectF place = drawing_.placed(world).adjusted(0, 0, -10 * unit, 0);
        painter_.setFont(drawing_.font(shareOfManyPixels));
        painter_.setPen(theme().ink);
        const QString text = share.exact ? fittingNumber(*share.exact, 0.7 * place.width(), painter_.font())
                                         : QStringLiteral("≈\u00A0") +
                                               QString::fromStdString(decimalText(share.estimate.mean, 3));
        painter_.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
        const double number = (share.exact ? 0.74 : 0.4) * place.width(); // all bars begin there
        const double high = 0.42 * place.height();
        const QRectF bar(place.left() + number, place.center().y() - high / 2,
                         std::max(0.0, place.width() - number), high);
        drawAmountBar(painter_, theme(), bar, scale_, share.mean(), faded(payoffColour(theme(), mark), 0.7));
        if (share.exact) return;
        const double from = scale_.at(share.estimate.mean - share.estimate.error, bar);
        const double to = scale_.at(share.estimate.mean + share.estimate.error, bar);
        drawErrorSign(painter_, theme(), {from, bar.top(), to - from, bar.height()}, drawing_.style().line);
    }

    QPainter& painter_;
    const CoalitionDrawing& drawing_;
    std::vector<ManyColumn> columns_;
    BarScale scale_;
    std::vector<unsigned> lit_;
};

} // namespace

void drawManyPlayers(QPainter& painter, const CoalitionDrawing& drawing) {
    ManyPainter(painter, drawing).draw();
}

} // namespace mexplorer::ui
