import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyDelete, companyEdit, companyList, facilityList, viewList } from '@washcoat/contract-entities';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { toast } from '@washcoat/ui';
import { entitiesApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { aCompany, aFacility, idOf, listed } from './customer.fixture';

const franchise = {
  companyId: idOf(101),
  companyName: 'Peachtree Cores',
  companyType: 'FRANCHISE' as const,
  isFranchise: true,
  isPartner: false,
};
const session = { canEditGroup: true, canDeleteGroup: true, canEditCompanyName: true };

describe('what fails in the customers list', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = () => renderWithPlatform(<Root />, { route: '/entities/viewGroup', store, session });

  beforeEach(() => {
    api = fakeApi(
      answers(companyList, listed(aCompany(), aCompany(franchise))),
      answers(facilityList, listed(aFacility())),
      answers(viewList, { list: [] }),
    );
  });
  afterEach(() => {
    cleanup();
    toast.clear();
    store.dispatch(entitiesApi.util.resetApiState());
    api.restore();
  });

  it('[CUST-085] [COM-012] says why a switch was refused', async () => {
    api.change(refuses(companyEdit, 400, { error: 'please upload company logo' }));
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Peachtree Cores is active' }));
    expect(await screen.findByText('please upload company logo')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Peachtree Cores is active' })).toBeChecked();
  });

  it('[COM-013] says why a customer was not deleted, and logs it', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const error = 'Harlan Auto Parts has 2 open carts.';
    api.change(refuses(companyDelete, 409, { error, code: 'IN_USE', requestId: 'r7' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'DELETE Harlan Auto Parts' }));
    const question = screen.getByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete customer' }));
    expect(await within(question).findByText(error)).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(
      `[washcoat] DELETE ${companyDelete.path} was refused with 409, request r7`,
    );
    log.mockRestore();
  });

  it('[COM-013] says why customers did not load, logs it and tries again', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.change(refuses(companyList, 500, { error: 'The database is away.', requestId: 'r8' }));
    open();
    expect(await screen.findByText('The database is away.')).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(`[washcoat] GET ${companyList.path} was refused with 500, request r8`);
    log.mockRestore();
    api.change(answers(companyList, listed()));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No customers available')).toBeInTheDocument();
  });
});
