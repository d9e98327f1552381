import { connect, type Socket } from 'node:net';
import { listen, type Listener } from './listen';

const patience = { headersMs: 200, requestMs: 400, silenceMs: 600, idleMs: 300 };

describe('a listener', () => {
  let listener: Listener;
  let targets: unknown[];

  beforeAll(async () => {
    listener = await listen(
      (request, response) => {
        targets.push(request.url);
        if (request.url === '/large') {
          response.write(Buffer.alloc(50_000_000));
          return;
        }
        request.resume();
        request.on('end', () => response.end('done'));
      },
      '127.0.0.1',
      0,
      {
        patience,
        upgrade(request, socket) {
          targets.push(request.url);
          socket.end('taken over');
        },
      },
    );
  });
  beforeEach(() => (targets = []));
  afterAll(() => listener.close());

  /** Everything that comes back until the connection is over. */
  function send(text: string, meet: (socket: Socket) => void = () => undefined): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(listener.port, '127.0.0.1', () => socket.write(text, 'latin1'));
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('error', () => socket.destroy());
      socket.on('close', () => resolve(answer));
      meet(socket);
    });
  }
  const get = (target: string, more = '') =>
    send(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`);
  const upgrade = (target: string) =>
    send(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);

  it.each([
    ['/a/b?c=d', '/a/b?c=d'],
    ['//', '//'],
    ['//a:99999', '//a:99999'],
    ['//[', '//['],
    ['/a#b', '/a'],
    ['http://elsewhere.test/a?b', '/a?b'],
  ])('hands %j on as %j, also for an upgrade', async (target, expected) => {
    expect(await get(target)).toContain('200 OK');
    expect(await upgrade(target)).toBe('taken over');
    expect(targets).toEqual([expected, expected]);
  });

  it.each(['http://[', 'http://a:99999/', 'x://a', '*', 'a'])(
    'refuses %j, also for an upgrade',
    async (target) => {
      for (const answer of [await get(target), await upgrade(target)]) {
        expect(answer).toMatch(/^HTTP\/1.1 400 /);
        expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'UNREADABLE' });
      }
      expect(targets).toEqual([]);
    },
  );

  it.each([
    ['bytes beyond ASCII', 'GET /\u00a0 HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
    ['control bytes', 'GET /\u0001 HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
    ['no request', '\u0016\u0003\u0001 hello\r\n\r\n', '400'],
    ['an endless header', `GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '431'],
    ['an endless address', `GET /${'y'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, '431'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', '400'],
    ['bad chunks', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', '400'],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\n', '408'],
    ['a body that never ends', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1', '408'],
  ])('ends a connection with %s by saying so', async (_what, text, status) => {
    const answer = await send(text);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toHaveProperty('error');
  });

  it('ends a connection that never reads, one that lies idle and one that is half closed', async () => {
    const unread = send('GET /large HTTP/1.1\r\nHost: x\r\n\r\n', (socket) => socket.pause());
    expect(await send('GET / HTTP/1.1\r\nHost: x\r\n\r\n')).toContain('200 OK');
    expect(
      await send('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1', (socket) => socket.end()),
    ).toBe('');
    const connections = () =>
      new Promise<number>((resolve, reject) =>
        listener.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    listener.server.closeAllConnections();
    void unread;
  });

  it('survives an upgraded connection that is torn off', async () => {
    await send('GET /a HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', (socket) =>
      socket.once('connect', () => setImmediate(() => socket.resetAndDestroy())),
    );
    expect(await get('/a')).toContain('200 OK');
  });
});
