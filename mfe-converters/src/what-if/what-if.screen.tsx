import type { MetalPosition } from '@washcoat/contract-loads';
import { usePageHeading } from '@washcoat/platform-sdk';
import {
  Button,
  Card,
  DateText,
  Figure,
  FigureTable,
  formatCount,
  formatMoney,
  formatNumber,
  formatSigned,
  metalOrder,
  Page,
} from '@washcoat/ui';
import { useState, type ReactNode } from 'react';
import { AskedPart } from '../asked-part/asked-part';
import { usePricingQuery, type PricingDetail } from '../pricing/pricing.api';
import { MetalSliders } from './metal-sliders';
import { hedgeWith, marginAt, valueAt, type Prices } from './what-if';
import { useMetalPositionQuery } from './what-if.api';

const LOAD_FAILED = 'What is in carts and purchases did not load.';
const COUNTED = 'What was bought and is in carts, by assay and quantity';
const UNKNOWN_COUNTED = 'Lines of unknown metal count in what is agreed or paid, not in what it is worth.';

/** What open carts and the purchases of the last 30 days are worth at other metal prices. Nothing is changed by it. */
export default function WhatIfScreen() {
  usePageHeading({ heading: 'What if', backTo: '/pricing' });
  const pricing = usePricingQuery({});
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
  const { marketPrice, abcPrice, appliedAt } = detail;
  const inForce = { market: pricesOf(marketPrice), hedge: pricesOf(abcPrice) };
  const [market, setMarket] = useState<Prices>(inForce.market);
  const [hedge, setHedge] = useState<Prices>(inForce.hedge);
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
            }}
          >
            As in force
          </Button>
        }
      >
        <MetalSliders
          {...{ market, hedge, inForce }}
          onMarket={(metal, price) => {
            setMarket({ ...market, [metal]: price });
            const was = { market: inForce.market[metal], hedge: inForce.hedge[metal] };
            setHedge({ ...hedge, [metal]: hedgeWith(price, was) });
          }}
          onHedge={(metal, price) => setHedge({ ...hedge, [metal]: price })}
        />
      </Card>
      <AskedPart title="What it does" height="160px" failed={LOAD_FAILED} asked={position}>
        {({ carts, bought }) => (
          <Card
            title="What it does"
            note={hasUnknown({ carts, bought }) ? `${COUNTED}. ${UNKNOWN_COUNTED}` : COUNTED}
            flush
          >
            <FigureTable>
              <thead>
                <tr>
                  <th scope="col">Metal of</th>
                  <th scope="col">Open carts</th>
                  <th scope="col">Last 30 days</th>
                </tr>
              </thead>
              <tbody>
                <Row
                  name="Converters"
                  of={({ converters }) => formatNumber(converters)}
                  {...{ carts, bought }}
                />
                {hasUnknown({ carts, bought }) && (
                  <Row
                    name="Metal unknown"
                    of={({ unknownLines }) => formatCount(unknownLines, 'line')}
                    {...{ carts, bought }}
                  />
                )}
                <Measure name="Market" of={(position) => valueAt(position, market)} {...{ carts, bought }} />
                <Measure name="Hedge" of={(position) => valueAt(position, hedge)} {...{ carts, bought }} />
                <Measure name="Agreed or paid" of={({ amount }) => amount} {...{ carts, bought }} />
                <Measure
                  name="Margin"
                  of={(position) => marginAt(position, hedge)}
                  was={(position) => marginAt(position, inForce.hedge)}
                  {...{ carts, bought }}
                />
              </tbody>
            </FigureTable>
          </Card>
        )}
      </AskedPart>
    </>
  );
}

interface Positions {
  carts: MetalPosition;
  bought: MetalPosition;
}

const hasUnknown = ({ carts, bought }: Positions) => carts.unknownLines + bought.unknownLines > 0;

interface MeasureProps extends Positions {
  name: string;
  of: (position: MetalPosition) => number;
  /** The same at the prices in force; with it the change is said. */
  was?: (position: MetalPosition) => number;
}

function Measure({ name, of, was, ...positions }: MeasureProps) {
  return (
    <>
      <Row name={name} of={(position) => formatMoney(of(position))} {...positions} />
      {was && (
        <Row
          name="Change"
          of={(position) => <Figure>{formatSigned(of(position) - was(position), 2)}</Figure>}
          {...positions}
        />
      )}
    </>
  );
}

interface RowProps extends Positions {
  name: string;
  of: (position: MetalPosition) => ReactNode;
}

function Row({ name, carts, bought, of }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{of(carts)}</td>
      <td>{of(bought)}</td>
    </tr>
  );
}

function pricesOf(prices: PricingDetail['marketPrice']): Prices {
  const [pt, pd, rh] = metalOrder.map((metal) => prices[`${metal}Oz`]);
  return { pt: pt ?? 0, pd: pd ?? 0, rh: rh ?? 0 };
}
