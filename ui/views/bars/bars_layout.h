#pragma once

#include "core/explain/parts_trace.h"

#include <QLineF>
#include <QRectF>

#include <utility>
#include <vector>

namespace mexplorer::ui {

/// A bar of a row: one part, or many equal ones.
struct Bar {
    QRectF where = {};       ///< of a part of 0: a line
    QRectF label = {};       ///< its number: in the bar, or beside it if it is too narrow; null: none
    double unit = 0;         ///< pixels per object; 0: not to scale
    std::uint64_t size = 0;  ///< of the part
    std::uint64_t count = 1; ///< more than 1: it stands for so many parts, and is not to scale
    bool isAside = false;    ///< set aside in misère play
    bool isLast = false;     ///< the last part
    bool isRemainder = false;
    bool isLarger = false; ///< than it would be to scale, so that its number can be read
};

/// Where the bars of heaps in parts are, in their world: pixels at the usual size of type. All bars begin at
/// one zero and have one unit, so that they are as long as they are large; replies have a unit of their own,
/// as they are seen through a lens.
class BarsLayout {
public:
    explicit BarsLayout(const PartsSubject& subject);

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    /// Where all heaps begin, and pixels per object.
    [[nodiscard]] double zero() const { return zero_; }
    [[nodiscard]] double unit() const { return unit_; }
    /// Of several heaps, the line of all zeros, and its name below.
    [[nodiscard]] QRectF zeroLine() const;
    [[nodiscard]] QRectF zeroName() const;
    /// Of several heaps, the place of a heap's name, and its row. Of one heap, `whole` is the heap before it
    /// is divided.
    [[nodiscard]] QRectF name(std::size_t heap) const;
    /// Beside a heap’s row, at the right of all: how it is divided.
    [[nodiscard]] QRectF division(std::size_t heap) const;
    /// Below these: the XOR of the remainders.
    [[nodiscard]] QRectF sum() const;
    [[nodiscard]] const Bar& whole(std::size_t heap) const { return wholes_[heap]; }
    [[nodiscard]] const std::vector<Bar>& bars(std::size_t heap) const { return bars_[heap]; }
    /// How many heaps have a row.
    [[nodiscard]] std::size_t heaps() const { return bars_.size(); }
    /// The last part of the only heap; null if it has none.
    [[nodiscard]] const Bar* last() const;
    /// The part of which the other player may take next, below the only heap; null if none is left.
    [[nodiscard]] const Bar* attacked() const;
    /// A measure below the parts, ending where `bar` ends, as long as `most` in the scale of this bar, but no
    /// longer than the row.
    [[nodiscard]] QRectF measure(const Bar& bar, std::uint64_t most) const;
    [[nodiscard]] QRectF measureText(const Bar& bar) const;
    /// Where the last part is moved when it is taken.
    [[nodiscard]] Bar taken() const;
    /// A reply: the parts that are left, and to their right what is taken.
    [[nodiscard]] QRectF replyName(std::size_t reply) const;
    [[nodiscard]] const std::vector<Bar>& replyBars(std::size_t reply) const { return replies_[reply]; }
    [[nodiscard]] QRectF replyAnswer(std::size_t reply) const;
    [[nodiscard]] QRectF replyRow(std::size_t reply) const {
        return replyName(reply).united(replyAnswer(reply));
    }
    /// The lens: from the lower edge of the part that is attacked to the upper edge of the replies.
    [[nodiscard]] std::pair<QLineF, QLineF> lens() const;
    /// The row for the replies that are not listed, or for the heaps that are not.
    [[nodiscard]] QRectF more() const;
    /// How many replies and heaps are not listed.
    [[nodiscard]] std::uint64_t folded() const {
        return subject_->moreReplies + (subject_->heaps.size() - bars_.size());
    }

private:
    void placeHeaps();
    void placeReplies();
    [[nodiscard]] bool isOne() const { return subject_->heaps.size() == 1; }
    [[nodiscard]] double rowTop(std::size_t heap) const;
    [[nodiscard]] double replyTop(std::size_t reply) const;
    [[nodiscard]] double repliesLeft() const;

    const PartsSubject* subject_;
    std::vector<Bar> wholes_;
    std::vector<std::vector<Bar>> bars_;
    std::vector<std::vector<Bar>> replies_;
    double zero_ = 0;
    double unit_ = 1;
    double rowWidth_ = 0; ///< of the bars of heaps
    double divisionWidth_ = 0;
    double heapPitch_ = 0;
    double repliesTop_ = 0;
    double replyPitch_ = 0;
    QRectF bounds_;
};

} // namespace mexplorer::ui
