#include "tests/runner/listed.h"
#include "tests/ui/views/pictures_of_steps.h"
#include "ui/document/document.h"
#include "ui/views/vessels/vessels_view.h"

#include <QBuffer>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// The picture of an estate that is divided by vessels.
class TestVesselsView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(document.setGame("coalition", {{"kind", "bankruptcy"}}, "450; 100,200,300", "vessels"));
        view = std::make_unique<VesselsView>(document);
        view->QWidget::resize(1000, 600);
        view->activate();
        QTRY_VERIFY(view->figure() && view->shownTrace());
    }
    void cleanup() { view.reset(); }

    void theEstateIsInAtFirst() { QCOMPARE(rationalText(view->figure()->level()), std::string("250")); }

    void theStepsChangeThePicture() {
        const QList<QByteArray> pictures = picturesOfSteps(*view);
        QCOMPARE(static_cast<std::size_t>(pictures.size()), view->shownTrace()->steps.size());
        QVERIFY(allDiffer(pictures));
    }

    void whereAVesselIsDrawnItIsFound() {
        for (const std::size_t count : {1U, 3U, 16U}) {
            const VesselsLayout layout(count);
            for (std::size_t vessel = 0; vessel < count; ++vessel) {
                QCOMPARE(layout.vesselAt(layout.column(vessel).center()), std::optional(vessel));
                QVERIFY(layout.bounds().contains(layout.column(vessel)));
            }
        }
    }

    void theDataAreWhatEachHolds() {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Task task;
        QVERIFY(view->figure()->writeCsv(buffer, task));
        QCOMPARE(buffer.data(), "player,claim,holds\n1,100,50\n2,200,150\n3,300,250\n");
    }

private:
    Document document;
    std::unique_ptr<VesselsView> view;
};

MEXPLORER_TEST(TestVesselsView)
#include "test_vessels_view.moc"
