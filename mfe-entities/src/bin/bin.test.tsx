import type { BinnedRecord } from '@washcoat/contract-kernel';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  companyBin,
  companyRestore,
  facilityBin,
  facilityRestore,
  userBin,
  userList,
  userRestore,
  viewList,
} from '@washcoat/contract-entities';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { toast } from '@washcoat/ui';
import { entitiesApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { idOf, listed } from '../testing/people.fixture';

const harlan: BinnedRecord = {
  recordId: idOf(100),
  name: 'Harlan Auto Parts',
  detail: 'Macon, GA',
  companyName: 'Washcoat House',
  deletedDate: '2026-11-02T14:05:00.000Z',
  deletedBy: 'Dana Whitlock',
  until: '2026-12-02T14:05:00.000Z',
};
const ines: BinnedRecord = { ...harlan, recordId: idOf(1), name: 'Ines Newco', detail: 'ines@newco.test' };
const done = { message: 'Restored Successfully' };

describe('the bin', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = (route: string, session: object) =>
    renderWithPlatform(<Root />, { route, store, session: { hierarchy: 1, ...session } });
  const dialog = () => within(screen.getByRole('alertdialog'));
  const restore = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name: `Restore ${name}` }));

  afterEach(() => {
    cleanup();
    toast.clear();
    store.dispatch(entitiesApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('shows what was deleted, by whom, when and until when it can be restored', async () => {
    api = fakeApi(answers(companyBin, listed(harlan)));
    const { container } = open('/entities/viewGroup?bin=1', { canDeleteGroup: true });
    for (const text of ['Harlan Auto Parts', 'Macon, GA', 'Dana Whitlock', '2nd Nov, 2026', '2nd Dec, 2026'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('Deleted customers')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('restores a customer, and without users whose address was taken when asked to', async () => {
    const error = 'a@b.test is registered to others by now. The company can be restored without these users.';
    api = fakeApi(
      answers(companyBin, listed(harlan)),
      refuses(companyRestore, 409, { error, code: 'TAKEN' }),
    );
    open('/entities/Franchise?bin=1', { canDeleteGroup: true });
    await restore('Harlan Auto Parts');
    await userEvent.click(dialog().getByRole('button', { name: 'Restore franchise' }));
    expect(await dialog().findByText(error)).toBeInTheDocument();
    api.change(answers(companyRestore, done));
    await userEvent.click(dialog().getByRole('button', { name: 'Restore without them' }));
    expect(await screen.findByText('Restored Successfully')).toBeInTheDocument();
    expect(api.callsOf(companyRestore).map(({ input }) => input)).toEqual([
      { companyId: harlan.recordId },
      { companyId: harlan.recordId, withoutTaken: true },
    ]);
    expect(await screen.findByRole('link', { name: 'Open Harlan Auto Parts' })).toHaveAttribute(
      'href',
      `/entities/Franchise?edit=${harlan.recordId}`,
    );
    expect(api.callsOf(companyBin)[0]?.input).toMatchObject({ isFranchise: 'true' });
  });

  it('restores a user with another address when the old one was taken', async () => {
    const fields = { email: 'ines@newco.test is registered to somebody else by now.' };
    api = fakeApi(
      answers(userBin, listed(ines)),
      refuses(userRestore, 409, { error: fields.email, code: 'DUPLICATE', fields }),
    );
    open('/entities/users?bin=1', { canDeleteUser: true });
    await restore('Ines Newco');
    await userEvent.click(dialog().getByRole('button', { name: 'Restore user' }));
    const address = await dialog().findByRole('textbox', { name: 'Another e-mail address' });
    await userEvent.clear(address);
    api.change(answers(userRestore, done));
    await userEvent.type(address, 'ines2@newco.test{Enter}');
    await screen.findByText('Restored Successfully');
    expect(api.callsOf(userRestore).at(-1)?.input).toEqual({
      userId: ines.recordId,
      email: 'ines2@newco.test',
    });
  });

  it('restores a facility with another name when its own was taken', async () => {
    const fields = { name: 'Another facility is called Tampa by now.' };
    api = fakeApi(
      answers(facilityBin, listed({ ...harlan, name: 'Tampa' })),
      refuses(facilityRestore, 409, { error: fields.name, code: 'DUPLICATE', fields }),
    );
    open('/config/facilities?bin=1', { isSA: true });
    await restore('Tampa');
    await userEvent.click(dialog().getByRole('button', { name: 'Restore facility' }));
    await userEvent.type(await dialog().findByRole('textbox', { name: 'Another name' }), ' 2');
    api.change(answers(facilityRestore, done));
    await userEvent.click(dialog().getByRole('button', { name: 'Restore facility' }));
    await screen.findByText('Restored Successfully');
    expect(api.callsOf(facilityRestore).at(-1)?.input).toMatchObject({ name: 'Tampa 2' });
  });

  it('is opened from the list, by those only who may restore', async () => {
    api = fakeApi(answers(userList, listed()), answers(userBin, listed()), answers(viewList, { list: [] }));
    open('/entities/users', { canDeleteUser: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Deleted users' }));
    expect(await screen.findByText('No deleted users')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?bin=1'));
    cleanup();
    open('/entities/users?bin=1', { canDeleteUser: false });
    expect(await screen.findByText('No users available')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Deleted users' })).not.toBeInTheDocument();
  });
});
