import {
  pricingApplied,
  pricingApplyLater,
  pricingDetail,
  pricingEdit,
  pricingMarketSchedule,
  pricingSchedule,
  pricingScheduleRan,
  wholePricing,
} from '@washcoat/contract-converters';
import { companyChanged, sessionsNow, type Session } from '@washcoat/contract-entities';
import { HOUSE_ID, testSession, type TestService } from '@washcoat/testing';
import type { MetalSource } from '../metal-source/metal-source';
import { readSource } from '../metal-source/read-source.job';
import { createConvertersService } from '../service';
import { admin, converterA, putInForce, startCatalogue } from '../testing/catalogue.fixture';
import { runSchedules } from './run-schedules';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TABLES = [
  ...['metal_quote', 'metal_source', 'pricing_draft', 'market_schedule'],
  ...['modifier_change', 'pricing_snapshot'],
];

export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
/** Tomorrow, in the zone of the test installation. */
const day = inHours(24).toISOString().slice(0, 10);
/** Somebody besides the admin who sets prices. */
export const setter = testSession({ hierarchy: 4, canEditPricing: true, canViewGlobalPricing: true });

/** A catalogue whose prices come by schedule, from a source that says what a test wants. */
export class ScheduledPricing {
  /** Who may still sign in, with the rights of now. */
  everybody: Session[] = [];
  /** Whether the service that knows rights does not answer. */
  isAway = false;
  private reading = { quotedAt: new Date(), market: { pt: 0, pd: 0, rh: 0 } };
  private readonly source: MetalSource = { kind: 'file', read: async () => this.reading };
  private started: TestService | undefined;

  get catalogue(): TestService {
    if (!this.started) throw new Error('It was not started.');
    return this.started;
  }

  async start(): Promise<void> {
    const options = { source: this.source, everyMs: DAY_MS, draftPercent: 5 };
    this.started = await startCatalogue([converterA], createConvertersService(options));
    const house = { ...companyChanged.example, companyId: HOUSE_ID, isHouse: true };
    await this.catalogue.deliver(companyChanged, house);
    this.catalogue.caller.add('entities', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const { userIds } = sessionsNow.input.parse(JSON.parse(text));
      if (this.isAway) response.statusCode = 503;
      const sessions = this.everybody.filter(({ userId }) => userIds.includes(userId));
      response.end(JSON.stringify({ sessions }));
    });
  }

  stop = () => this.catalogue.stop();

  /** As it is before anything was drafted, read or scheduled. */
  async begin(): Promise<void> {
    this.everybody = [admin, setter];
    for (const table of TABLES) await this.catalogue.service.database(table).delete();
    await putInForce(this.catalogue);
  }

  detail = async () => wholePricing.parse((await this.catalogue.call(admin, pricingDetail, {})).body);
  schedule = async () => (await this.catalogue.call(admin, pricingSchedule, {})).body;

  async edit(abcPrice: object, isPreview: boolean, session: Session = admin) {
    const { snapshotId: baseSnapshotId, draft } = await this.detail();
    const trial = { pricingType: 1, isPreview, baseSnapshotId, draftTouchedAt: draft?.touchedAt };
    return this.catalogue.call(session, pricingEdit, { ...trial, abcPrice });
  }

  async applyLater(asked: object = {}, session: Session = admin) {
    const { snapshotId: baseSnapshotId, draft } = await this.detail();
    const known = { baseSnapshotId, draftTouchedAt: draft?.touchedAt };
    return this.catalogue.call(session, pricingApplyLater, { day, time: '12:00', ...known, ...asked });
  }

  setMarket(setting: object, session: Session = admin) {
    return this.catalogue.call(session, pricingMarketSchedule, {
      ...{ days: [], time: null, percent: null, isApplied: false },
      ...setting,
    });
  }

  /** The source says so, and is read. */
  async take(market: object, at = inHours(-1)): Promise<void> {
    this.reading = { quotedAt: at, market: { pt: 1000, pd: 1100, rh: 4800, ...market } };
    await readSource(this.catalogue.service, this.source, 5);
  }

  /** Moves time to so many hours from now, and lets several processes look at what is due. */
  async at(hours: number): Promise<void> {
    const runs = [1, 2, 3].map(() => runSchedules(this.catalogue.service, inHours(hours)));
    await Promise.all(runs);
  }

  /** How often prices were put in force. */
  applied = async () => (await this.catalogue.published(pricingApplied)).length;

  outcomes = async () =>
    (await this.catalogue.published(pricingScheduleRan)).map(({ outcome, reason }) =>
      `${outcome} ${reason}`.trim(),
    );
}
