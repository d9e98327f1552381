import { useState, type ReactNode } from 'react';
import type { activeAnswer, activeInput } from '@washcoat/contract-kernel';
import type { z } from 'zod';
import { problemText } from '@washcoat/platform-sdk';
import { breakpoints, BulkBar, Button, toast, useIsNarrow } from '@washcoat/ui';
import { RefusedList, type Refusal } from './refused-list';

const SAVE_FAILED = 'Oops! Something went wrong. Please try again later';

export interface BulkActiveProps {
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** What is chosen, in the singular. */
  noun: string;
  nameOf: (id: string) => string;
  /** Switches all of them; rejects with the problem. */
  save: (input: z.input<typeof activeInput>) => Promise<z.output<typeof activeAnswer>>;
  /** What else can be done with them; stands before the switches. */
  children?: ReactNode;
}

/** Switches the chosen rows on or off. What the service refuses stays chosen and is named with the reason. */
export function BulkActive({ selected, onSelect, noun, nameOf, save, children }: BulkActiveProps) {
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 28;
  const [running, setRunning] = useState<'activate' | 'deactivate' | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const run = async (isActive: boolean) => {
    setRunning(isActive ? 'activate' : 'deactivate');
    setRefusals([]);
    try {
      const { message, changed, refused } = await save({ ids: [...selected], isActive });
      if (changed > 0) toast.success(message);
      setRefusals(refused.map(({ id, error }) => ({ id, name: nameOf(id), error })));
      onSelect(new Set(refused.map(({ id }) => id)));
    } catch (error) {
      toast.error(problemText(error, SAVE_FAILED));
    } finally {
      setRunning(null);
    }
  };
  return (
    <>
      {refusals.length > 0 && <RefusedList refusals={refusals} onClose={() => setRefusals([])} />}
      {selected.size > 0 && (
        <BulkBar count={selected.size} noun={noun} onClear={() => onSelect(new Set())}>
          {children}
          <Button size={size} busy={running === 'activate'} onClick={() => void run(true)}>
            Activate
          </Button>
          <Button size={size} busy={running === 'deactivate'} onClick={() => void run(false)}>
            Deactivate
          </Button>
        </BulkBar>
      )}
    </>
  );
}
