import { workedExample } from '../statement/statement.fixture';
import { mergeSettlement } from './merge-settlement';
import { emptyRow, formOf, newRow, type SettlementForm, type TableName } from './settlement-form';

const base = formOf(workedExample(), 'America/New_York');

/** The form with one field of a block set. */
const withField = (
  form: SettlementForm,
  name: keyof SettlementForm['blocks'],
  field: string,
  text: string,
) => ({
  ...form,
  blocks: { ...form.blocks, [name]: { ...form.blocks[name], [field]: text } },
});
/** The form with a field of its first lot set. */
const withLot = (form: SettlementForm, field: string, text: string): SettlementForm => ({
  ...form,
  lotTableData: form.lotTableData.map((lot, index) =>
    index === 0 ? { ...lot, values: { ...lot.values, [field]: text } } : lot,
  ),
});
const added = (form: SettlementForm, table: TableName, values: Record<string, string>): SettlementForm => ({
  ...form,
  [table]: [...form[table], newRow({ ...emptyRow(table), ...values })],
});
const without = (form: SettlementForm): SettlementForm => ({ ...form, lotTableData: [] });

describe('two edits of one settlement', () => {
  it('come together where they touch different fields', () => {
    const mine = withLot(withField(base, 'tc', 'quantity', '7'), 'ptPpm', '1200');
    const theirs = added(
      withLot(withField(base, 'header', 'contractNo', 'GC-9'), 'netDry', '99'),
      'hedgeTableData',
      { hedgeNo: 'H-9' },
    );
    const { form, conflicts } = mergeSettlement(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(form.blocks.tc.quantity).toBe('7');
    expect(form.blocks.header.contractNo).toBe('GC-9');
    expect(form.lotTableData[0]?.values).toMatchObject({ ptPpm: '1200', netDry: '99' });
    expect(form.hedgeTableData.at(-1)?.values.hedgeNo).toBe('H-9');
  });

  it('agree where both set the same', () => {
    const both = withField(base, 'sc', 'quantity', '3');
    expect(mergeSettlement(base, both, { ...both })).toEqual({ form: both, conflicts: [] });
  });

  it('ask where both set one field to different values, and keep what is chosen', () => {
    const mine = withLot(base, 'ptPpm', '1');
    const theirs = withLot(base, 'ptPpm', '2');
    const { form, conflicts } = mergeSettlement(base, mine, theirs);
    expect(conflicts).toEqual([
      { id: 'lotTableData.L-1.ptPpm', label: 'Lot L-1, Pt ppm', mine: '1', theirs: '2' },
    ]);
    expect(form.lotTableData[0]?.values.ptPpm).toBe('1');
    const chosen = mergeSettlement(base, mine, theirs, { 'lotTableData.L-1.ptPpm': 'theirs' });
    expect(chosen.form.lotTableData[0]?.values.ptPpm).toBe('2');
  });

  it('keep the rows that each of them added', () => {
    const mine = added(base, 'lotTableData', { lotNo: 'L-8' });
    const theirs = added(base, 'lotTableData', { lotNo: 'L-9' });
    const { form, conflicts } = mergeSettlement(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(form.lotTableData.map(({ values }) => values.lotNo)).toEqual(
      expect.arrayContaining(['L-1', 'L-8', 'L-9']),
    );
  });

  it('delete a row that the other left alone, and ask for one that the other changed', () => {
    expect(mergeSettlement(base, without(base), base).form.lotTableData).toEqual([]);
    expect(mergeSettlement(base, base, without(base)).form.lotTableData).toEqual([]);
    const { conflicts } = mergeSettlement(base, without(base), withLot(base, 'netDry', '5'));
    expect(conflicts).toEqual([
      { id: 'lotTableData.L-1', label: 'Lot L-1', mine: 'Deleted', theirs: 'Changed' },
    ]);
  });

  it('tell rows without a number apart by their place', () => {
    const unnamed = added({ ...base, lotTableData: [] }, 'lotTableData', { netDry: '5' });
    const theirs = withLot(unnamed, 'ptPpm', '7');
    const { form, conflicts } = mergeSettlement(unnamed, withLot(unnamed, 'netDry', '6'), theirs);
    expect(conflicts).toEqual([]);
    expect(form.lotTableData.map(({ values }) => [values.netDry, values.ptPpm])).toEqual([['6', '7']]);
  });
});
