#pragma once

#include <memory>
#include <mutex>

namespace mexplorer {

/// Tables that many questions about one game share: computed when first needed, then kept. Thread-safe; two
/// threads that ask for the same missing table may both compute it; neither waits for the other.
template <class Table>
class KeptTable {
public:
    [[nodiscard]] std::shared_ptr<const Table> get() const {
        const std::lock_guard lock(mutex_);
        return table_;
    }
    void keep(std::shared_ptr<const Table> table) {
        const std::lock_guard lock(mutex_);
        table_ = std::move(table);
    }

private:
    mutable std::mutex mutex_;
    std::shared_ptr<const Table> table_;
};

} // namespace mexplorer
