import { useState } from 'react';
import type { activeAnswer, activeInput } from '@washcoat/contract-kernel';
import type { z } from 'zod';
import { problemText, useOfferedActions, type OfferedAction } from '@washcoat/platform-sdk';
import { breakpoints, BulkBar, toast, useIsNarrow } from '@washcoat/ui';
import { ChosenActions } from './action-buttons';
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
  actions?: readonly OfferedAction[];
}

export interface ChosenRowsProps extends Omit<BulkActiveProps, 'save'> {
  /** The same; absent for those who may not switch them. */
  save?: BulkActiveProps['save'];
}

const noActions: readonly OfferedAction[] = [];

/** Switches the chosen rows on or off, beside what else can be done with them. */
export function BulkActive(props: BulkActiveProps) {
  return <ChosenRows {...props} />;
}

/**
 * What can be done with the chosen rows, switching them on or off among it. What the service refuses stays chosen and is
 * named with the reason.
 */
export function ChosenRows({ selected, onSelect, noun, nameOf, save, actions = noActions }: ChosenRowsProps) {
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 28;
  const [running, setRunning] = useState<'activate' | 'deactivate' | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const run = async (isActive: boolean) => {
    if (!save) return;
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
  const switches = [
    { id: 'activate', name: 'Activate', shortcut: 'A', isActive: true },
    { id: 'deactivate', name: 'Deactivate', isActive: false },
  ].map(({ isActive, ...action }): OfferedAction => ({
    ...action,
    label: action.name,
    isBusy: running === action.id,
    run: () => void run(isActive),
  }));
  const offered = selected.size > 0 ? [...actions, ...(save ? switches : noActions)] : noActions;
  useOfferedActions(offered);
  return (
    <>
      {refusals.length > 0 && <RefusedList refusals={refusals} onClose={() => setRefusals([])} />}
      {selected.size > 0 && (
        <BulkBar count={selected.size} noun={noun} onClear={() => onSelect(new Set())}>
          <ChosenActions actions={offered} size={size} />
        </BulkBar>
      )}
    </>
  );
}
