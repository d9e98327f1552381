import type { Company } from '@washcoat/contract-entities';
import { AskFirst } from '@washcoat/platform-sdk/lists';
import { useDecideCustomerMutation } from './customers.api';

export interface DecideCustomerProps {
  customer: Company;
  isApproved: boolean;
  onDone: () => void;
}

/** Asks before a customer who registered alone is let in or sent away. */
export function DecideCustomer({ customer, isApproved, onDone }: DecideCustomerProps) {
  const [decide] = useDecideCustomerMutation();
  const { companyId, companyName, email } = customer;
  const verb = isApproved ? 'Approve' : 'Refuse';
  return (
    <AskFirst
      title={`${verb} customer`}
      question={`${verb} ${companyName}?`}
      consequence={
        isApproved
          ? `It can sign in and look prices up. We write to ${email}.`
          : `Its account is deleted, and its address is free again. We write to ${email}.`
      }
      confirmLabel={verb}
      kind={isApproved ? 'main' : 'danger'}
      busyLabel={isApproved ? 'Approving' : 'Refusing'}
      run={() => decide({ companyId, isApproved }).unwrap()}
      failed="Oops! Something went wrong."
      onDone={onDone}
    />
  );
}
