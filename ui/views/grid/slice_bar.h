#pragma once

#include <QWidget>

#include <cstdint>
#include <vector>

class QLabel;
class QSlider;

namespace mexplorer::ui {

/// The row above a slice: a slider for each further number, by which another slice is chosen. Hidden when
/// presenting, and if there is no slice.
class SliceBar : public QWidget {
    Q_OBJECT

public:
    explicit SliceBar(QWidget* parent);

    /// Shows the further numbers of a slice; of many, and of large ones, only some can be changed here.
    void showNumbers(const std::vector<std::uint64_t>& numbers);

signals:
    void chosen(std::size_t which, std::uint64_t number);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QLabel* name;
        QSlider* slider;
        QLabel* value;
    };

    void addRow();
    void retranslate();
    void showIfWanted();

    std::vector<Row> rows_;
    bool isWanted_ = false;
};

} // namespace mexplorer::ui
