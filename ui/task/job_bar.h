#pragma once

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QWidget>

namespace mexplorer::ui {

class JobBase;

/// What a job is doing, how far it is, and a Cancel button; shown only if the job takes longer than a blink.
class JobBar : public QWidget {
    Q_OBJECT

public:
    explicit JobBar(JobBase& job, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* title_;
    QProgressBar* bar_;
    QPushButton* cancel_;
    QTimer delay_;
};

} // namespace mexplorer::ui
