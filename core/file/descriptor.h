#pragma once

#include <utility>

#include <unistd.h>

namespace mexplorer {

/// An open file descriptor, closed by the destructor.
class Descriptor {
public:
    explicit Descriptor(int number = -1) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Descriptor() { (void)close(); }

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool isOpen() const { return number_ >= 0; }
    /// False, with errno set, if what was written may be lost. True if nothing is open.
    [[nodiscard]] bool close() { return !isOpen() || ::close(std::exchange(number_, -1)) == 0; }

private:
    int number_;
};

} // namespace mexplorer
