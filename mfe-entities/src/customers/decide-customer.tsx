import type { Company } from '@washcoat/contract-entities';
import { problemText } from '@washcoat/platform-sdk';
import { ConfirmDialog, toast } from '@washcoat/ui';
import { useDecideCustomerMutation } from './customers.api';

export interface DecideCustomerProps {
  customer: Company;
  isApproved: boolean;
  onDone: () => void;
}

/** Asks before a customer who registered alone is let in or sent away. */
export function DecideCustomer({ customer, isApproved, onDone }: DecideCustomerProps) {
  const [decide, { isLoading, error }] = useDecideCustomerMutation();
  const { companyId, companyName, email } = customer;
  const verb = isApproved ? 'Approve' : 'Refuse';
  const confirm = async () => {
    const { data } = await decide({ companyId, isApproved });
    if (!data) return;
    toast.success(data.message);
    onDone();
  };
  return (
    <ConfirmDialog
      isOpen
      title={`${verb} customer`}
      question={`${verb} ${companyName}?`}
      consequence={
        isApproved
          ? `It can sign in and look prices up. We write to ${email}.`
          : `Its account is deleted, and its address is free again. We write to ${email}.`
      }
      confirmLabel={verb}
      busy={isLoading}
      error={error === undefined ? undefined : problemText(error, 'Oops! Something went wrong.')}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  );
}
