#include "ui/document/repeated_key.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <set>
#include <vector>

namespace mexplorer::ui {

namespace {

/// The index after the closing quotation mark of the string that begins here.
qsizetype endOfString(const QByteArray& json, qsizetype begin) {
    qsizetype at = begin + 1;
    while (at < json.size() && json[at] != '"')
        at += json[at] == '\\' ? 2 : 1;
    return at + 1;
}

/// With escapes decoded: a key may be spelled in several ways.
QString unescaped(const QByteArray& quoted) {
    return QJsonDocument::fromJson('[' + quoted + ']').array().at(0).toString();
}

} // namespace

std::optional<RepeatedKey> repeatedKey(const QByteArray& json) {
    std::vector<std::set<QString>> open; // the keys so far of each open object; none for an array
    qsizetype last = 0;                  // where the last string began
    qsizetype end = 0;                   // and ended
    for (qsizetype at = 0; at < json.size(); ++at) {
        switch (json[at]) {
        case '"':
            last = at;
            end = endOfString(json, at);
            at = end - 1;
            break;
        case '{':
        case '[':
            open.emplace_back();
            break;
        case '}':
        case ']':
            if (!open.empty()) open.pop_back();
            break;
        case ':': {
            QString key = unescaped(json.mid(last, end - last));
            if (open.empty()) return std::nullopt; // not JSON
            if (!open.back().insert(key).second) return RepeatedKey{std::move(key), last};
            break;
        }
        default:
            break;
        }
    }
    return std::nullopt;
}

} // namespace mexplorer::ui
