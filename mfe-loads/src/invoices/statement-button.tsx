import { accountStatement } from '@washcoat/contract-invoicing';
import { allows } from '@washcoat/contract-kernel';
import type { Action } from '@washcoat/platform-sdk';
import { PageActions } from '@washcoat/platform-sdk/lists';
import { ScrollText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { StatementDialog } from './statement.dialog';

const NO_CUSTOMER = 'Choose a customer in the filters first.';

export interface StatementButtonProps {
  /** The customer that the list is narrowed to. */
  customer: { value: string; label: string } | null;
}

/** The statement of the customer that a list is narrowed to, for those who see what it comes to. */
export function StatementButton({ customer }: StatementButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const hasCustomer = customer !== null;
  const actions = useMemo(
    (): Action<never>[] => [
      {
        of: 'page',
        ...{ id: 'statement', label: 'Statement', isPlain: true },
        icon: (size) => <ScrollText size={size} />,
        right: (session) => allows(accountStatement.access, session),
        refusal: hasCustomer ? undefined : NO_CUSTOMER,
        run: () => setOpen(true),
      },
    ],
    [hasCustomer],
  );
  return (
    <>
      <PageActions actions={actions} />
      {isOpen && customer && (
        <StatementDialog
          companyId={customer.value}
          companyName={customer.label}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
