#pragma once

#include "core/text/saying.h"

#include <functional>
#include <iterator>
#include <vector>

namespace mexplorer {

/// What the steps of a run say, in order. The first ones of a long run may be generated on demand, so that a
/// hundred thousand sentences need not be stored.
class Sayings {
public:
    using Tell = std::function<Saying(std::size_t)>;

    Sayings() = default;
    explicit Sayings(std::vector<Saying> kept) : kept_(std::move(kept)) {}
    /// `count` sayings, generated on demand: tell(i) must always return the same, from any thread.
    Sayings(std::size_t count, Tell tell) : told_(count), tell_(std::move(tell)) {}

    [[nodiscard]] std::size_t size() const { return told_ + kept_.size(); }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] Saying operator[](std::size_t index) const {
        return index < told_ ? tell_(index) : kept_[index - told_];
    }
    [[nodiscard]] Saying back() const { return (*this)[size() - 1]; }
    void push_back(Saying saying) { kept_.push_back(std::move(saying)); }

    class Iterator {
    public:
        using value_type = Saying;
        using difference_type = std::ptrdiff_t;

        Iterator() = default;
        Iterator(const Sayings& sayings, std::size_t index) : sayings_(&sayings), index_(index) {}
        [[nodiscard]] Saying operator*() const { return (*sayings_)[index_]; }
        Iterator& operator++() {
            ++index_;
            return *this;
        }
        Iterator operator++(int) {
            const Iterator before = *this;
            ++index_;
            return before;
        }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        const Sayings* sayings_ = nullptr;
        std::size_t index_ = 0;
    };
    [[nodiscard]] Iterator begin() const { return {*this, 0}; }
    [[nodiscard]] Iterator end() const { return {*this, size()}; }

private:
    std::size_t told_ = 0;
    Tell tell_;
    std::vector<Saying> kept_; ///< after the `told_` generated ones
};

} // namespace mexplorer
