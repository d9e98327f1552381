import { paperStyle } from '@washcoat/paper';

/** The paper of an invoice. Lengths are for a page that is printed at 0.7 of its size. */
export const invoicePageStyle = `${paperStyle}
  td.code, td.muted { min-width: 190px; }
  td.code { font-weight: 600; }
  .sums { margin-top: 28px; gap: 56px; }
  .sums > * { flex: 1; }
  .totals td { border: 0; }
  .totals .grand td { border-top: 1.5px solid #1d1b18; font-size: 20px; font-weight: 600; padding-top: 10px; }
  footer { display: flex; margin-top: 56px; gap: 40px; justify-content: flex-start; align-items: flex-end; break-inside: avoid; }
  footer img { display: block; height: 72px; max-width: 340px; object-fit: contain; }
  footer .line { width: 360px; border-top: 1px solid #1d1b18; padding-top: 6px; }
  .notes { margin-top: 28px; white-space: pre-wrap; }
`;
