#pragma once

#include <memory>
#include <utility>
#include <vector>

namespace mexplorer {

/// Something that can be asked of a game, or of one position; each kind is a class of its own in this folder,
/// complete in itself: what has it can answer all of it.
class Aspect {
public:
    virtual ~Aspect() = default;
};

/// What has aspects, which are settled when it is made.
class HasAspects {
public:
    /// The aspect, or null: this has none.
    template <class A>
    [[nodiscard]] const A* as() const {
        for (const auto& aspect : aspects_)
            if (const auto* found = dynamic_cast<const A*>(aspect.get())) return found;
        return nullptr;
    }

protected:
    HasAspects() = default;
    HasAspects(HasAspects&&) = default;
    ~HasAspects() = default;

    void add(std::unique_ptr<const Aspect> aspect) { aspects_.push_back(std::move(aspect)); }

private:
    std::vector<std::unique_ptr<const Aspect>> aspects_;
};

} // namespace mexplorer
