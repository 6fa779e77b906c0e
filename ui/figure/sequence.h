#pragma once

#include "ui/figure/figure.h"

#include <QString>

#include <memory>

namespace mexplorer::ui {

/// Figures one after the other, each with what is said of it. Whatever shows more than one figure walks this:
/// exporters, the printer, lectures. Any thread may, as nothing changes by it.
class Sequence {
public:
    virtual ~Sequence() = default;

    /// How many figures there are; at least one. Below, `step` is less than this.
    [[nodiscard]] virtual std::size_t count() const = 0;
    /// The figure of a step; `moment`, from 0 to 1, is how far it has come towards the next one. The last
    /// stays as it is.
    [[nodiscard]] virtual std::shared_ptr<const Figure> figure(std::size_t step, double moment = 0) const = 0;
    /// What the step belongs to, in the language of the interface; empty if it has no name.
    [[nodiscard]] virtual QString title(std::size_t /*step*/) const { return {}; }
    /// What is said of the step, likewise; empty if nothing is.
    [[nodiscard]] virtual QString sentence(std::size_t /*step*/) const { return {}; }
};

/// A single figure, of which nothing is said.
class Still final : public Sequence {
public:
    /// The figure must outlive this.
    explicit Still(const Figure& figure) : figure_(std::shared_ptr<void>(), &figure) {}

    [[nodiscard]] std::size_t count() const override { return 1; }
    [[nodiscard]] std::shared_ptr<const Figure> figure(std::size_t /*step*/,
                                                       double /*moment*/) const override {
        return figure_;
    }

private:
    std::shared_ptr<const Figure> figure_; ///< without ownership
};

/// One step of another sequence, which must outlive this, or a moment between it and the next.
class OneStep final : public Sequence {
public:
    OneStep(const Sequence& whole, std::size_t step, double moment = 0)
        : whole_(whole), step_(step), moment_(moment) {}

    [[nodiscard]] std::size_t count() const override { return 1; }
    [[nodiscard]] std::shared_ptr<const Figure> figure(std::size_t /*step*/,
                                                       double /*moment*/) const override {
        return whole_.figure(step_, moment_);
    }
    [[nodiscard]] QString title(std::size_t /*step*/) const override { return whole_.title(step_); }
    [[nodiscard]] QString sentence(std::size_t /*step*/) const override { return whole_.sentence(step_); }

private:
    const Sequence& whole_;
    std::size_t step_;
    double moment_;
};

} // namespace mexplorer::ui
