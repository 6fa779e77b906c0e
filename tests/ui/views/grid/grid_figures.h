#pragma once

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "ui/export/exporter.h"
#include "ui/views/grid/grid_figure.h"
#include "ui/views/grid/grid_legend.h"
#include "ui/views/grid/grid_view.h"

namespace mexplorer::ui {

inline const QSize canvas(900, 700);

inline std::shared_ptr<const Game> gameOf(const char* id, const Parameters& parameters = {}) {
    return makeGame(id, parameters).value();
}

inline Parameters settingsOf(const Game& game, Parameters given) {
    return completed(describeGridSettings(game), std::move(given)).value();
}

/// The figure as made for the command line.
inline std::unique_ptr<GridFigure> figureOf(const std::shared_ptr<const Game>& game, const Parameters& given,
                                            const std::string& position = {}) {
    Task task;
    const Scene scene{game, ask(*game, position.empty() ? game->description().position : position).value(),
                      settingsOf(*game, given)};
    auto figure = gridViewKind().figure(scene, task);
    if (!figure) qFatal("%s", figure.error().english().c_str());
    return std::unique_ptr<GridFigure>(static_cast<GridFigure*>(figure->release()));
}

inline Frame frameOf(const GridFigure& figure, const Style& style = {},
                     const std::optional<Camera>& camera = {}) {
    return {figure, QRectF({0, 0}, QSizeF(canvas)), camera, style};
}

inline QImage picture(const GridFigure& figure, const Style& style = {},
                      const std::optional<Camera>& camera = {}) {
    ExportOptions options;
    options.size = canvas;
    options.style = style;
    options.camera = camera;
    return toImage(figure, options).value();
}

/// A place in the cell that is free of rings, numbers and boxes.
inline QPoint quietSpot(const Frame& frame, const GridLayout& layout, const GridCell& cell) {
    const QRectF rect = frame.toArea().mapRect(layout.cellRect(cell));
    return (rect.topLeft() + QPointF(rect.width(), rect.height()) * 0.5).toPoint();
}

inline QStringList legendOf(const GridFigure& figure) {
    const Style style;
    const GridLegend legend(figure.picture(), style, {});
    QStringList texts;
    for (const GridLegend::Entry& entry : legend.entries())
        texts << entry.text;
    return texts;
}

} // namespace mexplorer::ui
