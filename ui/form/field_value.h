#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace mexplorer::ui {

/// The most letters of a value that can be edited in a field. Of a longer one only the beginning is shown; a
/// text that becomes longer is entered at once.
inline constexpr qsizetype longestEdited = 4000;
/// The most letters that a field accepts: a graph of this length is read within half a second.
inline constexpr qsizetype longestEntered = qsizetype{4} << 20;

/// A value, and what a field shows of it: long values within it, such as a graph in a sum, are folded (see
/// folded); of a very long text only the beginning is shown, and “…” for the rest.
class FieldValue {
public:
    void set(const QString& value);
    [[nodiscard]] const QString& shown() const { return shown_; }

    /// The full value after the shown text was edited: signs for hidden parts, such as a trailing “…”, are
    /// replaced by these. Empty if “…” was deleted from nearly unchanged text: nobody means to delete what is
    /// hidden.
    [[nodiscard]] std::optional<QString> meant(const QString& edited) const;

private:
    QString shown_;
    QString rest_; ///< what is not shown
    std::vector<std::string> folded_;
};

/// The sentence about a value longer than longestEntered.
[[nodiscard]] QString tooLongToEnter();
/// The sentence if `meant` is empty.
[[nodiscard]] QString restNotSeen();

} // namespace mexplorer::ui
