import { dayOf } from '@washcoat/contract-kernel';
import type { SettlementStatement } from '@washcoat/contract-settlement';
import { enteredText, numberText } from '../figure-text';
import { html, type Markup } from '../markup';
import { statementTable } from './statement-table';

/** The ounces sold ahead and their prices. */
export function hedgeTable({ hedgeTableData }: SettlementStatement, timezone: string): Markup {
  return statementTable({
    title: 'Hedge',
    nothing: 'Nothing was hedged.',
    columns: ['No', 'Date', 'Pt oz', 'Price', 'Pd oz', 'Price', 'Rh oz', 'Price'],
    texts: 1,
    rows: hedgeTableData.map((hedge) => [
      hedge.hedgeNo,
      dayOf(hedge.hedgeDate, 'day', timezone),
      numberText(hedge.ptOz, 3),
      numberText(hedge.ptUnitPrice, 2),
      numberText(hedge.pdOz, 3),
      numberText(hedge.pdUnitPrice, 2),
      numberText(hedge.rhOz, 3),
      numberText(hedge.rhUnitPrice, 2),
    ]),
  });
}

/** The refined lots: moisture in percent, net dry pounds, ppm and the ounces that they come to. */
export function lotTable(statement: SettlementStatement): Markup {
  const { lotTableData, ptMetalReturn, pdMetalReturn, rhMetalReturn } = statement;
  return statementTable({
    title: 'Lots',
    nothing: 'No lot was assayed.',
    columns: [
      'Lot',
      'Sample',
      'H2O',
      'Net dry',
      'Sample dry',
      'Pt ppm',
      'Pt oz',
      'Pd ppm',
      'Pd oz',
      'Rh ppm',
      'Rh oz',
    ],
    texts: 1,
    rows: lotTableData.map((lot) => [
      lot.lotNo,
      lot.sampleNo,
      numberText(lot.h2O, 2),
      numberText(lot.netDry, 2),
      numberText(lot.sampleDry, 2),
      enteredText(lot.ptPpm),
      numberText(lot.ptOz, 3),
      enteredText(lot.pdPpm),
      numberText(lot.pdOz, 3),
      enteredText(lot.rhPpm),
      numberText(lot.rhOz, 3),
    ]),
    total: [
      'Total',
      '',
      '',
      '',
      '',
      '',
      numberText(ptMetalReturn.totalOz, 3),
      '',
      numberText(pdMetalReturn.totalOz, 3),
      '',
      numberText(rhMetalReturn.totalOz, 3),
    ],
  });
}

/** What each metal returns, USD. */
export function metalReturnTable(statement: SettlementStatement): Markup {
  const row = (name: string, metal: SettlementStatement['ptMetalReturn']) => [
    name,
    metal.invoiceNo,
    numberText(metal.totalOz, 3),
    `${enteredText(metal.chargeReturnPerc)} %`,
    numberText(metal.returnOz, 3),
    numberText(metal.hedgedOz, 3),
    balanceText(metal.balanceOz),
    numberText(metal.averagePrice, 2),
    numberText(metal.settlementPrice, 2),
    numberText(metal.amount, 3),
  ];
  return statementTable({
    title: 'Metal return',
    columns: [
      'Metal',
      'Invoice',
      'Total oz',
      'Return',
      'Return oz',
      'Hedged',
      'Balance oz',
      'Average',
      'Open at',
      'Amount',
    ],
    texts: 1,
    rows: [
      row('Platinum', statement.ptMetalReturn),
      row('Palladium', statement.pdMetalReturn),
      row('Rhodium', statement.rhMetalReturn),
    ],
    total: ['Total', '', '', '', '', '', '', '', '', numberText(statement.totalMetalReturn, 3)],
  });
}

/** The ounces without a hedge; below zero more was hedged than returns. */
const balanceText = (ounces: number) =>
  ounces < 0 ? html`<span class="over">over-hedged</span>${numberText(ounces, 3)}` : numberText(ounces, 3);
