import type { RefinerLot } from '@washcoat/contract-settlement';
import { useQuestion } from '@washcoat/platform-sdk/forms';
import {
  FieldGrid,
  metalName,
  metalOrder,
  NumberField,
  QuestionDialog,
  SelectField,
  TextArea,
  type Metal,
} from '@washcoat/ui';
import { useState } from 'react';
import { useSayOfLotMutation } from './statement-diff.api';

const FAILED = 'Oops! Something went wrong. Please try again later';
const states = [
  { value: 'open', label: 'Disputed' },
  { value: 'settled', label: 'Settled' },
  { value: 'withdrawn', label: 'Withdrawn' },
];

export interface DisputeDialogProps {
  settlementId: string;
  version: number;
  lot: RefinerLot;
  onDone: () => void;
}

/** Asks why a lot is disputed, what the umpire found, and what became of it. */
export function DisputeDialog({ settlementId, version, lot, onDone }: DisputeDialogProps) {
  const [say, { isLoading }] = useSayOfLotMutation();
  const before = lot.dispute;
  const [state, setState] = useState<string>(before?.state ?? 'open');
  const [reason, setReason] = useState(before?.reason ?? '');
  const [umpire, setUmpire] = useState<Record<Metal, string>>({
    pt: textOf(before?.umpire.pt),
    pd: textOf(before?.umpire.pd),
    rh: textOf(before?.umpire.rh),
  });
  const { problem, setProblem, settle } = useQuestion(FAILED);
  const send = async () => {
    if (!reason.trim()) return setProblem('Please say why');
    const result = await say({
      ...{ settlementId, version, reason, key: lot.key },
      state: state === 'settled' || state === 'withdrawn' ? state : 'open',
      umpire: { pt: numberOf(umpire.pt), pd: numberOf(umpire.pd), rh: numberOf(umpire.rh) },
    });
    settle(result, onDone);
  };
  return (
    <QuestionDialog
      title={`Lot ${lot.lotNo}`}
      sentence="The umpire’s assay is final between the two, else the nearer of them is."
      submit={{ label: 'Save', busy: isLoading }}
      problem={problem}
      onSubmit={send}
      onClose={onDone}
    >
      <SelectField label="State" options={states} value={state} onChange={setState} />
      <TextArea
        label="Reason"
        required
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FieldGrid>
        {metalOrder.map((metal) => (
          <NumberField
            key={metal}
            label={`Umpire, ${metalName(metal).symbol} ppm`}
            value={umpire[metal]}
            onChange={(event) => setUmpire({ ...umpire, [metal]: event.target.value })}
          />
        ))}
      </FieldGrid>
    </QuestionDialog>
  );
}

const textOf = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
