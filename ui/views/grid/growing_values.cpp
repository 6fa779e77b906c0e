#include "ui/views/grid/growing_values.h"

namespace mexplorer::ui {

Expected<std::shared_ptr<const GridValues>> fillValues(GridSize size, GrowingValues& growing, Task& task) {
    auto values = std::make_shared<GridValues>(size);
    growing.put(values);
    if (auto filled = growing.grid().fill(*values, task); !filled) return tl::unexpected(filled.error());
    return values;
}

} // namespace mexplorer::ui
