/**
 * What the sheets that are shown, printed and mailed have in common; the rules are nested in one that names the sheet.
 * Texts without a break are broken where the sheet ends, figures are not. Without room on a screen, a table of `.wide`
 * moves sideways by itself.
 */
export const sheetStyle = `
  font-size: 15px;
  font-feature-settings: 'tnum', 'zero', 'ss02';
  color: #1d1b18;
  overflow-wrap: anywhere;

  & .head, & .parties, & .sums { display: flex; justify-content: space-between; gap: 32px; }
  & .head { margin-bottom: 36px; }
  & .head > :last-child { flex: none; max-width: 50%; text-align: right; }
  & .house { min-width: 0; display: flex; gap: 12px; align-items: center; }
  & .house svg { flex: none; }
  & h2 { font-size: 28px; line-height: 34px; font-weight: 600; letter-spacing: -0.02em; }
  & .name { font-size: 18px; line-height: 26px; font-weight: 600; }
  & .muted { color: #55504a; }
  & .label { font-size: 13px; color: #6e685f; }
  & .parties { margin-bottom: 32px; }
  & .parties h3 { margin: 0; font-weight: 400; }
  & .parties > div { flex: 1; min-width: 0; }
  & strong { display: block; font-weight: 600; }
  & table { width: 100%; border-collapse: collapse; }
  & thead { display: table-header-group; }
  & tr { break-inside: avoid; }
  & th, & td { padding: 5px 0; border-bottom: 1px solid #e7e4df; vertical-align: top; text-align: left; font-weight: 400; }
  & thead > tr > * { border-bottom: 1.5px solid #1d1b18; font-size: 13px; font-weight: 500; color: #55504a; }
  & th + *, & td + * { padding-left: 14px; }
  & .number { text-align: right; white-space: nowrap; }
  & .sums { break-inside: avoid; }
  & .sums .grand > * { border-top: 1.5px solid #1d1b18; padding-top: 10px; font-weight: 600; }

  @media screen {
    & .wide { overflow-x: auto; }
  }
  @media screen and (max-width: 719.98px) {
    & .head, & .parties { flex-direction: column; gap: 16px; }
    & .head > :last-child { max-width: none; text-align: left; }
    & h2 { font-size: 22px; line-height: 28px; }
  }
`;
