#include "core/file/input_file.h"
#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/views/lens/lens_view.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestLensView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        document_ = std::make_unique<Document>();
        QVERIFY(document_->setGame("bash", {{"m", "3"}}, "5", "lens"));
        window_ = std::make_unique<QWidget>();
        window_->resize(1000, 640);
        view_ = static_cast<LensView*>(findView("lens")->make(*document_, window_.get()));
        view_->resize(1000, 640);
        view_->activate();
        QTRY_VERIFY(view_->trace());
    }
    void cleanup() {
        window_.reset();
        document_.reset();
    }

    void aFormulaIsCompared() {
        QVERIFY(document_->setSetting("lens", "compare", "n mod 5"));
        QTRY_VERIFY(view_->trace() && view_->figure() && view_->figure()->subject().hasConjecture());
        QVERIFY(view_->figure()->subject().report.failing > 0);
    }

    void aMistakeIsRefusedWithItsColumn_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("name") << "P iff x = 0"
                              << "column 7";
        QTest::newRow("breaks off") << "n mod"
                                    << "column 6";
        QTest::newRow("long") << QString(1'000'000, u'n') << "4096";
        QTest::newRow("game") << "game: no-such-game"
                              << "no-such-game";
        QTest::newRow("no line") << "game: domineering"
                                 << "Domineering";
    }
    void aMistakeIsRefusedWithItsColumn() {
        QFETCH(const QString, text);
        QFETCH(const QString, said);
        const auto set = document_->setSetting("lens", "compare", text.toStdString());
        QVERIFY(!set);
        QCOMPARE(set.error().field, std::string("compare"));
        QVERIFY2(QString::fromStdString(set.error().message.english()).contains(said),
                 set.error().message.english().c_str());
        QCOMPARE(document_->scene("lens").settings.at("compare"), std::string());
    }

    void anotherGameIsCompared() {
        QVERIFY(document_->setSetting("lens", "compare", "game: bash m=4"));
        QTRY_VERIFY(view_->figure() && view_->figure()->subject().hasConjecture());
        QCOMPARE(view_->figure()->subject().report.margin, std::uint64_t{4}); // 4 mod 4 and 4 mod 5 differ
        QVERIFY(document_->setSetting("lens", "compare", "game: m=3"));
        QTRY_VERIFY(view_->figure() && view_->figure()->subject().report.failing == 0);
    }

    void aBFileGoesOutAndComesIn() {
        const QTemporaryDir folder;
        const QString values = folder.filePath("b000001.txt");
        view_->saveValues(values);
        const std::string written = readFile(values.toStdString()).value();
        QVERIFY(written.starts_with("# "));
        QVERIFY(written.find("\n5 1\n") != std::string::npos);
        view_->compareWithFile(values);
        QTRY_VERIFY(view_->figure() && view_->figure()->subject().hasConjecture());
        QCOMPARE(view_->figure()->subject().report.failing, std::uint64_t{0});
        QSignalSpy failed(view_, &View::failed);
        view_->compareWithFile(folder.filePath("none.txt"));
        QCOMPARE(failed.count(), 1);
    }

    void theReportIsMarkdown() {
        QVERIFY(document_->setSetting("lens", "compare", "n mod 5"));
        QTRY_VERIFY(view_->figure() && view_->figure()->subject().hasConjecture());
        const QTemporaryDir folder;
        view_->saveReport(folder.filePath("report.md"));
        const std::string report = readFile(folder.filePath("report.md").toStdString()).value();
        QVERIFY(report.starts_with("# n mod 5 fails first at n = 4"));
    }

    void theMenuOffersWhatIsSuggested() {
        QMenu menu;
        view_->addOwnActions(menu);
        QMenu* offers = menu.actions().front()->menu();
        QVERIFY(offers);
        QCOMPARE(offers->actions().front()->text(), QString("n mod 4"));
        offers->actions().front()->trigger();
        QCOMPARE(document_->scene("lens").settings.at("compare"), std::string("n mod 4"));
    }

    void aClickOnASuggestionComparesWithIt() {
        Canvas& canvas = view_->canvas();
        canvas.resize(1000, 640);
        const auto place = view_->figure()->placeOfOffer(canvas.frame(), 0);
        QVERIFY(place);
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, place->toPoint());
        QCOMPARE(document_->scene("lens").settings.at("compare"), std::string("n mod 4"));
    }

    void aClickOnAValueMakesItThePosition() {
        Canvas& canvas = view_->canvas();
        canvas.resize(1000, 640);
        const QRectF place = view_->figure()->field().rectOf({7, 0});
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.frame().toArea().map(place.center()).toPoint());
        QCOMPARE(document_->position(), std::string("7"));
    }

private:
    std::unique_ptr<Document> document_;
    std::unique_ptr<QWidget> window_;
    LensView* view_ = nullptr;
};

MEXPLORER_TEST(TestLensView)
#include "test_lens_view.moc"
