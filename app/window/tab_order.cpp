#include "app/window/tab_order.h"

#include <QScrollArea>
#include <QWidget>

#include <algorithm>

namespace mexplorer::app {

namespace {

constexpr int sameRow = 6; // the most pixels between the middles of widgets in one row

bool takesTab(const QWidget& widget) {
    return (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy() && widget.isEnabled() &&
           widget.isVisible();
}

QPoint middleOf(const QWidget* widget) {
    return widget->mapTo(widget->window(), widget->rect().center());
}

std::vector<QWidget*> inPart(QWidget& part) {
    std::vector<QWidget*> found;
    for (QWidget* widget : part.findChildren<QWidget*>()) {
        if (takesTab(*widget)) found.push_back(widget);
    }
    std::erase_if(found, [all = found](const QWidget* widget) {
        return std::any_of(all.begin(), all.end(), [widget](const QWidget* other) {
            return other != widget && widget->isAncestorOf(other);
        });
    });
    return found;
}

void sortAsRead(std::vector<QWidget*>& widgets) {
    const auto by = [](auto coordinate) {
        return [coordinate](const QWidget* a, const QWidget* b) {
            return coordinate(middleOf(a)) < coordinate(middleOf(b));
        };
    };
    const auto y = [](const QPoint& middle) { return middle.y(); };
    const auto x = [](const QPoint& middle) { return middle.x(); };
    std::stable_sort(widgets.begin(), widgets.end(), by(y));
    for (auto row = widgets.begin(); row != widgets.end();) {
        const auto next = std::find_if(row, widgets.end(), [&](const QWidget* widget) {
            return middleOf(widget).y() - middleOf(*row).y() > sameRow;
        });
        std::stable_sort(row, next, by(x));
        row = next;
    }
}

} // namespace

std::vector<QWidget*> tabOrder(const std::vector<QWidget*>& parts) {
    std::vector<QWidget*> order;
    for (QWidget* part : parts) {
        std::vector<QWidget*> widgets = inPart(*part);
        sortAsRead(widgets);
        order.insert(order.end(), widgets.begin(), widgets.end());
    }
    return order;
}

void focusInSight(QWidget& widget, Qt::FocusReason reason) {
    widget.setFocus(reason);
    for (QWidget* above = widget.parentWidget(); above; above = above->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(above)) area->ensureWidgetVisible(&widget);
    }
}

} // namespace mexplorer::app
