import { sheetStyle } from '../sheet-style';

/** How the sheet of a statement looks, wherever it is shown. Lengths are for a page that is printed at 0.6 of its size. */
export const statementSheetStyle = `${sheetStyle}
  line-height: 21px;

  & h3 { font-size: 15px; line-height: 22px; font-weight: 600; margin-bottom: 6px; break-after: avoid; }
  & .over { display: block; font-size: 13px; color: #8a4b08; }
  & section { margin-bottom: 22px; }
  & .short { break-inside: avoid; }
  & tbody .text { min-width: 110px; }
  & tr:has(+ .total) > * { border-bottom: 0; }
  & .total { break-before: avoid; }
  & .total > * { border-top: 1.5px solid #1d1b18; border-bottom: 0; font-weight: 600; }
  & .sums { justify-content: flex-end; }
  & .sums table { width: 420px; }
  & .sums tr > * { border: 0; }
  & .sums .grand > * { font-size: 22px; line-height: 30px; }

  @media screen and (max-width: 719.98px) {
    & .sums table { width: 100%; }
    & tbody .text { min-width: 84px; }
  }
`;
