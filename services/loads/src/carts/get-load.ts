import type { Session } from '@washcoat/contract-entities';
import { readsInvoices } from '@washcoat/contract-invoicing';
import { allows } from '@washcoat/contract-kernel';
import { loadTypes, type LoadDetail } from '@washcoat/contract-loads';
import { findCompanyCopy } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findInvoiceNo } from '../copies/invoice-copy.repository';
import { itemsOf } from '../items/item.repository';
import { disclosureTo } from '../items/price-disclosure';
import { mayBeSoldByAnother } from './load-place';
import { presentLoadDetail } from './load.presenter';
import type { LoadRecord } from './load.model';
import { findLoad } from './load.repository';
import { partyOf } from './party';

/** How many items a load opens with. */
const FIRST_ITEMS = 20;

/** A load with its totals and its first items, or all with isShowAll. Throws 404 out of scope. */
export async function getLoad(
  database: Knex,
  session: Session,
  { loadId, isShowAll }: { loadId: string; isShowAll?: boolean },
): Promise<LoadDetail> {
  const load = await findLoad(database, session, loadId);
  const items = await itemsOf(database, loadId);
  const shown = isShowAll ? items : items.slice(0, FIRST_ITEMS);
  const holdHours = await holdHoursFor(database, session, load);
  const isCustomerOpen = items.length === 0 && (await mayBeSoldByAnother(database, load));
  const invoiceNo = await invoiceNoFor(database, session, load);
  const isKnown = await disclosureTo(database, session, items);
  return presentLoadDetail(load, { items, shown, holdHours, isCustomerOpen, invoiceNo }, session, isKnown);
}

/** By what invoice a completed order goes, for who reads invoices. */
async function invoiceNoFor(
  database: Knex,
  session: Session,
  { loadId, type }: LoadRecord,
): Promise<string | null | undefined> {
  if (type !== loadTypes.invoice || !allows(readsInvoices, session)) return undefined;
  return findInvoiceNo(database, loadId);
}

/** What the buyer's side begins with when it sends a quote. */
async function holdHoursFor(database: Knex, session: Session, load: LoadRecord): Promise<number | undefined> {
  if (load.type !== loadTypes.quote || partyOf(load, session) !== 'buyer') return undefined;
  const customer = await findCompanyCopy(database, load.companyId);
  return customer?.priceHoldHours ?? 0;
}
