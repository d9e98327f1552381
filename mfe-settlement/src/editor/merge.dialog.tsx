import { QuestionDialog, Segment, Stack } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { MergeChoices, MergeConflict } from './merge-settlement';

const Conflict = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};

  & > strong {
    font-weight: 600;
  }
`;

export interface MergeDialogProps {
  changedBy: string;
  conflicts: readonly MergeConflict[];
  onSettle: (choices: MergeChoices) => void;
  onClose: () => void;
}

/** Asks, field by field, which of two values stays; everything else has been brought together. */
export function MergeDialog({ changedBy, conflicts, onSettle, onClose }: MergeDialogProps) {
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({});
  return (
    <QuestionDialog
      title={`${changedBy} changed this settlement`}
      sentence="Both of you set these. Choose what stays; everything else is kept from both."
      submit={{ label: 'Save' }}
      onSubmit={() => onSettle(choices)}
      onClose={onClose}
    >
      <Stack>
        {conflicts.map(({ id, label, mine, theirs }) => (
          <Conflict key={id}>
            <strong>{label}</strong>
            <Segment
              label={label}
              value={choices[id] ?? 'mine'}
              onChange={(choice) => setChoices({ ...choices, [id]: choice })}
              parts={[
                { value: 'mine', label: `Yours: ${mine || 'empty'}` },
                { value: 'theirs', label: `${changedBy}: ${theirs || 'empty'}` },
              ]}
            />
          </Conflict>
        ))}
      </Stack>
    </QuestionDialog>
  );
}
