#pragma once

#include "core/explain/trace.h"

#include <QRectF>

#include <vector>

namespace mexplorer::ui {

/// A bar of a row: one part, or what stands for many equal ones.
struct Bar {
    QRectF where;
    std::uint64_t size = 0;  ///< of the part
    std::uint64_t count = 1; ///< more than 1: of that many, which are not drawn one by one
    bool isAside = false;    ///< set aside in misère play
    bool isLast = false;     ///< the last part
};

/// Where the bars of heaps in parts stand, in their world: pixels at the usual size of type. A bar is as long
/// as its part is large, but never too short to be seen.
class BarsLayout {
public:
    explicit BarsLayout(const PartsSubject& subject);

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    /// The heap before it is divided; of several, its name’s place and its row.
    [[nodiscard]] QRectF name(std::size_t heap) const;
    [[nodiscard]] const QRectF& whole(std::size_t heap) const { return wholes_[heap]; }
    [[nodiscard]] const std::vector<Bar>& bars(std::size_t heap) const { return bars_[heap]; }
    /// How many heaps have a row.
    [[nodiscard]] std::size_t heaps() const { return bars_.size(); }
    /// The part that the other player may take of, below the row of the only heap; null if none is left.
    [[nodiscard]] const Bar* attacked() const;
    /// A measure below the parts that ends where `bar` ends and is as long as `most` of its size, or as the
    /// row at most.
    [[nodiscard]] QRectF measure(const Bar& bar, std::uint64_t most) const;
    [[nodiscard]] QRectF measureText(const Bar& bar) const;
    /// Where the last part goes when it is taken.
    [[nodiscard]] QRectF taken() const;
    /// A reply: what is taken on the right, the parts that are left beside it.
    [[nodiscard]] QRectF replyName(std::size_t reply) const;
    [[nodiscard]] std::vector<QRectF> replyBars(std::size_t reply) const;
    [[nodiscard]] QRectF replyAnswer(std::size_t reply) const;
    /// The line that stands for the rest of them, or for the rest of the heaps.
    [[nodiscard]] QRectF more() const;
    /// How many of these there are.
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
