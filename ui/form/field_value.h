#pragma once

#include <QString>

#include <optional>

namespace mexplorer::ui {

/// Letters of a value that a field lays out, and that can be edited there. Of a longer one it shows the
/// beginning; what becomes that long is entered at once.
inline constexpr qsizetype longestEdited = 4000;
/// Letters that a field takes at all: a graph that is read within half a second.
inline constexpr qsizetype longestEntered = qsizetype{4} << 20;

/// A value, and what a field shows of it: all, or the beginning and “…” for the rest.
class FieldValue {
public:
    void set(const QString& value);
    [[nodiscard]] const QString& shown() const { return shown_; }

    /// What is meant by the shown text after it was edited: “…” at its end stands for the rest still. Nothing
    /// if it is gone from a text that is much as before: nobody deletes on purpose what is not seen.
    [[nodiscard]] std::optional<QString> meant(const QString& edited) const;

private:
    QString shown_;
    QString rest_; ///< what is not shown
};

/// What is said of a longer value than is taken.
[[nodiscard]] QString tooLongToEnter();
/// What is said where a text means nothing for sure.
[[nodiscard]] QString restNotSeen();

} // namespace mexplorer::ui
