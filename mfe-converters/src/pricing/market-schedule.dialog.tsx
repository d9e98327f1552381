import { movedPercent } from '@washcoat/contract-converters';
import { useQuestion, WeekdayBoxes } from '@washcoat/platform-sdk/forms';
import { CheckBox, FieldGrid, NumberField, QuestionDialog, TextField } from '@washcoat/ui';
import { useState } from 'react';
import { useSetMarketScheduleMutation, type PricingSchedule } from './pricing.api';

const FAILED = 'Oops! Something went wrong. Please try again later';

/** Asks when drafts are made of market prices, and whether they are applied without a person. */
export function MarketScheduleDialog({
  schedule: { market, timezone, installationPercent },
  onClose,
}: {
  schedule: PricingSchedule;
  onClose: () => void;
}) {
  const [set, { isLoading }] = useSetMarketScheduleMutation();
  const [days, setDays] = useState<readonly number[]>(market?.days ?? []);
  const [time, setTime] = useState(market?.time ?? '');
  const [percent, setPercent] = useState(textOf(market ? market.percent : installationPercent));
  const [isApplied, setApplied] = useState(market?.isApplied ?? false);
  const { problem, setProblem, settle } = useQuestion(FAILED);
  const send = async () => {
    const moved = percent.trim() === '' ? null : Number(percent);
    if (moved !== null && !movedPercent.fits(moved)) {
      setProblem(movedPercent.sentence);
      return;
    }
    const result = await set({ days: [...days], time: time || null, percent: moved, isApplied });
    settle(result, onClose);
  };
  return (
    <QuestionDialog
      title="Drafts of the market"
      sentence={`Made of the market prices that were read last. Days and times are those of ${timezone}.`}
      submit={{ label: 'Save', busy: isLoading }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <WeekdayBoxes value={days} onChange={setDays} />
      <FieldGrid>
        <TextField label="Time" type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        <NumberField
          label="When a metal moved by"
          suffix="%"
          value={percent}
          onChange={(event) => setPercent(event.target.value)}
        />
      </FieldGrid>
      <CheckBox
        label="Put them in force without a person"
        checked={isApplied}
        onChange={({ target }) => setApplied(target.checked)}
      />
    </QuestionDialog>
  );
}

const textOf = (percent: number | null) => (percent === null ? '' : String(percent));
