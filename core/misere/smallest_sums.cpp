#include "core/misere/smallest_sums.h"

#include <set>

namespace mexplorer {

namespace {

constexpr std::size_t mostHeapsInSums = 12;
/// A search for more sums than there are may try all that there could be.
constexpr std::size_t mostTried = 20'000;

class SumSearch {
public:
    SumSearch(const MisereQuotient& quotient, Element element, std::size_t most)
        : quotient_(quotient), element_(element), most_(most),
          images_(quotient.ofHeap.begin(), quotient.ofHeap.end()) {
        images_.erase(0);
        lacks_.emplace_back(quotient.monoid.order(), false);
        lacks_.front()[element] = true;
    }

    std::vector<SumOfHeaps> run() {
        if (element_ == 0) addNothing();
        for (std::size_t count = 1; count <= mostHeapsInSums && goesOn(); ++count) {
            lackOneMore();
            SumOfHeaps sum;
            extend(sum, 0, count);
        }
        return std::move(found_);
    }

private:
    [[nodiscard]] bool goesOn() const { return found_.size() < most_ && tried_ < mostTried; }

    /// The empty sum, and heaps that are like it.
    void addNothing() {
        found_.emplace_back();
        for (std::uint32_t heap = 1; heap <= quotient_.largestHeap() && goesOn(); ++heap)
            if (quotient_.ofHeap[heap] == 0) found_.push_back({heap});
    }
    /// From which elements one heap more than so far leads to the element.
    void lackOneMore() {
        std::vector<bool> next(quotient_.monoid.order(), false);
        for (Element from = 0; from < next.size(); ++from)
            for (const Element image : images_)
                if (lacks_.back()[quotient_.monoid.product(from, image)]) next[from] = true;
        lacks_.push_back(std::move(next));
    }
    void extend(SumOfHeaps& sum, Element product, std::size_t missing) {
        if (missing == 0) {
            if (goesOn()) found_.push_back(sum);
            return;
        }
        for (std::uint32_t heap = sum.empty() ? 1 : sum.back(); heap <= quotient_.largestHeap(); ++heap) {
            if (quotient_.ofHeap[heap] == 0) continue;
            ++tried_;
            if (!goesOn()) return;
            const Element next = quotient_.monoid.product(product, quotient_.ofHeap[heap]);
            if (!lacks_[missing - 1][next]) continue;
            sum.push_back(heap);
            extend(sum, next, missing - 1);
            sum.pop_back();
        }
    }

    const MisereQuotient& quotient_;
    Element element_;
    std::size_t most_;
    std::set<Element> images_;
    std::vector<std::vector<bool>> lacks_; ///< by how many heaps
    std::vector<SumOfHeaps> found_;
    std::size_t tried_ = 0;
};

} // namespace

std::vector<SumOfHeaps> smallestSums(const MisereQuotient& quotient, Element element, std::size_t most) {
    return SumSearch(quotient, element, most).run();
}

} // namespace mexplorer
