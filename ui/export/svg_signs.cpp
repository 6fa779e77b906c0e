#include "ui/export/svg_signs.h"

#include "ui/theme/theme.h"

#include <QPainterPath>
#include <QRegularExpression>

namespace mexplorer::ui {

namespace {

/// As the value of the attribute d.
QString written(const QPainterPath& path) {
    QString commands;
    const auto add = [&](const char* command, const QPainterPath::Element& to) {
        commands += QStringLiteral("%1%2,%3 ").arg(QLatin1StringView(command)).arg(to.x).arg(to.y);
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            add("M", element);
            break;
        case QPainterPath::LineToElement:
            add("L", element);
            break;
        case QPainterPath::CurveToElement:
            add("C", element);
            break;
        case QPainterPath::CurveToDataElement:
            add("", element);
            break;
        }
    }
    return commands.trimmed();
}

} // namespace

/// Texts in several fonts are elements of one font each.
QByteArray withSignsAsPaths(const QByteArray& svg) {
    static const QRegularExpression sign(QStringLiteral(
        "<text (fill=\"[^\"]*\" fill-opacity=\"[^\"]*\" stroke=\"none\") xml:space=\"preserve\" "
        "x=\"([^\"]*)\" y=\"([^\"]*)\" font-family=\"[^\"]*\" font-size=\"([0-9]+)\" "
        "font-weight=\"([0-9]+)\" font-style=\"normal\"\\s*>([√⊕]+)</text>"));
    const QString before = QString::fromUtf8(svg);
    QString after;
    qsizetype done = 0;
    for (auto found = sign.globalMatch(before); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        QPainterPath outline;
        outline.addText(
            {match.captured(2).toDouble(), match.captured(3).toDouble()},
            textFont(match.captured(4).toInt(), static_cast<QFont::Weight>(match.captured(5).toInt())),
            match.captured(6));
        after += before.mid(done, match.capturedStart() - done);
        after += QStringLiteral("<path %1 d=\"%2\"/>").arg(match.captured(1), written(outline));
        done = match.capturedEnd();
    }
    after += before.mid(done);
    return after.toUtf8();
}

} // namespace mexplorer::ui
