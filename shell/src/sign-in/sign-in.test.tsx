import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgotPassword, login, preLogin, resetPassword } from '@washcoat/contract-entities';
import { sessionStore } from '@washcoat/platform-sdk';
import { answers, fakeApi, fakeSession, refuses } from '@washcoat/platform-sdk/testing';
import { toast } from '@washcoat/ui';
import { axe } from 'jest-axe';
import { renderShell, resizeTo } from '../testing/render-shell';

const manifest = {
  name: 'mfe-demo',
  title: 'Demo',
  pages: [
    { path: '/converters/identify', title: 'Identify Converters' },
    { path: '/dashboard', title: 'Reports' },
    { path: '/loads/active-load', title: 'Active Carts' },
    { path: '/new-user/:id?', title: 'New user', requires: { anyOf: [{ isNewUser: true }] } },
  ],
};
const registry = { revision: 1, remotes: [{ name: 'mfe-demo', version: '1', entry: '/x.json', manifest }] };

let server: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  toast.clear();
  resizeTo(1440);
  server = fakeApi(
    answers(preLogin, { companyLogo: '/files/peachtree.png' }),
    answers(login, fakeSession()),
    answers(forgotPassword, { message: 'Email sent successfully' }),
    answers(resetPassword, { message: 'Saved' }),
  );
  const api = globalThis.fetch;
  globalThis.fetch = (target, init) =>
    target === '/registry.json' ? Promise.resolve(Response.json(registry)) : api(target, init);
});
afterEach(() => server.restore());

const open = async (route = '/') => {
  const shown = await renderShell({ route, session: null });
  await screen.findByLabelText('Email');
  return shown;
};
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const isOpen = () => waitFor(() => expect(password()).not.toHaveAttribute('aria-disabled'));
const isClosed = () => expect(password()).toHaveAttribute('aria-disabled', 'true');
const pass = async (address = 'owner@peachtree.test') => {
  await userEvent.type(email(), address);
  await userEvent.tab();
  await isOpen();
};
const signIn = async () => {
  await pass();
  await userEvent.type(password(), 'Washcoat-demo-1');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
};

describe('the sign-in page', () => {
  it('[AUTH-001] [AUTH-006] [AUTH-009] [AUTH-011] asks for email and password', async () => {
    await open();
    expect(email()).toBeInTheDocument();
    expect(password()).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Forgot Password' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(await axe(document.body)).toHaveNoViolations();
  });

  it('[AUTH-010] shows and hides the password', async () => {
    await open();
    await pass();
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('[AUTH-017] [AUTH-018] [AUTH-027] opens the password when the address has passed its check', async () => {
    await open();
    isClosed();
    await userEvent.type(email(), 'owner@peachtree.test');
    expect(server.callsOf(preLogin)).toHaveLength(0);
    isClosed();
    await userEvent.tab();
    await isOpen();
    expect(server.callsOf(preLogin)).toMatchObject([
      { method: 'POST', input: { email: 'owner@peachtree.test' } },
    ]);
    expect(screen.getByRole('img', { name: 'Your company' })).toHaveAttribute('src', '/files/peachtree.png');
    await userEvent.type(email(), 'x');
    isClosed();
    expect(screen.queryByRole('img', { name: 'Your company' })).not.toBeInTheDocument();
  });

  it.each(['owner', 'owner@peachtree', 'ow ner@peachtree.test', 'owner@peach tree.test', '@peachtree.test'])(
    '[AUTH-019] makes no check for %s',
    async (malformed) => {
      await open();
      await userEvent.type(email(), malformed);
      await userEvent.tab();
      expect(server.calls).toEqual([]);
      isClosed();
    },
  );

  it.each([
    ['the text of the server', { error: 'Too many checks' }, 'Too many checks'],
    ['its own text', {}, 'Oops! Please Enter valid email id'],
  ])('[AUTH-021] says that the check failed with %s', async (_whose, body, text) => {
    server.change(refuses(preLogin, 400, body));
    await open();
    await userEvent.type(email(), 'nobody@nowhere.test');
    await userEvent.tab();
    expect(await screen.findAllByText(text)).toHaveLength(2);
    expect(email()).toHaveAccessibleDescription(text);
    isClosed();
  });

  it('[AUTH-017] leads from the address to the password by keyboard and signs in while the check is under way', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.change(answers(preLogin, () => held.then(() => ({ companyLogo: null }))));
    await open();
    expect(email()).toHaveFocus();
    await userEvent.keyboard('owner@peachtree.test{Tab}');
    expect(password()).toHaveFocus();
    isClosed();
    await userEvent.keyboard('Washcoat-demo-1{Enter}');
    expect(password()).toHaveValue('Washcoat-demo-1');
    expect(server.callsOf(login)).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    release();
    await waitFor(() => expect(server.callsOf(login)).toHaveLength(1));
    expect(server.callsOf(preLogin)).toHaveLength(1);
    expect(server.callsOf(login)[0]?.input).toMatchObject({ password: 'Washcoat-demo-1' });
  });

  it('[AUTH-017] takes no password by hand for an address that was not checked, and says what is wrong with it', async () => {
    await open();
    await userEvent.keyboard('owner{Tab}secret');
    expect(password()).toHaveFocus();
    expect(password()).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Oops! Please Enter valid email id');
    expect(server.calls).toEqual([]);
  });

  it('can be filled by a password manager, which needs no key and no blur', async () => {
    await open();
    const form = email().closest('form');
    expect(password().closest('form')).toBe(form);
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toBeEnabled();
    fireEvent.change(email(), { target: { value: 'owner@peachtree.test' } });
    fireEvent.change(password(), { target: { value: 'Washcoat-demo-1' } });
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(server.callsOf(login)).toHaveLength(1));
  });

  it.each([
    ['the text of the server', { error: 'This user is switched off' }, 'This user is switched off'],
    ['its own text', {}, 'Invalid Credentials'],
  ])('[AUTH-022] says that the sign-in failed with %s', async (_whose, body, text) => {
    server.change(refuses(login, 401, body));
    await open();
    await signIn();
    expect(await screen.findAllByText(text)).toHaveLength(2);
    expect(password()).toHaveValue('Washcoat-demo-1');
    expect(sessionStore.current()).toBeNull();
    expect(window.location.pathname).toBe('/');
  });
});

describe('signing in', () => {
  it('[AUTH-016] [AUTH-024] [AUTH-026] keeps the session and goes to Identify Converters', async () => {
    await open();
    await signIn();
    await waitFor(() => expect(window.location.pathname).toBe('/converters/identify'));
    expect(sessionStore.current()).toEqual(fakeSession());
    expect(server.callsOf(login)[0]?.input).toEqual({
      email: 'owner@peachtree.test',
      password: 'Washcoat-demo-1',
      isRegistration: false,
      rememberMe: false,
    });
  });

  it('takes the refusal of the attempt before away', async () => {
    server.change(refuses(login, 401, { error: 'That is not it' }));
    await open();
    await signIn();
    expect(await screen.findAllByText('That is not it')).toHaveLength(2);
    server.change(answers(login, fakeSession()));
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(sessionStore.current()).not.toBeNull());
    expect(screen.queryByText('That is not it')).not.toBeInTheDocument();
  });

  it('[AUTH-015] goes to the open carts on a screen under 720 px', async () => {
    resizeTo(390);
    await open();
    await signIn();
    await waitFor(() => expect(window.location.pathname).toBe('/loads/active-load'));
  });

  it('[AUTH-016] offers the page whose link led here, with its query, once', async () => {
    const { unmount } = await open('/dashboard?tab=history#newest');
    expect(window.location.pathname).toBe('/');
    await signIn();
    await waitFor(() => expect(window.location.pathname).toBe('/converters/identify'));
    await userEvent.click(await screen.findByRole('button', { name: 'Go there' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect([window.location.search, window.location.hash]).toEqual(['?tab=history', '#newest']);
    unmount();
    toast.clear();
    await open();
    await signIn();
    await waitFor(() => expect(window.location.pathname).toBe('/converters/identify'));
    expect(screen.queryByRole('button', { name: 'Go there' })).not.toBeInTheDocument();
  });

  it.each(['/nowhere', '/new-user/1', '/logout'])(
    'offers nothing where %s was opened, which is no page of theirs',
    async (path) => {
      await open(path);
      await signIn();
      await waitFor(() => expect(window.location.pathname).toBe('/converters/identify'));
      expect(screen.queryByRole('button', { name: 'Go there' })).not.toBeInTheDocument();
    },
  );

  it('[AUTH-014] goes to the new-user route, also where another page was opened', async () => {
    server.change(answers(login, fakeSession({ isNewUser: true, hierarchy: 2, companyId: null })));
    await open('/dashboard');
    await signIn();
    await waitFor(() => expect(window.location.pathname).toBe('/new-user/1'));
  });

  it('[AUTH-014] goes to the new-user route for a new user', async () => {
    server.change(answers(login, fakeSession({ isNewUser: true, hierarchy: 2, companyId: null })));
    await open();
    await signIn();
    await waitFor(() => expect(window.location.pathname).toBe('/new-user/1'));
  });

  it('[AUTH-009] remembers the address with Remember me, and checks it at the next visit', async () => {
    const { unmount } = await open();
    await pass();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.type(password(), 'Washcoat-demo-1{Enter}');
    await waitFor(() => expect(sessionStore.current()).not.toBeNull());
    expect(server.callsOf(login)[0]?.input).toMatchObject({ rememberMe: true });
    unmount();
    await open();
    expect(email()).toHaveValue('owner@peachtree.test');
    await isOpen();
  });
});

describe('registering', () => {
  it('[AUTH-002] [AUTH-005] [AUTH-017] [AUTH-020] prefills the invited address and makes no check', async () => {
    server.change(answers(login, fakeSession({ isNewUser: true, hierarchy: 10 })));
    await open('/login/invited%40newco.test?code=one-time');
    expect(email()).toHaveValue('invited@newco.test');
    expect(password()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(email());
    await userEvent.tab();
    await userEvent.type(password(), 'Washcoat-demo-1');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(window.location.pathname).toBe('/new-user'));
    expect(server.callsOf(preLogin)).toEqual([]);
    expect(server.callsOf(login)[0]?.input).toMatchObject({
      email: 'invited@newco.test',
      isRegistration: true,
      code: 'one-time',
    });
  });

  it('[AUTH-026] shows what is wrong with a field at the field and keeps what was typed', async () => {
    const fields = { password: 'Use at least 8 characters' };
    server.change(refuses(login, 400, { error: 'Use at least 8 characters', fields }));
    await open('/invite');
    await userEvent.type(email(), 'new@newco.test');
    await userEvent.type(password(), 'short{Enter}');
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/Use at least 8 characters/));
    expect(password()).toHaveValue('short');
    const [sent] = server.callsOf(login);
    expect(sent?.input).toMatchObject({ email: 'new@newco.test', isRegistration: true });
    expect(sent?.input).not.toHaveProperty('code');
  });

  it('[AUTH-003] [AUTH-005] is the mode of /invite', async () => {
    await open('/invite');
    expect(email()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Register' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
  });
});

describe('a forgotten password', () => {
  it('[AUTH-007] [AUTH-008] [AUTH-012] [AUTH-023] [AUTH-028] is mailed about, there and back', async () => {
    await open();
    await pass();
    await userEvent.click(screen.getByRole('button', { name: 'Forgot Password' }));
    expect(email()).toHaveValue('owner@peachtree.test');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send Email' }));
    expect(await screen.findAllByText('Email sent successfully')).toHaveLength(2);
    expect(server.callsOf(forgotPassword)[0]?.input).toEqual({ email: 'owner@peachtree.test' });
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument();
  });

  it('is asked for by keys alone: Enter in the address mails the link', async () => {
    await open();
    await pass();
    screen.getByRole('button', { name: 'Forgot Password' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(email()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findAllByText('Email sent successfully')).toHaveLength(2);
  });

  it('says what went wrong', async () => {
    server.change(refuses(forgotPassword, 500));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Forgot Password' }));
    await userEvent.type(email(), 'owner@peachtree.test{Enter}');
    expect(await screen.findAllByText('Oops! Something went wrong. Please try again later')).toHaveLength(2);
  });

  it('is replaced with the link of the mail', async () => {
    await renderShell({ route: '/reset-password/one-time-token', session: null });
    expect(await screen.findByLabelText('New password')).toHaveFocus();
    await userEvent.keyboard('Another-1{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(server.callsOf(resetPassword)[0]?.input).toEqual({
      token: 'one-time-token',
      newPassword: 'Another-1',
    });
    expect(screen.getByText('Password changed successfully')).toBeInTheDocument();
  });

  it('keeps the form when the link is no longer good', async () => {
    server.change(refuses(resetPassword, 400, { error: 'This link was used already' }));
    await renderShell({ route: '/reset-password/one-time-token', session: null });
    await userEvent.type(await screen.findByLabelText('New password'), 'Another-1{Enter}');
    expect(await screen.findByText('This link was used already')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue('Another-1');
    expect(window.location.pathname).toBe('/reset-password/one-time-token');
  });
});

it.each([
  ['expired', 'Your session has ended. Sign in again to go on.'],
  ['registered', /Open the link that we have mailed you to confirm your address/],
])('says why the user was signed out: %s', async (reason, words) => {
  sessionStorage.setItem('washcoat.signed-out', reason);
  await open();
  expect(screen.getByText(words)).toBeInTheDocument();
});
