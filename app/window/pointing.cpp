#include "app/window/pointing.h"

#include "app/window/view_stack.h"
#include "ui/lesson/reason_text.h"
#include "ui/text/translated.h"

namespace mexplorer::app {

Pointing::Pointing(ui::Document& document, ViewStack& views, ui::ReasonText& sentence, QObject* parent)
    : QObject(parent), document_(document), views_(views), sentence_(sentence) {
    sentence.setFinder([this](const Topic& topic) {
        return topic.kind == topic::position || !views_.current().canvas().placesOf(topic).empty();
    });
    connect(&sentence, &ui::ReasonText::pointedAt, this, &Pointing::point);
    connect(&sentence, &ui::ReasonText::clicked, this, &Pointing::click);
    connect(&sentence, &ui::ReasonText::changed, this, [this] {
        kept_.reset();
        overFigure_.clear();
        if (views_.hasCurrent()) views_.current().canvas().seek(sentence_.topics());
    });
    connect(&views, &ViewStack::soughtPointed, this, [this](const std::vector<Topic>& topics) {
        overFigure_ = topics;
        lightSentence();
    });
    connect(&views, &ViewStack::positionHovered, this, [this](const std::string& position) {
        overPosition_.reset();
        if (!position.empty()) overPosition_ = positionTopic(position);
        lightSentence();
    });
}

void Pointing::point(const std::optional<Topic>& topic) {
    views_.current().canvas().light(topic ? topic : kept_);
    const bool isPosition = topic && topic->kind == topic::position;
    emit positionPointed(isPosition ? topic->text : std::string());
}

void Pointing::click(const Topic& topic) {
    if (topic.kind != topic::position) {
        kept_ = kept_ == topic ? std::nullopt : std::optional(topic);
        return views_.current().canvas().light(topic);
    }
    if (const auto opened = document_.setPosition(topic.text); !opened)
        emit failed(ui::translated(opened.error()));
}

void Pointing::lightSentence() {
    std::vector<Topic> lit = overFigure_;
    if (overPosition_) lit.push_back(*overPosition_);
    sentence_.light(std::move(lit));
}

} // namespace mexplorer::app
