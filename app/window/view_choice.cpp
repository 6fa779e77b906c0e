#include "app/window/view_choice.h"

#include "app/window/actions.h"
#include "app/window/view_tabs.h"
#include "core/catalogue/catalogue.h"

#include <QKeyEvent>

namespace mexplorer::app {

/// That setView fails is not possible: only views of the game can be chosen.
ViewChoice::ViewChoice(ui::Document& document, ViewTabs& tabs, Actions& actions, QObject* parent)
    : QObject(parent), document_(document), tabs_(tabs), actions_(actions) {
    connect(&tabs, &ViewTabs::chosen, this,
            [this](const QString& view) { (void)document_.setView(view.toStdString()); });
    for (std::size_t i = 0; i < actions.views.size(); ++i) {
        connect(actions.views[i], &QAction::triggered, this,
                [this, i] { (void)document_.setView(ui::viewKinds()[i].id); });
    }
    connect(&document, &ui::Document::viewLeft, this, &ViewChoice::tellLeft);
}

void ViewChoice::show() {
    std::vector<std::size_t> shown;
    std::vector<ViewTabs::Tab> tabs;
    for (std::size_t i = 0; i < ui::viewKinds().size(); ++i) {
        const ui::ViewKind& kind = ui::viewKinds()[i];
        if (!kind.canShow(*document_.game())) continue;
        shown.push_back(i);
        tabs.push_back({QString::fromStdString(kind.id), kind.title()});
    }
    tabs_.show(tabs, document_.state().view);
    if (shown != shown_) actions_.showViews(shown_ = shown);
}

bool ViewChoice::press(const QKeyEvent& event) {
    const auto number = static_cast<std::size_t>(event.key() - Qt::Key_1);
    const bool isPlain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isPlain || event.key() < Qt::Key_1 || event.key() > Qt::Key_9 || number >= shown_.size())
        return false;
    actions_.views[shown_[number]]->trigger();
    return true;
}

void ViewChoice::showProof() {
    const std::string& opening = ui::openingView(*document_.game()).id;
    std::string proof = opening;
    for (const std::size_t i : shown_) {
        if (proof != document_.state().view) break;
        proof = ui::viewKinds()[i].id;
    }
    (void)document_.setView(proof);
}

void ViewChoice::tellLeft(const std::string& view) {
    const ui::DocumentState& state = document_.state();
    const ui::ViewKind& left = *ui::findView(view);
    const auto normal = makeGame(state.game, inPlay(state.parameters, Play::normal));
    const QString sentence = normal && left.canShow(**normal)
                                 ? tr("This game has the view “%1” in normal play only; this is “%2”.")
                                 : tr("With these parameters this game has no view “%1”; this is “%2”.");
    emit refused(sentence.arg(left.title(), ui::findView(state.view)->title()));
}

} // namespace mexplorer::app
