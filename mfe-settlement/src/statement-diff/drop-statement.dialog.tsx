import type { RefinerDifference } from '@washcoat/contract-settlement';
import { problemText } from '@washcoat/platform-sdk';
import { Field, QuestionDialog, TextField, toast } from '@washcoat/ui';
import { useState } from 'react';
import { sendStatement } from './statement-diff.api';

const FAILED = 'The file was not sent. Nothing changed; try again.';
const MOST_BYTES = 10 * 1024 * 1024;

/** Takes the file of a refiner: dropped on the field or chosen. */
export function DropStatement({ difference, onDone }: { difference: RefinerDifference; onDone: () => void }) {
  const { settlementId, statement, refiners } = difference;
  const [refiner, setRefiner] = useState(statement?.terms.refiner ?? refiners[0] ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (!refiner.trim()) return setProblem('Please name the refiner');
    if (!file) return setProblem('Choose a csv or xlsx file');
    if (file.size > MOST_BYTES) return setProblem('A statement may have at most 10 MB.');
    setBusy(true);
    const { error } = await sendStatement({ settlementId, refiner: refiner.trim(), file });
    setBusy(false);
    if (error) return setProblem(problemText(error, FAILED));
    toast.success('The statement is compared.');
    onDone();
  };
  return (
    <QuestionDialog
      title="Drop the refiner’s statement"
      sentence="A csv or xlsx with a row for each lot. It takes the place of the last one of this settlement."
      submit={{ label: 'Compare', busy: isBusy }}
      problem={problem}
      onSubmit={send}
      onClose={onDone}
    >
      <TextField
        label="Refiner"
        required
        maxLength={100}
        help={refiners.length > 0 ? `Known: ${refiners.slice(0, 5).join(', ')}` : undefined}
        value={refiner}
        onChange={(event) => setRefiner(event.target.value)}
      />
      <Field label="File" required help="csv or xlsx, at most 10 MB and 5,000 lots">
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.xlsx,text/csv"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
    </QuestionDialog>
  );
}
