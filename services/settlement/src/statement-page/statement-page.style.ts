import { paperStyle } from '@washcoat/paper';

/** The paper of a statement. Lengths are for a page that is printed at 0.6 of its size. */
export const statementPageStyle = `${paperStyle}
  body { line-height: 21px; }
  header, .parties, .sums { gap: 32px; }
  h3 { font-size: 15px; line-height: 22px; font-weight: 600; margin-bottom: 6px; }
  section { margin-bottom: 22px; break-inside: avoid; }
  td { padding: 5px 0; }
  th { padding-bottom: 5px; }
  .total td { border-top: 1.5px solid #1d1b18; border-bottom: 0; font-weight: 600; }
  .sums { justify-content: flex-end; }
  .sums table { width: 420px; }
  .sums td { border: 0; }
  .sums .grand td { border-top: 1.5px solid #1d1b18; font-size: 22px; line-height: 30px; font-weight: 600; padding-top: 10px; }
`;
