#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/document/view_kind.h"
#include "ui/views/view.h"

#include <QImage>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

QImage drawn(const Figure& figure) {
    const QSize size(960, 600);
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), size), std::nullopt, Style{}));
    return image;
}

} // namespace

/// In the pictures of single theorems no step is without light: each changes what is seen.
class TestEveryStep : public QObject {
    Q_OBJECT

private slots:
    void everyStepChangesThePicture_data() {
        QTest::addColumn<QByteArray>("game");
        for (const char* id : {"nim", "moore", "fibonacci", "bash", "bounded-nim", "take-between",
                               "subtraction", "staircase", "coin-turning", "tartan", "sum", "wythoff", "take-ends"})
            QTest::newRow(id) << QByteArray(id);
    }
    /// Of the example document and of each preset.
    void everyStepChangesThePicture() {
        QFETCH(const QByteArray, game);
        const QString path = QStringLiteral(MEXPLORER_SOURCE "/resources/examples/%1.mex").arg(game.data());
        Document document;
        QVERIFY(fromMex(readFile(path).value(), document));
        checkViews(document);
        const std::vector<Preset> presets = document.game()->description().presets;
        for (const Preset& preset : presets) {
            if (QTest::currentTestFailed()) return;
            QVERIFY(document.setPreset(game.toStdString(), preset));
            checkViews(document);
        }
    }

private:
    static void checkViews(Document& document) {
        for (const char* id : {"xor", "columns", "bars", "beatty", "intervals"}) {
            const ViewKind& kind = *findView(id);
            if (!kind.canShow(*document.game()) || QTest::currentTestFailed()) continue;
            const std::unique_ptr<View> view(kind.make(document, nullptr));
            view->resize(900, 600);
            view->activate();
            QVERIFY2(QTest::qWaitFor([&] { return view->trace() != nullptr; }), document.position().c_str());
            QImage before;
            for (int step = 0; step < static_cast<int>(view->trace()->steps.size()); ++step) {
                view->showStep(step);
                const QImage now = drawn(*view->figure());
                const std::string said =
                    view->trace()->steps[static_cast<std::size_t>(step)].reason.english();
                QVERIFY2(now != before, (std::string(id) + " " + document.position() + ": " + said).c_str());
                before = now;
            }
        }
    }
};

MEXPLORER_TEST(TestEveryStep)
#include "test_every_step.moc"
