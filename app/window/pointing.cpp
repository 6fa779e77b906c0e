#include "app/window/pointing.h"

#include "app/window/view_stack.h"
#include "ui/lesson/reason_text.h"
#include "ui/panels/why_panel.h"
#include "ui/text/label_topics.h"
#include "ui/text/translated.h"

#include <algorithm>
#include <iterator>

namespace mexplorer::app {

namespace {

/// What a figure itself has words for, beside those above it: pointed at, it is lit, too.
const Topic ofFigure{topic::period};

bool isOfFigure(const std::vector<Topic>& topics) {
    return std::ranges::find(topics, ofFigure) != topics.end();
}

} // namespace

Pointing::Pointing(ui::Document& document, ViewStack& views, ui::ReasonText& sentence, ui::WhyPanel& panel,
                   QObject* parent)
    : QObject(parent), document_(document), views_(views), sentence_(sentence), panel_(panel) {
    sentence.setFinder([this](const Topic& topic) { return finds(topic); });
    panel.setFinder([this](const Topic& topic) { return finds(topic); });
    connect(&sentence, &ui::ReasonText::pointedAt, this, &Pointing::point);
    connect(&sentence, &ui::ReasonText::clicked, this, &Pointing::click);
    // The panel goes on explaining what it explains: it is being read.
    connect(&panel, &ui::WhyPanel::topicPointed, this, &Pointing::light);
    connect(&panel, &ui::WhyPanel::topicClicked, this, &Pointing::click);
    connect(&panel, &ui::WhyPanel::told, this, &Pointing::seek);
    connect(&sentence, &ui::ReasonText::changed, this, [this] {
        kept_.reset();
        overFigure_.clear();
        seek();
    });
    connect(&views, &ViewStack::soughtPointed, this, [this](const std::vector<Topic>& topics) {
        const bool wasOwn = isOfFigure(overFigure_);
        overFigure_ = topics;
        lightSentences();
        if (isOfFigure(topics))
            light(ofFigure);
        else if (wasOwn)
            light({});
    });
    connect(&views, &ViewStack::positionHovered, this, [this](const std::string& position) {
        overPosition_.reset();
        if (!position.empty()) overPosition_ = positionTopic(position);
        lightSentences();
    });
}

void Pointing::hear(ui::LabelTopics& words) {
    heard_ = &words;
    words.setFinder([this](const Topic& topic) { return finds(topic); });
    connect(&words, &ui::LabelTopics::pointedAt, this, &Pointing::light);
    connect(&words, &ui::LabelTopics::changed, this, &Pointing::seek);
    connect(&words, &QObject::destroyed, this, [this] { heard_ = nullptr; });
}

bool Pointing::finds(const Topic& topic) const {
    return topic.kind == topic::position || !views_.current().canvas().placesOf(topic).empty();
}

void Pointing::seek() {
    if (!views_.hasCurrent()) return;
    std::vector<Topic> topics = sentence_.topics();
    std::ranges::move(panel_.topics(), std::back_inserter(topics));
    if (heard_) std::ranges::move(heard_->topics(), std::back_inserter(topics));
    topics.push_back(ofFigure);
    views_.current().canvas().seek(std::move(topics));
}

void Pointing::light(const std::optional<Topic>& topic) {
    views_.current().canvas().light(topic ? topic : kept_);
}

void Pointing::point(const std::optional<Topic>& topic) {
    light(topic);
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

void Pointing::lightSentences() {
    std::vector<Topic> lit = overFigure_;
    if (overPosition_) lit.push_back(*overPosition_);
    panel_.light(lit);
    if (heard_) heard_->light(lit);
    sentence_.light(std::move(lit));
}

} // namespace mexplorer::app
