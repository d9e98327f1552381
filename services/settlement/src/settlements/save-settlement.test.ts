import { randomUUID } from 'node:crypto';
import type { Session } from '@washcoat/contract-entities';
import { settlementGet } from '@washcoat/contract-settlement';
import { TestService } from '@washcoat/testing';
import { settlementService } from '../service';
import { completeSettlement, saveSettlement } from './save-settlement';
import {
  deliverCompanies,
  entry,
  franchiseOwner,
  idOf,
  ofFranchise,
  ofHouse,
  preparer,
  TIMEZONE,
} from './settlement.fixture';

describe('saving and completing a settlement', () => {
  let settlements: TestService;
  const timezone = TIMEZONE;
  const now = new Date('2026-12-08T15:00:00.000Z');

  const run = (use: typeof saveSettlement, overrides: object = {}, session: Session = preparer, at = now) =>
    settlements.service.inTransaction({ session, now: at }, (unit) =>
      use(unit, session, entry(overrides), { timezone }),
    );
  const get = async (settlementId: string) =>
    (await settlements.call(preparer, settlementGet, { settlementId })).body;

  beforeAll(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
  });
  afterAll(() => settlements.stop());

  it('[SET-052] save makes an open one, with the name of the company as the server knows it', async () => {
    const { settlementId } = await run(saveSettlement, { companyName: 'Somebody else' });
    expect(await get(settlementId)).toMatchObject({
      settlementId,
      settlementNo: 'ST-2026-041',
      companyName: 'Corner Muffler',
      isComplete: false,
      completedDate: null,
      receivedDate: '2026-10-13T03:59:59.999Z',
      metalDueDate: '2026-12-29T04:59:59.999Z',
      createdDate: now.toISOString(),
    });
  });

  it('save keeps one settlement and its creation', async () => {
    const { settlementId } = await run(saveSettlement);
    const later = new Date('2026-12-09T15:00:00.000Z');
    const again = await run(saveSettlement, { settlementId, facilityCity: 'Tampa', tc: {} }, preparer, later);
    expect(again).toEqual({ settlementId, version: 2 });
    expect(await get(settlementId)).toMatchObject({
      facilityCity: 'Tampa',
      tc: { quantity: 0, chargeReturnPerc: 0, chargeReturn: 0 },
      createdDate: now.toISOString(),
      updatedDate: later.toISOString(),
    });
  });

  it.each([
    ['save', saveSettlement],
    ['complete', completeSettlement],
  ] as const)('%s is refused when somebody saved since it was read, and shows what', async (_name, use) => {
    const { settlementId } = await run(saveSettlement);
    const { version } = await get(settlementId);
    const colleague = { ...preparer, userId: randomUUID(), firstName: 'Sam', lastName: 'Buyer' };
    await run(saveSettlement, { settlementId, version, facilityCity: 'Tampa' }, colleague);
    await expect(run(use, { settlementId, version, facilityCity: 'Miami' })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Sam Buyer changed this settlement'),
      details: { code: 'STALE', extra: { current: { facilityCity: 'Tampa', version: 2 } } },
    });
    expect(await get(settlementId)).toMatchObject({ facilityCity: 'Tampa', version: 2, isComplete: false });
    await expect(run(use, { settlementId, version: 2, facilityCity: 'Miami' })).resolves.toBeTruthy();
    expect(await get(settlementId)).toMatchObject({ facilityCity: 'Miami', version: 3 });
  });

  it('save of two who read the same at once keeps one of them', async () => {
    const { settlementId } = await run(saveSettlement);
    const save = (facilityCity: string) => run(saveSettlement, { settlementId, version: 1, facilityCity });
    const results = await Promise.allSettled(['Tampa', 'Miami', 'Macon'].map(save));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('complete makes it read-only: whatever is sent later is refused', async () => {
    const { settlementId } = await run(saveSettlement);
    await run(completeSettlement, { settlementId });
    const completed = await get(settlementId);
    expect(completed).toMatchObject({ isComplete: true, completedDate: now.toISOString() });
    const refusal = { status: 409, details: { code: 'SETTLEMENT_COMPLETED' } };
    await expect(run(saveSettlement, { settlementId, fi: {} })).rejects.toMatchObject(refusal);
    await expect(run(completeSettlement, { settlementId, fi: {} })).rejects.toMatchObject(refusal);
    expect(await get(settlementId)).toEqual(completed);
  });

  it('complete works once when it is sent several times at once', async () => {
    const { settlementId } = await run(saveSettlement);
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => run(completeSettlement, { settlementId })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('complete makes a new one, too', async () => {
    const { settlementId } = await run(completeSettlement);
    expect(await get(settlementId)).toMatchObject({ isComplete: true });
  });

  it.each(['settlementNo', 'contractNo', 'shipmentNo', 'receivedDate', 'metalDueDate'])(
    '[SET-063] save is content with %s alone, complete needs all five',
    async (field) => {
      const header = { [field]: field.endsWith('Date') ? '2026-12-28' : 'X-1' };
      await expect(run(saveSettlement, { header })).resolves.toBeTruthy();
      await expect(run(completeSettlement, { header })).rejects.toMatchObject({
        status: 400,
        message: 'Please fill all input and submit',
      });
    },
  );

  it('[SET-063] save needs a header', async () => {
    await expect(run(saveSettlement, { header: {} })).rejects.toMatchObject({
      status: 400,
      message: 'Please fill all input and submit',
    });
  });

  it('knows no settlement and no company out of scope', async () => {
    const { settlementId } = await run(saveSettlement);
    const refusal = { status: 404 };
    await expect(run(saveSettlement, { settlementId: idOf(404) })).rejects.toMatchObject(refusal);
    await expect(run(saveSettlement, { companyId: idOf(404) })).rejects.toMatchObject(refusal);
    await expect(run(saveSettlement, { companyId: ofHouse }, franchiseOwner)).rejects.toMatchObject(refusal);
    await expect(
      run(saveSettlement, { settlementId, companyId: ofFranchise }, franchiseOwner),
    ).rejects.toMatchObject(refusal);
    await expect(run(saveSettlement, { companyId: ofFranchise }, franchiseOwner)).resolves.toBeTruthy();
  });

  it('holds no settlement out of scope, not even for as long as a refusal takes', async () => {
    const { settlementId } = await run(saveSettlement);
    await settlements.service.database.transaction(async (trx) => {
      await trx('settlement').where({ settlement_id: settlementId }).forUpdate().select('settlement_id');
      const input = { settlementId, companyId: ofFranchise };
      await expect(run(saveSettlement, input, franchiseOwner)).rejects.toMatchObject({ status: 404 });
    });
  });

  it('is noted in the audit trail', async () => {
    const { settlementId } = await run(saveSettlement);
    await run(completeSettlement, { settlementId });
    const entries = await settlements.service
      .database('audit_entry')
      .where({ entity_id: settlementId })
      .orderBy('audit_id');
    expect(entries).toMatchObject([
      { action: 'save', before: null, user_id: preparer.userId },
      {
        action: 'complete',
        before: { completedAt: null, version: 1 },
        after: { settlementNo: 'ST-2026-041' },
      },
    ]);
  });
});
