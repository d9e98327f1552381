import {
  formatMoney,
  formatNumber,
  formatOunces,
  metalName,
  metalOrder,
  Pill,
  TwoColumn,
} from '@washcoat/ui';
import { lotsAnchor } from '../analysis/analysis-tabs';
import { FigureCard } from '../analysis/figure-card';
import type { Purchases } from './purchases.api';

/** How far settled ounces may lie from expected ones, percent: beyond, it is marked. */
const NEAR_PERCENT = 2;
const FAR_PERCENT = 5;

const words = (value: number) => (value === 0 ? 'None' : formatNumber(value));
const pounds = (value: number | undefined) => (value === 0 ? 'None' : formatNumber(value, 2));
const money = (value: number | null | undefined) => (value === null ? 'None' : formatMoney(value));

/**
 * Counts and weights, ounces with the accuracy of the booking, types of converters, and lots; what metal and weight was
 * expected only for who sees assays.
 */
export function ComparisonTables({ purchases }: { purchases: Purchases }) {
  const { counts, weights, ounces, accuracy, types, lots, cost, isComplete } = purchases;
  const { expected } = ounces;
  return (
    <>
      <TwoColumn $right={520}>
        <FigureCard
          title="Counts and weights"
          cardsOn="small"
          columns={['', 'Expected', 'Shipped', 'AB Received', 'AB Processed', 'Lots, net dry']}
          rows={[
            {
              id: 'pieces',
              cells: ['Pieces', words(counts.bought), 'None', words(counts.received), 'None', 'None'],
            },
            {
              id: 'pounds',
              cells: [
                'Pounds',
                weights.expected === undefined ? 'Not shown' : pounds(weights.expected),
                ...[weights.shipped, weights.received].map(pounds),
                ...[weights.processedNet, weights.lots].map(pounds),
              ],
            },
          ]}
        />
        <FigureCard
          title={expected ? 'Booking accuracy' : 'Settled ounces'}
          note={expected && 'Settled of expected ounces'}
          columns={expected ? ['Metal', 'Expected oz', 'Settled oz', 'Accuracy'] : ['Metal', 'Settled oz']}
          rows={metalOrder.map((metal) => ({
            id: metal,
            cells: [
              metalName(metal).name,
              ...(expected ? [formatOunces(expected[metal])] : []),
              formatOunces(ounces.settled[metal]),
              ...(accuracy ? [<Accuracy key="accuracy" percent={accuracy[metal]} />] : []),
            ],
          }))}
        />
      </TwoColumn>
      <FigureCard
        title="By type of converter"
        cardsOn="small"
        columns={[
          'Type',
          'Pieces',
          ...(expected ? ['Pounds'] : []),
          ...(cost === undefined ? [] : ['Paid', '$ per unit']),
          ...(cost === undefined || !expected ? [] : ['$ per lb']),
          ...(expected ? ['lb per unit', 'Pt oz', 'Pd oz', 'Rh oz'] : []),
        ]}
        nothing={isComplete ? 'No invoice was chosen.' : 'Choose invoices to see what was bought by type.'}
        rows={types.map((type) => ({
          id: type.type,
          cells: [
            type.type,
            words(type.pieces),
            ...(expected ? [pounds(type.pounds)] : []),
            ...(cost === undefined ? [] : [formatMoney(type.cost), money(type.dollarsPerUnit)]),
            ...(cost === undefined || !expected ? [] : [money(type.dollarsPerPound)]),
            ...(expected ? [type.poundsPerUnit === null ? 'None' : formatNumber(type.poundsPerUnit, 2)] : []),
            ...(expected ? metalOrder.map((metal) => formatOunces(type.ounces?.[metal])) : []),
          ],
        }))}
        total={
          types.length
            ? [
                ...['All', words(counts.bought)],
                ...(expected ? [pounds(weights.expected)] : []),
                ...(cost === undefined ? [] : [formatMoney(cost)]),
              ]
            : undefined
        }
      />
      <FigureCard
        title="By lot"
        anchor={lotsAnchor}
        cardsOn="small"
        columns={[
          'Lot',
          'Pieces',
          'Received',
          ...(expected ? ['Expected lb'] : []),
          'Net dry lb',
          ...metalOrder.map(
            (metal) => `${metalName(metal).symbol}, ${expected ? 'expected to settled' : 'settled'} oz`,
          ),
        ]}
        nothing="This settlement has no lots yet."
        rows={lots.map((lot) => ({
          id: lot.lotNo,
          cells: [
            lot.lotNo || 'No lot named',
            words(lot.pieces),
            words(lot.receivedPieces),
            ...(expected ? [pounds(lot.pounds)] : []),
            pounds(lot.netDry),
            ...metalOrder.map((metal) =>
              [...(lot.expectedOz ? [lot.expectedOz[metal]] : []), lot.settledOz[metal]]
                .map((each) => formatOunces(each))
                .join(' to '),
            ),
          ],
        }))}
      />
    </>
  );
}

/** Green near 100 %, and with a word where it is not: colour never speaks alone. */
function Accuracy({ percent }: { percent: number | null }) {
  if (percent === null) return 'Nothing expected';
  const off = Math.abs(percent - 100);
  const kind = off <= NEAR_PERCENT ? 'success' : off <= FAR_PERCENT ? 'warning' : 'danger';
  const word = off <= NEAR_PERCENT ? 'near' : percent < 100 ? 'short' : 'over';
  return (
    <Pill kind={kind}>
      {formatNumber(percent, 2)} % {word}
    </Pill>
  );
}
