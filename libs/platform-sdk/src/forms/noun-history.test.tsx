import {
  activeOrNot,
  choiceField,
  derivedField,
  flagField,
  lineField,
  moneyField,
  neededAdjustmentField,
  noun,
  numberField,
  paperField,
  phoneField,
  pictureField,
  refField,
  startOf,
  stateField,
  wholeField,
} from '@washcoat/contract-kernel';
import * as z from 'zod/mini';
import { clashOf } from '../lists/noun-clash';
import { historyOf } from './noun-history';

const most = { most: 1_000_000, tooMuch: 'Too much' };
const crate = noun(['crate', 'crates'], {
  name: lineField('Name', 100),
  kind: choiceField('Kind', z.literal([1, 2]), {
    start: 1,
    choices: [
      { value: 1, label: 'Steel' },
      { value: 2, label: 'Wood' },
    ],
  }),
  deposit: moneyField('Deposit', most),
  weight: numberField('Weight', { unit: 'kg', ...most }),
  pieces: wholeField('Pieces', [0, 100_000]),
  allowance: neededAdjustmentField('Allowance'),
  phone: phoneField('Phone'),
  state: stateField('State'),
  mayBuild: choiceField('May build', z.nullable(z.boolean()), {
    start: null,
    choices: [
      { value: null, label: 'As the role says' },
      { value: true, label: 'Allowed' },
      { value: false, label: 'Forbidden' },
    ],
  }),
  isActive: flagField('Status', { on: true, sides: activeOrNot }),
  isSealed: flagField('Sealed', { on: false }),
  license: paperField('License'),
  picture: pictureField('Picture'),
  yardId: refField('Yard (number)', 'yardName'),
  yardName: derivedField('Yard'),
});

const entry = { entryId: '1', at: '2026-11-20T15:00:00.000Z', userId: null, userName: 'Lee', action: 'edit' };
const { fieldNames, without, inWords } = historyOf(crate);
it('has no words for what was not there before it was added', () => {
  const changes = [{ field: 'mayBuild', before: null, after: 'Yes' }];
  expect(inWords({ ...entry, action: 'add', changes }).changes[0]).toMatchObject({
    before: null,
    after: 'Allowed',
  });
});

const said = (field: string, before: string | null, after: string | null) => {
  const { changes } = inWords({ ...entry, changes: [{ field, before, after }] });
  return changes.map((change) => [change.before, change.after])[0];
};

it('calls fields by their labels and leaves ids to the field that names them', () => {
  expect(fieldNames).toMatchObject({ deposit: 'Deposit', yardName: 'Yard' });
  expect(without).toEqual(['yardId']);
});

it.each([
  ['name', ['Blue', 'Red'], ['Blue', 'Red']],
  ['kind', ['1', '2'], ['Steel', 'Wood']],
  ['kind', ['3', null], ['3', null]],
  ['deposit', [null, '1250.5'], [null, '$1,250.50']],
  ['weight', ['12.50', '1200'], ['12.5 kg', '1,200 kg']],
  ['pieces', ['900', '1000'], ['900', '1,000']],
  ['allowance', ['2.5', '-2.5'], ['2.5', '−2.5']],
  ['deposit', ['240.501', '240.504'], ['$240.501', '$240.504']],
  ['isActive', ['Yes', 'No'], ['Active', 'Switched off']],
  ['isSealed', ['Yes', 'No'], ['Yes', 'No']],
  ['deposit', ['a few', '-'], ['a few', '-']],
  ['mayBuild', [null, 'No'], ['As the role says', 'Forbidden']],
  ['license', [null, 'paper 3f2a1b4c5d6e'], [null, 'paper 3f2a1b4c5d6e']],
  ['state', ['GA', 'AL'], ['Georgia', 'Alabama']],
  ['phone', ['4045550123', ''], ['404-555-0123', '']],
  ['picture', [null, '/files/a/b.webp?w=40'], [null, 'Picture b.webp']],
  ['unknown', ['1', '2'], ['1', '2']],
])('tells %s in its words: %j', (field, [before = null, after = null], words) => {
  expect(said(field, before, after)).toEqual(words);
});

it('shows two sides of a clash in the same words, or as they were typed where those are the same', () => {
  const mine = { ...startOf(crate), deposit: '1250.5', weight: '2.50', kind: '2' };
  const theirs = { ...startOf(crate), deposit: '1300', weight: '2.5' };
  expect(clashOf(crate)(mine, theirs)).toEqual([
    { id: 'kind', label: 'Kind', mine: 'Wood', theirs: 'Steel' },
    { id: 'deposit', label: 'Deposit', mine: '$1,250.50', theirs: '$1,300.00' },
    { id: 'weight', label: 'Weight', mine: '2.50', theirs: '2.5' },
  ]);
});
