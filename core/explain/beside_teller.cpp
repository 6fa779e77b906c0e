#include "core/explain/beside_teller.h"

namespace mexplorer {

namespace {

/// The same search, by minimax, to be told by itself.
std::shared_ptr<const SearchSubject> minimaxOf(const SearchSubject& both) {
    auto subject = std::make_shared<SearchSubject>(both);
    subject->settings.method = SearchMethod::minimax;
    subject->run = *both.minimax;
    subject->minimax.reset();
    return subject;
}

} // namespace

BesideTeller::BesideTeller(const std::shared_ptr<const SearchSubject>& subject, std::vector<SideBySide> steps)
    : steps_(std::move(steps)), cutting_(subject), whole_(minimaxOf(*subject)),
      cutLine_(searchLines(subject->settings.method).cut), counts_(subject->run.counts),
      wholeCounts_(subject->minimax->counts) {}

Saying BesideTeller::of(std::size_t number) const {
    const SideBySide& step = steps_[number];
    if (step.isWholeAlone) {
        return {say(MX_TEXT("core", "Only minimax looks here: %1"), whole_.of(step.whole - 1).reason),
                cutLine_};
    }
    Saying saying = cutting_.of(step.cutting - 1);
    if (number + 1 == steps_.size()) {
        saying.reason = say(MX_TEXT("core", "%1 Minimax has looked at %2 nodes for that, alpha-beta at %3."),
                            saying.reason, wholeCounts_.visits, counts_.visits);
    }
    return saying;
}

} // namespace mexplorer
