// Writes a file as the program does, for tests in which that fails:
//   saver PATH BYTES    exit 0, or 2 with the sentence on stderr
#include "core/file/output_file.h"

#include <cstdio>
#include <cstdlib>

int main(int /*argc*/, char** argv) {
    const mexplorer::Task task;
    mexplorer::OutputFile file(argv[1], task);
    for (long left = std::atol(argv[2]); left > 0 && file.write("new\n"); left -= 4) {
    }
    const auto written = file.commit();
    if (!written) std::fputs((written.error().english() + "\n").c_str(), stderr);
    return written ? 0 : 2;
}
