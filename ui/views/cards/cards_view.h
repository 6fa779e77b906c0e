#pragma once

#include "ui/views/cards/cards_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

/// The tree of a game with hidden cards, and the steps of one learning iteration in it.
class CardsView : public ViewOf<CardsFigure, PictureView<CardsPicture, CfrTrace>> {
    Q_OBJECT

public:
    explicit CardsView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override { look_ = {}; }
    void showPicture() override { showLook(); }
    void point(const QPointF& world) override;
    void leave() override;
    /// Goes to the first step about the set.
    void click(const QPointF& world) override;

private:
    void showLook();
    void hover(const std::optional<CardsSet>& set);

    CardsLook look_;
};

[[nodiscard]] ViewKind cardsViewKind();

} // namespace mexplorer::ui
