#pragma once

#include "ui/theme/theme.h"

#include <cstdint>
#include <vector>

namespace mexplorer::ui {

/// The colours of the values in a line. P has its own, from which all others are told by a contrast of at
/// least 3 to 1 (WCAG 2) in both themes.
class ValueColours {
public:
    enum class Scheme {
        each,     ///< a colour for each value
        ramp,     ///< more values than colours: from the least to the greatest
        residues, ///< values rise by a saltus, so that only their remainder is the same in each period
        outcomes  ///< P and N only
    };

    ValueColours() = default;
    /// For values up to `greatest`; `saltus` is that of their period, 0 if there is none.
    ValueColours(const Theme& theme, std::uint32_t greatest, std::uint64_t saltus, bool onlyOutcomes);

    [[nodiscard]] Scheme scheme() const { return scheme_; }
    [[nodiscard]] QRgb of(std::uint32_t value) const {
        return value < known_.size() ? known_[value] : found(value);
    }

private:
    [[nodiscard]] QRgb found(std::uint32_t value) const;

    Scheme scheme_ = Scheme::each;
    bool dark_ = false;
    QRgb p_ = 0;
    QRgb n_ = 0;
    std::uint32_t greatest_ = 0;
    std::uint64_t saltus_ = 0;
    std::vector<QRgb> known_; ///< of small values, since pictures of millions ask for them
};

} // namespace mexplorer::ui
