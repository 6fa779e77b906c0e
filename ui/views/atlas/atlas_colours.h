#pragma once

#include "core/explain/atlas_trace.h"
#include "core/rules/description.h"
#include "ui/theme/theme.h"

namespace mexplorer::ui {

/// What the entries of an atlas are coloured by.
enum class AtlasColouring { outcome, mean, temperature };

[[nodiscard]] Parameter atlasColouringParameter();
[[nodiscard]] AtlasColouring atlasColouringOf(const Parameters& settings);

/// The colours of an atlas’s entries.
class AtlasColours {
public:
    AtlasColours(const Atlas& atlas, AtlasColouring colouring);

    [[nodiscard]] AtlasColouring colouring() const { return colouring_; }
    /// The ends of the scale: the largest mean in size, and the largest temperature; at least 1.
    [[nodiscard]] const Rational& largestMean() const { return largestMean_; }
    [[nodiscard]] const Rational& largestTemperature() const { return largestTemperature_; }

    struct Cell {
        QColor fill;
        QColor ink; ///< of text on it
    };
    [[nodiscard]] Cell of(const AtlasEntry& entry, const Theme& theme) const;

    /// Left’s colour the stronger the more it is above 0, Right’s below; from −1 to 1.
    [[nodiscard]] static Cell ofMean(double share, const Theme& theme);
    /// From 0, as cold as numbers are, to 1.
    [[nodiscard]] static Cell ofTemperature(double share);

private:
    AtlasColouring colouring_;
    Rational largestMean_ = 1;
    Rational largestTemperature_ = 1;
};

} // namespace mexplorer::ui
