import {
  priceSheetSchedule,
  priceSheetScheduleDelete,
  priceSheetScheduleEdit,
  type PriceSheetSchedule,
} from '@washcoat/contract-converters';
import { calendarDay } from '@washcoat/contract-kernel';
import { read, setterName, write, type Route } from '@washcoat/service-kit';
import { companyInScope } from '../pricing/buyer';
import { dropSheetSchedule, setSheetSchedule } from './set-sheet-schedule';
import { SheetScheduleModel } from './sheet-schedule.model';

/** When customers get their price sheets by mail. */
export const sheetScheduleRoutes = (timezone: string): readonly Route[] => [
  read(priceSheetSchedule, async ({ database, session }, { companyId }) => {
    await companyInScope(database, session, companyId);
    const schedule = await SheetScheduleModel.query(database).findById(companyId);
    return { timezone, schedule: schedule ? presentSchedule(schedule) : null };
  }),
  write(priceSheetScheduleEdit, async (unit, asked) => {
    await setSheetSchedule(unit, unit.session, asked, calendarDay(unit.now, timezone));
    return { message: 'Successfully scheduled the price sheet' };
  }),
  write(priceSheetScheduleDelete, async (unit, { companyId }) => {
    await dropSheetSchedule(unit, unit.session, companyId);
    return { message: 'No more price sheets go out by schedule' };
  }),
];

/** A schedule as those see it who may set it: not what ends it. */
function presentSchedule(schedule: SheetScheduleModel): PriceSheetSchedule['schedule'] {
  const { family, ctype, isTop, days, time, validDays, setAt, waits, endedAt } = schedule;
  return {
    ...{ family, ctype, isTop, days, time, validDays, waits },
    setBy: setterName(schedule),
    setAt: setAt.toISOString(),
    endedAt: endedAt && endedAt.toISOString(),
  };
}
