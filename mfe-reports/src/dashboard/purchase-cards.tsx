import type { DashboardSummary } from '@washcoat/contract-reporting';
import { hrefTo } from '@washcoat/platform-sdk';
import { Card, formatDate, formatMoney, formatNumber } from '@washcoat/ui';
import { useMemo } from 'react';
import { useTheme } from 'styled-components';
import { DayChart } from '../report-frame/day-chart';
import { CardLink, Groups, Loud } from './dashboard.style';

type Purchases = NonNullable<DashboardSummary['purchases']>;
type Group = NonNullable<Purchases['lastDay']>['groups'][number];

const names: Record<Group['group'], string> = {
  ceramic: 'Ceramic',
  diesel: 'Diesel',
  foil: 'Foil',
  afmkt: 'Aftermarket',
  misc: 'Misc',
};
const dayOf = ({ day, pieces, spend }: Purchases['days'][number]) => ({ day, count: pieces, sum: spend });
const chartNames = { count: 'Pieces', sum: 'Spend' };

/** The last day before today that something was bought on, by material type, and the last thirty days; both lead to their orders. */
export function PurchaseCards({ purchases, path }: { purchases: Purchases; path: string | undefined }) {
  const { days, lastDay } = purchases;
  const answer = useMemo(() => ({ days }), [days]);
  return (
    <>
      {lastDay && lastDay.groups.length > 0 && (
        <Card title="Bought last before today" note={formatDate(lastDay.day, 'day')} flush>
          <Groups>
            {lastDay.groups.map((of) => (
              <GroupFigures
                key={of.group}
                of={of}
                path={path && `${path}?from=${lastDay.day}&to=${lastDay.day}`}
              />
            ))}
          </Groups>
        </Card>
      )}
      <DayChart
        names={chartNames}
        dayOf={dayOf}
        answer={answer}
        before={undefined}
        range={days.length}
        isLoading={false}
      />
    </>
  );
}

const order: readonly Group['group'][] = ['ceramic', 'diesel', 'foil', 'afmkt', 'misc'];

function GroupFigures({ of, path }: { of: Group; path: string | undefined }) {
  const theme = useTheme();
  const isFoil = of.group === 'foil';
  const units = `${formatNumber(of.units)}${isFoil ? ' lb' : ''}`;
  return (
    <CardLink {...(path ? hrefTo(path) : {})}>
      <span>
        <i style={{ background: theme.chart[order.indexOf(of.group)] }} />
        {names[of.group]}
      </span>
      <Loud>
        {units}
        {of.spend !== undefined && <small>{formatMoney(of.spend)}</small>}
      </Loud>
      {of.averageSpend !== undefined && (
        <span>
          Average {formatMoney(of.averageSpend)}
          {isFoil && ' /lb'}
        </span>
      )}
    </CardLink>
  );
}
