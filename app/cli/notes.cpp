#include "app/cli/notes.h"

#include "app/cli/output.h"
#include "core/game/aspects/notes.h"
#include "core/game/aspects/remark.h"

namespace mexplorer::cli {

void tellNotes(const Game& game) {
    for (const Message& note : notesOf(game))
        complain("note: " + note.english());
}

void tellRemark(const Instance& instance) {
    const auto* remark = instance.as<RemarkAspect>();
    if (remark && !remark->remark().empty()) complain("note: " + remark->remark().english());
}

void addNotes(Json& json, const Game& game) {
    for (const Message& note : notesOf(game))
        json["notes"].push_back(note.english());
}

} // namespace mexplorer::cli
