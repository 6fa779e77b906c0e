#pragma once

#include "ui/figure/figure.h"

#include <QCoreApplication>
#include <QFont>
#include <QPainter>

class QPdfWriter;

namespace mexplorer::ui {

/// A paragraph.
struct SheetLine {
    QString text;
    QString label = {}; ///< to the left of the text, ending at its indent
    double indent = 0;  ///< pixels
    QFont font = {};
    double above = 0; ///< pixels of space
};
/// A picture between paragraphs.
struct SheetPicture {
    std::shared_ptr<const Figure> figure = {};
    double height = 0; ///< pixels at least; more, up to half a page, if the whole needs it to be read
};
/// The picture's height in pixels at this width: the least at which the whole is visible and readable, but at
/// most `most`; 0 without a figure.
[[nodiscard]] double heightOf(const SheetPicture& picture, double width, double most);

/// Text and pictures one below the other, on as many pages as they need; each has its number at its foot.
class SheetPages {
    Q_DECLARE_TR_FUNCTIONS(SheetPages)

public:
    /// `title` is at the foot, beside the number. The device must outlive this.
    SheetPages(QPdfWriter& device, QString title);

    /// Writes lines and, below the first of them, the picture, if there is one. They stay together on one
    /// page, unless they are longer than a page.
    void add(const std::vector<SheetLine>& lines, const SheetPicture& picture = {});
    void newPage();
    /// Ends the last page. False if something was not written.
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
