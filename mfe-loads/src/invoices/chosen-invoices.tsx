import { useOfferedActions, type OfferedAction } from '@washcoat/platform-sdk';
import { ChosenActions } from '@washcoat/platform-sdk/lists';
import { breakpoints, BulkBar, useIsNarrow } from '@washcoat/ui';
import { useMemo } from 'react';

export interface ChosenInvoicesProps {
  actions: readonly OfferedAction[];
  count: number;
  onClear: () => void;
}

const none: readonly OfferedAction[] = [];

/** What can be done with the chosen invoices, at the foot of the window. */
export function ChosenInvoices({ actions, count, onClear }: ChosenInvoicesProps) {
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 28;
  const offered = useMemo(() => (count > 0 ? actions : none), [actions, count]);
  useOfferedActions(offered);
  return (
    <BulkBar count={count} noun="invoice" onClear={onClear}>
      <ChosenActions actions={offered} size={size} />
    </BulkBar>
  );
}
