#include "tests/runner/listed.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

/// Errors of translators that no compiler notices, found in the translation files.
class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everySentenceIsTranslated_data() { languages(); }
    void everySentenceIsTranslated();
    void bothLanguagesHaveTheSameSentences();
    void everyPlaceTagAndFilePatternIsKept_data() { languages(); }
    void everyPlaceTagAndFilePatternIsKept();
    void noSentenceIsLeftInEnglish_data() { languages(); }
    void noSentenceIsLeftInEnglish();
    void aMenuTextKeepsItsLetter_data() { languages(); }
    void aMenuTextKeepsItsLetter();
    void noLanguageUsesTheOthersCharacters_data() { languages(); }
    void noLanguageUsesTheOthersCharacters();

private:
    struct Entry {
        QString context;
        QString source;
        QString translation;
        bool finished;

        [[nodiscard]] QString shown() const { return context + ": " + source + " → " + translation; }
    };

    static void languages();
    const QList<Entry>& entries() const;
    QMap<QString, QList<Entry>> files_;
};

namespace {

// Pairs of a simplified and a traditional character, without forms that both scripts use (后, 里, 只 …).
const QString pairs = QStringLiteral(
    "们們这這个個来來说說时時会會国國过過对對开開关關见見观觀规規视視认認语語词詞读讀写寫试試该該"
    "请請让讓记記计計论論证證设設许許误誤调調谁誰变變发發号號处處复複头頭实實宽寬导導将將尽盡层層"
    "带帶应應张張归歸当當录錄径徑态態总總执執护護报報择擇换換据據损損数數断斷无無显顯机機权權条條"
    "极極构構标標树樹样樣档檔检檢汇匯测測浅淺满滿点點状狀独獨环環现現画畫确確离離种種积積称稱简簡"
    "类類级級纯純线線组組细細终終经經结結绘繪给給统統继繼续續维維网網联聯节節虽雖补補边邊达達运運"
    "还還进進远遠连連选選适適释釋错錯长長门門闭閉问問间間队隊阶階际際难難页頁项項顺順须須预預领領"
    "题題额額颜顏风風马馬车車验驗黄黃齐齊胜勝负負败敗减減异異图圖从從两兩与與优優单單双雙区區动動"
    "势勢储儲击擊创創则則删刪强強戏戲扩擴没沒块塊学學库庫围圍伪偽内內务務历歷参參启啟仅僅传傳义義"
    "产產亿億为為");

/// What a translation must preserve: %1, <b>, (*.mex).
QStringList marks(const QString& text) {
    static const QRegularExpression mark(R"(%L?\d|%n|</?[a-z]\w*>|\(\*[^)]*\))");
    QStringList found;
    for (auto match = mark.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

/// Whether every language writes it the same: keys, colour maps, and mathematical names in Latin letters.
bool isName(const QString& text) {
    static const QStringList names{"Home", "End", "Ctrl", "Shift",     "viridis", "cividis", "magma",
                                   "mex",  "mod", "SG",   "Mexplorer", "MAX",     "MIN",     "CFR"};
    static const QRegularExpression word(R"([A-Za-z]{2,})");
    for (auto match = word.globalMatch(text); match.hasNext();) {
        if (!names.contains(match.next().captured())) return false;
    }
    return true;
}

} // namespace

void TestTranslations::languages() {
    QTest::addColumn<QString>("language");
    QTest::newRow("simplified") << "zh_CN";
    QTest::newRow("traditional") << "zh_TW";
}

const QList<TestTranslations::Entry>& TestTranslations::entries() const {
    QFETCH(QString, language);
    return *files_.find(language);
}

void TestTranslations::initTestCase() {
    for (const QString& language : {QStringLiteral("zh_CN"), QStringLiteral("zh_TW")}) {
        QFile file(MEXPLORER_SOURCE "/resources/translations/mexplorer_" + language + ".ts");
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
        QXmlStreamReader xml(&file);
        QString context;
        QList<Entry>& read = files_[language];
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (xml.name() == u"name") {
                context = xml.readElementText();
            } else if (xml.name() == u"source") {
                read.push_back({context, xml.readElementText(), {}, false});
            } else if (xml.name() == u"translation") {
                read.back().finished = !xml.attributes().hasAttribute("type");
                read.back().translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(!read.isEmpty());
    }
}

void TestTranslations::everySentenceIsTranslated() {
    for (const Entry& entry : entries())
        QVERIFY2(entry.finished && !entry.translation.trimmed().isEmpty(), qPrintable(entry.shown()));
}

void TestTranslations::bothLanguagesHaveTheSameSentences() {
    const auto sentences = [](const QList<Entry>& all) {
        QStringList keys;
        for (const Entry& entry : all)
            keys << entry.context + ": " + entry.source;
        return keys;
    };
    QCOMPARE(sentences(files_["zh_CN"]), sentences(files_["zh_TW"]));
}

void TestTranslations::everyPlaceTagAndFilePatternIsKept() {
    for (const Entry& entry : entries())
        QVERIFY2(marks(entry.source) == marks(entry.translation), qPrintable(entry.shown()));
}

void TestTranslations::noSentenceIsLeftInEnglish() {
    for (const Entry& entry : entries())
        QVERIFY2(entry.source != entry.translation || isName(entry.source), qPrintable(entry.shown()));
}

/// Chinese menus have the letter after the words: File(&F).
void TestTranslations::aMenuTextKeepsItsLetter() {
    static const QRegularExpression letter("&([A-Za-z])");
    for (const Entry& entry : entries()) {
        const auto match = letter.match(entry.source);
        const QString wanted = match.hasMatch() ? "(&" + match.captured(1).toUpper() + ")" : QString();
        QVERIFY2(entry.translation.contains(wanted), qPrintable(entry.shown()));
        QCOMPARE(entry.translation.count('&'), entry.source.count('&'));
    }
}

void TestTranslations::noLanguageUsesTheOthersCharacters() {
    QFETCH(QString, language);
    const bool simplified = language == "zh_CN";
    for (const Entry& entry : entries()) {
        for (qsizetype i = simplified ? 1 : 0; i < pairs.size(); i += 2)
            QVERIFY2(!entry.translation.contains(pairs[i]),
                     qPrintable(QString(pairs[i]) + " in " + entry.shown()));
    }
}

MEXPLORER_TEST(TestTranslations)
#include "test_translations.moc"
