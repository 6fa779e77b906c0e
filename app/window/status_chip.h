#pragma once

#include <QLabel>
#include <QTimer>

namespace mexplorer::app {

class ViewStack;

/// A sentence over a lower corner of the figure, above its legend, there only while it says something: a bar
/// would take the figure's room for nothing most of the time. It makes way for the pointer.
class StatusChip : public QLabel {
    Q_OBJECT

public:
    StatusChip(ViewStack& views, Qt::Corner corner);

    /// An empty text hides it.
    void say(const QString& text);
    /// For some seconds.
    void sayForNow(const QString& text);
    /// A slide has none.
    void setMuted(bool muted);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    [[nodiscard]] int legendHeight() const;

    ViewStack& views_;
    Qt::Corner corner_;
    QTimer over_;
    bool isMuted_ = false;
};

} // namespace mexplorer::app
