#include "ui/views/grid/slice_bar.h"

#include "ui/text/plain.h"
#include "ui/theme/presented.h"
#include "ui/views/grid/grid_picture.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>

namespace mexplorer::ui {

namespace {
constexpr std::size_t mostSliders = 4;
constexpr int leastRange = 24;
constexpr std::uint64_t mostOnSlider = 4096;
constexpr int widestSlider = 240;
} // namespace

SliceBar::SliceBar(QWidget* parent) : QWidget(parent) {
    setObjectName("sliceBar");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 12, 4);
    layout->addStretch(1);
    hide();
}

void SliceBar::addRow() {
    const std::size_t which = rows_.size();
    auto* slider = new QSlider(Qt::Horizontal, this);
    slider->setObjectName("slice");
    slider->setTracking(false); // a drag is one change
    slider->setMaximumWidth(widestSlider);
    auto* name = plainLabel(this);
    auto* value = plainLabel(this);
    value->setMinimumWidth(value->fontMetrics().horizontalAdvance(QStringLiteral("0000")));
    connect(slider, &QSlider::sliderMoved, value, qOverload<int>(&QLabel::setNum));
    connect(slider, &QSlider::valueChanged, this,
            [this, which](int number) { emit chosen(which, static_cast<std::uint64_t>(number)); });
    auto* row = static_cast<QHBoxLayout*>(layout());
    int place = row->count() - 1; // before the stretch
    row->insertWidget(place++, name);
    row->insertWidget(place++, slider, 1);
    row->insertWidget(place, value);
    rows_.push_back({name, slider, value});
}

void SliceBar::showNumbers(const std::vector<std::uint64_t>& numbers) {
    while (rows_.size() < std::min(mostSliders, numbers.size()))
        addRow();
    isWanted_ = false;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const auto& [name, slider, value] = rows_[i];
        const bool isShown = i < numbers.size() && numbers[i] <= mostOnSlider;
        for (QWidget* widget : std::initializer_list<QWidget*>{name, slider, value})
            widget->setVisible(isShown);
        isWanted_ = isWanted_ || isShown;
        if (!isShown || slider->isSliderDown()) continue;
        const QSignalBlocker quiet(slider);
        const int number = static_cast<int>(numbers[i]);
        slider->setMaximum(std::max({leastRange, number, slider->maximum()}));
        slider->setValue(number);
        value->setNum(number);
    }
    retranslate();
    showIfWanted();
}

void SliceBar::retranslate() {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const QString name = numberName(2 + i);
        rows_[i].name->setText(name + QStringLiteral(" ="));
        rows_[i].slider->setAccessibleName(name);
        rows_[i].slider->setToolTip(plainTip(tr("Another %1, and the slice through it").arg(name)));
    }
}

void SliceBar::showIfWanted() {
    setVisible(isWanted_ && !isPresented(*this));
}

void SliceBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::StyleChange && isWanted_ &&
        isVisibleTo(parentWidget()) == isPresented(*this))
        showIfWanted();
    QWidget::changeEvent(event);
}

} // namespace mexplorer::ui
