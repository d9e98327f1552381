import {
  settlementCompanies,
  settlementExport,
  settlementGet,
  settlementHistory,
  settlementList,
  settlementMail,
  settlementPdf,
  settlementSave,
} from '@washcoat/contract-settlement';
import {
  downloadLink,
  exportTicket,
  mapPage,
  notFound,
  pageOf,
  read,
  write,
  type Route,
  type Service,
} from '@washcoat/service-kit';
import { listSettlementHistory } from '../history/list-settlement-history';
import { getStatement } from './get-statement';
import { listCompanies } from './list-companies';
import { completeSettlement, saveSettlement } from './save-settlement';
import { filtersOf } from './settlements.download';
import { presentSettlement } from './settlement.presenter';
import { findSettlement, listSettlements } from './settlement.repository';
import { mailStatement } from '../statement-page/mail-statement';

const SAVED = 'Successfully updated the Settlement';

/** The calls of settlements. */
export const settlementRoutes = (service: Service): readonly Route[] => [
  read(settlementList, async ({ database, session }, { count, offset, ...asked }) => {
    const found = listSettlements(database, session, filtersOf(asked));
    return mapPage(await pageOf(found, { count, offset }), presentSettlement);
  }),
  read(settlementExport, async (context, { format, columns, ...asked }) => {
    filtersOf(asked);
    const ticket = exportTicket({ format, columns, ...asked });
    return { link: await downloadLink(service, settlementExport, ticket, context) };
  }),
  read(settlementGet, (context, { settlementId }) =>
    getStatement(context, settlementId, service.platform.timezone),
  ),
  read(settlementHistory, listSettlementHistory),
  read(settlementCompanies, ({ database, session }, input) => listCompanies(database, session, input)),
  write(settlementSave, async (context, entry) => {
    const save = entry.isComplete ? completeSettlement : saveSettlement;
    const { timezone } = service.platform;
    const saved = await save(context, context.session, entry, { timezone });
    return { message: SAVED, ...saved };
  }),
  write(settlementMail, (context, input) => mailStatement(context, context.session, input)),
  read(settlementPdf, async (context, { settlementId }) => {
    if (!(await findSettlement(context.database, context.session, settlementId)))
      throw notFound('This settlement');
    return { link: await downloadLink(service, settlementPdf, { settlementId }, context) };
  }),
];
