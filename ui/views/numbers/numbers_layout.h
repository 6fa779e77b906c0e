#pragma once

#include "core/explain/number_trace.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace mexplorer::ui {

/// A number in the drawn part of the tree of birthdays.
struct TreeNumber {
    Dyadic number;
    int level = 0; ///< below the root of the drawn part
    QPointF at;
    std::size_t parent = 0; ///< its index; that of the root is its own
    bool isPlus = true;     ///< whether it is greater than its parent
};

/// A branch of the stalk, or many equal ones that are drawn as one.
struct StalkBranch {
    enum class Reading { whole, point, digit };

    bool isPlus = true;
    std::int64_t count = 1;
    Reading reading = Reading::whole;
};

/// Where the parts of the picture of a number are, in its world: pixels at the usual size of type. At the top
/// the tree of birthdays, six days of it; below it a ruler on which every number stands under its place in
/// the tree; below that the stalk.
class NumbersLayout {
public:
    static constexpr int levels = 6;
    static constexpr double levelHeight = 52;

    /// `met`: so many numbers of the way have been met; the part of the tree is drawn in which the last of
    /// them is.
    NumbersLayout(const NumberSubject& subject, std::size_t met);

    [[nodiscard]] QRectF bounds() const;
    [[nodiscard]] QRectF header() const;
    [[nodiscard]] QRectF tree() const;
    [[nodiscard]] const std::vector<TreeNumber>& numbers() const { return numbers_; }
    /// The index of a number that is drawn; the number of those if it is not.
    [[nodiscard]] std::size_t find(Dyadic number) const;
    /// The first number of the way that is in this part of the tree, by its index.
    [[nodiscard]] std::size_t firstOfWay() const { return first_; }
    [[nodiscard]] std::int64_t day(int level) const { return firstDay_ + level; }
    /// Where the name of a level stands, left of the tree.
    [[nodiscard]] QRectF dayName(int level) const;
    /// The distance of neighbours on a level.
    [[nodiscard]] double room(int level) const;
    /// Where a number stands on the ruler; one beyond the drawn part at its end.
    [[nodiscard]] QPointF onRuler(Dyadic number) const;
    /// The name of the option that excludes most, below the ruler.
    [[nodiscard]] QRectF boundName(const NumberBound& bound, bool isLeft) const;

    [[nodiscard]] const std::vector<StalkBranch>& branches() const { return branches_; }
    [[nodiscard]] QRectF branch(std::size_t index) const;
    /// The sign above it, and the digit below.
    [[nodiscard]] QRectF sign(std::size_t index) const;
    [[nodiscard]] QRectF digit(std::size_t index) const;
    /// What the stalk comes to, at its end, or below it.
    [[nodiscard]] QRectF value() const;

private:
    [[nodiscard]] bool isLongStalk() const;
    void addBelow(std::size_t parent, double least, double most);
    void addBranches(const NumberSubject& subject);

    std::size_t first_ = 0;
    std::int64_t firstDay_ = 0;
    std::vector<TreeNumber> numbers_; ///< parents before their children
    std::vector<StalkBranch> branches_;
};

} // namespace mexplorer::ui
