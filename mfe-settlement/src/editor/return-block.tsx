import { MetalMarker, metalOrder, type Metal } from '@washcoat/ui';
import { Amount } from '../figures/amount';
import { BalanceOz } from './balance-oz';
import { FigureTable, type FigureColumn } from '../figures/figure-table';
import { BlockField } from './block-field';
import { useEntry } from './entry-context';

const columns: FigureColumn[] = [
  { id: 'metal', title: 'Metal', isText: true },
  { id: 'invoiceNo', title: 'Invoice', isText: true },
  { id: 'advanceDate', title: 'Advance date', isText: true },
  { id: 'totalOz', title: 'Total oz' },
  { id: 'return', title: 'Return %' },
  { id: 'returnOz', title: 'Return oz' },
  { id: 'hedgedOz', title: 'Hedged' },
  { id: 'balanceOz', title: 'Balance oz' },
  { id: 'averagePrice', title: 'Average' },
  { id: 'settlementPrice', title: 'Open at' },
  { id: 'amount', title: 'Amount' },
];

/** What each metal returns: percent, invoice and the price of open ounces are entered. */
export function ReturnBlock() {
  const { statement } = useEntry().derived;
  const row = (metal: Metal) => {
    const block = `${metal}MetalReturn` as const;
    const { totalOz, returnOz, hedgedOz, balanceOz, averagePrice, amount } = statement[block];
    return {
      id: metal,
      cells: [
        <MetalMarker key="metal" metal={metal} label="name" />,
        <BlockField key="invoiceNo" block={block} field="invoiceNo" />,
        <BlockField key="advanceDate" block={block} field="advanceDate" />,
        <Amount key="totalOz" value={totalOz} digits={3} muted />,
        <BlockField key="return" block={block} field="chargeReturnPerc" />,
        <Amount key="returnOz" value={returnOz} digits={3} bold />,
        <Amount key="hedgedOz" value={hedgedOz} digits={3} muted />,
        <BalanceOz key="balanceOz" value={balanceOz} />,
        <Amount key="averagePrice" value={averagePrice} digits={2} />,
        <BlockField key="settlementPrice" block={block} field="settlementPrice" />,
        <Amount key="amount" value={amount} digits={3} bold />,
      ],
    };
  };
  return (
    <FigureTable
      label="Metal return"
      title="Metal return"
      note="return oz × average hedge price, cut at 3 decimals"
      columns={columns}
      rows={metalOrder.map(row)}
    />
  );
}
