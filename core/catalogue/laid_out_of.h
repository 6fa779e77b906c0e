#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/things.h"
#include "core/theory/made_of.h"

namespace mexplorer {

/// The things (stones, coins, pieces…) that positions of the rules R consist of. Made from the rules and a
/// position, both of which must outlive it:
///
/// - `laidOut()`: the position laid out. Errors: more things than can be laid out;
/// - `piles(option)`: the piles of an option, on the same spots; a move’s changes are the difference;
/// - or `changes(move, option)`: a move’s changes, where the difference does not tell them;
/// - `forEachMoveAt(spot, visit)`, optional: visits the moves at one spot as forEachOption does, for things
///   where many moves at other spots may come first.
///
/// The specialisations are in core/catalogue/things/, one family per file.
template <Rules R>
class ThingsOf;

/// Whether the numbers of a cell are two heaps; false unless the rules have a static member `cellIsHeaps`
/// that says so.
template <class R>
consteval bool cellIsHeaps() {
    if constexpr (requires { R::cellIsHeaps; }) return R::cellIsHeaps;
    return false;
}

template <class Own, class R>
concept TellsThingChanges = requires(const Own& things, const typename R::Move& move,
                                     const typename R::Position& option) {
    { things.changes(move, option) } -> std::same_as<std::vector<ThingChange>>;
};

template <class Own, class R>
concept FindsMovesAt = requires(const Own& things, std::size_t spot,
                                bool (*visit)(const typename R::Move&, const typename R::Position&)) {
    things.forEachMoveAt(spot, visit);
};

/// The things of one position; see ThingsOf.
class AnyThings {
public:
    virtual ~AnyThings() = default;
    [[nodiscard]] virtual Expected<Things> laidOut() const = 0;
    /// A move’s changes to the piles `before` it, which are those of laidOut().
    [[nodiscard]] virtual std::vector<ThingChange> changes(const std::vector<Pile>& before, AnyMove move,
                                                           AnyPosition option) const = 0;
    /// False, visiting nothing, if all moves have to be looked through.
    [[nodiscard]] virtual bool forEachMoveAt(std::size_t /*spot*/, const AnyRules::Visit& /*visit*/) const {
        return false;
    }
};

/// A position as its things, where its moves are looked for.
class LaidOut : public ThingsAspect {
public:
    explicit LaidOut(const Inquiry& asked) : asked_(asked) {}

    [[nodiscard]] Expected<std::vector<Things>> laidOut() const override;
    [[nodiscard]] Expected<ThingsMoves> moves(const TouchedThing& touched, Task& task) const override;

protected:
    [[nodiscard]] const Inquiry& asked() const { return asked_; }

private:
    [[nodiscard]] virtual std::unique_ptr<AnyThings> things() const = 0;
    [[nodiscard]] std::uint64_t mostTriedHere() const;

    const Inquiry& asked_;
};

/// ThingsOf the rules R, as AnyThings.
template <Rules R>
class AnyThingsOf final : public AnyThings {
public:
    AnyThingsOf(const R& rules, const typename R::Position& position) : things_(rules, position) {}

    [[nodiscard]] Expected<Things> laidOut() const override { return things_.laidOut(); }
    [[nodiscard]] std::vector<ThingChange> changes(const std::vector<Pile>& before, AnyMove move,
                                                   AnyPosition option) const override {
        if constexpr (TellsThingChanges<ThingsOf<R>, R>)
            return things_.changes(AnyRulesOf<R>::in(move), AnyRulesOf<R>::in(option));
        else
            return changesBetween(before, things_.piles(AnyRulesOf<R>::in(option)));
    }
    [[nodiscard]] bool forEachMoveAt(std::size_t spot, const AnyRules::Visit& visit) const override {
        if constexpr (FindsMovesAt<ThingsOf<R>, R>)
            things_.forEachMoveAt(spot,
                                  [&](const typename R::Move& move, const typename R::Position& option) {
                                      return visit({&move}, {&option});
                                  });
        return FindsMovesAt<ThingsOf<R>, R>;
    }

private:
    ThingsOf<R> things_;
};

/// Made from the inquiry as all aspects of positions.
template <Rules R>
class LaidOutOf final : public LaidOut {
public:
    using LaidOut::LaidOut;

    [[nodiscard]] static bool suits(const R& /*rules*/) { return true; }

private:
    [[nodiscard]] std::unique_ptr<AnyThings> things() const override {
        return madeOf<AnyThings, AnyThingsOf<R>>(static_cast<const AnyRulesOf<R>&>(*asked().rules()).rules(),
                                                 AnyRulesOf<R>::in(asked().parsed()));
    }
};

} // namespace mexplorer
