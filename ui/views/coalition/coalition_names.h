#pragma once

#include "core/coalition/coalition.h"

#include <QFontMetricsF>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace mexplorer::ui {

/// Writes coalitions in the cells of a picture so that they can be told apart: all alike, in the first way in
/// which all fit, “{1, 2}”, “{1,2}”, “1,2” or “12”. One that is too wide for it, or any if names are long, is
/// written with only the ends of runs, as “1…5”, and with the first letters of names, or the first and the
/// last.
class CoalitionNames {
public:
    /// `shown` are those for which the way is chosen; `width` is that of each cell.
    CoalitionNames(const std::vector<std::string>& names, const std::vector<Coalition>& shown, double width,
                   const QFontMetricsF& metrics);

    [[nodiscard]] QString nameOf(Coalition coalition) const;

private:
    enum class Spelling { usual, tight, bare, joined };
    struct Way {
        std::size_t names = 0; ///< which of `spelt_`: the first ones are whole
        bool hasRuns = false;
        Spelling spelling = Spelling::usual;
    };

    void addWays(const QStringList& names);
    [[nodiscard]] bool suits(const Way& way, const std::vector<Coalition>& shown) const;
    [[nodiscard]] bool fits(const QString& text) const;
    [[nodiscard]] QStringList partsOf(Coalition coalition, const Way& way) const;
    [[nodiscard]] QString written(Coalition coalition, const Way& way) const;

    unsigned players_;
    double width_;
    QFontMetricsF metrics_;
    std::vector<QStringList> spelt_; ///< the players' names, whole and ever shorter
    std::vector<Way> ways_;          ///< from the usual to the shortest
    std::optional<Way> common_;      ///< none if some need their names cut
};

} // namespace mexplorer::ui
