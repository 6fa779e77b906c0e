#include "app/window/figure_menu.h"

#include "app/window/actions.h"
#include "app/window/picture_output.h"
#include "app/window/view_stack.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/views.h"
#include "core/explain/say_position.h"
#include "core/explain/say_short_game.h"
#include "core/sum/summands.h"
#include "ui/document/document.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/beside/beside_settings.h"

#include <QMenu>

#include <algorithm>

namespace mexplorer::app {

namespace {
const std::string besideId = "beside";
} // namespace

FigureMenu::FigureMenu(ui::Document& document, ViewStack& views, PictureOutput& output, Actions& actions)
    : QObject(&views), document_(document), views_(views), output_(output), actions_(actions) {
    views.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&views, &QWidget::customContextMenuRequested, this, &FigureMenu::open);
    connect(&views, &ViewStack::positionHovered, this,
            [this](const std::string& position) { hovered_ = position; });
    connect(&document, &ui::Document::changed, this, [this] { hovered_.clear(); });
}

void FigureMenu::open(const QPoint& place) {
    if (views_.isCovered()) return; // by a question: its picture is not to be looked at otherwise
    auto* menu = new QMenu(&views_);
    menu->setObjectName("figureMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addGame(*menu);
    addViews(*menu);
    views_.current().addOwnActions(*menu);
    addCopies(*menu);
    QMenu* exports = menu->addMenu(tr("Export"));
    exports->addActions({actions_.exports.begin(), actions_.exports.end()});
    menu->addAction(actions_.print);
    menu->addSeparator();
    menu->addActions({actions_.viewSettings, actions_.fit});
    menu->popup(views_.mapToGlobal(place));
}

/// The views of the position that is pointed at, or of the selected one, if they show positions.
void FigureMenu::addViews(QMenu& menu) {
    const std::string position = hovered_.empty() ? document_.position() : hovered_;
    if (!document_.asked()) return;
    const QString name = ui::shownText(shown(position)).replace(u'&', QStringLiteral("&&"));
    if (position != document_.position()) {
        menu.addAction(tr("Explain %1").arg(name), this,
                       [this, position] { (void)document_.setPosition(position); });
    }
    QMenu* views = menu.addMenu(tr("Open %1 as").arg(name));
    for (const ui::ViewKind& kind : ui::viewKinds()) {
        if (kind.id == document_.state().view || !kind.canShow(*document_.game())) continue;
        views->addAction(kind.title(), this, [this, position, view = kind.id] {
            if (document_.setPosition(position)) (void)document_.setView(view);
        });
    }
    const std::string view = document_.state().view;
    const std::vector<std::string> twice = viewsBeside(*document_.game());
    if (std::ranges::find(twice, view) != twice.end())
        menu.addAction(tr("Show this side by side"), this, [this, view] { openBeside(view); });
    menu.addSeparator();
}

/// The picture of this view twice, as it is now.
void FigureMenu::openBeside(const std::string& view) {
    tell(document_.setSettings(besideId, ui::besideSettingsOf(view, document_.scene(view).settings)));
    document_.setCamera(besideId, document_.camera(view));
    (void)document_.setView(besideId);
}

/// The sum of the position and the short game that is pointed at.
void FigureMenu::addGame(QMenu& menu) {
    const std::optional<std::string> form = views_.current().pointedGame();
    if (!form || !document_.asked()) return;
    const QString name = ui::shownText(printedGame(*form)).replace(u'&', QStringLiteral("&&"));
    menu.addAction(tr("Open %1").arg(name), this,
                   [this, form] { tell(document_.setGame("form", {}, *form, document_.state().view)); });
    const auto sum = sumWithForm(catalogue, *document_.game(), document_.position(), *form);
    if (sum)
        menu.addAction(tr("Put %1 into a sum").arg(name), this, [this, sum] {
            tell(document_.setGame(sumId, {{playId, sidedPlay}}, *sum, "hottest"));
        });
    menu.addSeparator();
}

void FigureMenu::tell(const Expected<void>& opened) {
    if (!opened) emit views_.failed(ui::translated(opened.error()));
}

void FigureMenu::addCopies(QMenu& menu) {
    QMenu* copies = menu.addMenu(tr("Copy"));
    copies->addAction(actions_.copy);
    copies->addAction(tr("Drawing (SVG)"), &output_, &PictureOutput::copyDrawing);
    copies->addAction(tr("Text"), &output_, &PictureOutput::copySentence);
    copies->addAction(tr("Data (CSV)"), &output_, &PictureOutput::copyData);
}

} // namespace mexplorer::app
