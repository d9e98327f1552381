import { noColumnChoice } from '../columns/column-choice';
import type { Column } from './column';
import { columnWidths, totalWidth } from './column-widths';
import { visibleColumns } from './visible-columns';

const render = () => null;
const columns: Column<unknown>[] = [
  { id: 'code', title: 'Invoice No', render, minWidth: 80, priority: 1, isWhole: true },
  { id: 'company', title: 'Company', render, minWidth: 100 },
  { id: 'note', title: 'Note', render, minWidth: 100, priority: 3 },
  { id: 'status', title: 'Status', render, width: 160 },
  { id: 'actions', title: 'Actions', render, width: 80, isActions: true },
];
const widthsIn = (room: number, needs: Record<string, number>, choice = noColumnChoice) =>
  columnWidths(visibleColumns(columns, choice, room, needs), choice, room, needs);

it('gives a name that is cut the room that other columns do not use', () => {
  const before = widthsIn(600, {});
  const needs = { code: 90, company: 190, note: 60, status: 90, actions: 40 };
  const after = widthsIn(600, needs);
  expect(before.company).toBeLessThan(190);
  expect(after).toMatchObject({ company: 190, actions: 80 });
  expect(totalWidth(after)).toBe(totalWidth(before));
  for (const id of ['code', 'note', 'status'] as const) expect(after[id]).toBeGreaterThanOrEqual(needs[id]);
});

it('shares among names that are cut when there is not enough for all', () => {
  const widths = widthsIn(600, { code: 90, company: 400, note: 300, status: 90 });
  expect(widths.company).toBeGreaterThan(widths.note ?? 0);
  expect(widths).toMatchObject({ code: 90, status: 90 });
  expect(totalWidth(widths)).toBe(600);
});

it('keeps the width that people chose, also where it is wider than what stands in it', () => {
  const choice = { shown: {}, widths: { status: 200, code: 60 } };
  expect(widthsIn(600, { code: 90, company: 400, status: 90 }, choice)).toMatchObject({ status: 200 });
});

it('lets the least important column leave before a code is cut, and squeezes no code', () => {
  const ids = (needs: Record<string, number>) =>
    visibleColumns(columns, noColumnChoice, 530, needs).map(({ id }) => id);
  expect(ids({})).toEqual(['code', 'company', 'note', 'status', 'actions']);
  expect(ids({ code: 150 })).toEqual(['code', 'company', 'status', 'actions']);
  expect(widthsIn(200, { code: 150 }).code).toBe(150);
});
