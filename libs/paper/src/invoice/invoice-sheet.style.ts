import { sheetStyle } from '../sheet-style';

/** How the sheet of an invoice looks, wherever it is shown. Lengths are for a page that is printed at 0.7 of its size. */
export const invoiceSheetStyle = `${sheetStyle}
  line-height: 22px;

  & th, & td { padding-block: 7px; }
  & thead > tr > * { padding-block: 0 6px; }
  & .code { min-width: 190px; font-weight: 600; }
  & .words { min-width: 190px; }
  & .under { display: none; font-weight: 400; }
  & .sums { margin-top: 28px; flex-wrap: wrap; gap: 24px 56px; align-items: flex-start; }
  & .sums > * { flex: 1 1 260px; min-width: 0; }
  & .totals tr > * { border-bottom: 0; }
  & .totals .grand > * { font-size: 20px; line-height: 28px; }
  & .notes { margin-top: 28px; white-space: pre-wrap; }
  & .signed { display: flex; gap: 40px; align-items: flex-end; margin-top: 56px; break-inside: avoid; }
  & .signed > p { white-space: nowrap; }
  & .signed > div { flex: 0 1 360px; min-width: 0; }
  & .signed img { display: block; height: 72px; max-width: 100%; object-fit: contain; object-position: left bottom; }
  & .line { border-top: 1px solid #1d1b18; padding-top: 6px; }

  @media screen {
    & .code, & .words { min-width: 96px; }
  }
  @media screen and (max-width: 719.98px) {
    & .words { display: none; }
    & .under { display: block; }
    & .code { min-width: 84px; }
    & th + *, & td + * { padding-left: 10px; }
  }
`;
