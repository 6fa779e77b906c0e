#include "app/window/examples_menu.h"

#include "core/catalogue/catalogue.h"
#include "ui/text/translated.h"

#include <QFile>

namespace mexplorer::app {

ExamplesMenu::ExamplesMenu(QWidget* parent) : QMenu(parent) {
    retranslate();
}

void ExamplesMenu::retranslate() {
    setTitle(tr("&Examples"));
    clear();
    Message group;
    for (const Entry& entry : catalogue()) {
        const Description& game = entry.description;
        const QString resource = QStringLiteral(":/examples/%1.mex").arg(QString::fromStdString(game.id));
        if (!QFile::exists(resource)) continue;
        if (!isEmpty() && game.group != group) addSeparator();
        group = game.group;
        connect(addAction(ui::translated(game.title)), &QAction::triggered, this,
                [this, resource] { emit chosen(resource); });
    }
}

} // namespace mexplorer::app
