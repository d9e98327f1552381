import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmRegistration, registrationLink, renewRegistrationLink } from '@washcoat/contract-entities';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { renderShell } from '../testing/render-shell';

const email = 'ada@new.test';

describe('the page that confirms an address', () => {
  let server: ReturnType<typeof fakeApi>;
  const open = async (
    state: 'open' | 'used' | 'expired',
    of: 'registration' | 'account' = 'registration',
  ) => {
    server = fakeApi(
      answers(registrationLink, { of, state, email }),
      answers(confirmRegistration, { message: '', of, email, isWaiting: of === 'registration' }),
      answers(renewRegistrationLink, { message: 'Email sent successfully' }),
    );
    await renderShell({ route: '/confirm/one-time-code', session: null });
  };
  const password = () => screen.findByLabelText('Password');
  afterEach(() => server.restore());

  it('takes the password that goes with the link, and says what follows', async () => {
    await open('open');
    await userEvent.type(await password(), 'nine brown kettles{Enter}');
    expect(await screen.findByRole('heading', { name: 'Address confirmed' })).toBeInTheDocument();
    expect(screen.getByText(/We look at new accounts before they open/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/');
    const sent = { token: 'one-time-code', password: 'nine brown kettles' };
    expect(server.callsOf(confirmRegistration)[0]?.input).toEqual(sent);
    expect(await axe(document.body)).toHaveNoViolations();
  });

  it('confirms the new address of somebody who has an account', async () => {
    await open('open', 'account');
    expect(await screen.findByText(/Type the password of your account/)).toBeInTheDocument();
    await userEvent.type(await password(), 'nine brown kettles{Enter}');
    expect(await screen.findByText(`You sign in with ${email} from now on.`)).toBeInTheDocument();
  });

  it('keeps the form when the password is another one', async () => {
    await open('open');
    const error = 'This is not the password that you chose.';
    server.change(refuses(confirmRegistration, 400, { error, fields: { password: error } }));
    await userEvent.type(await password(), 'a guess{Enter}');
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(await password()).toHaveValue('a guess');
  });

  it('says that a link was used, also when it happened in another window', async () => {
    await open('open');
    server.change(
      refuses(confirmRegistration, 400, { error: 'This link was used before.', code: 'LINK_USED' }),
      answers(registrationLink, { of: 'registration', state: 'used', email }),
    );
    await userEvent.type(await password(), 'nine brown kettles{Enter}');
    expect(await screen.findByText(/This link was used before, so your address/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  });

  it('mails a new link for an expired one', async () => {
    await open('expired');
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(`A new link is on its way to ${email}.`)).toBeInTheDocument();
    expect(server.callsOf(renewRegistrationLink)[0]?.input).toEqual({ token: 'one-time-code' });
  });

  it('says that a link is unknown', async () => {
    const error = 'This link is not known. Please register again.';
    server = fakeApi(refuses(registrationLink, 400, { error, code: 'LINK_UNKNOWN' }));
    await renderShell({ route: '/confirm/made-up', session: null });
    expect(await screen.findByText(error)).toBeInTheDocument();
  });
});
