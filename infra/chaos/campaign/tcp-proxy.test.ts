import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { TcpProxy } from './tcp-proxy';

describe('the proxy with the bad network', () => {
  let echo: Server;
  let proxy: TcpProxy;
  const clients: Socket[] = [];

  beforeAll(async () => {
    echo = createServer((socket) => socket.on('error', () => socket.destroy()).pipe(socket));
    echo.listen(0, '127.0.0.1');
    await once(echo, 'listening');
    proxy = await TcpProxy.start(() => (echo.address() as AddressInfo).port);
  });
  afterEach(() => {
    proxy.behave('none');
    clients.splice(0).forEach((client) => client.destroy());
  });
  afterAll(async () => {
    await proxy.stop();
    echo.close();
  });

  async function open(): Promise<Socket> {
    const client = connect(proxy.port, '127.0.0.1');
    client.on('error', () => undefined);
    clients.push(client);
    await once(client, 'connect');
    return client;
  }

  const closing = (client: Socket) => new Promise((resolve) => client.once('close', resolve));

  async function said(client: Socket, words: string): Promise<string> {
    client.write(words);
    const [answer] = await once(client, 'data');
    return String(answer);
  }

  it('carries bytes both ways', async () => {
    expect(await said(await open(), 'hello')).toBe('hello');
  });

  it('cuts what is there and carries what comes', async () => {
    const client = await open();
    await said(client, 'hello');
    const closed = closing(client);
    proxy.behave('cut');
    await closed;
    expect(await said(await open(), 'again')).toBe('again');
  });

  it('lets a connection fall silent without ending it', async () => {
    const client = await open();
    await said(client, 'hello');
    proxy.behave('half-open');
    const heard: string[] = [];
    client.on('data', (chunk) => heard.push(String(chunk)));
    client.write('is anybody there');
    expect(await said(await open(), 'others are served')).toBe('others are served');
    expect([heard, client.destroyed]).toEqual([[], false]);
    const closed = closing(client);
    proxy.behave('none');
    await closed;
  });

  it('turns some chunks into bytes that mean nothing', async () => {
    const client = await open();
    proxy.behave('corrupt');
    const answers: string[] = [];
    for (let count = 0; count < 20; count++) answers.push(await said(client, 'x'));
    expect(answers.some((answer) => answer !== 'x')).toBe(true);
    expect(answers.some((answer) => answer === 'x')).toBe(true);
  });
});
