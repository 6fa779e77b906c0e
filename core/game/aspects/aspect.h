#pragma once

#include <memory>
#include <utility>
#include <vector>

namespace mexplorer {

/// Questions that only some games, or some positions, can answer. Each kind is a class of its own: in
/// this folder or, if it belongs to one theory, beside that. What has the aspect answers all of its
/// questions.
class Aspect {
public:
    virtual ~Aspect() = default;
};

/// Something that has aspects. They are fixed when it is made.
class HasAspects {
public:
    /// The aspect of this kind, or null if there is none.
    template <class A>
    [[nodiscard]] const A* as() const {
        for (const auto& aspect : aspects_)
            if (const auto* found = dynamic_cast<const A*>(aspect.get())) return found;
        return nullptr;
    }

protected:
    HasAspects() = default;
    ~HasAspects() = default;

    void add(std::unique_ptr<const Aspect> aspect) { aspects_.push_back(std::move(aspect)); }

private:
    std::vector<std::unique_ptr<const Aspect>> aspects_;
};

} // namespace mexplorer
