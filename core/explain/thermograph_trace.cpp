#include "core/explain/thermograph_trace.h"

#include "core/explain/say_form.h"
#include "core/explain/say_short_game.h"

#include <algorithm>

namespace mexplorer {

namespace {

std::vector<std::string> heatNames(const std::vector<NamedThermograph>& games) {
    std::vector<std::string> names;
    names.reserve(games.size());
    for (const NamedThermograph& game : games)
        names.push_back(game.name);
    return names;
}

/// The taxes at which the walls turn on their way, from the lowest.
std::vector<std::pair<Wall::Corner, bool>> turnsOf(const Thermograph& heat) {
    std::vector<std::pair<Wall::Corner, bool>> turns;
    for (const bool isLeft : {true, false})
        for (const Wall::Corner& corner : (isLeft ? heat.left : heat.right).corners)
            if (corner.tax > 0 && corner.tax < heat.temperature) turns.emplace_back(corner, isLeft);
    std::ranges::stable_sort(turns, {}, [](const auto& turn) { return turn.first.tax; });
    return turns;
}

/// Adds steps to a trace, each with what is seen of the thermograph then.
class HeatTeller {
    using WallStage = HeatState::WallStage;
    enum Line : std::size_t { options, left, right, meet, mast };

public:
    explicit HeatTeller(ShortGameHeat heat)
        : trace_(say(MX_TEXT("core", "The thermograph")), heatCode(), std::move(heat)),
          heat_(trace_.subject) {}

    ThermographTrace tell() {
        tellTempering();
        tellOptions();
        if (heat_.isNumber)
            tellNumber();
        else
            tellWalls();
        tellSummary();
        return std::move(trace_);
    }

private:
    static std::vector<Message> heatCode() {
        return {say(MX_TEXT("core", "the thermographs of all options")),
                say(MX_TEXT("core", "L(t) ← the largest right wall of Left’s options, at t, minus t")),
                say(MX_TEXT("core", "R(t) ← the smallest left wall of Right’s options, at t, plus t")),
                say(MX_TEXT("core", "up to the tax t at which L(t) = R(t): the temperature")),
                say(MX_TEXT("core", "above it the mast, upright over the mean"))};
    }

    /// What was done to the game before.
    void tellTempering() {
        if (heat_.tempering.kind == Tempering::Kind::none) return;
        const bool isCooled = heat_.tempering.kind == Tempering::Kind::cooled;
        const Message by = saidGame(heat_.tempering.by.text());
        trace_.begin(isCooled ? say(MX_TEXT("core", "cooling")) : say(MX_TEXT("core", "heating")));
        add(isCooled
                ? say(MX_TEXT("core", "%1 is cooled by %2: each move costs its player %2, until nobody gains "
                                      "by a move. That is %3."),
                      saidGame(heat_.untempered), by, saidGame(heat_.whole.name))
                : say(MX_TEXT("core",
                              "%1 is heated by %2: each move earns its player %2, but numbers stay as "
                              "they are. That is %3."),
                      saidGame(heat_.untempered), by, saidGame(heat_.whole.name)),
            options);
    }

    void tellOptions() {
        trace_.begin(say(MX_TEXT("core", "options")));
        now_.areOptionsLit = true;
        add(say(MX_TEXT("core", "%1 has the left options %2 and the right options %3."),
                saidGame(heat_.whole.name), sayGames(heatNames(heat_.left)),
                sayGames(heatNames(heat_.right))),
            options);
        now_.areOptionsLit = false;
    }

    void tellNumber() {
        now_.hasMast = true;
        add(say(MX_TEXT("core",
                        "%1 is a number: whoever moves in it loses by that. Nobody moves even without a "
                        "tax, and its thermograph is a mast alone."),
                saidGame(heat_.whole.name)),
            mast);
    }

    void tellWalls() {
        trace_.begin(say(MX_TEXT("core", "walls")));
        now_.left = WallStage::untaxed;
        add(say(MX_TEXT("core",
                        "After Left’s move it is Right’s turn: what counts at each tax is the largest right "
                        "wall of Left’s options.")),
            left);
        now_.left = WallStage::taxed;
        add(say(MX_TEXT("core", "Left pays the tax t for the move: %1 is that minus t."), saidWall(true)),
            left);
        now_.right = WallStage::untaxed;
        add(say(MX_TEXT("core",
                        "After Right’s move it is Left’s turn: what counts at each tax is the smallest left "
                        "wall of Right’s options.")),
            right);
        now_.right = WallStage::taxed;
        add(say(MX_TEXT("core", "Right pays the tax t for the move: %1 is that plus t."), saidWall(false)),
            right);
        trace_.begin(say(MX_TEXT("core", "tax")));
        now_.hasStops = true;
        now_.tax = Rational(0);
        add(say(MX_TEXT("core", "Without a tax the walls stand at the stops: Left’s is %1, Right’s is %2."),
                sayNumber(heat_.leftStop), sayNumber(heat_.rightStop)),
            meet);
        for (const auto& [corner, isLeft] : turnsOf(heat_.whole.heat))
            tellTurn(corner, isLeft);
        tellMeeting();
    }

    void tellTurn(const Wall::Corner& corner, bool isLeft) {
        now_.tax = corner.tax;
        now_.turn = corner;
        add(say(MX_TEXT("core", "%1 turns at t = %2, over %3."), saidWall(isLeft), sayNumber(corner.tax),
                sayNumber(corner.value)),
            isLeft ? left : right);
    }

    void tellMeeting() {
        const Thermograph& heat = heat_.whole.heat;
        now_.left = now_.right = WallStage::whole;
        now_.tax = heat.temperature;
        now_.turn = Wall::Corner{heat.temperature, heat.mean};
        add(say(MX_TEXT("core", "The walls meet at t = %1: at this tax nobody gains by a move. It is the "
                                "temperature."),
                sayNumber(heat.temperature)),
            meet);
        now_.turn.reset();
        now_.hasMast = true;
        add(say(MX_TEXT("core",
                        "Above it the mast stands over the mean, %1: with a higher tax nobody moves."),
                sayNumber(heat.mean)),
            mast);
    }

    void tellSummary() {
        trace_.begin(say(MX_TEXT("core", "result")));
        now_.hasStops = now_.isDone = true;
        now_.tax.reset();
        add(say(MX_TEXT("core", "%1: left stop %2, right stop %3, mean %4, temperature %5."),
                saidGame(heat_.whole.name), sayNumber(heat_.leftStop), sayNumber(heat_.rightStop),
                sayNumber(heat_.whole.heat.mean), sayNumber(heat_.whole.heat.temperature)),
            mast);
    }

    static Message saidWall(bool isLeft) {
        return about(wallTopic(isLeft),
                     isLeft ? say(MX_TEXT("core", "Left’s wall")) : say(MX_TEXT("core", "Right’s wall")));
    }

    void add(Message reason, Line line) { trace_.add({std::move(reason), line}, now_); }

    ThermographTrace trace_;
    const ShortGameHeat& heat_;
    HeatState now_;
};

} // namespace

Topic wallTopic(bool isLeft) {
    return {.kind = topic::player, .first = isLeft ? 0U : 1U};
}

Message sayNumber(const Rational& number) {
    return verbatim(printedGame(rationalText(number)));
}

Message sayHeat(const Thermograph& heat) {
    return say(MX_TEXT("core", "mean %1, temperature %2"), sayNumber(heat.mean), sayNumber(heat.temperature));
}

Message sayStopsAndHeat(const ShortGameHeat& heat) {
    return say(MX_TEXT("core", "left stop %1, right stop %2, %3"), sayNumber(heat.leftStop),
               sayNumber(heat.rightStop), sayHeat(heat.whole.heat));
}

Message sayStopsAt(const Thermograph& heat, const Rational& tax) {
    const Rational left = heat.left.at(tax);
    const Rational right = heat.right.at(tax);
    if (left == right)
        return say(MX_TEXT("core", "tax t = %1: both stop at %2"), sayNumber(tax), sayNumber(left));
    return say(MX_TEXT("core", "tax t = %1: Left stops at %2, Right at %3"), sayNumber(tax), sayNumber(left),
               sayNumber(right));
}

ThermographTrace thermographTrace(ShortGameHeat heat) {
    return HeatTeller(std::move(heat)).tell();
}

} // namespace mexplorer
