#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace mexplorer {

/// A dyadic rational n / 2^k in lowest terms, exactly: the numbers among short games. Its numerator has 62
/// bits and k is at most 60, so that sums of two can be compared; what would be larger is no Dyadic.
class Dyadic {
public:
    static constexpr std::int64_t most = (std::int64_t{1} << 62) - 1; ///< the largest numerator
    static constexpr int finest = 60;                                 ///< the largest k

    constexpr Dyadic() = default; ///< 0
    constexpr explicit Dyadic(int whole) : numerator_(whole) {}
    /// `numerator` / 2^`halvings`; nothing if that is out of range.
    [[nodiscard]] static std::optional<Dyadic> of(std::int64_t numerator, int halvings = 0);

    [[nodiscard]] std::int64_t numerator() const { return numerator_; }
    /// k, if the denominator is 2^k.
    [[nodiscard]] int halvings() const { return halvings_; }
    [[nodiscard]] bool isWhole() const { return halvings_ == 0; }
    [[nodiscard]] int sign() const { return (numerator_ > 0) - (numerator_ < 0); }

    [[nodiscard]] Dyadic operator-() const;
    [[nodiscard]] std::optional<Dyadic> plus(Dyadic other) const;
    [[nodiscard]] std::optional<Dyadic> half() const;
    /// “-3/4”, “5”.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] double nearest() const;

    friend bool operator==(Dyadic, Dyadic) = default;
    friend std::strong_ordering operator<=>(Dyadic one, Dyadic other);

private:
    std::int64_t numerator_ = 0;
    int halvings_ = 0;
};

/// The number with the earliest birthday strictly between the two, where nothing bounds on that side if one
/// is missing: the simplest-number rule (Conway 1976). Nothing if there is none in range.
[[nodiscard]] std::optional<Dyadic> simplestBetween(std::optional<Dyadic> least, std::optional<Dyadic> most);

} // namespace mexplorer
