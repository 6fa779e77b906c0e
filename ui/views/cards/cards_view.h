#pragma once

#include "ui/views/cards/cards_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

struct CardsKind : PictureKind<CardsFigure, CardsPicture, CfrTrace, CardsLook> {
    static constexpr const char* id = "cards";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
    static CardsLook lookAt(const Made::Trace& trace, int step, const CardsLook& look);
};

/// The tree of a game with hidden cards, and the steps of one learning iteration in it.
class CardsView : public KindView<CardsKind> {
    Q_OBJECT

public:
    using KindView::KindView;

protected:
    void point(const QPointF& world) override;
    void leave() override;
    /// Goes to the first step about the set.
    void click(const QPointF& world) override;

private:
    void hover(const std::optional<CardsSet>& set);
};

[[nodiscard]] ViewKind cardsViewKind();

} // namespace mexplorer::ui
