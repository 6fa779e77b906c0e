#include "core/play/report.h"
#include "core/text/csv.h"
#include "core/text/markdown.h"
#include "core/text/printable.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

std::string asMarkdown(const Report& report, const Message& title, const Message::Translate& translate) {
    const auto said = [&](const Message& message) { return markdown(message.said(translate)); };
    std::string text = "# " + said(title) + "\n\n";
    for (const Message& sentence : report.sentences)
        text += said(sentence) + "\n";
    text += fmt::format("\n{}\n\n",
                        said(say(MX_TEXT("core", "The game began at %1."), allPrintable(report.start))));
    for (std::size_t i = 0; i < report.moves.size(); ++i) {
        const JudgedMove& move = report.moves[i];
        const std::string line = said(say(MX_TEXT("core", "%1: %2, to %3: %4"), report.players.nameOf(i),
                                          move.move, allPrintable(move.to), sayMark(move)));
        text += fmt::format("{0}. {1}{2}{1}\n", i + 1, report.turning == i ? "**" : "", line);
    }
    return text;
}

std::string asCsv(const Report& report, const Message::Translate& translate) {
    const auto field = [&](const Message& message) { return csvField(message.said(translate)); };
    const bool hasCosts = std::ranges::any_of(report.moves, [](const auto& move) { return !!move.cost; });
    std::string text = "number,player,from,move,to,mark,better";
    text += hasCosts ? ",cost\n" : "\n";
    for (std::size_t i = 0; i < report.moves.size(); ++i) {
        const JudgedMove& move = report.moves[i];
        text += fmt::format("{},{},{},{},{},{},{}", i + 1, field(report.players.nameOf(i)),
                            csvField(move.from), field(move.move), csvField(move.to),
                            field(nameOf(move.mark)), move.better ? csvField(move.better->to) : "");
        if (hasCosts) text += "," + (move.cost ? rationalText(*move.cost) : std::string());
        text += "\n";
    }
    return text;
}

} // namespace mexplorer
