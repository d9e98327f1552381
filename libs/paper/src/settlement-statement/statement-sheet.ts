import { dayOf } from '@washcoat/contract-kernel';
import type { SettlementStatement } from '@washcoat/contract-settlement';
import { settlementDollars } from '../figure-text';
import { html, type Markup } from '../markup';
import { sheetHead, sheetParty } from '../sheet-parts';
import { chargeTable } from './charge-table';
import { hedgeTable, lotTable, metalReturnTable } from './metal-tables';
import { processedTable, weighedTable } from './weight-tables';

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
  const { companyName: name, address } = preparedBy;
  return sheetHead(
    { name, address },
    html`<h2>SETTLEMENT STATEMENT</h2>
      <p>${settlementNo}</p>
      <p class="muted">
        ${completedDate ? 'Completed' : 'Open, as of'} ${dayOf(completedDate ?? updatedDate, 'day', zone)}
      </p>`,
  );
}

function partiesOf(statement: SettlementStatement, timezone: string): Markup {
  const { preparedBy, preparedFor, facilityCity, contractNo, shipmentNo } = statement;
  return html`<div class="parties">
    ${sheetParty('Prepared by', preparedBy.companyName, [preparedBy.userName, preparedBy.address])}
    ${sheetParty('Prepared for', preparedFor.companyName, [preparedFor.address, facilityCity])}
    ${sheetParty('Shipment', shipmentNo, [
      contractNo && `Contract ${contractNo}`,
      named('Received', dayOf(statement.receivedDate, 'day', timezone)),
      named('Metal due', dayOf(statement.metalDueDate, 'day', timezone)),
    ])}
  </div>`;
}

function sumsOf(statement: SettlementStatement): Markup {
  const row = (name: string, amount: number, kind = 'each') =>
    html`<tr class="${kind}">
      <th scope="row">${name}</th>
      <td class="number">${settlementDollars(amount)}</td>
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
