import { logout } from '@washcoat/contract-entities';
import type { Endpoint } from '@washcoat/contract-kernel';
import { allEndpoints } from '@washcoat/service-edge';
import { ApiClient } from './api-client';
import { worthlessTokens } from './forged-tokens';
import { refusalOf } from './refusal';
import { startSeededSystem } from './seeded-system';
import { signIn } from './sign-in';
import type { TestSystem } from './start-system';

jest.setTimeout(300_000);

/** A call of every service that has calls for signed-in people. */
const guarded: readonly Endpoint[] = [
  ...new Map(
    allEndpoints.filter(({ access }) => !('open' in access)).map((endpoint) => [endpoint.service, endpoint]),
  ).values(),
];

describe('a token that is worth nothing', () => {
  let product: TestSystem;
  beforeAll(async () => {
    product = await startSeededSystem();
  });
  afterAll(() => product.stop());

  /** What every guarded service answers to the token: status and code, the different ones. */
  async function answersTo(token: string): Promise<string[]> {
    const api = new ApiClient(product.url, token);
    const answers = await Promise.all(
      guarded.map(({ method, path }) => api.send(method, path, method === 'GET' ? {} : { body: '[]' })),
    );
    return [...new Set(answers.map((answer) => `${answer.status} ${refusalOf(answer)?.code}`))];
  }

  it('is refused by seven services, whatever is wrong with it', async () => {
    const { api } = await signIn(product.url, 'admin@washcoat.test');
    const tokens = await worthlessTokens(product.adminUrl, api.token ?? '');
    const answers: Record<string, string[]> = {};
    for (const [what, token] of Object.entries(tokens)) answers[what] = await answersTo(token);
    expect(guarded.map(({ service }) => service).sort()).toHaveLength(7);
    expect(answers).toEqual(
      Object.fromEntries(Object.keys(tokens).map((what) => [what, ['401 SIGNED_OUT']])),
    );
    expect((await answersTo(api.token ?? '')).join()).not.toContain('401');
  });

  it('is one after signing out, on every service at once, and other sessions of the user go on', async () => {
    const [here, there] = await Promise.all([1, 2].map(() => signIn(product.url, 'buyer@washcoat.test')));
    expect((await answersTo(here?.api.token ?? '')).join()).not.toContain('401');
    await here?.api.ask(logout, {});
    expect(await answersTo(here?.api.token ?? '')).toEqual(['401 SIGNED_OUT']);
    expect((await answersTo(there?.api.token ?? '')).join()).not.toContain('401');
  });
});
