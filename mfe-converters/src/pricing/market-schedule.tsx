import { weekdaysText } from '@washcoat/contract-kernel';
import { Button, Card, DateText, Notice, Stack } from '@washcoat/ui';
import { useSession } from '@washcoat/platform-sdk';
import { useState } from 'react';
import { MarketScheduleDialog } from './market-schedule.dialog';
import { usePricingScheduleQuery, type PricingSchedule } from './pricing.api';
import { maySetPrices } from './pricing-rights';

/** When drafts are made of market prices, and whether anybody has to look at them. */
export function MarketSchedule() {
  const session = useSession();
  const isSetter = maySetPrices(session);
  const { data } = usePricingScheduleQuery({}, { skip: !isSetter });
  const [isAsked, setAsked] = useState(false);
  if (!data) return null;
  const { market } = data;
  return (
    <Card
      title="Drafts of the market"
      action={
        session.canEditMetalPrices && (
          <Button size={28} onClick={() => setAsked(true)}>
            Change
          </Button>
        )
      }
    >
      <Stack $gap={2}>
        <p>{wordsOf(data)}</p>
        {market && (
          <small>
            Set by {market.setBy} on <DateText value={market.setAt} format="moment" />.
          </small>
        )}
        {market?.waits && (
          <Notice tone="warning" role="status">
            {market.waits}
          </Notice>
        )}
      </Stack>
      {isAsked && <MarketScheduleDialog schedule={data} onClose={() => setAsked(false)} />}
    </Card>
  );
}

/** When drafts are made of the market, in words; empty where none are. */
export function marketTimes({ market, timezone, installationPercent }: PricingSchedule): string {
  const { days, time, percent } = market ?? { days: [], time: null, percent: installationPercent };
  const whens = [
    time && `on ${weekdaysText(days)} at ${time} (${timezone})`,
    percent !== null && `when a metal moved by ${percent} %`,
  ];
  return whens.filter(Boolean).join(', and ');
}

function wordsOf(schedule: PricingSchedule): string {
  const times = marketTimes(schedule);
  if (!times) return 'None are made.';
  const applied = schedule.market?.isApplied
    ? 'They come in force without a person.'
    : 'A person applies them.';
  return `Made ${times}. ${applied}`;
}
