#include "app/window/view_stack.h"

#include "ui/views/play/play_view.h"

namespace mexplorer::app {

ViewStack::ViewStack(ui::Document& document, QWidget* parent) : QStackedWidget(parent), document_(document) {}

ui::PlayView* ViewStack::playView() const {
    return qobject_cast<ui::PlayView*>(current_);
}

void ViewStack::show(const std::string& id) {
    const bool wasCovered = isCovered();
    if (current_) current_->deactivate();
    ui::View*& view = views_[id];
    if (!view) view = make(id);
    current_ = view;
    if (!wasCovered) uncover();
}

ui::View* ViewStack::make(const std::string& id) {
    ui::View* view = ui::findView(id)->make(document_, this);
    const auto pass = [this, view](auto from, auto to) {
        connect(view, from, this, [this, view, to](const auto&... what) {
            if (view == current_) emit(this->*to)(what...);
        });
    };
    pass(&ui::View::traceChanged, &ViewStack::traceChanged);
    pass(&ui::View::makingChanged, &ViewStack::makingChanged);
    pass(&ui::View::pointedAt, &ViewStack::pointedAt);
    pass(&ui::View::positionHovered, &ViewStack::positionHovered);
    pass(&ui::View::secrecyChanged, &ViewStack::secrecyChanged);
    pass(&ui::View::stepWanted, &ViewStack::stepWanted);
    pass(&ui::View::learnt, &ViewStack::learnt);
    pass(&ui::View::noted, &ViewStack::noted);
    pass(&ui::View::failed, &ViewStack::failed);
    connect(&view->canvas(), &ui::Canvas::soughtPointed, this,
            [this, view](const std::vector<Topic>& topics) {
                if (view == current_) emit soughtPointed(topics);
            });
    view->canvas().setStyle(style_);
    addWidget(view);
    return view;
}

void ViewStack::setStyle(const ui::Style& style) {
    style_ = style;
    for (const auto& [id, view] : views_)
        view->canvas().setStyle(style);
}

} // namespace mexplorer::app
