#include "core/regret/sequence_form.h"

#include <algorithm>
#include <map>

namespace mexplorer {

/// Goes through the nodes, parents before their children.
class SequenceFormMaker {
public:
    using Node = SequenceForm::Node;
    using Sequence = SequenceForm::Sequence;

    explicit SequenceFormMaker(std::shared_ptr<const ExtensiveGame> game)
        : game_(*game), sequences_(game->nodes().size(), {0, 0}), sets_(game->sets().size(), none) {
        form_.game_ = std::move(game);
        form_.nodes_.resize(game_.nodes().size());
        for (SequenceForm::Player& player : form_.players_)
            player.actions.emplace_back(); // sequence 0
    }

    [[nodiscard]] Found<SequenceForm> make() {
        for (Node node = 0; node < form_.nodes_.size(); ++node) {
            const ExtensiveGame::NodeRecord& given = game_.node(node);
            SequenceForm::NodeRecord& record = form_.nodes_[node];
            record.actor = given.actor;
            record.childCount = given.childCount;
            record.firstChild = given.firstChild;
            for (std::uint32_t i = 0; i < given.childCount; ++i) {
                form_.nodes_[given.firstChild + i].chance = record.chance;
                sequences_[given.firstChild + i] = sequences_[node];
            }
            if (given.actor == Actor::nobody)
                record.payoff = nearest(game_.payoffs(node)[0]);
            else if (given.actor == Actor::chance)
                setChances(node);
            else if (!isRecalled(node))
                return invalid(say(MX_TEXT("core", "CFR needs players who remember what they saw and did: at "
                                                   "%1, player %2 does not."),
                                   game_.sets()[given.row].name, game_.sets()[given.row].player + 1));
        }
        setPayoffs();
        return std::make_shared<const SequenceForm>(std::move(form_));
    }

private:
    static constexpr SequenceForm::Set none = ~SequenceForm::Set{0};

    void setChances(Node node) {
        const auto outcomes = game_.outcomes(node);
        for (std::size_t i = 0; i < outcomes.size(); ++i)
            form_.nodes_[game_.node(node).firstChild + i].chance *= nearest(outcomes[i].likely);
    }

    /// Gives a player’s node its set, and its children their sequences; false if he has come to the set in
    /// another way already.
    [[nodiscard]] bool isRecalled(Node node) {
        const ExtensiveGame::NodeRecord& given = game_.node(node);
        const auto player = static_cast<std::size_t>(given.actor);
        SequenceForm::Player& own = form_.players_[player];
        SequenceForm::Set& set = sets_[given.row];
        if (set == none) {
            const ExtensiveGame::InfoSet& infoSet = game_.sets()[given.row];
            set = static_cast<SequenceForm::Set>(own.sets.size());
            own.sets.push_back({sequences_[node][player], static_cast<Sequence>(own.actions.size()),
                                static_cast<std::uint32_t>(infoSet.actions.size())});
            own.names.push_back(infoSet.name);
            own.actions.insert(own.actions.end(), infoSet.actions.begin(), infoSet.actions.end());
        }
        const SequenceForm::SetRecord& record = own.sets[set];
        form_.nodes_[node].set = set;
        for (std::uint32_t i = 0; i < given.childCount; ++i)
            sequences_[given.firstChild + i][player] = record.first + i;
        return record.parent == sequences_[node][player];
    }

    void setPayoffs() {
        using Pair = std::pair<Sequence, Sequence>;
        std::array<std::map<Pair, double>, playerCount> worth; // sorted as they are laid out
        double least = std::numeric_limits<double>::infinity();
        double most = -least;
        for (Node node = 0; node < form_.nodes_.size(); ++node) {
            const SequenceForm::NodeRecord& record = form_.nodes_[node];
            if (record.actor != Actor::nobody) continue;
            const auto [first, second] = sequences_[node];
            worth[0][{first, second}] += record.chance * record.payoff;
            worth[1][{second, first}] -= record.chance * record.payoff;
            least = std::min(least, record.payoff);
            most = std::max(most, record.payoff);
        }
        form_.payoffRange_ = most - least;
        for (std::size_t player = 0; player < playerCount; ++player) {
            SequenceForm::Player& own = form_.players_[player];
            own.rows.assign(own.sequenceCount() + 1, 0);
            own.payoffs.reserve(worth[player].size());
            for (const auto& [pair, value] : worth[player]) {
                ++own.rows[pair.first + 1];
                own.payoffs.push_back({pair.second, value});
            }
            for (std::size_t row = 1; row < own.rows.size(); ++row)
                own.rows[row] += own.rows[row - 1];
        }
    }

    const ExtensiveGame& game_;
    SequenceForm form_;
    std::vector<std::array<Sequence, playerCount>> sequences_; ///< by node
    std::vector<SequenceForm::Set> sets_;                      ///< by set of the game
};

namespace {

bool isZeroSum(const ExtensiveGame& game) {
    for (ExtensiveGame::Node node = 0; node < game.nodes().size(); ++node)
        if (game.node(node).actor == Actor::nobody && game.payoffs(node)[0] != -game.payoffs(node)[1])
            return false;
    return true;
}

} // namespace

Found<SequenceForm> sequenceForm(std::shared_ptr<const ExtensiveGame> game) {
    if (game->players() != playerCount)
        return invalid(say(MX_TEXT("core", "CFR needs two players: this game has %1."), game->players()));
    if (!isZeroSum(*game))
        return invalid(say(MX_TEXT("core", "CFR needs a zero-sum game: at each end, what one player gets the "
                                           "other one pays.")));
    return SequenceFormMaker(std::move(game)).make();
}

} // namespace mexplorer
