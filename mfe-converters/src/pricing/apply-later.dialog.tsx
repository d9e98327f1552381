import type { PricingDraft } from '@washcoat/contract-converters';
import { useQuestion } from '@washcoat/platform-sdk/forms';
import { DateField, FieldGrid, QuestionDialog, TextField } from '@washcoat/ui';
import { useState } from 'react';
import { useApplyLaterMutation, type PricingSchedule } from './pricing.api';

const FAILED = 'Oops! Something went wrong. Please try again later';
const INCOMPLETE = 'Choose a day and a time';

export interface ApplyLaterDialogProps {
  schedule: PricingSchedule;
  draft: PricingDraft;
  /** The prices in force that are on the screen. */
  baseSnapshotId: string;
  onClose: () => void;
}

/** Asks when the draft comes in force by itself. */
export function ApplyLaterDialog({ schedule, draft, baseSnapshotId, onClose }: ApplyLaterDialogProps) {
  const [applyLater, { isLoading }] = useApplyLaterMutation();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('08:00');
  const { problem, setProblem, settle } = useQuestion(FAILED);
  const send = async () => {
    if (!day || !time) {
      setProblem(INCOMPLETE);
      return;
    }
    const asked = { day, time, baseSnapshotId, draftTouchedAt: draft.touchedAt };
    const result = await applyLater(asked);
    settle(result, onClose);
  };
  return (
    <QuestionDialog
      title="Apply the draft later"
      sentence={`It comes in force by itself at this moment, ${schedule.timezone} time. Where somebody works on it, applies other prices or market prices are held until then, it waits.`}
      submit={{ label: 'Schedule', busy: isLoading }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <FieldGrid>
        <DateField label="Day" value={day} onChange={(event) => setDay(event.target.value)} />
        <TextField label="Time" type="time" value={time} onChange={(event) => setTime(event.target.value)} />
      </FieldGrid>
    </QuestionDialog>
  );
}
