#include "core/solve/verify.h"

namespace mexplorer {

bool fits(const Evaluation& closedForm, const Evaluation& definition) {
    if (closedForm.value && closedForm.value != definition.value) return false;
    return closedForm.outcome == definition.outcome;
}

namespace {

tl::unexpected<Error> nothingToVerify() {
    return invalid(say(MX_TEXT("core", "There is no closed form here: nothing to verify.")));
}

/// Collects comparisons until one fails.
class Comparison {
public:
    /// Whether to go on.
    template <class PositionText>
    bool add(const std::optional<Evaluation>& closedForm, Nimber value, const PositionText& position) {
        if (!closedForm) return true;
        ++result_.checked;
        const Evaluation definition = evaluationOf(value);
        if (!fits(*closedForm, definition)) result_.mismatch = Mismatch{position(), *closedForm, definition};
        return result_.holds();
    }

    [[nodiscard]] Expected<Verification> result() const {
        if (result_.checked == 0) return nothingToVerify();
        return result_;
    }

private:
    Verification result_;
};

} // namespace

Expected<Verification> verifyLine(const LineAspect& line, std::uint64_t size, Task& task) {
    if (!line.closedForm(0)) return nothingToVerify();
    if (auto possible = line.check(size); !possible) return tl::unexpected(possible.error());
    LineValues values(size);
    if (auto filled = line.fillByDefinition(values, task); !filled) return tl::unexpected(filled.error());
    Comparison comparison;
    for (std::uint64_t n = 0; n < size; ++n) {
        if (n % 1024 == 0 && task.cancelled()) return cancelled();
        if (!comparison.add(line.closedForm(n), values[n], [&] { return line.positionAt(n); })) break;
    }
    return comparison.result();
}

Expected<Verification> verifyGrid(const GridAspect& grid, GridSize size, Task& task) {
    if (!grid.closedForm({0, 0})) return nothingToVerify();
    if (auto possible = grid.check(size); !possible) return tl::unexpected(possible.error());
    GridValues values(size);
    if (auto filled = grid.fillByDefinition(values, task); !filled) return tl::unexpected(filled.error());
    Comparison comparison;
    for (std::uint32_t a = 0; a < size.rows; ++a) {
        if (task.cancelled()) return cancelled();
        for (std::uint32_t b = 0; b < size.columns; ++b) {
            const auto position = [&] { return grid.positionAt(a, b); };
            if (!comparison.add(grid.closedForm({a, b}), values.at(a, b), position))
                return comparison.result();
        }
    }
    return comparison.result();
}

Expected<Verification> verify(const Game& game, const VerifyRange& range, Task& task) {
    if (const auto* size = std::get_if<GridSize>(&range)) {
        if (game.grid() != nullptr) return verifyGrid(*game.grid(), *size, task);
    } else if (game.line() != nullptr) {
        return verifyLine(*game.line(), std::get<std::uint64_t>(range), task);
    }
    if (game.grid() != nullptr)
        return invalid(say(MX_TEXT("core", "This game has a grid, no line, to verify.")));
    if (game.line() != nullptr)
        return invalid(say(MX_TEXT("core", "This game has a line, no grid, to verify.")));
    return nothingToVerify();
}

} // namespace mexplorer
