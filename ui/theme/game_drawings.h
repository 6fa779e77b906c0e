#pragma once

#include <QColor>

#include <map>
#include <memory>
#include <string>

class QPainter;
class QRectF;
class QSvgRenderer;

namespace mexplorer::ui {

/// The small drawings of games, resources/icons/games/, in one colour, as shapes: in pictures that are drawn
/// in any thread and at any size. Each is read once.
class GameDrawings {
public:
    static constexpr double ratio = 20.0 / 15; ///< of width to height

    explicit GameDrawings(const QColor& colour);
    ~GameDrawings();
    GameDrawings(const GameDrawings&) = delete;
    GameDrawings& operator=(const GameDrawings&) = delete;

    /// A neutral drawing if the game has none.
    void draw(QPainter& painter, const std::string& game, const QRectF& area);

private:
    QColor colour_;
    std::map<std::string, std::unique_ptr<QSvgRenderer>> read_;
};

} // namespace mexplorer::ui
