#pragma once

#include "core/explain/search_code.h"
#include "core/explain/search_trace.h"
#include "core/explain/step_question.h"

namespace mexplorer {

/// Says what happens at any event of a search. Keeps some bytes per event and per node, so that an event can
/// be told without replaying those before it.
class SearchTeller {
public:
    explicit SearchTeller(std::shared_ptr<const SearchSubject> subject);

    [[nodiscard]] Saying of(std::size_t event) const;

private:
    [[nodiscard]] AskedBefore questionBefore(std::size_t event) const;
    [[nodiscard]] Saying told(std::size_t event) const;

    using Kind = SearchEvent::Kind;
    using Source = SearchEvent::Source;

    /// A node, which can be pointed at.
    [[nodiscard]] Message name(std::uint32_t node) const {
        return about({topic::node, node}, verbatim(subject_->name(node)));
    }
    [[nodiscard]] bool isMax(std::uint32_t node) const { return run_.isMax(node); }
    /// MAX's score as text, seen from the player it is told for at this node (see SearchSubject::seen).
    [[nodiscard]] std::string told(std::uint32_t node, Score score) const;

    [[nodiscard]] Saying pass(const SearchEvent& event) const;
    [[nodiscard]] Saying visit(const SearchEvent& event) const;
    [[nodiscard]] Saying open(const SearchEvent& event) const;
    [[nodiscard]] Saying back(const SearchEvent& event, bool isBetter) const;
    [[nodiscard]] Message whatCameBack(const SearchEvent& event) const;
    [[nodiscard]] Message endIsWorth(const Message& end, Score score) const;
    [[nodiscard]] Message estimateStandsIn(const SearchEvent& event) const;
    [[nodiscard]] Message isKnown(const SearchEvent& event) const;
    [[nodiscard]] Message isWorth(const SearchEvent& event) const;
    [[nodiscard]] Message whatItMeans(const SearchEvent& event, bool isBetter) const;
    /// The sentences for it, with placeholders for the node and its best score.
    [[nodiscard]] std::string_view forSure(const SearchEvent& event, bool isBetter) const;
    [[nodiscard]] std::string_view asItSeems(const SearchEvent& event, bool isBetter) const;
    /// That what came back is a bound, which excludes that it matters.
    [[nodiscard]] Message isNoBetter(const SearchEvent& event) const;
    [[nodiscard]] Saying cut(const SearchEvent& event, std::uint32_t lastChild) const;
    [[nodiscard]] Message whyCut(const SearchEvent& event) const;
    [[nodiscard]] Saying done(const SearchEvent& event) const;

    std::shared_ptr<const SearchSubject> subject_;
    const SearchRun& run_;
    const SearchLines& lines_;
    bool isNegamax_;
    std::vector<bool> isBetter_;      ///< by event: a new best score came back
    std::vector<std::uint32_t> told_; ///< by node: the step, from 1, at which its score came back
};

} // namespace mexplorer
