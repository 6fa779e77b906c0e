#pragma once

#include "core/explain/trace.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace mexplorer::ui {

/// A trace's pseudo-code, with the line of the current step highlighted.
class PseudoCode : public QWidget {
    Q_OBJECT

public:
    explicit PseudoCode(QWidget* parent = nullptr);

    void setTrace(std::shared_ptr<const Trace> trace);
    void showStep(int step);
    void setTheme(const Theme& theme);
    /// The line of the current step; null if there is none.
    [[nodiscard]] QWidget* litLine() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    static constexpr int noLine = -1;

    void retranslate();
    void restyle();
    void light();
    [[nodiscard]] int indentOf(std::size_t line) const;

    std::shared_ptr<const Trace> trace_;
    QVBoxLayout* layout_;
    std::vector<QLabel*> lines_;
    int current_ = noLine; ///< the highlighted line
    Theme theme_ = lightTheme();
};

} // namespace mexplorer::ui
