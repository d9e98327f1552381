import type { SettlementStatement } from '@washcoat/contract-settlement';
import { MetalMarker, metalOrder, type Metal } from '@washcoat/ui';
import styled from 'styled-components';
import { Amount } from './amount';
import { StatementTable, type StatementColumn } from './statement-table';

const Over = styled.span`
  margin-right: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.t11}
  color: ${({ theme }) => theme.color.warning.text};
`;

const columns: StatementColumn[] = [
  { id: 'metal', title: 'Metal', isText: true },
  { id: 'totalOz', title: 'Total oz' },
  { id: 'return', title: 'Return %' },
  { id: 'returnOz', title: 'Return oz' },
  { id: 'hedgedOz', title: 'Hedged' },
  { id: 'balanceOz', title: 'Balance oz' },
  { id: 'averagePrice', title: 'Average' },
  { id: 'settlementPrice', title: 'Open at' },
  { id: 'amount', title: 'Amount' },
];

type MetalReturn = SettlementStatement['ptMetalReturn'];

/** What each metal returns: ounces, prices in dollars per ounce, dollars cut at 3 decimals. */
export function MetalReturnTable({ statement }: { statement: SettlementStatement }) {
  const returns: Record<Metal, MetalReturn> = {
    pt: statement.ptMetalReturn,
    pd: statement.pdMetalReturn,
    rh: statement.rhMetalReturn,
  };
  return (
    <StatementTable
      label="Metal return"
      title="Metal return"
      note="return oz × average hedge price, cut at 3 decimals"
      columns={columns}
      rows={metalOrder.map((metal) => returnRow(metal, returns[metal]))}
      total={[
        'Total',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        <Amount key="amount" value={statement.totalMetalReturn} digits={3} />,
      ]}
    />
  );
}

function returnRow(metal: Metal, values: MetalReturn) {
  return {
    id: metal,
    cells: [
      <MetalMarker key="metal" metal={metal} label="name" />,
      <Amount key="totalOz" value={values.totalOz} digits={3} muted />,
      <Amount key="return" value={values.chargeReturnPerc} />,
      <Amount key="returnOz" value={values.returnOz} digits={3} bold />,
      <Amount key="hedgedOz" value={values.hedgedOz} digits={3} muted />,
      <BalanceOz key="balanceOz" value={values.balanceOz} />,
      <Amount key="averagePrice" value={values.averagePrice} digits={2} />,
      <Amount key="settlementPrice" value={values.settlementPrice} digits={2} />,
      <Amount key="amount" value={values.amount} digits={3} bold />,
    ],
  };
}

/** The ounces without a hedge; below zero more was hedged than returns. */
export function BalanceOz({ value }: { value: number }) {
  return (
    <>
      {value < 0 && <Over>over-hedged</Over>}
      <Amount value={value} digits={3} />
    </>
  );
}
