import { companyChanged, facilityChanged } from '@washcoat/contract-entities';
import {
  settlementChanged,
  settlementCompanies,
  settlementCompleted,
  settlementGet,
  settlementList,
  settlementSave,
} from '@washcoat/contract-settlement';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import { settlementService } from '../service';
import {
  deliverCompanies,
  entered,
  franchise,
  franchiseOwner,
  idOf,
  ofFranchise,
  ofHouse,
  preparer,
} from './settlement.fixture';

describe('the call that saves a settlement', () => {
  let settlements: TestService;

  beforeAll(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
    const facility = (n: number, companyId: string, name: string, facts: object = {}) => ({
      ...facilityChanged.example,
      ...{ facilityId: idOf(n), companyId, name, city: name, ...facts },
    });
    await settlements.deliver(facilityChanged, facility(201, HOUSE_ID, 'Atlanta'));
    await settlements.deliver(facilityChanged, facility(202, HOUSE_ID, 'Tampa'));
    await settlements.deliver(facilityChanged, facility(203, HOUSE_ID, 'Closed', { isActive: false }));
    await settlements.deliver(facilityChanged, facility(204, franchise, 'Decatur'));
    const closed = { companyId: idOf(103), companyName: 'Closed Cores', isActive: false };
    await settlements.deliver(companyChanged, { ...companyChanged.example, ...closed });
  });
  afterAll(() => settlements.stop());

  const save = (overrides: object = {}, session = preparer) =>
    settlements.call(session, settlementSave, entered(overrides));
  const get = async (settlementId: string) =>
    (await settlements.call(preparer, settlementGet, { settlementId })).body;
  const told = async (settlementId: string) => {
    const rows = await settlements.service.database('outbox').orderBy('id');
    return rows
      .map(({ envelope }) => envelope)
      .filter(({ subject }: { subject: string }) => subject === settlementId);
  };

  it('[SET-052] [SET-072] [SET-051] saves an open one whole, says so and answers where it stands', async () => {
    const { status, body } = await save({ settlementId: null, isComplete: false });
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Successfully updated the Settlement',
      settlementId: expect.any(String),
      version: 1,
    });
    expect(await get(body.settlementId)).toMatchObject({
      isComplete: false,
      contractNo: 'GC-118',
      totalSettlementAmount: expect.any(Number),
    });
    const again = await save({ settlementId: body.settlementId, version: 1, facilityCity: 'Tampa' });
    expect(again.body).toMatchObject({ settlementId: body.settlementId, version: 2 });
  });

  it('[SET-053] [SET-054] completes with isComplete, and refuses every later save', async () => {
    const { body } = await save();
    expect((await save({ settlementId: body.settlementId, isComplete: true })).status).toBe(200);
    expect(await get(body.settlementId)).toMatchObject({ isComplete: true });
    const { status, body: refusal } = await save({ settlementId: body.settlementId });
    expect([status, Object(refusal).code]).toEqual([409, 'SETTLEMENT_COMPLETED']);
  });

  it('makes its own of every value that is derived', async () => {
    const { body } = await save({
      totalSettlementAmount: 1,
      shippingDocs: { gross: 10, tare: 4, net: 99, total: 99 },
      fi: { quantity: 2, chargeReturnPerc: 5, chargeReturn: 999 },
    });
    expect(await get(body.settlementId)).toMatchObject({
      shippingDocs: { gross: 10, tare: 4, net: 6, total: 6 },
      fi: { chargeReturn: 10 },
    });
  });

  it('[SET-063] refuses an empty header with the text of the product', async () => {
    const { status, body } = await save({ header: {} });
    expect([status, Object(body).error]).toEqual([400, 'Please fill all input and submit']);
    const incomplete = await save({ isComplete: true, header: { settlementNo: 'X' } });
    expect([incomplete.status, Object(incomplete.body).error]).toEqual([
      400,
      'Please fill all input and submit',
    ]);
  });

  it('[SET-065] [SET-057] refuses an empty hedge or lot, and takes a table without the row that was deleted', async () => {
    const { status, body } = await save({ hedgeTableData: [{ hedgeNo: '' }] });
    expect([status, Object(body).fields]).toEqual([400, { 'hedgeTableData.0': 'Please fill all fields' }]);
    const saved = await save();
    await save({ settlementId: saved.body.settlementId, hedgeTableData: [], lotTableData: [] });
    expect(await get(saved.body.settlementId)).toMatchObject({ hedgeTableData: [], lotTableData: [] });
  });

  it('refuses more rows than it takes with a sentence', async () => {
    const { status, body } = await save({ lotTableData: Array(501).fill({ lotNo: 'L', netDry: 1 }) });
    expect([status, Object(body).fields]).toEqual([
      400,
      {
        lotTableData: 'A settlement takes at most 500 rows here; divide it into several settlements',
      },
    ]);
    expect((await save({ lotTableData: Array(500).fill({ lotNo: 'L', netDry: 1 }) })).status).toBe(200);
  });

  it('[SET-070] is for those who may see settlements, within their companies', async () => {
    expect((await settlements.call(null, settlementSave, entered())).status).toBe(401);
    expect((await save({}, testSession())).status).toBe(403);
    expect((await save({}, franchiseOwner)).status).toBe(404);
    const { body } = await save();
    const foreign = { settlementId: body.settlementId, companyId: ofFranchise };
    expect((await save(foreign, franchiseOwner)).status).toBe(404);
    expect((await save({ companyId: ofFranchise }, franchiseOwner)).status).toBe(200);
  });

  it('tells other domains of every save, and once that it is completed', async () => {
    const { body } = await save();
    await save({ settlementId: body.settlementId, isComplete: true });
    const events = await told(body.settlementId);
    expect(events.map(({ type, data }) => [type, data.version, data.isComplete])).toEqual([
      [settlementChanged.name, 1, false],
      [settlementChanged.name, 2, true],
      [settlementCompleted.name, 2, true],
    ]);
    for (const { data } of events) expect(() => settlementChanged.schema.parse(data)).not.toThrow();
    expect(events[1]?.data).toMatchObject({
      companyId: ofHouse,
      parentCompanyId: HOUSE_ID,
      returnOz: { pt: 32.062, pd: 58.247, rh: 7.16 },
      hedgedOz: { pt: 30, pd: 55, rh: 7 },
    });
  });

  it('answers what stands out and saves it all the same', async () => {
    const { body } = await save({
      mmiReceived: { gross: 2600, tare: 98.4 },
      hedgeTableData: [{ hedgeNo: 'H-7', hedgeDate: '2126-01-01', rhOz: 50, rhUnitPrice: 4600 }],
      header: { ...entered().header, metalDueDate: '2026-10-01' },
    });
    const { checks } = await get(body.settlementId);
    expect(checks.map(({ code, field }) => [code, field])).toEqual([
      ['MASS_BALANCE', 'mmiProcessed'],
      ['TRANSIT_LOSS', 'mmiReceived'],
      ['OVER_HEDGED', 'rhMetalReturn'],
      ['DUE_BEFORE_RECEIVED', 'metalDueDate'],
      ['HEDGE_IN_FUTURE', 'hedgeTableData.0'],
    ]);
  });

  describe('what is read of it', () => {
    let statement: Awaited<ReturnType<typeof get>>;
    beforeAll(async () => {
      const { body } = await save();
      statement = await get(body.settlementId);
    });
    const metals = ['pt', 'pd', 'rh'] as const;

    it('[SET-039] [SET-040] has gross, tare, net and total of what was shipped and received', () => {
      expect(statement.shippingDocs).toEqual({ gross: 2512, tare: 98.4, net: 2413.6, total: 2413.6 });
      expect(statement.mmiReceived).toEqual({ gross: 2511.45, tare: 98.4, net: 2413.05, total: 2413.05 });
    });

    it('[SET-041] [SET-042] has the five processed lines and their sums', () => {
      expect(statement.mmiProcessed).toEqual({
        ...entered().mmiProcessed,
        totalProcessedNet: 2411.96,
        totalProcessedDry: 2400.75,
      });
    });

    it('[SET-043] has the hedges with ounces and prices of each metal', () => {
      expect(statement.hedgeTableData[0]).toEqual({
        hedgeNo: 'H-1',
        hedgeDate: null,
        ...{ ptOz: 20, ptUnitPrice: 985.5, pdOz: 40, pdUnitPrice: 1062.25, rhOz: 5, rhUnitPrice: 4650 },
      });
    });

    it('[SET-046] has the return of each metal with its totals', () => {
      for (const metal of metals)
        expect(Object.keys(statement[`${metal}MetalReturn`])).toEqual(
          expect.arrayContaining([
            ...['invoiceNo', 'advanceDate', 'chargeReturnPerc', 'settlementPrice', 'totalOz'],
            ...['returnOz', 'hedgedOz', 'balanceOz', 'averagePrice', 'amount'],
          ]),
        );
      expect(statement.ptMetalReturn).toMatchObject({ invoiceNo: 'PT-1041', returnOz: 32.062 });
    });

    it('[SET-047] [SET-049] [SET-077] has a refining charge for each metal, of the ounces that return', () => {
      expect(metals.map((metal) => statement[`${metal}RefiningCharge`])).toEqual([
        { chargeReturnPerc: 12, quantity: 32.062, chargeReturn: 384.744 },
        { chargeReturnPerc: 10, quantity: 58.247, chargeReturn: 582.47 },
        { chargeReturnPerc: 85, quantity: 7.16, chargeReturn: 608.6 },
      ]);
    });

    it('[SET-048] [SET-049] has the seven charges, each with rate, quantity and amount', () => {
      const { advInvoice, tc, sc, af, fi, intInvoice, espi } = statement;
      expect([advInvoice, tc, sc, af, fi].map(({ chargeReturn }) => chargeReturn)).toEqual([
        60000, 3241.012, 150, 900, 1250,
      ]);
      for (const charge of [advInvoice, tc, sc, af, fi, intInvoice, espi])
        expect(charge).toMatchObject({
          chargeReturnPerc: expect.any(Number),
          quantity: expect.any(Number),
          chargeReturn: expect.any(Number),
        });
    });
  });

  it('lists are searched by the words of numbers, company and facility', async () => {
    const { body } = await save({ facilityCity: 'Macon', header: { settlementNo: 'ZZ-77%' } });
    const search = async (text: string) =>
      (await settlements.call(preparer, settlementList, { text })).body.list.map((row) => row.settlementId);
    expect(await search('muffler zz-77%')).toEqual([body.settlementId]);
    expect(await search('MACON')).toEqual([body.settlementId]);
    expect(await search('zz-77_')).toEqual([]);
  });

  it('[SET-006] offers the customers in scope with the open facilities of whose customer they are', async () => {
    const offered = async (session = preparer, text = '') => {
      const { body } = await settlements.call(session, settlementCompanies, { text });
      return body.list.map(({ companyName, facilities }) => [
        companyName,
        ...facilities.map(({ name }) => name),
      ]);
    };
    expect(await offered()).toEqual([
      ['Corner Muffler', 'Atlanta', 'Tampa'],
      ['Decatur Muffler', 'Decatur'],
      ['Peachtree Cores', 'Atlanta', 'Tampa'],
    ]);
    expect(await offered(preparer, 'corner')).toEqual([['Corner Muffler', 'Atlanta', 'Tampa']]);
    expect(await offered(franchiseOwner)).toEqual([['Decatur Muffler', 'Decatur']]);
  });
});
