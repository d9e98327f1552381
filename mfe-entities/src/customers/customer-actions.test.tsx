import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  companyActive,
  companyDecide,
  companyDelete,
  companyEdit,
  companyList,
  companyMessage,
} from '@washcoat/contract-entities';
import { answers, refuses } from '@washcoat/platform-sdk/testing';
import { aCompany, idOf, listed, ownCompanyId } from './customer.fixture';
import { everything, leave, open, twoCustomers } from './opened-customers.fixture';

describe('what is done with customers', () => {
  let api: ReturnType<typeof twoCustomers>;
  const name = (text: string) => screen.findByText(text);

  beforeEach(() => {
    api = twoCustomers();
  });
  afterEach(() => leave(api));

  it.each([
    ['Approve', true],
    ['Refuse', false],
  ])('lets the house %s customers who registered alone', async (verb, isApproved) => {
    const waiting = aCompany({ companyName: 'Newco Cores', isWaiting: true, isActive: false });
    api.change(
      answers(companyList, listed(waiting)),
      answers(companyDecide, { message: `${verb}d Successfully` }),
    );
    open();
    await name('Newco Cores');
    expect(screen.getByText('Waiting')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(MESSAGE|DELETE)/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Waiting for approval' }));
    await waitFor(() => expect(api.callsOf(companyList).at(-1)?.input).toMatchObject({ isWaiting: 'true' }));
    await userEvent.click(await screen.findByRole('button', { name: `${verb} Newco Cores` }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: verb }));
    expect(await screen.findByText(`${verb}d Successfully`)).toBeInTheDocument();
    expect(api.callsOf(companyDecide)[0]?.input).toEqual({ companyId: waiting.companyId, isApproved });
  });

  it('[CUST-023] [CUST-026] [CUST-027] offers EDIT, DELETE, VIEW and MESSAGE with their rights', async () => {
    open();
    await name('Harlan Auto Parts');
    expect(screen.getByRole('link', { name: 'VIEW Harlan Auto Parts' })).toHaveAttribute(
      'href',
      `/entities/viewGroupId/${idOf(100)}`,
    );
    for (const action of ['EDIT', 'DELETE', 'MESSAGE'])
      expect(screen.getByRole('button', { name: `${action} Harlan Auto Parts` })).toBeInTheDocument();
    cleanup();
    open('/entities/viewGroup', {});
    await name('Harlan Auto Parts');
    expect(screen.queryByRole('button', { name: /^EDIT/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^DELETE/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('[CUST-022] [COM-037] [COM-018] saves the whole customer with the switch and reloads', async () => {
    api.change(answers(companyEdit, { message: 'Successfully edited the Partner', version: 4 }));
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Harlan Auto Parts is active' }));
    expect(await screen.findByText('Successfully edited the Partner')).toBeInTheDocument();
    expect(api.callsOf(companyEdit)[0]?.input).toEqual({
      companyId: idOf(100),
      isActive: false,
      companyName: 'Harlan Auto Parts',
      companyType: 'SELLER',
      address: '12 Mill Road',
      city: 'Marietta',
      state: 'GA',
      zipcode: '30060',
      facility: 'Atlanta',
      firstName: 'Joe',
      lastName: 'Harlan',
      email: 'joe@harlan.test',
      phone: '4045550142',
      businessLicense: 'BL-1',
      ein: '12-3456789',
      priceMod: 1.5,
      priceModIsPercentage: true,
      groupModifier: -2.5,
      groupModifierIsPercentage: true,
      canSeeUnitPrice: true,
      canBuildCart: false,
      version: 3,
    });
    await waitFor(() => expect(api.callsOf(companyList)).toHaveLength(2));
  });

  it('[CUST-087] lets hierarchy 10 switch its customers, never its own company', async () => {
    api.change(
      answers(companyList, listed(aCompany(), aCompany({ companyId: ownCompanyId, companyName: 'Own' }))),
    );
    open('/entities/viewGroup', { hierarchy: 10 });
    expect(await screen.findByRole('switch', { name: 'Harlan Auto Parts is active' })).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Own is active' })).not.toBeInTheDocument();
  });

  it('[CUST-028] [CUST-105] [COM-008] asks before it deletes', async () => {
    api.change(answers(companyDelete, { message: 'Deleted Successfully' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'DELETE Harlan Auto Parts' }));
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent('Are you sure you want to delete the customer Harlan Auto Parts ?');
    expect(api.callsOf(companyDelete)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete customer' }));
    expect(await screen.findByText('Deleted Successfully')).toBeInTheDocument();
    expect(api.callsOf(companyDelete)[0]?.input).toEqual({ companyId: idOf(100) });
  });

  it('[CUST-025] [CUST-104] messages the contact, with own words or without', async () => {
    api.change(answers(companyMessage, { message: 'Successfully Sent' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'MESSAGE Harlan Auto Parts' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Call me');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Successfully Sent')).toBeInTheDocument();
    expect(api.callsOf(companyMessage)[0]?.input).toEqual({ companyId: idOf(100), message: 'Call me' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    api.change(refuses(companyMessage, 429, { error: 'Too many messages. Try again in a minute.' }));
    await userEvent.click(screen.getByRole('button', { name: 'MESSAGE Harlan Auto Parts' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Too many messages. Try again in a minute.')).toBeInTheDocument();
    expect(api.callsOf(companyMessage)[1]?.input).toEqual({ companyId: idOf(100) });
  });

  it('[CUST-029] [CUST-030] offers Create Customer by right and Invite User for the one chosen row', async () => {
    open();
    await name('Harlan Auto Parts');
    expect(screen.getByRole('button', { name: 'Create Customer' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Invite User' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /Harlan Auto Parts/ }));
    expect(screen.getByRole('link', { name: 'Invite User' })).toHaveAttribute(
      'href',
      `/entities/inviteUsers?company=${idOf(100)}`,
    );
    cleanup();
    open('/entities/viewGroup', {});
    await name('Harlan Auto Parts');
    expect(screen.queryByRole('button', { name: 'Create Customer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('switches the chosen rows off and names what was refused', async () => {
    api.change(
      answers(companyActive, {
        message: 'Changes Applied.',
        changed: 1,
        refused: [{ id: idOf(101), error: 'please upload company logo' }],
      }),
    );
    open();
    await name('Harlan Auto Parts');
    await userEvent.click(screen.getByRole('checkbox', { name: /Harlan Auto Parts/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Peachtree Cores/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Peachtree Cores: please upload company logo')).toBeInTheDocument();
    expect(api.callsOf(companyActive)[0]?.input).toEqual({ ids: [idOf(100), idOf(101)], isActive: false });
  });

  it('[CUST-089] offers ADD_FRANCHISE with its right only; it starts a new franchise', async () => {
    open('/entities/Franchise', { ...everything, canCreateFranchise: false });
    await name('Peachtree Cores');
    expect(screen.queryByRole('button', { name: 'ADD_FRANCHISE' })).not.toBeInTheDocument();
    cleanup();
    open('/entities/Franchise', { ...everything, canAdjustCustomerSettings: true });
    const [first] = await screen.findAllByRole('button', { name: 'ADD_FRANCHISE' });
    if (first) await userEvent.click(first);
    expect(await screen.findByRole('heading', { name: 'CREATE FRANCHISE' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Company type/ })).toHaveValue('Franchise');
    expect(screen.getByRole('link', { name: 'Back To Franchises' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save franchise' })).toBeInTheDocument();
    const form = screen.getByRole('form', { name: 'CREATE FRANCHISE' });
    expect(form).toHaveTextContent('Added to every offer to this franchise.');
    expect(form).toHaveTextContent('They go before the roles of the franchise’s users.');
    expect(form).not.toHaveTextContent(/(this|the) customer/);
    cleanup();
    open('/entities/Franchise', { ...everything, canCreateUser: false });
    await name('Peachtree Cores');
    expect(screen.queryByRole('button', { name: 'ADD_FRANCHISE' })).not.toBeInTheDocument();
  });
});
