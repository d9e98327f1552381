import type { CellKeyDownEvent, SuppressKeyboardEventParams } from 'ag-grid-community';
import { withMarked } from '../data-grid/row-selection';
import type { GridRow } from '../data-grid/use-table-model';
import type { Scene } from './scene';

const controls = 'a[href], button, input, select, textarea, summary';

/** What can be pressed in a cell. */
export function controlsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(controls)].filter((control) => !control.matches(':disabled'));
}

const cellOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[col-id][role]') : null;

/** Goes back from a control to its cell, or on to the control beside it. */
function walkControls(event: KeyboardEvent, cell: HTMLElement): void {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  const step = steps[event.key];
  if (event.key !== 'Escape' && step === undefined) return;
  if (event.target instanceof HTMLInputElement && event.target.type === 'text' && step) return;
  const all = controlsIn(cell);
  const at = all.findIndex((control) => control === event.target);
  const next = step === undefined ? cell : (all[at + step] ?? cell);
  event.preventDefault();
  next.focus();
}

/**
 * Leaves a key to the control in a cell that has the focus, and Space to what chooses rows.
 */
export function isNotForGrid({ event, editing }: SuppressKeyboardEventParams): boolean {
  const cell = cellOf(event.target);
  if (editing || !cell) return false;
  if (event.target === cell) return event.key === ' ';
  walkControls(event, cell);
  return true;
}

/** What Enter and Space do on a cell: press what is in it, open its row, choose its row. */
export function pressCell<Row>(
  { event, data, colDef }: CellKeyDownEvent<GridRow<Row>>,
  scene: Scene<Row>,
  open: ((row: Row) => void) | undefined,
): void {
  if (!(event instanceof KeyboardEvent) || data?.row === undefined) return;
  const cell = cellOf(event.target);
  if (!cell || event.target !== cell || event.ctrlKey || event.metaKey || event.altKey) return;
  const { selection } = scene.get();
  if (event.key === ' ') {
    event.preventDefault();
    selection?.onChange(withMarked(selection.ids, [data.id], !selection.ids.has(data.id)));
    return;
  }
  if (event.key !== 'Enter' || colDef.editable) return;
  event.preventDefault();
  const [control] = controlsIn(cell);
  if (control) control.focus();
  else open?.(data.row);
}
