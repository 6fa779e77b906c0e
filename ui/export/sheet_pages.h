#pragma once

#include "ui/figure/figure.h"

#include <QCoreApplication>
#include <QFont>
#include <QPainter>

#include <optional>

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
[[nodiscard]] double heightOf(const SheetPicture& picture, double width, double most,
                              const Style& style = {});

/// Text and pictures one below the other, on as many pages as they need; each has its number at its foot.
class SheetPages {
    Q_DECLARE_TR_FUNCTIONS(SheetPages)

public:
    /// `title` is at the foot, beside the number. The device must outlive this.
    SheetPages(QPdfWriter& device, QString title);

    /// Writes lines and the picture, if there is one: beside them if it can be read there without taking more
    /// than `least` pixels, else below the first of them. They stay together on one page, unless they are
    /// longer than a page, and take `least` pixels at least.
    void add(const std::vector<SheetLine>& lines, const SheetPicture& picture = {}, double least = 0);
    /// How many pixels of the page are left.
    [[nodiscard]] double room() const { return page_.bottom() - y_; }
    void newPage();
    /// Ends the last page. False if something was not written.
    [[nodiscard]] bool finish();

private:
    /// A part of the page’s width, in pixels.
    struct Column {
        double left = 0;
        double width = 0;
    };
    [[nodiscard]] double heightOf(const SheetLine& line, const Column& column) const;
    [[nodiscard]] double heightOf(const std::vector<SheetLine>& lines, const Column& column) const;
    void draw(const SheetLine& line, const Column& column);
    void draw(const SheetPicture& picture, const Column& column, double height, const Style& style);
    void drawAbove(const std::vector<SheetLine>& lines, const SheetPicture& picture);
    void drawBeside(const std::vector<SheetLine>& lines, const SheetPicture& picture, double height);
    /// The height of a picture that can be read in half of the width; none if it would be more than `most`.
    [[nodiscard]] std::optional<double> heightBeside(const SheetPicture& picture, double most) const;
    [[nodiscard]] Column whole() const { return {0, page_.width()}; }
    [[nodiscard]] Column leftHalf() const { return {0, page_.width() / 2}; }
    [[nodiscard]] Column rightHalf() const { return {page_.width() / 2, page_.width() / 2}; }
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
