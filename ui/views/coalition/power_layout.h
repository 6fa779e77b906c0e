#pragma once

#include "ui/figure/figure.h"

#include <optional>
#include <vector>

namespace mexplorer::ui {

/// What must have a place in a picture of five players or more.
struct PowerNeeds {
    unsigned players = 0;
    bool hasStrip = false;            ///< the step has a picture of its own, below the rows
    std::optional<unsigned> lit = {}; ///< the player whose row must be seen
    unsigned turns = 0;               ///< how often the page was turned
};

/// Where its parts are, in pixels. From top to bottom: title, subtitle, headings, a row for each player, the
/// scale, the strip. Where there is little room, rows get lower, then subtitle and title are left out, and at
/// last the rows have pages, with a note which of them this is.
class PowerLayout {
public:
    PowerLayout(const QRectF& content, const Style& style, const PowerNeeds& needs);
    /// From left to right: name, stake, bars and marks, and the columns of numbers.
    void place(double name, double stake, const std::vector<double>& numbers);

    [[nodiscard]] const QRectF& content() const { return content_; }
    /// Empty if there is no room for it; so are the next and the note.
    [[nodiscard]] const QRectF& title() const { return title_; }
    [[nodiscard]] const QRectF& subtitle() const { return subtitle_; }
    [[nodiscard]] const QRectF& note() const { return note_; }
    [[nodiscard]] const QRectF& strip() const { return strip_; }
    [[nodiscard]] double textPixels() const { return textPixels_; }
    [[nodiscard]] double rowHeight() const { return rowHeight_; }

    /// The players on the page, and behind the last of them.
    [[nodiscard]] unsigned first() const { return first_; }
    [[nodiscard]] unsigned end() const { return end_; }
    [[nodiscard]] unsigned pages() const { return pages_; }
    /// The whole row of a player on the page.
    [[nodiscard]] QRectF row(unsigned player) const;
    [[nodiscard]] QRectF name(unsigned player) const { return part(row(player), name_); }
    [[nodiscard]] QRectF stake(unsigned player) const { return part(row(player), stake_); }
    [[nodiscard]] QRectF number(unsigned player, std::size_t column) const {
        return part(row(player), numbers_[column]);
    }
    [[nodiscard]] QRectF plot() const { return part(rows_, plot_); }
    [[nodiscard]] QRectF axis() const { return part(axis_, plot_); }
    [[nodiscard]] QRectF nameHeading() const { return part(headings_, name_); }
    [[nodiscard]] QRectF stakeHeading() const { return part(headings_, stake_); }
    [[nodiscard]] QRectF heading(std::size_t column) const { return part(headings_, numbers_[column]); }

private:
    /// Its left and right end.
    using Span = std::pair<double, double>;
    static QRectF part(const QRectF& line, const Span& span) {
        return {span.first, line.top(), span.second - span.first, line.height()};
    }
    void page(const PowerNeeds& needs, double room, double least);

    QRectF content_;
    QRectF title_, subtitle_, headings_, rows_, note_, axis_, strip_;
    double textPixels_ = 0;
    double rowHeight_ = 0;
    unsigned first_ = 0, end_ = 0, pages_ = 1;
    Span name_, stake_, plot_;
    std::vector<Span> numbers_;
    double gap_;
};

} // namespace mexplorer::ui
