#pragma once

#include "core/explain/lens_trace.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What is marked among the values.
struct LensMarks {
    std::size_t failures = 0;           ///< the first so many
    std::optional<std::size_t> ringed;  ///< of these, the one that is looked at
    bool hasOptions = false;            ///< the options of that one, the smallest, are ringed, too
    std::optional<std::uint64_t> agree; ///< the places before this margin are told apart
    bool isUnchecked = false;           ///< nothing has been compared yet
};

/// Where the values of a subject are drawn: a chart of a line, or a table.
class LensField {
    Q_DECLARE_TR_FUNCTIONS(LensField)

public:
    explicit LensField(std::shared_ptr<const LensSubject> subject) : subject_(std::move(subject)) {}
    virtual ~LensField() = default;
    LensField(const LensField&) = delete;
    LensField& operator=(const LensField&) = delete;

    [[nodiscard]] virtual QRectF bounds() const = 0;
    [[nodiscard]] virtual bool keepsAspect() const = 0;
    [[nodiscard]] virtual std::pair<double, double> scaleRange() const = 0;
    virtual void draw(QPainter& painter, const Frame& frame, const LensMarks& marks) const = 0;
    /// The place whose value is drawn there.
    [[nodiscard]] virtual std::optional<GridCell> placeAt(const QPointF& world) const = 0;
    /// Where the value of a place is drawn.
    [[nodiscard]] virtual QRectF rectOf(const GridCell& place) const = 0;
    /// What the signs mean; those of other steps keep their places.
    [[nodiscard]] LegendEntries legend(const Style& style, const LensMarks& marks) const;

protected:
    [[nodiscard]] const LensSubject& subject() const { return *subject_; }
    [[nodiscard]] virtual LegendEntry valueEntry(const Style& style) const = 0;
    [[nodiscard]] virtual QString failureText() const = 0;

private:
    std::shared_ptr<const LensSubject> subject_;
};

[[nodiscard]] std::unique_ptr<LensField> lensFieldOf(const std::shared_ptr<const LensSubject>& subject);

} // namespace mexplorer::ui
