#include "core/rules/attributes.h"

#include "core/text/parse.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

constexpr std::size_t mostNotes = 8;

/// The attributes by which Graphviz draws, except those that mean something here. Sorted.
constexpr auto drawingAttributes = std::to_array<std::string_view>({
    "Damping",
    "K",
    "TBbalance",
    "URL",
    "area",
    "arrowhead",
    "arrowsize",
    "arrowtail",
    "bb",
    "beautify",
    "bgcolor",
    "center",
    "charset",
    "class",
    "cluster",
    "clusterrank",
    "colorscheme",
    "comment",
    "compound",
    "concentrate",
    "constraint",
    "decorate",
    "defaultdist",
    "dim",
    "dimen",
    "diredgeconstraints",
    "distortion",
    "dpi",
    "edgeURL",
    "edgehref",
    "edgetarget",
    "edgetooltip",
    "epsilon",
    "esep",
    "fillcolor",
    "fixedsize",
    "fontcolor",
    "fontname",
    "fontnames",
    "fontpath",
    "fontsize",
    "forcelabels",
    "gradientangle",
    "group",
    "headURL",
    "head_lp",
    "headclip",
    "headhref",
    "headlabel",
    "headport",
    "headtarget",
    "headtooltip",
    "height",
    "href",
    "id",
    "image",
    "imagepath",
    "imagepos",
    "imagescale",
    "inputscale",
    "label",
    "labelURL",
    "label_scheme",
    "labelangle",
    "labeldistance",
    "labelfloat",
    "labelfontcolor",
    "labelfontname",
    "labelfontsize",
    "labelhref",
    "labeljust",
    "labelloc",
    "labeltarget",
    "labeltooltip",
    "landscape",
    "layer",
    "layerlistsep",
    "layers",
    "layerselect",
    "layersep",
    "layout",
    "len",
    "levels",
    "levelsgap",
    "lheight",
    "linelength",
    "lp",
    "lwidth",
    "margin",
    "maxiter",
    "mclimit",
    "mindist",
    "minlen",
    "mode",
    "model",
    "newrank",
    "nodesep",
    "nojustify",
    "normalize",
    "notranslate",
    "nslimit",
    "nslimit1",
    "oneblock",
    "ordering",
    "orientation",
    "outputorder",
    "overlap",
    "overlap_scaling",
    "overlap_shrink",
    "pack",
    "packmode",
    "pad",
    "page",
    "pagedir",
    "pencolor",
    "penwidth",
    "peripheries",
    "pin",
    "pos",
    "quadtree",
    "quantum",
    "radius",
    "rank",
    "rankdir",
    "ranksep",
    "ratio",
    "rects",
    "regular",
    "remincross",
    "repulsiveforce",
    "resolution",
    "root",
    "rotate",
    "rotation",
    "samehead",
    "sametail",
    "samplepoints",
    "scale",
    "searchsize",
    "sep",
    "shape",
    "shapefile",
    "showboxes",
    "sides",
    "size",
    "skew",
    "smoothing",
    "sortv",
    "splines",
    "start",
    "stylesheet",
    "tailURL",
    "tail_lp",
    "tailclip",
    "tailhref",
    "taillabel",
    "tailport",
    "tailtarget",
    "tailtooltip",
    "target",
    "tooltip",
    "truecolor",
    "vertices",
    "viewport",
    "voro_margin",
    "width",
    "xdotversion",
    "xlabel",
    "xlp",
    "z",
});
static_assert(std::ranges::is_sorted(drawingAttributes));

/// “3”, “-0.5”, “1/3” or “inf”, as a weight or a capacity may be written in a label.
bool isAmount(std::string_view text) {
    return text == "inf" || text == "∞" ||
           (!text.empty() && text.find_first_not_of("0123456789.,/-+ ") == std::string_view::npos &&
            text.find_first_of("0123456789") != std::string_view::npos);
}

/// Whether more than the drawing may be meant.
bool mayMean(std::string_view name, std::string_view value) {
    if (name == "color") return value != "black" && value != "gray" && value != "grey" && !value.empty();
    if (name == "label") return isAmount(value);  // of an edge; other words are its name
    if (name == "dir") return value != "forward"; // an arrow that is drawn the other way round
    if (name == "style") return value.find("invis") != std::string_view::npos;
    if (name.starts_with('_')) return false; // how Graphviz itself has drawn it
    return !std::ranges::binary_search(drawingAttributes, name);
}

} // namespace

std::string takeFrom(Attributes& attributes, std::string_view name) {
    const auto found = attributes.find(name);
    if (found == attributes.end()) return {};
    std::string value = std::move(found->second);
    attributes.erase(found);
    return value;
}

void Unread::add(const Attributes& attributes, TextPlace place) {
    for (const auto& [name, value] : attributes) {
        if (!mayMean(name, value)) continue;
        const auto found = first_.find(name);
        if (found != first_.end())
            ++found->second.count;
        else if (first_.size() < mostNotes)
            first_[name] = {shortened(value), place, 1};
    }
}

std::vector<Message> Unread::notes() const {
    std::vector<Message> notes;
    for (const auto& [name, first] : first_) {
        notes.push_back(
            first.count == 1
                ? say(MX_TEXT("core", "“%1” has no effect in this game: “%2” at line %3, column %4."),
                      shortened(name), first.value, first.place.line, first.place.column)
                : say(MX_TEXT("core", "“%1” has no effect in this game: “%2” at line %3, column %4, and "
                                      "more (%5 in all)."),
                      shortened(name), first.value, first.place.line, first.place.column, first.count));
    }
    return notes;
}

} // namespace mexplorer
