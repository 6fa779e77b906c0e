#pragma once

#include <QTabBar>

#include <vector>

class QMenu;
class QToolButton;

namespace mexplorer::app {

/// The tabs of the views. Those for which there is no room are in a menu at the end; no title is cut off.
class ViewTabs : public QWidget {
    Q_OBJECT

public:
    struct Tab {
        QString id;
        QString title;
    };

    explicit ViewTabs(QWidget* parent);
    ~ViewTabs() override;

    /// Does not emit `chosen`.
    void show(const std::vector<Tab>& tabs, const std::string& chosen);
    [[nodiscard]] int count() const;
    /// Whether the tabs have the focus, so that keys choose among them.
    [[nodiscard]] bool isWalked() const;

    /// With room for all tabs.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen(const QString& id);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
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
