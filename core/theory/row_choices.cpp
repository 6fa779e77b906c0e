#include "core/theory/row_choices.h"

#include "core/theory/row_diagonals.h"
#include "core/theory/row_scores.h"

namespace mexplorer {

Expected<RowChoices> RowChoices::of(std::span<const std::int64_t> row, Task& task, const Budget& budget) {
    constexpr std::size_t bitsInByte = 8;
    if (row.size() > longestRow || row.size() * row.size() / 2 / bitsInByte > budget.bytes) {
        return tooLongRow(row.size());
    }
    RowChoices choices(row.size());
    std::size_t at = 0;
    const auto compare = [&](std::size_t length, const auto& shorter, const auto& leads) {
        for (std::size_t i = 0; i < leads.size(); ++i, ++at) {
            const std::uint64_t isRight = row[i] - shorter[i + 1] < row[i + length - 1] - shorter[i] ? 1 : 0;
            choices.bits_[at / bitsInWord] |= isRight << (at % bitsInWord);
        }
    };
    return forEachDiagonal(row, task, compare).map([&] { return std::move(choices); });
}

std::int64_t RowChoices::lead(std::span<const std::int64_t> row, std::size_t begin, std::size_t end) const {
    std::int64_t ahead = 0;
    for (std::int64_t sign = 1; begin < end; sign = -sign)
        ahead += sign * (takesRight(begin, end) ? row[--end] : row[begin++]);
    return ahead;
}

} // namespace mexplorer
