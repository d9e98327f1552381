import type { Company } from '@washcoat/contract-entities';
import { DeleteRecord } from '@washcoat/platform-sdk/lists';
import { useDeleteCustomerMutation } from './customers.api';

export interface DeleteCustomerProps {
  customer: Company;
  onDone: () => void;
}

/** Asks before a customer goes. */
export function DeleteCustomer({ customer, onDone }: DeleteCustomerProps) {
  const [remove] = useDeleteCustomerMutation();
  const { companyId, companyName, isFranchise } = customer;
  return (
    <DeleteRecord
      type={isFranchise ? 'franchise' : 'customer'}
      name={companyName}
      consequence="Its users can no longer sign in. Its carts and invoices stay. It can be restored for 30 days."
      remove={() => remove({ companyId }).unwrap()}
      onDone={onDone}
    />
  );
}
