<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AtlasFigure</name>
    <message>
        <source>mean from %1 to %2</source>
        <translation>均值从 %1 到 %2</translation>
    </message>
    <message>
        <source>temperature from −1 to %1</source>
        <translation>温度从 −1 到 %1</translation>
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
        <translation>从 %1 中取 %2</translation>
    </message>
    <message>
        <source>answer: %1</source>
        <translation>应对：%1</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>……另有 %1 个</translation>
    </message>
    <message>
        <source>a part</source>
        <translation>一份</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>留在一边的</translation>
    </message>
    <message>
        <source>the last part</source>
        <translation>最后一份</translation>
    </message>
    <message>
        <source>what to take</source>
        <translation>应取的</translation>
    </message>
    <message>
        <source>a take</source>
        <translation>一次取走的</translation>
    </message>
    <message>
        <source>its answer</source>
        <translation>对它的应对</translation>
    </message>
    <message>
        <source>a block: it changes nothing</source>
        <translation>整块：不起作用</translation>
    </message>
    <message>
        <source>a remainder: a heap of Nim</source>
        <translation>余数：尼姆的一堆</translation>
    </message>
    <message>
        <source>what to take, and the answers</source>
        <translation>应取的，以及各个应对</translation>
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
        <translation>整块</translation>
    </message>
    <message>
        <source>a remainder</source>
        <translation>余数</translation>
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
        <translation>被切开的一格</translation>
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
        <translation>没有选项</translation>
    </message>
    <message numerus="yes">
        <source>and %n more moves</source>
        <translation>
            <numerusform>另有 %n 种走法</numerusform>
        </translation>
    </message>
    <message>
        <source>Left’s option</source>
        <translation>左方的选项</translation>
    </message>
    <message>
        <source>Right’s option</source>
        <translation>右方的选项</translation>
    </message>
    <message>
        <source>dominated: struck out</source>
        <translation>受制：划去</translation>
    </message>
    <message>
        <source>reversible: bypassed</source>
        <translation>可逆：绕过</translation>
    </message>
</context>
<context>
    <name>CardsDrawing</name>
    <message>
        <source>numbers without room: %1</source>
        <translation>没有位置的数字：%1</translation>
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
        <translation>随机发牌</translation>
    </message>
    <message>
        <source>cannot be told apart</source>
        <translation>无法区分（同一信息集）</translation>
    </message>
    <message>
        <source>wide: likely; faint: seldom reached</source>
        <translation>粗：概率大；淡：很少到达</translation>
    </message>
    <message>
        <source>from the left: check, bet; fold, call, raise</source>
        <translation>自左至右：过牌、下注；弃牌、跟注、加注</translation>
    </message>
    <message>
        <source>to the left: check, fold; to the right: bet, call</source>
        <translation>向左：过牌、弃牌；向右：下注、跟注</translation>
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
        <translation>第 %1 次迭代后的平均策略：可利用度 %2</translation>
    </message>
    <message>
        <source>Strategies after the last iteration, %1</source>
        <translation>最后一次（第 %1 次）迭代后的策略</translation>
    </message>
    <message>
        <source>Averages of %1 iterations: player 1 gets %2, exploitability %3</source>
        <translation>%1 次迭代的平均策略：玩家 1 得 %2，可利用度 %3</translation>
    </message>
    <message>
        <source>Beside each node: how likely play is to come there. Point at one for its information set.</source>
        <translation>节点旁：到达该处的概率。指向节点可看其信息集的策略。</translation>
    </message>
    <message>
        <source>One deal: %1 against %2. Beside each node: how likely play is to come there then. Point at one for its information set.</source>
        <translation>一种发牌：%1 对 %2。节点旁：这样发牌时到达该处的概率。指向节点可看其信息集的策略。</translation>
    </message>
    <message>
        <source>One deal: %1 against %2, then %3 on the table. Beside each node: how likely play is to come there then. Point at one for its information set.</source>
        <translation>一种发牌：%1 对 %2，公共牌 %3。节点旁：这样发牌时到达该处的概率。指向节点可看其信息集的策略。</translation>
    </message>
    <message>
        <source>played</source>
        <translation>当前策略</translation>
    </message>
    <message>
        <source>value</source>
        <translation>反事实值</translation>
    </message>
    <message>
        <source>regret</source>
        <translation>遗憾值</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>累计遗憾</translation>
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
        <translation>最后策略</translation>
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
        <translation>按当前策略为 %1</translation>
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
        <translation>联盟所得</translation>
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
        <translation>这一步说的</translation>
    </message>
    <message>
        <source>its pay is settled</source>
        <translation>所得已定</translation>
    </message>
    <message>
        <source>what an order gives</source>
        <translation>一种次序的分法</translation>
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
        <translation>%1 种的平均</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>带来</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>单干</translation>
    </message>
    <message>
        <source>gets</source>
        <translation>所得</translation>
    </message>
    <message>
        <source>the mean of all sizes: %1</source>
        <translation>各人数的平均：%1</translation>
    </message>
    <message>
        <source>The core is empty: the least ε is %1</source>
        <translation>核心为空：最小的 ε 是 %1</translation>
    </message>
    <message>
        <source>The core is not empty: the least ε is %1</source>
        <translation>核心非空：最小的 ε 是 %1</translation>
    </message>
    <message>
        <source>order %1 of %2</source>
        <translation>第 %1 种次序，共 %2 种</translation>
    </message>
    <message>
        <source>all to %1</source>
        <translation>全归 %1</translation>
    </message>
    <message>
        <source>what coalitions are worth</source>
        <translation>各联盟的值</translation>
    </message>
    <message>
        <source>what player %1 adds on average to so many others</source>
        <translation>玩家 %1 加入若干人时平均带来多少</translation>
    </message>
    <message>
        <source>± of about 95 of 100 cases, from %1 random orders</source>
        <translation>±：约 95% 的情形不超出，取自 %1 种随机次序</translation>
    </message>
    <message>
        <source>%1 costs %2; by the Shapley value it pays %3, by the nucleolus %4</source>
        <translation>%1 的费用是 %2；按夏普利值付 %3，按核仁付 %4</translation>
    </message>
    <message>
        <source>absolute Banzhaf value</source>
        <translation>绝对班扎夫值</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Deegan–Packel</source>
        <translation>迪根–帕克尔</translation>
    </message>
    <message>
        <source>public good</source>
        <translation>公共物品</translation>
    </message>
    <message>
        <source>Johnston</source>
        <translation>约翰斯顿</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>支付</translation>
    </message>
    <message>
        <source>all savings to %1</source>
        <translation>节省全归 %1</translation>
    </message>
    <message>
        <source>what coalitions cost</source>
        <translation>联盟的费用</translation>
    </message>
    <message>
        <source>Banzhaf, absolute</source>
        <translation>班扎夫（绝对）</translation>
    </message>
    <message>
        <source>%1; absolute Banzhaf value %2</source>
        <translation>%1；绝对班扎夫值为 %2</translation>
    </message>
    <message>
        <source>%1, Deegan–Packel %2, public good %3, Johnston %4</source>
        <translation>%1，迪根–帕克尔指数 %2，公共物品指数 %3，约翰斯顿指数 %4</translation>
    </message>
    <message>
        <source>share of the votes</source>
        <translation>所占票数的比例</translation>
    </message>
    <message>
        <source>what a player costs alone</source>
        <translation>玩家单独的费用</translation>
    </message>
    <message>
        <source>what a player is worth alone</source>
        <translation>玩家单独的值</translation>
    </message>
    <message>
        <source>Banzhaf</source>
        <translation>班扎夫</translation>
    </message>
    <message>
        <source>Banzhaf value, normalised</source>
        <translation>归一化的班扎夫值</translation>
    </message>
    <message>
        <source>nucleolus: here the share of the votes</source>
        <translation>核仁：这里就是所占票数的比例</translation>
    </message>
    <message>
        <source>the mean of the orders so far</source>
        <translation>到此为止各次序的平均</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>票数</translation>
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
        <translation>第 %1 至 %2 名玩家，共 %3 名：在此点击翻页</translation>
    </message>
    <message>
        <source>players %1 to %2 of %3</source>
        <translation>第 %1 至 %2 名玩家，共 %3 名</translation>
    </message>
    <message>
        <source>excess: what a coalition pays − what it costs</source>
        <translation>超出量：联盟所付 − 其费用</translation>
    </message>
    <message>
        <source>excess: what a coalition is worth − what it is paid</source>
        <translation>超出量：联盟的值 − 其所得</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>PNG image</source>
        <translation>PNG 图像</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 矢量图</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>CSV data</source>
        <translation>CSV 数据</translation>
    </message>
    <message>
        <source>GIF, moving</source>
        <translation>GIF 动图</translation>
    </message>
    <message>
        <source>WebP, moving</source>
        <translation>WebP 动图</translation>
    </message>
</context>
<context>
    <name>FieldValue</name>
    <message>
        <source>This is longer than the limit of %1 letters and was not taken.</source>
        <translation>内容超过 %1 个字符的上限，未被采用。</translation>
    </message>
    <message>
        <source>Only the beginning is shown, “…” stands for the rest: keep it to change the beginning, or replace the whole text.</source>
        <translation>这里只显示开头，“…”代表其余部分：请保留它来修改开头，或替换整个文本。</translation>
    </message>
</context>
<context>
    <name>FileFilter</name>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>All that can be opened</source>
        <translation>所有可打开的文件</translation>
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
        <translation>路径</translation>
    </message>
    <message>
        <source>still reached</source>
        <translation>仍可到达</translation>
    </message>
    <message>
        <source>flow %1, and room for %2 more</source>
        <translation>流量 %1，还可增加 %2</translation>
    </message>
    <message>
        <source>flow %1 = cut %2</source>
        <translation>流量 %1 = 割 %2</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>拥有者</translation>
    </message>
    <message>
        <source>gets</source>
        <translation>所得</translation>
    </message>
    <message>
        <source>together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>%1 → %2, owned by %3: %4 of %5 flows</source>
        <translation>%1 → %2，属于 %3：流量 %4，容量 %5</translation>
    </message>
    <message>
        <source>narrowest</source>
        <translation>最窄</translation>
    </message>
    <message>
        <source>2/3: flow and capacity</source>
        <translation>2/3：流量与容量</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>割</translation>
    </message>
    <message>
        <source>2/3 ≤ 1: flow and capacity</source>
        <translation>2/3 ≤ 1：流量与容量</translation>
    </message>
    <message>
        <source>%1 → %2: %3 of %4 flows</source>
        <translation>%1 → %2：流量 %3，容量 %4</translation>
    </message>
    <message>
        <source>numbers without room: %1; point at the arrows</source>
        <translation>写不下的数字：%1 个，可指向箭头查看</translation>
    </message>
    <message>
        <source>room for more</source>
        <translation>余量</translation>
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
        <translation>这一步所说的</translation>
    </message>
    <message>
        <source>its number</source>
        <translation>枝的编号</translation>
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
        <translation>砍断后的值</translation>
    </message>
    <message>
        <source>Who wins %1?</source>
        <translation>%1：谁胜？</translation>
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
        <translation>双方的</translation>
    </message>
    <message>
        <source>Left may colour it</source>
        <translation>左方可涂</translation>
    </message>
    <message>
        <source>Right may colour it</source>
        <translation>右方可涂</translation>
    </message>
    <message>
        <source>nobody may colour it</source>
        <translation>谁也不能涂</translation>
    </message>
    <message>
        <source>its value or outcome once it is coloured</source>
        <translation>涂色后的值或胜负</translation>
    </message>
    <message>
        <source>too small for names and numbers: zoom in to read them</source>
        <translation>写不下名称和数字：放大即可看到</translation>
    </message>
    <message>
        <source>numbers without room: %1; zoom in to read them</source>
        <translation>写不下的数字：%1 个，放大即可看到</translation>
    </message>
    <message>
        <source>may be removed</source>
        <translation>可以去掉</translation>
    </message>
    <message>
        <source>the value after the move</source>
        <translation>走后的值</translation>
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
        <translation>什么也不剩：0</translation>
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
        <translation>0 = P（必败）</translation>
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
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>Theorem</source>
        <translation>定理</translation>
    </message>
    <message>
        <source>P: every option is N</source>
        <translation>P：后继全是 N</translation>
    </message>
    <message>
        <source>N: by the last P</source>
        <translation>N：能走到最新的 P</translation>
    </message>
    <message>
        <source>N: known before</source>
        <translation>N：此前已知</translation>
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
        <translation>已知结论</translation>
    </message>
    <message>
        <source>How a position is written</source>
        <translation>局面的写法</translation>
    </message>
    <message>
        <source>The view “%1”</source>
        <translation>视图“%1”</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>术语</translation>
    </message>
</context>
<context>
    <name>HottestFigure</name>
    <message>
        <source>mean %1</source>
        <translation>均值 %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more moves</source>
        <translation>
            <numerusform>还有 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>hottest first: %1</source>
        <translation>最热优先：%1</translation>
    </message>
    <message>
        <source>best play: %1</source>
        <translation>最优走法：%1</translation>
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
        <translation>温度</translation>
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
        <translation>%1：尚未填写</translation>
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
        <translation>%1：两端相同</translation>
    </message>
    <message>
        <source>what the player to move gets: %1</source>
        <translation>先手的得分：%1</translation>
    </message>
    <message>
        <source>by how much the player to move is ahead: %1</source>
        <translation>先手领先多少：%1</translation>
    </message>
    <message>
        <source>what the better end leaves</source>
        <translation>取较优一端后剩下的段</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>双方最优</translation>
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
        <translation>后手：%1</translation>
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
        <translation>到第 %1 天为止出生的博弈：%2</translation>
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
        <translation>，种子 %1</translation>
    </message>
    <message>
        <source>iterations; each updates the regrets of both players</source>
        <translation>迭代次数；每次更新双方的遗憾值</translation>
    </message>
    <message>
        <source>exploitability of the averages</source>
        <translation>平均策略的可利用度</translation>
    </message>
    <message>
        <source>value of the averages to player 1</source>
        <translation>平均策略对玩家 1 的值</translation>
    </message>
    <message>
        <source>α, as read from three decisions of player 1</source>
        <translation>由玩家 1 的三个决策推出的 α</translation>
    </message>
    <message>
        <source>%1, %2 iteration: value %3, exploitability %4</source>
        <translation>%1，%2 次迭代：值 %3，可利用度 %4</translation>
    </message>
    <message>
        <source>too narrow for the table of strategies</source>
        <translation>太窄，画不下策略表</translation>
    </message>
</context>
<context>
    <name>LearningTable</name>
    <message>
        <source>Averages beside the equilibrium with α %1</source>
        <translation>平均策略与 α %1 的均衡对照</translation>
    </message>
    <message>
        <source>action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>理论</translation>
    </message>
    <message>
        <source>Average strategies of the first round (all %1 sets: as CSV)</source>
        <translation>第一轮的平均策略（全部 %1 个信息集见 CSV）</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>加注</translation>
    </message>
    <message>
        <source>check,
fold</source>
        <translation>过牌、
弃牌</translation>
    </message>
    <message>
        <source>bet,
call</source>
        <translation>下注、
跟注</translation>
    </message>
    <message>
        <source>after more bets: %1 more</source>
        <translation>下注更多之后：另有 %1 行</translation>
    </message>
</context>
<context>
    <name>LensChart</name>
    <message>
        <source>SG(n), from the definition</source>
        <translation>SG(n)，按定义</translation>
    </message>
    <message>
        <source>what the formula says, where it is wrong</source>
        <translation>公式所说（不符之处）</translation>
    </message>
</context>
<context>
    <name>LensField</name>
    <message>
        <source>options of the one looked at</source>
        <translation>所看反例的后继</translation>
    </message>
</context>
<context>
    <name>LensFigure</name>
    <message>
        <source>What the values look like</source>
        <translation>这些值像什么</translation>
    </message>
    <message>
        <source>compare with %1</source>
        <translation>与 %1 比较</translation>
    </message>
    <message>
        <source>%1 fail</source>
        <translation>%1 处不符</translation>
    </message>
    <message>
        <source>says nothing</source>
        <translation>没有说法</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>相符</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>已证明</translation>
    </message>
</context>
<context>
    <name>LensSide</name>
    <message>
        <source>%1 · proved</source>
        <translation>%1 · 已证明</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>fail among the first</source>
        <translation>不符之处，在前若干个之中</translation>
    </message>
    <message>
        <source>what the values look like</source>
        <translation>这些值像什么</translation>
    </message>
</context>
<context>
    <name>LensTable</name>
    <message>
        <source>SG value, from the definition</source>
        <translation>SG 值，按定义</translation>
    </message>
    <message>
        <source>where the formula is wrong</source>
        <translation>公式不符之处</translation>
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
        <translation>n = %1 的后继</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>misère values of %1, n = 0 … %2</source>
        <translation>%1在反常规则下的值，n = 0 … %2</translation>
    </message>
    <message>
        <source>SG values of %1, n = 0 … %2</source>
        <translation>%1的 SG 值，n = 0 … %2</translation>
    </message>
    <message>
        <source>%1 lies beyond</source>
        <translation>%1在范围之外</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>heap of an option of n = %1</source>
        <translation>n = %1 的后继中的堆</translation>
    </message>
    <message>
        <source>↓ more rows below: %1, up to n = %2</source>
        <translation>↓ 下方还有 %1 行，到 n = %2</translation>
    </message>
    <message>
        <source>too small for numbers: a pixel is one of %1 values</source>
        <translation>写不下数字：一个像素是 %1 个值之一</translation>
    </message>
    <message>
        <source>too small for numbers: zoom in to read them</source>
        <translation>写不下数字：放大即可看到</translation>
    </message>
    <message>
        <source>a colour: a value mod %1</source>
        <translation>一种颜色：值模 %1 的一个余数</translation>
    </message>
    <message>
        <source>rare: %1 of %2</source>
        <translation>稀有值：%2 个中有 %1 个</translation>
    </message>
    <message>
        <source>n = %1: %2</source>
        <translation>n = %1：%2</translation>
    </message>
    <message>
        <source>%1 in a row. Drag the edge: at the period, each column has one colour.</source>
        <translation>每行 %1 个。拖动边缘：到周期时，每列只有一种颜色。</translation>
    </message>
</context>
<context>
    <name>MatrixFigure</name>
    <message>
        <source>%1, %2: the row player gets %3, the column player %4</source>
        <translation>%1，%2：行玩家得 %3，列玩家得 %4</translation>
    </message>
    <message>
        <source>the row player’s best reply</source>
        <translation>行玩家的最优反应</translation>
    </message>
    <message>
        <source>the column player’s best reply</source>
        <translation>列玩家的最优反应</translation>
    </message>
    <message>
        <source>pure equilibrium</source>
        <translation>纯策略均衡</translation>
    </message>
    <message>
        <source>struck out, in this order</source>
        <translation>划去，按此顺序</translation>
    </message>
    <message>
        <source>share</source>
        <translation>概率</translation>
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
        <translation>行玩家的收益</translation>
    </message>
    <message>
        <source>share of %1</source>
        <translation>%1的概率</translation>
    </message>
    <message>
        <source>row player: %1</source>
        <translation>行玩家：%1</translation>
    </message>
    <message>
        <source>column player: %1</source>
        <translation>列玩家：%1</translation>
    </message>
    <message>
        <source>row player</source>
        <translation>行玩家</translation>
    </message>
    <message>
        <source>column player</source>
        <translation>列玩家</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>有多个解</translation>
    </message>
    <message>
        <source>what the row player gets, from %1 to %2</source>
        <translation>行玩家的收益，从 %1 到 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2：%1</translation>
    </message>
    <message>
        <source>%1: %2 to %3 of %4</source>
        <translation>%1：第 %2 至 %3 个，共 %4 个</translation>
    </message>
</context>
<context>
    <name>MazeFigure</name>
    <message>
        <source>each cell: how play ends if %1 stood there</source>
        <translation>每格：若%1在那里，对局如何结束</translation>
    </message>
    <message>
        <source>P: %1 wins</source>
        <translation>P：%1胜</translation>
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
        <translation>从未遇到</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>N: %1 wins; fainter: later</source>
        <translation>N：%1胜；越淡越晚</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>too small for numbers: zoom in to read them</source>
        <translation>写不下数字：放大即可看到</translation>
    </message>
</context>
<context>
    <name>MexFigure</name>
    <message>
        <source>an option that is P</source>
        <translation>是 P 的后继</translation>
    </message>
    <message>
        <source>an option that is N</source>
        <translation>是 N 的后继</translation>
    </message>
    <message>
        <source>the first empty box: the mex</source>
        <translation>第一个空盒子：mex</translation>
    </message>
</context>
<context>
    <name>NumbersFigure</name>
    <message>
        <source>%1: no number</source>
        <translation>%1：不是数</translation>
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
        <translation>被左方的选项排除</translation>
    </message>
    <message>
        <source>excluded by Right’s options</source>
        <translation>被右方的选项排除</translation>
    </message>
    <message>
        <source>met on the way</source>
        <translation>路上遇到的</translation>
    </message>
    <message>
        <source>the simplest that fits</source>
        <translation>合适的最简数</translation>
    </message>
    <message>
        <source>in binary %1 = %2</source>
        <translation>二进制 %1 = %2</translation>
    </message>
    <message>
        <source>Left: no move</source>
        <translation>左方：没有走法</translation>
    </message>
    <message>
        <source>Right: no move</source>
        <translation>右方：没有走法</translation>
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
        <translation>二进制 %1</translation>
    </message>
    <message>
        <source>Left: no option</source>
        <translation>左方：没有选项</translation>
    </message>
    <message>
        <source>Right: no option</source>
        <translation>右方：没有选项</translation>
    </message>
</context>
<context>
    <name>OutcomeLegend</name>
    <message>
        <source>L: Left wins</source>
        <translation>L：左方胜</translation>
    </message>
    <message>
        <source>R: Right wins</source>
        <translation>R：右方胜</translation>
    </message>
    <message>
        <source>N: the first wins</source>
        <translation>N：先走者胜</translation>
    </message>
    <message>
        <source>P: the first loses</source>
        <translation>P：先走者败</translation>
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
        <translation>每个新数对：尚未用过的最小数，再加 k</translation>
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
        <translation>P：必败</translation>
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
        <translation>加上不变</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>来回都通</translation>
    </message>
</context>
<context>
    <name>RegretFigure</name>
    <message>
        <source>row player</source>
        <translation>行玩家</translation>
    </message>
    <message>
        <source>column player</source>
        <translation>列玩家</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>本轮</translation>
    </message>
    <message>
        <source>regret+</source>
        <translation>遗憾值+</translation>
    </message>
    <message>
        <source>regret</source>
        <translation>遗憾值</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>the row player’s average</source>
        <translation>行玩家的平均策略</translation>
    </message>
    <message>
        <source>the column player’s average</source>
        <translation>列玩家的平均策略</translation>
    </message>
    <message>
        <source>negative regret</source>
        <translation>负遗憾值</translation>
    </message>
    <message>
        <source>played</source>
        <translation>本轮策略</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>an equilibrium</source>
        <translation>一个均衡</translation>
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
        <translation>还有 %1 个行动</translation>
    </message>
    <message>
        <source>positive regret</source>
        <translation>正遗憾值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>regret matching+, %1</source>
        <translation>遗憾匹配+，%1</translation>
    </message>
    <message>
        <source>regret matching, %1</source>
        <translation>遗憾匹配，%1</translation>
    </message>
</context>
<context>
    <name>SheetPages</name>
    <message>
        <source>page %1</source>
        <translation>第 %1 页</translation>
    </message>
</context>
<context>
    <name>ThermographFigure</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值 %1</translation>
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
        <translation>左墙</translation>
    </message>
    <message>
        <source>Right’s wall</source>
        <translation>右墙</translation>
    </message>
    <message>
        <source>before the tax</source>
        <translation>付税之前</translation>
    </message>
    <message>
        <source>mast: the mean</source>
        <translation>桅杆：均值</translation>
    </message>
    <message>
        <source>%1 cooled by %2: %3</source>
        <translation>%1 冷却 %2：%3</translation>
    </message>
    <message>
        <source>%1 heated by %2: %3</source>
        <translation>%1 加热 %2：%3</translation>
    </message>
</context>
<context>
    <name>VesselsFigure</name>
    <message>
        <source>estate: %1 of %2 poured in</source>
        <translation>遗产：已倒入 %1，共 %2</translation>
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
        <translation>债权</translation>
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
        <translation>此时</translation>
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
        <translation>已满</translation>
    </message>
    <message>
        <source>Player %1 claims %2; at the level %3 his vessel holds %4</source>
        <translation>玩家 %1 的债权是 %2；水位为 %3 时，他的容器中有 %4</translation>
    </message>
    <message>
        <source>water: what each gets</source>
        <translation>水：各人所得</translation>
    </message>
    <message>
        <source>a tube holds nothing</source>
        <translation>细管不盛水</translation>
    </message>
</context>
<context>
    <name>XorFigure</name>
    <message>
        <source>1 one</source>
        <translation>1 个 1</translation>
    </message>
    <message>
        <source>%1 ones</source>
        <translation>%1 个 1</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>1 的个数</translation>
    </message>
    <message>
        <source>a one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>a one in an odd column</source>
        <translation>奇数列中的 1</translation>
    </message>
    <message>
        <source>column %1: ones: %2, even</source>
        <translation>位值 %1 的列：%2 个 1，偶数</translation>
    </message>
    <message>
        <source>column %1: ones: %2, odd</source>
        <translation>位值 %1 的列：%2 个 1，奇数</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>……另有 %1 个</translation>
    </message>
    <message>
        <source>%1 more, counted in the columns</source>
        <translation>另有 %1 个，已计入各列</translation>
    </message>
    <message>
        <source>a row with a winning move</source>
        <translation>有必胜走法的行</translation>
    </message>
    <message>
        <source>mod %1</source>
        <translation>mod %1</translation>
    </message>
    <message>
        <source>column %1: ones: %2, and %2 mod %3 = %4</source>
        <translation>位值 %1 的列：%2 个 1，%2 mod %3 = %4</translation>
    </message>
    <message>
        <source>a one where the count is not a multiple of %1</source>
        <translation>个数不是 %1 的倍数的列中的 1</translation>
    </message>
    <message>
        <source>1, 2, 4 …: what a one counts</source>
        <translation>1、2、4…：一个 1 所代表的数</translation>
    </message>
    <message>
        <source>⊕: the XOR</source>
        <translation>⊕：异或</translation>
    </message>
    <message>
        <source>has no partner</source>
        <translation>没有配对</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>There is no game “%1”; the games are: %2.</source>
        <translation>没有游戏“%1”；可用的游戏有：%2。</translation>
    </message>
    <message>
        <source>if x has no option: x is P</source>
        <translation>若 x 无后继：x 是 P</translation>
    </message>
    <message>
        <source>if x has no option: x is N</source>
        <translation>若 x 无后继：x 是 N</translation>
    </message>
    <message>
        <source>for each option y of x:</source>
        <translation>对 x 的每个后继 y：</translation>
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
        <translation>否则 x 是 P</translation>
    </message>
    <message>
        <source>%1 is out of reach: it is not known who wins it.</source>
        <translation>%1 超出计算范围：不知道谁胜。</translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be P.</source>
        <translation>%1 保持折叠；已知它是 P（必败）。</translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be N.</source>
        <translation>%1 保持折叠；已知它是 N（必胜）。</translation>
    </message>
    <message>
        <source>Every option of %1 is N, so it is P.</source>
        <translation>%1 的后继全是 N（必胜），所以它是 P（必败）。</translation>
    </message>
    <message>
        <source>%1 is known to be N.</source>
        <translation>已知 %1 是 N（必胜）。</translation>
    </message>
    <message>
        <source>%1 is P, so %2 is N.</source>
        <translation>%1 是 P（必败），所以 %2 是 N（必胜）。</translation>
    </message>
    <message>
        <source>Who wins, from the leaves up</source>
        <translation>谁胜：自叶节点向上推</translation>
    </message>
    <message>
        <source>Nothing is labelled yet. A position is N if some option is P, and P if every option is N.</source>
        <translation>尚未标记。有后继是 P（必败）的局面是 N（必胜），后继全是 N 的局面是 P。</translation>
    </message>
    <message>
        <source>S ← ∅</source>
        <translation>S ← ∅</translation>
    </message>
    <message>
        <source>for each option y of x: S ← S ∪ { SG(y) }</source>
        <translation>对 x 的每个后继 y：S&#xa0;←&#xa0;S&#xa0;∪&#xa0;{&#xa0;SG(y)&#xa0;}</translation>
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
        <translation>后继 %1 的值是 %2：放入 S。</translation>
    </message>
    <message>
        <source>The option %1 has value %2, which S holds already.</source>
        <translation>后继 %1 的值是 %2，S 中已有。</translation>
    </message>
    <message>
        <source>The options %1 to %2 put their values into S: %3.</source>
        <translation>第 %1 至第 %2 个后继的值放入 S：%3。</translation>
    </message>
    <message>
        <source>0, 1, 2, … up to %1 are all in S.</source>
        <translation>0、1、2、……直到 %1 都在 S 中。</translation>
    </message>
    <message>
        <source>The values of all options are in S. g begins at 0.</source>
        <translation>所有后继的值都已在 S 中。g 从 0 开始。</translation>
    </message>
    <message>
        <source>%1 is in S, so g becomes %2.</source>
        <translation>%1 在 S 中，所以 g 变为 %2。</translation>
    </message>
    <message>
        <source>%1 is not in S: it is the least number missing.</source>
        <translation>%1 不在 S 中：它是 S 中缺少的最小数。</translation>
    </message>
    <message>
        <source>The value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>%1 has no option: nothing is in S, and the least number missing is 0.</source>
        <translation>%1 没有后继：S 为空集，缺少的最小数是 0。</translation>
    </message>
    <message>
        <source>x = %1 has %2 options. S is empty.</source>
        <translation>x = %1 有 %2 个后继。S 为空集。</translation>
    </message>
    <message>
        <source>The value of %1 is 0: no option is 0, so it is P.</source>
        <translation>%1 的值是 0：没有值为 0 的后继，所以它是 P（必败）。</translation>
    </message>
    <message>
        <source>The value of %1 is %2: some option is 0, so it is N.</source>
        <translation>%1 的值是 %2：有值为 0 的后继，所以它是 N（必胜）。</translation>
    </message>
    <message>
        <source>x = %1 has %2 options. Their values are out of reach, but it is known who wins them.</source>
        <translation>x = %1 有 %2 个后继。它们的值算不出，但谁胜可以判定。</translation>
    </message>
    <message>
        <source>The option %1 is N: moving there does not win.</source>
        <translation>后继 %1 是 N（必胜）：走到那里赢不了。</translation>
    </message>
    <message>
        <source>The options %1 to %2 are all N.</source>
        <translation>第 %1 至第 %2 个后继都是 N（必胜）。</translation>
    </message>
    <message>
        <source>The option %1 is P: moving there wins, so %2 is N.</source>
        <translation>后继 %1 是 P（必败）：走到那里即胜，所以 %2 是 N（必胜）。</translation>
    </message>
    <message>
        <source>No option is P, so %1 is P.</source>
        <translation>没有后继是 P（必败），所以 %1 是 P。</translation>
    </message>
    <message>
        <source>Who wins %1</source>
        <translation>%1 谁胜</translation>
    </message>
    <message>
        <source>%1 has too many options to step through.</source>
        <translation>%1 的后继太多，无法逐步演示。</translation>
    </message>
    <message>
        <source>%1 is P</source>
        <translation>%1 是 P（必败）</translation>
    </message>
    <message>
        <source>%1 is N</source>
        <translation>%1 是 N（必胜）</translation>
    </message>
    <message>
        <source>%1 is a draw</source>
        <translation>%1 是平局</translation>
    </message>
    <message>
        <source>No move is left: the player to move has lost.</source>
        <translation>已无棋可走：当前玩家已败。</translation>
    </message>
    <message>
        <source>No move is left: in misère play the player to move has won.</source>
        <translation>已无棋可走：反常规则下，当前玩家获胜。</translation>
    </message>
    <message>
        <source>Whatever you do from here, the other player wins: every option is N.</source>
        <translation>无论怎么走，都是对方胜：后继全是 N（必胜）。</translation>
    </message>
    <message>
        <source>Move to %1, which is P: from there the other player cannot win.</source>
        <translation>走到 %1，它是 P（必败）：对方从那里无法取胜。</translation>
    </message>
    <message>
        <source>It is the only winning move.</source>
        <translation>这是唯一的必胜走法。</translation>
    </message>
    <message>
        <source>There are %1 winning moves.</source>
        <translation>共有 %1 种必胜走法。</translation>
    </message>
    <message>
        <source>S ← h₁ ⊕ h₂ ⊕ … ⊕ hₙ</source>
        <translation>S ← h₁ ⊕ h₂ ⊕ … ⊕ hₙ</translation>
    </message>
    <message>
        <source>if S = 0: no winning move</source>
        <translation>若 S = 0：没有必胜走法</translation>
    </message>
    <message>
        <source>k ← highest one of S</source>
        <translation>k ← S 中最高的 1 所在位</translation>
    </message>
    <message>
        <source>pick h with bit k set</source>
        <translation>选第 k 位为 1 的堆 h</translation>
    </message>
    <message>
        <source>h′ ← h ⊕ S</source>
        <translation>h′ ← h ⊕ S</translation>
    </message>
    <message>
        <source>move h to h′</source>
        <translation>把 h 变为 h′</translation>
    </message>
    <message>
        <source>if no other h &gt; 1: leave an odd number of ones</source>
        <translation>若没有别的 h &gt; 1：留下奇数个 1</translation>
    </message>
    <message>
        <source>The ones in column %1: %2, an even number. S has a 0 there.</source>
        <translation>位值 %1 的列有 %2 个 1，是偶数：S 在该位为 0。</translation>
    </message>
    <message>
        <source>The ones in column %1: %2, an odd number. S has a 1 there.</source>
        <translation>位值 %1 的列有 %2 个 1，是奇数：S 在该位为 1。</translation>
    </message>
    <message>
        <source>No value is above 1, and the number of ones, %1, is odd: the last of them is left to the player to move, who loses.</source>
        <translation>没有大于 1 的值，1 的个数 %1 是奇数：最后一个 1 留给当前玩家，必败。</translation>
    </message>
    <message>
        <source>S = 0: every column is even.</source>
        <translation>S = 0：每列都是偶数。</translation>
    </message>
    <message>
        <source>Misère play ends no differently: some value is still above 1, and whoever then first leaves only ones and zeros chooses their parity.</source>
        <translation>反常规则下结局相同：仍有大于 1 的值，而谁先使各值只剩 0 和 1，谁就能选择 1 的奇偶。</translation>
    </message>
    <message>
        <source>S = %1 is not 0: the player to move wins.</source>
        <translation>S = %1 不为 0：当前玩家必胜。</translation>
    </message>
    <message>
        <source>Column %1 is the highest odd one.</source>
        <translation>位值 %1 的列是最高的奇数列。</translation>
    </message>
    <message>
        <source>%1 ⊕ %2 = %3: with that value every column would be even.</source>
        <translation>%1 ⊕ %2 = %3：取这个值时，每列都是偶数。</translation>
    </message>
    <message>
        <source>No value is above 1. Here misère play differs from normal play: what counts is that an odd number of ones is left to the other player.</source>
        <translation>没有大于 1 的值。此时反常规则与常规规则不同：关键是留给对方奇数个 1。</translation>
    </message>
    <message>
        <source>Normal play would make it %1, an even number of ones; misère play makes it %2.</source>
        <translation>常规规则把它变为 %1，留下偶数个 1；反常规则把它变为 %2。</translation>
    </message>
    <message>
        <source>Every column now holds an even number of ones: the other player is at P.</source>
        <translation>现在每列都有偶数个 1：对方处于 P（必败）。</translation>
    </message>
    <message>
        <source>An odd number of ones is left, and nothing above: the last move falls to the other player, who loses.</source>
        <translation>剩下奇数个 1，没有更大的值：最后一步落到对方，对方必败。</translation>
    </message>
    <message>
        <source>The XOR of %1</source>
        <translation>%1 的异或</translation>
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
        <translation>从一堆中至少取 1 个、至多取 m 个。</translation>
    </message>
    <message>
        <source>largest take</source>
        <translation>最多可取</translation>
    </message>
    <message>
        <source>the most that one turn may take</source>
        <translation>一次最多能取的个数</translation>
    </message>
    <message>
        <source>one heap or several, for example 21</source>
        <translation>一堆或多堆，例如 21</translation>
    </message>
    <message>
        <source>Take 1 to 3 from 21</source>
        <translation>从 21 个中取 1 至 3 个</translation>
    </message>
    <message>
        <source>Lost: take 1 to 4 from 20</source>
        <translation>必败：从 20 个中取 1 至 4 个</translation>
    </message>
    <message>
        <source>Three heaps: 5, 9, 14</source>
        <translation>三堆：5、9、14</translation>
    </message>
    <message>
        <source>Misère: 13</source>
        <translation>反常规则：13</translation>
    </message>
    <message>
        <source>Remainders</source>
        <translation>余数定理</translation>
    </message>
    <message>
        <source>A heap of n is worth n mod (m + 1), and several heaps the XOR of these. So one heap is P exactly when m + 1 divides it. In misère play the same, except when no heap is worth more than 1: then the position is P exactly when the number of heaps worth 1 is odd.</source>
        <translation>大小为 n 的堆的值是 n mod (m + 1)，多堆的值是各堆值的异或。因此单堆是 P（必败）当且仅当 m + 1 整除它。反常规则下相同，除非没有一堆的值大于 1：此时局面是 P 当且仅当值为 1 的堆有奇数个。</translation>
    </message>
    <message>
        <source>all heaps</source>
        <translation>所有堆</translation>
    </message>
    <message>
        <source>play</source>
        <translation>胜负规则</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>常规规则</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>反常规则</translation>
    </message>
    <message>
        <source>normal: whoever makes the last move wins; misère: whoever makes it loses</source>
        <translation>常规规则：走最后一步者胜；反常规则：走最后一步者败</translation>
    </message>
    <message>
        <source>“%1” is not one of %2.</source>
        <translation>“%1”不在以下各项之中：%2。</translation>
    </message>
    <message>
        <source>There is no parameter “%1” here; the parameters are: %2.</source>
        <translation>这里没有参数“%1”；可用的参数有：%2。</translation>
    </message>
    <message>
        <source>king</source>
        <translation>王</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>后</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>车</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>象</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>马</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>the piece that walks; “own” moves by the vectors below</source>
        <translation>所走的棋子；“自定”按下面的向量走</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自定</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>the moves of the piece “own”: steps a,b separated by semicolons, each lowering a + b; a star lets a step be repeated</source>
        <translation>“自定”棋子的走法：用分号分隔的步 a,b，每步都使 a + b 减小；加星号的步可以重复</translation>
    </message>
    <message>
        <source>A vector such as -1,0 is missing at column %1.</source>
        <translation>第 %1 个字符处缺少形如 -1,0 的向量。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a vector: two numbers such as -1,0, with a star where the step may be repeated.</source>
        <translation>第 %2 个字符处的“%1”不是向量：应为形如 -1,0 的两个数，可重复的步加星号。</translation>
    </message>
    <message>
        <source>The vector %1,%2 at column %3 does not lower a + b, so that the game might never end.</source>
        <translation>第 %3 个字符处的向量 %1,%2 不使 a + b 减小，游戏可能永不结束。</translation>
    </message>
    <message>
        <source>There are more than %1 vectors.</source>
        <translation>向量超过 %1 个。</translation>
    </message>
    <message>
        <source>King, queen, rook …</source>
        <translation>王、后、车……</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>A piece walks on a quarter-board towards the corner (0, 0), by the moves of its kind that lower a + b.</source>
        <translation>棋子在四分之一无限棋盘上走向角落 (0, 0)，只能用该棋子走法中使 a + b 减小的那些。</translation>
    </message>
    <message>
        <source>a cell, counted from 0, for example 6,9</source>
        <translation>一个格子，从 0 数起，例如 6,9</translation>
    </message>
    <message>
        <source>King</source>
        <translation>王</translation>
    </message>
    <message>
        <source>Queen: Wythoff’s game</source>
        <translation>后：威佐夫博弈</translation>
    </message>
    <message>
        <source>Rook: two heaps of Nim</source>
        <translation>车：两堆尼姆</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>象</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>马</translation>
    </message>
    <message>
        <source>A rook that also leaps</source>
        <translation>会跳的车</translation>
    </message>
    <message>
        <source>There are %1 heaps; at most %2 are allowed.</source>
        <translation>共有 %1 堆；最多允许 %2 堆。</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>取 %1 个</translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <translation>从第 %2 堆取 %1 个</translation>
    </message>
    <message>
        <source>Kiki’s board</source>
        <translation>Kiki 的棋盘</translation>
    </message>
    <message>
        <source>A coin at the top right of a board goes one step left, down, or diagonally left and down. It stops at the bottom left.</source>
        <translation>硬币从棋盘右上角出发，每步向左、向下或向左下走一格，到左下角为止。</translation>
    </message>
    <message>
        <source>the coin’s row and column, counted from 1, for example 8,11</source>
        <translation>硬币所在的行和列，从 1 数起，例如 8,11</translation>
    </message>
    <message>
        <source>A board of 8 × 11</source>
        <translation>8 × 11 棋盘</translation>
    </message>
    <message>
        <source>Both odd: 5 × 7</source>
        <translation>都是奇数：5 × 7</translation>
    </message>
    <message>
        <source>A small tree: 3 × 3</source>
        <translation>小博弈树：3 × 3</translation>
    </message>
    <message>
        <source>Misère: 1 × 6</source>
        <translation>反常规则：1 × 6</translation>
    </message>
    <message>
        <source>Both odd</source>
        <translation>都是奇数</translation>
    </message>
    <message>
        <source>A position is P exactly when its row and its column are both odd. Let k be the smaller and l the larger of the two. For odd k the value is 0 if l is odd and 1 if it is even; for even k it is 3 if l is odd and 2 if it is even. In misère play 0 and 1 are exchanged where k is 1.</source>
        <translation>局面是 P（必败）当且仅当行号和列号都是奇数。设两者中较小的为 k，较大的为 l。k 为奇数时，l 为奇数则值为 0，为偶数则值为 1；k 为偶数时，l 为奇数则值为 3，为偶数则值为 2。反常规则下，k 为 1 处的 0 与 1 互换。</translation>
    </message>
    <message>
        <source>all boards</source>
        <translation>所有棋盘</translation>
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
        <translation>从一堆中取任意多个，至少 1 个。</translation>
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
        <translation>小博弈树：1、2</translation>
    </message>
    <message>
        <source>Misère: 1, 1, 2</source>
        <translation>反常规则：1、1、2</translation>
    </message>
    <message>
        <source>Bouton’s theorem</source>
        <translation>布顿定理</translation>
    </message>
    <message>
        <source>A position is P exactly when the XOR of the heaps is 0. In misère play the same, except when no heap is above 1: then it is P exactly when the number of ones is odd.</source>
        <translation>局面是 P（必败）当且仅当各堆的异或为 0。反常规则下相同，除非没有大于 1 的堆：此时局面是 P 当且仅当 1 的个数为奇数。</translation>
    </message>
    <message>
        <source>The king’s parities</source>
        <translation>王的奇偶性</translation>
    </message>
    <message>
        <source>A cell is P exactly when both numbers are even. The value is 0 or 1 where the smaller number is even, 2 or 3 where it is odd: first the one, then the other, as the larger number grows. In misère play 0 and 1 are exchanged on the border.</source>
        <translation>格是 P（必败）当且仅当两个数都是偶数。较小的数为偶数处，值为 0 或 1；为奇数处，值为 2 或 3：随较大的数增大，两值轮流出现。反常规则下，边界上的 0 与 1 互换。</translation>
    </message>
    <message>
        <source>all cells</source>
        <translation>所有格</translation>
    </message>
    <message>
        <source>The golden rays</source>
        <translation>黄金射线</translation>
    </message>
    <message>
        <source>The P-positions are the pairs (⌊kφ⌋, ⌊kφ⌋ + k), in either order. Every positive integer is in exactly one of them. In misère play the first two, (0, 0) and (1, 2), give way to (0, 1) and (2, 2).</source>
        <translation>P 局面（必败）是数对 (⌊kφ⌋, ⌊kφ⌋ + k)，不论次序。每个正整数恰好属于其中一对。反常规则下，前两对 (0, 0) 和 (1, 2) 换成 (0, 1) 和 (2, 2)。</translation>
    </message>
    <message>
        <source>all pairs; the SG values themselves have no known formula</source>
        <translation>所有数对；SG 值本身没有已知公式</translation>
    </message>
    <message>
        <source>The rook plays Nim</source>
        <translation>车即尼姆博弈</translation>
    </message>
    <message>
        <source>The value is a ⊕ b, so that the P-positions are the diagonal. In misère play 0 and 1 are exchanged where neither number is above 1.</source>
        <translation>值是 a ⊕ b，所以 P 局面（必败）就是对角线。反常规则下，两个数都不大于 1 处的 0 与 1 互换。</translation>
    </message>
    <message>
        <source>The bishop plays one heap</source>
        <translation>象即单堆尼姆</translation>
    </message>
    <message>
        <source>The value is the smaller of the two numbers. In misère play 0 and 1 are exchanged.</source>
        <translation>值是两个数中较小的一个。反常规则下，0 与 1 互换。</translation>
    </message>
    <message>
        <source>The knight’s squares</source>
        <translation>马的方格</translation>
    </message>
    <message>
        <source>A cell is P exactly when both numbers leave 0 or 1 when divided by 4.</source>
        <translation>格是 P（必败）当且仅当两个数除以 4 都余 0 或 1。</translation>
    </message>
    <message>
        <source>normal play; no formula is known here for the values or for misère play</source>
        <translation>常规规则；SG 值和反常规则在此没有已知公式</translation>
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
        <translation>减法游戏</translation>
    </message>
    <message>
        <source>Take from one heap any number that is in the set.</source>
        <translation>从一堆中取若干个，个数须在集合中。</translation>
    </message>
    <message>
        <source>set</source>
        <translation>集合</translation>
    </message>
    <message>
        <source>the numbers that may be taken, for example 1,2,4</source>
        <translation>可以取的个数，例如 1,2,4</translation>
    </message>
    <message>
        <source>one heap or several, for example 17</source>
        <translation>一堆或多堆，例如 17</translation>
    </message>
    <message>
        <source>Take 2, 3 or 7 from 17</source>
        <translation>从 17 个中取 2、3 或 7 个</translation>
    </message>
    <message>
        <source>Powers of two: n mod 3</source>
        <translation>2 的幂：n mod 3</translation>
    </message>
    <message>
        <source>Three heaps: 6, 9, 11</source>
        <translation>三堆：6、9、11</translation>
    </message>
    <message>
        <source>Misère: 17</source>
        <translation>反常规则：17</translation>
    </message>
    <message>
        <source>Ultimately periodic</source>
        <translation>最终周期性</translation>
    </message>
    <message>
        <source>The values of a heap repeat from some size on: each depends only on as many values before it as the largest take is long, so that once so many in a row have come back, everything comes back.</source>
        <translation>堆的值从某个大小起循环：每个值只取决于它前面的若干个值，个数等于最多可取的数；只要连续这么多个值重现，以后就全部重现。</translation>
    </message>
    <message>
        <source>every finite set</source>
        <translation>任意有限集</translation>
    </message>
    <message>
        <source>If the set has 1 … k − 1 and no multiple of k, a heap of n is worth n mod k. So it is for the powers of two, with k = 3.</source>
        <translation>若集合含有 1 … k − 1 而不含 k 的倍数，则大小为 n 的堆的值是 n mod k。2 的幂便是如此，其中 k = 3。</translation>
    </message>
    <message>
        <source>sets with 1 that have no multiple of the least number they lack</source>
        <translation>含 1、且不含所缺最小数的倍数的集合</translation>
    </message>
    <message>
        <source>Misère play</source>
        <translation>反常规则</translation>
    </message>
    <message>
        <source>As in normal play, except when no heap is worth more than 1: then the position is P exactly when the number of heaps worth 1 is odd.</source>
        <translation>与常规规则相同，除非没有一堆的值大于 1：此时局面是 P（必败）当且仅当值为 1 的堆有奇数个。</translation>
    </message>
    <message>
        <source>every set; the values are those of normal play</source>
        <translation>任意集合；值指常规规则下的值</translation>
    </message>
    <message>
        <source>A cell is two numbers, for example 4,7; here are %1.</source>
        <translation>格子应为两个数，例如 4,7；这里有 %1 个数。</translation>
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
        <translation>两堆：从一堆中取任意多个，或从两堆中取同样多个。</translation>
    </message>
    <message>
        <source>two heaps, for example 4,7</source>
        <translation>两堆，例如 4,7</translation>
    </message>
    <message>
        <source>A cold pair: 6, 10</source>
        <translation>奇异局势：6、10</translation>
    </message>
    <message>
        <source>take %1 from both heaps</source>
        <translation>从两堆各取 %1 个</translation>
    </message>
    <message>
        <source>This position has %1 options; a tree opens at most %2 at once.</source>
        <translation>该局面有 %1 个后继；树一次最多展开 %2 个。</translation>
    </message>
    <message>
        <source>The tree has %1 nodes already; its limit is %2.</source>
        <translation>树已有 %1 个节点；上限是 %2 个。</translation>
    </message>
    <message>
        <source>A grid of %1 × %2 needs %3 MB; the limit is %4 MB.</source>
        <translation>%1 × %2 的网格需要 %3 MB；上限是 %4 MB。</translation>
    </message>
    <message>
        <source>A cell of a %1 × %2 grid may have a value above the limit of %3.</source>
        <translation>%1 × %2 网格中可能有格的值超过上限 %3。</translation>
    </message>
    <message>
        <source>A heap of %1 has more than %2 moves to try.</source>
        <translation>大小 %1 的堆要尝试的走法超过 %2 种。</translation>
    </message>
    <message>
        <source>A line of %1 values is above the limit of %2 values.</source>
        <translation>%1 个值的序列超过上限 %2 个。</translation>
    </message>
    <message>
        <source>“%1” is not a path in a tree, which is written like 0.3.1.</source>
        <translation>“%1”不是树中的路径，路径应写成 0.3.1 的形式。</translation>
    </message>
    <message>
        <source>“%1” does not say which node of a tree is opened (+0.3.1) or closed (-0.3.1).</source>
        <translation>“%1”没有说明展开 (+0.3.1) 或折叠 (-0.3.1) 树的哪个节点。</translation>
    </message>
    <message>
        <source>A heap of %1 is above the limit of %2.</source>
        <translation>大小 %1 的堆超过上限 %2。</translation>
    </message>
    <message>
        <source>The table for (%1, %2) would be above the limit of %3 cells or have values above %4.</source>
        <translation>(%1, %2) 的表会超过上限 %3 格，或有大于 %4 的值。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>A number from %1 to %2 is missing at column %3.</source>
        <translation>第 %3 个字符处缺少一个 %1 至 %2 的数。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a whole number from %3 to %4.</source>
        <translation>第 %2 个字符处的“%1”不是 %3 至 %4 的整数。</translation>
    </message>
    <message>
        <source>%1 at column %2 is outside the range %3 to %4.</source>
        <translation>第 %2 个字符处的 %1 不在 %3 至 %4 的范围内。</translation>
    </message>
    <message>
        <source>This game has no view “%1”.</source>
        <translation>该游戏没有视图“%1”。</translation>
    </message>
    <message>
        <source>The document has no text here.</source>
        <translation>文档此处应为文本。</translation>
    </message>
    <message>
        <source>Here belongs a list of values in braces, such as {&quot;m&quot;: &quot;3&quot;}.</source>
        <translation>此处应为花括号中的一组值，例如 {&quot;m&quot;: &quot;3&quot;}。</translation>
    </message>
    <message>
        <source>A camera is four numbers: left, top, width, height.</source>
        <translation>镜头应为四个数：左、上、宽、高。</translation>
    </message>
    <message>
        <source>A camera’s width and height must be above 0.</source>
        <translation>镜头的宽和高必须大于 0。</translation>
    </message>
    <message>
        <source>The file is empty; a Mexplorer document is a JSON object.</source>
        <translation>文件是空的；Mexplorer 文档是一个 JSON 对象。</translation>
    </message>
    <message>
        <source>The file is not a Mexplorer document: “format” is not “mexplorer”.</source>
        <translation>该文件不是 Mexplorer 文档：“format”不是“mexplorer”。</translation>
    </message>
    <message>
        <source>The document was written by a newer Mexplorer (format %1); this one reads formats up to %2.</source>
        <translation>该文档由更新版本的 Mexplorer 写出（格式 %1）；本程序最高只能读取格式 %2。</translation>
    </message>
    <message>
        <source>The document’s format number is missing or wrong.</source>
        <translation>文档的格式编号缺失或有误。</translation>
    </message>
    <message>
        <source>There is no view “%1”.</source>
        <translation>没有视图“%1”。</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>无法写入“%1”：%2。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>无法读取“%1”：%2。</translation>
    </message>
    <message>
        <source>“%1” is larger than the limit of %2 MB.</source>
        <translation>“%1”超过上限 %2 MB。</translation>
    </message>
    <message>
        <source>The picture cannot be written: %1.</source>
        <translation>无法写入图片：%1。</translation>
    </message>
    <message>
        <source>“%1” does not end in a known format; the known ones are %2.</source>
        <translation>“%1”的扩展名不是已知的格式；已知的有 %2。</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 cannot be made: each side must be from %3 to %4.</source>
        <translation>无法生成 %1 × %2 的图片：每边须为 %3 至 %4。</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 at scale %3 has more than %4 million pixels.</source>
        <translation>%1 × %2、缩放 %3 倍的图片超过 %4 百万像素。</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation>内存不足，无法生成图片。</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>The table is still being computed.</source>
        <translation>表仍在计算中。</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>着色</translation>
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
        <translation>值的一个二进制位</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>the divisor of “value mod k”, from %1 to %2</source>
        <translation>“值 mod k”的除数，%1 至 %2</translation>
    </message>
    <message>
        <source>bit</source>
        <translation>第几位</translation>
    </message>
    <message>
        <source>which binary digit, 0 for the ones, up to %1</source>
        <translation>第几个二进制位，最低位为 0，最大 %1</translation>
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
        <translation>十级</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>原点</translation>
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
        <translation>第一个数</translation>
    </message>
    <message>
        <source>across</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>if readable</source>
        <translation>能看清时</translation>
    </message>
    <message>
        <source>as small as can be</source>
        <translation>再小也写</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>rays</source>
        <translation>射线</translation>
    </message>
    <message>
        <source>the lines that the P-positions keep to</source>
        <translation>P 局面（必败）所靠近的直线</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>比对</translation>
    </message>
    <message>
        <source>“%1” is not a parameter: expected name=value, for example play=misere.</source>
        <translation>“%1”不是参数：应为 名称=值，例如 play=misere。</translation>
    </message>
    <message>
        <source>“%1” is not a size: expected two numbers with an x between, for example 24x24.</source>
        <translation>“%1”不是尺寸：应为中间有 x 的两个数，例如 24x24。</translation>
    </message>
    <message>
        <source>%1 has no values along a line.</source>
        <translation>%1 没有一维的值序列。</translation>
    </message>
    <message>
        <source>%1 has no grid of values.</source>
        <translation>%1 没有值的网格。</translation>
    </message>
    <message>
        <source>Give either --to N for a line or --size RxC for a grid.</source>
        <translation>序列请用 --to N，网格请用 --size RxC，二者选一。</translation>
    </message>
    <message>
        <source>“%1” is not a view of %2; its views are: %3.</source>
        <translation>“%1”不是 %2 的视图；它的视图有：%3。</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file; `mexplorer --help` lists the commands.</source>
        <translation>“%1”既不是命令也不是文件；`mexplorer --help` 列出各命令。</translation>
    </message>
    <message>
        <source>There is no display to open a window on; `mexplorer render` writes pictures without one.</source>
        <translation>没有可打开窗口的显示器；`mexplorer render` 无需显示器即可写出图片。</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>图</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>a file in DOT, digraph { a -&gt; b }, or in JSON, {&quot;a&quot;: [&quot;b&quot;]} or {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}</source>
        <translation>一个文件，用 DOT：digraph { a -&gt; b }，或用 JSON：{&quot;a&quot;: [&quot;b&quot;]} 或 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}</translation>
    </message>
    <message>
        <source>Ten nodes</source>
        <translation>十个节点</translation>
    </message>
    <message>
        <source>Take 1 or 2 from 7, as a graph</source>
        <translation>从 7 个中取 1 或 2 个的图</translation>
    </message>
    <message>
        <source>Two roads, in JSON</source>
        <translation>两条路（JSON）</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>核</translation>
    </message>
    <message>
        <source>The P-positions are the one set of nodes that no arrow joins and that every node outside has an arrow into.</source>
        <translation>P 局面（必败）是唯一的这样一组节点：其中任意两点间没有箭头，其外的每个节点都有箭头指向其中。</translation>
    </message>
    <message>
        <source>normal play, every graph without cycles</source>
        <translation>常规规则，任意无环图</translation>
    </message>
    <message>
        <source>move to %1</source>
        <translation>走到 %1</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 means nothing in DOT outside quotes.</source>
        <translation>第 %2 行第 %3 个字符处的“%1”在 DOT 的引号之外没有意义。</translation>
    </message>
    <message>
        <source>The text breaks off: what begins with “%1” at line %2, column %3 is never closed.</source>
        <translation>文本中断：第 %2 行第 %3 个字符处以“%1”开头的部分没有结束。</translation>
    </message>
    <message>
        <source>The graph has more than %1 nodes.</source>
        <translation>图的节点超过 %1 个。</translation>
    </message>
    <message>
        <source>The graph has more than %1 edges.</source>
        <translation>图的边超过 %1 条。</translation>
    </message>
    <message>
        <source>The graph has a cycle: %1.</source>
        <translation>图中有环：%1。</translation>
    </message>
    <message>
        <source>The graph has a cycle of %1 nodes: %2.</source>
        <translation>图中有 %1 个节点的环：%2。</translation>
    </message>
    <message>
        <source>The graph has no nodes.</source>
        <translation>图没有节点。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 stands after the end of the graph.</source>
        <translation>第 %2 行第 %3 个字符处的“%1”在图结束之后。</translation>
    </message>
    <message>
        <source>The graph is empty; write it in DOT, digraph { a -&gt; b }, or in JSON, {&quot;a&quot;: [&quot;b&quot;]}.</source>
        <translation>图是空的；请用 DOT 写成 digraph { a -&gt; b }，或用 JSON 写成 {&quot;a&quot;: [&quot;b&quot;]}。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 makes the graph undirected; write “digraph”, and “-&gt;” between nodes.</source>
        <translation>第 %2 行第 %3 个字符处的“%1”使图成为无向图；请写“digraph”，节点之间写“-&gt;”。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 begins neither a DOT graph (“digraph {”) nor a JSON one (“{”).</source>
        <translation>第 %2 行第 %3 个字符处的“%1”既不是 DOT 图（“digraph {”）也不是 JSON 图（“{”）的开头。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 stands where “{” should open the graph or a group of nodes.</source>
        <translation>第 %2 行第 %3 个字符处是“%1”，此处应以“{”开始一个图或一组节点。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 makes the graph undirected; write “-&gt;”.</source>
        <translation>第 %2 行第 %3 个字符处的“%1”使图成为无向图；请写“-&gt;”。</translation>
    </message>
    <message>
        <source>Groups are nested more than %1 deep at line %2, column %3.</source>
        <translation>第 %2 行第 %3 个字符处，组的嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 stands where a node, a group of nodes in braces or “}” should.</source>
        <translation>第 %2 行第 %3 个字符处是“%1”，此处应为节点、花括号中的一组节点或“}”。</translation>
    </message>
    <message>
        <source>The graph breaks off at line %1, column %2, before the “}” that closes it.</source>
        <translation>图在第 %1 行第 %2 个字符处中断，缺少结尾的“}”。</translation>
    </message>
    <message>
        <source>The name at line %1, column %2 is empty or has a control character.</source>
        <translation>第 %1 行第 %2 个字符处的名称为空或含有控制字符。</translation>
    </message>
    <message>
        <source>The graph has %1 MB; the limit is %2 MB.</source>
        <translation>图有 %1 MB；上限是 %2 MB。</translation>
    </message>
    <message>
        <source>The bytes at line %1, column %2 are not UTF-8 text; a graph is written in DOT or JSON.</source>
        <translation>第 %1 行第 %2 个字符处的字节不是 UTF-8 文本；图应写成 DOT 或 JSON。</translation>
    </message>
    <message>
        <source>The JSON breaks off at line %1, column %2.</source>
        <translation>JSON 在第 %1 行第 %2 个字符处中断。</translation>
    </message>
    <message>
        <source>A graph in JSON is an object: {&quot;a&quot;: [&quot;b&quot;, &quot;c&quot;]} or {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}.</source>
        <translation>JSON 写的图是一个对象：{&quot;a&quot;: [&quot;b&quot;, &quot;c&quot;]} 或 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}。</translation>
    </message>
    <message>
        <source>What ends at line %1, column %2 should be an array of names, such as [&quot;a&quot;, &quot;b&quot;].</source>
        <translation>在第 %1 行第 %2 个字符处结束的部分应为名称数组，例如 [&quot;a&quot;, &quot;b&quot;]。</translation>
    </message>
    <message>
        <source>What ends at line %1, column %2 should be an array of edges, such as [[&quot;a&quot;, &quot;b&quot;], [&quot;b&quot;, &quot;c&quot;]].</source>
        <translation>在第 %1 行第 %2 个字符处结束的部分应为边的数组，例如 [[&quot;a&quot;, &quot;b&quot;], [&quot;b&quot;, &quot;c&quot;]]。</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值的个数</translation>
    </message>
    <message>
        <source>how many values, from n = 0 on</source>
        <translation>从 n = 0 起的个数</translation>
    </message>
    <message>
        <source>period</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>marks every value that the closed form gets wrong</source>
        <translation>标出公式算错的每个值</translation>
    </message>
    <message>
        <source>The data cannot be written: %1.</source>
        <translation>无法写入数据：%1。</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>one node for each position instead of one for each way to get there (M)</source>
        <translation>每个局面一个节点，而非每条到达的路径一个（M）</translation>
    </message>
    <message>
        <source>show values</source>
        <translation>显示值</translation>
    </message>
    <message>
        <source>the value beside each node</source>
        <translation>在每个节点旁写出它的值</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点上限</translation>
    </message>
    <message>
        <source>root of the tree</source>
        <translation>树根</translation>
    </message>
    <message>
        <source>selected node</source>
        <translation>所选节点</translation>
    </message>
    <message>
        <source>nodes opened and closed by hand</source>
        <translation>手动开合</translation>
    </message>
    <message>
        <source>The output cannot be written: %1.</source>
        <translation>无法写出结果：%1。</translation>
    </message>
    <message>
        <source>The definition of %1 positions is out of reach: the limit is %2.</source>
        <translation>按定义算 %1 个局面超出范围：上限是 %2。</translation>
    </message>
    <message>
        <source>There are more than %1 coins.</source>
        <translation>硬币超过 %1 枚。</translation>
    </message>
    <message>
        <source>The value of a head at place %1 is above the limit of %2.</source>
        <translation>第 %1 位的正面的值超过上限 %2。</translation>
    </message>
    <message>
        <source>heap %1</source>
        <translation>第 %1 堆</translation>
    </message>
    <message>
        <source>The value of a part is out of reach.</source>
        <translation>其中一部分的值算不出来。</translation>
    </message>
    <message>
        <source>A sum has at most %1 components.</source>
        <translation>和至多有 %1 个子游戏。</translation>
    </message>
    <message>
        <source>The quotation from column %1 on is not closed.</source>
        <translation>从第 %1 个字符处开始的引号没有闭合。</translation>
    </message>
    <message>
        <source>At column %1 a component is missing: a game, a colon and a position, such as nim: 3,5.</source>
        <translation>第 %1 个字符处缺少一个子游戏：游戏、冒号和局面，例如 nim: 3,5。</translation>
    </message>
    <message>
        <source>At column %1 a parameter such as code=0.77, or a colon, was expected.</source>
        <translation>第 %1 个字符处应为参数（例如 code=0.77）或冒号。</translation>
    </message>
    <message>
        <source>in component %1: %2</source>
        <translation>在第 %1 个子游戏中：%2</translation>
    </message>
    <message>
        <source>Component %1, %2, is not tame, or too large to tell: in misère play the SJ theorem does not hold for this sum, and there are no XOR steps.</source>
        <translation>第 %1 个子游戏（%2）不驯顺，或太大而无从判断：在反常规则下 SJ 定理对这个和不成立，没有异或步骤。</translation>
    </message>
    <message>
        <source>component %1</source>
        <translation>第 %1 个子游戏</translation>
    </message>
    <message>
        <source>Sum of games</source>
        <translation>游戏之和</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Positions of different games side by side: a turn is a move in one of them.</source>
        <translation>几个不同游戏的局面并排放着：每步在其中一个里走一步。</translation>
    </message>
    <message>
        <source>games and positions, for example nim: 3,5; bash m=4: 9; wythoff: 4,7</source>
        <translation>游戏与局面，例如 nim: 3,5; bash m=4: 9; wythoff: 4,7</translation>
    </message>
    <message>
        <source>Nim, Wythoff and Bash</source>
        <translation>尼姆、威佐夫与巴什</translation>
    </message>
    <message>
        <source>A P-position: Kiki’s board and a heap</source>
        <translation>P 局面：Kiki 的棋盘与一堆</translation>
    </message>
    <message>
        <source>A king, a knight and a heap</source>
        <translation>王、马与一堆</translation>
    </message>
    <message>
        <source>A small tree</source>
        <translation>小博弈树</translation>
    </message>
    <message>
        <source>Misère: a heap and Wythoff</source>
        <translation>反常规则：一堆与威佐夫</translation>
    </message>
    <message>
        <source>Sprague and Grundy’s theorem</source>
        <translation>斯普拉格–格伦迪定理</translation>
    </message>
    <message>
        <source>The value of a sum is the XOR of its components’ values; so the sum is P exactly when that is 0.</source>
        <translation>游戏之和的值是各子游戏的值的异或；所以它是 P（必败）当且仅当异或为 0。</translation>
    </message>
    <message>
        <source>normal play, every sum of impartial games</source>
        <translation>常规规则，任意公平组合游戏之和</translation>
    </message>
    <message>
        <source>SJ theorem</source>
        <translation>SJ 定理</translation>
    </message>
    <message>
        <source>In misère play the player to move wins exactly when the XOR is not 0 and some component is large, or the XOR is 0 and none is. A component is large if its value is above 1, or the same in both plays.</source>
        <translation>在反常规则下，当前玩家必胜当且仅当：异或不为 0 且有“大”的子游戏，或异或为 0 且没有“大”的子游戏。值大于 1、或在两种规则下的值相同的子游戏称为“大”的。</translation>
    </message>
    <message>
        <source>sums of tame components: everything that can be reached in them is worth (0, 1), (1, 0) or (n, n) in normal and misère play</source>
        <translation>由驯顺的子游戏组成的和：其中能到达的每个局面，在常规与反常规则下的值是 (0, 1)、(1, 0) 或 (n, n)</translation>
    </message>
    <message>
        <source>A sum cannot be a component; list its components instead.</source>
        <translation>和不能作为子游戏；请直接列出它的各个子游戏。</translation>
    </message>
    <message>
        <source>The play is that of the whole sum; a component has none.</source>
        <translation>胜负规则属于整个和；子游戏没有自己的胜负规则。</translation>
    </message>
    <message>
        <source>It is known who wins “%1”, but a sum needs its SG value, which would take too long.</source>
        <translation>已知“%1”谁胜，但和需要它的 SG 值，而那要算太久。</translation>
    </message>
    <message>
        <source>“%1” leads to %2, where no move is left: in misère play the other player has won.</source>
        <translation>“%1”走到 %2，那里无棋可走：在反常规则下对方获胜。</translation>
    </message>
    <message>
        <source>Against “%1”, to %2, the answer “%3” leads to %4, which is P again.</source>
        <translation>若“%1”走到 %2，应对“%3”走到 %4，又是 P（必败）。</translation>
    </message>
    <message>
        <source>The value of %1 is %2: in powers of two, %3.</source>
        <translation>%1的值为 %2：写成 2 的幂之和是 %3。</translation>
    </message>
    <message>
        <source>The SG value of %1, %2, is %3: in powers of two, %4.</source>
        <translation>%1（%2）的 SG 值为 %3：写成 2 的幂之和是 %4。</translation>
    </message>
    <message>
        <source>The SG value of %1, %2, is %3, for %4: in powers of two, %5.</source>
        <translation>%1（%2）的 SG 值为 %3，因为 %4：写成 2 的幂之和是 %5。</translation>
    </message>
    <message>
        <source>The value of %1 is %2 in misère play as well: it counts as a value above 1.</source>
        <translation>%1的值在反常规则下也是 %2：它算作大于 1 的值。</translation>
    </message>
    <message>
        <source>What %1 can become has the same value in both plays: misère play goes as normal play does.</source>
        <translation>%1变成的局面在两种规则下的值相同：反常规则与常规规则走法相同。</translation>
    </message>
    <message>
        <source>The value of %1 has a one in that column: clearing it makes it smaller, whatever the lower columns become.</source>
        <translation>%1的值在该位上是 1：把它变成 0，不论更低的位如何，值都变小。</translation>
    </message>
    <message>
        <source>The number of ones, %1, is even: any move leaves an odd number; for example in %2.</source>
        <translation>1 的个数 %1 是偶数：任何一步都留下奇数个 1，例如在%2。</translation>
    </message>
    <message>
        <source>The number of ones, %1, is even: a move that makes it odd and leaves no value above 1 wins. There is one in %2.</source>
        <translation>1 的个数 %1 是偶数：使它变成奇数、且不留下大于 1 的值的走法必胜。%2中就有一步。</translation>
    </message>
    <message>
        <source>The move: %1. Now the value of %2 is %3.</source>
        <translation>走法：%1。现在%2的值是 %3。</translation>
    </message>
    <message>
        <source>%1 is not a sum.</source>
        <translation>%1 不是游戏之和。</translation>
    </message>
    <message>
        <source>There are %1 components; at most %2 can be stepped through.</source>
        <translation>共有 %1 个子游戏；至多能逐步演示 %2 个。</translation>
    </message>
    <message>
        <source>The Stone Game</source>
        <translation>取石子游戏（两堆）</translation>
    </message>
    <message>
        <source>Two players in turn take any number from one of two heaps, or the same from both; whoever takes the last one wins.</source>
        <translation>两人轮流从两堆之一取任意多颗，或从两堆取同样多颗；取到最后一颗者胜。</translation>
    </message>
    <message>
        <source>lines “a b” to the end, both to 10^9</source>
        <translation>各行“a b”，直到文件结束，均不超过 10^9</translation>
    </message>
    <message>
        <source>“1” if the first player wins, else “0”</source>
        <translation>先手胜则为“1”，否则为“0”</translation>
    </message>
    <message>
        <source>Kiki’s Game</source>
        <translation>Kiki 的游戏</translation>
    </message>
    <message>
        <source>A coin at the top right of a board of n × m goes one step left, down, or diagonally left and down; whoever cannot move loses.</source>
        <translation>n × m 棋盘右上角的硬币向左、向下或向左下走一步；不能走者负。</translation>
    </message>
    <message>
        <source>lines “n m” until “0 0”</source>
        <translation>各行“n m”，以“0 0”结束</translation>
    </message>
    <message>
        <source>“Wonderful!” if the first player wins, else “What a pity!”</source>
        <translation>先手胜则为“Wonderful!”，否则为“What a pity!”</translation>
    </message>
    <message>
        <source>A Chess Game</source>
        <translation>棋子游戏</translation>
    </message>
    <message>
        <source>M tokens stand on the nodes 0 … N − 1 of a graph without cycles; two players in turn move one of them along an arrow. Whoever cannot move loses.</source>
        <translation>M 个棋子放在无环图的节点 0 … N − 1 上；两人轮流沿箭头移动其中一个。不能移动者负。</translation>
    </message>
    <message>
        <source>cases to the end: N, then for each node “k x1 … xk”, where its arrows lead; then lines “M p1 … pM” until “0”</source>
        <translation>各组直到文件结束：N，然后每个节点一行“k x1 … xk”，即箭头所指；再是各行“M p1 … pM”，以“0”结束</translation>
    </message>
    <message>
        <source>“WIN” or “LOSE” for each line of tokens</source>
        <translation>每行棋子一个“WIN”或“LOSE”</translation>
    </message>
    <message>
        <source>Being a Good Boy in Spring Festival</source>
        <translation>春节做个好孩子</translation>
    </message>
    <message>
        <source>Two players in turn take any number from one of M heaps; whoever takes the last one wins.</source>
        <translation>两人轮流从 M 堆之一取任意多颗；取到最后一颗者胜。</translation>
    </message>
    <message>
        <source>cases “M”, then M heaps, until “0”</source>
        <translation>各组“M”及其后的 M 堆，以“0”结束</translation>
    </message>
    <message>
        <source>how many winning first moves there are</source>
        <translation>必胜的第一步有多少种</translation>
    </message>
    <message>
        <source>The Game of Stones (2)</source>
        <translation>石子游戏（2）</translation>
    </message>
    <message>
        <source>Two players in turn take 1 to m stones from one of N heaps; whoever cannot take loses.</source>
        <translation>两人轮流从 N 堆之一取 1 到 m 颗石子；不能取者负。</translation>
    </message>
    <message>
        <source>cases to the end: “N m”, both to 10000, then N heaps of at most 2^32 − 1</source>
        <translation>各组直到文件结束：“N m”，均不超过 10000，然后是 N 堆，每堆至多 2^32 − 1</translation>
    </message>
    <message>
        <source>“Win” or “Lost”: what awaits the first player</source>
        <translation>“Win”或“Lost”：先手的结局</translation>
    </message>
    <message>
        <source>Moore’s Nim-k</source>
        <translation>穆尔的 Nim-k</translation>
    </message>
    <message>
        <source>Two players in turn take from at least one and at most k heaps, any number from each; whoever takes the last one wins.</source>
        <translation>两人轮流从至少一堆、至多 k 堆中各取任意多颗；取到最后一颗者胜。</translation>
    </message>
    <message>
        <source>lines “k h1 h2 …” to the end</source>
        <translation>各行“k h1 h2 …”，直到文件结束</translation>
    </message>
    <message>
        <source>“N” if the first player wins, else “P”</source>
        <translation>先手胜则为“N”，否则为“P”</translation>
    </message>
    <message>
        <source>The input has no case %1.</source>
        <translation>输入中没有第 %1 组。</translation>
    </message>
    <message>
        <source>There is no problem “%1”; the problems are: %2.</source>
        <translation>没有题目“%1”；现有题目：%2。</translation>
    </message>
    <message>
        <source>“%1” follows where the input should end.</source>
        <translation>输入应在此结束，后面却还有“%1”。</translation>
    </message>
    <message>
        <source>%1 is outside the range of %2, %3 to %4, or 0 to end.</source>
        <translation>%1 超出了 %2 的范围：%3 到 %4，或用 0 结束。</translation>
    </message>
    <message>
        <source>%1 is outside the range of %2, %3 to %4.</source>
        <translation>%1 超出了 %2 的范围：%3 到 %4。</translation>
    </message>
    <message>
        <source>“%1” stands where %2 belongs: a whole number from %3 to %4, or 0 to end.</source>
        <translation>此处应为 %2，即 %3 到 %4 的整数，或用 0 结束；却写着“%1”。</translation>
    </message>
    <message>
        <source>“%1” stands where %2 belongs: a whole number from %3 to %4.</source>
        <translation>此处应为 %2，即 %3 到 %4 的整数；却写着“%1”。</translation>
    </message>
    <message>
        <source>The line ends where %1 belongs: a whole number from %2 to %3.</source>
        <translation>此处应为 %1，即 %2 到 %3 的整数；这一行却结束了。</translation>
    </message>
    <message>
        <source>The input ends where %1 belongs: a whole number from %2 to %3, or 0 to end.</source>
        <translation>此处应为 %1，即 %2 到 %3 的整数，或用 0 结束；输入却中断了。</translation>
    </message>
    <message>
        <source>The input ends where %1 belongs: a whole number from %2 to %3.</source>
        <translation>此处应为 %1，即 %2 到 %3 的整数；输入却中断了。</translation>
    </message>
    <message>
        <source>A Game</source>
        <translation>游戏（取两端）</translation>
    </message>
    <message>
        <source>Two players in turn take the left or the right number of a row and add it to their score, each as high as possible.</source>
        <translation>两人轮流取走一行数最左或最右的一个，加到自己的得分上，各自使得分尽量高。</translation>
    </message>
    <message>
        <source>N to 100000, then N numbers to 10^12 over any lines</source>
        <translation>N（不超过 100000），然后 N 个不超过 10^12 的数，可分若干行</translation>
    </message>
    <message>
        <source>both scores, the first player’s first</source>
        <translation>双方得分，先手在前</translation>
    </message>
    <message>
        <source>Brave Game</source>
        <translation>勇敢者的游戏</translation>
    </message>
    <message>
        <source>Two players in turn take 1 to m of n stones; whoever takes the last one wins.</source>
        <translation>两人轮流从 n 颗石子中取 1 到 m 颗；取到最后一颗者胜。</translation>
    </message>
    <message>
        <source>C, then C lines “n m”</source>
        <translation>先是 C，然后 C 行“n m”</translation>
    </message>
    <message>
        <source>“first” or “second”: who wins</source>
        <translation>“first”或“second”：谁胜</translation>
    </message>
    <message>
        <source>Good Luck in CET-4</source>
        <translation>四级考试加油</translation>
    </message>
    <message>
        <source>Kiki and Cici in turn take a power of two from n cards, Kiki first; whoever takes the last one wins.</source>
        <translation>Kiki 和 Cici 轮流从 n 张牌中抓牌，每次的张数须为 2 的幂，Kiki 先抓；抓到最后一张者胜。</translation>
    </message>
    <message>
        <source>lines “n” to the end</source>
        <translation>各行“n”，直到文件结束</translation>
    </message>
    <message>
        <source>“Kiki” or “Cici”: who wins</source>
        <translation>“Kiki”或“Cici”：谁胜</translation>
    </message>
    <message>
        <source>Public Sale</source>
        <translation>拍卖</translation>
    </message>
    <message>
        <source>From 0 on, two players in turn raise the price by 1 to N; whoever first reaches at least M wins the field.</source>
        <translation>从 0 起，两人轮流加价 1 到 N；先使价格达到或超过 M 者得到这块地。</translation>
    </message>
    <message>
        <source>lines “M N” to the end, both to 1000000</source>
        <translation>各行“M N”，直到文件结束，均不超过 1000000</translation>
    </message>
    <message>
        <source>all first bids that win, ascending, or “none”</source>
        <translation>所有必胜的第一次加价，从小到大；没有则为“none”</translation>
    </message>
    <message>
        <source>Choosing Volunteers</source>
        <translation>选拔志愿者</translation>
    </message>
    <message>
        <source>Two players, Grass first, in turn add 1 to m to a sum; whoever first reaches n wins.</source>
        <translation>Grass 先、Rabbit 后，轮流给总数加 1 到 m；先达到 n 者胜。</translation>
    </message>
    <message>
        <source>“Grass” or “Rabbit”: who wins</source>
        <translation>“Grass”或“Rabbit”：谁胜</translation>
    </message>
    <message>
        <source>A Chance Meeting</source>
        <translation>邂逅明下</translation>
    </message>
    <message>
        <source>Two players in turn take p to q of n coins, and all of them when fewer than p are left; whoever takes the last one loses.</source>
        <translation>两人轮流从 n 枚硬币中取 p 到 q 枚，不足 p 枚时须全部取走；取到最后一枚者负。</translation>
    </message>
    <message>
        <source>lines “n p q” to the end, p ≤ q</source>
        <translation>各行“n p q”，直到文件结束，p ≤ q</translation>
    </message>
    <message>
        <source>“WIN” or “LOST”: what awaits the first player</source>
        <translation>“WIN”或“LOST”：先手的结局</translation>
    </message>
    <message>
        <source>Taking Stones</source>
        <translation>取石子游戏</translation>
    </message>
    <message>
        <source>Two players in turn take from n stones: at first not all, then at most twice what was taken just before; whoever takes the last one wins.</source>
        <translation>两人轮流从 n 颗石子中取：第一次不能取完，以后至多取对手刚取的两倍；取到最后一颗者胜。</translation>
    </message>
    <message>
        <source>lines “n”, 2 ≤ n &lt; 2^31, until “0”</source>
        <translation>各行“n”，2 ≤ n &lt; 2^31，以“0”结束</translation>
    </message>
    <message>
        <source>“First win” or “Second win”</source>
        <translation>“First win”（先手胜）或“Second win”（后手胜）</translation>
    </message>
    <message>
        <source>Bounded Nim</source>
        <translation>限取尼姆</translation>
    </message>
    <message>
        <source>Several heaps: take at least one and at most m from one of them.</source>
        <translation>若干堆：从其中一堆取至少一个、至多 m 个。</translation>
    </message>
    <message>
        <source>Remainders by 4: 13, 11, 7</source>
        <translation>除以 4 的余数：13、11、7</translation>
    </message>
    <message>
        <source>Lost, with m = 4: 5, 9, 14</source>
        <translation>必败（m = 4）：5、9、14</translation>
    </message>
    <message>
        <source>Two heaps as a table, m = 5</source>
        <translation>两堆成一张表，m = 5</translation>
    </message>
    <message>
        <source>Misère: 4, 5, 9</source>
        <translation>反常规则：4、5、9</translation>
    </message>
    <message>
        <source>The code breaks off at column %1; codes are written like 0.77 or 4.(3).</source>
        <translation>编码在第 %1 个字符处中断；编码写作 0.77 或 4.(3) 的形式。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here; codes are written like 0.77 or 4.(3), with the digits 0 … 9 and A … F.</source>
        <translation>第 %2 个字符处的“%1”不应出现在这里；编码写作 0.77 或 4.(3) 的形式，数字为 0 … 9 和 A … F。</translation>
    </message>
    <message>
        <source>The digit before the point says what may be done without taking, and %1 would let a heap stay or vanish untouched: only 0, 4 (split it in two), 8 (in three) and C (in two or three) make sense there.</source>
        <translation>小数点前的数字表示不取走任何物件时可做什么，而 %1 会让一堆原样保留或凭空消失：那里只有 0、4（分成两堆）、8（分成三堆）和 C（分成两堆或三堆）有意义。</translation>
    </message>
    <message>
        <source>The code has no point; codes are written like 0.77 or 4.(3).</source>
        <translation>编码里没有小数点；编码写作 0.77 或 4.(3) 的形式。</translation>
    </message>
    <message>
        <source>There are %1 digits before the point; a code has one there: what may be done without taking.</source>
        <translation>小数点前有 %1 个数字；编码在那里只有一个数字：不取走物件时可做什么。</translation>
    </message>
    <message>
        <source>The code has %1 digits; at most %2 are allowed.</source>
        <translation>编码有 %1 个数字；最多允许 %2 个。</translation>
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
        <translation>取 %1 个，把剩下的分成 %2</translation>
    </message>
    <message>
        <source>take %1 from heap %2 and split the rest into %3</source>
        <translation>从第 %2 堆取 %1 个，把剩下的分成 %3</translation>
    </message>
    <message>
        <source>Turning Turtles: one or two coins</source>
        <translation>翻乌龟：一枚或两枚</translation>
    </message>
    <message>
        <source>Mock Turtles: one, two or three coins</source>
        <translation>假海龟：一枚、两枚或三枚</translation>
    </message>
    <message>
        <source>Ruler: any number of coins side by side</source>
        <translation>尺子：相邻的任意多枚</translation>
    </message>
    <message>
        <source>Twins: exactly two coins</source>
        <translation>双胞胎：恰好两枚</translation>
    </message>
    <message>
        <source>Moebius: one to five coins</source>
        <translation>莫比乌斯：一到五枚</translation>
    </message>
    <message>
        <source>your own sets</source>
        <translation>自定的集合</translation>
    </message>
    <message>
        <source>normal play, every row; places are counted from 1 at the left</source>
        <translation>常规规则，任何一排；位置从左边的 1 数起</translation>
    </message>
    <message>
        <source>Turning Turtles is Nim</source>
        <translation>翻乌龟就是尼姆</translation>
    </message>
    <message>
        <source>A head at place n is worth n: turning it and one to its left is lowering a heap.</source>
        <translation>第 n 位的正面值为 n：翻它和它左边的一枚，就是减小一堆。</translation>
    </message>
    <message>
        <source>Odious numbers</source>
        <translation>二进制有奇数个 1 的数</translation>
    </message>
    <message>
        <source>A head at place n is worth the n-th number with an odd number of binary ones: 1, 2, 4, 7, 8, 11 …</source>
        <translation>第 n 位的正面的值是第 n 个二进制中 1 的个数为奇数的数：1、2、4、7、8、11……</translation>
    </message>
    <message>
        <source>The ruler’s marks</source>
        <translation>尺子的刻度</translation>
    </message>
    <message>
        <source>A head at place n is worth the largest power of two that divides n.</source>
        <translation>第 n 位的正面的值是整除 n 的最大的 2 的幂。</translation>
    </message>
    <message>
        <source>Twins is Nim from 0</source>
        <translation>双胞胎是从 0 数起的尼姆</translation>
    </message>
    <message>
        <source>A head at place n is worth n − 1.</source>
        <translation>第 n 位的正面值为 n − 1。</translation>
    </message>
    <message>
        <source>Heads are a sum</source>
        <translation>正面构成和</translation>
    </message>
    <message>
        <source>The value of a row is the XOR of its heads’ values, each taken alone.</source>
        <translation>一排硬币的值是各个正面单独的值的异或。</translation>
    </message>
    <message>
        <source>normal play, every rule</source>
        <translation>常规规则，任何翻法</translation>
    </message>
    <message>
        <source>Coin turning</source>
        <translation>翻硬币</translation>
    </message>
    <message>
        <source>Turn over a set of coins that the rule allows; the right-most of them must go from heads to tails.</source>
        <translation>翻转翻法所允许的一组硬币；其中最右边的一枚必须由正面翻成反面。</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>翻法</translation>
    </message>
    <message>
        <source>which coins one turn may turn over</source>
        <translation>一步可以翻转哪些硬币</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>集合</translation>
    </message>
    <message>
        <source>for your own rule, separated by “;”: “any 1-3”, one to three coins anywhere; “run 2-”, two or more side by side; “0,2”, the right-most and the one two to its left</source>
        <translation>自定翻法时，用“;”隔开：“any 1-3”，任意位置的这么多枚；“run 2-”，相邻的这么多枚；“0,2”，最右边的一枚和它左边第二枚</translation>
    </message>
    <message>
        <source>the coins from the left, H for heads and T for tails: THHTH, or 01101</source>
        <translation>从左起的硬币，H 为正面，T 为反面：THHTH，或 01101</translation>
    </message>
    <message>
        <source>Turning Turtles: heads at 2, 3, 5 and 8</source>
        <translation>翻乌龟：正面在 2、3、5、8</translation>
    </message>
    <message>
        <source>Mock Turtles: six coins</source>
        <translation>假海龟：六枚</translation>
    </message>
    <message>
        <source>Ruler: ten coins</source>
        <translation>尺子：十枚</translation>
    </message>
    <message>
        <source>Moebius: eighteen coins</source>
        <translation>莫比乌斯：十八枚</translation>
    </message>
    <message>
        <source>A small tree: Twins on HHTH</source>
        <translation>小博弈树：HHTH 上的双胞胎</translation>
    </message>
    <message>
        <source>Misère: Turning Turtles on HTH</source>
        <translation>反常规则：HTH 上的翻乌龟</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a coin; write H for heads and T for tails, or 1 and 0.</source>
        <translation>第 %2 个字符处的“%1”不是硬币；正面写 H，反面写 T，或写 1 和 0。</translation>
    </message>
    <message>
        <source>There is no coin; write a row of them, THHTH or 01101.</source>
        <translation>没有硬币；写一排，THHTH 或 01101。</translation>
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
        <translation>第 %1 个正面</translation>
    </message>
    <message>
        <source>Tokens on a graph</source>
        <translation>图上的棋子</translation>
    </message>
    <message>
        <source>Tokens stand on the nodes of a directed graph without cycles; move one of them along an arrow.</source>
        <translation>棋子放在有向无环图的节点上；沿箭头移动其中一枚。</translation>
    </message>
    <message>
        <source>the name of the node where the token stands, or several: a,c,c</source>
        <translation>棋子所在节点的名字，或几个：a,c,c</translation>
    </message>
    <message>
        <source>Three tokens: a, c, c</source>
        <translation>三枚棋子：a、c、c</translation>
    </message>
    <message>
        <source>Two tokens, misère: f, g</source>
        <translation>两枚棋子，反常规则：f、g</translation>
    </message>
    <message>
        <source>The value of a node is the mex of the values its arrows lead to, and the value of several tokens the XOR of their nodes’ values.</source>
        <translation>节点的值是其箭头所指各节点的值的 mex；几枚棋子的值是它们所在节点的值的异或。</translation>
    </message>
    <message>
        <source>There are more than %1 tokens.</source>
        <translation>棋子超过 %1 枚。</translation>
    </message>
    <message>
        <source>move token %1 from %2 to %3</source>
        <translation>把第 %1 枚棋子从 %2 移到 %3</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>第 %1 枚棋子</translation>
    </message>
    <message>
        <source>Fibonacci Nim</source>
        <translation>斐波那契尼姆</translation>
    </message>
    <message>
        <source>The first turn takes some of the heap but not all of it; every later turn takes at most twice what the turn before took.</source>
        <translation>第一步取走一些，但不能取完；以后每一步至多取上一步所取的两倍。</translation>
    </message>
    <message>
        <source>the heap at the opening, for example 20; or a later position, 20/6: at most 6 may be taken now</source>
        <translation>开局时的堆，例如 20；或之后的局面，20/6：现在至多可取 6 个</translation>
    </message>
    <message>
        <source>Take the smallest part: 20 = 13 + 5 + 2</source>
        <translation>取最小的一项：20 = 13 + 5 + 2</translation>
    </message>
    <message>
        <source>Lost: 13 is a Fibonacci number</source>
        <translation>必败：13 是斐波那契数</translation>
    </message>
    <message>
        <source>A small tree: 7</source>
        <translation>小博弈树：7</translation>
    </message>
    <message>
        <source>In the middle: 85, at most 6</source>
        <translation>中途：85，至多取 6</translation>
    </message>
    <message>
        <source>Misère: 12, at most 3</source>
        <translation>反常规则：12，至多取 3</translation>
    </message>
    <message>
        <source>Zeckendorf’s parts</source>
        <translation>齐肯多夫分解</translation>
    </message>
    <message>
        <source>Write the heap as a sum of Fibonacci numbers, no two of them neighbours. The player to move wins exactly when the smallest part may be taken; so the opening is P exactly when the heap is a Fibonacci number (1 too: nothing may be taken).</source>
        <translation>把堆写成若干互不相邻的斐波那契数之和。当前玩家必胜，当且仅当最小的一项可以取走；所以开局是 P（必败）当且仅当堆是斐波那契数（1 也是：什么都不能取）。</translation>
    </message>
    <message>
        <source>normal play, all heaps; no formula is known here for the values</source>
        <translation>常规规则，所有的堆；这里的 SG 值没有已知的公式</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>少一个</translation>
    </message>
    <message>
        <source>Taking the whole heap loses, so whoever can leave one wins. A heap of n from which something may be taken is won exactly when in normal play a heap of n − 1 with the same limit is.</source>
        <translation>把整堆取完者负，所以能留下一个者胜。还能取的 n 个一堆必胜，当且仅当常规规则下上限相同的 n − 1 个一堆必胜。</translation>
    </message>
    <message>
        <source>misère play, all heaps</source>
        <translation>反常规则，所有的堆</translation>
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
        <translation>若 Fₖ 不能取：没有必胜走法</translation>
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
        <translation>最小的一项 %1 可以取，因为至多可取 %2。</translation>
    </message>
    <message>
        <source>Take %1 and leave %2. Then at most %3 may be taken.</source>
        <translation>取 %1，剩 %2。此后至多可取 %3。</translation>
    </message>
    <message>
        <source>No two parts are neighbours, so the next one is more than twice as large: %1 is above 2 · %2 and may not be taken.</source>
        <translation>各项互不相邻，所以下一项比它的两倍还大：%1 大于 2 · %2，不能取。</translation>
    </message>
    <message>
        <source>If the other player takes less than that part, the smallest part of the rest is at most twice as much: again you may take it. So you take the last part of all.</source>
        <translation>对方不论取比这一项少的多少个，剩余部分的最小一项都不超过它的两倍：你又可以取走它。所以最后一项由你取走。</translation>
    </message>
    <message>
        <source>The smallest part, %1, may not be taken, as at most %2 may.</source>
        <translation>最小的一项 %1 不能取，因为至多可取 %2。</translation>
    </message>
    <message>
        <source>If less than that part is taken, the smallest part of the rest is at most twice as much: the other player may take it, and after that the next part is again too large.</source>
        <translation>不论取比这一项少的多少个，剩余部分的最小一项都不超过它的两倍：对方可以取走它，之后的下一项又太大了。</translation>
    </message>
    <message>
        <source>The smallest part of %1</source>
        <translation>%1 的最小一项</translation>
    </message>
    <message>
        <source>The first turn must leave something, so nothing may be taken.</source>
        <translation>第一步必须留下一些，所以什么都不能取。</translation>
    </message>
    <message>
        <source>Only the last one is left, and it must be taken.</source>
        <translation>只剩最后一个，必须取走。</translation>
    </message>
    <message>
        <source>%1 = %2: Fibonacci numbers, no two of them neighbours.</source>
        <translation>%1 = %2：都是斐波那契数，互不相邻。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 begins neither an undirected DOT graph (“graph {”) nor a JSON one (“{”).</source>
        <translation>第 %2 行第 %3 个字符处的“%1”既不是无向 DOT 图（“graph {”）的开头，也不是 JSON（“{”）的开头。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 makes the graph directed; write “--”.</source>
        <translation>第 %2 行第 %3 个字符处的“%1”使图成为有向图；请写“--”。</translation>
    </message>
    <message>
        <source>The graph is empty; write it in DOT, graph { a -- b }, or in JSON, {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}.</source>
        <translation>图是空的；用 DOT 写 graph { a -- b }，或用 JSON 写 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}。</translation>
    </message>
    <message>
        <source>Grundy’s game</source>
        <translation>格伦迪游戏</translation>
    </message>
    <message>
        <source>Split one heap into two heaps of different sizes.</source>
        <translation>把一堆分成大小不同的两堆。</translation>
    </message>
    <message>
        <source>one heap or several, for example 12</source>
        <translation>一堆或多堆，例如 12</translation>
    </message>
    <message>
        <source>One heap of 12</source>
        <translation>一堆 12 个</translation>
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
        <translation>反常规则：9</translation>
    </message>
    <message>
        <source>The sum theorem</source>
        <translation>和定理</translation>
    </message>
    <message>
        <source>A heap is worth the mex of the XORs of all pairs of unequal heaps that make it up; a position is P exactly when the XOR of its heaps’ values is 0. Whether the values are ever periodic is not known, though more than 2³⁵ of them have been computed.</source>
        <translation>一堆的值是组成它的所有不等两堆之值的异或的 mex；当且仅当各堆之值的异或为 0 时局面为 P。这些值是否终究有周期尚不知道，虽然已经算出 2³⁵ 个以上。</translation>
    </message>
    <message>
        <source>normal play</source>
        <translation>常规规则</translation>
    </message>
    <message>
        <source>Green Hackenbush</source>
        <translation>绿色砍枝（Hackenbush）</translation>
    </message>
    <message>
        <source>A graph stands on the ground: cut one of its edges; what is no longer connected to the ground falls.</source>
        <translation>一个图立在地面上：砍断一条边，与地面不再相连的部分落下。</translation>
    </message>
    <message>
        <source>a file in DOT, graph { ground -- a -- b }, or in JSON, {&quot;edges&quot;: [[&quot;ground&quot;, &quot;a&quot;]]}; it stands on the node called ground, or else on the first</source>
        <translation>DOT 文件 graph { ground -- a -- b }，或 JSON 文件 {&quot;edges&quot;: [[&quot;ground&quot;, &quot;a&quot;]]}；图立在名为 ground 的节点上，没有则立在第一个节点上</translation>
    </message>
    <message>
        <source>the edges left, by their numbers in the graph’s file: 1-4,7; 0 for none</source>
        <translation>剩下的边，用它们在文件中的序号表示：1-4,7；没有则写 0</translation>
    </message>
    <message>
        <source>A branch and a flower</source>
        <translation>一根枝和一朵花</translation>
    </message>
    <message>
        <source>Stalks are heaps of Nim: 3, 5, 6</source>
        <translation>茎就是尼姆的堆：3、5、6</translation>
    </message>
    <message>
        <source>A tree of value 7</source>
        <translation>值为 7 的树</translation>
    </message>
    <message>
        <source>A house with a chimney, in JSON</source>
        <translation>带烟囱的房子（JSON）</translation>
    </message>
    <message>
        <source>Misère: a branch and a flower</source>
        <translation>反常规则：一根枝和一朵花</translation>
    </message>
    <message>
        <source>The colon principle</source>
        <translation>冒号原理</translation>
    </message>
    <message>
        <source>Branches that meet at a node may be replaced by one stalk as long as the XOR of their values; so a tree is worth the XOR, over the edges at its root, of 1 + what stands on the edge.</source>
        <translation>在一个节点相接的各枝，可以换成一根茎，长度为它们的值的异或；所以树的值是根上各边“1 + 边上所立部分的值”的异或。</translation>
    </message>
    <message>
        <source>normal play, every tree</source>
        <translation>常规规则，任何树</translation>
    </message>
    <message>
        <source>The fusion principle</source>
        <translation>融合原理</translation>
    </message>
    <message>
        <source>The nodes of a cycle may be fused into one without changing the value; its edges become loops, each worth 1.</source>
        <translation>环上的节点可以融合成一个而值不变；环上的边变成自环，每个值为 1。</translation>
    </message>
    <message>
        <source>normal play, every graph</source>
        <translation>常规规则，任何图</translation>
    </message>
    <message>
        <source>cut edge %1, from %2 to %3</source>
        <translation>砍断边 %1（%2—%3）</translation>
    </message>
    <message>
        <source>branch %1</source>
        <translation>第 %1 根枝</translation>
    </message>
    <message>
        <source>an edge on a cycle: fuse its ends; the loop is worth 1</source>
        <translation>环上的边：把两端融合，自环的值为 1</translation>
    </message>
    <message>
        <source>a bridge on which g stands: worth g + 1</source>
        <translation>桥上立着 g：值为 g + 1</translation>
    </message>
    <message>
        <source>what meets at a node: XOR</source>
        <translation>在一个节点相接的：异或</translation>
    </message>
    <message>
        <source>cut so that 0 is left</source>
        <translation>砍到剩下 0</translation>
    </message>
    <message>
        <source>Down to the ground by colon and fusion</source>
        <translation>用冒号和融合原理一直推到地面</translation>
    </message>
    <message>
        <source>On %1 stands %2 in all; edge %3 from there to %4 makes it %5.</source>
        <translation>“%1”上所立部分的值共为 %2；加上通往“%4”的边 %3，成为 %5。</translation>
    </message>
    <message>
        <source>Edge %1, from %2 to %3, is on a cycle: its ends are fused, and as a loop it is worth 1.</source>
        <translation>边 %1（%2—%3）在环上：把两端融合，作为自环，它的值为 1。</translation>
    </message>
    <message>
        <source>What stands on the ground adds up by XOR to %1.</source>
        <translation>地面上所立的各部分异或得 %1。</translation>
    </message>
    <message>
        <source>The move: %1. It leaves 0.</source>
        <translation>走法：%1。剩下的值为 0。</translation>
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
        <translation>从一堆中取任意个（至少一个），或把它分成两堆。</translation>
    </message>
    <message>
        <source>one heap or several, for example 2,5,7</source>
        <translation>一堆或多堆，例如 2,5,7</translation>
    </message>
    <message>
        <source>One heap of 11</source>
        <translation>一堆 11 个</translation>
    </message>
    <message>
        <source>Three heaps: 2, 5, 7</source>
        <translation>三堆：2、5、7</translation>
    </message>
    <message>
        <source>Misère: 2, 3</source>
        <translation>反常规则：2、3</translation>
    </message>
    <message>
        <source>Lasker’s values</source>
        <translation>拉斯克的值</translation>
    </message>
    <message>
        <source>A heap of n ≥ 1 is worth n − 1 if 4 divides n, n + 1 if n leaves the remainder 3, and n otherwise; a position is P exactly when the XOR of its heaps’ values is 0.</source>
        <translation>n ≥ 1 的一堆，若 4 整除 n 则值为 n − 1，若 n 除以 4 余 3 则值为 n + 1，否则值为 n；当且仅当各堆之值的异或为 0 时局面为 P。</translation>
    </message>
    <message>
        <source>all heaps, in normal play</source>
        <translation>常规规则下的所有堆</translation>
    </message>
    <message>
        <source>Moore’s Nim</source>
        <translation>穆尔尼姆</translation>
    </message>
    <message>
        <source>Take from at least one and at most k heaps, any number, at least one, from each.</source>
        <translation>从至少一堆、至多 k 堆中取，每堆至少取一个，多少不限。</translation>
    </message>
    <message>
        <source>most heaps in one turn</source>
        <translation>一步至多动几堆</translation>
    </message>
    <message>
        <source>from how many heaps one turn may take; 1 is Nim</source>
        <translation>一步可以从几堆中取；1 就是尼姆</translation>
    </message>
    <message>
        <source>Won: 2, 2, 3</source>
        <translation>必胜：2、2、3</translation>
    </message>
    <message>
        <source>Lost: 1, 2, 3, 3</source>
        <translation>必败：1、2、3、3</translation>
    </message>
    <message>
        <source>From three of four heaps: 1, 1, 2, 2</source>
        <translation>四堆中至多取三堆：1、1、2、2</translation>
    </message>
    <message>
        <source>Misère: 1, 1, 1, 1</source>
        <translation>反常规则：1、1、1、1</translation>
    </message>
    <message>
        <source>Moore’s theorem</source>
        <translation>穆尔定理</translation>
    </message>
    <message>
        <source>A position is P exactly when in every binary column the number of ones is divisible by k + 1. In misère play the same, except when no heap is above 1: then it is P exactly when the number of ones leaves 1 when divided by k + 1. Where at most k heaps are not empty, the value is their sum.</source>
        <translation>局面是 P（必败）当且仅当每个二进制列中 1 的个数都能被 k + 1 整除。反常规则下相同，除非没有大于 1 的堆：此时局面是 P 当且仅当 1 的个数除以 k + 1 余 1。非空的堆不超过 k 个时，值就是它们的和。</translation>
    </message>
    <message>
        <source>all heaps; no formula is known for the other values</source>
        <translation>所有的堆；其余的值没有已知的公式</translation>
    </message>
    <message>
        <source>take %1 from heaps %2</source>
        <translation>从第 %2 堆分别取 %1 个</translation>
    </message>
    <message>
        <source>for each column: c ← its ones mod (k + 1)</source>
        <translation>对每一列：c ← 列中 1 的个数 mod (k + 1)</translation>
    </message>
    <message>
        <source>if every c = 0: no winning move</source>
        <translation>若每个 c = 0：没有必胜走法</translation>
    </message>
    <message>
        <source>misère, no heap above 1: no winning move if the ones leave 1</source>
        <translation>反常规则，没有大于 1 的堆：若 1 的个数余 1，没有必胜走法</translation>
    </message>
    <message>
        <source>The ones in column %1: %2, and %2 mod %3 = %4.</source>
        <translation>位值 %1 的列有 %2 个 1，%2 mod %3 = %4。</translation>
    </message>
    <message>
        <source>The columns mod %1</source>
        <translation>各列 mod %1</translation>
    </message>
    <message>
        <source>Every count is a multiple of %1. A turn changes at most %2 heaps, and in the highest column that changes only takes ones away: 1 to %2 of them, so it is no longer a multiple.</source>
        <translation>每列的个数都是 %1 的倍数。一步至多改变 %2 堆，在有变化的最高列只会减少 1 的个数：减少 1 到 %2 个，所以不再是倍数。</translation>
    </message>
    <message>
        <source>Some count is not a multiple: the player to move wins. The move: %1.</source>
        <translation>有的个数不是倍数：当前玩家必胜。走法：%1。</translation>
    </message>
    <message>
        <source>Every count is a multiple of %1 now: the other player is at P.</source>
        <translation>现在每列的个数都是 %1 的倍数：对方处在 P（必败）。</translation>
    </message>
    <message>
        <source>Take and break</source>
        <translation>取走并分堆</translation>
    </message>
    <message>
        <source>Take from one heap and leave the rest of it as no heap, one, two or three, as the code allows for the number taken.</source>
        <translation>从一堆中取走若干个，剩下的按编码对所取数目的规定留成零堆、一堆、两堆或三堆。</translation>
    </message>
    <message>
        <source>code</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>d0.d1d2d3 …: where t are taken, dt adds up 1 to leave nothing, 2 one heap, 4 two, 8 three (A … F are 10 … 15); 4.(3) repeats the 3</source>
        <translation>d0.d1d2d3 …：取走 t 个时，dt 是下列之和：1 不留，2 留一堆，4 留两堆，8 留三堆（A … F 为 10 … 15）；4.(3) 表示 3 一直重复</translation>
    </message>
    <message>
        <source>one heap or several, for example 9</source>
        <translation>一堆或多堆，例如 9</translation>
    </message>
    <message>
        <source>Kayles: bowl one pin or two neighbours</source>
        <translation>Kayles：击倒一个或相邻两个瓶</translation>
    </message>
    <message>
        <source>Kayles, three rows: 3, 5, 7</source>
        <translation>Kayles，三排：3、5、7</translation>
    </message>
    <message>
        <source>Dawson’s Chess</source>
        <translation>道森象棋</translation>
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
        <translation>Officers（军官）</translation>
    </message>
    <message>
        <source>A period of 149459: 0.16</source>
        <translation>周期 149459：0.16</translation>
    </message>
    <message>
        <source>Three heaps from one: 0.8F</source>
        <translation>一堆变三堆：0.8F</translation>
    </message>
    <message>
        <source>Misère Kayles: 6</source>
        <translation>反常规则的 Kayles：6</translation>
    </message>
    <message>
        <source>The octal periodicity theorem</source>
        <translation>八进制周期定理</translation>
    </message>
    <message>
        <source>Let t be the most that can be taken at once. If value(n + p) = value(n) has been seen for every n from s ≥ 1 until n + p = 2s + 2p + t − 1, it holds for ever: of the two heaps a larger one leaves, one is so large that its value is known to repeat.</source>
        <translation>设 t 为一次最多能取的数目。若从 s ≥ 1 起直到 n + p = 2s + 2p + t − 1，对每个 n 都有 值(n + p) = 值(n)，则它永远成立：更大的堆留下的两堆中，总有一堆大到其值已知会重复。</translation>
    </message>
    <message>
        <source>finite codes with digits up to 7, in normal play; where three heaps may be left, with 3s + 3p + t − 1</source>
        <translation>数字不超过 7 的有限编码，常规规则；若可留三堆，则为 3s + 3p + t − 1</translation>
    </message>
    <message>
        <source>The graph has no edges.</source>
        <translation>图没有边。</translation>
    </message>
    <message>
        <source>The edge from %1 to %2 is not connected to the ground, which is %3.</source>
        <translation>从 %1 到 %2 的边没有与地面（%3）相连。</translation>
    </message>
    <message>
        <source>Staircase Nim</source>
        <translation>阶梯尼姆</translation>
    </message>
    <message>
        <source>Coins lie on stairs: move any number of them from one stair to the one below, from the first to the ground.</source>
        <translation>硬币放在台阶上：把某一级上的任意多枚硬币移到下一级，第一级的移到地面。</translation>
    </message>
    <message>
        <source>the coins on stair 1, 2 and so on from the ground up, for example 3,0,5,2</source>
        <translation>从地面往上，第 1、2……级上的硬币数，例如 3,0,5,2</translation>
    </message>
    <message>
        <source>Four stairs: 3, 4, 5, 2</source>
        <translation>四级台阶：3、4、5、2</translation>
    </message>
    <message>
        <source>Lost: the odd stairs are equal</source>
        <translation>必败：奇数级上相等</translation>
    </message>
    <message>
        <source>Only on even stairs: 0, 2, 0, 3</source>
        <translation>只在偶数级上：0、2、0、3</translation>
    </message>
    <message>
        <source>A small tree: 1, 1, 1</source>
        <translation>小博弈树：1、1、1</translation>
    </message>
    <message>
        <source>Misère: 1, 2, 1</source>
        <translation>反常规则：1、2、1</translation>
    </message>
    <message>
        <source>The odd stairs</source>
        <translation>奇数级</translation>
    </message>
    <message>
        <source>The value is that of Nim with the coins on stairs 1, 3, 5 … as its heaps, in normal and in misère play. Coins that come down from an even stair to an odd one can be moved on at once, so they change nothing.</source>
        <translation>值等于以第 1、3、5……级上的硬币为堆的尼姆的值，常规规则和反常规则下都是如此。从偶数级下到奇数级的硬币可以马上再往下移，所以不起作用。</translation>
    </message>
    <message>
        <source>all stairs</source>
        <translation>所有的台阶</translation>
    </message>
    <message>
        <source>There are more than %1 coins in all.</source>
        <translation>硬币总数超过 %1。</translation>
    </message>
    <message>
        <source>move %1 from stair 1 to the ground</source>
        <translation>从第 1 级移 %1 枚到地面</translation>
    </message>
    <message>
        <source>move %1 from stair %2 to stair %3</source>
        <translation>从第 %2 级移 %1 枚到第 %3 级</translation>
    </message>
    <message>
        <source>stair %1</source>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>heaps ← the coins on stairs 1, 3, 5 …</source>
        <translation>堆 ← 第 1、3、5……级上的硬币</translation>
    </message>
    <message>
        <source>S ← their XOR</source>
        <translation>S ← 它们的异或</translation>
    </message>
    <message>
        <source>coins that come down to an odd stair: move them on</source>
        <translation>下到奇数级的硬币：再往下移</translation>
    </message>
    <message>
        <source>On the odd stairs lie %1: the heaps of Nim.</source>
        <translation>奇数级上有 %1：这就是尼姆的堆。</translation>
    </message>
    <message>
        <source>The XOR of the odd stairs is %1.</source>
        <translation>奇数级的异或是 %1。</translation>
    </message>
    <message>
        <source>S = 0: every change of one odd stair makes the XOR different from 0, and the other player mends it.</source>
        <translation>S = 0：改变任何一个奇数级都会使异或不为 0，而对方又把它变回 0。</translation>
    </message>
    <message>
        <source>The move: %1. It leaves %2 on the odd stairs, which is lost in Nim.</source>
        <translation>走法：%1。奇数级上剩下 %2，在尼姆中是必败的。</translation>
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
        <translation>若 r = 0：没有必胜走法</translation>
    </message>
    <message>
        <source>take r</source>
        <translation>取 r</translation>
    </message>
    <message>
        <source>answer every t with m + 1 − t</source>
        <translation>对方取 t，就取 m + 1 − t</translation>
    </message>
    <message>
        <source>n = %1 is %2 · %3 + %4, where %3 is one more than the largest take: r = %4.</source>
        <translation>n = %1 等于 %2 · %3 + %4，其中 %3 比最多可取的数大 1：r = %4。</translation>
    </message>
    <message>
        <source>Whatever t is taken from a multiple of %1, the answer %1 − t leaves a multiple of %1 again, and at last 0: whoever faces the multiples loses.</source>
        <translation>从 %1 的倍数中不论取多少个 t，对方取 %1 − t 便又留下 %1 的倍数，最后是 0：面对这些倍数的一方输。</translation>
    </message>
    <message>
        <source>Whatever t is taken from one more than a multiple of %1, the answer %1 − t leaves one more than a multiple again, and at last 1: whoever faces these must take the last one.</source>
        <translation>从 %1 的倍数加 1 中不论取多少个 t，对方取 %1 − t 便又留下倍数加 1，最后是 1：面对它们的一方必须取最后一个。</translation>
    </message>
    <message>
        <source>Answering with the complement</source>
        <translation>用补数应对</translation>
    </message>
    <message>
        <source>r = 0: the player to move cannot leave such a heap, as one turn takes less than %1.</source>
        <translation>r = 0：当前玩家留不下这样的堆，因为一步取的少于 %1。</translation>
    </message>
    <message>
        <source>r is not 0: the player to move wins.</source>
        <translation>r 不为 0：当前玩家必胜。</translation>
    </message>
    <message>
        <source>Take %1 and leave %2.</source>
        <translation>取 %1，剩 %2。</translation>
    </message>
    <message>
        <source>“%1” at column %2 lacks the 0, which stands for the right-most coin.</source>
        <translation>第 %2 个字符处的“%1”缺少 0，它代表最右边的一枚。</translation>
    </message>
    <message>
        <source>A set of coins is missing at column %1; write for example “any 1-2”, “run 3” or “0,2”.</source>
        <translation>第 %1 个字符处缺少一组硬币；例如写“any 1-2”、“run 3”或“0,2”。</translation>
    </message>
    <message>
        <source>Case 1 applies: the heaps are equal. Take %1 from both; (0, 0) is left.</source>
        <translation>情形 1 成立：两堆相等。各取 %1，剩下 (0, 0)。</translation>
    </message>
    <message>
        <source>Case 1 does not apply: %1 and %2 differ.</source>
        <translation>情形 1 不成立：%1 与 %2 不相等。</translation>
    </message>
    <message>
        <source>Case 2 applies: %1 is the smaller number of the cold pair (%1, %2). Lower %3 to %2.</source>
        <translation>情形 2 成立：%1 是奇异局势 (%1, %2) 中较小的数。把 %3 减到 %2。</translation>
    </message>
    <message>
        <source>Case 2 does not apply: in the cold pair (%1, %2), %2 is not below %3.</source>
        <translation>情形 2 不成立：在奇异局势 (%1, %2) 中，%2 不小于 %3。</translation>
    </message>
    <message>
        <source>Case 3 applies: the difference is %1, and the cold pair of that difference is (%2, %3). Take %4 from both.</source>
        <translation>情形 3 成立：差是 %1，差相同的奇异局势是 (%2, %3)。两堆各取 %4。</translation>
    </message>
    <message>
        <source>Case 4 applies: %1 is the larger number of the cold pair (%2, %1). Lower %3 to %2.</source>
        <translation>情形 4 成立：%1 是奇异局势 (%2, %1) 中较大的数。把 %3 减到 %2。</translation>
    </message>
    <message>
        <source>Case 4 does not apply: no number below %1 makes a cold pair with %2.</source>
        <translation>情形 4 不成立：没有小于 %1 的数与 %2 组成奇异局势。</translation>
    </message>
    <message>
        <source>Case 5 applies: %1 is the larger number of the cold pair (%2, %1). Lower %3 to %2.</source>
        <translation>情形 5 成立：%1 是奇异局势 (%2, %1) 中较大的数。把 %3 减到 %2。</translation>
    </message>
    <message>
        <source>Case 5 does not apply: %1 is not the larger number of any cold pair.</source>
        <translation>情形 5 不成立：%1 不是奇异局势中较大的数。</translation>
    </message>
    <message>
        <source>The cold pairs (aₖ, bₖ) in reach of (%1, %2)</source>
        <translation>从 (%1, %2) 能到的奇异局势 (aₖ, bₖ)</translation>
    </message>
    <message>
        <source>(%1, %2) is itself a cold pair: ⌊kφ⌋ and ⌊kφ⌋ + k with k = %3.</source>
        <translation>(%1, %2) 本身就是奇异局势：⌊kφ⌋ 和 ⌊kφ⌋ + k，k = %3。</translation>
    </message>
    <message>
        <source>Lowering one number leaves the other, which is in no other cold pair; lowering both leaves the difference, which no other cold pair has.</source>
        <translation>只减一个数，另一个不变，而它不在别的奇异局势中；两个同减，差不变，而别的奇异局势没有这个差。</translation>
    </message>
    <message>
        <source>A row of %1 numbers is above the limit of %2.</source>
        <translation>一行有 %1 个数，超过了上限 %2。</translation>
    </message>
    <message>
        <source>The input cannot be read: %1.</source>
        <translation>无法读取输入：%1。</translation>
    </message>
    <message>
        <source>The answers take more than %1 MB; the command line writes any number of them: mexplorer judge %2.</source>
        <translation>答案超过 %1 MB；命令行可写出任意多的答案：mexplorer judge %2。</translation>
    </message>
    <message>
        <source>Give --position without --to and --size: all positions below it are compared.</source>
        <translation>--position 不要与 --to 和 --size 同用：它下面的所有局面都会比对。</translation>
    </message>
    <message>
        <source>rare values</source>
        <translation>稀有值</translation>
    </message>
    <message>
        <source>histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>how often each value stands in the line</source>
        <translation>每个值在序列中出现多少次</translation>
    </message>
    <message>
        <source>A board of coins has at most %1 rows and %1 columns.</source>
        <translation>硬币棋盘至多 %1 行 %1 列。</translation>
    </message>
    <message>
        <source>a lone head at place n</source>
        <translation>第 n 位上单独一枚正面</translation>
    </message>
    <message>
        <source>no head</source>
        <translation>没有正面</translation>
    </message>
    <message>
        <source>a lone head at place %1</source>
        <translation>第 %1 位上单独一枚正面</translation>
    </message>
    <message>
        <source>%1 cannot be a component: it is not the last move that decides, so that its positions have no SG values to add up.</source>
        <translation>%1 不能作为子游戏：决定胜负的不是最后一步，它的局面没有可以相加的 SG 值。</translation>
    </message>
    <message>
        <source>if x has no option: the rules say who has won</source>
        <translation>若 x 没有后继：由规则判定胜负</translation>
    </message>
    <message>
        <source>if every option is N: x is P</source>
        <translation>若后继全是 N：x 是 P</translation>
    </message>
    <message>
        <source>otherwise x is a draw</source>
        <translation>否则 x 是平局</translation>
    </message>
    <message>
        <source>Nothing is labelled yet. A position is N if some option is P, P if every option is N, and otherwise a draw.</source>
        <translation>尚未标记。有后继是 P（必败）的局面是 N（必胜），后继全是 N 的是 P，其余是平局。</translation>
    </message>
    <message>
        <source>%1 is the end, lost for the player to move: it is P.</source>
        <translation>%1 是终局，当前玩家已负：它是 P（必败）。</translation>
    </message>
    <message>
        <source>%1 is the end, won for the player to move: it is N.</source>
        <translation>%1 是终局，当前玩家已胜：它是 N（必胜）。</translation>
    </message>
    <message>
        <source>%1 is the end, won by nobody: it is a draw.</source>
        <translation>%1 是终局，双方不分胜负：它是平局。</translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be a draw.</source>
        <translation>%1 保持折叠；已知它是平局。</translation>
    </message>
    <message>
        <source>No option of %1 is P, but one is a draw: so is %1.</source>
        <translation>%1 的后继没有 P（必败），但有一个是平局：所以 %1 是平局。</translation>
    </message>
    <message>
        <source>%1 has no SG values: it is not the last move that decides.</source>
        <translation>%1 没有 SG 值：决定胜负的不是最后一步。</translation>
    </message>
    <message>
        <source>proof: %1, the last n computed; the options of the last 2p = %2 heaps go on to reach all smaller values and never their own</source>
        <translation>依据：%1（最后算出的 n）；最后 2p = %2 个堆的后继会一直取到所有更小的值，而永远取不到堆自身的值</translation>
    </message>
    <message>
        <source>proof: %1, the last n computed</source>
        <translation>依据：%1（最后算出的 n）</translation>
    </message>
    <message>
        <source>no proof yet: %1, the last n computed</source>
        <translation>尚未证明：%1（最后算出的 n）</translation>
    </message>
    <message>
        <source>proof: %1</source>
        <translation>依据：%1</translation>
    </message>
    <message>
        <source>Whoever moves changes one part of the sum, so some column becomes odd, and the other player makes all even again: P, no move wins.</source>
        <translation>每一步只改变和中的一个部分，必使某列变为奇数，而对方又能使各列全为偶数：这是 P（必败），没有必胜走法。</translation>
    </message>
    <message>
        <source>S = %1 is not 0: the player to move wins. The moves are too many to try them all, and among those tried none makes it 0.</source>
        <translation>S = %1 不为 0：当前玩家必胜。走法太多，无法一一尝试；在试过的走法中没有一步能使它变为 0。</translation>
    </message>
    <message>
        <source>There is no parameter “%1” here: this game has none.</source>
        <translation>这里没有参数“%1”，也没有其他参数。</translation>
    </message>
    <message>
        <source>The openings on a line: P at 1, 2, 3, 5, 8, 13 …</source>
        <translation>开局排成序列：P 在 1、2、3、5、8、13 …</translation>
    </message>
    <message>
        <source>Misère play is searched</source>
        <translation>反常规则下靠搜索</translation>
    </message>
    <message>
        <source>every position within that limit</source>
        <translation>该限度内的所有局面</translation>
    </message>
    <message>
        <source>Values that rise</source>
        <translation>递增的值</translation>
    </message>
    <message>
        <source>Some values grow by a saltus from period to period: those of 0.8F by 4 every 7 heaps. It is proved that they do so for ever where, by their high and low binary digits, no option can have the value of its heap, and the options of the last 2p heaps reach every smaller value in ways that go on p or 2p further.</source>
        <translation>有些值每过一个周期就增加一个固定的增量：0.8F 的值，堆每增大 7 个便增加 4。若由值的高位与低位二进制数字可知任何后继都不会与堆等值，并且最后 2p 个堆的后继取到每个更小的值的方式在再过 p 或 2p 之后仍然成立，那么就证明了它们永远如此增长。</translation>
    </message>
    <message>
        <source>codes whose values satisfy these conditions, which are checked; in normal play. Those named proved theorems of this kind</source>
        <translation>值满足这些条件（会逐一检验）的编码；常规规则。上述作者证明了此类定理</translation>
    </message>
    <message>
        <source>Blocks of p</source>
        <translation>每 p 个一段</translation>
    </message>
    <message>
        <source>Take p to q</source>
        <translation>取 p 到 q 个</translation>
    </message>
    <message>
        <source>Take at least p and at most q from one heap; of fewer than p, take all.</source>
        <translation>从一堆中至少取 p 个、至多取 q 个；不足 p 个时全部取走。</translation>
    </message>
    <message>
        <source>smallest take</source>
        <translation>最少可取</translation>
    </message>
    <message>
        <source>the least that one turn may take, unless fewer are left</source>
        <translation>一次最少能取的个数，剩余不足时除外</translation>
    </message>
    <message>
        <source>the most that one turn may take, at least p</source>
        <translation>一次最多能取的个数，不小于 p</translation>
    </message>
    <message>
        <source>Take 2 to 4 from 21</source>
        <translation>从 21 中取 2 到 4 个</translation>
    </message>
    <message>
        <source>Lost: take 3 to 5 from 22</source>
        <translation>必败：从 22 中取 3 到 5 个</translation>
    </message>
    <message>
        <source>Two heaps as a table, 2 to 9</source>
        <translation>两堆的表，取 2 到 9 个</translation>
    </message>
    <message>
        <source>Misère: lost with 7</source>
        <translation>反常规则：7 为必败</translation>
    </message>
    <message>
        <source>A heap of n is worth ((n + p − 1) mod (p + q)) / p, rounded down, and several heaps the XOR of these. So one heap is P exactly when n mod (p + q) is 0 or more than q.</source>
        <translation>大小为 n 的堆值为 ((n + p − 1) mod (p + q)) / p 向下取整，多堆取各值的异或。因此单堆恰在 n mod (p + q) 为 0 或大于 q 时是 P。</translation>
    </message>
    <message>
        <source>As in normal play, except when no heap is worth more than 1: then the position is P exactly when the number of heaps worth 1 is odd. So one heap is P exactly when n mod (p + q) is 1 to p.</source>
        <translation>与常规规则相同，除非没有堆的值大于 1：那时恰在值为 1 的堆数为奇数时是 P。因此单堆恰在 n mod (p + q) 为 1 到 p 时是 P。</translation>
    </message>
    <message>
        <source>all heaps; the values are those of normal play</source>
        <translation>所有堆；各值按常规规则计算</translation>
    </message>
    <message>
        <source>r ← n mod (p + q)</source>
        <translation>r ← n mod (p + q)</translation>
    </message>
    <message>
        <source>if r = 0 or r &gt; q: no winning move</source>
        <translation>若 r = 0 或 r &gt; q：没有必胜走法</translation>
    </message>
    <message>
        <source>take r, but at least p; of fewer than p, all</source>
        <translation>取 r，但至少取 p；不足 p 则全取</translation>
    </message>
    <message>
        <source>answer every t with p + q − t</source>
        <translation>对方取 t，就取 p + q − t</translation>
    </message>
    <message>
        <source>if 1 ≤ r ≤ p: no winning move</source>
        <translation>若 1 ≤ r ≤ p：没有必胜走法</translation>
    </message>
    <message>
        <source>take r − p, but at least p; if r = 0, take q</source>
        <translation>取 r − p，但至少取 p；若 r = 0 则取 q</translation>
    </message>
    <message>
        <source>r = %1 is from 1 to p = %2: whatever is taken, what it leaves has r = 0 or r &gt; p.</source>
        <translation>r = %1 在 1 到 p = %2 之间：无论怎样取，剩下的都有 r = 0 或 r &gt; p。</translation>
    </message>
    <message>
        <source>r = %1 is from 1 to q = %2: the player to move wins.</source>
        <translation>r = %1 在 1 到 q = %2 之间：当前玩家必胜。</translation>
    </message>
    <message>
        <source>A heap with r = 0 or r &gt; q is lost: whatever t is taken, the answer %1 − t leaves such a heap again, and of the last %1 or fewer the answer takes all that is left.</source>
        <translation>r = 0 或 r &gt; q 的堆必败：无论取走多少 t，对方取 %1 − t 便又留下这样的堆；到最后至多 %1 个时，对方把剩下的全部取走。</translation>
    </message>
    <message>
        <source>A heap with r from 1 to p is lost: whatever t is taken, the answer %1 − t leaves such a heap again, and at last at most %2: whoever faces these must take the last one.</source>
        <translation>r 在 1 到 p 之间的堆必败：无论取走多少 t，对方取 %1 − t 便又留下这样的堆，最后剩至多 %2 个：面对它们的一方必须取走最后一个。</translation>
    </message>
    <message>
        <source>Two turns together can always take p + q = %1. n = %2 is %3 · %1 + %4: r = %4.</source>
        <translation>双方一来一回总能共取 p + q = %1 个。n = %2 等于 %3 · %1 + %4：r = %4。</translation>
    </message>
    <message>
        <source>Both scores, such as 0:4, were expected at column %1, not “%2”.</source>
        <translation>第 %1 个字符处应是双方得分，如 0:4，而不是“%2”。</translation>
    </message>
    <message>
        <source>There are %1 numbers; at most %2 are allowed.</source>
        <translation>有 %1 个数；至多允许 %2 个。</translation>
    </message>
    <message>
        <source>take %1 from the left</source>
        <translation>从左端取 %1</translation>
    </message>
    <message>
        <source>take %1 from the right</source>
        <translation>从右端取 %1</translation>
    </message>
    <message>
        <source>Taking ends</source>
        <translation>两端取数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>数列</translation>
    </message>
    <message>
        <source>numbers from left to right, for example 4,7,2,9,5,2; in the course of play with the scores of the player to move and of the other, 7,2,9,5,2 | 0:4</source>
        <translation>从左到右的各数，例如 4,7,2,9,5,2；对局中再加当前玩家与对方的得分，如 7,2,9,5,2 | 0:4</translation>
    </message>
    <message>
        <source>Six numbers: 18 to 11</source>
        <translation>六个数：18 比 11</translation>
    </message>
    <message>
        <source>The larger end loses: 3, 9, 1, 2</source>
        <translation>取大的一端反而输：3、9、1、2</translation>
    </message>
    <message>
        <source>A draw: 1, 3, 3, 1</source>
        <translation>平局：1、3、3、1</translation>
    </message>
    <message>
        <source>Lost either way: 3, 9, 4</source>
        <translation>怎样取都输：3、9、4</translation>
    </message>
    <message>
        <source>From the inside out</source>
        <translation>由内而外</translation>
    </message>
    <message>
        <source>How much more of a row the player to move gets than the other is the larger of two differences: the left number minus the lead in the rest, and the right number minus the lead in the rest. So the leads of all stretches follow from those of shorter ones.</source>
        <translation>当前玩家在一行数中比对方多得的量，是两个差中较大的一个：左端的数减去其余部分的领先量，或右端的数减去其余部分的领先量。因此各段的领先量都由更短的段得出。</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>所有数列</translation>
    </message>
    <message>
        <source>Even rows</source>
        <translation>偶数个数</translation>
    </message>
    <message>
        <source>Whoever begins a row of even length never loses: he can take all numbers at odd places or all at even ones, whichever add up to more.</source>
        <translation>数的个数为偶数时先手不败：他可以取走所有奇数位上的数，或所有偶数位上的数，取总和较大的那一组。</translation>
    </message>
    <message>
        <source>rows of even length, from the start</source>
        <translation>从头开始、个数为偶数的数列</translation>
    </message>
    <message>
        <source>lead(∅) ← 0</source>
        <translation>领先(∅) ← 0</translation>
    </message>
    <message>
        <source>lead(a … b) ← max(a − lead(… b), b − lead(a …))</source>
        <translation>领先(a … b) ← max(a − 领先(… b), b − 领先(a …))</translation>
    </message>
    <message>
        <source>N if the player to move ends with more, P if with less, else a draw</source>
        <translation>当前玩家最终较多则为 N，较少则为 P，否则平局</translation>
    </message>
    <message>
        <source>%1 is more than %2: the player to move wins.</source>
        <translation>%1 大于 %2：当前玩家获胜。</translation>
    </message>
    <message>
        <source>%1 is less than %2: the player to move loses.</source>
        <translation>%1 小于 %2：当前玩家告负。</translation>
    </message>
    <message>
        <source>Both have %1: a draw.</source>
        <translation>双方各得 %1：平局。</translation>
    </message>
    <message>
        <source>The lead, from the inside out</source>
        <translation>领先量，由内而外</translation>
    </message>
    <message>
        <source>No number is left: the player to move has %1, the other %2.</source>
        <translation>已无数可取：当前玩家得 %1，对方得 %2。</translation>
    </message>
    <message>
        <source>With best play the player to move gets %1 in the end, the other %2.</source>
        <translation>双方都走最优走法时，当前玩家最终得 %1，对方得 %2。</translation>
    </message>
    <message>
        <source>“%1”: then in the end %2 to %3.</source>
        <translation>“%1”：最终 %2 比 %3。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a place on a board; write its row and its column: 3x5.</source>
        <translation>第 %2 个字符处的“%1”不是棋盘上的位置；请写出它的行和列：3x5。</translation>
    </message>
    <message>
        <source>The Tartan theorem</source>
        <translation>格子布定理</translation>
    </message>
    <message>
        <source>A lone head is worth the nim product, row ⊗ column, of the values that its row and its column have as places of the two games; several heads are worth the XOR of these. The nim product is what turning the four corners of rectangles gives: a ⊗ b = mex{ a′⊗b ⊕ a⊗b′ ⊕ a′⊗b′ : a′ &lt; a, b′ &lt; b }.</source>
        <translation>单独一枚正面的值是尼姆积“行 ⊗ 列”：它的行和列分别作为两个游戏中的位置所具有的值之积；多枚正面的值是各值的异或。尼姆积就是翻矩形四角所给出的：a ⊗ b = mex{ a′⊗b ⊕ a⊗b′ ⊕ a′⊗b′ : a′ &lt; a, b′ &lt; b }。</translation>
    </message>
    <message>
        <source>normal play, every pair of rules</source>
        <translation>常规规则，任何两种翻法</translation>
    </message>
    <message>
        <source>Turning Corners</source>
        <translation>翻四角</translation>
    </message>
    <message>
        <source>The four corners of a rectangle are turned; coins in the first row and the first column are worth nothing. A head in row a and column b is worth (a − 1) ⊗ (b − 1).</source>
        <translation>翻转一个矩形的四角；第一行和第一列的硬币值为 0。第 a 行第 b 列的正面值为 (a − 1) ⊗ (b − 1)。</translation>
    </message>
    <message>
        <source>normal play, Twins for the rows and the columns</source>
        <translation>常规规则，行与列都用双胞胎</translation>
    </message>
    <message>
        <source>The table of nim multiplication</source>
        <translation>尼姆乘法表</translation>
    </message>
    <message>
        <source>A head in row a and column b is worth a ⊗ b. The numbers below 2, 4, 16, 256 … are fields: the table up to there has every number but 0 once in every row.</source>
        <translation>第 a 行第 b 列的正面值为 a ⊗ b。小于 2、4、16、256 … 的数构成域：到那里为止的表中，每一行里除 0 外的每个数恰好出现一次。</translation>
    </message>
    <message>
        <source>normal play, Turning Turtles for the rows and the columns</source>
        <translation>常规规则，行与列都用翻乌龟</translation>
    </message>
    <message>
        <source>Tartan: coins on a board</source>
        <translation>格子布：棋盘上的翻硬币</translation>
    </message>
    <message>
        <source>Choose rows as the one rule of coin turning allows and columns as the other does, and turn over the coins where they meet; the last of them must go from heads to tails.</source>
        <translation>按一种翻法选若干行、按另一种翻法选若干列，翻转行列相交处的硬币；其中最后一枚必须由正面翻成反面。</translation>
    </message>
    <message>
        <source>row rule</source>
        <translation>行翻法</translation>
    </message>
    <message>
        <source>which rows one turn may choose</source>
        <translation>一步可以选哪些行</translation>
    </message>
    <message>
        <source>row sets</source>
        <translation>行集合</translation>
    </message>
    <message>
        <source>column rule</source>
        <translation>列翻法</translation>
    </message>
    <message>
        <source>which columns one turn may choose</source>
        <translation>一步可以选哪些列</translation>
    </message>
    <message>
        <source>column sets</source>
        <translation>列集合</translation>
    </message>
    <message>
        <source>the heads, row x column, counted from 1: 3x5, 2x2; 0 for none</source>
        <translation>各枚正面，行x列，从 1 数起：3x5, 2x2；没有则写 0</translation>
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
        <translation>尺子 × 假海龟：三枚正面</translation>
    </message>
    <message>
        <source>Moebius by Twins: two heads</source>
        <translation>莫比乌斯 × 双胞胎：两枚正面</translation>
    </message>
    <message>
        <source>A small tree: Turning Turtles both ways</source>
        <translation>小博弈树：行列都用翻乌龟</translation>
    </message>
    <message>
        <source>Misère: Turning Corners from 3x3</source>
        <translation>反常规则：从 3x3 开始的翻四角</translation>
    </message>
    <message>
        <source>The coin %1 at column %2 is there twice; name every head once.</source>
        <translation>第 %2 个字符处的硬币 %1 出现了两次；每枚正面只写一次。</translation>
    </message>
    <message>
        <source>turn the coins where the rows %1 meet the columns %2</source>
        <translation>翻第 %1 行与第 %2 列相交处的硬币</translation>
    </message>
    <message>
        <source>turn the coin %1</source>
        <translation>翻硬币 %1</translation>
    </message>
    <message>
        <source>turn the coins %1</source>
        <translation>翻硬币 %1</translation>
    </message>
    <message>
        <source>%1 ⊗ %2 = %3</source>
        <translation>%1 ⊗ %2 = %3</translation>
    </message>
    <message>
        <source>a heap of n</source>
        <translation>大小为 n 的堆</translation>
    </message>
    <message>
        <source>a heap of %1</source>
        <translation>大小为 %1 的堆</translation>
    </message>
    <message>
        <source>marks the rare values, where they are few</source>
        <translation>在稀有值不多时标出它们</translation>
    </message>
    <message>
        <source>None of the moves found makes a value smaller there. The value of %1 can become larger, which does as well.</source>
        <translation>找到的走法中没有一个使该列的值变小。%1的值可以变大，同样有效。</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>With all numbers that are left, a score could leave the range −%1 to %1.</source>
        <translation>加上剩下的所有数，得分可能超出 −%1 到 %1 的范围。</translation>
    </message>
    <message>
        <source>The positions below this one would take more than %1 MB.</source>
        <translation>此局面以下的局面会占用超过 %1 MB。</translation>
    </message>
    <message>
        <source>Take %1. Only the one set aside is left: the other player must take it and loses.</source>
        <translation>取 %1。只剩留在一边的那一个：对方必须取它，于是输了。</translation>
    </message>
    <message>
        <source>Take %1 and leave %2, which is %3 and the one set aside. Then at most %4 may be taken.</source>
        <translation>取 %1，留下 %2，即 %3 和留在一边的那一个。之后至多可取 %4。</translation>
    </message>
    <message>
        <source>If the other player takes less than that part, the smallest part of the rest is at most twice as much: again you may take it. So you take the last part of all, and the one that is set aside falls to the other player, who loses.</source>
        <translation>对方不论取比这一项少的多少个，剩余部分的最小一项都不超过它的两倍：你又可以取走它。所以最后一项由你取走，留在一边的那一个落到对方手里，对方输。</translation>
    </message>
    <message>
        <source>The smallest part of n − 1 = %1</source>
        <translation>n − 1 = %1 的最小一项</translation>
    </message>
    <message>
        <source>Whoever takes the last one loses, so set one aside: whoever takes the last of the rest, %1, wins. With that rest play goes as in normal play.</source>
        <translation>取走最后一个的人输，所以把一个留在一边：谁取走其余 %1 个中的最后一个，谁就赢。其余部分的玩法与常规规则相同。</translation>
    </message>
    <message>
        <source>%1 is a Fibonacci number: it is its own only part.</source>
        <translation>%1 是斐波那契数：它自己就是唯一的一项。</translation>
    </message>
    <message>
        <source>No odd stair holds more than 1, and the number of ones, %1, is odd: the last of them is left to the player to move, who loses. So in misère play this is lost although S is not 0.</source>
        <translation>没有多于 1 枚的奇数级，1 的个数 %1 是奇数：最后一个 1 留给当前玩家，必败。所以在反常规则下，虽然 S 不为 0，这里也是必败的。</translation>
    </message>
    <message>
        <source>S = 0, and more than one odd stair holds more than 1: the other player makes S 0 again as in normal play, until a single stair above 1 is left to him. Then he chooses to leave an odd number of ones.</source>
        <translation>S = 0，且不止一个奇数级多于 1 枚：对方像常规规则下那样又把 S 变回 0，直到轮到他时只剩一个多于 1 枚的奇数级。那时他选择留下奇数个 1。</translation>
    </message>
    <message>
        <source>No odd stair holds more than 1. Here misère play differs from normal play: whoever leaves an odd number of ones wins, and now their number, %1, is even.</source>
        <translation>没有多于 1 枚的奇数级。此时反常规则与常规规则不同：留下奇数个 1 的人获胜，而现在 1 的个数 %1 是偶数。</translation>
    </message>
    <message>
        <source>Only one odd stair holds more than 1. Here misère play differs from normal play: the move decides how many ones are left, and must leave an odd number.</source>
        <translation>只有一个奇数级多于 1 枚。此时反常规则与常规规则不同：这一步决定留下几个 1，必须留下奇数个。</translation>
    </message>
    <message>
        <source>Another odd stair holds more than 1 as well: misère play goes as normal play does, and the move makes S 0.</source>
        <translation>还有别的奇数级多于 1 枚：反常规则下的走法与常规规则相同，这一步使 S 变为 0。</translation>
    </message>
    <message>
        <source>What lies on even stairs, %1 in all, counts for nothing: whoever moves some to the odd stair below makes its heap larger, and the other player moves as many on from there.</source>
        <translation>偶数级上共 %1 枚，不起作用：谁把几枚移到下面的奇数级，那一堆就变大，对方从那里再移走同样多枚。</translation>
    </message>
    <message>
        <source>The move: %1. It leaves %2 on the odd stairs, which is lost in misère Nim.</source>
        <translation>走法：%1。奇数级上剩下 %2，在反常规则的尼姆中是必败的。</translation>
    </message>
    <message>
        <source>r = 0: whatever is taken, what it leaves has r from 1 to q.</source>
        <translation>r = 0：无论怎样取，剩下的 r 都在 1 到 q 之间。</translation>
    </message>
    <message>
        <source>r = %1 is more than q = %2: whatever is taken, what it leaves has r from 1 to q.</source>
        <translation>r = %1 大于 q = %2：无论怎样取，剩下的 r 都在 1 到 q 之间。</translation>
    </message>
    <message>
        <source>r = 0: the player to move wins.</source>
        <translation>r = 0：当前玩家必胜。</translation>
    </message>
    <message>
        <source>r = %1 is more than p = %2: the player to move wins.</source>
        <translation>r = %1 大于 p = %2：当前玩家必胜。</translation>
    </message>
    <message>
        <source>Take the left or the right number of a row. When none is left, the higher total wins. After a bar stand the totals so far, first that of the player to move: 7,2,9,5,2 | 0:4.</source>
        <translation>从一行数中取走最左或最右的一个。取完后总和大的一方获胜。竖线后面是目前的总和，当前玩家的在前：7,2,9,5,2 | 0:4。</translation>
    </message>
    <message>
        <source>So far the player to move has %1, the other %2.</source>
        <translation>目前当前玩家有 %1，对方有 %2。</translation>
    </message>
    <message>
        <source>otherwise (a, b) is itself a cold pair: P</source>
        <translation>否则 (a, b) 本身就是奇异局势：P（必败）</translation>
    </message>
    <message>
        <source>Case 2 does not apply: %1 is the larger number of its cold pair, (%2, %1).</source>
        <translation>情形 2 不成立：%1 是它所在的奇异局势 (%2, %1) 中较大的数。</translation>
    </message>
    <message>
        <source>Case 3 does not apply: the difference is 0, which is case 1.</source>
        <translation>情形 3 不成立：差是 0，属于情形 1。</translation>
    </message>
    <message>
        <source>Case 3 does not apply: the difference is %1, and in the cold pair of that difference, (%2, %3), %2 is not below %4.</source>
        <translation>情形 3 不成立：差是 %1，在差相同的奇异局势 (%2, %3) 中，%2 不小于 %4。</translation>
    </message>
    <message>
        <source>Case 5 applies as well: the heaps are equal, so the other one may be lowered from %1 to %2 instead.</source>
        <translation>情形 5 也成立：两堆相等，所以也可以改为把另一堆从 %1 减到 %2。</translation>
    </message>
    <message>
        <source>%1 has no values along a line in misère play.</source>
        <translation>%1 在反常规则下没有一维的值序列。</translation>
    </message>
    <message>
        <source>%1 has no grid of values in misère play.</source>
        <translation>%1 在反常规则下没有值的网格。</translation>
    </message>
    <message>
        <source>There is no setting “%1” here; the settings of the view %2 are: %3.</source>
        <translation>这里没有设置项“%1”；视图 %2 的设置项有：%3。</translation>
    </message>
    <message>
        <source>There is no parameter or setting “%1” here; the parameters of %2 are: %3; the settings of the view %4 are: %5.</source>
        <translation>这里没有参数或设置项“%1”；%2 的参数有：%3；视图 %4 的设置项有：%5。</translation>
    </message>
    <message>
        <source>“%1” at column %2 stands where a semicolon should part it from the component before.</source>
        <translation>第 %2 个字符处是“%1”，此处应以分号与前一个子游戏隔开。</translation>
    </message>
    <message>
        <source>The parameter %1 is given twice.</source>
        <translation>参数 %1 给出了两次。</translation>
    </message>
    <message>
        <source>At column %1: %2</source>
        <translation>第 %1 个字符处：%2</translation>
    </message>
    <message>
        <source>the position of %1</source>
        <translation>%1 的局面</translation>
    </message>
    <message>
        <source>the parameter %1</source>
        <translation>参数 %1</translation>
    </message>
    <message>
        <source>In %1, at column %2: %3</source>
        <translation>在%1中，第 %2 个字符处：%3</translation>
    </message>
    <message>
        <source>In %1, whose quotation begins at column %2 and in which columns are counted from 1 again: %3</source>
        <translation>在%1中（引号从第 %2 个字符处开始，其中的字符位置重新计数）：%3</translation>
    </message>
    <message>
        <source>%1 has no option: the player to move has lost, so it is P.</source>
        <translation>%1 没有后继：当前玩家已败，所以它是 P（必败）。</translation>
    </message>
    <message>
        <source>%1 has no option: in misère play the player to move has won, so it is N.</source>
        <translation>%1 没有后继：反常规则下当前玩家已胜，所以它是 N（必胜）。</translation>
    </message>
    <message>
        <source>%1 has no option: in misère play its value is 1.</source>
        <translation>%1 没有后继：反常规则下它的值是 1。</translation>
    </message>
    <message>
        <source>x = %1 has one option. S is empty.</source>
        <translation>x = %1 有一个后继。S 为空集。</translation>
    </message>
    <message>
        <source>x = %1 has one option. Its value is out of reach, but it is known who wins it.</source>
        <translation>x = %1 有一个后继。它的值算不出，但谁胜可以判定。</translation>
    </message>
    <message>
        <source>No option is P, but some option is a draw: nobody can win against best play.</source>
        <translation>没有后继是 P（必败），但有平局的后继：双方都走最优走法时无人获胜。</translation>
    </message>
    <message>
        <source>Misère play ends no differently: some value still counts as one above 1, and whoever then first leaves none that does chooses the parity of the ones.</source>
        <translation>反常规则下结局相同：仍有值按大于 1 计，而谁先使各值都不再如此，谁就能选择 1 的奇偶。</translation>
    </message>
    <message>
        <source>Some other value is above 1: misère play goes as normal play does.</source>
        <translation>还有别的值大于 1：反常规则的走法与常规规则相同。</translation>
    </message>
    <message>
        <source>Some other value counts as one above 1: misère play goes as normal play does.</source>
        <translation>还有别的值按大于 1 计：反常规则的走法与常规规则相同。</translation>
    </message>
    <message>
        <source>Only %1 has a value above 1. Here misère play differs from normal play: whoever moves there decides how many ones are left, and must leave an odd number.</source>
        <translation>只有%1的值大于 1。这里反常规则与常规规则不同：走这一步的人决定留下几个 1，必须留下奇数个。</translation>
    </message>
    <message>
        <source>Only the value of %1 counts as one above 1. Here misère play differs from normal play: whoever moves there decides how many ones are left, and must leave an odd number.</source>
        <translation>只有%1的值按大于 1 计。这里反常规则与常规规则不同：走这一步的人决定留下几个 1，必须留下奇数个。</translation>
    </message>
    <message>
        <source>“%1” is a pipe or a device; only ordinary files are read here.</source>
        <translation>“%1”是管道或设备；这里只读取普通文件。</translation>
    </message>
    <message>
        <source>“%1” is a pipe or a device; only ordinary files are written.</source>
        <translation>“%1”是管道或设备；只写入普通文件。</translation>
    </message>
    <message>
        <source>“%1” stands where %2 belongs: only %3 fits there.</source>
        <translation>此处应为 %2，只能是 %3；却写着“%1”。</translation>
    </message>
    <message>
        <source>The input ends where %1 belongs: only %2 fits there.</source>
        <translation>此处应为 %1，只能是 %2；输入却中断了。</translation>
    </message>
    <message>
        <source>The line ends where %1 belongs: only %2 fits there.</source>
        <translation>此处应为 %1，只能是 %2；这一行却结束了。</translation>
    </message>
    <message>
        <source>As a graph, this case has %1 · %2 arrows; the limit is %3.</source>
        <translation>这一组画成图有 %1 · %2 条箭头；上限是 %3。</translation>
    </message>
    <message>
        <source>The graph is too large to be drawn: nodes %1, edges %2; the limits are %3 and %4.</source>
        <translation>图太大，无法画出：节点 %1 个，边 %2 条；上限是 %3 和 %4。</translation>
    </message>
    <message>
        <source>%1 are left, but the limit is 0: nothing may be taken.</source>
        <translation>还剩 %1 个，但上限为 0：一个也不能取。</translation>
    </message>
    <message>
        <source>More than %1 vectors with a star lead the same way, none a multiple of another.</source>
        <translation>方向相同、互不为倍数的带星号向量超过 %1 个。</translation>
    </message>
    <message>
        <source>The values of the parts do not tell who wins their sum here, as they do in normal play. So the positions below are searched: at most %1 of them, and %2 moves, in at most %3 MB. What is larger is refused.</source>
        <translation>与常规规则不同，这里各部分的值不能决定它们的和谁胜，因此搜索其下的全部局面：至多 %1 个局面、%2 个走法，至多 %3 MB；更大的拒绝计算。</translation>
    </message>
    <message>
        <source>No heap is above 1. The number of ones is %1, and %1 mod %2 = %3: in misère play that is lost exactly when the remainder is 1.</source>
        <translation>没有大于 1 的堆。1 的个数是 %1，%1 mod %2 = %3：反常规则下当且仅当余数是 1 时必败。</translation>
    </message>
    <message>
        <source>Every count is a multiple of %1. A turn changes one heap, and in the highest column that changes takes its one away, so it is no longer a multiple.</source>
        <translation>每列的个数都是 %1 的倍数。一步只改变一堆，并在有变化的最高列拿走它的 1，所以不再是倍数。</translation>
    </message>
    <message>
        <source>The remainder is not 1: the player to move wins. The move: %1.</source>
        <translation>余数不为 1：当前玩家必胜。走法：%1。</translation>
    </message>
    <message>
        <source>It leaves nothing above 1. The number of ones is %1 then, and %1 mod %2 = 1, which is what loses in misère play.</source>
        <translation>没有剩下大于 1 的堆。此时 1 的个数是 %1，%1 mod %2 = 1，这在反常规则下必败。</translation>
    </message>
    <message>
        <source>otherwise: a winning move of Nim on the odd stairs</source>
        <translation>否则：在奇数级上按尼姆的必胜走法走</translation>
    </message>
    <message>
        <source>Whoever must take the last one loses. Without it the heap is %1, which is %2 · %3 + %4, where %3 is one more than the largest take: r = %4.</source>
        <translation>必须取最后一个的一方输。不算这一个，该堆是 %1，等于 %2 · %3 + %4，其中 %3 比最多可取的数大 1：r = %4。</translation>
    </message>
    <message>
        <source>turn the coins where row %1 meets the columns %2</source>
        <translation>翻第 %1 行与第 %2 列相交处的硬币</translation>
    </message>
    <message>
        <source>turn the coins where the rows %1 meet column %2</source>
        <translation>翻第 %1 行与第 %2 列相交处的硬币</translation>
    </message>
    <message>
        <source>A cell is two numbers, for example 4,7; here is one.</source>
        <translation>格子应为两个数，例如 4,7；这里只有一个数。</translation>
    </message>
    <message>
        <source>This computer does not have enough memory for this.</source>
        <translation>这台机器的内存不足以完成这件事。</translation>
    </message>
    <message>
        <source>This cannot be done because of a fault in the program: %1.</source>
        <translation>因程序故障，无法完成：%1。</translation>
    </message>
    <message>
        <source>The number %1 is missing at column %2.</source>
        <translation>第 %2 个字符处缺少数 %1。</translation>
    </message>
    <message>
        <source>“%1” at column %2 stands where only %3 fits.</source>
        <translation>第 %2 个字符处是“%1”，此处只能是 %3。</translation>
    </message>
    <message>
        <source>The file is not a Mexplorer document: its values are nested too deeply.</source>
        <translation>该文件不是 Mexplorer 文档：其中的值嵌套过深。</translation>
    </message>
    <message>
        <source>the theorem against the value that is drawn, cell by cell</source>
        <translation>逐格比对定理与所画的值</translation>
    </message>
    <message>
        <source>the closed form with the definition, at every position below the root; and where it is silent or tells only who wins the solver; where they differ a cross is drawn</source>
        <translation>在根以下的每个局面比对公式与定义，公式未涉及或只判定胜负处则比对求解结果；不一致处画叉</translation>
    </message>
    <message>
        <source>At column %1 a colon and the position of %2 are missing; what contains a semicolon or a colon is written in quotes.</source>
        <translation>第 %1 个字符处缺少冒号和 %2 的局面；含有分号或冒号的内容要写在引号里。</translation>
    </message>
    <message>
        <source>Take %1: nothing is left, and the other player cannot move.</source>
        <translation>取 %1：一个不剩，对方无法再走。</translation>
    </message>
    <message>
        <source>q is %1; it must be at least p, which is %2.</source>
        <translation>q 为 %1；它必须不小于 p，即 %2。</translation>
    </message>
    <message>
        <source>So no move leads to a cold pair, while from any pair that is not cold some move does: P.</source>
        <translation>所以没有一步能到奇异局势，而从任何非奇异局势，总有一步能到：P（必败）。</translation>
    </message>
    <message>
        <source>With these parameters “%1” is not a view of %2; its views are: %3.</source>
        <translation>在这些参数下，“%1”不是 %2 的视图；它的视图有：%3。</translation>
    </message>
    <message>
        <source>A node is missing at column %1; the nodes are: %2.</source>
        <translation>第 %1 个字符处缺少一个节点；节点有：%2。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a node; the nodes are: %3.</source>
        <translation>第 %2 个字符处的“%1”不是节点；节点有：%3。</translation>
    </message>
    <message>
        <source>“%1” at column %2 stands after the only heap; write 20, or 20/6 where at most 6 may be taken now.</source>
        <translation>第 %2 个字符处的“%1”是多余的，这里只有一堆；请写 20，或写 20/6 表示此时最多取 6 颗。</translation>
    </message>
    <message>
        <source>A place on the board is missing at column %1; write its row and its column: 3x5.</source>
        <translation>第 %1 个字符处缺少棋盘上的位置；请写出它的行和列：3x5。</translation>
    </message>
    <message>
        <source>an opening of n</source>
        <translation>开局 n 个</translation>
    </message>
    <message>
        <source>an opening of %1</source>
        <translation>开局 %1 个</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>By the definition %1 moves or more would have to be tried; the limit is %2.</source>
        <translation>按定义要尝试的走法至少有 %1 种；上限是 %2。</translation>
    </message>
    <message>
        <source>There are %1 moves or more below this position; at most %2 are looked at.</source>
        <translation>这个局面以下的走法至少有 %1 种；最多查看 %2 种。</translation>
    </message>
    <message>
        <source>There are %1 moves or more below this position, as much work as %2 between small positions; at most %3 are looked at.</source>
        <translation>这个局面以下的走法至少有 %1 种，工作量相当于小局面之间的 %2 种；最多查看 %3 种。</translation>
    </message>
    <message>
        <source>%1 has no positions.</source>
        <translation>%1 没有局面。</translation>
    </message>
    <message>
        <source>The printer cannot be drawn on; another one may do.</source>
        <translation>无法在这台打印机上绘制；也许可以换一台。</translation>
    </message>
    <message>
        <source>The page was not printed completely.</source>
        <translation>这一页没有打印完整。</translation>
    </message>
    <message>
        <source>A small tree: 2, 2</source>
        <translation>小博弈树：2、2</translation>
    </message>
    <message>
        <source>A small tree: 6</source>
        <translation>小博弈树：6</translation>
    </message>
    <message>
        <source>A small tree: 3</source>
        <translation>小博弈树：3</translation>
    </message>
    <message>
        <source>A small tree: 2, 1</source>
        <translation>小博弈树：2、1</translation>
    </message>
    <message>
        <source>A late period: 6, 13, 15</source>
        <translation>周期出现得晚：6、13、15</translation>
    </message>
    <message>
        <source>misère play: no value is above 1, so odd and even change places</source>
        <translation>反常规则：没有大于 1 的值，奇偶对调</translation>
    </message>
    <message>
        <source>misère play: won as in normal play, but not by the same move</source>
        <translation>反常规则：与常规规则一样必胜，但走法不同</translation>
    </message>
    <message>
        <source>misère play: as in normal play, because a value is above 1</source>
        <translation>反常规则：有值大于 1，与常规规则相同</translation>
    </message>
    <message>
        <source>misère play: as in normal play, because a value counts as one above 1</source>
        <translation>反常规则：有值按大于 1 计，与常规规则相同</translation>
    </message>
    <message>
        <source>No value is above 1 and the number of ones is odd: in misère play the player to move loses.</source>
        <translation>没有大于 1 的值，且 1 的个数为奇数：反常规则下，当前玩家必败。</translation>
    </message>
    <message>
        <source>Every column is even: the player to move loses.</source>
        <translation>每列都是偶数：当前玩家必败。</translation>
    </message>
    <message>
        <source>The move: %1. No value above 1 is left, and then misère play wants an odd number of ones.</source>
        <translation>走法：%1。不再有大于 1 的值，此时反常规则要求留下奇数个 1。</translation>
    </message>
    <message>
        <source>%1 ⊕ %2 = %3: %4, and every column is even.</source>
        <translation>%1 ⊕ %2 = %3：%4，于是每一列都有偶数个 1。</translation>
    </message>
    <message>
        <source>No move in %1 wins.</source>
        <translation>在%1中没有必胜走法。</translation>
    </message>
    <message>
        <source>no period found up to n = %1</source>
        <translation>到 n = %1 为止未发现周期</translation>
    </message>
    <message>
        <source>period %1 from n = %2: proved</source>
        <translation>自 n = %2 起周期为 %1：已证明</translation>
    </message>
    <message>
        <source>period %1 from n = %2: observed up to n = %3</source>
        <translation>自 n = %2 起周期为 %1：已核对到 n = %3，未证明</translation>
    </message>
    <message>
        <source>period %1 with saltus %2 from n = %3: proved</source>
        <translation>自 n = %3 起周期为 %1、增量为 %2：已证明</translation>
    </message>
    <message>
        <source>period %1 with saltus %2 from n = %3: observed up to n = %4</source>
        <translation>自 n = %3 起周期为 %1、增量为 %2：已核对到 n = %4，未证明</translation>
    </message>
    <message>
        <source>says nothing about these cells</source>
        <translation>未涉及这些格</translation>
    </message>
    <message>
        <source>cells that differ: %1 of %2</source>
        <translation>%2 格中有 %1 格不符</translation>
    </message>
    <message>
        <source>agrees with all cells: %1</source>
        <translation>与全部 %1 格相符</translation>
    </message>
    <message>
        <source>agrees with all cells it speaks of: %1</source>
        <translation>与所涉及的 %1 格相符</translation>
    </message>
    <message>
        <source>it tells only who wins</source>
        <translation>它只说明谁胜</translation>
    </message>
    <message>
        <source>of %1 it tells only who wins</source>
        <translation>其中 %1 格只说明谁胜</translation>
    </message>
    <message>
        <source>there is no closed form to compare with</source>
        <translation>没有可比对的公式</translation>
    </message>
    <message>
        <source>different from the closed form: %1</source>
        <translation>与公式不同：%1</translation>
    </message>
    <message>
        <source>equal to the closed form everywhere</source>
        <translation>处处与公式相等</translation>
    </message>
    <message>
        <source>as the closed form tells: values %1, only who wins %2</source>
        <translation>与公式相符：值 %1 个，只判定胜负 %2 个</translation>
    </message>
    <message>
        <source>not compared: %1</source>
        <translation>未比对：%1</translation>
    </message>
    <message>
        <source>closed form asked at %1, solver at %2</source>
        <translation>公式检查 %1 个，求解检查 %2 个</translation>
    </message>
    <message>
        <source>agrees with the definition, positions: %1; %2</source>
        <translation>与定义一致，局面数：%1；%2</translation>
    </message>
    <message>
        <source>differs from the definition, positions: %1 of %2; %3</source>
        <translation>与定义不一致，%2 个局面中有 %1 个；%3</translation>
    </message>
    <message>
        <source>P: lost for the player to move</source>
        <translation>P：当前玩家必败</translation>
    </message>
    <message>
        <source>N: won</source>
        <translation>N：必胜</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>a winning move</source>
        <translation>必胜走法</translation>
    </message>
    <message>
        <source>SG</source>
        <translation>SG</translation>
    </message>
    <message>
        <source>misère value</source>
        <translation>反常规则下的值</translation>
    </message>
    <message>
        <source>SG %1</source>
        <translation>SG %1</translation>
    </message>
    <message>
        <source>misère value %1</source>
        <translation>反常规则下的值 %1</translation>
    </message>
    <message>
        <source>g = %1</source>
        <translation>g = %1</translation>
    </message>
    <message>
        <source>%1: wins</source>
        <translation>%1：必胜</translation>
    </message>
    <message>
        <source>%1: loses</source>
        <translation>%1：必败</translation>
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
        <translation>1 个后继</translation>
    </message>
    <message>
        <source>%1 options</source>
        <translation>%1 个后继</translation>
    </message>
    <message>
        <source>The XOR: %1 = %2.</source>
        <translation>异或：%1 = %2。</translation>
    </message>
    <message>
        <source>The XOR of the SG values: %1 = %2.</source>
        <translation>各 SG 值的异或：%1 = %2。</translation>
    </message>
    <message>
        <source>P: the previous player wins, so the player to move loses. N: the next player wins, so the player to move wins. A position is N when some option is P, and P when every option is N.</source>
        <translation>P：上一个玩家必胜，当前玩家必败（必败态）。N：下一个玩家即当前玩家必胜（必胜态）。只要有一个后继是 P，局面就是 N；所有后继都是 N，局面就是 P。</translation>
    </message>
    <message>
        <source>The mex of a set (minimum excludant) is the least whole number from 0 on that is not in it: mex {0, 1, 2, 4} = 3, mex {2, 3, 5} = 0, mex { } = 0.</source>
        <translation>集合的 mex（minimum excludant）是从 0 起不在集合中的最小非负整数：mex {0, 1, 2, 4} = 3，mex {2, 3, 5} = 0，mex { } = 0。</translation>
    </message>
    <message>
        <source>The SG value (Sprague–Grundy value) of a position is the mex of the SG values of its options. It is 0 exactly at P-positions, and a position of value n can be played in a sum like a Nim heap of n.</source>
        <translation>局面的 SG 值（Sprague–Grundy 值）是其所有后继的 SG 值的 mex。它为 0 当且仅当局面是 P；SG 值为 n 的局面在游戏之和中相当于一个 n 个的尼姆堆。</translation>
    </message>
    <message>
        <source>a ⊕ b, the XOR or nim-sum: the numbers are written in binary and added without carrying, so a column with an even number of ones gives 0. The value of a sum of games is the XOR of their values.</source>
        <translation>a ⊕ b 即异或（尼姆和）：把数写成二进制，不进位地相加，有偶数个 1 的列得 0。游戏之和的 SG 值是各子游戏 SG 值的异或。</translation>
    </message>
    <message>
        <source>position, option</source>
        <translation>局面、后继</translation>
    </message>
    <message>
        <source>A position is what lies on the table when somebody is to move; its options are the positions that one move leads to.</source>
        <translation>局面是轮到某个玩家走时桌面上的样子；走一步能到的局面是它的后继。</translation>
    </message>
    <message>
        <source>normal and misère play</source>
        <translation>常规规则与反常规则</translation>
    </message>
    <message>
        <source>In normal play whoever makes the last move wins, in misère play whoever makes it loses.</source>
        <translation>常规规则下走最后一步者胜，反常规则下走最后一步者负。</translation>
    </message>
    <message>
        <source>P and N</source>
        <translation>P 与 N</translation>
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
        <translation>周期、增量</translation>
    </message>
    <message>
        <source>Values have the period p from n = s on if SG(n + p) = SG(n) for every n ≥ s. If instead SG(n + p) = SG(n) + d, they rise by the saltus d every period.</source>
        <translation>若对每个 n ≥ s 都有 SG(n + p) = SG(n)，则 SG 值从 n = s 起以 p 为周期。若改为 SG(n + p) = SG(n) + d，则每个周期上升 d，称为增量。</translation>
    </message>
    <message>
        <source>mex of a set</source>
        <translation>集合的 mex</translation>
    </message>
    <message>
        <source>Choose a number of the set: a heap of Nim of that size is left. So the numbers are the values of the options, and the value is their mex.</source>
        <translation>从集合中选一个数：剩下这么多个的一个尼姆堆。因此这些数就是各后继的 SG 值，局面的 SG 值就是它们的 mex。</translation>
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
        <translation>{0, 2} 的值为什么是 1：博弈树</translation>
    </message>
    <message>
        <source>Any set is the options of some position</source>
        <translation>任何集合都是某个局面的后继</translation>
    </message>
    <message>
        <source>all sets</source>
        <translation>所有集合</translation>
    </message>
    <message>
        <source>There are more than %1 numbers.</source>
        <translation>数的个数超过 %1。</translation>
    </message>
    <message>
        <source>leave %1</source>
        <translation>留下 %1 个</translation>
    </message>
    <message>
        <source>choose %1</source>
        <translation>选 %1</translation>
    </message>
    <message>
        <source>Where no move is left, the player to move has won in misère play: these cells are N.</source>
        <translation>在反常规则下，无路可走时当前玩家获胜：这些格是 N（必胜）。</translation>
    </message>
    <message>
        <source>From one more cell a move leads to %1: it is N.</source>
        <translation>还有 1 格能走到 %1：它是 N（必胜）。</translation>
    </message>
    <message>
        <source>From %2 more cells a move leads to %1: they are N.</source>
        <translation>又有 %2 格能走到 %1：它们都是 N（必胜）。</translation>
    </message>
    <message>
        <source>%1, outside the picture, is P: a move leads there from one more cell, which is N.</source>
        <translation>图外的 %1 是 P（必败）：又有 1 格能走到那里，它是 N（必胜）。</translation>
    </message>
    <message>
        <source>%1, outside the picture, is P: a move leads there from %2 more cells, which are N.</source>
        <translation>图外的 %1 是 P（必败）：又有 %2 格能走到那里，它们都是 N（必胜）。</translation>
    </message>
    <message>
        <source>No P-position is known yet. Which empty cell is the first one?</source>
        <translation>还不知道任何 P（必败）局面。第一个是哪个空格？</translation>
    </message>
    <message>
        <source>One P-position is known. Which empty cell is the next one?</source>
        <translation>已知 1 个 P（必败）局面。下一个是哪个空格？</translation>
    </message>
    <message>
        <source>%1 P-positions are known. Which empty cell is the next one?</source>
        <translation>已知 %1 个 P（必败）局面。下一个是哪个空格？</translation>
    </message>
    <message>
        <source>%1: no move is left, so the player to move has lost. It is P.</source>
        <translation>%1：无路可走，当前玩家已输，所以它是 P（必败）。</translation>
    </message>
    <message>
        <source>%1 is the empty cell nearest to the corner: every option is N, so it is P.</source>
        <translation>%1 是离角最近的空格：它的后继全是 N（必胜），所以它是 P（必败）。</translation>
    </message>
    <message>
        <source>Discovering the P-positions</source>
        <translation>逐步找出 P（必败）局面</translation>
    </message>
    <message>
        <source>while a cell is unknown:</source>
        <translation>只要还有未知的格：</translation>
    </message>
    <message>
        <source>    x ← the unknown cell with the least a + b: P</source>
        <translation>    x ← a + b 最小的未知格：P</translation>
    </message>
    <message>
        <source>    every unknown cell with a move to x: N</source>
        <translation>    能走到 x 的每个未知格：N</translation>
    </message>
    <message>
        <source>every cell without a move: N</source>
        <translation>无路可走的每个格：N</translation>
    </message>
    <message>
        <source>Every cell is known: one is P.</source>
        <translation>所有格都已知：其中 1 格是 P（必败）。</translation>
    </message>
    <message>
        <source>Every cell is known: %1 are P.</source>
        <translation>所有格都已知：其中 %1 格是 P（必败）。</translation>
    </message>
    <message>
        <source>%1 has no option: its value is %2.</source>
        <translation>%1 没有后继：它的值是 %2。</translation>
    </message>
    <message>
        <source>The option of %1 has the value %2: the least number missing is %3.</source>
        <translation>%1 的后继的值是 %2：缺少的最小数是 %3。</translation>
    </message>
    <message>
        <source>The options of %1 have the values %2: the least number missing is %3.</source>
        <translation>%1 的后继的值是 %2：缺少的最小数是 %3。</translation>
    </message>
    <message>
        <source>Discovering the SG values</source>
        <translation>逐格求出 SG 值</translation>
    </message>
    <message>
        <source>Discovering the misère values</source>
        <translation>逐格求出反常规则下的值</translation>
    </message>
    <message>
        <source>for each cell x, along a + b = 0, 1, 2, …:</source>
        <translation>依 a + b = 0, 1, 2, … 对每个格 x：</translation>
    </message>
    <message>
        <source>    S ← the values of the options of x</source>
        <translation>    S ← x 的各后继的值</translation>
    </message>
    <message>
        <source>    if S is empty: SG(x) ← 0</source>
        <translation>    若 S 为空：SG(x) ← 0</translation>
    </message>
    <message>
        <source>    if S is empty: the value is 1</source>
        <translation>    若 S 为空：值是 1</translation>
    </message>
    <message>
        <source>    otherwise the least number missing in S</source>
        <translation>    否则值是 S 中缺少的最小数</translation>
    </message>
    <message>
        <source>j ← ⌊a(√5 − 1)/2⌋: is a = ⌊jφ⌋ or a = ⌊(j + 1)φ⌋?</source>
        <translation>j ← ⌊a(√5 − 1)/2⌋：a 等于 ⌊jφ⌋ 或 ⌊(j + 1)φ⌋ 吗？</translation>
    </message>
    <message>
        <source>1. a = b: take a from both</source>
        <translation>1. a = b：两堆各取 a</translation>
    </message>
    <message>
        <source>2. a = aₖ, b &gt; bₖ: lower b to bₖ</source>
        <translation>2. a = aₖ，b &gt; bₖ：把 b 减到 bₖ</translation>
    </message>
    <message>
        <source>3. b − a = k &gt; 0, a &gt; aₖ: lower both to (aₖ, bₖ)</source>
        <translation>3. b − a = k &gt; 0，a &gt; aₖ：两堆同减到 (aₖ, bₖ)</translation>
    </message>
    <message>
        <source>4. b = bₖ, a &gt; aₖ: lower a to aₖ</source>
        <translation>4. b = bₖ，a &gt; aₖ：把 a 减到 aₖ</translation>
    </message>
    <message>
        <source>5. a = bₖ: lower b to aₖ</source>
        <translation>5. a = bₖ：把 b 减到 aₖ</translation>
    </message>
    <message>
        <source>The test: for a = %1, j = ⌊a(√5 − 1)/2⌋ = %2; ⌊jφ⌋ = %3 and ⌊(j + 1)φ⌋ = %4.</source>
        <translation>判定：a = %1 时，j = ⌊a(√5 − 1)/2⌋ = %2；⌊jφ⌋ = %3，⌊(j + 1)φ⌋ = %4。</translation>
    </message>
    <message>
        <source>%1 is neither of them: no cold pair has %1 as its smaller number, so (%1, %2) is not cold.</source>
        <translation>%1 不是其中任何一个：没有以 %1 为较小数的奇异局势，所以 (%1, %2) 不是奇异局势。</translation>
    </message>
    <message>
        <source>%1 is one of them, so %2 is a cold pair, with k = %3: it is this position.</source>
        <translation>%1 是其中之一，所以 %2 是奇异局势，k = %3：正是这个局面。</translation>
    </message>
    <message>
        <source>%1 is one of them, so %2 is a cold pair, with k = %3: (%1, %4) is not.</source>
        <translation>%1 是其中之一，所以 %2 是奇异局势，k = %3：(%1, %4) 则不是。</translation>
    </message>
    <message>
        <source>this position</source>
        <translation>当前局面</translation>
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
        <translation>逐格求反常规则下的值</translation>
    </message>
    <message>
        <source>explain</source>
        <translation>讲解</translation>
    </message>
    <message>
        <source>what the steps show; a table that is discovered has at most %1 × %1 cells for P and %2 × %2 for values</source>
        <translation>逐步演示的内容；逐步找出时，表格最多 %1 × %1 格（P）或 %2 × %2 格（值）</translation>
    </message>
    <message>
        <source>A title or a caption has at most %1 characters.</source>
        <translation>标题和图注各不得超过 %1 个字符。</translation>
    </message>
    <message>
        <source>The title and the caption would take more than half of the picture: shorten them, or make the picture larger.</source>
        <translation>标题和图注会占去图片的一半以上：请缩短文字，或加大图片。</translation>
    </message>
    <message>
        <source>There is nothing to step through here.</source>
        <translation>这里没有可逐步演示的内容。</translation>
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
        <translation>每一步的数据都相同；只有图片可以按步导出。</translation>
    </message>
    <message>
        <source>The remainder is not 1: the player to move wins.</source>
        <translation>余数不为 1：当前玩家必胜。</translation>
    </message>
    <message>
        <source>Some count is not a multiple of %1: the player to move wins.</source>
        <translation>有的个数不是 %1 的倍数：当前玩家必胜。</translation>
    </message>
    <message>
        <source>Column %1 is right already: its ones are %2.</source>
        <translation>位值 %1 的列有 %2 个 1，已经合适。</translation>
    </message>
    <message>
        <source>In column %1 the ones are %2, 1 too few: heap %4, which is marked, gets a one.</source>
        <translation>位值 %1 的列有 %2 个 1，少 1 个：已标记的第 %4 堆在此得到一个 1。</translation>
    </message>
    <message>
        <source>In column %1 the ones are %2, %3 too few: heaps %4, which are marked, get a one each.</source>
        <translation>位值 %1 的列有 %2 个 1，少 %3 个：已标记的第 %4 堆在此各得到一个 1。</translation>
    </message>
    <message>
        <source>In column %1 the ones are %2, %3 too many: heap %4, which is marked, gives its one.</source>
        <translation>位值 %1 的列有 %2 个 1，多 %3 个：已标记的第 %4 堆交出它的 1。</translation>
    </message>
    <message>
        <source>In column %1 the ones are %2, %3 too many: heaps %4, which are marked, give their ones.</source>
        <translation>位值 %1 的列有 %2 个 1，多 %3 个：已标记的第 %4 堆各交出一个 1。</translation>
    </message>
    <message>
        <source>In column %1 the ones are %2, %3 too many: mark heap %4. It gives its one, and its lower digits may become anything.</source>
        <translation>位值 %1 的列有 %2 个 1，多 %3 个：标记第 %4 堆。它交出这个 1，右边各位便可任意改动。</translation>
    </message>
    <message>
        <source>In column %1 the ones are %2, %3 too many: mark heaps %4. They give their ones, and their lower digits may become anything.</source>
        <translation>位值 %1 的列有 %2 个 1，多 %3 个：标记第 %4 堆。它们交出这些 1，右边各位便可任意改动。</translation>
    </message>
    <message>
        <source>The move: %1.</source>
        <translation>走法：%1。</translation>
    </message>
    <message>
        <source>No heap is above 1 and the number of ones is 1 mod %1: in misère play the player to move loses.</source>
        <translation>没有大于 1 的堆，1 的个数除以 %1 余 1：反常规则下当前玩家必败。</translation>
    </message>
    <message>
        <source>Every column holds a multiple of %1 ones: the player to move loses.</source>
        <translation>每列 1 的个数都是 %1 的倍数：当前玩家必败。</translation>
    </message>
    <message>
        <source>misère play: no heap is above 1, so a remainder of 1 loses</source>
        <translation>反常规则：没有大于 1 的堆，余数为 1 者必败</translation>
    </message>
    <message>
        <source>misère play: as in normal play, because a heap is above 1</source>
        <translation>反常规则：有堆大于 1，与常规规则相同</translation>
    </message>
    <message>
        <source>The move: %1. Then every column holds a multiple of %2 ones.</source>
        <translation>走法：%1。此后每列 1 的个数都是 %2 的倍数。</translation>
    </message>
    <message>
        <source>The move: %1. No heap above 1 is left, and then misère play wants a number of ones that is 1 mod %2.</source>
        <translation>走法：%1。不再有大于 1 的堆，此时反常规则要求 1 的个数除以 %2 余 1。</translation>
    </message>
    <message>
        <source>%1 has no columns.</source>
        <translation>%1 没有列可数。</translation>
    </message>
    <message>
        <source>From %1 no arrow leads on: its value is 0, so it is P.</source>
        <translation>没有箭头离开 %1：它的值是 0，所以是 P。</translation>
    </message>
    <message>
        <source>From %1 no arrow leads on: in misère play its value is 1, so it is N.</source>
        <translation>没有箭头离开 %1：反常规则下它的值是 1，所以是 N。</translation>
    </message>
    <message>
        <source>The arrows from %1 lead to the values %2. 0 is missing: its value is 0, so it is P.</source>
        <translation>%1 的箭头所指的值为 %2。其中没有 0：它的值是 0，所以是 P。</translation>
    </message>
    <message>
        <source>The arrows from %1 lead to the values %2. The least number missing, %3, is its value: it is N.</source>
        <translation>%1 的箭头所指的值为 %2。其中没有的最小数 %3 就是它的值：它是 N。</translation>
    </message>
    <message>
        <source>Every node has its value. No arrow joins two P-positions, and from every N-position an arrow leads to one.</source>
        <translation>每个节点都有了值。没有箭头连接两个 P 局面，每个 N 局面都有箭头指向 P 局面。</translation>
    </message>
    <message>
        <source>Every node has its value. No arrow joins two P-positions, and from every N-position that has arrows one leads to a P-position.</source>
        <translation>每个节点都有了值。没有箭头连接两个 P 局面，每个有箭头离开的 N 局面都有箭头指向 P 局面。</translation>
    </message>
    <message>
        <source>The value of every node</source>
        <translation>每个节点的值</translation>
    </message>
    <message>
        <source>for each node x, after those that its arrows lead to:</source>
        <translation>对每个节点 x，在其箭头所指的节点之后：</translation>
    </message>
    <message>
        <source>    S ← { SG(y) : an arrow leads from x to y }</source>
        <translation>    S ← { SG(y) : 有箭头从 x 指向 y }</translation>
    </message>
    <message>
        <source>    SG(x) ← the least number that is not in S</source>
        <translation>    SG(x) ← 不在 S 中的最小数</translation>
    </message>
    <message>
        <source>Where no arrow leads on, the game is over: begin there.</source>
        <translation>没有箭头离开的节点上，游戏已结束：从那里开始。</translation>
    </message>
    <message>
        <source>If %1 of these %2 are taken, the last part left of them is %3: that is the answer.</source>
        <translation>若从这 %2 个中取走 %1 个，剩下的最后一份是 %3：应对就是取它。</translation>
    </message>
    <message>
        <source>Heap %1: %2 = %3 · %4 + %5. Its remainder is %5.</source>
        <translation>第 %1 堆：%2 = %3 · %4 + %5，余数为 %5。</translation>
    </message>
    <message>
        <source>The remainders mod %1</source>
        <translation>除以 %1 的余数</translation>
    </message>
    <message>
        <source>for each heap: r ← n mod (m + 1)</source>
        <translation>对每一堆：r ← n mod (m + 1)</translation>
    </message>
    <message>
        <source>a take of t &gt; r: answer it with m + 1 − t</source>
        <translation>对方取 t &gt; r，就取 m + 1 − t</translation>
    </message>
    <message>
        <source>S ← XOR of all r</source>
        <translation>S ← 所有 r 的异或</translation>
    </message>
    <message>
        <source>A take of more than the remainder goes into a block and makes the remainder larger. The answer in the same heap takes the rest of these %1 and brings the old remainder back: blocks change nothing.</source>
        <translation>取的比余数多，就取进了整块，余数变大。对方在同一堆取走这 %1 个中其余的，恢复原来的余数：整块不起作用。</translation>
    </message>
    <message>
        <source>So the remainders are heaps of Nim: their XOR is %1.</source>
        <translation>所以余数就是尼姆的堆：它们的异或是 %1。</translation>
    </message>
    <message>
        <source>%1 has no parts.</source>
        <translation>%1 不分成若干份。</translation>
    </message>
    <message>
        <source>The remainders are heaps of Nim, and their XOR is %1: the table of the XOR goes on from here.</source>
        <translation>余数就是尼姆的堆，它们的异或是 %1：接下来看异或表。</translation>
    </message>
    <message>
        <source>The last part, %1, may not be taken, as at most %2 may: the player to move loses.</source>
        <translation>最后一份 %1 不能取，因为至多可取 %2：当前玩家必败。</translation>
    </message>
    <message>
        <source>Take %1, all that counts: the player to move wins.</source>
        <translation>取 %1，即要争的全部：当前玩家必胜。</translation>
    </message>
    <message>
        <source>Take the last part, %1. Then at most %2 may be taken, less than the part before it, %3: the player to move wins.</source>
        <translation>取走最后一份 %1。此后至多可取 %2，少于前一份 %3：当前玩家必胜。</translation>
    </message>
    <message>
        <source>Rich heaps, above 1: %1. Lonely heaps, of 1: %2. S = %3: this is class %4, lost in misère play.</source>
        <translation>充裕堆（大于 1）：%1 个；孤单堆（等于 1）：%2 个；S = %3：这是 %4 态，反常规则下必败。</translation>
    </message>
    <message>
        <source>Rich heaps, above 1: %1. Lonely heaps, of 1: %2. S = %3: this is class %4, won in misère play.</source>
        <translation>充裕堆（大于 1）：%1 个；孤单堆（等于 1）：%2 个；S = %3：这是 %4 态，反常规则下必胜。</translation>
    </message>
    <message>
        <source>from the highest column down, where c &gt; 0:</source>
        <translation>从最高列往下，在 c &gt; 0 处：</translation>
    </message>
    <message>
        <source>marked heaps give c ones, or get k + 1 − c</source>
        <translation>已标记的堆交出 c 个 1，或得到 k + 1 − c 个</translation>
    </message>
    <message>
        <source>if they cannot: mark heaps that have a one, to give it</source>
        <translation>若不够：再标记有 1 的堆，由它们交出</translation>
    </message>
    <message>
        <source>move the marked heaps</source>
        <translation>改动已标记的堆</translation>
    </message>
    <message>
        <source>Four parts: 85 = 55 + 21 + 8 + 1</source>
        <translation>四项之和：85 = 55 + 21 + 8 + 1</translation>
    </message>
    <message>
        <source>Column by column: 3, 5, 10, 15</source>
        <translation>逐列计数：3、5、10、15</translation>
    </message>
    <message>
        <source>One heap a turn is Nim: 13, 11, 7</source>
        <translation>每步只取一堆就是尼姆：13、11、7</translation>
    </message>
    <message>
        <source>Which reply wins here is out of reach.</source>
        <translation>此处哪个应对能取胜，超出了计算范围。</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>every node</source>
        <translation>每个节点</translation>
    </message>
    <message>
        <source>what the steps explain: the position with its tokens, or the value of every node, backwards from where no arrow leads on</source>
        <translation>步骤解释什么：棋子所在的局面，或每个节点的值（从没有箭头离开的节点倒推）</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>树的形状</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>all moves</source>
        <translation>所有走法</translation>
    </message>
    <message>
        <source>winning strategy</source>
        <translation>必胜策略</translation>
    </message>
    <message>
        <source>the winning strategy has every move at a P and one winning reply at an N: all that a proof needs; automatic chooses it where all moves are too many to be read</source>
        <translation>必胜策略：P 局面列出所有走法，N 局面只列一个必胜的应对，恰为证明所需；“自动”在走法太多而看不清时采用它</translation>
    </message>
    <message>
        <source>whole levels are unfolded while no more nodes than this are shown; 0: while their labels can be read</source>
        <translation>逐层展开，直到节点数超过此值；0：直到标签看不清为止</translation>
    </message>
    <message>
        <source>ignore the order</source>
        <translation>不计顺序</translation>
    </message>
    <message>
        <source>merged, positions that differ only in the order of their heaps are one node, too: 3,5 and 5,3</source>
        <translation>合并时，只有各堆顺序不同的局面也是一个节点，如 3,5 与 5,3</translation>
    </message>
    <message>
        <source>“%1” leads to %2, which is P.</source>
        <translation>“%1”走到 %2，那是 P。</translation>
    </message>
    <message>
        <source>A heap of n is worth n, so a position whose options are heaps is worth the mex of their sizes. In misère play 0 and 1 change places: a heap of 0 is worth 1, and a heap of 1 is worth 0.</source>
        <translation>n 个的一堆 SG 值为 n，因此后继都是堆的局面，其 SG 值是各堆大小的 mex。反常规则下 0 与 1 互换：0 个的堆值为 1，1 个的堆值为 0。</translation>
    </message>
    <message>
        <source>1/φ + 1/φ² = 1, so n = n/φ + n/φ²</source>
        <translation>1/φ + 1/φ² = 1，所以 n = n/φ + n/φ²</translation>
    </message>
    <message>
        <source>below n: ⌊n/φ⌋ multiples of φ, ⌊n/φ²⌋ of φ²</source>
        <translation>小于 n 的：φ 的倍数有 ⌊n/φ⌋ 个，φ² 的倍数有 ⌊n/φ²⌋ 个</translation>
    </message>
    <message>
        <source>⌊n/φ⌋ + ⌊n/φ²⌋ = n − 1</source>
        <translation>⌊n/φ⌋ + ⌊n/φ²⌋ = n − 1</translation>
    </message>
    <message>
        <source>so exactly one multiple lies between n and n + 1</source>
        <translation>所以 n 与 n + 1 之间恰有一个倍数</translation>
    </message>
    <message>
        <source>a = ⌊kφ⌋: the least number not yet used; b = a + k</source>
        <translation>a = ⌊kφ⌋：尚未用过的最小数；b = a + k</translation>
    </message>
    <message>
        <source>Beatty’s theorem: every number is in exactly one cold pair</source>
        <translation>贝蒂定理：每个数恰在一个奇异局势中</translation>
    </message>
    <message>
        <source>φ = (1 + √5)/2 = 1.618… is the number with φ² = φ + 1. Its multiples φ, 2φ, 3φ, … are marked above the line.</source>
        <translation>φ = (1 + √5)/2 = 1.618… 满足 φ² = φ + 1。它的倍数 φ、2φ、3φ…… 标在数轴上方。</translation>
    </message>
    <message>
        <source>The multiples of φ² = 2.618… are marked below it: kφ² = kφ + k.</source>
        <translation>φ² = 2.618… 的倍数标在数轴下方：kφ² = kφ + k。</translation>
    </message>
    <message>
        <source>1/φ + 1/φ² = (φ + 1)/φ² = 1. So two pieces of the lengths %1/φ = %2 and %1/φ² = %3 make a bar of length %1.</source>
        <translation>1/φ + 1/φ² = (φ + 1)/φ² = 1。所以长为 %1/φ = %2 与 %1/φ² = %3 的两段合成长为 %1 的条。</translation>
    </message>
    <message>
        <source>kφ &lt; %1 means k &lt; %1/φ = %2: as many multiples of φ lie below %1 as there are whole boxes before the cut, %3.</source>
        <translation>kφ &lt; %1 即 k &lt; %1/φ = %2：小于 %1 的 φ 的倍数与切口前的整格一样多，有 %3 个。</translation>
    </message>
    <message>
        <source>kφ² &lt; %1 means k &lt; %1/φ² = %2: as many multiples of φ² lie below %1 as there are whole boxes after the cut, %3.</source>
        <translation>kφ² &lt; %1 即 k &lt; %1/φ² = %2：小于 %1 的 φ² 的倍数与切口后的整格一样多，有 %3 个。</translation>
    </message>
    <message>
        <source>φ is irrational, so the cut is never between two boxes: it divides one, into %1 and %2 of it. The others are whole: %3 + %4 = %5 − 1.</source>
        <translation>φ 是无理数，所以切口不会在两格之间：它把一格分成 %1 与 %2。其余都是整格：%3 + %4 = %5 − 1。</translation>
    </message>
    <message>
        <source>The same with %1 boxes: %2 + %3 = %1 − 1 multiples lie below %1.</source>
        <translation>换成 %1 格也一样：小于 %1 的倍数有 %2 + %3 = %1 − 1 个。</translation>
    </message>
    <message>
        <source>That is one more than below %1: exactly one multiple, %3 = %4, lies between %1 and %2.</source>
        <translation>比小于 %1 的多一个：%1 与 %2 之间恰有一个倍数，%3 = %4。</translation>
    </message>
    <message>
        <source>Any number could stand for %1. So each box from 1 on holds exactly one multiple: each number is ⌊kφ⌋ or ⌊kφ²⌋, for exactly one k.</source>
        <translation>%1 换成任何数都一样。所以从 1 起每格恰有一个倍数：每个数都是 ⌊kφ⌋ 或 ⌊kφ²⌋，且 k 只有一个。</translation>
    </message>
    <message>
        <source>Let a = ⌊kφ⌋ and b = ⌊kφ²⌋ = a + k. Both grow with k, so for k = %1 the numbers below a = %2 are those of earlier pairs: a is the least number not yet used. That is how the cold pairs grow.</source>
        <translation>设 a = ⌊kφ⌋，b = ⌊kφ²⌋ = a + k。两者都随 k 增大，所以 k = %1 时，小于 a = %2 的数都在前面的数对中：a 是尚未用过的最小数。奇异局势正是这样得到的。</translation>
    </message>
    <message>
        <source>%1 = ⌊%2φ⌋ and %3 = ⌊%2φ²⌋ are the pair of k = %2: %4 is cold, so it is P.</source>
        <translation>%1 = ⌊%2φ⌋，%3 = ⌊%2φ²⌋，是 k = %2 的数对：%4 是奇异局势，所以是 P（必败）。</translation>
    </message>
    <message>
        <source>%1 = ⌊%2φ⌋ makes a pair with %3 = ⌊%2φ²⌋ and no other number: %4 is not cold, so it is N.</source>
        <translation>%1 = ⌊%2φ⌋ 只与 %3 = ⌊%2φ²⌋ 成对：%4 不是奇异局势，所以是 N（必胜）。</translation>
    </message>
    <message>
        <source>%1 = ⌊%2φ²⌋ makes a pair with %3 = ⌊%2φ⌋ and no other number: %4 is not cold, so it is N.</source>
        <translation>%1 = ⌊%2φ²⌋ 只与 %3 = ⌊%2φ⌋ 成对：%4 不是奇异局势，所以是 N（必胜）。</translation>
    </message>
    <message>
        <source>%1 has no cold pairs.</source>
        <translation>%1 没有奇异局势数对。</translation>
    </message>
    <message>
        <source>Every number from 1 on is in exactly one pair a = ⌊kφ⌋, b = ⌊kφ²⌋.</source>
        <translation>从 1 起，每个数恰在一对 a = ⌊kφ⌋、b = ⌊kφ²⌋ 中。</translation>
    </message>
    <message>
        <source>%1 is N: a move leads to %2, which is P.</source>
        <translation>%1 是 N（必胜）：能走到 %2，那是 P（必败）。</translation>
    </message>
    <message>
        <source>%1 is N: a move leads to a P-position outside the picture.</source>
        <translation>%1 是 N（必胜）：能走到图外的一个 P（必败）局面。</translation>
    </message>
    <message>
        <source>%1 is not the next one: it has the option %2, which is not known yet.</source>
        <translation>%1 不是下一个：它的后继 %2 尚未知。</translation>
    </message>
    <message>
        <source>One node: begin your own</source>
        <translation>一个节点：由此画自己的图</translation>
    </message>
    <message>
        <source>One branch: begin your own</source>
        <translation>一根枝：由此画自己的图</translation>
    </message>
    <message>
        <source>There is an arrow from %1 to %2 already.</source>
        <translation>从 %1 到 %2 已经有箭头。</translation>
    </message>
    <message>
        <source>This arrow would close a cycle, and the game might never end: %1.</source>
        <translation>这个箭头会形成环，游戏可能永远不会结束：%1。</translation>
    </message>
    <message>
        <source>A node’s name is not empty and has no control characters.</source>
        <translation>节点的名字不能为空，也不能含控制字符。</translation>
    </message>
    <message>
        <source>The ground keeps its name, and no other node can have it.</source>
        <translation>地面的名字不能改，其他节点也不能用它。</translation>
    </message>
    <message>
        <source>Another node is called %1.</source>
        <translation>已有节点叫 %1。</translation>
    </message>
    <message>
        <source>The ground cannot be removed: all stands on it.</source>
        <translation>地面不能删除：一切都立在它上面。</translation>
    </message>
    <message>
        <source>The last node cannot be removed: a token needs a place.</source>
        <translation>最后一个节点不能删除：棋子需要一个位置。</translation>
    </message>
    <message>
        <source>The last edge on the ground cannot be removed.</source>
        <translation>地面上的最后一条边不能删除。</translation>
    </message>
    <message>
        <source>DOT cannot express the backslashes in the name %1; JSON can.</source>
        <translation>DOT 写不出名字 %1 中的反斜杠；JSON 可以。</translation>
    </message>
    <message>
        <source>Beatty’s proof: every number in one pair</source>
        <translation>贝蒂定理的证明：每个数恰在一对中</translation>
    </message>
    <message>
        <source>option|options</source>
        <translation>后继</translation>
    </message>
    <message>
        <source>P|N</source>
        <translation>P|N|必败态|必胜态|必败|必胜</translation>
    </message>
    <message>
        <source>⊕|XOR|XORs|XORed|nim-sum</source>
        <translation>⊕|异或|尼姆和|XOR</translation>
    </message>
    <message>
        <source>period|periods|periodic|saltus</source>
        <translation>周期|增量</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>另有 %1 种。</translation>
    </message>
    <message>
        <source>any set of numbers up to %1, for example 0,1,2,4; nothing is the empty set; *3 is a heap of 3</source>
        <translation>任意一组不超过 %1 的数，例如 0,1,2,4；不填表示空集；*3 表示 3 个的一堆</translation>
    </message>
    <message>
        <source>There are more than %1 positions below this one; at most so many are looked at.</source>
        <translation>此局面之后的局面多于 %1 个；最多查看这么多。</translation>
    </message>
    <message>
        <source>The document says this a second time at line %1, column %2: which one is meant?</source>
        <translation>文件在第 %1 行第 %2 个字符处重复写了这一项：以哪一项为准？</translation>
    </message>
    <message>
        <source>A hot one by the five cases: 5, 8</source>
        <translation>非奇异局势，分五种情形：5、8</translation>
    </message>
    <message>
        <source>this position by the theorem</source>
        <translation>该局面，按定理</translation>
    </message>
    <message>
        <source>minimax(x):</source>
        <translation>minimax(x)：</translation>
    </message>
    <message>
        <source>    if x is an end: return its score</source>
        <translation>    若 x 是终局：返回它的分数</translation>
    </message>
    <message>
        <source>    for each option y of x:</source>
        <translation>    对 x 的每个后继 y：</translation>
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
        <translation>    返回 v</translation>
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
        <translation>        若 β ≤ α：剪去其余</translation>
    </message>
    <message>
        <source>negamax(x, α, β):</source>
        <translation>negamax(x, α, β)：</translation>
    </message>
    <message>
        <source>    if the table decides x between α and β: return that</source>
        <translation>    若表中的值在 α 与 β 之间已能定论：返回它</translation>
    </message>
    <message>
        <source>        v ← max(v, −negamax(y, −β, −α)); α ← max(α, v)</source>
        <translation>        v ← max(v, −negamax(y, −β, −α))；α ← max(α, v)</translation>
    </message>
    <message>
        <source>    the table keeps v: exact, or at least or at most so much</source>
        <translation>    表中记下 v：恰为 v，或至少、至多为 v</translation>
    </message>
    <message>
        <source>visit(x):</source>
        <translation>visit(x)：</translation>
    </message>
    <message>
        <source>    for each option y of x: visit(y)</source>
        <translation>    对 x 的每个后继 y：visit(y)</translation>
    </message>
    <message>
        <source>queue ← the position</source>
        <translation>队列 ← 局面</translation>
    </message>
    <message>
        <source>while the queue is not empty:</source>
        <translation>只要队列不空：</translation>
    </message>
    <message>
        <source>    x ← its first, taken out</source>
        <translation>    x ← 取出队首</translation>
    </message>
    <message>
        <source>    put the options of x at its end</source>
        <translation>    把 x 的后继排到队尾</translation>
    </message>
    <message>
        <source>With best play %1 is worth %2.</source>
        <translation>双方都走最优走法时，%1 的值是 %2。</translation>
    </message>
    <message>
        <source>%1 is an end.</source>
        <translation>%1 是终局。</translation>
    </message>
    <message>
        <source>%1 is visited. It has 1 option.</source>
        <translation>访问 %1。它有 1 个后继。</translation>
    </message>
    <message>
        <source>%1 is visited. It has %2 options.</source>
        <translation>访问 %1。它有 %2 个后继。</translation>
    </message>
    <message>
        <source>MAX is to move at %1 and wants the largest score.</source>
        <translation>%1 轮到 MAX，要最大的分数。</translation>
    </message>
    <message>
        <source>MIN is to move at %1 and wants the smallest score.</source>
        <translation>%1 轮到 MIN，要最小的分数。</translation>
    </message>
    <message>
        <source>α = %1, β = %2</source>
        <translation>α = %1，β = %2</translation>
    </message>
    <message>
        <source>The player to move at %1 wants the largest score: %2.</source>
        <translation>%1 的当前玩家要最大的分数：%2。</translation>
    </message>
    <message>
        <source>MAX is to move at %1 and wants the largest score: %2.</source>
        <translation>%1 轮到 MAX，要最大的分数：%2。</translation>
    </message>
    <message>
        <source>MIN is to move at %1 and wants the smallest score: %2.</source>
        <translation>%1 轮到 MIN，要最小的分数：%2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 is an end, worth %2.</source>
        <translation>%1 是终局，值 %2。</translation>
    </message>
    <message>
        <source>%1 is worth %2.</source>
        <translation>%1 的值是 %2。</translation>
    </message>
    <message>
        <source>Seen from %1, that is the best so far: v = %2.</source>
        <translation>从 %1 看，这是目前最好的：v = %2。</translation>
    </message>
    <message>
        <source>Seen from %1, that is no better than v = %2.</source>
        <translation>从 %1 看，并不比 v = %2 好。</translation>
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
        <translation>在 %1，MIN 至多给 %2。</translation>
    </message>
    <message>
        <source>MIN at %1 keeps %2.</source>
        <translation>在 %1，MIN 仍取 %2。</translation>
    </message>
    <message>
        <source>The search goes on, but its tree has more than %1 nodes: the steps end here.</source>
        <translation>搜索还要继续，但它的树有 %1 个以上的节点：步骤到此为止。</translation>
    </message>
    <message>
        <source>The score, from the ends up</source>
        <translation>从终局往上求分数</translation>
    </message>
    <message>
        <source>at an end: its score</source>
        <translation>在终局：它的分数</translation>
    </message>
    <message>
        <source>where MAX moves: the largest score of the branches</source>
        <translation>轮到 MAX：各支分数中最大的</translation>
    </message>
    <message>
        <source>where MIN moves: the smallest score of the branches</source>
        <translation>轮到 MIN：各支分数中最小的</translation>
    </message>
    <message>
        <source>The end: MAX gets %1.</source>
        <translation>终局：MAX 得 %1。</translation>
    </message>
    <message>
        <source>“%1” leads to %2.</source>
        <translation>“%1”得 %2。</translation>
    </message>
    <message>
        <source>MAX moves and takes the largest: with best play MAX gets %1.</source>
        <translation>轮到 MAX，取最大的：双方都走最优走法时 MAX 得 %1。</translation>
    </message>
    <message>
        <source>MIN moves and takes the smallest: with best play MAX gets %1.</source>
        <translation>轮到 MIN，取最小的：双方都走最优走法时 MAX 得 %1。</translation>
    </message>
    <message>
        <source>A tree of one’s own</source>
        <translation>自己的树</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>MAX and MIN choose a branch in turn, until a score is left. MAX wants it large, MIN small.</source>
        <translation>MAX 与 MIN 轮流选一支，直到剩下一个分数。MAX 要它大，MIN 要它小。</translation>
    </message>
    <message>
        <source>Three branches of three</source>
        <translation>三支，每支三个</translation>
    </message>
    <message>
        <source>The same with the best first</source>
        <translation>同一棵树，最好的在前</translation>
    </message>
    <message>
        <source>MIN begins</source>
        <translation>MIN 先走</translation>
    </message>
    <message>
        <source>A deep cut: α from the root</source>
        <translation>深层剪枝：α 来自根</translation>
    </message>
    <message>
        <source>Four levels of two</source>
        <translation>四层，每层两支</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>极大极小</translation>
    </message>
    <message>
        <source>Every finite game of this kind has one score that MAX can be sure of and that MIN can hold MAX down to.</source>
        <translation>这样的有限博弈都有一个分数：MAX 有把握得到它，MIN 也能使 MAX 得不到更多。</translation>
    </message>
    <message>
        <source>all trees</source>
        <translation>任意的树</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>α-β 剪枝</translation>
    </message>
    <message>
        <source>What cannot change the score is left out: of b branches everywhere and d moves at least b^⌈d/2⌉ + b^⌊d/2⌋ − 1 ends must be looked at, and with the best branch first no more are.</source>
        <translation>不能改变分数的剪去不看：处处 b 支、共 d 步时，至少要看 b^⌈d/2⌉ + b^⌊d/2⌋ − 1 个终局；最好的一支在前时恰好只看这么多。</translation>
    </message>
    <message>
        <source>The tree has more than %1 nodes.</source>
        <translation>这棵树有 %1 个以上的节点。</translation>
    </message>
    <message>
        <source>The tree breaks off: a score or “(” was expected at its end.</source>
        <translation>树没有写完：末尾应有一个分数或“(”。</translation>
    </message>
    <message>
        <source>The tree breaks off: “)” is missing, %1 of them.</source>
        <translation>树没有写完：缺“)”，共 %1 个。</translation>
    </message>
    <message>
        <source>The tree is deeper than %1 moves.</source>
        <translation>这棵树超过 %1 步深。</translation>
    </message>
    <message>
        <source>A score or “(” was expected at column %1, not “%2”.</source>
        <translation>第 %1 个字符处应为分数或“(”，而不是“%2”。</translation>
    </message>
    <message>
        <source>“,” or “)” was expected at column %1, not “%2”.</source>
        <translation>第 %1 个字符处应为“,”或“)”，而不是“%2”。</translation>
    </message>
    <message>
        <source>“%1” does not describe a tree that grows; depth=…, branching=… and seed=… do.</source>
        <translation>“%1”说的不是怎样长树：可写 depth=…、branching=… 和 seed=…。</translation>
    </message>
    <message>
        <source>A tree of %1 moves with %2 branches everywhere has %3 nodes; at most %4 are allowed.</source>
        <translation>%1 步、处处 %2 支的树有 %3 个节点；至多允许 %4 个。</translation>
    </message>
    <message>
        <source>method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>order of the options</source>
        <translation>后继的次序</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>another number, another order</source>
        <translation>换一个数，换一种次序</translation>
    </message>
    <message>
        <source>minimax</source>
        <translation>极大极小</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation>α-β 剪枝</translation>
    </message>
    <message>
        <source>negamax with a table</source>
        <translation>带置换表的负极大</translation>
    </message>
    <message>
        <source>depth first</source>
        <translation>深度优先</translation>
    </message>
    <message>
        <source>breadth first</source>
        <translation>广度优先</translation>
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
        <translation>最坏的在前</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>打乱</translation>
    </message>
    <message>
        <source>MAX gets %1</source>
        <translation>MAX 得 %1</translation>
    </message>
    <message>
        <source>    if x is an end: return its score; d moves deep: the estimate</source>
        <translation>    若 x 是终局：返回它的分数；到 d 步深：返回估值</translation>
    </message>
    <message>
        <source>for d = 1, 2, 3 …, until only ends are reached:</source>
        <translation>对 d = 1、2、3 …，直到只遇到终局：</translation>
    </message>
    <message>
        <source>    alphabeta(root, −∞, ∞), at most d moves deep</source>
        <translation>    alphabeta(根, −∞, ∞)，至多 d 步深</translation>
    </message>
    <message>
        <source>    for each option y of x, best of the last d first:</source>
        <translation>    对 x 的每个后继 y，上一个 d 中最好的在前：</translation>
    </message>
    <message>
        <source>The first pass looks 1 move ahead.</source>
        <translation>第一遍只往前看 1 步。</translation>
    </message>
    <message>
        <source>The next pass looks %1 moves ahead, at each place with what the last one found best first.</source>
        <translation>下一遍往前看 %1 步，每处先试上一遍中最好的。</translation>
    </message>
    <message>
        <source>%1 is visited, and the search goes no further.</source>
        <translation>访问 %1，搜索到此为止。</translation>
    </message>
    <message>
        <source>The search goes no further than %1: its estimate, %2, stands in.</source>
        <translation>搜索到 %1 为止：用它的估值 %2 代替。</translation>
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
        <translation>就搜索所及，%1 的值看来是 %2：它基于估值。</translation>
    </message>
    <message>
        <source>%1 is not a score from %2 to %3.</source>
        <translation>%1 不是 %2 到 %3 之间的分数。</translation>
    </message>
    <message>
        <source>These branches do not lead to an end.</source>
        <translation>沿这些支走不到终局。</translation>
    </message>
    <message>
        <source>who begins</source>
        <translation>谁先走</translation>
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
        <translation>各支写在括号里、用逗号隔开，末端写分数，例如 ((3,12,8),(2,4,6))；若不是先走的一方走，后面加 max 或 min；或让树自己长出来：grow depth=3 branching=2 seed=7</translation>
    </message>
    <message>
        <source>Grown from a seed</source>
        <translation>由种子长出</translation>
    </message>
    <message>
        <source>the mean of the ends below</source>
        <translation>下面各终局的平均分</translation>
    </message>
    <message>
        <source>The tree ends before column %1, where “%2” stands; only “max” or “min” may follow it.</source>
        <translation>树在第 %1 个字符处之前就完了，那里却有“%2”；后面只可写“max”或“min”。</translation>
    </message>
    <message>
        <source>More than %1 positions within so many moves.</source>
        <translation>这么多步之内有 %1 个以上的局面。</translation>
    </message>
    <message>
        <source>depth limit</source>
        <translation>深度限制</translation>
    </message>
    <message>
        <source>moves from the root, where estimates stand in for scores; 0: no limit</source>
        <translation>从根起的步数，到此用估值代替分数；0：不限</translation>
    </message>
    <message>
        <source>iterative deepening</source>
        <translation>迭代加深</translation>
    </message>
    <message>
        <source>by a heuristic</source>
        <translation>按启发式</translation>
    </message>
    <message>
        <source>nothing is known, which counts as 0</source>
        <translation>一无所知，按 0 计</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>off: an exercise to be printed, with room for scores and windows; its steps fill it in</source>
        <translation>关：可打印的练习，分数与窗口留空；逐步演示时填入</translation>
    </message>
    <message>
        <source>while the player to move has a move:</source>
        <translation>当前玩家还有走法时：</translation>
    </message>
    <message>
        <source>    if some move wins: make the one that wins soonest</source>
        <translation>    若有取胜的走法：走取胜最快的</translation>
    </message>
    <message>
        <source>    else if some move draws: make it</source>
        <translation>    否则若有平局的走法：走它</translation>
    </message>
    <message>
        <source>    else: make the move that loses latest</source>
        <translation>    否则：走输得最晚的</translation>
    </message>
    <message>
        <source>who has won is seen at the end</source>
        <translation>终局时看谁胜</translation>
    </message>
    <message>
        <source>Whoever is to move wins.</source>
        <translation>当前玩家胜。</translation>
    </message>
    <message>
        <source>Whoever is to move loses, whatever he does.</source>
        <translation>当前玩家怎么走都输。</translation>
    </message>
    <message>
        <source>Nobody can win against best play.</source>
        <translation>双方最优应对，谁也不能取胜。</translation>
    </message>
    <message>
        <source>Whoever is to move wins, with this move.</source>
        <translation>当前玩家走这一步就胜。</translation>
    </message>
    <message>
        <source>Whoever is to move wins; with best play %1 moves are left.</source>
        <translation>当前玩家胜；双方最优应对，还有 %1 步。</translation>
    </message>
    <message>
        <source>Whoever is to move loses; with best play 1 move is left.</source>
        <translation>当前玩家输；双方最优应对，还有 1 步。</translation>
    </message>
    <message>
        <source>Whoever is to move loses; with best play %1 moves are left.</source>
        <translation>当前玩家输；双方最优应对，还有 %1 步。</translation>
    </message>
    <message>
        <source>Nobody can win against best play; 1 move is left.</source>
        <translation>双方最优应对，谁也不能取胜；还有 1 步。</translation>
    </message>
    <message>
        <source>Nobody can win against best play; %1 moves are left.</source>
        <translation>双方最优应对，谁也不能取胜；还有 %1 步。</translation>
    </message>
    <message>
        <source>Move %1: “%2” wins, and no move wins sooner.</source>
        <translation>第 %1 步：“%2”取胜，没有更快的走法。</translation>
    </message>
    <message>
        <source>Move %1: “%2” wins.</source>
        <translation>第 %1 步：“%2”取胜。</translation>
    </message>
    <message>
        <source>Move %1: every move loses; “%2” does not lose sooner than any other.</source>
        <translation>第 %1 步：怎么走都输；“%2”不比别的走法输得早。</translation>
    </message>
    <message>
        <source>Move %1: every move loses, “%2” as well.</source>
        <translation>第 %1 步：怎么走都输，“%2”也一样。</translation>
    </message>
    <message>
        <source>Move %1: no move wins; “%2” keeps the draw.</source>
        <translation>第 %1 步：没有取胜的走法；“%2”保持平局。</translation>
    </message>
    <message>
        <source>This position was reached before: play goes on for ever, which is a draw.</source>
        <translation>这个局面出现过：走下去没有尽头，是平局。</translation>
    </message>
    <message>
        <source>%1 is not played on a board.</source>
        <translation>%1 不在棋盘上进行。</translation>
    </message>
    <message>
        <source>layer 0 ← where the game is over</source>
        <translation>第 0 层 ← 游戏已结束的局面</translation>
    </message>
    <message>
        <source>layer d ← what leads back from layer d − 1:</source>
        <translation>第 d 层 ← 由第 d − 1 层倒推：</translation>
    </message>
    <message>
        <source>    any move into lost: won in d</source>
        <translation>    有一步走到必败：d 步必胜</translation>
    </message>
    <message>
        <source>    the last of its moves into won: lost in d</source>
        <translation>    最后一种走法也走到必胜：d 步必败</translation>
    </message>
    <message>
        <source>once a layer is empty: all else is a draw</source>
        <translation>某层为空时：其余都是平局</translation>
    </message>
    <message>
        <source>play: the winner goes down the layers</source>
        <translation>对局：胜方逐层下降</translation>
    </message>
    <message>
        <source>Layer 0: the game is over. In %1 positions the mouse is in a hole, in %2 it is caught.</source>
        <translation>第 0 层：游戏已结束。老鼠进洞的局面有 %1 个，被捉住的有 %2 个。</translation>
    </message>
    <message>
        <source>Layer %1, won in %1 moves: %2 for the mouse, %3 for the cats.</source>
        <translation>第 %1 层，再走 %1 步取胜的局面：老鼠 %2 个，猫 %3 个。</translation>
    </message>
    <message>
        <source>No position is left: none of this maze is a draw.</source>
        <translation>没有剩下的局面：这个迷宫里没有平局。</translation>
    </message>
    <message>
        <source>No move leads back into a new layer. The positions that are left, %1, are draws: play can go on for ever.</source>
        <translation>再也倒推不出新的一层。剩下的 %1 个局面是平局：可以永远走下去。</translation>
    </message>
    <message>
        <source>From here: %1.</source>
        <translation>从这里开始：%1。</translation>
    </message>
    <message>
        <source>Move %1, %2: %3.</source>
        <translation>第 %1 步，%2：%3。</translation>
    </message>
    <message>
        <source>This position was reached before, so play can go round for ever.</source>
        <translation>这个局面出现过：所以可以永远循环。</translation>
    </message>
    <message>
        <source>Backwards from the ends, layer by layer</source>
        <translation>从终局逐层倒推</translation>
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
        <translation>后手的棋子</translation>
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
        <translation>墙</translation>
    </message>
    <message>
        <source>a hole</source>
        <translation>洞</translation>
    </message>
    <message>
        <source>a cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>a mouse</source>
        <translation>老鼠</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>wins with this move</source>
        <translation>走这一步就胜</translation>
    </message>
    <message>
        <source>wins, %1 moves left</source>
        <translation>胜，还有 %1 步</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>输</translation>
    </message>
    <message>
        <source>loses, 1 move left</source>
        <translation>输，还有 1 步</translation>
    </message>
    <message>
        <source>loses, %1 moves left</source>
        <translation>输，还有 %1 步</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>a draw, 1 move left</source>
        <translation>平局，还有 1 步</translation>
    </message>
    <message>
        <source>a draw, %1 moves left</source>
        <translation>平局，还有 %1 步</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>立即取胜</translation>
    </message>
    <message>
        <source>wins after %1 moves</source>
        <translation>%1 步后胜</translation>
    </message>
    <message>
        <source>loses at once</source>
        <translation>立即输</translation>
    </message>
    <message>
        <source>loses after %1 moves</source>
        <translation>%1 步后输</translation>
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
        <translation>%1 步后平局</translation>
    </message>
    <message>
        <source>The game is over: whoever moved last has won.</source>
        <translation>终局：走最后一步的一方胜。</translation>
    </message>
    <message>
        <source>The game is over: whoever moved last has lost.</source>
        <translation>终局：走最后一步的一方输。</translation>
    </message>
    <message>
        <source>The game is over: it is a draw.</source>
        <translation>终局：平局。</translation>
    </message>
    <message>
        <source>the game is over, %1 won</source>
        <translation>游戏已结束，%1获胜</translation>
    </message>
    <message>
        <source>won for %1 in 1 move</source>
        <translation>%1再走 1 步获胜</translation>
    </message>
    <message>
        <source>won for %1 in %2 moves</source>
        <translation>双方再走 %2 步，%1获胜</translation>
    </message>
    <message>
        <source>A draw: play can go on for ever</source>
        <translation>平局：可以永远走下去</translation>
    </message>
    <message>
        <source>The game is over: %1 won</source>
        <translation>游戏已结束：%1获胜</translation>
    </message>
    <message>
        <source>%1: won for %2 in 1 move</source>
        <translation>%1：%2再走 1 步获胜</translation>
    </message>
    <message>
        <source>%1: won for %2 in %3 moves</source>
        <translation>%1：双方再走 %3 步，%2获胜</translation>
    </message>
    <message>
        <source>No move wins for %1, but after one of them %2 cannot win either.</source>
        <translation>%1没有必胜走法，但有一种走法使%2也不能获胜。</translation>
    </message>
    <message>
        <source>No move wins for %1, but after %3 of them %2 cannot win either.</source>
        <translation>%1没有必胜走法，但有 %3 种走法使%2也不能获胜。</translation>
    </message>
    <message>
        <source>Whatever %1 does, %2 wins; “%3” holds out longest.</source>
        <translation>无论%1怎么走，都是%2获胜；“%3”坚持最久。</translation>
    </message>
    <message>
        <source>“%1” is the quickest way, and the only move that wins.</source>
        <translation>“%1”最快，也是唯一的必胜走法。</translation>
    </message>
    <message>
        <source>“%1” is the quickest way; %2 moves win.</source>
        <translation>“%1”最快；必胜走法共有 %2 种。</translation>
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
        <translation>正在搜索：向前 1 步</translation>
    </message>
    <message>
        <source>Searching: %1 moves ahead</source>
        <translation>正在搜索：向前 %1 步</translation>
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
        <translation>第 %2 个字符处的“%1”不是 %3、%4、“.”或“/”。</translation>
    </message>
    <message>
        <source>Row %1 has more than %2 cells: the next is at column %3.</source>
        <translation>第 %1 行超过 %2 格：多出的在第 %3 个字符处。</translation>
    </message>
    <message>
        <source>There is no cell in row %1, column %2.</source>
        <translation>没有第 %1 行第 %2 列的格子。</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>四子棋</translation>
    </message>
    <message>
        <source>Drop a disc of your own into a column, where it falls to the lowest empty cell; X begins. Whoever first has four in a row, column or diagonal wins.</source>
        <translation>把自己的一枚棋子投入一列，它落到最低的空格；X 先走。先在横、竖或斜线上连成四子者胜。</translation>
    </message>
    <message>
        <source>Near the end: one move wins</source>
        <translation>接近终局：只有一步必胜</translation>
    </message>
    <message>
        <source>An open three: two threats at once</source>
        <translation>活三：同时两处威胁</translation>
    </message>
    <message>
        <source>Stop one threat, and the next lies above it</source>
        <translation>挡住一处威胁，上面又是一处</translation>
    </message>
    <message>
        <source>The empty board: begin in the middle</source>
        <translation>空棋盘：从中间开始</translation>
    </message>
    <message>
        <source>5 × 4: a draw</source>
        <translation>5 × 4：平局</translation>
    </message>
    <message>
        <source>The middle column wins</source>
        <translation>中间一列必胜</translation>
    </message>
    <message>
        <source>Whoever begins wins by beginning in the middle column, with the 41st disc at the latest. A first disc beside the middle leads to a draw, any other loses.</source>
        <translation>先手从中间一列开始必胜，最迟在第 41 子获胜。第一子落在中间旁边的一列是平局，落在其他列必败。</translation>
    </message>
    <message>
        <source>the empty board of 7 × 6</source>
        <translation>7 × 6 的空棋盘</translation>
    </message>
    <message>
        <source>Claimeven</source>
        <translation>占偶数行（Claimeven）</translation>
    </message>
    <message>
        <source>If the number of rows is even, the second player can always answer in the same column, and so gets every cell of the second row from below, the fourth, the sixth: a threat of the first player in these comes to nothing.</source>
        <translation>若行数是偶数，后手总可以在同一列应对，于是从下数第二、第四、第六行的格子全归后手：先手在这些格子上的威胁都会落空。</translation>
    </message>
    <message>
        <source>an even number of rows, from the empty board</source>
        <translation>行数为偶数，从空棋盘开始</translation>
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
        <translation>%1 到 %2；通常的棋盘是 3</translation>
    </message>
    <message>
        <source>Hexapawn</source>
        <translation>六兵棋</translation>
    </message>
    <message>
        <source>The smallest chess, of pawns alone: one step forward to an empty cell, or diagonally forward to take; White goes up and begins. Whoever brings a pawn to the last row wins; whoever cannot move loses.</source>
        <translation>最小的国际象棋，只有兵：向前一步到空格，或斜着向前吃子；白方向上走，先走。先把一个兵走到最后一行者胜；无法走棋者负。</translation>
    </message>
    <message>
        <source>rows from the top with / between them, w and b for the pawns and . for an empty cell; with b after them if Black is to move, for example bbb/w../.ww b</source>
        <translation>自上而下写各行，用 / 隔开，w 和 b 是兵，. 是空格；轮到黑方时后面加 b，例如 bbb/w../.ww b</translation>
    </message>
    <message>
        <source>3 × 3: won by the second</source>
        <translation>3 × 3：后手胜</translation>
    </message>
    <message>
        <source>A careless answer of Black: one move wins</source>
        <translation>黑方应对失误：一步取胜</translation>
    </message>
    <message>
        <source>Blocked: Black cannot move</source>
        <translation>堵住：黑方无棋可走</translation>
    </message>
    <message>
        <source>Zugzwang on 4 × 4: whoever has to move loses</source>
        <translation>4 × 4 的逼走：轮到谁走谁输</translation>
    </message>
    <message>
        <source>The same with Black to move</source>
        <translation>同一局面，轮到黑方</translation>
    </message>
    <message>
        <source>4 × 4: won by whoever begins</source>
        <translation>4 × 4：先手胜</translation>
    </message>
    <message>
        <source>5 × 5</source>
        <translation>5 × 5</translation>
    </message>
    <message>
        <source>The second wins</source>
        <translation>后手胜</translation>
    </message>
    <message>
        <source>Black, who moves second, wins with best play.</source>
        <translation>双方都走最优走法时，后走的黑方胜。</translation>
    </message>
    <message>
        <source>3 × 3, from the beginning</source>
        <translation>3 × 3，从开局起</translation>
    </message>
    <message>
        <source>Somebody wins</source>
        <translation>必有胜者</translation>
    </message>
    <message>
        <source>Each move brings a pawn nearer to the last row, so that every game ends, and none is drawn. So one of the two can be sure to win.</source>
        <translation>每一步都使一个兵更接近最后一行，所以每一局都会结束，且没有平局。因此总有一方有必胜策略。</translation>
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
        <translation>%1的一个兵已到最后一行：%1已胜。</translation>
    </message>
    <message>
        <source>%1 is to move and has no move: %2 has won.</source>
        <translation>轮到%1，但无棋可走：%2已胜。</translation>
    </message>
    <message>
        <source>“%1” brings a pawn to the last row: %2 wins.</source>
        <translation>“%1”把一个兵走到最后一行：%2胜。</translation>
    </message>
    <message>
        <source>“%1” leaves %2 without a move: %3 wins.</source>
        <translation>“%1”使%2无棋可走：%3胜。</translation>
    </message>
    <message>
        <source>After “%1” the answer “%2” ends the game.</source>
        <translation>走“%1”后，应对“%2”结束全局。</translation>
    </message>
    <message>
        <source>%1 has to move, and every move loses: %2 wins.</source>
        <translation>轮到%1走，而每一步都输：%2胜。</translation>
    </message>
    <message>
        <source>What is seen at once</source>
        <translation>一眼可见</translation>
    </message>
    <message>
        <source>a pawn has reached the last row: its player has won</source>
        <translation>有兵已到最后一行：它的一方已胜</translation>
    </message>
    <message>
        <source>no move is left: the player to move has lost</source>
        <translation>无棋可走：当前玩家已负</translation>
    </message>
    <message>
        <source>a move ends the game: it wins</source>
        <translation>有一步结束全局：必胜</translation>
    </message>
    <message>
        <source>after every move the other can end the game: lost</source>
        <translation>每一步之后对方都能结束全局：必败</translation>
    </message>
    <message>
        <source>“%1” at column %2 is neither w nor b, for whose turn it is.</source>
        <translation>第 %2 个字符处的“%1”应为 w 或 b，表示轮到谁。</translation>
    </message>
    <message>
        <source>There are %1 pawns “%2”; each player begins with %3.</source>
        <translation>有 %1 个兵“%2”；每方开局只有 %3 个。</translation>
    </message>
    <message>
        <source>More than one pawn has reached the last row, but the first one ends the game.</source>
        <translation>不止一个兵到了最后一行，但第一个到达时就已终局。</translation>
    </message>
    <message>
        <source>A pawn of White has reached the last row; so Black would be to move: write b after the board.</source>
        <translation>白方的一个兵已到最后一行，所以应轮到黑方：请在棋盘后面写 b。</translation>
    </message>
    <message>
        <source>A pawn of Black has reached the last row; so White would be to move: leave out the b after the board.</source>
        <translation>黑方的一个兵已到最后一行，所以应轮到白方：请去掉棋盘后面的 b。</translation>
    </message>
    <message>
        <source>m,n,k-games</source>
        <translation>m,n,k 棋</translation>
    </message>
    <message>
        <source>Put a stone of your own, X or O, on an empty cell; X begins. Whoever first has k in a row, column or diagonal wins. Tic-tac-toe is 3,3,3, gomoku has five in a row; with gravity stones fall down their columns.</source>
        <translation>在空格上放自己的一子 X 或 O；X 先走。先在横、竖或斜线上连成 k 子者胜。井字棋是 3,3,3，五子棋要连成五子；有重力时棋子沿所在列下落。</translation>
    </message>
    <message>
        <source>k: so many in a row win</source>
        <translation>k：连成几子获胜</translation>
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
        <translation>棋子落到所在列最低的空格</translation>
    </message>
    <message>
        <source>Three in a row on 4 × 3: won by whoever begins</source>
        <translation>4 × 3 连三子：先手胜</translation>
    </message>
    <message>
        <source>A double threat on 4 × 3</source>
        <translation>4 × 3 上的双重威胁</translation>
    </message>
    <message>
        <source>Four in a row on 4 × 4: a draw</source>
        <translation>4 × 4 连四子：平局</translation>
    </message>
    <message>
        <source>Four in a row on 4 × 4, near its end</source>
        <translation>4 × 4 连四子，接近终局</translation>
    </message>
    <message>
        <source>Four in a row on 5 × 5</source>
        <translation>5 × 5 连四子</translation>
    </message>
    <message>
        <source>Gomoku on 6 × 6: one move wins</source>
        <translation>6 × 6 的五子棋：只有一步必胜</translation>
    </message>
    <message>
        <source>With gravity: O cannot stop both ends</source>
        <translation>有重力：O 挡不住两端</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>连三子</translation>
    </message>
    <message>
        <source>Four in a row on 4 × 4</source>
        <translation>4 × 4 连四子</translation>
    </message>
    <message>
        <source>With best play nobody gets four in a row.</source>
        <translation>双方都走最优走法时，谁也连不成四子。</translation>
    </message>
    <message>
        <source>k = 4 on 4 × 4, without gravity; found by search</source>
        <translation>k = 4，4 × 4，无重力；由搜索得出</translation>
    </message>
    <message>
        <source>Somebody wins, or the board is full</source>
        <translation>有人获胜，或棋盘下满</translation>
    </message>
    <message>
        <source>A game has at most as many moves as the board has cells. So one of the two can be sure to win, or both can be sure to draw.</source>
        <translation>一局的步数不超过棋盘的格数。所以或者有一方必胜，或者双方都能保证平局。</translation>
    </message>
    <message>
        <source>columns times rows are at most %1</source>
        <translation>列数乘行数至多 %1</translation>
    </message>
    <message>
        <source>%1 columns of %2 cells are %3 cells; at most %4 are allowed.</source>
        <translation>%1 列各 %2 格共 %3 格；至多允许 %4 格。</translation>
    </message>
    <message>
        <source>rows from the top with / between them, X, O and . for an empty cell, for example X.O/.X./..O; X begins</source>
        <translation>自上而下写各行，用 / 隔开，X、O 是棋子，. 是空格，例如 X.O/.X./..O；X 先走</translation>
    </message>
    <message>
        <source>the columns played, counted from 1, for example 44455; or rows from the top with / between them, of X, O and . for an empty cell; X begins</source>
        <translation>依次写所落的列，从 1 数起，例如 44455；或自上而下写各行，用 / 隔开，X、O 是棋子，. 是空格；X 先走</translation>
    </message>
    <message>
        <source>Stealing the strategy</source>
        <translation>盗用策略</translation>
    </message>
    <message>
        <source>Whoever begins can at least draw. Had the other a strategy that wins, the first could put a stone anywhere and then play by that strategy, as if it were the other’s: an extra stone never hurts.</source>
        <translation>先手至少可以平局。若后手有必胜策略，先手可以任意放一子，然后像后手那样照这个策略走：多一子从不会有害。</translation>
    </message>
    <message>
        <source>the empty board of any size, without gravity</source>
        <translation>任意大小的空棋盘，无重力</translation>
    </message>
    <message>
        <source>drop %1 into column %2</source>
        <translation>%1 投入第 %2 列</translation>
    </message>
    <message>
        <source>put %1 in row %2, column %3</source>
        <translation>%1 放在第 %2 行第 %3 列</translation>
    </message>
    <message>
        <source>The game is over: no stone may be added.</source>
        <translation>已经终局：不能再放棋子。</translation>
    </message>
    <message>
        <source>%1 has %2 in a row: that ends the game, and %1 has won.</source>
        <translation>%1 已连成 %2 子：终局，%1 已胜。</translation>
    </message>
    <message>
        <source>The board is full, and nobody has %1 in a row: a draw.</source>
        <translation>棋盘已满，没有人连成 %1 子：平局。</translation>
    </message>
    <message>
        <source>Any %1 cells in a row hold both an X and an O: nobody can win any more, so it is a draw.</source>
        <translation>任何相连的 %1 格都已不能只归 X 或 O 一方：谁也无法再获胜，所以是平局。</translation>
    </message>
    <message>
        <source>“%1” makes %2 in a row: %3 wins.</source>
        <translation>“%1”连成 %2 子：%3 胜。</translation>
    </message>
    <message>
        <source>%1 threatens to complete a row in two places: %2 and %3. %4 can stop only one of them: %1 wins.</source>
        <translation>%1 威胁在两处连成一线：%2和%3。%4 只能挡住一处：%1 胜。</translation>
    </message>
    <message>
        <source>%1 threatens to complete a row in %2, and when %3 stops that, in %4: %1 wins.</source>
        <translation>%1 威胁在%2连成一线；%3 挡住后，又在%4连成：%1 胜。</translation>
    </message>
    <message>
        <source>“%1” leads to %2, which is N.</source>
        <translation>“%1”走到 %2，它是 N（必胜）。</translation>
    </message>
    <message>
        <source>“%1” leads to %2, which is a draw.</source>
        <translation>“%1”走到 %2，它是平局。</translation>
    </message>
    <message>
        <source>Who wins, from the options</source>
        <translation>由后继推出谁胜</translation>
    </message>
    <message>
        <source>N if some option is P</source>
        <translation>有后继是 P（必败）：N（必胜）</translation>
    </message>
    <message>
        <source>else a draw if some option is a draw</source>
        <translation>否则有后继是平局：平局</translation>
    </message>
    <message>
        <source>else P</source>
        <translation>否则：P（必败）</translation>
    </message>
    <message>
        <source>The board has rows with “/” between them: %1 of them, not %2. Empty it is “%3”.</source>
        <translation>棋盘各行之间用“/”隔开：应有 %1 行，而不是 %2 行。空棋盘写作“%3”。</translation>
    </message>
    <message>
        <source>5 × 4, near its end: one move wins</source>
        <translation>5 × 4，接近终局：只有一步必胜</translation>
    </message>
    <message>
        <source>“%1” threatens to complete a row in two places: %2 and %3. %4 can stop only one of them: %5 wins.</source>
        <translation>“%1”威胁在两处连成一线：%2和%3。%4 只能挡住一处：%5 胜。</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>a row is complete: whoever moved last has won</source>
        <translation>已连成一线：刚走的一方已胜</translation>
    </message>
    <message>
        <source>no row can be completed any more: a draw</source>
        <translation>再也连不成一线：平局</translation>
    </message>
    <message>
        <source>a move completes a row: it wins</source>
        <translation>有一步连成一线：必胜</translation>
    </message>
    <message>
        <source>the other threatens twice: one threat cannot be stopped</source>
        <translation>对方有两处威胁：总有一处挡不住</translation>
    </message>
    <message>
        <source>a move threatens twice, and no threat has to be stopped: it wins</source>
        <translation>有一步造成两处威胁，且无须先挡：必胜</translation>
    </message>
    <message>
        <source>%1 at column %2 is not a column of the board, 1 to %3.</source>
        <translation>第 %2 个字符处的 %1 不是棋盘的列，应为 1 到 %3。</translation>
    </message>
    <message>
        <source>Column %1 is full before the disc at column %2.</source>
        <translation>第 %1 列在第 %2 个字符处的棋子之前已满。</translation>
    </message>
    <message>
        <source>There are %1 X and %2 O: since X begins and they take turns, there must be as many, or one X more.</source>
        <translation>有 %1 个 X 和 %2 个 O：X 先走，双方轮流，两者应同样多，或 X 多一个。</translation>
    </message>
    <message>
        <source>The disc in row %1, column %2 floats: below it is none.</source>
        <translation>第 %1 行第 %2 列的棋子悬空：它下面没有棋子。</translation>
    </message>
    <message>
        <source>Both X and O have %1 in a row, but the first row ends the game.</source>
        <translation>X 和 O 都连成了 %1 子，但先连成时就已终局。</translation>
    </message>
    <message>
        <source>%1 has %2 in a row, but %3 has moved after that.</source>
        <translation>%1 已连成 %2 子，而 %3 在那之后又走了一步。</translation>
    </message>
    <message>
        <source>%1 has rows of %2 that no last move can have made.</source>
        <translation>%1 连成的几条 %2 子不可能由最后一步造成。</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>井字棋</translation>
    </message>
    <message>
        <source>Put a mark of your own, X or O, on an empty cell of 3 × 3; X begins. Whoever first has three in a row, column or diagonal wins.</source>
        <translation>在 3 × 3 的空格上放自己的 X 或 O；X 先走。先在横、竖或斜线上连成三子者胜。</translation>
    </message>
    <message>
        <source>Two threats: X must stop one of them</source>
        <translation>两处威胁：X 必须挡住一处</translation>
    </message>
    <message>
        <source>A fork: one X stops O and threatens twice</source>
        <translation>双杀：一个 X 既挡住 O 又造成两处威胁</translation>
    </message>
    <message>
        <source>The trap of two corners: which answer loses?</source>
        <translation>两角的陷阱：哪种应对会输？</translation>
    </message>
    <message>
        <source>One move, and it is won</source>
        <translation>一步取胜</translation>
    </message>
    <message>
        <source>The middle answered at a side: a mistake</source>
        <translation>占中心后对方应在边上：失误</translation>
    </message>
    <message>
        <source>A forced draw</source>
        <translation>必然的平局</translation>
    </message>
    <message>
        <source>The empty board: a draw</source>
        <translation>空棋盘：平局</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Neither can win against best play. Play can reach 5,478 positions, or 765 if those that are the same when rotated or reflected count once.</source>
        <translation>双方都走最优走法时谁也不能取胜。可达的局面有 5,478 个；把旋转或翻转后相同的算作一个，还剩 765 个。</translation>
    </message>
    <message>
        <source>the empty board; found by looking at all of them</source>
        <translation>空棋盘；逐一检查全部局面得出</translation>
    </message>
    <message>
        <source>the mouse</source>
        <translation>老鼠</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>the cats</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>cat %1</source>
        <translation>第 %1 只猫</translation>
    </message>
    <message>
        <source>the cats stay</source>
        <translation>猫都不动</translation>
    </message>
    <message>
        <source>%1 stays</source>
        <translation>%1不动</translation>
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
        <translation>迷宫里没有第 %1 行第 %2 列。</translation>
    </message>
    <message>
        <source>Cat and mouse</source>
        <translation>猫捉老鼠</translation>
    </message>
    <message>
        <source>The mouse and the cats take turns in a maze: one of them goes one step up, left, right or down, and may stay only if it cannot move. No cat goes into a hole or to another cat. The mouse wins in a hole, the cats win by catching it; play that never ends is a draw.</source>
        <translation>老鼠和猫在迷宫里轮流走：每次其中一只向上、左、右或下走一步，只有无路可走时才可不动。猫不能进洞，也不能走到另一只猫那里。老鼠进洞获胜，猫捉住它获胜；永不结束则为平局。</translation>
    </message>
    <message>
        <source>staying</source>
        <translation>停留</translation>
    </message>
    <message>
        <source>whether each turn may also be passed over</source>
        <translation>是否允许每次都可以不走</translation>
    </message>
    <message>
        <source>the rows from the top with / between them: # a wall, . a free cell, O a hole, C a cat, M the mouse, X a cat with the mouse it has caught, @ the mouse in a hole; with cat after them if it is the cat’s turn, for example C..#/.#.O/..M.</source>
        <translation>从上到下各行，用 / 隔开：# 是墙，. 是空格，O 是洞，C 是猫，M 是老鼠，X 是捉住老鼠的猫，@ 是进洞的老鼠；轮到猫走时后面写 cat，例如 C..#/.#.O/..M.</translation>
    </message>
    <message>
        <source>Won: the mouse comes to its hole</source>
        <translation>胜：老鼠能进洞</translation>
    </message>
    <message>
        <source>Lost: the cat comes between</source>
        <translation>负：猫挡在中间</translation>
    </message>
    <message>
        <source>A draw: round and round the block</source>
        <translation>平局：绕着障碍转圈</translation>
    </message>
    <message>
        <source>Lost because the mouse has to move</source>
        <translation>负：只因轮到老鼠走</translation>
    </message>
    <message>
        <source>The same with the cat to move: a draw</source>
        <translation>同一局面轮到猫走：平局</translation>
    </message>
    <message>
        <source>A draw, too, if everybody may stay</source>
        <translation>若可停留：也是平局</translation>
    </message>
    <message>
        <source>Lost against two cats</source>
        <translation>负：面对两只猫</translation>
    </message>
    <message>
        <source>Won, lost or drawn</source>
        <translation>胜、负或平</translation>
    </message>
    <message>
        <source>Each position is of one of three kinds: the player to move can win, the other one can, or both can make play go on for ever. Whoever can win can do so in fewer moves than there are positions.</source>
        <translation>每个局面属于三类之一：当前玩家能胜，对方能胜，或双方都能使游戏永远进行下去。能胜的一方所需步数少于局面总数。</translation>
    </message>
    <message>
        <source>all games with finitely many positions and without chance</source>
        <translation>局面有限且没有随机性的一切游戏</translation>
    </message>
    <message>
        <source>That is the last hole: the mouse needs one.</source>
        <translation>这是最后一个洞：老鼠需要一个。</translation>
    </message>
    <message>
        <source>In row %1, column %2 is a wall.</source>
        <translation>第 %1 行第 %2 列是墙。</translation>
    </message>
    <message>
        <source>In row %1, column %2 is a hole: no cat fits into it.</source>
        <translation>第 %1 行第 %2 列是洞：猫进不去。</translation>
    </message>
    <message>
        <source>In row %1, column %2 is another cat.</source>
        <translation>第 %1 行第 %2 列是另一只猫。</translation>
    </message>
    <message>
        <source>In row %1, column %2 stands a piece: move it first.</source>
        <translation>第 %1 行第 %2 列有猫或老鼠：请先移开。</translation>
    </message>
    <message>
        <source>A maze has from 1 to %1 cells, not %2 × %3.</source>
        <translation>迷宫应有 1 至 %1 格，而不是 %2 × %3。</translation>
    </message>
    <message>
        <source>In row %1, column %2 is the last cat: move it instead.</source>
        <translation>第 %1 行第 %2 列是最后一只猫：只能移动它。</translation>
    </message>
    <message>
        <source>In row %1, column %2 is the mouse: move it instead.</source>
        <translation>第 %1 行第 %2 列是老鼠：只能移动它。</translation>
    </message>
    <message>
        <source>There is no cat in the maze: write C where it is.</source>
        <translation>迷宫里没有猫：在它的位置写 C。</translation>
    </message>
    <message>
        <source>There is no mouse in the maze: write M where it is.</source>
        <translation>迷宫里没有老鼠：在它的位置写 M。</translation>
    </message>
    <message>
        <source>There is no hole in the maze: write O where the mouse is safe.</source>
        <translation>迷宫里没有洞：在老鼠安全之处写 O。</translation>
    </message>
    <message>
        <source>Row %1 of the maze is empty; for example #.C is expected.</source>
        <translation>迷宫的第 %1 行是空的；应写成例如 #.C。</translation>
    </message>
    <message>
        <source>Row %1 of the maze has %2 cells, row 1 has %3: all rows must be as long.</source>
        <translation>迷宫的第 %1 行有 %2 格，第 1 行有 %3 格：各行必须一样长。</translation>
    </message>
    <message>
        <source>The maze has more than %1 cells.</source>
        <translation>迷宫超过 %1 格。</translation>
    </message>
    <message>
        <source>In row %1, column %2 of the maze stands “%3”; one of # . O C M X @ is expected.</source>
        <translation>迷宫第 %1 行第 %2 列是“%3”；应为 # . O C M X @ 之一。</translation>
    </message>
    <message>
        <source>In row %1, column %2 is a second mouse; there is one.</source>
        <translation>第 %1 行第 %2 列是第二只老鼠；只能有一只。</translation>
    </message>
    <message>
        <source>In row %1, column %2 is one cat too many; there are at most %3.</source>
        <translation>第 %1 行第 %2 列多了一只猫；最多 %3 只。</translation>
    </message>
    <message>
        <source>Cats and mouse can stand in %1 ways in these cells; at most %2 can be analysed: fewer cells, more walls or fewer cats are needed.</source>
        <translation>猫和老鼠在这些格子里有 %1 种站法；最多能分析 %2 种：请减少格子或猫，或增加墙。</translation>
    </message>
    <message>
        <source>Play may go on for ever in this game, so that its moves make no tree to be searched; it is analysed backwards, from its ends.</source>
        <translation>这个游戏可能永远进行下去，走法不构成可搜索的树；它是从终局倒推来分析的。</translation>
    </message>
    <message>
        <source>To analyse %1 positions backwards takes %2 MB; at most %3 MB are taken.</source>
        <translation>倒推分析 %1 个局面需要 %2 MB；最多使用 %3 MB。</translation>
    </message>
    <message>
        <source>More than %1 positions would have to be looked at.</source>
        <translation>须查看 %1 个以上的局面。</translation>
    </message>
    <message>
        <source>worth of the moves</source>
        <translation>走法的价值</translation>
    </message>
    <message>
        <source>what each move is worth; hidden, a class may guess</source>
        <translation>每步走法结果如何；隐藏时可以让全班猜</translation>
    </message>
    <message>
        <source>moves ahead</source>
        <translation>向前步数</translation>
    </message>
    <message>
        <source>how far a search looks; the lines still open stand in beyond; 0: until all is decided</source>
        <translation>搜索向前看多远；更远处以仍可连成的线代替；0：直到全部分出胜负</translation>
    </message>
    <message>
        <source>cells of</source>
        <translation>各格表示</translation>
    </message>
    <message>
        <source>each cell tells how play ends if this piece stood there, all else being as it is</source>
        <translation>每格表示若它在那里而其余不变，对局如何结束</translation>
    </message>
    <message>
        <source>to move: %1</source>
        <translation>轮到%1走</translation>
    </message>
    <message>
        <source>row %1, column %2: if %3 stood there, %4</source>
        <translation>第 %1 行第 %2 列：若%3在那里，%4</translation>
    </message>
    <message>
        <source>%1: the only number is taken.</source>
        <translation>%1：取走仅有的数。</translation>
    </message>
    <message>
        <source>%1: the left end gives %2, more than the right end, %3.</source>
        <translation>%1：取左端得 %2，多于取右端的 %3。</translation>
    </message>
    <message>
        <source>%1: the right end gives %2, more than the left end, %3.</source>
        <translation>%1：取右端得 %2，多于取左端的 %3。</translation>
    </message>
    <message>
        <source>%1: both ends give the same, the left %2, the right %3.</source>
        <translation>%1：两端一样，左端 %2，右端 %3。</translation>
    </message>
    <message>
        <source>Of a single number all is taken.</source>
        <translation>只有一个数时，全部取走。</translation>
    </message>
    <message>
        <source>All stretches of %1 numbers: each is worth the better of its two ends, whose rests are in the table already.</source>
        <translation>所有长为 %1 的段：每一段取两端中较优的一端，取后剩下的段已在表中。</translation>
    </message>
    <message>
        <source>The first player takes the last number, %1. The end: %2 to %3.</source>
        <translation>先手取走最后一个数 %1。终局：%2 比 %3。</translation>
    </message>
    <message>
        <source>The second player takes the last number, %1. The end: %2 to %3.</source>
        <translation>后手取走最后一个数 %1。终局：%2 比 %3。</translation>
    </message>
    <message>
        <source>The first player takes %1 from the right: %2 to %3.</source>
        <translation>先手从右端取走 %1：%2 比 %3。</translation>
    </message>
    <message>
        <source>The second player takes %1 from the right: %2 to %3.</source>
        <translation>后手从右端取走 %1：%2 比 %3。</translation>
    </message>
    <message>
        <source>The first player takes %1 from the left: %2 to %3.</source>
        <translation>先手从左端取走 %1：%2 比 %3。</translation>
    </message>
    <message>
        <source>The second player takes %1 from the left: %2 to %3.</source>
        <translation>后手从左端取走 %1：%2 比 %3。</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>what the player to move gets</source>
        <translation>先手的得分</translation>
    </message>
    <message>
        <source>by how much that player ends ahead</source>
        <translation>先手领先多少</translation>
    </message>
    <message>
        <source>for each i: dp[i][i] ← a[i]</source>
        <translation>对每个 i：dp[i][i] ← a[i]</translation>
    </message>
    <message>
        <source>for each i: d[i][i] ← a[i]</source>
        <translation>对每个 i：d[i][i] ← a[i]</translation>
    </message>
    <message>
        <source>for length = 2 … n, for each i, j = i + length − 1:</source>
        <translation>对长度 = 2 … n 和每个 i，j = i + 长度 − 1：</translation>
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
        <translation>走法：取较优的一端</translation>
    </message>
    <message>
        <source>All stretches, from the shortest on</source>
        <translation>所有的段，从最短的开始</translation>
    </message>
    <message>
        <source>%1 = %2: so much the first player gets, and the second the rest of %3, which is %4.</source>
        <translation>%1 = %2：先手得这么多，后手得总和 %3 的其余部分，即 %4。</translation>
    </message>
    <message>
        <source>%1 = %2: the first player gets (%3 + %5) / 2 = %4, the second %3 − %4 = %6.</source>
        <translation>%1 = %2：先手得 (%3 + %5) / 2 = %4，后手得 %3 − %4 = %6。</translation>
    </message>
    <message>
        <source>%1 With what they have already, that makes %2 to %3.</source>
        <translation>%1加上双方已有的得分，最后是 %2 比 %3。</translation>
    </message>
    <message>
        <source>By the difference: 7 ahead</source>
        <translation>按差值：领先 7</translation>
    </message>
    <message>
        <source>Taking the larger end each time would lose: 1, 5, 233, 7</source>
        <translation>每次取较大的一端会输：1, 5, 233, 7</translation>
    </message>
    <message>
        <source>A table of %1 numbers is above the limit of %2.</source>
        <translation>%1 个数的表超过了上限 %2。</translation>
    </message>
    <message>
        <source>where the position itself does not say</source>
        <translation>局面本身没有写明时</translation>
    </message>
    <message>
        <source>Whoever begins wins on every board of at least 4 × 3, or 3 × 4; on any other it is a draw.</source>
        <translation>在不小于 4 × 3 或 3 × 4 的棋盘上先手必胜；在其他棋盘上是平局。</translation>
    </message>
    <message>
        <source>k = 3, without gravity, from the empty board</source>
        <translation>k = 3，无重力，从空棋盘开始</translation>
    </message>
    <message>
        <source>A board needs a column, a row, and a stone that wins.</source>
        <translation>棋盘至少要有一列、一行，连子数至少为 1。</translation>
    </message>
    <message>
        <source>Every option of %1 is N, also those that are not shown (%2), so it is P.</source>
        <translation>%1 的后继全是 N（必胜），未展开的 %2 个也是，所以它是 P（必败）。</translation>
    </message>
    <message>
        <source>%1 has no table of the stretches of a row.</source>
        <translation>%1 没有按段列出的表。</translation>
    </message>
    <message>
        <source>Best play from this position</source>
        <translation>从这个局面起的最优走法</translation>
    </message>
    <message>
        <source>This position is P</source>
        <translation>这个局面是 P（必败）</translation>
    </message>
    <message>
        <source>This position is N</source>
        <translation>这个局面是 N（必胜）</translation>
    </message>
    <message>
        <source>This position is a draw</source>
        <translation>这个局面是平局</translation>
    </message>
    <message>
        <source>“%1” wins.</source>
        <translation>“%1”必胜。</translation>
    </message>
    <message>
        <source>“%1” leads to P: from there the other player cannot win.</source>
        <translation>“%1”走到 P（必败）：对方从那里无法取胜。</translation>
    </message>
    <message>
        <source>Layer 1, won in 1 move: %2 for the mouse, %3 for the cats.</source>
        <translation>第 1 层，再走 1 步取胜的局面：老鼠 %2 个，猫 %3 个。</translation>
    </message>
    <message>
        <source>lines still open: %1</source>
        <translation>仍可连成的线：%1</translation>
    </message>
    <message>
        <source>%1 is an end, worth %2: more than any estimate.</source>
        <translation>%1 是终局，值 %2：比任何估值都大。</translation>
    </message>
    <message>
        <source>%1 is an end, worth %2: less than any estimate.</source>
        <translation>%1 是终局，值 %2：比任何估值都小。</translation>
    </message>
    <message>
        <source>%1 is in the table since step %3: it seems worth at most %2.</source>
        <translation>%1 自第 %3 步起在表中：看来至多值 %2。</translation>
    </message>
    <message>
        <source>%1 is in the table since step %3: it seems worth at least %2.</source>
        <translation>%1 自第 %3 步起在表中：看来至少值 %2。</translation>
    </message>
    <message>
        <source>%1 is in the table since step %3: it seems worth %2.</source>
        <translation>%1 自第 %3 步起在表中：看来值 %2。</translation>
    </message>
    <message>
        <source>%1 seems worth at most %2.</source>
        <translation>%1 看来至多值 %2。</translation>
    </message>
    <message>
        <source>%1 seems worth at least %2.</source>
        <translation>%1 看来至少值 %2。</translation>
    </message>
    <message>
        <source>%1 seems worth %2.</source>
        <translation>%1 看来值 %2。</translation>
    </message>
    <message>
        <source>MAX wins from %1, whatever lies beyond: %2 is more than any estimate.</source>
        <translation>从 %1 出发，无论更远处如何，MAX 必胜：%2 比任何估值都大。</translation>
    </message>
    <message>
        <source>MIN wins from %1, whatever lies beyond: %2 is less than any estimate.</source>
        <translation>从 %1 出发，无论更远处如何，MIN 必胜：%2 比任何估值都小。</translation>
    </message>
    <message>
        <source>pawns, each worth 1 and the rows it has come</source>
        <translation>各个兵，每个值 1 加它已前进的行数</translation>
    </message>
    <message>
        <source>lines still open, each worth the square of its stones</source>
        <translation>仍可连成的线，每条值其棋子数的平方</translation>
    </message>
    <message>
        <source>the totals so far</source>
        <translation>双方目前的总和</translation>
    </message>
    <message>
        <source>Against “%1” the answer “%2” leads to P again.</source>
        <translation>若走“%1”，应以“%2”，又是 P（必败）。</translation>
    </message>
    <message>
        <source>coin %1x%2</source>
        <translation>第 %1 行第 %2 列的硬币</translation>
    </message>
    <message>
        <source>coin %1</source>
        <translation>第 %1 枚</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>边 %1</translation>
    </message>
    <message>
        <source>at most %1 may be taken</source>
        <translation>至多可取 %1 个</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>第 %1 个数</translation>
    </message>
    <message>
        <source>so far: %1 for the player to move, %2 for the other</source>
        <translation>目前得分：当前玩家 %1，对方 %2</translation>
    </message>
    <message>
        <source>the heap that is chosen is left alone</source>
        <translation>选中的堆单独留下</translation>
    </message>
    <message>
        <source>MAX chooses</source>
        <translation>轮到 MAX 选</translation>
    </message>
    <message>
        <source>MIN chooses</source>
        <translation>轮到 MIN 选</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>A board with more than %1 rows or columns is too large to be laid on a table. Choose a smaller position to play by hand.</source>
        <translation>超过 %1 行或列的棋盘太大，摆不上桌面。要用手来走，请选小一些的局面。</translation>
    </message>
    <message>
        <source>1 stone</source>
        <translation>1 颗石子</translation>
    </message>
    <message>
        <source>%1 stones</source>
        <translation>%1 颗石子</translation>
    </message>
    <message>
        <source>1 pin</source>
        <translation>1 个木瓶</translation>
    </message>
    <message>
        <source>%1 pins</source>
        <translation>%1 个木瓶</translation>
    </message>
    <message>
        <source>1 coin</source>
        <translation>1 枚硬币</translation>
    </message>
    <message>
        <source>%1 coins</source>
        <translation>%1 枚硬币</translation>
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
        <translation>数 %1</translation>
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
        <translation>%1 处太多，摆不上桌面：至多 %2 处。要用手来走，请选小一些的局面。</translation>
    </message>
    <message>
        <source>the heap</source>
        <translation>这一堆</translation>
    </message>
    <message>
        <source>marks which moves win; hidden, one has to find out</source>
        <translation>标出哪些走法必胜；隐藏时要自己找</translation>
    </message>
    <message>
        <source>animated moves</source>
        <translation>走法动画</translation>
    </message>
    <message>
        <source>whether things are seen to move; never in exports</source>
        <translation>是否看得到东西移动；导出时总是没有</translation>
    </message>
    <message>
        <source>A game that is played has no steps.</source>
        <translation>对弈中没有可逐步演示的内容。</translation>
    </message>
    <message>
        <source>There are too many moves to look for this one.</source>
        <translation>走法太多，无法从中查找这一步。</translation>
    </message>
    <message>
        <source>There are too many moves to look through them all; the first %1 were.</source>
        <translation>走法太多，未能全部检查；检查了前 %1 种。</translation>
    </message>
    <message>
        <source>After it 1 of %2 answers loses.</source>
        <translation>之后对方的 %2 种应对中有 1 种会输。</translation>
    </message>
    <message>
        <source>After it %1 of %2 answers lose.</source>
        <translation>之后对方的 %2 种应对中有 %1 种会输。</translation>
    </message>
    <message>
        <source>No move comes to more than %1 for whoever makes it.</source>
        <translation>任何走法都不能使走的一方得到多于 %1 的结果。</translation>
    </message>
    <message>
        <source>A move was looked ahead, and nothing is decided by then: this one seems best.</source>
        <translation>向前看了 1 步，胜负未定：这一步看来最好。</translation>
    </message>
    <message>
        <source>%1 moves were looked ahead, and nothing is decided by then: this one seems best.</source>
        <translation>向前看了 %1 步，胜负未定：这一步看来最好。</translation>
    </message>
    <message>
        <source>the only winning move</source>
        <translation>唯一的必胜走法</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>保持胜势</translation>
    </message>
    <message>
        <source>lost it</source>
        <translation>走输了</translation>
    </message>
    <message>
        <source>let the win go</source>
        <translation>错过了胜利</translation>
    </message>
    <message>
        <source>kept the draw</source>
        <translation>保持和局</translation>
    </message>
    <message>
        <source>lost the draw</source>
        <translation>丢了和局</translation>
    </message>
    <message>
        <source>already lost</source>
        <translation>本已必败</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>The search was cut short: this is the best move that was found by then.</source>
        <translation>搜索被提前结束：这是到那时找到的最好走法。</translation>
    </message>
    <message>
        <source>This move was made without thinking.</source>
        <translation>这一步是不假思索走的。</translation>
    </message>
    <message>
        <source>Who wins here is out of reach: this move is a guess.</source>
        <translation>此处谁胜无法算出：这一步是猜的。</translation>
    </message>
    <message>
        <source>It ends the game.</source>
        <translation>它使游戏结束。</translation>
    </message>
    <message>
        <source>It leaves a single winning answer.</source>
        <translation>它只给对方留下 1 种必胜的应对。</translation>
    </message>
    <message>
        <source>It leaves %1 winning answers, as few as can be.</source>
        <translation>它给对方留下 %1 种必胜的应对，已是最少。</translation>
    </message>
    <message>
        <source>The game is over at %1: no move is left.</source>
        <translation>游戏在 %1 已经结束：无步可走。</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>the second player</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>perfectly</source>
        <translation>完美</translation>
    </message>
    <message>
        <source>with errors</source>
        <translation>有时出错</translation>
    </message>
    <message>
        <source>two at one screen</source>
        <translation>两人同屏</translation>
    </message>
    <message>
        <source>errs in 1 of</source>
        <translation>每几步错 1 步</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>先走</translation>
    </message>
    <message>
        <source>The record is full: it holds up to %1 moves, and %2 MB of positions. Begin a new game.</source>
        <translation>棋谱已满：最多 %1 步，局面最多 %2 MB。请开始新的一局。</translation>
    </message>
    <message>
        <source>The game is over at %1: no move is left, so “%2” is not one.</source>
        <translation>游戏在 %1 已经结束：无步可走，所以“%2”不是走法。</translation>
    </message>
    <message>
        <source>No move leads from %1 to “%2”; moves lead, for example, to: %3.</source>
        <translation>没有走法从 %1 走到“%2”；走法可到，例如：%3。</translation>
    </message>
    <message>
        <source>“#%1” is not a move: they are numbered from #1 to #%2.</source>
        <translation>“#%1”不是走法：走法编号从 #1 到 #%2。</translation>
    </message>
    <message>
        <source>The record’s first position: %1</source>
        <translation>棋谱的第一个局面：%1</translation>
    </message>
    <message>
        <source>Move %1 of the record: %2</source>
        <translation>棋谱第 %1 步：%2</translation>
    </message>
    <message>
        <source>A record begins with a position.</source>
        <translation>棋谱以一个局面开头。</translation>
    </message>
    <message>
        <source>“%1” is not a move of the record so far: they are numbered from 0, the start, to %2.</source>
        <translation>“%1”不是到此为止的棋谱中的一步：编号从 0（起点）到 %2。</translation>
    </message>
    <message>
        <source>The record is too long: up to %1 MB of text are read.</source>
        <translation>棋谱太长：最多读入 %1 MB 文字。</translation>
    </message>
    <message>
        <source>%1 left nim-sum 0 in %2 of 1 turn.</source>
        <translation>%1走了 1 步，其中 %2 步后各堆的异或为 0。</translation>
    </message>
    <message>
        <source>%1 left nim-sum 0 in %2 of %3 turns.</source>
        <translation>%1走了 %3 步，其中 %2 步后各堆的异或为 0。</translation>
    </message>
    <message>
        <source>%1 left a P-position in %2 of 1 turn.</source>
        <translation>%1走了 1 步，其中 %2 步后是 P 局面（必败）。</translation>
    </message>
    <message>
        <source>%1 left a P-position in %2 of %3 turns.</source>
        <translation>%1走了 %3 步，其中 %2 步后是 P 局面（必败）。</translation>
    </message>
    <message>
        <source>%1 gave nothing away in %2 of 1 turn.</source>
        <translation>%1走了 1 步，其中 %2 步没有失误。</translation>
    </message>
    <message>
        <source>%1 gave nothing away in %2 of %3 turns.</source>
        <translation>%1走了 %3 步，其中 %2 步没有失误。</translation>
    </message>
    <message>
        <source>Who wins at %1 is out of reach.</source>
        <translation>%1 谁胜无法算出。</translation>
    </message>
    <message>
        <source>The game is over: a draw.</source>
        <translation>游戏结束：和局。</translation>
    </message>
    <message>
        <source>The game is over: %1 won.</source>
        <translation>游戏结束：%1胜。</translation>
    </message>
    <message>
        <source>The game is not over; at %1 it is a draw.</source>
        <translation>游戏尚未结束；在 %1 是和局。</translation>
    </message>
    <message>
        <source>The game is not over; at %1 it is won for %2.</source>
        <translation>游戏尚未结束；在 %1，%2必胜。</translation>
    </message>
    <message>
        <source>Nobody gave anything away.</source>
        <translation>双方都没有失误。</translation>
    </message>
    <message>
        <source>It was thrown away at move %1 by %2: “%3” lost the draw.</source>
        <translation>转折在第 %1 步：%2的“%3”丢了和局。</translation>
    </message>
    <message>
        <source>It was thrown away at move %1 by %2: “%3” let the win go.</source>
        <translation>转折在第 %1 步：%2的“%3”错过了胜利。</translation>
    </message>
    <message>
        <source>It was thrown away at move %1 by %2: “%3” lost it.</source>
        <translation>转折在第 %1 步：%2的“%3”走输了。</translation>
    </message>
    <message>
        <source>“%1”, to %2, would have won.</source>
        <translation>“%1”（到 %2）本可取胜。</translation>
    </message>
    <message>
        <source>“%1”, to %2, would have kept the draw.</source>
        <translation>“%1”（到 %2）本可保持和局。</translation>
    </message>
    <message>
        <source>The game began at %1.</source>
        <translation>游戏从 %1 开始。</translation>
    </message>
    <message>
        <source>%1: %2, to %3: %4</source>
        <translation>%1：%2，到 %3：%4</translation>
    </message>
    <message>
        <source>The record stands at “%1”, and the document at “%2”.</source>
        <translation>棋谱停在“%1”，而文档停在“%2”。</translation>
    </message>
    <message>
        <source>“%1” is not an opponent: expected perfect, human, or how often it errs, from 0 to 1, for example 0.2.</source>
        <translation>“%1”不是对手：应为 perfect、human，或出错的频率 0 到 1，例如 0.2。</translation>
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
        <translation>位值 %1 的列有偶数个还是奇数个 1？</translation>
    </message>
    <message>
        <source>even</source>
        <translation>偶数</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>奇数</translation>
    </message>
    <message>
        <source>Is the number of ones in column %1 a multiple of %2?</source>
        <translation>位值 %1 的列中 1 的个数是 %2 的倍数吗？</translation>
    </message>
    <message>
        <source>Is %1 in S?</source>
        <translation>%1 在 S 中吗？</translation>
    </message>
    <message>
        <source>Is %1 P, N or a draw?</source>
        <translation>%1 是 P、N 还是平局？</translation>
    </message>
    <message>
        <source>Is %1 P or N?</source>
        <translation>%1 是 P 还是 N？</translation>
    </message>
    <message>
        <source>At %1 now α = %2, β = %3. Are its other options left out?</source>
        <translation>%1 处现在 α = %2，β = %3。它其余的后继剪去不看吗？</translation>
    </message>
    <message>
        <source>“%1” leads to N: from there the other player wins.</source>
        <translation>“%1”走到 N（必胜）：对方从那里获胜。</translation>
    </message>
    <message>
        <source>“%1” leads to a draw: from there nobody can win.</source>
        <translation>“%1”走到平局：从那里谁也无法取胜。</translation>
    </message>
    <message>
        <source>“%1” stands where “%2” belongs: capital letters differ.</source>
        <translation>“%1”处应为“%2”：大小写不同。</translation>
    </message>
    <message>
        <source>“%1” stands where “%2” belongs: the blanks differ.</source>
        <translation>“%1”处应为“%2”：空白不同。</translation>
    </message>
    <message>
        <source>the line is empty where “%1” belongs.</source>
        <translation>此行为空，应为“%1”。</translation>
    </message>
    <message>
        <source>“%1” has a byte that is not text where “%2” belongs.</source>
        <translation>“%1”中有不是文本的字节，应为“%2”。</translation>
    </message>
    <message>
        <source>“%1” stands where “%2” belongs.</source>
        <translation>“%1”处应为“%2”。</translation>
    </message>
    <message>
        <source>The output is empty; the first answer is “%1”.</source>
        <translation>输出为空；第一个答案是“%1”。</translation>
    </message>
    <message>
        <source>Case %1: the output ends after line %2, where “%3” belongs.</source>
        <translation>第 %1 组：输出在第 %2 行后结束，此处应为“%3”。</translation>
    </message>
    <message>
        <source>Line %1: “%2” follows, but there are only %3 answers.</source>
        <translation>第 %1 行：后面还有“%2”，但答案只有 %3 个。</translation>
    </message>
    <message>
        <source>Case %1, line %2, column %3: %4</source>
        <translation>第 %1 组，第 %2 行第 %3 个字符处：%4</translation>
    </message>
    <message>
        <source>Blanks at the ends of lines and line breaks at the end of the output are not compared.</source>
        <translation>行末的空白和输出末尾的换行不参与比较。</translation>
    </message>
    <message>
        <source>An input of %1 is exactly one case; %2 were asked for.</source>
        <translation>%1 的输入恰好是一组；要求的是 %2 组。</translation>
    </message>
    <message>
        <source>%1 cases are too many for an input: the limit is %2.</source>
        <translation>一份输入容不下 %1 组：上限为 %2。</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation>没有程序“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not executable; chmod +x makes a program so.</source>
        <translation>“%1”不可执行；可用 chmod +x 使其可执行。</translation>
    </message>
    <message>
        <source>“%1” is not a program that runs here; a script begins with a line like #!/usr/bin/python3.</source>
        <translation>“%1”不是能在此运行的程序；脚本的第一行形如 #!/usr/bin/python3。</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2.</source>
        <translation>“%1”无法运行：%2。</translation>
    </message>
    <message>
        <source>There is no memory for the program’s input and output: %1.</source>
        <translation>没有内存可存放程序的输入和输出：%1。</translation>
    </message>
    <message>
        <source>The program took longer than %1 s and was ended.</source>
        <translation>程序运行超过 %1 秒，已被终止。</translation>
    </message>
    <message>
        <source>The program took more than %1 MB of memory and was ended.</source>
        <translation>程序占用内存超过 %1 MB，已被终止。</translation>
    </message>
    <message>
        <source>The program wrote more than %1 MB and was ended.</source>
        <translation>程序输出超过 %1 MB，已被终止。</translation>
    </message>
    <message>
        <source>The program crashed: SIG%1.</source>
        <translation>程序崩溃：SIG%1。</translation>
    </message>
    <message>
        <source>The program ended with the code %1; 0 says that all went well.</source>
        <translation>程序以代码 %1 结束；0 才表示一切正常。</translation>
    </message>
    <message>
        <source>P or N?</source>
        <translation>P 还是 N？</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>值是多少？</translation>
    </message>
    <message>
        <source>Which move wins?</source>
        <translation>哪一步必胜？</translation>
    </message>
    <message>
        <source>Which columns are odd?</source>
        <translation>哪些列是奇数？</translation>
    </message>
    <message>
        <source>What is the mex?</source>
        <translation>mex 是多少？</translation>
    </message>
    <message>
        <source>Is it cut?</source>
        <translation>会剪枝吗？</translation>
    </message>
    <message>
        <source>Does the period hold?</source>
        <translation>周期成立吗？</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>一列也没有</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>位值 %1 的列</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>位值 %1 的列</translation>
    </message>
    <message>
        <source>In which columns of %1 is the number of ones not a multiple of %2?</source>
        <translation>%1 的哪些列中 1 的个数不是 %2 的倍数？</translation>
    </message>
    <message>
        <source>The SG values of the parts of %1 are %2. Which columns are odd?</source>
        <translation>%1 各部分的 SG 值是 %2。哪些列有奇数个 1？</translation>
    </message>
    <message>
        <source>Which columns of %1 are odd?</source>
        <translation>%1 的哪些列有奇数个 1？</translation>
    </message>
    <message>
        <source>The XOR of the values is %1.</source>
        <translation>各值的异或是 %1。</translation>
    </message>
    <message>
        <source>Now α = %1 &lt; β = %2: what lies between them can still matter, so the next option is looked at.</source>
        <translation>现在 α = %1 &lt; β = %2：两者之间的值仍可能有用，所以接着看下一个后继。</translation>
    </message>
    <message>
        <source>they are left out</source>
        <translation>剪去不看</translation>
    </message>
    <message>
        <source>they are looked at</source>
        <translation>还要看</translation>
    </message>
    <message>
        <source>Which move wins from %1?</source>
        <translation>在 %1 处，哪一步必胜？</translation>
    </message>
    <message>
        <source>no move wins</source>
        <translation>没有必胜走法</translation>
    </message>
    <message>
        <source>The SG values of %1 begin %2 … Is SG(n + %3) = SG(n) for every n ≥ %4?</source>
        <translation>%1的 SG 值开头是 %2 … 对每个 n ≥ %4 都有 SG(n + %3) = SG(n) 吗？</translation>
    </message>
    <message>
        <source>The SG values of %1 begin %2 … Is SG(n + %3) = SG(n) + %4 for every n ≥ %5?</source>
        <translation>%1的 SG 值开头是 %2 … 对每个 n ≥ %5 都有 SG(n + %3) = SG(n) + %4 吗？</translation>
    </message>
    <message>
        <source>SG(%1) = %2, but SG(%3) = %4.</source>
        <translation>SG(%1) = %2，而 SG(%3) = %4。</translation>
    </message>
    <message>
        <source>From n = %1 on the values have period %2; a theorem proves it for ever.</source>
        <translation>自 n = %1 起值的周期为 %2；定理证明永远如此。</translation>
    </message>
    <message>
        <source>From n = %1 on the values rise by %3 in each period of %2; a theorem proves it for ever.</source>
        <translation>自 n = %1 起，每隔周期 %2 值增加 %3；定理证明永远如此。</translation>
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
        <translation>各后继的值是 %1：缺少的最小数是 %2。</translation>
    </message>
    <message>
        <source>What is the SG value of %1?</source>
        <translation>%1 的 SG 值是多少？</translation>
    </message>
    <message>
        <source>What is the misère value of %1?</source>
        <translation>%1 在反常规则下的值是多少？</translation>
    </message>
    <message>
        <source>What does MAX get from %1 with best play?</source>
        <translation>双方都走最优走法时，MAX 从 %1 得多少？</translation>
    </message>
    <message>
        <source>Where MAX is to move, the largest number counts, where MIN is, the smallest: with best play MAX gets %1.</source>
        <translation>轮到 MAX 处取最大的数，轮到 MIN 处取最小的：双方都走最优走法时 MAX 得 %1。</translation>
    </message>
    <message>
        <source>The options of %1 have the values %2. What is their mex?</source>
        <translation>%1 的各后继的值是 %2。它们的 mex 是多少？</translation>
    </message>
    <message>
        <source>the mex is %1</source>
        <translation>mex 是 %1</translation>
    </message>
    <message>
        <source>Nothing can be asked about %1 with these settings.</source>
        <translation>在这些设置下，%1 没有可问的题目。</translation>
    </message>
    <message>
        <source>There is no level %1; levels are %2 to %3.</source>
        <translation>没有第 %1 级；级别为 %2 到 %3。</translation>
    </message>
    <message>
        <source>%1 has no questions of the kind %2; its kinds are: %3.</source>
        <translation>%1 没有 %2 类的题目；它有的类别是：%3。</translation>
    </message>
    <message>
        <source>of all kinds</source>
        <translation>各类题目</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>what is asked</source>
        <translation>问什么</translation>
    </message>
    <message>
        <source>level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>from small positions and answers far apart to large positions and answers that lie close together</source>
        <translation>从小局面、答案相差大，到大局面、答案相近</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>题数</translation>
    </message>
    <message>
        <source>how many questions</source>
        <translation>出多少道题</translation>
    </message>
    <message>
        <source>the same seed gives the same questions, for a whole class</source>
        <translation>相同的种子得到相同的题目，可供全班使用</translation>
    </message>
    <message>
        <source>A position has %1 moves; questions are asked where there are at most %2.</source>
        <translation>某个局面有 %1 种走法；出题的局面至多有 %2 种。</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>%1 · level %2 · seed %3</source>
        <translation>%1 · 级别 %2 · 种子 %3</translation>
    </message>
    <message>
        <source>Question %1 of %2. %3</source>
        <translation>第 %1 题，共 %2 题。%3</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>答对了。</translation>
    </message>
    <message>
        <source>Wrong. The answer is: %1.</source>
        <translation>答错了。答案是：%1。</translation>
    </message>
    <message>
        <source>Your answer, 1 to %1:</source>
        <translation>请回答（1 到 %1）：</translation>
    </message>
    <message>
        <source>“%1” is not one of the answers: type a number from 1 to %2, or the answer itself.</source>
        <translation>“%1”不在答案之中：请输入 1 到 %2 的数，或答案本身。</translation>
    </message>
    <message>
        <source>Right answers: %1 of %2.</source>
        <translation>答对：%1 / %2。</translation>
    </message>
    <message>
        <source>Name %1 must have 1 to %2 characters.</source>
        <translation>第 %1 个名称不是 1 到 %2 个字符。</translation>
    </message>
    <message>
        <source>There are more than %1 names.</source>
        <translation>名称多于 %1 个。</translation>
    </message>
    <message>
        <source>regret matching</source>
        <translation>遗憾匹配</translation>
    </message>
    <message>
        <source>regret matching+</source>
        <translation>遗憾匹配+</translation>
    </message>
    <message>
        <source>how players learn from regret; regret matching+ forgets negative regret, and the players learn in turn</source>
        <translation>玩家怎样从遗憾值学习；遗憾匹配+ 不记负遗憾值，两名玩家轮流学习</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>第一轮</translation>
    </message>
    <message>
        <source>the first action</source>
        <translation>第一个行动</translation>
    </message>
    <message>
        <source>all actions alike</source>
        <translation>所有行动均等</translation>
    </message>
    <message>
        <source>what is played as long as nothing is regretted</source>
        <translation>没有遗憾值时采用的策略</translation>
    </message>
    <message>
        <source>Rock, paper, scissors</source>
        <translation>石头剪刀布</translation>
    </message>
    <message>
        <source>Matching pennies</source>
        <translation>猜硬币</translation>
    </message>
    <message>
        <source>Rock, paper, scissors and a well</source>
        <translation>石头、布、剪刀和井</translation>
    </message>
    <message>
        <source>Battle of the sexes</source>
        <translation>性别之战</translation>
    </message>
    <message>
        <source>Prisoner’s dilemma</source>
        <translation>囚徒困境</translation>
    </message>
    <message>
        <source>Three rows, two columns</source>
        <translation>三行两列</translation>
    </message>
    <message>
        <source>Two rows, five columns: the lower envelope</source>
        <translation>两行五列：下包络线</translation>
    </message>
    <message>
        <source>Rock, paper, scissors, where rock wins double</source>
        <translation>石头剪刀布，石头赢算双倍</translation>
    </message>
    <message>
        <source>In a game of zero sum there is one value that the row player can be sure of on average, by mixing his rows, and to which the column player can hold him.</source>
        <translation>零和博弈有唯一的值：行玩家混合各行，平均至少得到这么多；列玩家也能让他平均至多得到这么多。</translation>
    </message>
    <message>
        <source>all matrices of zero sum</source>
        <translation>所有零和矩阵</translation>
    </message>
    <message>
        <source>Equilibrium</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Every matrix has an equilibrium: two mixtures that reply best to each other.</source>
        <translation>每个矩阵都有纳什均衡：两个混合策略互为最优反应。</translation>
    </message>
    <message>
        <source>all matrices</source>
        <translation>所有矩阵</translation>
    </message>
    <message>
        <source>Regret matching</source>
        <translation>遗憾匹配</translation>
    </message>
    <message>
        <source>If a player plays each action in proportion to its positive regret, the regret for each round goes to 0: it is at most about 1 / √T after T rounds. In a game of zero sum the averages of two such players therefore approach a solution.</source>
        <translation>按正遗憾值的比例选择行动，平均每轮的遗憾值越来越小：T 轮之后至多约为 1 / √T。因此在零和博弈中，两名这样的玩家的平均策略趋于一个解。</translation>
    </message>
    <message>
        <source>all matrices; solutions: of zero sum</source>
        <translation>所有矩阵；趋于解：零和矩阵</translation>
    </message>
    <message>
        <source>Matrix game</source>
        <translation>矩阵博弈</translation>
    </message>
    <message>
        <source>Hidden moves</source>
        <translation>不完美信息</translation>
    </message>
    <message>
        <source>Both players choose at the same time, one a row, the other a column; the cell tells what they get.</source>
        <translation>两名玩家同时选择，一人选行，一人选列；格中写着各得多少。</translation>
    </message>
    <message>
        <source>for each column: mark the rows that get most there</source>
        <translation>对每列：标出该列中收益最大的行</translation>
    </message>
    <message>
        <source>for each row: mark the columns that get most there</source>
        <translation>对每行：标出该行中收益最大的列</translation>
    </message>
    <message>
        <source>a cell with both marks is a pure equilibrium</source>
        <translation>两种标记都有的格是纯策略均衡</translation>
    </message>
    <message>
        <source>while a row or a column is dominated: strike it out</source>
        <translation>当某行或某列被占优：划去它</translation>
    </message>
    <message>
        <source>maximise v: the mixture of rows gets at least v in every column</source>
        <translation>最大化 v：行的混合在每列都至少得 v</translation>
    </message>
    <message>
        <source>check: no row gets more than v from the mixture of columns</source>
        <translation>验证：对列的混合，没有哪行得到多于 v</translation>
    </message>
    <message>
        <source>for two sets of as many rows as columns: mix them so that the other set is worth the same</source>
        <translation>对行数与列数相同的两个集合：各自混合，使对方集合中的行动收益相同</translation>
    </message>
    <message>
        <source>keep the mixtures if no share is negative and no other reply is better</source>
        <translation>若概率都不为负，且没有更好的反应，则保留</translation>
    </message>
    <message>
        <source>Against %1 the best reply is %2, which gets %3.</source>
        <translation>对%1，最优反应是%2，得 %3。</translation>
    </message>
    <message>
        <source>Against %1 the best replies are %2: each gets %3.</source>
        <translation>对%1，最优反应有%2：各得 %3。</translation>
    </message>
    <message>
        <source>No cell has both marks: there is no pure equilibrium. Whatever they play, one of them would rather have played something else.</source>
        <translation>没有格带有两种标记：没有纯策略均衡。无论双方怎样选，总有一方想改选别的。</translation>
    </message>
    <message>
        <source>Best replies to each other are %1 and %2: a pure equilibrium, which gives %3 to the row player and %4 to the column player.</source>
        <translation>%1与%2互为最优反应：这是纯策略均衡，行玩家得 %3，列玩家得 %4。</translation>
    </message>
    <message>
        <source>No row and no column is dominated strictly.</source>
        <translation>没有被严格占优的行或列。</translation>
    </message>
    <message>
        <source>No row and no column is dominated strictly, or weakly by another one.</source>
        <translation>没有被严格占优的行或列，也没有被另一行或另一列弱占优的。</translation>
    </message>
    <message>
        <source>A single cell is left: nothing else is reasonable.</source>
        <translation>只剩一格：别的选择都不合理。</translation>
    </message>
    <message>
        <source>A single cell is left: an equilibrium. Others may have been struck out.</source>
        <translation>只剩一格：它是均衡。可能已划去别的均衡。</translation>
    </message>
    <message>
        <source>Nothing that is left is dominated strictly.</source>
        <translation>剩下的都不被严格占优。</translation>
    </message>
    <message>
        <source>Nothing that is left is dominated strictly, or weakly by another one.</source>
        <translation>剩下的都不被严格占优，也不被另一行或另一列弱占优。</translation>
    </message>
    <message>
        <source>Strike out %1: the mixture %2 gets more against all that is left, by at least %3.</source>
        <translation>划去%1：对剩下的每个选择，混合策略 %2 都得到更多，至少多 %3。</translation>
    </message>
    <message>
        <source>Strike out %1: %2 gets more against all that is left, by at least %3.</source>
        <translation>划去%1：对剩下的每个选择，%2都得到更多，至少多 %3。</translation>
    </message>
    <message>
        <source>Strike out %1, which is dominated weakly: %2 never gets less against what is left, and somewhere %3 more.</source>
        <translation>划去%1，它被弱占优：对剩下的选择，%2从不少得，有一处多得 %3。</translation>
    </message>
    <message>
        <source>Against %1 the row player gets %2 to %3: a straight line, as the share of %4 goes from 0 to 1.</source>
        <translation>对%1，行玩家得 %2 到 %3：%4的概率从 0 变到 1，收益是一条直线。</translation>
    </message>
    <message>
        <source>The column player replies with the lowest line: so much the row player is sure of, whichever share he chooses.</source>
        <translation>列玩家用最低的线应对：无论行玩家选怎样的概率，这就是他必得的。</translation>
    </message>
    <message>
        <source>The row player replies with the highest line: so much the column player has to give, whichever share he chooses.</source>
        <translation>行玩家用最高的线应对：无论列玩家选怎样的概率，这就是他要付出的。</translation>
    </message>
    <message>
        <source>The highest point of this lower envelope is at the share %1: there it is %2, the value.</source>
        <translation>下包络线的最高点在概率 %1 处，那里是 %2，即博弈的值。</translation>
    </message>
    <message>
        <source>The lowest point of this upper envelope is at the share %1: there it is %2, the value.</source>
        <translation>上包络线的最低点在概率 %1 处，那里是 %2，即博弈的值。</translation>
    </message>
    <message>
        <source>Linear programming finds the largest v that a mixture of rows can be sure of: v = %1 with %2.</source>
        <translation>线性规划求出行的混合策略必得的最大 v：v = %1，用 %2。</translation>
    </message>
    <message>
        <source>So the row player is sure of %1, and the column player, with %2, gives no more: that is the value, and nobody can do better.</source>
        <translation>所以行玩家必得 %1，而列玩家用 %2 不会付出更多：这就是博弈的值，谁都不能做得更好。</translation>
    </message>
    <message>
        <source>Against %1 the mixture %2 gets the value, %3.</source>
        <translation>对%1，混合策略 %2 恰得博弈的值 %3。</translation>
    </message>
    <message>
        <source>Against %1 the mixture %2 gets %3, more than %4: the column player leaves %1 out.</source>
        <translation>对%1，混合策略 %2 得 %3，多于 %4：列玩家不用%1。</translation>
    </message>
    <message>
        <source>Against the mixture %2 the row player gets the value, %3, by %1.</source>
        <translation>对混合策略 %2，行玩家用%1恰得博弈的值 %3。</translation>
    </message>
    <message>
        <source>Against the mixture %2 the row player gets only %3 by %1, less than %4, and leaves it out.</source>
        <translation>对混合策略 %2，行玩家用%1只得 %3，少于 %4，所以不用它。</translation>
    </message>
    <message>
        <source>As good: %1.</source>
        <translation>同样好：%1。</translation>
    </message>
    <message>
        <source>An equilibrium: %1.</source>
        <translation>一个均衡：%1。</translation>
    </message>
    <message>
        <source>%1 makes %2 worth the same, %3, and %4 makes %5 worth the same, %6: a mixed equilibrium.</source>
        <translation>%1 使%2收益相同，为 %3；%4 使%5收益相同，为 %6：这是混合策略均衡。</translation>
    </message>
    <message>
        <source>The matrix is too large to look for all mixed equilibria; of %1 × %2 actions they are found.</source>
        <translation>矩阵太大，不求全部混合策略均衡；%1 × %2 的矩阵可以求。</translation>
    </message>
    <message>
        <source>Some of these have a mixture in common: all that lies between them is an equilibrium, too.</source>
        <translation>其中有的有一个相同的混合策略：它们之间的也都是均衡。</translation>
    </message>
    <message>
        <source>%1. No other pair of sets of actions gives one.</source>
        <translation>%1。别的行动集合都给不出均衡。</translation>
    </message>
    <message>
        <source>struck out</source>
        <translation>划去</translation>
    </message>
    <message>
        <source>what always gets less</source>
        <translation>总是得到更少的</translation>
    </message>
    <message>
        <source>also what never gets more</source>
        <translation>也划去从不得到更多的</translation>
    </message>
    <message>
        <source>which rows and columns are struck out as dominated; with those that never get more, equilibria may be lost</source>
        <translation>划去哪些被占优的行和列；若也划去从不得到更多的，可能丢失均衡</translation>
    </message>
    <message>
        <source>From best replies to the value</source>
        <translation>从最优反应到博弈的值</translation>
    </message>
    <message>
        <source>From best replies to equilibria</source>
        <translation>从最优反应到均衡</translation>
    </message>
    <message>
        <source>With %1 the row player is sure of it, and with %2 the column player gives no more.</source>
        <translation>行玩家用 %1 必得这么多，列玩家用 %2 不会付出更多。</translation>
    </message>
    <message>
        <source>These mixtures are the only ones that do so.</source>
        <translation>只有这两个混合策略如此。</translation>
    </message>
    <message>
        <source>The steps tell the others.</source>
        <translation>其余见分步演示。</translation>
    </message>
    <message>
        <source>play x and y, in each round t = 1, 2, …</source>
        <translation>每轮 t = 1, 2, …：用 x 与 y</translation>
    </message>
    <message>
        <source>u[a] ← what action a would have earned</source>
        <translation>u[a] ← 行动 a 本可得到的收益</translation>
    </message>
    <message>
        <source>next x[a] ← max(R[a], 0) / Σ max(R, 0)</source>
        <translation>下一轮 x[a] ← max(R[a], 0) / Σ max(R, 0)</translation>
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
        <translation>第 %1 轮：行玩家用 %2，列玩家用 %3。</translation>
    </message>
    <message>
        <source>The averages after round %1 are %2 and %3: against these a best reply gains %4, averaged over both players.</source>
        <translation>第 %1 轮后的平均策略是 %2 与 %3：对它们的最优反应能多得 %4（两名玩家的均值）。</translation>
    </message>
    <message>
        <source>Against %1 the rows would have earned %2; the row player earned %3.</source>
        <translation>对 %1，各行本可得 %2；行玩家得了 %3。</translation>
    </message>
    <message>
        <source>Against %1, which comes next, the columns would earn %2; the column player’s strategy earns %3.</source>
        <translation>对下一轮的 %1，各列会得 %2；列玩家的策略得 %3。</translation>
    </message>
    <message>
        <source>Against %1 the columns would have earned %2; the column player earned %3.</source>
        <translation>对 %1，各列本可得 %2；列玩家得了 %3。</translation>
    </message>
    <message>
        <source>What more each row would have earned is added to its regret, and what is negative is forgotten: %1.</source>
        <translation>各行本可多得的加入它的遗憾值，负的清零：%1。</translation>
    </message>
    <message>
        <source>What more each column would have earned is added to its regret, and what is negative is forgotten: %1.</source>
        <translation>各列本可多得的加入它的遗憾值，负的清零：%1。</translation>
    </message>
    <message>
        <source>What more each row would have earned is added to its regret: %1.</source>
        <translation>各行本可多得的加入它的遗憾值：%1。</translation>
    </message>
    <message>
        <source>What more each column would have earned is added to its regret: %1.</source>
        <translation>各列本可多得的加入它的遗憾值：%1。</translation>
    </message>
    <message>
        <source>Nothing is regretted: the row player plays %1 next, as in the first round.</source>
        <translation>没有正遗憾值：行玩家下一轮用 %1，与第一轮相同。</translation>
    </message>
    <message>
        <source>Nothing is regretted: the column player plays %1 next, as in the first round.</source>
        <translation>没有正遗憾值：列玩家下一轮用 %1，与第一轮相同。</translation>
    </message>
    <message>
        <source>The positive regrets sum to %1; their shares of it are what the row player plays next: %2.</source>
        <translation>正遗憾值之和为 %1；各占的比例就是行玩家下一轮的策略：%2。</translation>
    </message>
    <message>
        <source>The positive regrets sum to %1; their shares of it are what the column player plays next: %2.</source>
        <translation>正遗憾值之和为 %1；各占的比例就是列玩家下一轮的策略：%2。</translation>
    </message>
    <message>
        <source>After %1 rounds the averages are %2 and %3: a best reply gains %4, and they are worth %5; the value is %6.</source>
        <translation>%1 轮后的平均策略是 %2 与 %3：最优反应能多得 %4，它们的收益是 %5；博弈的值是 %6。</translation>
    </message>
    <message>
        <source>After %1 rounds the averages are %2 and %3: a best reply gains %4; for each round the regret is at most %5 and %6.</source>
        <translation>%1 轮后的平均策略是 %2 与 %3：最优反应能多得 %4；平均每轮的遗憾值至多是 %5 与 %6。</translation>
    </message>
    <message>
        <source>After %1 rounds the averages are %2 and %3: a best reply gains %4; for each round the regret is %5 and %6.</source>
        <translation>%1 轮后的平均策略是 %2 与 %3：最优反应能多得 %4；平均每轮的遗憾值是 %5 与 %6。</translation>
    </message>
    <message>
        <source>Regret matching+, round by round</source>
        <translation>遗憾匹配+，逐轮演示</translation>
    </message>
    <message>
        <source>Regret matching, round by round</source>
        <translation>遗憾匹配，逐轮演示</translation>
    </message>
    <message>
        <source>row&#xa0;%1</source>
        <translation>“%1”行</translation>
    </message>
    <message>
        <source>column&#xa0;%1</source>
        <translation>“%1”列</translation>
    </message>
    <message>
        <source>rows&#xa0;%1</source>
        <translation>“%1”各行</translation>
    </message>
    <message>
        <source>columns&#xa0;%1</source>
        <translation>“%1”各列</translation>
    </message>
    <message>
        <source>the row player</source>
        <translation>行玩家</translation>
    </message>
    <message>
        <source>the column player</source>
        <translation>列玩家</translation>
    </message>
    <message>
        <source>The value is %1</source>
        <translation>博弈的值是 %1</translation>
    </message>
    <message>
        <source>There is 1 pure equilibrium</source>
        <translation>有 1 个纯策略均衡</translation>
    </message>
    <message>
        <source>There are %1 pure equilibria</source>
        <translation>有 %1 个纯策略均衡</translation>
    </message>
    <message>
        <source>There are infinitely many equilibria</source>
        <translation>有无穷多个均衡</translation>
    </message>
    <message>
        <source>There is 1 equilibrium</source>
        <translation>有 1 个均衡</translation>
    </message>
    <message>
        <source>There are %1 equilibria</source>
        <translation>有 %1 个均衡</translation>
    </message>
    <message>
        <source>%1 and %2, which give %3 and %4</source>
        <translation>%1与%2，收益为 %3 与 %4</translation>
    </message>
    <message>
        <source>All equilibria of %1 × %2 actions that are not dominated are too many to look for; 8 × 8 are not.</source>
        <translation>不被占优的行动有 %1 × %2，求全部均衡工作量太大；8 × 8 可以。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a payoff, which is a number such as 3, -1/2 or 0.25.</source>
        <translation>第 %2 个字符处的“%1”不是收益；收益是 3、-1/2、0.25 这样的数。</translation>
    </message>
    <message>
        <source>a payoff is missing at column %1.</source>
        <translation>第 %1 个字符处缺少收益。</translation>
    </message>
    <message>
        <source>There are more than %1 rows.</source>
        <translation>多于 %1 行。</translation>
    </message>
    <message>
        <source>there are more than %1 columns.</source>
        <translation>多于 %1 列。</translation>
    </message>
    <message>
        <source>cell %1 has two payoffs, the first cell of all one.</source>
        <translation>第 %1 格有两个收益，而第一格只有一个。</translation>
    </message>
    <message>
        <source>cell %1 has one payoff, the first cell of all two.</source>
        <translation>第 %1 格有一个收益，而第一格有两个。</translation>
    </message>
    <message>
        <source>there are %1, but %2 cells in the first row.</source>
        <translation>有 %1 格，而第一行有 %2 格。</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>A matrix is missing: rows separated by “;”, payoffs by “,”.</source>
        <translation>缺少矩阵：行用“;”分隔，收益用“,”分隔。</translation>
    </message>
    <message>
        <source>Both players’ payoffs are needed, as in “%1”.</source>
        <translation>需要两名玩家的收益，如“%1”。</translation>
    </message>
    <message>
        <source>A matrix has 1 to %1 rows and columns.</source>
        <translation>矩阵有 1 到 %1 行和列。</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>how many rounds are played</source>
        <translation>进行多少轮</translation>
    </message>
    <message>
        <source>strategies of</source>
        <translation>显示的策略</translation>
    </message>
    <message>
        <source>whose strategies the charts show</source>
        <translation>图表显示哪一方的策略</translation>
    </message>
    <message>
        <source>How many rounds of regret matching are played: give --to.</source>
        <translation>请用 --to 给出遗憾匹配的轮数。</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>names of the rows, separated by commas, and, if they are called otherwise, after a semicolon those of the columns; without names rows have numbers and columns letters</source>
        <translation>行的名称，用逗号分隔；列的名称若不同，写在分号后面；没有名称时行用数字、列用字母</translation>
    </message>
    <message>
        <source>A best reply to what the other player does is an action, or a mixture of actions, that gets most against it. Two strategies that reply best to each other are an equilibrium.</source>
        <translation>对另一方的做法，收益最大的行动或行动的混合是最优反应。互为最优反应的两个策略构成均衡。</translation>
    </message>
    <message>
        <source>The regret of an action is what it would have earned more than was earned, summed over all rounds. The exploitability of two strategies is what best replies to them would gain, the mean of both players: 0 in an equilibrium only.</source>
        <translation>一个行动的遗憾值是它比实际本可多得的收益，对所有轮求和。两个策略的可利用度是对它们的最优反应能多得多少，取两名玩家的均值：只在均衡中为 0。</translation>
    </message>
    <message>
        <source>best reply, equilibrium</source>
        <translation>最优反应、均衡</translation>
    </message>
    <message>
        <source>best reply|best replies|equilibrium|equilibria</source>
        <translation>最优反应|均衡</translation>
    </message>
    <message>
        <source>regret, exploitability</source>
        <translation>遗憾值、可利用度</translation>
    </message>
    <message>
        <source>regret|regrets|exploitability</source>
        <translation>遗憾值|可利用度</translation>
    </message>
    <message>
        <source>a weighted vote</source>
        <translation>加权投票</translation>
    </message>
    <message>
        <source>an airport’s costs</source>
        <translation>机场的费用</translation>
    </message>
    <message>
        <source>a bankruptcy</source>
        <translation>破产问题</translation>
    </message>
    <message>
        <source>a market of gloves</source>
        <translation>手套市场</translation>
    </message>
    <message>
        <source>flows in a network</source>
        <translation>网络中的流</translation>
    </message>
    <message>
        <source>given by</source>
        <translation>价值的来源</translation>
    </message>
    <message>
        <source>what the values of coalitions follow from</source>
        <translation>联盟的价值由什么得出</translation>
    </message>
    <message>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>a file in DOT, digraph { a -&gt; b [capacity=3, owner=A] }, or in JSON, {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;]]}</source>
        <translation>DOT 文件 digraph { a -&gt; b [capacity=3, owner=A] }，或 JSON {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;]]}</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>三个玩家</translation>
    </message>
    <message>
        <source>Four players: a nucleolus in halves</source>
        <translation>四个玩家：带一半的核仁</translation>
    </message>
    <message>
        <source>An empty core: any two may share all</source>
        <translation>核心为空：任意两人可分得全部</translation>
    </message>
    <message>
        <source>A vote: 50, 49 and 1 of 100</source>
        <translation>投票：100 票中的 50、49 和 1</translation>
    </message>
    <message>
        <source>A security council: five of fifteen have a veto</source>
        <translation>安理会：十五国中五国有否决权</translation>
    </message>
    <message>
        <source>An airport’s runway</source>
        <translation>机场跑道</translation>
    </message>
    <message>
        <source>Gloves: two left, one right</source>
        <translation>手套：两只左手，一只右手</translation>
    </message>
    <message>
        <source>The Talmud’s three wives</source>
        <translation>《塔木德》的三位妻子</translation>
    </message>
    <message>
        <source>Three carriers of a flow</source>
        <translation>三家共运的流</translation>
    </message>
    <message>
        <source>Four carriers of a flow, in JSON</source>
        <translation>四家共运的流，JSON</translation>
    </message>
    <message>
        <source>A path that takes flow back</source>
        <translation>退回流量的路径</translation>
    </message>
    <message>
        <source>Shapley value</source>
        <translation>夏普利值</translation>
    </message>
    <message>
        <source>It is the one way to divide v(N) that treats those alike who add alike, gives nothing to a player who adds nothing, and gives for a sum of two games the sum of what it gives for each.</source>
        <translation>这是分配 v(N) 的唯一方法：贡献相同者所得相同，毫无贡献者一无所得，两个博弈之和的分配等于分配之和。</translation>
    </message>
    <message>
        <source>all games of coalitions</source>
        <translation>所有联盟博弈</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>The core is not empty if and only if no coalitions, with weights that add up to 1 over each player, are worth more than v(N) together.</source>
        <translation>核心非空，当且仅当没有这样一组带权的联盟：每个玩家所在联盟的权之和都是 1，而加权价值之和超过 v(N)。</translation>
    </message>
    <message>
        <source>Nucleolus</source>
        <translation>核仁</translation>
    </message>
    <message>
        <source>Of all ways to divide v(N) in which nobody gets less than alone, exactly one has the lexicographically least excesses, sorted from the greatest down. If the core is not empty, this one is in it.</source>
        <translation>在人人所得不少于单独行动的前提下，分配 v(N) 的方法中，超出量从大到小排列后字典序最小的只有一种。核心非空时，它在核心里。</translation>
    </message>
    <message>
        <source>v(N) is at least what all are worth alone</source>
        <translation>v(N) 不少于各人单独行动的价值之和</translation>
    </message>
    <message>
        <source>Convex games</source>
        <translation>凸博弈</translation>
    </message>
    <message>
        <source>If it pays more to join a larger coalition, the core is the convex hull of what the orders give, and the Shapley value, the mean of these, is in it.</source>
        <translation>如果联盟越大，加入就越合算，那么核心就是各种次序的所得张成的区域，夏普利值在其正中。</translation>
    </message>
    <message>
        <source>convex games</source>
        <translation>凸博弈</translation>
    </message>
    <message>
        <source>Greatest flow, smallest cut</source>
        <translation>最大流与最小割</translation>
    </message>
    <message>
        <source>The largest flow is as large as the smallest capacity of arrows that separate its ends. Paying each owner what he has of such a cut gives a point of the core.</source>
        <translation>最大流量等于把两端隔开的箭头的最小总容量。按各人在这个割中拥有的容量分配，得到核心中的一点。</translation>
    </message>
    <message>
        <source>flows in networks</source>
        <translation>网络中的流</translation>
    </message>
    <message>
        <source>Communicating vessels</source>
        <translation>连通器</translation>
    </message>
    <message>
        <source>The nucleolus divides an estate as the Talmud does: any two divide what they get together so that each first gets what the other does not claim, and the rest is halved.</source>
        <translation>核仁按《塔木德》的方法分配遗产：任意两人分他们合得的部分时，各人先拿到对方不要求的部分，其余平分。</translation>
    </message>
    <message>
        <source>estates smaller than the claims on them</source>
        <translation>债权总和超过遗产</translation>
    </message>
    <message>
        <source>Coalitions</source>
        <translation>联盟</translation>
    </message>
    <message>
        <source>Joining players</source>
        <translation>合作的玩家</translation>
    </message>
    <message>
        <source>Players join in coalitions, each of which is worth something. How is what all are worth together divided among them?</source>
        <translation>玩家可以结成联盟，每个联盟有一个价值。全体的价值该怎样分配？</translation>
    </message>
    <message>
        <source>A number is missing at column %1; write 3, 0.5 or 1/3.</source>
        <translation>第 %1 个字符处缺少一个数；请写成 3、0.5 或 1/3 的样子。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a number such as 3, 0.5 or 1/3.</source>
        <translation>第 %2 个字符处的“%1”不是数；请写成 3、0.5 或 1/3 的样子。</translation>
    </message>
    <message>
        <source>The numbers have no common denominator up to %1; write them with fewer decimals.</source>
        <translation>这些数没有不超过 %1 的公分母；请少写几位小数。</translation>
    </message>
    <message>
        <source>The denominator of %1 at column %2 is larger than %3.</source>
        <translation>第 %2 个字符处 %1 的分母大于 %3。</translation>
    </message>
    <message>
        <source>There are 2 to %1 players, not %2.</source>
        <translation>玩家应有 2 到 %1 个，而不是 %2 个。</translation>
    </message>
    <message>
        <source>There is no “;” after the first number; write it as %1.</source>
        <translation>第一个数后面缺少“;”；请写成 %1 的样子。</translation>
    </message>
    <message>
        <source>There is a second “;” at column %1; write it as %2.</source>
        <translation>第 %1 个字符处有第二个“;”；请写成 %2 的样子。</translation>
    </message>
    <message>
        <source>There are more than %1 values; a table has %2 players at most, which are %1 coalitions.</source>
        <translation>价值超过 %1 个；表中最多有 %2 个玩家，即 %1 个联盟。</translation>
    </message>
    <message>
        <source>%1 values are not a table: two players have 3 coalitions, three have 7, four 15, five 31 …</source>
        <translation>%1 个价值不能成表：两个玩家有 3 个联盟，三个有 7 个，四个 15，五个 31 ……</translation>
    </message>
    <message>
        <source>“;” at column %1 stands in no table of values; a vote is written [51; 50,49,1].</source>
        <translation>第 %1 个字符处的“;”不该出现在价值表中；投票写成 [51; 50,49,1]。</translation>
    </message>
    <message>
        <source>The first of these %1 values is that of nobody, v(∅), and must be 0, not %2.</source>
        <translation>这 %1 个价值中的第一个是空联盟的 v(∅)，必须为 0，而不是 %2。</translation>
    </message>
    <message>
        <source>“]” is missing at column %1, after the weights.</source>
        <translation>第 %1 个字符处，权的后面缺少“]”。</translation>
    </message>
    <message>
        <source>The weight %1 of player %2 is negative.</source>
        <translation>权 %1（玩家 %2）为负。</translation>
    </message>
    <message>
        <source>The quota %1 should be above 0: nobody alone decides nothing.</source>
        <translation>门槛 %1 应大于 0：空联盟不能决定任何事。</translation>
    </message>
    <message>
        <source>The quota %1 is more than all weights together, %2.</source>
        <translation>门槛 %1 超过全部权之和 %2。</translation>
    </message>
    <message>
        <source>The cost %1 of player %2 is negative.</source>
        <translation>费用 %1（玩家 %2）为负。</translation>
    </message>
    <message>
        <source>The claim %1 of player %2 is negative.</source>
        <translation>债权 %1（玩家 %2）为负。</translation>
    </message>
    <message>
        <source>Nobody claims anything.</source>
        <translation>没有人要求任何东西。</translation>
    </message>
    <message>
        <source>The estate %1 should be from 0 to %2, which all claims add up to.</source>
        <translation>遗产 %1 应在 0 到债权总和 %2 之间。</translation>
    </message>
    <message>
        <source>Two nodes are wanted, where the flow begins and where it ends, such as s,t.</source>
        <translation>需要两个节点，即流的起点和终点，例如 s,t。</translation>
    </message>
    <message>
        <source>The flow begins and ends at the same node.</source>
        <translation>流的起点和终点是同一个节点。</translation>
    </message>
    <message>
        <source>The network has more than %1 nodes.</source>
        <translation>网络的节点超过 %1 个。</translation>
    </message>
    <message>
        <source>The network has more than %1 arrows.</source>
        <translation>网络的箭头超过 %1 条。</translation>
    </message>
    <message>
        <source>The arrows have neither capacities nor owners; write {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;]]}.</source>
        <translation>箭头既无容量也无所有者；请写成 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;]]}。</translation>
    </message>
    <message>
        <source>The arrow %1 at line %2, column %3 ends where it begins.</source>
        <translation>第 %2 行第 %3 个字符处的箭头 %1 起点和终点相同。</translation>
    </message>
    <message>
        <source>The arrow %1 at line %2, column %3 has no capacity; write [capacity=3, owner=A], or [&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;] in JSON.</source>
        <translation>第 %2 行第 %3 个字符处的箭头 %1 没有容量；请写 [capacity=3, owner=A]，JSON 中写 [&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;]。</translation>
    </message>
    <message>
        <source>The capacity “%1” of the arrow %2 at line %3, column %4 is not a number from 0 to %5, such as 3, 0.5 or 1/3.</source>
        <translation>第 %3 行第 %4 个字符处箭头 %2 的容量“%1”不是 0 到 %5 的数，例如 3、0.5 或 1/3。</translation>
    </message>
    <message>
        <source>The capacity %1 of the arrow %2 at line %3, column %4 is negative.</source>
        <translation>第 %3 行第 %4 个字符处箭头 %2 的容量 %1 为负。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 is owner number %4; a network may have %5.</source>
        <translation>第 %2 行第 %3 个字符处的“%1”是第 %4 个所有者；一个网络最多有 %5 个。</translation>
    </message>
    <message>
        <source>nothing flows</source>
        <translation>流量为零</translation>
    </message>
    <message>
        <source>while a path of arrows with room, or of flow to be taken back, leads to the end:</source>
        <translation>当有余量或可退回流量的路径通向终点时：</translation>
    </message>
    <message>
        <source>    b ← the least room along the shortest</source>
        <translation>    b ← 最短路径上的最小余量</translation>
    </message>
    <message>
        <source>    b more flows along it</source>
        <translation>    沿它增加流量 b</translation>
    </message>
    <message>
        <source>the arrows out of what is still reached are a smallest cut</source>
        <translation>从仍可到达的部分出去的箭头是最小割</translation>
    </message>
    <message>
        <source>each owner gets what he has of the cut: a point of the core</source>
        <translation>各所有者得到他在割中的容量：核心中的一点</translation>
    </message>
    <message>
        <source>Largest flow: augmenting paths</source>
        <translation>最大流：增广路径</translation>
    </message>
    <message>
        <source>Nothing flows yet from %1 to %2; each arrow has room for its capacity.</source>
        <translation>从 %1 到 %2 还没有流量；每条箭头的余量就是其容量。</translation>
    </message>
    <message>
        <source>A shortest path with room: %1. The narrowest is %2, from which %3 can be taken back.</source>
        <translation>一条有余量的最短路径：%1。最窄处是 %2，可退回 %3。</translation>
    </message>
    <message>
        <source>A shortest path with room, which takes flow back at ⇠: %1. The narrowest is %2 with room for %3.</source>
        <translation>一条有余量的最短路径，在 ⇠ 处退回流量：%1。最窄处是 %2，余量 %3。</translation>
    </message>
    <message>
        <source>A shortest path with room: %1. The narrowest is %2 with room for %3.</source>
        <translation>一条有余量的最短路径：%1。最窄处是 %2，余量 %3。</translation>
    </message>
    <message>
        <source>%1 more flows along it, %2 in all.</source>
        <translation>沿它增加 %1，流量共 %2。</translation>
    </message>
    <message>
        <source>No path leads on: from %1 only {%2} can be reached, and no arrow leads on from there. Nothing can flow.</source>
        <translation>再无路径：从 %1 只能到达 {%2}，没有箭头由此出去。流量只能是零。</translation>
    </message>
    <message>
        <source>No path leads on: from %1 only {%2} can be reached. The arrows out of there are full: %3. They carry %4 together, and all that flows must pass them: no flow is larger.</source>
        <translation>再无路径：从 %1 只能到达 {%2}。由此出去的箭头都已满：%3。它们合计 %4，一切流量都要经过它们：没有更大的流。</translation>
    </message>
    <message>
        <source>Each owner gets what he has of this cut: %1. The flow of any coalition has to pass the cut by its own arrows, so it is never worth more than it gets: this is a point of the core.</source>
        <translation>各所有者得到他在这个割中的容量：%1。任何联盟的流都要由自己的箭头穿过这个割，所以其价值不会超过所得：这是核心中的一点。</translation>
    </message>
    <message>
        <source>open ← all coalitions but ∅ and N</source>
        <translation>未定 ← 除 ∅ 和 N 外的所有联盟</translation>
    </message>
    <message>
        <source>while the payments x are not settled:</source>
        <translation>当所得 x 尚未确定时：</translation>
    </message>
    <message>
        <source>    ε ← the least that the greatest excess of the open ones can be</source>
        <translation>    ε ← 未定联盟的最大超出量所能达到的最小值</translation>
    </message>
    <message>
        <source>    those that cannot be below ε get v(S) − ε, and are settled</source>
        <translation>    不能低于 ε 的联盟得 v(S) − ε，就此确定</translation>
    </message>
    <message>
        <source>x is the nucleolus</source>
        <translation>x 就是核仁</translation>
    </message>
    <message>
        <source>Nucleolus: the greatest excess as small as can be</source>
        <translation>核仁：使最大超出量尽可能小</translation>
    </message>
    <message>
        <source>The excess of a coalition S is v(S) − x(S): what it is worth more than it is paid. The greatest excess is to be as small as it can be.</source>
        <translation>联盟 S 的超出量是 v(S) − x(S)：价值比所得多出多少。要使最大的超出量尽可能小。</translation>
    </message>
    <message>
        <source>Nothing is left free: the nucleolus is (%1).</source>
        <translation>已全部确定：核仁是 (%1)。</translation>
    </message>
    <message>
        <source>ε = 0: where no coalition gets less than it is worth. This is the core.</source>
        <translation>ε = 0：任何联盟的所得都不少于其价值。这就是核心。</translation>
    </message>
    <message>
        <source>ε = %1: the payments at which no coalition gets less than it is worth by more than %1.</source>
        <translation>ε = %1：任何联盟的所得比其价值最多少 %1 的那些分配。</translation>
    </message>
    <message>
        <source>ε = %1: the payments at which every coalition gets at least %2 more than it is worth.</source>
        <translation>ε = %1：每个联盟的所得比其价值至少多 %2 的那些分配。</translation>
    </message>
    <message>
        <source>Among the open coalitions the greatest excess can be as small as %1: what one of these gained, another would lose: %2.</source>
        <translation>未定联盟的最大超出量最小可以是 %1：其中一个多得，另一个就少得：%2。</translation>
    </message>
    <message>
        <source>The greatest excess cannot be below %1: what one of these gained, another would lose: %2. It is above 0: no payments are in the core.</source>
        <translation>最大超出量不能低于 %1：其中一个多得，另一个就少得：%2。它大于 0：核心为空。</translation>
    </message>
    <message>
        <source>The greatest excess can be as small as %1: what one of these gained, another would lose: %2. It is not above 0: these payments are in the core.</source>
        <translation>最大超出量最小可以是 %1：其中一个多得，另一个就少得：%2。它不大于 0：这些分配在核心里。</translation>
    </message>
    <message>
        <source>So it is settled what these get, and thereby what everybody gets: %1.</source>
        <translation>于是这些联盟的所得已确定，人人的所得也随之确定：%1。</translation>
    </message>
    <message>
        <source>So it is settled what these get: %1. One number may still be chosen.</source>
        <translation>于是这些联盟的所得已确定：%1。还可选定一个数。</translation>
    </message>
    <message>
        <source>So it is settled what these get: %1. %2 numbers may still be chosen.</source>
        <translation>于是这些联盟的所得已确定：%1。还可选定的数有 %2 个。</translation>
    </message>
    <message>
        <source>for each order of the players:</source>
        <translation>对玩家的每种次序：</translation>
    </message>
    <message>
        <source>    for each player i, as he joins those before him, S:</source>
        <translation>    对依次到来、加入先到者 S 的每个玩家 i：</translation>
    </message>
    <message>
        <source>        i adds v(S ∪ {i}) − v(S)</source>
        <translation>        i 贡献 v(S ∪ {i}) − v(S)</translation>
    </message>
    <message>
        <source>    φ ← the mean of what each has added in the orders so far</source>
        <translation>    φ ← 各人在目前各次序中贡献的平均</translation>
    </message>
    <message>
        <source>for each player i:</source>
        <translation>对每个玩家 i：</translation>
    </message>
    <message>
        <source>    for s from 0 to n − 1:</source>
        <translation>    令 s 从 0 到 n − 1：</translation>
    </message>
    <message>
        <source>        a(s) ← the mean of v(S ∪ {i}) − v(S) over all S of s others</source>
        <translation>        a(s) ← 对所有 s 个其他玩家的 S，v(S ∪ {i}) − v(S) 的平均</translation>
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
        <translation>次序 %1：玩家 %2 最先到来，贡献 %3 = %4。</translation>
    </message>
    <message>
        <source>Order %1: player %2 joins %3 and adds %4 − %5 = %6 − %7 = %8.</source>
        <translation>次序 %1：玩家 %2 加入 %3，贡献 %4 − %5 = %6 − %7 = %8。</translation>
    </message>
    <message>
        <source>Order %1 gives the players (%2).</source>
        <translation>次序 %1 给各玩家 (%2)。</translation>
    </message>
    <message>
        <source>Order %1 gives the players (%2). The mean of %3 orders is (%4).</source>
        <translation>次序 %1 给各玩家 (%2)。%3 种次序的平均是 (%4)。</translation>
    </message>
    <message>
        <source>These were all %1 orders, each as likely as any other: the Shapley value is (%2).</source>
        <translation>%1 种次序已全部列出，机会均等：夏普利值是 (%2)。</translation>
    </message>
    <message>
        <source>Shapley value: by the sizes of coalitions</source>
        <translation>夏普利值：按联盟的大小</translation>
    </message>
    <message>
        <source>Player %1 adds to coalitions of 0, 1, …, %2 others on average: %3. Each size is as likely as any other: the mean is %4.</source>
        <translation>玩家 %1 对 0、1、……、%2 个其他玩家的联盟平均贡献 %3。每种大小机会均等：平均是 %4。</translation>
    </message>
    <message>
        <source>The Shapley value is (%1).</source>
        <translation>夏普利值是 (%1)。</translation>
    </message>
    <message>
        <source>a vessel for each claim: half of it at the bottom, half at the top</source>
        <translation>每份债权一个容器：一半在底部，一半在顶部</translation>
    </message>
    <message>
        <source>pour in the estate; all are connected, and the water stands alike</source>
        <translation>倒入遗产；容器彼此连通，水位相同</translation>
    </message>
    <message>
        <source>    half a claim is full: that player waits</source>
        <translation>    半份债权已满：该玩家等待</translation>
    </message>
    <message>
        <source>    the water reaches the upper half: that player gets more again</source>
        <translation>    水到达上半部：该玩家又有所得</translation>
    </message>
    <message>
        <source>what each vessel holds is the nucleolus</source>
        <translation>各容器的水量就是核仁</translation>
    </message>
    <message>
        <source>An estate divided by vessels</source>
        <translation>用连通器分配遗产</translation>
    </message>
    <message>
        <source>Each claim is a vessel, half of it at the bottom and half at the top, all as high as the largest claim and connected below. The estate, %1, is poured in.</source>
        <translation>每份债权是一个容器，一半在底部，一半在顶部，都与最大的债权一样高，底部连通。倒入遗产 %1。</translation>
    </message>
    <message>
        <source>At the level %1 the water reaches the upper half of player %2’s vessel: he lacks as much as the largest claim does, and gets more again.</source>
        <translation>水位 %1：水到达玩家 %2 的容器上半部。他的损失与最大债权人的一样多，又有所得。</translation>
    </message>
    <message>
        <source>At the level %1 player %2 has half his claim, %3. The tube above takes nothing: he waits.</source>
        <translation>水位 %1：玩家 %2 得到半份债权 %3。上面的细管不容水：他等待。</translation>
    </message>
    <message>
        <source>The estate is in, and the water stands at %1: the players get (%2). Of what any two get together, each gets as the Talmud divides it: this is the nucleolus.</source>
        <translation>遗产已全部倒入，水位 %1：各玩家得 (%2)。任意两人合得的部分，都按《塔木德》的方法分配：这就是核仁。</translation>
    </message>
    <message>
        <source>%1 coalitions, with weights that over each player add up to 1, are worth %2 together, more than v(N) = %3.</source>
        <translation>%1 个联盟，各玩家所在联盟的权之和都是 1，加权价值共 %2，大于 v(N) = %3。</translation>
    </message>
    <message>
        <source>The coalitions %1 with the weights %2, which over each player add up to 1, are worth %3 together, more than v(N) = %4.</source>
        <translation>联盟 %1 的权为 %2，各玩家所在联盟的权之和都是 1，加权价值共 %3，大于 v(N) = %4。</translation>
    </message>
    <message>
        <source>The core is empty: whatever is paid, some coalition gets at least %1 less than it is worth.</source>
        <translation>核心为空：无论怎样分配，总有联盟的所得比其价值至少少 %1。</translation>
    </message>
    <message>
        <source>The core is not empty: at (%1) no coalition would rather leave.</source>
        <translation>核心非空：在 (%1)，没有联盟宁愿退出。</translation>
    </message>
    <message>
        <source>The Shapley value is in the core, too.</source>
        <translation>夏普利值也在核心里。</translation>
    </message>
    <message>
        <source>The Shapley value is not in the core: the coalition %1 gets %2 and is worth %3.</source>
        <translation>夏普利值不在核心里：联盟 %1 得 %2，而价值 %3。</translation>
    </message>
    <message>
        <source>The nucleolus is (%1).</source>
        <translation>核仁是 (%1)。</translation>
    </message>
    <message>
        <source>All together are worth less than all alone, added up: somebody has to get less than alone, and the nucleolus is that without this condition.</source>
        <translation>全体的价值少于各人单独行动之和：总有人所得少于单独行动，这里的核仁不要求人人不少于单独行动。</translation>
    </message>
    <message>
        <source>The game is convex: the larger a coalition is, the more it pays to join it.</source>
        <translation>这是凸博弈：联盟越大，加入就越合算。</translation>
    </message>
    <message>
        <source>The game is superadditive: it never costs two coalitions anything to join. It is not convex.</source>
        <translation>这是超可加博弈：两个联盟合并从不吃亏。它不是凸博弈。</translation>
    </message>
    <message>
        <source>The game is not superadditive: %1 = %2 and %3 = %4, but %5 = %6.</source>
        <translation>这个博弈不是超可加的：%1 = %2，%3 = %4，而 %5 = %6。</translation>
    </message>
    <message>
        <source>The game is simple: a coalition wins or loses. Nobody has a veto.</source>
        <translation>这是简单博弈：联盟非胜即负。没有人有否决权。</translation>
    </message>
    <message>
        <source>The game is simple: a coalition wins or loses. Without these players no coalition wins: %1.</source>
        <translation>这是简单博弈：联盟非胜即负。缺了这些玩家就不能获胜：%1。</translation>
    </message>
    <message>
        <source>Players who add to every coalition what they are worth alone: %1.</source>
        <translation>对每个联盟的贡献都等于单独行动价值的玩家：%1。</translation>
    </message>
    <message>
        <source>Shapley value (%1)</source>
        <translation>夏普利值 (%1)</translation>
    </message>
    <message>
        <source>The Shapley value of %1 players, from samples</source>
        <translation>%1 个玩家的夏普利值，抽样估计</translation>
    </message>
    <message>
        <source>The others are in the table.</source>
        <translation>其余的见表。</translation>
    </message>
    <message>
        <source>Shapley values from samples</source>
        <translation>夏普利值的抽样估计</translation>
    </message>
    <message>
        <source>repeat: a random order of the players</source>
        <translation>重复：玩家的一种随机次序</translation>
    </message>
    <message>
        <source>    each arrives, and adds v(S ∪ {i}) − v(S)</source>
        <translation>    各人到来，贡献 v(S ∪ {i}) − v(S)</translation>
    </message>
    <message>
        <source>Shapley value and nucleolus</source>
        <translation>夏普利值与核仁</translation>
    </message>
    <message>
        <source>Each coalition of n players is worth something. What does a player add on average, over all orders in which they may arrive?</source>
        <translation>n 个玩家的每个联盟有一个价值。在所有到来的次序中，每个玩家平均贡献多少？</translation>
    </message>
    <message>
        <source>cases to the end: n from 2 to 16, then 2^n values to 10^9, first that of nobody, 0: coalition number S has player i if bit i − 1 of S is 1</source>
        <translation>多组数据直到结束：n 从 2 到 16，然后 2^n 个不超过 10^9 的价值，先是空联盟的 0：若 S 的第 i − 1 位为 1，则第 S 个联盟有玩家 i</translation>
    </message>
    <message>
        <source>n numbers, as fractions in lowest terms</source>
        <translation>n 个数，写成最简分数</translation>
    </message>
    <message>
        <source>A table has the coalitions of %1 players at most.</source>
        <translation>表中最多是 %1 个玩家的联盟。</translation>
    </message>
    <message>
        <source>Regrets lead to an equilibrium</source>
        <translation>遗憾最小化趋于均衡</translation>
    </message>
    <message>
        <source>If both players minimise their counterfactual regrets, what each could have gained on average goes to 0, and so the average strategies go to an equilibrium. The strategies of single iterations need not.</source>
        <translation>若双方都使反事实遗憾最小化，则每人平均本可多得的收益趋于 0，因此平均策略趋于纳什均衡。单次迭代的策略未必如此。</translation>
    </message>
    <message>
        <source>two players, zero-sum, perfect recall</source>
        <translation>二人零和、完美回忆的博弈</translation>
    </message>
    <message>
        <source>Kuhn’s poker</source>
        <translation>库恩扑克</translation>
    </message>
    <message>
        <source>Three cards J, Q, K; each player gets one, and pays 1. A player checks or bets 1; a bet is called or folded to; then the higher card wins. What is learnt goes to an equilibrium, in which player 1 loses 1/18.</source>
        <translation>三张牌 J、Q、K；每人得一张，各付底注 1。轮到者过牌或下注 1；对下注可跟注或弃牌；最后牌大者胜。学到的策略趋于均衡，此时玩家 1 平均输 1/18。</translation>
    </message>
    <message>
        <source>all, which is every deal, or one of them: player 1’s card and player 2’s, for example K Q</source>
        <translation>all 表示所有发牌；或其中一种：玩家 1 的牌和玩家 2 的牌，例如 K Q</translation>
    </message>
    <message>
        <source>The first iteration, step by step</source>
        <translation>第一次迭代，逐步演示</translation>
    </message>
    <message>
        <source>How fast CFR+ comes there</source>
        <translation>CFR+ 收敛有多快</translation>
    </message>
    <message>
        <source>CFR, a thousand iterations</source>
        <translation>CFR，一千次迭代</translation>
    </message>
    <message>
        <source>Outcome sampling, a million plays</source>
        <translation>结果采样，一百万次迭代</translation>
    </message>
    <message>
        <source>The equilibria of Kuhn’s poker</source>
        <translation>库恩扑克的均衡</translation>
    </message>
    <message>
        <source>Player 1 chooses an α from 0 to 1/3: J bets with α, K with 3 α, Q checks; after a bet J folds, Q calls with α + 1/3, K calls. Player 2: J bets with 1/3 after a check and folds to a bet, Q checks and calls with 1/3, K bets and calls. The value is −1/18.</source>
        <translation>玩家 1 任选 α，0 ≤ α ≤ 1/3：J 以概率 α 下注，K 以 3 α 下注，Q 过牌；面对下注，J 弃牌，Q 以 α + 1/3 跟注，K 跟注。玩家 2：J 在对方过牌后以 1/3 下注，面对下注则弃牌；Q 过牌，面对下注以 1/3 跟注；K 下注并跟注。值为 −1/18。</translation>
    </message>
    <message>
        <source>three cards, one bet</source>
        <translation>三张牌，一次下注</translation>
    </message>
    <message>
        <source>Leduc poker</source>
        <translation>勒杜克扑克</translation>
    </message>
    <message>
        <source>Two each of J, Q, K; each player gets one card, and pays 1. A round of bets of 2 with one raise, then a card for both on the table, and a round of bets of 4; a pair with the table wins, or else the higher card.</source>
        <translation>J、Q、K 各两张；每人得一张，各付底注 1。第一轮下注额为 2，可加注一次；然后翻开一张公共牌，第二轮下注额为 4；与公共牌成对者胜，否则牌大者胜。</translation>
    </message>
    <message>
        <source>the deal that is drawn: player 1’s card, player 2’s, the one on the table, for example K Q J</source>
        <translation>图中所画的发牌：玩家 1 的牌、玩家 2 的牌、公共牌，例如 K Q J</translation>
    </message>
    <message>
        <source>A king that finds no pair: K Q J</source>
        <translation>没有成对的 K：K Q J</translation>
    </message>
    <message>
        <source>A jack with a pair: J K J</source>
        <translation>成对的 J：J K J</translation>
    </message>
    <message>
        <source>for each player, each of his sets, the last decisions first:</source>
        <translation>对每位玩家的每个信息集，从最后的决策起：</translation>
    </message>
    <message>
        <source>    reach(node) ← how likely chance and the opponent lead there</source>
        <translation>    到达(处) ← 随机与对手到达该处的概率</translation>
    </message>
    <message>
        <source>    worth(a) ← Σ reach(node) · what follows action a</source>
        <translation>    值(a) ← Σ 到达(处) · 动作 a 之后的收益</translation>
    </message>
    <message>
        <source>    regret(a) ← max(0, regret(a) + worth(a) − worth of all)</source>
        <translation>    遗憾(a) ← max(0, 遗憾(a) + 值(a) − 总值)</translation>
    </message>
    <message>
        <source>    regret(a) ← regret(a) + worth(a) − worth of all</source>
        <translation>    遗憾(a) ← 遗憾(a) + 值(a) − 总值</translation>
    </message>
    <message>
        <source>    strategy(a) ← share of positive regret; none: all alike</source>
        <translation>    策略(a) ← 正遗憾所占比例；没有正遗憾则均等</translation>
    </message>
    <message>
        <source>average ← average + t · own reach · strategy played</source>
        <translation>平均 ← 平均 + t · 自己到达的概率 · 当前策略</translation>
    </message>
    <message>
        <source>average ← average + own reach · strategy played</source>
        <translation>平均 ← 平均 + 自己到达的概率 · 当前策略</translation>
    </message>
    <message>
        <source>Before iteration 1 nothing is regretted: all actions are as likely.</source>
        <translation>第 1 次迭代之前没有遗憾：各动作概率相同。</translation>
    </message>
    <message>
        <source>Iteration %1 begins. Both play as the regrets so far say.</source>
        <translation>第 %1 次迭代开始。双方按至今的遗憾值行动。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Look at %1: chance and the opponent lead there with probability %2.</source>
        <translation>看%1：随机与对手到达该处的概率为 %2。</translation>
    </message>
    <message>
        <source>Look at %1: chance and the opponent lead to its %2 nodes with probability %3.</source>
        <translation>看%1：随机与对手到达其 %2 处的概率为 %3。</translation>
    </message>
    <message>
        <source>Counterfactual values, reach times what follows: %1; as it is played, %2.</source>
        <translation>反事实值，即到达概率乘其后的收益：%1；按当前策略为 %2。</translation>
    </message>
    <message>
        <source>Regret, by how much each action does better: %1. In all, with negative ones forgotten: %2.</source>
        <translation>遗憾值，即各动作多得多少：%1。累计（负值清零）：%2。</translation>
    </message>
    <message>
        <source>Regret, by how much each action does better: %1. In all: %2.</source>
        <translation>遗憾值，即各动作多得多少：%1。累计：%2。</translation>
    </message>
    <message>
        <source>In proportion to the positive regrets, the next strategy is: %1.</source>
        <translation>按正遗憾值的比例，下一策略为：%1。</translation>
    </message>
    <message>
        <source>No regret is positive, so all actions are as likely next: %1.</source>
        <translation>没有正的遗憾值，下一策略各动作概率相同：%1。</translation>
    </message>
    <message>
        <source>Outcome sampling looks at one play at a time: there is no pass through the tree to step through.</source>
        <translation>结果采样每次只看一局：没有遍历整棵树的过程可以逐步演示。</translation>
    </message>
    <message>
        <source>Iteration %1 of %2</source>
        <translation>%2 第 %1 次迭代</translation>
    </message>
    <message>
        <source>The averages take in what both played in iteration %1; their exploitability is %2.</source>
        <translation>平均策略计入双方在第 %1 次迭代中的策略；其可利用度为 %2。</translation>
    </message>
    <message>
        <source>How the average strategies come to an equilibrium</source>
        <translation>平均策略如何趋于均衡</translation>
    </message>
    <message>
        <source>repeat: update the regrets of both players</source>
        <translation>重复：更新双方的遗憾值</translation>
    </message>
    <message>
        <source>exploitability ← mean of what best replies bring</source>
        <translation>可利用度 ← 双方最佳应对收益的平均</translation>
    </message>
    <message>
        <source>In equilibrium it is %1, which is %2 away.</source>
        <translation>均衡时为 %1，相差 %2。</translation>
    </message>
    <message>
        <source>α, from 0 to 1/3, is how often player 1 bluffs with J; then K bets with 3 α, and Q calls with α + 1/3.</source>
        <translation>α（0 到 1/3）是玩家 1 持 J 诈唬的概率；此时 K 以 3 α 下注，Q 以 α + 1/3 跟注。</translation>
    </message>
    <message>
        <source>Player 1 gets %1 a game</source>
        <translation>玩家 1 每局平均得 %1</translation>
    </message>
    <message>
        <source>This is what the average strategies of 1 iteration of %2 bring.</source>
        <translation>这是 %2 经 1 次迭代所得平均策略的结果。</translation>
    </message>
    <message>
        <source>This is what the average strategies of %1 iterations of %2 bring.</source>
        <translation>这是 %2 经 %1 次迭代所得平均策略的结果。</translation>
    </message>
    <message>
        <source>Exploitability %1: what a best reply would gain, averaged over both players (half of NashConv).</source>
        <translation>可利用度 %1：最佳应对能多得的收益，取双方平均（NashConv 的一半）。</translation>
    </message>
    <message>
        <source>The plays were drawn with seed %1.</source>
        <translation>抽样所用的种子是 %1。</translation>
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
        <translation>过牌</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>弃牌</translation>
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
        <translation>%1（%2后）</translation>
    </message>
    <message>
        <source>After 1 iteration: value %2, exploitability %3.</source>
        <translation>1 次迭代后：值 %2，可利用度 %3。</translation>
    </message>
    <message>
        <source>After %1 iterations: value %2, exploitability %3.</source>
        <translation>%1 次迭代后：值 %2，可利用度 %3。</translation>
    </message>
    <message>
        <source>An information set is a set of nodes of the game that a player cannot tell apart, so that he plays alike at all of them. Its counterfactual values weigh each node by how likely chance and the opponent lead there, as if he himself did everything to get there.</source>
        <translation>信息集是玩家无法区分的各处，他在这些地方以同样的策略行动。反事实值以随机与对手到达各处的概率加权，如同他自己一定走向该处。</translation>
    </message>
    <message>
        <source>information set, counterfactual</source>
        <translation>信息集、反事实</translation>
    </message>
    <message>
        <source>information set|information sets|counterfactual|Counterfactual</source>
        <translation>信息集|反事实</translation>
    </message>
    <message>
        <source>“%1” is not a deal: expected player 1’s card, player 2’s and the one on the table, J, Q or K, for example K Q J.</source>
        <translation>“%1”不是发牌：应为玩家 1 的牌、玩家 2 的牌和公共牌，各为 J、Q 或 K，例如 K Q J。</translation>
    </message>
    <message>
        <source>“%1” is not a deal: expected all, or player 1’s card and player 2’s, J, Q or K, for example K Q.</source>
        <translation>“%1”不是发牌：应为 all，或玩家 1 的牌和玩家 2 的牌，各为 J、Q 或 K，例如 K Q。</translation>
    </message>
    <message>
        <source>“%1” has %2 more often than the pack does: %3 times at most.</source>
        <translation>“%1”中的 %2 太多：整副牌中最多 %3 张。</translation>
    </message>
    <message>
        <source>CFR+ forgets negative regrets and lets later iterations count more; outcome sampling looks at one play drawn at random instead of the whole tree</source>
        <translation>CFR+ 把负遗憾清零，并让后面的迭代权重更大；结果采样只看抽到的一局，而不是整棵树</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>迭代次数</translation>
    </message>
    <message>
        <source>one updates the regrets of both players</source>
        <translation>每次迭代更新双方的遗憾值</translation>
    </message>
    <message>
        <source>of the plays that outcome sampling draws</source>
        <translation>结果采样抽取时所用</translation>
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
        <translation>结果采样</translation>
    </message>
    <message>
        <source>strategies drawn</source>
        <translation>所画策略</translation>
    </message>
    <message>
        <source>the averages</source>
        <translation>平均策略</translation>
    </message>
    <message>
        <source>after the last iteration</source>
        <translation>最后一次迭代后</translation>
    </message>
    <message>
        <source>iteration in steps</source>
        <translation>演示的迭代</translation>
    </message>
    <message>
        <source>which iteration the steps go through</source>
        <translation>逐步演示第几次迭代</translation>
    </message>
    <message>
        <source>Give --to N, how many iterations: %1 has no other values.</source>
        <translation>请给出 --to N（迭代次数）：%1 没有其他数值。</translation>
    </message>
    <message>
        <source>At most %1 iterations are made.</source>
        <translation>最多进行 %1 次迭代。</translation>
    </message>
    <message>
        <source>what the steps explain: the Shapley value, order by order, or the nucleolus, excess by excess</source>
        <translation>各步解释什么：逐种次序讲夏普利值，或逐个超出量讲核仁</translation>
    </message>
    <message>
        <source>Banzhaf value</source>
        <translation>班扎夫值</translation>
    </message>
    <message>
        <source>Shared runways</source>
        <translation>分摊跑道</translation>
    </message>
    <message>
        <source>By the Shapley value, those who need a part of the runway share its cost alike.</source>
        <translation>按夏普利值，每段跑道的费用由需要它的人平均分摊。</translation>
    </message>
    <message>
        <source>A coalition is some of the players, who join; v(S) is what the coalition S is worth. v(N) is what all of them are worth together.</source>
        <translation>联盟是结合在一起的一些玩家；v(S) 是联盟 S 的价值，v(N) 是全体的价值。</translation>
    </message>
    <message>
        <source>The Shapley value of a player is what he adds to those who are there when he arrives, on average over all orders in which the players may arrive; the Banzhaf value, what he adds to a coalition of others, on average over all of these.</source>
        <translation>玩家的夏普利值，是他到来时对已到者的贡献，对所有到来次序取平均；班扎夫值，是他对其他玩家的联盟的贡献，对所有这样的联盟取平均。</translation>
    </message>
    <message>
        <source>The excess of a coalition S is v(S) − x(S): what it is worth more than it is paid. At payments in the core no excess is above 0, in the ε-core none is above ε. The nucleolus is the payments whose excesses, from the greatest on, are the least.</source>
        <translation>联盟 S 的超出量是 v(S) − x(S)：价值比所得多出多少。分配在核心里，就是没有超出量大于 0；在 ε-核心里，就是没有超出量大于 ε。核仁是超出量从大到小排列后最小的分配。</translation>
    </message>
    <message>
        <source>A cut separates the place where a flow begins from that where it ends. All that flows must pass the arrows across it, so it is no more than they carry together: the largest flow fills a smallest cut.</source>
        <translation>割把流的起点和终点隔开。一切流量都要经过穿过割的箭头，所以不会超过它们的总容量：最大流填满最小割。</translation>
    </message>
    <message>
        <source>coalition, v(S)</source>
        <translation>联盟，v(S)</translation>
    </message>
    <message>
        <source>coalition|coalitions|v(S)|v(N)</source>
        <translation>联盟|v(S)|v(N)</translation>
    </message>
    <message>
        <source>Shapley value, Banzhaf value</source>
        <translation>夏普利值，班扎夫值</translation>
    </message>
    <message>
        <source>Shapley|Banzhaf</source>
        <translation>夏普利|班扎夫</translation>
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
        <translation>最小割|这个割|最大流|增广路径|有余量的最短路径</translation>
    </message>
    <message>
        <source>%1, or a player who gets no more than alone: %2</source>
        <translation>%1，或所得不多于单独行动的玩家：%2</translation>
    </message>
    <message>
        <source>No move wins from %1: every option is N.</source>
        <translation>在 %1 处怎么走都不能取胜：后继全是 N（必胜）。</translation>
    </message>
    <message>
        <source>Column by column (%1), so many are ones: %2.</source>
        <translation>位值 %1 的各列中 1 的个数依次为 %2。</translation>
    </message>
    <message>
        <source>The game is not over; it is a draw.</source>
        <translation>游戏尚未结束；目前是和局。</translation>
    </message>
    <message>
        <source>The game is not over; it is won for %1.</source>
        <translation>游戏尚未结束；%1必胜。</translation>
    </message>
    <message>
        <source>Who wins here is out of reach.</source>
        <translation>此处谁胜无法算出。</translation>
    </message>
    <message>
        <source>“%1” would have won.</source>
        <translation>“%1”本可取胜。</translation>
    </message>
    <message>
        <source>“%1” would have kept the draw.</source>
        <translation>“%1”本可保持和局。</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1：%2：%3</translation>
    </message>
    <message>
        <source>A network of one’s own, to be drawn</source>
        <translation>自己的网络，待画</translation>
    </message>
    <message>
        <source>“%1” is not a capacity from 0 to %2, such as 3, 0.5 or 1/3; write it before its owner: 5 A.</source>
        <translation>“%1”不是 0 到 %2 的容量，例如 3、0.5 或 1/3；请写在所有者之前：5 A。</translation>
    </message>
    <message>
        <source>The capacity %1 is negative; write 0 or more.</source>
        <translation>容量 %1 为负；请写 0 或更大的数。</translation>
    </message>
    <message>
        <source>An owner’s name is not empty and has no control characters.</source>
        <translation>所有者的名字不能为空，也不能含控制字符。</translation>
    </message>
    <message>
        <source>“%1” would be owner number %2; a network may have %3.</source>
        <translation>“%1”将是第 %2 个所有者；一个网络最多有 %3 个。</translation>
    </message>
    <message>
        <source>An arrow of a network leads from one node to another.</source>
        <translation>网络的箭头从一个节点指向另一个节点。</translation>
    </message>
    <message>
        <source>The flow begins at %1; choose another beginning first.</source>
        <translation>流从 %1 开始；请先选择另一个起点。</translation>
    </message>
    <message>
        <source>The flow ends at %1; choose another end first.</source>
        <translation>流到 %1 结束；请先选择另一个终点。</translation>
    </message>
    <message>
        <source>The tree of moves has more than %1 nodes: too many to walk through. With a depth limit there are fewer, and often with a table of what was met.</source>
        <translation>走法的树有 %1 个以上的节点，太多，走不完。设了深度限制就少一些；记住见过的局面的置换表往往也能少一些。</translation>
    </message>
    <message>
        <source>mex %1 = %2, the least value missing</source>
        <translation>mex %1 = %2，即缺少的最小值</translation>
    </message>
    <message>
        <source>%1: lonely</source>
        <translation>%1：孤单堆</translation>
    </message>
    <message>
        <source>%1: rich</source>
        <translation>%1：充裕堆</translation>
    </message>
    <message>
        <source>The game is over: a draw</source>
        <translation>游戏结束：和局</translation>
    </message>
    <message>
        <source>It is a draw.</source>
        <translation>这是和局。</translation>
    </message>
    <message>
        <source>You are winning.</source>
        <translation>你处于胜势。</translation>
    </message>
    <message>
        <source>You are losing.</source>
        <translation>你处于败势。</translation>
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
        <translation>%1 · 必胜：%2</translation>
    </message>
    <message>
        <source>%1 · no move here wins</source>
        <translation>%1 · 此处没有必胜走法</translation>
    </message>
    <message>
        <source>From %1 to %2 leads a way of arrows without a limit: so the flow has none.</source>
        <translation>从 %1 到 %2 有一条全由无上限箭头组成的路：流也就没有上限。</translation>
    </message>
    <message>
        <source>Capacities are read from “%1”: “%2” at line %3, column %4.</source>
        <translation>容量取自“%1”：第 %3 行第 %4 个字符处的“%2”。</translation>
    </message>
    <message>
        <source>“%1” has no effect in this game: “%2” at line %3, column %4.</source>
        <translation>“%1”在此游戏中不起作用：第 %3 行第 %4 个字符处的“%2”。</translation>
    </message>
    <message>
        <source>“%1” has no effect in this game: “%2” at line %3, column %4, and more (%5 in all).</source>
        <translation>“%1”在此游戏中不起作用：第 %3 行第 %4 个字符处的“%2”等，共 %5 处。</translation>
    </message>
    <message>
        <source>The graph is strict, and the arrow to line %1, column %2 was mentioned before: say all of it there, or leave out “strict”.</source>
        <translation>图是 strict 的，而指向第 %1 行第 %2 个字符处的箭头前面已经写过：请在那里一次写全，或去掉“strict”。</translation>
    </message>
    <message>
        <source>“directed” is false at line %1, column %2; here edges are arrows.</source>
        <translation>第 %1 行第 %2 个字符处“directed”为 false；这里的边是有方向的箭头。</translation>
    </message>
    <message>
        <source>“directed” is true at line %1, column %2; here edges have no direction.</source>
        <translation>第 %1 行第 %2 个字符处“directed”为 true；这里的边没有方向。</translation>
    </message>
    <message>
        <source>The edge at line %1, column %2 is “%3”: a red or blue edge may be cut by one player only, but in Green Hackenbush both may cut every edge.</source>
        <translation>第 %1 行第 %2 个字符处的边是“%3”：红边或蓝边只有一方可以砍，而绿色砍枝中双方都可以砍任何边。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 is no number in JSON; write a number there.</source>
        <translation>第 %2 行第 %3 个字符处的“%1”在 JSON 中不是数；请写一个数。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 is not JSON; there it is true, false or null.</source>
        <translation>第 %2 行第 %3 个字符处的“%1”不是 JSON；JSON 写作 true、false 或 null。</translation>
    </message>
    <message>
        <source>“&apos;” at line %1, column %2 is not JSON; texts are put in &quot;quotation marks&quot;.</source>
        <translation>第 %1 行第 %2 个字符处的“&apos;”不是 JSON；文字要放在 &quot;双引号&quot; 中。</translation>
    </message>
    <message>
        <source>A comment at line %1, column %2 is not JSON, which has none.</source>
        <translation>第 %1 行第 %2 个字符处是注释；JSON 中没有注释。</translation>
    </message>
    <message>
        <source>The comma before “%1” at line %2, column %3 is one too many.</source>
        <translation>第 %2 行第 %3 个字符处“%1”之前的逗号是多余的。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 is not JSON.</source>
        <translation>第 %2 行第 %3 个字符处的“%1”不是 JSON。</translation>
    </message>
    <message>
        <source>The file is not a Mexplorer document, which is JSON: %1</source>
        <translation>该文件不是 Mexplorer 文档（文档是 JSON）：%1</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>看%1。</translation>
    </message>
    <message>
        <source>Every move is as good here.</source>
        <translation>这里每种走法都一样好。</translation>
    </message>
    <message>
        <source>You can win from here.</source>
        <translation>从这里可以获胜。</translation>
    </message>
    <message>
        <source>Make the nim-sum 0.</source>
        <translation>使 Nim 和为 0。</translation>
    </message>
    <message>
        <source>Leave a P-position: whoever is to move there loses.</source>
        <translation>走到 P 局面：在那里轮到谁走，谁就必败。</translation>
    </message>
    <message>
        <source>1st player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>2nd player</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>A move is typed as the number of its column, from 1 to %1, as the position it leads to, or as # and its number.</source>
        <translation>走法可输入为列号（1 到 %1）、走到的局面，或 # 加编号。</translation>
    </message>
    <message>
        <source>A move is typed as the number of its cell, row by row from 0 to %1, as the position it leads to, or as # and its number.</source>
        <translation>走法可输入为格号（逐行从 0 到 %1）、走到的局面，或 # 加编号。</translation>
    </message>
    <message>
        <source>A move is typed as the position it leads to, or as # and its number.</source>
        <translation>走法可输入为走到的局面，或 # 加编号。</translation>
    </message>
    <message>
        <source>%1 is winning.</source>
        <translation>%1处于胜势。</translation>
    </message>
    <message>
        <source>%1 at column %2 is not a cell of the board, which are counted row by row from 0 to %3.</source>
        <translation>第 %2 个字符处的 %1 不是棋盘的格；各格逐行从 0 数到 %3。</translation>
    </message>
    <message>
        <source>The game is over before the move at column %1.</source>
        <translation>在第 %1 个字符处的走法之前已经终局。</translation>
    </message>
    <message>
        <source>Cell %1 is taken before the move at column %2.</source>
        <translation>第 %1 格在第 %2 个字符处的走法之前已有棋子。</translation>
    </message>
    <message>
        <source>Other words: undo, hint, report, help, quit.</source>
        <translation>其他命令：undo（悔棋）、hint（提示）、report（讲评）、help（帮助）、quit（退出）。</translation>
    </message>
    <message>
        <source>The computer: %1, to %2.</source>
        <translation>电脑：%1，走到 %2。</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>没有你的走法可以悔。</translation>
    </message>
    <message>
        <source>%1 to move at %2; 1 move:</source>
        <translation>在 %2 轮到%1走；有 1 种走法：</translation>
    </message>
    <message>
        <source>%1 to move at %2; %3 moves:</source>
        <translation>在 %2 轮到%1走；有 %3 种走法：</translation>
    </message>
    <message>
        <source>#%1 %2, to %3</source>
        <translation>#%1 %2，走到 %3</translation>
    </message>
    <message>
        <source>… and so on, to #%1</source>
        <translation>……依此类推，直到 #%1</translation>
    </message>
    <message>
        <source>The program killed the process that had started it, and was ended.</source>
        <translation>程序杀死了启动它的进程，因而被终止。</translation>
    </message>
    <message>
        <source>“%1” cannot be started in the sandbox, where it sees only the system’s own programs; run it without the sandbox if you trust it.</source>
        <translation>“%1”无法在沙盒中启动，那里只能看到系统自己的程序；若信任它，请不用沙盒运行。</translation>
    </message>
    <message>
        <source>“%1” is a link to “%2”, which does not exist.</source>
        <translation>“%1”是指向“%2”的链接，而后者不存在。</translation>
    </message>
    <message>
        <source>“%1” is in a folder that you may not enter.</source>
        <translation>“%1”所在的文件夹不允许你进入。</translation>
    </message>
    <message>
        <source>“%1” is on a file system from which nothing may be run (noexec); copy it to another folder.</source>
        <translation>“%1”所在的文件系统不允许运行任何程序（noexec）；请把它复制到别的文件夹。</translation>
    </message>
    <message>
        <source>“%1” is source code: compile it first, and choose the program that results.</source>
        <translation>“%1”是源代码：请先编译，再选择得到的程序。</translation>
    </message>
    <message>
        <source>Others may run “%1”, but you may not; its owner can change that.</source>
        <translation>别人可以运行“%1”，但你不可以；它的所有者可以更改这一点。</translation>
    </message>
    <message>
        <source>The first line of “%1” does not say what runs it; it might be #!/bin/sh.</source>
        <translation>“%1”的第一行没有说明由什么来运行它；例如可以是 #!/bin/sh。</translation>
    </message>
    <message>
        <source>The lines of “%1” end as on Windows, so that “%2” is not found; save it with the line ends of Unix: dos2unix, or sed -i &apos;s/\r$//&apos;.</source>
        <translation>“%1”的换行是 Windows 式的，因此找不到“%2”；请改存为 Unix 换行：dos2unix，或 sed -i &apos;s/\r$//&apos;。</translation>
    </message>
    <message>
        <source>“%1” is run by “%2”, as its first line says, but that does not exist here; install it, or correct the line.</source>
        <translation>按第一行，“%1”由“%2”运行，但后者在本机不存在；请安装它，或改正这一行。</translation>
    </message>
    <message>
        <source>“%1” is run by “%2”, as its first line says, but that is not executable.</source>
        <translation>按第一行，“%1”由“%2”运行，但后者不可执行。</translation>
    </message>
    <message>
        <source>“%1” needs the loader “%2”, which does not exist here: it was compiled for another system; compile it on this one.</source>
        <translation>“%1”需要加载器“%2”，但本机没有：它是为别的系统编译的；请在本机上编译。</translation>
    </message>
    <message>
        <source>“%1” begins with a byte order mark, which hides its first line #!…; save it as UTF-8 without one.</source>
        <translation>“%1”以字节顺序标记（BOM）开头，使第一行 #!… 不起作用；请存为不带标记的 UTF-8。</translation>
    </message>
    <message>
        <source>“%1” is a folder; choose the program in it.</source>
        <translation>“%1”是文件夹；请选择其中的程序。</translation>
    </message>
    <message>
        <source>“%1” is a pipe, a socket or a device, not a file with a program.</source>
        <translation>“%1”是管道、套接字或设备，不是程序文件。</translation>
    </message>
    <message>
        <source>“%1” is still being written by another program; try again when it is complete.</source>
        <translation>“%1”正被另一个程序写入；请在写完后再试。</translation>
    </message>
    <message>
        <source>A sandbox needs bubblewrap, which is not installed (apt install bubblewrap).</source>
        <translation>沙盒需要 bubblewrap，但它没有安装（apt install bubblewrap）。</translation>
    </message>
    <message>
        <source>bubblewrap is installed, but this system does not let it make a sandbox: user namespaces are not permitted.</source>
        <translation>bubblewrap 已安装，但本系统不允许它建立沙盒：不允许使用用户命名空间。</translation>
    </message>
    <message>
        <source>It runs in a sandbox: it has no network, sees no files but its own and those of the system, can change none, and what it writes is gone afterwards.</source>
        <translation>它在沙盒中运行：没有网络，只能看到它自己和系统的文件，都不能更改，它写的内容事后即消失。</translation>
    </message>
    <message>
        <source>“%1” could not be compiled: the compiler took too long or crashed.</source>
        <translation>“%1”未能编译：编译器耗时过长或崩溃。</translation>
    </message>
    <message>
        <source>“%1” does not compile: %2</source>
        <translation>“%1”编译不通过：%2</translation>
    </message>
    <message>
        <source>“%1” is source code, and %2, which compiles it, is not installed: install it, or compile the source first and choose the program that results.</source>
        <translation>“%1”是源代码，而编译它的 %2 没有安装：请安装，或先编译源代码，再选择得到的程序。</translation>
    </message>
    <message>
        <source>“%1” is run by %2, which is not installed.</source>
        <translation>“%1”由 %2 运行，而它没有安装。</translation>
    </message>
    <message>
        <source>There is no temporary folder to compile “%1” in.</source>
        <translation>没有可用来编译“%1”的临时文件夹。</translation>
    </message>
    <message>
        <source>a table of costs</source>
        <translation>费用表</translation>
    </message>
    <message>
        <source>A council of 27: three majorities at once</source>
        <translation>27 国理事会：同时需要三种多数</translation>
    </message>
    <message>
        <source>Dams in the Tennessee valley: the costs of three purposes</source>
        <translation>田纳西河谷的水坝：三种用途的费用</translation>
    </message>
    <message>
        <source>The absolute value is what a player adds if a fair coin has decided which of the others have joined: in a vote, how often it is he who decides. What all get need not add up to v(N); normalised, it is divided by its sum.</source>
        <translation>绝对值是其他玩家是否加入各由抛硬币决定时，一个玩家平均贡献的价值：在投票中，就是由他决定结果的频率。各人之和不必等于 v(N)；归一化就是除以各人之和。</translation>
    </message>
    <message>
        <source>Indices of minimal winning coalitions</source>
        <translation>极小获胜联盟的指数</translation>
    </message>
    <message>
        <source>If every minimal winning coalition is as likely as any other, its members either share one alike (Deegan and Packel), or each has all of what they win, a public good (Holler).</source>
        <translation>若各个极小获胜联盟的可能性相同，则成员或者平分 1（迪根与帕克尔），或者人人享有所赢得的全部，即公共物品（霍勒）。</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Johnston index</source>
        <translation>约翰斯顿指数</translation>
    </message>
    <message>
        <source>Of each coalition that loses if some member leaves, these members share one alike.</source>
        <translation>若联盟因某些成员离开就会失败，这些成员就平分 1。</translation>
    </message>
    <message>
        <source>the values of coalitions by size, then in lexicographic order: v(1), v(2), v(3), v(12), v(13), v(23), v(123), or their costs; a vote [51; 50,49,1], or several, [2; 1,1,1] and [51; 50,49,1]; an airport’s costs 1,2,3; an estate and its claims 200; 100,200,300; left and right gloves 2; 1; where a flow begins and ends s,t</source>
        <translation>联盟的价值，先按人数、再按字典序：v(1), v(2), v(3), v(12), v(13), v(23), v(123)，或者费用；投票 [51; 50,49,1]，或同时几种多数 [2; 1,1,1] and [51; 50,49,1]；机场的费用 1,2,3；遗产与债权 200; 100,200,300；左右手套 2; 1；流的起点和终点 s,t</translation>
    </message>
    <message>
        <source>rows separated by “;”, what the row player gets by “,”: numbers or fractions, as 1,-1/2;-1,1; if the column player does not lose exactly that, both payoffs with “|”: 2|1,0|0;0|0,1|2; at most 60 × 60</source>
        <translation>行用“;”分隔，行玩家的收益用“,”分隔：整数或分数，如 1,-1/2;-1,1；若列玩家并非恰好输掉这么多，用“|”写出两人的收益：2|1,0|0;0|0,1|2；至多 60 × 60</translation>
    </message>
    <message>
        <source>Several majorities are written [2; 1,1,1] and [51; 50,49,1]; at column %1 that is not so.</source>
        <translation>几种多数写作 [2; 1,1,1] and [51; 50,49,1]；第 %1 个字符处不是这样。</translation>
    </message>
    <message>
        <source>Majority %1 has the weights of %2 players, the first of %3.</source>
        <translation>第 %1 种多数有 %2 个玩家的权，第一种有 %3 个。</translation>
    </message>
    <message>
        <source>There may be %1 majorities at once, not more.</source>
        <translation>至多可同时有 %1 种多数。</translation>
    </message>
    <message>
        <source>    those that cannot be below ε pay c(S) + ε, and are settled</source>
        <translation>    不能低于 ε 的联盟付 c(S) + ε，就此确定</translation>
    </message>
    <message>
        <source>The excess of a coalition S is x(S) − c(S): what it pays more than it would cost alone. The greatest excess is to be as small as it can be.</source>
        <translation>联盟 S 的超出量是 x(S) − c(S)：所付比单独的费用多出多少。要使最大的超出量尽可能小。</translation>
    </message>
    <message>
        <source>ε = 0: where no coalition pays more than it would cost alone. This is the core.</source>
        <translation>ε = 0：任何联盟所付都不多于单独的费用之处。这就是核心。</translation>
    </message>
    <message>
        <source>ε = %1: the payments at which no coalition pays more than it would cost alone by more than %1.</source>
        <translation>ε = %1：任何联盟所付比单独的费用最多高 %1 的那些分配。</translation>
    </message>
    <message>
        <source>ε = %1: the payments at which every coalition pays at least %2 less than it would cost alone.</source>
        <translation>ε = %1：每个联盟所付比单独的费用至少低 %2 的那些分配。</translation>
    </message>
    <message>
        <source>%1, or a player who pays as much as alone: %2</source>
        <translation>%1，或所付与单独行动相同的玩家：%2</translation>
    </message>
    <message>
        <source>So it is settled what these pay, and thereby what everybody pays: %1.</source>
        <translation>于是这些联盟所付已确定，人人所付也随之确定：%1。</translation>
    </message>
    <message>
        <source>So it is settled what these pay: %1. One number may still be chosen.</source>
        <translation>于是这些联盟所付已确定：%1。还有一个数可以选取。</translation>
    </message>
    <message>
        <source>So it is settled what these pay: %1. %2 numbers may still be chosen.</source>
        <translation>于是这些联盟所付已确定：%1。还有 %2 个数可以选取。</translation>
    </message>
    <message>
        <source>        i adds c(S ∪ {i}) − c(S)</source>
        <translation>        i 贡献 c(S ∪ {i}) − c(S)</translation>
    </message>
    <message>
        <source>        a(s) ← the mean of c(S ∪ {i}) − c(S) over all S of s others</source>
        <translation>        a(s) ← 所有由其他 s 人组成的 S 的 c(S ∪ {i}) − c(S) 的平均</translation>
    </message>
    <message>
        <source>c(s, w) ← how many sets of s players weigh w together</source>
        <translation>c(s, w) ← 权之和为 w 的 s 人集合有多少个</translation>
    </message>
    <message>
        <source>for each player i: c′(s, w) ← c(s, w) − c′(s − 1, w − w(i)), the sets without him</source>
        <translation>对每个玩家 i：c′(s, w) ← c(s, w) − c′(s − 1, w − w(i))，即不含他的集合</translation>
    </message>
    <message>
        <source>    φ(i) ← the sum of s! (n − s − 1)! / n! · c′(s, w) · what he adds to such a set</source>
        <translation>    φ(i) ← s! (n − s − 1)! / n! · c′(s, w) · 他对这样的集合的贡献，求和</translation>
    </message>
    <message>
        <source>φ ← the mean of what each adds, and those who are alike</source>
        <translation>φ ← 各人贡献的平均，相同的玩家合在一起</translation>
    </message>
    <message>
        <source>for each part of the runway, from its beginning:</source>
        <translation>对跑道的每一段，从起点开始：</translation>
    </message>
    <message>
        <source>    all who need it share its cost alike</source>
        <translation>    需要它的人平分其费用</translation>
    </message>
    <message>
        <source>φ(i) ← what i pays for all the parts that he needs</source>
        <translation>φ(i) ← i 为所需各段支付的总和</translation>
    </message>
    <message>
        <source>for l left and r right gloves of others:</source>
        <translation>对其他人的 l 只左手套和 r 只右手套：</translation>
    </message>
    <message>
        <source>    one more makes a pair if there are fewer of its kind</source>
        <translation>    若同类的较少，再来一只就成一双</translation>
    </message>
    <message>
        <source>φ(i) ← the share of orders in which he makes a pair</source>
        <translation>φ(i) ← 他凑成一双的次序所占的比例</translation>
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
        <translation>%1：夏普利值 %2 ± %3，绝对班扎夫值 %4 ± %5。</translation>
    </message>
    <message>
        <source>%1: Shapley value %2, absolute Banzhaf value %3.</source>
        <translation>%1：夏普利值 %2，绝对班扎夫值 %3。</translation>
    </message>
    <message>
        <source>%1: Shapley value %2, absolute Banzhaf value %3, normalised %4.</source>
        <translation>%1：夏普利值 %2，绝对班扎夫值 %3，归一化 %4。</translation>
    </message>
    <message>
        <source>Coalitions weigh too many different amounts to be counted: each value is the mean of %1 random orders (seed %2), and is as near as ± says in about 95 of 100 cases.</source>
        <translation>联盟的权之和不同的太多，无法逐一计数：每个值是 %1 种随机次序的平均（种子 %2），约 95% 的情形误差不超过 ±。</translation>
    </message>
    <message>
        <source>Exactly: each part of the runway is shared by those who need it.</source>
        <translation>精确值：跑道的每一段由需要它的人分担。</translation>
    </message>
    <message>
        <source>Exactly: a glove makes a pair whenever there are fewer of its kind.</source>
        <translation>精确值：只要同类的较少，一只手套就凑成一双。</translation>
    </message>
    <message>
        <source>Exactly: coalitions are counted by their size and by what they weigh.</source>
        <translation>精确值：按人数和权之和给联盟计数。</translation>
    </message>
    <message>
        <source>Shapley values of many players</source>
        <translation>许多玩家的夏普利值</translation>
    </message>
    <message>
        <source>%1 coalitions, with weights that over each player add up to 1, cost %2 together, less than c(N) = %3.</source>
        <translation>%1 个联盟，各玩家所在联盟的权之和都是 1，加权费用共 %2，小于 c(N) = %3。</translation>
    </message>
    <message>
        <source>The coalitions %1 with the weights %2, which over each player add up to 1, cost %3 together, less than c(N) = %4.</source>
        <translation>联盟 %1 的权为 %2，各玩家所在联盟的权之和都是 1，加权费用共 %3，小于 c(N) = %4。</translation>
    </message>
    <message>
        <source>The core is empty: however the costs are divided, some coalition pays at least %1 more than it would cost alone.</source>
        <translation>核心为空：无论怎样分摊费用，总有联盟所付比单独的费用至少多 %1。</translation>
    </message>
    <message>
        <source>The Shapley value is not in the core: the coalition %1 pays %2 and would cost %3 alone.</source>
        <translation>夏普利值不在核心里：联盟 %1 付 %2，而单独的费用是 %3。</translation>
    </message>
    <message>
        <source>All together cost more than all alone, added up: somebody has to pay more than alone, and the nucleolus is that without this condition.</source>
        <translation>全体的费用多于各人单独行动之和：总有人所付多于单独行动，这里的核仁不要求人人不多于单独行动。</translation>
    </message>
    <message>
        <source>The costs are concave: the larger a coalition is, the less they rise when a player joins it.</source>
        <translation>费用是凹的：联盟越大，有人加入时费用增加得越少。</translation>
    </message>
    <message>
        <source>The costs are subadditive: two coalitions never cost more together than apart. They are not concave.</source>
        <translation>费用是次可加的：两个联盟合并的费用从不多于分开。它们不是凹的。</translation>
    </message>
    <message>
        <source>The costs are not subadditive: %1 = %2 and %3 = %4, but %5 = %6.</source>
        <translation>费用不是次可加的：%1 = %2，%3 = %4，但 %5 = %6。</translation>
    </message>
    <message>
        <source>The Deegan–Packel index is (%1): each minimal winning coalition is as likely as any other, and its members share one alike.</source>
        <translation>迪根–帕克尔指数是 (%1)：各个极小获胜联盟的可能性相同，成员平分 1。</translation>
    </message>
    <message>
        <source>The public good index (Holler) is (%1): what part a player has in all memberships of minimal winning coalitions.</source>
        <translation>公共物品指数（霍勒）是 (%1)：玩家在极小获胜联盟的全部成员资格中所占的比例。</translation>
    </message>
    <message>
        <source>The Johnston index is (%1): each coalition that somebody can make lose is as likely as any other, and those who can share one alike.</source>
        <translation>约翰斯顿指数是 (%1)：凡有人能使其失败的获胜联盟，可能性相同，能使其失败的成员平分 1。</translation>
    </message>
    <message>
        <source>Players who add to every coalition what they cost alone: %1.</source>
        <translation>对每个联盟增加的费用都等于单独费用的玩家：%1。</translation>
    </message>
    <message>
        <source>The absolute Banzhaf value is (%1).</source>
        <translation>绝对班扎夫值是 (%1)。</translation>
    </message>
    <message>
        <source>Normalised, so that it adds up to 1, the Banzhaf value is (%1).</source>
        <translation>归一化使总和为 1，班扎夫值是 (%1)。</translation>
    </message>
    <message>
        <source>The Shapley value of %1 players</source>
        <translation>%1 个玩家的夏普利值</translation>
    </message>
    <message>
        <source>In equilibrium it is %1 %2, which is %3 away.</source>
        <translation>均衡时为 %1 %2，相差 %3。</translation>
    </message>
    <message>
        <source>Regrets are shown for up to %1 × %1 actions; mexplorer values matrix prints how they converge for more.</source>
        <translation>后悔值至多显示 %1 × %1 个行动；更多时，mexplorer values matrix 会输出其收敛过程。</translation>
    </message>
    <message>
        <source>The value is %1, and of %2 in each cell %3 is left to the column player</source>
        <translation>博弈的值是 %1，每格共 %2，其余 %3 归列玩家</translation>
    </message>
    <message>
        <source>the payoff %1 at column %2 has the denominator 0.</source>
        <translation>第 %2 个字符处的收益 %1 的分母是 0。</translation>
    </message>
    <message>
        <source>the payoff %1 at column %2 is longer than %3 characters.</source>
        <translation>第 %2 个字符处的收益 %1 超过 %3 个字符。</translation>
    </message>
    <message>
        <source>    S ← { G⁻(y) : an arrow leads from x to y }</source>
        <translation>    S ← { G⁻(y) : 有箭头从 x 指向 y }</translation>
    </message>
    <message>
        <source>    G⁻(x) ← the least number that is not in S</source>
        <translation>    G⁻(x) ← 不在 S 中的最小数</translation>
    </message>
    <message>
        <source>for each option y of x: S ← S ∪ { G⁻(y) }</source>
        <translation>对 x 的每个后继 y：S ← S ∪ { G⁻(y) }</translation>
    </message>
    <message>
        <source>G⁻(x) ← g</source>
        <translation>G⁻(x) ← g</translation>
    </message>
    <message>
        <source>No value is above 1, and the number of ones, %1, is even: in misère play the player to move wins.</source>
        <translation>没有大于 1 的值，1 的个数 %1 是偶数：反常规则下，当前玩家必胜。</translation>
    </message>
    <message>
        <source>No value is above 1, and the number of ones, %1, is odd: in misère play the player to move loses.</source>
        <translation>没有大于 1 的值，1 的个数 %1 是奇数：反常规则下，当前玩家必败。</translation>
    </message>
    <message>
        <source>Some value counts as one above 1: whoever wins normal play wins misère play, too.</source>
        <translation>有的值算作大于 1：常规规则下谁胜，反常规则下也是谁胜。</translation>
    </message>
    <message>
        <source>Some value is above 1: whoever wins normal play wins misère play, too.</source>
        <translation>有大于 1 的值：常规规则下谁胜，反常规则下也是谁胜。</translation>
    </message>
    <message>
        <source>The misère value G⁻ of a position is 1 if no move is left, otherwise the mex of the misère values of its options. It is 0 exactly at P-positions of misère play, but those of a sum are not the XOR of its parts’ misère values.</source>
        <translation>局面在反常规则下的值 G⁻：没有走法时是 1，否则是所有后继在反常规则下的值的 mex。它为 0 当且仅当局面在反常规则下是 P；但游戏之和的 G⁻ 不是各部分 G⁻ 的异或。</translation>
    </message>
    <message>
        <source>misère value, G⁻</source>
        <translation>反常规则下的值，G⁻</translation>
    </message>
    <message>
        <source>misère value|misère values|G⁻</source>
        <translation>反常规则下的值|G⁻</translation>
    </message>
    <message>
        <source>Alpha-beta searches %1. At %2, %3 is to move: α = %4, β = %5. The option %6 comes back with %7. Are the options after it left out?</source>
        <translation>α-β 剪枝搜索 %1。在 %2 轮到 %3：α = %4，β = %5。后继 %6 带回的结果：%7。它后面的后继剪去不看吗？</translation>
    </message>
    <message>
        <source>Alpha-beta looks at %1, where %2 is to move: α = %3, β = %4. The option %5 comes back with %6. Are the options after it left out?</source>
        <translation>α-β 剪枝看到 %1，轮到 %2：α = %3，β = %4。后继 %5 带回的结果：%6。它后面的后继剪去不看吗？</translation>
    </message>
    <message>
        <source>The misère values of %1 begin %2 … Is G⁻(n + %3) = G⁻(n) for every n ≥ %4?</source>
        <translation>%1在反常规则下的值开头是 %2 … 对每个 n ≥ %4 都有 G⁻(n + %3) = G⁻(n) 吗？</translation>
    </message>
    <message>
        <source>The misère values of %1 begin %2 … Is G⁻(n + %3) = G⁻(n) + %4 for every n ≥ %5?</source>
        <translation>%1在反常规则下的值开头是 %2 … 对每个 n ≥ %5 都有 G⁻(n + %3) = G⁻(n) + %4 吗？</translation>
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
        <translation>在这一级别只找到 1 道题。</translation>
    </message>
    <message>
        <source>Only %1 different questions were found at this level.</source>
        <translation>在这一级别只找到 %1 道不同的题。</translation>
    </message>
    <message>
        <source>a table of values</source>
        <translation>价值表</translation>
    </message>
    <message>
        <source>With %1 the row player gets %2 to %3: a straight line, as the share of %4 goes from 0 to 1.</source>
        <translation>行玩家用%1时，得 %2 到 %3：随着%4的比例从 0 到 1，这是一条直线。</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>misère play</source>
        <translation>反常规则</translation>
    </message>
    <message>
        <source>Whoever makes the last move wins.</source>
        <translation>走最后一步的人赢。</translation>
    </message>
    <message>
        <source>Whoever makes the last move loses.</source>
        <translation>走最后一步的人输。</translation>
    </message>
    <message>
        <source>Name: %1 Class: %2</source>
        <translation>姓名：%1 班级：%2</translation>
    </message>
    <message>
        <source>Seen from %1, that is no better than α = %2, found elsewhere.</source>
        <translation>从 %1 看，并不比别处已得到的 α = %2 好。</translation>
    </message>
    <message>
        <source>For MAX that is no better than α = %1, found elsewhere.</source>
        <translation>对 MAX 来说，并不比别处已得到的 α = %1 好。</translation>
    </message>
    <message>
        <source>For MIN that is no better than β = %1, found elsewhere.</source>
        <translation>对 MIN 来说，并不比别处已得到的 β = %1 好。</translation>
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
        <translation>第 %1 行：后面还有“%2”，但答案只有 1 个。</translation>
    </message>
    <message>
        <source>There is no game “%1”; similar names are: %2.</source>
        <translation>没有名为“%1”的游戏；相近的名称有：%2。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Mexplorer documents</source>
        <translation>Mexplorer 文档</translation>
    </message>
    <message>
        <source>graphs</source>
        <translation>图</translation>
    </message>
    <message>
        <source>This is empty. What can be opened: %1.</source>
        <translation>这里是空的。可以打开的有：%1。</translation>
    </message>
    <message>
        <source>This seems to be %1. What can be opened: %2.</source>
        <translation>这似乎是%1。可以打开的有：%2。</translation>
    </message>
    <message>
        <source>What is expected here: %1. This is one of: %2.</source>
        <translation>这里需要：%1。而这属于：%2。</translation>
    </message>
    <message>
        <source>a picture (PNG)</source>
        <translation>图片（PNG）</translation>
    </message>
    <message>
        <source>a picture (JPEG)</source>
        <translation>图片（JPEG）</translation>
    </message>
    <message>
        <source>a picture (GIF)</source>
        <translation>图片（GIF）</translation>
    </message>
    <message>
        <source>a picture, a sound or a film (RIFF)</source>
        <translation>图片、声音或影片（RIFF）</translation>
    </message>
    <message>
        <source>a picture (SVG)</source>
        <translation>图片（SVG）</translation>
    </message>
    <message>
        <source>a PDF</source>
        <translation> PDF 文件</translation>
    </message>
    <message>
        <source>a PostScript file</source>
        <translation> PostScript 文件</translation>
    </message>
    <message>
        <source>a ZIP archive, or a document of an office program</source>
        <translation> ZIP 压缩包，或办公软件的文档</translation>
    </message>
    <message>
        <source>a compressed file (gzip)</source>
        <translation>压缩文件（gzip）</translation>
    </message>
    <message>
        <source>a compressed file (xz)</source>
        <translation>压缩文件（xz）</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>a script</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>a text with formats (RTF)</source>
        <translation>带格式的文本（RTF）</translation>
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
        <translation>没有字节顺序标记的 UTF-16 文本；可以读 UTF-8</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>二进制数据</translation>
    </message>
    <message>
        <source>text in another encoding; UTF-8 is read</source>
        <translation>其他编码的文本；可以读 UTF-8</translation>
    </message>
    <message>
        <source>JSON of another program</source>
        <translation>其他程序的 JSON</translation>
    </message>
    <message>
        <source>a text of another kind</source>
        <translation>其他种类的文本</translation>
    </message>
    <message>
        <source>The document is damaged: %1</source>
        <translation>文档已损坏：%1</translation>
    </message>
    <message>
        <source>This program was built without its window, which alone reads documents.</source>
        <translation>这个程序编译时没有窗口，而只有窗口才能读取文档。</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>you have no right to do that</source>
        <translation>您没有这样做的权限</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>%1 positions were looked at, and it is not known who wins: this is too far from the end of play.</source>
        <translation>已查看 %1 个局面，仍不知谁胜：这里离终局太远。</translation>
    </message>
    <message>
        <source>Who wins %1 is not found by a search that could be limited.</source>
        <translation>“%1”谁胜不靠搜索求得，没有什么可限制。</translation>
    </message>
    <message>
        <source>%1 --budget=N lets N positions be looked at.</source>
        <translation>%1 用 --budget=N 可查看 N 个局面。</translation>
    </message>
    <message>
        <source>The network has no arrows.</source>
        <translation>网络中没有箭头。</translation>
    </message>
    <message>
        <source>All arrows belong to %1; coalitions need a second owner, and a plain flow needs none: leave out every owner.</source>
        <translation>所有箭头都属于 %1；联盟需要第二个所有者，而单纯的流不需要所有者：请去掉所有者。</translation>
    </message>
    <message>
        <source>The arrow %1 at line %2, column %3 has no owner, while others have; write [capacity=3, owner=A], or [&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;] in JSON.</source>
        <translation>第 %2 行第 %3 个字符处的箭头 %1 没有所有者，而其他箭头有；请写成 [capacity=3, owner=A]，JSON 中写成 [&quot;a&quot;, &quot;b&quot;, 3, &quot;A&quot;]。</translation>
    </message>
    <message>
        <source>The largest flow from %1 to %2 is %3</source>
        <translation>从 %1 到 %2 的最大流为 %3</translation>
    </message>
    <message>
        <source>“%1” is a view of %2 only with other parameters, for example %3; with these its views are: %4.</source>
        <translation>“%1”只有在其他参数下才是 %2 的视图，例如 %3；现在的视图有：%4。</translation>
    </message>
    <message>
        <source>%1 at column %2 is too large; numbers may be from %3 to %4.</source>
        <translation>第 %2 个字符处的 %1 太大；数的范围是 %3 到 %4。</translation>
    </message>
    <message>
        <source>%1 is too large for the denominator %2: times it, numbers may be from %3 to %4.</source>
        <translation>%1 对分母 %2 来说太大：乘以分母后，数的范围是 %3 到 %4。</translation>
    </message>
    <message>
        <source>%1 at column %2</source>
        <translation>第 %2 个字符处的 %1</translation>
    </message>
    <message>
        <source>“hint” once more tells more.</source>
        <translation>再输入 hint，会说得更多。</translation>
    </message>
    <message>
        <source>Nobody owns the arrows of this network, so there are no coalitions; `mexplorer solve` tells its largest flow.</source>
        <translation>这个网络的箭头没有所有者，所以没有联盟；`mexplorer solve` 会给出它的最大流。</translation>
    </message>
    <message>
        <source>Play from the beginning comes to this board only with Black to move: by the rows that the pawns have come, White has made one move more.</source>
        <translation>从开局下到这个棋盘时只会轮到黑方：从兵前进的行数看，白方多走了一步。</translation>
    </message>
    <message>
        <source>Play from the beginning comes to this board only with White to move: by the rows that the pawns have come, both have made as many moves.</source>
        <translation>从开局下到这个棋盘时只会轮到白方：从兵前进的行数看，双方走的步数相同。</translation>
    </message>
    <message>
        <source>… and so on, to #%1; those after it are typed as positions</source>
        <translation>……依此类推，直到 #%1；其后的走法以局面输入</translation>
    </message>
    <message>
        <source>The nearest of Kuhn’s equilibria has α %1: no probability differs from it by more than %2.</source>
        <translation>库恩均衡族中最近的一个 α %1：各概率与它相差不超过 %2。</translation>
    </message>
    <message>
        <source>With best play %1 is worth %2 to MIN, who is to move: MAX gets %3.</source>
        <translation>双方都走最优走法时，%1 对轮到行动的 MIN 的值是 %2：MAX 得 %3。</translation>
    </message>
    <message>
        <source>text in UTF-32, which is not read; save it as UTF-8</source>
        <translation>UTF-32 文本，不能读取；请另存为 UTF-8</translation>
    </message>
    <message>
        <source>A coin is missing at column %1; write H for heads and T for tails, or 1 and 0.</source>
        <translation>第 %1 个字符处缺少一枚硬币；正面写 H，反面写 T，或写 1 和 0。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not one coin; write the row as 0 1 1 0, 0110 or THHT.</source>
        <translation>第 %2 个字符处的“%1”不是一枚硬币；一排硬币应写成 0 1 1 0、0110 或 THHT。</translation>
    </message>
    <message>
        <source>Values are listed of a line (--to N) or a grid (--size RxC), not below a position; `mexplorer solve` tells the value of one.</source>
        <translation>列出的是一维表（--to N）或二维表（--size RxC）的值，不是某个局面以下的值；`mexplorer solve` 给出一个局面的值。</translation>
    </message>
    <message>
        <source>The coalition at column %1 has a value already.</source>
        <translation>第 %1 个字符处的联盟已经有值了。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a coalition with its value, such as v(1,2)=30.</source>
        <translation>第 %2 个字符处的“%1”不是一个联盟及其值，例如 v(1,2)=30。</translation>
    </message>
    <message>
        <source>Seen from %1, that is the best so far, by the estimates: v = %2.</source>
        <translation>从 %1 看，按估值这是目前最好的：v = %2。</translation>
    </message>
    <message>
        <source>Seen from %1, that is, by the estimates, no better than v = %2.</source>
        <translation>从 %1 看，按估值这并不比 v = %2 好。</translation>
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
        <translation>按估值，在 %1，MIN 至多给 %2。</translation>
    </message>
    <message>
        <source>By the estimates, MIN at %1 keeps %2.</source>
        <translation>按估值，在 %1，MIN 仍取 %2。</translation>
    </message>
    <message>
        <source>Seen from %1, that is, by the estimates, no better than α = %2, found elsewhere.</source>
        <translation>从 %1 看，按估值这并不比别处已得到的 α = %2 好。</translation>
    </message>
    <message>
        <source>By the estimates, that is for MAX no better than α = %1, found elsewhere.</source>
        <translation>按估值，对 MAX 来说，并不比别处已得到的 α = %1 好。</translation>
    </message>
    <message>
        <source>By the estimates, that is for MIN no better than β = %1, found elsewhere.</source>
        <translation>按估值，对 MIN 来说，并不比别处已得到的 β = %1 好。</translation>
    </message>
    <message>
        <source>Its last option is left out.</source>
        <translation>它最后 1 个后继剪去不看。</translation>
    </message>
    <message>
        <source>Its last %1 options are left out.</source>
        <translation>它最后 %1 个后继剪去不看。</translation>
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
        <translation>β = %1 ≤ α = %2：按估值，不会走到 %3。</translation>
    </message>
    <message>
        <source>β = %1 ≤ α = %2: play will not come to %3.</source>
        <translation>β = %1 ≤ α = %2：不会走到 %3。</translation>
    </message>
    <message>
        <source>The blank at column %1 may be an empty cell or nothing; write “.” for empty cells.</source>
        <translation>第 %1 个字符处的空格可能是一个空格子，也可能什么都不是；空格子请写“.”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 may be a cell of the last row or say whose turn it is; write “.” for empty cells.</source>
        <translation>第 %2 个字符处的“%1”可能是最后一行的一格，也可能表示轮到谁；空格子请写“.”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 may be one number or several; write %3 for one, “%4” for several.</source>
        <translation>第 %2 个字符处的“%1”可能是一个数，也可能是几个数；一个数请写 %3，几个数请写“%4”。</translation>
    </message>
    <message>
        <source>The document has more than %1 members.</source>
        <translation>文档有 %1 个以上的成员。</translation>
    </message>
    <message>
        <source>player %1 at %2</source>
        <translation>位于 %2 的玩家 %1</translation>
    </message>
    <message>
        <source>CFR needs players who remember what they saw and did: at %1, player %2 does not.</source>
        <translation>CFR 要求玩家记得自己看到和做过的一切：在 %1 处，玩家 %2 不记得。</translation>
    </message>
    <message>
        <source>CFR needs two players: this game has %1.</source>
        <translation>CFR 要求有两名玩家：这个游戏有 %1 名。</translation>
    </message>
    <message>
        <source>CFR needs a zero-sum game: at each end, what one player gets the other one pays.</source>
        <translation>CFR 要求零和博弈：在每个终点，一名玩家所得即另一名玩家所付。</translation>
    </message>
    <message>
        <source>%1&#xa0;%2</source>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 is too large a number.</source>
        <translation>第 %2 行第 %3 个字符处的“%1”是太大的数。</translation>
    </message>
    <message>
        <source>Left wins by moving first if some move of his leads to L or P</source>
        <translation>若左方有一步走到 L 或 P，则左方先走必胜</translation>
    </message>
    <message>
        <source>Right wins by moving first if some move of his leads to R or P</source>
        <translation>若右方有一步走到 R 或 P，则右方先走必胜</translation>
    </message>
    <message>
        <source>N if both do, L or R if one of them does, else P</source>
        <translation>两方皆然为 N，仅一方为 L 或 R，否则为 P</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 是 %2</translation>
    </message>
    <message>
        <source>This position is %1</source>
        <translation>这个局面是 %1</translation>
    </message>
    <message>
        <source>L: won for Left, whoever is to move</source>
        <translation>L：无论轮到谁走，左方必胜</translation>
    </message>
    <message>
        <source>R: won for Right, whoever is to move</source>
        <translation>R：无论轮到谁走，右方必胜</translation>
    </message>
    <message>
        <source>Move to %1, which is %2: from there the other player cannot win.</source>
        <translation>走到 %1，它是 %2：对方从那里无法取胜。</translation>
    </message>
    <message>
        <source>“%1” leads to %2, which is %3.</source>
        <translation>“%1”走到 %2，它是 %3。</translation>
    </message>
    <message>
        <source>Is %1 L, R, N or P?</source>
        <translation>%1 是 L、R、N 还是 P？</translation>
    </message>
    <message>
        <source>Look at %1 and %2 other places.</source>
        <translation>看%1及其他 %2 处。</translation>
    </message>
    <message>
        <source>The folder for the program’s data cannot be written.</source>
        <translation>程序的数据文件夹无法写入。</translation>
    </message>
    <message>
        <source>a part of the path is no folder</source>
        <translation>路径中有一段不是文件夹</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <translation>磁盘配额已用完</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>磁盘是只读的</translation>
    </message>
    <message>
        <source>There are %1 steps; at most %2 are written at once: write one of them.</source>
        <translation>共有 %1 步；一次最多写入 %2 步：请只写入其中一步。</translation>
    </message>
    <message>
        <source>“%1” is not a step here: give a number from 1 to %2, such as 1.5 for halfway to the next, or all.</source>
        <translation>“%1”不是这里的步骤：请给出 1 到 %2 之间的数（1.5 即走向下一步的中途），或 all。</translation>
    </message>
    <message>
        <source>A moving picture of %1 × %2 at scale %3 cannot be made: it has at most %4 million pixels, and sides of at most %5.</source>
        <translation>无法生成 %1 × %2、缩放 %3 的动图：最多 %4 百万像素，边长最多 %5。</translation>
    </message>
    <message>
        <source>A moving picture is played at a speed from %1 to %2, at most %3 times.</source>
        <translation>动图的播放速度须在 %1 到 %2 之间，最多播放 %3 次。</translation>
    </message>
    <message>
        <source>Only a moving picture has a speed and is shown again: write all steps to a .gif or a .webp file.</source>
        <translation>只有动图才有速度和播放次数：请把所有步骤写入 .gif 或 .webp 文件。</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>标出</translation>
    </message>
    <message>
        <source>count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>conclude</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>look ahead</source>
        <translation>向前看</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>path %1</source>
        <translation>路径 %1</translation>
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
        <translation>写成二进制</translation>
    </message>
    <message>
        <source>decide</source>
        <translation>判断</translation>
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
        <translation>长度 %1</translation>
    </message>
    <message>
        <source>best replies</source>
        <translation>最优反应</translation>
    </message>
    <message>
        <source>pure equilibria</source>
        <translation>纯策略均衡</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>被占优</translation>
    </message>
    <message>
        <source>mix</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>分层</translation>
    </message>
    <message>
        <source>count up</source>
        <translation>从 0 数起</translation>
    </message>
    <message>
        <source>options</source>
        <translation>后继</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>divide</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>应对</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>averages</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>is %1 there?</source>
        <translation>有 %1 吗？</translation>
    </message>
    <message>
        <source>is %1 there? yes</source>
        <translation>有 %1 吗？有</translation>
    </message>
    <message>
        <source>%1? no: that is it</source>
        <translation>%1？没有：就是它</translation>
    </message>
    <message>
        <source>a move to %1 is moved back</source>
        <translation>走到 %1 会被走回</translation>
    </message>
    <message>
        <source>moves to %1 are moved back</source>
        <translation>走到 %1 都会被走回</translation>
    </message>
    <message>
        <source>A move to %1 is moved back: from value %1 there is a move to value %2.</source>
        <translation>走到 %1 会被走回：从值 %1 有一步走到值 %2。</translation>
    </message>
    <message>
        <source>Moves to %1 are moved back: from each of these values there is a move to value %2.</source>
        <translation>走到 %1 都会被走回：从其中每个值都有一步走到值 %2。</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>没有 %1</translation>
    </message>
    <message>
        <source>one %1</source>
        <translation>一个 %1</translation>
    </message>
    <message>
        <source>two %1s</source>
        <translation>两个 %1</translation>
    </message>
    <message>
        <source>three %1s</source>
        <translation>三个 %1</translation>
    </message>
    <message>
        <source>four %1s</source>
        <translation>四个 %1</translation>
    </message>
    <message>
        <source>five %1s</source>
        <translation>五个 %1</translation>
    </message>
    <message>
        <source>six %1s</source>
        <translation>六个 %1</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>成一对</translation>
    </message>
    <message>
        <source>all paired</source>
        <translation>全部成对</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>落单</translation>
    </message>
    <message>
        <source>one is alone</source>
        <translation>一个落单</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>积木</translation>
    </message>
    <message>
        <source>heaps as blocks of 8, 4, 2 and 1 stones that pair off, where these fit; else in binary</source>
        <translation>把各堆画成 8、4、2、1 个石子的积木，两两配对；放不下时写成二进制</translation>
    </message>
    <message>
        <source>Power in a vote of %1 out of %2</source>
        <translation>%2 票中须得 %1 票的表决中的权力</translation>
    </message>
    <message>
        <source>Power in a vote of %1 majorities at once</source>
        <translation>同时须有 %1 种多数的表决中的权力</translation>
    </message>
    <message>
        <source>How a cost of %1 is shared</source>
        <translation>费用 %1 如何分摊</translation>
    </message>
    <message>
        <source>How the cost of a runway, %1, is shared</source>
        <translation>跑道的费用 %1 如何分摊</translation>
    </message>
    <message>
        <source>How an estate of %1 is divided</source>
        <translation>遗产 %1 如何分配</translation>
    </message>
    <message>
        <source>How a worth of %1 is divided</source>
        <translation>价值 %1 如何分配</translation>
    </message>
    <message>
        <source>large</source>
        <translation>大图</translation>
    </message>
    <message>
        <source>the path of the strategies</source>
        <translation>策略的路径</translation>
    </message>
    <message>
        <source>the exploitability</source>
        <translation>可利用度</translation>
    </message>
    <message>
        <source>what is half of the picture; a click on one of the small charts opens it</source>
        <translation>占图一半的是什么；点击小图即可放大</translation>
    </message>
    <message>
        <source>checked to n = %1 = %2</source>
        <translation>已核对到 n = %1 = %2</translation>
    </message>
    <message>
        <source>from n = %1 on every row is the one above it, plus %2</source>
        <translation>自 n = %1 起，每行都是上一行加 %2</translation>
    </message>
    <message>
        <source>from n = %1 on every row is the same</source>
        <translation>自 n = %1 起，各行相同</translation>
    </message>
    <message>
        <source>from n = %1 on every row is the same: %2</source>
        <translation>自 n = %1 起，各行相同：%2</translation>
    </message>
    <message>
        <source>heaps in a row</source>
        <translation>每行堆数</translation>
    </message>
    <message>
        <source>a guess at the period; 0: the period itself, if it is known and fits</source>
        <translation>猜测的周期；0：周期已知且放得下时就用周期</translation>
    </message>
    <message>
        <source>P and N only</source>
        <translation>只分 P、N</translation>
    </message>
    <message>
        <source>colours tell who wins and not the values</source>
        <translation>颜色表示胜负，不表示值</translation>
    </message>
    <message>
        <source>brackets the rows that are alike, rings the exceptions and says what proves the period</source>
        <translation>括出相同的各行，圈出例外，并说明由什么证明周期</translation>
    </message>
    <message>
        <source>There is no whole number at place %1.</source>
        <translation>第 %1 个位置没有整数。</translation>
    </message>
    <message>
        <source>Only minimax looks here: %1</source>
        <translation>只有极大极小看这里：%1</translation>
    </message>
    <message>
        <source>%1 Minimax has looked at %2 nodes for that, alpha-beta at %3.</source>
        <translation>%1为此极大极小看了 %2 个节点，α-β 看了 %3 个。</translation>
    </message>
    <message>
        <source>nodes: %1 · leaves: %2</source>
        <translation>节点：%1 · 叶子：%2</translation>
    </message>
    <message>
        <source>minimax is not shown: its tree is too large</source>
        <translation>没有显示极大极小：树太大</translation>
    </message>
    <message>
        <source>So many ones are in column %1: %2.</source>
        <translation>位值 %1 的列中 1 的个数：%2。</translation>
    </message>
    <message>
        <source>minimax beside it</source>
        <translation>同时显示极大极小搜索</translation>
    </message>
    <message>
        <source>both on one tree, step by step: what alpha-beta leaves out, minimax still looks at</source>
        <translation>两者在同一棵树上同步前进：α-β 剪掉的，极大极小仍要看</translation>
    </message>
    <message>
        <source>Not the least that is missing: %1.</source>
        <translation>缺少的数中，%1 不是最小的。</translation>
    </message>
    <message>
        <source>An option has the value %1, so that is not missing.</source>
        <translation>有后继的值是 %1，所以它并不缺少。</translation>
    </message>
    <message>
        <source>up to this step</source>
        <translation>到这一步为止</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>总共</translation>
    </message>
    <message>
        <source>until it was stopped, as the tree is too large</source>
        <translation>树太大，停下之前</translation>
    </message>
    <message>
        <source>looking ahead: %1</source>
        <translation>前看步数：%1</translation>
    </message>
    <message>
        <source>nodes looked at: %1</source>
        <translation>看过的节点：%1</translation>
    </message>
    <message>
        <source>leaves: %1</source>
        <translation>叶子：%1</translation>
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
        <translation>来自表：%1</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>chart of the ways to search</source>
        <translation>各种搜索方法的图表</translation>
    </message>
    <message>
        <source>where there is room</source>
        <translation>放得下时展开</translation>
    </message>
    <message>
        <source>open</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Its value is the number %1.</source>
        <translation>它的值是数 %1。</translation>
    </message>
    <message>
        <source>Its value is the nimber %1.</source>
        <translation>它的值是尼姆数 %1。</translation>
    </message>
    <message>
        <source>Its value is %1, with stops %2 and %3, mean %4 and temperature %5.</source>
        <translation>它的值是 %1，停值为 %2 和 %3，均值 %4，温度 %5。</translation>
    </message>
    <message>
        <source>Left and Right have different moves here: a position has a value for both, which no search for one player’s score finds.</source>
        <translation>这里左方与右方的走法不同：局面的值是对双方而言的，按一方得分的搜索求不出它。</translation>
    </message>
    <message>
        <source>“%1” is not expected here</source>
        <translation>这里不应有“%1”</translation>
    </message>
    <message>
        <source>column %1: %2.</source>
        <translation>第 %1 列：%2。</translation>
    </message>
    <message>
        <source>“%1” is no name of its own</source>
        <translation>“%1”不能用作名称</translation>
    </message>
    <message>
        <source>a game is missing at the end</source>
        <translation>末尾缺少一个博弈</translation>
    </message>
    <message>
        <source>“%1” is no game</source>
        <translation>“%1”不是博弈</translation>
    </message>
    <message>
        <source>“)” is missing</source>
        <translation>缺少“)”</translation>
    </message>
    <message>
        <source>%1 is more than %2</source>
        <translation>%1 大于 %2</translation>
    </message>
    <message>
        <source>after “.”, a game is missing</source>
        <translation>“.”之后缺少一个博弈</translation>
    </message>
    <message>
        <source>%1 is no dyadic number: 2, 4, 8 … may divide</source>
        <translation>%1 不是二进分数：分母只能是 2、4、8……</translation>
    </message>
    <message>
        <source>a power from 1 to %1 is missing</source>
        <translation>缺少 1 到 %1 的幂次</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>缺少“%1”</translation>
    </message>
    <message>
        <source>after “+-”, a game is missing</source>
        <translation>“+-”之后缺少一个博弈</translation>
    </message>
    <message>
        <source>“}” is missing</source>
        <translation>缺少“}”</translation>
    </message>
    <message>
        <source>in {…}, “|” is missing</source>
        <translation>{…} 里缺少“|”</translation>
    </message>
    <message>
        <source>in {…}, it is not clear which “|” comes first: write “||”</source>
        <translation>{…} 里分不清先看哪个“|”：请写“||”</translation>
    </message>
    <message>
        <source>“%1” is a loopy game, whose play need not end; these are short games</source>
        <translation>“%1”是有环博弈，可能走不完；这里只有短博弈</translation>
    </message>
    <message>
        <source>“%1” is not known: names are bound by “%1 = …;”</source>
        <translation>不认识“%1”：名称用“%1 = …;”定义</translation>
    </message>
    <message>
        <source>“(” is missing</source>
        <translation>缺少“(”</translation>
    </message>
    <message>
        <source>Tiny and Miny are of positive games</source>
        <translation>Tiny 和 Miny 里须是正的博弈</translation>
    </message>
    <message>
        <source>The name of this game has more than %1 characters.</source>
        <translation>这个博弈的名称超过 %1 个字符。</translation>
    </message>
    <message>
        <source>*%1 has too many options to list</source>
        <translation>*%1 的后继太多，无法列出</translation>
    </message>
    <message>
        <source>its numbers are too large: a numerator has at most %1</source>
        <translation>其中的数太大：分子最大为 %1</translation>
    </message>
    <message>
        <source>A board has at most %1 cells.</source>
        <translation>棋盘最多有 %1 格。</translation>
    </message>
    <message>
        <source>A board has at least one cell.</source>
        <translation>棋盘至少有一格。</translation>
    </message>
    <message>
        <source>Row %1 has %2 cells, and another one %3.</source>
        <translation>第 %1 行有 %2 格，另有一行有 %3 格。</translation>
    </message>
    <message>
        <source>Left: column %1, rows %2 and %3</source>
        <translation>左方：第 %1 列，第 %2、%3 行</translation>
    </message>
    <message>
        <source>Right: row %1, columns %2 and %3</source>
        <translation>右方：第 %1 行，第 %2、%3 列</translation>
    </message>
    <message>
        <source>Domineering</source>
        <translation>多米诺博弈（Domineering）</translation>
    </message>
    <message>
        <source>Two sides</source>
        <translation>双方不同</translation>
    </message>
    <message>
        <source>Left places an upright domino on two free cells, Right a lying one. Whoever cannot has lost.</source>
        <translation>左方竖着放一块多米诺骨牌，占两个空格；右方横着放。轮到谁放不下，谁就输。</translation>
    </message>
    <message>
        <source>rows from the top with / between them, . for a free cell and # for a hole, for example ../#./..; or a size, 3x4</source>
        <translation>从上到下写各行，行间写 /，空格写 .，洞写 #，例如 ../#./..；或写大小 3x4</translation>
    </message>
    <message>
        <source>2 × 2: hot, whoever moves first gains 1</source>
        <translation>2 × 2：热博弈，谁先走谁得 1</translation>
    </message>
    <message>
        <source>2 × 3</source>
        <translation>2 × 3</translation>
    </message>
    <message>
        <source>3 × 3: as hot as 2 × 2</source>
        <translation>3 × 3：与 2 × 2 一样热</translation>
    </message>
    <message>
        <source>4 × 5: one move ahead for Left</source>
        <translation>4 × 5：左方多一步</translation>
    </message>
    <message>
        <source>A turn of 90°</source>
        <translation>转 90°</translation>
    </message>
    <message>
        <source>A board that is turned by 90° is the negative: what was Left’s is Right’s.</source>
        <translation>棋盘转 90° 后就是它的负：左方的变成右方的。</translation>
    </message>
    <message>
        <source>Parts are added</source>
        <translation>各部分相加</translation>
    </message>
    <message>
        <source>Regions that no domino connects are a sum of games.</source>
        <translation>没有骨牌能跨过的各区域，合起来是博弈之和。</translation>
    </message>
    <message>
        <source>It has more than %1 options.</source>
        <translation>它有超过 %1 个后继。</translation>
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
        <translation>短博弈</translation>
    </message>
    <message>
        <source>A game as it is written: {a,b|c} has the left options a and b and the right option c. Left moves to one of the left options, Right to one of the right; whoever cannot has lost.</source>
        <translation>写成什么就是什么的博弈：{a,b|c} 的左后继是 a 和 b，右后继是 c。左方走到某个左后继，右方走到某个右后继；轮到谁不能走，谁就输。</translation>
    </message>
    <message>
        <source>numbers 5/8, nimbers *2, ups ^ v ^3, {a,b|c}, switches +-1, Tiny(2); sums 1* + ^, multiples 3.^, names G = {1|0}; G + G</source>
        <translation>数 5/8，尼姆数 *2，上 ^ v ^3，{a,b|c}，开关 +-1，Tiny(2)；和 1* + ^，倍数 3.^，名称 G = {1|0}; G + G</translation>
    </message>
    <message>
        <source>The simplest number between</source>
        <translation>两边之间的最简数</translation>
    </message>
    <message>
        <source>Up: positive, but smaller than any positive number</source>
        <translation>上：为正，却小于一切正数</translation>
    </message>
    <message>
        <source>Up and a star: won by whoever begins</source>
        <translation>上加星：先手必胜</translation>
    </message>
    <message>
        <source>A hot game: whoever moves first gains</source>
        <translation>热博弈：谁先走谁占便宜</translation>
    </message>
    <message>
        <source>Dominated options</source>
        <translation>受制选项</translation>
    </message>
    <message>
        <source>A reversible option</source>
        <translation>可逆选项</translation>
    </message>
    <message>
        <source>Three slashes</source>
        <translation>三条斜线</translation>
    </message>
    <message>
        <source>The simplest number</source>
        <translation>最简数</translation>
    </message>
    <message>
        <source>If a number is larger than all left options and smaller than all right ones, the game is the one of these that was born first.</source>
        <translation>若有数大于所有左后继、小于所有右后继，该博弈就是其中生日最早的那个数。</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>所有博弈</translation>
    </message>
    <message>
        <source>One canonical form</source>
        <translation>唯一的规范形</translation>
    </message>
    <message>
        <source>Without dominated options, and with reversible ones bypassed, two equal games have the same form.</source>
        <translation>去掉受制选项，绕过可逆选项，相等的两个博弈就有相同的形式。</translation>
    </message>
    <message>
        <source>all short games</source>
        <translation>所有短博弈</translation>
    </message>
    <message>
        <source>L, R ← the canonical forms of the options</source>
        <translation>L, R ← 各后继的规范形</translation>
    </message>
    <message>
        <source>strike out what is dominated: in L the smaller, in R the larger of two</source>
        <translation>划去受制的：L 中留较大的，R 中留较小的</translation>
    </message>
    <message>
        <source>bypass what is reversible: put in its place what follows the answer</source>
        <translation>绕过可逆的：用应对之后的后继代替它</translation>
    </message>
    <message>
        <source>again, until nothing changes</source>
        <translation>反复进行，直到不再变化</translation>
    </message>
    <message>
        <source>{L|R} is the canonical form; give it its name</source>
        <translation>{L|R} 就是规范形；写出它的名称</translation>
    </message>
    <message>
        <source>Left never needs %1: %2 is at least as large. It is dominated.</source>
        <translation>左方用不着 %1：%2 不比它小。它受制。</translation>
    </message>
    <message>
        <source>Right never needs %1: %2 is at most as large. It is dominated.</source>
        <translation>右方用不着 %1：%2 不比它大。它受制。</translation>
    </message>
    <message>
        <source>Left’s %1 is reversible: Right answers with %2, which is at most the game itself. What Left has there takes its place; then Left has: %3.</source>
        <translation>左方的 %1 可逆：右方应以 %2，它不大于原来的博弈。用左方在那里的后继代替它；于是左方有：%3。</translation>
    </message>
    <message>
        <source>Right’s %1 is reversible: Left answers with %2, which is at least the game itself. What Right has there takes its place; then Right has: %3.</source>
        <translation>右方的 %1 可逆：左方应以 %2，它不小于原来的博弈。用右方在那里的后继代替它；于是右方有：%3。</translation>
    </message>
    <message>
        <source>The canonical form</source>
        <translation>规范形</translation>
    </message>
    <message>
        <source>Left’s options: %1. Right’s options: %2.</source>
        <translation>左方的后继：%1。右方的后继：%2。</translation>
    </message>
    <message>
        <source>simplify</source>
        <translation>化简</translation>
    </message>
    <message>
        <source>Nothing is dominated, and nothing is reversible.</source>
        <translation>没有受制的，也没有可逆的。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What remains is %1.</source>
        <translation>剩下的是 %1。</translation>
    </message>
    <message>
        <source>The canonical form of this game takes more than is allowed.</source>
        <translation>这个博弈的规范形超出了允许的计算量。</translation>
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
        <translation>微量：任意多倍仍小于“上”</translation>
    </message>
    <message>
        <source>column %1: “%2” is none of T, F and .</source>
        <translation>第 %1 列：“%2”不是 T、F 或 .</translation>
    </message>
    <message>
        <source>A row has at least one cell: TT..FF, for example.</source>
        <translation>一行至少有一格，例如 TT..FF。</translation>
    </message>
    <message>
        <source>A row has at most %1 cells.</source>
        <translation>一行最多有 %1 格。</translation>
    </message>
    <message>
        <source>Left: the toad at %1 to %2</source>
        <translation>左方：%1 处的蟾蜍到 %2</translation>
    </message>
    <message>
        <source>Right: the frog at %1 to %2</source>
        <translation>右方：%1 处的青蛙到 %2</translation>
    </message>
    <message>
        <source>Toads and frogs</source>
        <translation>蟾蜍与青蛙</translation>
    </message>
    <message>
        <source>Left moves a toad to the right, Right a frog to the left: to the next cell, or over one animal of the other kind, if the cell behind it is free. Whoever cannot has lost.</source>
        <translation>左方把一只蟾蜍向右移，右方把一只青蛙向左移：移到相邻的空格，或跳过一只对方的动物，落到其后的空格。轮到谁不能走，谁就输。</translation>
    </message>
    <message>
        <source>T for a toad, F for a frog, . for a free cell, for example TT..FF</source>
        <translation>T 为蟾蜍，F 为青蛙，. 为空格，例如 TT..FF</translation>
    </message>
    <message>
        <source>A star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Two toads against a frog: hot</source>
        <translation>两只蟾蜍对一只青蛙：热博弈</translation>
    </message>
    <message>
        <source>Two free cells</source>
        <translation>两个空格</translation>
    </message>
    <message>
        <source>Three against three</source>
        <translation>三对三</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>A mirror image is the negative</source>
        <translation>镜像即负</translation>
    </message>
    <message>
        <source>What each of %1 players gets</source>
        <translation>%1 个玩家各得多少</translation>
    </message>
    <message>
        <source>draws: %1 positions</source>
        <translation>和棋：%1 个局面</translation>
    </message>
    <message>
        <source>layer 0: %1 in a hole, %2 caught</source>
        <translation>第 0 层：老鼠进洞 %1 个，被抓 %2 个</translation>
    </message>
    <message>
        <source>layer %1: %2 for the mouse, %3 for the cats</source>
        <translation>第 %1 层：老鼠胜 %2 个，猫胜 %3 个</translation>
    </message>
    <message>
        <source>earned %1</source>
        <translation>得 %1</translation>
    </message>
    <message>
        <source>positive in all: %1</source>
        <translation>正遗憾值之和：%1</translation>
    </message>
    <message>
        <source>worth %1, value %2</source>
        <translation>平均值得 %1，博弈的值 %2</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>费用 %1</translation>
    </message>
    <message>
        <source>quota %1, votes %2</source>
        <translation>门槛 %1，票数 %2</translation>
    </message>
    <message>
        <source>S = {%1}</source>
        <translation>S = {%1}</translation>
    </message>
    <message>
        <source>Which strategies are an equilibrium?</source>
        <translation>哪些策略构成均衡？</translation>
    </message>
    <message>
        <source>The steps will come to it.</source>
        <translation>步骤会讲到它。</translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be L.</source>
        <translation>%1 保持折叠；已知它是 L。</translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be R.</source>
        <translation>%1 保持折叠；已知它是 R。</translation>
    </message>
    <message>
        <source>Moving first, Left wins by “%1”.</source>
        <translation>左方先走，走“%1”则胜。</translation>
    </message>
    <message>
        <source>Moving first, Right wins by “%1”.</source>
        <translation>右方先走，走“%1”则胜。</translation>
    </message>
    <message>
        <source>Moving first, Left wins by “%1”: %2.</source>
        <translation>左方先走，走“%1”则胜：%2。</translation>
    </message>
    <message>
        <source>Moving first, Right wins by “%1”: %2.</source>
        <translation>右方先走，走“%1”则胜：%2。</translation>
    </message>
    <message>
        <source>Left has no move, and loses by moving first.</source>
        <translation>左方没有走法，先走则负。</translation>
    </message>
    <message>
        <source>Right has no move, and loses by moving first.</source>
        <translation>右方没有走法，先走则负。</translation>
    </message>
    <message>
        <source>Moving first, Left loses: no move of his leads to L or P.</source>
        <translation>左方先走则负：他没有走法通往 L 或 P。</translation>
    </message>
    <message>
        <source>Moving first, Right loses: no move of his leads to R or P.</source>
        <translation>右方先走则负：他没有走法通往 R 或 P。</translation>
    </message>
    <message>
        <source>Left has no move in %1: moving first, Left loses.</source>
        <translation>在 %1 左方没有走法：左方先走则负。</translation>
    </message>
    <message>
        <source>Right has no move in %1: moving first, Right loses.</source>
        <translation>在 %1 右方没有走法：右方先走则负。</translation>
    </message>
    <message>
        <source>No move of Left’s in %1 leads to L or P: moving first, Left loses.</source>
        <translation>在 %1 左方没有走法通往 L 或 P：左方先走则负。</translation>
    </message>
    <message>
        <source>No move of Right’s in %1 leads to R or P: moving first, Right loses.</source>
        <translation>在 %1 右方没有走法通往 R 或 P：右方先走则负。</translation>
    </message>
    <message>
        <source>Moving first in %1, Left wins by a move that is not shown.</source>
        <translation>在 %1 左方先走则胜，那步走法没有画出。</translation>
    </message>
    <message>
        <source>Moving first in %1, Right wins by a move that is not shown.</source>
        <translation>在 %1 右方先走则胜，那步走法没有画出。</translation>
    </message>
    <message>
        <source>Moving first in %1, Left wins: %2.</source>
        <translation>在 %1 左方先走则胜：%2。</translation>
    </message>
    <message>
        <source>Moving first in %1, Right wins: %2.</source>
        <translation>在 %1 右方先走则胜：%2。</translation>
    </message>
    <message>
        <source>Nothing is labelled yet. At each position Left moves first, and then Right: N if both win, L or R if one of them wins whoever moves first, P if none does.</source>
        <translation>还没有任何标记。在每个局面先看左方先走，再看右方先走：双方先走都胜则为 N；无论谁先走都是同一方胜则为 L 或 R；谁先走谁输则为 P。</translation>
    </message>
    <message>
        <source>Neither player has a move in %1: whoever is to move has lost, so it is P.</source>
        <translation>在 %1 双方都没有走法：轮到谁谁输，所以它是 P。</translation>
    </message>
    <message>
        <source>%1 So %2.</source>
        <translation>%1因此 %2。</translation>
    </message>
    <message>
        <source>Left moves first. Which move wins from %1?</source>
        <translation>左方先走。从 %1 走哪一步能胜？</translation>
    </message>
    <message>
        <source>Right moves first. Which move wins from %1?</source>
        <translation>右方先走。从 %1 走哪一步能胜？</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>……另有 %1 个</translation>
    </message>
    <message>
        <source>column %1: “%2” is no cake: write its width and height, 8x3, and a comma between cakes.</source>
        <translation>第 %1 个字符处：“%2”不是蛋糕：请写宽与高，例如 8x3，蛋糕之间写逗号。</translation>
    </message>
    <message>
        <source>The cakes have at most %1 squares.</source>
        <translation>所有蛋糕合计最多 %1 个方格。</translation>
    </message>
    <message>
        <source>column %1: a comma is missing before “%2”.</source>
        <translation>第 %1 个字符处：“%2”之前缺一个逗号。</translation>
    </message>
    <message>
        <source>Left: cake %1 into widths of %2 and %3</source>
        <translation>左方：把第 %1 块蛋糕切成宽 %2 与宽 %3</translation>
    </message>
    <message>
        <source>Right: cake %1 into heights of %2 and %3</source>
        <translation>右方：把第 %1 块蛋糕切成高 %2 与高 %3</translation>
    </message>
    <message>
        <source>Cutcake</source>
        <translation>切蛋糕（Cutcake）</translation>
    </message>
    <message>
        <source>Left cuts one of the cakes from top to bottom, Right from left to right, always along a line between squares. Whoever cannot has lost.</source>
        <translation>左方从上到下切开一块蛋糕，右方从左到右切开一块，都沿方格之间的线。轮到谁切不了，谁就输。</translation>
    </message>
    <message>
        <source>the width and height of each cake, for example 8x3,2x2</source>
        <translation>每块蛋糕的宽与高，例如 8x3,2x2</translation>
    </message>
    <message>
        <source>8 × 3: Left is three moves ahead</source>
        <translation>8 × 3：左方领先三步</translation>
    </message>
    <message>
        <source>7 × 5: nobody is ahead</source>
        <translation>7 × 5：谁也不领先</translation>
    </message>
    <message>
        <source>A strip across: Right’s cuts alone</source>
        <translation>一条竖条：只有右方能切</translation>
    </message>
    <message>
        <source>Two cakes</source>
        <translation>两块蛋糕</translation>
    </message>
    <message>
        <source>Cakes of powers of two</source>
        <translation>2 的幂的蛋糕</translation>
    </message>
    <message>
        <source>Let 2^k be the largest power of two that is not above the shorter side. The cake is worth ⌊longer side / 2^k⌋ − 1 moves to the player who cuts the longer side.</source>
        <translation>设 2^k 是不超过短边的最大的 2 的幂。对切长边的一方，这块蛋糕值 ⌊长边 / 2^k⌋ − 1 步。</translation>
    </message>
    <message>
        <source>all cakes</source>
        <translation>所有蛋糕</translation>
    </message>
    <message>
        <source>Left: cake %1 into %2 pieces, %3 wide</source>
        <translation>左方：把第 %1 块蛋糕切成 %2 份，各宽 %3</translation>
    </message>
    <message>
        <source>Right: cake %1 into %2 pieces, %3 high</source>
        <translation>右方：把第 %1 块蛋糕切成 %2 份，各高 %3</translation>
    </message>
    <message>
        <source>Maundy Cake</source>
        <translation>等分蛋糕（Maundy Cake）</translation>
    </message>
    <message>
        <source>Left cuts one of the cakes from top to bottom into any number of equal pieces, Right from left to right, always along lines between squares. Whoever cannot has lost.</source>
        <translation>左方从上到下把一块蛋糕切成任意多等份，右方从左到右切，都沿方格之间的线。轮到谁切不了，谁就输。</translation>
    </message>
    <message>
        <source>12 × 2: Left is four moves ahead</source>
        <translation>12 × 2：左方领先四步</translation>
    </message>
    <message>
        <source>6 × 4: nobody is ahead</source>
        <translation>6 × 4：谁也不领先</translation>
    </message>
    <message>
        <source>Prime factors</source>
        <translation>质因数</translation>
    </message>
    <message>
        <source>Left: take %1</source>
        <translation>左方：取 %1 个</translation>
    </message>
    <message>
        <source>Right: take %1</source>
        <translation>右方：取 %1 个</translation>
    </message>
    <message>
        <source>Left: take %1 from heap %2</source>
        <translation>左方：从第 %2 堆取 %1 个</translation>
    </message>
    <message>
        <source>Right: take %1 from heap %2</source>
        <translation>右方：从第 %2 堆取 %1 个</translation>
    </message>
    <message>
        <source>Partizan subtraction</source>
        <translation>偏减法博弈</translation>
    </message>
    <message>
        <source>Left takes from a heap one of the numbers of his set, Right one of his. Whoever cannot has lost.</source>
        <translation>左方从一堆中取走左方集合里的一个数，右方取走右方集合里的一个数。轮到谁取不了，谁就输。</translation>
    </message>
    <message>
        <source>Left’s set</source>
        <translation>左方集合</translation>
    </message>
    <message>
        <source>the numbers that Left may take, for example 1,3</source>
        <translation>左方可以取的数，例如 1,3</translation>
    </message>
    <message>
        <source>Right’s set</source>
        <translation>右方集合</translation>
    </message>
    <message>
        <source>the numbers that Right may take, for example 2,3</source>
        <translation>右方可以取的数，例如 2,3</translation>
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
        <translation>左方取 1，右方取 2：0、1、{1|0}，周而复始</translation>
    </message>
    <message>
        <source>Left 1 or 2, Right 1 or 3: ups</source>
        <translation>左方取 1 或 2，右方取 1 或 3：上</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <translation>两堆</translation>
    </message>
    <message>
        <source>One number each</source>
        <translation>各一个数</translation>
    </message>
    <message>
        <source>If Left may take only a and Right only b, heaps of n and of n + a + b are equal: in their difference every move has an answer.</source>
        <translation>若左方只能取 a，右方只能取 b，则 n 与 n + a + b 两堆相等：在它们的差中，每步都有应对。</translation>
    </message>
    <message>
        <source>sets of one number</source>
        <translation>只有一个数的集合</translation>
    </message>
    <message>
        <source>Outcomes repeat</source>
        <translation>胜负重复</translation>
    </message>
    <message>
        <source>Who wins a heap repeats from some size on: it depends only on who wins as many heaps before it as the longest take is long.</source>
        <translation>从某个大小起，谁胜一堆会周期重复：这只取决于它前面若干堆谁胜，堆数等于一次最多能取的个数。</translation>
    </message>
    <message>
        <source>a single heap, all sets</source>
        <translation>单独一堆，所有集合</translation>
    </message>
    <message>
        <source>column %1: “%2” is no domino: write L for one of Left’s, R for one of Right’s, E for one of either’s.</source>
        <translation>第 %1 个字符处：“%2”不是骨牌：左方的写 L，右方的写 R，双方都能推的写 E。</translation>
    </message>
    <message>
        <source>Write the dominoes of the row, LRRLRRL for example, or . if none is left.</source>
        <translation>请写出一排骨牌，例如 LRRLRRL；没有骨牌则写 .。</translation>
    </message>
    <message>
        <source>A row has at most %1 dominoes.</source>
        <translation>一排最多 %1 块骨牌。</translation>
    </message>
    <message>
        <source>Left: domino %1 to the right</source>
        <translation>左方：把第 %1 块骨牌向右推倒</translation>
    </message>
    <message>
        <source>Left: domino %1 to the left</source>
        <translation>左方：把第 %1 块骨牌向左推倒</translation>
    </message>
    <message>
        <source>Right: domino %1 to the right</source>
        <translation>右方：把第 %1 块骨牌向右推倒</translation>
    </message>
    <message>
        <source>Right: domino %1 to the left</source>
        <translation>右方：把第 %1 块骨牌向左推倒</translation>
    </message>
    <message>
        <source>Toppling Dominoes</source>
        <translation>推倒骨牌</translation>
    </message>
    <message>
        <source>Dominoes stand in a row. Left topples one of his own, L, or one of either’s, E, to the left or to the right: it and all dominoes in that direction fall. Right does the same with R or E. Whoever cannot has lost.</source>
        <translation>骨牌站成一排。左方把自己的一块（L）或公用的一块（E）向左或向右推倒，它和那个方向上的骨牌全部倒下；右方同样推倒 R 或 E。轮到谁推不了，谁就输。</translation>
    </message>
    <message>
        <source>L for a domino of Left’s, R for one of Right’s, E for one of either’s, for example LRRLRRL</source>
        <translation>L 是左方的骨牌，R 是右方的，E 是公用的，例如 LRRLRRL</translation>
    </message>
    <message>
        <source>A number: 1/2</source>
        <translation>数：1/2</translation>
    </message>
    <message>
        <source>A switch</source>
        <translation>开关</translation>
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
        <translation>数是回文</translation>
    </message>
    <message>
        <source>For every number there is exactly one row of that value. It reads the same from both ends.</source>
        <translation>每个数恰有一排骨牌以它为值；这一排从两端读起来都一样。</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>开关</translation>
    </message>
    <message>
        <source>If rows are worth the numbers a and b, a ≥ b, the row that consists of the first, L, R and the second is worth {a|b}.</source>
        <translation>若两排的值是数 a 与 b，且 a ≥ b，则依次由前一排、L、R、后一排组成的一排值为 {a|b}。</translation>
    </message>
    <message>
        <source>all rows that are numbers</source>
        <translation>值为数的所有各排</translation>
    </message>
    <message>
        <source>Exchanged dominoes</source>
        <translation>互换骨牌</translation>
    </message>
    <message>
        <source>With L and R exchanged a row is the negative.</source>
        <translation>互换 L 与 R，就得到这一排的负。</translation>
    </message>
    <message>
        <source>A strip of 12: best cut into 3 first</source>
        <translation>长 12 的一条：最好先切成 3 份</translation>
    </message>
    <message>
        <source>Whoever’s side has more prime factors is ahead; equally many make 0. Divide that side by its prime factors one by one, the smallest first. If the other side has k of them, the cake is worth the sum of the quotients without the first k.</source>
        <translation>谁的边质因数多，谁就领先；一样多则值为 0。把这条边从小到大逐个除以它的质因数；若另一边有 k 个质因数，蛋糕的值就是去掉前 k 个商之后其余各商之和。</translation>
    </message>
    <message>
        <source>L or R for a cell of Left’s or Right’s, . for a free one, l or r for one that is free for Left or Right alone, # for no cell, and / between rows; or a size, such as 3x4.</source>
        <translation>L 或 R 表示左方或右方的格子，. 表示空格，l 或 r 表示只有左方或右方能涂的空格，# 表示没有格子，行与行之间写 /；也可以写大小，例如 3x4。</translation>
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
        <translation>左方：第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>Right: row %1, column %2</source>
        <translation>右方：第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>Col</source>
        <translation>异色涂格（Col）</translation>
    </message>
    <message>
        <source>A single cell: a star</source>
        <translation>单独一格：星</translation>
    </message>
    <message>
        <source>Half a move ahead for Right</source>
        <translation>右方领先半步</translation>
    </message>
    <message>
        <source>A path between two of Left’s: one move for Right</source>
        <translation>左方两格之间的一条路：右方多一步</translation>
    </message>
    <message>
        <source>3 × 3: whoever begins loses</source>
        <translation>3 × 3：谁先走谁输</translation>
    </message>
    <message>
        <source>A number, or a number and a star</source>
        <translation>数，或数加星</translation>
    </message>
    <message>
        <source>Every position is worth a number, or a number plus *.</source>
        <translation>每个局面的值是一个数，或一个数加 *。</translation>
    </message>
    <message>
        <source>The opposite cell</source>
        <translation>对称的格子</translation>
    </message>
    <message>
        <source>A free board of an even number of cells is worth 0: each move is answered at the cell that is opposite, through the centre.</source>
        <translation>格数为偶数的空棋盘值为 0：每一步都可以在关于中心对称的格子上应对。</translation>
    </message>
    <message>
        <source>free rectangles of an even number of cells</source>
        <translation>格数为偶数的空矩形</translation>
    </message>
    <message>
        <source>Snort</source>
        <translation>同色涂格（Snort）</translation>
    </message>
    <message>
        <source>Three cells: the middle gains two moves</source>
        <translation>三格：占中间得两步</translation>
    </message>
    <message>
        <source>A path between two of Left’s</source>
        <translation>左方两格之间的一条路</translation>
    </message>
    <message>
        <source>2 × 3: hot</source>
        <translation>2 × 3：热博弈</translation>
    </message>
    <message>
        <source>4 × 4: whoever begins loses</source>
        <translation>4 × 4：谁先走谁输</translation>
    </message>
    <message>
        <source>The opposite cell, not beside it</source>
        <translation>对称的格子，互不相邻</translation>
    </message>
    <message>
        <source>A free board with an even number of rows and of columns is worth 0: each move is answered at the cell that is opposite, through the centre; the two are never side by side.</source>
        <translation>行数与列数都为偶数的空棋盘值为 0：每一步都可以在关于中心对称的格子上应对，这两格从不相邻。</translation>
    </message>
    <message>
        <source>free rectangles with even sides</source>
        <translation>两边都为偶数的空矩形</translation>
    </message>
    <message>
        <source>The edge at line %1, column %2 is “%3”: write blue for an edge that Left may cut, red for one of Right’s, green for one of either’s.</source>
        <translation>第 %1 行第 %2 个字符处的边是“%3”：左方能剪的边写 blue，右方能剪的写 red，双方都能剪的写 green。</translation>
    </message>
    <message>
        <source>There are more than %1 edges.</source>
        <translation>边多于 %1 条。</translation>
    </message>
    <message>
        <source>column %1: “%2” is no edge: write L for one of Left’s, R for one of Right’s, E for one of either’s, and a comma between stalks.</source>
        <translation>第 %1 个字符处：“%2”不是边：左方的写 L，右方的写 R，双方都能剪的写 E，各茎之间写逗号。</translation>
    </message>
    <message>
        <source>A stalk has at least one edge: LRL, for example.</source>
        <translation>一根茎至少有一条边，例如 LRL。</translation>
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
        <translation>蓝红 Hackenbush</translation>
    </message>
    <message>
        <source>A graph stands on the ground. Left cuts a blue or green edge, Right a red or green one; what is no longer connected to the ground falls. Whoever cannot has lost.</source>
        <translation>一个图立在地面上。左方剪一条蓝边或绿边，右方剪一条红边或绿边；不再与地面相连的部分掉落。轮到谁剪不了，谁就输。</translation>
    </message>
    <message>
        <source>stalks</source>
        <translation>茎</translation>
    </message>
    <message>
        <source>each from the ground up: L is blue, Left’s, R red, Right’s, E green, either’s; for example LRL,RE</source>
        <translation>每根从地面往上写：L 是蓝边，归左方；R 是红边，归右方；E 是绿边，双方都能剪；例如 LRL,RE</translation>
    </message>
    <message>
        <source>in place of stalks, a file in DOT, graph { ground -- a [color=blue] }, or in JSON, {&quot;edges&quot;: [{&quot;source&quot;: &quot;ground&quot;, &quot;target&quot;: &quot;a&quot;, &quot;color&quot;: &quot;red&quot;}]}</source>
        <translation>不写茎时，给出 DOT 文件 graph { ground -- a [color=blue] }，或 JSON 文件 {&quot;edges&quot;: [{&quot;source&quot;: &quot;ground&quot;, &quot;target&quot;: &quot;a&quot;, &quot;color&quot;: &quot;red&quot;}]}</translation>
    </message>
    <message>
        <source>A stalk: 1/2</source>
        <translation>一根茎：1/2</translation>
    </message>
    <message>
        <source>Berlekamp’s rule: 1 39/64</source>
        <translation>Berlekamp 规则：1 39/64</translation>
    </message>
    <message>
        <source>A flower: green below</source>
        <translation>一朵花：绿边在下</translation>
    </message>
    <message>
        <source>A tree</source>
        <translation>一棵树</translation>
    </message>
    <message>
        <source>A girl, with cycles</source>
        <translation>一个女孩，有圈</translation>
    </message>
    <message>
        <source>Blue and red edges make a number</source>
        <translation>蓝边与红边成为数</translation>
    </message>
    <message>
        <source>Without green edges the value is a number: a cut never gains for whoever makes it.</source>
        <translation>没有绿边时，值是一个数：谁剪都占不到便宜。</translation>
    </message>
    <message>
        <source>graphs without green edges</source>
        <translation>没有绿边的图</translation>
    </message>
    <message>
        <source>Berlekamp’s rule</source>
        <translation>Berlekamp 规则</translation>
    </message>
    <message>
        <source>Where a stalk first changes its colour, LR is the binary point; the L before it are counted, and are the whole part. Then each L is a 1 and each R a 0, and another 1 follows. With L and R exchanged it is the negative.</source>
        <translation>茎首次变色处的 LR 是二进制小数点；它之前 L 的个数是整数部分。此后每个 L 是 1，每个 R 是 0，末尾再添一个 1。互换 L 与 R 就得到它的负。</translation>
    </message>
    <message>
        <source>stalks of blue and red edges</source>
        <translation>蓝红两色的茎</translation>
    </message>
    <message>
        <source>Where something stands on a single edge, only its value matters: it may be replaced by anything of the same value.</source>
        <translation>立在单独一条边上的部分，要紧的只是它的值：可以换成任何同值的部分。</translation>
    </message>
    <message>
        <source>all graphs</source>
        <translation>所有图</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>%2 of 1 option</source>
        <translation>1 个后继中的 %2 个</translation>
    </message>
    <message>
        <source>%2 of %1 options</source>
        <translation>%1 个后继中的 %2 个</translation>
    </message>
    <message>
        <source>. for a free cell, # for a hole and / between rows; or a size, such as 4x5.</source>
        <translation>. 表示空格，# 表示洞，行与行之间写 /；也可以写大小，例如 4x5。</translation>
    </message>
    <message>
        <source>column %1: “%2” is no cell: write %3</source>
        <translation>第 %1 个字符处：“%2”不是格子：请写 %3</translation>
    </message>
    <message>
        <source>x for a stone of Left, o for one of Right, . for an empty cell and / between rows; or a size, such as 3x4.</source>
        <translation>x 表示左方的棋子，o 表示右方的棋子，. 表示空格，行与行之间写 /；也可以写大小，例如 3x4。</translation>
    </message>
    <message>
        <source>Left: row %1, column %2 takes row %3, column %4</source>
        <translation>左方：第 %1 行第 %2 列吃第 %3 行第 %4 列</translation>
    </message>
    <message>
        <source>Right: row %1, column %2 takes row %3, column %4</source>
        <translation>右方：第 %1 行第 %2 列吃第 %3 行第 %4 列</translation>
    </message>
    <message>
        <source>Clobber</source>
        <translation>吃子棋（Clobber）</translation>
    </message>
    <message>
        <source>Left moves an x onto an o that is beside it, above or below, and removes that; Right moves an o onto an x. Whoever cannot has lost.</source>
        <translation>左方把一枚 x 移到上下左右相邻的一枚 o 上，吃掉它；右方把一枚 o 移到一枚 x 上。轮到谁走不了，谁就输。</translation>
    </message>
    <message>
        <source>rows from the top with / between them, x for a stone of Left, o for one of Right, . for an empty cell; or a size, 2x3</source>
        <translation>从上往下写各行，以 / 分隔：x 表示左方的棋子，o 表示右方的棋子，. 表示空格；也可以写大小，2x3</translation>
    </message>
    <message>
        <source>Up: won for Left</source>
        <translation>上：左方必胜</translation>
    </message>
    <message>
        <source>A row of six: whoever begins loses</source>
        <translation>一行六枚：谁先走谁输</translation>
    </message>
    <message>
        <source>2 × 3: whoever begins loses</source>
        <translation>2 × 3：谁先走谁输</translation>
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
        <translation>全小博弈</translation>
    </message>
    <message>
        <source>As long as one player can move, the other can, too; so every position is smaller than every positive number, and larger than every negative one.</source>
        <translation>只要一方能走，另一方也能走；所以每个局面都小于一切正数，大于一切负数。</translation>
    </message>
    <message>
        <source>Exchanged stones</source>
        <translation>互换棋子</translation>
    </message>
    <message>
        <source>With x and o exchanged a board is the negative: what was Left’s is Right’s.</source>
        <translation>互换 x 与 o，棋盘就变成它的负：原来属于左方的，变成右方的。</translation>
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
        <translation>%1；代价 %2</translation>
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
        <translation>走法可输入为第一格的格号（逐行从 0 到 %1）、走到的局面，或 # 加编号。</translation>
    </message>
    <message>
        <source>%1 gave away %2 in 1 hot position, at its temperature.</source>
        <translation>%1在 1 个热局面里按其温度让出了 %2。</translation>
    </message>
    <message>
        <source>%1 gave away %2 in %3 hot positions, at their temperatures.</source>
        <translation>%1在 %3 个热局面里按各自的温度共让出了 %2。</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>轮到</translation>
    </message>
    <message>
        <source>domino %1</source>
        <translation>骨牌 %1</translation>
    </message>
    <message>
        <source>Pairs of options that are confused and stay, not told one by one: %1.</source>
        <translation>不可比而保留的选项对，不逐一列出：%1 对。</translation>
    </message>
    <message>
        <source>Which of %1 and %2 is larger? Play %2 − %3:</source>
        <translation>%1 与 %2 哪个大？玩 %2 − %3：</translation>
    </message>
    <message>
        <source>Is %1 ≤ %2? Play %2 − %3, Right begins:</source>
        <translation>%1 ≤ %2 吗？玩 %2 − %3，右方先走：</translation>
    </message>
    <message>
        <source>Whoever begins wins: %1 and %2 are confused.</source>
        <translation>谁先走谁胜：%1 与 %2 不可比。</translation>
    </message>
    <message>
        <source>Right has no move and loses, so %1 ≤ %2.</source>
        <translation>右方无步可走而负，所以 %1 ≤ %2。</translation>
    </message>
    <message>
        <source>Left wins whatever Right does, so %1 ≤ %2.</source>
        <translation>无论右方怎么走，左方都胜，所以 %1 ≤ %2。</translation>
    </message>
    <message>
        <source>Left begins and wins.</source>
        <translation>左方先走，左方胜。</translation>
    </message>
    <message>
        <source>Right begins and wins.</source>
        <translation>右方先走，右方胜。</translation>
    </message>
    <message>
        <source>Left moves to %1 and wins.</source>
        <translation>左方走到 %1，左方胜。</translation>
    </message>
    <message>
        <source>No player has a move: this is %1.</source>
        <translation>双方都无步可走：这就是 %1。</translation>
    </message>
    <message>
        <source>The simplest number greater than %1 is %2.</source>
        <translation>大于 %1 的最简数是 %2。</translation>
    </message>
    <message>
        <source>The simplest number less than %1 is %2.</source>
        <translation>小于 %1 的最简数是 %2。</translation>
    </message>
    <message>
        <source>The simplest number between %1 and %2 is %3.</source>
        <translation>%1 与 %2 之间的最简数是 %3。</translation>
    </message>
    <message>
        <source>Both players may move to %1: this is %2, as in Nim.</source>
        <translation>双方都可走到 %1：如同 Nim，这就是 %2。</translation>
    </message>
    <message>
        <source>These are the options of %1, a sum of a number, ups and a nimber.</source>
        <translation>这些正是 %1 的选项，它是数、上与尼姆数之和。</translation>
    </message>
    <message>
        <source>Right’s options are the negatives of Left’s: this is written %1.</source>
        <translation>右方的选项是左方选项的相反数：写作 %1。</translation>
    </message>
    <message>
        <source>These are the options of %1, which has a name of its own.</source>
        <translation>这些正是 %1 的选项，它有自己的名称。</translation>
    </message>
    <message>
        <source>It has no shorter name than its options: %1.</source>
        <translation>没有比列出选项更短的名称：%1。</translation>
    </message>
    <message>
        <source>Left moves first here, and wins.</source>
        <translation>这里左方先走，左方胜。</translation>
    </message>
    <message>
        <source>Right moves first here, and wins.</source>
        <translation>这里右方先走，右方胜。</translation>
    </message>
    <message>
        <source>Left moves first here, and loses, whatever he does.</source>
        <translation>这里左方先走，无论怎么走都输。</translation>
    </message>
    <message>
        <source>Right moves first here, and loses, whatever he does.</source>
        <translation>这里右方先走，无论怎么走都输。</translation>
    </message>
    <message>
        <source>while some component has a temperature above 0:</source>
        <translation>当某个子游戏的温度大于 0 时：</translation>
    </message>
    <message>
        <source>    move in the hottest, to what is best at its temperature</source>
        <translation>    在最热的子游戏里走到按其温度最好的选项</translation>
    </message>
    <message>
        <source>the stop ← the sum of the means of what is left</source>
        <translation>停值 ← 剩余各子游戏均值之和</translation>
    </message>
    <message>
        <source>compare it with the stop of best play</source>
        <translation>与最优走法的停值比较</translation>
    </message>
    <message>
        <source>Left takes component %1, the hottest (temperature %2): %3 becomes %4.</source>
        <translation>左方取最热的子游戏 %1（温度 %2）：%3 变成 %4。</translation>
    </message>
    <message>
        <source>Right takes component %1, the hottest (temperature %2): %3 becomes %4.</source>
        <translation>右方取最热的子游戏 %1（温度 %2）：%3 变成 %4。</translation>
    </message>
    <message>
        <source>No component is hot: nobody is in a hurry.</source>
        <translation>没有热的子游戏：谁也不急。</translation>
    </message>
    <message>
        <source>Nothing hot is left: the means of what is left add up to %1.</source>
        <translation>不再有热的子游戏：剩余各子游戏的均值合计 %1。</translation>
    </message>
    <message>
        <source>Best play comes to %1, too.</source>
        <translation>最优走法也得到 %1。</translation>
    </message>
    <message>
        <source>Best play comes to %1: hottest-first errs here.</source>
        <translation>最优走法得到 %1：这里最热优先走错了。</translation>
    </message>
    <message>
        <source>Hottest first</source>
        <translation>最热优先</translation>
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
        <translation>%1（第 %2 个子游戏）</translation>
    </message>
    <message>
        <source>Added exactly, as numbers, nimbers and ups are: %1. Together: %2.</source>
        <translation>数、尼姆数和上能精确相加：%1。合计：%2。</translation>
    </message>
    <message>
        <source>Switches, the hottest first: whoever is to move takes it: %1.</source>
        <translation>开关，从最热的起，轮到谁走谁就取它：%1。</translation>
    </message>
    <message>
        <source>Tinies and their negatives, no multiple of which reaches ↑: %1.</source>
        <translation>微量及其负，多少个也达不到 ↑：%1。</translation>
    </message>
    <message>
        <source>Games that have to be compared move by move: %1.</source>
        <translation>须逐步比较的博弈：%1。</translation>
    </message>
    <message>
        <source>The thermograph</source>
        <translation>温度图</translation>
    </message>
    <message>
        <source>the thermographs of all options</source>
        <translation>所有选项的温度图</translation>
    </message>
    <message>
        <source>L(t) ← the largest right wall of Left’s options, at t, minus t</source>
        <translation>L(t) ← 左方各选项的右墙在 t 处的最大值，减 t</translation>
    </message>
    <message>
        <source>R(t) ← the smallest left wall of Right’s options, at t, plus t</source>
        <translation>R(t) ← 右方各选项的左墙在 t 处的最小值，加 t</translation>
    </message>
    <message>
        <source>up to the tax t at which L(t) = R(t): the temperature</source>
        <translation>直到 L(t) = R(t) 的税 t：温度</translation>
    </message>
    <message>
        <source>above it the mast, upright over the mean</source>
        <translation>再往上是桅杆，直立在均值上</translation>
    </message>
    <message>
        <source>%1 has the left options %2 and the right options %3.</source>
        <translation>%1 的左方选项：%2；右方选项：%3。</translation>
    </message>
    <message>
        <source>%1 is a number: whoever moves in it loses by that. Nobody moves even without a tax, and its thermograph is a mast alone.</source>
        <translation>%1 是数：谁在其中走谁吃亏。即使没有税也无人走，所以温度图只有桅杆。</translation>
    </message>
    <message>
        <source>walls</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>After Left’s move it is Right’s turn: what counts at each tax is the largest right wall of Left’s options.</source>
        <translation>左方走后轮到右方：在每个税 t 处，取左方各选项的右墙的最大值。</translation>
    </message>
    <message>
        <source>Left pays the tax t for the move: %1 is that minus t.</source>
        <translation>左方为这一步付税 t：%1就是上面的值减 t。</translation>
    </message>
    <message>
        <source>After Right’s move it is Left’s turn: what counts at each tax is the smallest left wall of Right’s options.</source>
        <translation>右方走后轮到左方：在每个税 t 处，取右方各选项的左墙的最小值。</translation>
    </message>
    <message>
        <source>Right pays the tax t for the move: %1 is that plus t.</source>
        <translation>右方为这一步付税 t：%1就是上面的值加 t。</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>税</translation>
    </message>
    <message>
        <source>Without a tax the walls stand at the stops: Left’s is %1, Right’s is %2.</source>
        <translation>没有税时，两面墙立在停值上：左停值 %1，右停值 %2。</translation>
    </message>
    <message>
        <source>%1 turns at t = %2, over %3.</source>
        <translation>%1在 t = %2 处转折，值为 %3。</translation>
    </message>
    <message>
        <source>The walls meet at t = %1: at this tax nobody gains by a move. It is the temperature.</source>
        <translation>两面墙在 t = %1 处相会：税到这么高，走一步谁也不得利。这就是温度。</translation>
    </message>
    <message>
        <source>Above it the mast stands over the mean, %1: with a higher tax nobody moves.</source>
        <translation>再往上，桅杆立在均值 %1 上：税更高时无人再走。</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>%1: left stop %2, right stop %3, mean %4, temperature %5.</source>
        <translation>%1：左停值 %2，右停值 %3，均值 %4，温度 %5。</translation>
    </message>
    <message>
        <source>Left’s wall</source>
        <translation>左墙</translation>
    </message>
    <message>
        <source>Right’s wall</source>
        <translation>右墙</translation>
    </message>
    <message>
        <source>mean %1, temperature %2</source>
        <translation>均值 %1，温度 %2</translation>
    </message>
    <message>
        <source>left stop %1, right stop %2, %3</source>
        <translation>左停值 %1，右停值 %2，%3</translation>
    </message>
    <message>
        <source>%1 positions are kept in memory, which is all that there is room for, and it is not known who wins: this is too far from the end of play.</source>
        <translation>内存中已存有 %1 个局面，再也放不下了，仍不知道谁胜：离终局太远。</translation>
    </message>
    <message>
        <source>normal, Left and Right</source>
        <translation>正常，左方与右方</translation>
    </message>
    <message>
        <source>In %1 Left and Right have different moves: it can be a component with play=%2.</source>
        <translation>%1 中左方和右方走法不同：play=%2 时它可以作为子游戏。</translation>
    </message>
    <message>
        <source>whose moves are marked, and who begins the play that the steps show</source>
        <translation>标出谁的走法，步骤所演示的一局由谁先走</translation>
    </message>
    <message>
        <source>x fits if no left option is ≥ x and no right option is ≤ x</source>
        <translation>若没有左选项 ≥ x，也没有右选项 ≤ x，则 x 合适</translation>
    </message>
    <message>
        <source>x ← 0, born on day 0</source>
        <translation>x ← 0，第 0 天出生</translation>
    </message>
    <message>
        <source>while a left option is ≥ x: x ← its greater child</source>
        <translation>只要有左选项 ≥ x：x ← 它较大的子结点</translation>
    </message>
    <message>
        <source>while a right option is ≤ x: x ← its lesser child</source>
        <translation>只要有右选项 ≤ x：x ← 它较小的子结点</translation>
    </message>
    <message>
        <source>x fits: the game is x</source>
        <translation>x 合适：博弈就是 x</translation>
    </message>
    <message>
        <source>+ for each way to the greater, − to the lesser: the signs, and a stalk</source>
        <translation>每次走向较大的记 +，走向较小的记 −：得到符号，也是一根茎</translation>
    </message>
    <message>
        <source>whoever moves in a number loses by it</source>
        <translation>在数中走的一方总要吃亏</translation>
    </message>
    <message>
        <source>Left’s options: %1. Right’s options: %2. Sought is the number x that is born first of those with no left option ≥ x and no right option ≤ x.</source>
        <translation>左方的选项：%1。右方的选项：%2。要找的数 x 是：在没有左选项 ≥ x、也没有右选项 ≤ x 的数中最早出生的一个。</translation>
    </message>
    <message>
        <source>Left has no option: x may be as small as it likes.</source>
        <translation>左方没有选项：x 可以任意小。</translation>
    </message>
    <message>
        <source>Of Left’s options %1 excludes most: x must be greater than %2.</source>
        <translation>左方的选项中 %1 排除最多：x 必须大于 %2。</translation>
    </message>
    <message>
        <source>Of Left’s options %1 excludes most: x must be at least %2.</source>
        <translation>左方的选项中 %1 排除最多：x 不能小于 %2。</translation>
    </message>
    <message>
        <source>Right has no option: x may be as large as it likes.</source>
        <translation>右方没有选项：x 可以任意大。</translation>
    </message>
    <message>
        <source>Of Right’s options %1 excludes most: x must be less than %2.</source>
        <translation>右方的选项中 %1 排除最多：x 必须小于 %2。</translation>
    </message>
    <message>
        <source>Of Right’s options %1 excludes most: x must be at most %2.</source>
        <translation>右方的选项中 %1 排除最多：x 不能大于 %2。</translation>
    </message>
    <message>
        <source>birthdays</source>
        <translation>生日</translation>
    </message>
    <message>
        <source>Day %1: %2 fits, and nothing that fits is born earlier. The game is %2.</source>
        <translation>第 %1 天：%2 合适，而且没有更早出生的数合适。博弈就是 %2。</translation>
    </message>
    <message>
        <source>Day %1: %2 is too small, as %3 ≥ %2. On to the greater child.</source>
        <translation>第 %1 天：%2 太小，因为 %3 ≥ %2。走向较大的子结点。</translation>
    </message>
    <message>
        <source>Day %1: %2 is too large, as %3 ≤ %2. On to the lesser child.</source>
        <translation>第 %1 天：%2 太大，因为 %3 ≤ %2。走向较小的子结点。</translation>
    </message>
    <message>
        <source>Days %1 to %2: %3 to %4 are too small, one after the other, as %5 ≥ %4.</source>
        <translation>第 %1 天到第 %2 天：%3 到 %4 一个接一个都太小，因为 %5 ≥ %4。</translation>
    </message>
    <message>
        <source>Days %1 to %2: %3 to %4 are too large, one after the other, as %5 ≤ %4.</source>
        <translation>第 %1 天到第 %2 天：%3 到 %4 一个接一个都太大，因为 %5 ≤ %4。</translation>
    </message>
    <message>
        <source>stalk</source>
        <translation>茎</translation>
    </message>
    <message>
        <source>The signs on the way are %1. As a stalk of Hackenbush: from the ground up a blue branch for each +, a red one for each −.</source>
        <translation>路上的符号是 %1。画成 Hackenbush 的茎：从地面往上，每个 + 是一根蓝枝，每个 − 是一根红枝。</translation>
    </message>
    <message>
        <source>All branches are red, and each counts −1: together %1.</source>
        <translation>所有的枝都是红的，各算 −1：合计 %1。</translation>
    </message>
    <message>
        <source>All branches are blue, and each counts 1: together %1.</source>
        <translation>所有的枝都是蓝的，各算 1：合计 %1。</translation>
    </message>
    <message>
        <source>Read in binary, with the colours exchanged and a minus before all: of the branches before the colour changes all but the last count 1 each, together %1.</source>
        <translation>按二进制读，两色互换，前面加负号：变色之前的枝除最后一根外各算 1，合计 %1。</translation>
    </message>
    <message>
        <source>Read in binary: of the branches before the colour changes all but the last count 1 each, together %1.</source>
        <translation>按二进制读：变色之前的枝除最后一根外各算 1，合计 %1。</translation>
    </message>
    <message>
        <source>The first two branches of unequal colours are the binary point.</source>
        <translation>最先不同色的两根枝是小数点。</translation>
    </message>
    <message>
        <source>After it a red branch is a 1, a blue one a 0, and a last 1 is put at the end: .%1.</source>
        <translation>其后红枝是 1，蓝枝是 0，末尾再添一个 1：.%1。</translation>
    </message>
    <message>
        <source>After it a blue branch is a 1, a red one a 0, and a last 1 is put at the end: .%1.</source>
        <translation>其后蓝枝是 1，红枝是 0，末尾再添一个 1：.%1。</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>In 0, its simplest form, nobody has a move: whoever must move, loses.</source>
        <translation>在最简的形式 0 中谁也没有走法：轮到谁走谁就输。</translation>
    </message>
    <message>
        <source>In its simplest form Left moves to %1 and loses 1 by it, Right has no move. Nobody moves in a number while there is anything else.</source>
        <translation>在最简的形式中，左方走到 %1，因此吃亏 1；右方没有走法。只要还有别处可走，谁也不在数中走。</translation>
    </message>
    <message>
        <source>In its simplest form Right moves to %1 and loses 1 by it, Left has no move. Nobody moves in a number while there is anything else.</source>
        <translation>在最简的形式中，右方走到 %1，因此吃亏 1；左方没有走法。只要还有别处可走，谁也不在数中走。</translation>
    </message>
    <message>
        <source>In its simplest form Left moves to %1, Right to %2: whoever moves loses %3 by it. Nobody moves in a number while there is anything else.</source>
        <translation>在最简的形式中，左方走到 %1，右方走到 %2：谁走谁吃亏 %3。只要还有别处可走，谁也不在数中走。</translation>
    </message>
    <message>
        <source>The number is 0, born on day 0: it has no signs.</source>
        <translation>这个数是 0，第 0 天出生：没有符号。</translation>
    </message>
    <message>
        <source>for all sizes, the smallest first:</source>
        <translation>对所有大小，从最小的开始：</translation>
    </message>
    <message>
        <source>    who wins if Left moves first, and if Right does</source>
        <translation>    左方先走时谁胜，右方先走时谁胜</translation>
    </message>
    <message>
        <source>    within reach: the canonical form, its mean and temperature</source>
        <translation>    够得着时：规范形及其均值和温度</translation>
    </message>
    <message>
        <source>how many are won by whom</source>
        <translation>各由谁胜，共多少</translation>
    </message>
    <message>
        <source>%1 is out of reach: not even who wins is known.</source>
        <translation>%1 够不着：连谁胜都不知道。</translation>
    </message>
    <message>
        <source>%1 is %2; its canonical form is out of reach.</source>
        <translation>%1 是 %2；它的规范形够不着。</translation>
    </message>
    <message>
        <source>%1 is %2: it is the number %3.</source>
        <translation>%1 是 %2：它就是数 %3。</translation>
    </message>
    <message>
        <source>%1 is %2: it is %3, with mean %4 and temperature %5.</source>
        <translation>%1 是 %2：它是 %3，均值 %4，温度 %5。</translation>
    </message>
    <message>
        <source>Whoever begins, Left wins %1 of these %2, and Right %3. Whoever begins wins %4, and loses %5.</source>
        <translation>不论谁先走，这 %2 个中左方胜 %1 个，右方胜 %3 个。先走者胜的有 %4 个，先走者败的有 %5 个。</translation>
    </message>
    <message>
        <source>The atlas</source>
        <translation>图集</translation>
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
        <translation>下一天：选项都已出生的所有 {L | R}，每个博弈只算一次</translation>
    </message>
    <message>
        <source>a line from G up to H: G &lt; H, and no game between</source>
        <translation>从 G 向上到 H 的线：G &lt; H，其间没有博弈</translation>
    </message>
    <message>
        <source>two games that are confused: the least above both, the greatest below</source>
        <translation>两个不可比的博弈：同时在上的最小者，同时在下的最大者</translation>
    </message>
    <message>
        <source>days</source>
        <translation>各天</translation>
    </message>
    <message>
        <source>On day 0 there are no games yet that could be options: only %1 is born.</source>
        <translation>第 0 天还没有可作选项的博弈：只有 %1 出生。</translation>
    </message>
    <message>
        <source>On day 1 each player may have the option 0 or none: %1 games by then.</source>
        <translation>第 1 天，每方可以有选项 0，也可以没有：至此共 %1 个博弈。</translation>
    </message>
    <message>
        <source>On day 2 options are any of those: of all these forms %1 games are different, with those born before.</source>
        <translation>第 2 天，选项可以是其中任意一些：在所有这些形式中，连同以前出生的，共有 %1 个不同的博弈。</translation>
    </message>
    <message>
        <source>%1 and %2 are confused. The least game above both is %3, the greatest below both %4.</source>
        <translation>%1 与 %2 不可比。同时在两者之上的最小者是 %3，同时在两者之下的最大者是 %4。</translation>
    </message>
    <message>
        <source>The games born by day 2</source>
        <translation>到第 2 天为止出生的博弈</translation>
    </message>
    <message>
        <source>order</source>
        <translation>序</translation>
    </message>
    <message>
        <source>A line leads from each game up to those right above it: Left likes the upper ones better. Lines: %1.</source>
        <translation>每个博弈都有线向上通到紧接其上的博弈：左方更喜欢上面的。线共 %1 条。</translation>
    </message>
    <message>
        <source>Any two have such bounds: the %1 games born by day 2 are a lattice. By day 3 there are %2.</source>
        <translation>任意两个都有这样的上下界：到第 2 天为止出生的 %1 个博弈构成格。到第 3 天共有 %2 个。</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>who wins</source>
        <translation>谁胜</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>largest side</source>
        <translation>最大边长</translation>
    </message>
    <message>
        <source>What is the mean of %1?</source>
        <translation>%1 的均值是多少？</translation>
    </message>
    <message>
        <source>the mean is %1</source>
        <translation>均值是 %1</translation>
    </message>
    <message>
        <source>%1 is larger</source>
        <translation>%1 较大</translation>
    </message>
    <message>
        <source>Whoever begins in %1 − (%2) wins: they are confused.</source>
        <translation>在 %1 − (%2) 中谁先走谁胜：两者不可比。</translation>
    </message>
    <message>
        <source>Left wins %1 − (%2), whoever begins: %1 is larger.</source>
        <translation>不论谁先走，左方都胜 %1 − (%2)：%1 较大。</translation>
    </message>
    <message>
        <source>Right wins %1 − (%2), whoever begins: %2 is larger.</source>
        <translation>不论谁先走，右方都胜 %1 − (%2)：%2 较大。</translation>
    </message>
    <message>
        <source>Moves at %1 lead to %2 and to %3. Which is larger?</source>
        <translation>从 %1 可走到 %2 和 %3。哪一个较大？</translation>
    </message>
    <message>
        <source>none: they are confused</source>
        <translation>都不是：两者不可比</translation>
    </message>
    <message>
        <source>Left’s moves at %1 lead to %2. Which of these is dominated?</source>
        <translation>左方从 %1 可走到 %2。其中哪一个受制？</translation>
    </message>
    <message>
        <source>Right’s moves at %1 lead to %2. Which of these is dominated?</source>
        <translation>右方从 %1 可走到 %2。其中哪一个受制？</translation>
    </message>
    <message>
        <source>Any two of them are confused: none is dominated.</source>
        <translation>其中任意两个都不可比：没有受制的。</translation>
    </message>
    <message>
        <source>What is the mean?</source>
        <translation>均值是多少？</translation>
    </message>
    <message>
        <source>Which is larger?</source>
        <translation>哪个较大？</translation>
    </message>
    <message>
        <source>Which option is dominated?</source>
        <translation>哪个选项受制？</translation>
    </message>
    <message>
        <source>cooling</source>
        <translation>冷却</translation>
    </message>
    <message>
        <source>heating</source>
        <translation>加热</translation>
    </message>
    <message>
        <source>%1 is cooled by %2: each move costs its player %2, until nobody gains by a move. That is %3.</source>
        <translation>%1 冷却 %2：每走一步，走的一方付出 %2，直到谁也不因走而得利。这就是 %3。</translation>
    </message>
    <message>
        <source>%1 is heated by %2: each move earns its player %2, but numbers stay as they are. That is %3.</source>
        <translation>%1 加热 %2：每走一步，走的一方得到 %2，但数保持不变。这就是 %3。</translation>
    </message>
    <message>
        <source>cooling and heating</source>
        <translation>冷却与加热</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>cooled: each move costs</source>
        <translation>冷却：每走一步付出</translation>
    </message>
    <message>
        <source>heated: each move earns</source>
        <translation>加热：每走一步得到</translation>
    </message>
    <message>
        <source>by</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>a number such as 1, 1/2 or 3/8</source>
        <translation>一个数，例如 1、1/2 或 3/8</translation>
    </message>
    <message>
        <source>A game is cooled or heated by a number that is not below 0, such as 1/2; “%1” is none.</source>
        <translation>博弈冷却或加热的数量是不小于 0 的数，例如 1/2；“%1”不是。</translation>
    </message>
    <message>
        <source>from 5 on it may take long</source>
        <translation>从 5 起可能很久</translation>
    </message>
    <message>
        <source>Whoever begins, Left wins %1 of these %2, and Right %3. Whoever begins wins %4, and loses %5. Out of reach: %6.</source>
        <translation>不论谁先走，这 %2 个中左方胜 %1 个，右方胜 %3 个。先走者胜的有 %4 个，先走者败的有 %5 个。够不着的有 %6 个。</translation>
    </message>
    <message>
        <source>In binary %1 is %2. Back again: as many branches as the whole part, two for the point, then one for each digit but the last 1.</source>
        <translation>二进制的 %1 就是 %2。反过来：整数部分是多少就有多少根枝，小数点是两根，其后除末尾的 1 外每个数字一根。</translation>
    </message>
    <message>
        <source>No number is left between: %1 is no number. It is confused with all numbers between %2 and %3, its stops.</source>
        <translation>其间没有剩下任何数：%1 不是数。它与介于它的两个停值 %2 和 %3 之间的所有数都不可比。</translation>
    </message>
    <message>
        <source>No number is left between: %1 is no number. It differs from %2 by an infinitesimal.</source>
        <translation>其间没有剩下任何数：%1 不是数。它与 %2 相差一个无穷小。</translation>
    </message>
    <message>
        <source>Moving first, Left wins.</source>
        <translation>左方先走时左方胜。</translation>
    </message>
    <message>
        <source>Moving first, Left loses.</source>
        <translation>左方先走时左方败。</translation>
    </message>
    <message>
        <source>Moving first, Right wins.</source>
        <translation>右方先走时右方胜。</translation>
    </message>
    <message>
        <source>Moving first, Right loses.</source>
        <translation>右方先走时右方败。</translation>
    </message>
    <message>
        <source>Left’s %1 and %2 are confused: neither dominates the other.</source>
        <translation>左方的 %1 与 %2 不可比：谁也不使对方受制。</translation>
    </message>
    <message>
        <source>Right’s %1 and %2 are confused: neither dominates the other.</source>
        <translation>右方的 %1 与 %2 不可比：谁也不使对方受制。</translation>
    </message>
    <message>
        <source>Switches, the hottest first: %1.</source>
        <translation>开关，从最热的起：%1。</translation>
    </message>
    <message>
        <source>games stand in each other more than %1 deep</source>
        <translation>博弈互相嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>Two sides: the hottest first</source>
        <translation>双方不同：最热优先</translation>
    </message>
    <message>
        <source>Two sides: a number is not worth moving in</source>
        <translation>双方不同：不值得在数中走</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>the cake</source>
        <translation>这块蛋糕</translation>
    </message>
    <message>
        <source>cake %1</source>
        <translation>第 %1 块蛋糕</translation>
    </message>
    <message>
        <source>Pairs of options that are confused and stay, not told one by one: at least %1.</source>
        <translation>不可比而保留的选项对，不逐一列出：至少 %1 对。</translation>
    </message>
    <message>
        <source>An edge leads from %1 to itself: the node would be its own neighbour.</source>
        <translation>有一条边从 %1 连到它自己：这个节点会与自己相邻。</translation>
    </message>
    <message>
        <source>There is an edge between %1 and %2 already.</source>
        <translation>%1 与 %2 之间已经有边。</translation>
    </message>
    <message>
        <source>An edge leads from one node to another.</source>
        <translation>边从一个节点连到另一个节点。</translation>
    </message>
    <message>
        <source>The last node cannot be removed.</source>
        <translation>最后一个节点不能删除。</translation>
    </message>
    <message>
        <source>Left: node %1</source>
        <translation>左方：节点 %1</translation>
    </message>
    <message>
        <source>Right: node %1</source>
        <translation>右方：节点 %1</translation>
    </message>
    <message>
        <source>rows from the top with / between them, L and R for coloured cells, . for a free one, l and r for one that is free for one player alone, # for no cell, for example L.../..#R; or a size, 3x3. With a graph, such a letter for each node</source>
        <translation>从上往下写各行，以 / 分隔：L、R 表示已涂的格子，. 表示空格，l、r 表示只有一方能涂的空格，# 表示没有格子，例如 L.../..#R；也可以写大小，3x3。给出图时，每个节点写一个这样的字母</translation>
    </message>
    <message>
        <source>Left colours a free cell of a board, or a node of a graph, blue, Right one red. Neighbours must not have the same colour. Whoever cannot has lost.</source>
        <translation>左方把棋盘上的一个空格或图的一个节点涂成蓝色，右方涂成红色；相邻的不能同色。轮到谁涂不了，谁就输。</translation>
    </message>
    <message>
        <source>A cycle of five nodes</source>
        <translation>五个节点的环</translation>
    </message>
    <message>
        <source>A map: Australia</source>
        <translation>一张地图：澳大利亚</translation>
    </message>
    <message>
        <source>The Petersen graph</source>
        <translation>彼得森图</translation>
    </message>
    <message>
        <source>all boards and graphs</source>
        <translation>所有棋盘和图</translation>
    </message>
    <message>
        <source>Left colours a free cell of a board, or a node of a graph, blue, Right one red. Neighbours must not have different colours. Whoever cannot has lost.</source>
        <translation>左方把棋盘上的一个空格或图的一个节点涂成蓝色，右方涂成红色；相邻的不能异色。轮到谁涂不了，谁就输。</translation>
    </message>
    <message>
        <source>A complete graph: the first colour takes all nodes</source>
        <translation>完全图：先涂者得到所有节点</translation>
    </message>
    <message>
        <source>A star: a centre and five leaves</source>
        <translation>星形图：一个中心和五片叶子</translation>
    </message>
    <message>
        <source>in place of a board, a file in DOT, graph { a -- b -- c }, or in JSON, {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;], [&quot;b&quot;, &quot;c&quot;]]}; nodes may be coloured: a [color=blue]</source>
        <translation>不用棋盘时，给出 DOT 文件 graph { a -- b -- c }，或 JSON 文件 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;], [&quot;b&quot;, &quot;c&quot;]]}；节点可以有颜色：a [color=blue]</translation>
    </message>
    <message>
        <source>column %1: “%2” is no node: write %3</source>
        <translation>第 %1 个字符处：“%2”不是节点：请写 %3</translation>
    </message>
    <message>
        <source>L or R for a node of Left’s or Right’s, . for a free one, l or r for one that is free for Left or Right alone, # for one that nobody may colour.</source>
        <translation>L 或 R 表示左方或右方的节点，. 表示空着的节点，l 或 r 表示只有左方或右方能涂的节点，# 表示谁也不能涂的节点。</translation>
    </message>
    <message>
        <source>The graph has %1 nodes, and here are %2 letters: write one for each node, in the order of the file.</source>
        <translation>图有 %1 个节点，这里有 %2 个字母：请按文件中的顺序给每个节点写一个。</translation>
    </message>
    <message>
        <source>%1 squares are too many to be laid on a table: at most %2 are. Choose smaller cakes to play by hand.</source>
        <translation>%1 格太多，摆不上桌：至多 %2 格。要亲手走，请选小一些的蛋糕。</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>债权</translation>
    </message>
    <message>
        <source>pour in</source>
        <translation>注水</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>P-position %1</source>
        <translation>P 局面 %1</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>后继 %1</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>The number is %1, born on day %2, with the sign expansion %3.</source>
        <translation>这个数是 %1，第 %2 天出生，符号展开为 %3。</translation>
    </message>
    <message>
        <source>Its atomic weight is %1.</source>
        <translation>它的原子权重是 %1。</translation>
    </message>
    <message>
        <source>Its atomic weight is %1: two ups ahead is enough for Left to win, whoever begins.</source>
        <translation>它的原子权重是 %1：领先两个“上”就够了，不论谁先走，左方必胜。</translation>
    </message>
    <message>
        <source>Its atomic weight is %1: two ups ahead is enough for Right to win, whoever begins.</source>
        <translation>它的原子权重是 %1：领先两个“上”就够了，不论谁先走，右方必胜。</translation>
    </message>
    <message>
        <source>Its atomic weight is %1: so many ups it is like. Only whoever is two ahead wins for sure.</source>
        <translation>它的原子权重是 %1：相当于这么多个“上”。领先两个才一定必胜。</translation>
    </message>
    <message>
        <source>Without infinitesimals it is %1, its reduced canonical form.</source>
        <translation>略去无穷小后是 %1，即它的约化规范形。</translation>
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
        <translation>税 t = %1：双方停值都是 %2</translation>
    </message>
    <message>
        <source>tax t = %1: Left stops at %2, Right at %3</source>
        <translation>税 t = %1：左停值 %2，右停值 %3</translation>
    </message>
    <message>
        <source>This is empty. What is expected here: %1.</source>
        <translation>这里是空的。这里需要：%1。</translation>
    </message>
    <message>
        <source>the tax at which both stops are marked, such as 1, 1/2 or 3/8; empty: none</source>
        <translation>标出双方停值的税，例如 1、1/2 或 3/8；留空则不标</translation>
    </message>
    <message>
        <source>A tax is a number that is not below 0, such as 1/2; “%1” is none.</source>
        <translation>税是不小于 0 的数，例如 1/2；“%1”不是。</translation>
    </message>
    <message>
        <source>2 × 4: miny, and won for Right</source>
        <translation>2 × 4：负微量，右方必胜</translation>
    </message>
    <message>
        <source>Two ups and a star: two ahead is enough</source>
        <translation>两个“上”和一个“星”：领先两个就够</translation>
    </message>
    <message>
        <source>Read from right to left, with toads and frogs exchanged, a row becomes the negative of what it was: what one player could do, the other can.</source>
        <translation>从右往左读，并互换蟾蜍与青蛙，这一行就成为原来的负：原来一方能做的，现在另一方能做。</translation>
    </message>
    <message>
        <source>Partizan Kayles: Left bowls one pin, Right two neighbours</source>
        <translation>偏 Kayles：左方击倒一个瓶，右方击倒相邻两个</translation>
    </message>
    <message>
        <source>Left takes one, Right splits: halves</source>
        <translation>左方取一个，右方分堆：半整数</translation>
    </message>
    <message>
        <source>Only Left may split: infinitesimals</source>
        <translation>只有左方可以分堆：无穷小</translation>
    </message>
    <message>
        <source>One code for both: nimbers</source>
        <translation>双方编码相同：尼姆数</translation>
    </message>
    <message>
        <source>Exchanged codes</source>
        <translation>互换编码</translation>
    </message>
    <message>
        <source>If the players exchange their codes, each heap becomes its negative.</source>
        <translation>双方互换编码，每一堆就变成它的负。</translation>
    </message>
    <message>
        <source>all codes</source>
        <translation>所有编码</translation>
    </message>
    <message>
        <source>One code for both</source>
        <translation>双方编码相同</translation>
    </message>
    <message>
        <source>Both players then have the same moves: each heap is a nimber, its SG value in take and break.</source>
        <translation>这时双方的走法相同：每一堆都是尼姆数，即它在取走并分堆中的 SG 值。</translation>
    </message>
    <message>
        <source>equal codes</source>
        <translation>相同的编码</translation>
    </message>
    <message>
        <source>Taking against splitting</source>
        <translation>取走对分堆</translation>
    </message>
    <message>
        <source>A heap of n ≥ 1 is worth (n + 1) / 2 moves to Left. From 2 on his moves lead to n / 2 and Right’s to (n + 2) / 2, and this is the simplest number between them.</source>
        <translation>n ≥ 1 个的堆值 (n + 1) / 2，即左方领先这么多步。从 2 起，左方走到 n / 2，右方走到 (n + 2) / 2，而它是二者之间的最简数。</translation>
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
        <translation>多四个瓶，左方就多一步：0、1、{1|0}、{2|1} 之后，是它们各加 1，再是各加 2。从 8 个瓶起，多四个瓶时的走法通向同样的两排之和，只是各加 1。</translation>
    </message>
    <message>
        <source>Left 0.7, Right 0.07</source>
        <translation>左方 0.7，右方 0.07</translation>
    </message>
    <message>
        <source>Partizan take and break</source>
        <translation>偏取走并分堆</translation>
    </message>
    <message>
        <source>Each player has a code of his own, which says how many he may take from one heap and as how many heaps he may leave the rest of it. Whoever cannot has lost.</source>
        <translation>双方各有自己的编码，规定可以从一堆中取走多少、剩下的可以留成几堆。轮到谁走不了，谁就输。</translation>
    </message>
    <message>
        <source>Left’s code</source>
        <translation>左方编码</translation>
    </message>
    <message>
        <source>Right’s code</source>
        <translation>右方编码</translation>
    </message>
    <message>
        <source>Numbers are left alone</source>
        <translation>不在数中走</translation>
    </message>
    <message>
        <source>To move in a number costs whoever does. While another component is no number, whoever can win by moving first can do so without that. The stops of a number and a game together are those of the game, each with the number added.</source>
        <translation>在数中走只会吃亏。只要还有别的子游戏不是数，先走能赢的一方不必在数中走也能赢。一个数与一个博弈之和的停值，是该博弈的停值各加上这个数。</translation>
    </message>
    <message>
        <source>sums of short games</source>
        <translation>短博弈之和</translation>
    </message>
    <message>
        <source>Means add up</source>
        <translation>均值可加</translation>
    </message>
    <message>
        <source>The mean of a sum is the sum of the means, and it is at most as hot as its hottest component.</source>
        <translation>和的均值等于各均值之和，且和的温度不超过最热子游戏的温度。</translation>
    </message>
    <message>
        <source>Two ahead is enough</source>
        <translation>领先两个就够</translation>
    </message>
    <message>
        <source>Atomic weights add up: they tell how many ups a game is like. If the weight is at least 2, Left wins, whoever begins; if it is at least 1, he wins by moving first. So does Right from −2 and −1 on.</source>
        <translation>原子权重可加：它说明一个博弈相当于多少个“上”。权重至少为 2 时，不论谁先走，左方必胜；至少为 1 时，左方先走必胜。权重至多为 −2 和 −1 时，右方亦然。</translation>
    </message>
    <message>
        <source>sums of games in which at each turn both players can move or none can</source>
        <translation>每一步双方都能走或都不能走的博弈之和</translation>
    </message>
    <message>
        <source>Two sides: where hottest-first errs</source>
        <translation>双方不同：最热优先走错之处</translation>
    </message>
    <message>
        <source>Beyond the reach of canonical forms, so that a search tells who wins: %1.</source>
        <translation>规范形够不着，因此由搜索得出谁胜：%1。</translation>
    </message>
    <message>
        <source>Beyond the reach of canonical forms, so that a search tells who wins, with the sum of all others as one game: %1.</source>
        <translation>规范形够不着，因此由搜索得出谁胜，其余各项之和当作一个博弈一起搜索：%1。</translation>
    </message>
    <message>
        <source>zero flow</source>
        <translation>零流</translation>
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
        <translation>贡献</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>lengths</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>the subtraction game {%1}</source>
        <translation>取法集合为 {%1} 的减法游戏</translation>
    </message>
    <message>
        <source>the code %1</source>
        <translation>编码 %1</translation>
    </message>
    <message>
        <source>By their form these are the rules of %1: its theorems hold, and its engine is used.</source>
        <translation>从写法看，这就是%1的规则：它的定理成立，用的也是它的算法。</translation>
    </message>
    <message>
        <source>The board has %1 rows and %2 columns; a table of its cells has no more.</source>
        <translation>棋盘有 %1 行、%2 列；格子的表不能更大。</translation>
    </message>
    <message>
        <source>nothing was taken before</source>
        <translation>此前还没有取过</translation>
    </message>
    <message>
        <source>the turn before took %1</source>
        <translation>上一步取了 %1 个</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>第 %1 个字母</translation>
    </message>
    <message>
        <source>before letter %1</source>
        <translation>第 %1 个字母之前</translation>
    </message>
    <message>
        <source>behind the last letter</source>
        <translation>最后一个字母之后</translation>
    </message>
    <message>
        <source>Cells are discovered along a + b; not every move lowers it here.</source>
        <translation>格子按 a + b 的顺序逐个发现；这里并非每步都使它减小。</translation>
    </message>
    <message>
        <source>nothing simple was found</source>
        <translation>没有找到简单的规律</translation>
    </message>
    <message>
        <source>what the values look like</source>
        <translation>这些值看起来的规律</translation>
    </message>
    <message>
        <source>where it fails</source>
        <translation>不符之处</translation>
    </message>
    <message>
        <source>what it says</source>
        <translation>猜想所说</translation>
    </message>
    <message>
        <source>and at %1 more places</source>
        <translation>另有 %1 处</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>已证明</translation>
    </message>
    <message>
        <source>nothing differs; positions compared: %1</source>
        <translation>没有不同；已比较的局面数：%1</translation>
    </message>
    <message>
        <source>positions compared: %1</source>
        <translation>已比较的局面数：%1</translation>
    </message>
    <message>
        <source>who wins differs: %1</source>
        <translation>胜负不同：%1</translation>
    </message>
    <message>
        <source>the value alone differs: %1</source>
        <translation>仅值不同：%1</translation>
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
        <translation>对这些位置没有说法</translation>
    </message>
    <message>
        <source>agrees at all %1</source>
        <translation>全部 %1 处相符</translation>
    </message>
    <message>
        <source>agrees at %1 of %2, fails at %3</source>
        <translation>%2 处中有 %1 处相符，%3 处不符</translation>
    </message>
    <message>
        <source>says nothing at %1 of %2</source>
        <translation>%2 处中有 %1 处没有说法</translation>
    </message>
    <message>
        <source>%1 agrees wherever it says something</source>
        <translation>%1 在有说法之处都相符</translation>
    </message>
    <message>
        <source>the rows have periods, with what they rise by in brackets: %1</source>
        <translation>各行的周期（括号中为每周期的增量）：%1</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>P iff %1 is among %2 (%3)</source>
        <translation>当且仅当 %1 属于%2（%3）时是 P</translation>
    </message>
    <message>
        <source>(a, b) has the value of (b, a)</source>
        <translation>(a, b) 与 (b, a) 的值相同</translation>
    </message>
    <message>
        <source>the value of (a, b) is the XOR of those of (a, 0), (0, b) and (0, 0)</source>
        <translation>(a, b) 的值是 (a, 0)、(0, b) 与 (0, 0) 的值的异或</translation>
    </message>
    <message>
        <source>%1 fails first at n = %2</source>
        <translation>%1 最先在 n = %2 处不符</translation>
    </message>
    <message>
        <source>%1 says nothing about these places</source>
        <translation>%1 对这些位置没有说法</translation>
    </message>
    <message>
        <source>%1 agrees up to n = %2</source>
        <translation>%1 到 n = %2 都相符</translation>
    </message>
    <message>
        <source>%1 fails first at (%2, %3)</source>
        <translation>%1 最先在 (%2, %3) 处不符</translation>
    </message>
    <message>
        <source>%1 agrees with all cells</source>
        <translation>%1 与所有格子相符</translation>
    </message>
    <message>
        <source>nothing fails below n = %1</source>
        <translation>n = %1 之前没有不符</translation>
    </message>
    <message>
        <source>nothing fails from n = %1 on</source>
        <translation>从 n = %1 起没有不符</translation>
    </message>
    <message>
        <source>nothing fails in the first %1 diagonals</source>
        <translation>前 %1 条斜线上没有不符</translation>
    </message>
    <message>
        <source>proved for every n: the values’ period is proved, the formula goes on in the same way, and up to n = %1 they agree</source>
        <translation>对每个 n 都已证明：值的周期已证明，公式以同样的方式延续，且到 n = %1 都相符</translation>
    </message>
    <message>
        <source>%1, from n = %2 on</source>
        <translation>%1，从 n = %2 起</translation>
    </message>
    <message>
        <source>seen up to n = %1, not proved</source>
        <translation>已核对到 n = %1，未证明</translation>
    </message>
    <message>
        <source>seen in %1 × %2 cells, not proved</source>
        <translation>已核对 %1 × %2 个格子，未证明</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 个</translation>
    </message>
    <message>
        <source>The heaps are wild: no quotient of Nim heaps is like this one, so that misère play is not normal play with the last moves changed.</source>
        <translation>这些堆是野的：没有哪些尼姆堆的商与它相同，所以反常规则下的玩法不只是改变常规规则的最后几步。</translation>
    </message>
    <message>
        <source>The heaps are tame: the quotient is like that of the Nim heaps below %1.</source>
        <translation>这些堆是驯的：商与小于 %1 的尼姆堆的商相同。</translation>
    </message>
    <message>
        <source>No period of the elements is seen.</source>
        <translation>没有看到元素的周期。</translation>
    </message>
    <message>
        <source>From heap %1 on, the elements repeat with period %2: proved, as the heaps up to %3 reach %4 (Plambeck and Siegel 2008). So this is the quotient of all heaps.</source>
        <translation>从堆 %1 起，元素以周期 %2 重复：已证明，因为已知的堆到 %3，不小于所需的 %4（Plambeck 与 Siegel 2008）。所以这是所有堆的商。</translation>
    </message>
    <message>
        <source>From heap %1 on, the elements repeat with period %2: observed; heaps up to %3 would prove it.</source>
        <translation>从堆 %1 起，元素以周期 %2 重复：未证明；算到堆 %3 即可证明。</translation>
    </message>
    <message>
        <source>From heap %1 on, the elements repeat with period %2: observed; no theorem proves it.</source>
        <translation>从堆 %1 起，元素以周期 %2 重复：未证明，也没有定理能证明。</translation>
    </message>
    <message>
        <source>Misère quotient of the heaps 0 … %1: order %2, of which P: %3.</source>
        <translation>堆 0 … %1 的反常商：%2 个元素，其中 P 有 %3 个。</translation>
    </message>
    <message>
        <source>Generators: %1.</source>
        <translation>生成元：%1。</translation>
    </message>
    <message>
        <source>Relations: %1.</source>
        <translation>关系式：%1。</translation>
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
        <translation>%1 是 %2，属于 P：只要对方走得好，走的一方必败。</translation>
    </message>
    <message>
        <source>%1 is %2, which is not P: whoever is to move wins.</source>
        <translation>%1 是 %2，不属于 P：当前玩家必胜。</translation>
    </message>
    <message>
        <source>No move is left, and so the game is won.</source>
        <translation>已无棋可走，所以已经获胜。</translation>
    </message>
    <message>
        <source>Winning moves: %1.</source>
        <translation>必胜的走法：%1。</translation>
    </message>
    <message>
        <source>The formula has %1 bytes; at most %2 are allowed.</source>
        <translation>公式有 %1 个字节；最多允许 %2 个。</translation>
    </message>
    <message>
        <source>The formula is too long: more than %1 numbers would have to be remembered at once.</source>
        <translation>公式太长：需要同时记住超过 %1 个数。</translation>
    </message>
    <message>
        <source>The formula is nested too deeply at column %2: more than %3 brackets, bars, or “if”s are within one another at “%1”.</source>
        <translation>公式在第 %2 个字符处嵌套过深：“%1”处的括号、竖线或“if”嵌套超过 %3 层。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: a number, a name or a bracket would.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应是数、名称或括号。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “)” or an operation would.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应是“)”或运算符。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: after the name of a function, “(” would.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：函数名之后应是“(”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “|” or an operation would.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应是“|”或运算符。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “,” or “}” would.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应是“,”或“}”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: after “in”, a set like {1, 3, 5..8} would.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：“in”之后应是集合，如 {1, 3, 5..8}。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “⌋” or an operation would.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应是“⌋”或运算符。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “⌉” or an operation would.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应是“⌉”或运算符。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “then” or an operation would.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应是“then”或运算符。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “else” or an operation would.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应是“else”或运算符。</translation>
    </message>
    <message>
        <source>There is no function “%1” (column %2). There are min, max, gcd, abs, popcount, nu2, digitsum, fib, isqrt, isprime, isfib, issquare, floor, ceil, round and sqrt.</source>
        <translation>没有名为“%1”的函数（第 %2 个字符处）。可用的函数有 min、max、gcd、abs、popcount、nu2、digitsum、fib、isqrt、isprime、isfib、issquare、floor、ceil、round 和 sqrt。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: after “is”, one of prime, square, fibonacci, even and odd would.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：“is”之后应是 prime、square、fibonacci、even、odd 之一。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: an operation would, or the end.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应是运算符，或公式的末尾。</translation>
    </message>
    <message>
        <source>What begins with “%1” at column %2 cannot be computed exactly: it has roots of different numbers, or a root within a root.</source>
        <translation>第 %2 个字符处从“%1”开始的部分无法精确计算：其中有不同数的平方根，或平方根中又有平方根。</translation>
    </message>
    <message>
        <source>What begins with “%1” at column %2 cannot be computed exactly: it divides by a root that is not always of the same number.</source>
        <translation>第 %2 个字符处从“%1”开始的部分无法精确计算：除数中的平方根并不总是同一个数的平方根。</translation>
    </message>
    <message>
        <source>What begins with “%1” at column %2 gets too long to be computed exactly.</source>
        <translation>第 %2 个字符处从“%1”开始的部分展开后太长，无法精确计算。</translation>
    </message>
    <message>
        <source>What begins with “%1” at column %2 cannot be computed exactly: the exponent of what is not whole must be one of the numbers from 0 to 64.</source>
        <translation>第 %2 个字符处从“%1”开始的部分无法精确计算：底数不是整数时，指数必须是 0 到 64 之间的一个确定的数。</translation>
    </message>
    <message>
        <source>A condition is needed at column %2, but what begins with “%1” is a number.</source>
        <translation>第 %2 个字符处应是条件，但从“%1”开始的部分是一个数。</translation>
    </message>
    <message>
        <source>A range in a set is written like 1..5, and a difference there in brackets: see “%1” at column %2.</source>
        <translation>集合中的范围写作 1..5，差要加括号：见第 %2 个字符处的“%1”。</translation>
    </message>
    <message>
        <source>A whole number is needed at column %2, but what begins with “%1” may be another: floor(…), ceil(…) or round(…) make it one.</source>
        <translation>第 %2 个字符处应是整数，但从“%1”开始的部分可能不是整数：请用 floor(…)、ceil(…) 或 round(…) 取整。</translation>
    </message>
    <message>
        <source>A number is needed at column %2, but what begins with “%1” is a condition.</source>
        <translation>第 %2 个字符处应是数，但从“%1”开始的部分是一个条件。</translation>
    </message>
    <message>
        <source>The number “%1” at column %2 is too large or too long; the largest is %3.</source>
        <translation>第 %2 个字符处的数“%1”太大或位数太多；最大为 %3。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not known: no names are, here.</source>
        <translation>第 %2 个字符处的“%1”未知：这里不能用任何名称。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not known here. Known are: %3.</source>
        <translation>第 %2 个字符处的“%1”在这里未知。可用的名称：%3。</translation>
    </message>
    <message>
        <source>“%1” at column %2 takes one number, and here it has %3.</source>
        <translation>第 %2 个字符处的“%1”只需要一个数，这里却有 %3 个。</translation>
    </message>
    <message>
        <source>The formula breaks off at column %1: something is missing there.</source>
        <translation>公式在第 %1 个字符处中断：这里缺少内容。</translation>
    </message>
    <message>
        <source>Line %1, “%2”, is none of a b-file: expected an index and a term, as in “7 13”; comments begin with #.</source>
        <translation>第 %1 行“%2”不是 b-file 的行：应当是下标和项，如“7 13”；注释以 # 开头。</translation>
    </message>
    <message>
        <source>Line %1 has the index %2 after %3: in a b-file the indices rise.</source>
        <translation>第 %1 行的下标 %2 在 %3 之后：b-file 的下标应当递增。</translation>
    </message>
    <message>
        <source>There is no term: expected lines with an index and a term, as in “7 13”.</source>
        <translation>其中没有项：每行应当是下标和项，如“7 13”。</translation>
    </message>
    <message>
        <source>Row %1 of the table: %2</source>
        <translation>表的第 %1 行：%2</translation>
    </message>
    <message>
        <source>“%1” is a number, but after “iff” stands a condition, for example “P iff %1 = 0”.</source>
        <translation>“%1”是数，但“iff”之后应当是条件，例如“P iff %1 = 0”。</translation>
    </message>
    <message>
        <source>There is nothing to compare with: expected a formula in n, for example “n mod 4”, a condition, “P iff n mod 4 = 0”, or values, “0 1 2 3 0 1 2 3”.</source>
        <translation>没有可比较的内容：应当是 n 的公式，例如“n mod 4”，或条件“P iff n mod 4 = 0”，或值“0 1 2 3 0 1 2 3”。</translation>
    </message>
    <message>
        <source>There is nothing to compare with: expected a formula in a and b, for example “a xor b”, a condition, “P iff a = b”, or rows of values, “0 1; 1 0”.</source>
        <translation>没有可比较的内容：应当是 a 和 b 的公式，例如“a xor b”，或条件“P iff a = b”，或各行的值“0 1; 1 0”。</translation>
    </message>
    <message>
        <source>the even numbers</source>
        <translation>偶数</translation>
    </message>
    <message>
        <source>the odd numbers</source>
        <translation>奇数</translation>
    </message>
    <message>
        <source>the Fibonacci numbers</source>
        <translation>斐波那契数</translation>
    </message>
    <message>
        <source>the powers of 2</source>
        <translation>2 的幂</translation>
    </message>
    <message>
        <source>the numbers 2^k − 1</source>
        <translation>形如 2^k − 1 的数</translation>
    </message>
    <message>
        <source>the powers of 3</source>
        <translation>3 的幂</translation>
    </message>
    <message>
        <source>the powers of 4</source>
        <translation>4 的幂</translation>
    </message>
    <message>
        <source>the squares</source>
        <translation>平方数</translation>
    </message>
    <message>
        <source>the cubes</source>
        <translation>立方数</translation>
    </message>
    <message>
        <source>the triangular numbers</source>
        <translation>三角形数</translation>
    </message>
    <message>
        <source>the oblong numbers k(k + 1)</source>
        <translation>矩形数 k(k + 1)</translation>
    </message>
    <message>
        <source>the primes</source>
        <translation>素数</translation>
    </message>
    <message>
        <source>the evil numbers, with evenly many binary ones</source>
        <translation>二进制有偶数个 1 的数</translation>
    </message>
    <message>
        <source>the odious numbers, with oddly many binary ones</source>
        <translation>二进制有奇数个 1 的数</translation>
    </message>
    <message>
        <source>the lower Wythoff numbers ⌊kφ⌋</source>
        <translation>下威佐夫数 ⌊kφ⌋</translation>
    </message>
    <message>
        <source>the upper Wythoff numbers ⌊kφ²⌋</source>
        <translation>上威佐夫数 ⌊kφ²⌋</translation>
    </message>
    <message>
        <source>the numbers ⌊k√2⌋</source>
        <translation>形如 ⌊k√2⌋ 的数</translation>
    </message>
    <message>
        <source>the numbers ⌊k(2 + √2)⌋</source>
        <translation>形如 ⌊k(2 + √2)⌋ 的数</translation>
    </message>
    <message>
        <source>the numbers whose binary digits end in evenly many zeros</source>
        <translation>二进制末尾有偶数个 0 的数</translation>
    </message>
    <message>
        <source>the numbers whose binary digits end in oddly many zeros</source>
        <translation>二进制末尾有奇数个 0 的数</translation>
    </message>
    <message>
        <source>the fibbinary numbers, without neighbouring binary ones</source>
        <translation>二进制没有相邻的 1 的数</translation>
    </message>
    <message>
        <source>the Jacobsthal numbers</source>
        <translation>雅各布斯塔尔数</translation>
    </message>
    <message>
        <source>the Lucas numbers</source>
        <translation>卢卡斯数</translation>
    </message>
    <message>
        <source>the Pell numbers</source>
        <translation>佩尔数</translation>
    </message>
    <message>
        <source>the factorials</source>
        <translation>阶乘</translation>
    </message>
    <message>
        <source>how often 2 divides n</source>
        <translation>n 能被 2 整除的次数</translation>
    </message>
    <message>
        <source>the place of the last 1 in n’s binary digits</source>
        <translation>n 的二进制中最后一个 1 的位置</translation>
    </message>
    <message>
        <source>the ones among n’s binary digits</source>
        <translation>n 的二进制中 1 的个数</translation>
    </message>
    <message>
        <source>the Thue–Morse sequence</source>
        <translation>图厄–摩尔斯数列</translation>
    </message>
    <message>
        <source>the floor of the binary logarithm of n</source>
        <translation>以 2 为底的 n 的对数，向下取整</translation>
    </message>
    <message>
        <source>the floor of the square root of n</source>
        <translation>n 的平方根，向下取整</translation>
    </message>
    <message>
        <source>the Gray code of n</source>
        <translation>n 的格雷码</translation>
    </message>
    <message>
        <source>half of n if it is even, else the same of (n − 1)/2</source>
        <translation>n 为偶数时是 n 的一半，否则同样取 (n − 1)/2</translation>
    </message>
    <message>
        <source>k, where n is 2k − 1 times a power of 2</source>
        <translation>k，其中 n 是 2k − 1 乘 2 的幂</translation>
    </message>
    <message>
        <source>the largest odd divisor of n</source>
        <translation>n 的最大奇因数</translation>
    </message>
    <message>
        <source>how many primes n is the product of</source>
        <translation>n 是几个素数的积</translation>
    </message>
    <message>
        <source>Hofstadter’s sequence G</source>
        <translation>侯世达的 G 数列</translation>
    </message>
    <message>
        <source>the sum of n’s decimal digits</source>
        <translation>n 的十进制数字之和</translation>
    </message>
    <message>
        <source>The proof that the quotient of %1 elements is right takes too much memory.</source>
        <translation>证明这个有 %1 个元素的商正确，需要的内存太多。</translation>
    </message>
    <message>
        <source>The table of products is not that of a commutative monoid which the heaps generate.</source>
        <translation>乘积表不是由各堆生成的交换幺半群的乘积表。</translation>
    </message>
    <message>
        <source>Two elements have the same outcomes in every sum.</source>
        <translation>有两个元素在每个和中胜负都相同。</translation>
    </message>
    <message>
        <source>A heap of %1 has no option, but its element is not 1.</source>
        <translation>大小为 %1 的堆没有选项，它的元素却不是 1。</translation>
    </message>
    <message>
        <source>The outcome of the sum of the heaps %1 is not what its options give.</source>
        <translation>堆 %1 之和的胜负与其选项得出的不符。</translation>
    </message>
    <message>
        <source>The heaps have more than %1 options.</source>
        <translation>各堆的选项多于 %1 个。</translation>
    </message>
    <message>
        <source>Quotients are found of heaps up to %1.</source>
        <translation>只求取不超过 %1 的堆的商。</translation>
    </message>
    <message>
        <source>The quotient has more than %1 elements.</source>
        <translation>商的元素多于 %1 个。</translation>
    </message>
    <message>
        <source>The options of a heap are not those of a game.</source>
        <translation>某堆的选项不是一个游戏的选项。</translation>
    </message>
    <message>
        <source>More than %1 sums of heaps would have to be searched.</source>
        <translation>需要搜索的堆之和多于 %1 个。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: rules begin like “board 8 x 8: (-1,-2) …”.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：规则的开头形如“board 8 x 8: (-1,-2) …”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: the rows and columns would, like 8 x 8.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应写行数和列数，例如 8 x 8。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: a move would, like (-1,-2) or (-k,0).</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应写一个走法，例如 (-1,-2) 或 (-k,0)。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “,” and the change of the column would.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应写“,”和列的变化。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: a cell would, like (2,3).</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应写一个格子，例如 (2,3)。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: another move would, “where …”, “|”, “; holes (2,3)”, “; play misere”, or the end.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里可以是另一个走法、“where …”、“|”、“; holes (2,3)”、“; play misere”，或者结束。</translation>
    </message>
    <message>
        <source>From each of %1 cells %2 moves would have to be tried; at most %3 are possible in all.</source>
        <translation>%1 个格子中的每一个都要试 %2 种走法；总共最多能试 %3 种。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not the same for all moves: only a condition after “where” can speak of it.</source>
        <translation>第 %2 个字符处的“%1”并非对所有走法都相同：只有“where”之后的条件可以提到它。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is one name too many: the moves between two bars share at most %3.</source>
        <translation>第 %2 个字符处的“%1”多余：两条竖线之间的走法合起来最多用 %3 个名称。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is a condition: how far a piece goes is a number.</source>
        <translation>第 %2 个字符处的“%1”是条件：棋子走多远应是一个数。</translation>
    </message>
    <message>
        <source>(%1, %2) at column %3 leads nowhere: it is no move.</source>
        <translation>第 %3 个字符处的 (%1, %2) 停在原地，不是走法。</translation>
    </message>
    <message>
        <source>There are %1 kinds of moves; at most %2 are allowed.</source>
        <translation>走法有 %1 种；最多允许 %2 种。</translation>
    </message>
    <message>
        <source>Play could go on for ever: %1.</source>
        <translation>游戏可能永不结束：%1。</translation>
    </message>
    <message>
        <source>Play could go on for ever: from %1 to %2, which contains %1 again.</source>
        <translation>游戏可能永不结束：从 %1 到 %2，其中又含有 %1。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: rules begin like “heap n: take …”.</source>
        <translation>第 %2 列的“%1”不该在这里：规则以“heap n: take …”这样的形式开头。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: a turn would, “take …” or “split a + b”.</source>
        <translation>第 %2 列的“%1”不该在这里：这里应是走法，即“take …”或“split a + b”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: a turn would, “take …”.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应是一种走法，即“take …”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “, last m” would, which names what the turn before took.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应是“, last m”，它命名上一步所取的个数。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: what is taken would, as “any”, “k where …”, “1 or 3” or “1..5”.</source>
        <translation>第 %2 列的“%1”不该在这里：这里应是取走的个数，如“any”、“k where …”、“1 or 3”或“1..5”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: rules begin like “heaps a, b: a-k | b-k”.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：规则的开头形如“heaps a, b: a-k | b-k”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: a turn would, as “a-k” or “a-k, b-k”.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应是一种走法，例如“a-k”或“a-k, b-k”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “-” and what is taken would.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应是“-”和所取的个数。</translation>
    </message>
    <message>
        <source>“%1” at column %2 would make a heap larger: heaps only get smaller, with “-”, so that every play ends.</source>
        <translation>第 %2 个字符处的“%1”会使堆变大：堆只能用“-”变小，这样游戏必会结束。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: what is taken would, as 3, k or 2k.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应是所取的个数，例如 3、k 或 2k。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is changed already: a turn takes from a heap at most once.</source>
        <translation>第 %2 个字符处的“%1”已经变过：一步中从一堆至多取一次。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is none of the heaps, which are %3.</source>
        <translation>第 %2 个字符处的“%1”不是堆的名称，堆是 %3。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not possible: what is taken, and by what a name is multiplied, is from 1 to %3.</source>
        <translation>第 %2 个字符处的“%1”不可用：所取的个数和名称前的倍数只能是 1 到 %3。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is one name too many: at most %3 numbers can be chosen in a turn.</source>
        <translation>第 %2 个字符处的名称“%1”多了：一步中至多可选 %3 个数。</translation>
    </message>
    <message>
        <source>There are more than %1 pieces.</source>
        <translation>棋子超过 %1 枚。</translation>
    </message>
    <message>
        <source>A position is a cell, as in 4,7, or several, as in (4,7) (2,0).</source>
        <translation>局面是一个格子，例如 4,7；或几个格子，例如 (4,7) (2,0)。</translation>
    </message>
    <message>
        <source>A board has 1 … %1 rows and 1 … %1 columns.</source>
        <translation>棋盘有 1 … %1 行、1 … %1 列。</translation>
    </message>
    <message>
        <source>The hole (%1, %2) is outside the board.</source>
        <translation>洞 (%1, %2) 在棋盘之外。</translation>
    </message>
    <message>
        <source>The board has nothing but holes.</source>
        <translation>棋盘上只有洞。</translation>
    </message>
    <message>
        <source>(%1, %2) is outside the board, which has %3 rows and %4 columns, counted from 0.</source>
        <translation>(%1, %2) 在棋盘之外：棋盘有 %3 行、%4 列，从 0 数起。</translation>
    </message>
    <message>
        <source>(%1, %2) is a hole.</source>
        <translation>(%1, %2) 是一个洞。</translation>
    </message>
    <message>
        <source>move piece %1 from (%2, %3) to (%4, %5)</source>
        <translation>把第 %1 枚棋子从 (%2, %3) 移到 (%4, %5)</translation>
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
        <translation>在所有格子的表中，洞如同没有走法的格子。</translation>
    </message>
    <message>
        <source>From all cells there are more than %1 moves.</source>
        <translation>从所有格子出发的走法超过 %1 个。</translation>
    </message>
    <message>
        <source>Divisors: the factors 2 count</source>
        <translation>约数：只看因数 2 的个数</translation>
    </message>
    <message>
        <source>Proper divisors</source>
        <translation>真约数</translation>
    </message>
    <message>
        <source>At most half</source>
        <translation>最多一半</translation>
    </message>
    <message>
        <source>Primes</source>
        <translation>质数</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>平方数</translation>
    </message>
    <message>
        <source>Powers of two</source>
        <translation>2 的幂</translation>
    </message>
    <message>
        <source>What shares no divisor</source>
        <translation>互质的个数</translation>
    </message>
    <message>
        <source>Kayles, in words</source>
        <translation>用文字写的 Kayles</translation>
    </message>
    <message>
        <source>Grundy’s game, in words</source>
        <translation>用文字写的格伦迪游戏</translation>
    </message>
    <message>
        <source>Take half at most, or split unequally</source>
        <translation>最多取一半，或分成不等的两堆</translation>
    </message>
    <message>
        <source>Three heaps of divisors</source>
        <translation>三堆，取约数个</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Of your own</source>
        <translation>自定</translation>
    </message>
    <message>
        <source>A turn is what the rules allow that you type.</source>
        <translation>每步走法由你写的规则决定。</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>for example: heap n: take k where k &lt;= n/2 | split a + b where a != b</source>
        <translation>例如：heap n: take k where k &lt;= n/2 | split a + b where a != b</translation>
    </message>
    <message>
        <source>Write the heap, for example 12, or the heap and what the turn before took, for example 12,3; here are %1 numbers.</source>
        <translation>请写堆，例如 12，或堆和上一步所取的个数，例如 12,3；这里有 %1 个数。</translation>
    </message>
    <message>
        <source>Numbers needed: %1, one for each heap, for example %2; numbers here: %3.</source>
        <translation>需要 %1 个数，每堆一个，例如 %2；这里有 %3 个。</translation>
    </message>
    <message>
        <source>“%1” cannot be a letter of an alphabet.</source>
        <translation>“%1”不能用作字母表的字母。</translation>
    </message>
    <message>
        <source>The letter %1 is twice in the alphabet.</source>
        <translation>字母 %1 在字母表中出现了两次。</translation>
    </message>
    <message>
        <source>The alphabet has more than %1 letters.</source>
        <translation>字母表的字母超过 %1 个。</translation>
    </message>
    <message>
        <source>The alphabet has no letters.</source>
        <translation>字母表没有字母。</translation>
    </message>
    <message>
        <source>There is no rule by which words change.</source>
        <translation>没有改写字串的规则。</translation>
    </message>
    <message>
        <source>There are more than %1 rules.</source>
        <translation>规则超过 %1 条。</translation>
    </message>
    <message>
        <source>The left side of a rule is empty: letters could be put in for ever.</source>
        <translation>有一条规则的左边为空：字母可以无休止地添入。</translation>
    </message>
    <message>
        <source>A side of a rule has more than %1 letters.</source>
        <translation>有一条规则的一边超过 %1 个字母。</translation>
    </message>
    <message>
        <source>column %1: “%2” is not in the alphabet, which is %3.</source>
        <translation>第 %1 个字符处：“%2”不在字母表 %3 中。</translation>
    </message>
    <message>
        <source>The word has more than %1 letters.</source>
        <translation>字串超过 %1 个字母。</translation>
    </message>
    <message>
        <source>remove %1, from letter %2 on</source>
        <translation>从第 %2 个字母起去掉 %1</translation>
    </message>
    <message>
        <source>replace %1 by %2, from letter %3 on</source>
        <translation>从第 %3 个字母起把 %1 换成 %2</translation>
    </message>
    <message>
        <source>the length of the word</source>
        <translation>字串的长度</translation>
    </message>
    <message>
        <source>the number of letters %1</source>
        <translation>字母 %1 的个数</translation>
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
        <translation>它倒读后在按 %1 排序的字典中的位置</translation>
    </message>
    <message>
        <source>Play ends, as every move lowers %1.</source>
        <translation>游戏必会结束，因为每步都使%1减小。</translation>
    </message>
    <message>
        <source>Play ends, as every move lowers the first of these that it changes: %1.</source>
        <translation>游戏必会结束，因为每步所改变的下列各量中，最前面的一个总是减小：%1。</translation>
    </message>
    <message>
        <source>A heap is left as %1 heaps at column %2: two or three are possible, as in “split a + b”.</source>
        <translation>第 %2 列把一堆分成 %1 堆：只能分成两堆或三堆，如“split a + b”。</translation>
    </message>
    <message>
        <source>To take 0 is no turn: “split a + b” divides a heap of which nothing is taken.</source>
        <translation>取 0 个不算一步：不取而分开一堆，写作“split a + b”。</translation>
    </message>
    <message>
        <source>Too much may be taken: at most %1 numbers, none above %2, can be listed; “take k where …” says more.</source>
        <translation>可取的太多：最多列出 %1 个数，每个不超过 %2；更多的可以用“take k where …”来写。</translation>
    </message>
    <message>
        <source>The rules have %1 bytes; at most %2 are allowed.</source>
        <translation>规则有 %1 字节；最多允许 %2 字节。</translation>
    </message>
    <message>
        <source>There are %1 turns; at most %2 are allowed.</source>
        <translation>有 %1 种走法；最多允许 %2 种。</translation>
    </message>
    <message>
        <source>The text of the rules breaks off at column %1: something is missing there.</source>
        <translation>规则文字在第 %1 个字符处中断：那里缺了内容。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is named already: call it otherwise.</source>
        <translation>第 %2 列的“%1”已经用作名字：请另取一个。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is a number: after “where” a condition belongs, for example k &lt;= n/2.</source>
        <translation>第 %2 列的“%1”是一个数：“where”之后应是条件，例如 k &lt;= n/2。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: a name like n would.</source>
        <translation>第 %2 列的“%1”不该在这里：这里应是 n 这样的名字。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “:” and then the turns would.</source>
        <translation>第 %2 列的“%1”不该在这里：这里应是“:”，然后是走法。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “play normal” or “play misere” would.</source>
        <translation>第 %2 列的“%1”不该在这里：这里应是“play normal”或“play misere”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “|” and another turn would, “; play misere”, or the end.</source>
        <translation>第 %2 列的“%1”不该在这里：这里应是“|”和另一种走法、“; play misere”，或者结束。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: rules begin like “word over AB: AB -&gt; B”.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：规则的开头形如“word over AB: AB -&gt; B”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: the letters of words would, like AB.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：这里应写字串所用的字母，例如 AB。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: after what is replaced, “-&gt;” would.</source>
        <translation>第 %2 个字符处的“%1”不应在这里：被替换的内容之后应写“-&gt;”。</translation>
    </message>
    <message>
        <source>It is not known whether play ends: words grow beyond %1 letters.</source>
        <translation>不知道游戏是否会结束：字串会超过 %1 个字母。</translation>
    </message>
    <message>
        <source>These two tables have no position in common.</source>
        <translation>这两个表没有共同的局面。</translation>
    </message>
    <message>
        <source>Both pictures would be the same.</source>
        <translation>两幅图会完全相同。</translation>
    </message>
    <message>
        <source>These two pictures have no values that could be compared.</source>
        <translation>这两幅图没有可以比较的值。</translation>
    </message>
    <message>
        <source>Values alone are written as csv or b-file; %1 is for --compare and --suggest.</source>
        <translation>只列出值时可用 csv 或 b-file；%1 用于 --compare 和 --suggest。</translation>
    </message>
    <message>
        <source>A b-file has values alone, without --compare and --suggest.</source>
        <translation>b-file 只含值，不能与 --compare 或 --suggest 同用。</translation>
    </message>
    <message>
        <source>A b-file has the values of a line: expected --to N.</source>
        <translation>b-file 含一行的值：应当给出 --to N。</translation>
    </message>
    <message>
        <source>Suggestions are written as markdown or json, not as csv.</source>
        <translation>建议可写成 markdown 或 json，不能写成 csv。</translation>
    </message>
    <message>
        <source>Give either --compare or --compare-file.</source>
        <translation>请给出 --compare 或 --compare-file 之一。</translation>
    </message>
    <message>
        <source>The quotient found is that of the heaps up to %1.</source>
        <translation>求得的是不超过 %1 的堆的商。</translation>
    </message>
    <message>
        <source>%1 has no misère quotient: it is not a sum of single heaps.</source>
        <translation>%1 没有反常商：它不是单堆之和。</translation>
    </message>
    <message>
        <source>There are too many turns to look through all of them. Choose a smaller position to play by hand.</source>
        <translation>走法太多，无法逐一查看。要用手来走，请选小一些的局面。</translation>
    </message>
    <message>
        <source>a cell, for example %1, or several in brackets; rows and columns count from 0, from the upper left</source>
        <translation>一个格子，例如 %1；几个格子各加括号；行和列从左上角起、从 0 数起</translation>
    </message>
    <message>
        <source>Wythoff’s game, in words</source>
        <translation>用文字写的威佐夫博弈</translation>
    </message>
    <message>
        <source>Wythoff with a difference below 2: √2</source>
        <translation>威佐夫，两堆取数相差不到 2：√2</translation>
    </message>
    <message>
        <source>Euclid’s game</source>
        <translation>欧几里得游戏</translation>
    </message>
    <message>
        <source>Fibonacci Nim, in words</source>
        <translation>用文字写的斐波那契尼姆</translation>
    </message>
    <message>
        <source>Not the same twice</source>
        <translation>不许与上一步相同</translation>
    </message>
    <message>
        <source>One, or all three alike</source>
        <translation>取一堆，或三堆取同样多</translation>
    </message>
    <message>
        <source>letters of the alphabet, for example %1; - is the empty word</source>
        <translation>字母表中的字母，例如 %1；- 表示空串</translation>
    </message>
    <message>
        <source>A knight on a board with holes</source>
        <translation>有洞棋盘上的马</translation>
    </message>
    <message>
        <source>A queen, slanting only on every second cell</source>
        <translation>只在一半格子上能斜走的后</translation>
    </message>
    <message>
        <source>Words: AB becomes B, BA vanishes</source>
        <translation>单词：AB 变成 B，BA 消失</translation>
    </message>
    <message>
        <source>Of a heap of %1 too many moves would have to be tried: choose fewer values.</source>
        <translation>%1 个一堆要试的走法太多：请少选一些数值。</translation>
    </message>
    <message>
        <source>Sprague and Grundy</source>
        <translation>斯普拉格与格伦迪</translation>
    </message>
    <message>
        <source>Whatever the rules are, as long as play ends and both players have the same moves: a position is worth the mex of its options’ values, and what consists of parts the XOR of theirs.</source>
        <translation>不论规则如何，只要对局会结束、双方走法相同：局面的值是各后继的值的 mex；由几部分组成的，是各部分的值的异或。</translation>
    </message>
    <message>
        <source>all rules by which play ends</source>
        <translation>对局必会结束的一切规则</translation>
    </message>
    <message>
        <source>“%1” at column %2 has a number in it without a value: it is too large, or divides by 0.</source>
        <translation>第 %2 列的“%1”里有一个没有值的数：太大，或除以了 0。</translation>
    </message>
    <message>
        <source>the edge between %1 and %2</source>
        <translation>%1 与 %2 之间的边</translation>
    </message>
    <message>
        <source>Heaps of 0, 1, 2 … are worth %1 …</source>
        <translation>大小为 0、1、2……的堆的值为 %1 ……</translation>
    </message>
    <message>
        <source>The game has no positions.</source>
        <translation>这个游戏没有局面。</translation>
    </message>
    <message>
        <source>At %1 the player to move loses.</source>
        <translation>在 %1，轮到走的一方输。</translation>
    </message>
    <message>
        <source>At %1 the player to move can win.</source>
        <translation>在 %1，轮到走的一方能赢。</translation>
    </message>
    <message>
        <source>%1: the formula says %2, the definition says %3</source>
        <translation>%1：公式说 %2，定义得 %3</translation>
    </message>
    <message>
        <source>%1: the formula says %2, the value is %3</source>
        <translation>%1：公式说 %2，值是 %3</translation>
    </message>
    <message>
        <source>%1, compared with the values for %2</source>
        <translation>%1，与 %2 的值对照</translation>
    </message>
    <message>
        <source>the values for %1: which formula says them all?</source>
        <translation>%1 的值：哪个公式说得全对？</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>What the values look like</source>
        <translation>这些值像什么</translation>
    </message>
    <message>
        <source>for each formula, from simple to less simple</source>
        <translation>对每个公式，由简到繁</translation>
    </message>
    <message>
        <source>    if it says the value of every place</source>
        <translation>    若它说对每一处的值</translation>
    </message>
    <message>
        <source>        suggest it</source>
        <translation>        建议它</translation>
    </message>
    <message>
        <source>Where %1 fails</source>
        <translation>%1 的不符之处</translation>
    </message>
    <message>
        <source>for each place, from the smallest on</source>
        <translation>对每一处，从最小的起</translation>
    </message>
    <message>
        <source>    v = its value, by the definition</source>
        <translation>    v = 它的值，按定义</translation>
    </message>
    <message>
        <source>    if the formula does not say v</source>
        <translation>    若公式所说不是 v</translation>
    </message>
    <message>
        <source>        mark the place</source>
        <translation>        标记此处</translation>
    </message>
    <message>
        <source>The judge can set games whose positions are written as numbers, such as heaps; a position of this one is “%1”.</source>
        <translation>判题只能用于局面写作数的游戏，例如石子堆；此游戏的一个局面是“%1”。</translation>
    </message>
    <message>
        <source>“%1” is no form of an answer: write two different words of at most %2 bytes, as in “First|Second”, or “value”, or “move”.</source>
        <translation>“%1”不是答案的格式：请写两个不同的词，每个至多 %2 字节，如“First|Second”，或写“value”或“move”。</translation>
    </message>
    <message>
        <source>“%1” is no form of an input: write “heaps”, “n, heaps” or “n; heaps”, perhaps with “t;” before it.</source>
        <translation>“%1”不是输入的格式：请写“heaps”、“n, heaps”或“n; heaps”，前面可加“t;”。</translation>
    </message>
    <message>
        <source>%1 is a draw: neither of the two words is right.</source>
        <translation>%1 是和局：两个词都不对。</translation>
    </message>
    <message>
        <source>The value of %1 is out of reach.</source>
        <translation>%1 的值无法算出。</translation>
    </message>
    <message>
        <source>%1 has too many moves: not all that win are known.</source>
        <translation>%1 的走法太多：必胜的走法未能全部得知。</translation>
    </message>
    <message>
        <source>T, then T positions, each “n” and its n numbers</source>
        <translation>T，然后 T 个局面，每个是“n”和它的 n 个数</translation>
    </message>
    <message>
        <source>positions to the end, each “n” and its n numbers</source>
        <translation>直到结尾的局面，每个是“n”和它的 n 个数</translation>
    </message>
    <message>
        <source>T, then T positions, each a line “n” and a line of n numbers</source>
        <translation>T，然后 T 个局面，每个是一行“n”和一行 n 个数</translation>
    </message>
    <message>
        <source>positions to the end, each a line “n” and a line of n numbers</source>
        <translation>直到结尾的局面，每个是一行“n”和一行 n 个数</translation>
    </message>
    <message>
        <source>T, then T lines, each the numbers of a position</source>
        <translation>T，然后 T 行，每行是一个局面的数</translation>
    </message>
    <message>
        <source>lines to the end, each the numbers of a position</source>
        <translation>直到结尾，每行是一个局面的数</translation>
    </message>
    <message>
        <source>the SG value of each position</source>
        <translation>每个局面的 SG 值</translation>
    </message>
    <message>
        <source>the numbers after a winning move, the least of several in the order of dictionaries, or “-1” if there is none</source>
        <translation>走出必胜一步之后的数，有多种时取字典序最小者；没有时为“-1”</translation>
    </message>
    <message>
        <source>“%1” if the first player wins, else “%2”</source>
        <translation>先手胜则为“%1”，否则为“%2”</translation>
    </message>
    <message>
        <source>Positions of %1 are given. Who wins, if both play well?</source>
        <translation>给出%1的一些局面。双方都走最好时，谁胜？</translation>
    </message>
    <message>
        <source>Positions of the game “%1” are given. Who wins, if both play well?</source>
        <translation>给出游戏“%1”的一些局面。双方都走最好时，谁胜？</translation>
    </message>
    <message>
        <source>In this game the players do not have the same moves, or the last move does not decide: the judge cannot set it.</source>
        <translation>此游戏中双方的走法不同，或者不由最后一步决定胜负：不能用于判题。</translation>
    </message>
    <message>
        <source>In misère play SG values do not decide who wins: ask for two words, or for a move.</source>
        <translation>在反常规则下，SG 值不决定谁胜：请选两个词或一步走法。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: rules begin like “graph: remove node”.</source>
        <translation>第 %2 列的“%1”不该在这里：规则以“graph: remove node”这样的形式开头。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “move token”, “remove edge” or “remove node” would.</source>
        <translation>第 %2 列的“%1”不该在这里：这里应是“move token”、“remove edge”或“remove node”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “token” would.</source>
        <translation>第 %2 列的“%1”不该在这里：这里应是“token”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “remove edge” or “remove the node it left” would.</source>
        <translation>第 %2 列的“%1”不该在这里：这里应是“remove edge”或“remove the node it left”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “edge” or “node” would.</source>
        <translation>第 %2 列的“%1”不该在这里：这里应是“edge”或“node”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “its ends” or “edges beside it” would.</source>
        <translation>第 %2 列的“%1”不该在这里：这里应是“its ends”或“edges beside it”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “its neighbours” would.</source>
        <translation>第 %2 列的“%1”不该在这里：这里应是“its neighbours”。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “Left:” or “Right:” and turns would.</source>
        <translation>第 %2 列的“%1”不该在这里：这里应是“Left:”或“Right:”和走法。</translation>
    </message>
    <message>
        <source>“%1” at column %2 does not belong here: “|” and another turn would, or “;” and the turns of the other player.</source>
        <translation>第 %2 列的“%1”不该在这里：这里应是“|”和另一种走法，或“;”和另一方的走法。</translation>
    </message>
    <message>
        <source>1 and primes: a pattern for ever</source>
        <translation>1 和质数：永远成立的规律</translation>
    </message>
    <message>
        <source>Two sides: Left 1 or 3, Right 2 or 3</source>
        <translation>双方走法不同：左方取 1 或 3，右方取 2 或 3</translation>
    </message>
    <message>
        <source>Two sides: Left takes up to half, Right splits</source>
        <translation>双方走法不同：左方至多取一半，右方分堆</translation>
    </message>
    <message>
        <source>Chomp, three rows: what is right of and below a bite goes, too</source>
        <translation>Chomp（巧克力），三行：咬一口，右边和下面的也没了</translation>
    </message>
    <message>
        <source>Node Kayles on a cycle</source>
        <translation>环上的 Node Kayles</translation>
    </message>
    <message>
        <source>Arc Kayles on a path</source>
        <translation>路径上的 Arc Kayles</translation>
    </message>
    <message>
        <source>A tree: nodes with an even number of edges</source>
        <translation>一棵树：边数为偶数的节点</translation>
    </message>
    <message>
        <source>Geography: no city twice</source>
        <translation>地理接龙：城市不重复</translation>
    </message>
    <message>
        <source>Geography on bridges: none is crossed twice</source>
        <translation>过桥：每座桥只走一次</translation>
    </message>
    <message>
        <source>a file in DOT, graph { a -- b -- c } or digraph { a -&gt; b }, or in JSON, {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}; without one, eight nodes</source>
        <translation>DOT 文件 graph { a -- b -- c } 或 digraph { a -&gt; b }，或 JSON 文件 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}；不给则用八个节点的图</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>第 %1 部分</translation>
    </message>
    <message>
        <source>where the token is, and what is removed, for example: token a, or: token a without b, c--d</source>
        <translation>棋子在哪里，去掉了什么，例如：token a，或：token a without b, c--d</translation>
    </message>
    <message>
        <source>column %1: “%2” is not understood; write %3</source>
        <translation>第 %1 列：看不懂“%2”；请写%3</translation>
    </message>
    <message>
        <source>There is no edge from %1 to %2.</source>
        <translation>从 %1 到 %2 没有边。</translation>
    </message>
    <message>
        <source>This game has no token.</source>
        <translation>这个游戏没有棋子。</translation>
    </message>
    <message>
        <source>The token is at %1, which is removed.</source>
        <translation>棋子在 %1，而这个节点已去掉。</translation>
    </message>
    <message>
        <source>No node is left for the token.</source>
        <translation>没有节点可以放棋子。</translation>
    </message>
    <message>
        <source>move the token to %1</source>
        <translation>把棋子移到 %1</translation>
    </message>
    <message>
        <source>remove the nodes %1 and %2</source>
        <translation>去掉节点 %1 和 %2</translation>
    </message>
    <message>
        <source>remove the edge between %1 and %2 and those beside it</source>
        <translation>去掉 %1 与 %2 之间的边及其相邻的边</translation>
    </message>
    <message>
        <source>remove the edge between %1 and %2</source>
        <translation>去掉 %1 与 %2 之间的边</translation>
    </message>
    <message>
        <source>remove node %1 and its neighbours</source>
        <translation>去掉节点 %1 及其邻点</translation>
    </message>
    <message>
        <source>remove node %1</source>
        <translation>去掉节点 %1</translation>
    </message>
    <message>
        <source>where</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Heaps: a set of numbers</source>
        <translation>堆：可取的数</translation>
    </message>
    <message>
        <source>take</source>
        <translation>取走</translation>
    </message>
    <message>
        <source>the numbers that may be taken, for example 1,3,4</source>
        <translation>可以取走的个数，例如 1,3,4</translation>
    </message>
    <message>
        <source>Heaps: a condition</source>
        <translation>堆：条件</translation>
    </message>
    <message>
        <source>about the heap n and the number k that is taken, for example k &lt;= n/2</source>
        <translation>关于堆的大小 n 与取走的个数 k，例如 k &lt;= n/2</translation>
    </message>
    <message>
        <source>or split</source>
        <translation>或分开</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不分</translation>
    </message>
    <message>
        <source>into two heaps</source>
        <translation>分成两堆</translation>
    </message>
    <message>
        <source>into two unequal heaps</source>
        <translation>分成不等的两堆</translation>
    </message>
    <message>
        <source>Heaps: a code of take and break</source>
        <translation>堆：取走与分开的代码</translation>
    </message>
    <message>
        <source>the digit at place t says what may be left where t are taken: 1 nothing, 2 one heap, 4 two heaps, 8 three, added up</source>
        <translation>第 t 位数字说明取走 t 个时可以留下什么：1 为不留，2 为一堆，4 为两堆，8 为三堆，可以相加</translation>
    </message>
    <message>
        <source>One heap, and what was taken last</source>
        <translation>一堆，以及上一步取走的个数</translation>
    </message>
    <message>
        <source>about the heap n, the number k that is taken, and m, which the turn before took: 0 before the first</source>
        <translation>关于堆的大小 n、取走的个数 k 与上一步取走的个数 m（第一步之前为 0）</translation>
    </message>
    <message>
        <source>Several heaps at once</source>
        <translation>同时取几堆</translation>
    </message>
    <message>
        <source>heaps</source>
        <translation>堆</translation>
    </message>
    <message>
        <source>from one heap</source>
        <translation>从一堆取</translation>
    </message>
    <message>
        <source>the same from two</source>
        <translation>从两堆取同样多</translation>
    </message>
    <message>
        <source>anything from two</source>
        <translation>从两堆任意取</translation>
    </message>
    <message>
        <source>the same from all</source>
        <translation>从各堆取同样多</translation>
    </message>
    <message>
        <source>of every turn: about the heaps a, b … and the numbers k and j that are taken; j only for anything from two</source>
        <translation>每一步的条件：关于堆 a、b……与取走的个数 k 和 j；j 只用于“从两堆任意取”</translation>
    </message>
    <message>
        <source>A piece on a board</source>
        <translation>棋盘上的棋子</translation>
    </message>
    <message>
        <source>vectors of rows and columns, for example (-1,-2) (-2,-1) | (-k,0)</source>
        <translation>行与列的向量，例如 (-1,-2) (-2,-1) | (-k,0)</translation>
    </message>
    <message>
        <source>holes</source>
        <translation>空洞</translation>
    </message>
    <message>
        <source>cells that no piece enters, for example (2,3) (4,4)</source>
        <translation>棋子不能进入的格子，例如 (2,3) (4,4)</translation>
    </message>
    <message>
        <source>Coins in a row</source>
        <translation>一排硬币</translation>
    </message>
    <message>
        <source>turned over</source>
        <translation>翻动</translation>
    </message>
    <message>
        <source>a head becomes tails, and coins at these distances to its left are turned with it: 0; 0,1 is a head alone or with its neighbour</source>
        <translation>一枚正面翻成反面，左边相隔这些距离的硬币一起翻：0; 0,1 表示单独一枚，或与左邻一起</translation>
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
        <translation>改写</translation>
    </message>
    <message>
        <source>what becomes what, with bars between: AB -&gt; B | BA -&gt;</source>
        <translation>什么变成什么，之间用竖线：AB -&gt; B | BA -&gt;</translation>
    </message>
    <message>
        <source>A drawn graph</source>
        <translation>画出的图</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>removes a node</source>
        <translation>删去一个节点</translation>
    </message>
    <message>
        <source>removes a node and its neighbours</source>
        <translation>删去一个节点及其邻居</translation>
    </message>
    <message>
        <source>removes an edge</source>
        <translation>删去一条边</translation>
    </message>
    <message>
        <source>removes an edge and its ends</source>
        <translation>删去一条边及其两端</translation>
    </message>
    <message>
        <source>moves the token and removes the node it left</source>
        <translation>移动棋子，并删去它离开的节点</translation>
    </message>
    <message>
        <source>By this code there is no turn: a digit above 0 makes one, as in 0.77.</source>
        <translation>按这个代码没有任何走法：要有大于 0 的数字，例如 0.77。</translation>
    </message>
    <message>
        <source>Nothing may be taken: choose at least one kind of turn.</source>
        <translation>什么都不能取：请至少选一种走法。</translation>
    </message>
    <message>
        <source>There is no form “%1”.</source>
        <translation>没有“%1”这种表单。</translation>
    </message>
    <message>
        <source>“%1” at column %2 has turns already: those of the other player belong there.</source>
        <translation>第 %2 列的“%1”已有走法：那里应是另一方的走法。</translation>
    </message>
    <message>
        <source>Where Left and Right have turns of their own, only normal play is possible: whoever cannot move has lost.</source>
        <translation>左方和右方各有走法时，只能按常规规则：不能走者负。</translation>
    </message>
    <message>
        <source>Rules begin with “heap n:”, “heap n, last m:”, “heaps a, b:”, “board 8 x 8:”, “word over AB:”, “graph:” or “Left:”, not with “%1”.</source>
        <translation>规则以“heap n:”、“heap n, last m:”、“heaps a, b:”、“board 8 x 8:”、“word over AB:”、“graph:”或“Left:”开头，而不是“%1”。</translation>
    </message>
    <message>
        <source>No turn is possible by this code; rules of one’s own have at least one.</source>
        <translation>按这个代码没有任何走法；自定规则至少要有一种走法。</translation>
    </message>
    <message>
        <source>The position has %1 heaps; rules of one’s own name each heap, and at most %2.</source>
        <translation>这个局面有 %1 堆；自定规则要给每一堆命名，最多 %2 堆。</translation>
    </message>
    <message>
        <source>A turn takes from up to %1 heaps; in rules of one’s own at most %2 numbers can be chosen in a turn.</source>
        <translation>一步最多从 %1 堆中取；自定规则的一步最多可选 %2 个数。</translation>
    </message>
    <message>
        <source>“%1” is no cell.</source>
        <translation>“%1”不是格子。</translation>
    </message>
    <message>
        <source>The cell is too far away: row and column together may be at most %1, for the board to have all its moves.</source>
        <translation>格子太远：行与列之和最多为 %1，棋盘才能容下全部走法。</translation>
    </message>
    <message>
        <source>It is played on a graph of its own, which rules in words do not carry with them.</source>
        <translation>它在自己的图上进行，文字规则里不带图。</translation>
    </message>
    <message>
        <source>Left and Right have different moves, which are not takes from heaps.</source>
        <translation>左方与右方的走法不同，而且不是从堆中取走。</translation>
    </message>
    <message>
        <source>Who wins is not told by who moves last, and both have signs of their own.</source>
        <translation>胜负不由谁走最后一步决定，而且双方各有自己的棋子。</translation>
    </message>
    <message>
        <source>It is played for scores, and not for the last move.</source>
        <translation>它比的是得分，而不是最后一步。</translation>
    </message>
    <message>
        <source>It is no game of turns by which whoever cannot move has lost.</source>
        <translation>它不是轮流走、无法走者输的游戏。</translation>
    </message>
    <message>
        <source>A turn turns over coins that lie apart; rewriting changes letters that lie together.</source>
        <translation>一步会翻动不相邻的硬币；改写只改变相邻的字母。</translation>
    </message>
    <message>
        <source>What leaves one stair makes another larger; heaps of one’s own rules only get smaller.</source>
        <translation>从一级台阶移走的会使另一级变多；自定规则的堆只能变小。</translation>
    </message>
    <message>
        <source>Its first turn chooses from a set that is typed; the heap that is left is Nim.</source>
        <translation>第一步从输入的集合中选一个数；剩下的那一堆是尼姆。</translation>
    </message>
    <message>
        <source>A sum has the rules of all its games: open one of them alone.</source>
        <translation>游戏和含有其中所有游戏的规则：请单独打开其中一个。</translation>
    </message>
    <message>
        <source>Coins that lie anywhere are turned together; rewriting changes letters that lie together.</source>
        <translation>任意位置的硬币会一起翻动；改写只改变相邻的字母。</translation>
    </message>
    <message>
        <source>These turns would take too many rules of rewriting: at most %1 coins side by side, and %2 rules, are possible.</source>
        <translation>这些走法需要太多改写规则：最多 %1 枚并排的硬币，%2 条规则。</translation>
    </message>
    <message>
        <source>The folder for your games cannot be written; its place is that of the program’s data.</source>
        <translation>无法写入存放您的游戏的文件夹；它在程序数据的位置。</translation>
    </message>
    <message>
        <source>“%1” cannot be removed: the folder may be protected.</source>
        <translation>无法移除“%1”：文件夹可能受保护。</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>没有打开的游戏。</translation>
    </message>
    <message>
        <source>%1 has no line of values to compare with.</source>
        <translation>%1 没有可供比较的一行值。</translation>
    </message>
    <message>
        <source>%1 has no table of values to compare with.</source>
        <translation>%1 没有可供比较的值表。</translation>
    </message>
    <message>
        <source>a formula in n, “n mod 4”; a condition, “P iff n mod 4 = 0”; values, “0 1 2 0 1 2”; or another game, “game: bash m=5”</source>
        <translation>n 的公式，“n mod 4”；条件，“P iff n mod 4 = 0”；各个值，“0 1 2 0 1 2”；或另一个博弈，“game: bash m=5”</translation>
    </message>
    <message>
        <source>a formula in a and b, “a xor b”; a condition, “P iff a = b”; rows of values, “0 1; 1 0”; or another game, “game: wythoff”</source>
        <translation>a 和 b 的公式，“a xor b”；条件，“P iff a = b”；逐行的值，“0 1; 1 0”；或另一个博弈，“game: wythoff”</translation>
    </message>
    <message>
        <source>a formula, of a line in n, of a table in a and b; a condition, “P iff …”; values; or another game, “game: wythoff”</source>
        <translation>公式，一行用 n，表用 a 和 b；条件，“P iff …”；各个值；或另一个博弈，“game: wythoff”</translation>
    </message>
    <message>
        <source>compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>values of</source>
        <translation>哪些值</translation>
    </message>
    <message>
        <source>a line</source>
        <translation>一行</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>一表</translation>
    </message>
    <message>
        <source>rows and columns</source>
        <translation>行数和列数</translation>
    </message>
    <message>
        <source>how many rows and columns of the table, from the first on</source>
        <translation>表从头起有几行几列</translation>
    </message>
    <message>
        <source>period %1 from n = %2</source>
        <translation>自 n = %2 起周期为 %1</translation>
    </message>
    <message>
        <source>period %1 with saltus %2 from n = %3</source>
        <translation>自 n = %3 起周期为 %1、增量为 %2</translation>
    </message>
    <message>
        <source>The rules say “play %1”: take that out of them, or choose the same here.</source>
        <translation>规则中写了“play %1”：请从规则中去掉，或在这里选同样的规则。</translation>
    </message>
    <message>
        <source>%1 | %2</source>
        <translation>%1 | %2</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>for each place of both pictures</source>
        <translation>对两幅图的每一处</translation>
    </message>
    <message>
        <source>    if they differ there</source>
        <translation>    若两者在此不同</translation>
    </message>
    <message>
        <source>        mark it in both</source>
        <translation>        在两边都作标记</translation>
    </message>
    <message>
        <source>what differs</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>for each heap, from 1 on:</source>
        <translation>对每个堆，从 1 起：</translation>
    </message>
    <message>
        <source>    if a sum of smaller heaps is never told from it, it is that element</source>
        <translation>    若有较小的堆之和永远与它分不开，它就是那个元素</translation>
    </message>
    <message>
        <source>    otherwise a new generator: its products with all elements so far</source>
        <translation>    否则它是新的生成元：与已有各元素相乘</translation>
    </message>
    <message>
        <source>two are told apart if, with something added, one is P and the other not</source>
        <translation>若同加某物后一个是 P、另一个不是，两者就能分开</translation>
    </message>
    <message>
        <source>P-portion: the elements of sums that are lost for whoever moves</source>
        <translation>P 部分：轮到谁走谁就输的那些和的元素</translation>
    </message>
    <message>
        <source>relations: how every product comes down to its shortest word</source>
        <translation>关系式：每个乘积怎样化为最短的词</translation>
    </message>
    <message>
        <source>do the heaps repeat for long enough? then for ever</source>
        <translation>各堆重复得够久吗？那就永远重复</translation>
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
        <translation>关系式</translation>
    </message>
    <message>
        <source>No heap at all is the element %1. Whoever is to move there has won, so it is not P. Sums are one element if no heaps up to %2, added to both, tell them apart.</source>
        <translation>一堆也没有是元素 %1。此时轮到谁走谁已获胜，所以它不是 P。两个和若同加任何不超过 %2 的堆都分不开，就是同一个元素。</translation>
    </message>
    <message>
        <source>A heap of %1 is like no sum of smaller heaps: it is new, %2. With it, sums are %3 elements.</source>
        <translation>大小为 %1 的堆与较小堆的任何和都不同：它是新元素 %2。加上它，各和共有 %3 个元素。</translation>
    </message>
    <message>
        <source>A heap of %1 is like no sum of smaller heaps: it is new, %2. With it, sums are %3 elements; the heaps so far by themselves tell %4 apart.</source>
        <translation>大小为 %1 的堆与较小堆的任何和都不同：它是新元素 %2。加上它，各和共有 %3 个元素；单凭目前这些堆只能分开 %4 个。</translation>
    </message>
    <message>
        <source>Most like %1 is %2, but it is another: %3 is P, %4 is not.</source>
        <translation>最像 %1 的是 %2，但两者不同：%3 是 P，%4 不是。</translation>
    </message>
    <message>
        <source>Most like %1 is %2, but it is another: with %3 added, %4 is P, %5 is not.</source>
        <translation>最像 %1 的是 %2，但两者不同：加上 %3 后，%4 是 P，%5 不是。</translation>
    </message>
    <message>
        <source>The next heap is like a sum of smaller ones: %1.</source>
        <translation>下一堆与较小堆的某个和相同：%1。</translation>
    </message>
    <message>
        <source>The next %1 heaps are like sums of smaller ones: %2.</source>
        <translation>接下来的 %1 堆都与较小堆的某个和相同：%2。</translation>
    </message>
    <message>
        <source>No element is P, not even %1: whoever is to move wins every sum.</source>
        <translation>没有元素是 P，连 %1 也不是：轮到谁走谁就赢下任何和。</translation>
    </message>
    <message>
        <source>%1 of the %2 elements are P: %3. A sum of heaps is lost for whoever moves if its product is one of them, and only then.</source>
        <translation>%2 个元素中有 %1 个是 P：%3。堆之和轮到谁走谁输，当且仅当其乘积是其中之一。</translation>
    </message>
    <message>
        <source>There are no relations: nothing comes down to less.</source>
        <translation>没有关系式：没有什么可以化简。</translation>
    </message>
    <message>
        <source>By these relations every product comes down to its shortest word: %1.</source>
        <translation>按这些关系式，每个乘积都化为最短的词：%1。</translation>
    </message>
    <message>
        <source>Order %1, P: %2, tame</source>
        <translation>%1 个元素，P：%2，驯的</translation>
    </message>
    <message>
        <source>Order %1, P: %2, wild</source>
        <translation>%1 个元素，P：%2，野的</translation>
    </message>
    <message>
        <source>Proved as it was found; not checked once more.</source>
        <translation>求取时已证明；未再核对一遍。</translation>
    </message>
    <message>
        <source>Proved, and checked once more, for all sums of heaps up to %1.</source>
        <translation>对不超过 %1 的堆的一切和都已证明，并再核对了一遍。</translation>
    </message>
    <message>
        <source>%1 is P. Sums of heaps that are it: %2</source>
        <translation>%1 是 P。等于它的和：%2</translation>
    </message>
    <message>
        <source>%1 is not P. Sums of heaps that are it: %2</source>
        <translation>%1 不是 P。等于它的和：%2</translation>
    </message>
    <message>
        <source>nothing differs; nodes compared: %1</source>
        <translation>没有不同；比较的节点：%1</translation>
    </message>
    <message>
        <source>nodes compared: %1</source>
        <translation>比较的节点：%1</translation>
    </message>
    <message>
        <source>only on the left: %1</source>
        <translation>仅左边有：%1</translation>
    </message>
    <message>
        <source>only on the right: %1</source>
        <translation>仅右边有：%1</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>%1 — %2: %3; %4: %5</source>
        <translation>%1 — %2：%3；%4：%5</translation>
    </message>
    <message>
        <source>It was not checked once more: %1</source>
        <translation>未再核对一遍：%1</translation>
    </message>
    <message>
        <source>Checked once more, from the moves alone: the elements are a commutative monoid, no two of them have the same outcomes, and no sum of heaps up to %1, of however many, contradicts its options.</source>
        <translation>只凭走法又核对了一遍：各元素构成交换幺半群，没有两个元素的胜负处处相同；不超过 %1 的堆的和，无论多少堆，都不与其后继矛盾。</translation>
    </message>
    <message>
        <source>%1: its mean is %2, not %3</source>
        <translation>%1：其均值是 %2，不是 %3</translation>
    </message>
    <message>
        <source>%1: its temperature is %2, not %3</source>
        <translation>%1：其温度是 %2，不是 %3</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1，不是 %2</translation>
    </message>
    <message>
        <source>%1: its outcome is %2, but the formula says: %3</source>
        <translation>%1：其胜负是 %2，而公式说：%3</translation>
    </message>
    <message>
        <source>the canonical form is out of reach at %1 of %2</source>
        <translation>%2 处中有 %1 处够不着规范形</translation>
    </message>
    <message>
        <source>“%1” says nothing about a game of two sides: expected “mean = n/2”, likewise “value =” or “temperature =”, or a condition for an outcome, “L iff n mod 3 = 0”.</source>
        <translation>“%1”没有说到双方走法不同的博弈：应为“mean = n/2”，或“value =”、“temperature =”，或胜负的条件“L iff n mod 3 = 0”。</translation>
    </message>
    <message>
        <source>“%1” has a quotient within it, which would be rounded: expected one fraction, for example “(n + 1)/2”, or “floor(n/2)” for rounding.</source>
        <translation>“%1”里面有商，会被取整：应为一个分数，例如“(n + 1)/2”；要取整则写“floor(n/2)”。</translation>
    </message>
    <message>
        <source>“%1” is a condition, but here belongs a number, for example “n/2”.</source>
        <translation>“%1”是条件，但这里应为数，例如“n/2”。</translation>
    </message>
    <message>
        <source>Fibonacci numbers or 4: the value is n mod 6, until n = 144</source>
        <translation>斐波那契数或 4：是 n mod 6，直到 144</translation>
    </message>
    <message>
        <source>At most the sum of its digits: multiples of 10 are lost, up to 180</source>
        <translation>至多取各位数字之和：10 的倍数皆必败，直到 180</translation>
    </message>
    <message>
        <source>as the rules say: heaps, for example 12; a cell, 7,7; a word, ABAB; a graph, G</source>
        <translation>按规则而定：堆，例如 12；格子，例如 7,7；单词，例如 ABAB；图，例如 G</translation>
    </message>
    <message>
        <source>what is removed, for example: G without b, c--d; G if nothing is</source>
        <translation>去掉了什么，例如：G without b, c--d；什么也没去掉：G</translation>
    </message>
    <message>
        <source>All plays are equally long</source>
        <translation>每一局都一样长</translation>
    </message>
    <message>
        <source>A move removes one thing and changes nothing else, so it is only counted: in normal play a position is won if an odd number is left, in misère play if an even number is; how one plays does not matter.</source>
        <translation>每一步只去掉一个，别的都不变，所以只需数数：常规规则下剩奇数个为必胜态，反常规则下剩偶数个为必胜态；怎么走都一样。</translation>
    </message>
    <message>
        <source>these rules, on all graphs</source>
        <translation>这些规则，任意图</translation>
    </message>
    <message>
        <source>what is removed, as in: G without b, c--d; or, with a token, where it is: token a without b</source>
        <translation>去掉了什么，如：G without b, c--d；有棋子时还有它在哪里：token a without b</translation>
    </message>
    <message>
        <source>“%1” at column %2 has turns already: further ones follow those with “|”.</source>
        <translation>第 %2 列的“%1”已经有走法了：更多走法用“|”接在那些之后。</translation>
    </message>
    <message>
        <source>Neither of these pictures has a node to compare.</source>
        <translation>这两幅图都没有可以比较的节点。</translation>
    </message>
    <message>
        <source>Only one of these trees is merged: nothing can be compared.</source>
        <translation>两棵树中只有一棵合并了相同局面：无法比较。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>beside it</source>
        <translation>旁边</translation>
    </message>
    <message>
        <source>what is otherwise there, “play=misere”, a parameter or a setting of the picture; or another game, “wythoff”</source>
        <translation>那里有何不同：“play=misere”、一个参数或图的一项设置；或另一个博弈，“wythoff”</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Both pictures would be the same: write what is otherwise, such as “%1”, or another game.</source>
        <translation>两幅图会相同：请写出有何不同，例如“%1”，或另一个博弈。</translation>
    </message>
    <message>
        <source>largest heap</source>
        <translation>最大的堆</translation>
    </message>
    <message>
        <source>from 25 on it may take seconds or, for wild games, minutes</source>
        <translation>从 25 起可能要几秒，野的游戏可能要几分钟</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素个数</translation>
    </message>
    <message>
        <source>with more than so many it ends before that heap</source>
        <translation>超过时在该堆之前停止</translation>
    </message>
    <message>
        <source>0: as many as the period, some periods, or ten</source>
        <translation>0：周期、其若干倍，或十个</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>along the shortest words</source>
        <translation>沿最短的词</translation>
    </message>
    <message>
        <source>of more than 800, those along the shortest words and of what is pointed at</source>
        <translation>多于 800 个时，只画沿最短的词的和所指之处的</translation>
    </message>
    <message>
        <source>Suggestions are for values of impartial games; of a game of two sides give --compare &quot;mean = n/2&quot;.</source>
        <translation>建议只针对公平博弈的值；对双方走法不同的博弈请给出 --compare &quot;mean = n/2&quot;。</translation>
    </message>
    <message>
        <source>At most %1 positions of a game of two sides are compared.</source>
        <translation>双方走法不同的博弈至多比较 %1 个局面。</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>讲解(&amp;L)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>复制图片(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Games panel</source>
        <translation>游戏面板(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Why panel</source>
        <translation>解释面板(&amp;W)</translation>
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
        <translation>减慢</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Mexplorer</source>
        <translation>关于 Mexplorer(&amp;A)</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation>导出 ▾</translation>
    </message>
    <message>
        <source>&amp;Judge…</source>
        <translation>判题(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Settings of this view</source>
        <translation>此视图的设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;This game and view</source>
        <translation>此游戏与视图(&amp;T)</translation>
    </message>
    <message>
        <source>Steps &amp;ask first</source>
        <translation>步骤先提问(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Quiz…</source>
        <translation>测验(&amp;Q)…</translation>
    </message>
    <message>
        <source>&amp;Paste a document or a graph</source>
        <translation>粘贴文档或图(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Motion between steps</source>
        <translation>步间动画(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Change the rules…</source>
        <translation>更改规则(&amp;C)…</translation>
    </message>
    <message>
        <source>Rules by &amp;form…</source>
        <translation>用表单写规则(&amp;F)…</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>新窗口(&amp;W)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::ExamplesMenu</name>
    <message>
        <source>&amp;Examples</source>
        <translation>示例文档(&amp;E)</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::FigureMenu</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Explain %1</source>
        <translation>讲解 %1</translation>
    </message>
    <message>
        <source>Open %1 as</source>
        <translation>用其他视图打开 %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>矢量图 (SVG)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Data (CSV)</source>
        <translation>数据 (CSV)</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Put %1 into a sum</source>
        <translation>把 %1 放进和中</translation>
    </message>
    <message>
        <source>Show this side by side</source>
        <translation>并排显示这幅图</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::FileKeeper</name>
    <message>
        <source>Open the document twice?</source>
        <translation>再次打开这个文档？</translation>
    </message>
    <message>
        <source>“%1” is open in another window. Changes made there are not seen here until they are saved.</source>
        <translation>“%1”已在另一个窗口中打开。那里的更改保存之后，这里才能看到。</translation>
    </message>
    <message>
        <source>“%1” was moved or deleted. Saving writes it again.</source>
        <translation>“%1”已被移动或删除。保存会重新写入。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>“%1”已被其他程序更改。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program. Reloading discards your changes.</source>
        <translation>“%1”已被其他程序更改。重新载入会丢弃您的更改。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>保留此处的内容</translation>
    </message>
    <message>
        <source>Overwrite the other changes?</source>
        <translation>覆盖其他更改？</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was read. Overwriting discards what that program wrote; reloading discards your changes.</source>
        <translation>“%1”在读取之后已被其他程序更改。覆盖会丢弃那个程序写入的内容；重新载入会丢弃您的更改。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新载入(&amp;R)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Replace the game in the file?</source>
        <translation>替换文件中的博弈？</translation>
    </message>
    <message>
        <source>“%1” has the game “%2”, and “%3” is open now.</source>
        <translation>“%1”里是“%2”，而现在打开的是“%3”。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>A long text is still being read: save the document when that is done.</source>
        <translation>长文本仍在读取中：读完后再保存文档。</translation>
    </message>
    <message>
        <source>This document cannot be saved</source>
        <translation>无法保存该文档</translation>
    </message>
    <message>
        <source>“%1” is open in another window.</source>
        <translation>“%1”已在另一个窗口中打开。</translation>
    </message>
    <message>
        <source>Save the document</source>
        <translation>保存文档</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>是否保存更改？</translation>
    </message>
    <message>
        <source>The document has changes that are not saved.</source>
        <translation>文档有未保存的更改。</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::FileWriter</name>
    <message>
        <source>Written: %1</source>
        <translation>已写出：%1</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>无法写入文件</translation>
    </message>
    <message>
        <source>Stop writing?</source>
        <translation>要停止写入吗？</translation>
    </message>
    <message>
        <source>The figure is not completely written yet.</source>
        <translation>图形尚未写完。</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::FirstHour</name>
    <message>
        <source>Welcome. This is Nim: each player in turn takes as many as they like from one heap, and whoever takes the last one wins. Who can force that, and why?</source>
        <translation>欢迎。这是尼姆博弈：双方轮流从某一堆中取走任意多个，取走最后一个者获胜。谁能必胜，为什么？</translation>
    </message>
    <message>
        <source>&amp;1  Step through the reason</source>
        <translation>&amp;1  逐步看理由</translation>
    </message>
    <message>
        <source>&amp;2  Play against the computer</source>
        <translation>&amp;2  与电脑对弈</translation>
    </message>
    <message>
        <source>&amp;3  See all positions at once</source>
        <translation>&amp;3  一次看所有局面</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::HelpDialog</name>
    <message>
        <source>This game and view</source>
        <translation>此游戏与视图</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>About Mexplorer</source>
        <translation>关于 Mexplorer</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Mexplorer %1&lt;/h3&gt;&lt;p&gt;An explorer of combinatorial games: it shows why they are won.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Mexplorer %1&lt;/h3&gt;&lt;p&gt;组合游戏的探索工具：让人看清胜负的缘由。&lt;/p&gt;&lt;p&gt;自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::KeysDialog</name>
    <message>
        <source>STEPS</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>play or pause the steps</source>
        <translation>播放或暂停</translation>
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
        <translation>第一步、最后一步，离开步骤</translation>
    </message>
    <message>
        <source>+ −</source>
        <translation>+ −</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>加快、减慢</translation>
    </message>
    <message>
        <source>POSITION</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Shift + arrows</source>
        <translation>Shift + 方向键</translation>
    </message>
    <message>
        <source>move the selected position, or walk through the moves</source>
        <translation>移动所选局面，或沿走法前后移动</translation>
    </message>
    <message>
        <source>click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>select a position, choose a row, make a move</source>
        <translation>选择局面，选定一行，走一步</translation>
    </message>
    <message>
        <source>TREE</source>
        <translation>博弈树</translation>
    </message>
    <message>
        <source>Return, double click</source>
        <translation>回车，双击</translation>
    </message>
    <message>
        <source>open or fold a node</source>
        <translation>展开或收起节点</translation>
    </message>
    <message>
        <source>click on +n</source>
        <translation>单击 +n</translation>
    </message>
    <message>
        <source>open a node, whatever is selected</source>
        <translation>展开该节点，不改变所选节点</translation>
    </message>
    <message>
        <source>merge the tree; begin it at the selected node</source>
        <translation>合并博弈树；以所选节点为根</translation>
    </message>
    <message>
        <source>BOARD, MAZE</source>
        <translation>棋盘，迷宫</translation>
    </message>
    <message>
        <source>click, Return</source>
        <translation>单击，回车</translation>
    </message>
    <message>
        <source>what may stand on the cell next</source>
        <translation>换成这一格下一种可放的棋子</translation>
    </message>
    <message>
        <source>Ctrl + arrows</source>
        <translation>Ctrl + 方向键</translation>
    </message>
    <message>
        <source>to another cell</source>
        <translation>移到另一格</translation>
    </message>
    <message>
        <source>search a large board, or stop that</source>
        <translation>搜索大棋盘，或停止</translation>
    </message>
    <message>
        <source>draw a maze, or end that; the other player moves</source>
        <translation>动手画迷宫，或结束；换另一方走</translation>
    </message>
    <message>
        <source>walls, holes</source>
        <translation>墙，洞</translation>
    </message>
    <message>
        <source>QUIZ</source>
        <translation>测验</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>questions about this game</source>
        <translation>关于此游戏的题目</translation>
    </message>
    <message>
        <source>choose an answer, of a step that asks, too</source>
        <translation>选择答案，步骤提问时也一样</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>the next question</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>对弈</translation>
    </message>
    <message>
        <source>to another thing, another move of it</source>
        <translation>到另一件东西，它的另一种走法</translation>
    </message>
    <message>
        <source>wheel, digits</source>
        <translation>滚轮，数字</translation>
    </message>
    <message>
        <source>another move; so many of a heap</source>
        <translation>另一种走法；堆中取这么多</translation>
    </message>
    <message>
        <source>Space, Shift + click</source>
        <translation>空格，Shift + 单击</translation>
    </message>
    <message>
        <source>hold a thing, and choose another</source>
        <translation>按住一件，再选另一件</translation>
    </message>
    <message>
        <source>Return, Backspace</source>
        <translation>回车，退格</translation>
    </message>
    <message>
        <source>make the move, take one back</source>
        <translation>走这一步，悔一步</translation>
    </message>
    <message>
        <source>what moves are worth; a hint; the report</source>
        <translation>走法的价值；提示；报告</translation>
    </message>
    <message>
        <source>JUDGE</source>
        <translation>判题</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>the judge: problems, answered and drawn</source>
        <translation>判题：解答题目，并画成图</translation>
    </message>
    <message>
        <source>Ctrl+Return, Return</source>
        <translation>Ctrl+回车, 回车</translation>
    </message>
    <message>
        <source>answer the input, draw the marked case</source>
        <translation>解答输入，把选中的测试数据画成图</translation>
    </message>
    <message>
        <source>GRAPH OF ONE’S OWN</source>
        <translation>自己画的图</translation>
    </message>
    <message>
        <source>draw it by hand, or end that</source>
        <translation>开始或结束手工画图</translation>
    </message>
    <message>
        <source>a node, an edge from the selected node, arrange</source>
        <translation>新节点，从所选节点画边，自动排列</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>a node in an empty place, a node’s name</source>
        <translation>在空白处新建节点；给节点改名</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>move a node; from its + draw an edge</source>
        <translation>移动节点；从它的 + 拖出一条边</translation>
    </message>
    <message>
        <source>select another node</source>
        <translation>选择另一个节点</translation>
    </message>
    <message>
        <source>select an edge, the next one</source>
        <translation>选择一条边、下一条边</translation>
    </message>
    <message>
        <source>move the selected node</source>
        <translation>移动所选节点</translation>
    </message>
    <message>
        <source>name the node, end the edge; capacity and owner</source>
        <translation>给节点命名，画完这条边；写容量和所有者</translation>
    </message>
    <message>
        <source>a flow begins, ends at the selected node</source>
        <translation>流从所选节点开始、到所选节点结束</translation>
    </message>
    <message>
        <source>Del, Backspace</source>
        <translation>Del、退格键</translation>
    </message>
    <message>
        <source>delete what is selected</source>
        <translation>删除所选内容</translation>
    </message>
    <message>
        <source>PICTURE</source>
        <translation>图</translation>
    </message>
    <message>
        <source>wheel, drag</source>
        <translation>滚轮，拖动</translation>
    </message>
    <message>
        <source>zoom at the pointer, move the picture</source>
        <translation>以指针为中心缩放，移动画面</translation>
    </message>
    <message>
        <source>Ctrl+0, Ctrl+=, Ctrl+−</source>
        <translation>Ctrl+0、Ctrl+=、Ctrl+−</translation>
    </message>
    <message>
        <source>fit the picture, zoom in, zoom out</source>
        <translation>适应窗口、放大、缩小</translation>
    </message>
    <message>
        <source>Ctrl+E, Ctrl+P, Ctrl+Shift+C</source>
        <translation>Ctrl+E、Ctrl+P、Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>export, print, copy the picture</source>
        <translation>导出、打印、复制图片</translation>
    </message>
    <message>
        <source>WINDOW</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+%1</source>
        <translation>Ctrl+1 … Ctrl+%1</translation>
    </message>
    <message>
        <source>the views, in the order of their tabs</source>
        <translation>各视图，按标签的顺序</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>the settings of the view</source>
        <translation>视图的设置</translation>
    </message>
    <message>
        <source>F2, F3</source>
        <translation>F2、F3</translation>
    </message>
    <message>
        <source>hide or show the panels</source>
        <translation>隐藏或显示面板</translation>
    </message>
    <message>
        <source>Ctrl+F, Esc</source>
        <translation>Ctrl+F，Esc</translation>
    </message>
    <message>
        <source>search the games, and leave that</source>
        <translation>搜索游戏，离开搜索</translation>
    </message>
    <message>
        <source>F5, Esc</source>
        <translation>F5、Esc</translation>
    </message>
    <message>
        <source>present, and leave it</source>
        <translation>进入放映、退出放映</translation>
    </message>
    <message>
        <source>presenting: views, black screen, spotlight</source>
        <translation>放映时：视图、黑屏、聚光灯</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>深色或浅色</translation>
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
        <translation>按下焦点所在的按钮</translation>
    </message>
    <message>
        <source>in a field of a number: one more, one less</source>
        <translation>在数字框中：加一，减一</translation>
    </message>
    <message>
        <source>about this game and view; these keys</source>
        <translation>此游戏与视图的说明；这份快捷键表</translation>
    </message>
    <message>
        <source>DOCUMENT</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z、Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>撤销、重做</translation>
    </message>
    <message>
        <source>Ctrl+S, Ctrl+Shift+S</source>
        <translation>Ctrl+S、Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>save the document, under another name</source>
        <translation>保存文档、另存为</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>open a document or a graph that was copied</source>
        <translation>打开复制的文档或图</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>walk through the game</source>
        <translation>在对局中前后移动</translation>
    </message>
    <message>
        <source>Ctrl + arrows, ↑ ↓</source>
        <translation>Ctrl + 方向键，↑ ↓</translation>
    </message>
    <message>
        <source>a line: shorter rows, longer ones</source>
        <translation>序列：每行少一个、多一个</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>the whole screen, and back</source>
        <translation>全屏，以及退出</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+O</source>
        <translation>Ctrl+N, Ctrl+O</translation>
    </message>
    <message>
        <source>a new document, open one</source>
        <translation>新文档、打开</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N, Ctrl+W, Ctrl+Q</source>
        <translation>Ctrl+Shift+N, Ctrl+W, Ctrl+Q</translation>
    </message>
    <message>
        <source>a new window, close this one</source>
        <translation>新窗口、关闭本窗口</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::LabelDialog</name>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>说明(&amp;D)</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::Lesson</name>
    <message>
        <source>The steps come with the answer.</source>
        <translation>答题之后可看步骤。</translation>
    </message>
    <message>
        <source>Backspace takes back · H hint · R report</source>
        <translation>Backspace 悔棋 · H 提示 · R 报告</translation>
    </message>
    <message>
        <source>The steps come when the work is done.</source>
        <translation>步骤要等计算完成。</translation>
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
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>无法打开该文件</translation>
    </message>
    <message>
        <source>“%1” no longer exists.</source>
        <translation>“%1”已经不在了。</translation>
    </message>
    <message>
        <source>Open a document or a graph</source>
        <translation>打开文档或图</translation>
    </message>
    <message>
        <source>Opening a text</source>
        <translation>正在打开文本</translation>
    </message>
    <message>
        <source>This text cannot be opened</source>
        <translation>无法打开这段文本</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The file was not opened: something else was asked for first.</source>
        <translation>文件未打开：此前有了其他操作。</translation>
    </message>
    <message>
        <source>Opening what was open</source>
        <translation>正在打开上次的内容</translation>
    </message>
    <message>
        <source>Opening the copy</source>
        <translation>正在打开副本</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::OwnGames</name>
    <message>
        <source>This cannot be done</source>
        <translation>无法做到</translation>
    </message>
    <message>
        <source>These rules cannot be said in words yet</source>
        <translation>这些规则还不能用文字说出</translation>
    </message>
    <message>
        <source>Put on the shelf</source>
        <translation>放上书架</translation>
    </message>
    <message>
        <source>“%1” is on the shelf.</source>
        <translation>“%1”已放上书架。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>导入游戏</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Not all games were imported</source>
        <translation>有些游戏没有导入</translation>
    </message>
    <message numerus="yes">
        <source>Imported: %n</source>
        <translation>
            <numerusform>已导入：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Export a game</source>
        <translation>导出游戏</translation>
    </message>
    <message>
        <source>Remove this game?</source>
        <translation>移除这个游戏？</translation>
    </message>
    <message>
        <source>“%1” is removed from the shelf.</source>
        <translation>“%1”将从书架上移除。</translation>
    </message>
    <message>
        <source>The folder of your games</source>
        <translation>存放您的游戏的文件夹</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::PictureOutput</name>
    <message>
        <source>Overwrite the pictures?</source>
        <translation>要覆盖这些图片吗？</translation>
    </message>
    <message>
        <source>There is “%1” already, and perhaps others of these names.</source>
        <translation>“%1”已经存在，同名的其他文件可能也存在。</translation>
    </message>
    <message>
        <source>There is no figure here yet.</source>
        <translation>这里还没有图形。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Writing the figures of all steps</source>
        <translation>正在写出每一步的图</translation>
    </message>
    <message>
        <source>Writing the figure</source>
        <translation>正在写入图形</translation>
    </message>
    <message>
        <source>The figure cannot be printed</source>
        <translation>无法打印图形</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>图片已在剪贴板中。</translation>
    </message>
    <message>
        <source>Cancelled; the files of steps that were written stay.</source>
        <translation>已取消；已写入的各步文件会保留。</translation>
    </message>
    <message>
        <source>The picture has too many parts for a drawing: copy it as a picture.</source>
        <translation>图形的部件太多，不能作为矢量图复制：请复制为图片。</translation>
    </message>
    <message>
        <source>The drawing is on the clipboard.</source>
        <translation>矢量图已在剪贴板上。</translation>
    </message>
    <message>
        <source>The data are on the clipboard.</source>
        <translation>数据已在剪贴板上。</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>文字已在剪贴板上。</translation>
    </message>
    <message>
        <source>they are too many for the clipboard, export them as a file</source>
        <translation>数据太多，剪贴板放不下，请导出为文件</translation>
    </message>
    <message>
        <source>Copying the data</source>
        <translation>正在复制数据</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::QuizDesk</name>
    <message>
        <source>Save the answers</source>
        <translation>保存答案</translation>
    </message>
    <message>
        <source>Writing the answers</source>
        <translation>正在写入答案</translation>
    </message>
    <message>
        <source>Sheet to print</source>
        <translation>题目单</translation>
    </message>
    <message>
        <source>Writing the sheet</source>
        <translation>正在写入题目单</translation>
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
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开的文件(&amp;R)</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::Safety</name>
    <message>
        <source>If the program is ended by force, what is not saved is lost: %1</source>
        <translation>如果程序被强行结束，未保存的内容会丢失：%1</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::ShelfMenu</name>
    <message>
        <source>&amp;My games</source>
        <translation>我的游戏(&amp;M)</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>&amp;Put on the shelf…</source>
        <translation>放上书架(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Show the folder</source>
        <translation>显示文件夹(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
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
        <translation>Mexplorer 在保存“%1”之前就结束了。有一份 %2 的副本。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::ViewChoice</name>
    <message>
        <source>This game has the view “%1” in normal play only; this is “%2”.</source>
        <translation>该游戏只在常规规则下有视图“%1”；现在是“%2”。</translation>
    </message>
    <message>
        <source>With these parameters this game has no view “%1”; this is “%2”.</source>
        <translation>在这些参数下该游戏没有视图“%1”；现在是“%2”。</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::ViewTabs</name>
    <message>
        <source>More views</source>
        <translation>更多视图</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::AtlasView</name>
    <message>
        <source>Making the atlas</source>
        <translation>正在制作图集</translation>
    </message>
    <message>
        <source>%1 A click goes there</source>
        <translation>%1点击前往</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>图集</translation>
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
        <translation>贝蒂</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::BesideFigure</name>
    <message>
        <source>difference %1 of %2</source>
        <translation>第 %1 处不同，共 %2 处</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::BesideView</name>
    <message>
        <source>Comparing two pictures</source>
        <translation>比较两幅图</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>旁边</translation>
    </message>
    <message>
        <source>The first difference</source>
        <translation>第一处不同</translation>
    </message>
    <message>
        <source>The next difference</source>
        <translation>下一处不同</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::BoardFigure</name>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>胜</translation>
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
        <translation>胜</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>平</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>输</translation>
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
        <translation>到终局的步数</translation>
    </message>
    <message>
        <source>the move before</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>this decided the game</source>
        <translation>由此分出胜负</translation>
    </message>
    <message>
        <source>best play goes here</source>
        <translation>最优走法走这里</translation>
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
        <translation>另有 %1 种走法</translation>
    </message>
    <message>
        <source>Points count the lines that are still open.</source>
        <translation>分数：更远处以仍可连成的线代替。</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::BoardSearch</name>
    <message>
        <source>Searching %1</source>
        <translation>正在搜索 %1</translation>
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
        <translation>搜索  S</translation>
    </message>
    <message>
        <source>Stop searching; what was found stays</source>
        <translation>停止搜索；已找到的保留</translation>
    </message>
    <message>
        <source>Search deeper and deeper until all is decided, or as many moves ahead as the settings say</source>
        <translation>越搜越深，直到全部分出胜负，或到设置的步数为止</translation>
    </message>
    <message>
        <source>A search takes at most %1 MB of memory.</source>
        <translation>搜索最多占用 %1 MB 内存。</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Judging the moves of %1</source>
        <translation>正在评判 %1 的走法</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::CanonicalView</name>
    <message>
        <source>Finding the canonical form</source>
        <translation>求规范形</translation>
    </message>
    <message>
        <source>Canonical form</source>
        <translation>规范形</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::CardsView</name>
    <message>
        <source>Game tree</source>
        <translation>博弈树</translation>
    </message>
    <message>
        <source>Learning strategies</source>
        <translation>正在学习策略</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::CellWriter</name>
    <message>
        <source>payoffs of the cell</source>
        <translation>该格的收益</translation>
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
        <translation>%1，正确</translation>
    </message>
    <message>
        <source>%1, wrong</source>
        <translation>%1，错误</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::CoalitionView</name>
    <message>
        <source>Coalitions</source>
        <translation>联盟</translation>
    </message>
    <message>
        <source>Dividing what all are worth</source>
        <translation>正在分配全体的价值</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::CompareDialog</name>
    <message>
        <source>Compare an output</source>
        <translation>比较输出</translation>
    </message>
    <message>
        <source>Paste the output of your program for this input, or open a file.</source>
        <translation>在此粘贴程序对该输入的输出，或打开文件。</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Open an output</source>
        <translation>打开输出文件</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ComputerPlayer</name>
    <message>
        <source>The computer is thinking</source>
        <translation>电脑在想</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>正在寻找提示</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::Document</name>
    <message>
        <source>Reading a long text</source>
        <translation>正在读取长文本</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::EndWriter</name>
    <message>
        <source>score of the end</source>
        <translation>终局的分数</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ExplorerPanel</name>
    <message>
        <source>Examples…</source>
        <translation>示例…</translation>
    </message>
    <message>
        <source>search games…</source>
        <translation>搜索游戏…</translation>
    </message>
    <message>
        <source>search games</source>
        <translation>搜索游戏</translation>
    </message>
    <message>
        <source>games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>No game, example, problem or author has “%1”.</source>
        <translation>没有哪个游戏、示例、题目或作者含有“%1”。</translation>
    </message>
    <message>
        <source>clear the search</source>
        <translation>清除搜索</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ExportDialog</name>
    <message>
        <source>on white, for print</source>
        <translation>白底，供打印</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>导出：%1</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>pixels for each point</source>
        <translation>每点像素</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>the step’s sentence as caption</source>
        <translation>用这一步的说明作图注</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>caption</source>
        <translation>图注</translation>
    </message>
    <message>
        <source>every step, a page for each</source>
        <translation>每一步，各占一页</translation>
    </message>
    <message>
        <source>every step, a file for each: name-01, name-02 …</source>
        <translation>每一步，各存一个文件：名称-01、名称-02…</translation>
    </message>
    <message>
        <source>every step, moving from one to the next</source>
        <translation>每一步，从一步动到下一步</translation>
    </message>
    <message>
        <source>again and again</source>
        <translation>循环播放</translation>
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
        <translation>画图  E</translation>
    </message>
    <message>
        <source>Draw the network by hand: nodes, arrows, capacities, owners</source>
        <translation>手工画网络：节点、箭头、容量、所有者</translation>
    </message>
    <message>
        <source>Node  N</source>
        <translation>节点  N</translation>
    </message>
    <message>
        <source>A new node; or double-click where it should be</source>
        <translation>新节点；也可在想要的位置双击</translation>
    </message>
    <message>
        <source>Arrow  A</source>
        <translation>箭头  A</translation>
    </message>
    <message>
        <source>An arrow from the selected node; then choose where it leads</source>
        <translation>从所选节点出发的箭头；再选择它指向哪里</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>填写</translation>
    </message>
    <message>
        <source>The name of the selected node, or the capacity and the owner of the selected arrow (Return); or double-click it</source>
        <translation>所选节点的名字，或所选箭头的容量和所有者（Return）；也可双击它</translation>
    </message>
    <message>
        <source>Source  S</source>
        <translation>起点  S</translation>
    </message>
    <message>
        <source>The flow begins at the selected node</source>
        <translation>流从所选节点开始</translation>
    </message>
    <message>
        <source>Sink  T</source>
        <translation>终点  T</translation>
    </message>
    <message>
        <source>The flow ends at the selected node</source>
        <translation>流到所选节点结束</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete what is selected (Del)</source>
        <translation>删除所选（Del）</translation>
    </message>
    <message>
        <source>Arrange  L</source>
        <translation>排列  L</translation>
    </message>
    <message>
        <source>Let the program arrange the nodes</source>
        <translation>由程序排列节点</translation>
    </message>
    <message>
        <source>Save network…</source>
        <translation>保存网络…</translation>
    </message>
    <message>
        <source>Save the network alone, in DOT or JSON</source>
        <translation>只保存网络，用 DOT 或 JSON</translation>
    </message>
    <message>
        <source>Drag a node’s + to another node for an arrow, then write its capacity and owner, such as 5 A; Tab goes on to the next. Double-click an empty place for a node, a node or an arrow to write at it. Shift+arrows choose a node, Shift+A an arrow, Ctrl+arrows move, Del deletes, Esc leaves.</source>
        <translation>把节点的 + 拖到另一个节点画箭头，再写它的容量和所有者，例如 5 A；Tab 转到下一条。双击空白处新建节点，双击节点或箭头可填写。Shift+方向键选择节点，Shift+A 选择箭头，Ctrl+方向键移动，Del 删除，Esc 结束。</translation>
    </message>
    <message>
        <source>The network’s tools</source>
        <translation>网络的工具</translation>
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
        <translation>已写出：%1</translation>
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
        <translation>每行一个局面</translation>
    </message>
    <message>
        <source>n and the numbers</source>
        <translation>n 和各数</translation>
    </message>
    <message>
        <source>n, below it the numbers</source>
        <translation>n，各数在下一行</translation>
    </message>
    <message>
        <source>t, then a position a line</source>
        <translation>t，然后每行一个局面</translation>
    </message>
    <message>
        <source>t, then n and the numbers</source>
        <translation>t，然后 n 和各数</translation>
    </message>
    <message>
        <source>t, then n, below it the numbers</source>
        <translation>t，然后 n，各数在下一行</translation>
    </message>
    <message>
        <source>Input form</source>
        <translation>输入格式</translation>
    </message>
    <message>
        <source>Answer form</source>
        <translation>答案格式</translation>
    </message>
    <message>
        <source>Two words of your choice, the first if the first player wins; “value” for the SG value; “move” for the position after a winning move</source>
        <translation>自选两个词，先手胜为前一个；“value”为 SG 值；“move”为走出必胜一步之后的局面</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GameJudge</name>
    <message>
        <source>Judging the moves</source>
        <translation>正在评判各步</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GameList</name>
    <message>
        <source>start: %1</source>
        <translation>起点：%1</translation>
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
        <translation>起点</translation>
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
        <translation>轮到电脑走。</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>没有可以玩的</translation>
    </message>
    <message>
        <source>The computer is thinking</source>
        <translation>电脑在想</translation>
    </message>
    <message>
        <source>The computer is to move</source>
        <translation>轮到电脑走</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你走</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Values are hidden. V shows them.</source>
        <translation>值已隐藏。按 V 显示。</translation>
    </message>
    <message>
        <source>The computer: %1.</source>
        <translation>电脑：%1。</translation>
    </message>
    <message>
        <source>Reading the record</source>
        <translation>正在读入棋谱</translation>
    </message>
    <message>
        <source>Judging the moves</source>
        <translation>正在评判各步</translation>
    </message>
    <message>
        <source>THE GAME SO FAR</source>
        <translation>到此为止的对局</translation>
    </message>
    <message>
        <source>WHO WAS WINNING</source>
        <translation>谁占胜势</translation>
    </message>
    <message>
        <source>OPPONENT</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>到此为止的对局</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>现在就走</translation>
    </message>
    <message>
        <source>End the search, and play the best move that was found</source>
        <translation>结束搜索，走已找到的最好走法</translation>
    </message>
    <message>
        <source>Let it move</source>
        <translation>让电脑走</translation>
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
        <translation>报告</translation>
    </message>
    <message>
        <source>Every move judged (R)</source>
        <translation>评判每一步（R）</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>复制对局</translation>
    </message>
    <message>
        <source>The moves that are shown, as text: 5,7 → 3,7 → …</source>
        <translation>所示各步的文字：5,7 → 3,7 → …</translation>
    </message>
    <message>
        <source>Paste game</source>
        <translation>粘贴对局</translation>
    </message>
    <message>
        <source>Moves as text, 5,7 → 3,7 → …, and the report on them</source>
        <translation>各步的文字 5,7 → 3,7 → …，并给出报告</translation>
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
        <translation>先说看哪里；再问，说目的；再问，给出一个最好的走法及其理由（H）</translation>
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
        <translation>轮到你（%1）</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GraphTools</name>
    <message>
        <source>Draw  E</source>
        <translation>画图  E</translation>
    </message>
    <message>
        <source>Node  N</source>
        <translation>节点  N</translation>
    </message>
    <message>
        <source>A new node; or double-click where it should be</source>
        <translation>新节点；也可在想要的位置双击</translation>
    </message>
    <message>
        <source>Edge  A</source>
        <translation>边  A</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>Another name for the selected node (Return); or double-click it</source>
        <translation>给所选节点改名（回车）；也可双击它</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete what is selected (Del)</source>
        <translation>删除所选（Del）</translation>
    </message>
    <message>
        <source>Arrange  L</source>
        <translation>排列  L</translation>
    </message>
    <message>
        <source>Let the program arrange the nodes</source>
        <translation>由程序排列节点</translation>
    </message>
    <message>
        <source>Save graph…</source>
        <translation>保存图…</translation>
    </message>
    <message>
        <source>Save the graph alone, in DOT or JSON</source>
        <translation>只保存这个图，用 DOT 或 JSON</translation>
    </message>
    <message>
        <source>Into a sum</source>
        <translation>加入游戏之和</translation>
    </message>
    <message>
        <source>Add this position to the sum of games that was open last, or begin one</source>
        <translation>把这个局面加入最近打开的游戏之和，没有则新建一个</translation>
    </message>
    <message>
        <source>The graph’s tools</source>
        <translation>图的工具</translation>
    </message>
    <message>
        <source>Drag a node to move it; drag its + to another node, or to where a new one should be. Double-click an empty place for a node, a node to name it. Shift+arrows choose, Shift+A an edge, Ctrl+arrows move, Del deletes, Esc leaves.</source>
        <translation>拖动节点可移动它；把它的 + 拖到另一个节点，或拖到想要新节点的位置。双击空白处新建节点，双击节点改名。Shift+方向键选择节点，Shift+A 选择边，Ctrl+方向键移动，Del 删除，Esc 结束。</translation>
    </message>
    <message>
        <source>Draw the graph by hand: nodes, edges, names</source>
        <translation>手工画图：节点、边、名字</translation>
    </message>
    <message>
        <source>An edge from the selected node; then choose where it leads</source>
        <translation>从所选节点画一条边；然后选择它通向哪里</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GraphView</name>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Drawing the graph</source>
        <translation>正在画图</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GridView</name>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Computing %1 × %2 values</source>
        <translation>正在计算 %1 × %2 个值</translation>
    </message>
    <message>
        <source>%1 × %2 computed in %3 ms</source>
        <translation>已算出 %1 × %2，用时 %3 毫秒</translation>
    </message>
    <message>
        <source>%1 × %2 computed in %3 µs</source>
        <translation>已算出 %1 × %2，用时 %3 微秒</translation>
    </message>
    <message>
        <source>%1 · not computed yet</source>
        <translation>%1 · 尚未计算</translation>
    </message>
    <message>
        <source>Explaining the table</source>
        <translation>正在讲解表格</translation>
    </message>
    <message>
        <source>%1 · click it if you think that it is the next P</source>
        <translation>%1 · 若认为它是下一个 P，请单击</translation>
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
        <translation>正在按最热优先走</translation>
    </message>
    <message>
        <source>Hottest first</source>
        <translation>最热优先</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::InputEdit</name>
    <message>
        <source>An input of more than %1 letters cannot be edited here: save it as a file and open that.</source>
        <translation>超过 %1 个字符的输入不能在这里编辑：请存为文件后打开。</translation>
    </message>
    <message>
        <source>A line of more than %1 letters, or of %2 that are not ASCII, cannot be edited here: save the input as a file and open that.</source>
        <translation>超过 %1 个字符、或超过 %2 个非 ASCII 字符的一行不能在这里编辑：请将输入存为文件后打开。</translation>
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
        <translation>正在填写 %1 的表</translation>
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
        <translation>重新开始</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::JudgePanel</name>
    <message>
        <source>Input:</source>
        <translation>输入：</translation>
    </message>
    <message>
        <source>Output:</source>
        <translation>输出：</translation>
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
        <translation>输入</translation>
    </message>
    <message>
        <source>The beginning of %1</source>
        <translation>%1 的开头</translation>
    </message>
    <message>
        <source>Click a case to see it as a figure.</source>
        <translation>点击一组，即可看它的图。</translation>
    </message>
    <message>
        <source>Open an input</source>
        <translation>打开输入文件</translation>
    </message>
    <message>
        <source>Judging %1</source>
        <translation>正在解答 %1</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 个字符处：%3</translation>
    </message>
    <message>
        <source>Looking for case %1</source>
        <translation>正在查找第 %1 组</translation>
    </message>
    <message>
        <source>This case is too large for a figure: the limit is %1 MB.</source>
        <translation>这一组太大，无法成图：上限为 %1 MB。</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>所有题目</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样例</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+回车</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Paste an input here, or open a file.</source>
        <translation>在此粘贴输入，或打开文件。</translation>
    </message>
    <message>
        <source>The first %1 of %2 answers are listed. Click a case to see it as a figure.</source>
        <translation>列出了 %2 个答案中的前 %1 个。点击一组，即可看它的图。</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>The beginning of the input</source>
        <translation>输入的开头</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Small cases, limits and random ones; each time another input</source>
        <translation>小数据、边界数据和随机数据；每次都不同</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>判题</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::LatticeView</name>
    <message>
        <source>Ordering the games born by day 2</source>
        <translation>正在给到第 2 天为止出生的博弈排序</translation>
    </message>
    <message>
        <source>Games of day 2</source>
        <translation>第 2 天的博弈</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::LearningView</name>
    <message>
        <source>Learning</source>
        <translation>学习过程</translation>
    </message>
    <message>
        <source>Learning strategies</source>
        <translation>正在学习策略</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::LensView</name>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Compare with values or a b-file</source>
        <translation>与一列值或 b 文件比较</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不比较</translation>
    </message>
    <message>
        <source>Save the report (Markdown)…</source>
        <translation>保存报告（Markdown）…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Save the values (b-file)…</source>
        <translation>保存这些值（b 文件）…</translation>
    </message>
    <message>
        <source>Save the values</source>
        <translation>保存这些值</translation>
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
        <translation>正在计算 %1 个值</translation>
    </message>
    <message>
        <source>values computed in less than 0.1 ms: %1</source>
        <translation>已算出 %1 个值，用时不到 0.1 毫秒</translation>
    </message>
    <message>
        <source>values computed in %2 ms: %1</source>
        <translation>已算出 %1 个值，用时 %2 毫秒</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::MatrixTools</name>
    <message>
        <source>Edit  E</source>
        <translation>编辑  E</translation>
    </message>
    <message>
        <source>Change the matrix: its payoffs and its size</source>
        <translation>修改矩阵：收益与大小</translation>
    </message>
    <message>
        <source>+ row</source>
        <translation>+ 行</translation>
    </message>
    <message>
        <source>One more row below, of zeros</source>
        <translation>在下面加一行 0</translation>
    </message>
    <message>
        <source>− row</source>
        <translation>− 行</translation>
    </message>
    <message>
        <source>Without the last row</source>
        <translation>去掉最后一行</translation>
    </message>
    <message>
        <source>+ column</source>
        <translation>+ 列</translation>
    </message>
    <message>
        <source>One more column at the right, of zeros</source>
        <translation>在右边加一列 0</translation>
    </message>
    <message>
        <source>− column</source>
        <translation>− 列</translation>
    </message>
    <message>
        <source>Without the last column</source>
        <translation>去掉最后一列</translation>
    </message>
    <message>
        <source>Click a cell, or press Return, and type its payoff: 3, −1/2, 0.25, or both players’, 2|1. Tab goes on to the next cell. Esc leaves.</source>
        <translation>点击一格（或按回车），输入收益：3、−1/2、0.25，或两人的收益 2|1。按 Tab 到下一格，按 Esc 离开。</translation>
    </message>
    <message>
        <source>The matrix’s tools</source>
        <translation>矩阵工具</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::MatrixView</name>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Solving the matrix</source>
        <translation>正在求解矩阵</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::MazeTools</name>
    <message>
        <source>Draw  E</source>
        <translation>画图  E</translation>
    </message>
    <message>
        <source>Draw the maze by hand: walls, holes, its size</source>
        <translation>手工画迷宫：墙、洞、大小</translation>
    </message>
    <message>
        <source>Turn  T</source>
        <translation>换手  T</translation>
    </message>
    <message>
        <source>Let the other player move</source>
        <translation>轮到另一方走</translation>
    </message>
    <message>
        <source>Walls  W</source>
        <translation>墙  W</translation>
    </message>
    <message>
        <source>Draw walls; a wall that is drawn again becomes a free cell</source>
        <translation>画墙；再画一次，墙变为空格</translation>
    </message>
    <message>
        <source>Holes  H</source>
        <translation>洞  H</translation>
    </message>
    <message>
        <source>Draw holes; a hole that is drawn again becomes a free cell</source>
        <translation>画洞；再画一次，洞变为空格</translation>
    </message>
    <message>
        <source>+ row</source>
        <translation>+ 行</translation>
    </message>
    <message>
        <source>One more row below</source>
        <translation>在下面加一行</translation>
    </message>
    <message>
        <source>− row</source>
        <translation>− 行</translation>
    </message>
    <message>
        <source>Without the last row</source>
        <translation>去掉最后一行</translation>
    </message>
    <message>
        <source>+ column</source>
        <translation>+ 列</translation>
    </message>
    <message>
        <source>One more column at the right</source>
        <translation>在右边加一列</translation>
    </message>
    <message>
        <source>− column</source>
        <translation>− 列</translation>
    </message>
    <message>
        <source>Without the last column</source>
        <translation>去掉最后一列</translation>
    </message>
    <message>
        <source>Click a cell, or draw across several. Drag the cats and the mouse to where they should be. Esc leaves.</source>
        <translation>点击一格，或划过几格。猫和老鼠可拖到要去的地方。Esc 离开。</translation>
    </message>
    <message>
        <source>The maze’s tools</source>
        <translation>迷宫的工具</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::MazeView</name>
    <message>
        <source>Maze</source>
        <translation>迷宫</translation>
    </message>
    <message>
        <source>Analysing the maze</source>
        <translation>正在分析迷宫</translation>
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
        <translation>正在寻找最简数</translation>
    </message>
    <message>
        <source>Surreal numbers</source>
        <translation>超现实数</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::OutcomeBadge</name>
    <message>
        <source>P: lost</source>
        <translation>P：必败</translation>
    </message>
    <message>
        <source>N: won</source>
        <translation>N：必胜</translation>
    </message>
    <message>
        <source>L: Left wins</source>
        <translation>L：左方胜</translation>
    </message>
    <message>
        <source>R: Right wins</source>
        <translation>R：右方胜</translation>
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
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Open a graph</source>
        <translation>打开图</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::PlayView</name>
    <message>
        <source>Looking for the moves</source>
        <translation>正在寻找走法</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对弈</translation>
    </message>
    <message>
        <source>Laying out %1</source>
        <translation>正在摆出 %1</translation>
    </message>
    <message>
        <source>Judging the moves of %1</source>
        <translation>正在评判 %1 的走法</translation>
    </message>
    <message>
        <source>%1 moves: where to?</source>
        <translation>%1 种走法：走到哪里？</translation>
    </message>
    <message>
        <source>Point at a thing: the moves that touch it show.</source>
        <translation>把鼠标移到某个棋子或石子上，即显示与它有关的走法。</translation>
    </message>
    <message>
        <source>No move changes %1 here.</source>
        <translation>这里没有变动 %1 个的走法。</translation>
    </message>
    <message>
        <source>No move touches this.</source>
        <translation>没有走法用到它。</translation>
    </message>
    <message>
        <source>No move does this as well.</source>
        <translation>没有走法同时用到它。</translation>
    </message>
    <message>
        <source>Click where it goes, or drag it there.</source>
        <translation>单击它要去的地方，或拖到那里。</translation>
    </message>
    <message>
        <source>Click or Return plays.</source>
        <translation>单击或回车即走。</translation>
    </message>
    <message>
        <source>Click or Return plays; wheel, ↑ ↓ or digits choose among %1 moves.</source>
        <translation>单击或回车即走；滚轮、↑ ↓ 或数字在 %1 种走法中选择。</translation>
    </message>
    <message>
        <source>%1 · %2 (move %3 of %4)</source>
        <translation>%1 · %2（走法 %3 / %4）</translation>
    </message>
    <message>
        <source>Moves without a mark: it is not known who wins after them. That is too far from the end of play.</source>
        <translation>没有标记的走法：走后仍不知谁胜，那里离终局太远。</translation>
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
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>There is nothing to step through here.</source>
        <translation>这里没有可逐步演示的内容。</translation>
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
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
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
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>答对了。</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>答错了。</translation>
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
        <translation>题目</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>当前游戏</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ProgramDialog</name>
    <message>
        <source>Run a program</source>
        <translation>运行程序</translation>
    </message>
    <message>
        <source>Run this program?
%1</source>
        <translation>要运行这个程序吗？
%1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>组数</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>seconds a run</source>
        <translation>每次秒数</translation>
    </message>
    <message>
        <source>megabytes</source>
        <translation>内存 (MB)</translation>
    </message>
    <message>
        <source>in a sandbox</source>
        <translation>在沙盒中</translation>
    </message>
    <message>
        <source>It runs first on inputs made for %1, then, if it fails, up to some hundred times to find the smallest input it fails on. It and all that it has started are ended at these limits.</source>
        <translation>它先处理为 %1 生成的输入；若出错，再运行至多数百次，以找出使它出错的最小输入。超过以下限制时，它和它启动的一切都会被终止。</translation>
    </message>
    <message>
        <source>Looking for a sandbox</source>
        <translation>正在查找沙盒</translation>
    </message>
    <message>
        <source>Compile this source with %1 -O2 and run it?
%2</source>
        <translation>要用 %1 -O2 编译这个源文件并运行吗？
%2</translation>
    </message>
    <message>
        <source>Run this source with %1?
%2</source>
        <translation>要用 %1 运行这个源文件吗？
%2</translation>
    </message>
    <message>
        <source>It runs with all your rights: it can read and change your files and use the network. Run only what you trust.</source>
        <translation>它以你的全部权限运行：能读取和更改你的文件，也能使用网络。请只运行你信任的程序。</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::QuizCover</name>
    <message>
        <source>Drawing the position</source>
        <translation>正在画局面</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::QuizPanel</name>
    <message>
        <source>Questions about this game: %1.</source>
        <translation>关于此游戏的题目：%1。</translation>
    </message>
    <message>
        <source>Right answers: %1 of %2</source>
        <translation>答对：%1 / %2</translation>
    </message>
    <message>
        <source>Time: %1 s</source>
        <translation>用时：%1 秒</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>测验</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Sheet to print…</source>
        <translation>打印题目单…</translation>
    </message>
    <message>
        <source>The questions as a PDF, with their answers on a page of their own</source>
        <translation>把题目写成 PDF，答案另起一页</translation>
    </message>
    <message>
        <source>Another quiz</source>
        <translation>再测一次</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>存为 CSV…</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::QuizQuestion</name>
    <message>
        <source>Question %1 of %2 · right: %3</source>
        <translation>第 %1 题，共 %2 题 · 答对：%3</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>答对了。</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>答错了。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1%2 %3</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>看为什么</translation>
    </message>
    <message>
        <source>End the quiz</source>
        <translation>结束测验</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ 答对了</translation>
    </message>
    <message>
        <source>✗ Wrong</source>
        <translation>✗ 答错了</translation>
    </message>
    <message>
        <source>Show what is right</source>
        <translation>看正确答案</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::QuizRun</name>
    <message>
        <source>Thinking of a question</source>
        <translation>正在出题</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::QuotientView</name>
    <message>
        <source>Finding the misère quotient of the heaps up to %1</source>
        <translation>正在求不超过 %1 的堆的反常商</translation>
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
        <translation>遗憾值</translation>
    </message>
    <message>
        <source>Playing the rounds</source>
        <translation>正在逐轮进行</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ReportDialog</name>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Open the proof</source>
        <translation>打开证明</translation>
    </message>
    <message>
        <source>The position where it was thrown away, and why</source>
        <translation>转折所在的局面及其理由</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Write the report into a file</source>
        <translation>把报告写入文件</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Write the report</source>
        <translation>写出报告</translation>
    </message>
    <message>
        <source>“%1” already exists; to replace it, choose it by its full name.</source>
        <translation>“%1”已存在；要替换它，请用它的全名选择。</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>正在写出报告</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写出：%1</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::RulesDialog</name>
    <message>
        <source>Rules by form</source>
        <translation>用表单写规则</translation>
    </message>
    <message>
        <source>&amp;Kind of rules</source>
        <translation>规则的种类(&amp;K)</translation>
    </message>
    <message>
        <source>kind of rules</source>
        <translation>规则的种类</translation>
    </message>
    <message>
        <source>the rules that it writes</source>
        <translation>写出的规则</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>打开游戏(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>这些规则</translation>
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
        <translation>规则可以怎样写下去</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::SearchChart</name>
    <message>
        <source>%1, %2: %3 leaves; click to search this way</source>
        <translation>%1，%2：%3 个叶子；点击即这样搜索</translation>
    </message>
    <message>
        <source>%1, %2: its tree is too large; click to search this way</source>
        <translation>%1，%2：树太大；点击即这样搜索</translation>
    </message>
    <message>
        <source>the least that a search without a table must look at (Knuth and Moore): %1</source>
        <translation>不用置换表的搜索至少要看的叶子数（Knuth–Moore）：%1</translation>
    </message>
    <message>
        <source>a click folds the chart</source>
        <translation>点击可折叠图表</translation>
    </message>
    <message>
        <source>a click opens the chart: the leaves that each method looks at in each order</source>
        <translation>点击可展开图表：每种方法按每种次序看过的叶子数</translation>
    </message>
    <message>
        <source>other ways are not compared: the tree is too large</source>
        <translation>没有与其他方法比较：树太大</translation>
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
        <translation>▸ 总共看过的叶子 · %1</translation>
    </message>
    <message>
        <source>▾ leaves in all</source>
        <translation>▾ 总共看过的叶子</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::SearchFigure</name>
    <message>
        <source>%1: not reached yet</source>
        <translation>%1：还没有走到</translation>
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
        <translation>轮到 MAX</translation>
    </message>
    <message>
        <source>MIN moves</source>
        <translation>轮到 MIN</translation>
    </message>
    <message>
        <source>an end, and its score</source>
        <translation>终局及其分数</translation>
    </message>
    <message>
        <source>best play so far</source>
        <translation>目前的最优走法</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>剪去</translation>
    </message>
    <message>
        <source>score:</source>
        <translation>分数：</translation>
    </message>
    <message>
        <source>leaves looked at:</source>
        <translation>看过的叶子：</translation>
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
        <translation>终局</translation>
    </message>
    <message>
        <source>an end: a win counts %1</source>
        <translation>终局：获胜计 %1</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>what minimax finds</source>
        <translation>极大极小的结果</translation>
    </message>
    <message>
        <source>only minimax looks there</source>
        <translation>只有极大极小看的</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::SearchView</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Searching %1</source>
        <translation>正在搜索 %1</translation>
    </message>
    <message>
        <source>%1 · a click changes its score</source>
        <translation>%1 · 点击可改分数</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::SketchEditor</name>
    <message>
        <source>name of the node</source>
        <translation>节点的名字</translation>
    </message>
    <message>
        <source>capacity and owner of the arrow</source>
        <translation>箭头的容量和所有者</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::SketchHand</name>
    <message>
        <source>Save the network</source>
        <translation>保存网络</translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>保存图</translation>
    </message>
    <message>
        <source>DOT (*.dot *.gv);;JSON (*.json)</source>
        <translation>DOT 文件 (*.dot *.gv);;JSON 文件 (*.json)</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::SliceBar</name>
    <message>
        <source>Another %1, and the slice through it</source>
        <translation>换一个 %1，并显示相应的截面</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::SolutionCheck</name>
    <message>
        <source>Check ▾</source>
        <translation>检查 ▾</translation>
    </message>
    <message>
        <source>Check a solution of your own</source>
        <translation>检查自己的解答</translation>
    </message>
    <message>
        <source>Compare an output…</source>
        <translation>比较输出…</translation>
    </message>
    <message>
        <source>Run a program…</source>
        <translation>运行程序…</translation>
    </message>
    <message>
        <source>Comparing the output</source>
        <translation>正在比较输出</translation>
    </message>
    <message>
        <source>All answers are right: %1.</source>
        <translation>答案全部正确：%1。</translation>
    </message>
    <message>
        <source>Running %1</source>
        <translation>正在运行 %1</translation>
    </message>
    <message>
        <source>%1 A smaller input may be found: the search was ended.</source>
        <translation>%1也许还有更小的输入：查找已中止。</translation>
    </message>
    <message>
        <source>%1 This is the smallest input found that fails; runs: %2.</source>
        <translation>%1这是找到的出错的最小输入；运行次数：%2。</translation>
    </message>
    <message>
        <source>Choose a program or its source</source>
        <translation>选择程序或其源文件</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::TableFigure</name>
    <message>
        <source>no move is left</source>
        <translation>无棋可走</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>走棋</translation>
    </message>
    <message>
        <source>more than %1 moves</source>
        <translation>超过 %1 种走法</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 种走法</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 种走法</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Left has no move</source>
        <translation>左方无棋可走</translation>
    </message>
    <message>
        <source>Left is to move</source>
        <translation>轮到左方</translation>
    </message>
    <message>
        <source>Right has no move</source>
        <translation>右方无棋可走</translation>
    </message>
    <message>
        <source>Right is to move</source>
        <translation>轮到右方</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ThermographView</name>
    <message>
        <source>Building the thermograph</source>
        <translation>绘制温度图</translation>
    </message>
    <message>
        <source>Thermograph</source>
        <translation>温度图</translation>
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
        <translation>节点：%1 · 不同局面：%2</translation>
    </message>
    <message>
        <source>nodes: %1 · distinct positions: %2 · left folded: %3</source>
        <translation>节点：%1 · 不同局面：%2 · 未展开：%3</translation>
    </message>
    <message>
        <source>the winning strategy · %1</source>
        <translation>必胜策略 · %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, the winning strategy</source>
        <translation>%1，必胜策略</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::TreeLegend</name>
    <message>
        <source>not labelled yet</source>
        <translation>尚未标记</translation>
    </message>
    <message>
        <source>options left folded</source>
        <translation>未展开的后继</translation>
    </message>
    <message>
        <source>differs from the definition</source>
        <translation>与定义不一致</translation>
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
        <translation>取胜</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>未标</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::TreeView</name>
    <message>
        <source>Tree</source>
        <translation>博弈树</translation>
    </message>
    <message>
        <source>Unfolding the tree</source>
        <translation>正在展开博弈树</translation>
    </message>
    <message>
        <source>%1 · unfolded in %2 ms</source>
        <translation>%1 · 展开用时 %2 毫秒</translation>
    </message>
    <message>
        <source>a click, or Return, folds it</source>
        <translation>单击或按回车键收起</translation>
    </message>
    <message>
        <source>left folded: %1; a click, or Return when it is selected, opens it</source>
        <translation>未展开：%1；单击，或选中后按回车键展开</translation>
    </message>
    <message>
        <source>%1 · a click changes its score</source>
        <translation>%1 · 点击可改分数</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::VesselsView</name>
    <message>
        <source>Vessels</source>
        <translation>连通器</translation>
    </message>
    <message>
        <source>Filling the vessels</source>
        <translation>正在给容器注水</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::View</name>
    <message>
        <source>Explaining %1</source>
        <translation>正在讲解 %1</translation>
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
        <translation>%1：点击即可打开</translation>
    </message>
    <message>
        <source>Comparing the values</source>
        <translation>正在比较值</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ViewSettings</name>
    <message>
        <source>Settings ▾</source>
        <translation>设置 ▾</translation>
    </message>
    <message>
        <source>Settings of this view</source>
        <translation>此视图的设置</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::WhyPanel</name>
    <message>
        <source>explaining</source>
        <translation>正在讲解</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Holds for: %1.</source>
        <translation>适用于：%1。</translation>
    </message>
    <message>
        <source>PSEUDO-CODE</source>
        <translation>伪代码</translation>
    </message>
    <message>
        <source>%1 is not known yet</source>
        <translation>%1 尚未得知</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>棋盘：%1</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>make the winning move: %1</source>
        <translation>走这步必胜棋：%1</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <translation>必胜走法</translation>
    </message>
    <message>
        <source>mex of the options</source>
        <translation>后继的 mex</translation>
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
        <translation>谁占胜势</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::WinningWords</name>
    <message>
        <source>first wins</source>
        <translation>先手胜</translation>
    </message>
    <message>
        <source>you win</source>
        <translation>你胜</translation>
    </message>
    <message>
        <source>second wins</source>
        <translation>后手胜</translation>
    </message>
    <message>
        <source>you lose</source>
        <translation>你败</translation>
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
        <translation>异或</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>逐列计数</translation>
    </message>
</context>
<context>
    <name>withSuffix</name>
    <message>
        <source>Replace the file?</source>
        <translation>要替换该文件吗？</translation>
    </message>
    <message>
        <source>“%1” already exists.</source>
        <translation>“%1”已经存在。</translation>
    </message>
</context>
</TS>
