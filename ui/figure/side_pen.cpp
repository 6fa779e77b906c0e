#include "ui/figure/side_pen.h"

#include "ui/theme/roles.h"

namespace mexplorer::ui {

QPen sidePen(const Theme& theme, bool isLeft, double width) {
    QPen pen(playerColours(theme, isLeft).text, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (!isLeft) pen.setDashPattern({3, 2});
    return pen;
}

} // namespace mexplorer::ui
