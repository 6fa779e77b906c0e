#include "core/text/pasted_list.h"

#include "core/text/parse.h"
#include "core/text/rows_text.h"

#include <array>

namespace mexplorer {

namespace {

constexpr std::string_view blankSigns = " \t\r\n";
constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_";
constexpr std::string_view figures = "0123456789";

bool isOneOf(char c, std::string_view wanted) {
    return wanted.find(c) != std::string_view::npos;
}

template <std::size_t count>
bool isAmong(std::string_view word, const std::array<std::string_view, count>& words) {
    return std::ranges::find(words, word) != words.end();
}

void blankOut(std::string& text, std::size_t begin, std::size_t end) {
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(begin),
              text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
}

std::size_t firstSign(std::string_view text, std::size_t from = 0) {
    return std::min(text.find_first_not_of(blankSigns, from), text.size());
}

/// “np.array” is an array, “std::vector” a vector.
std::string_view lastPart(std::string_view name) {
    return name.substr(name.find_last_of(".:") + 1); // npos + 1 is 0
}

/// Where the name that a text begins with ends; its own beginning if there is none.
std::size_t nameEnd(std::string_view text, std::size_t begin) {
    if (begin >= text.size() || !isOneOf(text[begin], letters)) return begin;
    const auto end = std::find_if(text.begin() + static_cast<std::ptrdiff_t>(begin), text.end(), [](char c) {
        return !isOneOf(c, letters) && !isOneOf(c, figures) && c != '.' && c != ':';
    });
    return static_cast<std::size_t>(end - text.begin());
}

/// Where the bracket that opens at `open` is closed; the end of the text if nowhere.
std::size_t closeOf(std::string_view text, std::size_t open) {
    std::size_t depth = 0;
    for (std::size_t at = open; at < text.size(); ++at) {
        depth += isOneOf(text[at], "([{") ? 1U : 0U;
        if (isOneOf(text[at], ")]}") && --depth == 0) return at;
    }
    return text.size();
}

/// Whether numbers such as `items` stay what they are if a program keeps them as this type, “np.int64”.
bool keepsNumbers(std::string_view type, std::string_view items) {
    std::string_view word = lastPart(trimmed(type));
    while (!word.empty() && isOneOf(word.front(), "'\"<>|="))
        word.remove_prefix(1);
    const auto begins = [word](std::string_view kind) { return word.starts_with(kind); };
    if (begins("float") || begins("double") || begins("object") || begins("U") || begins("str")) return true;
    const bool areWhole = items.find_first_of("./") == std::string_view::npos;
    return areWhole && (begins("int") || begins("uint") || begins("long"));
}

/// The end of the items of a call whose arguments are text[begin, end): before a “, dtype=…”. Nothing if
/// other arguments follow, which mean more.
std::optional<std::size_t> itemsEnd(std::string_view text, std::size_t begin, std::size_t end) {
    const std::string_view arguments = text.substr(0, end);
    const std::size_t equals = arguments.find('=', begin);
    if (equals == std::string_view::npos) return end;
    const std::size_t comma = arguments.rfind(',', equals);
    if (comma == std::string_view::npos || comma < begin) return std::nullopt;
    const std::string_view name = trimmed(arguments.substr(comma + 1, equals - comma - 1));
    const std::string_view type = arguments.substr(equals + 1);
    const bool isLast = type.find_first_of(",([{") == std::string_view::npos;
    if (name != "dtype" || !isLast || !keepsNumbers(type, arguments.substr(begin, comma - begin)))
        return std::nullopt;
    return comma;
}

/// Whether the call of this name just makes a list of what stands in its brackets, which are not other calls’
/// or sizes.
bool makesList(std::string_view name, char first) {
    constexpr std::array<std::string_view, 13> ofLists{"array",     "asarray", "matrix", "Matrix", "mat",
                                                       "tensor",    "list",    "tuple",  "set",    "Set",
                                                       "frozenset", "vector",  "List"};
    constexpr std::array<std::string_view, 2> ofItems{"c", "list"};
    return (isAmong(name, ofLists) && isOneOf(first, "([{")) ||
           (isAmong(name, ofItems) && (isOneOf(first, figures) || isOneOf(first, "-+.'\"")));
}

/// Blanks out “np.array(” and its end. Whether it was there.
bool takeCall(std::string& text) {
    const std::size_t begin = firstSign(text);
    const std::size_t open = nameEnd(text, begin);
    if (open == begin || open == text.size() || text[open] != '(') return false;
    const std::string_view name = lastPart(std::string_view(text).substr(begin, open - begin));
    const std::size_t inside = firstSign(text, open + 1);
    const std::size_t close = closeOf(text, open);
    const std::size_t after = firstSign(text, std::min(close + 1, text.size()));
    const bool isAll =
        after == text.size() || (isOneOf(text[after], ",;") && firstSign(text, after + 1) == text.size());
    if (inside >= close || close == text.size() || !isAll || !makesList(name, text[inside])) return false;
    const auto end = itemsEnd(text, inside, close);
    if (!end) return false;
    blankOut(text, begin, open);
    text[open] = isOneOf(text[inside], "([{") ? ' ' : '('; // so that c(3, 5) is a list in brackets
    if (text[open] == '(') {
        blankOut(text, *end, close);
        return false;
    }
    blankOut(text, *end, text.size());
    return true;
}

/// Blanks out “heaps = ” and “int a[] = ” before brackets or a call.
void takeAssignment(std::string& text) {
    const std::size_t begin = firstSign(text);
    const std::size_t equals = text.find_first_of("=<", begin);
    if (equals == std::string::npos || equals == begin || !isOneOf(text[begin], letters)) return;
    const bool isArrow = text[equals] == '<' && text.compare(equals, 2, "<-") == 0;
    if (text[equals] == '<' && !isArrow) return;
    const std::string_view name = std::string_view(text).substr(begin, equals - begin);
    const bool isName = std::ranges::all_of(
        name, [](char c) { return isOneOf(c, letters) || isOneOf(c, figures) || isOneOf(c, " []:"); });
    const std::size_t value = firstSign(text, equals + (isArrow ? 2U : 1U));
    const std::size_t called = nameEnd(text, value);
    const bool isList = called < text.size() && isOneOf(text[called], called > value ? "(" : "([{");
    if (isName && isList) blankOut(text, begin, value);
}

/// A line between the head and the rows of a table: |---|:-:|
bool isRuleOfTable(std::string_view line) {
    return line.find('-') != std::string_view::npos &&
           line.find_first_not_of("|-: \t\r") == std::string_view::npos;
}

/// Whether bars with and without blanks beside them are mixed: then those without may part what is in a cell.
bool areMixed(std::string_view line) {
    bool someAlone = false;
    bool someClose = false;
    for (std::size_t at = line.find('|', 1); at + 1 < line.size(); at = line.find('|', at + 1)) {
        const bool before = isOneOf(line[at - 1], " \t|");
        const bool behind = isOneOf(line[at + 1], " \t|");
        someAlone = someAlone || (before && behind);
        someClose = someClose || (!before && !behind);
    }
    return someAlone && someClose;
}

/// “[[3], [5]]” without the inner brackets; any other text as it is.
std::string withoutInner(std::string text) {
    std::size_t depth = 0;
    bool isColumn = true;
    std::size_t opened = 0;
    for (std::size_t at = 0; at < text.size() && isColumn; ++at) {
        if (isOneOf(text[at], "([{")) {
            isColumn = ++depth <= 2 && (depth == 2 || firstSign(text) == at);
            opened = at;
        } else if (isOneOf(text[at], ")]}")) {
            const std::string_view inside =
                trimmed(std::string_view(text).substr(opened + 1, at - opened - 1));
            isColumn = depth == 1 || (depth == 2 && !inside.empty() &&
                                      inside.find_first_of(",; \t\n") == std::string_view::npos);
            depth -= depth > 0 ? 1U : 0U;
            if (depth == 0) opened = at;
        } else if (depth == 1 && !isOneOf(text[at], ", \t\r\n;")) {
            return text; // beside the inner ones
        }
    }
    const auto brackets = std::ranges::count_if(text, [](char c) { return isOneOf(c, "([{"); });
    if (!isColumn || depth != 0 || brackets < 3) return text; // of a single one insideBrackets takes care
    const std::size_t first = firstSign(text);
    const std::size_t last = text.find_last_of(")]}");
    for (std::size_t at = first + 1; at < last; ++at)
        if (isOneOf(text[at], "([{)]}")) text[at] = ' ';
    return text;
}

/// The digits of groups: 1000 for “1,000”.
std::string withoutGaps(std::string_view groups) {
    std::string digits(groups);
    std::erase_if(digits, [](char c) { return !isOneOf(c, figures); });
    return digits;
}

/// “1, 000” for “1,000” or “1 000”
std::string asItems(std::string_view groups) {
    std::string items;
    for (const char c : groups) {
        if (isOneOf(c, figures))
            items += c;
        else
            items += ", ";
    }
    return items;
}

std::size_t digitsEnd(std::string_view text, std::size_t begin) {
    return std::min(text.find_first_not_of(figures, begin), text.size());
}

} // namespace

std::string withoutMaker(std::string_view plain) {
    std::string text(plain);
    takeAssignment(text);
    constexpr int deepest = 4; // list(set([…]))
    for (int depth = 0; depth < deepest && takeCall(text);)
        ++depth;
    return text;
}

std::string withoutFrames(std::string_view plain) {
    std::string text(plain);
    if (!trimmed(plain).starts_with('|')) return text;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = trimmed(std::string_view(text).substr(begin, end - begin));
        const auto first = static_cast<std::size_t>(line.data() - text.data());
        begin = end + 1;
        if (line.empty()) continue;
        if (isRuleOfTable(line)) {
            blankOut(text, first, first + line.size());
            continue;
        }
        if (line.size() < 2 || line.front() != '|' || line.back() != '|' || areMixed(line))
            return std::string(plain);
        const auto at = text.begin() + static_cast<std::ptrdiff_t>(first);
        std::replace(at, at + static_cast<std::ptrdiff_t>(line.size()), '|', ',');
        text[first] = text[first + line.size() - 1] = ' ';
    }
    return text;
}

std::string pastedList(std::string_view plain) {
    if (plain.find_first_not_of("0123456789,; \t\r\n-+") == std::string_view::npos) return std::string(plain);
    const bool isLatex = plain.find('\\') != std::string_view::npos || trimmed(plain).starts_with('$');
    const std::string text = isLatex ? withoutLatex(plain) : std::string(plain);
    return withoutInner(withoutFrames(withoutMaker(text)));
}

Message sayDoubtful(std::string_view written, std::size_t column, std::string_view asOne,
                    std::string_view asSeveral) {
    return say(MX_TEXT("core", "“%1” at column %2 may be one number or several; write %3 for one, “%4” for "
                               "several."),
               shortened(written), column, shortened(asOne), shortened(asSeveral));
}

std::optional<Message> doubtfulNumber(std::string_view plain, std::size_t column) {
    constexpr std::size_t group = 3; // digits
    const std::size_t first = plain.find_first_of(figures);
    const bool arePadded =
        first != std::string_view::npos && plain[first] == '0' && digitsEnd(plain, first) - first > 1;
    if (arePadded) return std::nullopt; // 001, 010 …
    for (std::size_t begin = first; begin < plain.size();) {
        std::size_t end = digitsEnd(plain, begin);
        const bool mayLead =
            end - begin <= group && plain[begin] != '0' && (begin == 0 || plain[begin - 1] != '.');
        bool hasZero = false;
        for (const char gap = mayLead && end < plain.size() && isOneOf(plain[end], ", ") ? plain[end] : '\0';
             gap != '\0' && end < plain.size() && plain[end] == gap;) {
            const std::size_t next = digitsEnd(plain, end + 1);
            if (next - end != group + 1) break;
            hasZero = hasZero || plain[end + 1] == '0';
            end = next;
        }
        if (hasZero) {
            const std::string_view written = plain.substr(begin, end - begin);
            return sayDoubtful(written, column + begin, withoutGaps(written), asItems(written));
        }
        begin = std::min(plain.find_first_of(figures, end), plain.size());
    }
    return std::nullopt;
}

} // namespace mexplorer
