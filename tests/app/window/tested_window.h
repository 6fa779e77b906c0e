#pragma once

#include "app/window/main_window.h"
#include "own_folder.h"
#include "ui/panels/why_panel.h"
#include "ui/theme/language.h"
#include "ui/views/view.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QTimer>

#include <functional>
#include <memory>

namespace mexplorer::app {

/// The window as tests open it: English, 1280 × 720, with settings in its own folder.
class TestedWindow {
public:
    /// Opens it; returns whether it shows its picture.
    bool open() {
        ui::setLanguage("en");
        window_ = std::make_unique<MainWindow>();
        window_->resize(1280, 720);
        window_->show();
        window_->activateWindow();
        return folder_.isValid() && QTest::qWaitForWindowActive(window_.get()) &&
               QTest::qWaitFor([this] { return window_->view().figure() != nullptr; });
    }
    void close() { window_.reset(); }
    /// Closes it as a person does, and opens another one with the same settings.
    bool reopen() {
        const bool isClosed = window_->close();
        close();
        return isClosed && open();
    }

    MainWindow* operator->() const { return window_.get(); }
    [[nodiscard]] MainWindow* get() const { return window_.get(); }
    [[nodiscard]] QString filePath(const QString& name) const { return folder_.filePath(name); }
    /// The label with this name in the panel that explains, or else anywhere in the window.
    [[nodiscard]] QLabel* label(const char* name) const {
        if (auto* label = window_->findChild<ui::WhyPanel*>()->findChild<QLabel*>(name)) return label;
        return window_->findChild<QLabel*>(name);
    }
    /// The visible part of the figure.
    [[nodiscard]] QImage picture() const { return window_->view().canvas().grab().toImage(); }

    /// Makes `answer`, and nothing else, handle all dialogs until the window is closed.
    void answerDialogs(std::function<void(QWidget&)> answer) {
        delete window_->findChild<QTimer*>("answers");
        auto* timer = new QTimer(window_.get());
        timer->setObjectName("answers");
        QObject::connect(timer, &QTimer::timeout, [answer = std::move(answer)] {
            if (QWidget* modal = QApplication::activeModalWidget()) answer(*modal);
        });
        timer->start(1);
    }

private:
    OwnFolder folder_;
    std::unique_ptr<MainWindow> window_;
};

} // namespace mexplorer::app
