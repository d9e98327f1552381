import type { DashboardSummary } from '@washcoat/contract-reporting';
import { hrefTo } from '@washcoat/platform-sdk';
import { Card, Figure, formatCount, formatNumber, Meter, Pill } from '@washcoat/ui';
import { Facts } from './dashboard.style';
import { analysisOf, BOOKED_WELL_PERCENT } from './waiting-lines';

type Booking = NonNullable<DashboardSummary['booking']>;

/** Pieces counted on receipt against pieces booked, by facility; each leads to the settlement that lies off most. */
export function BookingCard({ booking, isLinked }: { booking: Booking; isLinked: boolean }) {
  if (!booking.facilities.length) return null;
  return (
    <Card title="Booking accuracy" note="counted against received">
      <Facts>
        {booking.facilities.map(({ facility, settlements, offPercent, furthest }) => (
          <li key={facility}>
            <a {...(isLinked ? hrefTo(analysisOf(furthest.settlementId)) : {})}>
              <span>
                {facility || 'No facility'} <small>{formatCount(settlements, 'settlement')}</small>
              </span>
              <span>
                <Figure>{formatNumber(offPercent, 1)} %</Figure>{' '}
                {offPercent > BOOKED_WELL_PERCENT ? (
                  <Pill kind="warning">Over {BOOKED_WELL_PERCENT} %</Pill>
                ) : (
                  <small>Good</small>
                )}
              </span>
            </a>
            <Meter
              label={`${facility || 'No facility'}: off by ${formatNumber(offPercent, 1)} %`}
              percent={Math.min(100, (100 * offPercent) / (2.5 * BOOKED_WELL_PERCENT))}
            />
          </li>
        ))}
      </Facts>
    </Card>
  );
}
