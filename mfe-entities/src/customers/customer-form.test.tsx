import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  companyAdd,
  companyDetail,
  companyDuplicates,
  companyEdit,
  companyList,
  facilityList,
  historyList,
  viewList,
} from '@washcoat/contract-entities';
import { imageUpload } from '@washcoat/contract-files';
import type { SignedIn } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { toast } from '@washcoat/ui';
import { axe } from 'jest-axe';
import { entitiesApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { aFacility, aWholeCompany, idOf, listed, ownCompanyId } from './customer.fixture';

const everything: Partial<SignedIn> = {
  canEditGroup: true,
  canCreateUser: true,
  canCreateFranchise: true,
  canShowPriceModifier: true,
  canEditCompanyName: true,
  canAdjustCustomerSettings: true,
};

describe('the customer form', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = (route: string, session: Partial<SignedIn> = everything) =>
    renderWithPlatform(<Root />, { route, store, session });
  const add = (session?: Partial<SignedIn>) => open('/entities/viewGroup?add=1&count=20', session);
  const edit = (session?: Partial<SignedIn>) =>
    open(`/entities/viewGroup/harlan?edit=${idOf(100)}&count=20`, session);
  const box = (label: RegExp | string) => screen.getByRole('textbox', { name: label });
  const choose = async (label: RegExp, option: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: label }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  const fill = async (label: RegExp | string, text: string) => {
    await userEvent.clear(box(label));
    await userEvent.click(box(label));
    await userEvent.paste(text);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save customer' }));

  beforeEach(() => {
    api = fakeApi(
      answers(companyList, listed()),
      answers(companyDetail, aWholeCompany()),
      answers(companyDuplicates, { list: [] }),
      answers(facilityList, listed(aFacility(), aFacility({ name: 'Tampa', city: 'Tampa' }))),
      answers(viewList, { list: [] }),
    );
  });
  afterEach(() => {
    cleanup();
    toast.clear();
    store.dispatch(entitiesApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[CUST-039] [CUST-042] [COM-009] creates in the place of the list and leads back to the same page', async () => {
    add();
    expect(await screen.findByRole('heading', { name: 'CREATE CUSTOMER' })).toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'CREATE CUSTOMER' })).toContainElement(
      document.querySelector<HTMLElement>(':focus'),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Back To Customers' }));
    await waitFor(() => expect(window.location.search).toBe('?count=20'));
    expect(await screen.findByRole('heading', { name: 'Customers' })).toBeInTheDocument();
  });

  it('[CUST-078] [CUST-079] [CUST-080] [CUST-081] [CUST-082] [CUST-083] says what is missing and sends nothing', async () => {
    add();
    await screen.findByRole('heading', { name: 'CREATE CUSTOMER' });
    await save();
    for (const label of [/Company name/, /Address 1/, /City/, /Zipcode/, /First name/, /Last name/])
      expect(box(label)).toHaveAccessibleDescription('Please enter the valid value');
    expect(screen.getByRole('combobox', { name: /State/ })).toHaveAccessibleDescription(
      'Please select valid state',
    );
    expect(screen.getByRole('combobox', { name: /Company type/ })).toHaveAccessibleDescription(
      'Please select valid Company Type',
    );
    expect(screen.getByRole('combobox', { name: /Facility/ })).toHaveAccessibleDescription(
      'Please select valid Facility',
    );
    expect(screen.getByText('9 fields need attention')).toBeInTheDocument();
    expect(api.callsOf(companyAdd)).toEqual([]);
  });

  it('[CUST-053] [CUST-054] [CUST-056] [CUST-057] [CUST-058] [CUST-059] [CUST-061] [CUST-062] [CUST-063] [CUST-064] [CUST-065] [CUST-102] [COM-026] [COM-027] [COM-028] [COM-029] creates a customer with every field', async () => {
    api.change(answers(companyAdd, { message: 'Successfully added the Partner', companyId: idOf(300) }));
    add();
    await screen.findByRole('heading', { name: 'CREATE CUSTOMER' });
    await fill(/Company name/, 'Harlan Auto Parts');
    await choose(/Company type/, 'Partner Seller');
    await choose(/Facility/, 'Tampa');
    await fill(/Address 1/, '12 Mill Road');
    await fill('Address 2', 'Gate 3');
    await fill(/City/, 'Marietta');
    await choose(/State/, 'Georgia');
    await fill(/Zipcode/, '30060x');
    await fill(/First name/, 'Joe');
    await fill(/Last name/, 'Harlan');
    await fill('Email', 'joe@harlan.test');
    await userEvent.type(box('Phone'), '40455501429');
    expect(box('Phone')).toHaveValue('404-555-0142');
    await fill("Driver's license", 'DL-1');
    await fill('Business license', 'BL-1');
    await fill('EIN', '12-3456789');
    await fill('Price modifier', '-1.26');
    expect(box('Price modifier')).toHaveAttribute('step', '0.01');
    await userEvent.type(box('Price modifier'), '{ArrowUp}');
    await userEvent.click(
      within(screen.getByRole('radiogroup', { name: 'Price modifier in' })).getByRole('radio', { name: '$' }),
    );
    await fill('Group modifier', '2');
    await choose(/Can see markup/, 'No');
    await userEvent.click(screen.getByRole('combobox', { name: /Lookup restriction/ }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
      expect.arrayContaining(['1 to 100', '110 to 500', 'No Limit']),
    );
    await userEvent.click(screen.getByRole('option', { name: '110 to 500' }));
    await save();
    await screen.findByText('Successfully added the Partner');
    const [sent] = api.callsOf(companyAdd);
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent?.input).toEqual({
      companyName: 'Harlan Auto Parts',
      companyType: 'SELLER',
      address: '12 Mill Road',
      address1: 'Gate 3',
      city: 'Marietta',
      state: 'GA',
      zipcode: '30060',
      facility: 'Tampa',
      firstName: 'Joe',
      lastName: 'Harlan',
      email: 'joe@harlan.test',
      phone: '4045550142',
      driversLicense: 'DL-1',
      businessLicense: 'BL-1',
      ein: '12-3456789',
      metalLicense: null,
      companyLogo: null,
      priceMod: -1.25,
      priceModIsPercentage: false,
      groupModifier: 2,
      groupModifierIsPercentage: true,
      lookupRestriction: 2,
      isPictureMandatory: null,
      priceHoldHours: null,
      canSeeUnitPrice: null,
      canSeeMarkup: false,
      canSeeSubtotal: null,
      canBuildCart: null,
    });
    await waitFor(() => expect(window.location.pathname).toBe(`/entities/viewGroupId/${idOf(300)}`));
  }, 120_000);

  it('[CUST-055] [CUST-061] [CUST-063] offers hierarchy 10 partner sellers only, and no price or settings', async () => {
    add({ hierarchy: 10, canCreateUser: true, canCreateFranchise: true, canAdjustCustomerSettings: true });
    await screen.findByRole('heading', { name: 'CREATE CUSTOMER' });
    await userEvent.click(screen.getByRole('combobox', { name: /Company type/ }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Partner Seller']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Price modifier' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Group modifier' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /Can build cart/ })).not.toBeInTheDocument();
  });

  it('[CUST-057] [CUST-060] [CUST-084] [CUST-089] [CUST-106] wants a logo of a franchise, and no facility', async () => {
    api.change(answers(imageUpload, { imageUrl: '/files/logo.png' }));
    add();
    await screen.findByRole('heading', { name: 'CREATE CUSTOMER' });
    await choose(/Company type/, 'Franchise');
    expect(screen.queryByRole('combobox', { name: /Facility/ })).not.toBeInTheDocument();
    await save();
    expect(await screen.findByText('please add image')).toBeInTheDocument();
    const logo = new File(['picture'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText(/Company logo/), logo);
    expect(await screen.findByText('Uploaded Image')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Company logo' })).toHaveAttribute(
      'src',
      '/files/logo.png',
    );
    expect(screen.getByLabelText(/Metal license/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('please add image')).not.toBeInTheDocument());
  });

  it('[CUST-040] [CUST-103] edits with what was changed only, and says so', async () => {
    api.change(answers(companyEdit, { message: 'Successfully edited the Partner', version: 4 }));
    edit();
    const form = await screen.findByRole('form', { name: 'EDIT CUSTOMER' });
    expect(screen.getByRole('heading', { name: 'EDIT CUSTOMER' })).toBeInTheDocument();
    expect(await axe(form)).toHaveNoViolations();
    await fill(/City/, 'Kennesaw');
    await fill('Group modifier', '');
    await save();
    await screen.findByText('Successfully edited the Partner');
    expect(api.callsOf(companyEdit)[0]?.input).toEqual({
      companyId: idOf(100),
      version: 3,
      city: 'Kennesaw',
      groupModifier: null,
    });
    await waitFor(() => expect(window.location.pathname).toBe('/entities/viewGroup/harlan'));
    expect(window.location.search).toBe('?count=20');
  });

  it('[CUST-068] [CUST-090] keeps the e-mail once it is set, and the name without its right', async () => {
    edit({ ...everything, canEditCompanyName: false });
    await screen.findByRole('form', { name: 'EDIT CUSTOMER' });
    expect(box('Email')).toHaveAttribute('readonly');
    expect(box(/Company name/)).toHaveAttribute('readonly');
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    api.change(answers(companyDetail, aWholeCompany({ email: '' })));
    edit();
    await screen.findByRole('form', { name: 'EDIT CUSTOMER' });
    expect(box('Email')).not.toHaveAttribute('readonly');
    expect(box(/Company name/)).not.toHaveAttribute('readonly');
  });

  it('[CUST-069] reads Loading... while it saves', async () => {
    api.change(answers(companyEdit, () => new Promise(() => undefined)));
    edit();
    await screen.findByRole('form', { name: 'EDIT CUSTOMER' });
    await fill(/City/, 'Kennesaw');
    await save();
    expect(await screen.findByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Loading...' }));
    expect(api.callsOf(companyEdit)).toHaveLength(1);
  });

  it('[CUST-100] [CUST-101] shows what the service says, at its field, and keeps what was typed', async () => {
    api.change(refuses(companyEdit, 400, { error: 'Look at the form.', fields: { ein: 'No such EIN' } }));
    edit();
    await screen.findByRole('form', { name: 'EDIT CUSTOMER' });
    await fill('EIN', '99');
    await save();
    await waitFor(() => expect(box('EIN')).toHaveAccessibleDescription('No such EIN'));
    expect(screen.getAllByText('Look at the form.')).not.toHaveLength(0);
    api.change(refuses(companyEdit, 500));
    await save();
    expect(
      (await screen.findAllByText('Oops! Something went wrong. Please try again later')).length,
    ).toBeGreaterThan(0);
    expect(box('EIN')).toHaveValue('99');
  });

  it('shows two versions side by side when somebody else was faster, and keeps mine when asked to', async () => {
    api.change(
      refuses(companyEdit, 409, {
        error: 'Priya changed this customer just now.',
        code: 'STALE',
        changedBy: 'Priya Nair',
        current: aWholeCompany({ city: 'Smyrna', phone: '7705550100', version: 5 }),
      }),
    );
    edit();
    await screen.findByRole('form', { name: 'EDIT CUSTOMER' });
    await fill(/City/, 'Kennesaw');
    api.change(answers(companyDetail, aWholeCompany({ city: 'Smyrna', phone: '7705550100', version: 5 })));
    await save();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('row', { name: 'City Kennesaw Smyrna' })).toBeInTheDocument();
    expect(within(dialog).queryByText('Phone')).not.toBeInTheDocument();
    api.change(answers(companyEdit, { message: 'Successfully edited the Partner', version: 6 }));
    await userEvent.click(within(dialog).getByRole('button', { name: /mine/i }));
    await screen.findByText('Successfully edited the Partner');
    expect(api.callsOf(companyEdit).at(-1)?.input).toEqual({
      companyId: idOf(100),
      version: 5,
      city: 'Kennesaw',
    });
  });

  it('shows possible duplicates with their reasons while one types, and never blocks', async () => {
    api.change(
      answers(companyDuplicates, {
        list: [
          {
            companyId: idOf(400),
            companyName: 'Harlan Auto-Parts LLC',
            companyType: 'SELLER',
            address: '12 Mill Rd',
            city: 'Marietta',
            state: 'GA',
            phone: '4045550142',
            isActive: false,
            reasons: ['name', 'phone'],
          },
        ],
      }),
    );
    add();
    await screen.findByRole('heading', { name: 'CREATE CUSTOMER' });
    await userEvent.type(box(/Company name/), 'Harlan Auto');
    expect(api.callsOf(companyDuplicates)).toEqual([]);
    const note = await screen.findByRole('region', { name: 'Possible duplicates' }, { timeout: 3000 });
    expect(within(note).getByRole('link', { name: 'Harlan Auto-Parts LLC' })).toHaveAttribute(
      'href',
      `/entities/viewGroupId/${idOf(400)}`,
    );
    expect(note).toHaveTextContent('Same or similar name, phone');
    expect(note).toHaveTextContent('switched off');
    expect(api.callsOf(companyDuplicates).map(({ input }) => input)).toEqual([
      { companyName: 'Harlan Auto' },
    ]);
    expect(screen.getByRole('button', { name: 'Save customer' })).toBeEnabled();
  });

  it('asks before what was typed is lost', async () => {
    edit();
    await screen.findByRole('form', { name: 'EDIT CUSTOMER' });
    await fill(/City/, 'Kennesaw');
    await userEvent.click(screen.getByRole('link', { name: 'Back To Customers' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(box(/City/)).toHaveValue('Kennesaw');
  });

  it('shows who changed a customer, when and what', async () => {
    api.change(
      answers(historyList, {
        list: [
          {
            entryId: '1',
            at: '2026-11-19T10:00:00.000Z',
            userId: idOf(9),
            userName: 'Priya Nair',
            action: 'edit',
            changes: [
              { field: 'city', before: 'Smyrna', after: 'Marietta' },
              { field: 'companyType', before: 'CUSTOMER', after: 'SELLER' },
              { field: 'facilityDiscounts', before: null, after: 'Atlanta: -2' },
            ],
          },
        ],
        areMoreItemsAvailable: false,
      }),
    );
    edit();
    await screen.findByRole('form', { name: 'EDIT CUSTOMER' });
    await userEvent.click(screen.getByRole('radio', { name: 'History' }));
    const history = within(await screen.findByRole('list', { name: 'History' }));
    expect(history.getByText('Priya Nair')).toBeInTheDocument();
    for (const text of ['Smyrna', 'Customer', 'Partner Seller', 'Discounts by facility'])
      expect(history.getByText(text)).toBeInTheDocument();
    expect(api.callsOf(historyList)[0]?.input).toMatchObject({ entity: 'company', entityId: idOf(100) });
  });

  it('[CUST-036] [CUST-045] lets administrators edit their own company without rights, prices and lookups', async () => {
    api.change(answers(companyDetail, aWholeCompany({ companyId: ownCompanyId })));
    open('/entities/viewGroup', { ...everything, hierarchy: 2, isAdmin: true, canEditGroup: false });
    await screen.findByRole('form', { name: 'EDIT CUSTOMER' });
    expect(screen.queryByRole('textbox', { name: 'Group modifier' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /Company type/ })).not.toBeInTheDocument();
    cleanup();
    open('/entities/viewGroup', { hierarchy: 2 });
    expect(await screen.findByRole('heading', { name: 'Harlan Auto Parts' })).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('says that a customer is gone and leads back', async () => {
    api.change(refuses(companyDetail, 404, { error: 'This company was not found.' }));
    edit();
    expect(await screen.findByText('This customer is gone, or not yours to see.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to start' })).toHaveAttribute(
      'href',
      '/entities/viewGroup/harlan?count=20',
    );
  });
});
