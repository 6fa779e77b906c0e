#pragma once

#include "ui/figure/titled_figure.h"
#include "ui/views/atlas/atlas_colours.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What an atlas is drawn from.
struct AtlasPicture {
    std::shared_ptr<const Atlas> atlas;
    AtlasColours colours;
    Message title; ///< of the game, for slides
};

/// What is shown of an atlas.
struct AtlasLook {
    std::optional<AtlasState> step = {};                                 ///< so many entries; none: all
    std::optional<std::pair<std::uint32_t, std::uint32_t>> hovered = {}; ///< an entry, by a and b
    std::string position = {}; ///< the document’s, which is framed
};

/// All boards of a game up to a size as a table: who wins each, and what it is worth.
class AtlasFigure : public TitledFigure {
    Q_DECLARE_TR_FUNCTIONS(AtlasFigure)

public:
    explicit AtlasFigure(std::shared_ptr<const AtlasPicture> picture, AtlasLook look = {});

    [[nodiscard]] QRectF bounds() const override;
    /// a,b,outcome,value,mean,temperature, as far as it is known.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] const AtlasPicture& picture() const { return *picture_; }
    [[nodiscard]] const AtlasLook& look() const { return look_; }
    /// How many entries are shown.
    [[nodiscard]] std::size_t shown() const;
    [[nodiscard]] bool isCounted() const { return !look_.step || look_.step->isCounted; }
    [[nodiscard]] QRectF cell(std::uint32_t a, std::uint32_t b) const;
    /// Below the table: how many entries are won by whom; the index-th of four.
    [[nodiscard]] QRectF count(std::size_t index) const;
    /// The entry at this place, if it is shown; null if there is none.
    [[nodiscard]] const AtlasEntry* entryAt(const QPointF& world) const;

private:
    [[nodiscard]] LegendEntries legend(const Style& style) const override;
    void drawWorld(QPainter& painter, const Frame& frame) const override;

    std::shared_ptr<const AtlasPicture> picture_;
    AtlasLook look_;
};

} // namespace mexplorer::ui
