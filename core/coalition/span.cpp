#include "core/coalition/span.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::uint64_t prime = (std::uint64_t{1} << 31U) - 1;

std::uint64_t inverse(std::uint64_t number) {
    std::uint64_t result = 1; // Fermat: number^(prime − 2)
    for (std::uint64_t power = prime - 2; power > 0; power >>= 1U) {
        if ((power & 1U) != 0) result = result * number % prime;
        number = number * number % prime;
    }
    return result;
}

} // namespace

CoalitionSpan::Row CoalitionSpan::reduced(Coalition coalition) const {
    Row row{};
    for (unsigned player = 0; player < players_; ++player)
        row[player] = has(coalition, player) ? 1 : 0;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (!has(coalition, pivots_[i])) continue; // no other row changes a pivot
        for (unsigned player = 0; player < players_; ++player)
            row[player] = (row[player] + prime - rows_[i][player]) % prime;
    }
    return row;
}

bool CoalitionSpan::add(Coalition coalition) {
    Row row = reduced(coalition);
    const auto pivot = static_cast<unsigned>(
        std::find_if(row.begin(), row.end(), [](auto entry) { return entry != 0; }) - row.begin());
    if (pivot >= players_) return false;
    const std::uint64_t scale = inverse(row[pivot]);
    for (std::uint64_t& entry : row)
        entry = entry * scale % prime;
    for (Row& other : rows_) {
        const std::uint64_t times = other[pivot];
        for (unsigned player = 0; player < players_; ++player)
            other[player] = (other[player] + (prime - times) * row[player]) % prime;
    }
    rows_.push_back(row);
    pivots_.push_back(pivot);
    return true;
}

bool CoalitionSpan::spans(Coalition coalition) const {
    const Row row = reduced(coalition);
    return std::all_of(row.begin(), row.end(), [](auto entry) { return entry == 0; });
}

std::vector<char> CoalitionSpan::spanned() const {
    std::vector<char> isSpanned(std::size_t{1} << players_, 1);
    std::vector<std::uint64_t> sums(isSpanned.size());
    for (unsigned column = 0; column < players_; ++column) {
        if (std::find(pivots_.begin(), pivots_.end(), column) != pivots_.end()) continue;
        // A spanned coalition’s entry in this column is the sum of those of the rows of its pivots.
        std::array<std::uint64_t, mostInTable> weights{};
        for (std::size_t i = 0; i < rows_.size(); ++i)
            weights[pivots_[i]] = rows_[i][column];
        weights[column] = prime - 1;
        for (Coalition coalition = 1; coalition < sums.size(); ++coalition) {
            const auto last = static_cast<unsigned>(std::countr_zero(coalition));
            sums[coalition] = sums[coalition & (coalition - 1)] + weights[last]; // at most 16 · prime
            if (sums[coalition] % prime != 0) isSpanned[coalition] = 0;
        }
    }
    return isSpanned;
}

} // namespace mexplorer
