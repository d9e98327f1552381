import type { Column } from './column';
import { noColumnChoice } from '../columns/column-choice';
import { visibleColumns } from './visible-columns';

interface Part {
  code: string;
}

const render = (part: Part) => part.code;
const columns: Column<Part>[] = [
  { id: 'code', title: 'OEM', render, minWidth: 120, priority: 1 },
  { id: 'make', title: 'Make', render, minWidth: 180, priority: 2 },
  { id: 'pt', title: 'Pt', render, minWidth: 64, priority: 4 },
  { id: 'alt1', title: 'Alt1', render, minWidth: 76, priority: 5 },
  { id: 'note', title: 'Note', render, minWidth: 90, offByDefault: true },
  { id: 'city', title: 'City', render, minWidth: 60, hideBelow: 900, priority: 2 },
  { id: 'actions', title: 'Actions', render, width: 80, isActions: true },
];

const shown = (width: number, choice = noColumnChoice) =>
  visibleColumns(columns, choice, width).map((column) => column.id);

it('shows all default columns where there is room', () => {
  expect(shown(1200)).toEqual(['code', 'make', 'pt', 'alt1', 'city', 'actions']);
});

it('drops columns by priority, the least important first', () => {
  expect(shown(500)).toEqual(['code', 'make', 'pt', 'actions']);
  expect(shown(400)).toEqual(['code', 'make', 'actions']);
});

it('counts a column as wide as it will be, also where its own width is under its smallest', () => {
  const wide = [...columns.slice(0, 1), { id: 'admin', title: 'Is Admin', render, width: 88, minWidth: 96 }];
  expect(visibleColumns(wide, noColumnChoice, 210).map(({ id }) => id)).toEqual(['code']);
});

it('keeps code and actions however narrow it is, and squeezes them', () => {
  const narrow = visibleColumns(columns, noColumnChoice, 180);
  expect(narrow.map((column) => column.id)).toEqual(['code', 'actions']);
  expect(narrow[0]?.minWidth).toBe(100);
});

it('keeps them readable and lets the table scroll sideways when squeezing is not enough', () => {
  expect(visibleColumns(columns, noColumnChoice, 160)[0]?.minWidth).toBe(120);
});

it('follows what people chose', () => {
  const choice = { shown: { make: false, note: true, alt1: true }, widths: {} };
  expect(shown(420, choice)).toEqual(['code', 'alt1', 'note', 'actions']);
});

it('shows the columns of a saved view, and what people turned on since', () => {
  const view = { ...noColumnChoice, only: ['code', 'note'] };
  expect(shown(1200, view)).toEqual(['code', 'note', 'actions']);
  expect(shown(1200, { ...view, shown: { make: true } })).toEqual(['code', 'make', 'note', 'actions']);
});

it('keeps a column of a saved view that is off by default, however narrow the table is', () => {
  const view = { ...noColumnChoice, only: ['code', 'make', 'note'] };
  expect(shown(240, view)).toEqual(['code', 'note', 'actions']);
});
