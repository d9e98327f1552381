import type { Company } from '@washcoat/contract-entities';
import { hrefTo, useSession } from '@washcoat/platform-sdk';
import { IconButton, LinkButton } from '@washcoat/ui';
import { Ban, Check, Mail, Pencil, Store, Trash2 } from 'lucide-react';
import { customerRights } from './customer-rights';

/** What the rows of a list lead to. */
export interface CustomerActionHandlers {
  onEdit: (customer: Company) => void;
  onDelete: (customer: Company) => void;
  onMessage: (customer: Company) => void;
  onDecide: (customer: Company, isApproved: boolean) => void;
  /** In the list of franchises only, with the right. */
  onAddFranchise?: () => void;
  viewHref: (customer: Company) => string;
}

export interface CustomerActionsProps extends CustomerActionHandlers {
  customer: Company;
  size?: 28 | 44;
}

/**
 * EDIT, DELETE, VIEW, MESSAGE and ADD_FRANCHISE of one customer, as far as the user may. Over one that waits for
 * approval the house decides first.
 */
export function CustomerActions(props: CustomerActionsProps) {
  const { customer, size = 28, onEdit, onDelete, onMessage, onDecide, onAddFranchise, viewHref } = props;
  const rights = customerRights(useSession(), customer);
  const { companyName } = customer;
  return (
    <>
      <LinkButton size={size} kind="quiet" {...hrefTo(viewHref(customer))} aria-label={`VIEW ${companyName}`}>
        VIEW
      </LinkButton>
      {rights.edit && (
        <IconButton size={size} label={`EDIT ${companyName}`} onClick={() => onEdit(customer)}>
          <Pencil size={16} />
        </IconButton>
      )}
      {rights.message && !rights.decide && (
        <IconButton
          size={size}
          label={`MESSAGE ${companyName}`}
          disabledReason={customer.email ? undefined : 'No e-mail address is known'}
          onClick={() => onMessage(customer)}
        >
          <Mail size={16} />
        </IconButton>
      )}
      {rights.decide && (
        <>
          <IconButton size={size} label={`Approve ${companyName}`} onClick={() => onDecide(customer, true)}>
            <Check size={16} />
          </IconButton>
          <IconButton size={size} label={`Refuse ${companyName}`} onClick={() => onDecide(customer, false)}>
            <Ban size={16} />
          </IconButton>
        </>
      )}
      {onAddFranchise && (
        <IconButton size={size} label="ADD_FRANCHISE" onClick={onAddFranchise}>
          <Store size={16} />
        </IconButton>
      )}
      {rights.delete && !rights.decide && (
        <IconButton size={size} label={`DELETE ${companyName}`} onClick={() => onDelete(customer)}>
          <Trash2 size={16} />
        </IconButton>
      )}
    </>
  );
}
