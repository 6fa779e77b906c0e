#include "ui/lesson/timeline_voice.h"

#include "ui/lesson/timeline.h"

#include <QAccessibleWidget>

namespace mexplorer::ui {

namespace {

/// Steps are counted from 1, as shown; 0 if none is shown.
class TimelineVoice final : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit TimelineVoice(Timeline& timeline)
        : QAccessibleWidget(&timeline, QAccessible::Slider), timeline_(timeline) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? timeline_.valueText() : QAccessibleWidget::text(kind);
    }
    [[nodiscard]] QVariant currentValue() const override { return timeline_.step() + 1; }
    void setCurrentValue(const QVariant& value) override {
        if (const int step = value.toInt() - 1; step >= 0 && step < timeline_.stepCount())
            emit timeline_.chosen(step);
    }
    [[nodiscard]] QVariant minimumValue() const override { return 0; }
    [[nodiscard]] QVariant maximumValue() const override { return timeline_.stepCount(); }
    [[nodiscard]] QVariant minimumStepSize() const override { return 1; }

private:
    Timeline& timeline_;
};

QAccessibleInterface* voiceOf(const QString& /*kind*/, QObject* object) {
    auto* timeline = qobject_cast<Timeline*>(object);
    return timeline ? new TimelineVoice(*timeline) : nullptr;
}

} // namespace

void giveTimelinesAVoice() {
    [[maybe_unused]] static const bool once = (QAccessible::installFactory(voiceOf), true);
}

} // namespace mexplorer::ui
