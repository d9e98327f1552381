/** The page of a completed order's invoice, and the paper of it. */
export const invoicePages = {
  page: '/invoices/settled/load/:loadId',
  paper: '/invoices/pdf/:loadId',
} as const;

/** Where the invoice of an order is seen, or its paper. */
export const invoicePath = (pattern: string, loadId: string): string => pattern.replace(':loadId', loadId);

/** The search of converters, and the list of invoices that were completed. */
export const listPages = {
  identify: '/converters/identify/:parameters?',
  invoices: '/invoices/settled',
} as const;

/** Where the converters of a code are found. */
export const codePath = (oem: string): string => `/converters/identify/text=${encodeURIComponent(oem)}`;
