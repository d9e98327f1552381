import type { DashboardSummary } from '@washcoat/contract-reporting';
import { hrefTo } from '@washcoat/platform-sdk';
import { Card, Code, Figure, formatCount, formatMoney, formatNumber, Meter } from '@washcoat/ui';
import { Facts } from './dashboard.style';
import { waitingPages } from './waiting-lines';

type Unpaid = NonNullable<DashboardSummary['unpaid']>;

const ageNames: Record<Unpaid['ages'][number]['age'], string> = {
  upTo30: '0–30 days',
  upTo60: '31–60 days',
  upTo90: '61–90 days',
  over90: 'Over 90 days',
};

/** Unpaid invoices by how long they have been due; each age leads to its list. */
export function UnpaidCard({ unpaid, isLinked }: { unpaid: Unpaid; isLinked: boolean }) {
  const { ages, invoices, balance } = unpaid;
  if (!invoices) return null;
  return (
    <Card
      title="Unpaid invoices"
      note={balance === undefined ? formatNumber(invoices) : formatMoney(balance)}
    >
      <Facts>
        {ages.map((of) => (
          <li key={of.age}>
            <a {...(isLinked ? hrefTo(`${waitingPages.invoices}?age=${of.age}`) : {})}>
              <span>
                {ageNames[of.age]} <small>{formatCount(of.invoices, 'invoice')}</small>
              </span>
              {of.balance !== undefined && <Figure>{formatMoney(of.balance)}</Figure>}
            </a>
            <Meter
              label={`Share of ${ageNames[of.age]}`}
              percent={100 * (balance ? (of.balance ?? 0) / balance : of.invoices / invoices)}
            />
          </li>
        ))}
      </Facts>
    </Card>
  );
}

type Converters = NonNullable<DashboardSummary['topConverters']>;

/** The codes bought most in thirty days; each leads to its converter. */
export function TopConvertersCard({ list, isLinked }: { list: Converters; isLinked: boolean }) {
  if (!list.length) return null;
  return (
    <Card title="Bought most" note="30 days">
      <Facts>
        {list.map(({ productId, oem, type, count, minPrice, maxPrice }) => (
          <li key={`${oem} ${type}`}>
            <a {...(isLinked && productId ? hrefTo(`/converter/${productId}`) : {})}>
              <span>
                <Code>{oem}</Code> <small>{type}</small>
              </span>
              <span>
                {minPrice !== undefined && maxPrice !== undefined && (
                  <small>
                    {minPrice === maxPrice
                      ? formatMoney(minPrice)
                      : `${formatMoney(minPrice)} to ${formatMoney(maxPrice)}`}
                  </small>
                )}{' '}
                <Figure $bold>{formatNumber(count)}</Figure>
              </span>
            </a>
          </li>
        ))}
      </Facts>
    </Card>
  );
}
