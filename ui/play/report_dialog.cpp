#include "ui/play/report_dialog.h"

#include "core/explain/say_position.h"
#include "ui/document/document_file.h"
#include "ui/file/chosen_file.h"
#include "ui/play/game_list.h"
#include "ui/play/report_export.h"
#include "ui/play/winning_chart.h"
#include "ui/text/breakable.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace mexplorer::ui {

namespace {

constexpr QSize usualSize{640, 560};
constexpr int margin = 24;

} // namespace

ReportDialog::ReportDialog(Report report, Message title, const Theme& theme, QWidget* parent)
    : QDialog(parent), report_(std::move(report)), title_(std::move(title)), told_(plainLabel(this)) {
    setObjectName("report");
    setWindowTitle(tr("Report"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(margin, margin, margin, margin);
    auto* heading = plainLabel(this);
    heading->setObjectName("headline");
    heading->setWordWrap(true);
    heading->setText(breakable(shownText(translated(report_.sentences.front()))));
    layout->addWidget(heading);
    auto* chart = new WinningChart(this);
    Theme onDialog = theme;
    chart->setTheme(onDialog);
    chart->setReport(report_, {});
    layout->addWidget(chart);
    QStringList sentences;
    for (std::size_t i = 1; i < report_.sentences.size(); ++i)
        sentences << shownText(translated(report_.sentences[i]));
    auto* summary = plainLabel(this);
    summary->setObjectName("reasons");
    summary->setWordWrap(true);
    summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    summary->setText(breakable(sentences.join(u'\n')));
    layout->addWidget(summary);
    auto* moves = new QListWidget(this);
    moves->setObjectName("gameList");
    addMoves(*moves);
    layout->addWidget(moves, 1);
    told_->setObjectName("quiet");
    told_->setWordWrap(true);
    told_->hide();
    layout->addWidget(told_);

    auto* buttons = new QHBoxLayout;
    layout->addLayout(buttons);
    auto* proof = new QPushButton(tr("Open the proof"), this);
    proof->setObjectName("openProof");
    proof->setVisible(report_.turning.has_value());
    proof->setToolTip(tr("The position where it was thrown away, and why"));
    connect(proof, &QPushButton::clicked, this, &QDialog::accept);
    buttons->addWidget(proof);
    buttons->addStretch(1);
    for (const auto& [suffix, kind] : {std::pair{QStringLiteral("md"), QStringLiteral("Markdown")},
                                       {QStringLiteral("pdf"), QStringLiteral("PDF")},
                                       {QStringLiteral("csv"), QStringLiteral("CSV")}}) {
        auto* button = new QPushButton(tr("%1…").arg(kind), this);
        button->setToolTip(tr("Write the report into a file"));
        connect(button, &QPushButton::clicked, this,
                [this, suffix = suffix, kind = kind] { chooseFile(suffix, kind); });
        buttons->addWidget(button);
    }
    auto* close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    buttons->addWidget(close);
    close->setDefault(true);
    close->setFocus();
    resize(usualSize.boundedTo(parent ? parent->window()->size() : usualSize));
}

void ReportDialog::addMoves(QListWidget& list) const {
    for (std::size_t i = 0; i < report_.moves.size(); ++i) {
        const JudgedMove& move = report_.moves[i];
        const Message who = report_.players.nameOf(i);
        const QString text =
            translated(report_.isOfBoards ? say(MX_TEXT("core", "%1: %2: %3"), who, move.move, sayMark(move))
                                          : say(MX_TEXT("core", "%1: %2, to %3: %4"), who, move.move,
                                                shown(move.to), sayMark(move)));
        auto* item =
            new QListWidgetItem(tr("%1 %2 %3").arg(i + 1).arg(shownText(text), signOf(move.mark)), &list);
        item->setToolTip(plainTip(item->text()));
        if (report_.turning != i) continue;
        QFont font = item->font();
        font.setBold(true);
        item->setFont(font);
        list.setCurrentItem(item);
    }
}

void ReportDialog::chooseFile(const QString& suffix, const QString& kind) {
    const QString path = chooseToSave(this, tr("Write the report"), QStringLiteral("report.%1").arg(suffix),
                                      QStringLiteral("%1 (*.%2)").arg(kind, suffix));
    if (path.isEmpty()) return;
    if (!QFileInfo(path).suffix().isEmpty()) return exportTo(path);
    const QString whole = path + u'.' + suffix;
    if (QFileInfo::exists(whole))
        tell(tr("“%1” already exists; to replace it, choose it by its full name.").arg(shownFileName(whole)));
    else
        exportTo(whole);
}

void ReportDialog::exportTo(const QString& path) {
    writing_.start(
        tr("Writing the report"),
        [path, report = report_, title = title_](Task&) -> Expected<QString> {
            const auto saved = saveFile(path, reportAs(QFileInfo(path).suffix().toLower(), report, title));
            if (!saved) return tl::unexpected(saved.error());
            return path;
        },
        [this](const Expected<QString>& written) {
            tell(written ? tr("Written: %1").arg(shownText(*written)) : translated(written.error()));
        });
}

void ReportDialog::tell(const QString& sentence) {
    told_->setText(sentence);
    told_->show();
}

} // namespace mexplorer::ui
