import {
  adjustmentField,
  centsField,
  flagField,
  lineField,
  maybeLineField,
  momentField,
  noun,
  paperField,
  seenWith,
} from '@washcoat/contract-kernel';
import type { Stored } from './model-of';
import {
  audited,
  changedFields,
  exportColumnsOf,
  givenFields,
  hiddenFields,
  presented,
} from './noun-records';

const yard = noun(['yard', 'yards'], {
  name: lineField('Name', 20),
  licence: paperField('Licence'),
  since: momentField('Since', { history: false }),
});
const licence = `/files/papers/${'a'.repeat(43)}.webp`;
const at = '2026-01-02T03:04:05.000Z';
const row = { yardId: '1', name: 'Rome', licence, since: new Date(at), version: 2, passwordHash: 'secret' };

it('lets leave what the noun declares', () => {
  expect(presented(yard, row)).toEqual({ yardId: '1', name: 'Rome', licence, since: at, version: 2 });
});

it('keeps of a private paper that it is another one', () => {
  const kept = { yardId: '1', name: 'Rome', version: 2 };
  const paper = expect.stringMatching(/^paper [0-9a-f]{12}$/);
  expect(audited(yard, row)).toEqual({ ...kept, licence: paper });
  expect(audited(yard, { ...row, licence: null })).toEqual({ ...kept, licence: null });
});

it('writes a moment into a file as one, and no paper', () => {
  const columns = exportColumnsOf(yard);
  expect(columns.map(({ id }) => id)).toEqual(['name', 'since']);
  expect(columns.at(-1)?.value(presented(yard, row))).toEqual(new Date(at));
});

it('writes cents into files as dollars', () => {
  const bill = noun(['bill', 'bills'], { paid: centsField('Paid') }, { isVersioned: false });
  const [column] = exportColumnsOf(bill);
  expect(column?.value(presented(bill, { billId: '1', paid: 19_996 }))).toBe(199.96);
});

describe('what not everybody sees', () => {
  const buyer = noun(['buyer', 'buyers'], {
    name: lineField('Name', 20),
    ein: maybeLineField('EIN', 20),
    terms: seenWith('prices', adjustmentField('Terms'), null),
    isPercentage: seenWith('prices', flagField('In percent', { on: true }), true),
  });
  const stored: Stored<typeof buyer> = {
    ...{ buyerId: '1', name: 'Rome', ein: null, terms: '-2.50', isPercentage: false, version: 1 },
  };
  const [all, none] = [{ prices: true }, { prices: false }];

  it('leaves as what stands for it, and in no file and no history', () => {
    expect(presented(buyer, stored, all)).toEqual({ ...stored, terms: -2.5 });
    expect(presented(buyer, stored, none)).toEqual({ ...stored, terms: null, isPercentage: true });
    expect(exportColumnsOf(buyer, { sight: none }).map(({ id }) => id)).toEqual(['name', 'ein']);
    expect([hiddenFields(buyer, all), hiddenFields(buyer, none)]).toEqual([[], ['terms', 'isPercentage']]);
  });

  it('stays as it is in the edits of those who do not see it', () => {
    const edit = { name: 'Macon', ein: '', terms: 2.5, isPercentage: true };
    expect(givenFields(buyer, edit, none)).toEqual({ name: 'Macon', ein: null });
    expect(givenFields(buyer, edit, all)).toMatchObject({ terms: '2.5', isPercentage: true });
  });

  it('is changed by another number only, not by another way to write it', () => {
    expect(changedFields(buyer, stored, { terms: '-2.5', name: 'Macon' })).toEqual({ name: 'Macon' });
    expect(changedFields(buyer, stored, { terms: '2.5' })).toEqual({ terms: '2.5' });
    expect(changedFields(buyer, stored, { terms: null })).toEqual({ terms: null });
  });
});
