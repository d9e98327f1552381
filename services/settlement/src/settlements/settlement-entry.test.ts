import { settlementEntry } from '@washcoat/contract-settlement';
import { entered, entry } from './settlement.fixture';

const fieldsRefused = (overrides: object) => {
  const parsed = settlementEntry.safeParse(entered(overrides));
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
};

describe('what is entered for a settlement', () => {
  it('[SET-068] is read as numbers; what is no number becomes empty', () => {
    const { shippingDocs, mmiProcessed, lotTableData, tc, ptMetalReturn } = entry({
      shippingDocs: { gross: ' 2512.50 ', tare: 'about 98' },
      mmiProcessed: { monoNet: '1e3', bhdNet: true, trashNet: '-4.1', samplesNet: '' },
      lotTableData: [{ lotNo: 'L-1', h2O: 'dry', netDry: '', ptPpm: '.5' }],
      tc: { quantity: null, chargeReturnPerc: 'x' },
      ptMetalReturn: { settlementPrice: Number.NaN },
    });
    expect(shippingDocs).toEqual({ gross: 2512.5, tare: null });
    expect(mmiProcessed).toMatchObject({ monoNet: null, bhdNet: null, trashNet: -4.1, samplesNet: null });
    expect(lotTableData[0]).toMatchObject({ h2O: null, netDry: 0, ptPpm: 0.5, pdPpm: 0, sampleDry: null });
    expect(tc).toEqual({ quantity: 0, chargeReturnPerc: 0 });
    expect(ptMetalReturn).toEqual({
      invoiceNo: '',
      advanceDate: null,
      chargeReturnPerc: 0,
      settlementPrice: null,
    });
  });

  it('may leave out every block', () => {
    const { hedgeTableData, mmiReceived, fi } = settlementEntry.parse({
      companyId: entered().companyId,
      facilityCity: 'Atlanta',
      hedgeTableData: null,
    });
    expect([hedgeTableData, mmiReceived, fi]).toEqual([
      [],
      { gross: null, tare: null },
      { chargeReturnPerc: 0, quantity: 0 },
    ]);
  });

  it('[SET-045] takes the moisture of a lot in either spelling', () => {
    const { lotTableData } = entry({
      lotTableData: [
        { lotNo: 'a', h2O: 0.4 },
        { lotNo: 'b', h20: 0.5 },
      ],
    });
    expect(lotTableData.map(({ h2O }) => h2O)).toEqual([0.4, 0.5]);
  });

  it('takes the header fields in either place', () => {
    expect(entry()).toMatchObject({ settlementNo: 'ST-2026-041', metalDueDate: '2026-12-28' });
    expect(entry({ header: undefined, settlementNo: 'ST-1' })).toMatchObject({
      settlementNo: 'ST-1',
      receivedDate: null,
    });
  });

  it('leaves out what only the server derives', () => {
    const read = entry({
      totalSettlementAmount: 1,
      companyName: 'Other',
      shippingDocs: { gross: 5, net: 99 },
    });
    expect(read).not.toHaveProperty('totalSettlementAmount');
    expect(read).not.toHaveProperty('companyName');
    expect(read.shippingDocs).toEqual({ gross: 5, tare: null });
  });

  it('[SET-067] may be below 0 in the processed lines only', () => {
    expect(fieldsRefused({ mmiProcessed: { trashNet: -1 } })).toEqual({});
    expect(fieldsRefused({ mmiReceived: { gross: -1 } })).toEqual({ 'mmiReceived.gross': 'Enter 0 or more' });
  });

  it.each([
    [{ companyId: 'x' }, 'companyId'],
    [{ settlementId: '1' }, 'settlementId'],
    [{ facilityCity: ' ' }, 'facilityCity'],
    [{ header: { receivedDate: 'soon' } }, 'header.receivedDate'],
    [{ header: undefined, metalDueDate: '2026-02-30' }, 'metalDueDate'],
    [{ ptMetalReturn: { advanceDate: '2026-11-13T10:00:00' } }, 'ptMetalReturn.advanceDate'],
    [{ header: { receivedDate: '9999-12-31' } }, 'header.receivedDate'],
    [{ header: { metalDueDate: '0001-01-01' } }, 'header.metalDueDate'],
    [{ ptMetalReturn: { advanceDate: '0000-01-01T00:00:00Z' } }, 'ptMetalReturn.advanceDate'],
    [{ tc: { quantity: 1e300 } }, 'tc.quantity'],
    [{ sc: { quantity: '9'.repeat(400) } }, 'sc.quantity'],
    [{ lotTableData: 'many' }, 'lotTableData'],
    [{ hedgeTableData: Array(501).fill({ hedgeNo: 'H' }) }, 'hedgeTableData'],
  ])('is refused: %p', (overrides, field) => {
    expect(Object.keys(fieldsRefused(overrides))).toEqual([field]);
  });

  it('[SET-065] needs something in every hedge and lot', () => {
    expect(fieldsRefused({ hedgeTableData: [{ hedgeNo: '', ptOz: '' }], lotTableData: [{}] })).toEqual({
      'hedgeTableData.0': 'Please fill all fields',
      'lotTableData.0': 'Please fill all fields',
    });
  });
});
