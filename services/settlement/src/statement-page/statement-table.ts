import { html, joined, type Markup } from '@washcoat/paper';

/** A table of the statement: its first column is text, `texts` more of them too, the rest are numbers. */
export interface StatementTable {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** A last row that sums the others. */
  total?: readonly string[];
  texts?: number;
}

/** Draws a table with its title. */
export function statementTable({ title, columns, rows, total, texts = 0 }: StatementTable): Markup {
  const kindOf = (index: number) => (index > texts ? 'number' : 'text');
  const cells = (values: readonly string[]) =>
    joined(values.map((value, index) => html`<td class="${kindOf(index)}">${value}</td>`));
  return html`<section>
    <h3>${title}</h3>
    <table>
      <thead>
        <tr>
          ${joined(columns.map((name, index) => html`<th class="${kindOf(index)}">${name}</th>`))}
        </tr>
      </thead>
      <tbody>
        ${joined(
          rows.map(
            (row) =>
              html`<tr>
                ${cells(row)}
              </tr>`,
          ),
        )}
        ${
          total
            ? html`<tr class="total">
                ${cells(total)}
              </tr>`
            : ''
        }
      </tbody>
    </table>
  </section>`;
}
