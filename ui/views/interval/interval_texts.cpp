#include "core/explain/search_trace.h"
#include "ui/figure/fitted_text.h"
#include "ui/text/translated.h"
#include "ui/views/interval/interval_colours.h"
#include "ui/views/interval/interval_drawing.h"

#include <QCoreApplication>

#include <algorithm>

namespace mexplorer::ui {

namespace {

using Line = IntervalLayout::Line;

constexpr double textPixels = 21;       // in the world
constexpr double largestText = 22;      // pixels, times the style's type
constexpr std::size_t mostWritten = 10; // numbers of a list

QString written(std::int64_t number) {
    return QString::fromStdString(scoreText(number));
}

/// The numbers, or the first and the last of many.
QString listOf(const std::vector<std::int64_t>& numbers, const QString& between) {
    QStringList texts;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const bool isLeftOut =
            numbers.size() > mostWritten && i >= mostWritten / 2 && i < numbers.size() - mostWritten / 2;
        if (!isLeftOut)
            texts << written(numbers[i]);
        else if (i == mostWritten / 2)
            texts << QStringLiteral("…");
    }
    return texts.join(between);
}

/// Writes the texts beside a table.
class TextPainter {
    Q_DECLARE_TR_FUNCTIONS(IntervalFigure)

public:
    TextPainter(QPainter& painter, const IntervalDrawing& drawing) : painter_(painter), drawing_(drawing) {}

    void draw() const {
        if (const auto told = drawing_.look.told(values()))
            drawRecurrence(*told);
        else if (drawing_.look.plays())
            drawGame();
        else
            drawDefinition();
    }

private:
    [[nodiscard]] const IntervalSubject& subject() const { return drawing_.picture.subject; }
    [[nodiscard]] const IntervalValues& values() const { return *subject().values; }
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }

    void write(Line line, const QString& text, const QColor& colour, QFont::Weight weight,
               double indent = 0) const {
        const Style& style = drawing_.style();
        const QRectF place = drawing_.placed(drawing_.layout.line(line)).adjusted(indent, 0, 0, 0);
        const double pixels = std::min(textPixels * drawing_.frame.scale(), largestText * style.type);
        painter_.setPen(colour);
        painter_.setFont(textFont(std::max(style.leastType, pixels), weight));
        drawFittedText(painter_, style, place, Qt::AlignLeft | Qt::AlignTop, text);
    }

    [[nodiscard]] QString numbersOf(const Stretch& stretch) const {
        const auto first = values().row().begin();
        return listOf({first + static_cast<std::ptrdiff_t>(stretch.begin),
                       first + static_cast<std::ptrdiff_t>(stretch.end)},
                      QStringLiteral(", "));
    }

    void drawRecurrence(const Stretch& told) const {
        const Recurrence found = recurrenceOf(subject(), told);
        write(Line::title, numbersOf(told), theme().ink, QFont::Bold);
        if (told.length() > 1) {
            const RowEnd choice = values().choice(told);
            drawEnd(Line::first, tr("take %1, the left end:").arg(written(values().left(told))), found.left,
                    choice != RowEnd::right);
            drawEnd(Line::second, tr("take %1, the right end:").arg(written(values().right(told))),
                    found.right, choice != RowEnd::left);
        }
        write(Line::result, QString::fromStdString(found.result), theme().accent, QFont::Bold);
    }

    void drawEnd(Line line, const QString& sentence, const std::string& formula, bool isBest) const {
        write(line, QStringLiteral("%1\n%2").arg(sentence, QString::fromStdString(formula)),
              isBest ? theme().winning : theme().quiet, isBest ? QFont::Bold : QFont::Normal);
    }

    /// Both scores so far, each as a sum.
    void drawGame() const {
        const std::size_t moves = drawing_.look.moves(subject());
        const Stretch& rest = subject().rests[moves];
        if (!drawing_.look.step || moves == 0 || rest.length() == 0) {
            write(Line::title, translated(sayIntervalResult(subject())), theme().ink, QFont::DemiBold);
        } else {
            const std::string result = recurrenceOf(subject(), rest).result;
            write(Line::title, QStringLiteral("%1\n%2").arg(numbersOf(rest), QString::fromStdString(result)),
                  theme().ink, QFont::DemiBold);
        }
        drawScore(Line::first, moves, true);
        drawScore(Line::second, moves, false);
    }

    void drawScore(Line line, std::size_t moves, bool isFirst) const {
        std::vector<std::int64_t> taken;
        const std::int64_t before = isFirst ? subject().soFar.first : subject().soFar.second;
        if (before != 0) taken.push_back(before);
        for (std::size_t move = isFirst ? 0 : 1; move < moves; move += 2)
            taken.push_back(subject().taken(move));
        const Scores& scores = subject().scores[moves];
        const QString score = written(isFirst ? scores.first : scores.second);
        const QString sum = taken.size() < 2
                                ? score
                                : QStringLiteral("%1 = %2").arg(listOf(taken, QStringLiteral(" + ")), score);
        const QRectF place = drawing_.placed(drawing_.layout.line(line));
        const double side = 0.2 * place.height();
        drawTaken(painter_, {place.left() + 2, place.top() + 3, 1.4 * side, side}, drawing_.style(), isFirst);
        write(line, isFirst ? tr("first player: %1").arg(sum) : tr("second player: %1").arg(sum), theme().ink,
              QFont::DemiBold, 1.4 * side + 12);
    }

    void drawDefinition() const {
        const std::vector<Message> code = intervalCode(subject().value);
        write(Line::title, translated(code[2]).trimmed(), theme().ink, QFont::DemiBold);
    }

    QPainter& painter_;
    const IntervalDrawing& drawing_;
};

} // namespace

void drawIntervalTexts(QPainter& painter, const IntervalDrawing& drawing) {
    TextPainter(painter, drawing).draw();
}

} // namespace mexplorer::ui
