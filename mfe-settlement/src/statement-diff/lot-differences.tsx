import type { RefinerLot } from '@washcoat/contract-settlement';
import {
  Button,
  formatNumber,
  formatOunces,
  formatPpm,
  metalName,
  metalOrder,
  noValue,
  Pill,
  type Metal,
  type PillKind,
} from '@washcoat/ui';
import styled from 'styled-components';
import { FigureCard } from '../analysis/figure-card';
import type { Statement } from './difference-sums';
import { dollarsApart, ouncesApart } from './signed';

const states: Record<RefinerLot['state'], { kind: PillKind; label: string }> = {
  same: { kind: 'success', label: 'Same' },
  differs: { kind: 'warning', label: 'Differs' },
  onlyOurs: { kind: 'danger', label: 'Only ours' },
  onlyTheirs: { kind: 'danger', label: 'Only theirs' },
};
const disputes = { open: 'Disputed', settled: 'Settled', withdrawn: 'Withdrawn' } as const;

const Small = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.text3};
  ${({ theme }) => theme.text.t12}
`;

const Tall = styled.div`
  & table :is(td, tbody th) {
    height: auto;
    padding-top: ${({ theme }) => theme.space(1)};
    padding-bottom: ${({ theme }) => theme.space(1)};
    vertical-align: top;
  }
  & table tbody th {
    white-space: nowrap;
  }
  /* As cards: figures of one line stand beside the first one of taller neighbours. */
  &&& td {
    justify-content: flex-start;
  }
`;

/** Every lot of both statements, with what differs and what is said of it. */
export function LotDifferences({
  statement,
  onSay,
}: {
  statement: Statement;
  onSay: (lot: RefinerLot) => void;
}) {
  return (
    <Tall>
      <FigureCard
        title="Lots of both statements"
        note="Ours, then theirs: net dry pounds, ppm, troy ounces"
        cardsOn="small"
        nothing="Neither statement has lots."
        columns={[
          ...['Lot', 'State', 'Net dry, lb'],
          ...metalOrder.map((metal) => metalName(metal).name),
          ...['Dollars', 'Dispute'],
        ]}
        words={['State', 'Dispute']}
        rows={statement.lots.map((lot) => ({
          id: lot.key,
          cells: [
            lot.lotNo,
            <Pill key="state" kind={states[lot.state].kind}>
              {states[lot.state].label}
            </Pill>,
            <>
              {numberText(lot.ourNetDry)}
              <Small>{numberText(lot.theirNetDry)}</Small>
            </>,
            ...metalOrder.map((metal) => <MetalCell key={metal} lot={lot} metal={metal} />),
            lot.dollars === null ? noValue : dollarsApart(lot.dollars),
            <Said key="say" lot={lot} onSay={onSay} />,
          ],
        }))}
      />
    </Tall>
  );
}

function MetalCell({ lot, metal }: { lot: RefinerLot; metal: Metal }) {
  const { ourPpm, theirPpm, ourOz, theirOz, differenceOz, settled, isMiscounted } = lot.metals[metal];
  return (
    <>
      {`${ppmText(ourPpm)} · ${ounceText(ourOz)}`}
      <Small>{`${ppmText(theirPpm)} · ${ounceText(theirOz)}`}</Small>
      {differenceOz !== 0 && <strong>{ouncesApart(differenceOz)}</strong>}
      {settled.by === 'awaited' && <Small>awaits the umpire</Small>}
      {(settled.by === 'umpire' || settled.by === 'average' || settled.by === 'seller') && (
        <Small>{`settled ${ppmText(settled.ppm)}`}</Small>
      )}
      {isMiscounted && <Small>their ounces do not follow</Small>}
    </>
  );
}

function Said({ lot, onSay }: { lot: RefinerLot; onSay: (lot: RefinerLot) => void }) {
  return (
    <>
      <Button
        size={28}
        aria-label={lot.dispute ? `Dispute of ${lot.lotNo}` : `Dispute ${lot.lotNo}`}
        onClick={() => onSay(lot)}
      >
        {lot.dispute ? disputes[lot.dispute.state] : 'Dispute'}
      </Button>
      {lot.dispute && <Small>{lot.dispute.reason}</Small>}
    </>
  );
}

const numberText = (value: number | null) => (value === null ? noValue : formatNumber(value));
const ppmText = (value: number | null) => (value === null ? noValue : formatPpm(value));
const ounceText = (value: number | null) => (value === null ? noValue : formatOunces(value));
