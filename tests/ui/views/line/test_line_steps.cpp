#include "core/catalogue/catalogue.h"
#include "core/game/aspects/line.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/document/view_kind.h"
#include "ui/figure/figure.h"

#include <QImage>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

QImage drawnStep(const Figure& figure) {
    const QSize size(700, 440);
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), size), std::nullopt, Style{}));
    return image;
}

} // namespace

class TestLineSteps : public QObject {
    Q_OBJECT

private slots:
    void everyStepOfEveryExampleChangesThePicture_data() {
        QTest::addColumn<QString>("id");
        for (const Entry& entry : catalogue())
            QTest::newRow(entry.description.id.c_str()) << QString::fromStdString(entry.description.id);
    }
    void everyStepOfEveryExampleChangesThePicture() {
        QFETCH(const QString, id);
        Document document;
        const QString path = QStringLiteral(MEXPLORER_SOURCE "/resources/examples/%1.mex").arg(id);
        QVERIFY(fromMex(readFile(path).value(), document));
        const ViewKind& kind = *findView("line");
        if (!kind.canShow(*document.game())) return;
        Task task;
        const auto steps = kind.steps(document.scene("line"), task);
        if (!steps) return; // its position is not on the line, or there are too many steps
        QImage before;
        for (int step = 0; step < static_cast<int>(steps->trace->steps.size()); ++step) {
            const QImage now = drawnStep(*steps->figureAt(step));
            const std::string said = steps->trace->sayingAt(step)->reason.english();
            QVERIFY2(now != before, said.c_str());
            before = now;
        }
    }
};

MEXPLORER_TEST(TestLineSteps)
#include "test_line_steps.moc"
