/** What the page of a public link needs besides what every plain page has; made for a phone first, and for paper. */
export const offerStyle = `
  .facts { margin: 16px 0; }
  .note { margin: 16px 0; padding: 12px; border: 1px solid var(--accent); border-radius: 8px; color: var(--text); }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th { text-align: left; font-size: 14px; font-weight: 600; }
  th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
  th.number, td.number { padding-right: 0; padding-left: 12px; text-align: right; white-space: nowrap; }
  td strong, tfoot td { color: var(--text); font-weight: 600; }
  form { margin-top: 24px; }
  label { display: block; margin-top: 16px; }
  input[type='text'] { display: block; box-sizing: border-box; width: 100%; max-width: 400px; min-height: 44px; margin-top: 4px; padding: 0 12px; border: 1px solid var(--text2); border-radius: 8px; background: var(--canvas); color: var(--text); font: inherit; }
  label.sure { display: flex; gap: 12px; align-items: center; min-height: 44px; }
  label.sure input { flex: none; width: 24px; height: 24px; accent-color: var(--accent); }
  input:focus-visible, button:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
  details { margin-top: 24px; }
  summary { min-height: 44px; line-height: 44px; color: var(--link); cursor: pointer; }
  details form { margin-top: 0; }
  button.plain { border: 1px solid var(--accent); background: none; color: var(--link); }
  @media screen and (max-width: 599px) {
    main.wide { padding: 16px; }
    thead { position: absolute; clip-path: inset(50%); }
    tr { display: flex; flex-wrap: wrap; justify-content: space-between; padding: 8px 0; border-bottom: 1px solid var(--line); }
    td, td.number { padding: 0; border: 0; }
    td.number[data-title]:not([data-title=''])::before { content: attr(data-title) ' '; font-size: 14px; }
    td:first-child { width: 100%; }
    tfoot td:first-child { width: auto; }
    tfoot td:empty { display: none; }
    form button { width: 100%; }
  }
  @media print {
    :root { color-scheme: light; --canvas: #fff; --surface: #fff; --line: #ccc; --text: #000; --text2: #222; }
    main.wide { max-width: none; margin: 0; padding: 0; border: 0; }
    form, details { display: none; }
    tr { break-inside: avoid; }
  }
`;
