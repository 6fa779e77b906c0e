#include "core/play/report.h"
#include "core/text/csv.h"
#include "core/text/markdown.h"
#include "core/text/printable.h"

#include <fmt/format.h>

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
                                          move.move, allPrintable(move.to), nameOf(move.mark)));
        text += fmt::format("{0}. {1}{2}{1}\n", i + 1, report.turning == i ? "**" : "", line);
    }
    return text;
}

std::string asCsv(const Report& report, const Message::Translate& translate) {
    const auto field = [&](const Message& message) { return csvField(message.said(translate)); };
    std::string text = "number,player,from,move,to,mark,better\n";
    for (std::size_t i = 0; i < report.moves.size(); ++i) {
        const JudgedMove& move = report.moves[i];
        text += fmt::format("{},{},{},{},{},{},{}\n", i + 1, field(report.players.nameOf(i)),
                            csvField(move.from), field(move.move), csvField(move.to),
                            field(nameOf(move.mark)), move.better ? csvField(move.better->to) : "");
    }
    return text;
}

} // namespace mexplorer
