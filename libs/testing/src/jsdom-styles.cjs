// A fifth to a quarter of what component tests take is jsdom working out styles: it asks nwsapi, for every element and every
// rule of every style sheet, whether they match, forgets all with every change of the page, and parses what was found
// twice for each question. As browsers do, rules are looked up by the class or tag of their last part, and elements that
// match the same rules share one style. Required before jsdom, whose parts take these functions when they are loaded.
const paths = [require.resolve('jest-environment-jsdom')];
const ofJsdom = (file) => require(require.resolve(`jsdom/lib/jsdom/${file}`, { paths }));
const selectors = ofJsdom('living/helpers/selectors');
const { implForWrapper } = ofJsdom('living/generated/utils');

const ask = selectors.matchesDontThrow;

selectors.matchesDontThrow = (element, selector) => {
  const known = keysOf(selector);
  if (!known) return ask(element, selector);
  const met = known.filter((key) => has(element, key));
  return met.some(({ isAll }) => isAll) || (met.length > 0 && ask(element, selector));
};

const keys = new Map();
function keysOf(list) {
  let known = keys.get(list);
  if (known === undefined) keys.set(list, (known = readKeys(list)));
  return known;
}

/**
 * What an element has to have for a list of selectors, one for each: the class or tag of the last part, and above it the
 * class of the first. Null where that is not seen at once. A key that is all that a selector says needs no more asking.
 */
function readKeys(list) {
  // Escapes, namespaces, names of other letters or that begin with a digit: nwsapi may tell.
  if (typeof list !== 'string' || /[\\|]|[^ -~\s]|\.\d/.test(list)) return null;
  // What is taken out leaves a sign: `.a [b]` does not end in `.a`.
  let plain = list.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '*');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  const found = plain.split(',').map((each) => {
    const selector = each.trim();
    const last = selector.split(/[\s>+~]+/).pop();
    const [, className] = /\.([\w-]+)/.exec(last) ?? [];
    const [tag] = className ? [] : (/^[a-z][\w-]*/i.exec(last) ?? []);
    // Whatever follows, siblings as well, lies within what is named before the first space or angle.
    const [, above] = /^[^\s>+~]*?\.([\w-]+)[^\s>+~]*(?:\s*>|\s+(?![\s+~]))/.exec(selector) ?? [];
    return { className, tag: tag?.toLowerCase(), above, isAll: /^\.[\w-]+$/.test(selector) };
  });
  return found.every(({ className, tag, above }) => className || tag || above) ? found : null;
}

function has(element, { className, tag, above }) {
  if (className && !element.classList.contains(className)) return false;
  if (tag && element._localName.toLowerCase() !== tag) return false;
  return !above || classesAbove(element).has(above);
}

/** What is known of a page until jsdom forgets the styles that it has worked out. */
const ofStates = new WeakMap();
function stateOf(page) {
  const declarations = (page._styleCache ??= new WeakMap());
  if (!ofStates.has(declarations))
    ofStates.set(declarations, { declarations, above: new WeakMap(), styles: new WeakMap() });
  return ofStates.get(declarations);
}

const classesOf = (element) => element.getAttributeNS(null, 'class')?.split(/\s+/) ?? [];

/** The classes of all elements that an element lies in. What is not in the page may change without jsdom's forgetting. */
function classesAbove(element) {
  const { above } = stateOf(element._ownerDocument);
  const known = element._attached && above.get(element);
  if (known) return known;
  const parent = element.parentElement;
  const found = new Set(parent ? [...classesAbove(parent), ...classesOf(parent)] : []);
  above.set(element, found);
  return found;
}

const styleRules = ofJsdom('living/helpers/style-rules');
const cssom = require(require.resolve('rrweb-cssom', { paths: [require.resolve('jsdom', { paths })] }));
const defaultSheet = cssom.parse(ofJsdom('browser/default-stylesheet'));
const buildDeclaration = styleRules.getDeclarationForElement;
const ANY = '*';

/** Of a style sheet: its rules by what elements must have for them, until it is changed. */
const sorted = new WeakMap();
for (const { prototype } of [cssom.CSSStyleSheet, cssom.CSSGroupingRule]) {
  for (const name of ['insertRule', 'deleteRule']) {
    const change = prototype[name];
    prototype[name] = function (...given) {
      sorted.delete(this.parentStyleSheet ?? this);
      return change.apply(this, given);
    };
  }
}

function rulesOf(sheet) {
  let rules = sorted.get(sheet);
  if (rules) return rules;
  sorted.set(sheet, (rules = new Map()));
  // Of rules for media, jsdom takes those for screens.
  const all = [...sheet.cssRules].flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.prototype.includes.call(rule.media, 'screen') ? [...rule.cssRules] : [];
  });
  for (const rule of all.filter(({ selectorText }) => selectorText)) {
    const found = keysOf(rule.selectorText) ?? [{}];
    for (const name of new Set(
      found.map(({ className, tag = ANY }) => (className ? `.${className}` : tag)),
    )) {
      if (!rules.has(name)) rules.set(name, []);
      rules.get(name).push(rule);
    }
  }
  return rules;
}

const numbers = new WeakMap();
let lastNumber = 0;
function numberOf(rule) {
  if (!numbers.has(rule)) numbers.set(rule, ++lastNumber);
  return numbers.get(rule);
}

/** Elements with the same text have the same declarations: which rules they match, and what they say themselves. */
function originOf(element) {
  const names = [ANY, element._localName.toLowerCase(), ...classesOf(element).map((name) => `.${name}`)];
  const matching = new Set();
  for (const sheet of [defaultSheet, ...element._ownerDocument.styleSheets._list]) {
    const rules = rulesOf(sheet);
    for (const rule of new Set(names.flatMap((name) => rules.get(name) ?? [])))
      if (selectors.matchesDontThrow(element, rule.selectorText)) matching.add(numberOf(rule));
  }
  const own = element.style.length ? element.style.cssText : '';
  return `${[...matching].sort((one, other) => one - other).join()} ${own}`;
}

/** Of a document: the declarations of elements by their origin. */
const ofDocuments = new WeakMap();

styleRules.getDeclarationForElement = (element) => {
  const { _ownerDocument: page, _attached: isInPage } = element;
  if (!isInPage) return buildDeclaration(element);
  const state = stateOf(page).declarations;
  const known = state.get(element);
  if (known) return known;
  if (!ofDocuments.has(page)) ofDocuments.set(page, new Map());
  const declarations = ofDocuments.get(page);
  const origin = originOf(element);
  if (!declarations.has(origin)) declarations.set(origin, buildDeclaration(element));
  state.set(element, declarations.get(origin));
  return declarations.get(origin);
};

/**
 * Replaces `getComputedStyle` of a window by one that copies and parses a style once: what an element shows is decided by
 * its declarations and by what its parent shows.
 */
exports.keepComputedStyles = (window) => {
  const compute = window.getComputedStyle;
  const alike = new WeakMap();

  const styleOf = (element, node) => {
    const declaration = styleRules.getDeclarationForElement(node);
    const { styles } = stateOf(node._ownerDocument);
    const known = styles.get(element);
    if (known) return known;
    const { parentElement } = element;
    const parent = parentElement ? styleOf(parentElement, implForWrapper(parentElement)) : window;
    if (!alike.has(declaration)) alike.set(declaration, new WeakMap());
    const byParent = alike.get(declaration);
    if (!byParent.has(parent)) byParent.set(parent, compute(element));
    styles.set(element, byParent.get(parent));
    return byParent.get(parent);
  };

  window.getComputedStyle = (element, pseudo) => {
    const node = pseudo ? null : implForWrapper(element);
    return node?._attached ? styleOf(element, node) : compute(element, pseudo);
  };
};
