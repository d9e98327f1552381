import type { Session } from '@washcoat/contract-entities';
import { readsInvoices } from '@washcoat/contract-invoicing';
import { allow, allows, PAYING_HIERARCHY } from '@washcoat/contract-kernel';
import {
  costSheetReport,
  globalModifiersReport,
  salesReport,
  topCatsReport,
  transactionsReport,
} from '@washcoat/contract-reporting';
import { metalBook } from '@washcoat/contract-settlement';

const servesCarts = allow({ flags: ['canBuildCart'] }, { flags: ['canAcceptLoadRequest'] });

/** Whether somebody may see what an ounce costs on the market: it stands in the report of applications. */
export const mayListMetals = (session: Session): boolean => allows(globalModifiersReport.access, session);

/** Whether carts wait for somebody: who accepts or completes those of others, which subscribers do not. */
export const mayListWaitingCarts = (session: Session): boolean =>
  session.hierarchy !== PAYING_HIERARCHY && allows(servesCarts, session);

/** Whether somebody may see unpaid invoices; those of hierarchy 2 are not shown once they are issued. */
export const mayListUnpaid = (session: Session): boolean =>
  session.hierarchy !== PAYING_HIERARCHY && allows(readsInvoices, session);

/** Whether somebody has one of the reports that say what was bought. */
export const mayListPurchases = (session: Session): boolean =>
  [salesReport, costSheetReport, transactionsReport].some(({ access }) => allows(access, session));

/** Whether somebody may see which converters are bought most. */
export const mayListTopConverters = (session: Session): boolean => allows(topCatsReport.access, session);

/** Whether somebody settles metal, and so may see what is due of it, and how it was counted. */
export const mayListOuncesDue = (session: Session): boolean => allows(metalBook.access, session);
