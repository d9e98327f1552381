import { noColumnChoice } from '@washcoat/ui';
import { visibleColumns } from '@washcoat/ui/data-grid';
import { columns } from './transactions.columns';

/** A window of 1440 px without the menu (232), the margins of the page (48) and the frame of the table. */
const ROOM = 1440 - 232 - 48 - 2;
/** A letter of 13 px, and the padding of a cell. */
const LETTER = 6.7;
const PADDING = 17;

const shown = (needs = {}) => visibleColumns(columns, noColumnChoice, ROOM, needs);
const roomFor = (id: string, needs = {}) => shown(needs).find((column) => column.id === id)?.minWidth;

it('[REP-036] [REP-037] [REP-038] [REP-039] [REP-040] [REP-041] [REP-042] [REP-043] [REP-044] [REP-045] [REP-046] [REP-047] has the twelve columns', () => {
  expect(columns.map(({ title }) => title)).toEqual(
    [
      'Assistant',
      'Company',
      'Facility',
      'Family',
      'Invoice',
      'Manufacturer',
      'OEM',
      'Type',
      'Adjusted',
    ].concat(['Base Price', 'QTY', 'Date']),
  );
});

it('has room for every column at 1440 px, and in each for what usually stands in it', () => {
  expect(shown().map(({ id }) => id)).toEqual(columns.map(({ id }) => id));
  for (const [id, text] of [
    ['assistantName', 'June Hartley'],
    ['companyName', 'Gulf Coast Cores'],
    ['family', 'Domestic Small'],
    ['invoiceNo', 'PIE-0000012'],
  ] as const)
    expect([id, (roomFor(id) ?? 0) >= text.length * LETTER + PADDING]).toEqual([id, true]);
});

it('never cuts the number of an invoice', () => {
  expect(roomFor('invoiceNo', { invoiceNo: 112 })).toBe(112);
  expect(shown({ invoiceNo: 112 })).toHaveLength(columns.length);
});

it('keeps every column at 1440 px beside long codes, which are whole', () => {
  const needs = { oem: 140, invoiceNo: 100, createdDate: 117, basePrice: 80 };
  expect(shown(needs).map(({ id }) => id)).toEqual(columns.map(({ id }) => id));
  expect(roomFor('oem', needs)).toBe(140);
});
