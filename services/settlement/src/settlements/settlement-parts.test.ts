import { blocksOf, settlementGet } from '@washcoat/contract-settlement';
import { migrate, openDatabase } from '@washcoat/service-kit';
import { createTestDatabase, TestService } from '@washcoat/testing';
import { createSettlements } from '../migrations/create-settlements';
import { settlementMigrations } from '../migrations';
import { settlementService } from '../service';
import { workedExample } from '../seed/worked-example';
import { saveSettlement } from './save-settlement';
import { deliverCompanies, entry, idOf, ofHouse, preparer, TIMEZONE } from './settlement.fixture';

const [firstLot = {}, secondLot = {}] = workedExample.lotTableData;
const [firstHedge = {}] = workedExample.hedgeTableData;

describe('the lots and hedges of a settlement', () => {
  let settlements: TestService;

  beforeAll(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
  });
  afterAll(() => settlements.stop());

  const save = (overrides: object) =>
    settlements.service.inTransaction({ session: preparer }, (unit) =>
      saveSettlement(unit, preparer, entry(overrides), { timezone: TIMEZONE }),
    );
  const get = async (settlementId: string) =>
    (await settlements.call(preparer, settlementGet, { settlementId })).body;
  const rows = (table: string, settlementId: string) =>
    settlements.service
      .database(table)
      .where({ settlement_id: settlementId })
      .orderBy(table === 'settlement' ? 'version' : 'position');

  it('are rows of their own, decimal and in their order', async () => {
    const { settlementId } = await save({});
    expect(await rows('settlement_lot', settlementId)).toMatchObject([
      { position: 1, lot_no: 'L-1', h2_o: '0.42', net_dry: '1520.5' },
      { position: 2, lot_no: 'L-2', h2_o: '0.38', net_dry: '880.25' },
    ]);
    expect(await get(settlementId)).toMatchObject({
      lotTableData: workedExample.lotTableData,
      hedgeTableData: workedExample.hedgeTableData,
    });
  });

  it('are replaced by those of the next save, which raises the version', async () => {
    const { settlementId } = await save({});
    const lotTableData = [{ ...secondLot, netDry: 900.125 }];
    const hedgeTableData = [firstHedge, { hedgeNo: 'H-8', ptOz: 3 }, { hedgeNo: 'H-9', rhOz: 0.001 }];
    await save({ settlementId, lotTableData, hedgeTableData });
    expect(await get(settlementId)).toMatchObject({
      lotTableData: [{ lotNo: 'L-2', netDry: 900.125 }],
      hedgeTableData: [{ hedgeNo: 'H-1' }, { hedgeNo: 'H-8', ptOz: 3 }, { hedgeNo: 'H-9', rhOz: 0.001 }],
    });
    expect(await rows('settlement_lot', settlementId)).toHaveLength(1);
    expect(await rows('settlement', settlementId)).toMatchObject([{ version: 2 }]);
  });

  it('of another settlement stay', async () => {
    const other = await save({});
    const { settlementId } = await save({ lotTableData: [firstLot] });
    await save({ settlementId, lotTableData: [], hedgeTableData: [] });
    expect(await get(settlementId)).toMatchObject({ lotTableData: [], hedgeTableData: [] });
    expect(await rows('settlement_lot', other.settlementId)).toHaveLength(2);
    expect(await rows('settlement_hedge', other.settlementId)).toHaveLength(2);
  });
});

it('a settlement of before keeps its lots and hedges', async () => {
  const database = await createTestDatabase();
  const knex = openDatabase({ url: database.url, schema: 'public' });
  try {
    await migrate(knex, 'public', [createSettlements]);
    const texts = ['company_name', 'facility_city', 'settlement_no', 'contract_no', 'shipment_no'];
    await knex('settlement').insert({
      ...Object.fromEntries(texts.map((column) => [column, 'X'])),
      settlement_id: idOf(1),
      company_id: ofHouse,
      blocks: JSON.stringify(blocksOf(entry())),
      created_at: new Date(),
      updated_at: new Date(),
    });
    await migrate(knex, 'public', settlementMigrations);
    expect(await knex('settlement_lot').orderBy('position')).toMatchObject([
      { position: 1, lot_no: 'L-1', sample_dry: '12.35', pt_ppm: '1105' },
      { position: 2, lot_no: 'L-2', sample_dry: '9.77', pt_ppm: '640' },
    ]);
    expect(await knex('settlement_hedge').orderBy('position')).toMatchObject([
      { position: 1, hedge_no: 'H-1', rh_unit_price: '4650', hedge_date: null },
      { position: 2, hedge_no: 'H-2', rh_unit_price: '4710', hedge_date: null },
    ]);
  } finally {
    await knex.destroy();
    await database.drop();
  }
});
