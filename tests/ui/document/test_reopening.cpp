#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"

#include <QPainter>
#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QSize size(160, 120);

/// The figure of the current view as an image; null if it cannot be made.
QImage picture(const Document& document) {
    const std::string& view = document.state().view;
    Task task;
    const auto figure = findView(view)->figure(document.scene(view), task);
    if (!figure) return {};
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    (*figure)->draw(painter, {**figure, QRectF(QPointF(), QSizeF(size)), document.camera(view), {}});
    return image;
}

} // namespace

/// A saved document reopens to the same picture, even if another game was chosen in between.
class TestReopening : public QObject {
    Q_OBJECT

private slots:
    void everyExampleThenEveryGameInEveryView_data() {
        QTest::addColumn<QString>("id");
        for (const Entry& entry : catalogue())
            QTest::newRow(entry.description.id.c_str()) << QString::fromStdString(entry.description.id);
    }
    void everyExampleThenEveryGameInEveryView() {
        QFETCH(const QString, id);
        const auto example = readFile(QStringLiteral(MEXPLORER_SOURCE "/resources/examples/%1.mex").arg(id));
        QVERIFY(example);
        for (const Entry& entry : catalogue()) {
            Document document;
            QVERIFY(fromMex(*example, document));
            if (document.state().game != entry.description.id)
                QVERIFY(document.setGame(entry.description.id));
            for (const ViewKind& kind : viewKinds()) {
                if (!kind.canShow(*document.game())) continue;
                QVERIFY(document.setView(kind.id));
                Document reopened;
                const QByteArray saved = toMex(document);
                if (!tried_.insert(saved).second) continue; // the same as after another example
                const auto opened = fromMex(saved, reopened);
                const std::string where = entry.description.id + " in " + kind.id;
                QVERIFY2(opened, (where + (opened ? "" : ": " + opened.error().english())).c_str());
                QVERIFY2(reopened.state() == document.state(), where.c_str());
                const QImage before = picture(document);
                QVERIFY2(!before.isNull(), where.c_str());
                QVERIFY2(picture(reopened) == before, where.c_str());
            }
        }
    }

private:
    std::set<QByteArray> tried_;
};

MEXPLORER_TEST(TestReopening)
#include "test_reopening.moc"
