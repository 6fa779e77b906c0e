#include "ui/views/atlas/atlas_drawing.h"

#include "core/explain/thermograph_trace.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/outcome_legend.h"
#include "ui/figure/watch/named.h"
#include "ui/figure/world_painter.h"
#include "ui/text/game_name.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double headPixels = 15;
constexpr double letterPixels = 22;
constexpr double namePixels = 13;

class AtlasPainter : private WorldPainter {
    Q_DECLARE_TR_FUNCTIONS(AtlasFigure)

public:
    AtlasPainter(QPainter& painter, const AtlasFigure& figure, const Frame& frame)
        : WorldPainter(painter, frame), figure_(figure) {}

    void draw() {
        drawHeads();
        for (std::size_t i = 0; i < atlas().entries.size(); ++i)
            drawEntry(atlas().entries[i], i < figure_.shown());
        if (figure_.isCounted()) drawCounts();
        if (figure_.look().step && figure_.shown() > 0)
            drawFrame(atlas().entries[figure_.shown() - 1], theme().accent);
        for (std::size_t i = 0; i < figure_.shown(); ++i) {
            const AtlasEntry& entry = atlas().entries[i];
            if (entry.position == figure_.look().position) drawFrame(entry, theme().selection);
            if (figure_.look().hovered == std::pair(entry.a, entry.b)) drawFrame(entry, theme().ink);
        }
    }

private:
    [[nodiscard]] const Atlas& atlas() const { return *figure_.picture().atlas; }

    void drawHeads() {
        const Keyed keyed(painter_, {"heads"});
        for (std::uint32_t i = 1; i <= atlas().side; ++i) {
            write(placed(figure_.cell(0, i)), QString::number(i), headPixels, theme().quiet, Qt::AlignCenter);
            write(placed(figure_.cell(i, 0)), QString::number(i), headPixels, theme().quiet, Qt::AlignCenter);
        }
        write(placed(figure_.cell(0, 0)), QStringLiteral("a × b"), headPixels, theme().quiet,
              Qt::AlignCenter);
    }

    void drawEntry(const AtlasEntry& entry, bool isShown) {
        const Named named(painter_, [&] { return entryTopic(entry); });
        const QRectF box = placed(figure_.cell(entry.a, entry.b)).adjusted(1, 1, -1, -1);
        {
            const Keyed empty(painter_, {"place", entry.a, entry.b});
            painter_.setPen(QPen(theme().line, line()));
            painter_.setBrush(theme().chrome);
            painter_.drawRect(box);
        }
        if (!isShown) return;
        const Keyed keyed(painter_, {"entry", entry.a, entry.b}, box.center(), Growth::stretches);
        const AtlasColours::Cell colours = figure_.picture().colours.of(entry, theme());
        painter_.fillRect(box, colours.fill);
        const double edge = 3;
        const QRectF inside = box.adjusted(edge, edge, -edge, -edge);
        const bool hasTwoLines = inside.height() >= 2.4 * frame_.style().leastType;
        const QRectF top(inside.left(), inside.top(), inside.width(),
                         hasTwoLines ? 0.55 * inside.height() : inside.height());
        write(top, headline(entry), letterPixels, colours.ink, Qt::AlignCenter, QFont::Bold);
        if (hasTwoLines) drawSecond(entry, inside.adjusted(0, top.height(), 0, 0), colours.ink);
    }

    /// What the colours show, in letters or digits.
    [[nodiscard]] QString headline(const AtlasEntry& entry) const {
        if (!entry.worth) return QStringLiteral("?");
        switch (figure_.picture().colours.colouring()) {
        case AtlasColouring::mean:
            return entry.mean ? translated(sayNumber(*entry.mean)) : QStringLiteral("?");
        case AtlasColouring::temperature:
            return entry.temperature ? translated(sayNumber(*entry.temperature)) : QStringLiteral("?");
        default:
            return nameOf(entry.worth->outcome);
        }
    }

    /// The value, in one line, its middle left out if it is too long.
    void drawSecond(const AtlasEntry& entry, const QRectF& place, const QColor& ink) {
        if (!entry.worth || !entry.worth->facts) return;
        painter_.setFont(font(namePixels));
        painter_.setPen(ink);
        const QString name = gameName(entry.worth->facts->canonical);
        painter_.drawText(place, Qt::AlignCenter | Qt::TextDontClip,
                          QFontMetricsF(painter_.font()).elidedText(name, Qt::ElideMiddle, place.width()));
    }

    void drawCounts() {
        for (std::size_t i = 0; i < std::size(sidedOutcomes); ++i) {
            const Keyed keyed(painter_, {"count", i});
            const QRectF box = placed(figure_.count(i));
            const RoleColours colours = outcomeColours(theme(), sidedOutcomes[i]);
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(colours.fill);
            painter_.drawRoundedRect(box, 5, 5);
            write(box,
                  QStringLiteral("%1: %2")
                      .arg(nameOf(sidedOutcomes[i]))
                      .arg(atlas().count(sidedOutcomes[i], figure_.shown())),
                  headPixels, colours.on, Qt::AlignCenter, QFont::Bold);
        }
    }

    void drawFrame(const AtlasEntry& entry, const QColor& colour) {
        const QRectF box = placed(figure_.cell(entry.a, entry.b)).adjusted(1, 1, -1, -1);
        const Keyed keyed(painter_, {colour == theme().accent ? "step" : "chosen"});
        painter_.setPen(QPen(theme().paper, 5 * line()));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRect(box);
        painter_.setPen(QPen(colour, 3 * line()));
        painter_.drawRect(box);
    }

    const AtlasFigure& figure_;
};

} // namespace

void drawAtlas(QPainter& painter, const AtlasFigure& figure, const Frame& frame) {
    AtlasPainter(painter, figure, frame).draw();
}

} // namespace mexplorer::ui
