import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { passwordResetRequested } from '@washcoat/contract-entities';
import { invoiceIssued } from '@washcoat/contract-invoicing';
import { TestService } from '@washcoat/testing';
import { createNotificationsService } from '../service';

describe('the mails that developers read', () => {
  let mailDir: string;
  let notifications: TestService;
  const get = (url: string, from = notifications) => from.send({ method: 'GET', url });

  beforeAll(async () => {
    mailDir = await mkdtemp(path.join(tmpdir(), 'washcoat-mail-'));
    const definition = createNotificationsService({ baseUrl: 'http://127.0.0.1:4000', mailDir });
    notifications = await TestService.start(definition);
  });
  afterAll(async () => {
    await notifications.stop();
    await rm(mailDir, { recursive: true });
  });

  it('are listed and opened, with what people typed escaped', async () => {
    expect((await get('/dev/mail')).body).toContain('No mail yet.');
    await notifications.deliver(invoiceIssued, {
      ...invoiceIssued.example,
      companyName: '<script>alert(1)</script>',
    });
    await notifications.deliver(passwordResetRequested, passwordResetRequested.example);
    const list = String((await get('/dev/mail')).body);
    expect(list).toContain('Invoice ATL-000123 from Washcoat');
    const [, link = ''] = /href="(\/dev\/mail\/[^"]+)">Invoice/.exec(list) ?? [];
    const one = await get(link);
    expect(one.headers['content-type']).toContain('text/html');
    expect(String(one.body)).toContain('&lt;script&gt;');
    expect(String(one.body)).not.toContain('<script>');
    const [, reset = ''] = /href="(\/dev\/mail\/[^"]+)">Set a new/.exec(list) ?? [];
    expect(String((await get(reset)).body)).toContain(
      '<a href="http://127.0.0.1:4000/reset-password/one-time-token">',
    );
  });

  it('are shown to this machine only, asked for by its own name', async () => {
    const status = async (host: string, more = {}) =>
      (await notifications.send({ method: 'GET', url: '/dev/mail', headers: { host }, ...more })).status;
    for (const host of ['localhost:4400', '127.0.0.1', '[::1]:4400']) expect(await status(host)).toBe(200);
    for (const host of ['washcoat.evil.test', 'localhost.evil.test', '127.0.0.1.evil.test'])
      expect(await status(host)).toBe(403);
    expect(await status('localhost', { remoteAddress: '203.0.113.9' })).toBe(403);
    const forged = { host: 'evil.test', 'x-forwarded-host': 'localhost' };
    expect(await status('', { headers: forged })).toBe(403);
  });

  it('are unknown under other addresses', async () => {
    for (const url of ['/dev/mail/x', '/dev/mail/018f3c1e-0000-7000-8000-000000000999', '/dev/mails']) {
      expect((await get(url)).status).toBe(404);
    }
  });

  it('are sent by themselves within seconds', async () => {
    let files: string[] = [];
    for (let waited = 0; files.length < 2 && waited < 10_000; waited += 50) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      files = await readdir(mailDir);
    }
    expect(files.filter((name) => name.endsWith('.eml'))).toHaveLength(2);
  }, 20_000);

  it('do not exist in production', async () => {
    const definition = createNotificationsService({ baseUrl: 'http://127.0.0.1:4000', mailDir });
    const production = await TestService.start(definition, { environment: 'production' });
    const answer = await get('/dev/mail', production);
    await production.stop();
    expect(answer.status).toBe(404);
    expect(answer.error.code).toBe('UNKNOWN_CALL');
  });
});
