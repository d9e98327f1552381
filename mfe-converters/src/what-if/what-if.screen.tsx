import type { MetalPosition } from '@washcoat/contract-loads';
import { yardMetal } from '@washcoat/contract-settlement';
import { useAllowed, usePageHeading } from '@washcoat/platform-sdk';
import {
  Button,
  Card,
  DateText,
  Figure,
  FigureScroll,
  FigureTable,
  formatCount,
  formatMoney,
  formatNumber,
  formatSigned,
  metalOrder,
  Page,
  Stack,
} from '@washcoat/ui';
import { useState, type ReactNode } from 'react';
import { AskedPart } from '../asked-part/asked-part';
import { useGlobalPricing, type PricingDetail } from '../pricing/pricing.api';
import { MetalSliders } from './metal-sliders';
import { DayChoice } from './day-choice';
import { hedgeWith, marginAt, valueAt, type Prices } from './what-if';
import { useMetalPositionQuery, useYardMetalQuery } from './what-if.api';

const LOAD_FAILED = 'What is in carts and purchases did not load.';
const COUNTED = 'What was bought and is in carts, by assay and quantity';
const UNKNOWN_COUNTED = 'Lines of unknown metal count in what is agreed or paid, not in what it is worth.';
const YARD_FAILED = 'What is in the yard did not load.';

/** What open carts, the yard and the purchases of the last 30 days are worth at other metal prices. Nothing is changed by it. */
export default function WhatIfScreen() {
  usePageHeading({ heading: 'What if', backTo: '/pricing' });
  const pricing = useGlobalPricing();
  return (
    <Page>
      <AskedPart title="Metal prices" height="220px" asked={pricing}>
        {(detail) => <WhatIf key={detail.snapshotId} detail={detail} />}
      </AskedPart>
    </Page>
  );
}

function WhatIf({ detail }: { detail: PricingDetail }) {
  const position = useMetalPositionQuery({});
  const seesYard = useAllowed(yardMetal.access);
  const yard = useYardMetalQuery({}, { skip: !seesYard });
  const { marketPrice, abcPrice, appliedAt } = detail;
  const inForce = { market: pricesOf(marketPrice), hedge: pricesOf(abcPrice) };
  const [market, setMarket] = useState<Prices>(inForce.market);
  const [hedge, setHedge] = useState<Prices>(inForce.hedge);
  const [resets, setResets] = useState(0);
  return (
    <>
      <Card
        title="Metal prices"
        note={
          <>
            USD per troy ounce, beside those in force since <DateText value={appliedAt} format="moment" />
          </>
        }
        action={
          <Button
            size={28}
            onClick={() => {
              setMarket(inForce.market);
              setHedge(inForce.hedge);
              setResets(resets + 1);
            }}
          >
            As in force
          </Button>
        }
      >
        <Stack>
          <DayChoice
            key={resets}
            onDay={(prices) => {
              setMarket(prices.market);
              setHedge(prices.hedge);
            }}
          />
          <MetalSliders
            {...{ market, hedge, inForce }}
            onMarket={(metal, price) => {
              setMarket({ ...market, [metal]: price });
              const was = { market: inForce.market[metal], hedge: inForce.hedge[metal] };
              setHedge({ ...hedge, [metal]: hedgeWith(price, was) });
            }}
            onHedge={(metal, price) => setHedge({ ...hedge, [metal]: price })}
          />
        </Stack>
      </Card>
      <AskedPart title="What it does" height="160px" failed={LOAD_FAILED} asked={position}>
        {({ carts, bought }) => (
          <PositionTable
            positions={[
              { name: 'Open carts', position: carts },
              ...(yard.data ? [{ name: 'Yard, not settled', position: yard.data }] : []),
              { name: 'Last 30 days', position: bought },
            ]}
            isYardMissing={Boolean(yard.error) && !yard.data}
            {...{ market, hedge, inForce }}
          />
        )}
      </AskedPart>
    </>
  );
}

interface Positions {
  positions: readonly { name: string; position: MetalPosition }[];
}

interface PositionTableProps extends Positions {
  isYardMissing: boolean;
  market: Prices;
  hedge: Prices;
  inForce: { hedge: Prices };
}

/** What each kind of metal comes to at the prices of the sliders, and what that changes. */
function PositionTable({ positions, isYardMissing, market, hedge, inForce }: PositionTableProps) {
  const hasUnknown = positions.some(({ position }) => position.unknownLines > 0);
  const notes = [COUNTED, hasUnknown && UNKNOWN_COUNTED, isYardMissing && YARD_FAILED].filter(Boolean);
  return (
    <Card title="What it does" note={notes.join('. ')} flush>
      <FigureScroll tabIndex={0} role="region" aria-label="Figures of what it does">
        <FigureTable aria-label="What it does" data-cards="phone">
          <thead>
            <tr>
              <th scope="col">Metal of</th>
              {positions.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name="Converters" of={({ converters }) => formatNumber(converters)} {...{ positions }} />
            {hasUnknown && (
              <Row
                name="Metal unknown"
                of={({ unknownLines }) => formatCount(unknownLines, 'line')}
                {...{ positions }}
              />
            )}
            <Measure name="Market" of={(position) => valueAt(position, market)} {...{ positions }} />
            <Measure name="Hedge" of={(position) => valueAt(position, hedge)} {...{ positions }} />
            <Measure name="Agreed or paid" of={({ amount }) => amount} {...{ positions }} />
            <Measure
              name="Margin"
              of={(position) => marginAt(position, hedge)}
              was={(position) => marginAt(position, inForce.hedge)}
              {...{ positions }}
            />
          </tbody>
        </FigureTable>
      </FigureScroll>
    </Card>
  );
}

interface MeasureProps extends Positions {
  name: string;
  of: (position: MetalPosition) => number;
  /** The same at the prices in force; with it the change is said. */
  was?: (position: MetalPosition) => number;
}

function Measure({ name, of, was, positions }: MeasureProps) {
  return (
    <>
      <Row name={name} of={(position) => formatMoney(of(position))} {...{ positions }} />
      {was && (
        <Row
          name="Change"
          of={(position) => <Figure>{formatSigned(of(position) - was(position), 2)}</Figure>}
          {...{ positions }}
        />
      )}
    </>
  );
}

interface RowProps extends Positions {
  name: string;
  of: (position: MetalPosition) => ReactNode;
}

function Row({ name, positions, of }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {positions.map((each) => (
        <td key={each.name} data-title={each.name}>
          {of(each.position)}
        </td>
      ))}
    </tr>
  );
}

function pricesOf(prices: PricingDetail['marketPrice']): Prices {
  const [pt, pd, rh] = metalOrder.map((metal) => prices[`${metal}Oz`]);
  return { pt: pt ?? 0, pd: pd ?? 0, rh: rh ?? 0 };
}
