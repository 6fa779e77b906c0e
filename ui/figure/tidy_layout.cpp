#include "ui/figure/tidy_layout.h"

namespace mexplorer::ui {

namespace {

constexpr std::uint32_t none = UINT32_MAX;

/// The names are the paper's: prelim is a node's place among its siblings, mod what its descendants are moved
/// by, and a thread leads from the end of a contour to where it goes on in another subtree.
class TidyLayout {
public:
    TidyLayout(const TidyTree& tree, TidySpacing spacing)
        : nodes_(tree.firstChild.size()), spacing_(spacing) {
        for (std::uint32_t v = 0; v < nodes_.size(); ++v) {
            Node& node = nodes_[v];
            node.childCount = tree.childCount[v];
            node.firstChild = tree.firstChild[v];
            node.ancestor = v;
            node.left = tree.left[v];
            node.right = tree.right[v];
            for (std::uint32_t i = 0; i < node.childCount; ++i)
                nodes_[node.firstChild + i].parent = v;
        }
    }

    [[nodiscard]] std::vector<double> xs() {
        for (std::size_t left = nodes_.size(); left-- > 0;) // children before their parents
            placeChildren(nodes_[left]);
        std::vector<double> x(nodes_.size(), 0.0);
        nodes_[0].mod = -nodes_[0].mod; // so that the middle of its children is below it
        for (std::uint32_t v = 1; v < nodes_.size(); ++v) {
            Node& node = nodes_[v];
            const double above = nodes_[node.parent].mod;
            x[v] = node.prelim + above;
            node.mod += above;
        }
        return x;
    }

private:
    struct Node {
        double prelim = 0;
        double mod = 0; // until the node is placed: the middle of its children
        double shift = 0;
        double change = 0;
        std::uint32_t firstChild = 0;
        std::uint32_t childCount = 0;
        std::uint32_t parent = none;
        std::uint32_t thread = none;
        std::uint32_t ancestor = 0;
        float left = 0;
        float right = 0;
    };

    [[nodiscard]] std::uint32_t nextLeft(std::uint32_t v) const {
        return nodes_[v].childCount > 0 ? nodes_[v].firstChild : nodes_[v].thread;
    }
    [[nodiscard]] std::uint32_t nextRight(std::uint32_t v) const {
        return nodes_[v].childCount > 0 ? nodes_[v].firstChild + nodes_[v].childCount - 1 : nodes_[v].thread;
    }
    [[nodiscard]] double distance(const Node& left, const Node& right) const {
        return left.right + right.left +
               (left.parent == right.parent ? spacing_.siblings : spacing_.subtrees);
    }

    void placeChildren(Node& parent) {
        if (parent.childCount == 0) return;
        const std::uint32_t begin = parent.firstChild;
        const std::uint32_t end = begin + parent.childCount;
        std::uint32_t defaultAncestor = begin;
        for (std::uint32_t v = begin; v != end; ++v) {
            Node& node = nodes_[v];
            if (v != begin) node.prelim = nodes_[v - 1].prelim + distance(nodes_[v - 1], node);
            node.mod = node.childCount > 0 ? node.prelim - node.mod : 0;
            if (v != begin) defaultAncestor = apportion(v, begin, defaultAncestor);
        }
        executeShifts(begin, end);
        parent.mod = (nodes_[begin].prelim + nodes_[end - 1].prelim) / 2;
    }

    /// Moves the subtree of v clear of those of its earlier siblings, whose outlines are followed downwards:
    /// i and o stand for the inner and outer contour, m and p for the earlier siblings' side and v's.
    std::uint32_t apportion(std::uint32_t v, std::uint32_t firstSibling, std::uint32_t defaultAncestor) {
        std::uint32_t ip = v;
        std::uint32_t op = v;
        std::uint32_t im = v - 1;
        std::uint32_t om = firstSibling;
        double sip = nodes_[ip].mod;
        double sop = sip;
        double sim = nodes_[im].mod;
        double som = nodes_[om].mod;
        std::uint32_t nextIm = nextRight(im);
        std::uint32_t nextIp = nextLeft(ip);
        while (nextIm != none && nextIp != none) {
            im = nextIm;
            ip = nextIp;
            om = nextLeft(om);
            op = nextRight(op);
            nodes_[op].ancestor = v;
            const double overlap =
                nodes_[im].prelim + sim - nodes_[ip].prelim - sip + distance(nodes_[im], nodes_[ip]);
            if (overlap > 0) {
                const std::uint32_t above = nodes_[im].ancestor;
                const bool isSibling = nodes_[above].parent == nodes_[v].parent;
                moveSubtree(isSibling ? above : defaultAncestor, v, overlap);
                sip += overlap;
                sop += overlap;
            }
            sim += nodes_[im].mod;
            sip += nodes_[ip].mod;
            som += nodes_[om].mod;
            sop += nodes_[op].mod;
            nextIm = nextRight(im);
            nextIp = nextLeft(ip);
        }
        if (nextIm != none && nextRight(op) == none) {
            nodes_[op].thread = nextIm;
            nodes_[op].mod += sim - sop;
        }
        if (nextIp != none && nextLeft(om) == none) {
            nodes_[om].thread = nextIp;
            nodes_[om].mod += sip - som;
            return v;
        }
        return defaultAncestor;
    }

    /// Moves `right`, and later, evenly, the siblings between `left` and it.
    void moveSubtree(std::uint32_t left, std::uint32_t right, double shift) {
        const double share = shift / (right - left);
        nodes_[right].change -= share;
        nodes_[right].shift += shift;
        nodes_[left].change += share;
        nodes_[right].prelim += shift;
        nodes_[right].mod += shift;
    }

    void executeShifts(std::uint32_t begin, std::uint32_t end) {
        double shift = 0;
        double change = 0;
        for (std::uint32_t v = end; v != begin;) {
            --v;
            Node& node = nodes_[v];
            node.prelim += shift;
            node.mod += shift;
            change += node.change;
            shift += node.shift + change;
        }
    }

    std::vector<Node> nodes_;
    TidySpacing spacing_;
};

} // namespace

std::vector<double> tidyLayout(const TidyTree& tree, TidySpacing spacing) {
    if (tree.firstChild.empty()) return {};
    return TidyLayout(tree, spacing).xs();
}

} // namespace mexplorer::ui
