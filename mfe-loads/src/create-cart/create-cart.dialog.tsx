import type { Company } from '@washcoat/contract-entities';
import { activeFacilities, asSpecified, problemText } from '@washcoat/platform-sdk';
import { QuestionDialog, SelectField, Switch, TextField } from '@washcoat/ui';
import { useAttemptKey, useQuestion } from '@washcoat/platform-sdk/forms';
import { useState } from 'react';
import { facilitiesForCarts, firstFacility, needsEin, type CartForm } from './cart-form';
import { useCreateCartMutation, useFacilitiesQuery } from './create-cart.api';

const NAME_AND_FACILITY = 'Enter Valid Cart Name & Facility';
const CREATE_FAILED = asSpecified.wentWrong;

const empty: CartForm = { loadName: '', facilityId: '', isQuote: false, ein: '' };

export interface CreateCartDialogProps {
  customer: Company;
  onClose: () => void;
  onCreated: (loadId: string) => void;
}

/** NAME, LOCATION and IS QUOTE of a new cart. */
export function CreateCartDialog({ customer, onClose, onCreated }: CreateCartDialogProps) {
  const [form, setForm] = useState<Partial<CartForm>>({});
  const { keyFor } = useAttemptKey();
  const { problem, setProblem, settle } = useQuestion(CREATE_FAILED);
  const { data: facilities, error: facilitiesError } = useFacilitiesQuery(activeFacilities);
  const [create, { isLoading }] = useCreateCartMutation();
  const offered = facilitiesForCarts(facilities?.list ?? []);
  const { loadName, facilityId, isQuote, ein } = {
    ...empty,
    facilityId: firstFacility(customer, offered),
    ...form,
  };
  const facility = offered.find((one) => one.facilityId === facilityId);
  const change = (part: Partial<CartForm>) => setForm({ ...form, ...part });

  const send = async () => {
    if (!loadName.trim() || !facility) {
      setProblem(NAME_AND_FACILITY);
      return;
    }
    setProblem(undefined);
    const { companyId: customerId, businessLicense, driversLicense } = customer;
    const cart = {
      customerId,
      loadName: loadName.trim(),
      isQuote,
      facilityId,
      facilityCity: facility.city,
      businessLicense,
      driversLicense,
      ein: ein || customer.ein,
    };
    const result = await create({ ...cart, key: keyFor(cart) });
    settle(result, (made) => onCreated(made.loadId));
  };
  return (
    <QuestionDialog
      title="Create Cart"
      sentence={`For ${customer.companyName}, ${customer.city}`}
      submit={{ label: 'Create Cart', busy: isLoading, busyLabel: 'Creating' }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="NAME"
        required
        maxLength={120}
        value={loadName}
        error={problem === NAME_AND_FACILITY && !loadName.trim() ? 'Enter a name' : undefined}
        onChange={(event) => change({ loadName: event.target.value })}
      />
      <SelectField
        label="LOCATION"
        required
        value={facilityId}
        options={offered.map((one) => ({
          value: one.facilityId,
          label: one.name,
          note: `${one.city}, ${one.state}`,
        }))}
        error={
          facilitiesError
            ? problemText(facilitiesError, 'Facilities did not load.')
            : problem === NAME_AND_FACILITY && !facility
              ? 'Choose a facility'
              : undefined
        }
        onChange={(next) => change({ facilityId: next })}
      />
      {needsEin(facility, customer) && (
        <TextField
          label="EIN"
          required
          maxLength={40}
          help={`${facility?.name} requires it.`}
          value={ein}
          onChange={(event) => change({ ein: event.target.value })}
        />
      )}
      <Switch label="IS QUOTE" checked={isQuote} onChange={(next) => change({ isQuote: next })} />
    </QuestionDialog>
  );
}
