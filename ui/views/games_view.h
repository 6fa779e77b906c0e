#pragma once

#include "ui/text/game_name.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

/// A view in which short games stand, at places that its figure knows (`gameAt`): a click opens one as a game
/// by itself, in the same view, whatever game its position is from. The look has the `hovered` one.
template <class Kind>
class GamesView : public KindView<Kind> {
public:
    using KindView<Kind>::KindView;

    [[nodiscard]] std::optional<std::string> pointedGame() const override { return this->look_.hovered; }

protected:
    void point(const QPointF& world) override {
        if (this->picture()) hover(this->figure()->gameAt(world));
    }
    void leave() override { hover(std::nullopt); }
    void click(const QPointF& world) override {
        if (!this->picture()) return;
        const auto game = this->figure()->gameAt(world);
        if (!game) return;
        if (this->document().state().game == "form") return this->goTo(*game); // what is known of forms stays
        if (const auto opened = this->document().setGame("form", {}, *game, this->id()); !opened)
            emit this->failed(translated(opened.error()));
    }
    [[nodiscard]] QString pointedText() const override {
        if (!this->look_.hovered) return {};
        return View::tr("%1: a click opens it").arg(gameName(*this->look_.hovered));
    }

private:
    void hover(const std::optional<std::string>& game) {
        if (!this->picture() || game == this->look_.hovered) return;
        this->look_.hovered = game;
        this->canvas().setCursor(game ? Qt::PointingHandCursor : Qt::ArrowCursor);
        this->showLook();
        emit this->pointedAt(pointedText());
    }
};

} // namespace mexplorer::ui
