// Documents: what is read is written and read again to the same; and its game opens, or says why not.

#include "core/catalogue/catalogue.h"
#include "core/document/document.h"
#include "core/game/aspects/instances.h"
#include "core/play/record_text.h"
#include "tests/fuzz/check.h"
#include "tests/fuzz/short_task.h"

using namespace mexplorer;

namespace {

void open(const DocumentContents& contents) {
    const auto game = makeGame(contents.game, contents.parameters);
    if (!fuzz::answered(game)) return;
    if ((*game)->as<InstancesAspect>()) (void)fuzz::answered(instanceOf(**game, contents.position));
    fuzz::ShortTask task;
    if (contents.record) (void)fuzz::answered(readRecord(**game, *contents.record, task));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
    const auto contents = readDocument({data, size});
    if (!fuzz::answered(contents)) return 0;
    const std::string written = writeDocument(*contents);
    const auto again = readDocument(written);
    fuzz::require(again.has_value(), "what is written can be read");
    fuzz::require(*again == *contents, "what is written is read as the same");
    fuzz::require(writeDocument(*again) == written, "what is written again has the same bytes");
    open(*contents);
    return 0;
}
