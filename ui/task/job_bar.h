#pragma once

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QWidget>

#include <chrono>

namespace mexplorer::ui {

class JobBase;

/// What a job is doing, how far it is, and a Cancel button; shown only if the job takes longer than a blink.
class JobBar : public QWidget {
    Q_OBJECT

public:
    explicit JobBar(JobBase& job, QWidget* parent = nullptr);

    /// How long a job must take to be shown.
    void setDelay(std::chrono::milliseconds delay) { delay_.setInterval(delay); }
    /// As narrow as a column of text: without what the job is called.
    void fitColumn();
    /// After Cancel it stays, with a button to begin again, until the job starts or this is withdrawn.
    void offerAgain() { offersAgain_ = true; }
    void withdrawOffer();

signals:
    void cancelled();
    void againWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void press(JobBase& job);
    void setCancelled(bool on);

    QLabel* title_;
    QProgressBar* bar_;
    QPushButton* cancel_;
    QTimer delay_;
    QString work_;
    bool offersAgain_ = false;
    bool offersNext_ = false; ///< once the job has ended
    bool isCancelled_ = false;
};

} // namespace mexplorer::ui
