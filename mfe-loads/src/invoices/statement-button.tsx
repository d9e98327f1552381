import { accountStatement } from '@washcoat/contract-invoicing';
import { useAllowed } from '@washcoat/platform-sdk';
import { breakpoints, Button, IconButton, useIsNarrow } from '@washcoat/ui';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { StatementDialog } from './statement.dialog';

const NO_CUSTOMER = 'Choose a customer in the filters first.';

export interface StatementButtonProps {
  /** The customer that the list is narrowed to. */
  customer: { value: string; label: string } | null;
}

/** The statement of the customer that a list is narrowed to, for those who see what it comes to. */
export function StatementButton({ customer }: StatementButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsNarrow(breakpoints.phone);
  if (!useAllowed(accountStatement.access)) return null;
  const disabledReason = customer ? undefined : NO_CUSTOMER;
  const open = () => setOpen(true);
  return (
    <>
      {isPhone ? (
        <IconButton label="Statement" size={44} {...{ disabledReason }} onClick={open}>
          <ScrollText size={18} />
        </IconButton>
      ) : (
        <Button icon={<ScrollText size={14} />} {...{ disabledReason }} onClick={open}>
          Statement
        </Button>
      )}
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
