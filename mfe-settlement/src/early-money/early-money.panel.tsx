import type { SettlementStatement } from '@washcoat/contract-settlement';
import { earlyMoney, earlyMoneyByDay } from '@washcoat/metals';
import {
  Card,
  FieldGrid,
  formatMoney,
  formatNumber,
  MoneyField,
  NumberField,
  Stack,
  TwoColumn,
} from '@washcoat/ui';
import { Chart, lineSeries } from '@washcoat/ui/chart';
import { useMemo, useState } from 'react';
import { typedFigure } from '../analysis/typed-figure';
import { Figures, Slider } from './early-money.style';
import { earlyTermsOf } from './early-terms';

/** What it costs to be paid before the metal is due: in dollars, a day, and as a yearly rate. */
export function EarlyMoneyPanel({ statement }: { statement: SettlementStatement }) {
  const start = earlyTermsOf(statement);
  const [amount, setAmount] = useState(String(start.amount));
  const [percent, setPercent] = useState(String(start.percent));
  const [early, setEarly] = useState(Math.min(start.days, statement.espi.days || start.days));
  const last = Math.max(start.days, early);
  const terms = { amount: typedFigure(amount), percent: typedFigure(percent) };
  const money = earlyMoney({ ...terms, days: early });
  const points = useMemo(
    () => earlyMoneyByDay({ amount: typedFigure(amount), percent: typedFigure(percent), days: last }),
    [amount, percent, last],
  );
  const categories = useMemo(() => points.map(({ days }) => String(days)), [points]);
  const series = useMemo(
    () => [
      lineSeries(
        'Cost',
        points.map(({ cost }) => cost),
        { color: 0, format: formatMoney },
      ),
    ],
    [points],
  );
  return (
    <TwoColumn $right={400}>
      <Chart
        title="Cost by days of early payment"
        note="A year has 360 days, as on the statement"
        rowTitle="Days early"
        {...{ categories, series }}
        format={(value) => formatMoney(value, 0)}
        height={264}
      />
      <Card title="Early money" note="Changes nothing on the settlement">
        <Stack $gap={3}>
          <FieldGrid $min={150}>
            <MoneyField
              label="Amount"
              value={amount}
              maxLength={12}
              onChange={(event) => setAmount(event.target.value)}
            />
            <NumberField
              label="Percent a year"
              value={percent}
              maxLength={6}
              onChange={(event) => setPercent(event.target.value)}
            />
            <NumberField
              label="Days before metal is due"
              value={String(early)}
              whole
              step="1"
              maxLength={3}
              onChange={(event) => setEarly(Number(event.target.value) || 0)}
            />
          </FieldGrid>
          <Slider
            type="range"
            min={0}
            max={last}
            value={early}
            aria-label="Days early"
            onChange={(event) => setEarly(Number(event.target.value))}
          />
          <div role="group" aria-label="What it costs">
            <Figures>
              <dt>Cost</dt>
              <dd>{formatMoney(money.cost)}</dd>
              <dt>Per day</dt>
              <dd>{formatMoney(money.perDay)}</dd>
              <dt>Yearly rate</dt>
              <dd>{money.yearlyRate === null ? 'None' : `${formatNumber(money.yearlyRate, 2)} %`}</dd>
              <dt>Paid now</dt>
              <dd>{formatMoney(money.received)}</dd>
            </Figures>
          </div>
        </Stack>
      </Card>
    </TwoColumn>
  );
}
