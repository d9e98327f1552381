import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  companyDetail,
  facilityList,
  invitationList,
  invitationRevoke,
  invite,
  roleList,
} from '@washcoat/contract-entities';
import { answers, fakeApi, fakeSession, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { entitiesApi } from '../app/api';
import { store } from '../app/store';
import { aWholeCompany } from '../customers/customer.fixture';
import { aFacility, anInvitation, aRole, idOf, listed } from '../testing/people.fixture';
import InviteListScreen from './invite-list.screen';

const ines = anInvitation();
const subscriber = aRole();
const lead = aRole({ roleId: idOf(401), name: 'Yard lead', defaultFor: [] });

describe('invited users', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(invitationList, listed(ines)),
      answers(facilityList, listed(aFacility())),
      answers(companyDetail, aWholeCompany({ companyType: 'CUSTOMER' })),
      answers(roleList, listed(subscriber, lead)),
      ...more,
    );
  };
  const open = (route = '/entities/inviteUsers', session: object = { hierarchy: 10 }) =>
    renderWithPlatform(<InviteListScreen />, { route, store, session });
  const dialog = () => within(screen.getByRole('dialog', { name: 'Invite User' }));
  const fill = async () => {
    await userEvent.type(dialog().getByRole('textbox', { name: 'First Name' }), 'Tom');
    await userEvent.type(dialog().getByRole('textbox', { name: 'Last Name' }), 'Vance');
    await userEvent.type(dialog().getByRole('textbox', { name: 'Email' }), 'tom@newco.test');
  };
  const send = () => userEvent.click(dialog().getByRole('button', { name: 'Invite User' }));

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[INVT-001] [INVT-003] [INVT-004] [INVT-005] [INVT-006] [INVT-007] [INVT-016] [COM-030] shows five columns, ten people a page', async () => {
    start();
    open();
    expect(await screen.findByText('ines@newco.test')).toBeInTheDocument();
    const titles = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(titles.slice(0, 5)).toEqual(['First Name', 'Last Name', 'Email', 'Registered?', 'Created']);
    for (const text of ['Ines', 'Newco', 'No', '2nd Nov, 2026'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(api.callsOf(invitationList)[0]?.input).toEqual({ count: '10', offset: '0' });
  });

  it('[INVT-002] searches', async () => {
    start(answers(invitationList, ({ input }) => (input.text ? listed() : listed(ines))));
    open();
    await screen.findByText('ines@newco.test');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search Invited Users' }), 'z');
    expect(await screen.findByText('No invited users available')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('ines@newco.test')).toBeInTheDocument();
  });

  it('[INVT-008] [INVT-011] wants the whole form before it sends anything', async () => {
    start();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Invite User' }));
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    await userEvent.type(dialog().getByRole('textbox', { name: 'First Name' }), 'Tom');
    await userEvent.type(dialog().getByRole('textbox', { name: 'Last Name' }), '  ');
    await send();
    expect(dialog().getByText('Fill All Details')).toBeInTheDocument();
    expect(api.callsOf(invite)).toHaveLength(0);
  });

  it('[INVT-014] says what the service says, else its own text, and keeps what was typed', async () => {
    start(refuses(invite, 409, { error: 'This e-mail address is registered already.' }));
    open('/entities/inviteUsers?invite=1');
    await screen.findByRole('dialog');
    await fill();
    await send();
    expect(await dialog().findByText('This e-mail address is registered already.')).toBeInTheDocument();
    api.change(refuses(invite, 500));
    await send();
    expect(await dialog().findByText('Enter Valid Name & Email')).toBeInTheDocument();
    expect(dialog().getByRole('textbox', { name: 'Email' })).toHaveValue('tom@newco.test');
  });

  it('[INVT-015] invites by keyboard, with a facility, and shows the new one', async () => {
    start(answers(invite, { message: '' }));
    open();
    (await screen.findByRole('button', { name: 'Invite User' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(dialog().getByRole('textbox', { name: 'First Name' })).toHaveFocus();
    await userEvent.keyboard('Tom{Tab}Vance{Tab}tom@newco.test{Tab}{Tab}{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: /Atlanta/ }));
    await send();
    expect(await screen.findByText('Invited User Successfully!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsOf(invite)[0]?.input).toEqual({
      fname: 'Tom',
      lname: 'Vance',
      email: 'tom@newco.test',
      facilityCity: 'Atlanta',
    });
    await waitFor(() => expect(api.callsOf(invitationList)).toHaveLength(2));
    expect(api.callsOf(facilityList)[0]?.input).toEqual({
      isActive: 'true',
      companyId: fakeSession().companyId,
      count: '1000',
    });
  });

  it('[INVT-015] [COM-017] shows the message of the service when there is one, else the fixed text', async () => {
    start(answers(invite, { message: 'Invited Tom.' }));
    open('/entities/inviteUsers?invite=1');
    await screen.findByRole('dialog');
    await fill();
    await send();
    expect(await screen.findByText('Invited Tom.')).toBeInTheDocument();
  });

  it('invites to the company whose row was chosen', async () => {
    start(answers(invite, { message: '' }));
    open(`/entities/inviteUsers?company=${idOf(100)}`, { hierarchy: 1, canInviteUsers: true });
    await screen.findByRole('dialog');
    expect(await screen.findByText('To register with Harlan Auto Parts')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Company' })).not.toBeInTheDocument();
    await fill();
    await send();
    await waitFor(() => expect(api.callsOf(invite)[0]?.input).toMatchObject({ companyId: idOf(100) }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(api.callsOf(facilityList)[0]?.input).toMatchObject({ isActive: 'true', companyId: idOf(100) });
    expect(api.callsOf(roleList)[0]?.input).toMatchObject({ companyId: idOf(100), isGivable: 'true' });
  });

  it('gives the invited person a role that the inviter chose, else the default of the company', async () => {
    start(answers(invite, { message: '' }));
    open(`/entities/inviteUsers?company=${idOf(100)}`, { hierarchy: 1, canInviteUsers: true });
    await screen.findByRole('dialog');
    const role = dialog().getByRole('combobox', { name: 'Role' });
    await waitFor(() => expect(role).toHaveTextContent('Subscriber (default)'));
    await fill();
    role.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Subscriber (default)',
      'Yard lead',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Yard lead' }));
    await send();
    await waitFor(() => expect(api.callsOf(invite)[0]?.input).toMatchObject({ roleId: lead.roleId }));
  });

  it('lets hierarchy 1 invite a partner to a company of their own', async () => {
    start(answers(invite, { message: '' }));
    open('/entities/inviteUsers?invite=1', { hierarchy: 1, canInviteUsers: true });
    await screen.findByRole('dialog');
    await fill();
    dialog().getByRole('combobox', { name: 'Company' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'A company of their own' }));
    expect(dialog().queryByRole('combobox', { name: 'Role' })).not.toBeInTheDocument();
    await send();
    await waitFor(() => expect(api.callsOf(invite)[0]?.input).toMatchObject({ companyId: null }));
  });

  it('sends an invitation again from its row, unless the person has registered', async () => {
    const done = anInvitation({ invitationId: idOf(501), email: 'done@newco.test', hasUserRegistered: true });
    start(answers(invitationList, listed(ines, done)), answers(invite, { message: '' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Resend to ines@newco.test' }));
    expect(await screen.findByText('Invited User Successfully!')).toBeInTheDocument();
    expect(api.callsOf(invite)[0]?.input).toEqual({
      fname: 'Ines',
      lname: 'Newco',
      email: 'ines@newco.test',
      companyId: idOf(100),
      facilityCity: null,
      roleId: null,
    });
    expect(screen.queryByRole('button', { name: 'Resend to done@newco.test' })).not.toBeInTheDocument();
  });

  it('shows company, inviter and what has become of the link, and revokes an open one after a question', async () => {
    const expired = anInvitation({ invitationId: idOf(501), email: 'late@newco.test', state: 'expired' });
    start(
      answers(invitationList, listed(ines, expired)),
      answers(invitationRevoke, { message: 'Invitation Revoked Successfully!' }),
    );
    open();
    await screen.findByText('late@newco.test');
    const [, row, late] = screen.getAllByRole('row');
    if (!row || !late) throw new Error('The rows are missing.');
    for (const text of ['Harlan Auto Parts', 'June Hartley', 'Open', '16th Nov, 2026'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(within(late).getByText('Expired')).toBeInTheDocument();
    expect(within(late).queryByRole('button', { name: /Revoke/ })).not.toBeInTheDocument();
    await userEvent.click(
      within(row).getByRole('button', { name: 'Revoke the invitation of ines@newco.test' }),
    );
    const question = within(screen.getByRole('alertdialog', { name: 'Revoke invitation' }));
    expect(api.callsOf(invitationRevoke)).toHaveLength(0);
    await userEvent.click(question.getByRole('button', { name: 'Revoke invitation' }));
    expect(await screen.findByText('Invitation Revoked Successfully!')).toBeInTheDocument();
    expect(api.callsOf(invitationRevoke)[0]?.input).toEqual({ invitationId: idOf(500) });
    await waitFor(() => expect(api.callsOf(invitationList)).toHaveLength(2));
  });

  it('says that the list did not load', async () => {
    start(refuses(invitationList, 503));
    open();
    expect(
      await screen.findByText('Invited users did not load. The rest of Washcoat works.'),
    ).toBeInTheDocument();
  });
});
