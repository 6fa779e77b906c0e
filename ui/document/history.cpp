#include "ui/document/history.h"

#include <algorithm>
#include <numeric>

namespace mexplorer::ui {

namespace {

const std::string game = "game";
const std::string parameter = "parameter";
const std::string player = "player";
const std::string position = "position";
const std::string setting = "setting";
const std::string view = "view";

} // namespace

History::Kept History::packed(const DocumentState& state, const Kept& before) {
    Kept kept;
    kept.record = state.record;
    if (kept.record && kept.record != before.record) kept.bytes += kept.record->bytes();
    const auto keep = [&](Name name, const std::string& text) {
        const auto found = before.texts.find(name);
        const bool isSame = found != before.texts.end() && *found->second == text;
        if (!isSame) kept.bytes += text.size();
        kept.bytes += sizeof(Texts::value_type);
        kept.texts[std::move(name)] = isSame ? found->second : std::make_shared<const std::string>(text);
    };
    keep({game}, state.game);
    keep({position}, state.position);
    keep({view}, state.view);
    for (const auto& [id, value] : state.parameters)
        keep({parameter, id}, value);
    for (const auto& [of, settings] : state.settings) {
        for (const auto& [id, value] : settings)
            keep({setting, of, id}, value);
    }
    for (const auto& [id, value] : state.players)
        keep({player, id}, value);
    return kept;
}

DocumentState History::unpacked(const Kept& kept) {
    DocumentState state;
    state.record = kept.record;
    for (const auto& [name, text] : kept.texts) {
        const auto& [part, first, second] = name;
        std::string& member = part == game        ? state.game
                              : part == position  ? state.position
                              : part == view      ? state.view
                              : part == parameter ? state.parameters[first]
                              : part == player    ? state.players[first]
                                                  : state.settings[first][second];
        member = *text;
    }
    return state;
}

std::size_t History::bytes() const {
    return std::accumulate(states_.begin(), states_.end(), std::size_t{0},
                           [](std::size_t sum, const Kept& kept) { return sum + kept.bytes; });
}

/// Makes the change, then emits a signal for each of canUndo, canRedo and isClean that it altered.
template <class Change>
void History::telling(Change change) {
    const bool couldUndo = canUndo();
    const bool couldRedo = canRedo();
    const bool wasClean = isClean();
    change();
    if (canUndo() != couldUndo) emit canUndoChanged(canUndo());
    if (canRedo() != couldRedo) emit canRedoChanged(canRedo());
    if (isClean() != wasClean) emit cleanChanged(isClean());
}

void History::begin(const DocumentState& state) {
    giveUp();
    telling([&] {
        Kept only = packed(state, {});
        states_.clear();
        states_.push_back(std::move(only));
        current_ = clean_ = 0;
    });
}

void History::push(const DocumentState& state, Step step) {
    giveUp();
    telling([&] {
        const auto undone = states_.begin() + current_ + 1;
        Kept next = packed(state, states_[static_cast<std::size_t>(current_)]);
        next.step = step;
        states_.erase(undone, states_.end());
        states_.push_back(std::move(next));
        if (clean_ > current_) clean_ = -1;
        ++current_;
        while (current_ > 1 && (count() > mostSteps || bytes() > mostBytes))
            forgetOldest();
    });
}

void History::amend(const DocumentState& state) {
    const auto current = static_cast<std::size_t>(current_);
    const Step step = states_[current].step;
    states_[current] = packed(state, current == 0 ? Kept{} : states_[current - 1]);
    states_[current].step = step;
}

std::optional<DocumentState> History::latest(const std::string& id) const {
    for (auto i = static_cast<std::size_t>(current_) + 1; i-- > 0;) {
        if (*states_[i].texts.at({game}) == id) return unpacked(states_[i]);
    }
    return std::nullopt;
}

void History::forgetOldest() {
    states_.pop_front();
    Kept& oldest = states_.front();
    oldest.bytes = oldest.record ? oldest.record->bytes() : 0; // it shares nothing any more
    for (const auto& entry : oldest.texts)
        oldest.bytes += sizeof(entry) + entry.second->size();
    --current_;
    clean_ = std::max(clean_ - 1, -1);
}

void History::show(int index) {
    if (index < 0 || index > count()) return;
    const DocumentState state = unpacked(states_[static_cast<std::size_t>(index)]); // may lack memory
    wanted_ = index;
    show_(state, [this, index](bool shown) {
        giveUp();
        if (shown) telling([&] { current_ = index; });
    });
}

void History::undo() {
    show(wanted_.value_or(current_) - 1);
}

void History::redo() {
    show(wanted_.value_or(current_) + 1);
}

/// Going back from what was saved is no browsing: what is there may be nowhere else.
bool History::isClean() const {
    if (clean_ < 0 || current_ < clean_) return false;
    return std::all_of(states_.begin() + clean_ + 1, states_.begin() + current_ + 1,
                       [](const Kept& kept) { return kept.step == Step::browsing; });
}

void History::setClean() {
    telling([&] { clean_ = current_; });
}

void History::setUnsaved() {
    telling([&] { clean_ = -1; });
}

} // namespace mexplorer::ui
