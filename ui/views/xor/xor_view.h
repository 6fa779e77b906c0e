#pragma once

#include "ui/views/picture_kind.h"
#include "ui/views/xor/xor_figure.h"

#include <memory>

namespace mexplorer::ui {

/// Makes the picture and the trace of a table of columns, off the GUI thread.
struct DigitsSource {
    Expected<XorPicture> (*picture)(const Game& game, std::shared_ptr<const Inquiry> asked, Task& task);
    /// `wanted`: the row whose winning turn the steps are to lead to, if several rows have one.
    Expected<ColumnsTrace> (*trace)(const Game& game, const Inquiry& asked, Task& task,
                                    std::optional<std::size_t> wanted);
};

/// What the two such views have in common; their kinds say which source they have.
struct DigitsKind : PictureKind<XorFigure, XorPicture, ColumnsTrace, XorLook> {
    static QString work(const Scene& scene);
    static Expected<Made> madeBy(const DigitsSource& source, const Scene& scene, Task& task);
    static XorLook lookAt(const Made::Trace& trace, int step, XorLook look);
};

/// Heaps in binary, and the proof by XOR, or by columns mod k + 1, step by step. Pointing shows facts about a
/// row or column; clicking a heap shows its winning move, if it has one, and the steps lead to that move;
/// clicking it again returns to the usual move.
class XorView : public KindView<DigitsKind> {
    Q_OBJECT

public:
    XorView(Document& document, std::string id, Maker maker, DigitsSource source, QWidget* parent = nullptr);

    [[nodiscard]] std::optional<std::size_t> chosenComponent() const override { return look_.heap; }

protected:
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    void showPicture() override;
    void showLook() override;

private:
    DigitsSource source_;
};

[[nodiscard]] ViewKind xorViewKind();
/// The view of the columns of Moore’s Nim.
[[nodiscard]] ViewKind columnsViewKind();

} // namespace mexplorer::ui
