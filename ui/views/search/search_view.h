#pragma once

#include "ui/views/end_writer.h"
#include "ui/views/picture_kind.h"
#include "ui/views/search/search_figure.h"

namespace mexplorer::ui {

struct SearchKind : PictureKind<SearchFigure, SearchPicture, SearchTrace, std::optional<SearchState>> {
    static constexpr const char* id = "search";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// A game tree search below a position, event by event.
class SearchView : public KindView<SearchKind> {
    Q_OBJECT

public:
    explicit SearchView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void forgetLook() override;
    void showPicture() override;
    void point(const QPointF& world) override;
    void leave() override;
    /// On a bar of the chart: switches to that way of searching; on its heading: folds or opens it. On an end
    /// of a tree entered by hand: edits its score. On another place or a badge: goes to the step about it.
    void click(const QPointF& world) override;

private:
    /// Whether there is anything of the chart that can be clicked.
    bool clickChart(const QPointF& pixel);
    [[nodiscard]] bool canWrite(std::uint32_t node) const;
    [[nodiscard]] SeenEnds seenEnds() const;
    [[nodiscard]] QString statusAt(const QPointF& world);

    EndWriter* writer_;
    std::optional<std::uint32_t> pointed_;
    QString status_;
};

[[nodiscard]] ViewKind searchViewKind();

} // namespace mexplorer::ui
