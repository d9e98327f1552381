const selectors = [
  '*',
  'td',
  'TD',
  '.cell',
  'td.cell',
  '.row .cell',
  '.row > .cell + .cell',
  '.row [data-pinned]',
  ".row [data-note='a, b']",
  ".cell[data-pinned='true']",
  '.cell:not(.last)',
  '.row :not(.cell)',
  ':is(.last, .row)',
  'table :where(td, th)',
  '.nowhere .cell',
  '.cell, th',
  '.nowhere, th',
  '.nowhere > *',
  '.row > *',
  '.row>*',
  '.row:not(.nowhere) > th ~ *',
  '.row>th~[data-note]',
  '.cell ~ *',
  '.cell + .last',
  '.cell+[data-note]',
  ':is(.nowhere, .row) > *',
  '.nowhere > td, .row > [data-note]',
  'table .row > *',
  '.cell  + .last',
  '.cell \n ~ *',
  '.last:not(.nowhere)  ~ *',
  ".cell[data-note='a] .x, .y']",
  '.cell[data-note="a, b"]',
  '.größe',
  '.größe > *',
  '#head',
  '.cell:first-child',
  'linearGradient',
  '.esc\\:aped',
  '[data-note]',
];
const markup = `<table id="table"><tbody>
  <tr class="row"><th id="head">Make</th><td class="cell" data-pinned="true">a</td>
    <td class="cell last größe esc:aped" data-note="a, b">b</td></tr></tbody></table>
  <svg><linearGradient class="cell"></linearGradient></svg>`;

/** The selectors whose rule an element's computed style shows. */
const shownOf = (element: Element) => {
  const style = getComputedStyle(element);
  return selectors.filter((_, index) => style.getPropertyValue(`--rule-${index}`) === 'on');
};

const isGroup = (rule: CSSRule | undefined): rule is CSSGroupingRule =>
  rule !== undefined && 'deleteRule' in rule;

describe('computed styles of jsdom', () => {
  beforeEach(() => {
    document.body.innerHTML = markup;
    const sheet = document.createElement('style');
    sheet.textContent = selectors.map((selector, index) => `${selector} { --rule-${index}: on }`).join('\n');
    document.body.append(sheet);
  });

  it('show the rules whose selectors match, whatever is left out beforehand', () => {
    const elements = [...document.body.querySelectorAll('table *, svg *')];
    expect(elements).toHaveLength(6);
    for (const element of elements) {
      const matching = selectors.filter((selector) => element.matches(selector));
      expect([element.outerHTML, shownOf(element)]).toEqual([element.outerHTML, matching]);
    }
  });

  it('are worked out anew once the page has changed, and not before', () => {
    const [cell] = document.querySelectorAll('td');
    if (!cell) throw new Error('There is no cell.');
    expect(shownOf(cell)).toContain('.cell:not(.last)');
    expect(getComputedStyle(cell)).toBe(getComputedStyle(cell));
    cell.classList.add('last');
    expect(shownOf(cell)).not.toContain('.cell:not(.last)');
    cell.style.display = 'none';
    expect(getComputedStyle(cell).display).toBe('none');
  });

  it('are shared by elements that match the same rules, and only where their parents show the same', () => {
    const [first, second] = document.querySelectorAll<HTMLElement>('.cell');
    if (!first || !second) throw new Error('There are no cells.');
    second.className = 'cell';
    first.removeAttribute('data-pinned');
    second.removeAttribute('data-note');
    first.before(second.cloneNode());
    const [, middle, last] = document.querySelectorAll<HTMLElement>('td');
    if (!middle || !last) throw new Error('There are no three cells.');
    expect(getComputedStyle(middle)).toBe(getComputedStyle(last));
    last.style.color = 'red';
    expect(getComputedStyle(last).color).not.toBe(getComputedStyle(middle).color);

    const other = document.createElement('tr');
    other.className = 'row';
    other.style.visibility = 'hidden';
    last.removeAttribute('style');
    last.parentElement?.after(other);
    other.append(document.createElement('td'), last);
    expect([getComputedStyle(middle).visibility, getComputedStyle(last).visibility]).toEqual([
      'visible',
      'hidden',
    ]);
  });

  it('are those of the moment outside of the page, too', () => {
    const table = document.querySelector('table')?.cloneNode(true);
    if (!(table instanceof HTMLElement)) throw new Error('There is no table.');
    const [cell] = table.querySelectorAll('td');
    const row = table.querySelector('tr');
    if (!cell || !row) throw new Error('There is no row.');
    expect(shownOf(cell)).toContain('.row .cell');
    row.className = 'nowhere';
    const [other] = table.querySelectorAll('.last');
    if (!other) throw new Error('There is no other cell.');
    expect(shownOf(other)).toContain('.nowhere .cell');
  });

  it('know of rules that are added and taken away, and of those for screens alone', () => {
    const [cell] = document.querySelectorAll('td');
    const sheet = document.styleSheets[document.styleSheets.length - 1];
    if (!cell || !sheet) throw new Error('There is no cell or no sheet.');
    const change = (write: () => void) => {
      write();
      cell.toggleAttribute('data-changed');
      const style = getComputedStyle(cell);
      return ['--late', '--screen', '--print'].map((name) => style.getPropertyValue(name));
    };
    expect(change(() => sheet.insertRule('.cell { --late: on }', 0))).toEqual(['on', '', '']);
    expect(change(() => sheet.insertRule('@media screen { td { --screen: on } }', 1))).toEqual([
      'on',
      'on',
      '',
    ]);
    expect(change(() => sheet.insertRule('@media print { td { --print: on } }', 2))).toEqual([
      'on',
      'on',
      '',
    ]);
    expect(change(() => sheet.deleteRule(0))).toEqual(['', 'on', '']);
    const [screens] = sheet.cssRules;
    if (!isGroup(screens)) throw new Error('There is no rule for screens.');
    expect(change(() => screens.deleteRule(0))).toEqual(['', '', '']);
  });
});
