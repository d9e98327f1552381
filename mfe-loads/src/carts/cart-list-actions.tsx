import { hrefTo, useAllowed } from '@washcoat/platform-sdk';
import { loadAdd } from '@washcoat/contract-loads';
import { breakpoints, Button, IconButton, LinkButton, useIsNarrow } from '@washcoat/ui';
import { Plus, RefreshCw } from 'lucide-react';

export interface CartListActionsProps {
  canCreate: boolean;
  onRefresh: () => void;
}

/** Refresh and Create Cart in the top bar. */
export function CartListActions({ canCreate, onRefresh }: CartListActionsProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const mayCreate = useAllowed(loadAdd.access) && canCreate;
  if (isPhone) {
    return (
      <>
        <IconButton size={40} label="Refresh" onClick={onRefresh}>
          <RefreshCw size={18} />
        </IconButton>
        {mayCreate && (
          <LinkButton kind="main" size={40} {...hrefTo('/loads/create-load')} aria-label="Create Cart">
            <Plus size={18} aria-hidden />
          </LinkButton>
        )}
      </>
    );
  }
  return (
    <>
      <Button icon={<RefreshCw size={14} />} onClick={onRefresh}>
        Refresh
      </Button>
      {mayCreate && (
        <LinkButton kind="main" icon={<Plus size={14} />} {...hrefTo('/loads/create-load')}>
          Create Cart
        </LinkButton>
      )}
    </>
  );
}
