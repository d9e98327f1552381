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
  '#head',
  '.cell:first-child',
  'linearGradient',
  '.esc\\:aped',
  '[data-note]',
];
const markup = `<table id="table"><tbody>
  <tr class="row"><th id="head">Make</th><td class="cell" data-pinned="true">a</td>
    <td class="cell last esc:aped" data-note="a, b">b</td></tr></tbody></table>
  <svg><linearGradient class="cell"></linearGradient></svg>`;

/** The selectors whose rule an element's computed style shows. */
const shownOf = (element: Element) => {
  const style = getComputedStyle(element);
  return selectors.filter((_, index) => style.getPropertyValue(`--rule-${index}`) === 'on');
};

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
});
