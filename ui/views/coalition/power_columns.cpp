#include "ui/views/coalition/power_columns.h"

#include "core/coalition/amounts.h"
#include "core/explain/coalition/coalition_words.h"
#include "ui/text/count_text.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

using PowerAmounts = std::vector<std::optional<Rational>>;

class ColumnMaker {
    Q_DECLARE_TR_FUNCTIONS(CoalitionFigure)

public:
    ColumnMaker(const CoalitionSubject& subject, const std::optional<CoalitionState>& step)
        : subject_(subject), step_(step) {}

    [[nodiscard]] std::vector<PowerColumn> columns() const {
        if (step_ && step_->order && !step_->done) return ofOrder(*step_->order);
        if (step_ && step_->excess && !step_->done) return ofExcess(*step_->excess);
        return ofAnswer();
    }

    [[nodiscard]] static QString barMeaning(const CoalitionSubject& subject) {
        if (!subject.majorities.empty()) return tr("share of the votes");
        return subject.isOfCosts() ? tr("what a player costs alone") : tr("what a player is worth alone");
    }

private:
    [[nodiscard]] PowerAmounts told(const std::vector<Rational>& amounts) const {
        const std::vector<Rational> all = subject_.told(amounts);
        return {all.begin(), all.end()};
    }

    [[nodiscard]] std::vector<PowerColumn> ofAnswer() const {
        const ExactAnswer& exact = subject_.exact();
        const bool isDone = step_ && step_->done;
        std::vector<PowerColumn> columns{{PayoffMark::shapley, tr("Shapley"), tr("Shapley value"),
                                          told(exact.power.shapley), isDone && !step_->excess}};
        const Rational whole = subject_.values().value(subject_.values().all());
        if (const auto shares = exact.power.banzhafSharing(whole); !shares.empty())
            columns.push_back(
                {PayoffMark::banzhaf, tr("Banzhaf"), tr("Banzhaf value, normalised"), told(shares)});
        else
            columns.push_back({PayoffMark::banzhaf, tr("Banzhaf"), tr("absolute Banzhaf value"),
                               told(exact.power.banzhaf)});
        columns.push_back({PayoffMark::nucleolus, tr("nucleolus"), nucleolusMeaning(),
                           told(exact.nucleolus.payments), isDone && step_->excess.has_value()});
        return columns;
    }

    /// In many votes it is just what they weigh.
    [[nodiscard]] QString nucleolusMeaning() const {
        const bool isShare = subject_.majorities.size() == 1 &&
                             subject_.majorities.front().shares() == subject_.exact().nucleolus.payments;
        return isShare ? tr("nucleolus: here the share of the votes") : tr("nucleolus");
    }

    [[nodiscard]] std::vector<PowerColumn> ofOrder(const OrderState& order) const {
        PowerAmounts adds(order.order.size());
        for (std::size_t i = 0; i < order.added.size(); ++i)
            adds[order.order[i]] = subject_.told(order.added[i]);
        return {{PayoffMark::order, tr("adds"), tr("what an order gives"), std::move(adds), true},
                {PayoffMark::shapley, tr("mean of %1").arg(countText(order.ordersDone)),
                 tr("the mean of the orders so far"), told(order.running)}};
    }

    [[nodiscard]] std::vector<PowerColumn> ofExcess(const ExcessState& excess) const {
        PowerColumn column{PayoffMark::nucleolus, subject_.isOfCosts() ? tr("pays") : tr("gets"),
                           tr("payments"), PowerAmounts(subject_.players())};
        if (excess.payments) column.amounts = told(*excess.payments);
        return {std::move(column)};
    }

    const CoalitionSubject& subject_;
    const std::optional<CoalitionState>& step_;
};

} // namespace

std::vector<PowerColumn> powerColumns(const CoalitionPicture& picture, const CoalitionLook& look) {
    return ColumnMaker(picture.subject, look.step).columns();
}

QString powerBarMeaning(const CoalitionSubject& subject) {
    return ColumnMaker::barMeaning(subject);
}

std::vector<unsigned> litPlayers(const CoalitionLook& look) {
    if (!look.step || look.step->done) return {};
    if (const auto& sizes = look.step->sizes) return {sizes->player};
    if (const auto& excess = look.step->excess) return excess->atTheirOwn;
    return {};
}

std::vector<std::vector<Rational>> powerBars(const CoalitionSubject& subject) {
    std::vector<std::vector<Rational>> bars;
    for (const Majority& majority : subject.majorities)
        bars.push_back(majority.shares());
    if (!bars.empty()) return bars;
    std::vector<Rational> own;
    for (unsigned player = 0; player < subject.players(); ++player)
        own.push_back(subject.told(subject.values().value(alone(player))));
    return {std::move(own)};
}

std::vector<QStringList> powerStakes(const CoalitionSubject& subject) {
    std::vector<QStringList> stakes;
    for (unsigned player = 0; player < subject.players(); ++player) {
        QStringList votes;
        for (const Majority& majority : subject.majorities)
            votes << QString::fromStdString(unitsText(majority.weights[player], majority.parts));
        if (votes.isEmpty()) votes << QString::fromStdString(shownWorth(subject, alone(player)));
        stakes.push_back(std::move(votes));
    }
    return stakes;
}

BarScale powerScale(const CoalitionPicture& picture, const CoalitionLook& look) {
    const CoalitionSubject& subject = picture.subject;
    BarScale scale;
    const auto addAll = [&](const std::vector<Rational>& amounts) {
        for (const Rational& amount : amounts)
            scale.add(nearest(amount));
    };
    for (const std::vector<Rational>& bar : powerBars(subject))
        addAll(bar);
    for (const PowerColumn& column : powerColumns(picture, {}))
        for (const auto& amount : column.amounts)
            scale.add(nearest(*amount));
    if (look.step && look.step->excess)
        for (const NucleolusStep& step : subject.exact().nucleolus.steps)
            addAll(subject.told(step.payments));
    if (look.step && look.step->order) {
        const CoalitionValues& values = subject.values();
        for (Coalition others = 0; others < values.all(); ++others)
            for (unsigned player = 0; player < values.players(); ++player)
                scale.add(nearest(subject.told(values.value(others | alone(player)) - values.value(others))));
    }
    constexpr double air = 1.04; // so that the last mark is whole
    scale.least *= air;
    scale.most *= air;
    if (scale.most <= scale.least) scale.most = scale.least + 1;
    return scale;
}

} // namespace mexplorer::ui
