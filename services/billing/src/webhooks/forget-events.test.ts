import { clock, surroundedBy } from '@washcoat/service-kit';
import { intentObject } from '../purchases/purchase.fixture';
import { forgetEvents, forgetEventsJob } from './forget-events.job';
import { keepEvent } from './keep-event';
import { processEvents } from './process-events';
import { ProviderEventModel } from './provider-event.model';
import { ToldBilling } from './webhook.fixture';

const DAY_MS = 86_400_000;

describe('what the card provider told', () => {
  let at: ToldBilling;
  beforeEach(async () => {
    at = await ToldBilling.start();
  });
  afterEach(() => at.billing.stop());

  const events = () => ProviderEventModel.query(at.billing.service.database);
  const keep = (eventId: string) =>
    keepEvent(at.billing.service.database, {
      ...{ eventId, kind: 'payment_intent.succeeded', toldAt: clock.now() },
      payload: intentObject('pi_test_none'),
    });
  const after = <T>(days: number, work: () => Promise<T>) => {
    const later = new Date(clock.ms() + days * DAY_MS);
    return surroundedBy({ now: () => later }, work);
  };
  const forget = () => forgetEvents(at.billing.service);
  const kept = async () => (await events()).map(({ eventId }) => eventId).sort();

  it('is forgotten 90 days after it was worked on; what waits and what was given up is not', async () => {
    for (const eventId of ['evt_done', 'evt_given_up', 'evt_waits']) await keep(eventId);
    await processEvents(at.billing.service, at.provider, 'evt_done');
    await events().findById('evt_given_up').patch({ givenUpAt: clock.now() });
    await after(89, forget);
    expect(await kept()).toEqual(['evt_done', 'evt_given_up', 'evt_waits']);
    await after(91, forget);
    expect(await kept()).toEqual(['evt_given_up', 'evt_waits']);
    await after(4_000, forget);
    expect(await kept()).toEqual(['evt_given_up', 'evt_waits']);
  });

  it('counts from when it was worked on, however long that took, and harms nothing told once more', async () => {
    const { session, intentId } = await at.paid();
    await keep('evt_late');
    await after(80, () => processEvents(at.billing.service, at.provider, 'evt_late'));
    await after(100, forget);
    expect(await kept()).toEqual(['evt_late']);
    await after(171, forget);
    expect(await kept()).toEqual([]);
    await at.told('payment_intent.succeeded', intentObject(intentId));
    expect(await at.bought(session)).toBe(100);
  });

  it('is forgotten by a job of billing', () => {
    expect(at.billing.service.definition.jobs).toContain(forgetEventsJob);
  });
});
