import { creditsGet, creditsHistory, creditsUse } from '@washcoat/contract-billing';
import { read, type Route, type Service } from '@washcoat/service-kit';
import { creditDate } from './credit-calendar';
import { usePerDay } from './credit-use.repository';
import { listHistory } from './credit-history.repository';
import { readBalance } from './credit-ledger.repository';
import { ownerOfCredits } from './credits-owner';
import { presentBalance, presentMovement } from './credits.presenter';
import { lookupCap } from './lookup-restriction';

/** The calls that read lookup credits. */
export const creditRoutes = ({ platform }: Service): readonly Route[] => [
  read(creditsGet, async ({ database, session, now }, input) => {
    const { userId, companyId } = await ownerOfCredits(database, session, input.userId);
    const date = creditDate(now, platform.timezone);
    const balance = await readBalance(database, userId, date);
    return presentBalance(balance, await lookupCap(database, companyId), date);
  }),
  read(creditsUse, async ({ database, session, now }, { days, ...input }) => {
    const { userId } = await ownerOfCredits(database, session, input.userId);
    const { day } = creditDate(now, platform.timezone);
    return { list: await usePerDay(database, { userId, day, days }) };
  }),
  read(creditsHistory, async ({ database, session, now }, { count, offset, ...input }) => {
    const { userId } = await ownerOfCredits(database, session, input.userId);
    const { timezone } = platform;
    const { month } = creditDate(now, timezone);
    const rows = await listHistory(database, { userId, month, timezone }, { count: count + 1, offset });
    return { list: rows.slice(0, count).map(presentMovement), areMoreItemsAvailable: rows.length > count };
  }),
];
