#pragma once

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

class QWidget;

namespace mexplorer::app {

/// The program without its style sheet, from before its font and palette change until it is dressed again:
/// both are cheap to set without one. Meanwhile no window paints or lays out anything, so that nobody sees
/// it.
class Undressed : public QObject {
public:
    /// One for all windows: who undresses a program that is undressed shares this.
    [[nodiscard]] static std::shared_ptr<Undressed> program();

    /// To be called before the end, once by each who shares it; costs nothing if the program wears the sheet.
    void dress(const QString& sheet);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    Undressed();

    bool isOver_ = false;
    std::vector<QPointer<QWidget>> windows_;  ///< those that would paint
    std::vector<QPointer<QWidget>> unplaced_; ///< those that wait to lay out what is in them
};

} // namespace mexplorer::app
