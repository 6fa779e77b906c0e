#pragma once

#include "core/explain/parts_trace.h"

#include <QRectF>

#include <vector>

namespace mexplorer::ui {

/// A bar of a row: one part, or many equal ones.
struct Bar {
    QRectF where;
    std::uint64_t size = 0;  ///< of the part
    std::uint64_t count = 1; ///< more than 1: it stands for so many parts
    bool isAside = false;    ///< set aside in misère play
    bool isLast = false;     ///< the last part
};

/// Where the bars of heaps in parts are, in their world: pixels at the usual size of type. Bars are as long
/// as their parts are large, but never too short to be seen.
class BarsLayout {
public:
    explicit BarsLayout(const PartsSubject& subject);

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    /// Of several heaps, the place of a heap's name, and its row. Of one heap, `whole` is the heap before it
    /// is divided.
    [[nodiscard]] QRectF name(std::size_t heap) const;
    [[nodiscard]] const QRectF& whole(std::size_t heap) const { return wholes_[heap]; }
    [[nodiscard]] const std::vector<Bar>& bars(std::size_t heap) const { return bars_[heap]; }
    /// How many heaps have a row.
    [[nodiscard]] std::size_t heaps() const { return bars_.size(); }
    /// The part of which the other player may take next, below the only heap; null if none is left.
    [[nodiscard]] const Bar* attacked() const;
    /// A measure below the parts, ending where `bar` ends, as long as `most` in the scale of this bar, but no
    /// longer than the row.
    [[nodiscard]] QRectF measure(const Bar& bar, std::uint64_t most) const;
    [[nodiscard]] QRectF measureText(const Bar& bar) const;
    /// Where the last part is moved when it is taken.
    [[nodiscard]] QRectF taken() const;
    /// A reply: the parts that are left, and to their right what is taken.
    [[nodiscard]] QRectF replyName(std::size_t reply) const;
    [[nodiscard]] std::vector<QRectF> replyBars(std::size_t reply) const;
    [[nodiscard]] QRectF replyAnswer(std::size_t reply) const;
    /// The row for the replies that are not listed, or for the heaps that are not.
    [[nodiscard]] QRectF more() const;
    /// How many replies and heaps are not listed.
    [[nodiscard]] std::uint64_t folded() const {
        return subject_->moreReplies + (subject_->heaps.size() - bars_.size());
    }
    [[nodiscard]] QRectF sentence() const;

private:
    void addHeap(const DividedHeap& heap, double longest);
    [[nodiscard]] double replyTop(std::size_t reply) const;

    const PartsSubject* subject_;
    std::vector<QRectF> wholes_;
    std::vector<std::vector<Bar>> bars_;
    double repliesTop_ = 0;
    double replyPitch_ = 0;
    QRectF bounds_;
};

} // namespace mexplorer::ui
