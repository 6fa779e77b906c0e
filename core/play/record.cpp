#include "core/play/record.h"

#include <algorithm>

namespace mexplorer {

Record::Record(std::string start, Side first) : first_(first), bytes_(start.size()) {
    plays_.push_back({std::move(start)});
}

std::vector<Record::Id> Record::line() const {
    std::vector<Id> line;
    for (Id play = current_; play != 0; play = before(play))
        line.push_back(before(play));
    std::ranges::reverse(line);
    std::ranges::copy(lineFrom(current_), std::back_inserter(line));
    return line;
}

std::vector<Record::Id> Record::lineFrom(Id play) const {
    std::vector<Id> line{play};
    for (const Played* last = &plays_[play]; !last->next.empty(); last = &plays_[line.back()])
        line.push_back(last->next[last->chosen]);
    return line;
}

Expected<void> Record::play(std::string position, Message move) {
    const auto& next = plays_[current_].next;
    const auto known = std::ranges::find_if(next, [&](Id play) { return plays_[play].position == position; });
    if (known != next.end()) {
        goTo(*known);
        return {};
    }
    if (plays() >= mostPlays || position.size() > mostBytes - std::min(bytes_, mostBytes)) {
        return tooLarge(say(MX_TEXT("core", "The record is full: it holds up to %1 moves, and %2 MB of "
                                            "positions. Begin a new game."),
                            mostPlays, mostBytes >> 20U));
    }
    const Id id = static_cast<Id>(plays_.size());
    bytes_ += position.size();
    plays_.push_back({std::move(position), std::move(move), current_, plays_[current_].depth + 1});
    plays_[current_].next.push_back(id);
    goTo(id);
    return {};
}

bool Record::takeBack() {
    if (current_ == 0) return false;
    current_ = before(current_);
    return true;
}

bool Record::forward() {
    const Played& now = plays_[current_];
    if (now.next.empty()) return false;
    current_ = now.next[now.chosen];
    return true;
}

void Record::goTo(Id play) {
    chooseWayTo(play);
    current_ = play;
}

void Record::chooseWayTo(Id play) {
    for (; play != 0; play = before(play)) {
        Played& from = plays_[before(play)];
        from.chosen = static_cast<std::size_t>(std::ranges::find(from.next, play) - from.next.begin());
    }
}

} // namespace mexplorer
