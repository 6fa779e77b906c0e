#pragma once

#include "core/text/message.h"
#include "core/text/text_place.h"

#include <map>
#include <string>
#include <vector>

namespace mexplorer {

/// What a graph file says of a node or of edges besides their names, as written: “capacity” → “3”.
using Attributes = std::map<std::string, std::string, std::less<>>;

/// Removes an attribute and returns its value; empty if there is none.
[[nodiscard]] std::string takeFrom(Attributes& attributes, std::string_view name);

/// What a file says and its game does not read, to be told in notes: nothing that changes the game may be
/// ignored in silence. Attributes that only affect a drawing (Graphviz’s) are not collected.
class Unread {
public:
    void add(const Attributes& attributes, TextPlace place);
    /// One sentence for each name, with its first value and place; of many names the first ones.
    [[nodiscard]] std::vector<Message> notes() const;

private:
    struct First {
        std::string value;
        TextPlace place;
        std::size_t count = 0;
    };
    std::map<std::string, First, std::less<>> first_;
};

} // namespace mexplorer
