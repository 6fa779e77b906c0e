#pragma once

#include "ui/views/games_view.h"
#include "ui/views/thermograph/thermograph_figure.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

class TaxHand;

struct ThermographKind : PictureKind<ThermographFigure, ShortGameHeat, ThermographTrace, ThermographLook> {
    static constexpr const char* id = "thermograph";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
    static std::unique_ptr<ThermographFigure> figureAt(const Scene& scene, const Made::Picture& heat,
                                                       const Made::Trace& trace, int step);
};

/// A position’s thermograph, built step by step. Clicking an option opens it as a game by itself. Pointing at
/// the chart tells what both stop at, if moves cost the tax at that height; a click chooses it, and its line
/// can be dragged, turned by the wheel, or moved by [ and ], until Escape removes it.
class ThermographView : public GamesView<ThermographKind> {
    Q_OBJECT

public:
    explicit ThermographView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void showPicture() override;
    void showLook() override;
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    [[nodiscard]] QString pointedText() const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void pointAt(const std::optional<Rational>& tax);
    void slide(const Rational& tax);
    void choose(const Rational& tax);
    void drop();
    void turn(int steps);
    void forgetTax();

    TaxHand* hand_;
    /// What the thermograph was made of: with the same, only the tax is another.
    std::weak_ptr<const Instance> madeOf_;
    Parameters madeBy_;
};

[[nodiscard]] ViewKind thermographViewKind();

} // namespace mexplorer::ui
