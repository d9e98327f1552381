import {
  changePassword,
  companyAdd,
  forgotPassword,
  login,
  passwordResetRequested,
  resetPassword,
  userAdd,
  userEdit,
} from '@washcoat/contract-entities';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { userForm } from '../people/user-form.fixture';
import { accountForm } from '../registrations/registrations.fixture';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';

const COMMON = 'This password is one of the most common ones. Choose another one.';
const OWN_WORDS = 'Use more than your name, e-mail address or company. Choose another one.';
const common = ['password', 'PASSWORD1', 'iloveyou', '12345678', 'Password-2026!', 'aaaaaaaa', '1q2w3e4r'];

describe('passwords that can be guessed', () => {
  let entities: TestService;
  beforeAll(async () => {
    entities = await startSeeded();
  });
  afterAll(() => entities.stop());

  const saidAt = (
    { status, error }: { status: number; error: { fields?: Record<string, string> } },
    field: string,
  ) => [status, error.fields?.[field]];

  it('are not taken when somebody registers', async () => {
    const register = (password: string, email = 'quinn.harper@millstone.test') =>
      entities.call(null, login, { email, password, isRegistration: true });
    for (const password of common)
      expect([password, saidAt(await register(password), 'password')]).toEqual([password, [400, COMMON]]);
    for (const password of ['QuinnHarper1', 'quinn.harper', 'Millstone-26', 'Washcoat2026'])
      expect([password, saidAt(await register(password), 'password')]).toEqual([password, [400, OWN_WORDS]]);
    expect(saidAt(await register('seven'), 'password')).toEqual([400, 'Use at least 8 characters']);
    expect((await register('quinn likes slow trains')).status).toBe(200);
  });

  it('are not taken in the account form', async () => {
    const form = { ...accountForm, companyName: 'Harper Cores' };
    const email = 'odette@nowhere.test';
    const { body } = await entities.call(null, login, {
      email,
      password: DEMO_PASSWORD,
      isRegistration: true,
    });
    const save = (newPassword: string) => {
      const input = { ...form, newPassword, confirmPassword: newPassword };
      return entities.call(null, companyAdd, input, { token: body.token });
    };
    expect(saidAt(await save('football'), 'newPassword')).toEqual([400, COMMON]);
    expect(saidAt(await save('HarperCores1'), 'newPassword')).toEqual([400, OWN_WORDS]);
    expect(saidAt(await save('Odette-1234'), 'newPassword')).toEqual([400, OWN_WORDS]);
  });

  it('are not given to a new user', async () => {
    const { token } = await signIn(entities, 'admin@washcoat.test');
    const add = (password: string) => entities.call(null, userAdd, { ...userForm, password }, { token });
    expect(saidAt(await add('sunshine'), 'password')).toEqual([400, COMMON]);
    expect(saidAt(await add('Pat.Person'), 'password')).toEqual([400, OWN_WORDS]);
    expect((await add('four grey wolves')).status).toBe(200);
  });

  it('are not taken when their owner changes or resets the password', async () => {
    const email = 'owner@peachtree.test';
    const { token } = await signIn(entities, email);
    const change = (newPassword: string) => {
      const input = { currentPassword: DEMO_PASSWORD, newPassword, confirmPassword: newPassword };
      return entities.call(null, changePassword, input, { token });
    };
    expect(saidAt(await change('trustno1'), 'newPassword')).toEqual([400, COMMON]);
    expect(saidAt(await change('June.Hartley'), 'newPassword')).toEqual([400, OWN_WORDS]);
    const same = 'This is your password already. Choose another one.';
    expect(saidAt(await change(DEMO_PASSWORD), 'newPassword')).toEqual([400, same]);
    await entities.call(null, forgotPassword, { email });
    const [mail] = await entities.published(passwordResetRequested);
    const code = mail?.path.replace('/reset-password/', '') ?? '';
    const reset = (newPassword: string) => entities.call(null, resetPassword, { token: code, newPassword });
    expect(saidAt(await reset('baseball'), 'newPassword')).toEqual([400, COMMON]);
    expect(saidAt(await reset('PeachtreeCores'), 'newPassword')).toEqual([400, OWN_WORDS]);
    expect((await reset('four grey wolves')).status).toBe(200);
  });

  it('are asked for again before somebody changes their own address, not that of others', async () => {
    const { token, userId } = await signIn(entities, 'admin@washcoat.test');
    const edit = (input: Record<string, unknown>) =>
      entities.call(null, userEdit, { userId, ...input }, { token });
    const email = 'new-admin@washcoat.test';
    const stored = async () =>
      (await entities.service.database('app_user').where({ user_id: userId }).first('email')).email;
    for (const currentPassword of [undefined, '', 'not-the-password'])
      expect([400, ['currentPassword']]).toEqual([
        (await edit({ email, currentPassword })).status,
        Object.keys((await edit({ email, currentPassword })).error.fields ?? {}),
      ]);
    expect(await stored()).toBe('admin@washcoat.test');
    expect((await edit({ email: 'ADMIN@washcoat.test', lastName: 'Same' })).status).toBe(200);
    expect((await edit({ email, currentPassword: DEMO_PASSWORD })).status).toBe(200);
    expect(await stored()).toBe('ADMIN@washcoat.test');
    const { userId: other } = await signIn(entities, 'grader@washcoat.test');
    expect((await edit({ userId: other, email: 'other-grader@washcoat.test' })).status).toBe(200);
  });
});
