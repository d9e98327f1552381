import { noColumnChoice } from '../columns/column-choice';
import type { Column } from './column';
import { columnWidths, totalWidth } from './column-widths';

const render = () => null;
const columns: Column<unknown>[] = [
  { id: 'picture', title: 'Picture', render, width: 64 },
  { id: 'code', title: 'OEM', render, minWidth: 120 },
  { id: 'make', title: 'Make', render, minWidth: 100, flex: 2 },
  { id: 'actions', title: 'Actions', render, width: 80, isActions: true },
];

it('shares what fixed columns leave by their flex, to the last pixel', () => {
  const widths = columnWidths(columns, noColumnChoice, 545);
  expect(widths).toEqual({ picture: 64, code: 133, make: 268, actions: 80 });
  expect(totalWidth(widths)).toBe(545);
});

it('lets no column fall under its smallest width', () => {
  expect(columnWidths(columns, noColumnChoice, 444)).toMatchObject({ code: 120, make: 180 });
  expect(totalWidth(columnWidths(columns, noColumnChoice, 300))).toBe(364);
});

it('keeps a width people chose and shares the rest', () => {
  const widths = columnWidths(columns, { shown: {}, widths: { code: 200 } }, 600);
  expect(widths).toEqual({ picture: 64, code: 200, make: 256, actions: 80 });
});

it('gives the last column what nobody wants', () => {
  const widths = columnWidths(columns, { shown: {}, widths: { code: 130, make: 130 } }, 500);
  expect(widths).toEqual({ picture: 64, code: 130, make: 130, actions: 176 });
});

it('takes smallest widths while the width of the table is unknown', () => {
  expect(columnWidths(columns, noColumnChoice, Number.POSITIVE_INFINITY)).toMatchObject({
    code: 120,
    make: 100,
  });
});
