import { hrefTo, useAllowed, useSession } from '@washcoat/platform-sdk';
import { loadAdd } from '@washcoat/contract-loads';
import { breakpoints, Button, IconButton, LinkButton, useIsNarrow } from '@washcoat/ui';
import { Plus, RefreshCw } from 'lucide-react';
import { RequestQuote } from '../requests/request-quote';
import type { CartPlace } from './cart-place';

export interface CartListActionsProps {
  place: CartPlace;
  onRefresh: () => void;
}

const PARTNER_HIERARCHY = 10;

/** Refresh and Create Cart in the top bar; on their own carts, who sells for a partner asks for a quote there too. */
export function CartListActions({ place, onRefresh }: CartListActionsProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const mayAdd = useAllowed(loadAdd.access) && place.canChange;
  const { hierarchy, isFranchise } = useSession();
  const sells = place.isMine && hierarchy === PARTNER_HIERARCHY && !isFranchise;
  if (isPhone) {
    return (
      <>
        <IconButton size={40} label="Refresh" onClick={onRefresh}>
          <RefreshCw size={18} />
        </IconButton>
        {sells && <RequestQuote />}
        {mayAdd && (
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
      {sells && <RequestQuote />}
      {mayAdd && (
        <LinkButton kind="main" icon={<Plus size={14} />} {...hrefTo('/loads/create-load')}>
          Create Cart
        </LinkButton>
      )}
    </>
  );
}
