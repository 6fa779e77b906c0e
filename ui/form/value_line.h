#pragma once

#include "ui/form/field_value.h"

#include <QLineEdit>

#include <cstdint>
#include <optional>
#include <utility>

namespace mexplorer::ui {

/// A line for one value. Anything can be typed; it counts as entered at Return or when the focus leaves, once
/// for each change. Escape brings the last value back. For whole numbers ↑ and ↓ step. A value too long to be
/// edited is entered at once, however it comes into the line, and only its beginning is shown; the rest stays
/// when that is edited, and is copied with it by the keys.
class ValueLine : public QLineEdit {
    Q_OBJECT

public:
    explicit ValueLine(QWidget* parent = nullptr);

    void setStepping(std::int64_t least, std::int64_t most) { range_ = {least, most}; }
    void showValue(const QString& value);

signals:
    void entered(const QString& text);
    /// What came into the line is longer than any value may be, or the sign for the rest was deleted; the
    /// line is as before.
    void refused(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void finish();
    void step(std::int64_t by);
    void insertPasted(const QString& text);
    void pasteClipboard();
    void take(const QString& edited);
    void copy(bool cuts);

    FieldValue value_; ///< the value last shown or entered
    std::optional<std::pair<std::int64_t, std::int64_t>> range_;
};

} // namespace mexplorer::ui
