#pragma once

#include <QString>

namespace mexplorer::ui {

/// A probability, beside its branch: a fraction if it is a very short one, or with two decimals: “1/30”,
/// “0.5”, “≈ 0.23”.
[[nodiscard]] QString shortLikelihood(double likelihood);

/// A value or regret to three digits, with its sign: “+1”, “−1/12”, “≈ +0.233”.
[[nodiscard]] QString signedText(double number);

} // namespace mexplorer::ui
