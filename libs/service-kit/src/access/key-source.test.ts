import { generateKeyPairSync } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { listen, type Listener } from '../process/listen';
import { RemoteKeySource } from './key-source';

const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keySet = JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'first' }] });

describe('the keys of tokens, read from another process', () => {
  let asked = 0;
  let answer: RequestListener;
  let server: Listener;
  let source: RemoteKeySource;

  beforeEach(async () => {
    asked = 0;
    answer = (_request, response) => void setTimeout(() => response.end(keySet), 50);
    server = await listen(
      (request, response) => {
        asked++;
        answer(request, response);
      },
      '127.0.0.1',
      0,
    );
    source = new RemoteKeySource(`http://127.0.0.1:${server.port}/.well-known/jwks.json`);
  });
  afterEach(() => server.close());

  it('are read once for all who ask at the same time, as after a start', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => source.publicKey('first')));
    expect(keys.map((key) => key?.equals(publicKey))).toEqual([true, true, true]);
    expect(await source.publicKey('first')).not.toBeNull();
    expect(asked).toBe(1);
  });

  it('are not asked for again and again by tokens with unknown keys', async () => {
    const keys = await Promise.all(['forged', 'other', 'forged'].map((id) => source.publicKey(id)));
    expect(keys).toEqual([null, null, null]);
    expect(await source.publicKey('forged')).toBeNull();
    expect(asked).toBe(1);
  });

  it.each<[string, RequestListener]>([
    ['refuses', (_request, response) => response.writeHead(500).end()],
    ['breaks off', (_request, response) => response.destroy()],
    ['answers something else', (_request, response) => response.end('<html>')],
  ])('sign nobody out while their owner %s, and are found once it is back', async (_how, broken) => {
    const whole = answer;
    answer = broken;
    for (let time = 0; time < 2; time++) {
      await expect(source.publicKey('first')).rejects.toMatchObject({ status: 503 });
    }
    answer = whole;
    expect(await source.publicKey('first')).not.toBeNull();
  });
});
