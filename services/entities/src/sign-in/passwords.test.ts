import {
  changePassword,
  forgotPassword,
  login,
  me,
  passwordResetRequested,
  resetPassword,
} from '@washcoat/contract-entities';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';
import { forgotPassword as requestReset } from './forgot-password';

const NEW_PASSWORD = 'Another-password-2';
const MINUTE_MS = 60_000;

describe('passwords', () => {
  let entities: TestService;
  beforeAll(async () => {
    entities = await startSeeded();
  });
  afterAll(() => entities.stop());

  const statusOf = async (token: string) => (await entities.call(null, me, {}, { token })).status;
  const resetTokens = async (email: string) => {
    const events = await entities.published(passwordResetRequested);
    const own = events.filter((event) => event.email === email);
    return own.map(({ path }) => path.replace('/reset-password/', ''));
  };
  const latestToken = async (email: string) => (await resetTokens(email)).at(-1) ?? '';

  describe('changed by their owner', () => {
    const email = 'buyer@washcoat.test';
    const change = (token: string, input: Record<string, string>) =>
      entities.call(null, changePassword, input, { token });

    it('refuses a wrong current password, a mismatch and a short one, naming the field', async () => {
      const { token } = await signIn(entities, email);
      const right = {
        currentPassword: DEMO_PASSWORD,
        newPassword: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      };
      const wrongs = {
        currentPassword: { ...right, currentPassword: 'wrong-password' },
        confirmPassword: { ...right, confirmPassword: 'Another-password-3' },
        newPassword: { ...right, newPassword: 'short', confirmPassword: 'short' },
      };
      for (const [field, input] of Object.entries(wrongs)) {
        const answer = await change(token, input);
        expect(answer.status).toBe(400);
        expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
      }
      expect((await entities.call(null, changePassword, right)).status).toBe(401);
    });

    it('[AUTH-029] ends the other sessions of the user, and the old password', async () => {
      const [own, other] = [await signIn(entities, email), await signIn(entities, email)];
      const stranger = await signIn(entities, 'admin@washcoat.test');
      const answer = await change(own.token, {
        currentPassword: DEMO_PASSWORD,
        newPassword: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      });
      expect(answer.body).toEqual({ message: 'Password changed successfully' });
      expect(await statusOf(own.token)).toBe(200);
      expect(await statusOf(other.token)).toBe(401);
      expect(await statusOf(stranger.token)).toBe(200);
      expect((await entities.call(null, login, { email, password: DEMO_PASSWORD })).status).toBe(400);
      expect((await signIn(entities, email, NEW_PASSWORD)).email).toBe(email);
    });

    it('lets one of two changes at once through', async () => {
      const { token } = await signIn(entities, 'grader@washcoat.test');
      const changes = ['First-password-1', 'Second-password-2'].map((password) =>
        change(token, {
          currentPassword: DEMO_PASSWORD,
          newPassword: password,
          confirmPassword: password,
        }),
      );
      const statuses = (await Promise.all(changes)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 400]);
    });
  });

  describe('forgotten', () => {
    const email = 'subscriber@corner.test';
    const ask = (address: string) => entities.call(null, forgotPassword, { email: address });
    const reset = (token: string, newPassword = NEW_PASSWORD) =>
      entities.call(null, resetPassword, { token, newPassword });

    it('[AUTH-028] mails a link to known addresses and answers alike for unknown ones', async () => {
      const [known, unknown] = [await ask(email.toUpperCase()), await ask('nobody@nowhere.test')];
      expect(known.body).toEqual({ message: 'Email sent successfully' });
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      const events = await entities.published(passwordResetRequested);
      expect(events).toHaveLength(1);
      expect(passwordResetRequested.schema.parse(events[0])).toMatchObject({ email, firstName: 'Lee' });
    });

    it('keeps only a hash of the code', async () => {
      const token = await latestToken(email);
      const rows = await entities.service.database('one_time_code');
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('mails nothing to who is switched off', async () => {
      await entities.service.database('app_user').where({ email: 'lapsed@corner.test' }).update({
        is_active: false,
      });
      expect((await ask('lapsed@corner.test')).status).toBe(200);
      expect(await resetTokens('lapsed@corner.test')).toEqual([]);
    });

    it('sets the new password once, ends every session, and spends the other links', async () => {
      await ask(email);
      const [older = '', newer = ''] = await resetTokens(email);
      const { token } = await signIn(entities, email);
      expect((await reset(newer, 'short')).status).toBe(400);
      const answers = await Promise.all([reset(newer), reset(newer), reset(newer)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      expect(await statusOf(token)).toBe(401);
      expect((await reset(older)).error).toMatchObject({ code: 'LINK_EXPIRED' });
      expect((await signIn(entities, email, NEW_PASSWORD)).email).toBe(email);
    });

    it('is good for 60 minutes', async () => {
      const askAgo = (minutes: number) => {
        const now = new Date(Date.now() - minutes * MINUTE_MS);
        return entities.service.inTransaction({ now }, (unit) => requestReset(unit, 'owner@piedmont.test'));
      };
      await askAgo(61);
      expect((await reset(await latestToken('owner@piedmont.test'))).status).toBe(400);
      await askAgo(59);
      expect((await reset(await latestToken('owner@piedmont.test'))).status).toBe(200);
    });

    it('is not set by a code that nobody was given', async () => {
      expect((await reset('made-up')).error).toMatchObject({ code: 'LINK_EXPIRED' });
      expect((await reset('')).status).toBe(400);
    });

    it.each(['', 'nobody', 'a b@c.test', `${'x'.repeat(250)}@c.test`])(
      'refuses %j as an address with 400',
      async (address) => {
        expect((await ask(address)).status).toBe(400);
      },
    );
  });
});
