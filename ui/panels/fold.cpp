#include "ui/panels/fold.h"

#include "ui/file/settings.h"
#include "ui/lesson/wrapped_button.h"

#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace mexplorer::ui {

/// The title, with a triangle that points at what is open, and the amount.
class FoldHeader : public WrappedButton {
public:
    explicit FoldHeader(QWidget* parent) : WrappedButton(parent) {
        setObjectName("fold");
        setCheckable(true);
    }
    void setAmount(const QString& amount) {
        amount_ = amount;
        updateGeometry();
        update();
    }

protected:
    [[nodiscard]] Sides sides() const override {
        return {.left = triangle + 2 * air, .right = amountWidth() + 2 * air, .least = 0};
    }
    void paintEvent(QPaintEvent* event) override {
        WrappedButton::paintEvent(event);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(theme().quiet);
        painter.drawText(QRect(width() - amountWidth() - air, 0, amountWidth(), height()),
                         Qt::AlignVCenter | Qt::AlignRight, amount_);
        painter.translate(air + triangle / 2.0, height() / 2.0);
        if (isChecked()) painter.rotate(quarter);
        QPainterPath path(QPointF(-triangle / 3.0, -triangle / 2.0));
        path.lineTo(triangle / 2.0, 0);
        path.lineTo(-triangle / 3.0, triangle / 2.0);
        painter.fillPath(path, theme().quiet);
    }

private:
    static constexpr int triangle = 8; // pixels
    static constexpr int quarter = 90; // degrees

    [[nodiscard]] int amountWidth() const { return fontMetrics().horizontalAdvance(amount_) + 1; }

    QString amount_;
};

Fold::Fold(const QString& id, QWidget& contents, QWidget* parent)
    : QWidget(parent), key_(QStringLiteral("fold/") + id), header_(new FoldHeader(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(header_);
    rows->addWidget(&contents);
    connect(header_, &QAbstractButton::toggled, &contents, &QWidget::setVisible);
    connect(header_, &QAbstractButton::toggled, this, [this](bool open) { changeSetting(key_, open); });
    contents.setVisible(false);
    header_->setChecked(setting(key_, false).toBool());
}

void Fold::setTitle(const QString& title, const QString& amount) {
    header_->setText(title);
    header_->setAmount(amount);
    header_->setAccessibleName(amount.isEmpty() ? title : tr("%1 (%2)").arg(title, amount));
}

void Fold::setTheme(const Theme& theme) {
    header_->setTheme(theme);
}

void Fold::setOpen(bool open) {
    header_->setChecked(open);
}

bool Fold::isOpen() const {
    return header_->isChecked();
}

} // namespace mexplorer::ui
