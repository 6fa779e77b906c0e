#include "ui/theme/game_drawings.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

/// As for other icons: the linker would leave the resources of a static library out.
static void loadGameDrawings() {
    Q_INIT_RESOURCE(icons);
}

namespace mexplorer::ui {

namespace {

QByteArray svgOf(const std::string& game) {
    loadGameDrawings();
    for (const QString& name :
         {QStringLiteral("games/%1").arg(QString::fromStdString(game)), QStringLiteral("game")}) {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
        if (file.open(QIODevice::ReadOnly)) return file.readAll();
    }
    return {};
}

} // namespace

GameDrawings::GameDrawings(const QColor& colour) : colour_(colour) {}

GameDrawings::~GameDrawings() = default;

void GameDrawings::draw(QPainter& painter, const std::string& game, const QRectF& area) {
    std::unique_ptr<QSvgRenderer>& drawing = read_[game];
    if (!drawing)
        drawing =
            std::make_unique<QSvgRenderer>(svgOf(game).replace("currentColor", colour_.name().toLatin1()));
    drawing->render(&painter, area);
}

} // namespace mexplorer::ui
