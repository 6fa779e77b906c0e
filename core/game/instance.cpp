#include "core/game/instance.h"

#include <utility>

namespace mexplorer {

Instance::Instance(std::string text) : text_(std::move(text)) {}
Instance::~Instance() = default;

} // namespace mexplorer
