import {
  pricingApplyLater,
  pricingApplyLaterDelete,
  pricingMarketSchedule,
  pricingSchedule,
} from '@washcoat/contract-converters';
import { read, write, type Route } from '@washcoat/service-kit';
import { draftOwner, lockStanding } from '../pricing-draft/pricing-draft.repository';
import { presentLater, presentMarketSchedule } from './pricing-schedule.presenter';
import { findMarketSchedule, PricingLaterModel } from './pricing-schedule.model';
import { applyLater, applyNotLater, setMarketSchedule } from './set-schedule';

/** Prices that come in force by themselves: when, and of what. */
export const pricingScheduleRoutes = (
  timezone: string,
  installationPercent: number | null,
): readonly Route[] => [
  read(pricingSchedule, async ({ database, session }) => {
    const [later, market] = await Promise.all([
      PricingLaterModel.query(database).findById(draftOwner(session)),
      findMarketSchedule(database),
    ]);
    return {
      timezone,
      installationPercent,
      later: later ? presentLater(later) : null,
      market: market ? presentMarketSchedule(market) : null,
    };
  }),
  write(pricingApplyLater, async (unit, asked) => {
    const { session } = unit;
    const standing = await lockStanding(unit.trx, session);
    await applyLater(unit, session, { ...asked, standing, timezone });
    return { message: 'Successfully scheduled the draft' };
  }),
  write(pricingApplyLaterDelete, async (unit, { setAt }) => {
    const { session } = unit;
    await applyNotLater(unit, session, { standing: await lockStanding(unit.trx, session), setAt });
    return { message: 'The draft stays a draft' };
  }),
  write(pricingMarketSchedule, async (unit, setting) => {
    await setMarketSchedule(unit, unit.session, setting);
    return { message: 'Successfully edited the schedule' };
  }),
];
