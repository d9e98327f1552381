/** What had the focus on a page: the place of a field among the fields, or the words of a button. */
export type KeptFocus = { field: number } | { button: string };

const fields = () => [...document.querySelectorAll<HTMLInputElement>('fieldset input')];
const buttons = () => [...document.querySelectorAll('button')];

/** Remembers what has the focus while one page of an editor gives way to the next, which has the same fields. */
export function keptFocus(): KeptFocus | null {
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement) return { field: fields().indexOf(focused) };
  return focused instanceof HTMLButtonElement ? { button: focused.textContent ?? '' } : null;
}

/** Gives the focus back to what had it on the page before. */
export function focusAgain(kept: unknown): void {
  if (typeof kept !== 'object' || kept === null) return;
  const { field, button }: { field?: unknown; button?: unknown } = kept;
  if (typeof field === 'number') fields()[field]?.focus();
  else if (typeof button === 'string')
    buttons()
      .find((one) => one.textContent === button)
      ?.focus();
}
