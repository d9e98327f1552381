import type { SettlementStatement } from '@washcoat/contract-settlement';
import { chargeTable } from './charge-table';
import { html, joined, Markup } from '@washcoat/paper';
import { interFontFaces } from '@washcoat/paper';
import { hedgeTable, lotTable, metalReturnTable } from './metal-tables';
import { dayOf } from '@washcoat/contract-kernel';
import { dollarText } from './statement-format';
import { statementPageStyle } from './statement-page.style';
import { processedTable, weighedTable } from './weight-tables';

const mark = new Markup(
  `<svg width="36" height="36" viewBox="0 0 24 24" fill="none"><path d="M12 1.2 21.4 6.6v10.8L12 22.8 2.6 17.4V6.6Z" fill="#a34f26"/><path d="M12 6.4 16.9 9.2v5.6L12 17.6l-4.9-2.8V9.2ZM12 12 16.9 9.2M12 12v5.6M12 12 7.1 9.2" stroke="#fff" stroke-width="1.4" stroke-linejoin="round"/></svg>`,
);

/** The paper of a settlement statement as a page that needs nothing from outside; days are those of `timezone`. */
export async function statementPage(statement: SettlementStatement, timezone: string): Promise<string> {
  const style = new Markup(`${await interFontFaces()}${statementPageStyle}`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Settlement ${statement.settlementNo}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        ${headerOf(statement, timezone)} ${partiesOf(statement, timezone)} ${weighedTable(statement)}
        ${processedTable(statement)} ${hedgeTable(statement, timezone)} ${lotTable(statement)}
        ${metalReturnTable(statement)} ${chargeTable(statement)} ${sumsOf(statement)}
      </body>
    </html>`.text;
}

function headerOf(
  { preparedBy, settlementNo, completedDate, updatedDate }: SettlementStatement,
  timezone: string,
) {
  return html`<header>
    <div class="house">
      ${mark}
      <div>
        <h2>${preparedBy.companyName}</h2>
        <p class="label">${preparedBy.address}</p>
      </div>
    </div>
    <div>
      <h1>SETTLEMENT STATEMENT</h1>
      <p class="right">${settlementNo}</p>
      <p class="right muted">
        ${completedDate ? 'Completed' : 'Open, as of'} ${dayOf(completedDate ?? updatedDate, 'day', timezone)}
      </p>
    </div>
  </header>`;
}

function partiesOf(statement: SettlementStatement, timezone: string): Markup {
  const { preparedBy, preparedFor, facilityCity, contractNo, shipmentNo } = statement;
  return html`<div class="parties">
    <div>
      <p class="label">Prepared by</p>
      <strong>${preparedBy.companyName}</strong>${lines([preparedBy.userName, preparedBy.address])}
    </div>
    <div>
      <p class="label">Prepared for</p>
      <strong>${preparedFor.companyName}</strong>${lines([preparedFor.address, facilityCity])}
    </div>
    <div>
      <p class="label">Shipment</p>
      <strong>${shipmentNo}</strong>${lines([
        contractNo && `Contract ${contractNo}`,
        named('Received', dayOf(statement.receivedDate, 'day', timezone)),
        named('Metal due', dayOf(statement.metalDueDate, 'day', timezone)),
      ])}
    </div>
  </div>`;
}

function sumsOf(statement: SettlementStatement): Markup {
  const row = (name: string, amount: number) =>
    html`<tr>
      <td>${name}</td>
      <td class="number">${dollarText(amount)}</td>
    </tr>`;
  return html`<div class="sums">
    <table>
      <tbody>
        ${row('Metal return', statement.totalMetalReturn)}
        ${row('Refining charges', -statement.totalRefiningCharges)}
        ${row('Product charges', -statement.totalProductCharges)}
        <tr class="grand">
          <td>Total settlement amount</td>
          <td class="number">${dollarText(statement.totalSettlementAmount)}</td>
        </tr>
      </tbody>
    </table>
  </div>`;
}

const named = (name: string, value: string) => value && `${name} ${value}`;
const lines = (texts: readonly string[]) =>
  joined(texts.filter(Boolean).map((text) => html`<p class="muted">${text}</p>`));
