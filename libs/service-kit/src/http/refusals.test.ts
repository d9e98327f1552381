import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import {
  anySignedIn,
  endpoint,
  keysetListOf,
  keysetPaging,
  queryInteger,
  saved,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { keysetPageOf, read, write, type ServiceDefinition } from '../index';
import { houseAdmin, TestService } from '../testing';

const service = 'marks';
const access = anySignedIn;
const markAdd = endpoint({
  id: 'markAdd',
  service,
  method: 'POST',
  path: '/write/v1/mark/add',
  summary: '',
  access,
  input: z.object({ size: z.number().optional() }),
  output: saved,
});
const markList = endpoint({
  id: 'markList',
  service,
  method: 'GET',
  path: '/read/v1/mark/getAll',
  summary: '',
  access,
  input: z.object({ ...keysetPaging(1), size: queryInteger.optional() }),
  output: keysetListOf(z.object({ size: z.number() })),
});

const definition: ServiceDefinition = {
  name: service,
  migrations: [
    {
      name: '20261101000002-create-marks',
      up: (knex) =>
        knex.raw(`create table mark (mark_id uuid primary key default gen_random_uuid(), size integer not null,
          at timestamptz not null default now(), weight numeric not null default 1.5, is_new boolean not null default true,
          name text not null default 'a')`),
    },
  ],
  routes: () => [
    write(markAdd, async ({ trx }, { size = 1 }) => {
      await trx('mark').insert({ size });
      return { message: 'Added' };
    }),
    read(markList, ({ database }, page) =>
      keysetPageOf<{ size: number }>(database, database('mark').select('size'), page, {
        columns: [
          { sql: 'at', type: 'timestamptz' },
          { sql: 'size', type: 'integer' },
          { sql: 'weight', type: 'numeric' },
          { sql: 'is_new', type: 'boolean' },
          { sql: 'name', type: 'text' },
          { sql: 'mark_id', type: 'uuid' },
        ],
        direction: 'asc',
      }),
    ),
  ],
};

describe('what a service refuses', () => {
  let marks: TestService;
  const admin = houseAdmin();
  const errors = jest.fn();

  beforeAll(async () => {
    marks = await TestService.start(definition);
    jest.spyOn(marks.platform.logger, 'error').mockImplementation(errors);
    for (const size of [1, 2]) await marks.call(admin, markAdd, { size });
  });
  afterEach(() => expect(errors).not.toHaveBeenCalled());
  afterAll(() => marks.stop());

  describe('a page that goes on', () => {
    const contentOf = (after: string) => JSON.parse(Buffer.from(after, 'base64url').toString());

    it('after what the page before it said, and after nothing else', async () => {
      const { next } = (await marks.call(admin, markList, {})).body;
      const { order, values } = contentOf(next ?? '');
      expect((await marks.call(admin, markList, { after: next ?? '' })).body.list).toEqual([{ size: 2 }]);
      const forged = [
        ...['', '2026-13-45 99:99:99+00', 'now', 'infinity', '2026-11-22', '999999-01-01 00:00:00+00'].map(
          (at) => [0, at],
        ),
        ...['99999999999', '1.5', '', 'x'].map((size) => [1, size]),
        ...['NaN', '1e999999', ''].map((weight) => [2, weight]),
        ...['maybe', ''].map((isNew) => [3, isNew]),
        [4, 'a\0b'],
        ...['x', '', '00000000-0000-0000-0000-00000000000'].map((markId) => [5, markId]),
      ] as const;
      for (const [place, value] of forged) {
        const spoilt = {
          order,
          values: values.map((old: string, at: number) => (at === place ? value : old)),
        };
        const after = Buffer.from(JSON.stringify(spoilt)).toString('base64url');
        const { status, error } = await marks.call(admin, markList, { after });
        expect([value, status, error.fields]).toEqual([value, 400, { after: expect.any(String) }]);
      }
    });

    it('not for a day that no month has', async () => {
      const { next } = (await marks.call(admin, markList, {})).body;
      const { order, values } = contentOf(next ?? '');
      const spoilt = { order, values: ['2026-02-30 00:00:00+00', ...values.slice(1)] };
      const after = Buffer.from(JSON.stringify(spoilt)).toString('base64url');
      expect((await marks.call(admin, markList, { after })).status).toBe(400);
    });
  });

  it.each([2 ** 31, -(2 ** 31), 99_999_999_999, Number.MAX_SAFE_INTEGER, 1e300])(
    'the number %d in a query',
    async (size) => {
      const { status, error } = await marks.call(admin, markList, { size });
      expect([status, error.fields]).toEqual([400, { size: expect.any(String) }]);
    },
  );

  it('a number that no column holds, when nothing before the database has noticed', async () => {
    const { status, error } = await marks.call(admin, markAdd, { size: 99_999_999_999 });
    expect([status, error.code]).toEqual([400, 'BAD_INPUT']);
  });

  const packed = { br: brotliCompressSync, gzip: gzipSync, deflate: deflateSync };
  it.each(Object.entries(packed))('a body in %s that is broken, cut off or none', async (encoding, pack) => {
    const send = async (payload: Buffer) => {
      const headers = {
        'content-type': 'application/json',
        'content-encoding': encoding,
        token: await marks.tokenOf(admin),
      };
      return (await marks.send({ method: 'POST', url: markAdd.path, headers, payload })).status;
    };
    const whole = pack(JSON.stringify({ size: 7, more: 'x'.repeat(300) }));
    expect(await send(whole)).toBe(200);
    expect(await send(whole.subarray(0, -4))).toBe(400);
    expect(await send(Buffer.from('not packed at all'))).toBe(400);
    expect(await send(pack(Buffer.alloc(3_000_000, ' ')))).toBe(413);
  });

  it('metrics, which are not for its callers', async () => {
    expect((await marks.send({ method: 'GET', url: '/metrics' })).status).toBe(404);
  });

  it('an Idempotency-Key that is too long: cut, two of them could be one', async () => {
    const keyed = (length: number, end: string) =>
      marks.call(admin, markAdd, {}, { 'idempotency-key': `${'k'.repeat(length - 1)}${end}` });
    expect((await keyed(200, 'a')).status).toBe(200);
    const { status, error } = await keyed(201, 'a');
    expect([status, error.fields]).toEqual([400, { 'Idempotency-Key': expect.stringContaining('200') }]);
  });
});
