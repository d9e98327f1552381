import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { companyEdit, me, permissionEdit, type Session } from '@washcoat/contract-entities';
import { invoiceResend } from '@washcoat/contract-invoicing';
import type { Endpoint, FlagName } from '@washcoat/contract-kernel';
import { demoSignIns } from '@washcoat/service-kit/seed';
import { eventually } from './eventually';
import { permissionNamed } from './newcomers';
import { isLetOut, pricedCalls, pricedFields, rightTo, type PriceRight } from './priced-fields';
import { makePricedRecords, readInputs, writeInputs, type PricedRecords } from './priced-inputs';
import { startSeededSystem } from './seeded-system';
import { signIn, type Person } from './sign-in';
import type { TestSystem } from './start-system';

jest.setTimeout(300_000);

const run = promisify(execFile);
const flags: readonly FlagName[] = [
  'canSeeUnitPrice',
  'canSeeSubtotal',
  'canSeeMarkup',
  'canShowPricing',
  'canAccessAssay',
  'canShowPriceModifier',
];
/** Uploads are asked by the tests of their own; their answers come from the same presenter as a search. */
const asked = pricedCalls.filter(({ body }) => body !== 'multipart');
/** Rendering is slow: papers are opened by one of those who may. */
const PAPER_READER = 'buyer@washcoat.test';

describe('a price that somebody may not see', () => {
  let product: TestSystem;
  let people: Person[];
  let sa: Person;
  let records: PricedRecords;
  let figures: Map<string, Set<PriceRight>>;
  /** What is hidden from each person while no right is taken away. */
  const hiddenAnyway = new Map<string, string>();

  beforeAll(async () => {
    product = await startSeededSystem();
    people = await Promise.all(demoSignIns.map(({ email }) => signIn(product.url, email)));
    sa = people.find(({ session }) => session.isSA) ?? neverHere('super admin');
    const seller = people.find(({ email }) => email === 'subscriber@corner.test') ?? neverHere('subscriber');
    records = await makePricedRecords(sa, seller);
    figures = await figuresSeenBy(sa);
  });
  afterAll(() => product.stop());

  it('is told from the time of day beside it', () => {
    const text = '{"at":"2026-11-23T19:12:37.440Z","price":"1,237.440"}';
    expect(numbersIn(text)).toEqual(new Set(['1237.44']));
  });

  it('has a right of its own, whatever field and call carry it', () => {
    const unnamed = pricedFields.filter((priced) => rightTo(priced) === undefined);
    expect(unnamed.map(({ endpoint, field }) => `${endpoint.id}.${field}`)).toEqual([]);
  });

  it('is among what every call is asked for: each answers somebody who may see all', async () => {
    const silent: string[] = [];
    for (const call of asked) {
      const answers = await Promise.all(inputsOf(call).map((input) => sa.api.call(call, input)));
      const isAnswered = answers.some(({ status }) => status === 200 || status === 409 || status === 404);
      if (!isAnswered) silent.push(`${call.id}: ${answers.map(({ status, text }) => status + text).join()}`);
    }
    expect(silent).toEqual([]);
    const prices = [...figures.values()].filter((kinds) => !kinds.has('none'));
    expect(prices.length).toBeGreaterThan(figures.size / 2);
    const rights = new Set(prices.flatMap((kinds) => [...kinds]));
    expect([...rights].sort()).toEqual(
      Object.keys(isLetOut)
        .filter((right) => right !== 'none')
        .sort(),
    );
  });

  it.each([null, ...flags])('is in the bytes of no answer, download and paper, with %s off', async (flag) => {
    const turn = async (isAccessible: boolean) => {
      if (!flag) return;
      const { permissionId } = await permissionNamed(sa.api, flag);
      await sa.api.ask(permissionEdit, { permissionId, isAccessible });
    };
    await turn(false);
    let losers = 0;
    try {
      for (const person of people) {
        const session = await person.api.ask(me, {});
        const hidden = hiddenFrom(session);
        // Whom the right means nothing to has been asked without it.
        if (hiddenAnyway.get(person.email) === hidden.join()) continue;
        if (flag) losers++;
        else hiddenAnyway.set(person.email, hidden.join());
        for (const call of asked)
          expect([person.email, call.id, await leaksOf(person, call, hidden)]).toEqual([
            person.email,
            call.id,
            [],
          ]);
      }
      if (flag) expect(losers).toBeGreaterThan(0);
    } finally {
      await turn(true);
    }
  });

  it('is in no mail to a customer whose company may not see it, and not in the paper that it carries', async () => {
    const { companyId, loadId } = records;
    await sa.api.ask(companyEdit, { companyId, canSeeUnitPrice: false, canSeeMarkup: false });
    const before = (await kept()).length;
    await sa.api.ask(invoiceResend, { loadId });
    const mails = await eventually(kept, (all) => all.length > before, 30_000);
    const text = await textOfMail(await readFile(mails.at(-1) ?? '', 'utf8'));
    const hidden = [...figures].filter(([, rights]) =>
      [...rights].every((right) => right === 'unit' || right === 'markup'),
    );
    expect(text).toContain('KT 0334');
    expect(hidden.map(([figure]) => figure).filter((figure) => numbersIn(text).has(figure))).toEqual([]);
  });

  function inputsOf(call: Endpoint) {
    return call.method === 'GET' ? readInputs(call, records) : (writeInputs(records)[call.id] ?? []);
  }

  /**
   * Figures with the rights that each is shown by: `none` where the same figure also stands in what is no price, such as a
   * discount of 1.15 % beside a price that moved by as much.
   */
  async function figuresSeenBy({ api }: Person) {
    const found = new Map<string, Set<PriceRight>>();
    for (const call of asked) {
      for (const input of inputsOf(call)) {
        const { status, text } = await api.call(call, input);
        if (status !== 200) continue;
        for (const [field, value] of numbersOf(JSON.parse(text))) {
          const right = rightTo({ endpoint: call, field }) ?? 'none';
          if (Number.isInteger(value)) continue;
          const figure = String(Math.abs(value));
          found.set(figure, (found.get(figure) ?? new Set()).add(right));
        }
      }
    }
    return found;
  }

  function hiddenFrom(session: Session): string[] {
    const isHidden = (rights: Set<PriceRight>) => [...rights].every((right) => !isLetOut[right](session));
    return [...figures].filter(([, rights]) => isHidden(rights)).map(([figure]) => figure);
  }

  async function leaksOf(person: Person, call: Endpoint, hidden: readonly string[]): Promise<string[]> {
    const leaks = new Set<string>();
    for (const input of inputsOf(call)) {
      const { text, status, body } = await person.api.call(call, input);
      const link = status === 200 && linkOf(body);
      const isPaper = /pdf|statement/i.test(call.id);
      const isOpened = link && (!isPaper || person.email === PAPER_READER);
      const numbers = numbersIn(isOpened ? text + (await open(person, link)) : text);
      for (const figure of hidden) if (numbers.has(figure)) leaks.add(figure);
    }
    return [...leaks];
  }

  async function open({ api }: Person, link: string): Promise<string> {
    const answer = await fetch(`${product.url}${link}`, { headers: { token: api.token ?? '' } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return bytes.subarray(0, 5).toString() === '%PDF-' ? textOfPdf(bytes) : bytes.toString();
  }

  async function kept(): Promise<string[]> {
    const folder = path.join(product.dataDir, 'mail');
    const names = await readdir(folder).catch(() => []);
    // What is being written has another ending.
    return names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => path.join(folder, name));
  }
});

function linkOf(body: unknown): string | false {
  return typeof body === 'object' && body !== null && 'link' in body && String(body.link);
}

/** Every number of a JSON value, by the name of its field. */
function* numbersOf(value: unknown, field = ''): Generator<[string, number]> {
  if (typeof value === 'number') yield [field, value];
  else if (Array.isArray(value)) for (const each of value) yield* numbersOf(each, field);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) yield* numbersOf(each, name);
}

/** The numbers in bytes, however they are written: 4,111.13 and 4111.130 are one. A moment's seconds are none. */
function numbersIn(text: string): Set<string> {
  const figures = text.replace(/\d{4}-\d\d-\d\dT[\d:.]+/g, ' ').match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  return new Set(figures.map((each) => String(Number(each.replaceAll(',', '')))));
}

async function textOfPdf(bytes: Buffer): Promise<string> {
  const printing = run('pdftotext', ['-layout', '-', '-']);
  printing.child.stdin?.end(bytes);
  return (await printing).stdout;
}

/** A mail with its paper, as text. */
async function textOfMail(mail: string): Promise<string> {
  const papers = mail.match(/JVBERi0[\w+/=\s]+/g) ?? [];
  const texts = papers.map((paper) => textOfPdf(Buffer.from(paper.replace(/\s/g, ''), 'base64')));
  return [mail.replace(/JVBERi0[\w+/=\s]+/g, ''), ...(await Promise.all(texts))].join('\n');
}

function neverHere(who: string): never {
  throw new Error(`The demonstration has no ${who}.`);
}
