import type { BinnedRecord } from '@washcoat/contract-kernel';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '../testing';
import { RestoreRecord, type Way } from './restore-record';

const record: BinnedRecord = {
  ...{ recordId: '018f3c1e-0000-7000-8000-000000000001', name: 'Bo Buyer', detail: 'bo@washcoat.test' },
  ...{ companyName: null, deletedBy: 'Ada Admin' },
  ...{ deletedDate: '2026-11-20T15:00:00.000Z', until: '2026-12-20T15:00:00.000Z' },
};
const taken = { error: 'This address is taken.', fields: { email: 'This address is taken.' } };

it('asks for another address inside of valid markup, and sends it', async () => {
  const ways: Way[] = [];
  const restore = (_record: BinnedRecord, way: Way) => {
    ways.push(way);
    return way.instead
      ? Promise.resolve({ message: 'It is back' })
      : Promise.reject({ status: 409, ...taken });
  };
  const onDone = jest.fn();
  renderWithPlatform(
    <RestoreRecord noun="user" consequence="It signs in again." {...{ record, restore, onDone }} />,
  );
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Restore Bo Buyer?');
  await userEvent.click(screen.getByRole('button', { name: 'Restore user' }));
  const field = await screen.findByRole('textbox', { name: 'Another e-mail address' });
  expect(document.querySelector('p :is(div, p, form, ul)')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'bo.b@washcoat.test');
  await userEvent.click(screen.getByRole('button', { name: 'Restore user' }));
  expect(ways).toEqual([{}, { instead: 'bo.b@washcoat.test' }]);
  expect(onDone).toHaveBeenCalledTimes(1);
});
