import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';

const program = path.join(__dirname, 'testing/failing-service.child.ts');

describe('an error that nothing catches', () => {
  let child: ChildProcess;
  let output = '';
  let port: number;

  beforeAll(async () => {
    child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout?.on('data', (chunk) => (output += chunk.toString()));
    port = Number(await printed(/^port (\d+)$/m));
  }, 30_000);
  afterAll(async () => {
    const ended = once(child, 'exit');
    if (child.kill('SIGKILL')) await ended;
  });

  async function printed(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found[1] ?? '';
      await Promise.race([once(child.stdout ?? child, 'data'), endOf(child)]);
    }
  }

  /** Everything that comes back until the connection is over. */
  function send(
    target: string,
    { headers = '', body = '', length }: { headers?: string; body?: string; length?: number } = {},
  ): Promise<string> {
    const head = `POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length ?? body.length}\r\n${headers}`;
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n${body}`));
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('error', () => socket.destroy());
      socket.on('close', () => resolve(answer));
    });
  }
  const close = 'Connection: close\r\n';

  it.each([
    ['/timer', 'in a timer'],
    ['/rejection', 'of a promise'],
    ['/body', 'of a stream'],
    ['/body-end', 'after the body'],
  ])('at %s is answered with the id that the log names', async (target, message) => {
    const requestId = `incident${target}`;
    const honest = send('/honest', { headers: close });
    const answer = await send(target, { headers: `x-request-id: ${requestId}\r\n`, body: 'body' });
    expect(answer).toMatch(/^HTTP\/1.1 500 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'INTERNAL', requestId });
    expect(await printed(new RegExp(`(.*"requestId":"${requestId}".*)`))).toContain(message);
    expect(await honest).toContain('honest');
  });

  it('after the beginning of an answer breaks the answer off', async () => {
    expect(await send('/begun')).toMatch(/half\r\n$/);
    await printed(/after the beginning/);
  });

  it('after the answer is logged, and changes nothing of it', async () => {
    expect(await send('/answered', { headers: close })).toMatch(/200 OK[^]*whole$/);
    await printed(/after the answer/);
  });

  it('of a web socket ends the web socket', async () => {
    const headers = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
    expect(await send('/socket', { headers, body: 'x', length: 0 })).toBe('');
    await printed(/of a web socket/);
  });

  it('of no request is told to the process, which decides', async () => {
    expect(output).not.toContain('orphaned');
    await send('/nobody', { headers: close });
    await printed(/of nobody/);
    await printed(/orphaned/);
    expect(await send('/honest', { headers: close })).toContain('honest');
  });
});

async function endOf(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The process ended with code ${String(code)}.`);
}
