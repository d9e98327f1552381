import type { Invoice } from '@washcoat/contract-invoicing';
import { invoiceVariants } from './invoice-variant';

/** The list that an invoice was opened from, by its address; a pending one stands on the pending list. */
export function listOf(pathname: string, invoice: Pick<Invoice, 'type'> | undefined): string {
  if (pathname.startsWith('/invoices/Franchise/')) return invoiceVariants.franchise.path;
  return invoice?.type === 3 ? invoiceVariants.pending.path : invoiceVariants.settled.path;
}

/** Whether an address is the one that shows nothing but the paper. */
export function isPaperAlone(pathname: string): boolean {
  return pathname.startsWith('/invoices/pdf/');
}
