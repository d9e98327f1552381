import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from '@washcoat/platform-sdk';
import { renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { TextField } from '@washcoat/ui';
import { SavingForm } from './saving-form';
import { useSavingForm } from './use-saving-form';

interface Entry {
  name: string;
  city: string;
  password: string;
  driversLicense: string;
}

const empty: Entry = { name: '', city: 'Atlanta', password: '', driversLicense: '' };

function Form({
  record,
  start = empty,
  send,
}: {
  record?: string;
  start?: Entry;
  send?: () => Promise<{ message: string }>;
}) {
  const saving = useSavingForm<Entry>({
    start,
    send: send ?? (() => Promise.resolve({ message: 'Saved' })),
    saved: 'Saved',
    onSaved: () => undefined,
    draft: { noun: 'customer', record },
  });
  return (
    <SavingForm label="Customer" saving={saving}>
      <TextField label="Name" {...saving.form.register('name')} />
      <TextField label="City" {...saving.form.register('city')} />
      <TextField label="Password" {...saving.form.register('password')} />
      <TextField label="Licence" {...saving.form.register('driversLicense')} />
      <button>Save</button>
    </SavingForm>
  );
}

const open = (props: Parameters<typeof Form>[0] = {}) => renderWithPlatform(<Form {...props} />);
const field = (name: string) => screen.getByLabelText(name);
/** As a reload does: what the page holds is gone, what it was told in time is kept. */
const reload = (props: Parameters<typeof Form>[0] = {}) => {
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  return open(props);
};
const offer = () => screen.queryByText(/You have an unsaved customer from/);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('takes its refusal back when it is sent again', async () => {
  const send = jest
    .fn<Promise<{ message: string }>, []>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValueOnce({ message: 'Kept' });
  open({ send });
  await userEvent.type(field('Name'), 'Harlan');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText(/^Oops/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Kept')).toBeInTheDocument();
  expect(screen.queryByText(/^Oops/)).not.toBeInTheDocument();
});

it('offers what was typed back after a reload, without papers and passwords', async () => {
  open();
  expect(offer()).not.toBeInTheDocument();
  await userEvent.type(field('Name'), 'Harlan Auto Parts');
  await userEvent.type(field('Password'), 'Very-secret-1');
  await userEvent.type(field('Licence'), 'GA-12345');
  reload();
  expect(field('Name')).toHaveValue('');
  expect(offer()).toBeInTheDocument();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Very-secret-1|GA-12345/);
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(field('Name')).toHaveValue('Harlan Auto Parts');
  expect(field('Password')).toHaveValue('');
  expect(offer()).not.toBeInTheDocument();
});

it('is gone once it was saved or discarded', async () => {
  open();
  await userEvent.type(field('Name'), 'Harlan');
  reload();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  reload();
  expect(offer()).not.toBeInTheDocument();
  await userEvent.type(field('Name'), 'Harlan');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved').catch(() => null);
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]));
  reload();
  expect(offer()).not.toBeInTheDocument();
});

it('stays when saving failed', async () => {
  const send = () => Promise.reject(new Error('away'));
  open({ send });
  await userEvent.type(field('Name'), 'Harlan');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  reload({ send });
  expect(offer()).toBeInTheDocument();
});

it('belongs to one record, and undoes nothing that others changed meanwhile', async () => {
  open({ record: 'one' });
  await userEvent.type(field('Name'), 'Harlan');
  reload({ record: 'two' });
  expect(offer()).not.toBeInTheDocument();
  reload({ record: 'one', start: { ...empty, city: 'Macon' } });
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(field('Name')).toHaveValue('Harlan');
  expect(field('City')).toHaveValue('Macon');
});

it('is not kept for nothing, nor for longer than a day', async () => {
  open();
  await userEvent.type(field('Name'), 'H{Backspace}');
  reload();
  expect(offer()).not.toBeInTheDocument();
  await userEvent.type(field('Name'), 'Harlan');
  reload();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000);
  reload();
  expect(offer()).not.toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  jest.restoreAllMocks();
});

it('is cleared at sign-out and never shown to another user', async () => {
  open();
  await userEvent.type(field('Name'), 'Harlan');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  renderWithPlatform(<Form />, { session: { userId: 'somebody-else' } });
  expect(offer()).not.toBeInTheDocument();
  await userEvent.type(field('Name'), 'Other');
  act(() => sessionStore.clear());
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});
