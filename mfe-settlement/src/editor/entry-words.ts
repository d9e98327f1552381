import { wordsOf } from '@washcoat/contract-kernel';
import { settlement } from '@washcoat/contract-settlement';
import { metalName, metalOrder } from '@washcoat/ui';
import type { BlockName, TableName } from './settlement-form';

const fields: Readonly<Record<string, string>> = {
  ...wordsOf(settlement),
  gross: 'Gross',
  tare: 'Tare',
  monoNet: 'Mono net',
  monoDry: 'Mono dry',
  bhdNet: 'BHD net',
  bhdDry: 'BHD dry',
  samplesNet: 'Samples net',
  samplesDry: 'Samples dry',
  trashNet: 'Trash net',
  trashDry: 'Trash dry',
  magneticsNet: 'Magnetics net',
  magneticsDry: 'Magnetics dry',
  invoiceNo: 'Invoice',
  advanceDate: 'Advance date',
  settlementPrice: 'Open at',
  quantity: 'Quantity',
  hedgeNo: 'No',
  hedgeDate: 'Date',
  lotNo: 'Lot',
  sampleNo: 'Sample',
  h2O: 'H2O',
  netDry: 'Net dry',
  sampleDry: 'Dry',
  ...Object.fromEntries(
    metalOrder.flatMap((metal) => {
      const { symbol } = metalName(metal);
      return [
        [`${metal}Oz`, `${symbol} oz`],
        [`${metal}UnitPrice`, `${symbol} price`],
        [`${metal}Ppm`, `${symbol} ppm`],
      ];
    }),
  ),
};

/** What each block is called. */
export const blockLabels: Readonly<Record<BlockName, string>> = {
  header: '',
  shippingDocs: 'Shipping Docs',
  mmiReceived: 'AB Received',
  mmiProcessed: 'AB Processed',
  ptMetalReturn: 'Platinum',
  pdMetalReturn: 'Palladium',
  rhMetalReturn: 'Rhodium',
  ptRefiningCharge: 'Refining, Pt',
  pdRefiningCharge: 'Refining, Pd',
  rhRefiningCharge: 'Refining, Rh',
  advInvoice: 'Advance invoice',
  intInvoice: 'Interest',
  tc: 'Treatment charge',
  sc: 'Sample shipping',
  af: 'Assay fee',
  espi: 'Early interest',
  fi: 'Freight inland',
};

const isBlock = (name: BlockName | TableName): name is BlockName => name in blockLabels;

/** A field as people read it, behind the name of its block: `Shipping Docs Gross`. */
export function fieldLabel(name: BlockName | TableName, field: string): string {
  const ofReturn = name.endsWith('MetalReturn');
  const word = field === 'chargeReturnPerc' ? (ofReturn ? 'Return %' : 'Rate') : (fields[field] ?? field);
  return isBlock(name) ? `${blockLabels[name]} ${word}`.trim() : word;
}

/** A row as people read it: `Hedge H-1`, `Lot 2` without a number of its own. */
export function rowLabel(table: TableName, name: string): string {
  return `${table === 'hedgeTableData' ? 'Hedge' : 'Lot'} ${name.replace(/^#/, '')}`;
}
