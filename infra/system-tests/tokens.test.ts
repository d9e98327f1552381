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

const closed: readonly Endpoint[] = allEndpoints.filter(({ access }) => !('open' in access));
/** A call of every service that has calls for signed-in people. */
const guarded: readonly Endpoint[] = [
  ...new Map(closed.map((endpoint) => [endpoint.service, endpoint])).values(),
];

describe('a token that is worth nothing', () => {
  let product: TestSystem;
  beforeAll(async () => {
    product = await startSeededSystem();
  });
  afterAll(() => product.stop());

  /** What calls answer to the token, one of every guarded service by default: the different statuses and codes. */
  async function answersTo(token: string, calls = guarded): Promise<string[]> {
    const api = new ApiClient(product.url, token);
    const answers = await Promise.all(
      calls.map(({ method, path }) => api.send(method, path, method === 'GET' ? {} : { body: '[]' })),
    );
    return [...new Set(answers.map((answer) => `${answer.status} ${refusalOf(answer)?.code}`))];
  }

  it('is refused by eight services, whatever is wrong with it', async () => {
    const { api } = await signIn(product.url, 'admin@washcoat.test');
    const tokens = await worthlessTokens(product.adminUrl, api.token ?? '');
    const answers: Record<string, string[]> = {};
    for (const [what, token] of Object.entries(tokens)) answers[what] = await answersTo(token);
    expect(guarded.map(({ service }) => service).sort()).toHaveLength(8);
    expect(answers).toEqual(
      Object.fromEntries(Object.keys(tokens).map((what) => [what, ['401 SIGNED_OUT']])),
    );
    expect((await answersTo(api.token ?? '')).join()).not.toContain('401');
  });

  it('opens no call at all, however the call is spelled', async () => {
    const { api } = await signIn(product.url, 'sa@washcoat.test');
    const { 'with changed claims': forged = '' } = await worthlessTokens(product.adminUrl, api.token ?? '');
    const paths = (endpoint: Endpoint) => [endpoint.path, ...(endpoint.aliases ?? [])];
    const spelled = closed.flatMap((endpoint) => paths(endpoint).map((path) => ({ ...endpoint, path })));
    const answers = await Promise.all(
      spelled.map(async (call) => `${call.path} ${(await answersTo(forged, [call])).join()}`),
    );
    expect(answers.filter((answer) => !answer.endsWith(' 401 SIGNED_OUT'))).toEqual([]);
  });

  it('is one after signing out, on every service at once, and other sessions of the user go on', async () => {
    const [here, there] = await Promise.all([1, 2].map(() => signIn(product.url, 'buyer@washcoat.test')));
    expect((await answersTo(here?.api.token ?? '')).join()).not.toContain('401');
    await here?.api.ask(logout, {});
    expect(await answersTo(here?.api.token ?? '')).toEqual(['401 SIGNED_OUT']);
    expect((await answersTo(there?.api.token ?? '')).join()).not.toContain('401');
  });
});
