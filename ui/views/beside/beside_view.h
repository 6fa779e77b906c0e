#pragma once

#include "ui/views/beside/beside.h"

namespace mexplorer::ui {

/// Two pictures beside each other, seen by one camera, with one timeline. A place that is clicked becomes the
/// position, which both explain; a node that differs, and a click on the counts below, lead to the step about
/// it, as D does to the next difference.
class BesideView : public KindView<BesideKind> {
    Q_OBJECT

public:
    using KindView::KindView;

    void addOwnActions(QMenu& menu) override;
    [[nodiscard]] bool takes(const QKeyEvent& event) const override;

protected:
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] std::size_t differenceCount() const;
    void goToDifference(std::size_t number);
    void goToNext(bool isBack);
    void compareWith(const std::string& text);
};

[[nodiscard]] ViewKind besideViewKind();

} // namespace mexplorer::ui
