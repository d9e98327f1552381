import { discount, pricePerKg, toCents } from '@washcoat/metals';
import { hrefTo, lazyScreen, useSession } from '@washcoat/platform-sdk';
import {
  breakpoints,
  Card,
  FigureTable,
  formatNumber,
  LinkButton,
  metalName,
  MetalMarker,
  metalOrder,
  Segment,
  Skeleton,
  type Metal,
} from '@washcoat/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { AskedPart } from '../asked-part/asked-part';
import { MarketQuotes } from './market-quotes';
import { MarketSchedule } from './market-schedule';
import { NumberInput } from './number-input';
import { useGlobalPricing, useSetPricingMutation, type PricingDetail } from './pricing.api';
import { PricingForm, type Trial } from './pricing-form';
import { maySetPrices, seesWhatIf } from './pricing-rights';
import { usePricingForm } from './use-pricing-form';
import type { MetalUnit } from './pricing.screen';

const MetalChart = lazyScreen(() => import('./metal-chart'), {
  waiting: (
    <Card title="Last 30 days">
      <Skeleton $height="200px" />
    </Card>
  ),
});
const percentOrDollars = [
  { value: 'percent', label: '%' },
  { value: 'dollars', label: '$' },
] as const;

type Kind = (typeof percentOrDollars)[number]['value'];
const labelOf = (kind: Kind) => percentOrDollars.find(({ value }) => value === kind)?.label;
type Figures = { [K in `${Metal}${'Market' | 'Hedge' | 'Disc'}`]: string };
type Entry = Figures & { [K in `${Metal}Kind`]: Kind };
type Prices = NonNullable<PricingDetail['preview']>;

const Metals = styled(FigureTable)`
  & td {
    padding-block: ${({ theme }) => theme.space(2)};
    vertical-align: top;
  }
  & td > div {
    margin-left: auto;
    max-width: 112px;
  }
  & td > strong {
    line-height: 32px;
  }

  @media (max-width: ${breakpoints.drawer - 0.02}px) {
    & thead {
      display: none;
    }
    & tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
    }
    & tbody th:first-child {
      grid-column: 1 / -1;
      height: auto;
      padding: ${({ theme }) => `${theme.space(2)} 0 0`};
    }
    & td {
      height: auto;
      text-align: left;
    }
    & td > div {
      max-width: none;
    }
  }
`;
const Discount = styled.div`
  && {
    display: flex;
    gap: ${({ theme }) => theme.space(1)};
    align-items: start;
    max-width: 190px;

    @media (max-width: ${breakpoints.drawer - 0.02}px) {
      flex-direction: column;
      align-items: stretch;
    }
  }
`;
/** What a figure is, where no head of a table says it. */
const Name = styled.small`
  display: none;

  @media (max-width: ${breakpoints.drawer - 0.02}px) {
    display: block;
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
`;

/** The tab of metal prices and what is paid of them. */
export function GlobalTab({ unit, onPreviewed }: { unit: MetalUnit; onPreviewed: () => void }) {
  return (
    <AskedPart title="Metal prices" height="220px" asked={useGlobalPricing()}>
      {(data) => <MetalForm detail={data} unit={unit} onPreviewed={onPreviewed} />}
    </AskedPart>
  );
}

function MetalForm({
  detail,
  unit,
  onPreviewed,
}: {
  detail: PricingDetail;
  unit: MetalUnit;
  onPreviewed: () => void;
}) {
  const [set] = useSetPricingMutation();
  const session = useSession();
  const form = usePricingForm<Entry>(entryOf(detail.preview ?? detail));
  const send = (typed: Entry, trial: Trial) =>
    set({ ...trial, pricingType: 1, ...sentOf(typed, detail) }).unwrap();
  return (
    <PricingForm
      form={form}
      standing={detail}
      inForce={entryOf(detail)}
      send={send}
      onPreviewed={onPreviewed}
    >
      <Card
        title="Metal prices"
        note={
          unit === 'oz' ? 'USD per troy ounce, at most 5 characters' : 'USD per kg, derived: 1 kg is 32.15 oz'
        }
        action={
          seesWhatIf(session) && (
            <LinkButton size={28} {...hrefTo('/what-if')}>
              What if
            </LinkButton>
          )
        }
        flush
      >
        <Metals>
          <thead>
            <tr>
              <th scope="col">Metal</th>
              <th scope="col">Market</th>
              <th scope="col">Hedge</th>
              <th scope="col">Discount</th>
              <th scope="col">Net</th>
            </tr>
          </thead>
          <tbody>
            {metalOrder.map((metal) => (
              <MetalRow key={metal} metal={metal} detail={detail} unit={unit} />
            ))}
          </tbody>
        </Metals>
      </Card>
      <MarketQuotes />
      <MarketSchedule />
      <MetalChart unit={unit} />
    </PricingForm>
  );
}

function MetalRow({ metal, detail, unit }: { metal: Metal; detail: PricingDetail; unit: MetalUnit }) {
  const session = useSession();
  const { canEditMetalPrices } = session;
  const maySet = maySetPrices(session);
  const { control } = useFormContext<Entry>();
  const [market, hedge, off, kind] = useWatch({
    control,
    name: [`${metal}Market`, `${metal}Hedge`, `${metal}Disc`, `${metal}Kind`],
  });
  const { name } = metalName(metal);
  const { marketPrice, abcPrice } = detail;
  const net = discount(figure(hedge), figure(off), kind === 'percent');
  const isKg = unit === 'kg';
  const shown = (text: string) => formatNumber(toCents(pricePerKg(figure(text))), 2);
  // Under what can not be changed it says something only where a draft does.
  const was = (value: number, text: string) =>
    canEditMetalPrices || Number(text) !== value ? `was ${formatNumber(value)}` : undefined;
  return (
    <tr>
      <th scope="row">
        <MetalMarker metal={metal} label="name" />
      </th>
      <td>
        <Name>Market</Name>
        {isKg ? (
          shown(market)
        ) : (
          <div>
            <NumberInput
              name={`${metal}Market`}
              label={`${name} market`}
              most={5}
              readOnly={!canEditMetalPrices}
              help={was(marketPrice[`${metal}Oz`], market)}
            />
          </div>
        )}
      </td>
      <td>
        <Name>Hedge</Name>
        {isKg ? (
          shown(hedge)
        ) : (
          <div>
            <NumberInput
              name={`${metal}Hedge`}
              label={`${name} hedge`}
              most={5}
              readOnly={!canEditMetalPrices}
              help={was(abcPrice[`${metal}Oz`], hedge)}
            />
          </div>
        )}
      </td>
      <td>
        <Name>Discount</Name>
        <Discount>
          <NumberInput
            name={`${metal}Disc`}
            label={`${name} discount`}
            most={5}
            suffix={maySet ? undefined : labelOf(kind)}
            help={paysText(figure(hedge), toCents(net))}
          />
          {maySet && (
            <Controller
              control={control}
              name={`${metal}Kind`}
              render={({ field: { value, onChange } }) => (
                <Segment
                  label={`${name} discount in`}
                  value={value}
                  onChange={onChange}
                  parts={percentOrDollars}
                  size={32}
                />
              )}
            />
          )}
        </Discount>
      </td>
      <td>
        <Name>Net</Name>
        <strong>{formatNumber(toCents(isKg ? pricePerKg(net) : net), 2)}</strong>
      </td>
    </tr>
  );
}

/** What was typed as a number; what can not be read counts as nothing until it is sent. */
const figure = (text: string) => (/^-?(\d+\.?\d*|\.\d+)$/.test(text) ? text : '0');

function paysText(hedge: string, net: number): string {
  const whole = Number(hedge);
  return whole > 0 ? `pays ${((net / whole) * 100).toFixed(1)} % of hedge` : '';
}

function entryOf({ marketPrice, abcPrice }: Pick<Prices, 'marketPrice' | 'abcPrice'>): Entry {
  const kind = (isPercentage: boolean): Kind => (isPercentage ? 'percent' : 'dollars');
  return {
    ptMarket: String(marketPrice.ptOz),
    pdMarket: String(marketPrice.pdOz),
    rhMarket: String(marketPrice.rhOz),
    ptHedge: String(abcPrice.ptOz),
    pdHedge: String(abcPrice.pdOz),
    rhHedge: String(abcPrice.rhOz),
    ptDisc: String(abcPrice.ptDisc),
    pdDisc: String(abcPrice.pdDisc),
    rhDisc: String(abcPrice.rhDisc),
    ptKind: kind(abcPrice.ptDiscIsPercentage),
    pdKind: kind(abcPrice.pdDiscIsPercentage),
    rhKind: kind(abcPrice.rhDiscIsPercentage),
  };
}

/** What is sent of the tab: only what differs from what is tried already, so that rights are asked for that alone. */
function sentOf(typed: Entry, detail: PricingDetail) {
  const known = entryOf(detail.preview ?? detail);
  const changed = (name: keyof Entry) => (typed[name] === known[name] ? undefined : Number(typed[name]));
  const isPercent = (name: `${Metal}Kind`) =>
    typed[name] === known[name] ? undefined : typed[name] === 'percent';
  return {
    marketPrice: { ptOz: changed('ptMarket'), pdOz: changed('pdMarket'), rhOz: changed('rhMarket') },
    abcPrice: {
      ptOz: changed('ptHedge'),
      pdOz: changed('pdHedge'),
      rhOz: changed('rhHedge'),
      ptDisc: changed('ptDisc'),
      pdDisc: changed('pdDisc'),
      rhDisc: changed('rhDisc'),
      ptDiscIsPercentage: isPercent('ptKind'),
      pdDiscIsPercentage: isPercent('pdKind'),
      rhDiscIsPercentage: isPercent('rhKind'),
    },
  };
}
