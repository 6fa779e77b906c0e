#pragma once

#include "ui/figure/figure.h"

#include <QCoreApplication>
#include <QFont>
#include <QPainter>

class QPdfWriter;

namespace mexplorer::ui {

/// A piece of text as it is written: how far from the left, in which type.
struct SheetLine {
    QString text;
    QString label = {}; ///< in front of it
    double indent = 0;  ///< pixels
    QFont font = {};
    double above = 0; ///< pixels of air
};
/// A picture among the lines.
struct SheetPicture {
    std::shared_ptr<const Figure> figure = {};
    double height = 0; ///< pixels: the least; so high that the whole is seen and read, up to half a page
};
/// How high the picture becomes in an area of this width, in pixels: `most` where the whole is not seen even
/// so.
[[nodiscard]] double heightOf(const SheetPicture& picture, double width, double most);

/// Text and pictures one below the other, on as many pages as they need; each has its number at its foot.
class SheetPages {
    Q_DECLARE_TR_FUNCTIONS(SheetPages)

public:
    /// `title` stands at the foot, beside the number. The device outlives this.
    SheetPages(QPdfWriter& device, QString title);

    /// Writes lines and, below the first of them, perhaps a picture, so that they stay together on one page;
    /// what is longer than a page goes on on the next.
    void add(const std::vector<SheetLine>& lines, const SheetPicture& picture = {});
    void newPage();
    /// Whether all was written.
    [[nodiscard]] bool finish();

private:
    [[nodiscard]] double heightOf(const SheetLine& line) const;
    void draw(const SheetLine& line);
    [[nodiscard]] double heightOf(const SheetPicture& picture) const;
    void draw(const SheetPicture& picture);
    void makeRoom(double height);
    void writeFoot();

    QPdfWriter& device_;
    QString title_;
    QPainter painter_;
    QRectF page_;
    double y_ = 0;
    int number_ = 1;
};

} // namespace mexplorer::ui
