/**
 * How the sheet of a statement looks, wherever it is shown; the rules are nested in one that names the sheet. Lengths are
 * for a page that is printed at 0.6 of its size. Texts without a break are broken where the sheet ends, figures are not.
 */
export const statementSheetStyle = `
  font-size: 15px;
  line-height: 21px;
  font-feature-settings: 'tnum', 'zero', 'ss02';
  color: #1d1b18;
  overflow-wrap: anywhere;

  & .head, & .parties, & .sums { display: flex; justify-content: space-between; gap: 32px; }
  & .head { margin-bottom: 36px; }
  & .head > :last-child { flex: none; max-width: 50%; text-align: right; }
  & .house { min-width: 0; display: flex; gap: 12px; align-items: center; }
  & .house svg { flex: none; }
  & h2 { font-size: 28px; line-height: 34px; font-weight: 600; letter-spacing: -0.02em; }
  & h3 { font-size: 15px; line-height: 22px; font-weight: 600; margin-bottom: 6px; break-after: avoid; }
  & .name { font-size: 18px; line-height: 26px; font-weight: 600; }
  & .muted { color: #55504a; }
  & .label { font-size: 13px; color: #6e685f; }
  & .over { display: block; font-size: 13px; color: #8a4b08; }
  & .parties { margin-bottom: 32px; }
  & .parties h3 { margin: 0; font-weight: 400; }
  & .parties > div { flex: 1; min-width: 0; }
  & strong { display: block; font-weight: 600; }
  & section { margin-bottom: 22px; }
  & .short { break-inside: avoid; }
  & table { width: 100%; border-collapse: collapse; }
  & thead { display: table-header-group; }
  & tr { break-inside: avoid; }
  & th, & td { padding: 5px 0; border-bottom: 1px solid #e7e4df; vertical-align: top; text-align: left; font-weight: 400; }
  & thead > tr > * { border-bottom: 1.5px solid #1d1b18; font-size: 13px; font-weight: 500; color: #55504a; }
  & th + *, & td + * { padding-left: 14px; }
  & tbody .text { min-width: 110px; }
  & .number { text-align: right; white-space: nowrap; }
  & tr:has(+ .total) > * { border-bottom: 0; }
  & .total { break-before: avoid; }
  & .total > * { border-top: 1.5px solid #1d1b18; border-bottom: 0; font-weight: 600; }
  & .sums { justify-content: flex-end; break-inside: avoid; }
  & .sums table { width: 420px; }
  & .sums tr > * { border: 0; }
  & .sums .grand > * { border-top: 1.5px solid #1d1b18; padding-top: 10px; font-size: 22px; line-height: 30px; font-weight: 600; }

  @media screen {
    & .wide { overflow-x: auto; }
  }
  @media screen and (max-width: 719.98px) {
    & .head, & .parties { flex-direction: column; gap: 16px; }
    & .head > :last-child { max-width: none; text-align: left; }
    & h2 { font-size: 22px; line-height: 28px; }
    & .sums table { width: 100%; }
    & tbody .text { min-width: 84px; }
  }
`;
