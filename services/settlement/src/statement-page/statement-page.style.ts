/** The paper of a statement. Lengths are for a page that is printed at 0.6 of its size. */
export const statementPageStyle = `
  @page { size: A4; @bottom-right { content: 'Page ' counter(page) ' of ' counter(pages); font: 8px Inter; color: #6e685f; } }
  * { box-sizing: border-box; margin: 0; }
  body { font: 15px/21px Inter, sans-serif; font-feature-settings: 'tnum', 'zero', 'ss02'; color: #1d1b18; }
  header, .parties, .sums { display: flex; justify-content: space-between; gap: 32px; }
  header { margin-bottom: 32px; }
  header .house { display: flex; gap: 12px; align-items: center; }
  h1 { font-size: 26px; line-height: 32px; font-weight: 600; text-align: right; letter-spacing: -0.02em; }
  h2 { font-size: 18px; line-height: 26px; font-weight: 600; }
  h3 { font-size: 15px; line-height: 22px; font-weight: 600; margin-bottom: 6px; }
  .muted { color: #55504a; }
  .label { font-size: 13px; color: #6e685f; }
  .right { text-align: right; }
  .parties { margin-bottom: 28px; }
  .parties > div { flex: 1; }
  .parties strong { display: block; font-weight: 600; }
  section { margin-bottom: 22px; break-inside: avoid; }
  table { width: 100%; border-collapse: collapse; }
  th { font-size: 13px; font-weight: 500; color: #55504a; text-align: left; padding: 0 0 5px; border-bottom: 1.5px solid #1d1b18; }
  td { padding: 5px 0; border-bottom: 1px solid #e7e4df; vertical-align: top; }
  th + th, td + td { padding-left: 12px; }
  th.number, td.number { text-align: right; white-space: nowrap; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
  .total td { border-top: 1.5px solid #1d1b18; border-bottom: 0; font-weight: 600; }
  .sums { break-inside: avoid; justify-content: flex-end; }
  .sums table { width: 420px; }
  .sums td { border: 0; }
  .sums .grand td { border-top: 1.5px solid #1d1b18; font-size: 22px; line-height: 30px; font-weight: 600; padding-top: 10px; }
`;
