#pragma once

#include "core/explain/canonical_trace.h"

#include <QRectF>

#include <vector>

namespace mexplorer::ui {

/// What the picture of a form is made of, at all of its steps.
struct CanonicalPicture {
    explicit CanonicalPicture(const CanonicalTrace& trace);

    FormSubject subject;
    FormState last;            ///< what is seen without a step
    std::size_t mostLines = 0; ///< of the plates
    bool hasAnswers = false;   ///< at some step
};

/// Where the parts of that picture are, in its world: pixels at the usual size of type. At the top is the
/// game, below it Left’s options and, right of these, Right’s, then a plate on which games are compared.
class CanonicalLayout {
public:
    static constexpr std::size_t mostRows = 6; ///< lines of a comparison; the last counts those left out

    explicit CanonicalLayout(const CanonicalPicture& picture);

    [[nodiscard]] QRectF bounds() const;
    [[nodiscard]] QRectF root() const;
    [[nodiscard]] const QRectF& option(std::size_t option) const { return options_[option]; }
    /// The answer to an option, below all of that player’s.
    [[nodiscard]] QRectF answer(std::size_t option, bool isLeft) const;
    /// The area of a player’s options; there is some even if he has none.
    [[nodiscard]] const QRectF& side(bool isLeft) const { return isLeft ? left_ : right_; }
    /// Whose options these are, above the outermost.
    [[nodiscard]] QRectF sideName(bool isLeft) const;

    [[nodiscard]] QRectF plate() const;
    [[nodiscard]] QRectF heading() const;
    [[nodiscard]] QRectF verdict() const;
    [[nodiscard]] QRectF difference() const;
    /// A move in the difference, and what is said of it; `row` of `rows`.
    [[nodiscard]] QRectF moved(std::size_t row, std::size_t rows) const;
    [[nodiscard]] QRectF said(std::size_t row, std::size_t rows) const;
    /// The form, if no difference is played.
    [[nodiscard]] QRectF form() const;
    /// What is said of the form, below it.
    [[nodiscard]] QRectF name() const;

private:
    [[nodiscard]] QRectF place(const FormSubject& subject, bool isLeft, double left);

    std::vector<QRectF> options_;
    QRectF left_;
    QRectF right_;
    double rows_ = 0; ///< of the plate
    bool hasAnswers_ = false;
};

} // namespace mexplorer::ui
