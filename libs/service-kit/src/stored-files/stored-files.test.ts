import { holdUploads, usedUploads } from '@washcoat/contract-files';
import { anySignedIn, endpoint, paperUrl, saved, uploadedPicture } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { conflict, read, write, type ServiceDefinition } from '../index';
import { paperAt, pictureAt, TestService, testSession } from '../testing';

const form = z.object({
  paper: z.optional(paperUrl),
  pictures: z.array(uploadedPicture).default([]),
  driversLicense: z.string().optional(),
});
const call = { service: 'yard', summary: '', access: anySignedIn } as const;
const shellAdd = endpoint({
  ...call,
  id: 'shellAdd',
  method: 'POST',
  path: '/write/v1/shell/add',
  input: form,
  output: saved,
});
const shellGet = endpoint({
  ...call,
  id: 'shellGet',
  method: 'GET',
  path: '/read/v1/shell/get',
  input: z.object({ isStale: z.string().optional() }),
  output: z.object({ list: z.array(z.object({ paper: z.string().nullable(), made: z.string() })) }),
});
const yard: ServiceDefinition = {
  name: 'yard',
  migrations: [
    {
      name: '20261122000003-create-shell',
      up: (knex) => knex.raw('create table shell (paper text, pictures text[] not null, notes jsonb)'),
    },
  ],
  uploads: [
    { table: 'shell', column: 'paper', isPaper: true },
    { table: 'shell', column: 'pictures' },
    { table: 'shell', column: 'notes' },
  ],
  routes: () => [
    write(shellAdd, async ({ trx }, { paper = null, pictures }) => {
      await trx('shell').insert({ paper, pictures });
      return { message: 'Added' };
    }),
    read(shellGet, async ({ database, now }, { isStale }) => {
      const rows = await database('shell').whereNotNull('paper').select('paper');
      const list = rows.map(({ paper }) => ({ paper: paper as string, made: now.toISOString() }));
      if (isStale) throw conflict('Stale', 'STALE', { current: list[0] });
      return { list };
    }),
  ],
};

describe('files that records name', () => {
  let test: TestService;
  const viewer = testSession();
  const gone = pictureAt('gone');

  beforeAll(async () => {
    test = await TestService.start(yard);
    test.caller.add('yard', test.service.app.callback());
  });
  afterAll(() => test.stop());
  beforeEach(() => answer(200, { missing: [gone] }));

  const answer = (status: number, body: object) =>
    test.caller.add('files', (request, response) => {
      expect(request.url).toBe(holdUploads.path);
      response.writeHead(status).end(JSON.stringify(body));
    });
  const add = (input: object) => test.call(viewer, shellAdd, input);

  it('are our own: every other address is refused with its field', async () => {
    for (const address of [
      'https://elsewhere.test/a.png',
      '//elsewhere.test/a.png',
      'javascript:alert(1)',
      'data:image/svg+xml;base64,PHN2Zz4=',
      '/files/pictures/../secret',
      '/files/pictures/short.webp',
      `${pictureAt('a')}?x=1`,
      paperAt('a'),
    ]) {
      const { status, error } = await add({ pictures: [pictureAt('a'), address] });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['pictures.1']]);
    }
    expect((await add({ paper: pictureAt('a') })).error.fields).toHaveProperty('paper');
  });

  it('exist: what is gone or was never there is refused with its field before anything is written', async () => {
    const { status, error } = await add({ pictures: [pictureAt('a'), gone] });
    expect([status, error.fields]).toEqual([
      400,
      { 'pictures.1': 'This picture is not here any more. Upload it again.' },
    ]);
    expect((await add({ driversLicense: gone })).status).toBe(200);
    await test.service.database('shell').delete();
    answer(500, {});
    expect((await add({ pictures: [pictureAt('a')] })).status).toBe(503);
    expect(await test.service.database('shell')).toEqual([]);
    expect((await add({ pictures: [] })).status).toBe(200);
  });

  it('are signed where they are papers, in answers and refusals, and come back unsigned', async () => {
    await add({ paper: `${paperAt('card')}?for=x&until=1&sign=old`, pictures: [pictureAt('b')] });
    expect(await test.service.database('shell').whereNotNull('paper').pluck('paper')).toEqual([
      paperAt('card'),
    ]);
    const signed = expect.stringContaining(`${paperAt('card')}?for=${viewer.userId}&until=`);
    expect((await test.call(viewer, shellGet, {})).body.list[0]).toMatchObject({ paper: signed });
    const stale = await test.call(viewer, shellGet, { isStale: 'yes' });
    expect([stale.status, stale.error.current]).toEqual([409, expect.objectContaining({ paper: signed })]);
  });

  it('are asked for by who names them where they are papers that no record holds', async () => {
    await add({ paper: paperAt('held'), pictures: [] });
    const asked: unknown[] = [];
    test.caller.add('files', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      asked.push(holdUploads.input.parse(JSON.parse(text)).unheld);
      response.writeHead(200).end(JSON.stringify({ missing: [] }));
    });
    await add({ paper: paperAt('held'), pictures: [pictureAt('b')] });
    await add({ paper: paperAt('new'), pictures: [] });
    expect(asked).toEqual([
      { addresses: [], userId: viewer.userId },
      { addresses: [paperAt('new')], userId: viewer.userId },
    ]);
    await test.service.database('shell').whereNotNull('paper').whereNot('paper', paperAt('card')).delete();
  });

  it('are known to be used, wherever a record names them', async () => {
    await test.service.database('shell').insert({ pictures: [], notes: { of: [{ url: pictureAt('c') }] } });
    const asked = [paperAt('card'), pictureAt('b'), pictureAt('c'), pictureAt('unused')];
    const said = await test.platform.services.post('yard', usedUploads.path, { addresses: asked });
    expect(JSON.parse(said.toString()).used.sort()).toEqual(asked.slice(0, 3).sort());
  });
});
