#pragma once

#include <QTabBar>

#include <vector>

class QMenu;
class QToolButton;

namespace mexplorer::app {

/// The tabs of the views. Those there is no room for are in a menu at their end; none is cut.
class ViewTabs : public QWidget {
    Q_OBJECT

public:
    struct Tab {
        QString id;
        QString title;
    };

    explicit ViewTabs(QWidget* parent);
    ~ViewTabs() override;

    /// Tells nothing of the choice.
    void show(const std::vector<Tab>& tabs, const std::string& chosen);
    [[nodiscard]] int count() const;
    /// Whether one goes through them by keys.
    [[nodiscard]] bool isWalked() const;

    /// Of all tabs.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen(const QString& id);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Bar;

    void fit();
    void listHidden();
    void retranslate();

    Bar* bar_;
    QToolButton* more_;
    QMenu* hidden_;
};

} // namespace mexplorer::app
