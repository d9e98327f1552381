import type { LaterApply, pricingSchedule } from '@washcoat/contract-converters';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { setterName } from '@washcoat/service-kit';
import type { MarketScheduleModel, PricingLaterModel } from './pricing-schedule.model';

/** When a draft comes in force, as it leaves. */
export const presentLater = (later: PricingLaterModel): LaterApply => ({
  applyAt: later.applyAt.toISOString(),
  setBy: setterName(later),
  setAt: later.setAt.toISOString(),
  waits: later.waits,
});

/** When drafts are made of market prices, as it leaves. */
export function presentMarketSchedule(
  schedule: MarketScheduleModel,
): NonNullable<AnswerOf<typeof pricingSchedule>['market']> {
  const { days, time, percent, isApplied, setAt, waits } = schedule;
  return { days, time, percent, isApplied, setBy: setterName(schedule), setAt: setAt.toISOString(), waits };
}
