import type { Company } from '@washcoat/contract-entities';
import type { Action, RowAction } from '@washcoat/platform-sdk';
import { Ban, Check, Mail, Pencil, Store, Trash2, UserPlus } from 'lucide-react';
import { customerRights, type CustomerRights } from './customer-rights';

export interface CustomerActionHandlers {
  /** What is made anew: Customer or Franchise. */
  one: string;
  onCreate: () => void;
  onEdit: (customer: Company) => void;
  onDelete: (customer: Company) => void;
  onMessage: (customer: Company) => void;
  onDecide: (customer: Company, isApproved: boolean) => void;
  /** In the list of franchises only, with the right. */
  onAddFranchise?: () => void;
  viewHref: (customer: Company) => string;
  inviteHref: (companyId: string) => string;
}

type Condition = (rights: CustomerRights) => boolean;

/** An action of a row whose name says whom it is about. */
function ofCustomer(
  label: string,
  condition: Condition,
  rest: Pick<RowAction<Company>, 'icon' | 'shortcut' | 'refusalFor' | 'run'>,
): RowAction<Company> {
  return {
    id: `${label.toLowerCase()}-customer`,
    of: 'row',
    label,
    right: (session, customer) => condition(customerRights(session, customer)),
    nameFor: ({ companyName }) => `${label} ${companyName}`,
    ...rest,
  };
}

const refusalOfMessage = ({ email }: Company) => (email ? undefined : 'No e-mail address is known');

/**
 * What can be done with customers: in a row, with the chosen ones, on the page and in the palette. Over one that waits for
 * approval the house decides first.
 */
export function customerActions(on: CustomerActionHandlers): Action<Company>[] {
  const { onAddFranchise } = on;
  return [
    {
      id: 'create-customer',
      of: 'page',
      label: `Create ${on.one}`,
      icon: (size) => <UserPlus size={size} />,
      shortcut: 'N',
      right: ({ canCreateUser, canCreateFranchise }) =>
        canCreateUser && (on.one !== 'Franchise' || canCreateFranchise),
      run: on.onCreate,
    },
    {
      id: 'view-customer',
      of: 'row',
      label: 'VIEW',
      right: () => true,
      nameFor: ({ companyName }) => `VIEW ${companyName}`,
      hrefFor: on.viewHref,
    },
    ofCustomer('EDIT', ({ edit }) => edit, {
      icon: (size) => <Pencil size={size} />,
      shortcut: 'E',
      run: on.onEdit,
    }),
    ofCustomer('MESSAGE', ({ message, decide }) => message && !decide, {
      icon: (size) => <Mail size={size} />,
      shortcut: 'M',
      refusalFor: refusalOfMessage,
      run: on.onMessage,
    }),
    ofCustomer('Approve', ({ decide }) => decide, {
      icon: (size) => <Check size={size} />,
      run: (customer) => on.onDecide(customer, true),
    }),
    ofCustomer('Refuse', ({ decide }) => decide, {
      icon: (size) => <Ban size={size} />,
      run: (customer) => on.onDecide(customer, false),
    }),
    ...(onAddFranchise
      ? [
          {
            ...ofCustomer('ADD_FRANCHISE', () => true, {
              icon: (size) => <Store size={size} />,
              run: onAddFranchise,
            }),
            nameFor: () => 'ADD_FRANCHISE',
          },
        ]
      : []),
    ofCustomer('DELETE', (rights) => rights.delete && !rights.decide, {
      icon: (size) => <Trash2 size={size} />,
      shortcut: 'D',
      run: on.onDelete,
    }),
    {
      id: 'invite-user',
      of: 'chosen',
      label: 'Invite User',
      right: ({ canInviteUsers, hierarchy }, ids) => (canInviteUsers || hierarchy === 10) && ids.length === 1,
      hrefFor: ([companyId = '']) => on.inviteHref(companyId),
    },
  ];
}
