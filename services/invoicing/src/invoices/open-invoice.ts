import type { Session } from '@washcoat/contract-entities';
import { forbidden, notFound } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { OpenedInvoice } from './invoice.model';
import { mayOpenInvoice } from './invoice.policy';
import { findOpenedInvoice } from './invoice.repository';

/** One invoice for somebody who opens, prints or mails it: 404 outside the scope, 403 where it may not be opened. */
export async function openInvoice(database: Knex, session: Session, loadId: string): Promise<OpenedInvoice> {
  const invoice = await findOpenedInvoice(database, session, loadId);
  if (!invoice) throw notFound('This invoice');
  if (!mayOpenInvoice(invoice, session)) throw forbidden();
  return invoice;
}
