<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>AtlasFigure</name>
    <message>
        <source>mean from %1 to %2</source>
        <translation>平均值從 %1 到 %2</translation>
    </message>
    <message>
        <source>temperature from −1 to %1</source>
        <translation>溫度從 −1 到 %1</translation>
    </message>
</context>
<context>
    <name>BarsFigure</name>
    <message>
        <source>at most %1 may be taken</source>
        <translation>至多可取 %1</translation>
    </message>
    <message>
        <source>of %1, take %2</source>
        <translation>從 %1 中取 %2</translation>
    </message>
    <message>
        <source>answer: %1</source>
        <translation>應對：%1</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>……另有 %1 個</translation>
    </message>
    <message>
        <source>a part</source>
        <translation>一份</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>留在一邊的</translation>
    </message>
    <message>
        <source>the last part</source>
        <translation>最後一份</translation>
    </message>
    <message>
        <source>what to take</source>
        <translation>應取的</translation>
    </message>
    <message>
        <source>a take</source>
        <translation>一次取走的</translation>
    </message>
    <message>
        <source>its answer</source>
        <translation>對它的應對</translation>
    </message>
    <message>
        <source>a block: it changes nothing</source>
        <translation>整塊：不起作用</translation>
    </message>
    <message>
        <source>a remainder: a heap of Nim</source>
        <translation>餘數：尼姆的一堆</translation>
    </message>
    <message>
        <source>what to take, and the answers</source>
        <translation>應取的，以及各個應對</translation>
    </message>
    <message>
        <source>a heap</source>
        <translation>一堆</translation>
    </message>
    <message>
        <source>taken away</source>
        <translation>已取走</translation>
    </message>
    <message>
        <source>a block</source>
        <translation>整塊</translation>
    </message>
    <message>
        <source>a remainder</source>
        <translation>餘數</translation>
    </message>
    <message>
        <source>not to scale</source>
        <translation>未按比例</translation>
    </message>
    <message>
        <source>too large to take</source>
        <translation>太大，不能取走</translation>
    </message>
</context>
<context>
    <name>BeattyFigure</name>
    <message>
        <source>φ: a = ⌊kφ⌋</source>
        <translation>φ：a = ⌊kφ⌋</translation>
    </message>
    <message>
        <source>φ²: b = ⌊kφ²⌋</source>
        <translation>φ²：b = ⌊kφ²⌋</translation>
    </message>
    <message>
        <source>the box that is cut</source>
        <translation>被切開的一格</translation>
    </message>
</context>
<context>
    <name>CanonicalFigure</name>
    <message>
        <source>Left</source>
        <translation>左方</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右方</translation>
    </message>
    <message>
        <source>no option</source>
        <translation>沒有選項</translation>
    </message>
    <message numerus="yes">
        <source>and %n more moves</source>
        <translation>
            <numerusform>另有 %n 種走法</numerusform>
        </translation>
    </message>
    <message>
        <source>Left’s option</source>
        <translation>左方的選項</translation>
    </message>
    <message>
        <source>Right’s option</source>
        <translation>右方的選項</translation>
    </message>
    <message>
        <source>dominated: struck out</source>
        <translation>受制：劃去</translation>
    </message>
    <message>
        <source>reversible: bypassed</source>
        <translation>可逆：繞過</translation>
    </message>
</context>
<context>
    <name>CardsDrawing</name>
    <message>
        <source>numbers without room: %1</source>
        <translation>沒有位置的數字：%1</translation>
    </message>
</context>
<context>
    <name>CardsFigure</name>
    <message>
        <source>player 1</source>
        <translation>玩家 1</translation>
    </message>
    <message>
        <source>player 2</source>
        <translation>玩家 2</translation>
    </message>
    <message>
        <source>chance deals</source>
        <translation>隨機發牌</translation>
    </message>
    <message>
        <source>cannot be told apart</source>
        <translation>無法區分（同一資訊集）</translation>
    </message>
    <message>
        <source>wide: likely; faint: seldom reached</source>
        <translation>粗：機率大；淡：很少到達</translation>
    </message>
    <message>
        <source>from the left: check, bet; fold, call, raise</source>
        <translation>自左至右：過牌、下注；棄牌、跟注、加注</translation>
    </message>
    <message>
        <source>to the left: check, fold; to the right: bet, call</source>
        <translation>向左：過牌、棄牌；向右：下注、跟注</translation>
    </message>
</context>
<context>
    <name>CardsStrip</name>
    <message>
        <source>Iteration %1 of %2</source>
        <translation>%2 第 %1 次迭代</translation>
    </message>
    <message>
        <source>Averages after iteration %1: exploitability %2</source>
        <translation>第 %1 次迭代後的平均策略：可利用度 %2</translation>
    </message>
    <message>
        <source>Strategies after the last iteration, %1</source>
        <translation>最後一次（第 %1 次）迭代後的策略</translation>
    </message>
    <message>
        <source>Averages of %1 iterations: player 1 gets %2, exploitability %3</source>
        <translation>%1 次迭代的平均策略：玩家 1 得 %2，可利用度 %3</translation>
    </message>
    <message>
        <source>Beside each node: how likely play is to come there. Point at one for its information set.</source>
        <translation>節點旁：到達該處的機率。指向節點可看其資訊集的策略。</translation>
    </message>
    <message>
        <source>One deal: %1 against %2. Beside each node: how likely play is to come there then. Point at one for its information set.</source>
        <translation>一種發牌：%1 對 %2。節點旁：這樣發牌時到達該處的機率。指向節點可看其資訊集的策略。</translation>
    </message>
    <message>
        <source>One deal: %1 against %2, then %3 on the table. Beside each node: how likely play is to come there then. Point at one for its information set.</source>
        <translation>一種發牌：%1 對 %2，公共牌 %3。節點旁：這樣發牌時到達該處的機率。指向節點可看其資訊集的策略。</translation>
    </message>
    <message>
        <source>played</source>
        <translation>當前策略</translation>
    </message>
    <message>
        <source>value</source>
        <translation>反事實值</translation>
    </message>
    <message>
        <source>regret</source>
        <translation>遺憾值</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>累計遺憾</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一策略</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均策略</translation>
    </message>
    <message>
        <source>last</source>
        <translation>最後策略</translation>
    </message>
    <message>
        <source>equilibrium, α %1</source>
        <translation>均衡，α %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 as it is played</source>
        <translation>按當前策略為 %1</translation>
    </message>
</context>
<context>
    <name>CoalitionFigure</name>
    <message>
        <source>Shapley</source>
        <translation>夏普利</translation>
    </message>
    <message>
        <source>what it is paid</source>
        <translation>聯盟所得</translation>
    </message>
    <message>
        <source>Shapley value</source>
        <translation>夏普利值</translation>
    </message>
    <message>
        <source>nucleolus</source>
        <translation>核仁</translation>
    </message>
    <message>
        <source>ε-core</source>
        <translation>ε-核心</translation>
    </message>
    <message>
        <source>core</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>has arrived</source>
        <translation>已到</translation>
    </message>
    <message>
        <source>the step speaks of it</source>
        <translation>這一步說的</translation>
    </message>
    <message>
        <source>its pay is settled</source>
        <translation>所得已定</translation>
    </message>
    <message>
        <source>what an order gives</source>
        <translation>一種次序的分法</translation>
    </message>
    <message>
        <source>the mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>payments</source>
        <translation>分法</translation>
    </message>
    <message>
        <source>%1 is worth %2; the Shapley value gives it %3, the nucleolus %4</source>
        <translation>%1 的值是 %2；按夏普利值得 %3，按核仁得 %4</translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation>%1 種的平均</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>帶來</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>單幹</translation>
    </message>
    <message>
        <source>gets</source>
        <translation>所得</translation>
    </message>
    <message>
        <source>the mean of all sizes: %1</source>
        <translation>各人數的平均：%1</translation>
    </message>
    <message>
        <source>The core is empty: the least ε is %1</source>
        <translation>核心為空：最小的 ε 是 %1</translation>
    </message>
    <message>
        <source>The core is not empty: the least ε is %1</source>
        <translation>核心非空：最小的 ε 是 %1</translation>
    </message>
    <message>
        <source>order %1 of %2</source>
        <translation>第 %1 種次序，共 %2 種</translation>
    </message>
    <message>
        <source>all to %1</source>
        <translation>全歸 %1</translation>
    </message>
    <message>
        <source>what coalitions are worth</source>
        <translation>各聯盟的值</translation>
    </message>
    <message>
        <source>what player %1 adds on average to so many others</source>
        <translation>玩家 %1 加入若干人時平均帶來多少</translation>
    </message>
    <message>
        <source>± of about 95 of 100 cases, from %1 random orders</source>
        <translation>±：約 95% 的情形不超出，取自 %1 種隨機次序</translation>
    </message>
    <message>
        <source>%1 costs %2; by the Shapley value it pays %3, by the nucleolus %4</source>
        <translation>%1 的費用是 %2；按夏普利值付 %3，按核仁付 %4</translation>
    </message>
    <message>
        <source>absolute Banzhaf value</source>
        <translation>絕對班札夫值</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>正規化</translation>
    </message>
    <message>
        <source>Deegan–Packel</source>
        <translation>迪根–帕克爾</translation>
    </message>
    <message>
        <source>public good</source>
        <translation>公共物品</translation>
    </message>
    <message>
        <source>Johnston</source>
        <translation>約翰斯頓</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>支付</translation>
    </message>
    <message>
        <source>all savings to %1</source>
        <translation>節省全歸 %1</translation>
    </message>
    <message>
        <source>what coalitions cost</source>
        <translation>聯盟的費用</translation>
    </message>
    <message>
        <source>Banzhaf, absolute</source>
        <translation>班札夫（絕對）</translation>
    </message>
    <message>
        <source>%1; absolute Banzhaf value %2</source>
        <translation>%1；絕對班札夫值為 %2</translation>
    </message>
    <message>
        <source>%1, Deegan–Packel %2, public good %3, Johnston %4</source>
        <translation>%1，迪根–帕克爾指數 %2，公共物品指數 %3，約翰斯頓指數 %4</translation>
    </message>
    <message>
        <source>share of the votes</source>
        <translation>所占票數的比例</translation>
    </message>
    <message>
        <source>what a player costs alone</source>
        <translation>玩家單獨的費用</translation>
    </message>
    <message>
        <source>what a player is worth alone</source>
        <translation>玩家單獨的值</translation>
    </message>
    <message>
        <source>Banzhaf</source>
        <translation>班札夫</translation>
    </message>
    <message>
        <source>Banzhaf value, normalised</source>
        <translation>正規化的班札夫值</translation>
    </message>
    <message>
        <source>nucleolus: here the share of the votes</source>
        <translation>核仁：這裡就是所占票數的比例</translation>
    </message>
    <message>
        <source>the mean of the orders so far</source>
        <translation>到此為止各次序的平均</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>票數</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a tick of a scale</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>players %1 to %2 of %3: a click here turns the page</source>
        <translation>第 %1 至 %2 名玩家，共 %3 名：在此點擊翻頁</translation>
    </message>
    <message>
        <source>players %1 to %2 of %3</source>
        <translation>第 %1 至 %2 名玩家，共 %3 名</translation>
    </message>
    <message>
        <source>excess: what a coalition pays − what it costs</source>
        <translation>超出量：聯盟所付 − 其費用</translation>
    </message>
    <message>
        <source>excess: what a coalition is worth − what it is paid</source>
        <translation>超出量：聯盟的值 − 其所得</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>PNG image</source>
        <translation>PNG 圖片</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 向量圖</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文件</translation>
    </message>
    <message>
        <source>CSV data</source>
        <translation>CSV 資料</translation>
    </message>
    <message>
        <source>GIF, moving</source>
        <translation>GIF 動畫</translation>
    </message>
    <message>
        <source>WebP, moving</source>
        <translation>WebP 動畫</translation>
    </message>
</context>
<context>
    <name>FieldValue</name>
    <message>
        <source>This is longer than the limit of %1 letters and was not taken.</source>
        <translation>內容超過 %1 個字元的上限，未被採用。</translation>
    </message>
    <message>
        <source>Only the beginning is shown, “…” stands for the rest: keep it to change the beginning, or replace the whole text.</source>
        <translation>這裡只顯示開頭，「…」代表其餘部分：請保留它來修改開頭，或取代整段文字。</translation>
    </message>
</context>
<context>
    <name>FileFilter</name>
    <message>
        <source>All files</source>
        <translation>所有檔案</translation>
    </message>
    <message>
        <source>All that can be opened</source>
        <translation>所有可開啟的檔案</translation>
    </message>
</context>
<context>
    <name>FlowFigure</name>
    <message>
        <source>flow %1</source>
        <translation>流量 %1</translation>
    </message>
    <message>
        <source>path</source>
        <translation>路徑</translation>
    </message>
    <message>
        <source>still reached</source>
        <translation>仍可到達</translation>
    </message>
    <message>
        <source>flow %1, and room for %2 more</source>
        <translation>流量 %1，還可增加 %2</translation>
    </message>
    <message>
        <source>flow %1 = cut %2</source>
        <translation>流量 %1 = 割 %2</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>擁有者</translation>
    </message>
    <message>
        <source>gets</source>
        <translation>所得</translation>
    </message>
    <message>
        <source>together</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>%1 → %2, owned by %3: %4 of %5 flows</source>
        <translation>%1 → %2，屬於 %3：流量 %4，容量 %5</translation>
    </message>
    <message>
        <source>narrowest</source>
        <translation>最窄</translation>
    </message>
    <message>
        <source>2/3: flow and capacity</source>
        <translation>2/3：流量與容量</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>割</translation>
    </message>
    <message>
        <source>2/3 ≤ 1: flow and capacity</source>
        <translation>2/3 ≤ 1：流量與容量</translation>
    </message>
    <message>
        <source>%1 → %2: %3 of %4 flows</source>
        <translation>%1 → %2：流量 %3，容量 %4</translation>
    </message>
    <message>
        <source>numbers without room: %1; point at the arrows</source>
        <translation>寫不下的數字：%1 個，可指向箭頭查看</translation>
    </message>
    <message>
        <source>room for more</source>
        <translation>餘量</translation>
    </message>
    <message>
        <source>can be taken back</source>
        <translation>可退回的流量</translation>
    </message>
    <message>
        <source>flow %1 + %2 = %3</source>
        <translation>流量 %1 + %2 = %3</translation>
    </message>
</context>
<context>
    <name>GraphFigure</name>
    <message>
        <source>a token</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已不在</translation>
    </message>
    <message>
        <source>what the step tells of</source>
        <translation>這一步所說的</translation>
    </message>
    <message>
        <source>its number</source>
        <translation>枝的編號</translation>
    </message>
    <message>
        <source>a branch</source>
        <translation>枝</translation>
    </message>
    <message>
        <source>what it and all on it are worth</source>
        <translation>它和其上一切的值</translation>
    </message>
    <message>
        <source>the value once it is cut</source>
        <translation>砍斷後的值</translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation>%1：誰勝？</translation>
    </message>
    <message>
        <source>Left’s</source>
        <translation>左方的</translation>
    </message>
    <message>
        <source>Right’s</source>
        <translation>右方的</translation>
    </message>
    <message>
        <source>either’s</source>
        <translation>雙方的</translation>
    </message>
    <message>
        <source>Left may colour it</source>
        <translation>左方可塗</translation>
    </message>
    <message>
        <source>Right may colour it</source>
        <translation>右方可塗</translation>
    </message>
    <message>
        <source>nobody may colour it</source>
        <translation>誰也不能塗</translation>
    </message>
    <message>
        <source>its value or outcome once it is coloured</source>
        <translation>塗色後的值或勝負</translation>
    </message>
    <message>
        <source>too small for names and numbers: zoom in to read them</source>
        <translation>寫不下名稱和數字：放大即可看到</translation>
    </message>
    <message>
        <source>numbers without room: %1; zoom in to read them</source>
        <translation>寫不下的數字：%1 個，放大即可看到</translation>
    </message>
    <message>
        <source>may be removed</source>
        <translation>可以去掉</translation>
    </message>
    <message>
        <source>the value after the move</source>
        <translation>走後的值</translation>
    </message>
</context>
<context>
    <name>GridFigure</name>
    <message>
        <source>mex = %1</source>
        <translation>mex = %1</translation>
    </message>
    <message>
        <source>nothing left: 0</source>
        <translation>什麼也不剩：0</translation>
    </message>
    <message>
        <source>%1 ∉ S</source>
        <translation>%1 ∉ S</translation>
    </message>
    <message>
        <source>%1 ∈ S</source>
        <translation>%1 ∈ S</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1，%2 × %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>GridLegend</name>
    <message>
        <source>0 = P</source>
        <translation>0 = P（必敗）</translation>
    </message>
    <message>
        <source>%1 mod %2</source>
        <translation>%1 mod %2</translation>
    </message>
    <message>
        <source>%1 0 = P</source>
        <translation>%1 0 = P</translation>
    </message>
    <message>
        <source>%1, bit %2</source>
        <translation>%1，第 %2 位</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>尚未計算</translation>
    </message>
    <message>
        <source>Theorem</source>
        <translation>定理</translation>
    </message>
    <message>
        <source>P: every option is N</source>
        <translation>P：後繼全是 N</translation>
    </message>
    <message>
        <source>N: by the last P</source>
        <translation>N：能走到最新的 P</translation>
    </message>
    <message>
        <source>N: known before</source>
        <translation>N：先前已知</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚未知</translation>
    </message>
    <message>
        <source>the first %1 × %2 cells</source>
        <translation>前 %1 × %2 格</translation>
    </message>
    <message>
        <source>guessed at once: %1 of %2</source>
        <translation>一次猜中：%1 / %2</translation>
    </message>
    <message>
        <source>slice: %1</source>
        <translation>截面：%1</translation>
    </message>
    <message>
        <source>%1 is not in this table</source>
        <translation>%1 不在此表中</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>已知結論</translation>
    </message>
    <message>
        <source>How a position is written</source>
        <translation>局面的寫法</translation>
    </message>
    <message>
        <source>The view “%1”</source>
        <translation>檢視「%1」</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>術語</translation>
    </message>
</context>
<context>
    <name>HottestFigure</name>
    <message>
        <source>mean %1</source>
        <translation>平均值 %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more moves</source>
        <translation>
            <numerusform>還有 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>hottest first: %1</source>
        <translation>最熱優先：%1</translation>
    </message>
    <message>
        <source>best play: %1</source>
        <translation>最佳走法：%1</translation>
    </message>
    <message>
        <source>%1, Left begins</source>
        <translation>%1，左方先走</translation>
    </message>
    <message>
        <source>%1, Right begins</source>
        <translation>%1，右方先走</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>溫度</translation>
    </message>
    <message>
        <source>Left’s move</source>
        <translation>左方的走法</translation>
    </message>
    <message>
        <source>Right’s move</source>
        <translation>右方的走法</translation>
    </message>
</context>
<context>
    <name>IntervalFigure</name>
    <message>
        <source>%1: not filled in yet</source>
        <translation>%1：尚未填寫</translation>
    </message>
    <message>
        <source>%1: the left end</source>
        <translation>%1：取左端</translation>
    </message>
    <message>
        <source>%1: the right end</source>
        <translation>%1：取右端</translation>
    </message>
    <message>
        <source>%1: either end</source>
        <translation>%1：兩端相同</translation>
    </message>
    <message>
        <source>what the player to move gets: %1</source>
        <translation>先手的得分：%1</translation>
    </message>
    <message>
        <source>by how much the player to move is ahead: %1</source>
        <translation>先手領先多少：%1</translation>
    </message>
    <message>
        <source>what the better end leaves</source>
        <translation>取較佳一端後剩下的段</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>雙方最佳</translation>
    </message>
    <message>
        <source>take %1, the left end:</source>
        <translation>取左端 %1：</translation>
    </message>
    <message>
        <source>take %1, the right end:</source>
        <translation>取右端 %1：</translation>
    </message>
    <message>
        <source>first player: %1</source>
        <translation>先手：%1</translation>
    </message>
    <message>
        <source>second player: %1</source>
        <translation>後手：%1</translation>
    </message>
</context>
<context>
    <name>LatticeFigure</name>
    <message>
        <source>least above</source>
        <translation>在上的最小者</translation>
    </message>
    <message>
        <source>greatest below</source>
        <translation>在下的最大者</translation>
    </message>
    <message>
        <source>The games born by day %1: %2</source>
        <translation>到第 %1 天為止出生的賽局：%2</translation>
    </message>
    <message>
        <source>by day %1: %2</source>
        <translation>到第 %1 天：%2</translation>
    </message>
</context>
<context>
    <name>LearningFigure</name>
    <message>
        <source>%1, %2 iterations: value %3, exploitability %4</source>
        <translation>%1，%2 次迭代：值 %3，可利用度 %4</translation>
    </message>
    <message>
        <source>, seed %1</source>
        <translation>，種子 %1</translation>
    </message>
    <message>
        <source>iterations; each updates the regrets of both players</source>
        <translation>迭代次數；每次更新雙方的遺憾值</translation>
    </message>
    <message>
        <source>exploitability of the averages</source>
        <translation>平均策略的可利用度</translation>
    </message>
    <message>
        <source>value of the averages to player 1</source>
        <translation>平均策略對玩家 1 的值</translation>
    </message>
    <message>
        <source>α, as read from three decisions of player 1</source>
        <translation>由玩家 1 的三個決策推出的 α</translation>
    </message>
    <message>
        <source>%1, %2 iteration: value %3, exploitability %4</source>
        <translation>%1，%2 次迭代：值 %3，可利用度 %4</translation>
    </message>
    <message>
        <source>too narrow for the table of strategies</source>
        <translation>太窄，畫不下策略表</translation>
    </message>
</context>
<context>
    <name>LearningTable</name>
    <message>
        <source>Averages beside the equilibrium with α %1</source>
        <translation>平均策略與 α %1 的均衡對照</translation>
    </message>
    <message>
        <source>action</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>理論</translation>
    </message>
    <message>
        <source>Average strategies of the first round (all %1 sets: as CSV)</source>
        <translation>第一輪的平均策略（全部 %1 個資訊集見 CSV）</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>加注</translation>
    </message>
    <message>
        <source>check,
fold</source>
        <translation>過牌、
棄牌</translation>
    </message>
    <message>
        <source>bet,
call</source>
        <translation>下注、
跟注</translation>
    </message>
    <message>
        <source>after more bets: %1 more</source>
        <translation>下注更多之後：另有 %1 列</translation>
    </message>
</context>
<context>
    <name>LensChart</name>
    <message>
        <source>SG(n), from the definition</source>
        <translation>SG(n)，按定義</translation>
    </message>
    <message>
        <source>what the formula says, where it is wrong</source>
        <translation>公式所說（不符之處）</translation>
    </message>
</context>
<context>
    <name>LensField</name>
    <message>
        <source>options of the one looked at</source>
        <translation>所看反例的後繼</translation>
    </message>
</context>
<context>
    <name>LensFigure</name>
    <message>
        <source>What the values look like</source>
        <translation>這些值像什麼</translation>
    </message>
    <message>
        <source>compare with %1</source>
        <translation>與 %1 比較</translation>
    </message>
    <message>
        <source>%1 fail</source>
        <translation>%1 處不符</translation>
    </message>
    <message>
        <source>says nothing</source>
        <translation>沒有說法</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>相符</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>已證明</translation>
    </message>
</context>
<context>
    <name>LensSide</name>
    <message>
        <source>%1 · proved</source>
        <translation>%1 · 已證明</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>fail among the first</source>
        <translation>不符之處，在前若干個之中</translation>
    </message>
    <message>
        <source>what the values look like</source>
        <translation>這些值像什麼</translation>
    </message>
</context>
<context>
    <name>LensTable</name>
    <message>
        <source>SG value, from the definition</source>
        <translation>SG 值，按定義</translation>
    </message>
    <message>
        <source>where the formula is wrong</source>
        <translation>公式不符之處</translation>
    </message>
</context>
<context>
    <name>LineFigure</name>
    <message>
        <source>exceptions: %1</source>
        <translation>例外：%1</translation>
    </message>
    <message>
        <source>SG(n)</source>
        <translation>SG(n)</translation>
    </message>
    <message>
        <source>exception</source>
        <translation>例外</translation>
    </message>
    <message>
        <source>option of n = %1</source>
        <translation>n = %1 的後繼</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>misère values of %1, n = 0 … %2</source>
        <translation>%1在反常規則下的值，n = 0 … %2</translation>
    </message>
    <message>
        <source>SG values of %1, n = 0 … %2</source>
        <translation>%1的 SG 值，n = 0 … %2</translation>
    </message>
    <message>
        <source>%1 lies beyond</source>
        <translation>%1在範圍之外</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>heap of an option of n = %1</source>
        <translation>n = %1 的後繼中的堆</translation>
    </message>
    <message>
        <source>↓ more rows below: %1, up to n = %2</source>
        <translation>↓ 下方還有 %1 列，到 n = %2</translation>
    </message>
    <message>
        <source>too small for numbers: a pixel is one of %1 values</source>
        <translation>寫不下數字：一個像素是 %1 個值之一</translation>
    </message>
    <message>
        <source>too small for numbers: zoom in to read them</source>
        <translation>寫不下數字：放大即可看到</translation>
    </message>
    <message>
        <source>a colour: a value mod %1</source>
        <translation>一種顏色：值模 %1 的一個餘數</translation>
    </message>
    <message>
        <source>rare: %1 of %2</source>
        <translation>稀有值：%2 個中有 %1 個</translation>
    </message>
    <message>
        <source>n = %1: %2</source>
        <translation>n = %1：%2</translation>
    </message>
    <message>
        <source>%1 in a row. Drag the edge: at the period, each column has one colour.</source>
        <translation>每列 %1 個。拖曳邊緣：到週期時，每欄只有一種顏色。</translation>
    </message>
</context>
<context>
    <name>MatrixFigure</name>
    <message>
        <source>%1, %2: the row player gets %3, the column player %4</source>
        <translation>%1，%2：列玩家得 %3，欄玩家得 %4</translation>
    </message>
    <message>
        <source>the row player’s best reply</source>
        <translation>列玩家的最優反應</translation>
    </message>
    <message>
        <source>the column player’s best reply</source>
        <translation>欄玩家的最優反應</translation>
    </message>
    <message>
        <source>pure equilibrium</source>
        <translation>純策略均衡</translation>
    </message>
    <message>
        <source>struck out, in this order</source>
        <translation>劃去，按此順序</translation>
    </message>
    <message>
        <source>share</source>
        <translation>機率</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>付出</translation>
    </message>
    <message>
        <source>gets</source>
        <translation>得到</translation>
    </message>
    <message>
        <source>what the row player gets</source>
        <translation>列玩家的收益</translation>
    </message>
    <message>
        <source>share of %1</source>
        <translation>%1的機率</translation>
    </message>
    <message>
        <source>row player: %1</source>
        <translation>列玩家：%1</translation>
    </message>
    <message>
        <source>column player: %1</source>
        <translation>欄玩家：%1</translation>
    </message>
    <message>
        <source>row player</source>
        <translation>列玩家</translation>
    </message>
    <message>
        <source>column player</source>
        <translation>欄玩家</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>有多個解</translation>
    </message>
    <message>
        <source>what the row player gets, from %1 to %2</source>
        <translation>列玩家的收益，從 %1 到 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2：%1</translation>
    </message>
    <message>
        <source>%1: %2 to %3 of %4</source>
        <translation>%1：第 %2 至 %3 個，共 %4 個</translation>
    </message>
</context>
<context>
    <name>MazeFigure</name>
    <message>
        <source>each cell: how play ends if %1 stood there</source>
        <translation>每格：若%1在那裡，對局如何結束</translation>
    </message>
    <message>
        <source>P: %1 wins</source>
        <translation>P：%1勝</translation>
    </message>
    <message>
        <source>∞: a draw</source>
        <translation>∞：平局</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>洞</translation>
    </message>
    <message>
        <source>never met</source>
        <translation>從未遇到</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 層</translation>
    </message>
    <message>
        <source>N: %1 wins; fainter: later</source>
        <translation>N：%1勝；越淡越晚</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>too small for numbers: zoom in to read them</source>
        <translation>寫不下數字：放大即可看到</translation>
    </message>
</context>
<context>
    <name>MexFigure</name>
    <message>
        <source>an option that is P</source>
        <translation>是 P 的後繼</translation>
    </message>
    <message>
        <source>an option that is N</source>
        <translation>是 N 的後繼</translation>
    </message>
    <message>
        <source>the first empty box: the mex</source>
        <translation>第一個空盒子：mex</translation>
    </message>
</context>
<context>
    <name>NumbersFigure</name>
    <message>
        <source>%1: no number</source>
        <translation>%1：不是數</translation>
    </message>
    <message>
        <source>day %1</source>
        <translation>第 %1 天</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1，在 %2</translation>
    </message>
    <message>
        <source>excluded by Left’s options</source>
        <translation>被左方的選項排除</translation>
    </message>
    <message>
        <source>excluded by Right’s options</source>
        <translation>被右方的選項排除</translation>
    </message>
    <message>
        <source>met on the way</source>
        <translation>路上遇到的</translation>
    </message>
    <message>
        <source>the simplest that fits</source>
        <translation>合適的最簡數</translation>
    </message>
    <message>
        <source>in binary %1 = %2</source>
        <translation>二進位 %1 = %2</translation>
    </message>
    <message>
        <source>Left: no move</source>
        <translation>左方：沒有走法</translation>
    </message>
    <message>
        <source>Right: no move</source>
        <translation>右方：沒有走法</translation>
    </message>
    <message>
        <source>= %1, day %2</source>
        <translation>= %1，第 %2 天</translation>
    </message>
    <message>
        <source>= %1, day %2, %3</source>
        <translation>= %1，第 %2 天，%3</translation>
    </message>
    <message>
        <source>in binary %1</source>
        <translation>二進位 %1</translation>
    </message>
    <message>
        <source>Left: no option</source>
        <translation>左方：沒有選項</translation>
    </message>
    <message>
        <source>Right: no option</source>
        <translation>右方：沒有選項</translation>
    </message>
</context>
<context>
    <name>OutcomeLegend</name>
    <message>
        <source>L: Left wins</source>
        <translation>L：左方勝</translation>
    </message>
    <message>
        <source>R: Right wins</source>
        <translation>R：右方勝</translation>
    </message>
    <message>
        <source>N: the first wins</source>
        <translation>N：先走者勝</translation>
    </message>
    <message>
        <source>P: the first loses</source>
        <translation>P：先走者敗</translation>
    </message>
</context>
<context>
    <name>PairTable</name>
    <message>
        <source>used: %1</source>
        <translation>已用：%1</translation>
    </message>
    <message>
        <source>each new pair: the least number not yet used, and k more</source>
        <translation>每個新數對：尚未用過的最小數，再加 k</translation>
    </message>
</context>
<context>
    <name>QuotientFigure</name>
    <message>
        <source>%1: misère quotient of the heaps 0 … %2</source>
        <translation>%1：堆 0 … %2 的反常商</translation>
    </message>
    <message>
        <source>P: lost</source>
        <translation>P：必敗</translation>
    </message>
    <message>
        <source>of one heap</source>
        <translation>一堆的元素</translation>
    </message>
    <message>
        <source>of sums only</source>
        <translation>只由和得到</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>加上不變</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>來回都通</translation>
    </message>
</context>
<context>
    <name>RegretFigure</name>
    <message>
        <source>row player</source>
        <translation>列玩家</translation>
    </message>
    <message>
        <source>column player</source>
        <translation>欄玩家</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>本輪</translation>
    </message>
    <message>
        <source>regret+</source>
        <translation>遺憾值+</translation>
    </message>
    <message>
        <source>regret</source>
        <translation>遺憾值</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一輪</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 輪</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>輪數</translation>
    </message>
    <message>
        <source>the row player’s average</source>
        <translation>列玩家的平均策略</translation>
    </message>
    <message>
        <source>the column player’s average</source>
        <translation>欄玩家的平均策略</translation>
    </message>
    <message>
        <source>negative regret</source>
        <translation>負遺憾值</translation>
    </message>
    <message>
        <source>played</source>
        <translation>本輪策略</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>an equilibrium</source>
        <translation>一個均衡</translation>
    </message>
    <message>
        <source>worth</source>
        <translation>本可得</translation>
    </message>
    <message>
        <source>exploitability</source>
        <translation>可利用度</translation>
    </message>
    <message>
        <source>and %1 more actions</source>
        <translation>還有 %1 個行動</translation>
    </message>
    <message>
        <source>positive regret</source>
        <translation>正遺憾值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>regret matching+, %1</source>
        <translation>遺憾匹配+，%1</translation>
    </message>
    <message>
        <source>regret matching, %1</source>
        <translation>遺憾匹配，%1</translation>
    </message>
</context>
<context>
    <name>SheetPages</name>
    <message>
        <source>page %1</source>
        <translation>第 %1 頁</translation>
    </message>
</context>
<context>
    <name>ThermographFigure</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>平均值 %1</translation>
    </message>
    <message>
        <source>left stop %1</source>
        <translation>左停值 %1</translation>
    </message>
    <message>
        <source>right stop %1</source>
        <translation>右停值 %1</translation>
    </message>
    <message>
        <source>Left’s wall</source>
        <translation>左牆</translation>
    </message>
    <message>
        <source>Right’s wall</source>
        <translation>右牆</translation>
    </message>
    <message>
        <source>before the tax</source>
        <translation>付稅之前</translation>
    </message>
    <message>
        <source>mast: the mean</source>
        <translation>桅桿：平均值</translation>
    </message>
    <message>
        <source>%1 cooled by %2: %3</source>
        <translation>%1 冷卻 %2：%3</translation>
    </message>
    <message>
        <source>%1 heated by %2: %3</source>
        <translation>%1 加熱 %2：%3</translation>
    </message>
</context>
<context>
    <name>VesselsFigure</name>
    <message>
        <source>estate: %1 of %2 poured in</source>
        <translation>遺產：已倒入 %1，共 %2</translation>
    </message>
    <message>
        <source>level</source>
        <translation>水位</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>債權</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>水量</translation>
    </message>
    <message>
        <source>gets</source>
        <translation>所得</translation>
    </message>
    <message>
        <source>now</source>
        <translation>此時</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>fills</source>
        <translation>增加</translation>
    </message>
    <message>
        <source>full</source>
        <translation>已滿</translation>
    </message>
    <message>
        <source>Player %1 claims %2; at the level %3 his vessel holds %4</source>
        <translation>玩家 %1 的債權是 %2；水位為 %3 時，他的容器中有 %4</translation>
    </message>
    <message>
        <source>water: what each gets</source>
        <translation>水：各人所得</translation>
    </message>
    <message>
        <source>a tube holds nothing</source>
        <translation>細管不盛水</translation>
    </message>
</context>
<context>
    <name>XorFigure</name>
    <message>
        <source>1 one</source>
        <translation>1 個 1</translation>
    </message>
    <message>
        <source>%1 ones</source>
        <translation>%1 個 1</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>1 的個數</translation>
    </message>
    <message>
        <source>a one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>a one in an odd column</source>
        <translation>奇數欄中的 1</translation>
    </message>
    <message>
        <source>column %1: ones: %2, even</source>
        <translation>位值 %1 的欄：%2 個 1，偶數</translation>
    </message>
    <message>
        <source>column %1: ones: %2, odd</source>
        <translation>位值 %1 的欄：%2 個 1，奇數</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>……另有 %1 個</translation>
    </message>
    <message>
        <source>%1 more, counted in the columns</source>
        <translation>另有 %1 個，已計入各欄</translation>
    </message>
    <message>
        <source>a row with a winning move</source>
        <translation>有必勝走法的列</translation>
    </message>
    <message>
        <source>mod %1</source>
        <translation>mod %1</translation>
    </message>
    <message>
        <source>column %1: ones: %2, and %2 mod %3 = %4</source>
        <translation>位值 %1 的欄：%2 個 1，%2 mod %3 = %4</translation>
    </message>
    <message>
        <source>a one where the count is not a multiple of %1</source>
        <translation>個數不是 %1 的倍數的欄中的 1</translation>
    </message>
    <message>
        <source>1, 2, 4 …: what a one counts</source>
        <translation>1、2、4…：一個 1 所代表的數</translation>
    </message>
    <message>
        <source>⊕: the XOR</source>
        <translation>⊕：互斥或</translation>
    </message>
    <message>
        <source>has no partner</source>
        <translation>沒有配對</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>There is no game “%1”; the games are: %2.</source>
        <translation>沒有遊戲「%1」；可用的遊戲有：%2。</translation>
    </message>
    <message>
        <source>if x has no option: x is P</source>
        <translation>若 x 無後繼：x 是 P</translation>
    </message>
    <message>
        <source>if x has no option: x is N</source>
        <translation>若 x 無後繼：x 是 N</translation>
    </message>
    <message>
        <source>for each option y of x:</source>
        <translation>對 x 的每個後繼 y：</translation>
    </message>
    <message>
        <source>    if y is P:</source>
        <translation>    若 y 是 P：</translation>
    </message>
    <message>
        <source>        x is N</source>
        <translation>        x 是 N</translation>
    </message>
    <message>
        <source>otherwise x is P</source>
        <translation>否則 x 是 P</translation>
    </message>
    <message>
        <source>%1 is out of reach: it is not known who wins it.</source>
        <translation>%1 超出計算範圍：不知道誰勝。</translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be P.</source>
        <translation>%1 保持摺疊；已知它是 P（必敗）。</translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be N.</source>
        <translation>%1 保持摺疊；已知它是 N（必勝）。</translation>
    </message>
    <message>
        <source>Every option of %1 is N, so it is P.</source>
        <translation>%1 的後繼全是 N（必勝），所以它是 P（必敗）。</translation>
    </message>
    <message>
        <source>%1 is known to be N.</source>
        <translation>已知 %1 是 N（必勝）。</translation>
    </message>
    <message>
        <source>%1 is P, so %2 is N.</source>
        <translation>%1 是 P（必敗），所以 %2 是 N（必勝）。</translation>
    </message>
    <message>
        <source>Who wins, from the leaves up</source>
        <translation>誰勝：自葉節點向上推</translation>
    </message>
    <message>
        <source>Nothing is labelled yet. A position is N if some option is P, and P if every option is N.</source>
        <translation>尚未標記。有後繼是 P（必敗）的局面是 N（必勝），後繼全是 N 的局面是 P。</translation>
    </message>
    <message>
        <source>S ← ∅</source>
        <translation>S ← ∅</translation>
    </message>
    <message>
        <source>for each option y of x: S ← S ∪ { SG(y) }</source>
        <translation>對 x 的每個後繼 y：S&#xa0;←&#xa0;S&#xa0;∪&#xa0;{&#xa0;SG(y)&#xa0;}</translation>
    </message>
    <message>
        <source>g ← 0</source>
        <translation>g ← 0</translation>
    </message>
    <message>
        <source>while g ∈ S: g ← g + 1</source>
        <translation>只要 g ∈ S：g ← g + 1</translation>
    </message>
    <message>
        <source>SG(x) ← g</source>
        <translation>SG(x) ← g</translation>
    </message>
    <message>
        <source>The option %1 has value %2: it goes into S.</source>
        <translation>後繼 %1 的值是 %2：放入 S。</translation>
    </message>
    <message>
        <source>The option %1 has value %2, which S holds already.</source>
        <translation>後繼 %1 的值是 %2，S 中已有。</translation>
    </message>
    <message>
        <source>The options %1 to %2 put their values into S: %3.</source>
        <translation>第 %1 至第 %2 個後繼的值放入 S：%3。</translation>
    </message>
    <message>
        <source>0, 1, 2, … up to %1 are all in S.</source>
        <translation>0、1、2、……直到 %1 都在 S 中。</translation>
    </message>
    <message>
        <source>The values of all options are in S. g begins at 0.</source>
        <translation>所有後繼的值都已在 S 中。g 從 0 開始。</translation>
    </message>
    <message>
        <source>%1 is in S, so g becomes %2.</source>
        <translation>%1 在 S 中，所以 g 變為 %2。</translation>
    </message>
    <message>
        <source>%1 is not in S: it is the least number missing.</source>
        <translation>%1 不在 S 中：它是 S 中缺少的最小數。</translation>
    </message>
    <message>
        <source>The value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>%1 has no option: nothing is in S, and the least number missing is 0.</source>
        <translation>%1 沒有後繼：S 為空集，缺少的最小數是 0。</translation>
    </message>
    <message>
        <source>x = %1 has %2 options. S is empty.</source>
        <translation>x = %1 有 %2 個後繼。S 為空集。</translation>
    </message>
    <message>
        <source>The value of %1 is 0: no option is 0, so it is P.</source>
        <translation>%1 的值是 0：沒有值為 0 的後繼，所以它是 P（必敗）。</translation>
    </message>
    <message>
        <source>The value of %1 is %2: some option is 0, so it is N.</source>
        <translation>%1 的值是 %2：有值為 0 的後繼，所以它是 N（必勝）。</translation>
    </message>
    <message>
        <source>x = %1 has %2 options. Their values are out of reach, but it is known who wins them.</source>
        <translation>x = %1 有 %2 個後繼。它們的值算不出，但誰勝可以判定。</translation>
    </message>
    <message>
        <source>The option %1 is N: moving there does not win.</source>
        <translation>後繼 %1 是 N（必勝）：走到那裡贏不了。</translation>
    </message>
    <message>
        <source>The options %1 to %2 are all N.</source>
        <translation>第 %1 至第 %2 個後繼都是 N（必勝）。</translation>
    </message>
    <message>
        <source>The option %1 is P: moving there wins, so %2 is N.</source>
        <translation>後繼 %1 是 P（必敗）：走到那裡即勝，所以 %2 是 N（必勝）。</translation>
    </message>
    <message>
        <source>No option is P, so %1 is P.</source>
        <translation>沒有後繼是 P（必敗），所以 %1 是 P。</translation>
    </message>
    <message>
        <source>Who wins %1</source>
        <translation>%1 誰勝</translation>
    </message>
    <message>
        <source>%1 has too many options to step through.</source>
        <translation>%1 的後繼太多，無法逐步演示。</translation>
    </message>
    <message>
        <source>%1 is P</source>
        <translation>%1 是 P（必敗）</translation>
    </message>
    <message>
        <source>%1 is N</source>
        <translation>%1 是 N（必勝）</translation>
    </message>
    <message>
        <source>%1 is a draw</source>
        <translation>%1 是平局</translation>
    </message>
    <message>
        <source>No move is left: the player to move has lost.</source>
        <translation>已無棋可走：當前玩家已敗。</translation>
    </message>
    <message>
        <source>No move is left: in misère play the player to move has won.</source>
        <translation>已無棋可走：反常規則下，當前玩家獲勝。</translation>
    </message>
    <message>
        <source>Whatever you do from here, the other player wins: every option is N.</source>
        <translation>無論怎麼走，都是對方勝：後繼全是 N（必勝）。</translation>
    </message>
    <message>
        <source>Move to %1, which is P: from there the other player cannot win.</source>
        <translation>走到 %1，它是 P（必敗）：對方從那裡無法取勝。</translation>
    </message>
    <message>
        <source>It is the only winning move.</source>
        <translation>這是唯一的必勝走法。</translation>
    </message>
    <message>
        <source>There are %1 winning moves.</source>
        <translation>共有 %1 種必勝走法。</translation>
    </message>
    <message>
        <source>S ← h₁ ⊕ h₂ ⊕ … ⊕ hₙ</source>
        <translation>S ← h₁ ⊕ h₂ ⊕ … ⊕ hₙ</translation>
    </message>
    <message>
        <source>if S = 0: no winning move</source>
        <translation>若 S = 0：沒有必勝走法</translation>
    </message>
    <message>
        <source>k ← highest one of S</source>
        <translation>k ← S 中最高的 1 所在位</translation>
    </message>
    <message>
        <source>pick h with bit k set</source>
        <translation>選第 k 位為 1 的堆 h</translation>
    </message>
    <message>
        <source>h′ ← h ⊕ S</source>
        <translation>h′ ← h ⊕ S</translation>
    </message>
    <message>
        <source>move h to h′</source>
        <translation>把 h 變為 h′</translation>
    </message>
    <message>
        <source>if no other h &gt; 1: leave an odd number of ones</source>
        <translation>若沒有別的 h &gt; 1：留下奇數個 1</translation>
    </message>
    <message>
        <source>The ones in column %1: %2, an even number. S has a 0 there.</source>
        <translation>位值 %1 的欄有 %2 個 1，是偶數：S 在該位為 0。</translation>
    </message>
    <message>
        <source>The ones in column %1: %2, an odd number. S has a 1 there.</source>
        <translation>位值 %1 的欄有 %2 個 1，是奇數：S 在該位為 1。</translation>
    </message>
    <message>
        <source>No value is above 1, and the number of ones, %1, is odd: the last of them is left to the player to move, who loses.</source>
        <translation>沒有大於 1 的值，1 的個數 %1 是奇數：最後一個 1 留給當前玩家，必敗。</translation>
    </message>
    <message>
        <source>S = 0: every column is even.</source>
        <translation>S = 0：每欄都是偶數。</translation>
    </message>
    <message>
        <source>Misère play ends no differently: some value is still above 1, and whoever then first leaves only ones and zeros chooses their parity.</source>
        <translation>反常規則下結局相同：仍有大於 1 的值，而誰先使各值只剩 0 和 1，誰就能選擇 1 的奇偶。</translation>
    </message>
    <message>
        <source>S = %1 is not 0: the player to move wins.</source>
        <translation>S = %1 不為 0：當前玩家必勝。</translation>
    </message>
    <message>
        <source>Column %1 is the highest odd one.</source>
        <translation>位值 %1 的欄是最高的奇數欄。</translation>
    </message>
    <message>
        <source>%1 ⊕ %2 = %3: with that value every column would be even.</source>
        <translation>%1 ⊕ %2 = %3：取這個值時，每欄都是偶數。</translation>
    </message>
    <message>
        <source>No value is above 1. Here misère play differs from normal play: what counts is that an odd number of ones is left to the other player.</source>
        <translation>沒有大於 1 的值。此時反常規則與正常規則不同：關鍵是留給對方奇數個 1。</translation>
    </message>
    <message>
        <source>Normal play would make it %1, an even number of ones; misère play makes it %2.</source>
        <translation>正常規則把它變為 %1，留下偶數個 1；反常規則把它變為 %2。</translation>
    </message>
    <message>
        <source>Every column now holds an even number of ones: the other player is at P.</source>
        <translation>現在每欄都有偶數個 1：對方處於 P（必敗）。</translation>
    </message>
    <message>
        <source>An odd number of ones is left, and nothing above: the last move falls to the other player, who loses.</source>
        <translation>剩下奇數個 1，沒有更大的值：最後一步落到對方，對方必敗。</translation>
    </message>
    <message>
        <source>The XOR of %1</source>
        <translation>%1 的互斥或</translation>
    </message>
    <message>
        <source>Bash</source>
        <translation>巴什博弈</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Take at least one and at most m from one heap.</source>
        <translation>從一堆中至少取 1 個、至多取 m 個。</translation>
    </message>
    <message>
        <source>largest take</source>
        <translation>最多可取</translation>
    </message>
    <message>
        <source>the most that one turn may take</source>
        <translation>一次最多能取的個數</translation>
    </message>
    <message>
        <source>one heap or several, for example 21</source>
        <translation>一堆或多堆，例如 21</translation>
    </message>
    <message>
        <source>Take 1 to 3 from 21</source>
        <translation>從 21 個中取 1 至 3 個</translation>
    </message>
    <message>
        <source>Lost: take 1 to 4 from 20</source>
        <translation>必敗：從 20 個中取 1 至 4 個</translation>
    </message>
    <message>
        <source>Three heaps: 5, 9, 14</source>
        <translation>三堆：5、9、14</translation>
    </message>
    <message>
        <source>Misère: 13</source>
        <translation>反常規則：13</translation>
    </message>
    <message>
        <source>Remainders</source>
        <translation>餘數定理</translation>
    </message>
    <message>
        <source>A heap of n is worth n mod (m + 1), and several heaps the XOR of these. So one heap is P exactly when m + 1 divides it. In misère play the same, except when no heap is worth more than 1: then the position is P exactly when the number of heaps worth 1 is odd.</source>
        <translation>大小為 n 的堆的值是 n mod (m + 1)，多堆的值是各堆值的互斥或。因此單堆是 P（必敗）若且唯若 m + 1 整除它。反常規則下相同，除非沒有一堆的值大於 1：此時局面是 P 若且唯若值為 1 的堆有奇數個。</translation>
    </message>
    <message>
        <source>all heaps</source>
        <translation>所有堆</translation>
    </message>
    <message>
        <source>play</source>
        <translation>勝負規則</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正常規則</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>反常規則</translation>
    </message>
    <message>
        <source>normal: whoever makes the last move wins; misère: whoever makes it loses</source>
        <translation>正常規則：走最後一步者勝；反常規則：走最後一步者敗</translation>
    </message>
    <message>
        <source>“%1” is not one of %2.</source>
        <translation>「%1」不在以下各項之中：%2。</translation>
    </message>
    <message>
        <source>There is no parameter “%1” here; the parameters are: %2.</source>
        <translation>這裡沒有參數「%1」；可用的參數有：%2。</translation>
    </message>
    <message>
        <source>king</source>
        <translation>國王</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>皇后</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>城堡</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>主教</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>騎士</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>the piece that walks; “own” moves by the vectors below</source>
        <translation>所走的棋子；「自訂」按下面的向量走</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自訂</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>the moves of the piece “own”: steps a,b separated by semicolons, each lowering a + b; a star lets a step be repeated</source>
        <translation>「自訂」棋子的走法：用分號分隔的步 a,b，每步都使 a + b 減小；加星號的步可以重複</translation>
    </message>
    <message>
        <source>A vector such as -1,0 is missing at column %1.</source>
        <translation>第 %1 個字元處缺少形如 -1,0 的向量。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a vector: two numbers such as -1,0, with a star where the step may be repeated.</source>
        <translation>第 %2 個字元處的「%1」不是向量：應為形如 -1,0 的兩個數，可重複的步加星號。</translation>
    </message>
    <message>
        <source>The vector %1,%2 at column %3 does not lower a + b, so that the game might never end.</source>
        <translation>第 %3 個字元處的向量 %1,%2 不使 a + b 減小，遊戲可能永不結束。</translation>
    </message>
    <message>
        <source>There are more than %1 vectors.</source>
        <translation>向量超過 %1 個。</translation>
    </message>
    <message>
        <source>King, queen, rook …</source>
        <translation>國王、皇后、城堡……</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>A piece walks on a quarter-board towards the corner (0, 0), by the moves of its kind that lower a + b.</source>
        <translation>棋子在四分之一無限棋盤上走向角落 (0, 0)，只能用該棋子走法中使 a + b 減小的那些。</translation>
    </message>
    <message>
        <source>a cell, counted from 0, for example 6,9</source>
        <translation>一個格子，從 0 數起，例如 6,9</translation>
    </message>
    <message>
        <source>King</source>
        <translation>國王</translation>
    </message>
    <message>
        <source>Queen: Wythoff’s game</source>
        <translation>皇后：威佐夫博弈</translation>
    </message>
    <message>
        <source>Rook: two heaps of Nim</source>
        <translation>城堡：兩堆尼姆</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>主教</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>騎士</translation>
    </message>
    <message>
        <source>A rook that also leaps</source>
        <translation>會跳的城堡</translation>
    </message>
    <message>
        <source>There are %1 heaps; at most %2 are allowed.</source>
        <translation>共有 %1 堆；最多允許 %2 堆。</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>取 %1 個</translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <translation>從第 %2 堆取 %1 個</translation>
    </message>
    <message>
        <source>Kiki’s board</source>
        <translation>Kiki 的棋盤</translation>
    </message>
    <message>
        <source>A coin at the top right of a board goes one step left, down, or diagonally left and down. It stops at the bottom left.</source>
        <translation>硬幣從棋盤右上角出發，每步向左、向下或向左下走一格，到左下角為止。</translation>
    </message>
    <message>
        <source>the coin’s row and column, counted from 1, for example 8,11</source>
        <translation>硬幣所在的列和欄，從 1 數起，例如 8,11</translation>
    </message>
    <message>
        <source>A board of 8 × 11</source>
        <translation>8 × 11 棋盤</translation>
    </message>
    <message>
        <source>Both odd: 5 × 7</source>
        <translation>都是奇數：5 × 7</translation>
    </message>
    <message>
        <source>A small tree: 3 × 3</source>
        <translation>小博弈樹：3 × 3</translation>
    </message>
    <message>
        <source>Misère: 1 × 6</source>
        <translation>反常規則：1 × 6</translation>
    </message>
    <message>
        <source>Both odd</source>
        <translation>都是奇數</translation>
    </message>
    <message>
        <source>A position is P exactly when its row and its column are both odd. Let k be the smaller and l the larger of the two. For odd k the value is 0 if l is odd and 1 if it is even; for even k it is 3 if l is odd and 2 if it is even. In misère play 0 and 1 are exchanged where k is 1.</source>
        <translation>局面是 P（必敗）若且唯若列號和欄號都是奇數。設兩者中較小的為 k，較大的為 l。k 為奇數時，l 為奇數則值為 0，為偶數則值為 1；k 為偶數時，l 為奇數則值為 3，為偶數則值為 2。反常規則下，k 為 1 處的 0 與 1 互換。</translation>
    </message>
    <message>
        <source>all boards</source>
        <translation>所有棋盤</translation>
    </message>
    <message>
        <source>move left</source>
        <translation>向左走</translation>
    </message>
    <message>
        <source>move down</source>
        <translation>向下走</translation>
    </message>
    <message>
        <source>move diagonally, left and down</source>
        <translation>向左下斜走</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>尼姆博弈</translation>
    </message>
    <message>
        <source>Heaps</source>
        <translation>石子堆</translation>
    </message>
    <message>
        <source>Take any number, at least one, from one heap.</source>
        <translation>從一堆中取任意多個，至少 1 個。</translation>
    </message>
    <message>
        <source>heaps, for example 3,5,7</source>
        <translation>各堆，例如 3,5,7</translation>
    </message>
    <message>
        <source>Three heaps: 3, 5, 7</source>
        <translation>三堆：3、5、7</translation>
    </message>
    <message>
        <source>A small tree: 1, 2</source>
        <translation>小博弈樹：1、2</translation>
    </message>
    <message>
        <source>Misère: 1, 1, 2</source>
        <translation>反常規則：1、1、2</translation>
    </message>
    <message>
        <source>Bouton’s theorem</source>
        <translation>布頓定理</translation>
    </message>
    <message>
        <source>A position is P exactly when the XOR of the heaps is 0. In misère play the same, except when no heap is above 1: then it is P exactly when the number of ones is odd.</source>
        <translation>局面是 P（必敗）若且唯若各堆的互斥或為 0。反常規則下相同，除非沒有大於 1 的堆：此時局面是 P 若且唯若 1 的個數為奇數。</translation>
    </message>
    <message>
        <source>The king’s parities</source>
        <translation>國王的奇偶性</translation>
    </message>
    <message>
        <source>A cell is P exactly when both numbers are even. The value is 0 or 1 where the smaller number is even, 2 or 3 where it is odd: first the one, then the other, as the larger number grows. In misère play 0 and 1 are exchanged on the border.</source>
        <translation>格是 P（必敗）若且唯若兩個數都是偶數。較小的數為偶數處，值為 0 或 1；為奇數處，值為 2 或 3：隨較大的數增大，兩值輪流出現。反常規則下，邊界上的 0 與 1 互換。</translation>
    </message>
    <message>
        <source>all cells</source>
        <translation>所有格</translation>
    </message>
    <message>
        <source>The golden rays</source>
        <translation>黃金射線</translation>
    </message>
    <message>
        <source>The P-positions are the pairs (⌊kφ⌋, ⌊kφ⌋ + k), in either order. Every positive integer is in exactly one of them. In misère play the first two, (0, 0) and (1, 2), give way to (0, 1) and (2, 2).</source>
        <translation>P 局面（必敗）是數對 (⌊kφ⌋, ⌊kφ⌋ + k)，不論次序。每個正整數恰好屬於其中一對。反常規則下，前兩對 (0, 0) 和 (1, 2) 換成 (0, 1) 和 (2, 2)。</translation>
    </message>
    <message>
        <source>all pairs; the SG values themselves have no known formula</source>
        <translation>所有數對；SG 值本身沒有已知公式</translation>
    </message>
    <message>
        <source>The rook plays Nim</source>
        <translation>城堡即尼姆博弈</translation>
    </message>
    <message>
        <source>The value is a ⊕ b, so that the P-positions are the diagonal. In misère play 0 and 1 are exchanged where neither number is above 1.</source>
        <translation>值是 a ⊕ b，所以 P 局面（必敗）就是對角線。反常規則下，兩個數都不大於 1 處的 0 與 1 互換。</translation>
    </message>
    <message>
        <source>The bishop plays one heap</source>
        <translation>主教即單堆尼姆</translation>
    </message>
    <message>
        <source>The value is the smaller of the two numbers. In misère play 0 and 1 are exchanged.</source>
        <translation>值是兩個數中較小的一個。反常規則下，0 與 1 互換。</translation>
    </message>
    <message>
        <source>The knight’s squares</source>
        <translation>騎士的方格</translation>
    </message>
    <message>
        <source>A cell is P exactly when both numbers leave 0 or 1 when divided by 4.</source>
        <translation>格是 P（必敗）若且唯若兩個數除以 4 都餘 0 或 1。</translation>
    </message>
    <message>
        <source>normal play; no formula is known here for the values or for misère play</source>
        <translation>正常規則；SG 值和反常規則在此沒有已知公式</translation>
    </message>
    <message>
        <source>slope φ</source>
        <translation>斜率 φ</translation>
    </message>
    <message>
        <source>slope 1/φ</source>
        <translation>斜率 1/φ</translation>
    </message>
    <message>
        <source>a = b</source>
        <translation>a = b</translation>
    </message>
    <message>
        <source>Subtraction</source>
        <translation>減法遊戲</translation>
    </message>
    <message>
        <source>Take from one heap any number that is in the set.</source>
        <translation>從一堆中取若干個，個數須在集合中。</translation>
    </message>
    <message>
        <source>set</source>
        <translation>集合</translation>
    </message>
    <message>
        <source>the numbers that may be taken, for example 1,2,4</source>
        <translation>可以取的個數，例如 1,2,4</translation>
    </message>
    <message>
        <source>one heap or several, for example 17</source>
        <translation>一堆或多堆，例如 17</translation>
    </message>
    <message>
        <source>Take 2, 3 or 7 from 17</source>
        <translation>從 17 個中取 2、3 或 7 個</translation>
    </message>
    <message>
        <source>Powers of two: n mod 3</source>
        <translation>2 的冪：n mod 3</translation>
    </message>
    <message>
        <source>Three heaps: 6, 9, 11</source>
        <translation>三堆：6、9、11</translation>
    </message>
    <message>
        <source>Misère: 17</source>
        <translation>反常規則：17</translation>
    </message>
    <message>
        <source>Ultimately periodic</source>
        <translation>最終週期性</translation>
    </message>
    <message>
        <source>The values of a heap repeat from some size on: each depends only on as many values before it as the largest take is long, so that once so many in a row have come back, everything comes back.</source>
        <translation>堆的值從某個大小起循環：每個值只取決於它前面的若干個值，個數等於最多可取的數；只要連續這麼多個值重現，以後就全部重現。</translation>
    </message>
    <message>
        <source>every finite set</source>
        <translation>任意有限集</translation>
    </message>
    <message>
        <source>If the set has 1 … k − 1 and no multiple of k, a heap of n is worth n mod k. So it is for the powers of two, with k = 3.</source>
        <translation>若集合含有 1 … k − 1 而不含 k 的倍數，則大小為 n 的堆的值是 n mod k。2 的冪便是如此，其中 k = 3。</translation>
    </message>
    <message>
        <source>sets with 1 that have no multiple of the least number they lack</source>
        <translation>含 1、且不含所缺最小數的倍數的集合</translation>
    </message>
    <message>
        <source>Misère play</source>
        <translation>反常規則</translation>
    </message>
    <message>
        <source>As in normal play, except when no heap is worth more than 1: then the position is P exactly when the number of heaps worth 1 is odd.</source>
        <translation>與正常規則相同，除非沒有一堆的值大於 1：此時局面是 P（必敗）若且唯若值為 1 的堆有奇數個。</translation>
    </message>
    <message>
        <source>every set; the values are those of normal play</source>
        <translation>任意集合；值指正常規則下的值</translation>
    </message>
    <message>
        <source>A cell is two numbers, for example 4,7; here are %1.</source>
        <translation>格子應為兩個數，例如 4,7；這裡有 %1 個數。</translation>
    </message>
    <message>
        <source>go to (%1, %2)</source>
        <translation>走到 (%1, %2)</translation>
    </message>
    <message>
        <source>Wythoff</source>
        <translation>威佐夫博弈</translation>
    </message>
    <message>
        <source>Two heaps: take any number from one, or the same number from both.</source>
        <translation>兩堆：從一堆中取任意多個，或從兩堆中取同樣多個。</translation>
    </message>
    <message>
        <source>two heaps, for example 4,7</source>
        <translation>兩堆，例如 4,7</translation>
    </message>
    <message>
        <source>A cold pair: 6, 10</source>
        <translation>奇異局勢：6、10</translation>
    </message>
    <message>
        <source>take %1 from both heaps</source>
        <translation>從兩堆各取 %1 個</translation>
    </message>
    <message>
        <source>This position has %1 options; a tree opens at most %2 at once.</source>
        <translation>該局面有 %1 個後繼；樹一次最多展開 %2 個。</translation>
    </message>
    <message>
        <source>The tree has %1 nodes already; its limit is %2.</source>
        <translation>樹已有 %1 個節點；上限是 %2 個。</translation>
    </message>
    <message>
        <source>A grid of %1 × %2 needs %3 MB; the limit is %4 MB.</source>
        <translation>%1 × %2 的網格需要 %3 MB；上限是 %4 MB。</translation>
    </message>
    <message>
        <source>A cell of a %1 × %2 grid may have a value above the limit of %3.</source>
        <translation>%1 × %2 網格中可能有格的值超過上限 %3。</translation>
    </message>
    <message>
        <source>A heap of %1 has more than %2 moves to try.</source>
        <translation>大小 %1 的堆要嘗試的走法超過 %2 種。</translation>
    </message>
    <message>
        <source>A line of %1 values is above the limit of %2 values.</source>
        <translation>%1 個值的序列超過上限 %2 個。</translation>
    </message>
    <message>
        <source>“%1” is not a path in a tree, which is written like 0.3.1.</source>
        <translation>「%1」不是樹中的路徑，路徑應寫成 0.3.1 的形式。</translation>
    </message>
    <message>
        <source>“%1” does not say which node of a tree is opened (+0.3.1) or closed (-0.3.1).</source>
        <translation>「%1」沒有說明展開 (+0.3.1) 或摺疊 (-0.3.1) 樹的哪個節點。</translation>
    </message>
    <message>
        <source>A heap of %1 is above the limit of %2.</source>
        <translation>大小 %1 的堆超過上限 %2。</translation>
    </message>
    <message>
        <source>The table for (%1, %2) would be above the limit of %3 cells or have values above %4.</source>
        <translation>(%1, %2) 的表會超過上限 %3 格，或有大於 %4 的值。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>A number from %1 to %2 is missing at column %3.</source>
        <translation>第 %3 個字元處缺少一個 %1 至 %2 的數。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a whole number from %3 to %4.</source>
        <translation>第 %2 個字元處的「%1」不是 %3 至 %4 的整數。</translation>
    </message>
    <message>
        <source>%1 at column %2 is outside the range %3 to %4.</source>
        <translation>第 %2 個字元處的 %1 不在 %3 至 %4 的範圍內。</translation>
    </message>
    <message>
        <source>This game has no view “%1”.</source>
        <translation>該遊戲沒有檢視「%1」。</translation>
    </message>
    <message>
        <source>The document has no text here.</source>
        <translation>文件此處應為文字。</translation>
    </message>
    <message>
        <source>Here belongs a list of values in braces, such as {&quot;m&quot;: &quot;3&quot;}.</source>
        <translation>此處應為大括號中的一組值，例如 {&quot;m&quot;: &quot;3&quot;}。</translation>
    </message>
    <message>
        <source>A camera is four numbers: left, top, width, height.</source>
        <translation>鏡頭應為四個數：左、上、寬、高。</translation>
    </message>
    <message>
        <source>A camera’s width and height must be above 0.</source>
        <translation>鏡頭的寬和高必須大於 0。</translation>
    </message>
    <message>
        <source>The file is empty; a Mexplorer document is a JSON object.</source>
        <translation>檔案是空的；Mexplorer 文件是一個 JSON 物件。</translation>
    </message>
    <message>
        <source>The file is not a Mexplorer document: “format” is not “mexplorer”.</source>
        <translation>該檔案不是 Mexplorer 文件：「format」不是「mexplorer」。</translation>
    </message>
    <message>
        <source>The document was written by a newer Mexplorer (format %1); this one reads formats up to %2.</source>
        <translation>該文件由更新版本的 Mexplorer 寫出（格式 %1）；本程式最高只能讀取格式 %2。</translation>
    </message>
    <message>
        <source>The document’s format number is missing or wrong.</source>
        <translation>文件的格式編號缺失或有誤。</translation>
    </message>
    <message>
        <source>There is no view “%1”.</source>
        <translation>沒有檢視「%1」。</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>無法寫入「%1」：%2。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>無法讀取「%1」：%2。</translation>
    </message>
    <message>
        <source>“%1” is larger than the limit of %2 MB.</source>
        <translation>「%1」超過上限 %2 MB。</translation>
    </message>
    <message>
        <source>The picture cannot be written: %1.</source>
        <translation>無法寫入圖片：%1。</translation>
    </message>
    <message>
        <source>“%1” does not end in a known format; the known ones are %2.</source>
        <translation>「%1」的副檔名不是已知的格式；已知的有 %2。</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 cannot be made: each side must be from %3 to %4.</source>
        <translation>無法產生 %1 × %2 的圖片：每邊須為 %3 至 %4。</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 at scale %3 has more than %4 million pixels.</source>
        <translation>%1 × %2、縮放 %3 倍的圖片超過 %4 百萬像素。</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation>記憶體不足，無法產生圖片。</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>The table is still being computed.</source>
        <translation>表仍在計算中。</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>著色</translation>
    </message>
    <message>
        <source>SG value</source>
        <translation>SG 值</translation>
    </message>
    <message>
        <source>P or N</source>
        <translation>P 或 N</translation>
    </message>
    <message>
        <source>value mod k</source>
        <translation>值 mod k</translation>
    </message>
    <message>
        <source>one bit of the value</source>
        <translation>值的一個位元</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>the divisor of “value mod k”, from %1 to %2</source>
        <translation>「值 mod k」的除數，%1 至 %2</translation>
    </message>
    <message>
        <source>bit</source>
        <translation>第幾位</translation>
    </message>
    <message>
        <source>which binary digit, 0 for the ones, up to %1</source>
        <translation>第幾個位元，最低位為 0，最大 %1</translation>
    </message>
    <message>
        <source>palette</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>viridis</source>
        <translation>viridis</translation>
    </message>
    <message>
        <source>cividis</source>
        <translation>cividis</translation>
    </message>
    <message>
        <source>magma</source>
        <translation>magma</translation>
    </message>
    <message>
        <source>ten steps</source>
        <translation>十級</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>原點</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>first number</source>
        <translation>第一個數</translation>
    </message>
    <message>
        <source>across</source>
        <translation>橫向</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>縱向</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>列數</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>欄數</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>if readable</source>
        <translation>能看清時</translation>
    </message>
    <message>
        <source>as small as can be</source>
        <translation>再小也寫</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>rays</source>
        <translation>射線</translation>
    </message>
    <message>
        <source>the lines that the P-positions keep to</source>
        <translation>P 局面（必敗）所靠近的直線</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>比對</translation>
    </message>
    <message>
        <source>“%1” is not a parameter: expected name=value, for example play=misere.</source>
        <translation>「%1」不是參數：應為 名稱=值，例如 play=misere。</translation>
    </message>
    <message>
        <source>“%1” is not a size: expected two numbers with an x between, for example 24x24.</source>
        <translation>「%1」不是尺寸：應為中間有 x 的兩個數，例如 24x24。</translation>
    </message>
    <message>
        <source>%1 has no values along a line.</source>
        <translation>%1 沒有一維的值序列。</translation>
    </message>
    <message>
        <source>%1 has no grid of values.</source>
        <translation>%1 沒有值的網格。</translation>
    </message>
    <message>
        <source>Give either --to N for a line or --size RxC for a grid.</source>
        <translation>序列請用 --to N，網格請用 --size RxC，二者選一。</translation>
    </message>
    <message>
        <source>“%1” is not a view of %2; its views are: %3.</source>
        <translation>「%1」不是 %2 的檢視；它的檢視有：%3。</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file; `mexplorer --help` lists the commands.</source>
        <translation>「%1」既不是命令也不是檔案；`mexplorer --help` 列出各命令。</translation>
    </message>
    <message>
        <source>There is no display to open a window on; `mexplorer render` writes pictures without one.</source>
        <translation>沒有可開啟視窗的顯示器；`mexplorer render` 無需顯示器即可寫出圖片。</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>a file in DOT, digraph { a -&gt; b }, or in JSON, {&quot;a&quot;: [&quot;b&quot;]} or {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}</source>
        <translation>一個檔案，用 DOT：digraph { a -&gt; b }，或用 JSON：{&quot;a&quot;: [&quot;b&quot;]} 或 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}</translation>
    </message>
    <message>
        <source>Ten nodes</source>
        <translation>十個節點</translation>
    </message>
    <message>
        <source>Take 1 or 2 from 7, as a graph</source>
        <translation>從 7 個中取 1 或 2 個的圖</translation>
    </message>
    <message>
        <source>Two roads, in JSON</source>
        <translation>兩條路（JSON）</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>核</translation>
    </message>
    <message>
        <source>The P-positions are the one set of nodes that no arrow joins and that every node outside has an arrow into.</source>
        <translation>P 局面（必敗）是唯一的這樣一組節點：其中任意兩點間沒有箭頭，其外的每個節點都有箭頭指向其中。</translation>
    </message>
    <message>
        <source>normal play, every graph without cycles</source>
        <translation>正常規則，任意無環圖</translation>
    </message>
    <message>
        <source>move to %1</source>
        <translation>走到 %1</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 means nothing in DOT outside quotes.</source>
        <translation>第 %2 行第 %3 個字元處的「%1」在 DOT 的引號之外沒有意義。</translation>
    </message>
    <message>
        <source>The text breaks off: what begins with “%1” at line %2, column %3 is never closed.</source>
        <translation>文字中斷：第 %2 行第 %3 個字元處以「%1」開頭的部分沒有結束。</translation>
    </message>
    <message>
        <source>The graph has more than %1 nodes.</source>
        <translation>圖的節點超過 %1 個。</translation>
    </message>
    <message>
        <source>The graph has more than %1 edges.</source>
        <translation>圖的邊超過 %1 條。</translation>
    </message>
    <message>
        <source>The graph has a cycle: %1.</source>
        <translation>圖中有環：%1。</translation>
    </message>
    <message>
        <source>The graph has a cycle of %1 nodes: %2.</source>
        <translation>圖中有 %1 個節點的環：%2。</translation>
    </message>
    <message>
        <source>The graph has no nodes.</source>
        <translation>圖沒有節點。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 stands after the end of the graph.</source>
        <translation>第 %2 行第 %3 個字元處的「%1」在圖結束之後。</translation>
    </message>
    <message>
        <source>The graph is empty; write it in DOT, digraph { a -&gt; b }, or in JSON, {&quot;a&quot;: [&quot;b&quot;]}.</source>
        <translation>圖是空的；請用 DOT 寫成 digraph { a -&gt; b }，或用 JSON 寫成 {&quot;a&quot;: [&quot;b&quot;]}。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 makes the graph undirected; write “digraph”, and “-&gt;” between nodes.</source>
        <translation>第 %2 行第 %3 個字元處的「%1」使圖成為無向圖；請寫「digraph」，節點之間寫「-&gt;」。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 begins neither a DOT graph (“digraph {”) nor a JSON one (“{”).</source>
        <translation>第 %2 行第 %3 個字元處的「%1」既不是 DOT 圖（「digraph {」）也不是 JSON 圖（「{」）的開頭。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 stands where “{” should open the graph or a group of nodes.</source>
        <translation>第 %2 行第 %3 個字元處是「%1」，此處應以「{」開始一個圖或一組節點。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 makes the graph undirected; write “-&gt;”.</source>
        <translation>第 %2 行第 %3 個字元處的「%1」使圖成為無向圖；請寫「-&gt;」。</translation>
    </message>
    <message>
        <source>Groups are nested more than %1 deep at line %2, column %3.</source>
        <translation>第 %2 行第 %3 個字元處，群組的巢狀超過 %1 層。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 stands where a node, a group of nodes in braces or “}” should.</source>
        <translation>第 %2 行第 %3 個字元處是「%1」，此處應為節點、大括號中的一組節點或「}」。</translation>
    </message>
    <message>
        <source>The graph breaks off at line %1, column %2, before the “}” that closes it.</source>
        <translation>圖在第 %1 行第 %2 個字元處中斷，缺少結尾的「}」。</translation>
    </message>
    <message>
        <source>The name at line %1, column %2 is empty or has a control character.</source>
        <translation>第 %1 行第 %2 個字元處的名稱為空或含有控制字元。</translation>
    </message>
    <message>
        <source>The graph has %1 MB; the limit is %2 MB.</source>
        <translation>圖有 %1 MB；上限是 %2 MB。</translation>
    </message>
    <message>
        <source>The bytes at line %1, column %2 are not UTF-8 text; a graph is written in DOT or JSON.</source>
        <translation>第 %1 行第 %2 個字元處的位元組不是 UTF-8 文字；圖應寫成 DOT 或 JSON。</translation>
    </message>
    <message>
        <source>The JSON breaks off at line %1, column %2.</source>
        <translation>JSON 在第 %1 行第 %2 個字元處中斷。</translation>
    </message>
    <message>
        <source>A graph in JSON is an object: {&quot;a&quot;: [&quot;b&quot;, &quot;c&quot;]} or {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}.</source>
        <translation>JSON 寫的圖是一個物件：{&quot;a&quot;: [&quot;b&quot;, &quot;c&quot;]} 或 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}。</translation>
    </message>
    <message>
        <source>What ends at line %1, column %2 should be an array of names, such as [&quot;a&quot;, &quot;b&quot;].</source>
        <translation>在第 %1 行第 %2 個字元處結束的部分應為名稱陣列，例如 [&quot;a&quot;, &quot;b&quot;]。</translation>
    </message>
    <message>
        <source>What ends at line %1, column %2 should be an array of edges, such as [[&quot;a&quot;, &quot;b&quot;], [&quot;b&quot;, &quot;c&quot;]].</source>
        <translation>在第 %1 行第 %2 個字元處結束的部分應為邊的陣列，例如 [[&quot;a&quot;, &quot;b&quot;], [&quot;b&quot;, &quot;c&quot;]]。</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值的個數</translation>
    </message>
    <message>
        <source>how many values, from n = 0 on</source>
        <translation>從 n = 0 起的個數</translation>
    </message>
    <message>
        <source>period</source>
        <translation>週期</translation>
    </message>
    <message>
        <source>marks every value that the closed form gets wrong</source>
        <translation>標出公式算錯的每個值</translation>
    </message>
    <message>
        <source>The data cannot be written: %1.</source>
        <translation>無法寫入資料：%1。</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>合併</translation>
    </message>
    <message>
        <source>one node for each position instead of one for each way to get there (M)</source>
        <translation>每個局面一個節點，而非每條到達的路徑一個（M）</translation>
    </message>
    <message>
        <source>show values</source>
        <translation>顯示值</translation>
    </message>
    <message>
        <source>the value beside each node</source>
        <translation>在每個節點旁寫出它的值</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>節點上限</translation>
    </message>
    <message>
        <source>root of the tree</source>
        <translation>樹根</translation>
    </message>
    <message>
        <source>selected node</source>
        <translation>所選節點</translation>
    </message>
    <message>
        <source>nodes opened and closed by hand</source>
        <translation>手動開合</translation>
    </message>
    <message>
        <source>The output cannot be written: %1.</source>
        <translation>無法寫出結果：%1。</translation>
    </message>
    <message>
        <source>The definition of %1 positions is out of reach: the limit is %2.</source>
        <translation>按定義算 %1 個局面超出範圍：上限是 %2。</translation>
    </message>
    <message>
        <source>There are more than %1 coins.</source>
        <translation>硬幣超過 %1 枚。</translation>
    </message>
    <message>
        <source>The value of a head at place %1 is above the limit of %2.</source>
        <translation>第 %1 位的正面的值超過上限 %2。</translation>
    </message>
    <message>
        <source>heap %1</source>
        <translation>第 %1 堆</translation>
    </message>
    <message>
        <source>The value of a part is out of reach.</source>
        <translation>其中一部分的值算不出來。</translation>
    </message>
    <message>
        <source>A sum has at most %1 components.</source>
        <translation>和至多有 %1 個子遊戲。</translation>
    </message>
    <message>
        <source>The quotation from column %1 on is not closed.</source>
        <translation>從第 %1 個字元處開始的引號沒有閉合。</translation>
    </message>
    <message>
        <source>At column %1 a component is missing: a game, a colon and a position, such as nim: 3,5.</source>
        <translation>第 %1 個字元處缺少一個子遊戲：遊戲、冒號和局面，例如 nim: 3,5。</translation>
    </message>
    <message>
        <source>At column %1 a parameter such as code=0.77, or a colon, was expected.</source>
        <translation>第 %1 個字元處應為參數（例如 code=0.77）或冒號。</translation>
    </message>
    <message>
        <source>in component %1: %2</source>
        <translation>在第 %1 個子遊戲中：%2</translation>
    </message>
    <message>
        <source>Component %1, %2, is not tame, or too large to tell: in misère play the SJ theorem does not hold for this sum, and there are no XOR steps.</source>
        <translation>第 %1 個子遊戲（%2）不馴順，或太大而無從判斷：在反常規則下 SJ 定理對這個和不成立，沒有互斥或步驟。</translation>
    </message>
    <message>
        <source>component %1</source>
        <translation>第 %1 個子遊戲</translation>
    </message>
    <message>
        <source>Sum of games</source>
        <translation>遊戲之和</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Positions of different games side by side: a turn is a move in one of them.</source>
        <translation>幾個不同遊戲的局面並排放著：每步在其中一個裡走一步。</translation>
    </message>
    <message>
        <source>games and positions, for example nim: 3,5; bash m=4: 9; wythoff: 4,7</source>
        <translation>遊戲與局面，例如 nim: 3,5; bash m=4: 9; wythoff: 4,7</translation>
    </message>
    <message>
        <source>Nim, Wythoff and Bash</source>
        <translation>尼姆、威佐夫與巴什</translation>
    </message>
    <message>
        <source>A P-position: Kiki’s board and a heap</source>
        <translation>P 局面：Kiki 的棋盤與一堆</translation>
    </message>
    <message>
        <source>A king, a knight and a heap</source>
        <translation>國王、騎士與一堆</translation>
    </message>
    <message>
        <source>A small tree</source>
        <translation>小博弈樹</translation>
    </message>
    <message>
        <source>Misère: a heap and Wythoff</source>
        <translation>反常規則：一堆與威佐夫</translation>
    </message>
    <message>
        <source>Sprague and Grundy’s theorem</source>
        <translation>斯普拉格–格倫迪定理</translation>
    </message>
    <message>
        <source>The value of a sum is the XOR of its components’ values; so the sum is P exactly when that is 0.</source>
        <translation>遊戲之和的值是各子遊戲的值的互斥或；所以它是 P（必敗）若且唯若互斥或為 0。</translation>
    </message>
    <message>
        <source>normal play, every sum of impartial games</source>
        <translation>正常規則，任意公平組合遊戲之和</translation>
    </message>
    <message>
        <source>SJ theorem</source>
        <translation>SJ 定理</translation>
    </message>
    <message>
        <source>In misère play the player to move wins exactly when the XOR is not 0 and some component is large, or the XOR is 0 and none is. A component is large if its value is above 1, or the same in both plays.</source>
        <translation>在反常規則下，當前玩家必勝若且唯若：互斥或不為 0 且有「大」的子遊戲，或互斥或為 0 且沒有「大」的子遊戲。值大於 1、或在兩種規則下的值相同的子遊戲稱為「大」的。</translation>
    </message>
    <message>
        <source>sums of tame components: everything that can be reached in them is worth (0, 1), (1, 0) or (n, n) in normal and misère play</source>
        <translation>由馴順的子遊戲組成的和：其中能到達的每個局面，在正常與反常規則下的值是 (0, 1)、(1, 0) 或 (n, n)</translation>
    </message>
    <message>
        <source>A sum cannot be a component; list its components instead.</source>
        <translation>和不能作為子遊戲；請直接列出它的各個子遊戲。</translation>
    </message>
    <message>
        <source>The play is that of the whole sum; a component has none.</source>
        <translation>勝負規則屬於整個和；子遊戲沒有自己的勝負規則。</translation>
    </message>
    <message>
        <source>It is known who wins “%1”, but a sum needs its SG value, which would take too long.</source>
        <translation>已知「%1」誰勝，但和需要它的 SG 值，而那要算太久。</translation>
    </message>
    <message>
        <source>“%1” leads to %2, where no move is left: in misère play the other player has won.</source>
        <translation>「%1」走到 %2，那裡無棋可走：在反常規則下對方獲勝。</translation>
    </message>
    <message>
        <source>Against “%1”, to %2, the answer “%3” leads to %4, which is P again.</source>
        <translation>若「%1」走到 %2，應對「%3」走到 %4，又是 P（必敗）。</translation>
    </message>
    <message>
        <source>The value of %1 is %2: in powers of two, %3.</source>
        <translation>%1的值為 %2：寫成 2 的冪之和是 %3。</translation>
    </message>
    <message>
        <source>The SG value of %1, %2, is %3: in powers of two, %4.</source>
        <translation>%1（%2）的 SG 值為 %3：寫成 2 的冪之和是 %4。</translation>
    </message>
    <message>
        <source>The SG value of %1, %2, is %3, for %4: in powers of two, %5.</source>
        <translation>%1（%2）的 SG 值為 %3，因為 %4：寫成 2 的冪之和是 %5。</translation>
    </message>
    <message>
        <source>The value of %1 is %2 in misère play as well: it counts as a value above 1.</source>
        <translation>%1的值在反常規則下也是 %2：它算作大於 1 的值。</translation>
    </message>
    <message>
        <source>What %1 can become has the same value in both plays: misère play goes as normal play does.</source>
        <translation>%1變成的局面在兩種規則下的值相同：反常規則與正常規則走法相同。</translation>
    </message>
    <message>
        <source>The value of %1 has a one in that column: clearing it makes it smaller, whatever the lower columns become.</source>
        <translation>%1的值在該位上是 1：把它變成 0，不論更低的位元如何，值都變小。</translation>
    </message>
    <message>
        <source>The number of ones, %1, is even: any move leaves an odd number; for example in %2.</source>
        <translation>1 的個數 %1 是偶數：任何一步都留下奇數個 1，例如在%2。</translation>
    </message>
    <message>
        <source>The number of ones, %1, is even: a move that makes it odd and leaves no value above 1 wins. There is one in %2.</source>
        <translation>1 的個數 %1 是偶數：使它變成奇數、且不留下大於 1 的值的走法必勝。%2中就有一步。</translation>
    </message>
    <message>
        <source>The move: %1. Now the value of %2 is %3.</source>
        <translation>走法：%1。現在%2的值是 %3。</translation>
    </message>
    <message>
        <source>%1 is not a sum.</source>
        <translation>%1 不是遊戲之和。</translation>
    </message>
    <message>
        <source>There are %1 components; at most %2 can be stepped through.</source>
        <translation>共有 %1 個子遊戲；至多能逐步演示 %2 個。</translation>
    </message>
    <message>
        <source>The Stone Game</source>
        <translation>取石子遊戲（兩堆）</translation>
    </message>
    <message>
        <source>Two players in turn take any number from one of two heaps, or the same from both; whoever takes the last one wins.</source>
        <translation>兩人輪流從兩堆之一取任意多顆，或從兩堆取同樣多顆；取到最後一顆者勝。</translation>
    </message>
    <message>
        <source>lines “a b” to the end, both to 10^9</source>
        <translation>各行「a b」，直到檔案結束，均不超過 10^9</translation>
    </message>
    <message>
        <source>“1” if the first player wins, else “0”</source>
        <translation>先手勝則為「1」，否則為「0」</translation>
    </message>
    <message>
        <source>Kiki’s Game</source>
        <translation>Kiki 的遊戲</translation>
    </message>
    <message>
        <source>A coin at the top right of a board of n × m goes one step left, down, or diagonally left and down; whoever cannot move loses.</source>
        <translation>n × m 棋盤右上角的硬幣向左、向下或向左下走一步；不能走者負。</translation>
    </message>
    <message>
        <source>lines “n m” until “0 0”</source>
        <translation>各行「n m」，以「0 0」結束</translation>
    </message>
    <message>
        <source>“Wonderful!” if the first player wins, else “What a pity!”</source>
        <translation>先手勝則為「Wonderful!」，否則為「What a pity!」</translation>
    </message>
    <message>
        <source>A Chess Game</source>
        <translation>棋子遊戲</translation>
    </message>
    <message>
        <source>M tokens stand on the nodes 0 … N − 1 of a graph without cycles; two players in turn move one of them along an arrow. Whoever cannot move loses.</source>
        <translation>M 個棋子放在無環圖的節點 0 … N − 1 上；兩人輪流沿箭頭移動其中一個。不能移動者負。</translation>
    </message>
    <message>
        <source>cases to the end: N, then for each node “k x1 … xk”, where its arrows lead; then lines “M p1 … pM” until “0”</source>
        <translation>各組直到檔案結束：N，然後每個節點一行「k x1 … xk」，即箭頭所指；再是各行「M p1 … pM」，以「0」結束</translation>
    </message>
    <message>
        <source>“WIN” or “LOSE” for each line of tokens</source>
        <translation>每行棋子一個「WIN」或「LOSE」</translation>
    </message>
    <message>
        <source>Being a Good Boy in Spring Festival</source>
        <translation>春節做個好孩子</translation>
    </message>
    <message>
        <source>Two players in turn take any number from one of M heaps; whoever takes the last one wins.</source>
        <translation>兩人輪流從 M 堆之一取任意多顆；取到最後一顆者勝。</translation>
    </message>
    <message>
        <source>cases “M”, then M heaps, until “0”</source>
        <translation>各組「M」及其後的 M 堆，以「0」結束</translation>
    </message>
    <message>
        <source>how many winning first moves there are</source>
        <translation>必勝的第一步有多少種</translation>
    </message>
    <message>
        <source>The Game of Stones (2)</source>
        <translation>石子遊戲（2）</translation>
    </message>
    <message>
        <source>Two players in turn take 1 to m stones from one of N heaps; whoever cannot take loses.</source>
        <translation>兩人輪流從 N 堆之一取 1 到 m 顆石子；不能取者負。</translation>
    </message>
    <message>
        <source>cases to the end: “N m”, both to 10000, then N heaps of at most 2^32 − 1</source>
        <translation>各組直到檔案結束：「N m」，均不超過 10000，然後是 N 堆，每堆至多 2^32 − 1</translation>
    </message>
    <message>
        <source>“Win” or “Lost”: what awaits the first player</source>
        <translation>「Win」或「Lost」：先手的結局</translation>
    </message>
    <message>
        <source>Moore’s Nim-k</source>
        <translation>穆爾的 Nim-k</translation>
    </message>
    <message>
        <source>Two players in turn take from at least one and at most k heaps, any number from each; whoever takes the last one wins.</source>
        <translation>兩人輪流從至少一堆、至多 k 堆中各取任意多顆；取到最後一顆者勝。</translation>
    </message>
    <message>
        <source>lines “k h1 h2 …” to the end</source>
        <translation>各行「k h1 h2 …」，直到檔案結束</translation>
    </message>
    <message>
        <source>“N” if the first player wins, else “P”</source>
        <translation>先手勝則為「N」，否則為「P」</translation>
    </message>
    <message>
        <source>The input has no case %1.</source>
        <translation>輸入中沒有第 %1 組。</translation>
    </message>
    <message>
        <source>There is no problem “%1”; the problems are: %2.</source>
        <translation>沒有題目「%1」；現有題目：%2。</translation>
    </message>
    <message>
        <source>“%1” follows where the input should end.</source>
        <translation>輸入應在此結束，後面卻還有「%1」。</translation>
    </message>
    <message>
        <source>%1 is outside the range of %2, %3 to %4, or 0 to end.</source>
        <translation>%1 超出了 %2 的範圍：%3 到 %4，或用 0 結束。</translation>
    </message>
    <message>
        <source>%1 is outside the range of %2, %3 to %4.</source>
        <translation>%1 超出了 %2 的範圍：%3 到 %4。</translation>
    </message>
    <message>
        <source>“%1” stands where %2 belongs: a whole number from %3 to %4, or 0 to end.</source>
        <translation>此處應為 %2，即 %3 到 %4 的整數，或用 0 結束；卻寫著「%1」。</translation>
    </message>
    <message>
        <source>“%1” stands where %2 belongs: a whole number from %3 to %4.</source>
        <translation>此處應為 %2，即 %3 到 %4 的整數；卻寫著「%1」。</translation>
    </message>
    <message>
        <source>The line ends where %1 belongs: a whole number from %2 to %3.</source>
        <translation>此處應為 %1，即 %2 到 %3 的整數；這一行卻結束了。</translation>
    </message>
    <message>
        <source>The input ends where %1 belongs: a whole number from %2 to %3, or 0 to end.</source>
        <translation>此處應為 %1，即 %2 到 %3 的整數，或用 0 結束；輸入卻中斷了。</translation>
    </message>
    <message>
        <source>The input ends where %1 belongs: a whole number from %2 to %3.</source>
        <translation>此處應為 %1，即 %2 到 %3 的整數；輸入卻中斷了。</translation>
    </message>
    <message>
        <source>A Game</source>
        <translation>遊戲（取兩端）</translation>
    </message>
    <message>
        <source>Two players in turn take the left or the right number of a row and add it to their score, each as high as possible.</source>
        <translation>兩人輪流取走一列數最左或最右的一個，加到自己的得分上，各自使得分盡量高。</translation>
    </message>
    <message>
        <source>N to 100000, then N numbers to 10^12 over any lines</source>
        <translation>N（不超過 100000），然後 N 個不超過 10^12 的數，可分若干行</translation>
    </message>
    <message>
        <source>both scores, the first player’s first</source>
        <translation>雙方得分，先手在前</translation>
    </message>
    <message>
        <source>Brave Game</source>
        <translation>勇敢者的遊戲</translation>
    </message>
    <message>
        <source>Two players in turn take 1 to m of n stones; whoever takes the last one wins.</source>
        <translation>兩人輪流從 n 顆石子中取 1 到 m 顆；取到最後一顆者勝。</translation>
    </message>
    <message>
        <source>C, then C lines “n m”</source>
        <translation>先是 C，然後 C 行「n m」</translation>
    </message>
    <message>
        <source>“first” or “second”: who wins</source>
        <translation>「first」或「second」：誰勝</translation>
    </message>
    <message>
        <source>Good Luck in CET-4</source>
        <translation>四級考試加油</translation>
    </message>
    <message>
        <source>Kiki and Cici in turn take a power of two from n cards, Kiki first; whoever takes the last one wins.</source>
        <translation>Kiki 和 Cici 輪流從 n 張牌中抓牌，每次的張數須為 2 的冪，Kiki 先抓；抓到最後一張者勝。</translation>
    </message>
    <message>
        <source>lines “n” to the end</source>
        <translation>各行「n」，直到檔案結束</translation>
    </message>
    <message>
        <source>“Kiki” or “Cici”: who wins</source>
        <translation>「Kiki」或「Cici」：誰勝</translation>
    </message>
    <message>
        <source>Public Sale</source>
        <translation>拍賣</translation>
    </message>
    <message>
        <source>From 0 on, two players in turn raise the price by 1 to N; whoever first reaches at least M wins the field.</source>
        <translation>從 0 起，兩人輪流加價 1 到 N；先使價格達到或超過 M 者得到這塊地。</translation>
    </message>
    <message>
        <source>lines “M N” to the end, both to 1000000</source>
        <translation>各行「M N」，直到檔案結束，均不超過 1000000</translation>
    </message>
    <message>
        <source>all first bids that win, ascending, or “none”</source>
        <translation>所有必勝的第一次加價，從小到大；沒有則為「none」</translation>
    </message>
    <message>
        <source>Choosing Volunteers</source>
        <translation>選拔志願者</translation>
    </message>
    <message>
        <source>Two players, Grass first, in turn add 1 to m to a sum; whoever first reaches n wins.</source>
        <translation>Grass 先、Rabbit 後，輪流給總數加 1 到 m；先達到 n 者勝。</translation>
    </message>
    <message>
        <source>“Grass” or “Rabbit”: who wins</source>
        <translation>「Grass」或「Rabbit」：誰勝</translation>
    </message>
    <message>
        <source>A Chance Meeting</source>
        <translation>邂逅明下</translation>
    </message>
    <message>
        <source>Two players in turn take p to q of n coins, and all of them when fewer than p are left; whoever takes the last one loses.</source>
        <translation>兩人輪流從 n 枚硬幣中取 p 到 q 枚，不足 p 枚時須全部取走；取到最後一枚者負。</translation>
    </message>
    <message>
        <source>lines “n p q” to the end, p ≤ q</source>
        <translation>各行「n p q」，直到檔案結束，p ≤ q</translation>
    </message>
    <message>
        <source>“WIN” or “LOST”: what awaits the first player</source>
        <translation>「WIN」或「LOST」：先手的結局</translation>
    </message>
    <message>
        <source>Taking Stones</source>
        <translation>取石子遊戲</translation>
    </message>
    <message>
        <source>Two players in turn take from n stones: at first not all, then at most twice what was taken just before; whoever takes the last one wins.</source>
        <translation>兩人輪流從 n 顆石子中取：第一次不能取完，以後至多取對手剛取的兩倍；取到最後一顆者勝。</translation>
    </message>
    <message>
        <source>lines “n”, 2 ≤ n &lt; 2^31, until “0”</source>
        <translation>各行「n」，2 ≤ n &lt; 2^31，以「0」結束</translation>
    </message>
    <message>
        <source>“First win” or “Second win”</source>
        <translation>「First win」（先手勝）或「Second win」（後手勝）</translation>
    </message>
    <message>
        <source>Bounded Nim</source>
        <translation>限取尼姆</translation>
    </message>
    <message>
        <source>Several heaps: take at least one and at most m from one of them.</source>
        <translation>若干堆：從其中一堆取至少一個、至多 m 個。</translation>
    </message>
    <message>
        <source>Remainders by 4: 13, 11, 7</source>
        <translation>除以 4 的餘數：13、11、7</translation>
    </message>
    <message>
        <source>Lost, with m = 4: 5, 9, 14</source>
        <translation>必敗（m = 4）：5、9、14</translation>
    </message>
    <message>
        <source>Two heaps as a table, m = 5</source>
        <translation>兩堆成一張表，m = 5</translation>
    </message>
    <message>
        <source>Misère: 4, 5, 9</source>
        <translation>反常規則：4、5、9</translation>
    </message>
    <message>
        <source>The code breaks off at column %1; codes are written like 0.77 or 4.(3).</source>
        <translation>編碼在第 %1 個字元處中斷；編碼寫作 0.77 或 4.(3) 的形式。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here; codes are written like 0.77 or 4.(3), with the digits 0 … 9 and A … F.</source>
        <translation>第 %2 個字元處的「%1」不應出現在這裡；編碼寫作 0.77 或 4.(3) 的形式，數字為 0 … 9 和 A … F。</translation>
    </message>
    <message>
        <source>The digit before the point says what may be done without taking, and %1 would let a heap stay or vanish untouched: only 0, 4 (split it in two), 8 (in three) and C (in two or three) make sense there.</source>
        <translation>小數點前的數字表示不取走任何物件時可做什麼，而 %1 會讓一堆原樣保留或憑空消失：那裡只有 0、4（分成兩堆）、8（分成三堆）和 C（分成兩堆或三堆）有意義。</translation>
    </message>
    <message>
        <source>The code has no point; codes are written like 0.77 or 4.(3).</source>
        <translation>編碼裡沒有小數點；編碼寫作 0.77 或 4.(3) 的形式。</translation>
    </message>
    <message>
        <source>There are %1 digits before the point; a code has one there: what may be done without taking.</source>
        <translation>小數點前有 %1 個數字；編碼在那裡只有一個數字：不取走物件時可做什麼。</translation>
    </message>
    <message>
        <source>The code has %1 digits; at most %2 are allowed.</source>
        <translation>編碼有 %1 個數字；最多允許 %2 個。</translation>
    </message>
    <message>
        <source>split it into %1</source>
        <translation>分成 %1</translation>
    </message>
    <message>
        <source>split heap %1 into %2</source>
        <translation>把第 %1 堆分成 %2</translation>
    </message>
    <message>
        <source>take %1 and split the rest into %2</source>
        <translation>取 %1 個，把剩下的分成 %2</translation>
    </message>
    <message>
        <source>take %1 from heap %2 and split the rest into %3</source>
        <translation>從第 %2 堆取 %1 個，把剩下的分成 %3</translation>
    </message>
    <message>
        <source>Turning Turtles: one or two coins</source>
        <translation>翻烏龜：一枚或兩枚</translation>
    </message>
    <message>
        <source>Mock Turtles: one, two or three coins</source>
        <translation>假海龜：一枚、兩枚或三枚</translation>
    </message>
    <message>
        <source>Ruler: any number of coins side by side</source>
        <translation>尺子：相鄰的任意多枚</translation>
    </message>
    <message>
        <source>Twins: exactly two coins</source>
        <translation>雙胞胎：恰好兩枚</translation>
    </message>
    <message>
        <source>Moebius: one to five coins</source>
        <translation>莫比烏斯：一到五枚</translation>
    </message>
    <message>
        <source>your own sets</source>
        <translation>自訂的集合</translation>
    </message>
    <message>
        <source>normal play, every row; places are counted from 1 at the left</source>
        <translation>正常規則，任何一排；位置從左邊的 1 數起</translation>
    </message>
    <message>
        <source>Turning Turtles is Nim</source>
        <translation>翻烏龜就是尼姆</translation>
    </message>
    <message>
        <source>A head at place n is worth n: turning it and one to its left is lowering a heap.</source>
        <translation>第 n 位的正面值為 n：翻它和它左邊的一枚，就是減小一堆。</translation>
    </message>
    <message>
        <source>Odious numbers</source>
        <translation>二進位有奇數個 1 的數</translation>
    </message>
    <message>
        <source>A head at place n is worth the n-th number with an odd number of binary ones: 1, 2, 4, 7, 8, 11 …</source>
        <translation>第 n 位的正面的值是第 n 個二進位中 1 的個數為奇數的數：1、2、4、7、8、11……</translation>
    </message>
    <message>
        <source>The ruler’s marks</source>
        <translation>尺子的刻度</translation>
    </message>
    <message>
        <source>A head at place n is worth the largest power of two that divides n.</source>
        <translation>第 n 位的正面的值是整除 n 的最大的 2 的冪。</translation>
    </message>
    <message>
        <source>Twins is Nim from 0</source>
        <translation>雙胞胎是從 0 數起的尼姆</translation>
    </message>
    <message>
        <source>A head at place n is worth n − 1.</source>
        <translation>第 n 位的正面值為 n − 1。</translation>
    </message>
    <message>
        <source>Heads are a sum</source>
        <translation>正面構成和</translation>
    </message>
    <message>
        <source>The value of a row is the XOR of its heads’ values, each taken alone.</source>
        <translation>一排硬幣的值是各個正面單獨的值的互斥或。</translation>
    </message>
    <message>
        <source>normal play, every rule</source>
        <translation>正常規則，任何翻法</translation>
    </message>
    <message>
        <source>Coin turning</source>
        <translation>翻硬幣</translation>
    </message>
    <message>
        <source>Turn over a set of coins that the rule allows; the right-most of them must go from heads to tails.</source>
        <translation>翻轉翻法所允許的一組硬幣；其中最右邊的一枚必須由正面翻成反面。</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>翻法</translation>
    </message>
    <message>
        <source>which coins one turn may turn over</source>
        <translation>一步可以翻轉哪些硬幣</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>集合</translation>
    </message>
    <message>
        <source>for your own rule, separated by “;”: “any 1-3”, one to three coins anywhere; “run 2-”, two or more side by side; “0,2”, the right-most and the one two to its left</source>
        <translation>自訂翻法時，用「;」隔開：「any 1-3」，任意位置的這麼多枚；「run 2-」，相鄰的這麼多枚；「0,2」，最右邊的一枚和它左邊第二枚</translation>
    </message>
    <message>
        <source>the coins from the left, H for heads and T for tails: THHTH, or 01101</source>
        <translation>從左起的硬幣，H 為正面，T 為反面：THHTH，或 01101</translation>
    </message>
    <message>
        <source>Turning Turtles: heads at 2, 3, 5 and 8</source>
        <translation>翻烏龜：正面在 2、3、5、8</translation>
    </message>
    <message>
        <source>Mock Turtles: six coins</source>
        <translation>假海龜：六枚</translation>
    </message>
    <message>
        <source>Ruler: ten coins</source>
        <translation>尺子：十枚</translation>
    </message>
    <message>
        <source>Moebius: eighteen coins</source>
        <translation>莫比烏斯：十八枚</translation>
    </message>
    <message>
        <source>A small tree: Twins on HHTH</source>
        <translation>小博弈樹：HHTH 上的雙胞胎</translation>
    </message>
    <message>
        <source>Misère: Turning Turtles on HTH</source>
        <translation>反常規則：HTH 上的翻烏龜</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a coin; write H for heads and T for tails, or 1 and 0.</source>
        <translation>第 %2 個字元處的「%1」不是硬幣；正面寫 H，反面寫 T，或寫 1 和 0。</translation>
    </message>
    <message>
        <source>There is no coin; write a row of them, THHTH or 01101.</source>
        <translation>沒有硬幣；寫一排，THHTH 或 01101。</translation>
    </message>
    <message>
        <source>turn coin %1</source>
        <translation>翻第 %1 枚</translation>
    </message>
    <message>
        <source>turn coins %1</source>
        <translation>翻第 %1 枚</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>第 %1 個正面</translation>
    </message>
    <message>
        <source>Tokens on a graph</source>
        <translation>圖上的棋子</translation>
    </message>
    <message>
        <source>Tokens stand on the nodes of a directed graph without cycles; move one of them along an arrow.</source>
        <translation>棋子放在有向無環圖的節點上；沿箭頭移動其中一枚。</translation>
    </message>
    <message>
        <source>the name of the node where the token stands, or several: a,c,c</source>
        <translation>棋子所在節點的名字，或幾個：a,c,c</translation>
    </message>
    <message>
        <source>Three tokens: a, c, c</source>
        <translation>三枚棋子：a、c、c</translation>
    </message>
    <message>
        <source>Two tokens, misère: f, g</source>
        <translation>兩枚棋子，反常規則：f、g</translation>
    </message>
    <message>
        <source>The value of a node is the mex of the values its arrows lead to, and the value of several tokens the XOR of their nodes’ values.</source>
        <translation>節點的值是其箭頭所指各節點的值的 mex；幾枚棋子的值是它們所在節點的值的互斥或。</translation>
    </message>
    <message>
        <source>There are more than %1 tokens.</source>
        <translation>棋子超過 %1 枚。</translation>
    </message>
    <message>
        <source>move token %1 from %2 to %3</source>
        <translation>把第 %1 枚棋子從 %2 移到 %3</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>第 %1 枚棋子</translation>
    </message>
    <message>
        <source>Fibonacci Nim</source>
        <translation>費波那契尼姆</translation>
    </message>
    <message>
        <source>The first turn takes some of the heap but not all of it; every later turn takes at most twice what the turn before took.</source>
        <translation>第一步取走一些，但不能取完；以後每一步至多取上一步所取的兩倍。</translation>
    </message>
    <message>
        <source>the heap at the opening, for example 20; or a later position, 20/6: at most 6 may be taken now</source>
        <translation>開局時的堆，例如 20；或之後的局面，20/6：現在至多可取 6 個</translation>
    </message>
    <message>
        <source>Take the smallest part: 20 = 13 + 5 + 2</source>
        <translation>取最小的一項：20 = 13 + 5 + 2</translation>
    </message>
    <message>
        <source>Lost: 13 is a Fibonacci number</source>
        <translation>必敗：13 是費波那契數</translation>
    </message>
    <message>
        <source>A small tree: 7</source>
        <translation>小博弈樹：7</translation>
    </message>
    <message>
        <source>In the middle: 85, at most 6</source>
        <translation>中途：85，至多取 6</translation>
    </message>
    <message>
        <source>Misère: 12, at most 3</source>
        <translation>反常規則：12，至多取 3</translation>
    </message>
    <message>
        <source>Zeckendorf’s parts</source>
        <translation>齊肯多夫分解</translation>
    </message>
    <message>
        <source>Write the heap as a sum of Fibonacci numbers, no two of them neighbours. The player to move wins exactly when the smallest part may be taken; so the opening is P exactly when the heap is a Fibonacci number (1 too: nothing may be taken).</source>
        <translation>把堆寫成若干互不相鄰的費波那契數之和。當前玩家必勝，若且唯若最小的一項可以取走；所以開局是 P（必敗）若且唯若堆是費波那契數（1 也是：什麼都不能取）。</translation>
    </message>
    <message>
        <source>normal play, all heaps; no formula is known here for the values</source>
        <translation>正常規則，所有的堆；這裡的 SG 值沒有已知的公式</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>少一個</translation>
    </message>
    <message>
        <source>Taking the whole heap loses, so whoever can leave one wins. A heap of n from which something may be taken is won exactly when in normal play a heap of n − 1 with the same limit is.</source>
        <translation>把整堆取完者負，所以能留下一個者勝。還能取的 n 個一堆必勝，若且唯若正常規則下上限相同的 n − 1 個一堆必勝。</translation>
    </message>
    <message>
        <source>misère play, all heaps</source>
        <translation>反常規則，所有的堆</translation>
    </message>
    <message>
        <source>n ← F₁ + F₂ + … + Fₖ, the largest first</source>
        <translation>n ← F₁ + F₂ + … + Fₖ，由大到小</translation>
    </message>
    <message>
        <source>n − 1 ← F₁ + F₂ + … + Fₖ, the largest first</source>
        <translation>n − 1 ← F₁ + F₂ + … + Fₖ，由大到小</translation>
    </message>
    <message>
        <source>if Fₖ may not be taken: no winning move</source>
        <translation>若 Fₖ 不能取：沒有必勝走法</translation>
    </message>
    <message>
        <source>take Fₖ</source>
        <translation>取 Fₖ</translation>
    </message>
    <message>
        <source>Fₖ₋₁ &gt; 2 · Fₖ: it may not be taken</source>
        <translation>Fₖ₋₁ &gt; 2 · Fₖ：不能取它</translation>
    </message>
    <message>
        <source>The smallest part, %1, may be taken, as at most %2 may.</source>
        <translation>最小的一項 %1 可以取，因為至多可取 %2。</translation>
    </message>
    <message>
        <source>Take %1 and leave %2. Then at most %3 may be taken.</source>
        <translation>取 %1，剩 %2。此後至多可取 %3。</translation>
    </message>
    <message>
        <source>No two parts are neighbours, so the next one is more than twice as large: %1 is above 2 · %2 and may not be taken.</source>
        <translation>各項互不相鄰，所以下一項比它的兩倍還大：%1 大於 2 · %2，不能取。</translation>
    </message>
    <message>
        <source>If the other player takes less than that part, the smallest part of the rest is at most twice as much: again you may take it. So you take the last part of all.</source>
        <translation>對方不論取比這一項少的多少個，剩餘部分的最小一項都不超過它的兩倍：你又可以取走它。所以最後一項由你取走。</translation>
    </message>
    <message>
        <source>The smallest part, %1, may not be taken, as at most %2 may.</source>
        <translation>最小的一項 %1 不能取，因為至多可取 %2。</translation>
    </message>
    <message>
        <source>If less than that part is taken, the smallest part of the rest is at most twice as much: the other player may take it, and after that the next part is again too large.</source>
        <translation>不論取比這一項少的多少個，剩餘部分的最小一項都不超過它的兩倍：對方可以取走它，之後的下一項又太大了。</translation>
    </message>
    <message>
        <source>The smallest part of %1</source>
        <translation>%1 的最小一項</translation>
    </message>
    <message>
        <source>The first turn must leave something, so nothing may be taken.</source>
        <translation>第一步必須留下一些，所以什麼都不能取。</translation>
    </message>
    <message>
        <source>Only the last one is left, and it must be taken.</source>
        <translation>只剩最後一個，必須取走。</translation>
    </message>
    <message>
        <source>%1 = %2: Fibonacci numbers, no two of them neighbours.</source>
        <translation>%1 = %2：都是費波那契數，互不相鄰。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 begins neither an undirected DOT graph (“graph {”) nor a JSON one (“{”).</source>
        <translation>第 %2 行第 %3 個字元處的「%1」既不是無向 DOT 圖（「graph {」）的開頭，也不是 JSON（「{」）的開頭。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 makes the graph directed; write “--”.</source>
        <translation>第 %2 行第 %3 個字元處的「%1」使圖成為有向圖；請寫「--」。</translation>
    </message>
    <message>
        <source>The graph is empty; write it in DOT, graph { a -- b }, or in JSON, {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}.</source>
        <translation>圖是空的；用 DOT 寫 graph { a -- b }，或用 JSON 寫 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}。</translation>
    </message>
    <message>
        <source>Grundy’s game</source>
        <translation>格倫迪遊戲</translation>
    </message>
    <message>
        <source>Split one heap into two heaps of different sizes.</source>
        <translation>把一堆分成大小不同的兩堆。</translation>
    </message>
    <message>
        <source>one heap or several, for example 12</source>
        <translation>一堆或多堆，例如 12</translation>
    </message>
    <message>
        <source>One heap of 12</source>
        <translation>一堆 12 個</translation>
    </message>
    <message>
        <source>All ways to split 8</source>
        <translation>8 的所有分法</translation>
    </message>
    <message>
        <source>Three heaps: 5, 6, 9</source>
        <translation>三堆：5、6、9</translation>
    </message>
    <message>
        <source>Misère: 9</source>
        <translation>反常規則：9</translation>
    </message>
    <message>
        <source>The sum theorem</source>
        <translation>和定理</translation>
    </message>
    <message>
        <source>A heap is worth the mex of the XORs of all pairs of unequal heaps that make it up; a position is P exactly when the XOR of its heaps’ values is 0. Whether the values are ever periodic is not known, though more than 2³⁵ of them have been computed.</source>
        <translation>一堆的值是組成它的所有不等兩堆之值的互斥或的 mex；若且唯若各堆之值的互斥或為 0 時局面為 P。這些值是否終究有週期尚不知道，雖然已經算出 2³⁵ 個以上。</translation>
    </message>
    <message>
        <source>normal play</source>
        <translation>正常規則</translation>
    </message>
    <message>
        <source>Green Hackenbush</source>
        <translation>綠色砍枝（Hackenbush）</translation>
    </message>
    <message>
        <source>A graph stands on the ground: cut one of its edges; what is no longer connected to the ground falls.</source>
        <translation>一個圖立在地面上：砍斷一條邊，與地面不再相連的部分落下。</translation>
    </message>
    <message>
        <source>a file in DOT, graph { ground -- a -- b }, or in JSON, {&quot;edges&quot;: [[&quot;ground&quot;, &quot;a&quot;]]}; it stands on the node called ground, or else on the first</source>
        <translation>DOT 檔案 graph { ground -- a -- b }，或 JSON 檔案 {&quot;edges&quot;: [[&quot;ground&quot;, &quot;a&quot;]]}；圖立在名為 ground 的節點上，沒有則立在第一個節點上</translation>
    </message>
    <message>
        <source>the edges left, by their numbers in the graph’s file: 1-4,7; 0 for none</source>
        <translation>剩下的邊，用它們在檔案中的序號表示：1-4,7；沒有則寫 0</translation>
    </message>
    <message>
        <source>A branch and a flower</source>
        <translation>一根枝和一朵花</translation>
    </message>
    <message>
        <source>Stalks are heaps of Nim: 3, 5, 6</source>
        <translation>莖就是尼姆的堆：3、5、6</translation>
    </message>
    <message>
        <source>A tree of value 7</source>
        <translation>值為 7 的樹</translation>
    </message>
    <message>
        <source>A house with a chimney, in JSON</source>
        <translation>帶煙囪的房子（JSON）</translation>
    </message>
    <message>
        <source>Misère: a branch and a flower</source>
        <translation>反常規則：一根枝和一朵花</translation>
    </message>
    <message>
        <source>The colon principle</source>
        <translation>冒號原理</translation>
    </message>
    <message>
        <source>Branches that meet at a node may be replaced by one stalk as long as the XOR of their values; so a tree is worth the XOR, over the edges at its root, of 1 + what stands on the edge.</source>
        <translation>在一個節點相接的各枝，可以換成一根莖，長度為它們的值的互斥或；所以樹的值是根上各邊「1 + 邊上所立部分的值」的互斥或。</translation>
    </message>
    <message>
        <source>normal play, every tree</source>
        <translation>正常規則，任何樹</translation>
    </message>
    <message>
        <source>The fusion principle</source>
        <translation>融合原理</translation>
    </message>
    <message>
        <source>The nodes of a cycle may be fused into one without changing the value; its edges become loops, each worth 1.</source>
        <translation>環上的節點可以融合成一個而值不變；環上的邊變成自環，每個值為 1。</translation>
    </message>
    <message>
        <source>normal play, every graph</source>
        <translation>正常規則，任何圖</translation>
    </message>
    <message>
        <source>cut edge %1, from %2 to %3</source>
        <translation>砍斷邊 %1（%2—%3）</translation>
    </message>
    <message>
        <source>branch %1</source>
        <translation>第 %1 根枝</translation>
    </message>
    <message>
        <source>an edge on a cycle: fuse its ends; the loop is worth 1</source>
        <translation>環上的邊：把兩端融合，自環的值為 1</translation>
    </message>
    <message>
        <source>a bridge on which g stands: worth g + 1</source>
        <translation>橋上立著 g：值為 g + 1</translation>
    </message>
    <message>
        <source>what meets at a node: XOR</source>
        <translation>在一個節點相接的：互斥或</translation>
    </message>
    <message>
        <source>cut so that 0 is left</source>
        <translation>砍到剩下 0</translation>
    </message>
    <message>
        <source>Down to the ground by colon and fusion</source>
        <translation>用冒號和融合原理一直推到地面</translation>
    </message>
    <message>
        <source>On %1 stands %2 in all; edge %3 from there to %4 makes it %5.</source>
        <translation>「%1」上所立部分的值共為 %2；加上通往「%4」的邊 %3，成為 %5。</translation>
    </message>
    <message>
        <source>Edge %1, from %2 to %3, is on a cycle: its ends are fused, and as a loop it is worth 1.</source>
        <translation>邊 %1（%2—%3）在環上：把兩端融合，作為自環，它的值為 1。</translation>
    </message>
    <message>
        <source>What stands on the ground adds up by XOR to %1.</source>
        <translation>地面上所立的各部分互斥或得 %1。</translation>
    </message>
    <message>
        <source>The move: %1. It leaves 0.</source>
        <translation>走法：%1。剩下的值為 0。</translation>
    </message>
    <message>
        <source>%1 mod 4 = 3: %1 + 1 = %2</source>
        <translation>%1 mod 4 = 3：%1 + 1 = %2</translation>
    </message>
    <message>
        <source>%1 mod 4 = %2: %1</source>
        <translation>%1 mod 4 = %2：%1</translation>
    </message>
    <message>
        <source>%1 mod 4 = 0: %1 − 1 = %2</source>
        <translation>%1 mod 4 = 0：%1 − 1 = %2</translation>
    </message>
    <message>
        <source>Lasker’s Nim</source>
        <translation>拉斯克尼姆</translation>
    </message>
    <message>
        <source>Take any number, at least one, from one heap, or split it in two.</source>
        <translation>從一堆中取任意個（至少一個），或把它分成兩堆。</translation>
    </message>
    <message>
        <source>one heap or several, for example 2,5,7</source>
        <translation>一堆或多堆，例如 2,5,7</translation>
    </message>
    <message>
        <source>One heap of 11</source>
        <translation>一堆 11 個</translation>
    </message>
    <message>
        <source>Three heaps: 2, 5, 7</source>
        <translation>三堆：2、5、7</translation>
    </message>
    <message>
        <source>Misère: 2, 3</source>
        <translation>反常規則：2、3</translation>
    </message>
    <message>
        <source>Lasker’s values</source>
        <translation>拉斯克的值</translation>
    </message>
    <message>
        <source>A heap of n ≥ 1 is worth n − 1 if 4 divides n, n + 1 if n leaves the remainder 3, and n otherwise; a position is P exactly when the XOR of its heaps’ values is 0.</source>
        <translation>n ≥ 1 的一堆，若 4 整除 n 則值為 n − 1，若 n 除以 4 餘 3 則值為 n + 1，否則值為 n；若且唯若各堆之值的互斥或為 0 時局面為 P。</translation>
    </message>
    <message>
        <source>all heaps, in normal play</source>
        <translation>正常規則下的所有堆</translation>
    </message>
    <message>
        <source>Moore’s Nim</source>
        <translation>穆爾尼姆</translation>
    </message>
    <message>
        <source>Take from at least one and at most k heaps, any number, at least one, from each.</source>
        <translation>從至少一堆、至多 k 堆中取，每堆至少取一個，多少不限。</translation>
    </message>
    <message>
        <source>most heaps in one turn</source>
        <translation>一步至多動幾堆</translation>
    </message>
    <message>
        <source>from how many heaps one turn may take; 1 is Nim</source>
        <translation>一步可以從幾堆中取；1 就是尼姆</translation>
    </message>
    <message>
        <source>Won: 2, 2, 3</source>
        <translation>必勝：2、2、3</translation>
    </message>
    <message>
        <source>Lost: 1, 2, 3, 3</source>
        <translation>必敗：1、2、3、3</translation>
    </message>
    <message>
        <source>From three of four heaps: 1, 1, 2, 2</source>
        <translation>四堆中至多取三堆：1、1、2、2</translation>
    </message>
    <message>
        <source>Misère: 1, 1, 1, 1</source>
        <translation>反常規則：1、1、1、1</translation>
    </message>
    <message>
        <source>Moore’s theorem</source>
        <translation>穆爾定理</translation>
    </message>
    <message>
        <source>A position is P exactly when in every binary column the number of ones is divisible by k + 1. In misère play the same, except when no heap is above 1: then it is P exactly when the number of ones leaves 1 when divided by k + 1. Where at most k heaps are not empty, the value is their sum.</source>
        <translation>局面是 P（必敗）若且唯若每個二進位欄中 1 的個數都能被 k + 1 整除。反常規則下相同，除非沒有大於 1 的堆：此時局面是 P 若且唯若 1 的個數除以 k + 1 餘 1。非空的堆不超過 k 個時，值就是它們的和。</translation>
    </message>
    <message>
        <source>all heaps; no formula is known for the other values</source>
        <translation>所有的堆；其餘的值沒有已知的公式</translation>
    </message>
    <message>
        <source>take %1 from heaps %2</source>
        <translation>從第 %2 堆分別取 %1 個</translation>
    </message>
    <message>
        <source>for each column: c ← its ones mod (k + 1)</source>
        <translation>對每一欄：c ← 欄中 1 的個數 mod (k + 1)</translation>
    </message>
    <message>
        <source>if every c = 0: no winning move</source>
        <translation>若每個 c = 0：沒有必勝走法</translation>
    </message>
    <message>
        <source>misère, no heap above 1: no winning move if the ones leave 1</source>
        <translation>反常規則，沒有大於 1 的堆：若 1 的個數餘 1，沒有必勝走法</translation>
    </message>
    <message>
        <source>The ones in column %1: %2, and %2 mod %3 = %4.</source>
        <translation>位值 %1 的欄有 %2 個 1，%2 mod %3 = %4。</translation>
    </message>
    <message>
        <source>The columns mod %1</source>
        <translation>各欄 mod %1</translation>
    </message>
    <message>
        <source>Every count is a multiple of %1. A turn changes at most %2 heaps, and in the highest column that changes only takes ones away: 1 to %2 of them, so it is no longer a multiple.</source>
        <translation>每欄的個數都是 %1 的倍數。一步至多改變 %2 堆，在有變化的最高欄只會減少 1 的個數：減少 1 到 %2 個，所以不再是倍數。</translation>
    </message>
    <message>
        <source>Some count is not a multiple: the player to move wins. The move: %1.</source>
        <translation>有的個數不是倍數：當前玩家必勝。走法：%1。</translation>
    </message>
    <message>
        <source>Every count is a multiple of %1 now: the other player is at P.</source>
        <translation>現在每欄的個數都是 %1 的倍數：對方處在 P（必敗）。</translation>
    </message>
    <message>
        <source>Take and break</source>
        <translation>取走並分堆</translation>
    </message>
    <message>
        <source>Take from one heap and leave the rest of it as no heap, one, two or three, as the code allows for the number taken.</source>
        <translation>從一堆中取走若干個，剩下的按編碼對所取數目的規定留成零堆、一堆、兩堆或三堆。</translation>
    </message>
    <message>
        <source>code</source>
        <translation>編碼</translation>
    </message>
    <message>
        <source>d0.d1d2d3 …: where t are taken, dt adds up 1 to leave nothing, 2 one heap, 4 two, 8 three (A … F are 10 … 15); 4.(3) repeats the 3</source>
        <translation>d0.d1d2d3 …：取走 t 個時，dt 是下列之和：1 不留，2 留一堆，4 留兩堆，8 留三堆（A … F 為 10 … 15）；4.(3) 表示 3 一直重複</translation>
    </message>
    <message>
        <source>one heap or several, for example 9</source>
        <translation>一堆或多堆，例如 9</translation>
    </message>
    <message>
        <source>Kayles: bowl one pin or two neighbours</source>
        <translation>Kayles：擊倒一個或相鄰兩個瓶</translation>
    </message>
    <message>
        <source>Kayles, three rows: 3, 5, 7</source>
        <translation>Kayles，三排：3、5、7</translation>
    </message>
    <message>
        <source>Dawson’s Chess</source>
        <translation>道森西洋棋</translation>
    </message>
    <message>
        <source>Dawson’s Kayles</source>
        <translation>道森 Kayles</translation>
    </message>
    <message>
        <source>Treblecross on n − 2 squares</source>
        <translation>n − 2 格上的 Treblecross</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Officers（軍官）</translation>
    </message>
    <message>
        <source>A period of 149459: 0.16</source>
        <translation>週期 149459：0.16</translation>
    </message>
    <message>
        <source>Three heaps from one: 0.8F</source>
        <translation>一堆變三堆：0.8F</translation>
    </message>
    <message>
        <source>Misère Kayles: 6</source>
        <translation>反常規則的 Kayles：6</translation>
    </message>
    <message>
        <source>The octal periodicity theorem</source>
        <translation>八進位週期定理</translation>
    </message>
    <message>
        <source>Let t be the most that can be taken at once. If value(n + p) = value(n) has been seen for every n from s ≥ 1 until n + p = 2s + 2p + t − 1, it holds for ever: of the two heaps a larger one leaves, one is so large that its value is known to repeat.</source>
        <translation>設 t 為一次最多能取的數目。若從 s ≥ 1 起直到 n + p = 2s + 2p + t − 1，對每個 n 都有 值(n + p) = 值(n)，則它永遠成立：更大的堆留下的兩堆中，總有一堆大到其值已知會重複。</translation>
    </message>
    <message>
        <source>finite codes with digits up to 7, in normal play; where three heaps may be left, with 3s + 3p + t − 1</source>
        <translation>數字不超過 7 的有限編碼，正常規則；若可留三堆，則為 3s + 3p + t − 1</translation>
    </message>
    <message>
        <source>The graph has no edges.</source>
        <translation>圖沒有邊。</translation>
    </message>
    <message>
        <source>The edge from %1 to %2 is not connected to the ground, which is %3.</source>
        <translation>從 %1 到 %2 的邊沒有與地面（%3）相連。</translation>
    </message>
    <message>
        <source>Staircase Nim</source>
        <translation>階梯尼姆</translation>
    </message>
    <message>
        <source>Coins lie on stairs: move any number of them from one stair to the one below, from the first to the ground.</source>
        <translation>硬幣放在台階上：把某一級上的任意多枚硬幣移到下一級，第一級的移到地面。</translation>
    </message>
    <message>
        <source>the coins on stair 1, 2 and so on from the ground up, for example 3,0,5,2</source>
        <translation>從地面往上，第 1、2……級上的硬幣數，例如 3,0,5,2</translation>
    </message>
    <message>
        <source>Four stairs: 3, 4, 5, 2</source>
        <translation>四級台階：3、4、5、2</translation>
    </message>
    <message>
        <source>Lost: the odd stairs are equal</source>
        <translation>必敗：奇數級上相等</translation>
    </message>
    <message>
        <source>Only on even stairs: 0, 2, 0, 3</source>
        <translation>只在偶數級上：0、2、0、3</translation>
    </message>
    <message>
        <source>A small tree: 1, 1, 1</source>
        <translation>小博弈樹：1、1、1</translation>
    </message>
    <message>
        <source>Misère: 1, 2, 1</source>
        <translation>反常規則：1、2、1</translation>
    </message>
    <message>
        <source>The odd stairs</source>
        <translation>奇數級</translation>
    </message>
    <message>
        <source>The value is that of Nim with the coins on stairs 1, 3, 5 … as its heaps, in normal and in misère play. Coins that come down from an even stair to an odd one can be moved on at once, so they change nothing.</source>
        <translation>值等於以第 1、3、5……級上的硬幣為堆的尼姆的值，正常規則和反常規則下都是如此。從偶數級下到奇數級的硬幣可以馬上再往下移，所以不起作用。</translation>
    </message>
    <message>
        <source>all stairs</source>
        <translation>所有的台階</translation>
    </message>
    <message>
        <source>There are more than %1 coins in all.</source>
        <translation>硬幣總數超過 %1。</translation>
    </message>
    <message>
        <source>move %1 from stair 1 to the ground</source>
        <translation>從第 1 級移 %1 枚到地面</translation>
    </message>
    <message>
        <source>move %1 from stair %2 to stair %3</source>
        <translation>從第 %2 級移 %1 枚到第 %3 級</translation>
    </message>
    <message>
        <source>stair %1</source>
        <translation>第 %1 級</translation>
    </message>
    <message>
        <source>heaps ← the coins on stairs 1, 3, 5 …</source>
        <translation>堆 ← 第 1、3、5……級上的硬幣</translation>
    </message>
    <message>
        <source>S ← their XOR</source>
        <translation>S ← 它們的互斥或</translation>
    </message>
    <message>
        <source>coins that come down to an odd stair: move them on</source>
        <translation>下到奇數級的硬幣：再往下移</translation>
    </message>
    <message>
        <source>On the odd stairs lie %1: the heaps of Nim.</source>
        <translation>奇數級上有 %1：這就是尼姆的堆。</translation>
    </message>
    <message>
        <source>The XOR of the odd stairs is %1.</source>
        <translation>奇數級的互斥或是 %1。</translation>
    </message>
    <message>
        <source>S = 0: every change of one odd stair makes the XOR different from 0, and the other player mends it.</source>
        <translation>S = 0：改變任何一個奇數級都會使互斥或不為 0，而對方又把它變回 0。</translation>
    </message>
    <message>
        <source>The move: %1. It leaves %2 on the odd stairs, which is lost in Nim.</source>
        <translation>走法：%1。奇數級上剩下 %2，在尼姆中是必敗的。</translation>
    </message>
    <message>
        <source>r ← n mod (m + 1)</source>
        <translation>r ← n mod (m + 1)</translation>
    </message>
    <message>
        <source>r ← (n − 1) mod (m + 1)</source>
        <translation>r ← (n − 1) mod (m + 1)</translation>
    </message>
    <message>
        <source>if r = 0: no winning move</source>
        <translation>若 r = 0：沒有必勝走法</translation>
    </message>
    <message>
        <source>take r</source>
        <translation>取 r</translation>
    </message>
    <message>
        <source>answer every t with m + 1 − t</source>
        <translation>對方取 t，就取 m + 1 − t</translation>
    </message>
    <message>
        <source>n = %1 is %2 · %3 + %4, where %3 is one more than the largest take: r = %4.</source>
        <translation>n = %1 等於 %2 · %3 + %4，其中 %3 比最多可取的數大 1：r = %4。</translation>
    </message>
    <message>
        <source>Whatever t is taken from a multiple of %1, the answer %1 − t leaves a multiple of %1 again, and at last 0: whoever faces the multiples loses.</source>
        <translation>從 %1 的倍數中不論取多少個 t，對方取 %1 − t 便又留下 %1 的倍數，最後是 0：面對這些倍數的一方輸。</translation>
    </message>
    <message>
        <source>Whatever t is taken from one more than a multiple of %1, the answer %1 − t leaves one more than a multiple again, and at last 1: whoever faces these must take the last one.</source>
        <translation>從 %1 的倍數加 1 中不論取多少個 t，對方取 %1 − t 便又留下倍數加 1，最後是 1：面對它們的一方必須取最後一個。</translation>
    </message>
    <message>
        <source>Answering with the complement</source>
        <translation>用補數應對</translation>
    </message>
    <message>
        <source>r = 0: the player to move cannot leave such a heap, as one turn takes less than %1.</source>
        <translation>r = 0：當前玩家留不下這樣的堆，因為一步取的少於 %1。</translation>
    </message>
    <message>
        <source>r is not 0: the player to move wins.</source>
        <translation>r 不為 0：當前玩家必勝。</translation>
    </message>
    <message>
        <source>Take %1 and leave %2.</source>
        <translation>取 %1，剩 %2。</translation>
    </message>
    <message>
        <source>“%1” at column %2 lacks the 0, which stands for the right-most coin.</source>
        <translation>第 %2 個字元處的「%1」缺少 0，它代表最右邊的一枚。</translation>
    </message>
    <message>
        <source>A set of coins is missing at column %1; write for example “any 1-2”, “run 3” or “0,2”.</source>
        <translation>第 %1 個字元處缺少一組硬幣；例如寫「any 1-2」、「run 3」或「0,2」。</translation>
    </message>
    <message>
        <source>Case 1 applies: the heaps are equal. Take %1 from both; (0, 0) is left.</source>
        <translation>情形 1 成立：兩堆相等。各取 %1，剩下 (0, 0)。</translation>
    </message>
    <message>
        <source>Case 1 does not apply: %1 and %2 differ.</source>
        <translation>情形 1 不成立：%1 與 %2 不相等。</translation>
    </message>
    <message>
        <source>Case 2 applies: %1 is the smaller number of the cold pair (%1, %2). Lower %3 to %2.</source>
        <translation>情形 2 成立：%1 是奇異局勢 (%1, %2) 中較小的數。把 %3 減到 %2。</translation>
    </message>
    <message>
        <source>Case 2 does not apply: in the cold pair (%1, %2), %2 is not below %3.</source>
        <translation>情形 2 不成立：在奇異局勢 (%1, %2) 中，%2 不小於 %3。</translation>
    </message>
    <message>
        <source>Case 3 applies: the difference is %1, and the cold pair of that difference is (%2, %3). Take %4 from both.</source>
        <translation>情形 3 成立：差是 %1，差相同的奇異局勢是 (%2, %3)。兩堆各取 %4。</translation>
    </message>
    <message>
        <source>Case 4 applies: %1 is the larger number of the cold pair (%2, %1). Lower %3 to %2.</source>
        <translation>情形 4 成立：%1 是奇異局勢 (%2, %1) 中較大的數。把 %3 減到 %2。</translation>
    </message>
    <message>
        <source>Case 4 does not apply: no number below %1 makes a cold pair with %2.</source>
        <translation>情形 4 不成立：沒有小於 %1 的數與 %2 組成奇異局勢。</translation>
    </message>
    <message>
        <source>Case 5 applies: %1 is the larger number of the cold pair (%2, %1). Lower %3 to %2.</source>
        <translation>情形 5 成立：%1 是奇異局勢 (%2, %1) 中較大的數。把 %3 減到 %2。</translation>
    </message>
    <message>
        <source>Case 5 does not apply: %1 is not the larger number of any cold pair.</source>
        <translation>情形 5 不成立：%1 不是奇異局勢中較大的數。</translation>
    </message>
    <message>
        <source>The cold pairs (aₖ, bₖ) in reach of (%1, %2)</source>
        <translation>從 (%1, %2) 能到的奇異局勢 (aₖ, bₖ)</translation>
    </message>
    <message>
        <source>(%1, %2) is itself a cold pair: ⌊kφ⌋ and ⌊kφ⌋ + k with k = %3.</source>
        <translation>(%1, %2) 本身就是奇異局勢：⌊kφ⌋ 和 ⌊kφ⌋ + k，k = %3。</translation>
    </message>
    <message>
        <source>Lowering one number leaves the other, which is in no other cold pair; lowering both leaves the difference, which no other cold pair has.</source>
        <translation>只減一個數，另一個不變，而它不在別的奇異局勢中；兩個同減，差不變，而別的奇異局勢沒有這個差。</translation>
    </message>
    <message>
        <source>A row of %1 numbers is above the limit of %2.</source>
        <translation>一列有 %1 個數，超過了上限 %2。</translation>
    </message>
    <message>
        <source>The input cannot be read: %1.</source>
        <translation>無法讀取輸入：%1。</translation>
    </message>
    <message>
        <source>The answers take more than %1 MB; the command line writes any number of them: mexplorer judge %2.</source>
        <translation>答案超過 %1 MB；命令列可寫出任意多的答案：mexplorer judge %2。</translation>
    </message>
    <message>
        <source>Give --position without --to and --size: all positions below it are compared.</source>
        <translation>--position 不要與 --to 和 --size 同用：它下面的所有局面都會比對。</translation>
    </message>
    <message>
        <source>rare values</source>
        <translation>稀有值</translation>
    </message>
    <message>
        <source>histogram</source>
        <translation>直方圖</translation>
    </message>
    <message>
        <source>how often each value stands in the line</source>
        <translation>每個值在序列中出現多少次</translation>
    </message>
    <message>
        <source>A board of coins has at most %1 rows and %1 columns.</source>
        <translation>硬幣棋盤至多 %1 列 %1 欄。</translation>
    </message>
    <message>
        <source>a lone head at place n</source>
        <translation>第 n 位上單獨一枚正面</translation>
    </message>
    <message>
        <source>no head</source>
        <translation>沒有正面</translation>
    </message>
    <message>
        <source>a lone head at place %1</source>
        <translation>第 %1 位上單獨一枚正面</translation>
    </message>
    <message>
        <source>%1 cannot be a component: it is not the last move that decides, so that its positions have no SG values to add up.</source>
        <translation>%1 不能作為子遊戲：決定勝負的不是最後一步，它的局面沒有可以相加的 SG 值。</translation>
    </message>
    <message>
        <source>if x has no option: the rules say who has won</source>
        <translation>若 x 沒有後繼：由規則判定勝負</translation>
    </message>
    <message>
        <source>if every option is N: x is P</source>
        <translation>若後繼全是 N：x 是 P</translation>
    </message>
    <message>
        <source>otherwise x is a draw</source>
        <translation>否則 x 是平局</translation>
    </message>
    <message>
        <source>Nothing is labelled yet. A position is N if some option is P, P if every option is N, and otherwise a draw.</source>
        <translation>尚未標記。有後繼是 P（必敗）的局面是 N（必勝），後繼全是 N 的是 P，其餘是平局。</translation>
    </message>
    <message>
        <source>%1 is the end, lost for the player to move: it is P.</source>
        <translation>%1 是終局，當前玩家已負：它是 P（必敗）。</translation>
    </message>
    <message>
        <source>%1 is the end, won for the player to move: it is N.</source>
        <translation>%1 是終局，當前玩家已勝：它是 N（必勝）。</translation>
    </message>
    <message>
        <source>%1 is the end, won by nobody: it is a draw.</source>
        <translation>%1 是終局，雙方不分勝負：它是平局。</translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be a draw.</source>
        <translation>%1 保持摺疊；已知它是平局。</translation>
    </message>
    <message>
        <source>No option of %1 is P, but one is a draw: so is %1.</source>
        <translation>%1 的後繼沒有 P（必敗），但有一個是平局：所以 %1 是平局。</translation>
    </message>
    <message>
        <source>%1 has no SG values: it is not the last move that decides.</source>
        <translation>%1 沒有 SG 值：決定勝負的不是最後一步。</translation>
    </message>
    <message>
        <source>proof: %1, the last n computed; the options of the last 2p = %2 heaps go on to reach all smaller values and never their own</source>
        <translation>依據：%1（最後算出的 n）；最後 2p = %2 個堆的後繼會一直取到所有更小的值，而永遠取不到堆自身的值</translation>
    </message>
    <message>
        <source>proof: %1, the last n computed</source>
        <translation>依據：%1（最後算出的 n）</translation>
    </message>
    <message>
        <source>no proof yet: %1, the last n computed</source>
        <translation>尚未證明：%1（最後算出的 n）</translation>
    </message>
    <message>
        <source>proof: %1</source>
        <translation>依據：%1</translation>
    </message>
    <message>
        <source>Whoever moves changes one part of the sum, so some column becomes odd, and the other player makes all even again: P, no move wins.</source>
        <translation>每一步只改變和中的一個部分，必使某欄變為奇數，而對方又能使各欄全為偶數：這是 P（必敗），沒有必勝走法。</translation>
    </message>
    <message>
        <source>S = %1 is not 0: the player to move wins. The moves are too many to try them all, and among those tried none makes it 0.</source>
        <translation>S = %1 不為 0：當前玩家必勝。走法太多，無法一一嘗試；在試過的走法中沒有一步能使它變為 0。</translation>
    </message>
    <message>
        <source>There is no parameter “%1” here: this game has none.</source>
        <translation>這裡沒有參數「%1」，也沒有其他參數。</translation>
    </message>
    <message>
        <source>The openings on a line: P at 1, 2, 3, 5, 8, 13 …</source>
        <translation>開局排成序列：P 在 1、2、3、5、8、13 …</translation>
    </message>
    <message>
        <source>Misère play is searched</source>
        <translation>反常規則下靠搜尋</translation>
    </message>
    <message>
        <source>every position within that limit</source>
        <translation>該限度內的所有局面</translation>
    </message>
    <message>
        <source>Values that rise</source>
        <translation>遞增的值</translation>
    </message>
    <message>
        <source>Some values grow by a saltus from period to period: those of 0.8F by 4 every 7 heaps. It is proved that they do so for ever where, by their high and low binary digits, no option can have the value of its heap, and the options of the last 2p heaps reach every smaller value in ways that go on p or 2p further.</source>
        <translation>有些值每過一個週期就增加一個固定的增量：0.8F 的值，堆每增大 7 個便增加 4。若由值的高位與低位二進位數字可知任何後繼都不會與堆等值，並且最後 2p 個堆的後繼取到每個更小的值的方式在再過 p 或 2p 之後仍然成立，那麼就證明了它們永遠如此增長。</translation>
    </message>
    <message>
        <source>codes whose values satisfy these conditions, which are checked; in normal play. Those named proved theorems of this kind</source>
        <translation>值滿足這些條件（會逐一檢驗）的編碼；正常規則。上述作者證明了此類定理</translation>
    </message>
    <message>
        <source>Blocks of p</source>
        <translation>每 p 個一段</translation>
    </message>
    <message>
        <source>Take p to q</source>
        <translation>取 p 到 q 個</translation>
    </message>
    <message>
        <source>Take at least p and at most q from one heap; of fewer than p, take all.</source>
        <translation>從一堆中至少取 p 個、至多取 q 個；不足 p 個時全部取走。</translation>
    </message>
    <message>
        <source>smallest take</source>
        <translation>最少可取</translation>
    </message>
    <message>
        <source>the least that one turn may take, unless fewer are left</source>
        <translation>一次最少能取的個數，剩餘不足時除外</translation>
    </message>
    <message>
        <source>the most that one turn may take, at least p</source>
        <translation>一次最多能取的個數，不小於 p</translation>
    </message>
    <message>
        <source>Take 2 to 4 from 21</source>
        <translation>從 21 中取 2 到 4 個</translation>
    </message>
    <message>
        <source>Lost: take 3 to 5 from 22</source>
        <translation>必敗：從 22 中取 3 到 5 個</translation>
    </message>
    <message>
        <source>Two heaps as a table, 2 to 9</source>
        <translation>兩堆的表，取 2 到 9 個</translation>
    </message>
    <message>
        <source>Misère: lost with 7</source>
        <translation>反常規則：7 為必敗</translation>
    </message>
    <message>
        <source>A heap of n is worth ((n + p − 1) mod (p + q)) / p, rounded down, and several heaps the XOR of these. So one heap is P exactly when n mod (p + q) is 0 or more than q.</source>
        <translation>大小為 n 的堆值為 ((n + p − 1) mod (p + q)) / p 向下取整，多堆取各值的互斥或。因此單堆恰在 n mod (p + q) 為 0 或大於 q 時是 P。</translation>
    </message>
    <message>
        <source>As in normal play, except when no heap is worth more than 1: then the position is P exactly when the number of heaps worth 1 is odd. So one heap is P exactly when n mod (p + q) is 1 to p.</source>
        <translation>與正常規則相同，除非沒有堆的值大於 1：那時恰在值為 1 的堆數為奇數時是 P。因此單堆恰在 n mod (p + q) 為 1 到 p 時是 P。</translation>
    </message>
    <message>
        <source>all heaps; the values are those of normal play</source>
        <translation>所有堆；各值按正常規則計算</translation>
    </message>
    <message>
        <source>r ← n mod (p + q)</source>
        <translation>r ← n mod (p + q)</translation>
    </message>
    <message>
        <source>if r = 0 or r &gt; q: no winning move</source>
        <translation>若 r = 0 或 r &gt; q：沒有必勝走法</translation>
    </message>
    <message>
        <source>take r, but at least p; of fewer than p, all</source>
        <translation>取 r，但至少取 p；不足 p 則全取</translation>
    </message>
    <message>
        <source>answer every t with p + q − t</source>
        <translation>對方取 t，就取 p + q − t</translation>
    </message>
    <message>
        <source>if 1 ≤ r ≤ p: no winning move</source>
        <translation>若 1 ≤ r ≤ p：沒有必勝走法</translation>
    </message>
    <message>
        <source>take r − p, but at least p; if r = 0, take q</source>
        <translation>取 r − p，但至少取 p；若 r = 0 則取 q</translation>
    </message>
    <message>
        <source>r = %1 is from 1 to p = %2: whatever is taken, what it leaves has r = 0 or r &gt; p.</source>
        <translation>r = %1 在 1 到 p = %2 之間：無論怎樣取，剩下的都有 r = 0 或 r &gt; p。</translation>
    </message>
    <message>
        <source>r = %1 is from 1 to q = %2: the player to move wins.</source>
        <translation>r = %1 在 1 到 q = %2 之間：當前玩家必勝。</translation>
    </message>
    <message>
        <source>A heap with r = 0 or r &gt; q is lost: whatever t is taken, the answer %1 − t leaves such a heap again, and of the last %1 or fewer the answer takes all that is left.</source>
        <translation>r = 0 或 r &gt; q 的堆必敗：無論取走多少 t，對方取 %1 − t 便又留下這樣的堆；到最後至多 %1 個時，對方把剩下的全部取走。</translation>
    </message>
    <message>
        <source>A heap with r from 1 to p is lost: whatever t is taken, the answer %1 − t leaves such a heap again, and at last at most %2: whoever faces these must take the last one.</source>
        <translation>r 在 1 到 p 之間的堆必敗：無論取走多少 t，對方取 %1 − t 便又留下這樣的堆，最後剩至多 %2 個：面對它們的一方必須取走最後一個。</translation>
    </message>
    <message>
        <source>Two turns together can always take p + q = %1. n = %2 is %3 · %1 + %4: r = %4.</source>
        <translation>雙方一來一回總能共取 p + q = %1 個。n = %2 等於 %3 · %1 + %4：r = %4。</translation>
    </message>
    <message>
        <source>Both scores, such as 0:4, were expected at column %1, not “%2”.</source>
        <translation>第 %1 個字元處應是雙方得分，如 0:4，而不是「%2」。</translation>
    </message>
    <message>
        <source>There are %1 numbers; at most %2 are allowed.</source>
        <translation>有 %1 個數；至多允許 %2 個。</translation>
    </message>
    <message>
        <source>take %1 from the left</source>
        <translation>從左端取 %1</translation>
    </message>
    <message>
        <source>take %1 from the right</source>
        <translation>從右端取 %1</translation>
    </message>
    <message>
        <source>Taking ends</source>
        <translation>兩端取數</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>數列</translation>
    </message>
    <message>
        <source>numbers from left to right, for example 4,7,2,9,5,2; in the course of play with the scores of the player to move and of the other, 7,2,9,5,2 | 0:4</source>
        <translation>從左到右的各數，例如 4,7,2,9,5,2；對局中再加當前玩家與對方的得分，如 7,2,9,5,2 | 0:4</translation>
    </message>
    <message>
        <source>Six numbers: 18 to 11</source>
        <translation>六個數：18 比 11</translation>
    </message>
    <message>
        <source>The larger end loses: 3, 9, 1, 2</source>
        <translation>取大的一端反而輸：3、9、1、2</translation>
    </message>
    <message>
        <source>A draw: 1, 3, 3, 1</source>
        <translation>平局：1、3、3、1</translation>
    </message>
    <message>
        <source>Lost either way: 3, 9, 4</source>
        <translation>怎樣取都輸：3、9、4</translation>
    </message>
    <message>
        <source>From the inside out</source>
        <translation>由內而外</translation>
    </message>
    <message>
        <source>How much more of a row the player to move gets than the other is the larger of two differences: the left number minus the lead in the rest, and the right number minus the lead in the rest. So the leads of all stretches follow from those of shorter ones.</source>
        <translation>當前玩家在一列數中比對方多得的量，是兩個差中較大的一個：左端的數減去其餘部分的領先量，或右端的數減去其餘部分的領先量。因此各段的領先量都由更短的段得出。</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>所有數列</translation>
    </message>
    <message>
        <source>Even rows</source>
        <translation>偶數個數</translation>
    </message>
    <message>
        <source>Whoever begins a row of even length never loses: he can take all numbers at odd places or all at even ones, whichever add up to more.</source>
        <translation>數的個數為偶數時先手不敗：他可以取走所有奇數位上的數，或所有偶數位上的數，取總和較大的那一組。</translation>
    </message>
    <message>
        <source>rows of even length, from the start</source>
        <translation>從頭開始、個數為偶數的數列</translation>
    </message>
    <message>
        <source>lead(∅) ← 0</source>
        <translation>領先(∅) ← 0</translation>
    </message>
    <message>
        <source>lead(a … b) ← max(a − lead(… b), b − lead(a …))</source>
        <translation>領先(a … b) ← max(a − 領先(… b), b − 領先(a …))</translation>
    </message>
    <message>
        <source>N if the player to move ends with more, P if with less, else a draw</source>
        <translation>當前玩家最終較多則為 N，較少則為 P，否則平局</translation>
    </message>
    <message>
        <source>%1 is more than %2: the player to move wins.</source>
        <translation>%1 大於 %2：當前玩家獲勝。</translation>
    </message>
    <message>
        <source>%1 is less than %2: the player to move loses.</source>
        <translation>%1 小於 %2：當前玩家落敗。</translation>
    </message>
    <message>
        <source>Both have %1: a draw.</source>
        <translation>雙方各得 %1：平局。</translation>
    </message>
    <message>
        <source>The lead, from the inside out</source>
        <translation>領先量，由內而外</translation>
    </message>
    <message>
        <source>No number is left: the player to move has %1, the other %2.</source>
        <translation>已無數可取：當前玩家得 %1，對方得 %2。</translation>
    </message>
    <message>
        <source>With best play the player to move gets %1 in the end, the other %2.</source>
        <translation>雙方都走最佳走法時，當前玩家最終得 %1，對方得 %2。</translation>
    </message>
    <message>
        <source>“%1”: then in the end %2 to %3.</source>
        <translation>「%1」：最終 %2 比 %3。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a place on a board; write its row and its column: 3x5.</source>
        <translation>第 %2 個字元處的「%1」不是棋盤上的位置；請寫出它的列和欄：3x5。</translation>
    </message>
    <message>
        <source>The Tartan theorem</source>
        <translation>格子布定理</translation>
    </message>
    <message>
        <source>A lone head is worth the nim product, row ⊗ column, of the values that its row and its column have as places of the two games; several heads are worth the XOR of these. The nim product is what turning the four corners of rectangles gives: a ⊗ b = mex{ a′⊗b ⊕ a⊗b′ ⊕ a′⊗b′ : a′ &lt; a, b′ &lt; b }.</source>
        <translation>單獨一枚正面的值是尼姆積「列 ⊗ 欄」：它的列和欄分別作為兩個遊戲中的位置所具有的值之積；多枚正面的值是各值的互斥或。尼姆積就是翻矩形四角所給出的：a ⊗ b = mex{ a′⊗b ⊕ a⊗b′ ⊕ a′⊗b′ : a′ &lt; a, b′ &lt; b }。</translation>
    </message>
    <message>
        <source>normal play, every pair of rules</source>
        <translation>正常規則，任何兩種翻法</translation>
    </message>
    <message>
        <source>Turning Corners</source>
        <translation>翻四角</translation>
    </message>
    <message>
        <source>The four corners of a rectangle are turned; coins in the first row and the first column are worth nothing. A head in row a and column b is worth (a − 1) ⊗ (b − 1).</source>
        <translation>翻轉一個矩形的四角；第一列和第一欄的硬幣值為 0。第 a 列第 b 欄的正面值為 (a − 1) ⊗ (b − 1)。</translation>
    </message>
    <message>
        <source>normal play, Twins for the rows and the columns</source>
        <translation>正常規則，列與欄都用雙胞胎</translation>
    </message>
    <message>
        <source>The table of nim multiplication</source>
        <translation>尼姆乘法表</translation>
    </message>
    <message>
        <source>A head in row a and column b is worth a ⊗ b. The numbers below 2, 4, 16, 256 … are fields: the table up to there has every number but 0 once in every row.</source>
        <translation>第 a 列第 b 欄的正面值為 a ⊗ b。小於 2、4、16、256 … 的數構成體：到那裡為止的表中，每一列裡除 0 外的每個數恰好出現一次。</translation>
    </message>
    <message>
        <source>normal play, Turning Turtles for the rows and the columns</source>
        <translation>正常規則，列與欄都用翻烏龜</translation>
    </message>
    <message>
        <source>Tartan: coins on a board</source>
        <translation>格子布：棋盤上的翻硬幣</translation>
    </message>
    <message>
        <source>Choose rows as the one rule of coin turning allows and columns as the other does, and turn over the coins where they meet; the last of them must go from heads to tails.</source>
        <translation>按一種翻法選若干列、按另一種翻法選若干欄，翻轉列欄相交處的硬幣；其中最後一枚必須由正面翻成反面。</translation>
    </message>
    <message>
        <source>row rule</source>
        <translation>列翻法</translation>
    </message>
    <message>
        <source>which rows one turn may choose</source>
        <translation>一步可以選哪些列</translation>
    </message>
    <message>
        <source>row sets</source>
        <translation>列集合</translation>
    </message>
    <message>
        <source>column rule</source>
        <translation>欄翻法</translation>
    </message>
    <message>
        <source>which columns one turn may choose</source>
        <translation>一步可以選哪些欄</translation>
    </message>
    <message>
        <source>column sets</source>
        <translation>欄集合</translation>
    </message>
    <message>
        <source>the heads, row x column, counted from 1: 3x5, 2x2; 0 for none</source>
        <translation>各枚正面，列x欄，從 1 數起：3x5, 2x2；沒有則寫 0</translation>
    </message>
    <message>
        <source>Turning Corners: heads at 2x3, 3x4 and 4x4</source>
        <translation>翻四角：正面在 2x3、3x4 和 4x4</translation>
    </message>
    <message>
        <source>A P-position: 1 ⊗ 1 = 2 ⊗ 3</source>
        <translation>P 局面：1 ⊗ 1 = 2 ⊗ 3</translation>
    </message>
    <message>
        <source>Ruler by Mock Turtles: three heads</source>
        <translation>尺子 × 假海龜：三枚正面</translation>
    </message>
    <message>
        <source>Moebius by Twins: two heads</source>
        <translation>莫比烏斯 × 雙胞胎：兩枚正面</translation>
    </message>
    <message>
        <source>A small tree: Turning Turtles both ways</source>
        <translation>小博弈樹：列欄都用翻烏龜</translation>
    </message>
    <message>
        <source>Misère: Turning Corners from 3x3</source>
        <translation>反常規則：從 3x3 開始的翻四角</translation>
    </message>
    <message>
        <source>The coin %1 at column %2 is there twice; name every head once.</source>
        <translation>第 %2 個字元處的硬幣 %1 出現了兩次；每枚正面只寫一次。</translation>
    </message>
    <message>
        <source>turn the coins where the rows %1 meet the columns %2</source>
        <translation>翻第 %1 列與第 %2 欄相交處的硬幣</translation>
    </message>
    <message>
        <source>turn the coin %1</source>
        <translation>翻硬幣 %1</translation>
    </message>
    <message>
        <source>turn the coins %1</source>
        <translation>翻硬幣 %1</translation>
    </message>
    <message>
        <source>%1 ⊗ %2 = %3</source>
        <translation>%1 ⊗ %2 = %3</translation>
    </message>
    <message>
        <source>a heap of n</source>
        <translation>大小為 n 的堆</translation>
    </message>
    <message>
        <source>a heap of %1</source>
        <translation>大小為 %1 的堆</translation>
    </message>
    <message>
        <source>marks the rare values, where they are few</source>
        <translation>在稀有值不多時標出它們</translation>
    </message>
    <message>
        <source>None of the moves found makes a value smaller there. The value of %1 can become larger, which does as well.</source>
        <translation>找到的走法中沒有一個使該欄的值變小。%1的值可以變大，同樣有效。</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>With all numbers that are left, a score could leave the range −%1 to %1.</source>
        <translation>加上剩下的所有數，得分可能超出 −%1 到 %1 的範圍。</translation>
    </message>
    <message>
        <source>The positions below this one would take more than %1 MB.</source>
        <translation>此局面以下的局面會佔用超過 %1 MB。</translation>
    </message>
    <message>
        <source>Take %1. Only the one set aside is left: the other player must take it and loses.</source>
        <translation>取 %1。只剩留在一邊的那一個：對方必須取它，於是輸了。</translation>
    </message>
    <message>
        <source>Take %1 and leave %2, which is %3 and the one set aside. Then at most %4 may be taken.</source>
        <translation>取 %1，留下 %2，即 %3 和留在一邊的那一個。之後至多可取 %4。</translation>
    </message>
    <message>
        <source>If the other player takes less than that part, the smallest part of the rest is at most twice as much: again you may take it. So you take the last part of all, and the one that is set aside falls to the other player, who loses.</source>
        <translation>對方不論取比這一項少的多少個，剩餘部分的最小一項都不超過它的兩倍：你又可以取走它。所以最後一項由你取走，留在一邊的那一個落到對方手裡，對方輸。</translation>
    </message>
    <message>
        <source>The smallest part of n − 1 = %1</source>
        <translation>n − 1 = %1 的最小一項</translation>
    </message>
    <message>
        <source>Whoever takes the last one loses, so set one aside: whoever takes the last of the rest, %1, wins. With that rest play goes as in normal play.</source>
        <translation>取走最後一個的人輸，所以把一個留在一邊：誰取走其餘 %1 個中的最後一個，誰就贏。其餘部分的玩法與正常規則相同。</translation>
    </message>
    <message>
        <source>%1 is a Fibonacci number: it is its own only part.</source>
        <translation>%1 是費波那契數：它自己就是唯一的一項。</translation>
    </message>
    <message>
        <source>No odd stair holds more than 1, and the number of ones, %1, is odd: the last of them is left to the player to move, who loses. So in misère play this is lost although S is not 0.</source>
        <translation>沒有多於 1 枚的奇數級，1 的個數 %1 是奇數：最後一個 1 留給當前玩家，必敗。所以在反常規則下，雖然 S 不為 0，這裡也是必敗的。</translation>
    </message>
    <message>
        <source>S = 0, and more than one odd stair holds more than 1: the other player makes S 0 again as in normal play, until a single stair above 1 is left to him. Then he chooses to leave an odd number of ones.</source>
        <translation>S = 0，且不只一個奇數級多於 1 枚：對方像正常規則下那樣又把 S 變回 0，直到輪到他時只剩一個多於 1 枚的奇數級。那時他選擇留下奇數個 1。</translation>
    </message>
    <message>
        <source>No odd stair holds more than 1. Here misère play differs from normal play: whoever leaves an odd number of ones wins, and now their number, %1, is even.</source>
        <translation>沒有多於 1 枚的奇數級。此時反常規則與正常規則不同：留下奇數個 1 的人獲勝，而現在 1 的個數 %1 是偶數。</translation>
    </message>
    <message>
        <source>Only one odd stair holds more than 1. Here misère play differs from normal play: the move decides how many ones are left, and must leave an odd number.</source>
        <translation>只有一個奇數級多於 1 枚。此時反常規則與正常規則不同：這一步決定留下幾個 1，必須留下奇數個。</translation>
    </message>
    <message>
        <source>Another odd stair holds more than 1 as well: misère play goes as normal play does, and the move makes S 0.</source>
        <translation>還有別的奇數級多於 1 枚：反常規則下的走法與正常規則相同，這一步使 S 變為 0。</translation>
    </message>
    <message>
        <source>What lies on even stairs, %1 in all, counts for nothing: whoever moves some to the odd stair below makes its heap larger, and the other player moves as many on from there.</source>
        <translation>偶數級上共 %1 枚，不起作用：誰把幾枚移到下面的奇數級，那一堆就變大，對方從那裡再移走同樣多枚。</translation>
    </message>
    <message>
        <source>The move: %1. It leaves %2 on the odd stairs, which is lost in misère Nim.</source>
        <translation>走法：%1。奇數級上剩下 %2，在反常規則的尼姆中是必敗的。</translation>
    </message>
    <message>
        <source>r = 0: whatever is taken, what it leaves has r from 1 to q.</source>
        <translation>r = 0：無論怎樣取，剩下的 r 都在 1 到 q 之間。</translation>
    </message>
    <message>
        <source>r = %1 is more than q = %2: whatever is taken, what it leaves has r from 1 to q.</source>
        <translation>r = %1 大於 q = %2：無論怎樣取，剩下的 r 都在 1 到 q 之間。</translation>
    </message>
    <message>
        <source>r = 0: the player to move wins.</source>
        <translation>r = 0：當前玩家必勝。</translation>
    </message>
    <message>
        <source>r = %1 is more than p = %2: the player to move wins.</source>
        <translation>r = %1 大於 p = %2：當前玩家必勝。</translation>
    </message>
    <message>
        <source>Take the left or the right number of a row. When none is left, the higher total wins. After a bar stand the totals so far, first that of the player to move: 7,2,9,5,2 | 0:4.</source>
        <translation>從一列數中取走最左或最右的一個。取完後總和大的一方獲勝。豎線後面是目前的總和，當前玩家的在前：7,2,9,5,2 | 0:4。</translation>
    </message>
    <message>
        <source>So far the player to move has %1, the other %2.</source>
        <translation>目前當前玩家有 %1，對方有 %2。</translation>
    </message>
    <message>
        <source>otherwise (a, b) is itself a cold pair: P</source>
        <translation>否則 (a, b) 本身就是奇異局勢：P（必敗）</translation>
    </message>
    <message>
        <source>Case 2 does not apply: %1 is the larger number of its cold pair, (%2, %1).</source>
        <translation>情形 2 不成立：%1 是它所在的奇異局勢 (%2, %1) 中較大的數。</translation>
    </message>
    <message>
        <source>Case 3 does not apply: the difference is 0, which is case 1.</source>
        <translation>情形 3 不成立：差是 0，屬於情形 1。</translation>
    </message>
    <message>
        <source>Case 3 does not apply: the difference is %1, and in the cold pair of that difference, (%2, %3), %2 is not below %4.</source>
        <translation>情形 3 不成立：差是 %1，在差相同的奇異局勢 (%2, %3) 中，%2 不小於 %4。</translation>
    </message>
    <message>
        <source>Case 5 applies as well: the heaps are equal, so the other one may be lowered from %1 to %2 instead.</source>
        <translation>情形 5 也成立：兩堆相等，所以也可以改為把另一堆從 %1 減到 %2。</translation>
    </message>
    <message>
        <source>%1 has no values along a line in misère play.</source>
        <translation>%1 在反常規則下沒有一維的值序列。</translation>
    </message>
    <message>
        <source>%1 has no grid of values in misère play.</source>
        <translation>%1 在反常規則下沒有值的網格。</translation>
    </message>
    <message>
        <source>There is no setting “%1” here; the settings of the view %2 are: %3.</source>
        <translation>這裡沒有設定項「%1」；檢視 %2 的設定項有：%3。</translation>
    </message>
    <message>
        <source>There is no parameter or setting “%1” here; the parameters of %2 are: %3; the settings of the view %4 are: %5.</source>
        <translation>這裡沒有參數或設定項「%1」；%2 的參數有：%3；檢視 %4 的設定項有：%5。</translation>
    </message>
    <message>
        <source>“%1” at column %2 stands where a semicolon should part it from the component before.</source>
        <translation>第 %2 個字元處是「%1」，此處應以分號與前一個子遊戲隔開。</translation>
    </message>
    <message>
        <source>The parameter %1 is given twice.</source>
        <translation>參數 %1 給出了兩次。</translation>
    </message>
    <message>
        <source>At column %1: %2</source>
        <translation>第 %1 個字元處：%2</translation>
    </message>
    <message>
        <source>the position of %1</source>
        <translation>%1 的局面</translation>
    </message>
    <message>
        <source>the parameter %1</source>
        <translation>參數 %1</translation>
    </message>
    <message>
        <source>In %1, at column %2: %3</source>
        <translation>在%1中，第 %2 個字元處：%3</translation>
    </message>
    <message>
        <source>In %1, whose quotation begins at column %2 and in which columns are counted from 1 again: %3</source>
        <translation>在%1中（引號從第 %2 個字元處開始，其中的字元位置重新計數）：%3</translation>
    </message>
    <message>
        <source>%1 has no option: the player to move has lost, so it is P.</source>
        <translation>%1 沒有後繼：當前玩家已敗，所以它是 P（必敗）。</translation>
    </message>
    <message>
        <source>%1 has no option: in misère play the player to move has won, so it is N.</source>
        <translation>%1 沒有後繼：反常規則下當前玩家已勝，所以它是 N（必勝）。</translation>
    </message>
    <message>
        <source>%1 has no option: in misère play its value is 1.</source>
        <translation>%1 沒有後繼：反常規則下它的值是 1。</translation>
    </message>
    <message>
        <source>x = %1 has one option. S is empty.</source>
        <translation>x = %1 有一個後繼。S 為空集。</translation>
    </message>
    <message>
        <source>x = %1 has one option. Its value is out of reach, but it is known who wins it.</source>
        <translation>x = %1 有一個後繼。它的值算不出，但誰勝可以判定。</translation>
    </message>
    <message>
        <source>No option is P, but some option is a draw: nobody can win against best play.</source>
        <translation>沒有後繼是 P（必敗），但有平局的後繼：雙方都走最佳走法時無人獲勝。</translation>
    </message>
    <message>
        <source>Misère play ends no differently: some value still counts as one above 1, and whoever then first leaves none that does chooses the parity of the ones.</source>
        <translation>反常規則下結局相同：仍有值按大於 1 計，而誰先使各值都不再如此，誰就能選擇 1 的奇偶。</translation>
    </message>
    <message>
        <source>Some other value is above 1: misère play goes as normal play does.</source>
        <translation>還有別的值大於 1：反常規則的走法與正常規則相同。</translation>
    </message>
    <message>
        <source>Some other value counts as one above 1: misère play goes as normal play does.</source>
        <translation>還有別的值按大於 1 計：反常規則的走法與正常規則相同。</translation>
    </message>
    <message>
        <source>Only %1 has a value above 1. Here misère play differs from normal play: whoever moves there decides how many ones are left, and must leave an odd number.</source>
        <translation>只有%1的值大於 1。這裡反常規則與正常規則不同：走這一步的人決定留下幾個 1，必須留下奇數個。</translation>
    </message>
    <message>
        <source>Only the value of %1 counts as one above 1. Here misère play differs from normal play: whoever moves there decides how many ones are left, and must leave an odd number.</source>
        <translation>只有%1的值按大於 1 計。這裡反常規則與正常規則不同：走這一步的人決定留下幾個 1，必須留下奇數個。</translation>
    </message>
    <message>
        <source>“%1” is a pipe or a device; only ordinary files are read here.</source>
        <translation>「%1」是管道或裝置；這裡只讀取普通檔案。</translation>
    </message>
    <message>
        <source>“%1” is a pipe or a device; only ordinary files are written.</source>
        <translation>「%1」是管道或裝置；只寫入普通檔案。</translation>
    </message>
    <message>
        <source>“%1” stands where %2 belongs: only %3 fits there.</source>
        <translation>此處應為 %2，只能是 %3；卻寫著「%1」。</translation>
    </message>
    <message>
        <source>The input ends where %1 belongs: only %2 fits there.</source>
        <translation>此處應為 %1，只能是 %2；輸入卻中斷了。</translation>
    </message>
    <message>
        <source>The line ends where %1 belongs: only %2 fits there.</source>
        <translation>此處應為 %1，只能是 %2；這一行卻結束了。</translation>
    </message>
    <message>
        <source>As a graph, this case has %1 · %2 arrows; the limit is %3.</source>
        <translation>這一組畫成圖有 %1 · %2 條箭頭；上限是 %3。</translation>
    </message>
    <message>
        <source>The graph is too large to be drawn: nodes %1, edges %2; the limits are %3 and %4.</source>
        <translation>圖太大，無法畫出：節點 %1 個，邊 %2 條；上限是 %3 和 %4。</translation>
    </message>
    <message>
        <source>%1 are left, but the limit is 0: nothing may be taken.</source>
        <translation>還剩 %1 個，但上限為 0：一個也不能取。</translation>
    </message>
    <message>
        <source>More than %1 vectors with a star lead the same way, none a multiple of another.</source>
        <translation>方向相同、互不為倍數的帶星號向量超過 %1 個。</translation>
    </message>
    <message>
        <source>The values of the parts do not tell who wins their sum here, as they do in normal play. So the positions below are searched: at most %1 of them, and %2 moves, in at most %3 MB. What is larger is refused.</source>
        <translation>與正常規則不同，這裡各部分的值不能決定它們的和誰勝，因此搜尋其下的全部局面：至多 %1 個局面、%2 個走法，至多 %3 MB；更大的拒絕計算。</translation>
    </message>
    <message>
        <source>No heap is above 1. The number of ones is %1, and %1 mod %2 = %3: in misère play that is lost exactly when the remainder is 1.</source>
        <translation>沒有大於 1 的堆。1 的個數是 %1，%1 mod %2 = %3：反常規則下若且唯若餘數是 1 時必敗。</translation>
    </message>
    <message>
        <source>Every count is a multiple of %1. A turn changes one heap, and in the highest column that changes takes its one away, so it is no longer a multiple.</source>
        <translation>每欄的個數都是 %1 的倍數。一步只改變一堆，並在有變化的最高欄拿走它的 1，所以不再是倍數。</translation>
    </message>
    <message>
        <source>The remainder is not 1: the player to move wins. The move: %1.</source>
        <translation>餘數不為 1：當前玩家必勝。走法：%1。</translation>
    </message>
    <message>
        <source>It leaves nothing above 1. The number of ones is %1 then, and %1 mod %2 = 1, which is what loses in misère play.</source>
        <translation>沒有剩下大於 1 的堆。此時 1 的個數是 %1，%1 mod %2 = 1，這在反常規則下必敗。</translation>
    </message>
    <message>
        <source>otherwise: a winning move of Nim on the odd stairs</source>
        <translation>否則：在奇數級上按尼姆的必勝走法走</translation>
    </message>
    <message>
        <source>Whoever must take the last one loses. Without it the heap is %1, which is %2 · %3 + %4, where %3 is one more than the largest take: r = %4.</source>
        <translation>必須取最後一個的一方輸。不算這一個，該堆是 %1，等於 %2 · %3 + %4，其中 %3 比最多可取的數大 1：r = %4。</translation>
    </message>
    <message>
        <source>turn the coins where row %1 meets the columns %2</source>
        <translation>翻第 %1 列與第 %2 欄相交處的硬幣</translation>
    </message>
    <message>
        <source>turn the coins where the rows %1 meet column %2</source>
        <translation>翻第 %1 列與第 %2 欄相交處的硬幣</translation>
    </message>
    <message>
        <source>A cell is two numbers, for example 4,7; here is one.</source>
        <translation>格子應為兩個數，例如 4,7；這裡只有一個數。</translation>
    </message>
    <message>
        <source>This computer does not have enough memory for this.</source>
        <translation>這台機器的記憶體不足以完成這件事。</translation>
    </message>
    <message>
        <source>This cannot be done because of a fault in the program: %1.</source>
        <translation>因程式故障，無法完成：%1。</translation>
    </message>
    <message>
        <source>The number %1 is missing at column %2.</source>
        <translation>第 %2 個字元處缺少數 %1。</translation>
    </message>
    <message>
        <source>“%1” at column %2 stands where only %3 fits.</source>
        <translation>第 %2 個字元處是「%1」，此處只能是 %3。</translation>
    </message>
    <message>
        <source>The file is not a Mexplorer document: its values are nested too deeply.</source>
        <translation>該檔案不是 Mexplorer 文件：其中的值巢狀過深。</translation>
    </message>
    <message>
        <source>the theorem against the value that is drawn, cell by cell</source>
        <translation>逐格比對定理與所畫的值</translation>
    </message>
    <message>
        <source>the closed form with the definition, at every position below the root; and where it is silent or tells only who wins the solver; where they differ a cross is drawn</source>
        <translation>在根以下的每個局面比對公式與定義，公式未涉及或只判定勝負處則比對求解結果；不一致處畫叉</translation>
    </message>
    <message>
        <source>At column %1 a colon and the position of %2 are missing; what contains a semicolon or a colon is written in quotes.</source>
        <translation>第 %1 個字元處缺少冒號和 %2 的局面；含有分號或冒號的內容要寫在引號裡。</translation>
    </message>
    <message>
        <source>Take %1: nothing is left, and the other player cannot move.</source>
        <translation>取 %1：一個不剩，對方無法再走。</translation>
    </message>
    <message>
        <source>q is %1; it must be at least p, which is %2.</source>
        <translation>q 為 %1；它必須不小於 p，即 %2。</translation>
    </message>
    <message>
        <source>So no move leads to a cold pair, while from any pair that is not cold some move does: P.</source>
        <translation>所以沒有一步能到奇異局勢，而從任何非奇異局勢，總有一步能到：P（必敗）。</translation>
    </message>
    <message>
        <source>With these parameters “%1” is not a view of %2; its views are: %3.</source>
        <translation>在這些參數下，「%1」不是 %2 的檢視；它的檢視有：%3。</translation>
    </message>
    <message>
        <source>A node is missing at column %1; the nodes are: %2.</source>
        <translation>第 %1 個字元處缺少一個節點；節點有：%2。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a node; the nodes are: %3.</source>
        <translation>第 %2 個字元處的「%1」不是節點；節點有：%3。</translation>
    </message>
    <message>
        <source>“%1” at column %2 stands after the only heap; write 20, or 20/6 where at most 6 may be taken now.</source>
        <translation>第 %2 個字元處的「%1」是多餘的，這裡只有一堆；請寫 20，或寫 20/6 表示此時最多取 6 顆。</translation>
    </message>
    <message>
        <source>A place on the board is missing at column %1; write its row and its column: 3x5.</source>
        <translation>第 %1 個字元處缺少棋盤上的位置；請寫出它的列和欄：3x5。</translation>
    </message>
    <message>
        <source>an opening of n</source>
        <translation>開局 n 個</translation>
    </message>
    <message>
        <source>an opening of %1</source>
        <translation>開局 %1 個</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>By the definition %1 moves or more would have to be tried; the limit is %2.</source>
        <translation>依定義要嘗試的走法至少有 %1 種；上限是 %2。</translation>
    </message>
    <message>
        <source>There are %1 moves or more below this position; at most %2 are looked at.</source>
        <translation>這個局面以下的走法至少有 %1 種；最多查看 %2 種。</translation>
    </message>
    <message>
        <source>There are %1 moves or more below this position, as much work as %2 between small positions; at most %3 are looked at.</source>
        <translation>這個局面以下的走法至少有 %1 種，工作量相當於小局面之間的 %2 種；最多查看 %3 種。</translation>
    </message>
    <message>
        <source>%1 has no positions.</source>
        <translation>%1 沒有局面。</translation>
    </message>
    <message>
        <source>The printer cannot be drawn on; another one may do.</source>
        <translation>無法在這台印表機上繪製；也許可以換一台。</translation>
    </message>
    <message>
        <source>The page was not printed completely.</source>
        <translation>這一頁沒有列印完整。</translation>
    </message>
    <message>
        <source>A small tree: 2, 2</source>
        <translation>小博弈樹：2、2</translation>
    </message>
    <message>
        <source>A small tree: 6</source>
        <translation>小博弈樹：6</translation>
    </message>
    <message>
        <source>A small tree: 3</source>
        <translation>小博弈樹：3</translation>
    </message>
    <message>
        <source>A small tree: 2, 1</source>
        <translation>小博弈樹：2、1</translation>
    </message>
    <message>
        <source>A late period: 6, 13, 15</source>
        <translation>週期出現得晚：6、13、15</translation>
    </message>
    <message>
        <source>misère play: no value is above 1, so odd and even change places</source>
        <translation>反常規則：沒有大於 1 的值，奇偶對調</translation>
    </message>
    <message>
        <source>misère play: won as in normal play, but not by the same move</source>
        <translation>反常規則：與正常規則一樣必勝，但走法不同</translation>
    </message>
    <message>
        <source>misère play: as in normal play, because a value is above 1</source>
        <translation>反常規則：有值大於 1，與正常規則相同</translation>
    </message>
    <message>
        <source>misère play: as in normal play, because a value counts as one above 1</source>
        <translation>反常規則：有值按大於 1 計，與正常規則相同</translation>
    </message>
    <message>
        <source>No value is above 1 and the number of ones is odd: in misère play the player to move loses.</source>
        <translation>沒有大於 1 的值，且 1 的個數為奇數：反常規則下，當前玩家必敗。</translation>
    </message>
    <message>
        <source>Every column is even: the player to move loses.</source>
        <translation>每欄都是偶數：當前玩家必敗。</translation>
    </message>
    <message>
        <source>The move: %1. No value above 1 is left, and then misère play wants an odd number of ones.</source>
        <translation>走法：%1。不再有大於 1 的值，此時反常規則要求留下奇數個 1。</translation>
    </message>
    <message>
        <source>%1 ⊕ %2 = %3: %4, and every column is even.</source>
        <translation>%1 ⊕ %2 = %3：%4，於是每一欄都有偶數個 1。</translation>
    </message>
    <message>
        <source>No move in %1 wins.</source>
        <translation>在%1中沒有必勝走法。</translation>
    </message>
    <message>
        <source>no period found up to n = %1</source>
        <translation>到 n = %1 為止未發現週期</translation>
    </message>
    <message>
        <source>period %1 from n = %2: proved</source>
        <translation>自 n = %2 起週期為 %1：已證明</translation>
    </message>
    <message>
        <source>period %1 from n = %2: observed up to n = %3</source>
        <translation>自 n = %2 起週期為 %1：已核對到 n = %3，未證明</translation>
    </message>
    <message>
        <source>period %1 with saltus %2 from n = %3: proved</source>
        <translation>自 n = %3 起週期為 %1、增量為 %2：已證明</translation>
    </message>
    <message>
        <source>period %1 with saltus %2 from n = %3: observed up to n = %4</source>
        <translation>自 n = %3 起週期為 %1、增量為 %2：已核對到 n = %4，未證明</translation>
    </message>
    <message>
        <source>says nothing about these cells</source>
        <translation>未涉及這些格</translation>
    </message>
    <message>
        <source>cells that differ: %1 of %2</source>
        <translation>%2 格中有 %1 格不符</translation>
    </message>
    <message>
        <source>agrees with all cells: %1</source>
        <translation>與全部 %1 格相符</translation>
    </message>
    <message>
        <source>agrees with all cells it speaks of: %1</source>
        <translation>與所涉及的 %1 格相符</translation>
    </message>
    <message>
        <source>it tells only who wins</source>
        <translation>它只說明誰勝</translation>
    </message>
    <message>
        <source>of %1 it tells only who wins</source>
        <translation>其中 %1 格只說明誰勝</translation>
    </message>
    <message>
        <source>there is no closed form to compare with</source>
        <translation>沒有可比對的公式</translation>
    </message>
    <message>
        <source>different from the closed form: %1</source>
        <translation>與公式不同：%1</translation>
    </message>
    <message>
        <source>equal to the closed form everywhere</source>
        <translation>處處與公式相等</translation>
    </message>
    <message>
        <source>as the closed form tells: values %1, only who wins %2</source>
        <translation>與公式相符：值 %1 個，只判定勝負 %2 個</translation>
    </message>
    <message>
        <source>not compared: %1</source>
        <translation>未比對：%1</translation>
    </message>
    <message>
        <source>closed form asked at %1, solver at %2</source>
        <translation>公式檢查 %1 個，求解檢查 %2 個</translation>
    </message>
    <message>
        <source>agrees with the definition, positions: %1; %2</source>
        <translation>與定義一致，局面數：%1；%2</translation>
    </message>
    <message>
        <source>differs from the definition, positions: %1 of %2; %3</source>
        <translation>與定義不一致，%2 個局面中有 %1 個；%3</translation>
    </message>
    <message>
        <source>P: lost for the player to move</source>
        <translation>P：當前玩家必敗</translation>
    </message>
    <message>
        <source>N: won</source>
        <translation>N：必勝</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>a winning move</source>
        <translation>必勝走法</translation>
    </message>
    <message>
        <source>SG</source>
        <translation>SG</translation>
    </message>
    <message>
        <source>misère value</source>
        <translation>反常規則下的值</translation>
    </message>
    <message>
        <source>SG %1</source>
        <translation>SG %1</translation>
    </message>
    <message>
        <source>misère value %1</source>
        <translation>反常規則下的值 %1</translation>
    </message>
    <message>
        <source>g = %1</source>
        <translation>g = %1</translation>
    </message>
    <message>
        <source>%1: wins</source>
        <translation>%1：必勝</translation>
    </message>
    <message>
        <source>%1: loses</source>
        <translation>%1：必敗</translation>
    </message>
    <message>
        <source>%1: draw</source>
        <translation>%1：平局</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>1 option</source>
        <translation>1 個後繼</translation>
    </message>
    <message>
        <source>%1 options</source>
        <translation>%1 個後繼</translation>
    </message>
    <message>
        <source>The XOR: %1 = %2.</source>
        <translation>互斥或：%1 = %2。</translation>
    </message>
    <message>
        <source>The XOR of the SG values: %1 = %2.</source>
        <translation>各 SG 值的互斥或：%1 = %2。</translation>
    </message>
    <message>
        <source>P: the previous player wins, so the player to move loses. N: the next player wins, so the player to move wins. A position is N when some option is P, and P when every option is N.</source>
        <translation>P：上一位玩家必勝，當前玩家必敗（必敗態）。N：下一位玩家即當前玩家必勝（必勝態）。只要有一個後繼是 P，局面就是 N；所有後繼都是 N，局面就是 P。</translation>
    </message>
    <message>
        <source>The mex of a set (minimum excludant) is the least whole number from 0 on that is not in it: mex {0, 1, 2, 4} = 3, mex {2, 3, 5} = 0, mex { } = 0.</source>
        <translation>集合的 mex（minimum excludant）是從 0 起不在集合中的最小非負整數：mex {0, 1, 2, 4} = 3，mex {2, 3, 5} = 0，mex { } = 0。</translation>
    </message>
    <message>
        <source>The SG value (Sprague–Grundy value) of a position is the mex of the SG values of its options. It is 0 exactly at P-positions, and a position of value n can be played in a sum like a Nim heap of n.</source>
        <translation>局面的 SG 值（Sprague–Grundy 值）是其所有後繼的 SG 值的 mex。它為 0 若且唯若局面是 P；SG 值為 n 的局面在遊戲之和中相當於一個 n 個的尼姆堆。</translation>
    </message>
    <message>
        <source>a ⊕ b, the XOR or nim-sum: the numbers are written in binary and added without carrying, so a column with an even number of ones gives 0. The value of a sum of games is the XOR of their values.</source>
        <translation>a ⊕ b 即互斥或（XOR，尼姆和）：把數寫成二進位，不進位地相加，有偶數個 1 的欄得 0。遊戲之和的 SG 值是各子遊戲 SG 值的互斥或。</translation>
    </message>
    <message>
        <source>position, option</source>
        <translation>局面、後繼</translation>
    </message>
    <message>
        <source>A position is what lies on the table when somebody is to move; its options are the positions that one move leads to.</source>
        <translation>局面是輪到某位玩家走時桌面上的樣子；走一步能到的局面是它的後繼。</translation>
    </message>
    <message>
        <source>normal and misère play</source>
        <translation>正常規則與反常規則</translation>
    </message>
    <message>
        <source>In normal play whoever makes the last move wins, in misère play whoever makes it loses.</source>
        <translation>正常規則下走最後一步者勝，反常規則下走最後一步者負。</translation>
    </message>
    <message>
        <source>P and N</source>
        <translation>P 與 N</translation>
    </message>
    <message>
        <source>mex</source>
        <translation>mex</translation>
    </message>
    <message>
        <source>⊕</source>
        <translation>⊕</translation>
    </message>
    <message>
        <source>period, saltus</source>
        <translation>週期、增量</translation>
    </message>
    <message>
        <source>Values have the period p from n = s on if SG(n + p) = SG(n) for every n ≥ s. If instead SG(n + p) = SG(n) + d, they rise by the saltus d every period.</source>
        <translation>若對每個 n ≥ s 都有 SG(n + p) = SG(n)，則 SG 值從 n = s 起以 p 為週期。若改為 SG(n + p) = SG(n) + d，則每個週期上升 d，稱為增量。</translation>
    </message>
    <message>
        <source>mex of a set</source>
        <translation>集合的 mex</translation>
    </message>
    <message>
        <source>Choose a number of the set: a heap of Nim of that size is left. So the numbers are the values of the options, and the value is their mex.</source>
        <translation>從集合中選一個數：剩下這麼多個的一個尼姆堆。因此這些數就是各後繼的 SG 值，局面的 SG 值就是它們的 mex。</translation>
    </message>
    <message>
        <source>mex {0, 1, 2, 4} = 3</source>
        <translation>mex {0, 1, 2, 4} = 3</translation>
    </message>
    <message>
        <source>0 is missing: mex {2, 3, 5} = 0</source>
        <translation>缺少 0：mex {2, 3, 5} = 0</translation>
    </message>
    <message>
        <source>Nothing at all: mex { } = 0</source>
        <translation>空集：mex { } = 0</translation>
    </message>
    <message>
        <source>Why {0, 2} is worth 1, as a tree</source>
        <translation>{0, 2} 的值為什麼是 1：博弈樹</translation>
    </message>
    <message>
        <source>Any set is the options of some position</source>
        <translation>任何集合都是某個局面的後繼</translation>
    </message>
    <message>
        <source>all sets</source>
        <translation>所有集合</translation>
    </message>
    <message>
        <source>There are more than %1 numbers.</source>
        <translation>數的個數超過 %1。</translation>
    </message>
    <message>
        <source>leave %1</source>
        <translation>留下 %1 個</translation>
    </message>
    <message>
        <source>choose %1</source>
        <translation>選 %1</translation>
    </message>
    <message>
        <source>Where no move is left, the player to move has won in misère play: these cells are N.</source>
        <translation>反常規則下，無路可走時當前玩家獲勝：這些格是 N（必勝）。</translation>
    </message>
    <message>
        <source>From one more cell a move leads to %1: it is N.</source>
        <translation>還有 1 格能走到 %1：它是 N（必勝）。</translation>
    </message>
    <message>
        <source>From %2 more cells a move leads to %1: they are N.</source>
        <translation>又有 %2 格能走到 %1：它們都是 N（必勝）。</translation>
    </message>
    <message>
        <source>%1, outside the picture, is P: a move leads there from one more cell, which is N.</source>
        <translation>圖外的 %1 是 P（必敗）：又有 1 格能走到那裡，它是 N（必勝）。</translation>
    </message>
    <message>
        <source>%1, outside the picture, is P: a move leads there from %2 more cells, which are N.</source>
        <translation>圖外的 %1 是 P（必敗）：又有 %2 格能走到那裡，它們都是 N（必勝）。</translation>
    </message>
    <message>
        <source>No P-position is known yet. Which empty cell is the first one?</source>
        <translation>還不知道任何 P（必敗）局面。第一個是哪個空格？</translation>
    </message>
    <message>
        <source>One P-position is known. Which empty cell is the next one?</source>
        <translation>已知 1 個 P（必敗）局面。下一個是哪個空格？</translation>
    </message>
    <message>
        <source>%1 P-positions are known. Which empty cell is the next one?</source>
        <translation>已知 %1 個 P（必敗）局面。下一個是哪個空格？</translation>
    </message>
    <message>
        <source>%1: no move is left, so the player to move has lost. It is P.</source>
        <translation>%1：無路可走，當前玩家已輸，所以它是 P（必敗）。</translation>
    </message>
    <message>
        <source>%1 is the empty cell nearest to the corner: every option is N, so it is P.</source>
        <translation>%1 是離角最近的空格：它的後繼全是 N（必勝），所以它是 P（必敗）。</translation>
    </message>
    <message>
        <source>Discovering the P-positions</source>
        <translation>逐步找出 P（必敗）局面</translation>
    </message>
    <message>
        <source>while a cell is unknown:</source>
        <translation>只要還有未知的格：</translation>
    </message>
    <message>
        <source>    x ← the unknown cell with the least a + b: P</source>
        <translation>    x ← a + b 最小的未知格：P</translation>
    </message>
    <message>
        <source>    every unknown cell with a move to x: N</source>
        <translation>    能走到 x 的每個未知格：N</translation>
    </message>
    <message>
        <source>every cell without a move: N</source>
        <translation>無路可走的每個格：N</translation>
    </message>
    <message>
        <source>Every cell is known: one is P.</source>
        <translation>所有格都已知：其中 1 格是 P（必敗）。</translation>
    </message>
    <message>
        <source>Every cell is known: %1 are P.</source>
        <translation>所有格都已知：其中 %1 格是 P（必敗）。</translation>
    </message>
    <message>
        <source>%1 has no option: its value is %2.</source>
        <translation>%1 沒有後繼：它的值是 %2。</translation>
    </message>
    <message>
        <source>The option of %1 has the value %2: the least number missing is %3.</source>
        <translation>%1 的後繼的值是 %2：缺少的最小數是 %3。</translation>
    </message>
    <message>
        <source>The options of %1 have the values %2: the least number missing is %3.</source>
        <translation>%1 的後繼的值是 %2：缺少的最小數是 %3。</translation>
    </message>
    <message>
        <source>Discovering the SG values</source>
        <translation>逐格求出 SG 值</translation>
    </message>
    <message>
        <source>Discovering the misère values</source>
        <translation>逐格求出反常規則下的值</translation>
    </message>
    <message>
        <source>for each cell x, along a + b = 0, 1, 2, …:</source>
        <translation>依 a + b = 0, 1, 2, … 對每個格 x：</translation>
    </message>
    <message>
        <source>    S ← the values of the options of x</source>
        <translation>    S ← x 的各後繼的值</translation>
    </message>
    <message>
        <source>    if S is empty: SG(x) ← 0</source>
        <translation>    若 S 為空：SG(x) ← 0</translation>
    </message>
    <message>
        <source>    if S is empty: the value is 1</source>
        <translation>    若 S 為空：值是 1</translation>
    </message>
    <message>
        <source>    otherwise the least number missing in S</source>
        <translation>    否則值是 S 中缺少的最小數</translation>
    </message>
    <message>
        <source>j ← ⌊a(√5 − 1)/2⌋: is a = ⌊jφ⌋ or a = ⌊(j + 1)φ⌋?</source>
        <translation>j ← ⌊a(√5 − 1)/2⌋：a 等於 ⌊jφ⌋ 或 ⌊(j + 1)φ⌋ 嗎？</translation>
    </message>
    <message>
        <source>1. a = b: take a from both</source>
        <translation>1. a = b：兩堆各取 a</translation>
    </message>
    <message>
        <source>2. a = aₖ, b &gt; bₖ: lower b to bₖ</source>
        <translation>2. a = aₖ，b &gt; bₖ：把 b 減到 bₖ</translation>
    </message>
    <message>
        <source>3. b − a = k &gt; 0, a &gt; aₖ: lower both to (aₖ, bₖ)</source>
        <translation>3. b − a = k &gt; 0，a &gt; aₖ：兩堆同減到 (aₖ, bₖ)</translation>
    </message>
    <message>
        <source>4. b = bₖ, a &gt; aₖ: lower a to aₖ</source>
        <translation>4. b = bₖ，a &gt; aₖ：把 a 減到 aₖ</translation>
    </message>
    <message>
        <source>5. a = bₖ: lower b to aₖ</source>
        <translation>5. a = bₖ：把 b 減到 aₖ</translation>
    </message>
    <message>
        <source>The test: for a = %1, j = ⌊a(√5 − 1)/2⌋ = %2; ⌊jφ⌋ = %3 and ⌊(j + 1)φ⌋ = %4.</source>
        <translation>判定：a = %1 時，j = ⌊a(√5 − 1)/2⌋ = %2；⌊jφ⌋ = %3，⌊(j + 1)φ⌋ = %4。</translation>
    </message>
    <message>
        <source>%1 is neither of them: no cold pair has %1 as its smaller number, so (%1, %2) is not cold.</source>
        <translation>%1 不是其中任何一個：沒有以 %1 為較小數的奇異局勢，所以 (%1, %2) 不是奇異局勢。</translation>
    </message>
    <message>
        <source>%1 is one of them, so %2 is a cold pair, with k = %3: it is this position.</source>
        <translation>%1 是其中之一，所以 %2 是奇異局勢，k = %3：正是這個局面。</translation>
    </message>
    <message>
        <source>%1 is one of them, so %2 is a cold pair, with k = %3: (%1, %4) is not.</source>
        <translation>%1 是其中之一，所以 %2 是奇異局勢，k = %3：(%1, %4) 則不是。</translation>
    </message>
    <message>
        <source>this position</source>
        <translation>目前局面</translation>
    </message>
    <message>
        <source>discovering P</source>
        <translation>逐步找出 P</translation>
    </message>
    <message>
        <source>discovering SG values</source>
        <translation>逐格求 SG 值</translation>
    </message>
    <message>
        <source>discovering misère values</source>
        <translation>逐格求反常規則下的值</translation>
    </message>
    <message>
        <source>explain</source>
        <translation>講解</translation>
    </message>
    <message>
        <source>what the steps show; a table that is discovered has at most %1 × %1 cells for P and %2 × %2 for values</source>
        <translation>逐步演示的內容；逐步找出時，表格最多 %1 × %1 格（P）或 %2 × %2 格（值）</translation>
    </message>
    <message>
        <source>A title or a caption has at most %1 characters.</source>
        <translation>標題和圖說各不得超過 %1 個字元。</translation>
    </message>
    <message>
        <source>The title and the caption would take more than half of the picture: shorten them, or make the picture larger.</source>
        <translation>標題和圖說會佔去圖片的一半以上：請縮短文字，或加大圖片。</translation>
    </message>
    <message>
        <source>There is nothing to step through here.</source>
        <translation>這裡沒有可逐步演示的內容。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>The data are the same at every step; only pictures are written of one.</source>
        <translation>每一步的資料都相同；只有圖片可以按步匯出。</translation>
    </message>
    <message>
        <source>The remainder is not 1: the player to move wins.</source>
        <translation>餘數不為 1：當前玩家必勝。</translation>
    </message>
    <message>
        <source>Some count is not a multiple of %1: the player to move wins.</source>
        <translation>有的個數不是 %1 的倍數：當前玩家必勝。</translation>
    </message>
    <message>
        <source>Column %1 is right already: its ones are %2.</source>
        <translation>位值 %1 的欄有 %2 個 1，已經合適。</translation>
    </message>
    <message>
        <source>In column %1 the ones are %2, 1 too few: heap %4, which is marked, gets a one.</source>
        <translation>位值 %1 的欄有 %2 個 1，少 1 個：已標記的第 %4 堆在此得到一個 1。</translation>
    </message>
    <message>
        <source>In column %1 the ones are %2, %3 too few: heaps %4, which are marked, get a one each.</source>
        <translation>位值 %1 的欄有 %2 個 1，少 %3 個：已標記的第 %4 堆在此各得到一個 1。</translation>
    </message>
    <message>
        <source>In column %1 the ones are %2, %3 too many: heap %4, which is marked, gives its one.</source>
        <translation>位值 %1 的欄有 %2 個 1，多 %3 個：已標記的第 %4 堆交出它的 1。</translation>
    </message>
    <message>
        <source>In column %1 the ones are %2, %3 too many: heaps %4, which are marked, give their ones.</source>
        <translation>位值 %1 的欄有 %2 個 1，多 %3 個：已標記的第 %4 堆各交出一個 1。</translation>
    </message>
    <message>
        <source>In column %1 the ones are %2, %3 too many: mark heap %4. It gives its one, and its lower digits may become anything.</source>
        <translation>位值 %1 的欄有 %2 個 1，多 %3 個：標記第 %4 堆。它交出這個 1，右邊各位便可任意改動。</translation>
    </message>
    <message>
        <source>In column %1 the ones are %2, %3 too many: mark heaps %4. They give their ones, and their lower digits may become anything.</source>
        <translation>位值 %1 的欄有 %2 個 1，多 %3 個：標記第 %4 堆。它們交出這些 1，右邊各位便可任意改動。</translation>
    </message>
    <message>
        <source>The move: %1.</source>
        <translation>走法：%1。</translation>
    </message>
    <message>
        <source>No heap is above 1 and the number of ones is 1 mod %1: in misère play the player to move loses.</source>
        <translation>沒有大於 1 的堆，1 的個數除以 %1 餘 1：反常規則下當前玩家必敗。</translation>
    </message>
    <message>
        <source>Every column holds a multiple of %1 ones: the player to move loses.</source>
        <translation>每欄 1 的個數都是 %1 的倍數：當前玩家必敗。</translation>
    </message>
    <message>
        <source>misère play: no heap is above 1, so a remainder of 1 loses</source>
        <translation>反常規則：沒有大於 1 的堆，餘數為 1 者必敗</translation>
    </message>
    <message>
        <source>misère play: as in normal play, because a heap is above 1</source>
        <translation>反常規則：有堆大於 1，與正常規則相同</translation>
    </message>
    <message>
        <source>The move: %1. Then every column holds a multiple of %2 ones.</source>
        <translation>走法：%1。此後每欄 1 的個數都是 %2 的倍數。</translation>
    </message>
    <message>
        <source>The move: %1. No heap above 1 is left, and then misère play wants a number of ones that is 1 mod %2.</source>
        <translation>走法：%1。不再有大於 1 的堆，此時反常規則要求 1 的個數除以 %2 餘 1。</translation>
    </message>
    <message>
        <source>%1 has no columns.</source>
        <translation>%1 沒有欄可數。</translation>
    </message>
    <message>
        <source>From %1 no arrow leads on: its value is 0, so it is P.</source>
        <translation>沒有箭頭離開 %1：它的值是 0，所以是 P。</translation>
    </message>
    <message>
        <source>From %1 no arrow leads on: in misère play its value is 1, so it is N.</source>
        <translation>沒有箭頭離開 %1：反常規則下它的值是 1，所以是 N。</translation>
    </message>
    <message>
        <source>The arrows from %1 lead to the values %2. 0 is missing: its value is 0, so it is P.</source>
        <translation>%1 的箭頭所指的值為 %2。其中沒有 0：它的值是 0，所以是 P。</translation>
    </message>
    <message>
        <source>The arrows from %1 lead to the values %2. The least number missing, %3, is its value: it is N.</source>
        <translation>%1 的箭頭所指的值為 %2。其中沒有的最小數 %3 就是它的值：它是 N。</translation>
    </message>
    <message>
        <source>Every node has its value. No arrow joins two P-positions, and from every N-position an arrow leads to one.</source>
        <translation>每個節點都有了值。沒有箭頭連接兩個 P 局面，每個 N 局面都有箭頭指向 P 局面。</translation>
    </message>
    <message>
        <source>Every node has its value. No arrow joins two P-positions, and from every N-position that has arrows one leads to a P-position.</source>
        <translation>每個節點都有了值。沒有箭頭連接兩個 P 局面，每個有箭頭離開的 N 局面都有箭頭指向 P 局面。</translation>
    </message>
    <message>
        <source>The value of every node</source>
        <translation>每個節點的值</translation>
    </message>
    <message>
        <source>for each node x, after those that its arrows lead to:</source>
        <translation>對每個節點 x，在其箭頭所指的節點之後：</translation>
    </message>
    <message>
        <source>    S ← { SG(y) : an arrow leads from x to y }</source>
        <translation>    S ← { SG(y) : 有箭頭從 x 指向 y }</translation>
    </message>
    <message>
        <source>    SG(x) ← the least number that is not in S</source>
        <translation>    SG(x) ← 不在 S 中的最小數</translation>
    </message>
    <message>
        <source>Where no arrow leads on, the game is over: begin there.</source>
        <translation>沒有箭頭離開的節點上，遊戲已結束：從那裡開始。</translation>
    </message>
    <message>
        <source>If %1 of these %2 are taken, the last part left of them is %3: that is the answer.</source>
        <translation>若從這 %2 個中取走 %1 個，剩下的最後一份是 %3：應對就是取它。</translation>
    </message>
    <message>
        <source>Heap %1: %2 = %3 · %4 + %5. Its remainder is %5.</source>
        <translation>第 %1 堆：%2 = %3 · %4 + %5，餘數為 %5。</translation>
    </message>
    <message>
        <source>The remainders mod %1</source>
        <translation>除以 %1 的餘數</translation>
    </message>
    <message>
        <source>for each heap: r ← n mod (m + 1)</source>
        <translation>對每一堆：r ← n mod (m + 1)</translation>
    </message>
    <message>
        <source>a take of t &gt; r: answer it with m + 1 − t</source>
        <translation>對方取 t &gt; r，就取 m + 1 − t</translation>
    </message>
    <message>
        <source>S ← XOR of all r</source>
        <translation>S ← 所有 r 的互斥或</translation>
    </message>
    <message>
        <source>A take of more than the remainder goes into a block and makes the remainder larger. The answer in the same heap takes the rest of these %1 and brings the old remainder back: blocks change nothing.</source>
        <translation>取的比餘數多，就取進了整塊，餘數變大。對方在同一堆取走這 %1 個中其餘的，恢復原來的餘數：整塊不起作用。</translation>
    </message>
    <message>
        <source>So the remainders are heaps of Nim: their XOR is %1.</source>
        <translation>所以餘數就是尼姆的堆：它們的互斥或是 %1。</translation>
    </message>
    <message>
        <source>%1 has no parts.</source>
        <translation>%1 不分成若干份。</translation>
    </message>
    <message>
        <source>The remainders are heaps of Nim, and their XOR is %1: the table of the XOR goes on from here.</source>
        <translation>餘數就是尼姆的堆，它們的互斥或是 %1：接下來看互斥或表。</translation>
    </message>
    <message>
        <source>The last part, %1, may not be taken, as at most %2 may: the player to move loses.</source>
        <translation>最後一份 %1 不能取，因為至多可取 %2：當前玩家必敗。</translation>
    </message>
    <message>
        <source>Take %1, all that counts: the player to move wins.</source>
        <translation>取 %1，即要爭的全部：當前玩家必勝。</translation>
    </message>
    <message>
        <source>Take the last part, %1. Then at most %2 may be taken, less than the part before it, %3: the player to move wins.</source>
        <translation>取走最後一份 %1。此後至多可取 %2，少於前一份 %3：當前玩家必勝。</translation>
    </message>
    <message>
        <source>Rich heaps, above 1: %1. Lonely heaps, of 1: %2. S = %3: this is class %4, lost in misère play.</source>
        <translation>充裕堆（大於 1）：%1 個；孤單堆（等於 1）：%2 個；S = %3：這是 %4 態，反常規則下必敗。</translation>
    </message>
    <message>
        <source>Rich heaps, above 1: %1. Lonely heaps, of 1: %2. S = %3: this is class %4, won in misère play.</source>
        <translation>充裕堆（大於 1）：%1 個；孤單堆（等於 1）：%2 個；S = %3：這是 %4 態，反常規則下必勝。</translation>
    </message>
    <message>
        <source>from the highest column down, where c &gt; 0:</source>
        <translation>從最高欄往下，在 c &gt; 0 處：</translation>
    </message>
    <message>
        <source>marked heaps give c ones, or get k + 1 − c</source>
        <translation>已標記的堆交出 c 個 1，或得到 k + 1 − c 個</translation>
    </message>
    <message>
        <source>if they cannot: mark heaps that have a one, to give it</source>
        <translation>若不夠：再標記有 1 的堆，由它們交出</translation>
    </message>
    <message>
        <source>move the marked heaps</source>
        <translation>改動已標記的堆</translation>
    </message>
    <message>
        <source>Four parts: 85 = 55 + 21 + 8 + 1</source>
        <translation>四項之和：85 = 55 + 21 + 8 + 1</translation>
    </message>
    <message>
        <source>Column by column: 3, 5, 10, 15</source>
        <translation>逐欄計數：3、5、10、15</translation>
    </message>
    <message>
        <source>One heap a turn is Nim: 13, 11, 7</source>
        <translation>每步只取一堆就是尼姆：13、11、7</translation>
    </message>
    <message>
        <source>Which reply wins here is out of reach.</source>
        <translation>此處哪個應對能取勝，超出了計算範圍。</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>every node</source>
        <translation>每個節點</translation>
    </message>
    <message>
        <source>what the steps explain: the position with its tokens, or the value of every node, backwards from where no arrow leads on</source>
        <translation>步驟解釋什麼：棋子所在的局面，或每個節點的值（從沒有箭頭離開的節點倒推）</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>樹的形狀</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>all moves</source>
        <translation>所有走法</translation>
    </message>
    <message>
        <source>winning strategy</source>
        <translation>必勝策略</translation>
    </message>
    <message>
        <source>the winning strategy has every move at a P and one winning reply at an N: all that a proof needs; automatic chooses it where all moves are too many to be read</source>
        <translation>必勝策略：P 局面列出所有走法，N 局面只列一個必勝的應對，恰為證明所需；「自動」在走法太多而看不清時採用它</translation>
    </message>
    <message>
        <source>whole levels are unfolded while no more nodes than this are shown; 0: while their labels can be read</source>
        <translation>逐層展開，直到節點數超過此值；0：直到標籤看不清為止</translation>
    </message>
    <message>
        <source>ignore the order</source>
        <translation>不計順序</translation>
    </message>
    <message>
        <source>merged, positions that differ only in the order of their heaps are one node, too: 3,5 and 5,3</source>
        <translation>合併時，只有各堆順序不同的局面也是一個節點，如 3,5 與 5,3</translation>
    </message>
    <message>
        <source>“%1” leads to %2, which is P.</source>
        <translation>「%1」走到 %2，那是 P。</translation>
    </message>
    <message>
        <source>A heap of n is worth n, so a position whose options are heaps is worth the mex of their sizes. In misère play 0 and 1 change places: a heap of 0 is worth 1, and a heap of 1 is worth 0.</source>
        <translation>n 個的一堆 SG 值為 n，因此後繼都是堆的局面，其 SG 值是各堆大小的 mex。反常規則下 0 與 1 互換：0 個的堆值為 1，1 個的堆值為 0。</translation>
    </message>
    <message>
        <source>1/φ + 1/φ² = 1, so n = n/φ + n/φ²</source>
        <translation>1/φ + 1/φ² = 1，所以 n = n/φ + n/φ²</translation>
    </message>
    <message>
        <source>below n: ⌊n/φ⌋ multiples of φ, ⌊n/φ²⌋ of φ²</source>
        <translation>小於 n 的：φ 的倍數有 ⌊n/φ⌋ 個，φ² 的倍數有 ⌊n/φ²⌋ 個</translation>
    </message>
    <message>
        <source>⌊n/φ⌋ + ⌊n/φ²⌋ = n − 1</source>
        <translation>⌊n/φ⌋ + ⌊n/φ²⌋ = n − 1</translation>
    </message>
    <message>
        <source>so exactly one multiple lies between n and n + 1</source>
        <translation>所以 n 與 n + 1 之間恰有一個倍數</translation>
    </message>
    <message>
        <source>a = ⌊kφ⌋: the least number not yet used; b = a + k</source>
        <translation>a = ⌊kφ⌋：尚未用過的最小數；b = a + k</translation>
    </message>
    <message>
        <source>Beatty’s theorem: every number is in exactly one cold pair</source>
        <translation>貝蒂定理：每個數恰在一個奇異局勢中</translation>
    </message>
    <message>
        <source>φ = (1 + √5)/2 = 1.618… is the number with φ² = φ + 1. Its multiples φ, 2φ, 3φ, … are marked above the line.</source>
        <translation>φ = (1 + √5)/2 = 1.618… 滿足 φ² = φ + 1。它的倍數 φ、2φ、3φ…… 標在數線上方。</translation>
    </message>
    <message>
        <source>The multiples of φ² = 2.618… are marked below it: kφ² = kφ + k.</source>
        <translation>φ² = 2.618… 的倍數標在數線下方：kφ² = kφ + k。</translation>
    </message>
    <message>
        <source>1/φ + 1/φ² = (φ + 1)/φ² = 1. So two pieces of the lengths %1/φ = %2 and %1/φ² = %3 make a bar of length %1.</source>
        <translation>1/φ + 1/φ² = (φ + 1)/φ² = 1。所以長為 %1/φ = %2 與 %1/φ² = %3 的兩段合成長為 %1 的條。</translation>
    </message>
    <message>
        <source>kφ &lt; %1 means k &lt; %1/φ = %2: as many multiples of φ lie below %1 as there are whole boxes before the cut, %3.</source>
        <translation>kφ &lt; %1 即 k &lt; %1/φ = %2：小於 %1 的 φ 的倍數與切口前的整格一樣多，有 %3 個。</translation>
    </message>
    <message>
        <source>kφ² &lt; %1 means k &lt; %1/φ² = %2: as many multiples of φ² lie below %1 as there are whole boxes after the cut, %3.</source>
        <translation>kφ² &lt; %1 即 k &lt; %1/φ² = %2：小於 %1 的 φ² 的倍數與切口後的整格一樣多，有 %3 個。</translation>
    </message>
    <message>
        <source>φ is irrational, so the cut is never between two boxes: it divides one, into %1 and %2 of it. The others are whole: %3 + %4 = %5 − 1.</source>
        <translation>φ 是無理數，所以切口不會在兩格之間：它把一格分成 %1 與 %2。其餘都是整格：%3 + %4 = %5 − 1。</translation>
    </message>
    <message>
        <source>The same with %1 boxes: %2 + %3 = %1 − 1 multiples lie below %1.</source>
        <translation>換成 %1 格也一樣：小於 %1 的倍數有 %2 + %3 = %1 − 1 個。</translation>
    </message>
    <message>
        <source>That is one more than below %1: exactly one multiple, %3 = %4, lies between %1 and %2.</source>
        <translation>比小於 %1 的多一個：%1 與 %2 之間恰有一個倍數，%3 = %4。</translation>
    </message>
    <message>
        <source>Any number could stand for %1. So each box from 1 on holds exactly one multiple: each number is ⌊kφ⌋ or ⌊kφ²⌋, for exactly one k.</source>
        <translation>%1 換成任何數都一樣。所以從 1 起每格恰有一個倍數：每個數都是 ⌊kφ⌋ 或 ⌊kφ²⌋，且 k 只有一個。</translation>
    </message>
    <message>
        <source>Let a = ⌊kφ⌋ and b = ⌊kφ²⌋ = a + k. Both grow with k, so for k = %1 the numbers below a = %2 are those of earlier pairs: a is the least number not yet used. That is how the cold pairs grow.</source>
        <translation>設 a = ⌊kφ⌋，b = ⌊kφ²⌋ = a + k。兩者都隨 k 增大，所以 k = %1 時，小於 a = %2 的數都在前面的數對中：a 是尚未用過的最小數。奇異局勢正是這樣得到的。</translation>
    </message>
    <message>
        <source>%1 = ⌊%2φ⌋ and %3 = ⌊%2φ²⌋ are the pair of k = %2: %4 is cold, so it is P.</source>
        <translation>%1 = ⌊%2φ⌋，%3 = ⌊%2φ²⌋，是 k = %2 的數對：%4 是奇異局勢，所以是 P（必敗）。</translation>
    </message>
    <message>
        <source>%1 = ⌊%2φ⌋ makes a pair with %3 = ⌊%2φ²⌋ and no other number: %4 is not cold, so it is N.</source>
        <translation>%1 = ⌊%2φ⌋ 只與 %3 = ⌊%2φ²⌋ 成對：%4 不是奇異局勢，所以是 N（必勝）。</translation>
    </message>
    <message>
        <source>%1 = ⌊%2φ²⌋ makes a pair with %3 = ⌊%2φ⌋ and no other number: %4 is not cold, so it is N.</source>
        <translation>%1 = ⌊%2φ²⌋ 只與 %3 = ⌊%2φ⌋ 成對：%4 不是奇異局勢，所以是 N（必勝）。</translation>
    </message>
    <message>
        <source>%1 has no cold pairs.</source>
        <translation>%1 沒有奇異局勢數對。</translation>
    </message>
    <message>
        <source>Every number from 1 on is in exactly one pair a = ⌊kφ⌋, b = ⌊kφ²⌋.</source>
        <translation>從 1 起，每個數恰在一對 a = ⌊kφ⌋、b = ⌊kφ²⌋ 中。</translation>
    </message>
    <message>
        <source>%1 is N: a move leads to %2, which is P.</source>
        <translation>%1 是 N（必勝）：能走到 %2，那是 P（必敗）。</translation>
    </message>
    <message>
        <source>%1 is N: a move leads to a P-position outside the picture.</source>
        <translation>%1 是 N（必勝）：能走到圖外的一個 P（必敗）局面。</translation>
    </message>
    <message>
        <source>%1 is not the next one: it has the option %2, which is not known yet.</source>
        <translation>%1 不是下一個：它的後繼 %2 尚未知。</translation>
    </message>
    <message>
        <source>One node: begin your own</source>
        <translation>一個節點：由此畫自己的圖</translation>
    </message>
    <message>
        <source>One branch: begin your own</source>
        <translation>一根枝：由此畫自己的圖</translation>
    </message>
    <message>
        <source>There is an arrow from %1 to %2 already.</source>
        <translation>從 %1 到 %2 已經有箭頭。</translation>
    </message>
    <message>
        <source>This arrow would close a cycle, and the game might never end: %1.</source>
        <translation>這個箭頭會形成環，遊戲可能永遠不會結束：%1。</translation>
    </message>
    <message>
        <source>A node’s name is not empty and has no control characters.</source>
        <translation>節點的名字不能為空，也不能含控制字元。</translation>
    </message>
    <message>
        <source>The ground keeps its name, and no other node can have it.</source>
        <translation>地面的名字不能改，其他節點也不能用它。</translation>
    </message>
    <message>
        <source>Another node is called %1.</source>
        <translation>已有節點叫 %1。</translation>
    </message>
    <message>
        <source>The ground cannot be removed: all stands on it.</source>
        <translation>地面不能刪除：一切都立在它上面。</translation>
    </message>
    <message>
        <source>The last node cannot be removed: a token needs a place.</source>
        <translation>最後一個節點不能刪除：棋子需要一個位置。</translation>
    </message>
    <message>
        <source>The last edge on the ground cannot be removed.</source>
        <translation>地面上的最後一條邊不能刪除。</translation>
    </message>
    <message>
        <source>DOT cannot express the backslashes in the name %1; JSON can.</source>
        <translation>DOT 寫不出名字 %1 中的反斜線；JSON 可以。</translation>
    </message>
    <message>
        <source>Beatty’s proof: every number in one pair</source>
        <translation>貝蒂定理的證明：每個數恰在一對中</translation>
    </message>
    <message>
        <source>option|options</source>
        <translation>後繼</translation>
    </message>
    <message>
        <source>P|N</source>
        <translation>P|N|必敗態|必勝態|必敗|必勝</translation>
    </message>
    <message>
        <source>⊕|XOR|XORs|XORed|nim-sum</source>
        <translation>⊕|互斥或|尼姆和|XOR</translation>
    </message>
    <message>
        <source>period|periods|periodic|saltus</source>
        <translation>週期|增量</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>另有 %1 種。</translation>
    </message>
    <message>
        <source>any set of numbers up to %1, for example 0,1,2,4; nothing is the empty set; *3 is a heap of 3</source>
        <translation>任意一組不超過 %1 的數，例如 0,1,2,4；不填表示空集；*3 表示 3 個的一堆</translation>
    </message>
    <message>
        <source>There are more than %1 positions below this one; at most so many are looked at.</source>
        <translation>此局面之後的局面多於 %1 個；最多查看這麼多。</translation>
    </message>
    <message>
        <source>The document says this a second time at line %1, column %2: which one is meant?</source>
        <translation>檔案在第 %1 行第 %2 個字元處重複寫了這一項：以哪一項為準？</translation>
    </message>
    <message>
        <source>A hot one by the five cases: 5, 8</source>
        <translation>非奇異局勢，分五種情形：5, 8</translation>
    </message>
    <message>
        <source>this position by the theorem</source>
        <translation>該局面，依定理</translation>
    </message>
    <message>
        <source>minimax(x):</source>
        <translation>minimax(x)：</translation>
    </message>
    <message>
        <source>    if x is an end: return its score</source>
        <translation>    若 x 是終局：傳回它的分數</translation>
    </message>
    <message>
        <source>    for each option y of x:</source>
        <translation>    對 x 的每個後繼 y：</translation>
    </message>
    <message>
        <source>        MAX: v ← max(v, minimax(y))</source>
        <translation>        MAX：v ← max(v, minimax(y))</translation>
    </message>
    <message>
        <source>        MIN: v ← min(v, minimax(y))</source>
        <translation>        MIN：v ← min(v, minimax(y))</translation>
    </message>
    <message>
        <source>    return v</source>
        <translation>    傳回 v</translation>
    </message>
    <message>
        <source>alphabeta(x, α, β):</source>
        <translation>alphabeta(x, α, β)：</translation>
    </message>
    <message>
        <source>        MAX: v ← max(v, alphabeta(y, α, β)); α ← max(α, v)</source>
        <translation>        MAX：v ← max(v, alphabeta(y, α, β))；α ← max(α, v)</translation>
    </message>
    <message>
        <source>        MIN: v ← min(v, alphabeta(y, α, β)); β ← min(β, v)</source>
        <translation>        MIN：v ← min(v, alphabeta(y, α, β))；β ← min(β, v)</translation>
    </message>
    <message>
        <source>        if β ≤ α: leave out the rest</source>
        <translation>        若 β ≤ α：剪去其餘</translation>
    </message>
    <message>
        <source>negamax(x, α, β):</source>
        <translation>negamax(x, α, β)：</translation>
    </message>
    <message>
        <source>    if the table decides x between α and β: return that</source>
        <translation>    若表中的值在 α 與 β 之間已能定論：傳回它</translation>
    </message>
    <message>
        <source>        v ← max(v, −negamax(y, −β, −α)); α ← max(α, v)</source>
        <translation>        v ← max(v, −negamax(y, −β, −α))；α ← max(α, v)</translation>
    </message>
    <message>
        <source>    the table keeps v: exact, or at least or at most so much</source>
        <translation>    表中記下 v：恰為 v，或至少、至多為 v</translation>
    </message>
    <message>
        <source>visit(x):</source>
        <translation>visit(x)：</translation>
    </message>
    <message>
        <source>    for each option y of x: visit(y)</source>
        <translation>    對 x 的每個後繼 y：visit(y)</translation>
    </message>
    <message>
        <source>queue ← the position</source>
        <translation>佇列 ← 局面</translation>
    </message>
    <message>
        <source>while the queue is not empty:</source>
        <translation>只要佇列不空：</translation>
    </message>
    <message>
        <source>    x ← its first, taken out</source>
        <translation>    x ← 取出隊首</translation>
    </message>
    <message>
        <source>    put the options of x at its end</source>
        <translation>    把 x 的後繼排到隊尾</translation>
    </message>
    <message>
        <source>With best play %1 is worth %2.</source>
        <translation>雙方都走最佳走法時，%1 的值是 %2。</translation>
    </message>
    <message>
        <source>%1 is an end.</source>
        <translation>%1 是終局。</translation>
    </message>
    <message>
        <source>%1 is visited. It has 1 option.</source>
        <translation>造訪 %1。它有 1 個後繼。</translation>
    </message>
    <message>
        <source>%1 is visited. It has %2 options.</source>
        <translation>造訪 %1。它有 %2 個後繼。</translation>
    </message>
    <message>
        <source>MAX is to move at %1 and wants the largest score.</source>
        <translation>%1 輪到 MAX，要最大的分數。</translation>
    </message>
    <message>
        <source>MIN is to move at %1 and wants the smallest score.</source>
        <translation>%1 輪到 MIN，要最小的分數。</translation>
    </message>
    <message>
        <source>α = %1, β = %2</source>
        <translation>α = %1，β = %2</translation>
    </message>
    <message>
        <source>The player to move at %1 wants the largest score: %2.</source>
        <translation>%1 的當前玩家要最大的分數：%2。</translation>
    </message>
    <message>
        <source>MAX is to move at %1 and wants the largest score: %2.</source>
        <translation>%1 輪到 MAX，要最大的分數：%2。</translation>
    </message>
    <message>
        <source>MIN is to move at %1 and wants the smallest score: %2.</source>
        <translation>%1 輪到 MIN，要最小的分數：%2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 is an end, worth %2.</source>
        <translation>%1 是終局，值 %2。</translation>
    </message>
    <message>
        <source>%1 is worth %2.</source>
        <translation>%1 的值是 %2。</translation>
    </message>
    <message>
        <source>Seen from %1, that is the best so far: v = %2.</source>
        <translation>從 %1 看，這是目前最好的：v = %2。</translation>
    </message>
    <message>
        <source>Seen from %1, that is no better than v = %2.</source>
        <translation>從 %1 看，並不比 v = %2 好。</translation>
    </message>
    <message>
        <source>MAX at %1 gets at least %2.</source>
        <translation>在 %1，MAX 至少得 %2。</translation>
    </message>
    <message>
        <source>MAX at %1 keeps %2.</source>
        <translation>在 %1，MAX 仍取 %2。</translation>
    </message>
    <message>
        <source>MIN at %1 gives at most %2.</source>
        <translation>在 %1，MIN 至多給 %2。</translation>
    </message>
    <message>
        <source>MIN at %1 keeps %2.</source>
        <translation>在 %1，MIN 仍取 %2。</translation>
    </message>
    <message>
        <source>The search goes on, but its tree has more than %1 nodes: the steps end here.</source>
        <translation>搜尋還要繼續，但它的樹有 %1 個以上的節點：步驟到此為止。</translation>
    </message>
    <message>
        <source>The score, from the ends up</source>
        <translation>從終局往上求分數</translation>
    </message>
    <message>
        <source>at an end: its score</source>
        <translation>在終局：它的分數</translation>
    </message>
    <message>
        <source>where MAX moves: the largest score of the branches</source>
        <translation>輪到 MAX：各支分數中最大的</translation>
    </message>
    <message>
        <source>where MIN moves: the smallest score of the branches</source>
        <translation>輪到 MIN：各支分數中最小的</translation>
    </message>
    <message>
        <source>The end: MAX gets %1.</source>
        <translation>終局：MAX 得 %1。</translation>
    </message>
    <message>
        <source>“%1” leads to %2.</source>
        <translation>「%1」得 %2。</translation>
    </message>
    <message>
        <source>MAX moves and takes the largest: with best play MAX gets %1.</source>
        <translation>輪到 MAX，取最大的：雙方都走最佳走法時 MAX 得 %1。</translation>
    </message>
    <message>
        <source>MIN moves and takes the smallest: with best play MAX gets %1.</source>
        <translation>輪到 MIN，取最小的：雙方都走最佳走法時 MAX 得 %1。</translation>
    </message>
    <message>
        <source>A tree of one’s own</source>
        <translation>自己的樹</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>MAX and MIN choose a branch in turn, until a score is left. MAX wants it large, MIN small.</source>
        <translation>MAX 與 MIN 輪流選一支，直到剩下一個分數。MAX 要它大，MIN 要它小。</translation>
    </message>
    <message>
        <source>Three branches of three</source>
        <translation>三支，每支三個</translation>
    </message>
    <message>
        <source>The same with the best first</source>
        <translation>同一棵樹，最好的在前</translation>
    </message>
    <message>
        <source>MIN begins</source>
        <translation>MIN 先走</translation>
    </message>
    <message>
        <source>A deep cut: α from the root</source>
        <translation>深層剪枝：α 來自根</translation>
    </message>
    <message>
        <source>Four levels of two</source>
        <translation>四層，每層兩支</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>極大極小</translation>
    </message>
    <message>
        <source>Every finite game of this kind has one score that MAX can be sure of and that MIN can hold MAX down to.</source>
        <translation>這樣的有限博弈都有一個分數：MAX 有把握得到它，MIN 也能使 MAX 得不到更多。</translation>
    </message>
    <message>
        <source>all trees</source>
        <translation>任意的樹</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>α-β 剪枝</translation>
    </message>
    <message>
        <source>What cannot change the score is left out: of b branches everywhere and d moves at least b^⌈d/2⌉ + b^⌊d/2⌋ − 1 ends must be looked at, and with the best branch first no more are.</source>
        <translation>不能改變分數的剪去不看：處處 b 支、共 d 步時，至少要看 b^⌈d/2⌉ + b^⌊d/2⌋ − 1 個終局；最好的一支在前時恰好只看這麼多。</translation>
    </message>
    <message>
        <source>The tree has more than %1 nodes.</source>
        <translation>這棵樹有 %1 個以上的節點。</translation>
    </message>
    <message>
        <source>The tree breaks off: a score or “(” was expected at its end.</source>
        <translation>樹沒有寫完：末尾應有一個分數或「(」。</translation>
    </message>
    <message>
        <source>The tree breaks off: “)” is missing, %1 of them.</source>
        <translation>樹沒有寫完：缺「)」，共 %1 個。</translation>
    </message>
    <message>
        <source>The tree is deeper than %1 moves.</source>
        <translation>這棵樹超過 %1 步深。</translation>
    </message>
    <message>
        <source>A score or “(” was expected at column %1, not “%2”.</source>
        <translation>第 %1 個字元處應為分數或「(」，而不是「%2」。</translation>
    </message>
    <message>
        <source>“,” or “)” was expected at column %1, not “%2”.</source>
        <translation>第 %1 個字元處應為「,」或「)」，而不是「%2」。</translation>
    </message>
    <message>
        <source>“%1” does not describe a tree that grows; depth=…, branching=… and seed=… do.</source>
        <translation>「%1」說的不是怎樣長樹：可寫 depth=…、branching=… 和 seed=…。</translation>
    </message>
    <message>
        <source>A tree of %1 moves with %2 branches everywhere has %3 nodes; at most %4 are allowed.</source>
        <translation>%1 步、處處 %2 支的樹有 %3 個節點；至多允許 %4 個。</translation>
    </message>
    <message>
        <source>method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>order of the options</source>
        <translation>後繼的次序</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>another number, another order</source>
        <translation>換一個數，換一種次序</translation>
    </message>
    <message>
        <source>minimax</source>
        <translation>極大極小</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation>α-β 剪枝</translation>
    </message>
    <message>
        <source>negamax with a table</source>
        <translation>帶置換表的負極大</translation>
    </message>
    <message>
        <source>depth first</source>
        <translation>深度優先</translation>
    </message>
    <message>
        <source>breadth first</source>
        <translation>廣度優先</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>原次序</translation>
    </message>
    <message>
        <source>best first</source>
        <translation>最好的在前</translation>
    </message>
    <message>
        <source>worst first</source>
        <translation>最壞的在前</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>打亂</translation>
    </message>
    <message>
        <source>MAX gets %1</source>
        <translation>MAX 得 %1</translation>
    </message>
    <message>
        <source>    if x is an end: return its score; d moves deep: the estimate</source>
        <translation>    若 x 是終局：傳回它的分數；到 d 步深：傳回估值</translation>
    </message>
    <message>
        <source>for d = 1, 2, 3 …, until only ends are reached:</source>
        <translation>對 d = 1、2、3 …，直到只遇到終局：</translation>
    </message>
    <message>
        <source>    alphabeta(root, −∞, ∞), at most d moves deep</source>
        <translation>    alphabeta(根, −∞, ∞)，至多 d 步深</translation>
    </message>
    <message>
        <source>    for each option y of x, best of the last d first:</source>
        <translation>    對 x 的每個後繼 y，上一個 d 中最好的在前：</translation>
    </message>
    <message>
        <source>The first pass looks 1 move ahead.</source>
        <translation>第一遍只往前看 1 步。</translation>
    </message>
    <message>
        <source>The next pass looks %1 moves ahead, at each place with what the last one found best first.</source>
        <translation>下一遍往前看 %1 步，每處先試上一遍中最好的。</translation>
    </message>
    <message>
        <source>%1 is visited, and the search goes no further.</source>
        <translation>造訪 %1，搜尋到此為止。</translation>
    </message>
    <message>
        <source>The search goes no further than %1: its estimate, %2, stands in.</source>
        <translation>搜尋到 %1 為止：用它的估值 %2 代替。</translation>
    </message>
    <message>
        <source>%1 is in the table since step %3: worth %2.</source>
        <translation>%1 自第 %3 步起在表中：值 %2。</translation>
    </message>
    <message>
        <source>%1 is in the table since step %3: worth at most %2.</source>
        <translation>%1 自第 %3 步起在表中：至多值 %2。</translation>
    </message>
    <message>
        <source>%1 is in the table since step %3: worth at least %2.</source>
        <translation>%1 自第 %3 步起在表中：至少值 %2。</translation>
    </message>
    <message>
        <source>%1 is worth at least %2.</source>
        <translation>%1 至少值 %2。</translation>
    </message>
    <message>
        <source>%1 is worth at most %2.</source>
        <translation>%1 至多值 %2。</translation>
    </message>
    <message>
        <source>As far as the search looked, %1 seems worth %2: it rests on estimates.</source>
        <translation>就搜尋所及，%1 的值看來是 %2：它基於估值。</translation>
    </message>
    <message>
        <source>%1 is not a score from %2 to %3.</source>
        <translation>%1 不是 %2 到 %3 之間的分數。</translation>
    </message>
    <message>
        <source>These branches do not lead to an end.</source>
        <translation>沿這些支走不到終局。</translation>
    </message>
    <message>
        <source>who begins</source>
        <translation>誰先走</translation>
    </message>
    <message>
        <source>MAX</source>
        <translation>MAX</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation>MIN</translation>
    </message>
    <message>
        <source>branches in parentheses with commas between them, and scores at the ends, for example ((3,12,8),(2,4,6)); with max or min after it if that is not who begins; or a tree that grows: grow depth=3 branching=2 seed=7</source>
        <translation>各支寫在括號裡、用逗號隔開，末端寫分數，例如 ((3,12,8),(2,4,6))；若不是先走的一方走，後面加 max 或 min；或讓樹自己長出來：grow depth=3 branching=2 seed=7</translation>
    </message>
    <message>
        <source>Grown from a seed</source>
        <translation>由種子長出</translation>
    </message>
    <message>
        <source>the mean of the ends below</source>
        <translation>下面各終局的平均分</translation>
    </message>
    <message>
        <source>The tree ends before column %1, where “%2” stands; only “max” or “min” may follow it.</source>
        <translation>樹在第 %1 個字元處之前就完了，那裡卻有「%2」；後面只可寫「max」或「min」。</translation>
    </message>
    <message>
        <source>More than %1 positions within so many moves.</source>
        <translation>這麼多步之內有 %1 個以上的局面。</translation>
    </message>
    <message>
        <source>depth limit</source>
        <translation>深度限制</translation>
    </message>
    <message>
        <source>moves from the root, where estimates stand in for scores; 0: no limit</source>
        <translation>從根起的步數，到此用估值代替分數；0：不限</translation>
    </message>
    <message>
        <source>iterative deepening</source>
        <translation>迭代加深</translation>
    </message>
    <message>
        <source>by a heuristic</source>
        <translation>按啟發式</translation>
    </message>
    <message>
        <source>nothing is known, which counts as 0</source>
        <translation>一無所知，按 0 計</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>off: an exercise to be printed, with room for scores and windows; its steps fill it in</source>
        <translation>關：可列印的練習，分數與視窗留空；逐步演示時填入</translation>
    </message>
    <message>
        <source>while the player to move has a move:</source>
        <translation>當前玩家還有走法時：</translation>
    </message>
    <message>
        <source>    if some move wins: make the one that wins soonest</source>
        <translation>    若有取勝的走法：走取勝最快的</translation>
    </message>
    <message>
        <source>    else if some move draws: make it</source>
        <translation>    否則若有平局的走法：走它</translation>
    </message>
    <message>
        <source>    else: make the move that loses latest</source>
        <translation>    否則：走輸得最晚的</translation>
    </message>
    <message>
        <source>who has won is seen at the end</source>
        <translation>終局時看誰勝</translation>
    </message>
    <message>
        <source>Whoever is to move wins.</source>
        <translation>當前玩家勝。</translation>
    </message>
    <message>
        <source>Whoever is to move loses, whatever he does.</source>
        <translation>當前玩家怎麼走都輸。</translation>
    </message>
    <message>
        <source>Nobody can win against best play.</source>
        <translation>雙方最佳應對，誰也不能取勝。</translation>
    </message>
    <message>
        <source>Whoever is to move wins, with this move.</source>
        <translation>當前玩家走這一步就勝。</translation>
    </message>
    <message>
        <source>Whoever is to move wins; with best play %1 moves are left.</source>
        <translation>當前玩家勝；雙方最佳應對，還有 %1 步。</translation>
    </message>
    <message>
        <source>Whoever is to move loses; with best play 1 move is left.</source>
        <translation>當前玩家輸；雙方最佳應對，還有 1 步。</translation>
    </message>
    <message>
        <source>Whoever is to move loses; with best play %1 moves are left.</source>
        <translation>當前玩家輸；雙方最佳應對，還有 %1 步。</translation>
    </message>
    <message>
        <source>Nobody can win against best play; 1 move is left.</source>
        <translation>雙方最佳應對，誰也不能取勝；還有 1 步。</translation>
    </message>
    <message>
        <source>Nobody can win against best play; %1 moves are left.</source>
        <translation>雙方最佳應對，誰也不能取勝；還有 %1 步。</translation>
    </message>
    <message>
        <source>Move %1: “%2” wins, and no move wins sooner.</source>
        <translation>第 %1 步：「%2」取勝，沒有更快的走法。</translation>
    </message>
    <message>
        <source>Move %1: “%2” wins.</source>
        <translation>第 %1 步：「%2」取勝。</translation>
    </message>
    <message>
        <source>Move %1: every move loses; “%2” does not lose sooner than any other.</source>
        <translation>第 %1 步：怎麼走都輸；「%2」不比別的走法輸得早。</translation>
    </message>
    <message>
        <source>Move %1: every move loses, “%2” as well.</source>
        <translation>第 %1 步：怎麼走都輸，「%2」也一樣。</translation>
    </message>
    <message>
        <source>Move %1: no move wins; “%2” keeps the draw.</source>
        <translation>第 %1 步：沒有取勝的走法；「%2」保持平局。</translation>
    </message>
    <message>
        <source>This position was reached before: play goes on for ever, which is a draw.</source>
        <translation>這個局面出現過：走下去沒有盡頭，是平局。</translation>
    </message>
    <message>
        <source>%1 is not played on a board.</source>
        <translation>%1 不在棋盤上進行。</translation>
    </message>
    <message>
        <source>layer 0 ← where the game is over</source>
        <translation>第 0 層 ← 遊戲已結束的局面</translation>
    </message>
    <message>
        <source>layer d ← what leads back from layer d − 1:</source>
        <translation>第 d 層 ← 由第 d − 1 層倒推：</translation>
    </message>
    <message>
        <source>    any move into lost: won in d</source>
        <translation>    有一步走到必敗：d 步必勝</translation>
    </message>
    <message>
        <source>    the last of its moves into won: lost in d</source>
        <translation>    最後一種走法也走到必勝：d 步必敗</translation>
    </message>
    <message>
        <source>once a layer is empty: all else is a draw</source>
        <translation>某層為空時：其餘都是平局</translation>
    </message>
    <message>
        <source>play: the winner goes down the layers</source>
        <translation>對局：勝方逐層下降</translation>
    </message>
    <message>
        <source>Layer 0: the game is over. In %1 positions the mouse is in a hole, in %2 it is caught.</source>
        <translation>第 0 層：遊戲已結束。老鼠進洞的局面有 %1 個，被捉住的有 %2 個。</translation>
    </message>
    <message>
        <source>Layer %1, won in %1 moves: %2 for the mouse, %3 for the cats.</source>
        <translation>第 %1 層，再走 %1 步取勝的局面：老鼠 %2 個，貓 %3 個。</translation>
    </message>
    <message>
        <source>No position is left: none of this maze is a draw.</source>
        <translation>沒有剩下的局面：這個迷宮裡沒有平局。</translation>
    </message>
    <message>
        <source>No move leads back into a new layer. The positions that are left, %1, are draws: play can go on for ever.</source>
        <translation>再也倒推不出新的一層。剩下的 %1 個局面是平局：可以永遠走下去。</translation>
    </message>
    <message>
        <source>From here: %1.</source>
        <translation>從這裡開始：%1。</translation>
    </message>
    <message>
        <source>Move %1, %2: %3.</source>
        <translation>第 %1 步，%2：%3。</translation>
    </message>
    <message>
        <source>This position was reached before, so play can go round for ever.</source>
        <translation>這個局面出現過：所以可以永遠循環。</translation>
    </message>
    <message>
        <source>Backwards from the ends, layer by layer</source>
        <translation>從終局逐層倒推</translation>
    </message>
    <message>
        <source>a cross</source>
        <translation>叉</translation>
    </message>
    <message>
        <source>a nought</source>
        <translation>圈</translation>
    </message>
    <message>
        <source>a disc of the first player</source>
        <translation>先手的棋子</translation>
    </message>
    <message>
        <source>a disc of the second player</source>
        <translation>後手的棋子</translation>
    </message>
    <message>
        <source>a white pawn</source>
        <translation>白兵</translation>
    </message>
    <message>
        <source>a black pawn</source>
        <translation>黑兵</translation>
    </message>
    <message>
        <source>a wall</source>
        <translation>牆</translation>
    </message>
    <message>
        <source>a hole</source>
        <translation>洞</translation>
    </message>
    <message>
        <source>a cat</source>
        <translation>貓</translation>
    </message>
    <message>
        <source>a mouse</source>
        <translation>老鼠</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>wins with this move</source>
        <translation>走這一步就勝</translation>
    </message>
    <message>
        <source>wins, %1 moves left</source>
        <translation>勝，還有 %1 步</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>輸</translation>
    </message>
    <message>
        <source>loses, 1 move left</source>
        <translation>輸，還有 1 步</translation>
    </message>
    <message>
        <source>loses, %1 moves left</source>
        <translation>輸，還有 %1 步</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>a draw, 1 move left</source>
        <translation>平局，還有 1 步</translation>
    </message>
    <message>
        <source>a draw, %1 moves left</source>
        <translation>平局，還有 %1 步</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>立即取勝</translation>
    </message>
    <message>
        <source>wins after %1 moves</source>
        <translation>%1 步後勝</translation>
    </message>
    <message>
        <source>loses at once</source>
        <translation>立即輸</translation>
    </message>
    <message>
        <source>loses after %1 moves</source>
        <translation>%1 步後輸</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>平</translation>
    </message>
    <message>
        <source>draws at once</source>
        <translation>立即平局</translation>
    </message>
    <message>
        <source>draws after %1 moves</source>
        <translation>%1 步後平局</translation>
    </message>
    <message>
        <source>The game is over: whoever moved last has won.</source>
        <translation>終局：走最後一步的一方勝。</translation>
    </message>
    <message>
        <source>The game is over: whoever moved last has lost.</source>
        <translation>終局：走最後一步的一方輸。</translation>
    </message>
    <message>
        <source>The game is over: it is a draw.</source>
        <translation>終局：平局。</translation>
    </message>
    <message>
        <source>the game is over, %1 won</source>
        <translation>遊戲已結束，%1獲勝</translation>
    </message>
    <message>
        <source>won for %1 in 1 move</source>
        <translation>%1再走 1 步獲勝</translation>
    </message>
    <message>
        <source>won for %1 in %2 moves</source>
        <translation>雙方再走 %2 步，%1獲勝</translation>
    </message>
    <message>
        <source>A draw: play can go on for ever</source>
        <translation>平局：可以永遠走下去</translation>
    </message>
    <message>
        <source>The game is over: %1 won</source>
        <translation>遊戲已結束：%1獲勝</translation>
    </message>
    <message>
        <source>%1: won for %2 in 1 move</source>
        <translation>%1：%2再走 1 步獲勝</translation>
    </message>
    <message>
        <source>%1: won for %2 in %3 moves</source>
        <translation>%1：雙方再走 %3 步，%2獲勝</translation>
    </message>
    <message>
        <source>No move wins for %1, but after one of them %2 cannot win either.</source>
        <translation>%1沒有必勝走法，但有一種走法使%2也不能獲勝。</translation>
    </message>
    <message>
        <source>No move wins for %1, but after %3 of them %2 cannot win either.</source>
        <translation>%1沒有必勝走法，但有 %3 種走法使%2也不能獲勝。</translation>
    </message>
    <message>
        <source>Whatever %1 does, %2 wins; “%3” holds out longest.</source>
        <translation>無論%1怎麼走，都是%2獲勝；「%3」堅持最久。</translation>
    </message>
    <message>
        <source>“%1” is the quickest way, and the only move that wins.</source>
        <translation>「%1」最快，也是唯一的必勝走法。</translation>
    </message>
    <message>
        <source>“%1” is the quickest way; %2 moves win.</source>
        <translation>「%1」最快；必勝走法共有 %2 種。</translation>
    </message>
    <message>
        <source>at least a draw</source>
        <translation>至少平局</translation>
    </message>
    <message>
        <source>at most a draw</source>
        <translation>至多平局</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚未知</translation>
    </message>
    <message>
        <source>Solved: %1</source>
        <translation>已解出：%1</translation>
    </message>
    <message>
        <source>Searching: 1 move ahead</source>
        <translation>正在搜尋：向前 1 步</translation>
    </message>
    <message>
        <source>Searching: %1 moves ahead</source>
        <translation>正在搜尋：向前 %1 步</translation>
    </message>
    <message>
        <source>Stopped: looked 1 move ahead</source>
        <translation>已停止：向前看了 1 步</translation>
    </message>
    <message>
        <source>Stopped: looked %1 moves ahead</source>
        <translation>已停止：向前看了 %1 步</translation>
    </message>
    <message>
        <source>Looked 1 move ahead</source>
        <translation>向前看了 1 步</translation>
    </message>
    <message>
        <source>Looked %1 moves ahead</source>
        <translation>向前看了 %1 步</translation>
    </message>
    <message>
        <source>positions: %1</source>
        <translation>局面：%1</translation>
    </message>
    <message>
        <source>positions: %1 · a second: %2</source>
        <translation>局面：%1 · 每秒：%2</translation>
    </message>
    <message>
        <source>%1 point</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not one of %3, %4, “.” and “/”.</source>
        <translation>第 %2 個字元處的「%1」不是 %3、%4、「.」或「/」。</translation>
    </message>
    <message>
        <source>Row %1 has more than %2 cells: the next is at column %3.</source>
        <translation>第 %1 列超過 %2 格：多出的在第 %3 個字元處。</translation>
    </message>
    <message>
        <source>There is no cell in row %1, column %2.</source>
        <translation>沒有第 %1 列第 %2 欄的格子。</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>四子棋</translation>
    </message>
    <message>
        <source>Drop a disc of your own into a column, where it falls to the lowest empty cell; X begins. Whoever first has four in a row, column or diagonal wins.</source>
        <translation>把自己的一枚棋子投入一欄，它落到最低的空格；X 先走。先在橫、豎或斜線上連成四子者勝。</translation>
    </message>
    <message>
        <source>Near the end: one move wins</source>
        <translation>接近終局：只有一步必勝</translation>
    </message>
    <message>
        <source>An open three: two threats at once</source>
        <translation>活三：同時兩處威脅</translation>
    </message>
    <message>
        <source>Stop one threat, and the next lies above it</source>
        <translation>擋住一處威脅，上面又是一處</translation>
    </message>
    <message>
        <source>The empty board: begin in the middle</source>
        <translation>空棋盤：從中間開始</translation>
    </message>
    <message>
        <source>5 × 4: a draw</source>
        <translation>5 × 4：平局</translation>
    </message>
    <message>
        <source>The middle column wins</source>
        <translation>中間一欄必勝</translation>
    </message>
    <message>
        <source>Whoever begins wins by beginning in the middle column, with the 41st disc at the latest. A first disc beside the middle leads to a draw, any other loses.</source>
        <translation>先手從中間一欄開始必勝，最遲在第 41 子獲勝。第一子落在中間旁邊的一欄是平局，落在其他欄必敗。</translation>
    </message>
    <message>
        <source>the empty board of 7 × 6</source>
        <translation>7 × 6 的空棋盤</translation>
    </message>
    <message>
        <source>Claimeven</source>
        <translation>佔偶數列（Claimeven）</translation>
    </message>
    <message>
        <source>If the number of rows is even, the second player can always answer in the same column, and so gets every cell of the second row from below, the fourth, the sixth: a threat of the first player in these comes to nothing.</source>
        <translation>若列數是偶數，後手總可以在同一欄應對，於是從下數第二、第四、第六列的格子全歸後手：先手在這些格子上的威脅都會落空。</translation>
    </message>
    <message>
        <source>an even number of rows, from the empty board</source>
        <translation>列數為偶數，從空棋盤開始</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 吃 %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 to %2; the usual board has 3</source>
        <translation>%1 到 %2；通常的棋盤是 3</translation>
    </message>
    <message>
        <source>Hexapawn</source>
        <translation>六兵棋</translation>
    </message>
    <message>
        <source>The smallest chess, of pawns alone: one step forward to an empty cell, or diagonally forward to take; White goes up and begins. Whoever brings a pawn to the last row wins; whoever cannot move loses.</source>
        <translation>最小的西洋棋，只有兵：向前一步到空格，或斜著向前吃子；白方向上走，先走。先把一個兵走到最後一列者勝；無法走棋者負。</translation>
    </message>
    <message>
        <source>rows from the top with / between them, w and b for the pawns and . for an empty cell; with b after them if Black is to move, for example bbb/w../.ww b</source>
        <translation>自上而下寫各列，用 / 隔開，w 和 b 是兵，. 是空格；輪到黑方時後面加 b，例如 bbb/w../.ww b</translation>
    </message>
    <message>
        <source>3 × 3: won by the second</source>
        <translation>3 × 3：後手勝</translation>
    </message>
    <message>
        <source>A careless answer of Black: one move wins</source>
        <translation>黑方應對失誤：一步取勝</translation>
    </message>
    <message>
        <source>Blocked: Black cannot move</source>
        <translation>堵住：黑方無棋可走</translation>
    </message>
    <message>
        <source>Zugzwang on 4 × 4: whoever has to move loses</source>
        <translation>4 × 4 的逼走：輪到誰走誰輸</translation>
    </message>
    <message>
        <source>The same with Black to move</source>
        <translation>同一局面，輪到黑方</translation>
    </message>
    <message>
        <source>4 × 4: won by whoever begins</source>
        <translation>4 × 4：先手勝</translation>
    </message>
    <message>
        <source>5 × 5</source>
        <translation>5 × 5</translation>
    </message>
    <message>
        <source>The second wins</source>
        <translation>後手勝</translation>
    </message>
    <message>
        <source>Black, who moves second, wins with best play.</source>
        <translation>雙方都走最佳走法時，後走的黑方勝。</translation>
    </message>
    <message>
        <source>3 × 3, from the beginning</source>
        <translation>3 × 3，從開局起</translation>
    </message>
    <message>
        <source>Somebody wins</source>
        <translation>必有勝者</translation>
    </message>
    <message>
        <source>Each move brings a pawn nearer to the last row, so that every game ends, and none is drawn. So one of the two can be sure to win.</source>
        <translation>每一步都使一個兵更接近最後一列，所以每一局都會結束，且沒有平局。因此總有一方有必勝策略。</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>A pawn of %1 has reached the last row: %1 has won.</source>
        <translation>%1的一個兵已到最後一列：%1已勝。</translation>
    </message>
    <message>
        <source>%1 is to move and has no move: %2 has won.</source>
        <translation>輪到%1，但無棋可走：%2已勝。</translation>
    </message>
    <message>
        <source>“%1” brings a pawn to the last row: %2 wins.</source>
        <translation>「%1」把一個兵走到最後一列：%2勝。</translation>
    </message>
    <message>
        <source>“%1” leaves %2 without a move: %3 wins.</source>
        <translation>「%1」使%2無棋可走：%3勝。</translation>
    </message>
    <message>
        <source>After “%1” the answer “%2” ends the game.</source>
        <translation>走「%1」後，應對「%2」結束全局。</translation>
    </message>
    <message>
        <source>%1 has to move, and every move loses: %2 wins.</source>
        <translation>輪到%1走，而每一步都輸：%2勝。</translation>
    </message>
    <message>
        <source>What is seen at once</source>
        <translation>一眼可見</translation>
    </message>
    <message>
        <source>a pawn has reached the last row: its player has won</source>
        <translation>有兵已到最後一列：它的一方已勝</translation>
    </message>
    <message>
        <source>no move is left: the player to move has lost</source>
        <translation>無棋可走：當前玩家已負</translation>
    </message>
    <message>
        <source>a move ends the game: it wins</source>
        <translation>有一步結束全局：必勝</translation>
    </message>
    <message>
        <source>after every move the other can end the game: lost</source>
        <translation>每一步之後對方都能結束全局：必敗</translation>
    </message>
    <message>
        <source>“%1” at column %2 is neither w nor b, for whose turn it is.</source>
        <translation>第 %2 個字元處的「%1」應為 w 或 b，表示輪到誰。</translation>
    </message>
    <message>
        <source>There are %1 pawns “%2”; each player begins with %3.</source>
        <translation>有 %1 個兵「%2」；每方開局只有 %3 個。</translation>
    </message>
    <message>
        <source>More than one pawn has reached the last row, but the first one ends the game.</source>
        <translation>不止一個兵到了最後一列，但第一個到達時就已終局。</translation>
    </message>
    <message>
        <source>A pawn of White has reached the last row; so Black would be to move: write b after the board.</source>
        <translation>白方的一個兵已到最後一列，所以應輪到黑方：請在棋盤後面寫 b。</translation>
    </message>
    <message>
        <source>A pawn of Black has reached the last row; so White would be to move: leave out the b after the board.</source>
        <translation>黑方的一個兵已到最後一列，所以應輪到白方：請去掉棋盤後面的 b。</translation>
    </message>
    <message>
        <source>m,n,k-games</source>
        <translation>m,n,k 棋</translation>
    </message>
    <message>
        <source>Put a stone of your own, X or O, on an empty cell; X begins. Whoever first has k in a row, column or diagonal wins. Tic-tac-toe is 3,3,3, gomoku has five in a row; with gravity stones fall down their columns.</source>
        <translation>在空格上放自己的一子 X 或 O；X 先走。先在橫、豎或斜線上連成 k 子者勝。井字棋是 3,3,3，五子棋要連成五子；有重力時棋子沿所在欄下落。</translation>
    </message>
    <message>
        <source>k: so many in a row win</source>
        <translation>k：連成幾子獲勝</translation>
    </message>
    <message>
        <source>3 as in tic-tac-toe, 5 as in gomoku</source>
        <translation>3 是井字棋，5 是五子棋</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>stones fall to the lowest empty cell of their column</source>
        <translation>棋子落到所在欄最低的空格</translation>
    </message>
    <message>
        <source>Three in a row on 4 × 3: won by whoever begins</source>
        <translation>4 × 3 連三子：先手勝</translation>
    </message>
    <message>
        <source>A double threat on 4 × 3</source>
        <translation>4 × 3 上的雙重威脅</translation>
    </message>
    <message>
        <source>Four in a row on 4 × 4: a draw</source>
        <translation>4 × 4 連四子：平局</translation>
    </message>
    <message>
        <source>Four in a row on 4 × 4, near its end</source>
        <translation>4 × 4 連四子，接近終局</translation>
    </message>
    <message>
        <source>Four in a row on 5 × 5</source>
        <translation>5 × 5 連四子</translation>
    </message>
    <message>
        <source>Gomoku on 6 × 6: one move wins</source>
        <translation>6 × 6 的五子棋：只有一步必勝</translation>
    </message>
    <message>
        <source>With gravity: O cannot stop both ends</source>
        <translation>有重力：O 擋不住兩端</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>連三子</translation>
    </message>
    <message>
        <source>Four in a row on 4 × 4</source>
        <translation>4 × 4 連四子</translation>
    </message>
    <message>
        <source>With best play nobody gets four in a row.</source>
        <translation>雙方都走最佳走法時，誰也連不成四子。</translation>
    </message>
    <message>
        <source>k = 4 on 4 × 4, without gravity; found by search</source>
        <translation>k = 4，4 × 4，無重力；由搜尋得出</translation>
    </message>
    <message>
        <source>Somebody wins, or the board is full</source>
        <translation>有人獲勝，或棋盤下滿</translation>
    </message>
    <message>
        <source>A game has at most as many moves as the board has cells. So one of the two can be sure to win, or both can be sure to draw.</source>
        <translation>一局的步數不超過棋盤的格數。所以或者有一方必勝，或者雙方都能保證平局。</translation>
    </message>
    <message>
        <source>columns times rows are at most %1</source>
        <translation>欄數乘列數至多 %1</translation>
    </message>
    <message>
        <source>%1 columns of %2 cells are %3 cells; at most %4 are allowed.</source>
        <translation>%1 欄各 %2 格共 %3 格；至多允許 %4 格。</translation>
    </message>
    <message>
        <source>rows from the top with / between them, X, O and . for an empty cell, for example X.O/.X./..O; X begins</source>
        <translation>自上而下寫各列，用 / 隔開，X、O 是棋子，. 是空格，例如 X.O/.X./..O；X 先走</translation>
    </message>
    <message>
        <source>the columns played, counted from 1, for example 44455; or rows from the top with / between them, of X, O and . for an empty cell; X begins</source>
        <translation>依次寫所落的欄，從 1 數起，例如 44455；或自上而下寫各列，用 / 隔開，X、O 是棋子，. 是空格；X 先走</translation>
    </message>
    <message>
        <source>Stealing the strategy</source>
        <translation>盜用策略</translation>
    </message>
    <message>
        <source>Whoever begins can at least draw. Had the other a strategy that wins, the first could put a stone anywhere and then play by that strategy, as if it were the other’s: an extra stone never hurts.</source>
        <translation>先手至少可以平局。若後手有必勝策略，先手可以任意放一子，然後像後手那樣照這個策略走：多一子從不會有害。</translation>
    </message>
    <message>
        <source>the empty board of any size, without gravity</source>
        <translation>任意大小的空棋盤，無重力</translation>
    </message>
    <message>
        <source>drop %1 into column %2</source>
        <translation>%1 投入第 %2 欄</translation>
    </message>
    <message>
        <source>put %1 in row %2, column %3</source>
        <translation>%1 放在第 %2 列第 %3 欄</translation>
    </message>
    <message>
        <source>The game is over: no stone may be added.</source>
        <translation>已經終局：不能再放棋子。</translation>
    </message>
    <message>
        <source>%1 has %2 in a row: that ends the game, and %1 has won.</source>
        <translation>%1 已連成 %2 子：終局，%1 已勝。</translation>
    </message>
    <message>
        <source>The board is full, and nobody has %1 in a row: a draw.</source>
        <translation>棋盤已滿，沒有人連成 %1 子：平局。</translation>
    </message>
    <message>
        <source>Any %1 cells in a row hold both an X and an O: nobody can win any more, so it is a draw.</source>
        <translation>任何相連的 %1 格都已不能只歸 X 或 O 一方：誰也無法再獲勝，所以是平局。</translation>
    </message>
    <message>
        <source>“%1” makes %2 in a row: %3 wins.</source>
        <translation>「%1」連成 %2 子：%3 勝。</translation>
    </message>
    <message>
        <source>%1 threatens to complete a row in two places: %2 and %3. %4 can stop only one of them: %1 wins.</source>
        <translation>%1 威脅在兩處連成一線：%2和%3。%4 只能擋住一處：%1 勝。</translation>
    </message>
    <message>
        <source>%1 threatens to complete a row in %2, and when %3 stops that, in %4: %1 wins.</source>
        <translation>%1 威脅在%2連成一線；%3 擋住後，又在%4連成：%1 勝。</translation>
    </message>
    <message>
        <source>“%1” leads to %2, which is N.</source>
        <translation>「%1」走到 %2，它是 N（必勝）。</translation>
    </message>
    <message>
        <source>“%1” leads to %2, which is a draw.</source>
        <translation>「%1」走到 %2，它是平局。</translation>
    </message>
    <message>
        <source>Who wins, from the options</source>
        <translation>由後繼推出誰勝</translation>
    </message>
    <message>
        <source>N if some option is P</source>
        <translation>有後繼是 P（必敗）：N（必勝）</translation>
    </message>
    <message>
        <source>else a draw if some option is a draw</source>
        <translation>否則有後繼是平局：平局</translation>
    </message>
    <message>
        <source>else P</source>
        <translation>否則：P（必敗）</translation>
    </message>
    <message>
        <source>The board has rows with “/” between them: %1 of them, not %2. Empty it is “%3”.</source>
        <translation>棋盤各列之間用「/」隔開：應有 %1 列，而不是 %2 列。空棋盤寫作「%3」。</translation>
    </message>
    <message>
        <source>5 × 4, near its end: one move wins</source>
        <translation>5 × 4，接近終局：只有一步必勝</translation>
    </message>
    <message>
        <source>“%1” threatens to complete a row in two places: %2 and %3. %4 can stop only one of them: %5 wins.</source>
        <translation>「%1」威脅在兩處連成一線：%2和%3。%4 只能擋住一處：%5 勝。</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 列第 %2 欄</translation>
    </message>
    <message>
        <source>a row is complete: whoever moved last has won</source>
        <translation>已連成一線：剛走的一方已勝</translation>
    </message>
    <message>
        <source>no row can be completed any more: a draw</source>
        <translation>再也連不成一線：平局</translation>
    </message>
    <message>
        <source>a move completes a row: it wins</source>
        <translation>有一步連成一線：必勝</translation>
    </message>
    <message>
        <source>the other threatens twice: one threat cannot be stopped</source>
        <translation>對方有兩處威脅：總有一處擋不住</translation>
    </message>
    <message>
        <source>a move threatens twice, and no threat has to be stopped: it wins</source>
        <translation>有一步造成兩處威脅，且無須先擋：必勝</translation>
    </message>
    <message>
        <source>%1 at column %2 is not a column of the board, 1 to %3.</source>
        <translation>第 %2 個字元處的 %1 不是棋盤的欄，應為 1 到 %3。</translation>
    </message>
    <message>
        <source>Column %1 is full before the disc at column %2.</source>
        <translation>第 %1 欄在第 %2 個字元處的棋子之前已滿。</translation>
    </message>
    <message>
        <source>There are %1 X and %2 O: since X begins and they take turns, there must be as many, or one X more.</source>
        <translation>有 %1 個 X 和 %2 個 O：X 先走，雙方輪流，兩者應同樣多，或 X 多一個。</translation>
    </message>
    <message>
        <source>The disc in row %1, column %2 floats: below it is none.</source>
        <translation>第 %1 列第 %2 欄的棋子懸空：它下面沒有棋子。</translation>
    </message>
    <message>
        <source>Both X and O have %1 in a row, but the first row ends the game.</source>
        <translation>X 和 O 都連成了 %1 子，但先連成時就已終局。</translation>
    </message>
    <message>
        <source>%1 has %2 in a row, but %3 has moved after that.</source>
        <translation>%1 已連成 %2 子，而 %3 在那之後又走了一步。</translation>
    </message>
    <message>
        <source>%1 has rows of %2 that no last move can have made.</source>
        <translation>%1 連成的幾條 %2 子不可能由最後一步造成。</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>井字棋</translation>
    </message>
    <message>
        <source>Put a mark of your own, X or O, on an empty cell of 3 × 3; X begins. Whoever first has three in a row, column or diagonal wins.</source>
        <translation>在 3 × 3 的空格上放自己的 X 或 O；X 先走。先在橫、豎或斜線上連成三子者勝。</translation>
    </message>
    <message>
        <source>Two threats: X must stop one of them</source>
        <translation>兩處威脅：X 必須擋住一處</translation>
    </message>
    <message>
        <source>A fork: one X stops O and threatens twice</source>
        <translation>雙殺：一個 X 既擋住 O 又造成兩處威脅</translation>
    </message>
    <message>
        <source>The trap of two corners: which answer loses?</source>
        <translation>兩角的陷阱：哪種應對會輸？</translation>
    </message>
    <message>
        <source>One move, and it is won</source>
        <translation>一步取勝</translation>
    </message>
    <message>
        <source>The middle answered at a side: a mistake</source>
        <translation>佔中心後對方應在邊上：失誤</translation>
    </message>
    <message>
        <source>A forced draw</source>
        <translation>必然的平局</translation>
    </message>
    <message>
        <source>The empty board: a draw</source>
        <translation>空棋盤：平局</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Neither can win against best play. Play can reach 5,478 positions, or 765 if those that are the same when rotated or reflected count once.</source>
        <translation>雙方都走最佳走法時誰也不能取勝。可達的局面有 5,478 個；把旋轉或翻轉後相同的算作一個，還剩 765 個。</translation>
    </message>
    <message>
        <source>the empty board; found by looking at all of them</source>
        <translation>空棋盤；逐一檢查全部局面得出</translation>
    </message>
    <message>
        <source>the mouse</source>
        <translation>老鼠</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>貓</translation>
    </message>
    <message>
        <source>the cats</source>
        <translation>貓</translation>
    </message>
    <message>
        <source>cat %1</source>
        <translation>第 %1 隻貓</translation>
    </message>
    <message>
        <source>the cats stay</source>
        <translation>貓都不動</translation>
    </message>
    <message>
        <source>%1 stays</source>
        <translation>%1不動</translation>
    </message>
    <message>
        <source>%1 goes up</source>
        <translation>%1向上走</translation>
    </message>
    <message>
        <source>%1 goes left</source>
        <translation>%1向左走</translation>
    </message>
    <message>
        <source>%1 goes right</source>
        <translation>%1向右走</translation>
    </message>
    <message>
        <source>%1 goes down</source>
        <translation>%1向下走</translation>
    </message>
    <message>
        <source>The maze has no row %1, column %2.</source>
        <translation>迷宮裡沒有第 %1 列第 %2 欄。</translation>
    </message>
    <message>
        <source>Cat and mouse</source>
        <translation>貓捉老鼠</translation>
    </message>
    <message>
        <source>The mouse and the cats take turns in a maze: one of them goes one step up, left, right or down, and may stay only if it cannot move. No cat goes into a hole or to another cat. The mouse wins in a hole, the cats win by catching it; play that never ends is a draw.</source>
        <translation>老鼠和貓在迷宮裡輪流走：每次其中一隻向上、左、右或下走一步，只有無路可走時才可不動。貓不能進洞，也不能走到另一隻貓那裡。老鼠進洞獲勝，貓捉住牠獲勝；永不結束則為平局。</translation>
    </message>
    <message>
        <source>staying</source>
        <translation>停留</translation>
    </message>
    <message>
        <source>whether each turn may also be passed over</source>
        <translation>是否允許每次都可以不走</translation>
    </message>
    <message>
        <source>the rows from the top with / between them: # a wall, . a free cell, O a hole, C a cat, M the mouse, X a cat with the mouse it has caught, @ the mouse in a hole; with cat after them if it is the cat’s turn, for example C..#/.#.O/..M.</source>
        <translation>從上到下各列，用 / 隔開：# 是牆，. 是空格，O 是洞，C 是貓，M 是老鼠，X 是捉住老鼠的貓，@ 是進洞的老鼠；輪到貓走時後面寫 cat，例如 C..#/.#.O/..M.</translation>
    </message>
    <message>
        <source>Won: the mouse comes to its hole</source>
        <translation>勝：老鼠能進洞</translation>
    </message>
    <message>
        <source>Lost: the cat comes between</source>
        <translation>負：貓擋在中間</translation>
    </message>
    <message>
        <source>A draw: round and round the block</source>
        <translation>平局：繞著障礙轉圈</translation>
    </message>
    <message>
        <source>Lost because the mouse has to move</source>
        <translation>負：只因輪到老鼠走</translation>
    </message>
    <message>
        <source>The same with the cat to move: a draw</source>
        <translation>同一局面輪到貓走：平局</translation>
    </message>
    <message>
        <source>A draw, too, if everybody may stay</source>
        <translation>若可停留：也是平局</translation>
    </message>
    <message>
        <source>Lost against two cats</source>
        <translation>負：面對兩隻貓</translation>
    </message>
    <message>
        <source>Won, lost or drawn</source>
        <translation>勝、負或平</translation>
    </message>
    <message>
        <source>Each position is of one of three kinds: the player to move can win, the other one can, or both can make play go on for ever. Whoever can win can do so in fewer moves than there are positions.</source>
        <translation>每個局面屬於三類之一：當前玩家能勝，對方能勝，或雙方都能使遊戲永遠進行下去。能勝的一方所需步數少於局面總數。</translation>
    </message>
    <message>
        <source>all games with finitely many positions and without chance</source>
        <translation>局面有限且沒有隨機性的一切遊戲</translation>
    </message>
    <message>
        <source>That is the last hole: the mouse needs one.</source>
        <translation>這是最後一個洞：老鼠需要一個。</translation>
    </message>
    <message>
        <source>In row %1, column %2 is a wall.</source>
        <translation>第 %1 列第 %2 欄是牆。</translation>
    </message>
    <message>
        <source>In row %1, column %2 is a hole: no cat fits into it.</source>
        <translation>第 %1 列第 %2 欄是洞：貓進不去。</translation>
    </message>
    <message>
        <source>In row %1, column %2 is another cat.</source>
        <translation>第 %1 列第 %2 欄是另一隻貓。</translation>
    </message>
    <message>
        <source>In row %1, column %2 stands a piece: move it first.</source>
        <translation>第 %1 列第 %2 欄有貓或老鼠：請先移開。</translation>
    </message>
    <message>
        <source>A maze has from 1 to %1 cells, not %2 × %3.</source>
        <translation>迷宮應有 1 至 %1 格，而不是 %2 × %3。</translation>
    </message>
    <message>
        <source>In row %1, column %2 is the last cat: move it instead.</source>
        <translation>第 %1 列第 %2 欄是最後一隻貓：只能移動牠。</translation>
    </message>
    <message>
        <source>In row %1, column %2 is the mouse: move it instead.</source>
        <translation>第 %1 列第 %2 欄是老鼠：只能移動牠。</translation>
    </message>
    <message>
        <source>There is no cat in the maze: write C where it is.</source>
        <translation>迷宮裡沒有貓：在牠的位置寫 C。</translation>
    </message>
    <message>
        <source>There is no mouse in the maze: write M where it is.</source>
        <translation>迷宮裡沒有老鼠：在牠的位置寫 M。</translation>
    </message>
    <message>
        <source>There is no hole in the maze: write O where the mouse is safe.</source>
        <translation>迷宮裡沒有洞：在老鼠安全之處寫 O。</translation>
    </message>
    <message>
        <source>Row %1 of the maze is empty; for example #.C is expected.</source>
        <translation>迷宮的第 %1 列是空的；應寫成例如 #.C。</translation>
    </message>
    <message>
        <source>Row %1 of the maze has %2 cells, row 1 has %3: all rows must be as long.</source>
        <translation>迷宮的第 %1 列有 %2 格，第 1 列有 %3 格：各列必須一樣長。</translation>
    </message>
    <message>
        <source>The maze has more than %1 cells.</source>
        <translation>迷宮超過 %1 格。</translation>
    </message>
    <message>
        <source>In row %1, column %2 of the maze stands “%3”; one of # . O C M X @ is expected.</source>
        <translation>迷宮第 %1 列第 %2 欄是「%3」；應為 # . O C M X @ 之一。</translation>
    </message>
    <message>
        <source>In row %1, column %2 is a second mouse; there is one.</source>
        <translation>第 %1 列第 %2 欄是第二隻老鼠；只能有一隻。</translation>
    </message>
    <message>
        <source>In row %1, column %2 is one cat too many; there are at most %3.</source>
        <translation>第 %1 列第 %2 欄多了一隻貓；最多 %3 隻。</translation>
    </message>
    <message>
        <source>Cats and mouse can stand in %1 ways in these cells; at most %2 can be analysed: fewer cells, more walls or fewer cats are needed.</source>
        <translation>貓和老鼠在這些格子裡有 %1 種站法；最多能分析 %2 種：請減少格子或貓，或增加牆。</translation>
    </message>
    <message>
        <source>Play may go on for ever in this game, so that its moves make no tree to be searched; it is analysed backwards, from its ends.</source>
        <translation>這個遊戲可能永遠進行下去，走法不構成可搜尋的樹；它是從終局倒推來分析的。</translation>
    </message>
    <message>
        <source>To analyse %1 positions backwards takes %2 MB; at most %3 MB are taken.</source>
        <translation>倒推分析 %1 個局面需要 %2 MB；最多使用 %3 MB。</translation>
    </message>
    <message>
        <source>More than %1 positions would have to be looked at.</source>
        <translation>須查看 %1 個以上的局面。</translation>
    </message>
    <message>
        <source>worth of the moves</source>
        <translation>走法的價值</translation>
    </message>
    <message>
        <source>what each move is worth; hidden, a class may guess</source>
        <translation>每步走法結果如何；隱藏時可以讓全班猜</translation>
    </message>
    <message>
        <source>moves ahead</source>
        <translation>向前步數</translation>
    </message>
    <message>
        <source>how far a search looks; the lines still open stand in beyond; 0: until all is decided</source>
        <translation>搜尋向前看多遠；更遠處以仍可連成的線代替；0：直到全部分出勝負</translation>
    </message>
    <message>
        <source>cells of</source>
        <translation>各格表示</translation>
    </message>
    <message>
        <source>each cell tells how play ends if this piece stood there, all else being as it is</source>
        <translation>每格表示若牠在那裡而其餘不變，對局如何結束</translation>
    </message>
    <message>
        <source>to move: %1</source>
        <translation>輪到%1走</translation>
    </message>
    <message>
        <source>row %1, column %2: if %3 stood there, %4</source>
        <translation>第 %1 列第 %2 欄：若%3在那裡，%4</translation>
    </message>
    <message>
        <source>%1: the only number is taken.</source>
        <translation>%1：取走僅有的數。</translation>
    </message>
    <message>
        <source>%1: the left end gives %2, more than the right end, %3.</source>
        <translation>%1：取左端得 %2，多於取右端的 %3。</translation>
    </message>
    <message>
        <source>%1: the right end gives %2, more than the left end, %3.</source>
        <translation>%1：取右端得 %2，多於取左端的 %3。</translation>
    </message>
    <message>
        <source>%1: both ends give the same, the left %2, the right %3.</source>
        <translation>%1：兩端一樣，左端 %2，右端 %3。</translation>
    </message>
    <message>
        <source>Of a single number all is taken.</source>
        <translation>只有一個數時，全部取走。</translation>
    </message>
    <message>
        <source>All stretches of %1 numbers: each is worth the better of its two ends, whose rests are in the table already.</source>
        <translation>所有長為 %1 的段：每一段取兩端中較佳的一端，取後剩下的段已在表中。</translation>
    </message>
    <message>
        <source>The first player takes the last number, %1. The end: %2 to %3.</source>
        <translation>先手取走最後一個數 %1。終局：%2 比 %3。</translation>
    </message>
    <message>
        <source>The second player takes the last number, %1. The end: %2 to %3.</source>
        <translation>後手取走最後一個數 %1。終局：%2 比 %3。</translation>
    </message>
    <message>
        <source>The first player takes %1 from the right: %2 to %3.</source>
        <translation>先手從右端取走 %1：%2 比 %3。</translation>
    </message>
    <message>
        <source>The second player takes %1 from the right: %2 to %3.</source>
        <translation>後手從右端取走 %1：%2 比 %3。</translation>
    </message>
    <message>
        <source>The first player takes %1 from the left: %2 to %3.</source>
        <translation>先手從左端取走 %1：%2 比 %3。</translation>
    </message>
    <message>
        <source>The second player takes %1 from the left: %2 to %3.</source>
        <translation>後手從左端取走 %1：%2 比 %3。</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>定義</translation>
    </message>
    <message>
        <source>what the player to move gets</source>
        <translation>先手的得分</translation>
    </message>
    <message>
        <source>by how much that player ends ahead</source>
        <translation>先手領先多少</translation>
    </message>
    <message>
        <source>for each i: dp[i][i] ← a[i]</source>
        <translation>對每個 i：dp[i][i] ← a[i]</translation>
    </message>
    <message>
        <source>for each i: d[i][i] ← a[i]</source>
        <translation>對每個 i：d[i][i] ← a[i]</translation>
    </message>
    <message>
        <source>for length = 2 … n, for each i, j = i + length − 1:</source>
        <translation>對長度 = 2 … n 和每個 i，j = i + 長度 − 1：</translation>
    </message>
    <message>
        <source>    dp[i][j] ← max(a[i] + sum(i+1 … j) − dp[i+1][j], a[j] + sum(i … j−1) − dp[i][j−1])</source>
        <translation>    dp[i][j] ← max(a[i] + 和(i+1 … j) − dp[i+1][j], a[j] + 和(i … j−1) − dp[i][j−1])</translation>
    </message>
    <message>
        <source>scores ← dp[1][n], sum(1 … n) − dp[1][n]</source>
        <translation>得分 ← dp[1][n]，和(1 … n) − dp[1][n]</translation>
    </message>
    <message>
        <source>scores ← (sum(1 … n) + d[1][n]) / 2, (sum(1 … n) − d[1][n]) / 2</source>
        <translation>得分 ← (和(1 … n) + d[1][n]) / 2，(和(1 … n) − d[1][n]) / 2</translation>
    </message>
    <message>
        <source>play: take the end that was better</source>
        <translation>走法：取較佳的一端</translation>
    </message>
    <message>
        <source>All stretches, from the shortest on</source>
        <translation>所有的段，從最短的開始</translation>
    </message>
    <message>
        <source>%1 = %2: so much the first player gets, and the second the rest of %3, which is %4.</source>
        <translation>%1 = %2：先手得這麼多，後手得總和 %3 的其餘部分，即 %4。</translation>
    </message>
    <message>
        <source>%1 = %2: the first player gets (%3 + %5) / 2 = %4, the second %3 − %4 = %6.</source>
        <translation>%1 = %2：先手得 (%3 + %5) / 2 = %4，後手得 %3 − %4 = %6。</translation>
    </message>
    <message>
        <source>%1 With what they have already, that makes %2 to %3.</source>
        <translation>%1加上雙方已有的得分，最後是 %2 比 %3。</translation>
    </message>
    <message>
        <source>By the difference: 7 ahead</source>
        <translation>按差值：領先 7</translation>
    </message>
    <message>
        <source>Taking the larger end each time would lose: 1, 5, 233, 7</source>
        <translation>每次取較大的一端會輸：1, 5, 233, 7</translation>
    </message>
    <message>
        <source>A table of %1 numbers is above the limit of %2.</source>
        <translation>%1 個數的表超過了上限 %2。</translation>
    </message>
    <message>
        <source>where the position itself does not say</source>
        <translation>局面本身沒有寫明時</translation>
    </message>
    <message>
        <source>Whoever begins wins on every board of at least 4 × 3, or 3 × 4; on any other it is a draw.</source>
        <translation>在不小於 4 × 3 或 3 × 4 的棋盤上先手必勝；在其他棋盤上是平局。</translation>
    </message>
    <message>
        <source>k = 3, without gravity, from the empty board</source>
        <translation>k = 3，無重力，從空棋盤開始</translation>
    </message>
    <message>
        <source>A board needs a column, a row, and a stone that wins.</source>
        <translation>棋盤至少要有一欄、一列，連子數至少為 1。</translation>
    </message>
    <message>
        <source>Every option of %1 is N, also those that are not shown (%2), so it is P.</source>
        <translation>%1 的後繼全是 N（必勝），未展開的 %2 個也是，所以它是 P（必敗）。</translation>
    </message>
    <message>
        <source>%1 has no table of the stretches of a row.</source>
        <translation>%1 沒有按段列出的表。</translation>
    </message>
    <message>
        <source>Best play from this position</source>
        <translation>從這個局面起的最佳走法</translation>
    </message>
    <message>
        <source>This position is P</source>
        <translation>這個局面是 P（必敗）</translation>
    </message>
    <message>
        <source>This position is N</source>
        <translation>這個局面是 N（必勝）</translation>
    </message>
    <message>
        <source>This position is a draw</source>
        <translation>這個局面是平局</translation>
    </message>
    <message>
        <source>“%1” wins.</source>
        <translation>「%1」必勝。</translation>
    </message>
    <message>
        <source>“%1” leads to P: from there the other player cannot win.</source>
        <translation>「%1」走到 P（必敗）：對方從那裡無法取勝。</translation>
    </message>
    <message>
        <source>Layer 1, won in 1 move: %2 for the mouse, %3 for the cats.</source>
        <translation>第 1 層，再走 1 步取勝的局面：老鼠 %2 個，貓 %3 個。</translation>
    </message>
    <message>
        <source>lines still open: %1</source>
        <translation>仍可連成的線：%1</translation>
    </message>
    <message>
        <source>%1 is an end, worth %2: more than any estimate.</source>
        <translation>%1 是終局，值 %2：比任何估值都大。</translation>
    </message>
    <message>
        <source>%1 is an end, worth %2: less than any estimate.</source>
        <translation>%1 是終局，值 %2：比任何估值都小。</translation>
    </message>
    <message>
        <source>%1 is in the table since step %3: it seems worth at most %2.</source>
        <translation>%1 自第 %3 步起在表中：看來至多值 %2。</translation>
    </message>
    <message>
        <source>%1 is in the table since step %3: it seems worth at least %2.</source>
        <translation>%1 自第 %3 步起在表中：看來至少值 %2。</translation>
    </message>
    <message>
        <source>%1 is in the table since step %3: it seems worth %2.</source>
        <translation>%1 自第 %3 步起在表中：看來值 %2。</translation>
    </message>
    <message>
        <source>%1 seems worth at most %2.</source>
        <translation>%1 看來至多值 %2。</translation>
    </message>
    <message>
        <source>%1 seems worth at least %2.</source>
        <translation>%1 看來至少值 %2。</translation>
    </message>
    <message>
        <source>%1 seems worth %2.</source>
        <translation>%1 看來值 %2。</translation>
    </message>
    <message>
        <source>MAX wins from %1, whatever lies beyond: %2 is more than any estimate.</source>
        <translation>從 %1 出發，無論更遠處如何，MAX 必勝：%2 比任何估值都大。</translation>
    </message>
    <message>
        <source>MIN wins from %1, whatever lies beyond: %2 is less than any estimate.</source>
        <translation>從 %1 出發，無論更遠處如何，MIN 必勝：%2 比任何估值都小。</translation>
    </message>
    <message>
        <source>pawns, each worth 1 and the rows it has come</source>
        <translation>各個兵，每個值 1 加它已前進的列數</translation>
    </message>
    <message>
        <source>lines still open, each worth the square of its stones</source>
        <translation>仍可連成的線，每條值其棋子數的平方</translation>
    </message>
    <message>
        <source>the totals so far</source>
        <translation>雙方目前的總和</translation>
    </message>
    <message>
        <source>Against “%1” the answer “%2” leads to P again.</source>
        <translation>若走「%1」，應以「%2」，又是 P（必敗）。</translation>
    </message>
    <message>
        <source>coin %1x%2</source>
        <translation>第 %1 列第 %2 欄的硬幣</translation>
    </message>
    <message>
        <source>coin %1</source>
        <translation>第 %1 枚</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>邊 %1</translation>
    </message>
    <message>
        <source>at most %1 may be taken</source>
        <translation>至多可取 %1 個</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>第 %1 個數</translation>
    </message>
    <message>
        <source>so far: %1 for the player to move, %2 for the other</source>
        <translation>目前得分：當前玩家 %1，對方 %2</translation>
    </message>
    <message>
        <source>the heap that is chosen is left alone</source>
        <translation>選中的堆單獨留下</translation>
    </message>
    <message>
        <source>MAX chooses</source>
        <translation>輪到 MAX 選</translation>
    </message>
    <message>
        <source>MIN chooses</source>
        <translation>輪到 MIN 選</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>A board with more than %1 rows or columns is too large to be laid on a table. Choose a smaller position to play by hand.</source>
        <translation>超過 %1 列或欄的棋盤太大，擺不上桌面。要用手來走，請選小一些的局面。</translation>
    </message>
    <message>
        <source>1 stone</source>
        <translation>1 顆石子</translation>
    </message>
    <message>
        <source>%1 stones</source>
        <translation>%1 顆石子</translation>
    </message>
    <message>
        <source>1 pin</source>
        <translation>1 個木瓶</translation>
    </message>
    <message>
        <source>%1 pins</source>
        <translation>%1 個木瓶</translation>
    </message>
    <message>
        <source>1 coin</source>
        <translation>1 枚硬幣</translation>
    </message>
    <message>
        <source>%1 coins</source>
        <translation>%1 枚硬幣</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>正面</translation>
    </message>
    <message>
        <source>tails</source>
        <translation>反面</translation>
    </message>
    <message>
        <source>the number %1</source>
        <translation>數 %1</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 枚棋子</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 枚棋子</translation>
    </message>
    <message>
        <source>a branch</source>
        <translation>一根枝</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1：空</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 places are too many to be laid on a table: at most %2 are. Choose a smaller position to play by hand.</source>
        <translation>%1 處太多，擺不上桌面：至多 %2 處。要用手來走，請選小一些的局面。</translation>
    </message>
    <message>
        <source>the heap</source>
        <translation>這一堆</translation>
    </message>
    <message>
        <source>marks which moves win; hidden, one has to find out</source>
        <translation>標出哪些走法必勝；隱藏時要自己找</translation>
    </message>
    <message>
        <source>animated moves</source>
        <translation>走法動畫</translation>
    </message>
    <message>
        <source>whether things are seen to move; never in exports</source>
        <translation>是否看得到東西移動；匯出時總是沒有</translation>
    </message>
    <message>
        <source>A game that is played has no steps.</source>
        <translation>對弈中沒有可逐步演示的內容。</translation>
    </message>
    <message>
        <source>There are too many moves to look for this one.</source>
        <translation>走法太多，無法從中查找這一步。</translation>
    </message>
    <message>
        <source>There are too many moves to look through them all; the first %1 were.</source>
        <translation>走法太多，未能全部檢查；檢查了前 %1 種。</translation>
    </message>
    <message>
        <source>After it 1 of %2 answers loses.</source>
        <translation>之後對方的 %2 種應對中有 1 種會輸。</translation>
    </message>
    <message>
        <source>After it %1 of %2 answers lose.</source>
        <translation>之後對方的 %2 種應對中有 %1 種會輸。</translation>
    </message>
    <message>
        <source>No move comes to more than %1 for whoever makes it.</source>
        <translation>任何走法都不能使走的一方得到多於 %1 的結果。</translation>
    </message>
    <message>
        <source>A move was looked ahead, and nothing is decided by then: this one seems best.</source>
        <translation>向前看了 1 步，勝負未定：這一步看來最好。</translation>
    </message>
    <message>
        <source>%1 moves were looked ahead, and nothing is decided by then: this one seems best.</source>
        <translation>向前看了 %1 步，勝負未定：這一步看來最好。</translation>
    </message>
    <message>
        <source>the only winning move</source>
        <translation>唯一的必勝走法</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>保持勝勢</translation>
    </message>
    <message>
        <source>lost it</source>
        <translation>走輸了</translation>
    </message>
    <message>
        <source>let the win go</source>
        <translation>錯過了勝利</translation>
    </message>
    <message>
        <source>kept the draw</source>
        <translation>保持和局</translation>
    </message>
    <message>
        <source>lost the draw</source>
        <translation>丟了和局</translation>
    </message>
    <message>
        <source>already lost</source>
        <translation>本已必敗</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>The search was cut short: this is the best move that was found by then.</source>
        <translation>搜尋被提前結束：這是到那時找到的最好走法。</translation>
    </message>
    <message>
        <source>This move was made without thinking.</source>
        <translation>這一步是不假思索走的。</translation>
    </message>
    <message>
        <source>Who wins here is out of reach: this move is a guess.</source>
        <translation>此處誰勝無法算出：這一步是猜的。</translation>
    </message>
    <message>
        <source>It ends the game.</source>
        <translation>它使遊戲結束。</translation>
    </message>
    <message>
        <source>It leaves a single winning answer.</source>
        <translation>它只給對方留下 1 種必勝的應對。</translation>
    </message>
    <message>
        <source>It leaves %1 winning answers, as few as can be.</source>
        <translation>它給對方留下 %1 種必勝的應對，已是最少。</translation>
    </message>
    <message>
        <source>The game is over at %1: no move is left.</source>
        <translation>遊戲在 %1 已經結束：無步可走。</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>the second player</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>水準</translation>
    </message>
    <message>
        <source>perfectly</source>
        <translation>完美</translation>
    </message>
    <message>
        <source>with errors</source>
        <translation>有時出錯</translation>
    </message>
    <message>
        <source>two at one screen</source>
        <translation>兩人同屏</translation>
    </message>
    <message>
        <source>errs in 1 of</source>
        <translation>每幾步錯 1 步</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>先走</translation>
    </message>
    <message>
        <source>The record is full: it holds up to %1 moves, and %2 MB of positions. Begin a new game.</source>
        <translation>棋譜已滿：最多 %1 步，局面最多 %2 MB。請開始新的一局。</translation>
    </message>
    <message>
        <source>The game is over at %1: no move is left, so “%2” is not one.</source>
        <translation>遊戲在 %1 已經結束：無步可走，所以「%2」不是走法。</translation>
    </message>
    <message>
        <source>No move leads from %1 to “%2”; moves lead, for example, to: %3.</source>
        <translation>沒有走法從 %1 走到「%2」；走法可到，例如：%3。</translation>
    </message>
    <message>
        <source>“#%1” is not a move: they are numbered from #1 to #%2.</source>
        <translation>「#%1」不是走法：走法編號從 #1 到 #%2。</translation>
    </message>
    <message>
        <source>The record’s first position: %1</source>
        <translation>棋譜的第一個局面：%1</translation>
    </message>
    <message>
        <source>Move %1 of the record: %2</source>
        <translation>棋譜第 %1 步：%2</translation>
    </message>
    <message>
        <source>A record begins with a position.</source>
        <translation>棋譜以一個局面開頭。</translation>
    </message>
    <message>
        <source>“%1” is not a move of the record so far: they are numbered from 0, the start, to %2.</source>
        <translation>「%1」不是到此為止的棋譜中的一步：編號從 0（起點）到 %2。</translation>
    </message>
    <message>
        <source>The record is too long: up to %1 MB of text are read.</source>
        <translation>棋譜太長：最多讀入 %1 MB 文字。</translation>
    </message>
    <message>
        <source>%1 left nim-sum 0 in %2 of 1 turn.</source>
        <translation>%1走了 1 步，其中 %2 步後各堆的互斥或為 0。</translation>
    </message>
    <message>
        <source>%1 left nim-sum 0 in %2 of %3 turns.</source>
        <translation>%1走了 %3 步，其中 %2 步後各堆的互斥或為 0。</translation>
    </message>
    <message>
        <source>%1 left a P-position in %2 of 1 turn.</source>
        <translation>%1走了 1 步，其中 %2 步後是 P 局面（必敗）。</translation>
    </message>
    <message>
        <source>%1 left a P-position in %2 of %3 turns.</source>
        <translation>%1走了 %3 步，其中 %2 步後是 P 局面（必敗）。</translation>
    </message>
    <message>
        <source>%1 gave nothing away in %2 of 1 turn.</source>
        <translation>%1走了 1 步，其中 %2 步沒有失誤。</translation>
    </message>
    <message>
        <source>%1 gave nothing away in %2 of %3 turns.</source>
        <translation>%1走了 %3 步，其中 %2 步沒有失誤。</translation>
    </message>
    <message>
        <source>Who wins at %1 is out of reach.</source>
        <translation>%1 誰勝無法算出。</translation>
    </message>
    <message>
        <source>The game is over: a draw.</source>
        <translation>遊戲結束：和局。</translation>
    </message>
    <message>
        <source>The game is over: %1 won.</source>
        <translation>遊戲結束：%1勝。</translation>
    </message>
    <message>
        <source>The game is not over; at %1 it is a draw.</source>
        <translation>遊戲尚未結束；在 %1 是和局。</translation>
    </message>
    <message>
        <source>The game is not over; at %1 it is won for %2.</source>
        <translation>遊戲尚未結束；在 %1，%2必勝。</translation>
    </message>
    <message>
        <source>Nobody gave anything away.</source>
        <translation>雙方都沒有失誤。</translation>
    </message>
    <message>
        <source>It was thrown away at move %1 by %2: “%3” lost the draw.</source>
        <translation>轉折在第 %1 步：%2的「%3」丟了和局。</translation>
    </message>
    <message>
        <source>It was thrown away at move %1 by %2: “%3” let the win go.</source>
        <translation>轉折在第 %1 步：%2的「%3」錯過了勝利。</translation>
    </message>
    <message>
        <source>It was thrown away at move %1 by %2: “%3” lost it.</source>
        <translation>轉折在第 %1 步：%2的「%3」走輸了。</translation>
    </message>
    <message>
        <source>“%1”, to %2, would have won.</source>
        <translation>「%1」（到 %2）本可取勝。</translation>
    </message>
    <message>
        <source>“%1”, to %2, would have kept the draw.</source>
        <translation>「%1」（到 %2）本可保持和局。</translation>
    </message>
    <message>
        <source>The game began at %1.</source>
        <translation>遊戲從 %1 開始。</translation>
    </message>
    <message>
        <source>%1: %2, to %3: %4</source>
        <translation>%1：%2，到 %3：%4</translation>
    </message>
    <message>
        <source>The record stands at “%1”, and the document at “%2”.</source>
        <translation>棋譜停在「%1」，而文件停在「%2」。</translation>
    </message>
    <message>
        <source>“%1” is not an opponent: expected perfect, human, or how often it errs, from 0 to 1, for example 0.2.</source>
        <translation>「%1」不是對手：應為 perfect、human，或出錯的頻率 0 到 1，例如 0.2。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Are the ones in column %1 even or odd?</source>
        <translation>位值 %1 的欄有偶數個還是奇數個 1？</translation>
    </message>
    <message>
        <source>even</source>
        <translation>偶數</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>奇數</translation>
    </message>
    <message>
        <source>Is the number of ones in column %1 a multiple of %2?</source>
        <translation>位值 %1 的欄中 1 的個數是 %2 的倍數嗎？</translation>
    </message>
    <message>
        <source>Is %1 in S?</source>
        <translation>%1 在 S 中嗎？</translation>
    </message>
    <message>
        <source>Is %1 P, N or a draw?</source>
        <translation>%1 是 P、N 還是平局？</translation>
    </message>
    <message>
        <source>Is %1 P or N?</source>
        <translation>%1 是 P 還是 N？</translation>
    </message>
    <message>
        <source>At %1 now α = %2, β = %3. Are its other options left out?</source>
        <translation>%1 處現在 α = %2，β = %3。它其餘的後繼剪去不看嗎？</translation>
    </message>
    <message>
        <source>“%1” leads to N: from there the other player wins.</source>
        <translation>「%1」走到 N（必勝）：對方從那裡獲勝。</translation>
    </message>
    <message>
        <source>“%1” leads to a draw: from there nobody can win.</source>
        <translation>「%1」走到平局：從那裡誰也無法取勝。</translation>
    </message>
    <message>
        <source>“%1” stands where “%2” belongs: capital letters differ.</source>
        <translation>「%1」處應為「%2」：大小寫不同。</translation>
    </message>
    <message>
        <source>“%1” stands where “%2” belongs: the blanks differ.</source>
        <translation>「%1」處應為「%2」：空白不同。</translation>
    </message>
    <message>
        <source>the line is empty where “%1” belongs.</source>
        <translation>此行為空，應為「%1」。</translation>
    </message>
    <message>
        <source>“%1” has a byte that is not text where “%2” belongs.</source>
        <translation>「%1」中有不是文字的位元組，應為「%2」。</translation>
    </message>
    <message>
        <source>“%1” stands where “%2” belongs.</source>
        <translation>「%1」處應為「%2」。</translation>
    </message>
    <message>
        <source>The output is empty; the first answer is “%1”.</source>
        <translation>輸出為空；第一個答案是「%1」。</translation>
    </message>
    <message>
        <source>Case %1: the output ends after line %2, where “%3” belongs.</source>
        <translation>第 %1 組：輸出在第 %2 行後結束，此處應為「%3」。</translation>
    </message>
    <message>
        <source>Line %1: “%2” follows, but there are only %3 answers.</source>
        <translation>第 %1 行：後面還有「%2」，但答案只有 %3 個。</translation>
    </message>
    <message>
        <source>Case %1, line %2, column %3: %4</source>
        <translation>第 %1 組，第 %2 行第 %3 個字元處：%4</translation>
    </message>
    <message>
        <source>Blanks at the ends of lines and line breaks at the end of the output are not compared.</source>
        <translation>行末的空白和輸出結尾的換行不列入比較。</translation>
    </message>
    <message>
        <source>An input of %1 is exactly one case; %2 were asked for.</source>
        <translation>%1 的輸入恰好是一組；要求的是 %2 組。</translation>
    </message>
    <message>
        <source>%1 cases are too many for an input: the limit is %2.</source>
        <translation>一份輸入容不下 %1 組：上限為 %2。</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation>沒有程式「%1」。</translation>
    </message>
    <message>
        <source>“%1” is not executable; chmod +x makes a program so.</source>
        <translation>「%1」不可執行；可用 chmod +x 使其可執行。</translation>
    </message>
    <message>
        <source>“%1” is not a program that runs here; a script begins with a line like #!/usr/bin/python3.</source>
        <translation>「%1」不是能在此執行的程式；指令稿的第一行形如 #!/usr/bin/python3。</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2.</source>
        <translation>「%1」無法執行：%2。</translation>
    </message>
    <message>
        <source>There is no memory for the program’s input and output: %1.</source>
        <translation>沒有記憶體可存放程式的輸入和輸出：%1。</translation>
    </message>
    <message>
        <source>The program took longer than %1 s and was ended.</source>
        <translation>程式執行超過 %1 秒，已被終止。</translation>
    </message>
    <message>
        <source>The program took more than %1 MB of memory and was ended.</source>
        <translation>程式占用記憶體超過 %1 MB，已被終止。</translation>
    </message>
    <message>
        <source>The program wrote more than %1 MB and was ended.</source>
        <translation>程式輸出超過 %1 MB，已被終止。</translation>
    </message>
    <message>
        <source>The program crashed: SIG%1.</source>
        <translation>程式當掉：SIG%1。</translation>
    </message>
    <message>
        <source>The program ended with the code %1; 0 says that all went well.</source>
        <translation>程式以代碼 %1 結束；0 才表示一切正常。</translation>
    </message>
    <message>
        <source>P or N?</source>
        <translation>P 還是 N？</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>值是多少？</translation>
    </message>
    <message>
        <source>Which move wins?</source>
        <translation>哪一步必勝？</translation>
    </message>
    <message>
        <source>Which columns are odd?</source>
        <translation>哪些欄是奇數？</translation>
    </message>
    <message>
        <source>What is the mex?</source>
        <translation>mex 是多少？</translation>
    </message>
    <message>
        <source>Is it cut?</source>
        <translation>會剪枝嗎？</translation>
    </message>
    <message>
        <source>Does the period hold?</source>
        <translation>週期成立嗎？</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>一欄也沒有</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>位值 %1 的欄</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>位值 %1 的欄</translation>
    </message>
    <message>
        <source>In which columns of %1 is the number of ones not a multiple of %2?</source>
        <translation>%1 的哪些欄中 1 的個數不是 %2 的倍數？</translation>
    </message>
    <message>
        <source>The SG values of the parts of %1 are %2. Which columns are odd?</source>
        <translation>%1 各部分的 SG 值是 %2。哪些欄有奇數個 1？</translation>
    </message>
    <message>
        <source>Which columns of %1 are odd?</source>
        <translation>%1 的哪些欄有奇數個 1？</translation>
    </message>
    <message>
        <source>The XOR of the values is %1.</source>
        <translation>各值的互斥或是 %1。</translation>
    </message>
    <message>
        <source>Now α = %1 &lt; β = %2: what lies between them can still matter, so the next option is looked at.</source>
        <translation>現在 α = %1 &lt; β = %2：兩者之間的值仍可能有用，所以接著看下一個後繼。</translation>
    </message>
    <message>
        <source>they are left out</source>
        <translation>剪去不看</translation>
    </message>
    <message>
        <source>they are looked at</source>
        <translation>還要看</translation>
    </message>
    <message>
        <source>Which move wins from %1?</source>
        <translation>在 %1 處，哪一步必勝？</translation>
    </message>
    <message>
        <source>no move wins</source>
        <translation>沒有必勝走法</translation>
    </message>
    <message>
        <source>The SG values of %1 begin %2 … Is SG(n + %3) = SG(n) for every n ≥ %4?</source>
        <translation>%1的 SG 值開頭是 %2 … 對每個 n ≥ %4 都有 SG(n + %3) = SG(n) 嗎？</translation>
    </message>
    <message>
        <source>The SG values of %1 begin %2 … Is SG(n + %3) = SG(n) + %4 for every n ≥ %5?</source>
        <translation>%1的 SG 值開頭是 %2 … 對每個 n ≥ %5 都有 SG(n + %3) = SG(n) + %4 嗎？</translation>
    </message>
    <message>
        <source>SG(%1) = %2, but SG(%3) = %4.</source>
        <translation>SG(%1) = %2，而 SG(%3) = %4。</translation>
    </message>
    <message>
        <source>From n = %1 on the values have period %2; a theorem proves it for ever.</source>
        <translation>自 n = %1 起值的週期為 %2；定理證明永遠如此。</translation>
    </message>
    <message>
        <source>From n = %1 on the values rise by %3 in each period of %2; a theorem proves it for ever.</source>
        <translation>自 n = %1 起，每隔週期 %2 值增加 %3；定理證明永遠如此。</translation>
    </message>
    <message>
        <source>it holds</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>it does not hold</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>The options have the values %1: the least number missing is %2.</source>
        <translation>各後繼的值是 %1：缺少的最小數是 %2。</translation>
    </message>
    <message>
        <source>What is the SG value of %1?</source>
        <translation>%1 的 SG 值是多少？</translation>
    </message>
    <message>
        <source>What is the misère value of %1?</source>
        <translation>%1 在反常規則下的值是多少？</translation>
    </message>
    <message>
        <source>What does MAX get from %1 with best play?</source>
        <translation>雙方都走最佳走法時，MAX 從 %1 得多少？</translation>
    </message>
    <message>
        <source>Where MAX is to move, the largest number counts, where MIN is, the smallest: with best play MAX gets %1.</source>
        <translation>輪到 MAX 處取最大的數，輪到 MIN 處取最小的：雙方都走最佳走法時 MAX 得 %1。</translation>
    </message>
    <message>
        <source>The options of %1 have the values %2. What is their mex?</source>
        <translation>%1 的各後繼的值是 %2。它們的 mex 是多少？</translation>
    </message>
    <message>
        <source>the mex is %1</source>
        <translation>mex 是 %1</translation>
    </message>
    <message>
        <source>Nothing can be asked about %1 with these settings.</source>
        <translation>在這些設定下，%1 沒有可問的題目。</translation>
    </message>
    <message>
        <source>There is no level %1; levels are %2 to %3.</source>
        <translation>沒有第 %1 級；級別為 %2 到 %3。</translation>
    </message>
    <message>
        <source>%1 has no questions of the kind %2; its kinds are: %3.</source>
        <translation>%1 沒有 %2 類的題目；它有的類別是：%3。</translation>
    </message>
    <message>
        <source>of all kinds</source>
        <translation>各類題目</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>what is asked</source>
        <translation>問什麼</translation>
    </message>
    <message>
        <source>level</source>
        <translation>級別</translation>
    </message>
    <message>
        <source>from small positions and answers far apart to large positions and answers that lie close together</source>
        <translation>從小局面、答案相差大，到大局面、答案相近</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>題數</translation>
    </message>
    <message>
        <source>how many questions</source>
        <translation>出多少道題</translation>
    </message>
    <message>
        <source>the same seed gives the same questions, for a whole class</source>
        <translation>相同的種子得到相同的題目，可供全班使用</translation>
    </message>
    <message>
        <source>A position has %1 moves; questions are asked where there are at most %2.</source>
        <translation>某個局面有 %1 種走法；出題的局面至多有 %2 種。</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>%1 · level %2 · seed %3</source>
        <translation>%1 · 級別 %2 · 種子 %3</translation>
    </message>
    <message>
        <source>Question %1 of %2. %3</source>
        <translation>第 %1 題，共 %2 題。%3</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>答對了。</translation>
    </message>
    <message>
        <source>Wrong. The answer is: %1.</source>
        <translation>答錯了。答案是：%1。</translation>
    </message>
    <message>
        <source>Your answer, 1 to %1:</source>
        <translation>請回答（1 到 %1）：</translation>
    </message>
    <message>
        <source>“%1” is not one of the answers: type a number from 1 to %2, or the answer itself.</source>
        <translation>「%1」不在答案之中：請輸入 1 到 %2 的數，或答案本身。</translation>
    </message>
    <message>
        <source>Right answers: %1 of %2.</source>
        <translation>答對：%1 / %2。</translation>
    </message>
    <message>
        <source>Name %1 must have 1 to %2 characters.</source>
        <translation>第 %1 個名稱不是 1 到 %2 個字元。</translation>
    </message>
    <message>
        <source>There are more than %1 names.</source>
        <translation>名稱多於 %1 個。</translation>
    </message>
    <message>
        <source>regret matching</source>
        <translation>遺憾匹配</translation>
    </message>
    <message>
        <source>regret matching+</source>
        <translation>遺憾匹配+</translation>
    </message>
    <message>
        <source>how players learn from regret; regret matching+ forgets negative regret, and the players learn in turn</source>
        <translation>玩家怎樣從遺憾值學習；遺憾匹配+ 不記負遺憾值，兩名玩家輪流學習</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>第一輪</translation>
    </message>
    <message>
        <source>the first action</source>
        <translation>第一個行動</translation>
    </message>
    <message>
        <source>all actions alike</source>
        <translation>所有行動均等</translation>
    </message>
    <message>
        <source>what is played as long as nothing is regretted</source>
        <translation>沒有遺憾值時採用的策略</translation>
    </message>
    <message>
        <source>Rock, paper, scissors</source>
        <translation>石頭剪刀布</translation>
    </message>
    <message>
        <source>Matching pennies</source>
        <translation>猜硬幣</translation>
    </message>
    <message>
        <source>Rock, paper, scissors and a well</source>
        <translation>石頭、布、剪刀和井</translation>
    </message>
    <message>
        <source>Battle of the sexes</source>
        <translation>性別之戰</translation>
    </message>
    <message>
        <source>Prisoner’s dilemma</source>
        <translation>囚徒困境</translation>
    </message>
    <message>
        <source>Three rows, two columns</source>
        <translation>三列兩欄</translation>
    </message>
    <message>
        <source>Two rows, five columns: the lower envelope</source>
        <translation>兩列五欄：下包絡線</translation>
    </message>
    <message>
        <source>Rock, paper, scissors, where rock wins double</source>
        <translation>石頭剪刀布，石頭贏算雙倍</translation>
    </message>
    <message>
        <source>In a game of zero sum there is one value that the row player can be sure of on average, by mixing his rows, and to which the column player can hold him.</source>
        <translation>零和博弈有唯一的值：列玩家混合各列，平均至少得到這麼多；欄玩家也能讓他平均至多得到這麼多。</translation>
    </message>
    <message>
        <source>all matrices of zero sum</source>
        <translation>所有零和矩陣</translation>
    </message>
    <message>
        <source>Equilibrium</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Every matrix has an equilibrium: two mixtures that reply best to each other.</source>
        <translation>每個矩陣都有納什均衡：兩個混合策略互為最優反應。</translation>
    </message>
    <message>
        <source>all matrices</source>
        <translation>所有矩陣</translation>
    </message>
    <message>
        <source>Regret matching</source>
        <translation>遺憾匹配</translation>
    </message>
    <message>
        <source>If a player plays each action in proportion to its positive regret, the regret for each round goes to 0: it is at most about 1 / √T after T rounds. In a game of zero sum the averages of two such players therefore approach a solution.</source>
        <translation>按正遺憾值的比例選擇行動，平均每輪的遺憾值越來越小：T 輪之後至多約為 1 / √T。因此在零和博弈中，兩名這樣的玩家的平均策略趨於一個解。</translation>
    </message>
    <message>
        <source>all matrices; solutions: of zero sum</source>
        <translation>所有矩陣；趨於解：零和矩陣</translation>
    </message>
    <message>
        <source>Matrix game</source>
        <translation>矩陣博弈</translation>
    </message>
    <message>
        <source>Hidden moves</source>
        <translation>不完美資訊</translation>
    </message>
    <message>
        <source>Both players choose at the same time, one a row, the other a column; the cell tells what they get.</source>
        <translation>兩名玩家同時選擇，一人選列，一人選欄；格中寫著各得多少。</translation>
    </message>
    <message>
        <source>for each column: mark the rows that get most there</source>
        <translation>對每欄：標出該欄中收益最大的列</translation>
    </message>
    <message>
        <source>for each row: mark the columns that get most there</source>
        <translation>對每列：標出該列中收益最大的欄</translation>
    </message>
    <message>
        <source>a cell with both marks is a pure equilibrium</source>
        <translation>兩種標記都有的格是純策略均衡</translation>
    </message>
    <message>
        <source>while a row or a column is dominated: strike it out</source>
        <translation>當某列或某欄被占優：劃去它</translation>
    </message>
    <message>
        <source>maximise v: the mixture of rows gets at least v in every column</source>
        <translation>最大化 v：列的混合在每欄都至少得 v</translation>
    </message>
    <message>
        <source>check: no row gets more than v from the mixture of columns</source>
        <translation>驗證：對欄的混合，沒有哪列得到多於 v</translation>
    </message>
    <message>
        <source>for two sets of as many rows as columns: mix them so that the other set is worth the same</source>
        <translation>對列數與欄數相同的兩個集合：各自混合，使對方集合中的行動收益相同</translation>
    </message>
    <message>
        <source>keep the mixtures if no share is negative and no other reply is better</source>
        <translation>若機率都不為負，且沒有更好的反應，則保留</translation>
    </message>
    <message>
        <source>Against %1 the best reply is %2, which gets %3.</source>
        <translation>對%1，最優反應是%2，得 %3。</translation>
    </message>
    <message>
        <source>Against %1 the best replies are %2: each gets %3.</source>
        <translation>對%1，最優反應有%2：各得 %3。</translation>
    </message>
    <message>
        <source>No cell has both marks: there is no pure equilibrium. Whatever they play, one of them would rather have played something else.</source>
        <translation>沒有格帶有兩種標記：沒有純策略均衡。無論雙方怎樣選，總有一方想改選別的。</translation>
    </message>
    <message>
        <source>Best replies to each other are %1 and %2: a pure equilibrium, which gives %3 to the row player and %4 to the column player.</source>
        <translation>%1與%2互為最優反應：這是純策略均衡，列玩家得 %3，欄玩家得 %4。</translation>
    </message>
    <message>
        <source>No row and no column is dominated strictly.</source>
        <translation>沒有被嚴格占優的列或欄。</translation>
    </message>
    <message>
        <source>No row and no column is dominated strictly, or weakly by another one.</source>
        <translation>沒有被嚴格占優的列或欄，也沒有被另一列或另一欄弱占優的。</translation>
    </message>
    <message>
        <source>A single cell is left: nothing else is reasonable.</source>
        <translation>只剩一格：別的選擇都不合理。</translation>
    </message>
    <message>
        <source>A single cell is left: an equilibrium. Others may have been struck out.</source>
        <translation>只剩一格：它是均衡。可能已劃去別的均衡。</translation>
    </message>
    <message>
        <source>Nothing that is left is dominated strictly.</source>
        <translation>剩下的都不被嚴格占優。</translation>
    </message>
    <message>
        <source>Nothing that is left is dominated strictly, or weakly by another one.</source>
        <translation>剩下的都不被嚴格占優，也不被另一列或另一欄弱占優。</translation>
    </message>
    <message>
        <source>Strike out %1: the mixture %2 gets more against all that is left, by at least %3.</source>
        <translation>劃去%1：對剩下的每個選擇，混合策略 %2 都得到更多，至少多 %3。</translation>
    </message>
    <message>
        <source>Strike out %1: %2 gets more against all that is left, by at least %3.</source>
        <translation>劃去%1：對剩下的每個選擇，%2都得到更多，至少多 %3。</translation>
    </message>
    <message>
        <source>Strike out %1, which is dominated weakly: %2 never gets less against what is left, and somewhere %3 more.</source>
        <translation>劃去%1，它被弱占優：對剩下的選擇，%2從不少得，有一處多得 %3。</translation>
    </message>
    <message>
        <source>Against %1 the row player gets %2 to %3: a straight line, as the share of %4 goes from 0 to 1.</source>
        <translation>對%1，列玩家得 %2 到 %3：%4的機率從 0 變到 1，收益是一條直線。</translation>
    </message>
    <message>
        <source>The column player replies with the lowest line: so much the row player is sure of, whichever share he chooses.</source>
        <translation>欄玩家用最低的線應對：無論列玩家選怎樣的機率，這就是他必得的。</translation>
    </message>
    <message>
        <source>The row player replies with the highest line: so much the column player has to give, whichever share he chooses.</source>
        <translation>列玩家用最高的線應對：無論欄玩家選怎樣的機率，這就是他要付出的。</translation>
    </message>
    <message>
        <source>The highest point of this lower envelope is at the share %1: there it is %2, the value.</source>
        <translation>下包絡線的最高點在機率 %1 處，那裡是 %2，即博弈的值。</translation>
    </message>
    <message>
        <source>The lowest point of this upper envelope is at the share %1: there it is %2, the value.</source>
        <translation>上包絡線的最低點在機率 %1 處，那裡是 %2，即博弈的值。</translation>
    </message>
    <message>
        <source>Linear programming finds the largest v that a mixture of rows can be sure of: v = %1 with %2.</source>
        <translation>線性規劃求出列的混合策略必得的最大 v：v = %1，用 %2。</translation>
    </message>
    <message>
        <source>So the row player is sure of %1, and the column player, with %2, gives no more: that is the value, and nobody can do better.</source>
        <translation>所以列玩家必得 %1，而欄玩家用 %2 不會付出更多：這就是博弈的值，誰都不能做得更好。</translation>
    </message>
    <message>
        <source>Against %1 the mixture %2 gets the value, %3.</source>
        <translation>對%1，混合策略 %2 恰得博弈的值 %3。</translation>
    </message>
    <message>
        <source>Against %1 the mixture %2 gets %3, more than %4: the column player leaves %1 out.</source>
        <translation>對%1，混合策略 %2 得 %3，多於 %4：欄玩家不用%1。</translation>
    </message>
    <message>
        <source>Against the mixture %2 the row player gets the value, %3, by %1.</source>
        <translation>對混合策略 %2，列玩家用%1恰得博弈的值 %3。</translation>
    </message>
    <message>
        <source>Against the mixture %2 the row player gets only %3 by %1, less than %4, and leaves it out.</source>
        <translation>對混合策略 %2，列玩家用%1只得 %3，少於 %4，所以不用它。</translation>
    </message>
    <message>
        <source>As good: %1.</source>
        <translation>同樣好：%1。</translation>
    </message>
    <message>
        <source>An equilibrium: %1.</source>
        <translation>一個均衡：%1。</translation>
    </message>
    <message>
        <source>%1 makes %2 worth the same, %3, and %4 makes %5 worth the same, %6: a mixed equilibrium.</source>
        <translation>%1 使%2收益相同，為 %3；%4 使%5收益相同，為 %6：這是混合策略均衡。</translation>
    </message>
    <message>
        <source>The matrix is too large to look for all mixed equilibria; of %1 × %2 actions they are found.</source>
        <translation>矩陣太大，不求全部混合策略均衡；%1 × %2 的矩陣可以求。</translation>
    </message>
    <message>
        <source>Some of these have a mixture in common: all that lies between them is an equilibrium, too.</source>
        <translation>其中有的有一個相同的混合策略：它們之間的也都是均衡。</translation>
    </message>
    <message>
        <source>%1. No other pair of sets of actions gives one.</source>
        <translation>%1。別的行動集合都給不出均衡。</translation>
    </message>
    <message>
        <source>struck out</source>
        <translation>劃去</translation>
    </message>
    <message>
        <source>what always gets less</source>
        <translation>總是得到更少的</translation>
    </message>
    <message>
        <source>also what never gets more</source>
        <translation>也劃去從不得到更多的</translation>
    </message>
    <message>
        <source>which rows and columns are struck out as dominated; with those that never get more, equilibria may be lost</source>
        <translation>劃去哪些被占優的列和欄；若也劃去從不得到更多的，可能丟失均衡</translation>
    </message>
    <message>
        <source>From best replies to the value</source>
        <translation>從最優反應到博弈的值</translation>
    </message>
    <message>
        <source>From best replies to equilibria</source>
        <translation>從最優反應到均衡</translation>
    </message>
    <message>
        <source>With %1 the row player is sure of it, and with %2 the column player gives no more.</source>
        <translation>列玩家用 %1 必得這麼多，欄玩家用 %2 不會付出更多。</translation>
    </message>
    <message>
        <source>These mixtures are the only ones that do so.</source>
        <translation>只有這兩個混合策略如此。</translation>
    </message>
    <message>
        <source>The steps tell the others.</source>
        <translation>其餘見分步演示。</translation>
    </message>
    <message>
        <source>play x and y, in each round t = 1, 2, …</source>
        <translation>每輪 t = 1, 2, …：用 x 與 y</translation>
    </message>
    <message>
        <source>u[a] ← what action a would have earned</source>
        <translation>u[a] ← 行動 a 本可得到的收益</translation>
    </message>
    <message>
        <source>next x[a] ← max(R[a], 0) / Σ max(R, 0)</source>
        <translation>下一輪 x[a] ← max(R[a], 0) / Σ max(R, 0)</translation>
    </message>
    <message>
        <source>average ← (1 x₁ + 2 x₂ + … + t xₜ) / (1 + 2 + … + t)</source>
        <translation>平均 ← (1 x₁ + 2 x₂ + … + t xₜ) / (1 + 2 + … + t)</translation>
    </message>
    <message>
        <source>average ← (x₁ + x₂ + … + xₜ) / t</source>
        <translation>平均 ← (x₁ + x₂ + … + xₜ) / t</translation>
    </message>
    <message>
        <source>Round %1: the row player plays %2, the column player %3.</source>
        <translation>第 %1 輪：列玩家用 %2，欄玩家用 %3。</translation>
    </message>
    <message>
        <source>The averages after round %1 are %2 and %3: against these a best reply gains %4, averaged over both players.</source>
        <translation>第 %1 輪後的平均策略是 %2 與 %3：對它們的最優反應能多得 %4（兩名玩家的均值）。</translation>
    </message>
    <message>
        <source>Against %1 the rows would have earned %2; the row player earned %3.</source>
        <translation>對 %1，各列本可得 %2；列玩家得了 %3。</translation>
    </message>
    <message>
        <source>Against %1, which comes next, the columns would earn %2; the column player’s strategy earns %3.</source>
        <translation>對下一輪的 %1，各欄會得 %2；欄玩家的策略得 %3。</translation>
    </message>
    <message>
        <source>Against %1 the columns would have earned %2; the column player earned %3.</source>
        <translation>對 %1，各欄本可得 %2；欄玩家得了 %3。</translation>
    </message>
    <message>
        <source>What more each row would have earned is added to its regret, and what is negative is forgotten: %1.</source>
        <translation>各列本可多得的加入它的遺憾值，負的清零：%1。</translation>
    </message>
    <message>
        <source>What more each column would have earned is added to its regret, and what is negative is forgotten: %1.</source>
        <translation>各欄本可多得的加入它的遺憾值，負的清零：%1。</translation>
    </message>
    <message>
        <source>What more each row would have earned is added to its regret: %1.</source>
        <translation>各列本可多得的加入它的遺憾值：%1。</translation>
    </message>
    <message>
        <source>What more each column would have earned is added to its regret: %1.</source>
        <translation>各欄本可多得的加入它的遺憾值：%1。</translation>
    </message>
    <message>
        <source>Nothing is regretted: the row player plays %1 next, as in the first round.</source>
        <translation>沒有正遺憾值：列玩家下一輪用 %1，與第一輪相同。</translation>
    </message>
    <message>
        <source>Nothing is regretted: the column player plays %1 next, as in the first round.</source>
        <translation>沒有正遺憾值：欄玩家下一輪用 %1，與第一輪相同。</translation>
    </message>
    <message>
        <source>The positive regrets sum to %1; their shares of it are what the row player plays next: %2.</source>
        <translation>正遺憾值之和為 %1；各占的比例就是列玩家下一輪的策略：%2。</translation>
    </message>
    <message>
        <source>The positive regrets sum to %1; their shares of it are what the column player plays next: %2.</source>
        <translation>正遺憾值之和為 %1；各占的比例就是欄玩家下一輪的策略：%2。</translation>
    </message>
    <message>
        <source>After %1 rounds the averages are %2 and %3: a best reply gains %4, and they are worth %5; the value is %6.</source>
        <translation>%1 輪後的平均策略是 %2 與 %3：最優反應能多得 %4，它們的收益是 %5；博弈的值是 %6。</translation>
    </message>
    <message>
        <source>After %1 rounds the averages are %2 and %3: a best reply gains %4; for each round the regret is at most %5 and %6.</source>
        <translation>%1 輪後的平均策略是 %2 與 %3：最優反應能多得 %4；平均每輪的遺憾值至多是 %5 與 %6。</translation>
    </message>
    <message>
        <source>After %1 rounds the averages are %2 and %3: a best reply gains %4; for each round the regret is %5 and %6.</source>
        <translation>%1 輪後的平均策略是 %2 與 %3：最優反應能多得 %4；平均每輪的遺憾值是 %5 與 %6。</translation>
    </message>
    <message>
        <source>Regret matching+, round by round</source>
        <translation>遺憾匹配+，逐輪演示</translation>
    </message>
    <message>
        <source>Regret matching, round by round</source>
        <translation>遺憾匹配，逐輪演示</translation>
    </message>
    <message>
        <source>row&#xa0;%1</source>
        <translation>「%1」列</translation>
    </message>
    <message>
        <source>column&#xa0;%1</source>
        <translation>「%1」欄</translation>
    </message>
    <message>
        <source>rows&#xa0;%1</source>
        <translation>「%1」各列</translation>
    </message>
    <message>
        <source>columns&#xa0;%1</source>
        <translation>「%1」各欄</translation>
    </message>
    <message>
        <source>the row player</source>
        <translation>列玩家</translation>
    </message>
    <message>
        <source>the column player</source>
        <translation>欄玩家</translation>
    </message>
    <message>
        <source>The value is %1</source>
        <translation>博弈的值是 %1</translation>
    </message>
    <message>
        <source>There is 1 pure equilibrium</source>
        <translation>有 1 個純策略均衡</translation>
    </message>
    <message>
        <source>There are %1 pure equilibria</source>
        <translation>有 %1 個純策略均衡</translation>
    </message>
    <message>
        <source>There are infinitely many equilibria</source>
        <translation>有無窮多個均衡</translation>
    </message>
    <message>
        <source>There is 1 equilibrium</source>
        <translation>有 1 個均衡</translation>
    </message>
    <message>
        <source>There are %1 equilibria</source>
        <translation>有 %1 個均衡</translation>
    </message>
    <message>
        <source>%1 and %2, which give %3 and %4</source>
        <translation>%1與%2，收益為 %3 與 %4</translation>
    </message>
    <message>
        <source>All equilibria of %1 × %2 actions that are not dominated are too many to look for; 8 × 8 are not.</source>
        <translation>不被占優的行動有 %1 × %2，求全部均衡工作量太大；8 × 8 可以。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a payoff, which is a number such as 3, -1/2 or 0.25.</source>
        <translation>第 %2 個字元處的「%1」不是收益；收益是 3、-1/2、0.25 這樣的數。</translation>
    </message>
    <message>
        <source>a payoff is missing at column %1.</source>
        <translation>第 %1 個字元處缺少收益。</translation>
    </message>
    <message>
        <source>There are more than %1 rows.</source>
        <translation>多於 %1 列。</translation>
    </message>
    <message>
        <source>there are more than %1 columns.</source>
        <translation>多於 %1 欄。</translation>
    </message>
    <message>
        <source>cell %1 has two payoffs, the first cell of all one.</source>
        <translation>第 %1 格有兩個收益，而第一格只有一個。</translation>
    </message>
    <message>
        <source>cell %1 has one payoff, the first cell of all two.</source>
        <translation>第 %1 格有一個收益，而第一格有兩個。</translation>
    </message>
    <message>
        <source>there are %1, but %2 cells in the first row.</source>
        <translation>有 %1 格，而第一列有 %2 格。</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>第 %1 列：%2</translation>
    </message>
    <message>
        <source>A matrix is missing: rows separated by “;”, payoffs by “,”.</source>
        <translation>缺少矩陣：列用「;」分隔，收益用「,」分隔。</translation>
    </message>
    <message>
        <source>Both players’ payoffs are needed, as in “%1”.</source>
        <translation>需要兩名玩家的收益，如「%1」。</translation>
    </message>
    <message>
        <source>A matrix has 1 to %1 rows and columns.</source>
        <translation>矩陣有 1 到 %1 列和欄。</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>輪數</translation>
    </message>
    <message>
        <source>how many rounds are played</source>
        <translation>進行多少輪</translation>
    </message>
    <message>
        <source>strategies of</source>
        <translation>顯示的策略</translation>
    </message>
    <message>
        <source>whose strategies the charts show</source>
        <translation>圖表顯示哪一方的策略</translation>
    </message>
    <message>
        <source>How many rounds of regret matching are played: give --to.</source>
        <translation>請用 --to 給出遺憾匹配的輪數。</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>names of the rows, separated by commas, and, if they are called otherwise, after a semicolon those of the columns; without names rows have numbers and columns letters</source>
        <translation>列的名稱，用逗號分隔；欄的名稱若不同，寫在分號後面；沒有名稱時列用數字、欄用字母</translation>
    </message>
    <message>
        <source>A best reply to what the other player does is an action, or a mixture of actions, that gets most against it. Two strategies that reply best to each other are an equilibrium.</source>
        <translation>對另一方的做法，收益最大的行動或行動的混合是最優反應。互為最優反應的兩個策略構成均衡。</translation>
    </message>
    <message>
        <source>The regret of an action is what it would have earned more than was earned, summed over all rounds. The exploitability of two strategies is what best replies to them would gain, the mean of both players: 0 in an equilibrium only.</source>
        <translation>一個行動的遺憾值是它比實際本可多得的收益，對所有輪求和。兩個策略的可利用度是對它們的最優反應能多得多少，取兩名玩家的均值：只在均衡中為 0。</translation>
    </message>
    <message>
        <source>best reply, equilibrium</source>
        <translation>最優反應、均衡</translation>
    </message>
    <message>
        <source>best reply|best replies|equilibrium|equilibria</source>
        <translation>最優反應|均衡</translation>
    </message>
    <message>
        <source>regret, exploitability</source>
        <translation>遺憾值、可利用度</translation>
    </message>
    <message>
        <source>regret|regrets|exploitability</source>
        <translation>遺憾值|可利用度</translation>
    </message>
    <message>
        <source>a weighted vote</source>
        <translation>加權投票</translation>
    </message>
    <message>
        <source>an airport’s costs</source>
        <translation>機場的費用</translation>
    </message>
    <message>
        <source>a bankruptcy</source>
        <translation>破產問題</translation>
    </message>
    <message>
        <source>a market of gloves</source>
        <translation>手套市場</translation>
    </message>
    <message>
        <source>flows in a network</source>
        <translation>網路中的流</translation>
    </message>
    <message>
        <source>given by</source>
        <translation>價值的來源</translation>
    </message>
    <message>
        <source>what the values of coalitions follow from</source>
        <translation>聯盟的價值由什麼得出</translation>
    </message>
    <message>
        <source>network</source>
        <translation>網路</translation>
    </message>
    <message>
        <source>a file in DOT, digraph { a -&gt; b [capacity=3, owner=A] }, or in JSON, {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;]]}</source>
        <translation>DOT 檔案 digraph { a -&gt; b [capacity=3, owner=A] }，或 JSON {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;]]}</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>三個玩家</translation>
    </message>
    <message>
        <source>Four players: a nucleolus in halves</source>
        <translation>四個玩家：帶一半的核仁</translation>
    </message>
    <message>
        <source>An empty core: any two may share all</source>
        <translation>核心為空：任意兩人可分得全部</translation>
    </message>
    <message>
        <source>A vote: 50, 49 and 1 of 100</source>
        <translation>投票：100 票中的 50、49 和 1</translation>
    </message>
    <message>
        <source>A security council: five of fifteen have a veto</source>
        <translation>安全理事會：十五國中五國有否決權</translation>
    </message>
    <message>
        <source>An airport’s runway</source>
        <translation>機場跑道</translation>
    </message>
    <message>
        <source>Gloves: two left, one right</source>
        <translation>手套：兩隻左手，一隻右手</translation>
    </message>
    <message>
        <source>The Talmud’s three wives</source>
        <translation>《塔木德》的三位妻子</translation>
    </message>
    <message>
        <source>Three carriers of a flow</source>
        <translation>三家共運的流</translation>
    </message>
    <message>
        <source>Four carriers of a flow, in JSON</source>
        <translation>四家共運的流，JSON</translation>
    </message>
    <message>
        <source>A path that takes flow back</source>
        <translation>退回流量的路徑</translation>
    </message>
    <message>
        <source>Shapley value</source>
        <translation>夏普利值</translation>
    </message>
    <message>
        <source>It is the one way to divide v(N) that treats those alike who add alike, gives nothing to a player who adds nothing, and gives for a sum of two games the sum of what it gives for each.</source>
        <translation>這是分配 v(N) 的唯一方法：貢獻相同者所得相同，毫無貢獻者一無所得，兩個博弈之和的分配等於分配之和。</translation>
    </message>
    <message>
        <source>all games of coalitions</source>
        <translation>所有聯盟博弈</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>The core is not empty if and only if no coalitions, with weights that add up to 1 over each player, are worth more than v(N) together.</source>
        <translation>核心非空，當且僅當沒有這樣一組帶權的聯盟：每個玩家所在聯盟的權之和都是 1，而加權價值之和超過 v(N)。</translation>
    </message>
    <message>
        <source>Nucleolus</source>
        <translation>核仁</translation>
    </message>
    <message>
        <source>Of all ways to divide v(N) in which nobody gets less than alone, exactly one has the lexicographically least excesses, sorted from the greatest down. If the core is not empty, this one is in it.</source>
        <translation>在人人所得不少於單獨行動的前提下，分配 v(N) 的方法中，超出量從大到小排列後字典序最小的只有一種。核心非空時，它在核心裡。</translation>
    </message>
    <message>
        <source>v(N) is at least what all are worth alone</source>
        <translation>v(N) 不少於各人單獨行動的價值之和</translation>
    </message>
    <message>
        <source>Convex games</source>
        <translation>凸博弈</translation>
    </message>
    <message>
        <source>If it pays more to join a larger coalition, the core is the convex hull of what the orders give, and the Shapley value, the mean of these, is in it.</source>
        <translation>如果聯盟越大，加入就越合算，那麼核心就是各種次序的所得張成的區域，夏普利值在其正中。</translation>
    </message>
    <message>
        <source>convex games</source>
        <translation>凸博弈</translation>
    </message>
    <message>
        <source>Greatest flow, smallest cut</source>
        <translation>最大流與最小割</translation>
    </message>
    <message>
        <source>The largest flow is as large as the smallest capacity of arrows that separate its ends. Paying each owner what he has of such a cut gives a point of the core.</source>
        <translation>最大流量等於把兩端隔開的箭頭的最小總容量。按各人在這個割中擁有的容量分配，得到核心中的一點。</translation>
    </message>
    <message>
        <source>flows in networks</source>
        <translation>網路中的流</translation>
    </message>
    <message>
        <source>Communicating vessels</source>
        <translation>連通器</translation>
    </message>
    <message>
        <source>The nucleolus divides an estate as the Talmud does: any two divide what they get together so that each first gets what the other does not claim, and the rest is halved.</source>
        <translation>核仁按《塔木德》的方法分配遺產：任意兩人分他們合得的部分時，各人先拿到對方不要求的部分，其餘平分。</translation>
    </message>
    <message>
        <source>estates smaller than the claims on them</source>
        <translation>債權總和超過遺產</translation>
    </message>
    <message>
        <source>Coalitions</source>
        <translation>聯盟</translation>
    </message>
    <message>
        <source>Joining players</source>
        <translation>合作的玩家</translation>
    </message>
    <message>
        <source>Players join in coalitions, each of which is worth something. How is what all are worth together divided among them?</source>
        <translation>玩家可以結成聯盟，每個聯盟有一個價值。全體的價值該怎樣分配？</translation>
    </message>
    <message>
        <source>A number is missing at column %1; write 3, 0.5 or 1/3.</source>
        <translation>第 %1 個字元處缺少一個數；請寫成 3、0.5 或 1/3 的樣子。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a number such as 3, 0.5 or 1/3.</source>
        <translation>第 %2 個字元處的「%1」不是數；請寫成 3、0.5 或 1/3 的樣子。</translation>
    </message>
    <message>
        <source>The numbers have no common denominator up to %1; write them with fewer decimals.</source>
        <translation>這些數沒有不超過 %1 的公分母；請少寫幾位小數。</translation>
    </message>
    <message>
        <source>The denominator of %1 at column %2 is larger than %3.</source>
        <translation>第 %2 個字元處 %1 的分母大於 %3。</translation>
    </message>
    <message>
        <source>There are 2 to %1 players, not %2.</source>
        <translation>玩家應有 2 到 %1 個，而不是 %2 個。</translation>
    </message>
    <message>
        <source>There is no “;” after the first number; write it as %1.</source>
        <translation>第一個數後面缺少「;」；請寫成 %1 的樣子。</translation>
    </message>
    <message>
        <source>There is a second “;” at column %1; write it as %2.</source>
        <translation>第 %1 個字元處有第二個「;」；請寫成 %2 的樣子。</translation>
    </message>
    <message>
        <source>There are more than %1 values; a table has %2 players at most, which are %1 coalitions.</source>
        <translation>價值超過 %1 個；表中最多有 %2 個玩家，即 %1 個聯盟。</translation>
    </message>
    <message>
        <source>%1 values are not a table: two players have 3 coalitions, three have 7, four 15, five 31 …</source>
        <translation>%1 個價值不能成表：兩個玩家有 3 個聯盟，三個有 7 個，四個 15，五個 31 ……</translation>
    </message>
    <message>
        <source>“;” at column %1 stands in no table of values; a vote is written [51; 50,49,1].</source>
        <translation>第 %1 個字元處的「;」不該出現在價值表中；投票寫成 [51; 50,49,1]。</translation>
    </message>
    <message>
        <source>The first of these %1 values is that of nobody, v(∅), and must be 0, not %2.</source>
        <translation>這 %1 個價值中的第一個是空聯盟的 v(∅)，必須為 0，而不是 %2。</translation>
    </message>
    <message>
        <source>“]” is missing at column %1, after the weights.</source>
        <translation>第 %1 個字元處，權的後面缺少「]」。</translation>
    </message>
    <message>
        <source>The weight %1 of player %2 is negative.</source>
        <translation>權 %1（玩家 %2）為負。</translation>
    </message>
    <message>
        <source>The quota %1 should be above 0: nobody alone decides nothing.</source>
        <translation>門檻 %1 應大於 0：空聯盟不能決定任何事。</translation>
    </message>
    <message>
        <source>The quota %1 is more than all weights together, %2.</source>
        <translation>門檻 %1 超過全部權之和 %2。</translation>
    </message>
    <message>
        <source>The cost %1 of player %2 is negative.</source>
        <translation>費用 %1（玩家 %2）為負。</translation>
    </message>
    <message>
        <source>The claim %1 of player %2 is negative.</source>
        <translation>債權 %1（玩家 %2）為負。</translation>
    </message>
    <message>
        <source>Nobody claims anything.</source>
        <translation>沒有人要求任何東西。</translation>
    </message>
    <message>
        <source>The estate %1 should be from 0 to %2, which all claims add up to.</source>
        <translation>遺產 %1 應在 0 到債權總和 %2 之間。</translation>
    </message>
    <message>
        <source>Two nodes are wanted, where the flow begins and where it ends, such as s,t.</source>
        <translation>需要兩個節點，即流的起點和終點，例如 s,t。</translation>
    </message>
    <message>
        <source>The flow begins and ends at the same node.</source>
        <translation>流的起點和終點是同一個節點。</translation>
    </message>
    <message>
        <source>The network has more than %1 nodes.</source>
        <translation>網路的節點超過 %1 個。</translation>
    </message>
    <message>
        <source>The network has more than %1 arrows.</source>
        <translation>網路的箭頭超過 %1 條。</translation>
    </message>
    <message>
        <source>The arrows have neither capacities nor owners; write {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;]]}.</source>
        <translation>箭頭既無容量也無所有者；請寫成 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;]]}。</translation>
    </message>
    <message>
        <source>The arrow %1 at line %2, column %3 ends where it begins.</source>
        <translation>第 %2 列第 %3 個字元處的箭頭 %1 起點和終點相同。</translation>
    </message>
    <message>
        <source>The arrow %1 at line %2, column %3 has no capacity; write [capacity=3, owner=A], or [&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;] in JSON.</source>
        <translation>第 %2 列第 %3 個字元處的箭頭 %1 沒有容量；請寫 [capacity=3, owner=A]，JSON 中寫 [&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;]。</translation>
    </message>
    <message>
        <source>The capacity “%1” of the arrow %2 at line %3, column %4 is not a number from 0 to %5, such as 3, 0.5 or 1/3.</source>
        <translation>第 %3 列第 %4 個字元處箭頭 %2 的容量「%1」不是 0 到 %5 的數，例如 3、0.5 或 1/3。</translation>
    </message>
    <message>
        <source>The capacity %1 of the arrow %2 at line %3, column %4 is negative.</source>
        <translation>第 %3 列第 %4 個字元處箭頭 %2 的容量 %1 為負。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 is owner number %4; a network may have %5.</source>
        <translation>第 %2 列第 %3 個字元處的「%1」是第 %4 個所有者；一個網路最多有 %5 個。</translation>
    </message>
    <message>
        <source>nothing flows</source>
        <translation>流量為零</translation>
    </message>
    <message>
        <source>while a path of arrows with room, or of flow to be taken back, leads to the end:</source>
        <translation>當有餘量或可退回流量的路徑通向終點時：</translation>
    </message>
    <message>
        <source>    b ← the least room along the shortest</source>
        <translation>    b ← 最短路徑上的最小餘量</translation>
    </message>
    <message>
        <source>    b more flows along it</source>
        <translation>    沿它增加流量 b</translation>
    </message>
    <message>
        <source>the arrows out of what is still reached are a smallest cut</source>
        <translation>從仍可到達的部分出去的箭頭是最小割</translation>
    </message>
    <message>
        <source>each owner gets what he has of the cut: a point of the core</source>
        <translation>各所有者得到他在割中的容量：核心中的一點</translation>
    </message>
    <message>
        <source>Largest flow: augmenting paths</source>
        <translation>最大流：增廣路徑</translation>
    </message>
    <message>
        <source>Nothing flows yet from %1 to %2; each arrow has room for its capacity.</source>
        <translation>從 %1 到 %2 還沒有流量；每條箭頭的餘量就是其容量。</translation>
    </message>
    <message>
        <source>A shortest path with room: %1. The narrowest is %2, from which %3 can be taken back.</source>
        <translation>一條有餘量的最短路徑：%1。最窄處是 %2，可退回 %3。</translation>
    </message>
    <message>
        <source>A shortest path with room, which takes flow back at ⇠: %1. The narrowest is %2 with room for %3.</source>
        <translation>一條有餘量的最短路徑，在 ⇠ 處退回流量：%1。最窄處是 %2，餘量 %3。</translation>
    </message>
    <message>
        <source>A shortest path with room: %1. The narrowest is %2 with room for %3.</source>
        <translation>一條有餘量的最短路徑：%1。最窄處是 %2，餘量 %3。</translation>
    </message>
    <message>
        <source>%1 more flows along it, %2 in all.</source>
        <translation>沿它增加 %1，流量共 %2。</translation>
    </message>
    <message>
        <source>No path leads on: from %1 only {%2} can be reached, and no arrow leads on from there. Nothing can flow.</source>
        <translation>再無路徑：從 %1 只能到達 {%2}，沒有箭頭由此出去。流量只能是零。</translation>
    </message>
    <message>
        <source>No path leads on: from %1 only {%2} can be reached. The arrows out of there are full: %3. They carry %4 together, and all that flows must pass them: no flow is larger.</source>
        <translation>再無路徑：從 %1 只能到達 {%2}。由此出去的箭頭都已滿：%3。它們合計 %4，一切流量都要經過它們：沒有更大的流。</translation>
    </message>
    <message>
        <source>Each owner gets what he has of this cut: %1. The flow of any coalition has to pass the cut by its own arrows, so it is never worth more than it gets: this is a point of the core.</source>
        <translation>各所有者得到他在這個割中的容量：%1。任何聯盟的流都要由自己的箭頭穿過這個割，所以其價值不會超過所得：這是核心中的一點。</translation>
    </message>
    <message>
        <source>open ← all coalitions but ∅ and N</source>
        <translation>未定 ← 除 ∅ 和 N 外的所有聯盟</translation>
    </message>
    <message>
        <source>while the payments x are not settled:</source>
        <translation>當所得 x 尚未確定時：</translation>
    </message>
    <message>
        <source>    ε ← the least that the greatest excess of the open ones can be</source>
        <translation>    ε ← 未定聯盟的最大超出量所能達到的最小值</translation>
    </message>
    <message>
        <source>    those that cannot be below ε get v(S) − ε, and are settled</source>
        <translation>    不能低於 ε 的聯盟得 v(S) − ε，就此確定</translation>
    </message>
    <message>
        <source>x is the nucleolus</source>
        <translation>x 就是核仁</translation>
    </message>
    <message>
        <source>Nucleolus: the greatest excess as small as can be</source>
        <translation>核仁：使最大超出量盡可能小</translation>
    </message>
    <message>
        <source>The excess of a coalition S is v(S) − x(S): what it is worth more than it is paid. The greatest excess is to be as small as it can be.</source>
        <translation>聯盟 S 的超出量是 v(S) − x(S)：價值比所得多出多少。要使最大的超出量盡可能小。</translation>
    </message>
    <message>
        <source>Nothing is left free: the nucleolus is (%1).</source>
        <translation>已全部確定：核仁是 (%1)。</translation>
    </message>
    <message>
        <source>ε = 0: where no coalition gets less than it is worth. This is the core.</source>
        <translation>ε = 0：任何聯盟的所得都不少於其價值。這就是核心。</translation>
    </message>
    <message>
        <source>ε = %1: the payments at which no coalition gets less than it is worth by more than %1.</source>
        <translation>ε = %1：任何聯盟的所得比其價值最多少 %1 的那些分配。</translation>
    </message>
    <message>
        <source>ε = %1: the payments at which every coalition gets at least %2 more than it is worth.</source>
        <translation>ε = %1：每個聯盟的所得比其價值至少多 %2 的那些分配。</translation>
    </message>
    <message>
        <source>Among the open coalitions the greatest excess can be as small as %1: what one of these gained, another would lose: %2.</source>
        <translation>未定聯盟的最大超出量最小可以是 %1：其中一個多得，另一個就少得：%2。</translation>
    </message>
    <message>
        <source>The greatest excess cannot be below %1: what one of these gained, another would lose: %2. It is above 0: no payments are in the core.</source>
        <translation>最大超出量不能低於 %1：其中一個多得，另一個就少得：%2。它大於 0：核心為空。</translation>
    </message>
    <message>
        <source>The greatest excess can be as small as %1: what one of these gained, another would lose: %2. It is not above 0: these payments are in the core.</source>
        <translation>最大超出量最小可以是 %1：其中一個多得，另一個就少得：%2。它不大於 0：這些分配在核心裡。</translation>
    </message>
    <message>
        <source>So it is settled what these get, and thereby what everybody gets: %1.</source>
        <translation>於是這些聯盟的所得已確定，人人的所得也隨之確定：%1。</translation>
    </message>
    <message>
        <source>So it is settled what these get: %1. One number may still be chosen.</source>
        <translation>於是這些聯盟的所得已確定：%1。還可選定一個數。</translation>
    </message>
    <message>
        <source>So it is settled what these get: %1. %2 numbers may still be chosen.</source>
        <translation>於是這些聯盟的所得已確定：%1。還可選定的數有 %2 個。</translation>
    </message>
    <message>
        <source>for each order of the players:</source>
        <translation>對玩家的每種次序：</translation>
    </message>
    <message>
        <source>    for each player i, as he joins those before him, S:</source>
        <translation>    對依次到來、加入先到者 S 的每個玩家 i：</translation>
    </message>
    <message>
        <source>        i adds v(S ∪ {i}) − v(S)</source>
        <translation>        i 貢獻 v(S ∪ {i}) − v(S)</translation>
    </message>
    <message>
        <source>    φ ← the mean of what each has added in the orders so far</source>
        <translation>    φ ← 各人在目前各次序中貢獻的平均</translation>
    </message>
    <message>
        <source>for each player i:</source>
        <translation>對每個玩家 i：</translation>
    </message>
    <message>
        <source>    for s from 0 to n − 1:</source>
        <translation>    令 s 從 0 到 n − 1：</translation>
    </message>
    <message>
        <source>        a(s) ← the mean of v(S ∪ {i}) − v(S) over all S of s others</source>
        <translation>        a(s) ← 對所有 s 個其他玩家的 S，v(S ∪ {i}) − v(S) 的平均</translation>
    </message>
    <message>
        <source>    φ(i) ← the mean of a(0), …, a(n − 1)</source>
        <translation>    φ(i) ← a(0), …, a(n − 1) 的平均</translation>
    </message>
    <message>
        <source>Shapley value: all orders</source>
        <translation>夏普利值：所有次序</translation>
    </message>
    <message>
        <source>Order %1: player %2 comes first and adds %3 = %4.</source>
        <translation>次序 %1：玩家 %2 最先到來，貢獻 %3 = %4。</translation>
    </message>
    <message>
        <source>Order %1: player %2 joins %3 and adds %4 − %5 = %6 − %7 = %8.</source>
        <translation>次序 %1：玩家 %2 加入 %3，貢獻 %4 − %5 = %6 − %7 = %8。</translation>
    </message>
    <message>
        <source>Order %1 gives the players (%2).</source>
        <translation>次序 %1 給各玩家 (%2)。</translation>
    </message>
    <message>
        <source>Order %1 gives the players (%2). The mean of %3 orders is (%4).</source>
        <translation>次序 %1 給各玩家 (%2)。%3 種次序的平均是 (%4)。</translation>
    </message>
    <message>
        <source>These were all %1 orders, each as likely as any other: the Shapley value is (%2).</source>
        <translation>%1 種次序已全部列出，機會均等：夏普利值是 (%2)。</translation>
    </message>
    <message>
        <source>Shapley value: by the sizes of coalitions</source>
        <translation>夏普利值：按聯盟的大小</translation>
    </message>
    <message>
        <source>Player %1 adds to coalitions of 0, 1, …, %2 others on average: %3. Each size is as likely as any other: the mean is %4.</source>
        <translation>玩家 %1 對 0、1、……、%2 個其他玩家的聯盟平均貢獻 %3。每種大小機會均等：平均是 %4。</translation>
    </message>
    <message>
        <source>The Shapley value is (%1).</source>
        <translation>夏普利值是 (%1)。</translation>
    </message>
    <message>
        <source>a vessel for each claim: half of it at the bottom, half at the top</source>
        <translation>每份債權一個容器：一半在底部，一半在頂部</translation>
    </message>
    <message>
        <source>pour in the estate; all are connected, and the water stands alike</source>
        <translation>倒入遺產；容器彼此連通，水位相同</translation>
    </message>
    <message>
        <source>    half a claim is full: that player waits</source>
        <translation>    半份債權已滿：該玩家等待</translation>
    </message>
    <message>
        <source>    the water reaches the upper half: that player gets more again</source>
        <translation>    水到達上半部：該玩家又有所得</translation>
    </message>
    <message>
        <source>what each vessel holds is the nucleolus</source>
        <translation>各容器的水量就是核仁</translation>
    </message>
    <message>
        <source>An estate divided by vessels</source>
        <translation>用連通器分配遺產</translation>
    </message>
    <message>
        <source>Each claim is a vessel, half of it at the bottom and half at the top, all as high as the largest claim and connected below. The estate, %1, is poured in.</source>
        <translation>每份債權是一個容器，一半在底部，一半在頂部，都與最大的債權一樣高，底部連通。倒入遺產 %1。</translation>
    </message>
    <message>
        <source>At the level %1 the water reaches the upper half of player %2’s vessel: he lacks as much as the largest claim does, and gets more again.</source>
        <translation>水位 %1：水到達玩家 %2 的容器上半部。他的損失與最大債權人的一樣多，又有所得。</translation>
    </message>
    <message>
        <source>At the level %1 player %2 has half his claim, %3. The tube above takes nothing: he waits.</source>
        <translation>水位 %1：玩家 %2 得到半份債權 %3。上面的細管不容水：他等待。</translation>
    </message>
    <message>
        <source>The estate is in, and the water stands at %1: the players get (%2). Of what any two get together, each gets as the Talmud divides it: this is the nucleolus.</source>
        <translation>遺產已全部倒入，水位 %1：各玩家得 (%2)。任意兩人合得的部分，都按《塔木德》的方法分配：這就是核仁。</translation>
    </message>
    <message>
        <source>%1 coalitions, with weights that over each player add up to 1, are worth %2 together, more than v(N) = %3.</source>
        <translation>%1 個聯盟，各玩家所在聯盟的權之和都是 1，加權價值共 %2，大於 v(N) = %3。</translation>
    </message>
    <message>
        <source>The coalitions %1 with the weights %2, which over each player add up to 1, are worth %3 together, more than v(N) = %4.</source>
        <translation>聯盟 %1 的權為 %2，各玩家所在聯盟的權之和都是 1，加權價值共 %3，大於 v(N) = %4。</translation>
    </message>
    <message>
        <source>The core is empty: whatever is paid, some coalition gets at least %1 less than it is worth.</source>
        <translation>核心為空：無論怎樣分配，總有聯盟的所得比其價值至少少 %1。</translation>
    </message>
    <message>
        <source>The core is not empty: at (%1) no coalition would rather leave.</source>
        <translation>核心非空：在 (%1)，沒有聯盟寧願退出。</translation>
    </message>
    <message>
        <source>The Shapley value is in the core, too.</source>
        <translation>夏普利值也在核心裡。</translation>
    </message>
    <message>
        <source>The Shapley value is not in the core: the coalition %1 gets %2 and is worth %3.</source>
        <translation>夏普利值不在核心裡：聯盟 %1 得 %2，而價值 %3。</translation>
    </message>
    <message>
        <source>The nucleolus is (%1).</source>
        <translation>核仁是 (%1)。</translation>
    </message>
    <message>
        <source>All together are worth less than all alone, added up: somebody has to get less than alone, and the nucleolus is that without this condition.</source>
        <translation>全體的價值少於各人單獨行動之和：總有人所得少於單獨行動，這裡的核仁不要求人人不少於單獨行動。</translation>
    </message>
    <message>
        <source>The game is convex: the larger a coalition is, the more it pays to join it.</source>
        <translation>這是凸博弈：聯盟越大，加入就越合算。</translation>
    </message>
    <message>
        <source>The game is superadditive: it never costs two coalitions anything to join. It is not convex.</source>
        <translation>這是超可加博弈：兩個聯盟合併從不吃虧。它不是凸博弈。</translation>
    </message>
    <message>
        <source>The game is not superadditive: %1 = %2 and %3 = %4, but %5 = %6.</source>
        <translation>這個博弈不是超可加的：%1 = %2，%3 = %4，而 %5 = %6。</translation>
    </message>
    <message>
        <source>The game is simple: a coalition wins or loses. Nobody has a veto.</source>
        <translation>這是簡單博弈：聯盟非勝即負。沒有人有否決權。</translation>
    </message>
    <message>
        <source>The game is simple: a coalition wins or loses. Without these players no coalition wins: %1.</source>
        <translation>這是簡單博弈：聯盟非勝即負。缺了這些玩家就不能獲勝：%1。</translation>
    </message>
    <message>
        <source>Players who add to every coalition what they are worth alone: %1.</source>
        <translation>對每個聯盟的貢獻都等於單獨行動價值的玩家：%1。</translation>
    </message>
    <message>
        <source>Shapley value (%1)</source>
        <translation>夏普利值 (%1)</translation>
    </message>
    <message>
        <source>The Shapley value of %1 players, from samples</source>
        <translation>%1 個玩家的夏普利值，抽樣估計</translation>
    </message>
    <message>
        <source>The others are in the table.</source>
        <translation>其餘的見表。</translation>
    </message>
    <message>
        <source>Shapley values from samples</source>
        <translation>夏普利值的抽樣估計</translation>
    </message>
    <message>
        <source>repeat: a random order of the players</source>
        <translation>重複：玩家的一種隨機次序</translation>
    </message>
    <message>
        <source>    each arrives, and adds v(S ∪ {i}) − v(S)</source>
        <translation>    各人到來，貢獻 v(S ∪ {i}) − v(S)</translation>
    </message>
    <message>
        <source>Shapley value and nucleolus</source>
        <translation>夏普利值與核仁</translation>
    </message>
    <message>
        <source>Each coalition of n players is worth something. What does a player add on average, over all orders in which they may arrive?</source>
        <translation>n 個玩家的每個聯盟有一個價值。在所有到來的次序中，每個玩家平均貢獻多少？</translation>
    </message>
    <message>
        <source>cases to the end: n from 2 to 16, then 2^n values to 10^9, first that of nobody, 0: coalition number S has player i if bit i − 1 of S is 1</source>
        <translation>多組資料直到結束：n 從 2 到 16，然後 2^n 個不超過 10^9 的價值，先是空聯盟的 0：若 S 的第 i − 1 位為 1，則第 S 個聯盟有玩家 i</translation>
    </message>
    <message>
        <source>n numbers, as fractions in lowest terms</source>
        <translation>n 個數，寫成最簡分數</translation>
    </message>
    <message>
        <source>A table has the coalitions of %1 players at most.</source>
        <translation>表中最多是 %1 個玩家的聯盟。</translation>
    </message>
    <message>
        <source>Regrets lead to an equilibrium</source>
        <translation>遺憾最小化趨於均衡</translation>
    </message>
    <message>
        <source>If both players minimise their counterfactual regrets, what each could have gained on average goes to 0, and so the average strategies go to an equilibrium. The strategies of single iterations need not.</source>
        <translation>若雙方都使反事實遺憾最小化，則每人平均本可多得的收益趨於 0，因此平均策略趨於納什均衡。單次迭代的策略未必如此。</translation>
    </message>
    <message>
        <source>two players, zero-sum, perfect recall</source>
        <translation>二人零和、完美回憶的博弈</translation>
    </message>
    <message>
        <source>Kuhn’s poker</source>
        <translation>庫恩撲克</translation>
    </message>
    <message>
        <source>Three cards J, Q, K; each player gets one, and pays 1. A player checks or bets 1; a bet is called or folded to; then the higher card wins. What is learnt goes to an equilibrium, in which player 1 loses 1/18.</source>
        <translation>三張牌 J、Q、K；每人得一張，各付底注 1。輪到者過牌或下注 1；對下注可跟注或棄牌；最後牌大者勝。學到的策略趨於均衡，此時玩家 1 平均輸 1/18。</translation>
    </message>
    <message>
        <source>all, which is every deal, or one of them: player 1’s card and player 2’s, for example K Q</source>
        <translation>all 表示所有發牌；或其中一種：玩家 1 的牌和玩家 2 的牌，例如 K Q</translation>
    </message>
    <message>
        <source>The first iteration, step by step</source>
        <translation>第一次迭代，逐步演示</translation>
    </message>
    <message>
        <source>How fast CFR+ comes there</source>
        <translation>CFR+ 收斂有多快</translation>
    </message>
    <message>
        <source>CFR, a thousand iterations</source>
        <translation>CFR，一千次迭代</translation>
    </message>
    <message>
        <source>Outcome sampling, a million plays</source>
        <translation>結果取樣，一百萬次迭代</translation>
    </message>
    <message>
        <source>The equilibria of Kuhn’s poker</source>
        <translation>庫恩撲克的均衡</translation>
    </message>
    <message>
        <source>Player 1 chooses an α from 0 to 1/3: J bets with α, K with 3 α, Q checks; after a bet J folds, Q calls with α + 1/3, K calls. Player 2: J bets with 1/3 after a check and folds to a bet, Q checks and calls with 1/3, K bets and calls. The value is −1/18.</source>
        <translation>玩家 1 任選 α，0 ≤ α ≤ 1/3：J 以機率 α 下注，K 以 3 α 下注，Q 過牌；面對下注，J 棄牌，Q 以 α + 1/3 跟注，K 跟注。玩家 2：J 在對方過牌後以 1/3 下注，面對下注則棄牌；Q 過牌，面對下注以 1/3 跟注；K 下注並跟注。值為 −1/18。</translation>
    </message>
    <message>
        <source>three cards, one bet</source>
        <translation>三張牌，一次下注</translation>
    </message>
    <message>
        <source>Leduc poker</source>
        <translation>勒杜克撲克</translation>
    </message>
    <message>
        <source>Two each of J, Q, K; each player gets one card, and pays 1. A round of bets of 2 with one raise, then a card for both on the table, and a round of bets of 4; a pair with the table wins, or else the higher card.</source>
        <translation>J、Q、K 各兩張；每人得一張，各付底注 1。第一輪下注額為 2，可加注一次；然後翻開一張公共牌，第二輪下注額為 4；與公共牌成對者勝，否則牌大者勝。</translation>
    </message>
    <message>
        <source>the deal that is drawn: player 1’s card, player 2’s, the one on the table, for example K Q J</source>
        <translation>圖中所畫的發牌：玩家 1 的牌、玩家 2 的牌、公共牌，例如 K Q J</translation>
    </message>
    <message>
        <source>A king that finds no pair: K Q J</source>
        <translation>沒有成對的 K：K Q J</translation>
    </message>
    <message>
        <source>A jack with a pair: J K J</source>
        <translation>成對的 J：J K J</translation>
    </message>
    <message>
        <source>for each player, each of his sets, the last decisions first:</source>
        <translation>對每位玩家的每個資訊集，從最後的決策起：</translation>
    </message>
    <message>
        <source>    reach(node) ← how likely chance and the opponent lead there</source>
        <translation>    到達(處) ← 隨機與對手到達該處的機率</translation>
    </message>
    <message>
        <source>    worth(a) ← Σ reach(node) · what follows action a</source>
        <translation>    值(a) ← Σ 到達(處) · 動作 a 之後的收益</translation>
    </message>
    <message>
        <source>    regret(a) ← max(0, regret(a) + worth(a) − worth of all)</source>
        <translation>    遺憾(a) ← max(0, 遺憾(a) + 值(a) − 總值)</translation>
    </message>
    <message>
        <source>    regret(a) ← regret(a) + worth(a) − worth of all</source>
        <translation>    遺憾(a) ← 遺憾(a) + 值(a) − 總值</translation>
    </message>
    <message>
        <source>    strategy(a) ← share of positive regret; none: all alike</source>
        <translation>    策略(a) ← 正遺憾所占比例；沒有正遺憾則均等</translation>
    </message>
    <message>
        <source>average ← average + t · own reach · strategy played</source>
        <translation>平均 ← 平均 + t · 自己到達的機率 · 當前策略</translation>
    </message>
    <message>
        <source>average ← average + own reach · strategy played</source>
        <translation>平均 ← 平均 + 自己到達的機率 · 當前策略</translation>
    </message>
    <message>
        <source>Before iteration 1 nothing is regretted: all actions are as likely.</source>
        <translation>第 1 次迭代之前沒有遺憾：各動作機率相同。</translation>
    </message>
    <message>
        <source>Iteration %1 begins. Both play as the regrets so far say.</source>
        <translation>第 %1 次迭代開始。雙方按至今的遺憾值行動。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Look at %1: chance and the opponent lead there with probability %2.</source>
        <translation>看%1：隨機與對手到達該處的機率為 %2。</translation>
    </message>
    <message>
        <source>Look at %1: chance and the opponent lead to its %2 nodes with probability %3.</source>
        <translation>看%1：隨機與對手到達其 %2 處的機率為 %3。</translation>
    </message>
    <message>
        <source>Counterfactual values, reach times what follows: %1; as it is played, %2.</source>
        <translation>反事實值，即到達機率乘其後的收益：%1；按當前策略為 %2。</translation>
    </message>
    <message>
        <source>Regret, by how much each action does better: %1. In all, with negative ones forgotten: %2.</source>
        <translation>遺憾值，即各動作多得多少：%1。累計（負值清零）：%2。</translation>
    </message>
    <message>
        <source>Regret, by how much each action does better: %1. In all: %2.</source>
        <translation>遺憾值，即各動作多得多少：%1。累計：%2。</translation>
    </message>
    <message>
        <source>In proportion to the positive regrets, the next strategy is: %1.</source>
        <translation>按正遺憾值的比例，下一策略為：%1。</translation>
    </message>
    <message>
        <source>No regret is positive, so all actions are as likely next: %1.</source>
        <translation>沒有正的遺憾值，下一策略各動作機率相同：%1。</translation>
    </message>
    <message>
        <source>Outcome sampling looks at one play at a time: there is no pass through the tree to step through.</source>
        <translation>結果取樣每次只看一局：沒有走訪整棵樹的過程可以逐步演示。</translation>
    </message>
    <message>
        <source>Iteration %1 of %2</source>
        <translation>%2 第 %1 次迭代</translation>
    </message>
    <message>
        <source>The averages take in what both played in iteration %1; their exploitability is %2.</source>
        <translation>平均策略計入雙方在第 %1 次迭代中的策略；其可利用度為 %2。</translation>
    </message>
    <message>
        <source>How the average strategies come to an equilibrium</source>
        <translation>平均策略如何趨於均衡</translation>
    </message>
    <message>
        <source>repeat: update the regrets of both players</source>
        <translation>重複：更新雙方的遺憾值</translation>
    </message>
    <message>
        <source>exploitability ← mean of what best replies bring</source>
        <translation>可利用度 ← 雙方最佳應對收益的平均</translation>
    </message>
    <message>
        <source>In equilibrium it is %1, which is %2 away.</source>
        <translation>均衡時為 %1，相差 %2。</translation>
    </message>
    <message>
        <source>α, from 0 to 1/3, is how often player 1 bluffs with J; then K bets with 3 α, and Q calls with α + 1/3.</source>
        <translation>α（0 到 1/3）是玩家 1 持 J 詐唬的機率；此時 K 以 3 α 下注，Q 以 α + 1/3 跟注。</translation>
    </message>
    <message>
        <source>Player 1 gets %1 a game</source>
        <translation>玩家 1 每局平均得 %1</translation>
    </message>
    <message>
        <source>This is what the average strategies of 1 iteration of %2 bring.</source>
        <translation>這是 %2 經 1 次迭代所得平均策略的結果。</translation>
    </message>
    <message>
        <source>This is what the average strategies of %1 iterations of %2 bring.</source>
        <translation>這是 %2 經 %1 次迭代所得平均策略的結果。</translation>
    </message>
    <message>
        <source>Exploitability %1: what a best reply would gain, averaged over both players (half of NashConv).</source>
        <translation>可利用度 %1：最佳應對能多得的收益，取雙方平均（NashConv 的一半）。</translation>
    </message>
    <message>
        <source>The plays were drawn with seed %1.</source>
        <translation>抽樣所用的種子是 %1。</translation>
    </message>
    <message>
        <source>%1 on the table</source>
        <translation>公共牌 %1</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>check</source>
        <translation>過牌</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>棄牌</translation>
    </message>
    <message>
        <source>call</source>
        <translation>跟注</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>加注</translation>
    </message>
    <message>
        <source>player %1 with %2</source>
        <translation>持 %2 的玩家 %1</translation>
    </message>
    <message>
        <source>player %1 with %2 after %3</source>
        <translation>持 %2 的玩家 %1（此前：%3）</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1（%2後）</translation>
    </message>
    <message>
        <source>After 1 iteration: value %2, exploitability %3.</source>
        <translation>1 次迭代後：值 %2，可利用度 %3。</translation>
    </message>
    <message>
        <source>After %1 iterations: value %2, exploitability %3.</source>
        <translation>%1 次迭代後：值 %2，可利用度 %3。</translation>
    </message>
    <message>
        <source>An information set is a set of nodes of the game that a player cannot tell apart, so that he plays alike at all of them. Its counterfactual values weigh each node by how likely chance and the opponent lead there, as if he himself did everything to get there.</source>
        <translation>資訊集是玩家無法區分的各處，他在這些地方以同樣的策略行動。反事實值以隨機與對手到達各處的機率加權，如同他自己一定走向該處。</translation>
    </message>
    <message>
        <source>information set, counterfactual</source>
        <translation>資訊集、反事實</translation>
    </message>
    <message>
        <source>information set|information sets|counterfactual|Counterfactual</source>
        <translation>資訊集|反事實</translation>
    </message>
    <message>
        <source>“%1” is not a deal: expected player 1’s card, player 2’s and the one on the table, J, Q or K, for example K Q J.</source>
        <translation>「%1」不是發牌：應為玩家 1 的牌、玩家 2 的牌和公共牌，各為 J、Q 或 K，例如 K Q J。</translation>
    </message>
    <message>
        <source>“%1” is not a deal: expected all, or player 1’s card and player 2’s, J, Q or K, for example K Q.</source>
        <translation>「%1」不是發牌：應為 all，或玩家 1 的牌和玩家 2 的牌，各為 J、Q 或 K，例如 K Q。</translation>
    </message>
    <message>
        <source>“%1” has %2 more often than the pack does: %3 times at most.</source>
        <translation>「%1」中的 %2 太多：整副牌中最多 %3 張。</translation>
    </message>
    <message>
        <source>CFR+ forgets negative regrets and lets later iterations count more; outcome sampling looks at one play drawn at random instead of the whole tree</source>
        <translation>CFR+ 把負遺憾清零，並讓後面的迭代權重更大；結果取樣只看抽到的一局，而不是整棵樹</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>迭代次數</translation>
    </message>
    <message>
        <source>one updates the regrets of both players</source>
        <translation>每次迭代更新雙方的遺憾值</translation>
    </message>
    <message>
        <source>of the plays that outcome sampling draws</source>
        <translation>結果取樣抽取時所用</translation>
    </message>
    <message>
        <source>CFR</source>
        <translation>CFR</translation>
    </message>
    <message>
        <source>CFR+</source>
        <translation>CFR+</translation>
    </message>
    <message>
        <source>outcome sampling</source>
        <translation>結果取樣</translation>
    </message>
    <message>
        <source>strategies drawn</source>
        <translation>所畫策略</translation>
    </message>
    <message>
        <source>the averages</source>
        <translation>平均策略</translation>
    </message>
    <message>
        <source>after the last iteration</source>
        <translation>最後一次迭代後</translation>
    </message>
    <message>
        <source>iteration in steps</source>
        <translation>演示的迭代</translation>
    </message>
    <message>
        <source>which iteration the steps go through</source>
        <translation>逐步演示第幾次迭代</translation>
    </message>
    <message>
        <source>Give --to N, how many iterations: %1 has no other values.</source>
        <translation>請給出 --to N（迭代次數）：%1 沒有其他數值。</translation>
    </message>
    <message>
        <source>At most %1 iterations are made.</source>
        <translation>最多進行 %1 次迭代。</translation>
    </message>
    <message>
        <source>what the steps explain: the Shapley value, order by order, or the nucleolus, excess by excess</source>
        <translation>各步解釋什麼：逐種次序講夏普利值，或逐個超出量講核仁</translation>
    </message>
    <message>
        <source>Banzhaf value</source>
        <translation>班札夫值</translation>
    </message>
    <message>
        <source>Shared runways</source>
        <translation>分攤跑道</translation>
    </message>
    <message>
        <source>By the Shapley value, those who need a part of the runway share its cost alike.</source>
        <translation>按夏普利值，每段跑道的費用由需要它的人平均分攤。</translation>
    </message>
    <message>
        <source>A coalition is some of the players, who join; v(S) is what the coalition S is worth. v(N) is what all of them are worth together.</source>
        <translation>聯盟是結合在一起的一些玩家；v(S) 是聯盟 S 的價值，v(N) 是全體的價值。</translation>
    </message>
    <message>
        <source>The Shapley value of a player is what he adds to those who are there when he arrives, on average over all orders in which the players may arrive; the Banzhaf value, what he adds to a coalition of others, on average over all of these.</source>
        <translation>玩家的夏普利值，是他到來時對已到者的貢獻，對所有到來次序取平均；班札夫值，是他對其他玩家的聯盟的貢獻，對所有這樣的聯盟取平均。</translation>
    </message>
    <message>
        <source>The excess of a coalition S is v(S) − x(S): what it is worth more than it is paid. At payments in the core no excess is above 0, in the ε-core none is above ε. The nucleolus is the payments whose excesses, from the greatest on, are the least.</source>
        <translation>聯盟 S 的超出量是 v(S) − x(S)：價值比所得多出多少。分配在核心裡，就是沒有超出量大於 0；在 ε-核心裡，就是沒有超出量大於 ε。核仁是超出量從大到小排列後最小的分配。</translation>
    </message>
    <message>
        <source>A cut separates the place where a flow begins from that where it ends. All that flows must pass the arrows across it, so it is no more than they carry together: the largest flow fills a smallest cut.</source>
        <translation>割把流的起點和終點隔開。一切流量都要經過穿過割的箭頭，所以不會超過它們的總容量：最大流填滿最小割。</translation>
    </message>
    <message>
        <source>coalition, v(S)</source>
        <translation>聯盟，v(S)</translation>
    </message>
    <message>
        <source>coalition|coalitions|v(S)|v(N)</source>
        <translation>聯盟|v(S)|v(N)</translation>
    </message>
    <message>
        <source>Shapley value, Banzhaf value</source>
        <translation>夏普利值，班札夫值</translation>
    </message>
    <message>
        <source>Shapley|Banzhaf</source>
        <translation>夏普利|班札夫</translation>
    </message>
    <message>
        <source>excess, core, nucleolus</source>
        <translation>超出量，核心，核仁</translation>
    </message>
    <message>
        <source>excess|core|nucleolus</source>
        <translation>超出量|核心|核仁</translation>
    </message>
    <message>
        <source>cut, largest flow</source>
        <translation>割，最大流</translation>
    </message>
    <message>
        <source>smallest cut|this cut|largest flow|path with room</source>
        <translation>最小割|這個割|最大流|增廣路徑|有餘量的最短路徑</translation>
    </message>
    <message>
        <source>%1, or a player who gets no more than alone: %2</source>
        <translation>%1，或所得不多於單獨行動的玩家：%2</translation>
    </message>
    <message>
        <source>No move wins from %1: every option is N.</source>
        <translation>在 %1 處怎麼走都不能取勝：後繼全是 N（必勝）。</translation>
    </message>
    <message>
        <source>Column by column (%1), so many are ones: %2.</source>
        <translation>位值 %1 的各欄中 1 的個數依次為 %2。</translation>
    </message>
    <message>
        <source>The game is not over; it is a draw.</source>
        <translation>遊戲尚未結束；目前是和局。</translation>
    </message>
    <message>
        <source>The game is not over; it is won for %1.</source>
        <translation>遊戲尚未結束；%1必勝。</translation>
    </message>
    <message>
        <source>Who wins here is out of reach.</source>
        <translation>此處誰勝無法算出。</translation>
    </message>
    <message>
        <source>“%1” would have won.</source>
        <translation>「%1」本可取勝。</translation>
    </message>
    <message>
        <source>“%1” would have kept the draw.</source>
        <translation>「%1」本可保持和局。</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1：%2：%3</translation>
    </message>
    <message>
        <source>A network of one’s own, to be drawn</source>
        <translation>自己的網路，待畫</translation>
    </message>
    <message>
        <source>“%1” is not a capacity from 0 to %2, such as 3, 0.5 or 1/3; write it before its owner: 5 A.</source>
        <translation>「%1」不是 0 到 %2 的容量，例如 3、0.5 或 1/3；請寫在所有者之前：5 A。</translation>
    </message>
    <message>
        <source>The capacity %1 is negative; write 0 or more.</source>
        <translation>容量 %1 為負；請寫 0 或更大的數。</translation>
    </message>
    <message>
        <source>An owner’s name is not empty and has no control characters.</source>
        <translation>所有者的名字不能為空，也不能含控制字元。</translation>
    </message>
    <message>
        <source>“%1” would be owner number %2; a network may have %3.</source>
        <translation>「%1」將是第 %2 個所有者；一個網路最多有 %3 個。</translation>
    </message>
    <message>
        <source>An arrow of a network leads from one node to another.</source>
        <translation>網路的箭頭從一個節點指向另一個節點。</translation>
    </message>
    <message>
        <source>The flow begins at %1; choose another beginning first.</source>
        <translation>流從 %1 開始；請先選擇另一個起點。</translation>
    </message>
    <message>
        <source>The flow ends at %1; choose another end first.</source>
        <translation>流到 %1 結束；請先選擇另一個終點。</translation>
    </message>
    <message>
        <source>The tree of moves has more than %1 nodes: too many to walk through. With a depth limit there are fewer, and often with a table of what was met.</source>
        <translation>走法的樹有 %1 個以上的節點，太多，走不完。設了深度限制就少一些；記住見過的局面的置換表往往也能少一些。</translation>
    </message>
    <message>
        <source>mex %1 = %2, the least value missing</source>
        <translation>mex %1 = %2，即缺少的最小值</translation>
    </message>
    <message>
        <source>%1: lonely</source>
        <translation>%1：孤單堆</translation>
    </message>
    <message>
        <source>%1: rich</source>
        <translation>%1：充裕堆</translation>
    </message>
    <message>
        <source>The game is over: a draw</source>
        <translation>遊戲結束：和局</translation>
    </message>
    <message>
        <source>It is a draw.</source>
        <translation>這是和局。</translation>
    </message>
    <message>
        <source>You are winning.</source>
        <translation>你處於勝勢。</translation>
    </message>
    <message>
        <source>You are losing.</source>
        <translation>你處於敗勢。</translation>
    </message>
    <message>
        <source>%1: %2 = %3</source>
        <translation>%1：%2 = %3</translation>
    </message>
    <message>
        <source>%1: %2, SG value %3 = %4</source>
        <translation>%1：%2，SG 值 %3 = %4</translation>
    </message>
    <message>
        <source>%1 · wins: %2</source>
        <translation>%1 · 必勝：%2</translation>
    </message>
    <message>
        <source>%1 · no move here wins</source>
        <translation>%1 · 此處沒有必勝走法</translation>
    </message>
    <message>
        <source>From %1 to %2 leads a way of arrows without a limit: so the flow has none.</source>
        <translation>從 %1 到 %2 有一條全由無上限箭頭組成的路：流也就沒有上限。</translation>
    </message>
    <message>
        <source>Capacities are read from “%1”: “%2” at line %3, column %4.</source>
        <translation>容量取自「%1」：第 %3 行第 %4 個字元處的「%2」。</translation>
    </message>
    <message>
        <source>“%1” has no effect in this game: “%2” at line %3, column %4.</source>
        <translation>「%1」在此遊戲中不起作用：第 %3 行第 %4 個字元處的「%2」。</translation>
    </message>
    <message>
        <source>“%1” has no effect in this game: “%2” at line %3, column %4, and more (%5 in all).</source>
        <translation>「%1」在此遊戲中不起作用：第 %3 行第 %4 個字元處的「%2」等，共 %5 處。</translation>
    </message>
    <message>
        <source>The graph is strict, and the arrow to line %1, column %2 was mentioned before: say all of it there, or leave out “strict”.</source>
        <translation>圖是 strict 的，而指向第 %1 行第 %2 個字元處的箭頭前面已經寫過：請在那裡一次寫全，或去掉「strict」。</translation>
    </message>
    <message>
        <source>“directed” is false at line %1, column %2; here edges are arrows.</source>
        <translation>第 %1 行第 %2 個字元處「directed」為 false；這裡的邊是有方向的箭頭。</translation>
    </message>
    <message>
        <source>“directed” is true at line %1, column %2; here edges have no direction.</source>
        <translation>第 %1 行第 %2 個字元處「directed」為 true；這裡的邊沒有方向。</translation>
    </message>
    <message>
        <source>The edge at line %1, column %2 is “%3”: a red or blue edge may be cut by one player only, but in Green Hackenbush both may cut every edge.</source>
        <translation>第 %1 列第 %2 個字元處的邊是「%3」：紅邊或藍邊只有一方可以砍，而綠色砍枝中雙方都可以砍任何邊。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 is no number in JSON; write a number there.</source>
        <translation>第 %2 行第 %3 個字元處的「%1」在 JSON 中不是數；請寫一個數。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 is not JSON; there it is true, false or null.</source>
        <translation>第 %2 行第 %3 個字元處的「%1」不是 JSON；JSON 寫作 true、false 或 null。</translation>
    </message>
    <message>
        <source>“&apos;” at line %1, column %2 is not JSON; texts are put in &quot;quotation marks&quot;.</source>
        <translation>第 %1 行第 %2 個字元處的「&apos;」不是 JSON；文字要放在 &quot;雙引號&quot; 中。</translation>
    </message>
    <message>
        <source>A comment at line %1, column %2 is not JSON, which has none.</source>
        <translation>第 %1 行第 %2 個字元處是註解；JSON 中沒有註解。</translation>
    </message>
    <message>
        <source>The comma before “%1” at line %2, column %3 is one too many.</source>
        <translation>第 %2 行第 %3 個字元處「%1」之前的逗號是多餘的。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 is not JSON.</source>
        <translation>第 %2 行第 %3 個字元處的「%1」不是 JSON。</translation>
    </message>
    <message>
        <source>The file is not a Mexplorer document, which is JSON: %1</source>
        <translation>該檔案不是 Mexplorer 文件（文件是 JSON）：%1</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>看%1。</translation>
    </message>
    <message>
        <source>Every move is as good here.</source>
        <translation>這裡每種走法都一樣好。</translation>
    </message>
    <message>
        <source>You can win from here.</source>
        <translation>從這裡可以獲勝。</translation>
    </message>
    <message>
        <source>Make the nim-sum 0.</source>
        <translation>使 Nim 和為 0。</translation>
    </message>
    <message>
        <source>Leave a P-position: whoever is to move there loses.</source>
        <translation>走到 P 局面：在那裡輪到誰走，誰就必敗。</translation>
    </message>
    <message>
        <source>1st player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>2nd player</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>A move is typed as the number of its column, from 1 to %1, as the position it leads to, or as # and its number.</source>
        <translation>走法可輸入為欄號（1 到 %1）、走到的局面，或 # 加編號。</translation>
    </message>
    <message>
        <source>A move is typed as the number of its cell, row by row from 0 to %1, as the position it leads to, or as # and its number.</source>
        <translation>走法可輸入為格號（逐列從 0 到 %1）、走到的局面，或 # 加編號。</translation>
    </message>
    <message>
        <source>A move is typed as the position it leads to, or as # and its number.</source>
        <translation>走法可輸入為走到的局面，或 # 加編號。</translation>
    </message>
    <message>
        <source>%1 is winning.</source>
        <translation>%1處於勝勢。</translation>
    </message>
    <message>
        <source>%1 at column %2 is not a cell of the board, which are counted row by row from 0 to %3.</source>
        <translation>第 %2 個字元處的 %1 不是棋盤的格；各格逐列從 0 數到 %3。</translation>
    </message>
    <message>
        <source>The game is over before the move at column %1.</source>
        <translation>在第 %1 個字元處的走法之前已經終局。</translation>
    </message>
    <message>
        <source>Cell %1 is taken before the move at column %2.</source>
        <translation>第 %1 格在第 %2 個字元處的走法之前已有棋子。</translation>
    </message>
    <message>
        <source>Other words: undo, hint, report, help, quit.</source>
        <translation>其他命令：undo（悔棋）、hint（提示）、report（講評）、help（說明）、quit（結束）。</translation>
    </message>
    <message>
        <source>The computer: %1, to %2.</source>
        <translation>電腦：%1，走到 %2。</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>沒有你的走法可以悔。</translation>
    </message>
    <message>
        <source>%1 to move at %2; 1 move:</source>
        <translation>在 %2 輪到%1走；有 1 種走法：</translation>
    </message>
    <message>
        <source>%1 to move at %2; %3 moves:</source>
        <translation>在 %2 輪到%1走；有 %3 種走法：</translation>
    </message>
    <message>
        <source>#%1 %2, to %3</source>
        <translation>#%1 %2，走到 %3</translation>
    </message>
    <message>
        <source>… and so on, to #%1</source>
        <translation>……依此類推，直到 #%1</translation>
    </message>
    <message>
        <source>The program killed the process that had started it, and was ended.</source>
        <translation>程式殺死了啟動它的行程，因而被終止。</translation>
    </message>
    <message>
        <source>“%1” cannot be started in the sandbox, where it sees only the system’s own programs; run it without the sandbox if you trust it.</source>
        <translation>「%1」無法在沙箱中啟動，那裡只能看到系統自己的程式；若信任它，請不用沙箱執行。</translation>
    </message>
    <message>
        <source>“%1” is a link to “%2”, which does not exist.</source>
        <translation>「%1」是指向「%2」的連結，而後者不存在。</translation>
    </message>
    <message>
        <source>“%1” is in a folder that you may not enter.</source>
        <translation>「%1」所在的資料夾不允許你進入。</translation>
    </message>
    <message>
        <source>“%1” is on a file system from which nothing may be run (noexec); copy it to another folder.</source>
        <translation>「%1」所在的檔案系統不允許執行任何程式（noexec）；請把它複製到別的資料夾。</translation>
    </message>
    <message>
        <source>“%1” is source code: compile it first, and choose the program that results.</source>
        <translation>「%1」是原始碼：請先編譯，再選擇得到的程式。</translation>
    </message>
    <message>
        <source>Others may run “%1”, but you may not; its owner can change that.</source>
        <translation>別人可以執行「%1」，但你不可以；它的擁有者可以更改這一點。</translation>
    </message>
    <message>
        <source>The first line of “%1” does not say what runs it; it might be #!/bin/sh.</source>
        <translation>「%1」的第一行沒有說明由什麼來執行它；例如可以是 #!/bin/sh。</translation>
    </message>
    <message>
        <source>The lines of “%1” end as on Windows, so that “%2” is not found; save it with the line ends of Unix: dos2unix, or sed -i &apos;s/\r$//&apos;.</source>
        <translation>「%1」的換行是 Windows 式的，因此找不到「%2」；請改存為 Unix 換行：dos2unix，或 sed -i &apos;s/\r$//&apos;。</translation>
    </message>
    <message>
        <source>“%1” is run by “%2”, as its first line says, but that does not exist here; install it, or correct the line.</source>
        <translation>按第一行，「%1」由「%2」執行，但後者在本機不存在；請安裝它，或改正這一行。</translation>
    </message>
    <message>
        <source>“%1” is run by “%2”, as its first line says, but that is not executable.</source>
        <translation>按第一行，「%1」由「%2」執行，但後者不可執行。</translation>
    </message>
    <message>
        <source>“%1” needs the loader “%2”, which does not exist here: it was compiled for another system; compile it on this one.</source>
        <translation>「%1」需要載入器「%2」，但本機沒有：它是為別的系統編譯的；請在本機上編譯。</translation>
    </message>
    <message>
        <source>“%1” begins with a byte order mark, which hides its first line #!…; save it as UTF-8 without one.</source>
        <translation>「%1」以位元組順序記號（BOM）開頭，使第一行 #!… 不起作用；請存為不帶記號的 UTF-8。</translation>
    </message>
    <message>
        <source>“%1” is a folder; choose the program in it.</source>
        <translation>「%1」是資料夾；請選擇其中的程式。</translation>
    </message>
    <message>
        <source>“%1” is a pipe, a socket or a device, not a file with a program.</source>
        <translation>「%1」是管道、通訊端或裝置，不是程式檔案。</translation>
    </message>
    <message>
        <source>“%1” is still being written by another program; try again when it is complete.</source>
        <translation>「%1」正被另一個程式寫入；請在寫完後再試。</translation>
    </message>
    <message>
        <source>A sandbox needs bubblewrap, which is not installed (apt install bubblewrap).</source>
        <translation>沙箱需要 bubblewrap，但它沒有安裝（apt install bubblewrap）。</translation>
    </message>
    <message>
        <source>bubblewrap is installed, but this system does not let it make a sandbox: user namespaces are not permitted.</source>
        <translation>bubblewrap 已安裝，但本系統不允許它建立沙箱：不允許使用使用者命名空間。</translation>
    </message>
    <message>
        <source>It runs in a sandbox: it has no network, sees no files but its own and those of the system, can change none, and what it writes is gone afterwards.</source>
        <translation>它在沙箱中執行：沒有網路，只能看到它自己和系統的檔案，都不能更改，它寫的內容事後即消失。</translation>
    </message>
    <message>
        <source>“%1” could not be compiled: the compiler took too long or crashed.</source>
        <translation>「%1」未能編譯：編譯器耗時過長或當掉。</translation>
    </message>
    <message>
        <source>“%1” does not compile: %2</source>
        <translation>「%1」編譯不過：%2</translation>
    </message>
    <message>
        <source>“%1” is source code, and %2, which compiles it, is not installed: install it, or compile the source first and choose the program that results.</source>
        <translation>「%1」是原始碼，而編譯它的 %2 沒有安裝：請安裝，或先編譯原始碼，再選擇得到的程式。</translation>
    </message>
    <message>
        <source>“%1” is run by %2, which is not installed.</source>
        <translation>「%1」由 %2 執行，而它沒有安裝。</translation>
    </message>
    <message>
        <source>There is no temporary folder to compile “%1” in.</source>
        <translation>沒有可用來編譯「%1」的暫存資料夾。</translation>
    </message>
    <message>
        <source>a table of costs</source>
        <translation>費用表</translation>
    </message>
    <message>
        <source>A council of 27: three majorities at once</source>
        <translation>27 國理事會：同時需要三種多數</translation>
    </message>
    <message>
        <source>Dams in the Tennessee valley: the costs of three purposes</source>
        <translation>田納西河谷的水壩：三種用途的費用</translation>
    </message>
    <message>
        <source>The absolute value is what a player adds if a fair coin has decided which of the others have joined: in a vote, how often it is he who decides. What all get need not add up to v(N); normalised, it is divided by its sum.</source>
        <translation>絕對值是其他玩家是否加入各由拋硬幣決定時，一個玩家平均貢獻的價值：在投票中，就是由他決定結果的頻率。各人之和不必等於 v(N)；正規化就是除以各人之和。</translation>
    </message>
    <message>
        <source>Indices of minimal winning coalitions</source>
        <translation>極小獲勝聯盟的指數</translation>
    </message>
    <message>
        <source>If every minimal winning coalition is as likely as any other, its members either share one alike (Deegan and Packel), or each has all of what they win, a public good (Holler).</source>
        <translation>若各個極小獲勝聯盟的可能性相同，則成員或者平分 1（迪根與帕克爾），或者人人享有所贏得的全部，即公共物品（霍勒）。</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Johnston index</source>
        <translation>約翰斯頓指數</translation>
    </message>
    <message>
        <source>Of each coalition that loses if some member leaves, these members share one alike.</source>
        <translation>若聯盟因某些成員離開就會失敗，這些成員就平分 1。</translation>
    </message>
    <message>
        <source>the values of coalitions by size, then in lexicographic order: v(1), v(2), v(3), v(12), v(13), v(23), v(123), or their costs; a vote [51; 50,49,1], or several, [2; 1,1,1] and [51; 50,49,1]; an airport’s costs 1,2,3; an estate and its claims 200; 100,200,300; left and right gloves 2; 1; where a flow begins and ends s,t</source>
        <translation>聯盟的價值，先按人數、再按字典序：v(1), v(2), v(3), v(12), v(13), v(23), v(123)，或者費用；投票 [51; 50,49,1]，或同時幾種多數 [2; 1,1,1] and [51; 50,49,1]；機場的費用 1,2,3；遺產與債權 200; 100,200,300；左右手套 2; 1；流的起點和終點 s,t</translation>
    </message>
    <message>
        <source>rows separated by “;”, what the row player gets by “,”: numbers or fractions, as 1,-1/2;-1,1; if the column player does not lose exactly that, both payoffs with “|”: 2|1,0|0;0|0,1|2; at most 60 × 60</source>
        <translation>列用「;」分隔，列玩家的收益用「,」分隔：整數或分數，如 1,-1/2;-1,1；若欄玩家並非恰好輸掉這麼多，用「|」寫出兩人的收益：2|1,0|0;0|0,1|2；至多 60 × 60</translation>
    </message>
    <message>
        <source>Several majorities are written [2; 1,1,1] and [51; 50,49,1]; at column %1 that is not so.</source>
        <translation>幾種多數寫作 [2; 1,1,1] and [51; 50,49,1]；第 %1 個字元處不是這樣。</translation>
    </message>
    <message>
        <source>Majority %1 has the weights of %2 players, the first of %3.</source>
        <translation>第 %1 種多數有 %2 個玩家的權，第一種有 %3 個。</translation>
    </message>
    <message>
        <source>There may be %1 majorities at once, not more.</source>
        <translation>至多可同時有 %1 種多數。</translation>
    </message>
    <message>
        <source>    those that cannot be below ε pay c(S) + ε, and are settled</source>
        <translation>    不能低於 ε 的聯盟付 c(S) + ε，就此確定</translation>
    </message>
    <message>
        <source>The excess of a coalition S is x(S) − c(S): what it pays more than it would cost alone. The greatest excess is to be as small as it can be.</source>
        <translation>聯盟 S 的超出量是 x(S) − c(S)：所付比單獨的費用多出多少。要使最大的超出量盡可能小。</translation>
    </message>
    <message>
        <source>ε = 0: where no coalition pays more than it would cost alone. This is the core.</source>
        <translation>ε = 0：任何聯盟所付都不多於單獨的費用之處。這就是核心。</translation>
    </message>
    <message>
        <source>ε = %1: the payments at which no coalition pays more than it would cost alone by more than %1.</source>
        <translation>ε = %1：任何聯盟所付比單獨的費用最多高 %1 的那些分配。</translation>
    </message>
    <message>
        <source>ε = %1: the payments at which every coalition pays at least %2 less than it would cost alone.</source>
        <translation>ε = %1：每個聯盟所付比單獨的費用至少低 %2 的那些分配。</translation>
    </message>
    <message>
        <source>%1, or a player who pays as much as alone: %2</source>
        <translation>%1，或所付與單獨行動相同的玩家：%2</translation>
    </message>
    <message>
        <source>So it is settled what these pay, and thereby what everybody pays: %1.</source>
        <translation>於是這些聯盟所付已確定，人人所付也隨之確定：%1。</translation>
    </message>
    <message>
        <source>So it is settled what these pay: %1. One number may still be chosen.</source>
        <translation>於是這些聯盟所付已確定：%1。還有一個數可以選取。</translation>
    </message>
    <message>
        <source>So it is settled what these pay: %1. %2 numbers may still be chosen.</source>
        <translation>於是這些聯盟所付已確定：%1。還有 %2 個數可以選取。</translation>
    </message>
    <message>
        <source>        i adds c(S ∪ {i}) − c(S)</source>
        <translation>        i 貢獻 c(S ∪ {i}) − c(S)</translation>
    </message>
    <message>
        <source>        a(s) ← the mean of c(S ∪ {i}) − c(S) over all S of s others</source>
        <translation>        a(s) ← 所有由其他 s 人組成的 S 的 c(S ∪ {i}) − c(S) 的平均</translation>
    </message>
    <message>
        <source>c(s, w) ← how many sets of s players weigh w together</source>
        <translation>c(s, w) ← 權之和為 w 的 s 人集合有多少個</translation>
    </message>
    <message>
        <source>for each player i: c′(s, w) ← c(s, w) − c′(s − 1, w − w(i)), the sets without him</source>
        <translation>對每個玩家 i：c′(s, w) ← c(s, w) − c′(s − 1, w − w(i))，即不含他的集合</translation>
    </message>
    <message>
        <source>    φ(i) ← the sum of s! (n − s − 1)! / n! · c′(s, w) · what he adds to such a set</source>
        <translation>    φ(i) ← s! (n − s − 1)! / n! · c′(s, w) · 他對這樣的集合的貢獻，求和</translation>
    </message>
    <message>
        <source>φ ← the mean of what each adds, and those who are alike</source>
        <translation>φ ← 各人貢獻的平均，相同的玩家合在一起</translation>
    </message>
    <message>
        <source>for each part of the runway, from its beginning:</source>
        <translation>對跑道的每一段，從起點開始：</translation>
    </message>
    <message>
        <source>    all who need it share its cost alike</source>
        <translation>    需要它的人平分其費用</translation>
    </message>
    <message>
        <source>φ(i) ← what i pays for all the parts that he needs</source>
        <translation>φ(i) ← i 為所需各段支付的總和</translation>
    </message>
    <message>
        <source>for l left and r right gloves of others:</source>
        <translation>對其他人的 l 隻左手套和 r 隻右手套：</translation>
    </message>
    <message>
        <source>    one more makes a pair if there are fewer of its kind</source>
        <translation>    若同類的較少，再來一隻就成一雙</translation>
    </message>
    <message>
        <source>φ(i) ← the share of orders in which he makes a pair</source>
        <translation>φ(i) ← 他湊成一雙的次序所占的比例</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>Each of the players %1</source>
        <translation>玩家 %1，每人</translation>
    </message>
    <message>
        <source>Each of the %1 players %2</source>
        <translation>玩家 %2（共 %1 人），每人</translation>
    </message>
    <message>
        <source>%1: Shapley value %2 ± %3, absolute Banzhaf value %4 ± %5.</source>
        <translation>%1：夏普利值 %2 ± %3，絕對班札夫值 %4 ± %5。</translation>
    </message>
    <message>
        <source>%1: Shapley value %2, absolute Banzhaf value %3.</source>
        <translation>%1：夏普利值 %2，絕對班札夫值 %3。</translation>
    </message>
    <message>
        <source>%1: Shapley value %2, absolute Banzhaf value %3, normalised %4.</source>
        <translation>%1：夏普利值 %2，絕對班札夫值 %3，正規化 %4。</translation>
    </message>
    <message>
        <source>Coalitions weigh too many different amounts to be counted: each value is the mean of %1 random orders (seed %2), and is as near as ± says in about 95 of 100 cases.</source>
        <translation>聯盟的權之和不同的太多，無法逐一計數：每個值是 %1 種隨機次序的平均（種子 %2），約 95% 的情形誤差不超過 ±。</translation>
    </message>
    <message>
        <source>Exactly: each part of the runway is shared by those who need it.</source>
        <translation>精確值：跑道的每一段由需要它的人分擔。</translation>
    </message>
    <message>
        <source>Exactly: a glove makes a pair whenever there are fewer of its kind.</source>
        <translation>精確值：只要同類的較少，一隻手套就湊成一雙。</translation>
    </message>
    <message>
        <source>Exactly: coalitions are counted by their size and by what they weigh.</source>
        <translation>精確值：按人數和權之和給聯盟計數。</translation>
    </message>
    <message>
        <source>Shapley values of many players</source>
        <translation>許多玩家的夏普利值</translation>
    </message>
    <message>
        <source>%1 coalitions, with weights that over each player add up to 1, cost %2 together, less than c(N) = %3.</source>
        <translation>%1 個聯盟，各玩家所在聯盟的權之和都是 1，加權費用共 %2，小於 c(N) = %3。</translation>
    </message>
    <message>
        <source>The coalitions %1 with the weights %2, which over each player add up to 1, cost %3 together, less than c(N) = %4.</source>
        <translation>聯盟 %1 的權為 %2，各玩家所在聯盟的權之和都是 1，加權費用共 %3，小於 c(N) = %4。</translation>
    </message>
    <message>
        <source>The core is empty: however the costs are divided, some coalition pays at least %1 more than it would cost alone.</source>
        <translation>核心為空：無論怎樣分攤費用，總有聯盟所付比單獨的費用至少多 %1。</translation>
    </message>
    <message>
        <source>The Shapley value is not in the core: the coalition %1 pays %2 and would cost %3 alone.</source>
        <translation>夏普利值不在核心裡：聯盟 %1 付 %2，而單獨的費用是 %3。</translation>
    </message>
    <message>
        <source>All together cost more than all alone, added up: somebody has to pay more than alone, and the nucleolus is that without this condition.</source>
        <translation>全體的費用多於各人單獨行動之和：總有人所付多於單獨行動，這裡的核仁不要求人人不多於單獨行動。</translation>
    </message>
    <message>
        <source>The costs are concave: the larger a coalition is, the less they rise when a player joins it.</source>
        <translation>費用是凹的：聯盟越大，有人加入時費用增加得越少。</translation>
    </message>
    <message>
        <source>The costs are subadditive: two coalitions never cost more together than apart. They are not concave.</source>
        <translation>費用是次可加的：兩個聯盟合併的費用從不多於分開。它們不是凹的。</translation>
    </message>
    <message>
        <source>The costs are not subadditive: %1 = %2 and %3 = %4, but %5 = %6.</source>
        <translation>費用不是次可加的：%1 = %2，%3 = %4，但 %5 = %6。</translation>
    </message>
    <message>
        <source>The Deegan–Packel index is (%1): each minimal winning coalition is as likely as any other, and its members share one alike.</source>
        <translation>迪根–帕克爾指數是 (%1)：各個極小獲勝聯盟的可能性相同，成員平分 1。</translation>
    </message>
    <message>
        <source>The public good index (Holler) is (%1): what part a player has in all memberships of minimal winning coalitions.</source>
        <translation>公共物品指數（霍勒）是 (%1)：玩家在極小獲勝聯盟的全部成員資格中所占的比例。</translation>
    </message>
    <message>
        <source>The Johnston index is (%1): each coalition that somebody can make lose is as likely as any other, and those who can share one alike.</source>
        <translation>約翰斯頓指數是 (%1)：凡有人能使其失敗的獲勝聯盟，可能性相同，能使其失敗的成員平分 1。</translation>
    </message>
    <message>
        <source>Players who add to every coalition what they cost alone: %1.</source>
        <translation>對每個聯盟增加的費用都等於單獨費用的玩家：%1。</translation>
    </message>
    <message>
        <source>The absolute Banzhaf value is (%1).</source>
        <translation>絕對班札夫值是 (%1)。</translation>
    </message>
    <message>
        <source>Normalised, so that it adds up to 1, the Banzhaf value is (%1).</source>
        <translation>正規化使總和為 1，班札夫值是 (%1)。</translation>
    </message>
    <message>
        <source>The Shapley value of %1 players</source>
        <translation>%1 個玩家的夏普利值</translation>
    </message>
    <message>
        <source>In equilibrium it is %1 %2, which is %3 away.</source>
        <translation>均衡時為 %1 %2，相差 %3。</translation>
    </message>
    <message>
        <source>Regrets are shown for up to %1 × %1 actions; mexplorer values matrix prints how they converge for more.</source>
        <translation>後悔值至多顯示 %1 × %1 個行動；更多時，mexplorer values matrix 會輸出其收斂過程。</translation>
    </message>
    <message>
        <source>The value is %1, and of %2 in each cell %3 is left to the column player</source>
        <translation>博弈的值是 %1，每格共 %2，其餘 %3 歸欄玩家</translation>
    </message>
    <message>
        <source>the payoff %1 at column %2 has the denominator 0.</source>
        <translation>第 %2 個字元處的收益 %1 的分母是 0。</translation>
    </message>
    <message>
        <source>the payoff %1 at column %2 is longer than %3 characters.</source>
        <translation>第 %2 個字元處的收益 %1 超過 %3 個字元。</translation>
    </message>
    <message>
        <source>    S ← { G⁻(y) : an arrow leads from x to y }</source>
        <translation>    S ← { G⁻(y) : 有箭頭從 x 到 y }</translation>
    </message>
    <message>
        <source>    G⁻(x) ← the least number that is not in S</source>
        <translation>    G⁻(x) ← 不在 S 中的最小數</translation>
    </message>
    <message>
        <source>for each option y of x: S ← S ∪ { G⁻(y) }</source>
        <translation>對 x 的每個後繼 y：S ← S ∪ { G⁻(y) }</translation>
    </message>
    <message>
        <source>G⁻(x) ← g</source>
        <translation>G⁻(x) ← g</translation>
    </message>
    <message>
        <source>No value is above 1, and the number of ones, %1, is even: in misère play the player to move wins.</source>
        <translation>沒有大於 1 的值，1 的個數 %1 是偶數：反常規則下，當前玩家必勝。</translation>
    </message>
    <message>
        <source>No value is above 1, and the number of ones, %1, is odd: in misère play the player to move loses.</source>
        <translation>沒有大於 1 的值，1 的個數 %1 是奇數：反常規則下，當前玩家必敗。</translation>
    </message>
    <message>
        <source>Some value counts as one above 1: whoever wins normal play wins misère play, too.</source>
        <translation>有的值算作大於 1：正常規則下誰勝，反常規則下也是誰勝。</translation>
    </message>
    <message>
        <source>Some value is above 1: whoever wins normal play wins misère play, too.</source>
        <translation>有大於 1 的值：正常規則下誰勝，反常規則下也是誰勝。</translation>
    </message>
    <message>
        <source>The misère value G⁻ of a position is 1 if no move is left, otherwise the mex of the misère values of its options. It is 0 exactly at P-positions of misère play, but those of a sum are not the XOR of its parts’ misère values.</source>
        <translation>局面在反常規則下的值 G⁻：沒有走法時是 1，否則是所有後繼在反常規則下的值的 mex。它為 0 若且唯若局面在反常規則下是 P；但遊戲之和的 G⁻ 不是各部分 G⁻ 的互斥或。</translation>
    </message>
    <message>
        <source>misère value, G⁻</source>
        <translation>反常規則下的值，G⁻</translation>
    </message>
    <message>
        <source>misère value|misère values|G⁻</source>
        <translation>反常規則下的值|G⁻</translation>
    </message>
    <message>
        <source>Alpha-beta searches %1. At %2, %3 is to move: α = %4, β = %5. The option %6 comes back with %7. Are the options after it left out?</source>
        <translation>α-β 剪枝搜尋 %1。在 %2 輪到 %3：α = %4，β = %5。後繼 %6 帶回的結果：%7。它後面的後繼剪去不看嗎？</translation>
    </message>
    <message>
        <source>Alpha-beta looks at %1, where %2 is to move: α = %3, β = %4. The option %5 comes back with %6. Are the options after it left out?</source>
        <translation>α-β 剪枝看到 %1，輪到 %2：α = %3，β = %4。後繼 %5 帶回的結果：%6。它後面的後繼剪去不看嗎？</translation>
    </message>
    <message>
        <source>The misère values of %1 begin %2 … Is G⁻(n + %3) = G⁻(n) for every n ≥ %4?</source>
        <translation>%1在反常規則下的值開頭是 %2 … 對每個 n ≥ %4 都有 G⁻(n + %3) = G⁻(n) 嗎？</translation>
    </message>
    <message>
        <source>The misère values of %1 begin %2 … Is G⁻(n + %3) = G⁻(n) + %4 for every n ≥ %5?</source>
        <translation>%1在反常規則下的值開頭是 %2 … 對每個 n ≥ %5 都有 G⁻(n + %3) = G⁻(n) + %4 嗎？</translation>
    </message>
    <message>
        <source>G⁻(%1) = %2, but G⁻(%3) = %4.</source>
        <translation>G⁻(%1) = %2，而 G⁻(%3) = %4。</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>Only one question was found at this level.</source>
        <translation>在這一級別只找到 1 道題。</translation>
    </message>
    <message>
        <source>Only %1 different questions were found at this level.</source>
        <translation>在這一級別只找到 %1 道不同的題。</translation>
    </message>
    <message>
        <source>a table of values</source>
        <translation>價值表</translation>
    </message>
    <message>
        <source>With %1 the row player gets %2 to %3: a straight line, as the share of %4 goes from 0 to 1.</source>
        <translation>列玩家用%1時，得 %2 到 %3：隨著%4的比例從 0 到 1，這是一條直線。</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>misère play</source>
        <translation>反常規則</translation>
    </message>
    <message>
        <source>Whoever makes the last move wins.</source>
        <translation>走最後一步的人贏。</translation>
    </message>
    <message>
        <source>Whoever makes the last move loses.</source>
        <translation>走最後一步的人輸。</translation>
    </message>
    <message>
        <source>Name: %1 Class: %2</source>
        <translation>姓名：%1 班級：%2</translation>
    </message>
    <message>
        <source>Seen from %1, that is no better than α = %2, found elsewhere.</source>
        <translation>從 %1 看，並不比別處已得到的 α = %2 好。</translation>
    </message>
    <message>
        <source>For MAX that is no better than α = %1, found elsewhere.</source>
        <translation>對 MAX 來說，並不比別處已得到的 α = %1 好。</translation>
    </message>
    <message>
        <source>For MIN that is no better than β = %1, found elsewhere.</source>
        <translation>對 MIN 來說，並不比別處已得到的 β = %1 好。</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>Line %1: “%2” follows, but there is only 1 answer.</source>
        <translation>第 %1 行：後面還有「%2」，但答案只有 1 個。</translation>
    </message>
    <message>
        <source>There is no game “%1”; similar names are: %2.</source>
        <translation>沒有名為「%1」的遊戲；相近的名稱有：%2。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Mexplorer documents</source>
        <translation>Mexplorer 文件</translation>
    </message>
    <message>
        <source>graphs</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>This is empty. What can be opened: %1.</source>
        <translation>這裡是空的。可以開啟的有：%1。</translation>
    </message>
    <message>
        <source>This seems to be %1. What can be opened: %2.</source>
        <translation>這似乎是%1。可以開啟的有：%2。</translation>
    </message>
    <message>
        <source>What is expected here: %1. This is one of: %2.</source>
        <translation>這裡需要：%1。而這屬於：%2。</translation>
    </message>
    <message>
        <source>a picture (PNG)</source>
        <translation>圖片（PNG）</translation>
    </message>
    <message>
        <source>a picture (JPEG)</source>
        <translation>圖片（JPEG）</translation>
    </message>
    <message>
        <source>a picture (GIF)</source>
        <translation>圖片（GIF）</translation>
    </message>
    <message>
        <source>a picture, a sound or a film (RIFF)</source>
        <translation>圖片、聲音或影片（RIFF）</translation>
    </message>
    <message>
        <source>a picture (SVG)</source>
        <translation>圖片（SVG）</translation>
    </message>
    <message>
        <source>a PDF</source>
        <translation> PDF 檔案</translation>
    </message>
    <message>
        <source>a PostScript file</source>
        <translation> PostScript 檔案</translation>
    </message>
    <message>
        <source>a ZIP archive, or a document of an office program</source>
        <translation> ZIP 壓縮檔，或辦公軟體的文件</translation>
    </message>
    <message>
        <source>a compressed file (gzip)</source>
        <translation>壓縮檔（gzip）</translation>
    </message>
    <message>
        <source>a compressed file (xz)</source>
        <translation>壓縮檔（xz）</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>a script</source>
        <translation>指令稿</translation>
    </message>
    <message>
        <source>a text with formats (RTF)</source>
        <translation>帶格式的文字（RTF）</translation>
    </message>
    <message>
        <source>XML or HTML</source>
        <translation> XML 或 HTML</translation>
    </message>
    <message>
        <source>a game in Gambit’s format</source>
        <translation> Gambit 格式的博弈</translation>
    </message>
    <message>
        <source>text in UTF-16 without its mark; UTF-8 is read</source>
        <translation>沒有位元組順序記號的 UTF-16 文字；可以讀 UTF-8</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>二進位資料</translation>
    </message>
    <message>
        <source>text in another encoding; UTF-8 is read</source>
        <translation>其他編碼的文字；可以讀 UTF-8</translation>
    </message>
    <message>
        <source>JSON of another program</source>
        <translation>其他程式的 JSON</translation>
    </message>
    <message>
        <source>a text of another kind</source>
        <translation>其他種類的文字</translation>
    </message>
    <message>
        <source>The document is damaged: %1</source>
        <translation>文件已損壞：%1</translation>
    </message>
    <message>
        <source>This program was built without its window, which alone reads documents.</source>
        <translation>這個程式編譯時沒有視窗，而只有視窗才能讀取文件。</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>沒有這個檔案或資料夾</translation>
    </message>
    <message>
        <source>you have no right to do that</source>
        <translation>您沒有這樣做的權限</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是資料夾</translation>
    </message>
    <message>
        <source>%1 positions were looked at, and it is not known who wins: this is too far from the end of play.</source>
        <translation>已檢視 %1 個局面，仍不知誰勝：這裡離終局太遠。</translation>
    </message>
    <message>
        <source>Who wins %1 is not found by a search that could be limited.</source>
        <translation>「%1」誰勝不靠搜尋求得，沒有什麼可限制。</translation>
    </message>
    <message>
        <source>%1 --budget=N lets N positions be looked at.</source>
        <translation>%1 用 --budget=N 可檢視 N 個局面。</translation>
    </message>
    <message>
        <source>The network has no arrows.</source>
        <translation>網路中沒有箭頭。</translation>
    </message>
    <message>
        <source>All arrows belong to %1; coalitions need a second owner, and a plain flow needs none: leave out every owner.</source>
        <translation>所有箭頭都屬於 %1；聯盟需要第二個所有者，而單純的流不需要所有者：請去掉所有者。</translation>
    </message>
    <message>
        <source>The arrow %1 at line %2, column %3 has no owner, while others have; write [capacity=3, owner=A], or [&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;] in JSON.</source>
        <translation>第 %2 列第 %3 個字元處的箭頭 %1 沒有所有者，而其他箭頭有；請寫成 [capacity=3, owner=A]，JSON 中寫成 [&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;]。</translation>
    </message>
    <message>
        <source>The largest flow from %1 to %2 is %3</source>
        <translation>從 %1 到 %2 的最大流為 %3</translation>
    </message>
    <message>
        <source>“%1” is a view of %2 only with other parameters, for example %3; with these its views are: %4.</source>
        <translation>「%1」只有在其他參數下才是 %2 的檢視，例如 %3；現在的檢視有：%4。</translation>
    </message>
    <message>
        <source>%1 at column %2 is too large; numbers may be from %3 to %4.</source>
        <translation>第 %2 個字元處的 %1 太大；數的範圍是 %3 到 %4。</translation>
    </message>
    <message>
        <source>%1 is too large for the denominator %2: times it, numbers may be from %3 to %4.</source>
        <translation>%1 對分母 %2 來說太大：乘以分母後，數的範圍是 %3 到 %4。</translation>
    </message>
    <message>
        <source>%1 at column %2</source>
        <translation>第 %2 個字元處的 %1</translation>
    </message>
    <message>
        <source>“hint” once more tells more.</source>
        <translation>再輸入 hint，會說得更多。</translation>
    </message>
    <message>
        <source>Nobody owns the arrows of this network, so there are no coalitions; `mexplorer solve` tells its largest flow.</source>
        <translation>這個網路的箭頭沒有所有者，所以沒有聯盟；`mexplorer solve` 會給出它的最大流。</translation>
    </message>
    <message>
        <source>Play from the beginning comes to this board only with Black to move: by the rows that the pawns have come, White has made one move more.</source>
        <translation>從開局下到這個棋盤時只會輪到黑方：從兵前進的列數看，白方多走了一步。</translation>
    </message>
    <message>
        <source>Play from the beginning comes to this board only with White to move: by the rows that the pawns have come, both have made as many moves.</source>
        <translation>從開局下到這個棋盤時只會輪到白方：從兵前進的列數看，雙方走的步數相同。</translation>
    </message>
    <message>
        <source>… and so on, to #%1; those after it are typed as positions</source>
        <translation>……依此類推，直到 #%1；其後的走法以局面輸入</translation>
    </message>
    <message>
        <source>The nearest of Kuhn’s equilibria has α %1: no probability differs from it by more than %2.</source>
        <translation>庫恩均衡族中最近的一個 α %1：各機率與它相差不超過 %2。</translation>
    </message>
    <message>
        <source>With best play %1 is worth %2 to MIN, who is to move: MAX gets %3.</source>
        <translation>雙方都走最佳走法時，%1 對輪到行動的 MIN 的值是 %2：MAX 得 %3。</translation>
    </message>
    <message>
        <source>text in UTF-32, which is not read; save it as UTF-8</source>
        <translation>UTF-32 文字，不能讀取；請另存為 UTF-8</translation>
    </message>
    <message>
        <source>A coin is missing at column %1; write H for heads and T for tails, or 1 and 0.</source>
        <translation>第 %1 個字元處缺少一枚硬幣；正面寫 H，反面寫 T，或寫 1 和 0。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not one coin; write the row as 0 1 1 0, 0110 or THHT.</source>
        <translation>第 %2 個字元處的「%1」不是一枚硬幣；一排硬幣應寫成 0 1 1 0、0110 或 THHT。</translation>
    </message>
    <message>
        <source>Values are listed of a line (--to N) or a grid (--size RxC), not below a position; `mexplorer solve` tells the value of one.</source>
        <translation>列出的是一維表（--to N）或二維表（--size RxC）的值，不是某個局面以下的值；`mexplorer solve` 給出一個局面的值。</translation>
    </message>
    <message>
        <source>The coalition at column %1 has a value already.</source>
        <translation>第 %1 個字元處的聯盟已經有值了。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a coalition with its value, such as v(1,2)=30.</source>
        <translation>第 %2 個字元處的「%1」不是一個聯盟及其值，例如 v(1,2)=30。</translation>
    </message>
    <message>
        <source>Seen from %1, that is the best so far, by the estimates: v = %2.</source>
        <translation>從 %1 看，按估值這是目前最好的：v = %2。</translation>
    </message>
    <message>
        <source>Seen from %1, that is, by the estimates, no better than v = %2.</source>
        <translation>從 %1 看，按估值這並不比 v = %2 好。</translation>
    </message>
    <message>
        <source>By the estimates, MAX at %1 gets at least %2.</source>
        <translation>按估值，在 %1，MAX 至少得 %2。</translation>
    </message>
    <message>
        <source>By the estimates, MAX at %1 keeps %2.</source>
        <translation>按估值，在 %1，MAX 仍取 %2。</translation>
    </message>
    <message>
        <source>By the estimates, MIN at %1 gives at most %2.</source>
        <translation>按估值，在 %1，MIN 至多給 %2。</translation>
    </message>
    <message>
        <source>By the estimates, MIN at %1 keeps %2.</source>
        <translation>按估值，在 %1，MIN 仍取 %2。</translation>
    </message>
    <message>
        <source>Seen from %1, that is, by the estimates, no better than α = %2, found elsewhere.</source>
        <translation>從 %1 看，按估值這並不比別處已得到的 α = %2 好。</translation>
    </message>
    <message>
        <source>By the estimates, that is for MAX no better than α = %1, found elsewhere.</source>
        <translation>按估值，對 MAX 來說，並不比別處已得到的 α = %1 好。</translation>
    </message>
    <message>
        <source>By the estimates, that is for MIN no better than β = %1, found elsewhere.</source>
        <translation>按估值，對 MIN 來說，並不比別處已得到的 β = %1 好。</translation>
    </message>
    <message>
        <source>Its last option is left out.</source>
        <translation>它最後 1 個後繼剪去不看。</translation>
    </message>
    <message>
        <source>Its last %1 options are left out.</source>
        <translation>它最後 %1 個後繼剪去不看。</translation>
    </message>
    <message>
        <source>β = α = %1: by the estimates, %2 cannot be better than what is found already.</source>
        <translation>β = α = %1：按估值，%2 不可能比已找到的更好。</translation>
    </message>
    <message>
        <source>β = α = %1: %2 cannot be better than what is found already.</source>
        <translation>β = α = %1：%2 不可能比已找到的更好。</translation>
    </message>
    <message>
        <source>β = %1 ≤ α = %2: by the estimates, play will not come to %3.</source>
        <translation>β = %1 ≤ α = %2：按估值，不會走到 %3。</translation>
    </message>
    <message>
        <source>β = %1 ≤ α = %2: play will not come to %3.</source>
        <translation>β = %1 ≤ α = %2：不會走到 %3。</translation>
    </message>
    <message>
        <source>The blank at column %1 may be an empty cell or nothing; write “.” for empty cells.</source>
        <translation>第 %1 個字元處的空格可能是一個空格子，也可能什麼都不是；空格子請寫「.」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 may be a cell of the last row or say whose turn it is; write “.” for empty cells.</source>
        <translation>第 %2 個字元處的「%1」可能是最後一列的一格，也可能表示輪到誰；空格子請寫「.」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 may be one number or several; write %3 for one, “%4” for several.</source>
        <translation>第 %2 個字元處的「%1」可能是一個數，也可能是幾個數；一個數請寫 %3，幾個數請寫「%4」。</translation>
    </message>
    <message>
        <source>The document has more than %1 members.</source>
        <translation>文件有 %1 個以上的成員。</translation>
    </message>
    <message>
        <source>player %1 at %2</source>
        <translation>位於 %2 的玩家 %1</translation>
    </message>
    <message>
        <source>CFR needs players who remember what they saw and did: at %1, player %2 does not.</source>
        <translation>CFR 要求玩家記得自己看到和做過的一切：在 %1 處，玩家 %2 不記得。</translation>
    </message>
    <message>
        <source>CFR needs two players: this game has %1.</source>
        <translation>CFR 要求有兩名玩家：這個遊戲有 %1 名。</translation>
    </message>
    <message>
        <source>CFR needs a zero-sum game: at each end, what one player gets the other one pays.</source>
        <translation>CFR 要求零和博弈：在每個終點，一名玩家所得即另一名玩家所付。</translation>
    </message>
    <message>
        <source>%1&#xa0;%2</source>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 is too large a number.</source>
        <translation>第 %2 行第 %3 個字元處的「%1」是太大的數。</translation>
    </message>
    <message>
        <source>Left wins by moving first if some move of his leads to L or P</source>
        <translation>若左方有一步走到 L 或 P，則左方先走必勝</translation>
    </message>
    <message>
        <source>Right wins by moving first if some move of his leads to R or P</source>
        <translation>若右方有一步走到 R 或 P，則右方先走必勝</translation>
    </message>
    <message>
        <source>N if both do, L or R if one of them does, else P</source>
        <translation>兩方皆然為 N，僅一方為 L 或 R，否則為 P</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 是 %2</translation>
    </message>
    <message>
        <source>This position is %1</source>
        <translation>這個局面是 %1</translation>
    </message>
    <message>
        <source>L: won for Left, whoever is to move</source>
        <translation>L：無論輪到誰走，左方必勝</translation>
    </message>
    <message>
        <source>R: won for Right, whoever is to move</source>
        <translation>R：無論輪到誰走，右方必勝</translation>
    </message>
    <message>
        <source>Move to %1, which is %2: from there the other player cannot win.</source>
        <translation>走到 %1，它是 %2：對方從那裡無法取勝。</translation>
    </message>
    <message>
        <source>“%1” leads to %2, which is %3.</source>
        <translation>「%1」走到 %2，它是 %3。</translation>
    </message>
    <message>
        <source>Is %1 L, R, N or P?</source>
        <translation>%1 是 L、R、N 還是 P？</translation>
    </message>
    <message>
        <source>Look at %1 and %2 other places.</source>
        <translation>看%1及其他 %2 處。</translation>
    </message>
    <message>
        <source>The folder for the program’s data cannot be written.</source>
        <translation>程式的資料夾無法寫入。</translation>
    </message>
    <message>
        <source>a part of the path is no folder</source>
        <translation>路徑中有一段不是資料夾</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁碟已滿</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <translation>磁碟配額已用完</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>磁碟是唯讀的</translation>
    </message>
    <message>
        <source>There are %1 steps; at most %2 are written at once: write one of them.</source>
        <translation>共有 %1 步；一次最多寫入 %2 步：請只寫入其中一步。</translation>
    </message>
    <message>
        <source>“%1” is not a step here: give a number from 1 to %2, such as 1.5 for halfway to the next, or all.</source>
        <translation>「%1」不是這裡的步驟：請給出 1 到 %2 之間的數（1.5 即走向下一步的中途），或 all。</translation>
    </message>
    <message>
        <source>A moving picture of %1 × %2 at scale %3 cannot be made: it has at most %4 million pixels, and sides of at most %5.</source>
        <translation>無法產生 %1 × %2、縮放 %3 的動畫：最多 %4 百萬像素，邊長最多 %5。</translation>
    </message>
    <message>
        <source>A moving picture is played at a speed from %1 to %2, at most %3 times.</source>
        <translation>動畫的播放速度須在 %1 到 %2 之間，最多播放 %3 次。</translation>
    </message>
    <message>
        <source>Only a moving picture has a speed and is shown again: write all steps to a .gif or a .webp file.</source>
        <translation>只有動畫才有速度和播放次數：請把所有步驟寫入 .gif 或 .webp 檔案。</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>標出</translation>
    </message>
    <message>
        <source>count</source>
        <translation>計數</translation>
    </message>
    <message>
        <source>conclude</source>
        <translation>結論</translation>
    </message>
    <message>
        <source>look ahead</source>
        <translation>向前看</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>證明</translation>
    </message>
    <message>
        <source>path %1</source>
        <translation>路徑 %1</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>割</translation>
    </message>
    <message>
        <source>core</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>excess</source>
        <translation>超出量</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>次序 %1</translation>
    </message>
    <message>
        <source>nucleolus</source>
        <translation>核仁</translation>
    </message>
    <message>
        <source>write</source>
        <translation>寫成二進位</translation>
    </message>
    <message>
        <source>decide</source>
        <translation>判斷</translation>
    </message>
    <message>
        <source>find the move</source>
        <translation>找走法</translation>
    </message>
    <message>
        <source>move</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>length %1</source>
        <translation>長度 %1</translation>
    </message>
    <message>
        <source>best replies</source>
        <translation>最優反應</translation>
    </message>
    <message>
        <source>pure equilibria</source>
        <translation>純策略均衡</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>被占優</translation>
    </message>
    <message>
        <source>mix</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>分層</translation>
    </message>
    <message>
        <source>count up</source>
        <translation>從 0 數起</translation>
    </message>
    <message>
        <source>options</source>
        <translation>後繼</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>divide</source>
        <translation>分組</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>應對</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 輪</translation>
    </message>
    <message>
        <source>averages</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>is %1 there?</source>
        <translation>有 %1 嗎？</translation>
    </message>
    <message>
        <source>is %1 there? yes</source>
        <translation>有 %1 嗎？有</translation>
    </message>
    <message>
        <source>%1? no: that is it</source>
        <translation>%1？沒有：就是它</translation>
    </message>
    <message>
        <source>a move to %1 is moved back</source>
        <translation>走到 %1 會被走回</translation>
    </message>
    <message>
        <source>moves to %1 are moved back</source>
        <translation>走到 %1 都會被走回</translation>
    </message>
    <message>
        <source>A move to %1 is moved back: from value %1 there is a move to value %2.</source>
        <translation>走到 %1 會被走回：從值 %1 有一步走到值 %2。</translation>
    </message>
    <message>
        <source>Moves to %1 are moved back: from each of these values there is a move to value %2.</source>
        <translation>走到 %1 都會被走回：從其中每個值都有一步走到值 %2。</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>沒有 %1</translation>
    </message>
    <message>
        <source>one %1</source>
        <translation>一個 %1</translation>
    </message>
    <message>
        <source>two %1s</source>
        <translation>兩個 %1</translation>
    </message>
    <message>
        <source>three %1s</source>
        <translation>三個 %1</translation>
    </message>
    <message>
        <source>four %1s</source>
        <translation>四個 %1</translation>
    </message>
    <message>
        <source>five %1s</source>
        <translation>五個 %1</translation>
    </message>
    <message>
        <source>six %1s</source>
        <translation>六個 %1</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>成一對</translation>
    </message>
    <message>
        <source>all paired</source>
        <translation>全部成對</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>落單</translation>
    </message>
    <message>
        <source>one is alone</source>
        <translation>一個落單</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>積木</translation>
    </message>
    <message>
        <source>heaps as blocks of 8, 4, 2 and 1 stones that pair off, where these fit; else in binary</source>
        <translation>把各堆畫成 8、4、2、1 個石子的積木，兩兩配對；放不下時寫成二進位</translation>
    </message>
    <message>
        <source>Power in a vote of %1 out of %2</source>
        <translation>%2 票中須得 %1 票的表決中的權力</translation>
    </message>
    <message>
        <source>Power in a vote of %1 majorities at once</source>
        <translation>同時須有 %1 種多數的表決中的權力</translation>
    </message>
    <message>
        <source>How a cost of %1 is shared</source>
        <translation>費用 %1 如何分攤</translation>
    </message>
    <message>
        <source>How the cost of a runway, %1, is shared</source>
        <translation>跑道的費用 %1 如何分攤</translation>
    </message>
    <message>
        <source>How an estate of %1 is divided</source>
        <translation>遺產 %1 如何分配</translation>
    </message>
    <message>
        <source>How a worth of %1 is divided</source>
        <translation>價值 %1 如何分配</translation>
    </message>
    <message>
        <source>large</source>
        <translation>大圖</translation>
    </message>
    <message>
        <source>the path of the strategies</source>
        <translation>策略的路徑</translation>
    </message>
    <message>
        <source>the exploitability</source>
        <translation>可利用度</translation>
    </message>
    <message>
        <source>what is half of the picture; a click on one of the small charts opens it</source>
        <translation>占圖一半的是什麼；點擊小圖即可放大</translation>
    </message>
    <message>
        <source>checked to n = %1 = %2</source>
        <translation>已核對到 n = %1 = %2</translation>
    </message>
    <message>
        <source>from n = %1 on every row is the one above it, plus %2</source>
        <translation>自 n = %1 起，每列都是上一列加 %2</translation>
    </message>
    <message>
        <source>from n = %1 on every row is the same</source>
        <translation>自 n = %1 起，各列相同</translation>
    </message>
    <message>
        <source>from n = %1 on every row is the same: %2</source>
        <translation>自 n = %1 起，各列相同：%2</translation>
    </message>
    <message>
        <source>heaps in a row</source>
        <translation>每列堆數</translation>
    </message>
    <message>
        <source>a guess at the period; 0: the period itself, if it is known and fits</source>
        <translation>猜測的週期；0：週期已知且放得下時就用週期</translation>
    </message>
    <message>
        <source>P and N only</source>
        <translation>只分 P、N</translation>
    </message>
    <message>
        <source>colours tell who wins and not the values</source>
        <translation>顏色表示勝負，不表示值</translation>
    </message>
    <message>
        <source>brackets the rows that are alike, rings the exceptions and says what proves the period</source>
        <translation>括出相同的各列，圈出例外，並說明由什麼證明週期</translation>
    </message>
    <message>
        <source>There is no whole number at place %1.</source>
        <translation>第 %1 個位置沒有整數。</translation>
    </message>
    <message>
        <source>Only minimax looks here: %1</source>
        <translation>只有極大極小看這裡：%1</translation>
    </message>
    <message>
        <source>%1 Minimax has looked at %2 nodes for that, alpha-beta at %3.</source>
        <translation>%1為此極大極小看了 %2 個節點，α-β 看了 %3 個。</translation>
    </message>
    <message>
        <source>nodes: %1 · leaves: %2</source>
        <translation>節點：%1 · 葉子：%2</translation>
    </message>
    <message>
        <source>minimax is not shown: its tree is too large</source>
        <translation>沒有顯示極大極小：樹太大</translation>
    </message>
    <message>
        <source>So many ones are in column %1: %2.</source>
        <translation>位值 %1 的欄中 1 的個數：%2。</translation>
    </message>
    <message>
        <source>minimax beside it</source>
        <translation>同時顯示極大極小搜尋</translation>
    </message>
    <message>
        <source>both on one tree, step by step: what alpha-beta leaves out, minimax still looks at</source>
        <translation>兩者在同一棵樹上同步前進：α-β 剪掉的，極大極小仍要看</translation>
    </message>
    <message>
        <source>Not the least that is missing: %1.</source>
        <translation>缺少的數中，%1 不是最小的。</translation>
    </message>
    <message>
        <source>An option has the value %1, so that is not missing.</source>
        <translation>有後繼的值是 %1，所以它並不缺少。</translation>
    </message>
    <message>
        <source>up to this step</source>
        <translation>到這一步為止</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>總共</translation>
    </message>
    <message>
        <source>until it was stopped, as the tree is too large</source>
        <translation>樹太大，停下之前</translation>
    </message>
    <message>
        <source>looking ahead: %1</source>
        <translation>前看步數：%1</translation>
    </message>
    <message>
        <source>nodes looked at: %1</source>
        <translation>看過的節點：%1</translation>
    </message>
    <message>
        <source>leaves: %1</source>
        <translation>葉子：%1</translation>
    </message>
    <message>
        <source>of these estimated: %1</source>
        <translation>其中估值：%1</translation>
    </message>
    <message>
        <source>cuts: %1</source>
        <translation>剪枝：%1</translation>
    </message>
    <message>
        <source>from the table: %1</source>
        <translation>來自表：%1</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>chart of the ways to search</source>
        <translation>各種搜尋方法的圖表</translation>
    </message>
    <message>
        <source>where there is room</source>
        <translation>放得下時展開</translation>
    </message>
    <message>
        <source>open</source>
        <translation>展開</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>摺疊</translation>
    </message>
    <message>
        <source>Its value is the number %1.</source>
        <translation>它的值是數 %1。</translation>
    </message>
    <message>
        <source>Its value is the nimber %1.</source>
        <translation>它的值是尼姆數 %1。</translation>
    </message>
    <message>
        <source>Its value is %1, with stops %2 and %3, mean %4 and temperature %5.</source>
        <translation>它的值是 %1，停值為 %2 和 %3，平均值 %4，溫度 %5。</translation>
    </message>
    <message>
        <source>Left and Right have different moves here: a position has a value for both, which no search for one player’s score finds.</source>
        <translation>這裡左方與右方的走法不同：局面的值是對雙方而言的，依一方得分的搜尋求不出它。</translation>
    </message>
    <message>
        <source>“%1” is not expected here</source>
        <translation>這裡不應有「%1」</translation>
    </message>
    <message>
        <source>column %1: %2.</source>
        <translation>第 %1 欄：%2。</translation>
    </message>
    <message>
        <source>“%1” is no name of its own</source>
        <translation>「%1」不能用作名稱</translation>
    </message>
    <message>
        <source>a game is missing at the end</source>
        <translation>末尾缺少一個賽局</translation>
    </message>
    <message>
        <source>“%1” is no game</source>
        <translation>「%1」不是賽局</translation>
    </message>
    <message>
        <source>“)” is missing</source>
        <translation>缺少「)」</translation>
    </message>
    <message>
        <source>%1 is more than %2</source>
        <translation>%1 大於 %2</translation>
    </message>
    <message>
        <source>after “.”, a game is missing</source>
        <translation>「.」之後缺少一個賽局</translation>
    </message>
    <message>
        <source>%1 is no dyadic number: 2, 4, 8 … may divide</source>
        <translation>%1 不是二進分數：分母只能是 2、4、8……</translation>
    </message>
    <message>
        <source>a power from 1 to %1 is missing</source>
        <translation>缺少 1 到 %1 的冪次</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>缺少「%1」</translation>
    </message>
    <message>
        <source>after “+-”, a game is missing</source>
        <translation>「+-」之後缺少一個賽局</translation>
    </message>
    <message>
        <source>“}” is missing</source>
        <translation>缺少「}」</translation>
    </message>
    <message>
        <source>in {…}, “|” is missing</source>
        <translation>{…} 裡缺少「|」</translation>
    </message>
    <message>
        <source>in {…}, it is not clear which “|” comes first: write “||”</source>
        <translation>{…} 裡分不清先看哪個「|」：請寫「||」</translation>
    </message>
    <message>
        <source>“%1” is a loopy game, whose play need not end; these are short games</source>
        <translation>「%1」是有環賽局，可能走不完；這裡只有短賽局</translation>
    </message>
    <message>
        <source>“%1” is not known: names are bound by “%1 = …;”</source>
        <translation>不認識「%1」：名稱用「%1 = …;」定義</translation>
    </message>
    <message>
        <source>“(” is missing</source>
        <translation>缺少「(」</translation>
    </message>
    <message>
        <source>Tiny and Miny are of positive games</source>
        <translation>Tiny 和 Miny 裡須是正的賽局</translation>
    </message>
    <message>
        <source>The name of this game has more than %1 characters.</source>
        <translation>這個賽局的名稱超過 %1 個字元。</translation>
    </message>
    <message>
        <source>*%1 has too many options to list</source>
        <translation>*%1 的後繼太多，無法列出</translation>
    </message>
    <message>
        <source>its numbers are too large: a numerator has at most %1</source>
        <translation>其中的數太大：分子最大為 %1</translation>
    </message>
    <message>
        <source>A board has at most %1 cells.</source>
        <translation>棋盤最多有 %1 格。</translation>
    </message>
    <message>
        <source>A board has at least one cell.</source>
        <translation>棋盤至少有一格。</translation>
    </message>
    <message>
        <source>Row %1 has %2 cells, and another one %3.</source>
        <translation>第 %1 列有 %2 格，另有一列有 %3 格。</translation>
    </message>
    <message>
        <source>Left: column %1, rows %2 and %3</source>
        <translation>左方：第 %1 欄，第 %2、%3 列</translation>
    </message>
    <message>
        <source>Right: row %1, columns %2 and %3</source>
        <translation>右方：第 %1 列，第 %2、%3 欄</translation>
    </message>
    <message>
        <source>Domineering</source>
        <translation>多米諾賽局（Domineering）</translation>
    </message>
    <message>
        <source>Two sides</source>
        <translation>雙方不同</translation>
    </message>
    <message>
        <source>Left places an upright domino on two free cells, Right a lying one. Whoever cannot has lost.</source>
        <translation>左方直放一塊骨牌，佔兩個空格；右方橫放。輪到誰放不下，誰就輸。</translation>
    </message>
    <message>
        <source>rows from the top with / between them, . for a free cell and # for a hole, for example ../#./..; or a size, 3x4</source>
        <translation>從上到下寫各列，列間寫 /，空格寫 .，洞寫 #，例如 ../#./..；或寫大小 3x4</translation>
    </message>
    <message>
        <source>2 × 2: hot, whoever moves first gains 1</source>
        <translation>2 × 2：熱賽局，誰先走誰得 1</translation>
    </message>
    <message>
        <source>2 × 3</source>
        <translation>2 × 3</translation>
    </message>
    <message>
        <source>3 × 3: as hot as 2 × 2</source>
        <translation>3 × 3：與 2 × 2 一樣熱</translation>
    </message>
    <message>
        <source>4 × 5: one move ahead for Left</source>
        <translation>4 × 5：左方多一步</translation>
    </message>
    <message>
        <source>A turn of 90°</source>
        <translation>轉 90°</translation>
    </message>
    <message>
        <source>A board that is turned by 90° is the negative: what was Left’s is Right’s.</source>
        <translation>棋盤轉 90° 後就是它的負：左方的變成右方的。</translation>
    </message>
    <message>
        <source>Parts are added</source>
        <translation>各部分相加</translation>
    </message>
    <message>
        <source>Regions that no domino connects are a sum of games.</source>
        <translation>沒有骨牌能跨過的各區域，合起來是賽局之和。</translation>
    </message>
    <message>
        <source>It has more than %1 options.</source>
        <translation>它有超過 %1 個後繼。</translation>
    </message>
    <message>
        <source>Left: to %1</source>
        <translation>左方：走到 %1</translation>
    </message>
    <message>
        <source>Right: to %1</source>
        <translation>右方：走到 %1</translation>
    </message>
    <message>
        <source>Short games</source>
        <translation>短賽局</translation>
    </message>
    <message>
        <source>A game as it is written: {a,b|c} has the left options a and b and the right option c. Left moves to one of the left options, Right to one of the right; whoever cannot has lost.</source>
        <translation>寫成什麼就是什麼的賽局：{a,b|c} 的左後繼是 a 和 b，右後繼是 c。左方走到某個左後繼，右方走到某個右後繼；輪到誰不能走，誰就輸。</translation>
    </message>
    <message>
        <source>numbers 5/8, nimbers *2, ups ^ v ^3, {a,b|c}, switches +-1, Tiny(2); sums 1* + ^, multiples 3.^, names G = {1|0}; G + G</source>
        <translation>數 5/8，尼姆數 *2，上 ^ v ^3，{a,b|c}，開關 +-1，Tiny(2)；和 1* + ^，倍數 3.^，名稱 G = {1|0}; G + G</translation>
    </message>
    <message>
        <source>The simplest number between</source>
        <translation>兩邊之間的最簡數</translation>
    </message>
    <message>
        <source>Up: positive, but smaller than any positive number</source>
        <translation>上：為正，卻小於一切正數</translation>
    </message>
    <message>
        <source>Up and a star: won by whoever begins</source>
        <translation>上加星：先手必勝</translation>
    </message>
    <message>
        <source>A hot game: whoever moves first gains</source>
        <translation>熱賽局：誰先走誰佔便宜</translation>
    </message>
    <message>
        <source>Dominated options</source>
        <translation>受制選項</translation>
    </message>
    <message>
        <source>A reversible option</source>
        <translation>可逆選項</translation>
    </message>
    <message>
        <source>Three slashes</source>
        <translation>三條斜線</translation>
    </message>
    <message>
        <source>The simplest number</source>
        <translation>最簡數</translation>
    </message>
    <message>
        <source>If a number is larger than all left options and smaller than all right ones, the game is the one of these that was born first.</source>
        <translation>若有數大於所有左後繼、小於所有右後繼，該賽局就是其中生日最早的那個數。</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>所有賽局</translation>
    </message>
    <message>
        <source>One canonical form</source>
        <translation>唯一的標準形</translation>
    </message>
    <message>
        <source>Without dominated options, and with reversible ones bypassed, two equal games have the same form.</source>
        <translation>去掉受制選項，繞過可逆選項，相等的兩個賽局就有相同的形式。</translation>
    </message>
    <message>
        <source>all short games</source>
        <translation>所有短賽局</translation>
    </message>
    <message>
        <source>L, R ← the canonical forms of the options</source>
        <translation>L, R ← 各後繼的標準形</translation>
    </message>
    <message>
        <source>strike out what is dominated: in L the smaller, in R the larger of two</source>
        <translation>劃去受制的：L 中留較大的，R 中留較小的</translation>
    </message>
    <message>
        <source>bypass what is reversible: put in its place what follows the answer</source>
        <translation>繞過可逆的：用應對之後的後繼代替它</translation>
    </message>
    <message>
        <source>again, until nothing changes</source>
        <translation>反覆進行，直到不再變化</translation>
    </message>
    <message>
        <source>{L|R} is the canonical form; give it its name</source>
        <translation>{L|R} 就是標準形；寫出它的名稱</translation>
    </message>
    <message>
        <source>Left never needs %1: %2 is at least as large. It is dominated.</source>
        <translation>左方用不著 %1：%2 不比它小。它受制。</translation>
    </message>
    <message>
        <source>Right never needs %1: %2 is at most as large. It is dominated.</source>
        <translation>右方用不著 %1：%2 不比它大。它受制。</translation>
    </message>
    <message>
        <source>Left’s %1 is reversible: Right answers with %2, which is at most the game itself. What Left has there takes its place; then Left has: %3.</source>
        <translation>左方的 %1 可逆：右方應以 %2，它不大於原來的賽局。用左方在那裡的後繼代替它；於是左方有：%3。</translation>
    </message>
    <message>
        <source>Right’s %1 is reversible: Left answers with %2, which is at least the game itself. What Right has there takes its place; then Right has: %3.</source>
        <translation>右方的 %1 可逆：左方應以 %2，它不小於原來的賽局。用右方在那裡的後繼代替它；於是右方有：%3。</translation>
    </message>
    <message>
        <source>The canonical form</source>
        <translation>標準形</translation>
    </message>
    <message>
        <source>Left’s options: %1. Right’s options: %2.</source>
        <translation>左方的後繼：%1。右方的後繼：%2。</translation>
    </message>
    <message>
        <source>simplify</source>
        <translation>化簡</translation>
    </message>
    <message>
        <source>Nothing is dominated, and nothing is reversible.</source>
        <translation>沒有受制的，也沒有可逆的。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>What remains is %1.</source>
        <translation>剩下的是 %1。</translation>
    </message>
    <message>
        <source>The canonical form of this game takes more than is allowed.</source>
        <translation>這個賽局的標準形超出了允許的計算量。</translation>
    </message>
    <message>
        <source>An L of three cells: a star</source>
        <translation>三格的 L 形：星</translation>
    </message>
    <message>
        <source>A tall L: 1/2</source>
        <translation>高 L 形：1/2</translation>
    </message>
    <message>
        <source>Tiny: no multiple of it reaches up</source>
        <translation>微量：任意多倍仍小於「上」</translation>
    </message>
    <message>
        <source>column %1: “%2” is none of T, F and .</source>
        <translation>第 %1 欄：「%2」不是 T、F 或 .</translation>
    </message>
    <message>
        <source>A row has at least one cell: TT..FF, for example.</source>
        <translation>一列至少有一格，例如 TT..FF。</translation>
    </message>
    <message>
        <source>A row has at most %1 cells.</source>
        <translation>一列最多有 %1 格。</translation>
    </message>
    <message>
        <source>Left: the toad at %1 to %2</source>
        <translation>左方：%1 處的蟾蜍到 %2</translation>
    </message>
    <message>
        <source>Right: the frog at %1 to %2</source>
        <translation>右方：%1 處的青蛙到 %2</translation>
    </message>
    <message>
        <source>Toads and frogs</source>
        <translation>蟾蜍與青蛙</translation>
    </message>
    <message>
        <source>Left moves a toad to the right, Right a frog to the left: to the next cell, or over one animal of the other kind, if the cell behind it is free. Whoever cannot has lost.</source>
        <translation>左方把一隻蟾蜍向右移，右方把一隻青蛙向左移：移到相鄰的空格，或跳過一隻對方的動物，落到其後的空格。輪到誰不能走，誰就輸。</translation>
    </message>
    <message>
        <source>T for a toad, F for a frog, . for a free cell, for example TT..FF</source>
        <translation>T 為蟾蜍，F 為青蛙，. 為空格，例如 TT..FF</translation>
    </message>
    <message>
        <source>A star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Two toads against a frog: hot</source>
        <translation>兩隻蟾蜍對一隻青蛙：熱賽局</translation>
    </message>
    <message>
        <source>Two free cells</source>
        <translation>兩個空格</translation>
    </message>
    <message>
        <source>Three against three</source>
        <translation>三對三</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>一個數</translation>
    </message>
    <message>
        <source>A mirror image is the negative</source>
        <translation>鏡像即負</translation>
    </message>
    <message>
        <source>What each of %1 players gets</source>
        <translation>%1 個玩家各得多少</translation>
    </message>
    <message>
        <source>draws: %1 positions</source>
        <translation>和局：%1 個局面</translation>
    </message>
    <message>
        <source>layer 0: %1 in a hole, %2 caught</source>
        <translation>第 0 層：老鼠進洞 %1 個，被抓 %2 個</translation>
    </message>
    <message>
        <source>layer %1: %2 for the mouse, %3 for the cats</source>
        <translation>第 %1 層：老鼠勝 %2 個，貓勝 %3 個</translation>
    </message>
    <message>
        <source>earned %1</source>
        <translation>得 %1</translation>
    </message>
    <message>
        <source>positive in all: %1</source>
        <translation>正遺憾值之和：%1</translation>
    </message>
    <message>
        <source>worth %1, value %2</source>
        <translation>平均值得 %1，博弈的值 %2</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>費用 %1</translation>
    </message>
    <message>
        <source>quota %1, votes %2</source>
        <translation>門檻 %1，票數 %2</translation>
    </message>
    <message>
        <source>S = {%1}</source>
        <translation>S = {%1}</translation>
    </message>
    <message>
        <source>Which strategies are an equilibrium?</source>
        <translation>哪些策略構成均衡？</translation>
    </message>
    <message>
        <source>The steps will come to it.</source>
        <translation>步驟會講到它。</translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be L.</source>
        <translation>%1 保持摺疊；已知它是 L。</translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be R.</source>
        <translation>%1 保持摺疊；已知它是 R。</translation>
    </message>
    <message>
        <source>Moving first, Left wins by “%1”.</source>
        <translation>左方先走，走「%1」則勝。</translation>
    </message>
    <message>
        <source>Moving first, Right wins by “%1”.</source>
        <translation>右方先走，走「%1」則勝。</translation>
    </message>
    <message>
        <source>Moving first, Left wins by “%1”: %2.</source>
        <translation>左方先走，走「%1」則勝：%2。</translation>
    </message>
    <message>
        <source>Moving first, Right wins by “%1”: %2.</source>
        <translation>右方先走，走「%1」則勝：%2。</translation>
    </message>
    <message>
        <source>Left has no move, and loses by moving first.</source>
        <translation>左方沒有走法，先走則負。</translation>
    </message>
    <message>
        <source>Right has no move, and loses by moving first.</source>
        <translation>右方沒有走法，先走則負。</translation>
    </message>
    <message>
        <source>Moving first, Left loses: no move of his leads to L or P.</source>
        <translation>左方先走則負：他沒有走法通往 L 或 P。</translation>
    </message>
    <message>
        <source>Moving first, Right loses: no move of his leads to R or P.</source>
        <translation>右方先走則負：他沒有走法通往 R 或 P。</translation>
    </message>
    <message>
        <source>Left has no move in %1: moving first, Left loses.</source>
        <translation>在 %1 左方沒有走法：左方先走則負。</translation>
    </message>
    <message>
        <source>Right has no move in %1: moving first, Right loses.</source>
        <translation>在 %1 右方沒有走法：右方先走則負。</translation>
    </message>
    <message>
        <source>No move of Left’s in %1 leads to L or P: moving first, Left loses.</source>
        <translation>在 %1 左方沒有走法通往 L 或 P：左方先走則負。</translation>
    </message>
    <message>
        <source>No move of Right’s in %1 leads to R or P: moving first, Right loses.</source>
        <translation>在 %1 右方沒有走法通往 R 或 P：右方先走則負。</translation>
    </message>
    <message>
        <source>Moving first in %1, Left wins by a move that is not shown.</source>
        <translation>在 %1 左方先走則勝，那步走法沒有畫出。</translation>
    </message>
    <message>
        <source>Moving first in %1, Right wins by a move that is not shown.</source>
        <translation>在 %1 右方先走則勝，那步走法沒有畫出。</translation>
    </message>
    <message>
        <source>Moving first in %1, Left wins: %2.</source>
        <translation>在 %1 左方先走則勝：%2。</translation>
    </message>
    <message>
        <source>Moving first in %1, Right wins: %2.</source>
        <translation>在 %1 右方先走則勝：%2。</translation>
    </message>
    <message>
        <source>Nothing is labelled yet. At each position Left moves first, and then Right: N if both win, L or R if one of them wins whoever moves first, P if none does.</source>
        <translation>尚無任何標記。在每個局面先看左方先走，再看右方先走：雙方先走都勝則為 N；無論誰先走都是同一方勝則為 L 或 R；誰先走誰輸則為 P。</translation>
    </message>
    <message>
        <source>Neither player has a move in %1: whoever is to move has lost, so it is P.</source>
        <translation>在 %1 雙方都沒有走法：輪到誰誰輸，所以它是 P。</translation>
    </message>
    <message>
        <source>%1 So %2.</source>
        <translation>%1因此 %2。</translation>
    </message>
    <message>
        <source>Left moves first. Which move wins from %1?</source>
        <translation>左方先走。從 %1 走哪一步能勝？</translation>
    </message>
    <message>
        <source>Right moves first. Which move wins from %1?</source>
        <translation>右方先走。從 %1 走哪一步能勝？</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>……另有 %1 個</translation>
    </message>
    <message>
        <source>column %1: “%2” is no cake: write its width and height, 8x3, and a comma between cakes.</source>
        <translation>第 %1 個字元處：「%2」不是蛋糕：請寫寬與高，例如 8x3，蛋糕之間寫逗號。</translation>
    </message>
    <message>
        <source>The cakes have at most %1 squares.</source>
        <translation>所有蛋糕合計最多 %1 個方格。</translation>
    </message>
    <message>
        <source>column %1: a comma is missing before “%2”.</source>
        <translation>第 %1 個字元處：「%2」之前缺一個逗號。</translation>
    </message>
    <message>
        <source>Left: cake %1 into widths of %2 and %3</source>
        <translation>左方：把第 %1 塊蛋糕切成寬 %2 與寬 %3</translation>
    </message>
    <message>
        <source>Right: cake %1 into heights of %2 and %3</source>
        <translation>右方：把第 %1 塊蛋糕切成高 %2 與高 %3</translation>
    </message>
    <message>
        <source>Cutcake</source>
        <translation>切蛋糕（Cutcake）</translation>
    </message>
    <message>
        <source>Left cuts one of the cakes from top to bottom, Right from left to right, always along a line between squares. Whoever cannot has lost.</source>
        <translation>左方從上到下切開一塊蛋糕，右方從左到右切開一塊，都沿方格之間的線。輪到誰切不了，誰就輸。</translation>
    </message>
    <message>
        <source>the width and height of each cake, for example 8x3,2x2</source>
        <translation>每塊蛋糕的寬與高，例如 8x3,2x2</translation>
    </message>
    <message>
        <source>8 × 3: Left is three moves ahead</source>
        <translation>8 × 3：左方領先三步</translation>
    </message>
    <message>
        <source>7 × 5: nobody is ahead</source>
        <translation>7 × 5：誰也不領先</translation>
    </message>
    <message>
        <source>A strip across: Right’s cuts alone</source>
        <translation>一條直條：只有右方能切</translation>
    </message>
    <message>
        <source>Two cakes</source>
        <translation>兩塊蛋糕</translation>
    </message>
    <message>
        <source>Cakes of powers of two</source>
        <translation>2 的冪的蛋糕</translation>
    </message>
    <message>
        <source>Let 2^k be the largest power of two that is not above the shorter side. The cake is worth ⌊longer side / 2^k⌋ − 1 moves to the player who cuts the longer side.</source>
        <translation>設 2^k 是不超過短邊的最大的 2 的冪。對切長邊的一方，這塊蛋糕值 ⌊長邊 / 2^k⌋ − 1 步。</translation>
    </message>
    <message>
        <source>all cakes</source>
        <translation>所有蛋糕</translation>
    </message>
    <message>
        <source>Left: cake %1 into %2 pieces, %3 wide</source>
        <translation>左方：把第 %1 塊蛋糕切成 %2 份，各寬 %3</translation>
    </message>
    <message>
        <source>Right: cake %1 into %2 pieces, %3 high</source>
        <translation>右方：把第 %1 塊蛋糕切成 %2 份，各高 %3</translation>
    </message>
    <message>
        <source>Maundy Cake</source>
        <translation>等分蛋糕（Maundy Cake）</translation>
    </message>
    <message>
        <source>Left cuts one of the cakes from top to bottom into any number of equal pieces, Right from left to right, always along lines between squares. Whoever cannot has lost.</source>
        <translation>左方從上到下把一塊蛋糕切成任意多等份，右方從左到右切，都沿方格之間的線。輪到誰切不了，誰就輸。</translation>
    </message>
    <message>
        <source>12 × 2: Left is four moves ahead</source>
        <translation>12 × 2：左方領先四步</translation>
    </message>
    <message>
        <source>6 × 4: nobody is ahead</source>
        <translation>6 × 4：誰也不領先</translation>
    </message>
    <message>
        <source>Prime factors</source>
        <translation>質因數</translation>
    </message>
    <message>
        <source>Left: take %1</source>
        <translation>左方：取 %1 個</translation>
    </message>
    <message>
        <source>Right: take %1</source>
        <translation>右方：取 %1 個</translation>
    </message>
    <message>
        <source>Left: take %1 from heap %2</source>
        <translation>左方：從第 %2 堆取 %1 個</translation>
    </message>
    <message>
        <source>Right: take %1 from heap %2</source>
        <translation>右方：從第 %2 堆取 %1 個</translation>
    </message>
    <message>
        <source>Partizan subtraction</source>
        <translation>偏減法賽局</translation>
    </message>
    <message>
        <source>Left takes from a heap one of the numbers of his set, Right one of his. Whoever cannot has lost.</source>
        <translation>左方從一堆中取走左方集合裡的一個數，右方取走右方集合裡的一個數。輪到誰取不了，誰就輸。</translation>
    </message>
    <message>
        <source>Left’s set</source>
        <translation>左方集合</translation>
    </message>
    <message>
        <source>the numbers that Left may take, for example 1,3</source>
        <translation>左方可以取的數，例如 1,3</translation>
    </message>
    <message>
        <source>Right’s set</source>
        <translation>右方集合</translation>
    </message>
    <message>
        <source>the numbers that Right may take, for example 2,3</source>
        <translation>右方可以取的數，例如 2,3</translation>
    </message>
    <message>
        <source>one heap or several, for example 7</source>
        <translation>一堆或多堆，例如 7</translation>
    </message>
    <message>
        <source>Left 1 or 3, Right 2 or 3</source>
        <translation>左方取 1 或 3，右方取 2 或 3</translation>
    </message>
    <message>
        <source>Left 1, Right 2: 0, 1, {1|0} and again</source>
        <translation>左方取 1，右方取 2：0、1、{1|0}，週而復始</translation>
    </message>
    <message>
        <source>Left 1 or 2, Right 1 or 3: ups</source>
        <translation>左方取 1 或 2，右方取 1 或 3：上</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <translation>兩堆</translation>
    </message>
    <message>
        <source>One number each</source>
        <translation>各一個數</translation>
    </message>
    <message>
        <source>If Left may take only a and Right only b, heaps of n and of n + a + b are equal: in their difference every move has an answer.</source>
        <translation>若左方只能取 a，右方只能取 b，則 n 與 n + a + b 兩堆相等：在它們的差中，每步都有應對。</translation>
    </message>
    <message>
        <source>sets of one number</source>
        <translation>只有一個數的集合</translation>
    </message>
    <message>
        <source>Outcomes repeat</source>
        <translation>勝負重複</translation>
    </message>
    <message>
        <source>Who wins a heap repeats from some size on: it depends only on who wins as many heaps before it as the longest take is long.</source>
        <translation>從某個大小起，誰勝一堆會週期重複：這只取決於它前面若干堆誰勝，堆數等於一次最多能取的個數。</translation>
    </message>
    <message>
        <source>a single heap, all sets</source>
        <translation>單獨一堆，所有集合</translation>
    </message>
    <message>
        <source>column %1: “%2” is no domino: write L for one of Left’s, R for one of Right’s, E for one of either’s.</source>
        <translation>第 %1 個字元處：「%2」不是骨牌：左方的寫 L，右方的寫 R，雙方都能推的寫 E。</translation>
    </message>
    <message>
        <source>Write the dominoes of the row, LRRLRRL for example, or . if none is left.</source>
        <translation>請寫出一排骨牌，例如 LRRLRRL；沒有骨牌則寫 .。</translation>
    </message>
    <message>
        <source>A row has at most %1 dominoes.</source>
        <translation>一排最多 %1 塊骨牌。</translation>
    </message>
    <message>
        <source>Left: domino %1 to the right</source>
        <translation>左方：把第 %1 塊骨牌向右推倒</translation>
    </message>
    <message>
        <source>Left: domino %1 to the left</source>
        <translation>左方：把第 %1 塊骨牌向左推倒</translation>
    </message>
    <message>
        <source>Right: domino %1 to the right</source>
        <translation>右方：把第 %1 塊骨牌向右推倒</translation>
    </message>
    <message>
        <source>Right: domino %1 to the left</source>
        <translation>右方：把第 %1 塊骨牌向左推倒</translation>
    </message>
    <message>
        <source>Toppling Dominoes</source>
        <translation>推倒骨牌</translation>
    </message>
    <message>
        <source>Dominoes stand in a row. Left topples one of his own, L, or one of either’s, E, to the left or to the right: it and all dominoes in that direction fall. Right does the same with R or E. Whoever cannot has lost.</source>
        <translation>骨牌站成一排。左方把自己的一塊（L）或公用的一塊（E）向左或向右推倒，它和那個方向上的骨牌全部倒下；右方同樣推倒 R 或 E。輪到誰推不了，誰就輸。</translation>
    </message>
    <message>
        <source>L for a domino of Left’s, R for one of Right’s, E for one of either’s, for example LRRLRRL</source>
        <translation>L 是左方的骨牌，R 是右方的，E 是公用的，例如 LRRLRRL</translation>
    </message>
    <message>
        <source>A number: 1/2</source>
        <translation>數：1/2</translation>
    </message>
    <message>
        <source>A switch</source>
        <translation>開關</translation>
    </message>
    <message>
        <source>Either’s: a heap of Nim</source>
        <translation>公用的：Nim 的一堆</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Tiny</source>
        <translation>微量</translation>
    </message>
    <message>
        <source>Numbers are palindromes</source>
        <translation>數是迴文</translation>
    </message>
    <message>
        <source>For every number there is exactly one row of that value. It reads the same from both ends.</source>
        <translation>每個數恰有一排骨牌以它為值；這一排從兩端讀起來都一樣。</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>開關</translation>
    </message>
    <message>
        <source>If rows are worth the numbers a and b, a ≥ b, the row that consists of the first, L, R and the second is worth {a|b}.</source>
        <translation>若兩排的值是數 a 與 b，且 a ≥ b，則依次由前一排、L、R、後一排組成的一排值為 {a|b}。</translation>
    </message>
    <message>
        <source>all rows that are numbers</source>
        <translation>值為數的所有各排</translation>
    </message>
    <message>
        <source>Exchanged dominoes</source>
        <translation>互換骨牌</translation>
    </message>
    <message>
        <source>With L and R exchanged a row is the negative.</source>
        <translation>互換 L 與 R，就得到這一排的負。</translation>
    </message>
    <message>
        <source>A strip of 12: best cut into 3 first</source>
        <translation>長 12 的一條：最好先切成 3 份</translation>
    </message>
    <message>
        <source>Whoever’s side has more prime factors is ahead; equally many make 0. Divide that side by its prime factors one by one, the smallest first. If the other side has k of them, the cake is worth the sum of the quotients without the first k.</source>
        <translation>誰的邊質因數多，誰就領先；一樣多則值為 0。把這條邊從小到大逐個除以它的質因數；若另一邊有 k 個質因數，蛋糕的值就是去掉前 k 個商之後其餘各商之和。</translation>
    </message>
    <message>
        <source>L or R for a cell of Left’s or Right’s, . for a free one, l or r for one that is free for Left or Right alone, # for no cell, and / between rows; or a size, such as 3x4.</source>
        <translation>L 或 R 表示左方或右方的格子，. 表示空格，l 或 r 表示只有左方或右方能塗的空格，# 表示沒有格子，列與列之間寫 /；也可以寫大小，例如 3x4。</translation>
    </message>
    <message>
        <source>Left: cell %1</source>
        <translation>左方：第 %1 格</translation>
    </message>
    <message>
        <source>Right: cell %1</source>
        <translation>右方：第 %1 格</translation>
    </message>
    <message>
        <source>Left: row %1, column %2</source>
        <translation>左方：第 %1 列第 %2 欄</translation>
    </message>
    <message>
        <source>Right: row %1, column %2</source>
        <translation>右方：第 %1 列第 %2 欄</translation>
    </message>
    <message>
        <source>Col</source>
        <translation>異色塗格（Col）</translation>
    </message>
    <message>
        <source>A single cell: a star</source>
        <translation>單獨一格：星</translation>
    </message>
    <message>
        <source>Half a move ahead for Right</source>
        <translation>右方領先半步</translation>
    </message>
    <message>
        <source>A path between two of Left’s: one move for Right</source>
        <translation>左方兩格之間的一條路：右方多一步</translation>
    </message>
    <message>
        <source>3 × 3: whoever begins loses</source>
        <translation>3 × 3：誰先走誰輸</translation>
    </message>
    <message>
        <source>A number, or a number and a star</source>
        <translation>數，或數加星</translation>
    </message>
    <message>
        <source>Every position is worth a number, or a number plus *.</source>
        <translation>每個局面的值是一個數，或一個數加 *。</translation>
    </message>
    <message>
        <source>The opposite cell</source>
        <translation>對稱的格子</translation>
    </message>
    <message>
        <source>A free board of an even number of cells is worth 0: each move is answered at the cell that is opposite, through the centre.</source>
        <translation>格數為偶數的空棋盤值為 0：每一步都可以在關於中心對稱的格子上應對。</translation>
    </message>
    <message>
        <source>free rectangles of an even number of cells</source>
        <translation>格數為偶數的空矩形</translation>
    </message>
    <message>
        <source>Snort</source>
        <translation>同色塗格（Snort）</translation>
    </message>
    <message>
        <source>Three cells: the middle gains two moves</source>
        <translation>三格：佔中間得兩步</translation>
    </message>
    <message>
        <source>A path between two of Left’s</source>
        <translation>左方兩格之間的一條路</translation>
    </message>
    <message>
        <source>2 × 3: hot</source>
        <translation>2 × 3：熱賽局</translation>
    </message>
    <message>
        <source>4 × 4: whoever begins loses</source>
        <translation>4 × 4：誰先走誰輸</translation>
    </message>
    <message>
        <source>The opposite cell, not beside it</source>
        <translation>對稱的格子，互不相鄰</translation>
    </message>
    <message>
        <source>A free board with an even number of rows and of columns is worth 0: each move is answered at the cell that is opposite, through the centre; the two are never side by side.</source>
        <translation>列數與欄數都為偶數的空棋盤值為 0：每一步都可以在關於中心對稱的格子上應對，這兩格從不相鄰。</translation>
    </message>
    <message>
        <source>free rectangles with even sides</source>
        <translation>兩邊都為偶數的空矩形</translation>
    </message>
    <message>
        <source>The edge at line %1, column %2 is “%3”: write blue for an edge that Left may cut, red for one of Right’s, green for one of either’s.</source>
        <translation>第 %1 行第 %2 個字元處的邊是「%3」：左方能剪的邊寫 blue，右方能剪的寫 red，雙方都能剪的寫 green。</translation>
    </message>
    <message>
        <source>There are more than %1 edges.</source>
        <translation>邊多於 %1 條。</translation>
    </message>
    <message>
        <source>column %1: “%2” is no edge: write L for one of Left’s, R for one of Right’s, E for one of either’s, and a comma between stalks.</source>
        <translation>第 %1 個字元處：「%2」不是邊：左方的寫 L，右方的寫 R，雙方都能剪的寫 E，各莖之間寫逗號。</translation>
    </message>
    <message>
        <source>A stalk has at least one edge: LRL, for example.</source>
        <translation>一根莖至少有一條邊，例如 LRL。</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>左方：%1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>右方：%1</translation>
    </message>
    <message>
        <source>Blue–Red Hackenbush</source>
        <translation>藍紅 Hackenbush</translation>
    </message>
    <message>
        <source>A graph stands on the ground. Left cuts a blue or green edge, Right a red or green one; what is no longer connected to the ground falls. Whoever cannot has lost.</source>
        <translation>一個圖立在地面上。左方剪一條藍邊或綠邊，右方剪一條紅邊或綠邊；不再與地面相連的部分掉落。輪到誰剪不了，誰就輸。</translation>
    </message>
    <message>
        <source>stalks</source>
        <translation>莖</translation>
    </message>
    <message>
        <source>each from the ground up: L is blue, Left’s, R red, Right’s, E green, either’s; for example LRL,RE</source>
        <translation>每根從地面往上寫：L 是藍邊，歸左方；R 是紅邊，歸右方；E 是綠邊，雙方都能剪；例如 LRL,RE</translation>
    </message>
    <message>
        <source>in place of stalks, a file in DOT, graph { ground -- a [color=blue] }, or in JSON, {&quot;edges&quot;: [{&quot;source&quot;: &quot;ground&quot;, &quot;target&quot;: &quot;a&quot;, &quot;color&quot;: &quot;red&quot;}]}</source>
        <translation>不寫莖時，給出 DOT 檔案 graph { ground -- a [color=blue] }，或 JSON 檔案 {&quot;edges&quot;: [{&quot;source&quot;: &quot;ground&quot;, &quot;target&quot;: &quot;a&quot;, &quot;color&quot;: &quot;red&quot;}]}</translation>
    </message>
    <message>
        <source>A stalk: 1/2</source>
        <translation>一根莖：1/2</translation>
    </message>
    <message>
        <source>Berlekamp’s rule: 1 39/64</source>
        <translation>Berlekamp 規則：1 39/64</translation>
    </message>
    <message>
        <source>A flower: green below</source>
        <translation>一朵花：綠邊在下</translation>
    </message>
    <message>
        <source>A tree</source>
        <translation>一棵樹</translation>
    </message>
    <message>
        <source>A girl, with cycles</source>
        <translation>一個女孩，有圈</translation>
    </message>
    <message>
        <source>Blue and red edges make a number</source>
        <translation>藍邊與紅邊成為數</translation>
    </message>
    <message>
        <source>Without green edges the value is a number: a cut never gains for whoever makes it.</source>
        <translation>沒有綠邊時，值是一個數：誰剪都佔不到便宜。</translation>
    </message>
    <message>
        <source>graphs without green edges</source>
        <translation>沒有綠邊的圖</translation>
    </message>
    <message>
        <source>Berlekamp’s rule</source>
        <translation>Berlekamp 規則</translation>
    </message>
    <message>
        <source>Where a stalk first changes its colour, LR is the binary point; the L before it are counted, and are the whole part. Then each L is a 1 and each R a 0, and another 1 follows. With L and R exchanged it is the negative.</source>
        <translation>莖首次變色處的 LR 是二進位小數點；它之前 L 的個數是整數部分。此後每個 L 是 1，每個 R 是 0，末尾再添一個 1。互換 L 與 R 就得到它的負。</translation>
    </message>
    <message>
        <source>stalks of blue and red edges</source>
        <translation>藍紅兩色的莖</translation>
    </message>
    <message>
        <source>Where something stands on a single edge, only its value matters: it may be replaced by anything of the same value.</source>
        <translation>立在單獨一條邊上的部分，要緊的只是它的值：可以換成任何同值的部分。</translation>
    </message>
    <message>
        <source>all graphs</source>
        <translation>所有圖</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>%2 of 1 option</source>
        <translation>1 個後繼中的 %2 個</translation>
    </message>
    <message>
        <source>%2 of %1 options</source>
        <translation>%1 個後繼中的 %2 個</translation>
    </message>
    <message>
        <source>. for a free cell, # for a hole and / between rows; or a size, such as 4x5.</source>
        <translation>. 表示空格，# 表示洞，列與列之間寫 /；也可以寫大小，例如 4x5。</translation>
    </message>
    <message>
        <source>column %1: “%2” is no cell: write %3</source>
        <translation>第 %1 個字元處：「%2」不是格子：請寫 %3</translation>
    </message>
    <message>
        <source>x for a stone of Left, o for one of Right, . for an empty cell and / between rows; or a size, such as 3x4.</source>
        <translation>x 表示左方的棋子，o 表示右方的棋子，. 表示空格，列與列之間寫 /；也可以寫大小，例如 3x4。</translation>
    </message>
    <message>
        <source>Left: row %1, column %2 takes row %3, column %4</source>
        <translation>左方：第 %1 列第 %2 欄吃第 %3 列第 %4 欄</translation>
    </message>
    <message>
        <source>Right: row %1, column %2 takes row %3, column %4</source>
        <translation>右方：第 %1 列第 %2 欄吃第 %3 列第 %4 欄</translation>
    </message>
    <message>
        <source>Clobber</source>
        <translation>吃子棋（Clobber）</translation>
    </message>
    <message>
        <source>Left moves an x onto an o that is beside it, above or below, and removes that; Right moves an o onto an x. Whoever cannot has lost.</source>
        <translation>左方把一枚 x 移到上下左右相鄰的一枚 o 上，吃掉它；右方把一枚 o 移到一枚 x 上。輪到誰走不了，誰就輸。</translation>
    </message>
    <message>
        <source>rows from the top with / between them, x for a stone of Left, o for one of Right, . for an empty cell; or a size, 2x3</source>
        <translation>從上往下寫各列，以 / 分隔：x 表示左方的棋子，o 表示右方的棋子，. 表示空格；也可以寫大小，2x3</translation>
    </message>
    <message>
        <source>Up: won for Left</source>
        <translation>上：左方必勝</translation>
    </message>
    <message>
        <source>A row of six: whoever begins loses</source>
        <translation>一列六枚：誰先走誰輸</translation>
    </message>
    <message>
        <source>2 × 3: whoever begins loses</source>
        <translation>2 × 3：誰先走誰輸</translation>
    </message>
    <message>
        <source>2 × 3 without a corner</source>
        <translation>2 × 3，缺一角</translation>
    </message>
    <message>
        <source>3 × 3: a star</source>
        <translation>3 × 3：星</translation>
    </message>
    <message>
        <source>All-small</source>
        <translation>全小賽局</translation>
    </message>
    <message>
        <source>As long as one player can move, the other can, too; so every position is smaller than every positive number, and larger than every negative one.</source>
        <translation>只要一方能走，另一方也能走；所以每個局面都小於一切正數，大於一切負數。</translation>
    </message>
    <message>
        <source>Exchanged stones</source>
        <translation>互換棋子</translation>
    </message>
    <message>
        <source>With x and o exchanged a board is the negative: what was Left’s is Right’s.</source>
        <translation>互換 x 與 o，棋盤就變成它的負：原來屬於左方的，變成右方的。</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>第 %1 格</translation>
    </message>
    <message>
        <source>Left’s %1</source>
        <translation>左方的 %1</translation>
    </message>
    <message>
        <source>Right’s %1</source>
        <translation>右方的 %1</translation>
    </message>
    <message>
        <source>%1; it costs %2</source>
        <translation>%1；代價 %2</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左方</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右方</translation>
    </message>
    <message>
        <source>moves first</source>
        <translation>先走方</translation>
    </message>
    <message>
        <source>A move is typed as the number of its first cell, row by row from 0 to %1, as the position it leads to, or as # and its number.</source>
        <translation>走法可輸入為第一格的格號（逐列從 0 到 %1）、走到的局面，或 # 加編號。</translation>
    </message>
    <message>
        <source>%1 gave away %2 in 1 hot position, at its temperature.</source>
        <translation>%1在 1 個熱局面裡按其溫度讓出了 %2。</translation>
    </message>
    <message>
        <source>%1 gave away %2 in %3 hot positions, at their temperatures.</source>
        <translation>%1在 %3 個熱局面裡按各自的溫度共讓出了 %2。</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>輪到</translation>
    </message>
    <message>
        <source>domino %1</source>
        <translation>骨牌 %1</translation>
    </message>
    <message>
        <source>Pairs of options that are confused and stay, not told one by one: %1.</source>
        <translation>不可比而保留的選項對，不逐一列出：%1 對。</translation>
    </message>
    <message>
        <source>Which of %1 and %2 is larger? Play %2 − %3:</source>
        <translation>%1 與 %2 哪個大？玩 %2 − %3：</translation>
    </message>
    <message>
        <source>Is %1 ≤ %2? Play %2 − %3, Right begins:</source>
        <translation>%1 ≤ %2 嗎？玩 %2 − %3，右方先走：</translation>
    </message>
    <message>
        <source>Whoever begins wins: %1 and %2 are confused.</source>
        <translation>誰先走誰勝：%1 與 %2 不可比。</translation>
    </message>
    <message>
        <source>Right has no move and loses, so %1 ≤ %2.</source>
        <translation>右方無步可走而負，所以 %1 ≤ %2。</translation>
    </message>
    <message>
        <source>Left wins whatever Right does, so %1 ≤ %2.</source>
        <translation>無論右方怎麼走，左方都勝，所以 %1 ≤ %2。</translation>
    </message>
    <message>
        <source>Left begins and wins.</source>
        <translation>左方先走，左方勝。</translation>
    </message>
    <message>
        <source>Right begins and wins.</source>
        <translation>右方先走，右方勝。</translation>
    </message>
    <message>
        <source>Left moves to %1 and wins.</source>
        <translation>左方走到 %1，左方勝。</translation>
    </message>
    <message>
        <source>No player has a move: this is %1.</source>
        <translation>雙方都無步可走：這就是 %1。</translation>
    </message>
    <message>
        <source>The simplest number greater than %1 is %2.</source>
        <translation>大於 %1 的最簡數是 %2。</translation>
    </message>
    <message>
        <source>The simplest number less than %1 is %2.</source>
        <translation>小於 %1 的最簡數是 %2。</translation>
    </message>
    <message>
        <source>The simplest number between %1 and %2 is %3.</source>
        <translation>%1 與 %2 之間的最簡數是 %3。</translation>
    </message>
    <message>
        <source>Both players may move to %1: this is %2, as in Nim.</source>
        <translation>雙方都可走到 %1：如同 Nim，這就是 %2。</translation>
    </message>
    <message>
        <source>These are the options of %1, a sum of a number, ups and a nimber.</source>
        <translation>這些正是 %1 的選項，它是數、上與尼姆數之和。</translation>
    </message>
    <message>
        <source>Right’s options are the negatives of Left’s: this is written %1.</source>
        <translation>右方的選項是左方選項的相反數：寫作 %1。</translation>
    </message>
    <message>
        <source>These are the options of %1, which has a name of its own.</source>
        <translation>這些正是 %1 的選項，它有自己的名稱。</translation>
    </message>
    <message>
        <source>It has no shorter name than its options: %1.</source>
        <translation>沒有比列出選項更短的名稱：%1。</translation>
    </message>
    <message>
        <source>Left moves first here, and wins.</source>
        <translation>這裡左方先走，左方勝。</translation>
    </message>
    <message>
        <source>Right moves first here, and wins.</source>
        <translation>這裡右方先走，右方勝。</translation>
    </message>
    <message>
        <source>Left moves first here, and loses, whatever he does.</source>
        <translation>這裡左方先走，無論怎麼走都輸。</translation>
    </message>
    <message>
        <source>Right moves first here, and loses, whatever he does.</source>
        <translation>這裡右方先走，無論怎麼走都輸。</translation>
    </message>
    <message>
        <source>while some component has a temperature above 0:</source>
        <translation>當某個子遊戲的溫度大於 0 時：</translation>
    </message>
    <message>
        <source>    move in the hottest, to what is best at its temperature</source>
        <translation>    在最熱的子遊戲裡走到按其溫度最好的選項</translation>
    </message>
    <message>
        <source>the stop ← the sum of the means of what is left</source>
        <translation>停值 ← 剩餘各子遊戲平均值之和</translation>
    </message>
    <message>
        <source>compare it with the stop of best play</source>
        <translation>與最佳走法的停值比較</translation>
    </message>
    <message>
        <source>Left takes component %1, the hottest (temperature %2): %3 becomes %4.</source>
        <translation>左方取最熱的子遊戲 %1（溫度 %2）：%3 變成 %4。</translation>
    </message>
    <message>
        <source>Right takes component %1, the hottest (temperature %2): %3 becomes %4.</source>
        <translation>右方取最熱的子遊戲 %1（溫度 %2）：%3 變成 %4。</translation>
    </message>
    <message>
        <source>No component is hot: nobody is in a hurry.</source>
        <translation>沒有熱的子遊戲：誰也不急。</translation>
    </message>
    <message>
        <source>Nothing hot is left: the means of what is left add up to %1.</source>
        <translation>不再有熱的子遊戲：剩餘各子遊戲的平均值合計 %1。</translation>
    </message>
    <message>
        <source>Best play comes to %1, too.</source>
        <translation>最佳走法也得到 %1。</translation>
    </message>
    <message>
        <source>Best play comes to %1: hottest-first errs here.</source>
        <translation>最佳走法得到 %1：這裡最熱優先走錯了。</translation>
    </message>
    <message>
        <source>Hottest first</source>
        <translation>最熱優先</translation>
    </message>
    <message>
        <source>Left begins</source>
        <translation>左方先走</translation>
    </message>
    <message>
        <source>Right begins</source>
        <translation>右方先走</translation>
    </message>
    <message>
        <source>%1 (component %2)</source>
        <translation>%1（第 %2 個子遊戲）</translation>
    </message>
    <message>
        <source>Added exactly, as numbers, nimbers and ups are: %1. Together: %2.</source>
        <translation>數、尼姆數和上能精確相加：%1。合計：%2。</translation>
    </message>
    <message>
        <source>Switches, the hottest first: whoever is to move takes it: %1.</source>
        <translation>開關，從最熱的起，輪到誰走誰就取它：%1。</translation>
    </message>
    <message>
        <source>Tinies and their negatives, no multiple of which reaches ↑: %1.</source>
        <translation>微量及其負，多少個也達不到 ↑：%1。</translation>
    </message>
    <message>
        <source>Games that have to be compared move by move: %1.</source>
        <translation>須逐步比較的賽局：%1。</translation>
    </message>
    <message>
        <source>The thermograph</source>
        <translation>溫度圖</translation>
    </message>
    <message>
        <source>the thermographs of all options</source>
        <translation>所有選項的溫度圖</translation>
    </message>
    <message>
        <source>L(t) ← the largest right wall of Left’s options, at t, minus t</source>
        <translation>L(t) ← 左方各選項的右牆在 t 處的最大值，減 t</translation>
    </message>
    <message>
        <source>R(t) ← the smallest left wall of Right’s options, at t, plus t</source>
        <translation>R(t) ← 右方各選項的左牆在 t 處的最小值，加 t</translation>
    </message>
    <message>
        <source>up to the tax t at which L(t) = R(t): the temperature</source>
        <translation>直到 L(t) = R(t) 的稅 t：溫度</translation>
    </message>
    <message>
        <source>above it the mast, upright over the mean</source>
        <translation>再往上是桅桿，直立在平均值上</translation>
    </message>
    <message>
        <source>%1 has the left options %2 and the right options %3.</source>
        <translation>%1 的左方選項：%2；右方選項：%3。</translation>
    </message>
    <message>
        <source>%1 is a number: whoever moves in it loses by that. Nobody moves even without a tax, and its thermograph is a mast alone.</source>
        <translation>%1 是數：誰在其中走誰吃虧。即使沒有稅也無人走，所以溫度圖只有桅桿。</translation>
    </message>
    <message>
        <source>walls</source>
        <translation>牆</translation>
    </message>
    <message>
        <source>After Left’s move it is Right’s turn: what counts at each tax is the largest right wall of Left’s options.</source>
        <translation>左方走後輪到右方：在每個稅 t 處，取左方各選項的右牆的最大值。</translation>
    </message>
    <message>
        <source>Left pays the tax t for the move: %1 is that minus t.</source>
        <translation>左方為這一步付稅 t：%1就是上面的值減 t。</translation>
    </message>
    <message>
        <source>After Right’s move it is Left’s turn: what counts at each tax is the smallest left wall of Right’s options.</source>
        <translation>右方走後輪到左方：在每個稅 t 處，取右方各選項的左牆的最小值。</translation>
    </message>
    <message>
        <source>Right pays the tax t for the move: %1 is that plus t.</source>
        <translation>右方為這一步付稅 t：%1就是上面的值加 t。</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>稅</translation>
    </message>
    <message>
        <source>Without a tax the walls stand at the stops: Left’s is %1, Right’s is %2.</source>
        <translation>沒有稅時，兩面牆立在停值上：左停值 %1，右停值 %2。</translation>
    </message>
    <message>
        <source>%1 turns at t = %2, over %3.</source>
        <translation>%1在 t = %2 處轉折，值為 %3。</translation>
    </message>
    <message>
        <source>The walls meet at t = %1: at this tax nobody gains by a move. It is the temperature.</source>
        <translation>兩面牆在 t = %1 處相會：稅到這麼高，走一步誰也不得利。這就是溫度。</translation>
    </message>
    <message>
        <source>Above it the mast stands over the mean, %1: with a higher tax nobody moves.</source>
        <translation>再往上，桅桿立在平均值 %1 上：稅更高時無人再走。</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>%1: left stop %2, right stop %3, mean %4, temperature %5.</source>
        <translation>%1：左停值 %2，右停值 %3，平均值 %4，溫度 %5。</translation>
    </message>
    <message>
        <source>Left’s wall</source>
        <translation>左牆</translation>
    </message>
    <message>
        <source>Right’s wall</source>
        <translation>右牆</translation>
    </message>
    <message>
        <source>mean %1, temperature %2</source>
        <translation>平均值 %1，溫度 %2</translation>
    </message>
    <message>
        <source>left stop %1, right stop %2, %3</source>
        <translation>左停值 %1，右停值 %2，%3</translation>
    </message>
    <message>
        <source>%1 positions are kept in memory, which is all that there is room for, and it is not known who wins: this is too far from the end of play.</source>
        <translation>記憶體中已存有 %1 個局面，再也放不下了，仍不知道誰勝：離終局太遠。</translation>
    </message>
    <message>
        <source>normal, Left and Right</source>
        <translation>正常，左方與右方</translation>
    </message>
    <message>
        <source>In %1 Left and Right have different moves: it can be a component with play=%2.</source>
        <translation>%1 中左方和右方走法不同：play=%2 時它可以作為子遊戲。</translation>
    </message>
    <message>
        <source>whose moves are marked, and who begins the play that the steps show</source>
        <translation>標出誰的走法，步驟所演示的一局由誰先走</translation>
    </message>
    <message>
        <source>x fits if no left option is ≥ x and no right option is ≤ x</source>
        <translation>若沒有左選項 ≥ x，也沒有右選項 ≤ x，則 x 合適</translation>
    </message>
    <message>
        <source>x ← 0, born on day 0</source>
        <translation>x ← 0，第 0 天出生</translation>
    </message>
    <message>
        <source>while a left option is ≥ x: x ← its greater child</source>
        <translation>只要有左選項 ≥ x：x ← 它較大的子節點</translation>
    </message>
    <message>
        <source>while a right option is ≤ x: x ← its lesser child</source>
        <translation>只要有右選項 ≤ x：x ← 它較小的子節點</translation>
    </message>
    <message>
        <source>x fits: the game is x</source>
        <translation>x 合適：賽局就是 x</translation>
    </message>
    <message>
        <source>+ for each way to the greater, − to the lesser: the signs, and a stalk</source>
        <translation>每次走向較大的記 +，走向較小的記 −：得到符號，也是一根莖</translation>
    </message>
    <message>
        <source>whoever moves in a number loses by it</source>
        <translation>在數中走的一方總要吃虧</translation>
    </message>
    <message>
        <source>Left’s options: %1. Right’s options: %2. Sought is the number x that is born first of those with no left option ≥ x and no right option ≤ x.</source>
        <translation>左方的選項：%1。右方的選項：%2。要找的數 x 是：在沒有左選項 ≥ x、也沒有右選項 ≤ x 的數中最早出生的一個。</translation>
    </message>
    <message>
        <source>Left has no option: x may be as small as it likes.</source>
        <translation>左方沒有選項：x 可以任意小。</translation>
    </message>
    <message>
        <source>Of Left’s options %1 excludes most: x must be greater than %2.</source>
        <translation>左方的選項中 %1 排除最多：x 必須大於 %2。</translation>
    </message>
    <message>
        <source>Of Left’s options %1 excludes most: x must be at least %2.</source>
        <translation>左方的選項中 %1 排除最多：x 不能小於 %2。</translation>
    </message>
    <message>
        <source>Right has no option: x may be as large as it likes.</source>
        <translation>右方沒有選項：x 可以任意大。</translation>
    </message>
    <message>
        <source>Of Right’s options %1 excludes most: x must be less than %2.</source>
        <translation>右方的選項中 %1 排除最多：x 必須小於 %2。</translation>
    </message>
    <message>
        <source>Of Right’s options %1 excludes most: x must be at most %2.</source>
        <translation>右方的選項中 %1 排除最多：x 不能大於 %2。</translation>
    </message>
    <message>
        <source>birthdays</source>
        <translation>生日</translation>
    </message>
    <message>
        <source>Day %1: %2 fits, and nothing that fits is born earlier. The game is %2.</source>
        <translation>第 %1 天：%2 合適，而且沒有更早出生的數合適。賽局就是 %2。</translation>
    </message>
    <message>
        <source>Day %1: %2 is too small, as %3 ≥ %2. On to the greater child.</source>
        <translation>第 %1 天：%2 太小，因為 %3 ≥ %2。走向較大的子節點。</translation>
    </message>
    <message>
        <source>Day %1: %2 is too large, as %3 ≤ %2. On to the lesser child.</source>
        <translation>第 %1 天：%2 太大，因為 %3 ≤ %2。走向較小的子節點。</translation>
    </message>
    <message>
        <source>Days %1 to %2: %3 to %4 are too small, one after the other, as %5 ≥ %4.</source>
        <translation>第 %1 天到第 %2 天：%3 到 %4 一個接一個都太小，因為 %5 ≥ %4。</translation>
    </message>
    <message>
        <source>Days %1 to %2: %3 to %4 are too large, one after the other, as %5 ≤ %4.</source>
        <translation>第 %1 天到第 %2 天：%3 到 %4 一個接一個都太大，因為 %5 ≤ %4。</translation>
    </message>
    <message>
        <source>stalk</source>
        <translation>莖</translation>
    </message>
    <message>
        <source>The signs on the way are %1. As a stalk of Hackenbush: from the ground up a blue branch for each +, a red one for each −.</source>
        <translation>路上的符號是 %1。畫成 Hackenbush 的莖：從地面往上，每個 + 是一根藍枝，每個 − 是一根紅枝。</translation>
    </message>
    <message>
        <source>All branches are red, and each counts −1: together %1.</source>
        <translation>所有的枝都是紅的，各算 −1：合計 %1。</translation>
    </message>
    <message>
        <source>All branches are blue, and each counts 1: together %1.</source>
        <translation>所有的枝都是藍的，各算 1：合計 %1。</translation>
    </message>
    <message>
        <source>Read in binary, with the colours exchanged and a minus before all: of the branches before the colour changes all but the last count 1 each, together %1.</source>
        <translation>按二進位讀，兩色互換，前面加負號：變色之前的枝除最後一根外各算 1，合計 %1。</translation>
    </message>
    <message>
        <source>Read in binary: of the branches before the colour changes all but the last count 1 each, together %1.</source>
        <translation>按二進位讀：變色之前的枝除最後一根外各算 1，合計 %1。</translation>
    </message>
    <message>
        <source>The first two branches of unequal colours are the binary point.</source>
        <translation>最先不同色的兩根枝是小數點。</translation>
    </message>
    <message>
        <source>After it a red branch is a 1, a blue one a 0, and a last 1 is put at the end: .%1.</source>
        <translation>其後紅枝是 1，藍枝是 0，末尾再添一個 1：.%1。</translation>
    </message>
    <message>
        <source>After it a blue branch is a 1, a red one a 0, and a last 1 is put at the end: .%1.</source>
        <translation>其後藍枝是 1，紅枝是 0，末尾再添一個 1：.%1。</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>In 0, its simplest form, nobody has a move: whoever must move, loses.</source>
        <translation>在最簡的形式 0 中誰也沒有走法：輪到誰走誰就輸。</translation>
    </message>
    <message>
        <source>In its simplest form Left moves to %1 and loses 1 by it, Right has no move. Nobody moves in a number while there is anything else.</source>
        <translation>在最簡的形式中，左方走到 %1，因此吃虧 1；右方沒有走法。只要還有別處可走，誰也不在數中走。</translation>
    </message>
    <message>
        <source>In its simplest form Right moves to %1 and loses 1 by it, Left has no move. Nobody moves in a number while there is anything else.</source>
        <translation>在最簡的形式中，右方走到 %1，因此吃虧 1；左方沒有走法。只要還有別處可走，誰也不在數中走。</translation>
    </message>
    <message>
        <source>In its simplest form Left moves to %1, Right to %2: whoever moves loses %3 by it. Nobody moves in a number while there is anything else.</source>
        <translation>在最簡的形式中，左方走到 %1，右方走到 %2：誰走誰吃虧 %3。只要還有別處可走，誰也不在數中走。</translation>
    </message>
    <message>
        <source>The number is 0, born on day 0: it has no signs.</source>
        <translation>這個數是 0，第 0 天出生：沒有符號。</translation>
    </message>
    <message>
        <source>for all sizes, the smallest first:</source>
        <translation>對所有大小，從最小的開始：</translation>
    </message>
    <message>
        <source>    who wins if Left moves first, and if Right does</source>
        <translation>    左方先走時誰勝，右方先走時誰勝</translation>
    </message>
    <message>
        <source>    within reach: the canonical form, its mean and temperature</source>
        <translation>    搆得著時：標準形及其平均值和溫度</translation>
    </message>
    <message>
        <source>how many are won by whom</source>
        <translation>各由誰勝，共多少</translation>
    </message>
    <message>
        <source>%1 is out of reach: not even who wins is known.</source>
        <translation>%1 搆不著：連誰勝都不知道。</translation>
    </message>
    <message>
        <source>%1 is %2; its canonical form is out of reach.</source>
        <translation>%1 是 %2；它的標準形搆不著。</translation>
    </message>
    <message>
        <source>%1 is %2: it is the number %3.</source>
        <translation>%1 是 %2：它就是數 %3。</translation>
    </message>
    <message>
        <source>%1 is %2: it is %3, with mean %4 and temperature %5.</source>
        <translation>%1 是 %2：它是 %3，平均值 %4，溫度 %5。</translation>
    </message>
    <message>
        <source>Whoever begins, Left wins %1 of these %2, and Right %3. Whoever begins wins %4, and loses %5.</source>
        <translation>不論誰先走，這 %2 個中左方勝 %1 個，右方勝 %3 個。先走者勝的有 %4 個，先走者敗的有 %5 個。</translation>
    </message>
    <message>
        <source>The atlas</source>
        <translation>圖集</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>day 0: {|}, which is 0</source>
        <translation>第 0 天：{|}，即 0</translation>
    </message>
    <message>
        <source>the next day: all {L | R} with options born before, each game once</source>
        <translation>下一天：選項都已出生的所有 {L | R}，每個賽局只算一次</translation>
    </message>
    <message>
        <source>a line from G up to H: G &lt; H, and no game between</source>
        <translation>從 G 向上到 H 的線：G &lt; H，其間沒有賽局</translation>
    </message>
    <message>
        <source>two games that are confused: the least above both, the greatest below</source>
        <translation>兩個不可比的賽局：同時在上的最小者，同時在下的最大者</translation>
    </message>
    <message>
        <source>days</source>
        <translation>各天</translation>
    </message>
    <message>
        <source>On day 0 there are no games yet that could be options: only %1 is born.</source>
        <translation>第 0 天還沒有可作選項的賽局：只有 %1 出生。</translation>
    </message>
    <message>
        <source>On day 1 each player may have the option 0 or none: %1 games by then.</source>
        <translation>第 1 天，每方可以有選項 0，也可以沒有：至此共 %1 個賽局。</translation>
    </message>
    <message>
        <source>On day 2 options are any of those: of all these forms %1 games are different, with those born before.</source>
        <translation>第 2 天，選項可以是其中任意一些：在所有這些形式中，連同以前出生的，共有 %1 個不同的賽局。</translation>
    </message>
    <message>
        <source>%1 and %2 are confused. The least game above both is %3, the greatest below both %4.</source>
        <translation>%1 與 %2 不可比。同時在兩者之上的最小者是 %3，同時在兩者之下的最大者是 %4。</translation>
    </message>
    <message>
        <source>The games born by day 2</source>
        <translation>到第 2 天為止出生的賽局</translation>
    </message>
    <message>
        <source>order</source>
        <translation>序</translation>
    </message>
    <message>
        <source>A line leads from each game up to those right above it: Left likes the upper ones better. Lines: %1.</source>
        <translation>每個賽局都有線向上通到緊接其上的賽局：左方更喜歡上面的。線共 %1 條。</translation>
    </message>
    <message>
        <source>Any two have such bounds: the %1 games born by day 2 are a lattice. By day 3 there are %2.</source>
        <translation>任意兩個都有這樣的上下界：到第 2 天為止出生的 %1 個賽局構成格。到第 3 天共有 %2 個。</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>who wins</source>
        <translation>誰勝</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>溫度</translation>
    </message>
    <message>
        <source>largest side</source>
        <translation>最大邊長</translation>
    </message>
    <message>
        <source>What is the mean of %1?</source>
        <translation>%1 的平均值是多少？</translation>
    </message>
    <message>
        <source>the mean is %1</source>
        <translation>平均值是 %1</translation>
    </message>
    <message>
        <source>%1 is larger</source>
        <translation>%1 較大</translation>
    </message>
    <message>
        <source>Whoever begins in %1 − (%2) wins: they are confused.</source>
        <translation>在 %1 − (%2) 中誰先走誰勝：兩者不可比。</translation>
    </message>
    <message>
        <source>Left wins %1 − (%2), whoever begins: %1 is larger.</source>
        <translation>不論誰先走，左方都勝 %1 − (%2)：%1 較大。</translation>
    </message>
    <message>
        <source>Right wins %1 − (%2), whoever begins: %2 is larger.</source>
        <translation>不論誰先走，右方都勝 %1 − (%2)：%2 較大。</translation>
    </message>
    <message>
        <source>Moves at %1 lead to %2 and to %3. Which is larger?</source>
        <translation>從 %1 可走到 %2 和 %3。哪一個較大？</translation>
    </message>
    <message>
        <source>none: they are confused</source>
        <translation>都不是：兩者不可比</translation>
    </message>
    <message>
        <source>Left’s moves at %1 lead to %2. Which of these is dominated?</source>
        <translation>左方從 %1 可走到 %2。其中哪一個受制？</translation>
    </message>
    <message>
        <source>Right’s moves at %1 lead to %2. Which of these is dominated?</source>
        <translation>右方從 %1 可走到 %2。其中哪一個受制？</translation>
    </message>
    <message>
        <source>Any two of them are confused: none is dominated.</source>
        <translation>其中任意兩個都不可比：沒有受制的。</translation>
    </message>
    <message>
        <source>What is the mean?</source>
        <translation>平均值是多少？</translation>
    </message>
    <message>
        <source>Which is larger?</source>
        <translation>哪個較大？</translation>
    </message>
    <message>
        <source>Which option is dominated?</source>
        <translation>哪個選項受制？</translation>
    </message>
    <message>
        <source>cooling</source>
        <translation>冷卻</translation>
    </message>
    <message>
        <source>heating</source>
        <translation>加熱</translation>
    </message>
    <message>
        <source>%1 is cooled by %2: each move costs its player %2, until nobody gains by a move. That is %3.</source>
        <translation>%1 冷卻 %2：每走一步，走的一方付出 %2，直到誰也不因走而得利。這就是 %3。</translation>
    </message>
    <message>
        <source>%1 is heated by %2: each move earns its player %2, but numbers stay as they are. That is %3.</source>
        <translation>%1 加熱 %2：每走一步，走的一方得到 %2，但數保持不變。這就是 %3。</translation>
    </message>
    <message>
        <source>cooling and heating</source>
        <translation>冷卻與加熱</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>原樣</translation>
    </message>
    <message>
        <source>cooled: each move costs</source>
        <translation>冷卻：每走一步付出</translation>
    </message>
    <message>
        <source>heated: each move earns</source>
        <translation>加熱：每走一步得到</translation>
    </message>
    <message>
        <source>by</source>
        <translation>數量</translation>
    </message>
    <message>
        <source>a number such as 1, 1/2 or 3/8</source>
        <translation>一個數，例如 1、1/2 或 3/8</translation>
    </message>
    <message>
        <source>A game is cooled or heated by a number that is not below 0, such as 1/2; “%1” is none.</source>
        <translation>賽局冷卻或加熱的數量是不小於 0 的數，例如 1/2；「%1」不是。</translation>
    </message>
    <message>
        <source>from 5 on it may take long</source>
        <translation>從 5 起可能很久</translation>
    </message>
    <message>
        <source>Whoever begins, Left wins %1 of these %2, and Right %3. Whoever begins wins %4, and loses %5. Out of reach: %6.</source>
        <translation>不論誰先走，這 %2 個中左方勝 %1 個，右方勝 %3 個。先走者勝的有 %4 個，先走者敗的有 %5 個。搆不著的有 %6 個。</translation>
    </message>
    <message>
        <source>In binary %1 is %2. Back again: as many branches as the whole part, two for the point, then one for each digit but the last 1.</source>
        <translation>二進位的 %1 就是 %2。反過來：整數部分是多少就有多少根枝，小數點是兩根，其後除末尾的 1 外每個數字一根。</translation>
    </message>
    <message>
        <source>No number is left between: %1 is no number. It is confused with all numbers between %2 and %3, its stops.</source>
        <translation>其間沒有剩下任何數：%1 不是數。它與介於它的兩個停值 %2 和 %3 之間的所有數都不可比。</translation>
    </message>
    <message>
        <source>No number is left between: %1 is no number. It differs from %2 by an infinitesimal.</source>
        <translation>其間沒有剩下任何數：%1 不是數。它與 %2 相差一個無窮小。</translation>
    </message>
    <message>
        <source>Moving first, Left wins.</source>
        <translation>左方先走時左方勝。</translation>
    </message>
    <message>
        <source>Moving first, Left loses.</source>
        <translation>左方先走時左方敗。</translation>
    </message>
    <message>
        <source>Moving first, Right wins.</source>
        <translation>右方先走時右方勝。</translation>
    </message>
    <message>
        <source>Moving first, Right loses.</source>
        <translation>右方先走時右方敗。</translation>
    </message>
    <message>
        <source>Left’s %1 and %2 are confused: neither dominates the other.</source>
        <translation>左方的 %1 與 %2 不可比：誰也不使對方受制。</translation>
    </message>
    <message>
        <source>Right’s %1 and %2 are confused: neither dominates the other.</source>
        <translation>右方的 %1 與 %2 不可比：誰也不使對方受制。</translation>
    </message>
    <message>
        <source>Switches, the hottest first: %1.</source>
        <translation>開關，從最熱的起：%1。</translation>
    </message>
    <message>
        <source>games stand in each other more than %1 deep</source>
        <translation>賽局互相巢狀超過 %1 層</translation>
    </message>
    <message>
        <source>Two sides: the hottest first</source>
        <translation>雙方不同：最熱優先</translation>
    </message>
    <message>
        <source>Two sides: a number is not worth moving in</source>
        <translation>雙方不同：不值得在數中走</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>the cake</source>
        <translation>這塊蛋糕</translation>
    </message>
    <message>
        <source>cake %1</source>
        <translation>第 %1 塊蛋糕</translation>
    </message>
    <message>
        <source>Pairs of options that are confused and stay, not told one by one: at least %1.</source>
        <translation>不可比而保留的選項對，不逐一列出：至少 %1 對。</translation>
    </message>
    <message>
        <source>An edge leads from %1 to itself: the node would be its own neighbour.</source>
        <translation>有一條邊從 %1 連到它自己：這個節點會與自己相鄰。</translation>
    </message>
    <message>
        <source>There is an edge between %1 and %2 already.</source>
        <translation>%1 與 %2 之間已經有邊。</translation>
    </message>
    <message>
        <source>An edge leads from one node to another.</source>
        <translation>邊從一個節點連到另一個節點。</translation>
    </message>
    <message>
        <source>The last node cannot be removed.</source>
        <translation>最後一個節點不能刪除。</translation>
    </message>
    <message>
        <source>Left: node %1</source>
        <translation>左方：節點 %1</translation>
    </message>
    <message>
        <source>Right: node %1</source>
        <translation>右方：節點 %1</translation>
    </message>
    <message>
        <source>rows from the top with / between them, L and R for coloured cells, . for a free one, l and r for one that is free for one player alone, # for no cell, for example L.../..#R; or a size, 3x3. With a graph, such a letter for each node</source>
        <translation>從上往下寫各列，以 / 分隔：L、R 表示已塗的格子，. 表示空格，l、r 表示只有一方能塗的空格，# 表示沒有格子，例如 L.../..#R；也可以寫大小，3x3。給出圖時，每個節點寫一個這樣的字母</translation>
    </message>
    <message>
        <source>Left colours a free cell of a board, or a node of a graph, blue, Right one red. Neighbours must not have the same colour. Whoever cannot has lost.</source>
        <translation>左方把棋盤上的一個空格或圖的一個節點塗成藍色，右方塗成紅色；相鄰的不能同色。輪到誰塗不了，誰就輸。</translation>
    </message>
    <message>
        <source>A cycle of five nodes</source>
        <translation>五個節點的環</translation>
    </message>
    <message>
        <source>A map: Australia</source>
        <translation>一張地圖：澳洲</translation>
    </message>
    <message>
        <source>The Petersen graph</source>
        <translation>彼得森圖</translation>
    </message>
    <message>
        <source>all boards and graphs</source>
        <translation>所有棋盤和圖</translation>
    </message>
    <message>
        <source>Left colours a free cell of a board, or a node of a graph, blue, Right one red. Neighbours must not have different colours. Whoever cannot has lost.</source>
        <translation>左方把棋盤上的一個空格或圖的一個節點塗成藍色，右方塗成紅色；相鄰的不能異色。輪到誰塗不了，誰就輸。</translation>
    </message>
    <message>
        <source>A complete graph: the first colour takes all nodes</source>
        <translation>完全圖：先塗者得到所有節點</translation>
    </message>
    <message>
        <source>A star: a centre and five leaves</source>
        <translation>星形圖：一個中心和五片葉子</translation>
    </message>
    <message>
        <source>in place of a board, a file in DOT, graph { a -- b -- c }, or in JSON, {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;], [&quot;b&quot;, &quot;c&quot;]]}; nodes may be coloured: a [color=blue]</source>
        <translation>不用棋盤時，給出 DOT 檔案 graph { a -- b -- c }，或 JSON 檔案 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;], [&quot;b&quot;, &quot;c&quot;]]}；節點可以有顏色：a [color=blue]</translation>
    </message>
    <message>
        <source>column %1: “%2” is no node: write %3</source>
        <translation>第 %1 個字元處：「%2」不是節點：請寫 %3</translation>
    </message>
    <message>
        <source>L or R for a node of Left’s or Right’s, . for a free one, l or r for one that is free for Left or Right alone, # for one that nobody may colour.</source>
        <translation>L 或 R 表示左方或右方的節點，. 表示空著的節點，l 或 r 表示只有左方或右方能塗的節點，# 表示誰也不能塗的節點。</translation>
    </message>
    <message>
        <source>The graph has %1 nodes, and here are %2 letters: write one for each node, in the order of the file.</source>
        <translation>圖有 %1 個節點，這裡有 %2 個字母：請按檔案中的順序給每個節點寫一個。</translation>
    </message>
    <message>
        <source>%1 squares are too many to be laid on a table: at most %2 are. Choose smaller cakes to play by hand.</source>
        <translation>%1 格太多，擺不上桌：至多 %2 格。要親手走，請選小一些的蛋糕。</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>債權</translation>
    </message>
    <message>
        <source>pour in</source>
        <translation>注水</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>P-position %1</source>
        <translation>P 局面 %1</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>邊</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>後繼 %1</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>核對</translation>
    </message>
    <message>
        <source>The number is %1, born on day %2, with the sign expansion %3.</source>
        <translation>這個數是 %1，第 %2 天出生，符號展開為 %3。</translation>
    </message>
    <message>
        <source>Its atomic weight is %1.</source>
        <translation>它的原子權重是 %1。</translation>
    </message>
    <message>
        <source>Its atomic weight is %1: two ups ahead is enough for Left to win, whoever begins.</source>
        <translation>它的原子權重是 %1：領先兩個「上」就夠了，不論誰先走，左方必勝。</translation>
    </message>
    <message>
        <source>Its atomic weight is %1: two ups ahead is enough for Right to win, whoever begins.</source>
        <translation>它的原子權重是 %1：領先兩個「上」就夠了，不論誰先走，右方必勝。</translation>
    </message>
    <message>
        <source>Its atomic weight is %1: so many ups it is like. Only whoever is two ahead wins for sure.</source>
        <translation>它的原子權重是 %1：相當於這麼多個「上」。領先兩個才一定必勝。</translation>
    </message>
    <message>
        <source>Without infinitesimals it is %1, its reduced canonical form.</source>
        <translation>略去無窮小後是 %1，即它的約化標準形。</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>第 %1 遍</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>tax t = %1: both stop at %2</source>
        <translation>稅 t = %1：雙方停值都是 %2</translation>
    </message>
    <message>
        <source>tax t = %1: Left stops at %2, Right at %3</source>
        <translation>稅 t = %1：左停值 %2，右停值 %3</translation>
    </message>
    <message>
        <source>This is empty. What is expected here: %1.</source>
        <translation>這裡是空的。這裡需要：%1。</translation>
    </message>
    <message>
        <source>the tax at which both stops are marked, such as 1, 1/2 or 3/8; empty: none</source>
        <translation>標出雙方停值的稅，例如 1、1/2 或 3/8；留空則不標</translation>
    </message>
    <message>
        <source>A tax is a number that is not below 0, such as 1/2; “%1” is none.</source>
        <translation>稅是不小於 0 的數，例如 1/2；「%1」不是。</translation>
    </message>
    <message>
        <source>2 × 4: miny, and won for Right</source>
        <translation>2 × 4：負微量，右方必勝</translation>
    </message>
    <message>
        <source>Two ups and a star: two ahead is enough</source>
        <translation>兩個「上」和一個「星」：領先兩個就夠</translation>
    </message>
    <message>
        <source>Read from right to left, with toads and frogs exchanged, a row becomes the negative of what it was: what one player could do, the other can.</source>
        <translation>從右往左讀，並互換蟾蜍與青蛙，這一行就成為原來的負：原來一方能做的，現在另一方能做。</translation>
    </message>
    <message>
        <source>Partizan Kayles: Left bowls one pin, Right two neighbours</source>
        <translation>偏 Kayles：左方擊倒一個瓶，右方擊倒相鄰兩個</translation>
    </message>
    <message>
        <source>Left takes one, Right splits: halves</source>
        <translation>左方取一個，右方分堆：半整數</translation>
    </message>
    <message>
        <source>Only Left may split: infinitesimals</source>
        <translation>只有左方可以分堆：無窮小</translation>
    </message>
    <message>
        <source>One code for both: nimbers</source>
        <translation>雙方編碼相同：尼姆數</translation>
    </message>
    <message>
        <source>Exchanged codes</source>
        <translation>互換編碼</translation>
    </message>
    <message>
        <source>If the players exchange their codes, each heap becomes its negative.</source>
        <translation>雙方互換編碼，每一堆就變成它的負。</translation>
    </message>
    <message>
        <source>all codes</source>
        <translation>所有編碼</translation>
    </message>
    <message>
        <source>One code for both</source>
        <translation>雙方編碼相同</translation>
    </message>
    <message>
        <source>Both players then have the same moves: each heap is a nimber, its SG value in take and break.</source>
        <translation>這時雙方的走法相同：每一堆都是尼姆數，即它在取走並分堆中的 SG 值。</translation>
    </message>
    <message>
        <source>equal codes</source>
        <translation>相同的編碼</translation>
    </message>
    <message>
        <source>Taking against splitting</source>
        <translation>取走對分堆</translation>
    </message>
    <message>
        <source>A heap of n ≥ 1 is worth (n + 1) / 2 moves to Left. From 2 on his moves lead to n / 2 and Right’s to (n + 2) / 2, and this is the simplest number between them.</source>
        <translation>n ≥ 1 個的堆值 (n + 1) / 2，即左方領先這麼多步。從 2 起，左方走到 n / 2，右方走到 (n + 2) / 2，而它是二者之間的最簡數。</translation>
    </message>
    <message>
        <source>Left 0.3, Right 4.0</source>
        <translation>左方 0.3，右方 4.0</translation>
    </message>
    <message>
        <source>Partizan Kayles rises</source>
        <translation>偏 Kayles 逐段上升</translation>
    </message>
    <message>
        <source>Four pins more are one move more for Left: after 0, 1, {1|0} and {2|1} come the same and 1, then the same and 2. From 8 pins on, the moves from four pins more lead to the same sums of two rows, each with 1 added.</source>
        <translation>多四個瓶，左方就多一步：0、1、{1|0}、{2|1} 之後，是它們各加 1，再是各加 2。從 8 個瓶起，多四個瓶時的走法通向同樣的兩排之和，只是各加 1。</translation>
    </message>
    <message>
        <source>Left 0.7, Right 0.07</source>
        <translation>左方 0.7，右方 0.07</translation>
    </message>
    <message>
        <source>Partizan take and break</source>
        <translation>偏取走並分堆</translation>
    </message>
    <message>
        <source>Each player has a code of his own, which says how many he may take from one heap and as how many heaps he may leave the rest of it. Whoever cannot has lost.</source>
        <translation>雙方各有自己的編碼，規定可以從一堆中取走多少、剩下的可以留成幾堆。輪到誰走不了，誰就輸。</translation>
    </message>
    <message>
        <source>Left’s code</source>
        <translation>左方編碼</translation>
    </message>
    <message>
        <source>Right’s code</source>
        <translation>右方編碼</translation>
    </message>
    <message>
        <source>Numbers are left alone</source>
        <translation>不在數中走</translation>
    </message>
    <message>
        <source>To move in a number costs whoever does. While another component is no number, whoever can win by moving first can do so without that. The stops of a number and a game together are those of the game, each with the number added.</source>
        <translation>在數中走只會吃虧。只要還有別的子遊戲不是數，先走能贏的一方不必在數中走也能贏。一個數與一個賽局之和的停值，是該賽局的停值各加上這個數。</translation>
    </message>
    <message>
        <source>sums of short games</source>
        <translation>短賽局之和</translation>
    </message>
    <message>
        <source>Means add up</source>
        <translation>平均值可加</translation>
    </message>
    <message>
        <source>The mean of a sum is the sum of the means, and it is at most as hot as its hottest component.</source>
        <translation>和的平均值等於各平均值之和，且和的溫度不超過最熱子遊戲的溫度。</translation>
    </message>
    <message>
        <source>Two ahead is enough</source>
        <translation>領先兩個就夠</translation>
    </message>
    <message>
        <source>Atomic weights add up: they tell how many ups a game is like. If the weight is at least 2, Left wins, whoever begins; if it is at least 1, he wins by moving first. So does Right from −2 and −1 on.</source>
        <translation>原子權重可加：它說明一個賽局相當於多少個「上」。權重至少為 2 時，不論誰先走，左方必勝；至少為 1 時，左方先走必勝。權重至多為 −2 和 −1 時，右方亦然。</translation>
    </message>
    <message>
        <source>sums of games in which at each turn both players can move or none can</source>
        <translation>每一步雙方都能走或都不能走的賽局之和</translation>
    </message>
    <message>
        <source>Two sides: where hottest-first errs</source>
        <translation>雙方不同：最熱優先走錯之處</translation>
    </message>
    <message>
        <source>Beyond the reach of canonical forms, so that a search tells who wins: %1.</source>
        <translation>標準形搆不著，因此由搜尋得出誰勝：%1。</translation>
    </message>
    <message>
        <source>Beyond the reach of canonical forms, so that a search tells who wins, with the sum of all others as one game: %1.</source>
        <translation>標準形搆不著，因此由搜尋得出誰勝，其餘各項之和當作一個賽局一起搜尋：%1。</translation>
    </message>
    <message>
        <source>zero flow</source>
        <translation>零流量</translation>
    </message>
    <message>
        <source>ε-core</source>
        <translation>ε-核心</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>%1 在先</translation>
    </message>
    <message>
        <source>contributions</source>
        <translation>貢獻</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>抽樣</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>配對</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>份額</translation>
    </message>
    <message>
        <source>lengths</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>the subtraction game {%1}</source>
        <translation>取法集合為 {%1} 的減法遊戲</translation>
    </message>
    <message>
        <source>the code %1</source>
        <translation>編碼 %1</translation>
    </message>
    <message>
        <source>By their form these are the rules of %1: its theorems hold, and its engine is used.</source>
        <translation>從寫法看，這就是%1的規則：它的定理成立，用的也是它的演算法。</translation>
    </message>
    <message>
        <source>The board has %1 rows and %2 columns; a table of its cells has no more.</source>
        <translation>棋盤有 %1 列、%2 欄；格子的表不能更大。</translation>
    </message>
    <message>
        <source>nothing was taken before</source>
        <translation>此前還沒有取過</translation>
    </message>
    <message>
        <source>the turn before took %1</source>
        <translation>上一步取了 %1 個</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>第 %1 個字母</translation>
    </message>
    <message>
        <source>before letter %1</source>
        <translation>第 %1 個字母之前</translation>
    </message>
    <message>
        <source>behind the last letter</source>
        <translation>最後一個字母之後</translation>
    </message>
    <message>
        <source>Cells are discovered along a + b; not every move lowers it here.</source>
        <translation>格子按 a + b 的順序逐個發現；這裡並非每步都使它減小。</translation>
    </message>
    <message>
        <source>nothing simple was found</source>
        <translation>沒有找到簡單的規律</translation>
    </message>
    <message>
        <source>what the values look like</source>
        <translation>這些值看起來的規律</translation>
    </message>
    <message>
        <source>where it fails</source>
        <translation>不符之處</translation>
    </message>
    <message>
        <source>what it says</source>
        <translation>猜想所說</translation>
    </message>
    <message>
        <source>and at %1 more places</source>
        <translation>另有 %1 處</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>已證明</translation>
    </message>
    <message>
        <source>nothing differs; positions compared: %1</source>
        <translation>沒有不同；已比較的局面數：%1</translation>
    </message>
    <message>
        <source>positions compared: %1</source>
        <translation>已比較的局面數：%1</translation>
    </message>
    <message>
        <source>who wins differs: %1</source>
        <translation>勝負不同：%1</translation>
    </message>
    <message>
        <source>the value alone differs: %1</source>
        <translation>僅值不同：%1</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>而不是 %1</translation>
    </message>
    <message>
        <source>the value of %1 is %2, %3</source>
        <translation>%1的值是 %2，%3</translation>
    </message>
    <message>
        <source>says nothing about these places</source>
        <translation>對這些位置沒有說法</translation>
    </message>
    <message>
        <source>agrees at all %1</source>
        <translation>全部 %1 處相符</translation>
    </message>
    <message>
        <source>agrees at %1 of %2, fails at %3</source>
        <translation>%2 處中有 %1 處相符，%3 處不符</translation>
    </message>
    <message>
        <source>says nothing at %1 of %2</source>
        <translation>%2 處中有 %1 處沒有說法</translation>
    </message>
    <message>
        <source>%1 agrees wherever it says something</source>
        <translation>%1 在有說法之處都相符</translation>
    </message>
    <message>
        <source>the rows have periods, with what they rise by in brackets: %1</source>
        <translation>各列的週期（括號中為每週期的增量）：%1</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>P iff %1 is among %2 (%3)</source>
        <translation>當且僅當 %1 屬於%2（%3）時是 P</translation>
    </message>
    <message>
        <source>(a, b) has the value of (b, a)</source>
        <translation>(a, b) 與 (b, a) 的值相同</translation>
    </message>
    <message>
        <source>the value of (a, b) is the XOR of those of (a, 0), (0, b) and (0, 0)</source>
        <translation>(a, b) 的值是 (a, 0)、(0, b) 與 (0, 0) 的值的互斥或</translation>
    </message>
    <message>
        <source>%1 fails first at n = %2</source>
        <translation>%1 最先在 n = %2 處不符</translation>
    </message>
    <message>
        <source>%1 says nothing about these places</source>
        <translation>%1 對這些位置沒有說法</translation>
    </message>
    <message>
        <source>%1 agrees up to n = %2</source>
        <translation>%1 到 n = %2 都相符</translation>
    </message>
    <message>
        <source>%1 fails first at (%2, %3)</source>
        <translation>%1 最先在 (%2, %3) 處不符</translation>
    </message>
    <message>
        <source>%1 agrees with all cells</source>
        <translation>%1 與所有格子相符</translation>
    </message>
    <message>
        <source>nothing fails below n = %1</source>
        <translation>n = %1 之前沒有不符</translation>
    </message>
    <message>
        <source>nothing fails from n = %1 on</source>
        <translation>從 n = %1 起沒有不符</translation>
    </message>
    <message>
        <source>nothing fails in the first %1 diagonals</source>
        <translation>前 %1 條斜線上沒有不符</translation>
    </message>
    <message>
        <source>proved for every n: the values’ period is proved, the formula goes on in the same way, and up to n = %1 they agree</source>
        <translation>對每個 n 都已證明：值的週期已證明，公式以同樣的方式延續，且到 n = %1 都相符</translation>
    </message>
    <message>
        <source>%1, from n = %2 on</source>
        <translation>%1，從 n = %2 起</translation>
    </message>
    <message>
        <source>seen up to n = %1, not proved</source>
        <translation>已核對到 n = %1，未證明</translation>
    </message>
    <message>
        <source>seen in %1 × %2 cells, not proved</source>
        <translation>已核對 %1 × %2 個格子，未證明</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 個</translation>
    </message>
    <message>
        <source>The heaps are wild: no quotient of Nim heaps is like this one, so that misère play is not normal play with the last moves changed.</source>
        <translation>這些堆是野的：沒有哪些尼姆堆的商與它相同，所以反常規則下的玩法不只是改變常規規則的最後幾步。</translation>
    </message>
    <message>
        <source>The heaps are tame: the quotient is like that of the Nim heaps below %1.</source>
        <translation>這些堆是馴的：商與小於 %1 的尼姆堆的商相同。</translation>
    </message>
    <message>
        <source>No period of the elements is seen.</source>
        <translation>沒有看到元素的週期。</translation>
    </message>
    <message>
        <source>From heap %1 on, the elements repeat with period %2: proved, as the heaps up to %3 reach %4 (Plambeck and Siegel 2008). So this is the quotient of all heaps.</source>
        <translation>從堆 %1 起，元素以週期 %2 重複：已證明，因為已知的堆到 %3，不小於所需的 %4（Plambeck 與 Siegel 2008）。所以這是所有堆的商。</translation>
    </message>
    <message>
        <source>From heap %1 on, the elements repeat with period %2: observed; heaps up to %3 would prove it.</source>
        <translation>從堆 %1 起，元素以週期 %2 重複：未證明；算到堆 %3 即可證明。</translation>
    </message>
    <message>
        <source>From heap %1 on, the elements repeat with period %2: observed; no theorem proves it.</source>
        <translation>從堆 %1 起，元素以週期 %2 重複：未證明，也沒有定理能證明。</translation>
    </message>
    <message>
        <source>Misère quotient of the heaps 0 … %1: order %2, of which P: %3.</source>
        <translation>堆 0 … %1 的反常商：%2 個元素，其中 P 有 %3 個。</translation>
    </message>
    <message>
        <source>Generators: %1.</source>
        <translation>生成元：%1。</translation>
    </message>
    <message>
        <source>Relations: %1.</source>
        <translation>關係式：%1。</translation>
    </message>
    <message>
        <source>P-portion: %1.</source>
        <translation>P 部分：%1。</translation>
    </message>
    <message>
        <source>Heaps from %1 on are not in it: %2</source>
        <translation>不含 %1 及更大的堆：%2</translation>
    </message>
    <message>
        <source>%1 is %2, which is P: whoever moves loses, if the other plays well.</source>
        <translation>%1 是 %2，屬於 P：只要對方走得好，走的一方必敗。</translation>
    </message>
    <message>
        <source>%1 is %2, which is not P: whoever is to move wins.</source>
        <translation>%1 是 %2，不屬於 P：當前玩家必勝。</translation>
    </message>
    <message>
        <source>No move is left, and so the game is won.</source>
        <translation>已無棋可走，所以已經獲勝。</translation>
    </message>
    <message>
        <source>Winning moves: %1.</source>
        <translation>必勝的走法：%1。</translation>
    </message>
    <message>
        <source>The formula has %1 bytes; at most %2 are allowed.</source>
        <translation>公式有 %1 個位元組；最多允許 %2 個。</translation>
    </message>
    <message>
        <source>The formula is too long: more than %1 numbers would have to be remembered at once.</source>
        <translation>公式太長：需要同時記住超過 %1 個數。</translation>
    </message>
    <message>
        <source>The formula is nested too deeply at column %2: more than %3 brackets, bars, or “if”s are within one another at “%1”.</source>
        <translation>公式在第 %2 個字元處巢狀過深：「%1」處的括號、豎線或「if」巢狀超過 %3 層。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: a number, a name or a bracket would.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應是數、名稱或括號。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “)” or an operation would.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應是「)」或運算子。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: after the name of a function, “(” would.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：函數名稱之後應是「(」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “|” or an operation would.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應是「|」或運算子。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “,” or “}” would.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應是「,」或「}」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: after “in”, a set like {1, 3, 5..8} would.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：「in」之後應是集合，如 {1, 3, 5..8}。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “⌋” or an operation would.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應是「⌋」或運算子。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “⌉” or an operation would.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應是「⌉」或運算子。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “then” or an operation would.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應是「then」或運算子。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “else” or an operation would.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應是「else」或運算子。</translation>
    </message>
    <message>
        <source>There is no function “%1” (column %2). There are min, max, gcd, abs, popcount, nu2, digitsum, fib, isqrt, isprime, isfib, issquare, floor, ceil, round and sqrt.</source>
        <translation>沒有名為「%1」的函數（第 %2 個字元處）。可用的函數有 min、max、gcd、abs、popcount、nu2、digitsum、fib、isqrt、isprime、isfib、issquare、floor、ceil、round 和 sqrt。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: after “is”, one of prime, square, fibonacci, even and odd would.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：「is」之後應是 prime、square、fibonacci、even、odd 之一。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: an operation would, or the end.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應是運算子，或公式的結尾。</translation>
    </message>
    <message>
        <source>What begins with “%1” at column %2 cannot be computed exactly: it has roots of different numbers, or a root within a root.</source>
        <translation>第 %2 個字元處從「%1」開始的部分無法精確計算：其中有不同數的平方根，或平方根中又有平方根。</translation>
    </message>
    <message>
        <source>What begins with “%1” at column %2 cannot be computed exactly: it divides by a root that is not always of the same number.</source>
        <translation>第 %2 個字元處從「%1」開始的部分無法精確計算：除數中的平方根並不總是同一個數的平方根。</translation>
    </message>
    <message>
        <source>What begins with “%1” at column %2 gets too long to be computed exactly.</source>
        <translation>第 %2 個字元處從「%1」開始的部分展開後太長，無法精確計算。</translation>
    </message>
    <message>
        <source>What begins with “%1” at column %2 cannot be computed exactly: the exponent of what is not whole must be one of the numbers from 0 to 64.</source>
        <translation>第 %2 個字元處從「%1」開始的部分無法精確計算：底數不是整數時，指數必須是 0 到 64 之間的一個確定的數。</translation>
    </message>
    <message>
        <source>A condition is needed at column %2, but what begins with “%1” is a number.</source>
        <translation>第 %2 個字元處應是條件，但從「%1」開始的部分是一個數。</translation>
    </message>
    <message>
        <source>A range in a set is written like 1..5, and a difference there in brackets: see “%1” at column %2.</source>
        <translation>集合中的範圍寫作 1..5，差要加括號：見第 %2 個字元處的「%1」。</translation>
    </message>
    <message>
        <source>A whole number is needed at column %2, but what begins with “%1” may be another: floor(…), ceil(…) or round(…) make it one.</source>
        <translation>第 %2 個字元處應是整數，但從「%1」開始的部分可能不是整數：請用 floor(…)、ceil(…) 或 round(…) 取整。</translation>
    </message>
    <message>
        <source>A number is needed at column %2, but what begins with “%1” is a condition.</source>
        <translation>第 %2 個字元處應是數，但從「%1」開始的部分是一個條件。</translation>
    </message>
    <message>
        <source>The number “%1” at column %2 is too large or too long; the largest is %3.</source>
        <translation>第 %2 個字元處的數「%1」太大或位數太多；最大為 %3。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not known: no names are, here.</source>
        <translation>第 %2 個字元處的「%1」未知：這裡不能用任何名稱。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not known here. Known are: %3.</source>
        <translation>第 %2 個字元處的「%1」在這裡未知。可用的名稱：%3。</translation>
    </message>
    <message>
        <source>“%1” at column %2 takes one number, and here it has %3.</source>
        <translation>第 %2 個字元處的「%1」只需要一個數，這裡卻有 %3 個。</translation>
    </message>
    <message>
        <source>The formula breaks off at column %1: something is missing there.</source>
        <translation>公式在第 %1 個字元處中斷：這裡缺少內容。</translation>
    </message>
    <message>
        <source>Line %1, “%2”, is none of a b-file: expected an index and a term, as in “7 13”; comments begin with #.</source>
        <translation>第 %1 行「%2」不是 b-file 的行：應當是下標和項，如「7 13」；註解以 # 開頭。</translation>
    </message>
    <message>
        <source>Line %1 has the index %2 after %3: in a b-file the indices rise.</source>
        <translation>第 %1 行的下標 %2 在 %3 之後：b-file 的下標應當遞增。</translation>
    </message>
    <message>
        <source>There is no term: expected lines with an index and a term, as in “7 13”.</source>
        <translation>其中沒有項：每行應當是下標和項，如「7 13」。</translation>
    </message>
    <message>
        <source>Row %1 of the table: %2</source>
        <translation>表的第 %1 列：%2</translation>
    </message>
    <message>
        <source>“%1” is a number, but after “iff” stands a condition, for example “P iff %1 = 0”.</source>
        <translation>「%1」是數，但「iff」之後應當是條件，例如「P iff %1 = 0」。</translation>
    </message>
    <message>
        <source>There is nothing to compare with: expected a formula in n, for example “n mod 4”, a condition, “P iff n mod 4 = 0”, or values, “0 1 2 3 0 1 2 3”.</source>
        <translation>沒有可比較的內容：應當是 n 的公式，例如「n mod 4」，或條件「P iff n mod 4 = 0」，或值「0 1 2 3 0 1 2 3」。</translation>
    </message>
    <message>
        <source>There is nothing to compare with: expected a formula in a and b, for example “a xor b”, a condition, “P iff a = b”, or rows of values, “0 1; 1 0”.</source>
        <translation>沒有可比較的內容：應當是 a 和 b 的公式，例如「a xor b」，或條件「P iff a = b」，或各列的值「0 1; 1 0」。</translation>
    </message>
    <message>
        <source>the even numbers</source>
        <translation>偶數</translation>
    </message>
    <message>
        <source>the odd numbers</source>
        <translation>奇數</translation>
    </message>
    <message>
        <source>the Fibonacci numbers</source>
        <translation>費波那契數</translation>
    </message>
    <message>
        <source>the powers of 2</source>
        <translation>2 的冪</translation>
    </message>
    <message>
        <source>the numbers 2^k − 1</source>
        <translation>形如 2^k − 1 的數</translation>
    </message>
    <message>
        <source>the powers of 3</source>
        <translation>3 的冪</translation>
    </message>
    <message>
        <source>the powers of 4</source>
        <translation>4 的冪</translation>
    </message>
    <message>
        <source>the squares</source>
        <translation>平方數</translation>
    </message>
    <message>
        <source>the cubes</source>
        <translation>立方數</translation>
    </message>
    <message>
        <source>the triangular numbers</source>
        <translation>三角形數</translation>
    </message>
    <message>
        <source>the oblong numbers k(k + 1)</source>
        <translation>矩形數 k(k + 1)</translation>
    </message>
    <message>
        <source>the primes</source>
        <translation>質數</translation>
    </message>
    <message>
        <source>the evil numbers, with evenly many binary ones</source>
        <translation>二進位有偶數個 1 的數</translation>
    </message>
    <message>
        <source>the odious numbers, with oddly many binary ones</source>
        <translation>二進位有奇數個 1 的數</translation>
    </message>
    <message>
        <source>the lower Wythoff numbers ⌊kφ⌋</source>
        <translation>下威佐夫數 ⌊kφ⌋</translation>
    </message>
    <message>
        <source>the upper Wythoff numbers ⌊kφ²⌋</source>
        <translation>上威佐夫數 ⌊kφ²⌋</translation>
    </message>
    <message>
        <source>the numbers ⌊k√2⌋</source>
        <translation>形如 ⌊k√2⌋ 的數</translation>
    </message>
    <message>
        <source>the numbers ⌊k(2 + √2)⌋</source>
        <translation>形如 ⌊k(2 + √2)⌋ 的數</translation>
    </message>
    <message>
        <source>the numbers whose binary digits end in evenly many zeros</source>
        <translation>二進位末尾有偶數個 0 的數</translation>
    </message>
    <message>
        <source>the numbers whose binary digits end in oddly many zeros</source>
        <translation>二進位末尾有奇數個 0 的數</translation>
    </message>
    <message>
        <source>the fibbinary numbers, without neighbouring binary ones</source>
        <translation>二進位沒有相鄰的 1 的數</translation>
    </message>
    <message>
        <source>the Jacobsthal numbers</source>
        <translation>雅各布斯塔爾數</translation>
    </message>
    <message>
        <source>the Lucas numbers</source>
        <translation>盧卡斯數</translation>
    </message>
    <message>
        <source>the Pell numbers</source>
        <translation>佩爾數</translation>
    </message>
    <message>
        <source>the factorials</source>
        <translation>階乘</translation>
    </message>
    <message>
        <source>how often 2 divides n</source>
        <translation>n 能被 2 整除的次數</translation>
    </message>
    <message>
        <source>the place of the last 1 in n’s binary digits</source>
        <translation>n 的二進位中最後一個 1 的位置</translation>
    </message>
    <message>
        <source>the ones among n’s binary digits</source>
        <translation>n 的二進位中 1 的個數</translation>
    </message>
    <message>
        <source>the Thue–Morse sequence</source>
        <translation>圖厄–摩爾斯數列</translation>
    </message>
    <message>
        <source>the floor of the binary logarithm of n</source>
        <translation>以 2 為底的 n 的對數，無條件捨去</translation>
    </message>
    <message>
        <source>the floor of the square root of n</source>
        <translation>n 的平方根，無條件捨去</translation>
    </message>
    <message>
        <source>the Gray code of n</source>
        <translation>n 的格雷碼</translation>
    </message>
    <message>
        <source>half of n if it is even, else the same of (n − 1)/2</source>
        <translation>n 為偶數時是 n 的一半，否則同樣取 (n − 1)/2</translation>
    </message>
    <message>
        <source>k, where n is 2k − 1 times a power of 2</source>
        <translation>k，其中 n 是 2k − 1 乘 2 的冪</translation>
    </message>
    <message>
        <source>the largest odd divisor of n</source>
        <translation>n 的最大奇因數</translation>
    </message>
    <message>
        <source>how many primes n is the product of</source>
        <translation>n 是幾個質數的積</translation>
    </message>
    <message>
        <source>Hofstadter’s sequence G</source>
        <translation>侯世達的 G 數列</translation>
    </message>
    <message>
        <source>the sum of n’s decimal digits</source>
        <translation>n 的十進位數字之和</translation>
    </message>
    <message>
        <source>The proof that the quotient of %1 elements is right takes too much memory.</source>
        <translation>證明這個有 %1 個元素的商正確，需要的記憶體太多。</translation>
    </message>
    <message>
        <source>The table of products is not that of a commutative monoid which the heaps generate.</source>
        <translation>乘積表不是由各堆生成的交換么半群的乘積表。</translation>
    </message>
    <message>
        <source>Two elements have the same outcomes in every sum.</source>
        <translation>有兩個元素在每個和中勝負都相同。</translation>
    </message>
    <message>
        <source>A heap of %1 has no option, but its element is not 1.</source>
        <translation>大小為 %1 的堆沒有選項，它的元素卻不是 1。</translation>
    </message>
    <message>
        <source>The outcome of the sum of the heaps %1 is not what its options give.</source>
        <translation>堆 %1 之和的勝負與其選項得出的不符。</translation>
    </message>
    <message>
        <source>The heaps have more than %1 options.</source>
        <translation>各堆的選項多於 %1 個。</translation>
    </message>
    <message>
        <source>Quotients are found of heaps up to %1.</source>
        <translation>只求取不超過 %1 的堆的商。</translation>
    </message>
    <message>
        <source>The quotient has more than %1 elements.</source>
        <translation>商的元素多於 %1 個。</translation>
    </message>
    <message>
        <source>The options of a heap are not those of a game.</source>
        <translation>某堆的選項不是一個遊戲的選項。</translation>
    </message>
    <message>
        <source>More than %1 sums of heaps would have to be searched.</source>
        <translation>需要搜尋的堆之和多於 %1 個。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: rules begin like “board 8 x 8: (-1,-2) …”.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：規則的開頭形如「board 8 x 8: (-1,-2) …」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: the rows and columns would, like 8 x 8.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應寫列數和欄數，例如 8 x 8。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: a move would, like (-1,-2) or (-k,0).</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應寫一個走法，例如 (-1,-2) 或 (-k,0)。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “,” and the change of the column would.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應寫「,」和欄的變化。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: a cell would, like (2,3).</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應寫一個格子，例如 (2,3)。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: another move would, “where …”, “|”, “; holes (2,3)”, “; play misere”, or the end.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡可以是另一個走法、「where …」、「|」、「; holes (2,3)」、「; play misere」，或者結束。</translation>
    </message>
    <message>
        <source>From each of %1 cells %2 moves would have to be tried; at most %3 are possible in all.</source>
        <translation>%1 個格子中的每一個都要試 %2 種走法；總共最多能試 %3 種。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not the same for all moves: only a condition after “where” can speak of it.</source>
        <translation>第 %2 個字元處的「%1」並非對所有走法都相同：只有「where」之後的條件可以提到它。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is one name too many: the moves between two bars share at most %3.</source>
        <translation>第 %2 個字元處的「%1」多餘：兩條豎線之間的走法合起來最多用 %3 個名稱。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is a condition: how far a piece goes is a number.</source>
        <translation>第 %2 個字元處的「%1」是條件：棋子走多遠應是一個數。</translation>
    </message>
    <message>
        <source>(%1, %2) at column %3 leads nowhere: it is no move.</source>
        <translation>第 %3 個字元處的 (%1, %2) 停在原地，不是走法。</translation>
    </message>
    <message>
        <source>There are %1 kinds of moves; at most %2 are allowed.</source>
        <translation>走法有 %1 種；最多允許 %2 種。</translation>
    </message>
    <message>
        <source>Play could go on for ever: %1.</source>
        <translation>遊戲可能永不結束：%1。</translation>
    </message>
    <message>
        <source>Play could go on for ever: from %1 to %2, which contains %1 again.</source>
        <translation>遊戲可能永不結束：從 %1 到 %2，其中又含有 %1。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: rules begin like “heap n: take …”.</source>
        <translation>第 %2 欄的「%1」不該在這裡：規則以「heap n: take …」這樣的形式開頭。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: a turn would, “take …” or “split a + b”.</source>
        <translation>第 %2 欄的「%1」不該在這裡：這裡應是走法，即「take …」或「split a + b」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: a turn would, “take …”.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應是一種走法，即「take …」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “, last m” would, which names what the turn before took.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應是「, last m」，它命名上一步所取的個數。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: what is taken would, as “any”, “k where …”, “1 or 3” or “1..5”.</source>
        <translation>第 %2 欄的「%1」不該在這裡：這裡應是取走的個數，如「any」、「k where …」、「1 or 3」或「1..5」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: rules begin like “heaps a, b: a-k | b-k”.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：規則的開頭形如「heaps a, b: a-k | b-k」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: a turn would, as “a-k” or “a-k, b-k”.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應是一種走法，例如「a-k」或「a-k, b-k」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “-” and what is taken would.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應是「-」和所取的個數。</translation>
    </message>
    <message>
        <source>“%1” at column %2 would make a heap larger: heaps only get smaller, with “-”, so that every play ends.</source>
        <translation>第 %2 個字元處的「%1」會使堆變大：堆只能用「-」變小，這樣遊戲必會結束。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: what is taken would, as 3, k or 2k.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應是所取的個數，例如 3、k 或 2k。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is changed already: a turn takes from a heap at most once.</source>
        <translation>第 %2 個字元處的「%1」已經變過：一步中從一堆至多取一次。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is none of the heaps, which are %3.</source>
        <translation>第 %2 個字元處的「%1」不是堆的名稱，堆是 %3。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not possible: what is taken, and by what a name is multiplied, is from 1 to %3.</source>
        <translation>第 %2 個字元處的「%1」不可用：所取的個數和名稱前的倍數只能是 1 到 %3。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is one name too many: at most %3 numbers can be chosen in a turn.</source>
        <translation>第 %2 個字元處的名稱「%1」多了：一步中至多可選 %3 個數。</translation>
    </message>
    <message>
        <source>There are more than %1 pieces.</source>
        <translation>棋子超過 %1 枚。</translation>
    </message>
    <message>
        <source>A position is a cell, as in 4,7, or several, as in (4,7) (2,0).</source>
        <translation>局面是一個格子，例如 4,7；或幾個格子，例如 (4,7) (2,0)。</translation>
    </message>
    <message>
        <source>A board has 1 … %1 rows and 1 … %1 columns.</source>
        <translation>棋盤有 1 … %1 列、1 … %1 欄。</translation>
    </message>
    <message>
        <source>The hole (%1, %2) is outside the board.</source>
        <translation>洞 (%1, %2) 在棋盤之外。</translation>
    </message>
    <message>
        <source>The board has nothing but holes.</source>
        <translation>棋盤上只有洞。</translation>
    </message>
    <message>
        <source>(%1, %2) is outside the board, which has %3 rows and %4 columns, counted from 0.</source>
        <translation>(%1, %2) 在棋盤之外：棋盤有 %3 列、%4 欄，從 0 數起。</translation>
    </message>
    <message>
        <source>(%1, %2) is a hole.</source>
        <translation>(%1, %2) 是一個洞。</translation>
    </message>
    <message>
        <source>move piece %1 from (%2, %3) to (%4, %5)</source>
        <translation>把第 %1 枚棋子從 (%2, %3) 移到 (%4, %5)</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>第 %1 枚棋子</translation>
    </message>
    <message>
        <source>At least one piece must stay.</source>
        <translation>至少要留下一枚棋子。</translation>
    </message>
    <message>
        <source>In the table of all cells, a hole stands like a cell without moves.</source>
        <translation>在所有格子的表中，洞如同沒有走法的格子。</translation>
    </message>
    <message>
        <source>From all cells there are more than %1 moves.</source>
        <translation>從所有格子出發的走法超過 %1 個。</translation>
    </message>
    <message>
        <source>Divisors: the factors 2 count</source>
        <translation>因數：只看質因數 2 的個數</translation>
    </message>
    <message>
        <source>Proper divisors</source>
        <translation>真因數</translation>
    </message>
    <message>
        <source>At most half</source>
        <translation>最多一半</translation>
    </message>
    <message>
        <source>Primes</source>
        <translation>質數</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>平方數</translation>
    </message>
    <message>
        <source>Powers of two</source>
        <translation>2 的冪</translation>
    </message>
    <message>
        <source>What shares no divisor</source>
        <translation>互質的個數</translation>
    </message>
    <message>
        <source>Kayles, in words</source>
        <translation>用文字寫的 Kayles</translation>
    </message>
    <message>
        <source>Grundy’s game, in words</source>
        <translation>用文字寫的格倫迪遊戲</translation>
    </message>
    <message>
        <source>Take half at most, or split unequally</source>
        <translation>最多取一半，或分成不等的兩堆</translation>
    </message>
    <message>
        <source>Three heaps of divisors</source>
        <translation>三堆，取因數個</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>自訂規則</translation>
    </message>
    <message>
        <source>Of your own</source>
        <translation>自訂</translation>
    </message>
    <message>
        <source>A turn is what the rules allow that you type.</source>
        <translation>每步走法由你寫的規則決定。</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>for example: heap n: take k where k &lt;= n/2 | split a + b where a != b</source>
        <translation>例如：heap n: take k where k &lt;= n/2 | split a + b where a != b</translation>
    </message>
    <message>
        <source>Write the heap, for example 12, or the heap and what the turn before took, for example 12,3; here are %1 numbers.</source>
        <translation>請寫堆，例如 12，或堆和上一步所取的個數，例如 12,3；這裡有 %1 個數。</translation>
    </message>
    <message>
        <source>Numbers needed: %1, one for each heap, for example %2; numbers here: %3.</source>
        <translation>需要 %1 個數，每堆一個，例如 %2；這裡有 %3 個。</translation>
    </message>
    <message>
        <source>“%1” cannot be a letter of an alphabet.</source>
        <translation>「%1」不能用作字母表的字母。</translation>
    </message>
    <message>
        <source>The letter %1 is twice in the alphabet.</source>
        <translation>字母 %1 在字母表中出現了兩次。</translation>
    </message>
    <message>
        <source>The alphabet has more than %1 letters.</source>
        <translation>字母表的字母超過 %1 個。</translation>
    </message>
    <message>
        <source>The alphabet has no letters.</source>
        <translation>字母表沒有字母。</translation>
    </message>
    <message>
        <source>There is no rule by which words change.</source>
        <translation>沒有改寫字串的規則。</translation>
    </message>
    <message>
        <source>There are more than %1 rules.</source>
        <translation>規則超過 %1 條。</translation>
    </message>
    <message>
        <source>The left side of a rule is empty: letters could be put in for ever.</source>
        <translation>有一條規則的左邊為空：字母可以無休止地添入。</translation>
    </message>
    <message>
        <source>A side of a rule has more than %1 letters.</source>
        <translation>有一條規則的一邊超過 %1 個字母。</translation>
    </message>
    <message>
        <source>column %1: “%2” is not in the alphabet, which is %3.</source>
        <translation>第 %1 個字元處：「%2」不在字母表 %3 中。</translation>
    </message>
    <message>
        <source>The word has more than %1 letters.</source>
        <translation>字串超過 %1 個字母。</translation>
    </message>
    <message>
        <source>remove %1, from letter %2 on</source>
        <translation>從第 %2 個字母起去掉 %1</translation>
    </message>
    <message>
        <source>replace %1 by %2, from letter %3 on</source>
        <translation>從第 %3 個字母起把 %1 換成 %2</translation>
    </message>
    <message>
        <source>the length of the word</source>
        <translation>字串的長度</translation>
    </message>
    <message>
        <source>the number of letters %1</source>
        <translation>字母 %1 的個數</translation>
    </message>
    <message>
        <source>the sum of its letters, with %1</source>
        <translation>各字母之和（%1）</translation>
    </message>
    <message>
        <source>its place in a dictionary with the order %1</source>
        <translation>它在按 %1 排序的字典中的位置</translation>
    </message>
    <message>
        <source>its place, read backwards, in a dictionary with the order %1</source>
        <translation>它倒讀後在按 %1 排序的字典中的位置</translation>
    </message>
    <message>
        <source>Play ends, as every move lowers %1.</source>
        <translation>遊戲必會結束，因為每步都使%1減小。</translation>
    </message>
    <message>
        <source>Play ends, as every move lowers the first of these that it changes: %1.</source>
        <translation>遊戲必會結束，因為每步所改變的下列各量中，最前面的一個總是減小：%1。</translation>
    </message>
    <message>
        <source>A heap is left as %1 heaps at column %2: two or three are possible, as in “split a + b”.</source>
        <translation>第 %2 欄把一堆分成 %1 堆：只能分成兩堆或三堆，如「split a + b」。</translation>
    </message>
    <message>
        <source>To take 0 is no turn: “split a + b” divides a heap of which nothing is taken.</source>
        <translation>取 0 個不算一步：不取而分開一堆，寫作「split a + b」。</translation>
    </message>
    <message>
        <source>Too much may be taken: at most %1 numbers, none above %2, can be listed; “take k where …” says more.</source>
        <translation>可取的太多：最多列出 %1 個數，每個不超過 %2；更多的可以用「take k where …」來寫。</translation>
    </message>
    <message>
        <source>The rules have %1 bytes; at most %2 are allowed.</source>
        <translation>規則有 %1 位元組；最多允許 %2 位元組。</translation>
    </message>
    <message>
        <source>There are %1 turns; at most %2 are allowed.</source>
        <translation>有 %1 種走法；最多允許 %2 種。</translation>
    </message>
    <message>
        <source>The text of the rules breaks off at column %1: something is missing there.</source>
        <translation>規則文字在第 %1 個字元處中斷：那裡缺了內容。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is named already: call it otherwise.</source>
        <translation>第 %2 欄的「%1」已經用作名字：請另取一個。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is a number: after “where” a condition belongs, for example k &lt;= n/2.</source>
        <translation>第 %2 欄的「%1」是一個數：「where」之後應是條件，例如 k &lt;= n/2。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: a name like n would.</source>
        <translation>第 %2 欄的「%1」不該在這裡：這裡應是 n 這樣的名字。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “:” and then the turns would.</source>
        <translation>第 %2 欄的「%1」不該在這裡：這裡應是「:」，然後是走法。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “play normal” or “play misere” would.</source>
        <translation>第 %2 欄的「%1」不該在這裡：這裡應是「play normal」或「play misere」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “|” and another turn would, “; play misere”, or the end.</source>
        <translation>第 %2 欄的「%1」不該在這裡：這裡應是「|」和另一種走法、「; play misere」，或者結束。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: rules begin like “word over AB: AB -&gt; B”.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：規則的開頭形如「word over AB: AB -&gt; B」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: the letters of words would, like AB.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：這裡應寫字串所用的字母，例如 AB。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: after what is replaced, “-&gt;” would.</source>
        <translation>第 %2 個字元處的「%1」不應在這裡：被替換的內容之後應寫「-&gt;」。</translation>
    </message>
    <message>
        <source>It is not known whether play ends: words grow beyond %1 letters.</source>
        <translation>不知道遊戲是否會結束：字串會超過 %1 個字母。</translation>
    </message>
    <message>
        <source>These two tables have no position in common.</source>
        <translation>這兩個表沒有共同的局面。</translation>
    </message>
    <message>
        <source>Both pictures would be the same.</source>
        <translation>兩幅圖會完全相同。</translation>
    </message>
    <message>
        <source>These two pictures have no values that could be compared.</source>
        <translation>這兩幅圖沒有可以比較的值。</translation>
    </message>
    <message>
        <source>Values alone are written as csv or b-file; %1 is for --compare and --suggest.</source>
        <translation>只列出值時可用 csv 或 b-file；%1 用於 --compare 和 --suggest。</translation>
    </message>
    <message>
        <source>A b-file has values alone, without --compare and --suggest.</source>
        <translation>b-file 只含值，不能與 --compare 或 --suggest 同用。</translation>
    </message>
    <message>
        <source>A b-file has the values of a line: expected --to N.</source>
        <translation>b-file 含一行的值：應當給出 --to N。</translation>
    </message>
    <message>
        <source>Suggestions are written as markdown or json, not as csv.</source>
        <translation>建議可寫成 markdown 或 json，不能寫成 csv。</translation>
    </message>
    <message>
        <source>Give either --compare or --compare-file.</source>
        <translation>請給出 --compare 或 --compare-file 之一。</translation>
    </message>
    <message>
        <source>The quotient found is that of the heaps up to %1.</source>
        <translation>求得的是不超過 %1 的堆的商。</translation>
    </message>
    <message>
        <source>%1 has no misère quotient: it is not a sum of single heaps.</source>
        <translation>%1 沒有反常商：它不是單堆之和。</translation>
    </message>
    <message>
        <source>There are too many turns to look through all of them. Choose a smaller position to play by hand.</source>
        <translation>走法太多，無法逐一查看。要用手來走，請選小一些的局面。</translation>
    </message>
    <message>
        <source>a cell, for example %1, or several in brackets; rows and columns count from 0, from the upper left</source>
        <translation>一個格子，例如 %1；幾個格子各加括號；列和欄從左上角起、從 0 數起</translation>
    </message>
    <message>
        <source>Wythoff’s game, in words</source>
        <translation>用文字寫的威佐夫博弈</translation>
    </message>
    <message>
        <source>Wythoff with a difference below 2: √2</source>
        <translation>威佐夫，兩堆取數相差不到 2：√2</translation>
    </message>
    <message>
        <source>Euclid’s game</source>
        <translation>歐幾里得遊戲</translation>
    </message>
    <message>
        <source>Fibonacci Nim, in words</source>
        <translation>用文字寫的費波那契尼姆</translation>
    </message>
    <message>
        <source>Not the same twice</source>
        <translation>不許與上一步相同</translation>
    </message>
    <message>
        <source>One, or all three alike</source>
        <translation>取一堆，或三堆取同樣多</translation>
    </message>
    <message>
        <source>letters of the alphabet, for example %1; - is the empty word</source>
        <translation>字母表中的字母，例如 %1；- 表示空字串</translation>
    </message>
    <message>
        <source>A knight on a board with holes</source>
        <translation>有洞棋盤上的騎士</translation>
    </message>
    <message>
        <source>A queen, slanting only on every second cell</source>
        <translation>只在一半格子上能斜走的皇后</translation>
    </message>
    <message>
        <source>Words: AB becomes B, BA vanishes</source>
        <translation>單字：AB 變成 B，BA 消失</translation>
    </message>
    <message>
        <source>Of a heap of %1 too many moves would have to be tried: choose fewer values.</source>
        <translation>%1 個一堆要試的走法太多：請少選一些數值。</translation>
    </message>
    <message>
        <source>Sprague and Grundy</source>
        <translation>斯普拉格與格倫迪</translation>
    </message>
    <message>
        <source>Whatever the rules are, as long as play ends and both players have the same moves: a position is worth the mex of its options’ values, and what consists of parts the XOR of theirs.</source>
        <translation>不論規則如何，只要對局會結束、雙方走法相同：局面的值是各後繼的值的 mex；由幾部分組成的，是各部分的值的互斥或。</translation>
    </message>
    <message>
        <source>all rules by which play ends</source>
        <translation>對局必會結束的一切規則</translation>
    </message>
    <message>
        <source>“%1” at column %2 has a number in it without a value: it is too large, or divides by 0.</source>
        <translation>第 %2 欄的「%1」裡有一個沒有值的數：太大，或除以了 0。</translation>
    </message>
    <message>
        <source>the edge between %1 and %2</source>
        <translation>%1 與 %2 之間的邊</translation>
    </message>
    <message>
        <source>Heaps of 0, 1, 2 … are worth %1 …</source>
        <translation>大小為 0、1、2……的堆的值為 %1 ……</translation>
    </message>
    <message>
        <source>The game has no positions.</source>
        <translation>這個遊戲沒有局面。</translation>
    </message>
    <message>
        <source>At %1 the player to move loses.</source>
        <translation>在 %1，輪到走的一方輸。</translation>
    </message>
    <message>
        <source>At %1 the player to move can win.</source>
        <translation>在 %1，輪到走的一方能贏。</translation>
    </message>
    <message>
        <source>%1: the formula says %2, the definition says %3</source>
        <translation>%1：公式說 %2，定義得 %3</translation>
    </message>
    <message>
        <source>%1: the formula says %2, the value is %3</source>
        <translation>%1：公式說 %2，值是 %3</translation>
    </message>
    <message>
        <source>%1, compared with the values for %2</source>
        <translation>%1，與 %2 的值對照</translation>
    </message>
    <message>
        <source>the values for %1: which formula says them all?</source>
        <translation>%1 的值：哪個公式說得全對？</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>What the values look like</source>
        <translation>這些值像什麼</translation>
    </message>
    <message>
        <source>for each formula, from simple to less simple</source>
        <translation>對每個公式，由簡到繁</translation>
    </message>
    <message>
        <source>    if it says the value of every place</source>
        <translation>    若它說對每一處的值</translation>
    </message>
    <message>
        <source>        suggest it</source>
        <translation>        建議它</translation>
    </message>
    <message>
        <source>Where %1 fails</source>
        <translation>%1 的不符之處</translation>
    </message>
    <message>
        <source>for each place, from the smallest on</source>
        <translation>對每一處，從最小的起</translation>
    </message>
    <message>
        <source>    v = its value, by the definition</source>
        <translation>    v = 它的值，按定義</translation>
    </message>
    <message>
        <source>    if the formula does not say v</source>
        <translation>    若公式所說不是 v</translation>
    </message>
    <message>
        <source>        mark the place</source>
        <translation>        標記此處</translation>
    </message>
    <message>
        <source>The judge can set games whose positions are written as numbers, such as heaps; a position of this one is “%1”.</source>
        <translation>判題只能用於局面寫作數的遊戲，例如石子堆；此遊戲的一個局面是「%1」。</translation>
    </message>
    <message>
        <source>“%1” is no form of an answer: write two different words of at most %2 bytes, as in “First|Second”, or “value”, or “move”.</source>
        <translation>「%1」不是答案的格式：請寫兩個不同的詞，每個至多 %2 位元組，如「First|Second」，或寫「value」或「move」。</translation>
    </message>
    <message>
        <source>“%1” is no form of an input: write “heaps”, “n, heaps” or “n; heaps”, perhaps with “t;” before it.</source>
        <translation>「%1」不是輸入的格式：請寫「heaps」、「n, heaps」或「n; heaps」，前面可加「t;」。</translation>
    </message>
    <message>
        <source>%1 is a draw: neither of the two words is right.</source>
        <translation>%1 是和局：兩個詞都不對。</translation>
    </message>
    <message>
        <source>The value of %1 is out of reach.</source>
        <translation>%1 的值無法算出。</translation>
    </message>
    <message>
        <source>%1 has too many moves: not all that win are known.</source>
        <translation>%1 的走法太多：必勝的走法未能全部得知。</translation>
    </message>
    <message>
        <source>T, then T positions, each “n” and its n numbers</source>
        <translation>T，然後 T 個局面，每個是「n」和它的 n 個數</translation>
    </message>
    <message>
        <source>positions to the end, each “n” and its n numbers</source>
        <translation>直到結尾的局面，每個是「n」和它的 n 個數</translation>
    </message>
    <message>
        <source>T, then T positions, each a line “n” and a line of n numbers</source>
        <translation>T，然後 T 個局面，每個是一行「n」和一行 n 個數</translation>
    </message>
    <message>
        <source>positions to the end, each a line “n” and a line of n numbers</source>
        <translation>直到結尾的局面，每個是一行「n」和一行 n 個數</translation>
    </message>
    <message>
        <source>T, then T lines, each the numbers of a position</source>
        <translation>T，然後 T 行，每行是一個局面的數</translation>
    </message>
    <message>
        <source>lines to the end, each the numbers of a position</source>
        <translation>直到結尾，每行是一個局面的數</translation>
    </message>
    <message>
        <source>the SG value of each position</source>
        <translation>每個局面的 SG 值</translation>
    </message>
    <message>
        <source>the numbers after a winning move, the least of several in the order of dictionaries, or “-1” if there is none</source>
        <translation>走出必勝一步之後的數，有多種時取字典序最小者；沒有時為「-1」</translation>
    </message>
    <message>
        <source>“%1” if the first player wins, else “%2”</source>
        <translation>先手勝則為「%1」，否則為「%2」</translation>
    </message>
    <message>
        <source>Positions of %1 are given. Who wins, if both play well?</source>
        <translation>給出%1的一些局面。雙方都走最好時，誰勝？</translation>
    </message>
    <message>
        <source>Positions of the game “%1” are given. Who wins, if both play well?</source>
        <translation>給出遊戲「%1」的一些局面。雙方都走最好時，誰勝？</translation>
    </message>
    <message>
        <source>In this game the players do not have the same moves, or the last move does not decide: the judge cannot set it.</source>
        <translation>此遊戲中雙方的走法不同，或者不由最後一步決定勝負：不能用於判題。</translation>
    </message>
    <message>
        <source>In misère play SG values do not decide who wins: ask for two words, or for a move.</source>
        <translation>在反常規則下，SG 值不決定誰勝：請選兩個詞或一步走法。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: rules begin like “graph: remove node”.</source>
        <translation>第 %2 欄的「%1」不該在這裡：規則以「graph: remove node」這樣的形式開頭。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “move token”, “remove edge” or “remove node” would.</source>
        <translation>第 %2 欄的「%1」不該在這裡：這裡應是「move token」、「remove edge」或「remove node」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “token” would.</source>
        <translation>第 %2 欄的「%1」不該在這裡：這裡應是「token」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “remove edge” or “remove the node it left” would.</source>
        <translation>第 %2 欄的「%1」不該在這裡：這裡應是「remove edge」或「remove the node it left」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “edge” or “node” would.</source>
        <translation>第 %2 欄的「%1」不該在這裡：這裡應是「edge」或「node」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “its ends” or “edges beside it” would.</source>
        <translation>第 %2 欄的「%1」不該在這裡：這裡應是「its ends」或「edges beside it」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “its neighbours” would.</source>
        <translation>第 %2 欄的「%1」不該在這裡：這裡應是「its neighbours」。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “Left:” or “Right:” and turns would.</source>
        <translation>第 %2 欄的「%1」不該在這裡：這裡應是「Left:」或「Right:」和走法。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “|” and another turn would, or “;” and the turns of the other player.</source>
        <translation>第 %2 欄的「%1」不該在這裡：這裡應是「|」和另一種走法，或「;」和另一方的走法。</translation>
    </message>
    <message>
        <source>1 and primes: a pattern for ever</source>
        <translation>1 和質數：永遠成立的規律</translation>
    </message>
    <message>
        <source>Two sides: Left 1 or 3, Right 2 or 3</source>
        <translation>雙方走法不同：左方取 1 或 3，右方取 2 或 3</translation>
    </message>
    <message>
        <source>Two sides: Left takes up to half, Right splits</source>
        <translation>雙方走法不同：左方至多取一半，右方分堆</translation>
    </message>
    <message>
        <source>Chomp, three rows: what is right of and below a bite goes, too</source>
        <translation>Chomp（巧克力），三列：咬一口，右邊和下面的也沒了</translation>
    </message>
    <message>
        <source>Node Kayles on a cycle</source>
        <translation>環上的 Node Kayles</translation>
    </message>
    <message>
        <source>Arc Kayles on a path</source>
        <translation>路徑上的 Arc Kayles</translation>
    </message>
    <message>
        <source>A tree: nodes with an even number of edges</source>
        <translation>一棵樹：邊數為偶數的節點</translation>
    </message>
    <message>
        <source>Geography: no city twice</source>
        <translation>地理接龍：城市不重複</translation>
    </message>
    <message>
        <source>Geography on bridges: none is crossed twice</source>
        <translation>過橋：每座橋只走一次</translation>
    </message>
    <message>
        <source>a file in DOT, graph { a -- b -- c } or digraph { a -&gt; b }, or in JSON, {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}; without one, eight nodes</source>
        <translation>DOT 檔案 graph { a -- b -- c } 或 digraph { a -&gt; b }，或 JSON 檔案 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}；不給則用八個節點的圖</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>第 %1 部分</translation>
    </message>
    <message>
        <source>where the token is, and what is removed, for example: token a, or: token a without b, c--d</source>
        <translation>棋子在哪裡，去掉了什麼，例如：token a，或：token a without b, c--d</translation>
    </message>
    <message>
        <source>column %1: “%2” is not understood; write %3</source>
        <translation>第 %1 欄：看不懂「%2」；請寫%3</translation>
    </message>
    <message>
        <source>There is no edge from %1 to %2.</source>
        <translation>從 %1 到 %2 沒有邊。</translation>
    </message>
    <message>
        <source>This game has no token.</source>
        <translation>這個遊戲沒有棋子。</translation>
    </message>
    <message>
        <source>The token is at %1, which is removed.</source>
        <translation>棋子在 %1，而這個節點已去掉。</translation>
    </message>
    <message>
        <source>No node is left for the token.</source>
        <translation>沒有節點可以放棋子。</translation>
    </message>
    <message>
        <source>move the token to %1</source>
        <translation>把棋子移到 %1</translation>
    </message>
    <message>
        <source>remove the nodes %1 and %2</source>
        <translation>去掉節點 %1 和 %2</translation>
    </message>
    <message>
        <source>remove the edge between %1 and %2 and those beside it</source>
        <translation>去掉 %1 與 %2 之間的邊及其相鄰的邊</translation>
    </message>
    <message>
        <source>remove the edge between %1 and %2</source>
        <translation>去掉 %1 與 %2 之間的邊</translation>
    </message>
    <message>
        <source>remove node %1 and its neighbours</source>
        <translation>去掉節點 %1 及其鄰點</translation>
    </message>
    <message>
        <source>remove node %1</source>
        <translation>去掉節點 %1</translation>
    </message>
    <message>
        <source>where</source>
        <translation>條件</translation>
    </message>
    <message>
        <source>Heaps: a set of numbers</source>
        <translation>堆：可取的數</translation>
    </message>
    <message>
        <source>take</source>
        <translation>取走</translation>
    </message>
    <message>
        <source>the numbers that may be taken, for example 1,3,4</source>
        <translation>可以取走的個數，例如 1,3,4</translation>
    </message>
    <message>
        <source>Heaps: a condition</source>
        <translation>堆：條件</translation>
    </message>
    <message>
        <source>about the heap n and the number k that is taken, for example k &lt;= n/2</source>
        <translation>關於堆的大小 n 與取走的個數 k，例如 k &lt;= n/2</translation>
    </message>
    <message>
        <source>or split</source>
        <translation>或分開</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不分</translation>
    </message>
    <message>
        <source>into two heaps</source>
        <translation>分成兩堆</translation>
    </message>
    <message>
        <source>into two unequal heaps</source>
        <translation>分成不等的兩堆</translation>
    </message>
    <message>
        <source>Heaps: a code of take and break</source>
        <translation>堆：取走與分開的代碼</translation>
    </message>
    <message>
        <source>the digit at place t says what may be left where t are taken: 1 nothing, 2 one heap, 4 two heaps, 8 three, added up</source>
        <translation>第 t 位數字說明取走 t 個時可以留下什麼：1 為不留，2 為一堆，4 為兩堆，8 為三堆，可以相加</translation>
    </message>
    <message>
        <source>One heap, and what was taken last</source>
        <translation>一堆，以及上一步取走的個數</translation>
    </message>
    <message>
        <source>about the heap n, the number k that is taken, and m, which the turn before took: 0 before the first</source>
        <translation>關於堆的大小 n、取走的個數 k 與上一步取走的個數 m（第一步之前為 0）</translation>
    </message>
    <message>
        <source>Several heaps at once</source>
        <translation>同時取幾堆</translation>
    </message>
    <message>
        <source>heaps</source>
        <translation>堆</translation>
    </message>
    <message>
        <source>from one heap</source>
        <translation>從一堆取</translation>
    </message>
    <message>
        <source>the same from two</source>
        <translation>從兩堆取同樣多</translation>
    </message>
    <message>
        <source>anything from two</source>
        <translation>從兩堆任意取</translation>
    </message>
    <message>
        <source>the same from all</source>
        <translation>從各堆取同樣多</translation>
    </message>
    <message>
        <source>of every turn: about the heaps a, b … and the numbers k and j that are taken; j only for anything from two</source>
        <translation>每一步的條件：關於堆 a、b……與取走的個數 k 和 j；j 只用於「從兩堆任意取」</translation>
    </message>
    <message>
        <source>A piece on a board</source>
        <translation>棋盤上的棋子</translation>
    </message>
    <message>
        <source>vectors of rows and columns, for example (-1,-2) (-2,-1) | (-k,0)</source>
        <translation>列與行的向量，例如 (-1,-2) (-2,-1) | (-k,0)</translation>
    </message>
    <message>
        <source>holes</source>
        <translation>空洞</translation>
    </message>
    <message>
        <source>cells that no piece enters, for example (2,3) (4,4)</source>
        <translation>棋子不能進入的格子，例如 (2,3) (4,4)</translation>
    </message>
    <message>
        <source>Coins in a row</source>
        <translation>一排硬幣</translation>
    </message>
    <message>
        <source>turned over</source>
        <translation>翻動</translation>
    </message>
    <message>
        <source>a head becomes tails, and coins at these distances to its left are turned with it: 0; 0,1 is a head alone or with its neighbour</source>
        <translation>一枚正面翻成反面，左邊相隔這些距離的硬幣一起翻：0; 0,1 表示單獨一枚，或與左鄰一起</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>字串</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>rewriting</source>
        <translation>改寫</translation>
    </message>
    <message>
        <source>what becomes what, with bars between: AB -&gt; B | BA -&gt;</source>
        <translation>什麼變成什麼，之間用直線：AB -&gt; B | BA -&gt;</translation>
    </message>
    <message>
        <source>A drawn graph</source>
        <translation>畫出的圖</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>removes a node</source>
        <translation>刪去一個節點</translation>
    </message>
    <message>
        <source>removes a node and its neighbours</source>
        <translation>刪去一個節點及其鄰居</translation>
    </message>
    <message>
        <source>removes an edge</source>
        <translation>刪去一條邊</translation>
    </message>
    <message>
        <source>removes an edge and its ends</source>
        <translation>刪去一條邊及其兩端</translation>
    </message>
    <message>
        <source>moves the token and removes the node it left</source>
        <translation>移動棋子，並刪去它離開的節點</translation>
    </message>
    <message>
        <source>By this code there is no turn: a digit above 0 makes one, as in 0.77.</source>
        <translation>按這個代碼沒有任何走法：要有大於 0 的數字，例如 0.77。</translation>
    </message>
    <message>
        <source>Nothing may be taken: choose at least one kind of turn.</source>
        <translation>什麼都不能取：請至少選一種走法。</translation>
    </message>
    <message>
        <source>There is no form “%1”.</source>
        <translation>沒有「%1」這種表單。</translation>
    </message>
    <message>
        <source>“%1” at column %2 has turns already: those of the other player belong there.</source>
        <translation>第 %2 欄的「%1」已有走法：那裡應是另一方的走法。</translation>
    </message>
    <message>
        <source>Where Left and Right have turns of their own, only normal play is possible: whoever cannot move has lost.</source>
        <translation>左方和右方各有走法時，只能按正常規則：不能走者負。</translation>
    </message>
    <message>
        <source>Rules begin with “heap n:”, “heap n, last m:”, “heaps a, b:”, “board 8 x 8:”, “word over AB:”, “graph:” or “Left:”, not with “%1”.</source>
        <translation>規則以「heap n:」、「heap n, last m:」、「heaps a, b:」、「board 8 x 8:」、「word over AB:」、「graph:」或「Left:」開頭，而不是「%1」。</translation>
    </message>
    <message>
        <source>No turn is possible by this code; rules of one’s own have at least one.</source>
        <translation>按這個代碼沒有任何走法；自訂規則至少要有一種走法。</translation>
    </message>
    <message>
        <source>The position has %1 heaps; rules of one’s own name each heap, and at most %2.</source>
        <translation>這個局面有 %1 堆；自訂規則要給每一堆命名，最多 %2 堆。</translation>
    </message>
    <message>
        <source>A turn takes from up to %1 heaps; in rules of one’s own at most %2 numbers can be chosen in a turn.</source>
        <translation>一步最多從 %1 堆中取；自訂規則的一步最多可選 %2 個數。</translation>
    </message>
    <message>
        <source>“%1” is no cell.</source>
        <translation>「%1」不是格子。</translation>
    </message>
    <message>
        <source>The cell is too far away: row and column together may be at most %1, for the board to have all its moves.</source>
        <translation>格子太遠：列與行之和最多為 %1，棋盤才能容下全部走法。</translation>
    </message>
    <message>
        <source>It is played on a graph of its own, which rules in words do not carry with them.</source>
        <translation>它在自己的圖上進行，文字規則裡不帶圖。</translation>
    </message>
    <message>
        <source>Left and Right have different moves, which are not takes from heaps.</source>
        <translation>左方與右方的走法不同，而且不是從堆中取走。</translation>
    </message>
    <message>
        <source>Who wins is not told by who moves last, and both have signs of their own.</source>
        <translation>勝負不由誰走最後一步決定，而且雙方各有自己的棋子。</translation>
    </message>
    <message>
        <source>It is played for scores, and not for the last move.</source>
        <translation>它比的是得分，而不是最後一步。</translation>
    </message>
    <message>
        <source>It is no game of turns by which whoever cannot move has lost.</source>
        <translation>它不是輪流走、無法走者輸的遊戲。</translation>
    </message>
    <message>
        <source>A turn turns over coins that lie apart; rewriting changes letters that lie together.</source>
        <translation>一步會翻動不相鄰的硬幣；改寫只改變相鄰的字母。</translation>
    </message>
    <message>
        <source>What leaves one stair makes another larger; heaps of one’s own rules only get smaller.</source>
        <translation>從一級台階移走的會使另一級變多；自訂規則的堆只能變小。</translation>
    </message>
    <message>
        <source>Its first turn chooses from a set that is typed; the heap that is left is Nim.</source>
        <translation>第一步從輸入的集合中選一個數；剩下的那一堆是尼姆。</translation>
    </message>
    <message>
        <source>A sum has the rules of all its games: open one of them alone.</source>
        <translation>遊戲和含有其中所有遊戲的規則：請單獨打開其中一個。</translation>
    </message>
    <message>
        <source>Coins that lie anywhere are turned together; rewriting changes letters that lie together.</source>
        <translation>任意位置的硬幣會一起翻動；改寫只改變相鄰的字母。</translation>
    </message>
    <message>
        <source>These turns would take too many rules of rewriting: at most %1 coins side by side, and %2 rules, are possible.</source>
        <translation>這些走法需要太多改寫規則：最多 %1 枚並排的硬幣，%2 條規則。</translation>
    </message>
    <message>
        <source>The folder for your games cannot be written; its place is that of the program’s data.</source>
        <translation>無法寫入存放您的遊戲的資料夾；它在程式資料的位置。</translation>
    </message>
    <message>
        <source>“%1” cannot be removed: the folder may be protected.</source>
        <translation>無法移除「%1」：資料夾可能受保護。</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>沒有開啟的遊戲。</translation>
    </message>
    <message>
        <source>%1 has no line of values to compare with.</source>
        <translation>%1 沒有可供比較的一列值。</translation>
    </message>
    <message>
        <source>%1 has no table of values to compare with.</source>
        <translation>%1 沒有可供比較的值表。</translation>
    </message>
    <message>
        <source>a formula in n, “n mod 4”; a condition, “P iff n mod 4 = 0”; values, “0 1 2 0 1 2”; or another game, “game: bash m=5”</source>
        <translation>n 的公式，「n mod 4」；條件，「P iff n mod 4 = 0」；各個值，「0 1 2 0 1 2」；或另一個賽局，「game: bash m=5」</translation>
    </message>
    <message>
        <source>a formula in a and b, “a xor b”; a condition, “P iff a = b”; rows of values, “0 1; 1 0”; or another game, “game: wythoff”</source>
        <translation>a 和 b 的公式，「a xor b」；條件，「P iff a = b」；逐列的值，「0 1; 1 0」；或另一個賽局，「game: wythoff」</translation>
    </message>
    <message>
        <source>a formula, of a line in n, of a table in a and b; a condition, “P iff …”; values; or another game, “game: wythoff”</source>
        <translation>公式，一列用 n，表用 a 和 b；條件，「P iff …」；各個值；或另一個賽局，「game: wythoff」</translation>
    </message>
    <message>
        <source>compare with</source>
        <translation>比較對象</translation>
    </message>
    <message>
        <source>values of</source>
        <translation>哪些值</translation>
    </message>
    <message>
        <source>a line</source>
        <translation>一列</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>一表</translation>
    </message>
    <message>
        <source>rows and columns</source>
        <translation>列數和欄數</translation>
    </message>
    <message>
        <source>how many rows and columns of the table, from the first on</source>
        <translation>表從頭起有幾列幾欄</translation>
    </message>
    <message>
        <source>period %1 from n = %2</source>
        <translation>自 n = %2 起週期為 %1</translation>
    </message>
    <message>
        <source>period %1 with saltus %2 from n = %3</source>
        <translation>自 n = %3 起週期為 %1、增量為 %2</translation>
    </message>
    <message>
        <source>The rules say “play %1”: take that out of them, or choose the same here.</source>
        <translation>規則中寫了「play %1」：請從規則中去掉，或在這裡選同樣的規則。</translation>
    </message>
    <message>
        <source>%1 | %2</source>
        <translation>%1 | %2</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>不同之處</translation>
    </message>
    <message>
        <source>for each place of both pictures</source>
        <translation>對兩幅圖的每一處</translation>
    </message>
    <message>
        <source>    if they differ there</source>
        <translation>    若兩者在此不同</translation>
    </message>
    <message>
        <source>        mark it in both</source>
        <translation>        在兩邊都作標記</translation>
    </message>
    <message>
        <source>what differs</source>
        <translation>不同之處</translation>
    </message>
    <message>
        <source>for each heap, from 1 on:</source>
        <translation>對每個堆，從 1 起：</translation>
    </message>
    <message>
        <source>    if a sum of smaller heaps is never told from it, it is that element</source>
        <translation>    若有較小的堆之和永遠與它分不開，它就是那個元素</translation>
    </message>
    <message>
        <source>    otherwise a new generator: its products with all elements so far</source>
        <translation>    否則它是新的生成元：與已有各元素相乘</translation>
    </message>
    <message>
        <source>two are told apart if, with something added, one is P and the other not</source>
        <translation>若同加某物後一個是 P、另一個不是，兩者就能分開</translation>
    </message>
    <message>
        <source>P-portion: the elements of sums that are lost for whoever moves</source>
        <translation>P 部分：輪到誰走誰就輸的那些和的元素</translation>
    </message>
    <message>
        <source>relations: how every product comes down to its shortest word</source>
        <translation>關係式：每個乘積怎樣化為最短的詞</translation>
    </message>
    <message>
        <source>do the heaps repeat for long enough? then for ever</source>
        <translation>各堆重複得夠久嗎？那就永遠重複</translation>
    </message>
    <message>
        <source>The misère quotient</source>
        <translation>反常商</translation>
    </message>
    <message>
        <source>P-portion</source>
        <translation>P 部分</translation>
    </message>
    <message>
        <source>relations</source>
        <translation>關係式</translation>
    </message>
    <message>
        <source>No heap at all is the element %1. Whoever is to move there has won, so it is not P. Sums are one element if no heaps up to %2, added to both, tell them apart.</source>
        <translation>一堆也沒有是元素 %1。此時輪到誰走誰已獲勝，所以它不是 P。兩個和若同加任何不超過 %2 的堆都分不開，就是同一個元素。</translation>
    </message>
    <message>
        <source>A heap of %1 is like no sum of smaller heaps: it is new, %2. With it, sums are %3 elements.</source>
        <translation>大小為 %1 的堆與較小堆的任何和都不同：它是新元素 %2。加上它，各和共有 %3 個元素。</translation>
    </message>
    <message>
        <source>A heap of %1 is like no sum of smaller heaps: it is new, %2. With it, sums are %3 elements; the heaps so far by themselves tell %4 apart.</source>
        <translation>大小為 %1 的堆與較小堆的任何和都不同：它是新元素 %2。加上它，各和共有 %3 個元素；單憑目前這些堆只能分開 %4 個。</translation>
    </message>
    <message>
        <source>Most like %1 is %2, but it is another: %3 is P, %4 is not.</source>
        <translation>最像 %1 的是 %2，但兩者不同：%3 是 P，%4 不是。</translation>
    </message>
    <message>
        <source>Most like %1 is %2, but it is another: with %3 added, %4 is P, %5 is not.</source>
        <translation>最像 %1 的是 %2，但兩者不同：加上 %3 後，%4 是 P，%5 不是。</translation>
    </message>
    <message>
        <source>The next heap is like a sum of smaller ones: %1.</source>
        <translation>下一堆與較小堆的某個和相同：%1。</translation>
    </message>
    <message>
        <source>The next %1 heaps are like sums of smaller ones: %2.</source>
        <translation>接下來的 %1 堆都與較小堆的某個和相同：%2。</translation>
    </message>
    <message>
        <source>No element is P, not even %1: whoever is to move wins every sum.</source>
        <translation>沒有元素是 P，連 %1 也不是：輪到誰走誰就贏下任何和。</translation>
    </message>
    <message>
        <source>%1 of the %2 elements are P: %3. A sum of heaps is lost for whoever moves if its product is one of them, and only then.</source>
        <translation>%2 個元素中有 %1 個是 P：%3。堆之和輪到誰走誰輸，若且唯若其乘積是其中之一。</translation>
    </message>
    <message>
        <source>There are no relations: nothing comes down to less.</source>
        <translation>沒有關係式：沒有什麼可以化簡。</translation>
    </message>
    <message>
        <source>By these relations every product comes down to its shortest word: %1.</source>
        <translation>按這些關係式，每個乘積都化為最短的詞：%1。</translation>
    </message>
    <message>
        <source>Order %1, P: %2, tame</source>
        <translation>%1 個元素，P：%2，馴的</translation>
    </message>
    <message>
        <source>Order %1, P: %2, wild</source>
        <translation>%1 個元素，P：%2，野的</translation>
    </message>
    <message>
        <source>Proved as it was found; not checked once more.</source>
        <translation>求取時已證明；未再核對一遍。</translation>
    </message>
    <message>
        <source>Proved, and checked once more, for all sums of heaps up to %1.</source>
        <translation>對不超過 %1 的堆的一切和都已證明，並再核對了一遍。</translation>
    </message>
    <message>
        <source>%1 is P. Sums of heaps that are it: %2</source>
        <translation>%1 是 P。等於它的和：%2</translation>
    </message>
    <message>
        <source>%1 is not P. Sums of heaps that are it: %2</source>
        <translation>%1 不是 P。等於它的和：%2</translation>
    </message>
    <message>
        <source>nothing differs; nodes compared: %1</source>
        <translation>沒有不同；比較的節點：%1</translation>
    </message>
    <message>
        <source>nodes compared: %1</source>
        <translation>比較的節點：%1</translation>
    </message>
    <message>
        <source>only on the left: %1</source>
        <translation>僅左邊有：%1</translation>
    </message>
    <message>
        <source>only on the right: %1</source>
        <translation>僅右邊有：%1</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>%1 — %2: %3; %4: %5</source>
        <translation>%1 — %2：%3；%4：%5</translation>
    </message>
    <message>
        <source>It was not checked once more: %1</source>
        <translation>未再核對一遍：%1</translation>
    </message>
    <message>
        <source>Checked once more, from the moves alone: the elements are a commutative monoid, no two of them have the same outcomes, and no sum of heaps up to %1, of however many, contradicts its options.</source>
        <translation>只憑走法又核對了一遍：各元素構成交換么半群，沒有兩個元素的勝負處處相同；不超過 %1 的堆的和，無論多少堆，都不與其後繼矛盾。</translation>
    </message>
    <message>
        <source>%1: its mean is %2, not %3</source>
        <translation>%1：其平均值是 %2，不是 %3</translation>
    </message>
    <message>
        <source>%1: its temperature is %2, not %3</source>
        <translation>%1：其溫度是 %2，不是 %3</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1，不是 %2</translation>
    </message>
    <message>
        <source>%1: its outcome is %2, but the formula says: %3</source>
        <translation>%1：其勝負是 %2，而公式說：%3</translation>
    </message>
    <message>
        <source>the canonical form is out of reach at %1 of %2</source>
        <translation>%2 處中有 %1 處搆不著標準形</translation>
    </message>
    <message>
        <source>“%1” says nothing about a game of two sides: expected “mean = n/2”, likewise “value =” or “temperature =”, or a condition for an outcome, “L iff n mod 3 = 0”.</source>
        <translation>「%1」沒有說到雙方走法不同的賽局：應為「mean = n/2」，或「value =」、「temperature =」，或勝負的條件「L iff n mod 3 = 0」。</translation>
    </message>
    <message>
        <source>“%1” has a quotient within it, which would be rounded: expected one fraction, for example “(n + 1)/2”, or “floor(n/2)” for rounding.</source>
        <translation>「%1」裡面有商，會被取整：應為一個分數，例如「(n + 1)/2」；要取整則寫「floor(n/2)」。</translation>
    </message>
    <message>
        <source>“%1” is a condition, but here belongs a number, for example “n/2”.</source>
        <translation>「%1」是條件，但這裡應為數，例如「n/2」。</translation>
    </message>
    <message>
        <source>Fibonacci numbers or 4: the value is n mod 6, until n = 144</source>
        <translation>費波那契數或 4：是 n mod 6，直到 144</translation>
    </message>
    <message>
        <source>At most the sum of its digits: multiples of 10 are lost, up to 180</source>
        <translation>至多取各位數字之和：10 的倍數皆必敗，直到 180</translation>
    </message>
    <message>
        <source>as the rules say: heaps, for example 12; a cell, 7,7; a word, ABAB; a graph, G</source>
        <translation>按規則而定：堆，例如 12；格子，例如 7,7；單字，例如 ABAB；圖，例如 G</translation>
    </message>
    <message>
        <source>what is removed, for example: G without b, c--d; G if nothing is</source>
        <translation>去掉了什麼，例如：G without b, c--d；什麼也沒去掉：G</translation>
    </message>
    <message>
        <source>All plays are equally long</source>
        <translation>每一局都一樣長</translation>
    </message>
    <message>
        <source>A move removes one thing and changes nothing else, so it is only counted: in normal play a position is won if an odd number is left, in misère play if an even number is; how one plays does not matter.</source>
        <translation>每一步只去掉一個，別的都不變，所以只需數數：正常規則下剩奇數個為必勝態，反常規則下剩偶數個為必勝態；怎麼走都一樣。</translation>
    </message>
    <message>
        <source>these rules, on all graphs</source>
        <translation>這些規則，任意圖</translation>
    </message>
    <message>
        <source>what is removed, as in: G without b, c--d; or, with a token, where it is: token a without b</source>
        <translation>去掉了什麼，如：G without b, c--d；有棋子時還有它在哪裡：token a without b</translation>
    </message>
    <message>
        <source>“%1” at column %2 has turns already: further ones follow those with “|”.</source>
        <translation>第 %2 欄的「%1」已經有走法了：更多走法用「|」接在那些之後。</translation>
    </message>
    <message>
        <source>Neither of these pictures has a node to compare.</source>
        <translation>這兩幅圖都沒有可以比較的節點。</translation>
    </message>
    <message>
        <source>Only one of these trees is merged: nothing can be compared.</source>
        <translation>兩棵樹中只有一棵合併了相同局面：無法比較。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>beside it</source>
        <translation>旁邊</translation>
    </message>
    <message>
        <source>what is otherwise there, “play=misere”, a parameter or a setting of the picture; or another game, “wythoff”</source>
        <translation>那裡有何不同：「play=misere」、一個參數或圖的一項設定；或另一個賽局，「wythoff」</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>Both pictures would be the same: write what is otherwise, such as “%1”, or another game.</source>
        <translation>兩幅圖會相同：請寫出有何不同，例如「%1」，或另一個賽局。</translation>
    </message>
    <message>
        <source>largest heap</source>
        <translation>最大的堆</translation>
    </message>
    <message>
        <source>from 25 on it may take seconds or, for wild games, minutes</source>
        <translation>從 25 起可能要幾秒，野的遊戲可能要幾分鐘</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素個數</translation>
    </message>
    <message>
        <source>with more than so many it ends before that heap</source>
        <translation>超過時在該堆之前停止</translation>
    </message>
    <message>
        <source>0: as many as the period, some periods, or ten</source>
        <translation>0：週期、其若干倍，或十個</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>箭頭</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>along the shortest words</source>
        <translation>沿最短的詞</translation>
    </message>
    <message>
        <source>of more than 800, those along the shortest words and of what is pointed at</source>
        <translation>多於 800 個時，只畫沿最短的詞的和所指之處的</translation>
    </message>
    <message>
        <source>Suggestions are for values of impartial games; of a game of two sides give --compare &quot;mean = n/2&quot;.</source>
        <translation>建議只針對公平賽局的值；對雙方走法不同的賽局請給出 --compare &quot;mean = n/2&quot;。</translation>
    </message>
    <message>
        <source>At most %1 positions of a game of two sides are compared.</source>
        <translation>雙方走法不同的賽局至多比較 %1 個局面。</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>講解(&amp;L)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>匯出(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>複製圖片(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>適合視窗(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Games panel</source>
        <translation>遊戲面板(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Why panel</source>
        <translation>解釋面板(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>放映(&amp;P)</translation>
    </message>
    <message>
        <source>Present F5</source>
        <translation>放映 F5</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>加快</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>減慢</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷鍵(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Mexplorer</source>
        <translation>關於 Mexplorer(&amp;A)</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation>匯出 ▾</translation>
    </message>
    <message>
        <source>&amp;Judge…</source>
        <translation>判題(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新增(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Settings of this view</source>
        <translation>此檢視的設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;This game and view</source>
        <translation>此遊戲與檢視(&amp;T)</translation>
    </message>
    <message>
        <source>Steps &amp;ask first</source>
        <translation>步驟先提問(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Quiz…</source>
        <translation>測驗(&amp;Q)…</translation>
    </message>
    <message>
        <source>&amp;Paste a document or a graph</source>
        <translation>貼上文件或圖(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Motion between steps</source>
        <translation>步驟間的動畫(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>遊戲(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Change the rules…</source>
        <translation>更改規則(&amp;C)…</translation>
    </message>
    <message>
        <source>Rules by &amp;form…</source>
        <translation>用表單寫規則(&amp;F)…</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>新視窗(&amp;W)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全螢幕(&amp;U)</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::ExamplesMenu</name>
    <message>
        <source>&amp;Examples</source>
        <translation>範例文件(&amp;E)</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::FigureMenu</name>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Explain %1</source>
        <translation>講解 %1</translation>
    </message>
    <message>
        <source>Open %1 as</source>
        <translation>用其他檢視開啟 %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>向量圖 (SVG)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Data (CSV)</source>
        <translation>資料 (CSV)</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>開啟 %1</translation>
    </message>
    <message>
        <source>Put %1 into a sum</source>
        <translation>把 %1 放進和中</translation>
    </message>
    <message>
        <source>Show this side by side</source>
        <translation>並排顯示這幅圖</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::FileKeeper</name>
    <message>
        <source>Open the document twice?</source>
        <translation>再次開啟這份文件？</translation>
    </message>
    <message>
        <source>“%1” is open in another window. Changes made there are not seen here until they are saved.</source>
        <translation>「%1」已在另一個視窗中開啟。那裡的變更儲存之後，這裡才看得到。</translation>
    </message>
    <message>
        <source>“%1” was moved or deleted. Saving writes it again.</source>
        <translation>「%1」已被移動或刪除。儲存會重新寫入。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>「%1」已被其他程式變更。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program. Reloading discards your changes.</source>
        <translation>「%1」已被其他程式變更。重新載入會捨棄您的變更。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新載入</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>保留這裡的內容</translation>
    </message>
    <message>
        <source>Overwrite the other changes?</source>
        <translation>覆寫其他變更？</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was read. Overwriting discards what that program wrote; reloading discards your changes.</source>
        <translation>「%1」在讀取之後已被其他程式變更。覆寫會捨棄那個程式寫入的內容；重新載入會捨棄您的變更。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆寫(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新載入(&amp;R)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>Replace the game in the file?</source>
        <translation>取代檔案中的博弈？</translation>
    </message>
    <message>
        <source>“%1” has the game “%2”, and “%3” is open now.</source>
        <translation>「%1」裡是「%2」，而現在開啟的是「%3」。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>取代(&amp;R)</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未儲存</translation>
    </message>
    <message>
        <source>A long text is still being read: save the document when that is done.</source>
        <translation>長文字仍在讀取中：讀完後再儲存文件。</translation>
    </message>
    <message>
        <source>This document cannot be saved</source>
        <translation>無法儲存該文件</translation>
    </message>
    <message>
        <source>“%1” is open in another window.</source>
        <translation>「%1」已在另一個視窗中開啟。</translation>
    </message>
    <message>
        <source>Save the document</source>
        <translation>儲存文件</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>要儲存變更嗎？</translation>
    </message>
    <message>
        <source>The document has changes that are not saved.</source>
        <translation>文件有未儲存的變更。</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::FileWriter</name>
    <message>
        <source>Written: %1</source>
        <translation>已寫出：%1</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>無法寫入檔案</translation>
    </message>
    <message>
        <source>Stop writing?</source>
        <translation>要停止寫入嗎？</translation>
    </message>
    <message>
        <source>The figure is not completely written yet.</source>
        <translation>圖形尚未寫完。</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::FirstHour</name>
    <message>
        <source>Welcome. This is Nim: each player in turn takes as many as they like from one heap, and whoever takes the last one wins. Who can force that, and why?</source>
        <translation>歡迎。這是尼姆博弈：雙方輪流從某一堆中取走任意多個，取走最後一個者獲勝。誰能必勝，為什麼？</translation>
    </message>
    <message>
        <source>&amp;1  Step through the reason</source>
        <translation>&amp;1  逐步看理由</translation>
    </message>
    <message>
        <source>&amp;2  Play against the computer</source>
        <translation>&amp;2  與電腦對弈</translation>
    </message>
    <message>
        <source>&amp;3  See all positions at once</source>
        <translation>&amp;3  一次看所有局面</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::HelpDialog</name>
    <message>
        <source>This game and view</source>
        <translation>此遊戲與檢視</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>About Mexplorer</source>
        <translation>關於 Mexplorer</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Mexplorer %1&lt;/h3&gt;&lt;p&gt;An explorer of combinatorial games: it shows why they are won.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Mexplorer %1&lt;/h3&gt;&lt;p&gt;組合遊戲的探索工具：讓人看清勝負的緣由。&lt;/p&gt;&lt;p&gt;自由軟體，採用 GNU 通用公眾授權條款第 3 版或後續版本。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::KeysDialog</name>
    <message>
        <source>STEPS</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>play or pause the steps</source>
        <translation>播放或暫停</translation>
    </message>
    <message>
        <source>← →, PgUp, PgDn</source>
        <translation>← →、PgUp、PgDn</translation>
    </message>
    <message>
        <source>one step back or forward</source>
        <translation>上一步、下一步</translation>
    </message>
    <message>
        <source>Home, End, Esc</source>
        <translation>Home、End、Esc</translation>
    </message>
    <message>
        <source>first and last step, leave the steps</source>
        <translation>第一步、最後一步，離開步驟</translation>
    </message>
    <message>
        <source>+ −</source>
        <translation>+ −</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>加快、減慢</translation>
    </message>
    <message>
        <source>POSITION</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Shift + arrows</source>
        <translation>Shift + 方向鍵</translation>
    </message>
    <message>
        <source>move the selected position, or walk through the moves</source>
        <translation>移動所選局面，或沿走法前後移動</translation>
    </message>
    <message>
        <source>click</source>
        <translation>點一下</translation>
    </message>
    <message>
        <source>select a position, choose a row, make a move</source>
        <translation>選擇局面，選定一列，走一步</translation>
    </message>
    <message>
        <source>TREE</source>
        <translation>博弈樹</translation>
    </message>
    <message>
        <source>Return, double click</source>
        <translation>Enter，按兩下</translation>
    </message>
    <message>
        <source>open or fold a node</source>
        <translation>展開或收起節點</translation>
    </message>
    <message>
        <source>click on +n</source>
        <translation>點一下 +n</translation>
    </message>
    <message>
        <source>open a node, whatever is selected</source>
        <translation>展開該節點，不改變所選節點</translation>
    </message>
    <message>
        <source>merge the tree; begin it at the selected node</source>
        <translation>合併博弈樹；以所選節點為根</translation>
    </message>
    <message>
        <source>BOARD, MAZE</source>
        <translation>棋盤，迷宮</translation>
    </message>
    <message>
        <source>click, Return</source>
        <translation>點一下，Enter</translation>
    </message>
    <message>
        <source>what may stand on the cell next</source>
        <translation>換成這一格下一種可放的棋子</translation>
    </message>
    <message>
        <source>Ctrl + arrows</source>
        <translation>Ctrl + 方向鍵</translation>
    </message>
    <message>
        <source>to another cell</source>
        <translation>移到另一格</translation>
    </message>
    <message>
        <source>search a large board, or stop that</source>
        <translation>搜尋大棋盤，或停止</translation>
    </message>
    <message>
        <source>draw a maze, or end that; the other player moves</source>
        <translation>動手畫迷宮，或結束；換另一方走</translation>
    </message>
    <message>
        <source>walls, holes</source>
        <translation>牆，洞</translation>
    </message>
    <message>
        <source>QUIZ</source>
        <translation>測驗</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>questions about this game</source>
        <translation>關於此遊戲的題目</translation>
    </message>
    <message>
        <source>choose an answer, of a step that asks, too</source>
        <translation>選擇答案，步驟提問時也一樣</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>the next question</source>
        <translation>下一題</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>對弈</translation>
    </message>
    <message>
        <source>to another thing, another move of it</source>
        <translation>到另一件東西，它的另一種走法</translation>
    </message>
    <message>
        <source>wheel, digits</source>
        <translation>滾輪，數字</translation>
    </message>
    <message>
        <source>another move; so many of a heap</source>
        <translation>另一種走法；堆中取這麼多</translation>
    </message>
    <message>
        <source>Space, Shift + click</source>
        <translation>空白鍵，Shift + 點擊</translation>
    </message>
    <message>
        <source>hold a thing, and choose another</source>
        <translation>按住一件，再選另一件</translation>
    </message>
    <message>
        <source>Return, Backspace</source>
        <translation>Enter，Backspace</translation>
    </message>
    <message>
        <source>make the move, take one back</source>
        <translation>走這一步，悔一步</translation>
    </message>
    <message>
        <source>what moves are worth; a hint; the report</source>
        <translation>走法的價值；提示；報告</translation>
    </message>
    <message>
        <source>JUDGE</source>
        <translation>判題</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>the judge: problems, answered and drawn</source>
        <translation>判題：解答題目，並畫成圖</translation>
    </message>
    <message>
        <source>Ctrl+Return, Return</source>
        <translation>Ctrl+Enter, Enter</translation>
    </message>
    <message>
        <source>answer the input, draw the marked case</source>
        <translation>解答輸入，把選取的測資畫成圖</translation>
    </message>
    <message>
        <source>GRAPH OF ONE’S OWN</source>
        <translation>自己畫的圖</translation>
    </message>
    <message>
        <source>draw it by hand, or end that</source>
        <translation>開始或結束手工畫圖</translation>
    </message>
    <message>
        <source>a node, an edge from the selected node, arrange</source>
        <translation>新節點，從所選節點畫邊，自動排列</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>按兩下</translation>
    </message>
    <message>
        <source>a node in an empty place, a node’s name</source>
        <translation>在空白處新建節點；給節點改名</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>拖曳</translation>
    </message>
    <message>
        <source>move a node; from its + draw an edge</source>
        <translation>移動節點；從它的 + 拖出一條邊</translation>
    </message>
    <message>
        <source>select another node</source>
        <translation>選擇另一個節點</translation>
    </message>
    <message>
        <source>select an edge, the next one</source>
        <translation>選擇一條邊、下一條邊</translation>
    </message>
    <message>
        <source>move the selected node</source>
        <translation>移動所選節點</translation>
    </message>
    <message>
        <source>name the node, end the edge; capacity and owner</source>
        <translation>給節點命名，畫完這條邊；寫容量和所有者</translation>
    </message>
    <message>
        <source>a flow begins, ends at the selected node</source>
        <translation>流從所選節點開始、到所選節點結束</translation>
    </message>
    <message>
        <source>Del, Backspace</source>
        <translation>Del、Backspace</translation>
    </message>
    <message>
        <source>delete what is selected</source>
        <translation>刪除所選內容</translation>
    </message>
    <message>
        <source>PICTURE</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>wheel, drag</source>
        <translation>滾輪，拖曳</translation>
    </message>
    <message>
        <source>zoom at the pointer, move the picture</source>
        <translation>以游標為中心縮放，移動畫面</translation>
    </message>
    <message>
        <source>Ctrl+0, Ctrl+=, Ctrl+−</source>
        <translation>Ctrl+0、Ctrl+=、Ctrl+−</translation>
    </message>
    <message>
        <source>fit the picture, zoom in, zoom out</source>
        <translation>符合視窗、放大、縮小</translation>
    </message>
    <message>
        <source>Ctrl+E, Ctrl+P, Ctrl+Shift+C</source>
        <translation>Ctrl+E、Ctrl+P、Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>export, print, copy the picture</source>
        <translation>匯出、列印、複製圖片</translation>
    </message>
    <message>
        <source>WINDOW</source>
        <translation>視窗</translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+%1</source>
        <translation>Ctrl+1 … Ctrl+%1</translation>
    </message>
    <message>
        <source>the views, in the order of their tabs</source>
        <translation>各檢視，按分頁的順序</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>the settings of the view</source>
        <translation>檢視的設定</translation>
    </message>
    <message>
        <source>F2, F3</source>
        <translation>F2、F3</translation>
    </message>
    <message>
        <source>hide or show the panels</source>
        <translation>隱藏或顯示面板</translation>
    </message>
    <message>
        <source>Ctrl+F, Esc</source>
        <translation>Ctrl+F，Esc</translation>
    </message>
    <message>
        <source>search the games, and leave that</source>
        <translation>搜尋遊戲，離開搜尋</translation>
    </message>
    <message>
        <source>F5, Esc</source>
        <translation>F5、Esc</translation>
    </message>
    <message>
        <source>present, and leave it</source>
        <translation>進入放映、離開放映</translation>
    </message>
    <message>
        <source>presenting: views, black screen, spotlight</source>
        <translation>放映時：檢視、黑屏、聚光燈</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>深色或淺色</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>to the next part, to the one before</source>
        <translation>到下一部分，回到上一部分</translation>
    </message>
    <message>
        <source>press what has the focus</source>
        <translation>按下焦點所在的按鈕</translation>
    </message>
    <message>
        <source>in a field of a number: one more, one less</source>
        <translation>在數字欄位中：加一，減一</translation>
    </message>
    <message>
        <source>about this game and view; these keys</source>
        <translation>此遊戲與檢視的說明；這份快捷鍵表</translation>
    </message>
    <message>
        <source>DOCUMENT</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z、Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>復原、重做</translation>
    </message>
    <message>
        <source>Ctrl+S, Ctrl+Shift+S</source>
        <translation>Ctrl+S、Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>save the document, under another name</source>
        <translation>儲存文件、另存新檔</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>open a document or a graph that was copied</source>
        <translation>開啟複製的文件或圖</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷鍵</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>walk through the game</source>
        <translation>在對局中前後移動</translation>
    </message>
    <message>
        <source>Ctrl + arrows, ↑ ↓</source>
        <translation>Ctrl + 方向鍵，↑ ↓</translation>
    </message>
    <message>
        <source>a line: shorter rows, longer ones</source>
        <translation>序列：每列少一個、多一個</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>the whole screen, and back</source>
        <translation>全螢幕，以及離開</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+O</source>
        <translation>Ctrl+N, Ctrl+O</translation>
    </message>
    <message>
        <source>a new document, open one</source>
        <translation>新文件、開啟</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N, Ctrl+W, Ctrl+Q</source>
        <translation>Ctrl+Shift+N, Ctrl+W, Ctrl+Q</translation>
    </message>
    <message>
        <source>a new window, close this one</source>
        <translation>新視窗、關閉本視窗</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::LabelDialog</name>
    <message>
        <source>name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>description</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>說明(&amp;D)</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::Lesson</name>
    <message>
        <source>The steps come with the answer.</source>
        <translation>答題之後可看步驟。</translation>
    </message>
    <message>
        <source>Backspace takes back · H hint · R report</source>
        <translation>Backspace 悔棋 · H 提示 · R 報告</translation>
    </message>
    <message>
        <source>The steps come when the work is done.</source>
        <translation>步驟要等計算完成。</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::MainWindow</name>
    <message>
        <source>untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>%1[*] — %2 — Mexplorer</source>
        <translation>%1[*] — %2 — Mexplorer</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::Opener</name>
    <message>
        <source>Opening %1</source>
        <translation>正在開啟 %1</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>無法開啟該檔案</translation>
    </message>
    <message>
        <source>“%1” no longer exists.</source>
        <translation>「%1」已經不在了。</translation>
    </message>
    <message>
        <source>Open a document or a graph</source>
        <translation>開啟文件或圖</translation>
    </message>
    <message>
        <source>Opening a text</source>
        <translation>正在開啟文字</translation>
    </message>
    <message>
        <source>This text cannot be opened</source>
        <translation>無法開啟這段文字</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The file was not opened: something else was asked for first.</source>
        <translation>檔案未開啟：此前有了其他操作。</translation>
    </message>
    <message>
        <source>Opening what was open</source>
        <translation>正在開啟上次的內容</translation>
    </message>
    <message>
        <source>Opening the copy</source>
        <translation>正在開啟複本</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::OwnGames</name>
    <message>
        <source>This cannot be done</source>
        <translation>無法做到</translation>
    </message>
    <message>
        <source>These rules cannot be said in words yet</source>
        <translation>這些規則還不能用文字說出</translation>
    </message>
    <message>
        <source>Put on the shelf</source>
        <translation>放上書架</translation>
    </message>
    <message>
        <source>“%1” is on the shelf.</source>
        <translation>「%1」已放上書架。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>匯入遊戲</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Not all games were imported</source>
        <translation>有些遊戲沒有匯入</translation>
    </message>
    <message numerus="yes">
        <source>Imported: %n</source>
        <translation>
            <numerusform>已匯入：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Export a game</source>
        <translation>匯出遊戲</translation>
    </message>
    <message>
        <source>Remove this game?</source>
        <translation>移除這個遊戲？</translation>
    </message>
    <message>
        <source>“%1” is removed from the shelf.</source>
        <translation>「%1」將從書架上移除。</translation>
    </message>
    <message>
        <source>The folder of your games</source>
        <translation>存放您的遊戲的資料夾</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::PictureOutput</name>
    <message>
        <source>Overwrite the pictures?</source>
        <translation>要覆寫這些圖片嗎？</translation>
    </message>
    <message>
        <source>There is “%1” already, and perhaps others of these names.</source>
        <translation>「%1」已經存在，同名的其他檔案可能也存在。</translation>
    </message>
    <message>
        <source>There is no figure here yet.</source>
        <translation>這裡還沒有圖形。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Writing the figures of all steps</source>
        <translation>正在寫出每一步的圖</translation>
    </message>
    <message>
        <source>Writing the figure</source>
        <translation>正在寫入圖形</translation>
    </message>
    <message>
        <source>The figure cannot be printed</source>
        <translation>無法列印圖形</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>圖片已在剪貼簿中。</translation>
    </message>
    <message>
        <source>Cancelled; the files of steps that were written stay.</source>
        <translation>已取消；已寫入的各步檔案會保留。</translation>
    </message>
    <message>
        <source>The picture has too many parts for a drawing: copy it as a picture.</source>
        <translation>圖形的部件太多，不能作為向量圖複製：請複製為圖片。</translation>
    </message>
    <message>
        <source>The drawing is on the clipboard.</source>
        <translation>向量圖已在剪貼簿上。</translation>
    </message>
    <message>
        <source>The data are on the clipboard.</source>
        <translation>資料已在剪貼簿上。</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>文字已在剪貼簿上。</translation>
    </message>
    <message>
        <source>they are too many for the clipboard, export them as a file</source>
        <translation>資料太多，剪貼簿放不下，請匯出為檔案</translation>
    </message>
    <message>
        <source>Copying the data</source>
        <translation>正在複製資料</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::QuizDesk</name>
    <message>
        <source>Save the answers</source>
        <translation>儲存答案</translation>
    </message>
    <message>
        <source>Writing the answers</source>
        <translation>正在寫入答案</translation>
    </message>
    <message>
        <source>Sheet to print</source>
        <translation>題目單</translation>
    </message>
    <message>
        <source>Writing the sheet</source>
        <translation>正在寫入題目單</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::RecentFiles</name>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>清空清單(&amp;C)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近開啟的檔案(&amp;R)</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::Safety</name>
    <message>
        <source>If the program is ended by force, what is not saved is lost: %1</source>
        <translation>如果程式被強制結束，未儲存的內容會遺失：%1</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::ShelfMenu</name>
    <message>
        <source>&amp;My games</source>
        <translation>我的遊戲(&amp;M)</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>還沒有</translation>
    </message>
    <message>
        <source>&amp;Put on the shelf…</source>
        <translation>放上書架(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>匯入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Show the folder</source>
        <translation>顯示資料夾(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重新命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>Re&amp;move…</source>
        <translation>移除(&amp;M)…</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::UnsavedOffer</name>
    <message>
        <source>untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Mexplorer ended before “%1” was saved. There is a copy of %2.</source>
        <translation>Mexplorer 在儲存「%1」之前就結束了。有一份 %2 的副本。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::ViewChoice</name>
    <message>
        <source>This game has the view “%1” in normal play only; this is “%2”.</source>
        <translation>該遊戲只在正常規則下有檢視「%1」；現在是「%2」。</translation>
    </message>
    <message>
        <source>With these parameters this game has no view “%1”; this is “%2”.</source>
        <translation>在這些參數下該遊戲沒有檢視「%1」；現在是「%2」。</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::ViewTabs</name>
    <message>
        <source>More views</source>
        <translation>更多檢視</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::AtlasView</name>
    <message>
        <source>Making the atlas</source>
        <translation>正在製作圖集</translation>
    </message>
    <message>
        <source>%1 A click goes there</source>
        <translation>%1點按前往</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>圖集</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::BarsView</name>
    <message>
        <source>Parts</source>
        <translation>分份</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::BeattyView</name>
    <message>
        <source>Beatty</source>
        <translation>貝蒂</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::BesideFigure</name>
    <message>
        <source>difference %1 of %2</source>
        <translation>第 %1 處不同，共 %2 處</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::BesideView</name>
    <message>
        <source>Comparing two pictures</source>
        <translation>比較兩幅圖</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>旁邊</translation>
    </message>
    <message>
        <source>The first difference</source>
        <translation>第一處不同</translation>
    </message>
    <message>
        <source>The next difference</source>
        <translation>下一處不同</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並排</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::BoardFigure</name>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 列第 %2 欄</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>最後一步</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>走棋</translation>
    </message>
    <message>
        <source>to move: %1</source>
        <translation>走棋：%1</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>平</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>輸</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>the line of play found so far</source>
        <translation>目前找到的走法序列</translation>
    </message>
    <message>
        <source>moves until the end</source>
        <translation>到終局的步數</translation>
    </message>
    <message>
        <source>the move before</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>this decided the game</source>
        <translation>由此分出勝負</translation>
    </message>
    <message>
        <source>best play goes here</source>
        <translation>最佳走法走這裡</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Left to move: %1</source>
        <translation>左方走棋：%1</translation>
    </message>
    <message>
        <source>Left to move</source>
        <translation>左方走棋</translation>
    </message>
    <message>
        <source>Right to move: %1</source>
        <translation>右方走棋：%1</translation>
    </message>
    <message>
        <source>Right to move</source>
        <translation>右方走棋</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::BoardReport</name>
    <message>
        <source>and %1 more moves</source>
        <translation>另有 %1 種走法</translation>
    </message>
    <message>
        <source>Points count the lines that are still open.</source>
        <translation>分數：更遠處以仍可連成的線代替。</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::BoardSearch</name>
    <message>
        <source>Searching %1</source>
        <translation>正在搜尋 %1</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::BoardTools</name>
    <message>
        <source>Stop  S</source>
        <translation>停止  S</translation>
    </message>
    <message>
        <source>Search  S</source>
        <translation>搜尋  S</translation>
    </message>
    <message>
        <source>Stop searching; what was found stays</source>
        <translation>停止搜尋；已找到的保留</translation>
    </message>
    <message>
        <source>Search deeper and deeper until all is decided, or as many moves ahead as the settings say</source>
        <translation>越搜越深，直到全部分出勝負，或到設定的步數為止</translation>
    </message>
    <message>
        <source>A search takes at most %1 MB of memory.</source>
        <translation>搜尋最多佔用 %1 MB 記憶體。</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Judging the moves of %1</source>
        <translation>正在評判 %1 的走法</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::CanonicalView</name>
    <message>
        <source>Finding the canonical form</source>
        <translation>求標準形</translation>
    </message>
    <message>
        <source>Canonical form</source>
        <translation>標準形</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::CardsView</name>
    <message>
        <source>Game tree</source>
        <translation>博弈樹</translation>
    </message>
    <message>
        <source>Learning strategies</source>
        <translation>正在學習策略</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::CellWriter</name>
    <message>
        <source>payoffs of the cell</source>
        <translation>該格的收益</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ChoiceButton</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1，正確</translation>
    </message>
    <message>
        <source>%1, wrong</source>
        <translation>%1，錯誤</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::CoalitionView</name>
    <message>
        <source>Coalitions</source>
        <translation>聯盟</translation>
    </message>
    <message>
        <source>Dividing what all are worth</source>
        <translation>正在分配全體的價值</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::CompareDialog</name>
    <message>
        <source>Compare an output</source>
        <translation>比較輸出</translation>
    </message>
    <message>
        <source>Paste the output of your program for this input, or open a file.</source>
        <translation>在此貼上程式對該輸入的輸出，或開啟檔案。</translation>
    </message>
    <message>
        <source>output</source>
        <translation>輸出</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開啟…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Open an output</source>
        <translation>開啟輸出檔</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ComputerPlayer</name>
    <message>
        <source>The computer is thinking</source>
        <translation>電腦在想</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>正在尋找提示</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::Document</name>
    <message>
        <source>Reading a long text</source>
        <translation>正在讀取長文字</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::EndWriter</name>
    <message>
        <source>score of the end</source>
        <translation>終局的分數</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ExplorerPanel</name>
    <message>
        <source>Examples…</source>
        <translation>範例…</translation>
    </message>
    <message>
        <source>search games…</source>
        <translation>搜尋遊戲…</translation>
    </message>
    <message>
        <source>search games</source>
        <translation>搜尋遊戲</translation>
    </message>
    <message>
        <source>games</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>No game, example, problem or author has “%1”.</source>
        <translation>沒有哪個遊戲、範例、題目或作者含有「%1」。</translation>
    </message>
    <message>
        <source>clear the search</source>
        <translation>清除搜尋</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ExportDialog</name>
    <message>
        <source>on white, for print</source>
        <translation>白底，供列印</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>匯出：%1</translation>
    </message>
    <message>
        <source>width</source>
        <translation>寬度</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>pixels for each point</source>
        <translation>每點像素</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>the step’s sentence as caption</source>
        <translation>用這一步的說明作圖說</translation>
    </message>
    <message>
        <source>title</source>
        <translation>標題</translation>
    </message>
    <message>
        <source>caption</source>
        <translation>圖說</translation>
    </message>
    <message>
        <source>every step, a page for each</source>
        <translation>每一步，各佔一頁</translation>
    </message>
    <message>
        <source>every step, a file for each: name-01, name-02 …</source>
        <translation>每一步，各存一個檔案：名稱-01、名稱-02…</translation>
    </message>
    <message>
        <source>every step, moving from one to the next</source>
        <translation>每一步，從一步動到下一步</translation>
    </message>
    <message>
        <source>again and again</source>
        <translation>循環播放</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::FlowTools</name>
    <message>
        <source>Draw  E</source>
        <translation>畫圖  E</translation>
    </message>
    <message>
        <source>Draw the network by hand: nodes, arrows, capacities, owners</source>
        <translation>手工畫網路：節點、箭頭、容量、所有者</translation>
    </message>
    <message>
        <source>Node  N</source>
        <translation>節點  N</translation>
    </message>
    <message>
        <source>A new node; or double-click where it should be</source>
        <translation>新節點；也可在想要的位置按兩下</translation>
    </message>
    <message>
        <source>Arrow  A</source>
        <translation>箭頭  A</translation>
    </message>
    <message>
        <source>An arrow from the selected node; then choose where it leads</source>
        <translation>從所選節點出發的箭頭；再選擇它指向哪裡</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>填寫</translation>
    </message>
    <message>
        <source>The name of the selected node, or the capacity and the owner of the selected arrow (Return); or double-click it</source>
        <translation>所選節點的名字，或所選箭頭的容量和所有者（Return）；也可在它上面按兩下</translation>
    </message>
    <message>
        <source>Source  S</source>
        <translation>起點  S</translation>
    </message>
    <message>
        <source>The flow begins at the selected node</source>
        <translation>流從所選節點開始</translation>
    </message>
    <message>
        <source>Sink  T</source>
        <translation>終點  T</translation>
    </message>
    <message>
        <source>The flow ends at the selected node</source>
        <translation>流到所選節點結束</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Delete what is selected (Del)</source>
        <translation>刪除所選（Del）</translation>
    </message>
    <message>
        <source>Arrange  L</source>
        <translation>排列  L</translation>
    </message>
    <message>
        <source>Let the program arrange the nodes</source>
        <translation>由程式排列節點</translation>
    </message>
    <message>
        <source>Save network…</source>
        <translation>儲存網路…</translation>
    </message>
    <message>
        <source>Save the network alone, in DOT or JSON</source>
        <translation>只儲存網路，用 DOT 或 JSON</translation>
    </message>
    <message>
        <source>Drag a node’s + to another node for an arrow, then write its capacity and owner, such as 5 A; Tab goes on to the next. Double-click an empty place for a node, a node or an arrow to write at it. Shift+arrows choose a node, Shift+A an arrow, Ctrl+arrows move, Del deletes, Esc leaves.</source>
        <translation>把節點的 + 拖到另一個節點畫箭頭，再寫它的容量和所有者，例如 5 A；Tab 轉到下一條。在空白處按兩下新建節點，在節點或箭頭上按兩下可填寫。Shift+方向鍵選擇節點，Shift+A 選擇箭頭，Ctrl+方向鍵移動，Del 刪除，Esc 結束。</translation>
    </message>
    <message>
        <source>The network’s tools</source>
        <translation>網路的工具</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::FlowView</name>
    <message>
        <source>Flow</source>
        <translation>流</translation>
    </message>
    <message>
        <source>Finding the largest flow</source>
        <translation>正在求最大流</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已寫出：%1</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::Fold</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GameFormEdit</name>
    <message>
        <source>a position a line</source>
        <translation>每行一個局面</translation>
    </message>
    <message>
        <source>n and the numbers</source>
        <translation>n 和各數</translation>
    </message>
    <message>
        <source>n, below it the numbers</source>
        <translation>n，各數在下一行</translation>
    </message>
    <message>
        <source>t, then a position a line</source>
        <translation>t，然後每行一個局面</translation>
    </message>
    <message>
        <source>t, then n and the numbers</source>
        <translation>t，然後 n 和各數</translation>
    </message>
    <message>
        <source>t, then n, below it the numbers</source>
        <translation>t，然後 n，各數在下一行</translation>
    </message>
    <message>
        <source>Input form</source>
        <translation>輸入格式</translation>
    </message>
    <message>
        <source>Answer form</source>
        <translation>答案格式</translation>
    </message>
    <message>
        <source>Two words of your choice, the first if the first player wins; “value” for the SG value; “move” for the position after a winning move</source>
        <translation>自選兩個詞，先手勝為前一個；「value」為 SG 值；「move」為走出必勝一步之後的局面</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GameJudge</name>
    <message>
        <source>Judging the moves</source>
        <translation>正在評判各步</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GameList</name>
    <message>
        <source>start: %1</source>
        <translation>起點：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2：%3</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1, to %2</source>
        <translation>%1，到 %2</translation>
    </message>
    <message>
        <source>%1, to %2: %3</source>
        <translation>%1，到 %2：%3</translation>
    </message>
    <message>
        <source>↳ or %1</source>
        <translation>↳ 或 %1</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起點</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GameModel</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GamePanel</name>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>輪到電腦走。</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>沒有可以玩的</translation>
    </message>
    <message>
        <source>The computer is thinking</source>
        <translation>電腦在想</translation>
    </message>
    <message>
        <source>The computer is to move</source>
        <translation>輪到電腦走</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>輪到你走</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Values are hidden. V shows them.</source>
        <translation>值已隱藏。按 V 顯示。</translation>
    </message>
    <message>
        <source>The computer: %1.</source>
        <translation>電腦：%1。</translation>
    </message>
    <message>
        <source>Reading the record</source>
        <translation>正在讀入棋譜</translation>
    </message>
    <message>
        <source>Judging the moves</source>
        <translation>正在評判各步</translation>
    </message>
    <message>
        <source>THE GAME SO FAR</source>
        <translation>到此為止的對局</translation>
    </message>
    <message>
        <source>WHO WAS WINNING</source>
        <translation>誰佔勝勢</translation>
    </message>
    <message>
        <source>OPPONENT</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>到此為止的對局</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>現在就走</translation>
    </message>
    <message>
        <source>End the search, and play the best move that was found</source>
        <translation>結束搜尋，走已找到的最好走法</translation>
    </message>
    <message>
        <source>Let it move</source>
        <translation>讓電腦走</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Back to your previous move (Backspace)</source>
        <translation>回到你的上一步之前（Backspace）</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Every move judged (R)</source>
        <translation>評判每一步（R）</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>複製對局</translation>
    </message>
    <message>
        <source>The moves that are shown, as text: 5,7 → 3,7 → …</source>
        <translation>所示各步的文字：5,7 → 3,7 → …</translation>
    </message>
    <message>
        <source>Paste game</source>
        <translation>貼上對局</translation>
    </message>
    <message>
        <source>Moves as text, 5,7 → 3,7 → …, and the report on them</source>
        <translation>各步的文字 5,7 → 3,7 → …，並給出報告</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新的一局</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Where to look; asked again, what for; then a best move, and why (H)</source>
        <translation>先說看哪裡；再問，說目的；再問，給出一個最好的走法及其理由（H）</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>H again tells more.</source>
        <translation>再按 H，提示更多。</translation>
    </message>
    <message>
        <source>Your turn, as %1</source>
        <translation>輪到你（%1）</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GraphTools</name>
    <message>
        <source>Draw  E</source>
        <translation>畫圖  E</translation>
    </message>
    <message>
        <source>Node  N</source>
        <translation>節點  N</translation>
    </message>
    <message>
        <source>A new node; or double-click where it should be</source>
        <translation>新節點；也可在想要的位置按兩下</translation>
    </message>
    <message>
        <source>Edge  A</source>
        <translation>邊  A</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>Another name for the selected node (Return); or double-click it</source>
        <translation>給所選節點改名（Enter）；也可在其上按兩下</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Delete what is selected (Del)</source>
        <translation>刪除所選（Del）</translation>
    </message>
    <message>
        <source>Arrange  L</source>
        <translation>排列  L</translation>
    </message>
    <message>
        <source>Let the program arrange the nodes</source>
        <translation>由程式排列節點</translation>
    </message>
    <message>
        <source>Save graph…</source>
        <translation>儲存圖…</translation>
    </message>
    <message>
        <source>Save the graph alone, in DOT or JSON</source>
        <translation>只儲存這個圖，用 DOT 或 JSON</translation>
    </message>
    <message>
        <source>Into a sum</source>
        <translation>加入遊戲之和</translation>
    </message>
    <message>
        <source>Add this position to the sum of games that was open last, or begin one</source>
        <translation>把這個局面加入最近開啟的遊戲之和，沒有則新建一個</translation>
    </message>
    <message>
        <source>The graph’s tools</source>
        <translation>圖的工具</translation>
    </message>
    <message>
        <source>Drag a node to move it; drag its + to another node, or to where a new one should be. Double-click an empty place for a node, a node to name it. Shift+arrows choose, Shift+A an edge, Ctrl+arrows move, Del deletes, Esc leaves.</source>
        <translation>拖曳節點可移動它；把它的 + 拖到另一個節點，或拖到想要新節點的位置。在空白處按兩下新建節點，在節點上按兩下改名。Shift+方向鍵選擇節點，Shift+A 選擇邊，Ctrl+方向鍵移動，Del 刪除，Esc 結束。</translation>
    </message>
    <message>
        <source>Draw the graph by hand: nodes, edges, names</source>
        <translation>手工畫圖：節點、邊、名字</translation>
    </message>
    <message>
        <source>An edge from the selected node; then choose where it leads</source>
        <translation>從所選節點畫一條邊；然後選擇它通向哪裡</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GraphView</name>
    <message>
        <source>Graph</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>Drawing the graph</source>
        <translation>正在畫圖</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已寫入：%1</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GridView</name>
    <message>
        <source>Grid</source>
        <translation>網格</translation>
    </message>
    <message>
        <source>Computing %1 × %2 values</source>
        <translation>正在計算 %1 × %2 個值</translation>
    </message>
    <message>
        <source>%1 × %2 computed in %3 ms</source>
        <translation>已算出 %1 × %2，用時 %3 毫秒</translation>
    </message>
    <message>
        <source>%1 × %2 computed in %3 µs</source>
        <translation>已算出 %1 × %2，用時 %3 微秒</translation>
    </message>
    <message>
        <source>%1 · not computed yet</source>
        <translation>%1 · 尚未計算</translation>
    </message>
    <message>
        <source>Explaining the table</source>
        <translation>正在講解表格</translation>
    </message>
    <message>
        <source>%1 · click it if you think that it is the next P</source>
        <translation>%1 · 若認為它是下一個 P，請按一下</translation>
    </message>
    <message>
        <source>%1 · not known yet</source>
        <translation>%1 · 尚未知</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::HottestView</name>
    <message>
        <source>Playing the hottest first</source>
        <translation>正在按最熱優先走</translation>
    </message>
    <message>
        <source>Hottest first</source>
        <translation>最熱優先</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::InputEdit</name>
    <message>
        <source>An input of more than %1 letters cannot be edited here: save it as a file and open that.</source>
        <translation>超過 %1 個字元的輸入不能在這裡編輯：請存成檔案後開啟。</translation>
    </message>
    <message>
        <source>A line of more than %1 letters, or of %2 that are not ASCII, cannot be edited here: save the input as a file and open that.</source>
        <translation>超過 %1 個字元、或超過 %2 個非 ASCII 字元的一行不能在這裡編輯：請將輸入存成檔案後開啟。</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::IntervalView</name>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Filling the table of %1</source>
        <translation>正在填寫 %1 的表</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::JobBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1: cancelled</source>
        <translation>%1：已取消</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>重新開始</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::JudgePanel</name>
    <message>
        <source>Input:</source>
        <translation>輸入：</translation>
    </message>
    <message>
        <source>Output:</source>
        <translation>輸出：</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>The beginning of %1</source>
        <translation>%1 的開頭</translation>
    </message>
    <message>
        <source>Click a case to see it as a figure.</source>
        <translation>按一下任一組，即可看它的圖。</translation>
    </message>
    <message>
        <source>Open an input</source>
        <translation>開啟輸入檔</translation>
    </message>
    <message>
        <source>Judging %1</source>
        <translation>正在解答 %1</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 個字元處：%3</translation>
    </message>
    <message>
        <source>Looking for case %1</source>
        <translation>正在尋找第 %1 組</translation>
    </message>
    <message>
        <source>This case is too large for a figure: the limit is %1 MB.</source>
        <translation>這一組太大，無法成圖：上限為 %1 MB。</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>所有題目</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開啟…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>執行</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Paste an input here, or open a file.</source>
        <translation>在此貼上輸入，或開啟檔案。</translation>
    </message>
    <message>
        <source>The first %1 of %2 answers are listed. Click a case to see it as a figure.</source>
        <translation>列出了 %2 個答案中的前 %1 個。按一下任一組，即可看它的圖。</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>The beginning of the input</source>
        <translation>輸入的開頭</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>產生</translation>
    </message>
    <message>
        <source>Small cases, limits and random ones; each time another input</source>
        <translation>小資料、邊界資料和隨機資料；每次都不同</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>判題</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::LatticeView</name>
    <message>
        <source>Ordering the games born by day 2</source>
        <translation>正在為到第 2 天為止出生的賽局排序</translation>
    </message>
    <message>
        <source>Games of day 2</source>
        <translation>第 2 天的賽局</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::LearningView</name>
    <message>
        <source>Learning</source>
        <translation>學習過程</translation>
    </message>
    <message>
        <source>Learning strategies</source>
        <translation>正在學習策略</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::LensView</name>
    <message>
        <source>Saved %1</source>
        <translation>已儲存 %1</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>檔案…</translation>
    </message>
    <message>
        <source>Compare with values or a b-file</source>
        <translation>與一串值或 b 檔比較</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不比較</translation>
    </message>
    <message>
        <source>Save the report (Markdown)…</source>
        <translation>儲存報告（Markdown）…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>儲存報告</translation>
    </message>
    <message>
        <source>Save the values (b-file)…</source>
        <translation>儲存這些值（b 檔）…</translation>
    </message>
    <message>
        <source>Save the values</source>
        <translation>儲存這些值</translation>
    </message>
    <message>
        <source>Conjecture</source>
        <translation>猜想</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::LineView</name>
    <message>
        <source>Line</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Computing values: %1</source>
        <translation>正在計算 %1 個值</translation>
    </message>
    <message>
        <source>values computed in less than 0.1 ms: %1</source>
        <translation>已算出 %1 個值，用時不到 0.1 毫秒</translation>
    </message>
    <message>
        <source>values computed in %2 ms: %1</source>
        <translation>已算出 %1 個值，用時 %2 毫秒</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::MatrixTools</name>
    <message>
        <source>Edit  E</source>
        <translation>編輯  E</translation>
    </message>
    <message>
        <source>Change the matrix: its payoffs and its size</source>
        <translation>修改矩陣：收益與大小</translation>
    </message>
    <message>
        <source>+ row</source>
        <translation>+ 列</translation>
    </message>
    <message>
        <source>One more row below, of zeros</source>
        <translation>在下面加一列 0</translation>
    </message>
    <message>
        <source>− row</source>
        <translation>− 列</translation>
    </message>
    <message>
        <source>Without the last row</source>
        <translation>去掉最後一列</translation>
    </message>
    <message>
        <source>+ column</source>
        <translation>+ 欄</translation>
    </message>
    <message>
        <source>One more column at the right, of zeros</source>
        <translation>在右邊加一欄 0</translation>
    </message>
    <message>
        <source>− column</source>
        <translation>− 欄</translation>
    </message>
    <message>
        <source>Without the last column</source>
        <translation>去掉最後一欄</translation>
    </message>
    <message>
        <source>Click a cell, or press Return, and type its payoff: 3, −1/2, 0.25, or both players’, 2|1. Tab goes on to the next cell. Esc leaves.</source>
        <translation>點按一格（或按 Enter），輸入收益：3、−1/2、0.25，或兩人的收益 2|1。按 Tab 到下一格，按 Esc 離開。</translation>
    </message>
    <message>
        <source>The matrix’s tools</source>
        <translation>矩陣工具</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::MatrixView</name>
    <message>
        <source>Matrix</source>
        <translation>矩陣</translation>
    </message>
    <message>
        <source>Solving the matrix</source>
        <translation>正在求解矩陣</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::MazeTools</name>
    <message>
        <source>Draw  E</source>
        <translation>畫圖  E</translation>
    </message>
    <message>
        <source>Draw the maze by hand: walls, holes, its size</source>
        <translation>手工畫迷宮：牆、洞、大小</translation>
    </message>
    <message>
        <source>Turn  T</source>
        <translation>換手  T</translation>
    </message>
    <message>
        <source>Let the other player move</source>
        <translation>輪到另一方走</translation>
    </message>
    <message>
        <source>Walls  W</source>
        <translation>牆  W</translation>
    </message>
    <message>
        <source>Draw walls; a wall that is drawn again becomes a free cell</source>
        <translation>畫牆；再畫一次，牆變為空格</translation>
    </message>
    <message>
        <source>Holes  H</source>
        <translation>洞  H</translation>
    </message>
    <message>
        <source>Draw holes; a hole that is drawn again becomes a free cell</source>
        <translation>畫洞；再畫一次，洞變為空格</translation>
    </message>
    <message>
        <source>+ row</source>
        <translation>+ 列</translation>
    </message>
    <message>
        <source>One more row below</source>
        <translation>在下面加一列</translation>
    </message>
    <message>
        <source>− row</source>
        <translation>− 列</translation>
    </message>
    <message>
        <source>Without the last row</source>
        <translation>去掉最後一列</translation>
    </message>
    <message>
        <source>+ column</source>
        <translation>+ 欄</translation>
    </message>
    <message>
        <source>One more column at the right</source>
        <translation>在右邊加一欄</translation>
    </message>
    <message>
        <source>− column</source>
        <translation>− 欄</translation>
    </message>
    <message>
        <source>Without the last column</source>
        <translation>去掉最後一欄</translation>
    </message>
    <message>
        <source>Click a cell, or draw across several. Drag the cats and the mouse to where they should be. Esc leaves.</source>
        <translation>點一格，或劃過幾格。貓和老鼠可拖到要去的地方。Esc 離開。</translation>
    </message>
    <message>
        <source>The maze’s tools</source>
        <translation>迷宮的工具</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::MazeView</name>
    <message>
        <source>Maze</source>
        <translation>迷宮</translation>
    </message>
    <message>
        <source>Analysing the maze</source>
        <translation>正在分析迷宮</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::MexView</name>
    <message>
        <source>mex</source>
        <translation>mex</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::MoveWalk</name>
    <message>
        <source>Finding the moves</source>
        <translation>正在找出走法</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::NumbersView</name>
    <message>
        <source>Looking for the simplest number</source>
        <translation>正在尋找最簡數</translation>
    </message>
    <message>
        <source>Surreal numbers</source>
        <translation>超現實數</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::OutcomeBadge</name>
    <message>
        <source>P: lost</source>
        <translation>P：必敗</translation>
    </message>
    <message>
        <source>N: won</source>
        <translation>N：必勝</translation>
    </message>
    <message>
        <source>L: Left wins</source>
        <translation>L：左方勝</translation>
    </message>
    <message>
        <source>R: Right wins</source>
        <translation>R：右方勝</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>平局</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ParameterForm</name>
    <message>
        <source>Open a file…</source>
        <translation>開啟檔案…</translation>
    </message>
    <message>
        <source>Open a graph</source>
        <translation>開啟圖</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::PlayView</name>
    <message>
        <source>Looking for the moves</source>
        <translation>正在尋找走法</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>對弈</translation>
    </message>
    <message>
        <source>Laying out %1</source>
        <translation>正在擺出 %1</translation>
    </message>
    <message>
        <source>Judging the moves of %1</source>
        <translation>正在評判 %1 的走法</translation>
    </message>
    <message>
        <source>%1 moves: where to?</source>
        <translation>%1 種走法：走到哪裡？</translation>
    </message>
    <message>
        <source>Point at a thing: the moves that touch it show.</source>
        <translation>把滑鼠移到某個棋子或石子上，即顯示與它有關的走法。</translation>
    </message>
    <message>
        <source>No move changes %1 here.</source>
        <translation>這裡沒有變動 %1 個的走法。</translation>
    </message>
    <message>
        <source>No move touches this.</source>
        <translation>沒有走法用到它。</translation>
    </message>
    <message>
        <source>No move does this as well.</source>
        <translation>沒有走法同時用到它。</translation>
    </message>
    <message>
        <source>Click where it goes, or drag it there.</source>
        <translation>點擊它要去的地方，或拖曳到那裡。</translation>
    </message>
    <message>
        <source>Click or Return plays.</source>
        <translation>點擊或按 Enter 即走。</translation>
    </message>
    <message>
        <source>Click or Return plays; wheel, ↑ ↓ or digits choose among %1 moves.</source>
        <translation>點擊或按 Enter 即走；滾輪、↑ ↓ 或數字在 %1 種走法中選擇。</translation>
    </message>
    <message>
        <source>%1 · %2 (move %3 of %4)</source>
        <translation>%1 · %2（走法 %3 / %4）</translation>
    </message>
    <message>
        <source>Moves without a mark: it is not known who wins after them. That is too far from the end of play.</source>
        <translation>沒有標記的走法：走後仍不知誰勝，那裡離終局太遠。</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::Player</name>
    <message>
        <source>step %1 / %2: %3</source>
        <translation>第 %1 / %2 步：%3</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>There is nothing to step through here.</source>
        <translation>這裡沒有可逐步演示的內容。</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最後一步</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>速度（+ 和 −）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暫停</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>答對了。</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>答錯了。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ProblemChoice</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>目前遊戲</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ProgramDialog</name>
    <message>
        <source>Run a program</source>
        <translation>執行程式</translation>
    </message>
    <message>
        <source>Run this program?
%1</source>
        <translation>要執行這個程式嗎？
%1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>執行</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>組數</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>seconds a run</source>
        <translation>每次秒數</translation>
    </message>
    <message>
        <source>megabytes</source>
        <translation>記憶體 (MB)</translation>
    </message>
    <message>
        <source>in a sandbox</source>
        <translation>在沙箱中</translation>
    </message>
    <message>
        <source>It runs first on inputs made for %1, then, if it fails, up to some hundred times to find the smallest input it fails on. It and all that it has started are ended at these limits.</source>
        <translation>它先處理為 %1 產生的輸入；若出錯，再執行至多數百次，以找出使它出錯的最小輸入。超過以下限制時，它和它啟動的一切都會被終止。</translation>
    </message>
    <message>
        <source>Looking for a sandbox</source>
        <translation>正在尋找沙箱</translation>
    </message>
    <message>
        <source>Compile this source with %1 -O2 and run it?
%2</source>
        <translation>要用 %1 -O2 編譯這個原始檔並執行嗎？
%2</translation>
    </message>
    <message>
        <source>Run this source with %1?
%2</source>
        <translation>要用 %1 執行這個原始檔嗎？
%2</translation>
    </message>
    <message>
        <source>It runs with all your rights: it can read and change your files and use the network. Run only what you trust.</source>
        <translation>它以你的全部權限執行：能讀取和更改你的檔案，也能使用網路。請只執行你信任的程式。</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::QuizCover</name>
    <message>
        <source>Drawing the position</source>
        <translation>正在畫局面</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::QuizPanel</name>
    <message>
        <source>Questions about this game: %1.</source>
        <translation>關於此遊戲的題目：%1。</translation>
    </message>
    <message>
        <source>Right answers: %1 of %2</source>
        <translation>答對：%1 / %2</translation>
    </message>
    <message>
        <source>Time: %1 s</source>
        <translation>用時：%1 秒</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>測驗</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Sheet to print…</source>
        <translation>列印題目單…</translation>
    </message>
    <message>
        <source>The questions as a PDF, with their answers on a page of their own</source>
        <translation>把題目寫成 PDF，答案另起一頁</translation>
    </message>
    <message>
        <source>Another quiz</source>
        <translation>再測一次</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>存為 CSV…</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::QuizQuestion</name>
    <message>
        <source>Question %1 of %2 · right: %3</source>
        <translation>第 %1 題，共 %2 題 · 答對：%3</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>答對了。</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>答錯了。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一題</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1%2 %3</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>看為什麼</translation>
    </message>
    <message>
        <source>End the quiz</source>
        <translation>結束測驗</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ 答對了</translation>
    </message>
    <message>
        <source>✗ Wrong</source>
        <translation>✗ 答錯了</translation>
    </message>
    <message>
        <source>Show what is right</source>
        <translation>看正確答案</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::QuizRun</name>
    <message>
        <source>Thinking of a question</source>
        <translation>正在出題</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::QuotientView</name>
    <message>
        <source>Finding the misère quotient of the heaps up to %1</source>
        <translation>正在求不超過 %1 的堆的反常商</translation>
    </message>
    <message>
        <source>Misère quotient</source>
        <translation>反常商</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::RegretView</name>
    <message>
        <source>Regret</source>
        <translation>遺憾值</translation>
    </message>
    <message>
        <source>Playing the rounds</source>
        <translation>正在逐輪進行</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ReportDialog</name>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Open the proof</source>
        <translation>打開證明</translation>
    </message>
    <message>
        <source>The position where it was thrown away, and why</source>
        <translation>轉折所在的局面及其理由</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Write the report into a file</source>
        <translation>把報告寫入檔案</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Write the report</source>
        <translation>寫出報告</translation>
    </message>
    <message>
        <source>“%1” already exists; to replace it, choose it by its full name.</source>
        <translation>「%1」已存在；要取代它，請用它的全名選擇。</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>正在寫出報告</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已寫出：%1</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::RulesDialog</name>
    <message>
        <source>Rules by form</source>
        <translation>用表單寫規則</translation>
    </message>
    <message>
        <source>&amp;Kind of rules</source>
        <translation>規則的種類(&amp;K)</translation>
    </message>
    <message>
        <source>kind of rules</source>
        <translation>規則的種類</translation>
    </message>
    <message>
        <source>the rules that it writes</source>
        <translation>寫出的規則</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>開啟遊戲(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>這些規則</translation>
    </message>
    <message>
        <source>Finding the first values</source>
        <translation>正在求最初的值</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::RulesText</name>
    <message>
        <source>how the rules may go on</source>
        <translation>規則可以怎樣寫下去</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::SearchChart</name>
    <message>
        <source>%1, %2: %3 leaves; click to search this way</source>
        <translation>%1，%2：%3 個葉子；點按即這樣搜尋</translation>
    </message>
    <message>
        <source>%1, %2: its tree is too large; click to search this way</source>
        <translation>%1，%2：樹太大；點按即這樣搜尋</translation>
    </message>
    <message>
        <source>the least that a search without a table must look at (Knuth and Moore): %1</source>
        <translation>不用置換表的搜尋至少要看的葉子數（Knuth–Moore）：%1</translation>
    </message>
    <message>
        <source>a click folds the chart</source>
        <translation>點按可摺疊圖表</translation>
    </message>
    <message>
        <source>a click opens the chart: the leaves that each method looks at in each order</source>
        <translation>點按可展開圖表：每種方法按每種次序看過的葉子數</translation>
    </message>
    <message>
        <source>other ways are not compared: the tree is too large</source>
        <translation>沒有與其他方法比較：樹太大</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>at least: %1</source>
        <translation>至少：%1</translation>
    </message>
    <message>
        <source>▸ leaves in all · %1</source>
        <translation>▸ 總共看過的葉子 · %1</translation>
    </message>
    <message>
        <source>▾ leaves in all</source>
        <translation>▾ 總共看過的葉子</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::SearchFigure</name>
    <message>
        <source>%1: not reached yet</source>
        <translation>%1：還沒有走到</translation>
    </message>
    <message>
        <source>%1: left out by a cut</source>
        <translation>%1：被剪去</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>MAX moves</source>
        <translation>輪到 MAX</translation>
    </message>
    <message>
        <source>MIN moves</source>
        <translation>輪到 MIN</translation>
    </message>
    <message>
        <source>an end, and its score</source>
        <translation>終局及其分數</translation>
    </message>
    <message>
        <source>best play so far</source>
        <translation>目前的最佳走法</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>剪去</translation>
    </message>
    <message>
        <source>score:</source>
        <translation>分數：</translation>
    </message>
    <message>
        <source>leaves looked at:</source>
        <translation>看過的葉子：</translation>
    </message>
    <message>
        <source>cuts:</source>
        <translation>剪枝：</translation>
    </message>
    <message>
        <source>estimated: %1</source>
        <translation>估值：%1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>an end</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>an end: a win counts %1</source>
        <translation>終局：獲勝計 %1</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>視窗</translation>
    </message>
    <message>
        <source>what minimax finds</source>
        <translation>極大極小的結果</translation>
    </message>
    <message>
        <source>only minimax looks there</source>
        <translation>只有極大極小看的</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::SearchView</name>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Searching %1</source>
        <translation>正在搜尋 %1</translation>
    </message>
    <message>
        <source>%1 · a click changes its score</source>
        <translation>%1 · 點按可改分數</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::SketchEditor</name>
    <message>
        <source>name of the node</source>
        <translation>節點的名字</translation>
    </message>
    <message>
        <source>capacity and owner of the arrow</source>
        <translation>箭頭的容量和所有者</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::SketchHand</name>
    <message>
        <source>Save the network</source>
        <translation>儲存網路</translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>儲存圖</translation>
    </message>
    <message>
        <source>DOT (*.dot *.gv);;JSON (*.json)</source>
        <translation>DOT 檔案 (*.dot *.gv);;JSON 檔案 (*.json)</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::SliceBar</name>
    <message>
        <source>Another %1, and the slice through it</source>
        <translation>換一個 %1，並顯示相應的截面</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::SolutionCheck</name>
    <message>
        <source>Check ▾</source>
        <translation>檢查 ▾</translation>
    </message>
    <message>
        <source>Check a solution of your own</source>
        <translation>檢查自己的解答</translation>
    </message>
    <message>
        <source>Compare an output…</source>
        <translation>比較輸出…</translation>
    </message>
    <message>
        <source>Run a program…</source>
        <translation>執行程式…</translation>
    </message>
    <message>
        <source>Comparing the output</source>
        <translation>正在比較輸出</translation>
    </message>
    <message>
        <source>All answers are right: %1.</source>
        <translation>答案全部正確：%1。</translation>
    </message>
    <message>
        <source>Running %1</source>
        <translation>正在執行 %1</translation>
    </message>
    <message>
        <source>%1 A smaller input may be found: the search was ended.</source>
        <translation>%1也許還有更小的輸入：尋找已中止。</translation>
    </message>
    <message>
        <source>%1 This is the smallest input found that fails; runs: %2.</source>
        <translation>%1這是找到的出錯的最小輸入；執行次數：%2。</translation>
    </message>
    <message>
        <source>Choose a program or its source</source>
        <translation>選擇程式或其原始檔</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::TableFigure</name>
    <message>
        <source>no move is left</source>
        <translation>無棋可走</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>走棋</translation>
    </message>
    <message>
        <source>more than %1 moves</source>
        <translation>超過 %1 種走法</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 種走法</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 種走法</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Left has no move</source>
        <translation>左方無棋可走</translation>
    </message>
    <message>
        <source>Left is to move</source>
        <translation>輪到左方</translation>
    </message>
    <message>
        <source>Right has no move</source>
        <translation>右方無棋可走</translation>
    </message>
    <message>
        <source>Right is to move</source>
        <translation>輪到右方</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ThermographView</name>
    <message>
        <source>Building the thermograph</source>
        <translation>繪製溫度圖</translation>
    </message>
    <message>
        <source>Thermograph</source>
        <translation>溫度圖</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::Timeline</name>
    <message>
        <source>step %1 / %2</source>
        <translation>第 %1 / %2 步</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>共 %1 步</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::TreeFigure</name>
    <message>
        <source>nodes: %1 · distinct positions: %2</source>
        <translation>節點：%1 · 不同局面：%2</translation>
    </message>
    <message>
        <source>nodes: %1 · distinct positions: %2 · left folded: %3</source>
        <translation>節點：%1 · 不同局面：%2 · 未展開：%3</translation>
    </message>
    <message>
        <source>the winning strategy · %1</source>
        <translation>必勝策略 · %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, the winning strategy</source>
        <translation>%1，必勝策略</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::TreeLegend</name>
    <message>
        <source>not labelled yet</source>
        <translation>尚未標記</translation>
    </message>
    <message>
        <source>options left folded</source>
        <translation>未展開的後繼</translation>
    </message>
    <message>
        <source>differs from the definition</source>
        <translation>與定義不一致</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Left’s move</source>
        <translation>左方的走法</translation>
    </message>
    <message>
        <source>Right’s move</source>
        <translation>右方的走法</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>取勝</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>摺疊</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>未標</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::TreeView</name>
    <message>
        <source>Tree</source>
        <translation>博弈樹</translation>
    </message>
    <message>
        <source>Unfolding the tree</source>
        <translation>正在展開博弈樹</translation>
    </message>
    <message>
        <source>%1 · unfolded in %2 ms</source>
        <translation>%1 · 展開用時 %2 毫秒</translation>
    </message>
    <message>
        <source>a click, or Return, folds it</source>
        <translation>點一下或按 Enter 鍵收起</translation>
    </message>
    <message>
        <source>left folded: %1; a click, or Return when it is selected, opens it</source>
        <translation>未展開：%1；點一下，或選取後按 Enter 鍵展開</translation>
    </message>
    <message>
        <source>%1 · a click changes its score</source>
        <translation>%1 · 點按可改分數</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::VesselsView</name>
    <message>
        <source>Vessels</source>
        <translation>連通器</translation>
    </message>
    <message>
        <source>Filling the vessels</source>
        <translation>正在給容器注水</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::View</name>
    <message>
        <source>Explaining %1</source>
        <translation>正在講解 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1; step %2 / %3: %4</source>
        <translation>%1；第 %2 / %3 步：%4</translation>
    </message>
    <message>
        <source>%1: %2, position %3</source>
        <translation>%1：%2，局面 %3</translation>
    </message>
    <message>
        <source>%1: a click opens it</source>
        <translation>%1：點擊即可開啟</translation>
    </message>
    <message>
        <source>Comparing the values</source>
        <translation>正在比較值</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ViewSettings</name>
    <message>
        <source>Settings ▾</source>
        <translation>設定 ▾</translation>
    </message>
    <message>
        <source>Settings of this view</source>
        <translation>此檢視的設定</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::WhyPanel</name>
    <message>
        <source>explaining</source>
        <translation>正在講解</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Holds for: %1.</source>
        <translation>適用於：%1。</translation>
    </message>
    <message>
        <source>PSEUDO-CODE</source>
        <translation>虛擬碼</translation>
    </message>
    <message>
        <source>%1 is not known yet</source>
        <translation>%1 尚未得知</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>棋盤：%1</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>證明</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>make the winning move: %1</source>
        <translation>走這步必勝棋：%1</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <translation>必勝走法</translation>
    </message>
    <message>
        <source>mex of the options</source>
        <translation>後繼的 mex</translation>
    </message>
    <message>
        <source>Theorems</source>
        <translation>定理</translation>
    </message>
    <message>
        <source>Theorem: %1</source>
        <translation>定理：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::WinningChart</name>
    <message>
        <source>Who was winning</source>
        <translation>誰佔勝勢</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::WinningWords</name>
    <message>
        <source>first wins</source>
        <translation>先手勝</translation>
    </message>
    <message>
        <source>you win</source>
        <translation>你勝</translation>
    </message>
    <message>
        <source>second wins</source>
        <translation>後手勝</translation>
    </message>
    <message>
        <source>you lose</source>
        <translation>你敗</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和局</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::XorView</name>
    <message>
        <source>XOR</source>
        <translation>互斥或</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>逐欄計數</translation>
    </message>
</context>
<context>
    <name>withSuffix</name>
    <message>
        <source>Replace the file?</source>
        <translation>要取代該檔案嗎？</translation>
    </message>
    <message>
        <source>“%1” already exists.</source>
        <translation>「%1」已經存在。</translation>
    </message>
</context>
</TS>
