#include "ui/judge/panel_parts.h"

#include "ui/text/plain.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace mexplorer::ui::judge_parts {

namespace {

constexpr int leastList = 72; // height of the input and of the answers, in pixels

} // namespace

QLabel* label(const char* name, QWidget* parent) {
    auto* made = plainLabel(parent);
    made->setObjectName(name);
    made->setWordWrap(true);
    return made;
}

QPushButton* button(const char* name, QWidget* parent) {
    auto* made = new QPushButton(parent);
    made->setObjectName(name);
    return made;
}

QHBoxLayout* row(const QList<QWidget*>& widgets) {
    auto* made = new QHBoxLayout;
    made->setSpacing(8);
    for (QWidget* widget : widgets)
        made->addWidget(widget, widget == widgets.front() ? 1 : 0);
    return made;
}

void shrink(QWidget& list) {
    list.setMinimumHeight(leastList);
    list.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
}

QGridLayout* pairs(const QList<QPushButton*>& buttons) {
    auto* made = new QGridLayout;
    made->setSpacing(8);
    for (int i = 0; i < buttons.size(); ++i)
        made->addWidget(buttons[i], i / 2, i % 2);
    return made;
}

} // namespace mexplorer::ui::judge_parts
