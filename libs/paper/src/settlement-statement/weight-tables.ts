import type { SettlementStatement } from '@washcoat/contract-settlement';
import { numberText } from '../figure-text';
import type { Markup } from '../markup';
import { statementTable } from './statement-table';

/** What was shipped and what was received, pounds. */
export function weighedTable({ shippingDocs, mmiReceived }: SettlementStatement): Markup {
  const row = (name: string, { gross, tare, net, total }: typeof shippingDocs, places: number) => [
    name,
    ...[gross, tare, net, total].map((weight) => numberText(weight, places)),
  ];
  return statementTable({
    title: 'Weights, lb',
    columns: ['', 'Gross', 'Tare', 'Net', 'Total'],
    rows: [row('Shipping Docs', shippingDocs, 2), row('AB Received', mmiReceived, 3)],
  });
}

/** What the processed lines weigh net and dry, pounds. */
export function processedTable({ mmiProcessed }: SettlementStatement): Markup {
  const {
    monoNet,
    bhdNet,
    samplesNet,
    trashNet,
    magneticsNet,
    totalProcessedNet,
    monoDry,
    bhdDry,
    samplesDry,
    trashDry,
    magneticsDry,
    totalProcessedDry,
  } = mmiProcessed;
  const row = (name: string, weights: readonly (number | null)[]) => [
    name,
    ...weights.map((weight) => numberText(weight, 3)),
  ];
  return statementTable({
    title: 'AB Processed, lb',
    columns: ['', 'Mono', 'BHD', 'Samples', 'Trash', 'Magnetics', 'Total'],
    rows: [
      row('Net', [monoNet, bhdNet, samplesNet, trashNet, magneticsNet, totalProcessedNet]),
      row('Dry', [monoDry, bhdDry, samplesDry, trashDry, magneticsDry, totalProcessedDry]),
    ],
  });
}
