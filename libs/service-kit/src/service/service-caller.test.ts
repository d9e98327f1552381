import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LocalServiceCaller, RemoteServiceCaller, type HttpHandler } from './service-caller';

const answers: Record<string, [number, string]> = {
  '/fine': [200, 'bytes'],
  '/refused': [422, '{"error":"Too much for one page.","code":"TOO_LARGE_TO_PRINT"}'],
  '/busy': [503, '{"error":"Many documents are being printed right now.","code":"BUSY"}'],
  '/broken': [500, '{"error":"Something went wrong on our side.","code":"INTERNAL"}'],
};

const there: HttpHandler = ({ url = '' }, response) => {
  const [status, body] = answers[url] ?? [404, ''];
  response.writeHead(status).end(body);
};

describe('a call from one service to another', () => {
  let server: Server;

  beforeAll(() => new Promise<void>((done) => (server = createServer(there).listen(0, '127.0.0.1', done))));
  afterAll(() => new Promise((done) => server.close(done)));

  const callers = {
    'within one process': () => {
      const caller = new LocalServiceCaller('secret');
      caller.add('files', there);
      return caller;
    },
    'over HTTP': () => {
      const { port } = server.address() as AddressInfo;
      return new RemoteServiceCaller({ files: `http://127.0.0.1:${port}` }, 'secret');
    },
  };

  it.each(Object.keys(callers) as (keyof typeof callers)[])('%s answers its bytes', async (kind) => {
    expect((await callers[kind]().post('files', '/fine', {})).toString()).toBe('bytes');
  });

  it.each(Object.keys(callers) as (keyof typeof callers)[])(
    '%s hands on what the other refuses and that it is too busy, and takes what broke there for a failure',
    async (kind) => {
      const caller = callers[kind]();
      await expect(caller.post('files', '/refused', {})).rejects.toMatchObject({
        status: 422,
        details: { code: 'TOO_LARGE_TO_PRINT' },
      });
      await expect(caller.post('files', '/busy', {})).rejects.toMatchObject({
        status: 503,
        details: { code: 'BUSY' },
      });
      await expect(caller.post('files', '/broken', {})).rejects.toThrow('A service answered 500.');
    },
  );
});
