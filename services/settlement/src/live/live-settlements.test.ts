import { recordRoom, type LiveSignal } from '@washcoat/service-kit';
import { TestService } from '@washcoat/testing';
import { settlementService } from '../service';
import { saveSettlement } from '../settlements/save-settlement';
import { deliverCompanies, entry, preparer, TIMEZONE } from '../settlements/settlement.fixture';

describe('what open pages hear of settlements', () => {
  let settlements: TestService;
  const told: LiveSignal[] = [];
  let stop: () => void;

  beforeAll(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
    stop = settlements.platform.live.follow((signal) => void told.push(signal));
  });
  afterAll(async () => {
    stop();
    await settlements.stop();
  });

  const tellingOf = async (settlementId: string, version: number) => {
    for (;;) {
      const found = told.find(
        (one) =>
          one.kind === 'changed' && one.change.recordId === settlementId && one.change.version === version,
      );
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  it('is the version after every save, and nothing of what it is', async () => {
    const save = (overrides: object) =>
      settlements.service.inTransaction({ session: preparer }, (unit) =>
        saveSettlement(unit, preparer, entry(overrides), { timezone: TIMEZONE }),
      );
    const { settlementId } = await save({});
    await save({ settlementId });
    expect(await tellingOf(settlementId, 2)).toEqual({
      kind: 'changed',
      rooms: [recordRoom('settlement', settlementId)],
      change: { topic: 'record', recordId: settlementId, version: 2, at: expect.any(String) },
    });
  });
});
