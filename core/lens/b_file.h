#pragma once

#include "core/text/expected.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// A term of a sequence: a(index) = value. A value beyond 64 bits is the nearest number that fits, which is
/// as far as any value of a game from being equal to it.
struct SequenceTerm {
    std::int64_t index = 0;
    std::int64_t value = 0;
    friend bool operator==(const SequenceTerm&, const SequenceTerm&) = default;
};
/// By rising index; indices may be missing.
using Terms = std::vector<SequenceTerm>;

/// Whether the text is a b-file: lines of two whole numbers, perhaps with comments, whose first numbers rise.
/// A list of pairs in one line is none.
[[nodiscard]] bool isBFile(std::string_view text);

/// Reads a b-file, https://oeis.org/wiki/B-files: a line “n a(n)” for each term, lines that begin with # are
/// comments, empty lines are skipped. A table as `values` prints it, “n,value”, is read as well. The first
/// index may be any, indices may be missing. Errors, with the line: not two whole numbers; an index that is
/// not above the one before; no term at all.
[[nodiscard]] Expected<Terms> readBFile(std::string_view text);

/// A line of a b-file.
[[nodiscard]] std::string bFileLine(std::uint64_t index, std::uint64_t term);

} // namespace mexplorer
