import { pricingScheduleRan } from '@washcoat/contract-converters';
import { consumer } from '@washcoat/service-kit';
import { tell } from '../notices/notice.repository';

/** Who sets prices hears of those that came in force by a schedule, and of those that wait for somebody. */
export const noticePricingSchedule = consumer({
  name: 'notice-pricing-schedule',
  event: pricingScheduleRan,
  handle: (unit, { companyId, schedule, outcome, reason, setBy, at }) =>
    tell(unit, {
      subject: 'pricing',
      recordId: `${companyId}/${schedule}`,
      side: 'house',
      kind: 'price-schedule',
      title:
        outcome === 'applied'
          ? 'Prices came in force by schedule'
          : 'Prices are due by schedule, and wait for somebody',
      text: [reason, `Set by ${setBy}.`].filter(Boolean).join(' '),
      link: '/pricing',
      isShown: true,
      isNews: true,
      isWaiting: false,
      at: new Date(at),
      version: Date.parse(at),
    }),
});
