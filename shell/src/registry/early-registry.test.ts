import { sessionStore } from '@washcoat/platform-sdk';
import { fakeSession } from '@washcoat/platform-sdk/testing';
import { askEarly, takeEarly } from './early-registry';
import { fetchRegistry } from './fetch-registry';

describe('the registry that is asked for early', () => {
  const asked: (string | null)[] = [];
  const originalFetch = globalThis.fetch;
  let answer: () => Promise<Response>;
  beforeEach(() => {
    asked.length = 0;
    answer = () => Promise.resolve(Response.json({ revision: asked.length }));
    globalThis.fetch = (_address, init) => {
      asked.push(new Headers(init?.headers).get('token'));
      return answer();
    };
  });
  afterEach(async () => {
    await takeEarly(undefined);
    localStorage.clear();
    globalThis.fetch = originalFetch;
  });

  it('is the one of who is signed in, and taken once', async () => {
    const { token } = signIn();
    askEarly();
    expect(await fetchRegistry(token)).toEqual({ revision: 1 });
    expect(asked).toEqual([token]);
    expect(await fetchRegistry(token)).toEqual({ revision: 2 });
  });

  it('is asked for again for somebody else, and when none came', async () => {
    askEarly();
    expect(await fetchRegistry('of-another')).toEqual({ revision: 2 });
    answer = () => Promise.reject(new TypeError('no connection'));
    askEarly();
    answer = () => Promise.resolve(Response.json({ revision: 'after' }));
    expect(await fetchRegistry()).toEqual({ revision: 'after' });
  });

  it.each(['{', '7', 'null', '{"token":1}'])('is the one of nobody when %s is kept as session', (kept) => {
    localStorage.setItem('washcoat.session', kept);
    askEarly();
    expect(asked).toEqual([null]);
  });
});

function signIn() {
  const signedIn = fakeSession({ token: 'of-sam' });
  sessionStore.save(signedIn);
  return signedIn;
}
