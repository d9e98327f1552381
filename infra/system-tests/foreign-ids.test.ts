import { randomUUID } from 'node:crypto';
import { facilityList, userEdit } from '@washcoat/contract-entities';
import { restrictingFlagNames } from '@washcoat/contract-kernel';
import { demoSignIns } from '@washcoat/service-kit/seed';
import type { RawAnswer } from './api-client';
import { answerOf, rowsNaming } from './books';
import {
  namingFields,
  requiredOf,
  unnamedFields,
  type ForeignKind,
  type NamingField,
} from './foreign-fields';
import { isInScope, ownedRecords, type OwnedRecord, type OwnedRecords } from './foreign-records';
import { permissionNamed } from './newcomers';
import { lookUpOrder } from './orders';
import { regrant } from './role-grants';
import { startSeededSystem } from './seeded-system';
import { signIn, type Person } from './sign-in';
import type { TestSystem } from './start-system';
import { plausibleInput } from './wrong-inputs';

jest.setTimeout(300_000);

/** Everybody to whom something is foreign. */
const emails = demoSignIns.filter(({ hierarchy }) => hierarchy !== 1).map(({ email }) => email);
const roles = ['Grader', 'Franchise owner', 'Partner seller', 'Subscriber'];
const owners = emails.filter((email) => !/^(grader|lapsed)/.test(email));

const words: Record<string, unknown> = {
  ...{ state: 'GA', zipcode: '30341', phone: '6785550197', password: 'Rhodium-yard-7' },
  companyType: 'CUSTOMER',
};

/** What a change changes besides, so that it does something when it is let through. */
const changes: Record<string, Record<string, unknown>> = {
  companyEdit: { city: 'Mine' },
  userEdit: { city: 'Mine' },
  facilityEdit: { city: 'Mine' },
  loadAdd: { loadName: 'Mine' },
  itemsAdd: { lines: [{ key: 'mine', quantity: 1 }] },
  loadEdit: { notes: 'mine' },
  itemEdit: { quantity: 7 },
  paymentAdd: { referenceNumber: 'Mine' },
  paymentSplit: { referenceNumber: 'Mine' },
  invite: { fname: 'My', lname: 'Own' },
  priceModifierEdit: { value: 7 },
};

describe('ids of other companies, sent by those who hold every permission', () => {
  let product: TestSystem;
  let records: OwnedRecords;
  let invoices: string;
  const people = new Map<string, Person>();
  /** By person: the company above and the facilities that may be chosen, which everybody is told of. */
  const known = new Map<string, readonly (string | null)[]>();

  beforeAll(async () => {
    product = await startSeededSystem();
    const sa = await signIn(product.url, 'sa@washcoat.test');
    for (const role of roles)
      await regrant(sa.api, role, ({ permissionName }) => !restrictingFlagNames.includes(permissionName));
    for (const email of emails) {
      const { session } = await signIn(product.url, email);
      await sa.api.ask(userEdit, { userId: session.userId, isAdmin: true });
      people.set(email, await signIn(product.url, email));
    }
    invoices = (await permissionNamed(sa.api, 'canViewAllFacilityInvoices')).permissionId;
    words.productId = (await lookUpOrder(sa.api)).product.productId;
    const neighbours = owners.map(personOf);
    records = await ownedRecords(product, sa, neighbours);
    for (const { api, session, email } of emails.map(personOf)) {
      const { list } = await api.ask(facilityList, { count: 1000 });
      const yards = list.flatMap(({ facilityId, name }) => [facilityId, name]);
      known.set(email, [session.parentCompanyId, ...yards]);
    }
  });
  afterAll(() => product.stop());

  function personOf(email: string): Person {
    const person = people.get(email);
    if (!person) throw new Error(`${email} is not signed in.`);
    return person;
  }

  /** The first and the last of a kind that are somebody else's: lists put open carts first. */
  function foreignTo({ session, email }: Person, kind: ForeignKind): OwnedRecord[] {
    const foreign = records[kind].filter(
      (record) => !isInScope(record, session) && !known.get(email)?.includes(record.name),
    );
    return foreign.length > 1 ? [...foreign.slice(0, 1), ...foreign.slice(-1)] : foreign;
  }

  function ownOf({ session }: Person, kind: ForeignKind, field = ''): string {
    if (field === 'parentCompanyId') return session.companyId ?? '';
    if (kind === 'user') return session.userId;
    if (kind === 'yard') return session.facilityCity ?? '';
    const own = records[kind].filter((record) => isInScope(record, session));
    return (
      (own.find(({ owners: [companyId] }) => companyId !== session.companyId) ?? own[0])?.name ?? NOBODYS_ID
    );
  }

  function inputOf(person: Person, naming: NamingField, name: string): Record<string, unknown> {
    const { endpoint, field } = naming;
    const plausible = plausibleInput(endpoint);
    const kinds = new Map(
      namingFields.filter((each) => each.endpoint === endpoint).map((each) => [each.field, each.kind]),
    );
    const needed = [...requiredOf(endpoint), ...(endpoint.id === 'userEdit' ? ['userId'] : [])];
    const base = needed.map((other) => {
      const kind = kinds.get(other);
      if (!kind) return [other, words[other] ?? plausible[other]];
      return [other, valueOf(other, ownOf(person, kind, other))];
    });
    return {
      ...Object.fromEntries(base),
      ...('email' in plausible && endpoint.method === 'POST' ? { email: `${randomUUID()}@quarry.test` } : {}),
      ...changes[endpoint.id],
      ...naming.besides,
      [field]: valueOf(field, name),
    };
  }

  function valueOf(field: string, name: string): unknown {
    if (field === 'ids' || field === 'loadIds') return [name];
    if (field === 'items') return [{ itemId: name, version: 1 }];
    if (field === 'lines') return [{ itemId: name, status: 1 }];
    if (field === 'parts') return [{ loadId: name, amount: 1 }];
    if (field === 'boxes') return [{ loadId: name, box: 1 }];
    if (field === 'facilityDiscount') return [{ facilityId: name, discount: 1 }];
    if (field === 'permissions') return [{ permissionId: invoices, facilities: [name] }];
    return name;
  }

  async function answerTo(person: Person, naming: NamingField, name: string) {
    const answer = await person.api.call(naming.endpoint, inputOf(person, naming, name));
    const { link }: { link?: string } = answer.status === 200 ? Object(answer.body) : {};
    const file = link ? await person.api.send('GET', link) : null;
    return {
      answer,
      told: answer.text + (file?.text ?? ''),
      plain: `${plainOf(answer, name)} ${file?.text ?? ''}`,
    };
  }

  /** Names of companies and people that somebody has no business with: neither in scope nor above. */
  async function namesUnknownTo({ session }: Person): Promise<string[]> {
    const { companyId, parentCompanyId, hierarchy } = session;
    const near = [[companyId, parentCompanyId], hierarchy === 2 ? [] : [companyId]];
    const unknown = `c.company_id <> all($1) and coalesce(c.parent_company_id <> all($2), true)`;
    const people = `entities.app_user u join entities.company c using (company_id)`;
    const named = await Promise.all([
      answerOf(product.adminUrl, `select company_name from entities.company c where ${unknown}`, near),
      answerOf(product.adminUrl, `select u.email from ${people} where ${unknown}`, near),
    ]);
    return named.flat();
  }

  it('are told apart by what names them, field by field', () => {
    expect(unnamedFields).toEqual([]);
    const kinds = new Set(namingFields.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => records[kind].length === 0)).toEqual([]);
    const owner = personOf('owner@peachtree.test');
    expect([...kinds].filter((kind) => foreignTo(owner, kind).length === 0)).toEqual([]);
  });

  it.each(emails)('tell %s nothing, change nothing and answer like ids that nobody has', async (email) => {
    const person = personOf(email);
    const names = await namesUnknownTo(person);
    const kinds = [...new Set(namingFields.map(({ kind }) => kind))];
    const foreign = kinds
      .filter((kind) => kind !== 'cursor')
      .flatMap((kind) => foreignTo(person, kind).map(({ name }) => name));
    const before = await rowsNaming(product.adminUrl, foreign);
    const flaws: string[] = [];
    for (const naming of namingFields) {
      const what = `${naming.endpoint.id}.${naming.field} ${Object.values(naming.besides).join()}`;
      // An id that nobody has is asked for once for each field, before the first that somebody has.
      const missed = new Map<string, Awaited<ReturnType<typeof answerTo>>>();
      for (const { name } of foreignTo(person, naming.kind)) {
        const nowhere = nobodys(naming.kind, name);
        const missing = missed.get(nowhere) ?? (await answerTo(person, naming, nowhere));
        missed.set(nowhere, missing);
        const theirs = await answerTo(person, naming, name);
        const told = names.filter((each) => theirs.told.includes(each) && !name.includes(each));
        if (told.length) flaws.push(`${what} tells ${told.join()}`);
        if (theirs.answer.status >= 500) flaws.push(`${what} fails: ${theirs.plain}`);
        if (naming.kind !== 'cursor' && theirs.plain !== missing.plain)
          flaws.push(`${what}: ${theirs.plain.slice(0, 300)} instead of ${missing.plain.slice(0, 300)}`);
      }
    }
    const after = await rowsNaming(product.adminUrl, foreign);
    expect(flaws).toEqual([]);
    expect(after.filter((row) => !before.includes(row))).toEqual([]);
    expect(before.filter((row) => !after.includes(row))).toEqual([]);
  });
});

const NOBODYS_ID = '018f3c1e-0000-7000-8000-00000000dead';

/** What looks like the name of a record of this kind and is nobody's. */
function nobodys(kind: ForeignKind, name: string): string {
  if (kind === 'yard') return 'Nowhere';
  if (kind === 'paper') return name.replace(/[^/]+(?=\.\w+$)/, (word) => [...word].reverse().join(''));
  return NOBODYS_ID;
}

/** An answer without what differs from one request to the next. */
function plainOf({ status, text }: RawAnswer, name: string): string {
  const plain = text
    .replaceAll(name, '*')
    .replace(/"requestId":"[^"]*"/, '')
    .replace(/"link":"[^"]*"/, '"link"')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');
  return `${status} ${plain}`;
}
