import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { badInput, Problem } from '../problem';
import { readForm, type FormRules } from './multipart-form';

const rules: FormRules = {
  field: 'file',
  mostFiles: 2,
  largestFile: 100,
  noForm: () => badInput({ file: 'no form' }),
  tooMany: () => badInput({ file: 'too many' }),
  tooLarge: () => new Problem(413, 'too large'),
};
const part = (disposition: string, content: string) =>
  `--edge\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const file = (content: string, name = 'file') => part(`name="${name}"; filename="a.txt"`, content);
const title = part('name="title"', 'November');
const whole = `${title}${file('one')}${file('passed over', 'other')}--edge--\r\n`;
const isForm = { 'content-type': 'multipart/form-data; boundary=edge' };

describe('a multipart form', () => {
  let server: Server;
  let take: (content: Readable) => Promise<unknown>;
  /** How each taking of a file ended. */
  let takings: string[];
  /** How each form ended. */
  let forms: Promise<unknown>[];

  beforeAll(async () => {
    server = createServer((asked, answer) => {
      const form = readForm(asked, rules, async (content) => {
        const taking = take(content);
        await taking.then(
          (bytes) => takings.push(String(bytes)),
          () => takings.push('let go'),
        );
        await taking;
      });
      const end = form.then(
        (fields) => ({ status: 200, said: fields }),
        (problem) => ({ status: problem.status ?? 500, said: problem.message }),
      );
      forms.push(end);
      void end.then(({ status, said }) => answer.writeHead(status).end(JSON.stringify(said)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    take = buffer;
    [takings, forms] = [[], []];
  });
  afterAll(() => server.close());

  const port = () => (server.address() as AddressInfo).port;

  function send(body: string | Buffer, headers: Record<string, string> = isForm): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      const sent = request({ port: port(), method: 'POST', headers }, (answer) =>
        buffer(answer).then((text) => resolve([answer.statusCode, JSON.parse(text.toString())]), reject),
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  it('answers its fields once its files have been taken', async () => {
    expect(await send(whole)).toEqual([200, { title: 'November' }]);
    expect(takings).toEqual(['one']);
  });

  it('that ends too early, wherever, is refused, and every file that was being taken is let go', async () => {
    const answers = [];
    for (let length = 0; length < whole.length - 2; length += 1)
      answers.push(await send(whole.slice(0, length)));
    const cut = [400, 'The upload did not arrive whole. Send it again.'];
    expect(answers).toEqual(answers.map(() => cut));
    expect(new Set(takings)).toEqual(new Set(['one', 'let go']));
  });

  it('whose caller leaves lets its files go', async () => {
    const socket = connect(port(), '127.0.0.1');
    const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\nContent-Type: ${isForm['content-type']}\r\n\r\n`;
    const taken = once(server, 'request');
    socket.write(`${head}${file('half').slice(0, -2)}`);
    await taken;
    while (!forms.length) await new Promise(setImmediate);
    socket.destroy();
    expect(await forms[0]).toMatchObject({ status: 400 });
    expect(takings).toEqual(['let go']);
  });

  it('is refused above its limits', async () => {
    expect(await send(`${file('x'.repeat(101))}--edge--\r\n`)).toEqual([413, 'too large']);
    expect(await send(`${file('1')}${file('2')}${file('3')}--edge--\r\n`)).toEqual([400, 'too many']);
  });

  it.each([
    ['no boundary', 'multipart/form-data'],
    ['an empty boundary', 'multipart/form-data; boundary='],
    ['an empty boundary in quotes', 'multipart/form-data; boundary=""'],
    ['a broken boundary', 'multipart/form-data; boundary="edge'],
    ['a broken parameter before it', 'multipart/form-data; x; boundary=edge'],
    ['another type', 'application/json'],
  ])('is none with %s', async (_what, type) => {
    expect((await send(whole, { 'content-type': type }))[0]).toBe(400);
  });

  it('tells what went wrong with a file when it is not the form’s fault', async () => {
    take = () => Promise.reject(new Error('the disk is full'));
    expect(await send(whole)).toEqual([500, 'the disk is full']);
  });
});
