import { dayOf } from '@washcoat/contract-kernel';
import type { SettlementStatement } from '@washcoat/contract-settlement';
import { html, joined, Markup } from '../markup';
import { chargeTable } from './charge-table';
import { hedgeTable, lotTable, metalReturnTable } from './metal-tables';
import { dollarText } from './statement-format';
import { processedTable, weighedTable } from './weight-tables';

const mark = new Markup(
  `<svg aria-hidden="true" width="36" height="36" viewBox="0 0 24 24" fill="none"><path d="M12 1.2 21.4 6.6v10.8L12 22.8 2.6 17.4V6.6Z" fill="#a34f26"/><path d="M12 6.4 16.9 9.2v5.6L12 17.6l-4.9-2.8V9.2ZM12 12 16.9 9.2M12 12v5.6M12 12 7.1 9.2" stroke="#fff" stroke-width="1.4" stroke-linejoin="round"/></svg>`,
);

/**
 * What stands on the sheet of a settlement statement: the one renderer of the preview, of what the browser prints, of
 * the PDF and of what is mailed. Days are those of `timezone`; everything that was entered is written as text.
 */
export function statementSheet(statement: SettlementStatement, timezone: string): Markup {
  return html`${headOf(statement, timezone)} ${partiesOf(statement, timezone)} ${weighedTable(statement)}
  ${processedTable(statement)} ${hedgeTable(statement, timezone)} ${lotTable(statement)}
  ${metalReturnTable(statement)} ${chargeTable(statement)} ${sumsOf(statement)}`;
}

function headOf({ preparedBy, settlementNo, completedDate, updatedDate }: SettlementStatement, zone: string) {
  return html`<div class="head">
    <div class="house">
      ${mark}
      <div>
        <p class="name">${preparedBy.companyName}</p>
        <p class="label">${preparedBy.address}</p>
      </div>
    </div>
    <div>
      <h2>SETTLEMENT STATEMENT</h2>
      <p>${settlementNo}</p>
      <p class="muted">
        ${completedDate ? 'Completed' : 'Open, as of'} ${dayOf(completedDate ?? updatedDate, 'day', zone)}
      </p>
    </div>
  </div>`;
}

function partiesOf(statement: SettlementStatement, timezone: string): Markup {
  const { preparedBy, preparedFor, facilityCity, contractNo, shipmentNo } = statement;
  return html`<div class="parties">
    <div>
      <h3 class="label">Prepared by</h3>
      <strong>${preparedBy.companyName}</strong>${lines([preparedBy.userName, preparedBy.address])}
    </div>
    <div>
      <h3 class="label">Prepared for</h3>
      <strong>${preparedFor.companyName}</strong>${lines([preparedFor.address, facilityCity])}
    </div>
    <div>
      <h3 class="label">Shipment</h3>
      <strong>${shipmentNo}</strong>${lines([
        contractNo && `Contract ${contractNo}`,
        named('Received', dayOf(statement.receivedDate, 'day', timezone)),
        named('Metal due', dayOf(statement.metalDueDate, 'day', timezone)),
      ])}
    </div>
  </div>`;
}

function sumsOf(statement: SettlementStatement): Markup {
  const row = (name: string, amount: number, kind = 'each') =>
    html`<tr class="${kind}">
      <th scope="row">${name}</th>
      <td class="number">${dollarText(amount)}</td>
    </tr>`;
  return html`<div class="sums">
    <table aria-label="Totals">
      <tbody>
        ${row('Metal return', statement.totalMetalReturn)}
        ${row('Refining charges', -statement.totalRefiningCharges)}
        ${row('Product charges', -statement.totalProductCharges)}
        ${row('Total charges', -statement.totalCharges)}
        ${row('Total settlement amount', statement.totalSettlementAmount, 'grand')}
      </tbody>
    </table>
  </div>`;
}

const named = (name: string, value: string) => value && `${name} ${value}`;
const lines = (texts: readonly string[]) =>
  joined(texts.filter(Boolean).map((text) => html`<p class="muted">${text}</p>`));
