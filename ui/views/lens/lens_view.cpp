#include "ui/views/lens/lens_view.h"

#include "core/explain/say_game.h"
#include "core/file/input_file.h"
#include "core/game/aspects/line.h"
#include "core/lens/b_file.h"
#include "ui/export/written_file.h"
#include "ui/file/chosen_file.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/lens/lens_settings.h"

#include <QFileInfo>
#include <QIODevice>
#include <QMenu>

namespace mexplorer::ui {

namespace {

constexpr std::size_t largestCompared = std::size_t{4} << 20U; // bytes: read within half a second

/// With the ending, unless a name has one.
QString withEnding(const QString& path, const QString& ending) {
    return path.isEmpty() || !QFileInfo(path).suffix().isEmpty() ? path : path + ending;
}

} // namespace

QString LensKind::work(const Scene& /*scene*/) {
    return View::tr("Comparing the values");
}

Expected<LensKind::Made> LensKind::make(const Scene& scene, Task& task) {
    auto subject = lensSubjectOf(*scene.game, scene.settings, task);
    if (!subject) return tl::unexpected(subject.error());
    const auto shared = std::make_shared<const LensSubject>(std::move(*subject));
    return Made(shared, std::make_shared<const LensTrace>(lensTrace(*shared)));
}

std::string LensView::positionOf(const GridCell& cell) const {
    const Game& game = *scene().game;
    return figure()->subject().isLine() ? game.as<LineAspect>()->positionAt(cell.a)
                                        : game.as<GridAspect>()->positionAt(cell.a, cell.b);
}

void LensView::point(const QPointF& world) {
    const auto shown = figure();
    const auto cell = shown ? shown->field().placeAt(world) : std::nullopt;
    emit pointedAt(cell ? QString::fromStdString(lensValueText(shown->subject(), *cell)) : QString());
    emit positionHovered(cell ? positionOf(*cell) : std::string());
}

void LensView::leave() {
    emit pointedAt({});
    emit positionHovered({});
}

void LensView::click(const QPointF& world) {
    const auto shown = figure();
    if (!shown) return;
    const Frame frame = canvas().frame();
    if (const auto offer = shown->offerAt(frame, frame.toArea().map(world)))
        return compareWith(shown->subject().offers[*offer].formula);
    if (const auto cell = shown->field().placeAt(world)) goTo(positionOf(*cell));
}

void LensView::compareWith(const std::string& text) {
    if (const auto set = document().setSetting(id(), comparedId, text); !set)
        emit failed(translated(set.error()));
}

void LensView::compareWithFile(const QString& path) {
    if (path.isEmpty()) return;
    const auto text = readFile(path.toStdString(), largestCompared, InputFile::Kind::any);
    if (text)
        compareWith(*text);
    else
        emit failed(translated(text.error()));
}

void LensView::write(const QString& path, const std::string& text) {
    if (path.isEmpty()) return;
    Task task;
    const auto put = [&](QIODevice& device) -> Expected<void> {
        if (device.write(text.data(), static_cast<qint64>(text.size())) != static_cast<qint64>(text.size()))
            return cannotWrite(device);
        return {};
    };
    const auto written = writeWhole(path, put, task);
    if (written)
        emit noted(tr("Saved %1").arg(shownFileName(path)));
    else
        emit failed(translated(written.error()));
}

void LensView::saveReport(const QString& path) {
    if (!picture()) return;
    write(path, asMarkdown(picture()->report, [](const std::string& english) {
              return translated(Message(english)).toStdString();
          }));
}

void LensView::saveValues(const QString& path) {
    if (!picture() || !picture()->isLine()) return;
    std::string text = "# " + sayGame(*scene().game).english() + "\n";
    for (std::uint64_t n = 0; n < picture()->size.rows; ++n)
        text += bFileLine(n, (*picture()->line)[n]);
    write(path, text);
}

void LensView::addOwnActions(QMenu& menu) {
    if (!picture()) return;
    QMenu* offers = menu.addMenu(tr("Compare with"));
    for (const LensOffer& offer : picture()->offers) {
        if (offer.formula.empty()) continue;
        const QString text = shownText(offer.formula);
        offers->addAction(QString(text).replace(u'&', QStringLiteral("&&")), this,
                          [this, formula = offer.formula] { compareWith(formula); });
    }
    offers->addAction(tr("A file…"), this,
                      [this] { compareWithFile(chooseToOpen(this, tr("Compare with values or a b-file"))); });
    if (picture()->hasConjecture()) offers->addAction(tr("Nothing"), this, [this] { compareWith({}); });
    menu.addAction(tr("Save the report (Markdown)…"), this, [this] {
        saveReport(withEnding(chooseToSave(this, tr("Save the report"), QStringLiteral("conjecture.md"),
                                           QStringLiteral("Markdown (*.md)")),
                              QStringLiteral(".md")));
    });
    if (picture()->isLine()) {
        menu.addAction(tr("Save the values (b-file)…"), this, [this] {
            saveValues(withEnding(chooseToSave(this, tr("Save the values"), QStringLiteral("b-file.txt"),
                                               QStringLiteral("b-file (*.txt)")),
                                  QStringLiteral(".txt")));
        });
    }
    menu.addSeparator();
}

ViewKind lensViewKind() {
    return pictureViewKind<LensView, LensKind>({.title = [] { return LensView::tr("Conjecture"); },
                                                .settings = describeLensSettings,
                                                .check = checkLensSettings});
}

} // namespace mexplorer::ui
