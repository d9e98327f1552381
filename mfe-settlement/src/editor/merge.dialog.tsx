import { clashWords, QuestionDialog, Segment, Stack } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { MergeChoices } from './merge-settlement';
import type { OpenMerge } from './use-saving-settlement';

const Conflict = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};

  & > strong {
    font-weight: 600;
  }
`;

export interface MergeDialogProps {
  merge: OpenMerge;
  onSettle: (choices: MergeChoices) => void;
  onClose: () => void;
}

/** Asks, field by field, which of two values stays; everything else has been brought together. */
export function MergeDialog({ merge, onSettle, onClose }: MergeDialogProps) {
  const words = clashWords(merge);
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({});
  return (
    <QuestionDialog
      title={words.changed('settlement')}
      sentence="These are set in both. Choose what stays; everything else is kept from both."
      submit={{ label: 'Save' }}
      onSubmit={() => onSettle(choices)}
      onClose={onClose}
    >
      <Stack>
        {merge.conflicts.map(({ id, label, mine, theirs }) => (
          <Conflict key={id}>
            <strong>{label}</strong>
            <Segment
              label={label}
              value={choices[id] ?? 'mine'}
              onChange={(choice) => setChoices({ ...choices, [id]: choice })}
              parts={[
                { value: 'mine', label: `${words.mine}: ${mine || 'empty'}` },
                { value: 'theirs', label: `${words.theirs}: ${theirs || 'empty'}` },
              ]}
            />
          </Conflict>
        ))}
      </Stack>
    </QuestionDialog>
  );
}
