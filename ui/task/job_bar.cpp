#include "ui/task/job_bar.h"

#include "ui/task/job.h"
#include "ui/text/plain.h"

#include <QEvent>
#include <QHBoxLayout>

#include <utility>

namespace mexplorer::ui {

namespace {
constexpr int blinkMilliseconds = 150;
constexpr int barSteps = 1000;
} // namespace

JobBar::JobBar(JobBase& job, QWidget* parent)
    : QWidget(parent), title_(plainLabel(this)), bar_(new QProgressBar(this)),
      cancel_(new QPushButton(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 4, 16, 4);
    title_->setMinimumWidth(1); // a small window need not grow for it
    layout->addWidget(title_);
    layout->addWidget(bar_, 1);
    layout->addWidget(cancel_);
    bar_->setRange(0, barSteps);
    cancel_->setObjectName("cancelJob");
    cancel_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // also where the bar leaves its room
    delay_.setSingleShot(true);
    delay_.setInterval(blinkMilliseconds);
    hide();
    retranslate();

    connect(&delay_, &QTimer::timeout, this, &QWidget::show);
    connect(cancel_, &QPushButton::clicked, this, [this, &job] { press(job); });
    connect(&job, &JobBase::started, this, [this, &job] {
        work_ = job.title();
        offersNext_ = false;
        setCancelled(false);
        bar_->setValue(0);
        if (!isVisible()) delay_.start();
    });
    connect(&job, &JobBase::progressed, this, [this](double fraction) {
        bar_->setMaximum(fraction > 0 ? barSteps : 0); // 0: busy, for an unknown time
        bar_->setValue(qRound(fraction * barSteps));
    });
    connect(&job, &JobBase::finished, this, [this] {
        delay_.stop();
        setCancelled(std::exchange(offersNext_, false)); // not before: it could not begin again yet
        setVisible(isCancelled_);
    });
}

void JobBar::fitColumn() {
    title_->hide();
    layout()->setContentsMargins(0, 4, 0, 4);
}

void JobBar::press(JobBase& job) {
    if (isCancelled_) {
        withdrawOffer();
        emit againWanted();
        return;
    }
    offersNext_ = offersAgain_;
    job.cancel();
    emit cancelled();
}

void JobBar::withdrawOffer() {
    offersNext_ = false;
    if (!isCancelled_) return;
    setCancelled(false);
    hide();
}

void JobBar::setCancelled(bool on) {
    isCancelled_ = on;
    bar_->setVisible(!on);
    retranslate();
}

void JobBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void JobBar::retranslate() {
    title_->setText(isCancelled_ ? tr("%1: cancelled").arg(work_) : work_);
    cancel_->setText(isCancelled_ ? tr("Begin again") : tr("Cancel"));
}

} // namespace mexplorer::ui
