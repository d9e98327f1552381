import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from '@washcoat/platform-sdk';
import { renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { FormProvider, useForm } from 'react-hook-form';
import type { AddressEntry } from './address-entry';
import { SameAddress } from './same-address';
import { useLastAddress } from './use-last-address';

const noAddress: AddressEntry = { address: '', city: '', state: '', zipcode: '' };
const yard: AddressEntry = { address: '12 Yard Road', city: 'Macon', state: 'GA', zipcode: '31201' };

function Saved() {
  const { remember } = useLastAddress();
  return <button onClick={() => remember(' Harlan Auto Parts ', yard)}>Saved</button>;
}

function Next({ start = noAddress }: { start?: AddressEntry }) {
  const form = useForm<AddressEntry>({ defaultValues: start });
  return (
    <FormProvider {...form}>
      <SameAddress />
      <input aria-label="Address" {...form.register('address')} />
      <input aria-label="City" {...form.register('city')} />
      <input aria-label="Zipcode" {...form.register('zipcode')} />
    </FormProvider>
  );
}

const offer = () => screen.queryByRole('button', { name: /^Same address as/ });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('offers the address that was saved last to an empty form, and fills it in', async () => {
  renderWithPlatform(<Saved />);
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
  cleanup();
  renderWithPlatform(<Next start={{ ...yard, city: 'Rome' }} />);
  expect(offer()).not.toBeInTheDocument();
  cleanup();
  renderWithPlatform(<Next />);
  const same = screen.getByRole('button', { name: 'Same address as Harlan Auto Parts: 12 Yard Road, Macon' });
  await userEvent.click(same);
  expect(screen.getByLabelText(/^Address/)).toHaveValue('12 Yard Road');
  expect(screen.getByLabelText(/^City/)).toHaveValue('Macon');
  expect(screen.getByLabelText(/^Zipcode/)).toHaveValue('31201');
  expect(offer()).not.toBeInTheDocument();
});

it('offers nothing of somebody who signed out', async () => {
  renderWithPlatform(<Saved />);
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
  sessionStore.clear();
  cleanup();
  renderWithPlatform(<Next />);
  expect(offer()).not.toBeInTheDocument();
});
