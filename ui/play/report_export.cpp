#include "ui/play/report_export.h"

#include "core/explain/say_position.h"
#include "ui/play/winning_chart.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QBuffer>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>
#include <QUrl>

namespace mexplorer::ui {

namespace {

constexpr QSize chartSize{600, 110};
constexpr double chartScale = 3; // so that it is sharp in print
constexpr double millimetres = 18;

std::string inThisLanguage(const std::string& english) {
    return translated(say(english)).toStdString();
}

QImage chartOf(const Report& report) {
    QImage image(chartSize * chartScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(chartScale);
    Theme theme = lightTheme();
    theme.chrome = theme.paper;
    image.fill(theme.paper);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawWinningChart(painter, theme, report, QRectF({0, 0}, chartSize));
    return image;
}

QString escaped(const Message& message) {
    return shownText(translated(message)).toHtmlEscaped();
}

QString htmlOf(const Report& report, const Message& title) {
    QString html = QStringLiteral("<h2>%1</h2>").arg(escaped(title));
    for (const Message& sentence : report.sentences)
        html += QStringLiteral("<p style='margin: 2px 0'>%1</p>").arg(escaped(sentence));
    if (!report.moves.empty()) {
        html += QStringLiteral("<p><img src='chart' width='%1' height='%2'></p>")
                    .arg(chartSize.width())
                    .arg(chartSize.height());
    }
    html += QStringLiteral("<p>%1</p><ol>")
                .arg(escaped(say(MX_TEXT("core", "The game began at %1."), shown(report.start))));
    for (std::size_t i = 0; i < report.moves.size(); ++i) {
        const JudgedMove& move = report.moves[i];
        const QString line = escaped(say(MX_TEXT("core", "%1: %2, to %3: %4"), report.players.nameOf(i),
                                         move.move, shown(move.to), sayMark(move)));
        html += QStringLiteral("<li>%1</li>")
                    .arg(report.turning == i ? QStringLiteral("<b>%1</b>").arg(line) : line);
    }
    return html + QStringLiteral("</ol>");
}

QByteArray asPdf(const Report& report, const Message& title) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(millimetres, millimetres, millimetres, millimetres),
                          QPageLayout::Millimeter);
    writer.setTitle(translated(title));
    QTextDocument document;
    document.setDefaultFont(textFont(13));
    document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("chart")), chartOf(report));
    document.setHtml(htmlOf(report, title));
    document.print(&writer);
    return buffer.data();
}

} // namespace

QByteArray reportAs(const QString& suffix, const Report& report, const Message& title) {
    if (suffix == u"pdf") return asPdf(report, title);
    return QByteArray::fromStdString(suffix == u"csv" ? asCsv(report, inThisLanguage)
                                                      : asMarkdown(report, title, inThisLanguage));
}

} // namespace mexplorer::ui
