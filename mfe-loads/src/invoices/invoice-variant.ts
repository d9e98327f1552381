import type { Session } from '@washcoat/platform-sdk';

/** The lists of invoices, as the address names them. */
export type InvoiceVariant = 'pending' | 'settled' | 'franchise' | 'myInvoices' | 'sage';

/** What tells the lists apart: the code of the call and the words. */
export const invoiceVariants = {
  pending: { type: 3, label: 'Pending', path: '/invoices/pending' },
  settled: { type: 4, label: 'Settled', path: '/invoices/settled' },
  franchise: { type: 10, label: 'Franchise', path: '/invoices/franchise' },
  myInvoices: { type: 4, label: 'My Invoices', path: '/invoices/myInvoices' },
  sage: { type: 1, label: 'Sage invoice', path: '/config/sageinvoice' },
} as const satisfies Record<InvoiceVariant, object>;

/** The list that an address shows; the pending one when it names none. */
export function variantOf(pathname: string): InvoiceVariant {
  const named = (['settled', 'franchise', 'myInvoices', 'sage'] as const).find(
    (variant) => invoiceVariants[variant].path === pathname,
  );
  return named ?? 'pending';
}

/** The lists that a user chooses from. */
export function variantsFor({ hierarchy }: Pick<Session, 'hierarchy'>): InvoiceVariant[] {
  if (hierarchy === 1) return ['pending', 'settled', 'franchise'];
  if (hierarchy === 10) return ['pending', 'settled', 'myInvoices'];
  return ['pending', 'settled'];
}

/** Where a row leads; hierarchy 2 opens nothing on the settled list. */
export function rowPath(
  variant: InvoiceVariant,
  { hierarchy }: Pick<Session, 'hierarchy'>,
): ((loadId: string) => string) | undefined {
  if (variant === 'settled' && hierarchy === 2) return undefined;
  const list = variant === 'franchise' ? 'Franchise' : 'settled';
  return (loadId) => `/invoices/${list}/load/${loadId}`;
}
