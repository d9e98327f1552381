// More than a quarter of what component tests took was jsdom asking nwsapi, for every element and every rule of every
// style sheet, whether they match, and copying the outcome for each question. As browsers do, a rule whose last part
// names a class or a tag that an element lacks is left out beforehand; and what was worked out is kept until jsdom itself
// forgets it. Required before jsdom, whose style rules take this function when they are loaded.
const paths = [require.resolve('jest-environment-jsdom')];
const ofJsdom = (file) => require(require.resolve(`jsdom/lib/jsdom/living/${file}`, { paths }));
const selectors = ofJsdom('helpers/selectors');
const { implForWrapper } = ofJsdom('generated/utils');

const ask = selectors.matchesDontThrow;
const keys = new Map();

selectors.matchesDontThrow = (element, selector) => {
  let known = keys.get(selector);
  if (known === undefined) keys.set(selector, (known = keysOf(selector)));
  return (!known || known.some((key) => has(element, key))) && ask(element, selector);
};

/** What an element has to have for a list of selectors, one for each; null where that is not seen at once. */
function keysOf(list) {
  if (typeof list !== 'string' || list.includes('\\')) return null;
  // What is taken out leaves a sign: `.a [b]` does not end in `.a`.
  let plain = list.replace(/\[[^\]]*\]/g, '*');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  const found = plain.split(',').map((selector) => {
    const last = selector
      .trim()
      .split(/[\s>+~]+/)
      .pop();
    const [, className] = /\.([\w-]+)/.exec(last) ?? [];
    const [tag] = /^[a-z][\w-]*/i.exec(last) ?? [];
    return className ? { className } : tag && { tag: tag.toLowerCase() };
  });
  return found.every(Boolean) ? found : null;
}

const has = (element, { className, tag }) =>
  className ? element.classList.contains(className) : element._localName.toLowerCase() === tag;

/** Replaces `getComputedStyle` of a window by one that answers twice from the same state with the same style. */
exports.keepComputedStyles = (window) => {
  const compute = window.getComputedStyle;
  const kept = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    const documentOf = () => implForWrapper(element)?._ownerDocument;
    const before = documentOf()?._styleCache;
    const known = before && kept.get(before)?.get(element);
    if (known) return known;
    const style = compute(element);
    const { _styleCache: state } = documentOf();
    if (!kept.has(state)) kept.set(state, new WeakMap());
    kept.get(state).set(element, style);
    return style;
  };
};
