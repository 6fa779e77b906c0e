// Any game with any parameters at any position, written “id|name=value|…|position”.

#include "tests/fuzz/check_game.h"

using namespace mexplorer;

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
    std::string_view rest(data, size);
    const auto field = [&] {
        const std::size_t end = std::min(rest.find('|'), rest.size());
        const std::string_view text = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        return std::string(text);
    };
    const std::string id = field();
    Parameters parameters;
    while (rest.find('|') != std::string_view::npos) {
        const std::string text = field();
        const std::size_t sign = std::min(text.find('='), text.size());
        parameters[text.substr(0, sign)] = text.substr(std::min(sign + 1, text.size()));
    }
    const auto game = makeGame(id, parameters);
    if (!fuzz::answered(game)) return 0;
    fuzz::checkGame(**game);
    fuzz::checkTyped(**game, std::string(rest));
    return 0;
}
