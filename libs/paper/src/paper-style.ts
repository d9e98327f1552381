/** A printed page of the product before anything stands on it: with its number; Inter. On what it is printed says who prints it. */
export const paperBase = `
  @page { @bottom-right { content: 'Page ' counter(page) ' of ' counter(pages); font: 8px Inter; color: #6e685f; } }
  * { box-sizing: border-box; margin: 0; }
  body { font: 15px/22px Inter, sans-serif; }
`;

/**
 * What every printed page of the product has in common: Inter, tables with figures right. Texts without a break are
 * broken where the page ends, so that they push nothing off it; figures are not.
 */
export const paperStyle = `${paperBase}
  body { font-feature-settings: 'tnum', 'zero', 'ss02'; color: #1d1b18; overflow-wrap: anywhere; }
  header, .parties, .sums { display: flex; justify-content: space-between; }
  header { margin-bottom: 36px; }
  header { gap: 32px; }
  header > :last-child { flex: none; max-width: 50%; text-align: right; }
  header .house { min-width: 0; display: flex; gap: 12px; align-items: center; }
  header .house svg { flex: none; }
  h1 { font-size: 28px; line-height: 34px; font-weight: 600; text-align: right; letter-spacing: -0.02em; }
  h2 { font-size: 18px; line-height: 26px; font-weight: 600; }
  .muted { color: #55504a; }
  .label { font-size: 13px; color: #6e685f; }
  .right { text-align: right; }
  .parties { margin-bottom: 32px; gap: 24px; }
  .parties > div { flex: 1; }
  .parties strong { display: block; font-weight: 600; }
  table { width: 100%; border-collapse: collapse; }
  th { font-size: 13px; font-weight: 500; color: #55504a; text-align: left; padding: 0 0 6px; border-bottom: 1.5px solid #1d1b18; }
  td { padding: 7px 0; border-bottom: 1px solid #e7e4df; vertical-align: top; }
  th + th, td + td { padding-left: 14px; }
  td:not(.number) { min-width: 110px; }
  th.number, td.number { text-align: right; white-space: nowrap; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
  .sums { break-inside: avoid; }
`;
