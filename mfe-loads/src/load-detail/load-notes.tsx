import { problemText } from '@washcoat/platform-sdk';
import { Button, FieldGrid, Stack, TextArea, TextField, toast } from '@washcoat/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { useOpenLoad } from './load-context';
import { useEditLoadMutation } from './load-detail.api';

const UPDATE_FAILED = 'Failed to update the load';

const Problem = styled.p.attrs({ role: 'alert' })`
  color: ${({ theme }) => theme.color.danger.text};
`;

interface Typed {
  loadName: string;
  ein: string;
  notes: string;
}

/** Name, EIN and notes of the load. Only what was changed is saved. */
export function LoadNotes() {
  const { load, rights, reason } = useOpenLoad();
  const [edit, { isLoading }] = useEditLoadMutation();
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const [problem, setProblem] = useState('');
  const { loadName, ein, notes } = {
    loadName: load.loadName,
    ein: load.ein ?? '',
    notes: load.notes,
    ...typed,
  };
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const isChanged = Object.keys(typed).length > 0;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const result = await edit({ loadId: load.loadId, ...typed, isEditInvoice: rights.isAmending, reason });
    if (result.error) {
      setProblem(problemText(result.error, UPDATE_FAILED));
      return;
    }
    setProblem('');
    setTyped({});
    toast.success(result.data.message);
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack $gap={3}>
        <FieldGrid>
          <TextField
            label="Load Name"
            required
            maxLength={120}
            value={loadName}
            onChange={(event) => change({ loadName: event.target.value })}
          />
          <TextField
            label="EIN"
            required={load.isEinRequired}
            maxLength={40}
            value={ein}
            onChange={(event) => change({ ein: event.target.value })}
          />
        </FieldGrid>
        <TextArea
          label="Notes"
          maxLength={2000}
          rows={3}
          value={notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
        {problem && <Problem>{problem}</Problem>}
        <div>
          <Button
            type="submit"
            busy={isLoading}
            disabledReason={isChanged ? undefined : 'Nothing is changed yet'}
          >
            Save details
          </Button>
        </div>
      </Stack>
    </form>
  );
}
