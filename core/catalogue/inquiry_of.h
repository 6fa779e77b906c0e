#pragma once

#include "core/catalogue/option_walk_of.h"
#include "core/solve/explored_graph.h"

namespace mexplorer {

/// An aspect of a position, made from the inquiry about it.
template <class A, class R>
concept AspectOfPosition = requires(const AskedOf<R>& asked) {
    A(asked);
};

/// An inquiry for any rules. It has those of `Aspects` that are about positions and suit the rules'
/// parameters.
template <Rules R, class... Aspects>
class InquiryOf final : public AskedOf<R> {
public:
    using Position = typename R::Position;

    /// `found`, perhaps null, is the valuation of a position that leads to this one.
    InquiryOf(R rules, std::shared_ptr<TablesOf<R>> tables, Position position,
              std::shared_ptr<const Valuation<R>> found = nullptr)
        : AskedOf<R>(std::move(rules), std::move(tables), std::move(position), std::move(found)) {
        (adopt<Aspects>(), ...);
    }

    [[nodiscard]] std::uint64_t optionCount() const override {
        return this->rules().optionCount(this->parsed());
    }

    [[nodiscard]] std::optional<Evaluation> closedForm() const override {
        return this->rules().closedForm(this->parsed());
    }

    [[nodiscard]] std::optional<Proof> proof() const override {
        if constexpr (SaysProof<R>) return this->rules().proof(this->parsed());
        return std::nullopt;
    }

    [[nodiscard]] std::unique_ptr<PositionGraph> graph() const override {
        return std::make_unique<ExploredGraph<R>>(this->rules(), this->parsed(), this->tables(), Budget(),
                                                  this->found());
    }

    [[nodiscard]] std::unique_ptr<OptionWalk> walk() const override {
        return std::make_unique<OptionWalkOf<R>>(*this);
    }

    [[nodiscard]] std::shared_ptr<const Inquiry> askOption(const Position& option) const override {
        return std::make_shared<InquiryOf>(this->rules(), this->tables(), option, this->found());
    }

private:
    template <class A>
    void adopt() {
        if constexpr (AspectOfPosition<A, R>) {
            if (A::suits(this->rules())) this->add(std::make_unique<A>(*this));
        }
    }
};

} // namespace mexplorer
