#pragma once

#include "core/rules/description.h"
#include "core/rules/turn_sets.h"
#include "core/theory/nimber.h"

#include <memory>
#include <optional>

namespace mexplorer {

/// Which coins of a row one turn may turn over, by a named rule or by the user's own sets, and what is known
/// of the rule (Berlekamp, Conway, Guy 1982).
class TurnRule {
public:
    enum class Name { turtles, mockTurtles, ruler, twins, moebius, own };

    /// The choice of a named rule, `fallback` being the id of one.
    [[nodiscard]] static Parameter parameter(std::string id, Message title, std::string fallback,
                                             Message hint);
    /// The sets of the user's own rule, which matter if the parameter `ruleId` chooses it.
    [[nodiscard]] static Parameter setsParameter(std::string id, Message title, const std::string& ruleId);
    /// The rule that these two parameters choose. Errors: see TurnSets::parse.
    [[nodiscard]] static Expected<TurnRule> make(const Parameters& parameters, const std::string& ruleId,
                                                 const std::string& setsId);

    /// The rule’s id among the parameter’s choices.
    [[nodiscard]] std::string id() const;
    [[nodiscard]] const TurnSets& sets() const { return *sets_; }
    /// The SG value of a single head at `place`, counted from 1, if there is a formula.
    [[nodiscard]] std::optional<Nimber> value(std::size_t place) const;
    /// The first place from which on each place is worth one more than the one before, if the formula says
    /// so; 0 stands for no head, worth 0.
    [[nodiscard]] std::optional<std::uint64_t> risesFrom() const;

private:
    TurnRule(Name name, TurnSets sets)
        : name_(name), sets_(std::make_shared<const TurnSets>(std::move(sets))) {}

    Name name_;
    std::shared_ptr<const TurnSets> sets_;
};

} // namespace mexplorer
