import type { Session } from '@washcoat/contract-entities';
import { allows } from '@washcoat/contract-kernel';
import { loadAdd, type Load } from '@washcoat/contract-loads';
import type { Action } from '@washcoat/platform-sdk';
import { deleteAction } from '@washcoat/platform-sdk/lists';
import { MessageSquareQuote, Plus, RefreshCw } from 'lucide-react';
import type { CartPlace } from './cart-place';

const PARTNER_HIERARCHY = 10;

export interface CartActionHandlers {
  place: CartPlace;
  onRefresh: () => void;
  onCreate: () => void;
  onRequestQuote: () => void;
  isRequesting: boolean;
  onDelete: (load: Load) => void;
}

/** Whether carts can be deleted in a place. */
export const mayDelete = ({ deleteCart }: Session, { canChange, isMine }: CartPlace) =>
  deleteCart && canChange && !isMine;

/** What can be done with carts; on their own ones, who sells for a partner asks for a quote there too. */
export function cartActions(on: CartActionHandlers): Action<Load>[] {
  const { canChange, isMine } = on.place;
  return [
    {
      id: 'refresh-carts',
      of: 'page',
      label: 'Refresh',
      icon: (size) => <RefreshCw size={size} />,
      shortcut: 'R',
      isPlain: true,
      right: () => true,
      run: on.onRefresh,
    },
    {
      id: 'request-quote',
      of: 'page',
      label: 'Request a quote',
      icon: (size) => <MessageSquareQuote size={size} />,
      isPlain: true,
      isBusy: on.isRequesting,
      busyLabel: 'Sending',
      right: ({ hierarchy, isFranchise }) => isMine && hierarchy === PARTNER_HIERARCHY && !isFranchise,
      run: on.onRequestQuote,
    },
    {
      id: 'create-cart',
      of: 'page',
      label: 'Create Cart',
      icon: (size) => <Plus size={size} />,
      shortcut: 'N',
      href: '/loads/create-load',
      right: (session) => canChange && allows(loadAdd.access, session),
      run: on.onCreate,
    },
    deleteAction('cart', {
      ...{ isDanger: true, shortcut: undefined },
      right: (session) => mayDelete(session, on.place),
      nameOf: ({ loadName }) => loadName,
      run: on.onDelete,
    }),
  ];
}
