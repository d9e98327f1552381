import { html, joined, type Markup } from '../markup';

/** A table of the statement: its first column is text, `texts` more of them too, the rest are numbers. */
export interface StatementTable {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly (string | Markup)[])[];
  /** A last row that sums the others. */
  total?: readonly string[];
  texts?: number;
  /** What is said in place of the rows when there are none. */
  nothing?: string;
}

/** How many rows stay on one page together with their title; more may go on over the next pages. */
const MOST_ROWS_TOGETHER = 12;

/** Draws a table with its title. On a screen without room for it, the table alone moves sideways. */
export function statementTable({ title, columns, rows, total, texts = 0, nothing }: StatementTable): Markup {
  if (rows.length === 0 && nothing) {
    return html`<section>
      <h3>${title}</h3>
      <p class="muted">${nothing}</p>
    </section>`;
  }
  const kindOf = (index: number) => (index > texts ? 'number' : 'text');
  const row = (cells: readonly (string | Markup)[], kind: string) => {
    const [first = '', ...others] = cells;
    const rest = others.map((cell, index) => html`<td class="${kindOf(index + 1)}">${cell}</td>`);
    return html`<tr class="${kind}">
      <th scope="row" class="text">${first}</th>
      ${joined(rest)}
    </tr>`;
  };
  const heads = columns.map((name, index) =>
    name ? html`<th scope="col" class="${kindOf(index)}">${name}</th>` : html`<td></td>`,
  );
  return html`<section class="${rows.length > MOST_ROWS_TOGETHER ? 'long' : 'short'}">
    <h3>${title}</h3>
    <div class="wide" role="region" tabindex="0" aria-label="${title}">
      <table aria-label="${title}">
        <thead>
          <tr>
            ${joined(heads)}
          </tr>
        </thead>
        <tbody>
          ${joined(rows.map((cells) => row(cells, 'each')))} ${total ? row(total, 'total') : ''}
        </tbody>
      </table>
    </div>
  </section>`;
}
