import { Amount } from '../figures/amount';
import { FigureTable, type FigureColumn } from '../figures/figure-table';
import { BlockField } from './block-field';
import { useEntry } from './entry-context';

const weighedColumns: FigureColumn[] = [
  { id: 'name', title: 'Weights, lb', isText: true },
  { id: 'gross', title: 'Gross' },
  { id: 'tare', title: 'Tare' },
  { id: 'net', title: 'Net' },
  { id: 'total', title: 'Total' },
];

/** Shipping Docs (2 decimals) and AB Received (3 decimals): gross and tare are entered, pounds. */
export function WeighedBlock() {
  const { shippingDocs, mmiReceived } = useEntry().derived.statement;
  const row = (
    block: 'shippingDocs' | 'mmiReceived',
    name: string,
    { net, total }: typeof shippingDocs,
    digits: number,
  ) => ({
    id: block,
    cells: [
      name,
      <BlockField key="gross" block={block} field="gross" />,
      <BlockField key="tare" block={block} field="tare" />,
      <Amount key="net" value={net} digits={digits} />,
      <Amount key="total" value={total} digits={digits} bold />,
    ],
  });
  return (
    <FigureTable
      label="Weights"
      columns={weighedColumns}
      rows={[
        row('shippingDocs', 'Shipping Docs', shippingDocs, 2),
        row('mmiReceived', 'AB Received', mmiReceived, 3),
      ]}
    />
  );
}

const lines = ['mono', 'bhd', 'samples', 'trash', 'magnetics'] as const;
const processedColumns: FigureColumn[] = [
  { id: 'name', title: 'AB Processed, lb', isText: true },
  { id: 'mono', title: 'Mono' },
  { id: 'bhd', title: 'BHD' },
  { id: 'samples', title: 'Samples' },
  { id: 'trash', title: 'Trash' },
  { id: 'magnetics', title: 'Magnetics' },
  { id: 'total', title: 'Total' },
];

/** The five processed lines, net and dry; a line may be below 0, pounds. */
export function ProcessedBlock() {
  const { totalProcessedNet, totalProcessedDry } = useEntry().derived.statement.mmiProcessed;
  const row = (name: 'Net' | 'Dry', total: number) => ({
    id: name,
    cells: [
      name,
      ...lines.map((line) => (
        <BlockField key={line} block="mmiProcessed" field={`${line}${name}`} isSigned />
      )),
      <Amount key="total" value={total} digits={3} bold />,
    ],
  });
  return (
    <FigureTable
      label="AB Processed"
      columns={processedColumns}
      rows={[row('Net', totalProcessedNet), row('Dry', totalProcessedDry)]}
    />
  );
}
