import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  metalQuoteDecide,
  metalQuotes,
  pricingDetail,
  pricingDraftDelete,
  pricingEdit,
  productDetail,
  wholePricing,
} from '@washcoat/contract-converters';
import { companyChanged, type Session } from '@washcoat/contract-entities';
import { HOUSE_ID, houseAdmin, testSession, type TestService } from '@washcoat/testing';
import { createConvertersService } from '../service';
import { admin, converterA, customer, putInForce, startCatalogue } from '../testing/catalogue.fixture';
import { fileSource } from './file-source';
import { forgetOldQuotes } from './forget-old-quotes.job';
import { httpSource } from './http-source';
import type { MetalSource } from './metal-source';
import { metalSourceEnvironment, metalSourceOptions } from './metal-source.environment';
import { readSource } from './read-source.job';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const textOf = (market: object = {}, at = hoursAgo(1)) =>
  JSON.stringify({ at, pt: 1000, pd: 1100, rh: 4800, ...market });

describe('a source of market prices', () => {
  let server: Server;
  let answer: RequestListener;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'metal-'));
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await rm(folder, { recursive: true });
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/prices`;
  const failureOf = (source: MetalSource) => source.read().then(String, (error: Error) => error.message);

  it('is read over HTTP with its token', async () => {
    answer = (request, response) =>
      response.end(textOf({ pt: request.headers.authorization === 'Bearer t' ? 7 : 0 }));
    expect((await httpSource(url(), { token: 't' }).read()).market).toEqual({ pt: 7, pd: 1100, rh: 4800 });
  });

  it.each<[string, RequestListener, string]>([
    [
      'leads elsewhere',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'The source leads to another address, which is not followed.',
    ],
    ['refuses', (_request, response) => response.writeHead(401).end(), 'The source answered 401.'],
    ['hangs', () => undefined, 'The source did not answer in time.'],
    [
      'stops in the middle',
      (_request, response) => void response.write('{"at":'),
      'The source did not answer in time.',
    ],
    ['ends in the middle', (request) => void request.socket.destroy(), 'The source can not be reached.'],
    [
      'says too much',
      (_request, response) => response.end('x'.repeat(20_000)),
      'The answer of the source is too long.',
    ],
    [
      'speaks otherwise',
      (_request, response) => response.end('<html>'),
      'The source is not written as JSON.',
    ],
    [
      'gives a number as text',
      (_request, response) => response.end(textOf({ pt: '1000', rh: null })),
      'The source has no price of pt, no price of rh that can be read.',
    ],
    [
      'gives no price that can be',
      (_request, response) => response.end(textOf({ pd: -1 })),
      'The source has no price of pd that can be read.',
    ],
    [
      'says no time',
      (_request, response) => response.end(textOf({}, 'now')),
      'The source has no at that can be read.',
    ],
  ])('fails with a sentence when it %s', async (_what, does, sentence) => {
    answer = does;
    expect(await failureOf(httpSource(url(), { deadlineMs: 300 }))).toBe(sentence);
  });

  it('is read out of a file', async () => {
    const file = path.join(folder, 'prices.json');
    expect(await failureOf(fileSource(file))).toBe('The file of prices can not be read.');
    await writeFile(file, textOf({ rh: 4801.5 }));
    expect((await fileSource(file).read()).market.rh).toBe(4801.5);
    await writeFile(file, ' '.repeat(10_001));
    expect(await failureOf(fileSource(file))).toBe('The file of prices is too long.');
  });

  it('is what the environment says: people, a file, or an address', () => {
    const of = (environment: object) => metalSourceOptions(metalSourceEnvironment.parse(environment));
    expect(of({})).toEqual({ source: null, everyMs: 900_000, draftPercent: null });
    expect(of({ METAL_SOURCE_FILE: '/prices', METAL_SOURCE_MINUTES: '5' })).toMatchObject({
      ...{ source: { kind: 'file' }, everyMs: 300_000 },
    });
    expect(of({ METAL_SOURCE_URL: url(), METAL_DRAFT_PERCENT: '2.5' })).toMatchObject({
      ...{ source: { kind: 'http' }, draftPercent: 2.5 },
    });
    expect(() => of({ METAL_SOURCE_URL: 'ftp://prices' })).toThrow();
  });
});

describe('market prices of a source', () => {
  let catalogue: TestService;
  const source: MetalSource = { kind: 'file', read: async () => reading };
  let reading = { quotedAt: new Date(), market: { pt: 0, pd: 0, rh: 0 } };

  beforeAll(async () => {
    const options = { source, everyMs: HOUR_MS * 24, draftPercent: 5 };
    catalogue = await startCatalogue([converterA], createConvertersService(options));
    await catalogue.deliver(companyChanged, {
      ...companyChanged.example,
      companyId: HOUSE_ID,
      isHouse: true,
    });
  });
  afterAll(() => catalogue.stop());
  beforeEach(async () => {
    for (const table of ['metal_quote', 'metal_source', 'pricing_draft'])
      await catalogue.service.database(table).delete();
  });

  const take = async (market: object, at = hoursAgo(1), from = source) => {
    reading = { quotedAt: new Date(at), market: { pt: 1000, pd: 1100, rh: 4800, ...market } };
    await readSource(catalogue.service, from, 5);
  };
  const quotes = async (session = admin) => (await catalogue.call(session, metalQuotes, {})).body;
  const decide = (quoteId: string, isConfirmed: boolean, session = admin) =>
    catalogue.call(session, metalQuoteDecide, { quoteId, isConfirmed });
  const detail = async () => wholePricing.parse((await catalogue.call(admin, pricingDetail, {})).body);

  it('count at once, with their time and source, and once however often they are read', async () => {
    const at = hoursAgo(2);
    await take({ pt: 1010 }, at);
    await take({ pt: 1010 }, at);
    expect(await quotes()).toMatchObject({
      ...{ source: 'file', failure: '', readAt: expect.stringMatching(/Z$/), held: [] },
      latest: { market: { pt: 1010, pd: 1100, rh: 4800 }, quotedAt: at, state: 'taken', decidedBy: null },
    });
    expect(await catalogue.service.database('metal_quote')).toHaveLength(1);
    expect((await detail()).marketPrice.ptOz).toBe(1000);
  });

  it('say what they came of, also once the installation reads something else', async () => {
    await take({ pt: 1010 }, hoursAgo(2), { ...source, kind: 'http' });
    expect(await quotes()).toMatchObject({ source: 'file', latest: { source: 'http' } });
    await take({ pt: 1200 });
    expect(await quotes()).toMatchObject({ latest: { source: 'http' }, held: [{ source: 'file' }] });
  });

  it.each<[string, object, number, RegExp]>([
    ['moved by more than 15 %', { pt: 1151 }, 1, /^Platinum is 15\.1 % above the last\.$/],
    [
      'fell by more',
      { rh: 2400, pd: 900 },
      1,
      /^Palladium is 18\.2 % below the last\. Rhodium is 50\.0 % below/,
    ],
    ['are old', {}, 25, /^It is more than a day old\.$/],
  ])('are held when they %s, until somebody confirms them', async (_what, market, hours, reason) => {
    await take(market, hoursAgo(hours));
    const { held, latest } = await quotes();
    expect([held.length, latest]).toEqual([1, null]);
    expect(held[0]?.reason).toMatch(reason);
    expect((await detail()).draft).toBeUndefined();
    const quoteId = held[0]?.quoteId ?? '';
    const { status } = await decide(quoteId, true);
    expect(status).toBe(200);
    expect(await quotes()).toMatchObject({
      held: [],
      latest: { quoteId, state: 'confirmed', decidedBy: 'Pat Person', decidedAt: expect.any(String) },
    });
    expect((await decide(quoteId, false)).error).toMatchObject({ code: 'DECIDED' });
  });

  it('are not taken from a clock that is ahead, which is said, and the next ones count', async () => {
    await take({ pt: 1005 }, hoursAgo(-2));
    const ahead = await quotes();
    expect([ahead.held, ahead.latest]).toEqual([[], null]);
    expect(ahead.failure).toMatch(/^The clock of the source is ahead/);
    await take({ pt: 1010 }, hoursAgo(0));
    expect(await quotes()).toMatchObject({ failure: '', held: [], latest: { market: { pt: 1010 } } });
  });

  it('are the same question while a source repeats them, and none once they are refused', async () => {
    await take({}, hoursAgo(5));
    await take({ pt: 2000 }, hoursAgo(4));
    const [asked] = (await quotes()).held;
    const at = hoursAgo(3);
    await take({ pt: 2000 }, at);
    expect((await quotes()).held).toMatchObject([{ quoteId: asked?.quoteId, quotedAt: at, state: 'held' }]);
    expect((await decide(asked?.quoteId ?? '', false)).status).toBe(200);
    await take({ pt: 2000 }, hoursAgo(2));
    expect(await quotes()).toMatchObject({ held: [], latest: { market: { pt: 1000 } } });
    await take({ pt: 2001 }, hoursAgo(1.5));
    const [other] = (await quotes()).held;
    expect(other?.market.pt).toBe(2001);
    await take({ pt: 2001 }, hoursAgo(1));
    expect((await decide(other?.quoteId ?? '', true)).status).toBe(200);
    await take({ pt: 2000 }, hoursAgo(0.5));
    expect(await quotes()).toMatchObject({ held: [], latest: { market: { pt: 2000 } } });
  });

  it('are forgotten after 90 days, but for the newest that counts and what waits', async () => {
    const days = (count: number) => hoursAgo(24 * count);
    const row = { source: 'file', pt: 1000, pd: 1100, rh: 4800, received_at: hoursAgo(0), reason: '' };
    const rows = Object.entries({ taken: 93, confirmed: 91, refused: 92, held: 94 }).map(([state, age]) => ({
      ...{ ...row, quote_id: randomUUID(), state, quoted_at: days(age) },
    }));
    const recent = { ...row, quote_id: randomUUID(), state: 'refused', quoted_at: days(89) };
    await catalogue.service.database('metal_quote').insert([...rows, recent]);
    await forgetOldQuotes(catalogue.service, new Date());
    const left = await catalogue.service.database('metal_quote').orderBy('quoted_at').pluck('state');
    expect(left).toEqual(['held', 'confirmed', 'refused']);
    expect((await quotes()).latest?.state).toBe('confirmed');
  });

  it('are 15 % at most without a question, and refused ones do not count', async () => {
    await take({ pt: 1150 });
    expect((await quotes()).held).toEqual([]);
    await take({ pt: 2000 }, hoursAgo(0.5));
    const [held] = (await quotes()).held;
    await decide(held?.quoteId ?? '', false);
    expect(await quotes()).toMatchObject({ held: [], latest: { market: { pt: 1150 } } });
    await take({ pt: 2000 }, hoursAgo(0.4));
    await take({ pt: 1160 }, hoursAgo(0.3));
    expect(await quotes()).toMatchObject({ held: [], latest: { market: { pt: 1160 } } });
  });

  it('make a draft when a metal moved far enough, and touch nobody’s draft', async () => {
    await take({ pt: 1049 });
    expect((await detail()).draft).toBeUndefined();
    await take({ pt: 1100 }, hoursAgo(0.5));
    const { draft, preview, marketPrice, abcPrice } = await detail();
    expect(draft).toMatchObject({ touchedBy: 'The price source', parts: ['metals'] });
    expect([marketPrice.ptOz, preview?.marketPrice.ptOz]).toEqual([1000, 1100]);
    expect([abcPrice.ptOz, preview?.abcPrice.ptOz, preview?.abcPrice.pdOz]).toEqual([980, 1078, 1070]);
    await take({ pt: 1020 }, hoursAgo(0.4));
    expect((await detail()).preview?.marketPrice.ptOz).toBe(1020);
    await take({ pt: 1100 }, hoursAgo(0.3));
    const baseSnapshotId = (await detail()).snapshotId;
    const mine = { pricingType: 1, isPreview: true, baseSnapshotId, abcPrice: { pdDisc: 3 } };
    await catalogue.call(admin, pricingEdit, mine);
    await take({ pt: 1120 }, hoursAgo(0.2));
    expect((await detail()).draft?.touchedBy).toBe('Pat Person');
    expect((await detail()).preview?.marketPrice.ptOz).toBe(1100);
  });

  it('touch their draft only when it becomes another one, and drop it when it holds nothing', async () => {
    await take({ pt: 1100 }, hoursAgo(0.9));
    const { draft } = await detail();
    await take({ pt: 1100 }, hoursAgo(0.8));
    expect((await detail()).draft).toEqual(draft);
    await take({ pt: 1101 }, hoursAgo(0.7));
    expect((await detail()).draft?.touchedAt).not.toBe(draft?.touchedAt);
    await take({}, hoursAgo(0.6));
    expect((await detail()).draft).toBeUndefined();
  });

  describe('and their draft', () => {
    const setter = testSession({
      ...{ hierarchy: 4, canEditPricing: true, canShowPricing: true, canViewGlobalPricing: true },
    });
    const seenBy = async (session: Session) => (await catalogue.call(session, pricingDetail, {})).body;
    const set = async (session: Session, abcPrice: object, isPreview: boolean) => {
      const { snapshotId: baseSnapshotId, draft } = await seenBy(session);
      const trial = { pricingType: 1, isPreview, baseSnapshotId, draftTouchedAt: draft?.touchedAt };
      return (await catalogue.call(session, pricingEdit, { ...trial, abcPrice })).status;
    };
    beforeEach(async () => {
      await putInForce(catalogue);
      await take({ pt: 1100 });
    });

    it('begin anew on prices that another company puts in force meanwhile', async () => {
      const franchise = houseAdmin({ companyId: randomUUID() });
      expect(await set(franchise, { rhDisc: 300 }, false)).toBe(200);
      const { draft, preview, snapshotId } = await seenBy(admin);
      expect(draft).toMatchObject({ touchedBy: 'The price source', baseSnapshotId: snapshotId });
      expect(preview).toMatchObject({ marketPrice: { ptOz: 1100 }, abcPrice: { rhDisc: 300 } });
      expect(await set(admin, {}, false)).toBe(200);
      expect(await detail()).toMatchObject({ marketPrice: { ptOz: 1100 }, abcPrice: { rhDisc: 300 } });
    });

    it('keep nobody from other parts, nor stay in a draft of who may not set them', async () => {
      const before = await seenBy(setter);
      expect(before.draft).toMatchObject({ touchedBy: 'The price source', parts: [] });
      expect(before).not.toHaveProperty('preview');
      expect(await set(setter, { pdDisc: 4 }, true)).toBe(200);
      const { draft, preview } = await seenBy(admin);
      expect(draft).toMatchObject({ touchedBy: 'Pat Person', parts: ['discounts'] });
      expect(preview).toMatchObject({ marketPrice: { ptOz: 1000 }, abcPrice: { ptOz: 980, pdDisc: 4 } });
    });

    it('are not put in force by who may not set them, with what that one sets', async () => {
      expect(await set(setter, { pdDisc: 4 }, false)).toBe(200);
      const after = await seenBy(admin);
      expect(after).toMatchObject({ marketPrice: { ptOz: 1000 }, abcPrice: { ptOz: 980, pdDisc: 4 } });
      expect(after.draft).toBeUndefined();
    });

    it('are put in force by who may, as they are', async () => {
      expect(await set(admin, {}, false)).toBe(200);
      expect(await seenBy(admin)).toMatchObject({ marketPrice: { ptOz: 1100 }, abcPrice: { ptOz: 1078 } });
    });

    it('say where the market of prices in force comes from, for as long as it stays', async () => {
      const sourceNow = async (session: Session = admin) => {
        const { productId } = converterA;
        return (await catalogue.call(session, productDetail, { productId })).body.pricedFor?.marketSource;
      };
      const [byHand] = [await sourceNow()];
      expect(byHand).toEqual({ kind: 'manual', at: expect.stringMatching(/Z$/) });
      expect(await set(admin, {}, false)).toBe(200);
      const { latest } = await quotes();
      expect((await detail()).marketSource).toEqual({ kind: 'file', at: latest?.quotedAt });
      expect(await sourceNow()).toEqual({ kind: 'file', at: latest?.quotedAt });
      expect(await set(admin, { pdDisc: 7 }, false)).toBe(200);
      expect(await sourceNow()).toEqual({ kind: 'file', at: latest?.quotedAt });
      await putInForce(catalogue, { marketPrice: { pt: 1105, pd: 1100, rh: 4800 } });
      expect(await sourceNow()).toMatchObject({ kind: 'manual' });
      const partner = testSession({ hierarchy: 10, companyId: customer.companyId, canShowPricing: true });
      expect(await sourceNow(partner)).toBeUndefined();
    });

    it('are discarded by anybody who sets prices', async () => {
      const touchedAt = (await seenBy(setter)).draft?.touchedAt ?? '';
      expect((await catalogue.call(setter, pricingDraftDelete, { touchedAt })).status).toBe(200);
      expect((await detail()).draft).toBeUndefined();
    });
  });

  it('stay as they are when the source fails, which is said', async () => {
    await take({ pt: 1010 });
    const broken: MetalSource = { kind: 'file', read: () => fileSource('/nowhere').read() };
    await readSource(catalogue.service, broken);
    expect(await quotes()).toMatchObject({
      ...{ failure: 'The file of prices can not be read.', latest: { market: { pt: 1010 } } },
    });
    await take({ pt: 1010 }, hoursAgo(25));
    expect((await quotes()).failure).toMatch(/nothing new for more than a day/);
  });

  it('are seen and decided on by the house alone, with its rights', async () => {
    const reader = testSession({ canEditPricing: true, canViewGlobalPricing: true });
    expect((await catalogue.call(reader, metalQuotes, {})).status).toBe(200);
    expect((await decide(randomUUID(), true, reader)).status).toBe(403);
    expect(await decide(randomUUID(), true)).toMatchObject({
      status: 404,
      error: { error: expect.stringMatching(/^These prices are held no more/) },
    });
    for (const session of [testSession(), { ...admin, hierarchy: 10 }, { ...admin, hierarchy: 2 }])
      expect((await catalogue.call(session, metalQuotes, {})).status).toBe(403);
    expect((await catalogue.call(null, metalQuotes, {})).status).toBe(401);
  });
});
