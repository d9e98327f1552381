import { useState } from 'react';
import { company as noun } from '@washcoat/contract-entities';
import { problemOf, problemText, useSession } from '@washcoat/platform-sdk';
import { historyOf } from '@washcoat/platform-sdk/forms';
import { FailedPart, Segment, Skeleton, Stack } from '@washcoat/ui';
import { EntityHistory } from '../record-history/entity-history';
import { CustomerCard } from './customer-card';
import { CustomerEditForm } from './customer-edit-form';
import { CustomerFacilities } from './customer-facilities';
import { customerRights, mayListCustomers } from './customer-rights';
import { companyWords } from './customer-words';
import { useCustomerQuery } from './customers.api';

const LOAD_FAILED = 'This customer did not load. The rest of Washcoat works.';
const parts = [
  { value: 'details', label: 'Details' },
  { value: 'history', label: 'History' },
] as const;

const inNoun = historyOf(noun);
/** A customer has discounts besides its fields. */
const history = {
  ...inNoun,
  fieldNames: {
    ...inNoun.fieldNames,
    facilityDiscount: 'Discounts by facility',
    facilityDiscounts: 'Discounts by facility',
  },
};

export interface CustomerPanelProps {
  companyId: string;
  /** Names the form for assistive technology: EDIT CUSTOMER. */
  label?: string;
  /** After a save; without it the form stays with what was saved. */
  onSaved?: () => void;
  onCancel?: () => void;
  /** Where somebody goes to whom the customer is gone. */
  homeHref?: string;
}

/** One customer: its form, or its facts for those who may not change it, its facilities and its history. */
export function CustomerPanel(props: CustomerPanelProps) {
  const { companyId, label = 'EDIT CUSTOMER', onSaved, onCancel, homeHref } = props;
  const session = useSession();
  const { data: customer, error, refetch } = useCustomerQuery({ companyId });
  const [part, setPart] = useState<(typeof parts)[number]['value']>('details');
  const [saves, setSaves] = useState(0);
  if (!customer && error) {
    const isGone = problemOf(error).status === 404;
    return (
      <FailedPart
        title={isGone ? 'This customer is gone, or not yours to see.' : problemText(error, LOAD_FAILED)}
        onRetry={isGone ? undefined : () => void refetch()}
        homeHref={homeHref}
      />
    );
  }
  if (!customer) return <Skeleton $height="240px" />;
  const saved = () => {
    if (onSaved) onSaved();
    else setSaves(saves + 1);
  };
  const details = customerRights(session, customer).edit ? (
    <CustomerEditForm
      key={`${companyId} ${saves}`}
      customer={customer}
      label={label}
      readAgain={() => refetch().unwrap()}
      onSaved={saved}
      onCancel={onCancel}
    />
  ) : (
    <CustomerCard customer={customer} />
  );
  return (
    <Stack>
      {mayListCustomers(session) && (
        <div>
          <Segment
            label={`Part of the ${companyWords(customer.isFranchise).noun}`}
            value={part}
            onChange={setPart}
            parts={parts}
          />
        </div>
      )}
      <div hidden={part !== 'details'}>
        <Stack>
          {details}
          <CustomerFacilities companyId={companyId} />
        </Stack>
      </div>
      {part === 'history' && <EntityHistory entity="company" entityId={companyId} {...history} />}
    </Stack>
  );
}
