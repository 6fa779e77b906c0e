#include "ui/views/mex/mex_picture.h"

#include "core/explain/mex_trace.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr Nimber before = 40; // columns of single values shown left of the mex
constexpr Nimber after = 8;   // and at most so many right of it

/// A column for each value around the mex, one for all smaller values, and one for all larger ones.
std::vector<MexPicture::Column> columnsAround(Nimber mex, Nimber largest) {
    std::vector<MexPicture::Column> columns;
    const Nimber first = mex > before ? mex - before : 0;
    const Nimber last = std::min(std::max(largest, mex) + 1, mex + after);
    if (first > 0) columns.push_back({0, first - 1, {}});
    for (Nimber value = first; value <= last; ++value)
        columns.push_back({value, value, {}});
    if (largest > last) columns.push_back({last + 1, largest, {}});
    return columns;
}

} // namespace

MexPicture::MexPicture(MexSubject subject_) : subject(std::move(subject_)) {
    const auto known = [](const SolvedMove& option) { return option.evaluation.nimber().has_value(); };
    const std::vector<SolvedMove>& options = subject.options;
    hasValues = subject.evaluation.nimber() && std::all_of(options.begin(), options.end(), known);
    if (hasValues) {
        Nimber largest = 0;
        for (const SolvedMove& option : options)
            largest = std::max(largest, *option.evaluation.nimber());
        columns = columnsAround(*subject.evaluation.nimber(), largest);
    } else {
        columns.resize(2);
    }
    for (std::size_t i = 0; i < options.size(); ++i) {
        columnOfOption.push_back(hasValues           ? columnOf(*options[i].evaluation.nimber())
                                 : options[i].wins() ? 0
                                                     : 1);
        std::vector<std::size_t>& pile = columns[columnOfOption[i]].options;
        heightOfOption.push_back(pile.size());
        pile.push_back(i);
    }
    for (const Column& column : columns)
        highest = std::max(highest, column.options.size());
}

std::size_t MexPicture::columnOf(Nimber value) const {
    const auto found = std::find_if(columns.begin(), columns.end(),
                                    [&](const Column& column) { return value <= column.most; });
    return static_cast<std::size_t>(found - columns.begin());
}

Expected<MexPicture> mexPictureOf(const Game& game, const Inquiry& asked, Task& task) {
    auto trace = mexTrace(game, asked, task);
    if (!trace) return tl::unexpected(trace.error());
    return MexPicture(std::move(trace->subject));
}

} // namespace mexplorer::ui
