import { settlementGet, settlementList, settlementPdf } from '@washcoat/contract-settlement';
import { badInput, downloadLink, notFound, read, type Route, type Service } from '@washcoat/service-kit';
import { getStatement } from './get-statement';
import { presentSettlement } from './settlement.presenter';
import { findSettlement, listSettlements } from './settlement.repository';

/** The list type of completed settlements; 1 is that of open ones. */
const COMPLETED = 2;

/** The calls that read settlements. */
export const settlementRoutes = (service: Service): readonly Route[] => [
  read(settlementList, async ({ database, session }, { type, count, offset, from, to }) => {
    if (from !== undefined && to !== undefined && to < from) {
      throw badInput({ to: 'The end date cannot precede the start date' });
    }
    const page = { isComplete: type === COMPLETED, from, to, count: count + 1, offset };
    const settlements = await listSettlements(database, session, page);
    return {
      list: settlements.slice(0, count).map(presentSettlement),
      areMoreItemsAvailable: settlements.length > count,
    };
  }),
  read(settlementGet, (context, { settlementId }) =>
    getStatement(context, settlementId, service.platform.timezone),
  ),
  read(settlementPdf, async (context, { settlementId }) => {
    if (!(await findSettlement(context.database, context.session, settlementId)))
      throw notFound('This settlement');
    return { link: await downloadLink(service, settlementPdf, { settlementId }, context) };
  }),
];
