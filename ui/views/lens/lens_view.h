#pragma once

#include "ui/views/lens/lens_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

struct LensKind : PictureKind<LensFigure, LensSubject, LensTrace, std::optional<LensState>> {
    static constexpr const char* id = "lens";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// What somebody supposes about all values of a line or a table, and where it fails. A suggestion that is
/// clicked becomes the conjecture; a value that is clicked, the position. The menu of the picture compares
/// with a file, and saves the report and the values.
class LensView : public KindView<LensKind> {
    Q_OBJECT

public:
    using KindView::KindView;

    void addOwnActions(QMenu& menu) override;
    /// Compares with what a file says: values, a b-file, or a formula.
    void compareWithFile(const QString& path);
    /// Writes the report in Markdown, in the language of the interface.
    void saveReport(const QString& path);
    /// Writes the values of a line as a b-file.
    void saveValues(const QString& path);

protected:
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;

private:
    void compareWith(const std::string& text);
    [[nodiscard]] std::string positionOf(const GridCell& cell) const;
    void write(const QString& path, const std::string& text);
};

[[nodiscard]] ViewKind lensViewKind();

} // namespace mexplorer::ui
