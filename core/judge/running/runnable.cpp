#include "core/judge/running/runnable.h"

#include "core/judge/running/language.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

#include <elf.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace mexplorer::judge {

namespace {

bool isFile(const std::string& path) {
    struct stat about = {};
    return ::stat(path.c_str(), &about) == 0 && S_ISREG(about.st_mode);
}

bool isExecutable(const std::string& path) {
    return isFile(path) && ::access(path.c_str(), X_OK) == 0;
}

/// The file is missing, or a folder on the way to it cannot be entered.
Message sayUnseen(const std::string& path, int error) {
    std::error_code ignored;
    const auto goal = std::filesystem::read_symlink(path, ignored);
    if (error == ENOENT && !goal.empty())
        return say(MX_TEXT("core", "“%1” is a link to “%2”, which does not exist."), path, goal.string());
    if (error == ENOENT || error == ENOTDIR) return say(MX_TEXT("core", "There is no program “%1”."), path);
    if (error == EACCES) return say(MX_TEXT("core", "“%1” is in a folder that you may not enter."), path);
    return say(MX_TEXT("core", "“%1” cannot be run: %2."), path, std::generic_category().message(error));
}

/// The file is there, but may not be executed.
std::optional<Message> notPermitted(const std::string& path) {
    struct statvfs system = {};
    if (::statvfs(path.c_str(), &system) == 0 && (system.f_flag & ST_NOEXEC) != 0) {
        return say(MX_TEXT("core",
                           "“%1” is on a file system from which nothing may be run (noexec); copy it to "
                           "another folder."),
                   path);
    }
    if (::access(path.c_str(), X_OK) == 0) return std::nullopt;
    if (isSource(path))
        return say(
            MX_TEXT("core", "“%1” is source code: compile it first, and choose the program that results."),
            path);
    constexpr mode_t anyone = S_IXUSR | S_IXGRP | S_IXOTH;
    struct stat about = {};
    if (::stat(path.c_str(), &about) == 0 && (about.st_mode & anyone) != 0)
        return say(MX_TEXT("core", "Others may run “%1”, but you may not; its owner can change that."), path);
    return say(MX_TEXT("core", "“%1” is not executable; chmod +x makes a program so."), path);
}

/// The program that env in a first line looks for: the first word that is neither an option nor a variable.
std::string soughtByEnv(std::istringstream& words) {
    std::string word;
    while (words >> word)
        if (word.front() != '-' && word.find('=') == std::string::npos) return word;
    return {};
}

/// A script, whose first line names the program that reads it.
std::optional<Message> scriptObstacle(const std::string& path, const std::string& line,
                                      const std::string& folders) {
    std::istringstream words(line.substr(2));
    std::string interpreter;
    if (!(words >> interpreter))
        return say(
            MX_TEXT("core", "The first line of “%1” does not say what runs it; it might be #!/bin/sh."),
            path);
    const bool isEnv = std::filesystem::path(interpreter).filename() == "env";
    const std::string sought = isEnv ? soughtByEnv(words) : std::string();
    if (line.ends_with('\r'))
        return say(MX_TEXT("core",
                           "The lines of “%1” end as on Windows, so that “%2” is not found; save it with "
                           "the line ends of Unix: dos2unix, or sed -i 's/\\r$//'."),
                   path, isEnv && !sought.empty() ? sought : interpreter);
    if (!isFile(interpreter))
        return say(MX_TEXT("core",
                           "“%1” is run by “%2”, as its first line says, but that does not exist here; "
                           "install it, or correct the line."),
                   path, interpreter);
    if (!isExecutable(interpreter))
        return say(
            MX_TEXT("core", "“%1” is run by “%2”, as its first line says, but that is not executable."), path,
            interpreter);
    if (!sought.empty() && !isExecutable(sought) && !programNamed(sought, folders))
        return say(MX_TEXT("core",
                           "“%1” is run by “%2”, as its first line says, but that does not exist here; "
                           "install it, or correct the line."),
                   path, sought);
    return std::nullopt;
}

/// The loader that an ELF program of this word size names; empty if it names none.
template <class Header, class Segment>
std::string loaderOf(std::istream& file) {
    constexpr int mostSegments = 256;
    Header header = {};
    file.seekg(0);
    if (!file.read(reinterpret_cast<char*>(&header), sizeof header)) return {};
    for (int at = 0; at < std::min<int>(header.e_phnum, mostSegments); ++at) {
        Segment segment = {};
        file.seekg(static_cast<std::streamoff>(header.e_phoff) + at * static_cast<int>(header.e_phentsize));
        if (!file.read(reinterpret_cast<char*>(&segment), sizeof segment)) return {};
        if (segment.p_type != PT_INTERP) continue;
        constexpr std::uint64_t longest = 4096;
        std::string name(std::min<std::uint64_t>(segment.p_filesz, longest), '\0');
        file.seekg(static_cast<std::streamoff>(segment.p_offset));
        if (!file.read(name.data(), static_cast<std::streamsize>(name.size()))) return {};
        return name.c_str(); // up to the zero that ends it
    }
    return {};
}

std::optional<Message> loaderObstacle(const std::string& path, std::istream& file, char wordSize) {
    const std::string loader = wordSize == ELFCLASS32 ? loaderOf<Elf32_Ehdr, Elf32_Phdr>(file)
                                                      : loaderOf<Elf64_Ehdr, Elf64_Phdr>(file);
    if (loader.empty() || isFile(loader)) return std::nullopt;
    return say(MX_TEXT("core",
                       "“%1” needs the loader “%2”, which does not exist here: it was compiled for another "
                       "system; compile it on this one."),
               path, loader);
}

/// By its first bytes.
std::optional<Message> contentsObstacle(const std::string& path, const std::string& folders) {
    constexpr std::streamsize longestLine = 256; // as the kernel reads of it
    std::ifstream file(path, std::ios::binary);
    std::string start(longestLine, '\0');
    file.read(start.data(), longestLine);
    start.resize(static_cast<std::size_t>(file.gcount()));
    file.clear();
    if (start.starts_with("#!")) return scriptObstacle(path, start.substr(0, start.find('\n')), folders);
    if (start.starts_with("\xEF\xBB\xBF#!"))
        return say(MX_TEXT("core",
                           "“%1” begins with a byte order mark, which hides its first line #!…; save it "
                           "as UTF-8 without one."),
                   path);
    if (start.starts_with(ELFMAG) && start.size() > EI_CLASS)
        return loaderObstacle(path, file, start[EI_CLASS]);
    return std::nullopt;
}

} // namespace

std::string searchPath() {
    const char* folders = std::getenv("PATH");
    return folders != nullptr ? folders : "/usr/local/bin:/usr/bin:/bin";
}

std::optional<std::string> programNamed(std::string_view name, const std::string& folders) {
    std::istringstream list(folders);
    for (std::string folder; std::getline(list, folder, ':');) {
        std::string path = (std::filesystem::path(folder.empty() ? "." : folder) / name).string();
        if (isExecutable(path)) return path;
    }
    return std::nullopt;
}

std::optional<Message> noFile(const std::string& path) {
    struct stat about = {};
    if (::stat(path.c_str(), &about) != 0) return sayUnseen(path, errno);
    if (S_ISDIR(about.st_mode))
        return say(MX_TEXT("core", "“%1” is a folder; choose the program in it."), path);
    if (!S_ISREG(about.st_mode))
        return say(MX_TEXT("core", "“%1” is a pipe, a socket or a device, not a file with a program."), path);
    return std::nullopt;
}

std::optional<Message> obstacle(const std::string& path, const std::string& folders) {
    if (auto sentence = noFile(path)) return sentence;
    if (auto sentence = notPermitted(path)) return sentence;
    return contentsObstacle(path, folders);
}

Message sayNotRun(const std::string& path, int error) {
    switch (error) {
    case ENOEXEC:
        return say(MX_TEXT("core", "“%1” is not a program that runs here; a script begins with a line like "
                                   "#!/usr/bin/python3."),
                   path);
    case ETXTBSY:
        return say(
            MX_TEXT("core", "“%1” is still being written by another program; try again when it is complete."),
            path);
    default:
        return say(MX_TEXT("core", "“%1” cannot be run: %2."), path, std::generic_category().message(error));
    }
}

} // namespace mexplorer::judge
