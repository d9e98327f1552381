import { lineField, momentField, noun, paperField } from '@washcoat/contract-kernel';
import { audited, exportColumnsOf, presented } from './noun-records';

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
