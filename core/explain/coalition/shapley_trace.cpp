#include "core/explain/coalition/shapley_trace.h"

#include "core/explain/coalition/coalition_words.h"
#include "core/text/printable.h"
#include "core/text/say_count.h"

#include <algorithm>
#include <numeric>

namespace mexplorer {

namespace {

constexpr std::size_t mostInSection = 12; // characters of a player in the name of a section

/// The lines of the pseudo-code.
namespace ShapleyLine {
enum : std::size_t { orders, arrives, adds, mean };
}
namespace SizesLine {
enum : std::size_t { players, sizes, adds, mean };
}

std::vector<Message> ordersCode(bool isOfCosts) {
    return {say(MX_TEXT("core", "for each order of the players:")),
            say(MX_TEXT("core", "    for each player i, as he joins those before him, S:")),
            isOfCosts ? say(MX_TEXT("core", "        i adds c(S ∪ {i}) − c(S)"))
                      : say(MX_TEXT("core", "        i adds v(S ∪ {i}) − v(S)")),
            say(MX_TEXT("core", "    φ ← the mean of what each has added in the orders so far"))};
}

std::vector<Message> sizesCode(bool isOfCosts) {
    return {say(MX_TEXT("core", "for each player i:")), say(MX_TEXT("core", "    for s from 0 to n − 1:")),
            isOfCosts
                ? say(MX_TEXT("core", "        a(s) ← the mean of c(S ∪ {i}) − c(S) over all S of s others"))
                : say(MX_TEXT("core", "        a(s) ← the mean of v(S ∪ {i}) − v(S) over all S of s others")),
            say(MX_TEXT("core", "    φ(i) ← the mean of a(0), …, a(n − 1)"))};
}

/// Adds the orders to the trace one after the other.
class OrderTeller {
public:
    explicit OrderTeller(const CoalitionSubject& subject)
        : trace_(say(MX_TEXT("core", "Shapley value: all orders")), ordersCode(subject.isOfCosts()), subject),
          order_(subject.players()), sums_(subject.players(), Rational(0)) {
        std::iota(order_.begin(), order_.end(), 0U);
        for (std::size_t n = 2; n <= order_.size(); ++n)
            orders_ *= n;
    }

    CoalitionTrace tell() && {
        do {
            nameSection();
            added_ = addedInOrder(values(), order_);
            if (order_.size() <= mostArriving)
                for (std::size_t arrived = 1; arrived <= order_.size(); ++arrived)
                    arrive(arrived);
            finishOrder();
        } while (std::next_permutation(order_.begin(), order_.end()));
        conclude();
        return std::move(trace_);
    }

private:
    [[nodiscard]] const CoalitionSubject& subject() const { return trace_.subject; }
    [[nodiscard]] const CoalitionValues& values() const { return subject().values(); }
    [[nodiscard]] const std::vector<std::string>& names() const { return subject().names; }

    [[nodiscard]] OrderState stateAt(std::size_t arrived) const {
        OrderState state{order_, arrived, {}, done_, orders_, running_, false};
        for (std::size_t i = 0; i < arrived; ++i)
            state.added.push_back(added_[order_[i]]);
        return state;
    }
    [[nodiscard]] OrderState full() const {
        OrderState state = stateAt(order_.size());
        state.isFull = true;
        return state;
    }
    [[nodiscard]] Message told(const std::vector<Rational>& payments) const {
        return paymentsText(subject().told(payments));
    }
    [[nodiscard]] Message orderText() const {
        std::vector<Message> list;
        for (const unsigned player : order_)
            list.push_back(playerName(player, names()));
        return listed(std::move(list));
    }

    /// As a subtrahend: negative numbers in parentheses.
    static std::string taken(const Rational& number) {
        if (number >= 0) return shownExact(number);
        std::string text = "(";
        text += shownExact(number);
        text += ")";
        return text;
    }

    static Message spoken(Coalition coalition, std::string words) {
        return about(Topic{topic::coalition, coalition}, verbatim(std::move(words)));
    }

    /// Orders of one step each are named by who comes first.
    void nameSection() {
        if (order_.size() <= mostArriving)
            trace_.begin(say(MX_TEXT("core", "order %1"), done_ + 1));
        else if (std::is_sorted(order_.begin() + 1, order_.end()))
            trace_.begin(say(MX_TEXT("core", "%1 first"), printable(names()[order_.front()], mostInSection)));
    }

    void arrive(std::size_t arrived) {
        Coalition before = 0;
        for (std::size_t i = 0; i + 1 < arrived; ++i)
            before |= alone(order_[i]);
        const unsigned player = order_[arrived - 1];
        const Coalition after = before | alone(player);
        const Message name = playerName(player, names());
        const Message worthAfter = spoken(after, worthName(subject(), after));
        const std::string added = shownExact(subject().told(added_[player]));
        Message reason =
            before == 0
                ? say(MX_TEXT("core", "Order %1: player %2 comes first and adds %3 = %4."), orderText(), name,
                      worthAfter, added)
                : say(MX_TEXT("core", "Order %1: player %2 joins %3 and adds %4 − %5 = %6 − %7 = %8."),
                      orderText(), name, spoken(before, printable(coalitionText(before, names()))),
                      worthAfter, spoken(before, worthName(subject(), before)), shownWorth(subject(), after),
                      taken(subject().told(values().value(before))), added);
        trace_.add({std::move(reason), ShapleyLine::adds}, {.order = stateAt(arrived)});
    }

    void finishOrder() {
        ++done_;
        running_.clear();
        for (std::size_t player = 0; player < sums_.size(); ++player) {
            sums_[player] += added_[player];
            running_.emplace_back(sums_[player] / done_);
        }
        Message reason =
            done_ == 1
                ? say(MX_TEXT("core", "Order %1 gives the players (%2)."), orderText(), told(added_))
                : say(MX_TEXT("core", "Order %1 gives the players (%2). The mean of %3 orders is (%4)."),
                      orderText(), told(added_), done_, told(running_));
        trace_.add({std::move(reason), ShapleyLine::mean}, {.order = full()});
    }

    void conclude() {
        std::reverse(order_.begin(), order_.end()); // restores the last order: next_permutation wrapped round
        trace_.begin(say(MX_TEXT("core", "result")));
        trace_.add({say(MX_TEXT("core", "These were all %1 orders, each as likely as any other: the Shapley "
                                        "value is (%2)."),
                        done_, told(running_)),
                    ShapleyLine::mean},
                   {.order = full(), .done = true});
    }

    CoalitionTrace trace_;
    std::vector<unsigned> order_;
    std::size_t orders_ = 1;      ///< how many there are
    std::vector<Rational> added_; ///< by player, in the present order
    std::vector<Rational> sums_;
    std::vector<Rational> running_;
    std::size_t done_ = 0;
};

CoalitionTrace tellSizes(const CoalitionSubject& subject) {
    CoalitionTrace trace(say(MX_TEXT("core", "Shapley value: by the sizes of coalitions")),
                         sizesCode(subject.isOfCosts()), subject);
    const unsigned n = subject.players();
    std::vector<Rational> found;
    trace.begin(say(MX_TEXT("core", "contributions")));
    for (unsigned player = 0; player < n; ++player) {
        const Contributions added = contributionsOf(subject.values(), player);
        SizesState state{player, {}, {}};
        for (unsigned size = 0; size < n; ++size)
            state.means.emplace_back(added.sums[size] / Rational(added.counts[size]));
        found.push_back(subject.exact().power.shapley[player]);
        state.found = found;
        Message told = say(MX_TEXT("core", "Player %1 adds to coalitions of 0, 1, …, %2 others on average: "
                                           "%3. Each size is as likely as any other: the mean is %4."),
                           printable(subject.names[player]), n - 1, paymentsText(subject.told(state.means)),
                           shownExact(subject.told(found.back())));
        trace.add({std::move(told), SizesLine::mean}, {.sizes = std::move(state)});
    }
    trace.begin(say(MX_TEXT("core", "result")));
    trace.add({say(MX_TEXT("core", "The Shapley value is (%1)."), paymentsText(subject.told(found))),
               SizesLine::mean},
              {.done = true});
    return trace;
}

} // namespace

std::vector<Rational> addedInOrder(const CoalitionValues& values, const std::vector<unsigned>& order) {
    std::vector<Rational> added(order.size());
    Coalition there = 0;
    for (const unsigned player : order) {
        added[player] = values.value(there | alone(player)) - values.value(there);
        there |= alone(player);
    }
    return added;
}

CoalitionTrace shapleyTrace(const CoalitionSubject& subject) {
    if (subject.players() <= mostInOrders) return OrderTeller(subject).tell();
    return tellSizes(subject);
}

} // namespace mexplorer
