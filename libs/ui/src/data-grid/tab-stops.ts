const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What a parked control had as its `tabindex`. */
const parked = new WeakMap<HTMLElement, string | null>();

/**
 * What takes the focus for a group, which is a row or a column header: the group itself or the element in it
 * that is marked with `data-head`. A group without one is passed over.
 */
export function headOf(group: Element): HTMLElement | null {
  if (group instanceof HTMLElement && group.hasAttribute('tabindex')) return group;
  return group.querySelector<HTMLElement>('[data-head]');
}

/** The groups of a table body (its rows) or of a header row (its headers). */
export function groupsOf(container: Element): Element[] {
  return [...container.children].filter((group) => headOf(group) !== null);
}

/** The controls inside a group that Tab reaches, parked ones included. */
export function controlsOf(group: Element): HTMLElement[] {
  const head = headOf(group);
  return [...group.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      control !== head && !control.matches(':disabled') && (parked.has(control) || control.tabIndex >= 0),
  );
}

function park(control: HTMLElement): void {
  if (parked.has(control)) return;
  parked.set(control, control.getAttribute('tabindex'));
  control.tabIndex = -1;
}

function release(control: HTMLElement): void {
  const before = parked.get(control);
  if (before === undefined) return;
  parked.delete(control);
  if (before === null) control.removeAttribute('tabindex');
  else control.setAttribute('tabindex', before);
}

/**
 * Leaves one group that Tab reaches, with the controls in it; all others wait until the arrows go there.
 * @param current the group; without it the one so far, else the first
 * @param changed the only groups of which something was drawn; without it any of them
 */
export function settleTabStops(container: Element, current?: Element, changed?: ReadonlySet<Element>): void {
  const groups = groupsOf(container);
  const chosen = current ?? groups.find((group) => headOf(group)?.tabIndex === 0) ?? groups[0];
  for (const group of groups) {
    if (changed && group !== chosen && !changed.has(group)) continue;
    const head = headOf(group);
    if (head) head.tabIndex = group === chosen ? 0 : -1;
    for (const control of controlsOf(group)) (group === chosen ? release : park)(control);
  }
}

/** The groups in which something was drawn, out of what an observer of the container saw. */
export function changedGroups(container: Element, records: readonly MutationRecord[]): Set<Element> {
  const changed = new Set<Element>();
  const add = (node: Node | null) => {
    let part = node;
    while (part && part.parentNode !== container) part = part.parentNode;
    if (part instanceof Element) changed.add(part);
  };
  for (const { target, addedNodes } of records) {
    if (target === container) addedNodes.forEach(add);
    else add(target);
  }
  return changed;
}
