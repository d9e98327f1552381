// For the name of each field jsdom walks the whole page, and for every label on its way the whole page again. Here one walk
// serves all fields until the page changes. Required before jsdom, whose elements take this function when they are loaded.
const paths = [require.resolve('jest-environment-jsdom')];
const ofJsdom = (file) => require(require.resolve(`jsdom/lib/jsdom/living/${file}`, { paths }));
const controls = ofJsdom('helpers/form-controls');
const { domSymbolTree } = ofJsdom('helpers/internal-constants');

/** Of the root of a tree: its state, and the labels of each field in that state. */
const known = new WeakMap();

controls.getLabelsForLabelable = (field) => {
  if (!controls.isLabelable(field)) return null;
  if (!field._labels) {
    const element = field.getRootNode({});
    const query = () => labelsIn(element).get(field) ?? [];
    field._labels = ofJsdom('generated/NodeList').createImpl(element._globalObject, [], { element, query });
  }
  return field._labels;
};

function labelsIn(root) {
  const last = known.get(root);
  if (last?.version === root._version) return last.labels;
  const labels = new Map();
  const firstOfId = new Map();
  const found = [];
  for (const node of domSymbolTree.treeIterator(root)) {
    const id = node._attributeList && node.getAttributeNS(null, 'id');
    if (id && !firstOfId.has(id)) firstOfId.set(id, node);
    if (node._localName === 'label') found.push(node);
  }
  for (const label of found) {
    const forId = label.getAttributeNS(null, 'for');
    const named = forId === null ? label.control : (firstOfId.get(forId) ?? null);
    if (named && controls.isLabelable(named)) labels.set(named, [...(labels.get(named) ?? []), label]);
  }
  known.set(root, { version: root._version, labels });
  return labels;
}
