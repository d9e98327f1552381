import { searchOfCompanies, useOptionSearch } from '@washcoat/platform-sdk';
import { Button, FieldGrid, Stack, TextField, Typeahead } from '@washcoat/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { useLazyCustomersQuery } from '../create-cart/create-cart.api';
import { useOpenLoad } from './load-context';
import { useSaveLoad } from './use-save-load';

const forLoads = searchOfCompanies({ isLoads: 'true', count: 10, offset: 0 }, 'place');

const Problem = styled.p.attrs({ role: 'alert' })`
  color: ${({ theme }) => theme.color.danger.text};
`;

const fields = [
  ['firstName', 'First Name', 120],
  ['lastName', 'Last Name', 120],
  ['phone', 'Phone', 10],
  ['customerEmail', 'Email', 254],
  ['address', 'Address', 200],
  ['city', 'City', 120],
  ['state', 'State', 40],
  ['zipcode', 'Zip', 10],
  ['businessLicense', 'Business licence', 200],
  ['driversLicense', 'Drivers licence', 200],
] as const;
type Name = (typeof fields)[number][0];

/** Details of the customer on this load, and another customer while nothing was priced for this one. */
export function CustomerEditor() {
  const { load, rights } = useOpenLoad();
  const [find] = useLazyCustomersQuery();
  const { save, problem, isSaving } = useSaveLoad();
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const isChanged = Object.keys(typed).length > 0;
  const search = useOptionSearch(find, forLoads);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await save(typed)) setTyped({});
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate aria-label="Customer">
      <Stack $gap={3}>
        {load.itemCount === 0 && load.isCustomerOpen !== false && !rights.isAmending && (
          <Typeahead
            label="Customer"
            placeholder="Search Customers"
            value={{ value: load.companyId, label: load.companyName }}
            search={search}
            onChange={(chosen) => chosen && void save({ customerId: chosen.value })}
          />
        )}
        <FieldGrid>
          {fields.map(([name, label, most]) => (
            <TextField
              key={name}
              label={label}
              maxLength={most}
              value={typed[name] ?? load[name] ?? ''}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          ))}
        </FieldGrid>
        {problem && <Problem>{problem}</Problem>}
        <div>
          <Button
            type="submit"
            busy={isSaving}
            disabledReason={isChanged ? undefined : 'Nothing is changed yet'}
          >
            Save customer
          </Button>
        </div>
      </Stack>
    </form>
  );
}
