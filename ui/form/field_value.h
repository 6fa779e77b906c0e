#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace mexplorer::ui {

/// The most letters of a value that can be edited in a field. Of a longer one it shows the beginning; what
/// becomes longer is entered at once.
inline constexpr qsizetype longestEdited = 4000;
/// The most letters that a field accepts: a graph of this length is read within half a second.
inline constexpr qsizetype longestEntered = qsizetype{4} << 20;

/// A value, and what a field shows of it: all but the long values within it, a graph of a sum (see folded);
/// of very long ones the beginning, and “…” for the rest.
class FieldValue {
public:
    void set(const QString& value);
    [[nodiscard]] const QString& shown() const { return shown_; }

    /// The full value after the shown text was edited: what is hidden is where its signs stand, a trailing
    /// “…” for the rest. Nothing if “…” was deleted from nearly unchanged text: nobody means to delete what
    /// is hidden.
    [[nodiscard]] std::optional<QString> meant(const QString& edited) const;

private:
    QString shown_;
    QString rest_; ///< what is not shown
    std::vector<std::string> folded_;
};

/// What is said of a value longer than longestEntered.
[[nodiscard]] QString tooLongToEnter();
/// What is said if it is unclear what a text means.
[[nodiscard]] QString restNotSeen();

} // namespace mexplorer::ui
