import { z } from 'zod';
import { noun } from './field';
import {
  choiceField,
  derivedField,
  emailField,
  flagField,
  lineField,
  maybeDerivedField,
  maybeLineField,
  maybeRefField,
  neededChoiceField,
  neededPhoneField,
  neededRefField,
  optionalEmailField,
  paperField,
  phoneField,
  pictureField,
  refField,
  seenWith,
  shownOnly,
  stateField,
  textField,
  wholeField,
  zipField,
} from './field-kinds';
import { adjustmentField, momentField, moneyField, numberField } from './figure-kinds';
import { linesField, picturesField } from './list-kinds';
import {
  addShape,
  answerShape,
  choiceWords,
  editShape,
  entryOf,
  formOf,
  namesWhere,
  startOf,
  wordsOf,
} from './noun';

const id = '00000000-0000-4000-8000-000000000001';
const yard = noun(['yard', 'yards'], {
  name: lineField('Name', 5),
  email: emailField('Email', { export: false }),
  state: stateField('State'),
  zipcode: zipField('Zipcode'),
  phone: phoneField('Phone'),
  isActive: flagField('Status', { on: true }),
  logo: pictureField('Logo'),
  ownerId: refField('Owner', 'ownerName'),
  ownerName: derivedField('Owner'),
});
const typed = { name: 'Rome', email: 'rome@washcoat.test', state: 'GA', zipcode: '30161' };
const INVALID = 'Please enter the valid value';

it('starts a form with what a new record has', () => {
  expect(startOf(yard)).toEqual({
    ...{ name: '', email: '', state: '', zipcode: '', phone: '' },
    ...{ isActive: true, logo: null, ownerId: '', ownerName: '' },
  });
});

it('makes of a form what the calls take: trimmed, without what is only shown', () => {
  const entry = {
    ...startOf(yard),
    ...typed,
    name: ' Rome ',
    email: ' rome@washcoat.test ',
    ownerName: 'Ada',
  };
  const sent = formOf(yard).parse(entry);
  expect(sent).toEqual({ ...typed, phone: '', isActive: true, logo: null, ownerId: undefined });
  expect(formOf(yard).parse({ ...entry, ownerId: id }).ownerId).toBe(id);
});

it('says what is wrong with a form in the words of the contract', () => {
  const { error } = formOf(yard).safeParse({ ...startOf(yard), name: 'Valdosta' });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['name', 'Use at most 5 characters'],
    ['email', INVALID],
    ['state', 'Please select valid state'],
    ['zipcode', INVALID],
  ]);
});

it('refuses a zipcode that is too short for one', () => {
  const { error } = formOf(yard).safeParse({ ...startOf(yard), ...typed, zipcode: '3031' });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['zipcode', 'A zipcode has at least 5 digits'],
  ]);
});

it('adds with what is required, and edits nothing that is not given', () => {
  const add = z.object(addShape(yard));
  expect(add.parse(typed)).toEqual(typed);
  expect(add.safeParse({ ...typed, zipcode: undefined }).success).toBe(false);
  expect(add.parse({ ...typed, ownerName: 'Ada' })).not.toHaveProperty('ownerName');
  expect(z.object(editShape(yard)).parse({})).toEqual({});
});

it('answers its id, its fields and its version', () => {
  const record = { ...startOf(yard), ...typed, ownerId: id, yardId: id, version: 3 };
  const answer = z.strictObject(answerShape(yard));
  expect(answer.parse(record)).toEqual(record);
  for (const name of ['yardId', 'version', 'ownerName'])
    expect(answer.safeParse({ ...record, [name]: undefined }).success).toBe(false);
  expect(entryOf(yard, record)).toEqual({ ...startOf(yard), ...typed, ownerId: id });
});

it('tells what people call its fields, and which have a face', () => {
  expect(wordsOf(yard)).toMatchObject({ name: 'Name', isActive: 'Status' });
  const isExported = ({ export: face }: { export?: false }) => face !== false;
  expect(namesWhere(yard, isExported)).toEqual([
    ...['name', 'state', 'zipcode', 'phone', 'isActive', 'logo', 'ownerName'],
  ]);
});

describe('lists, figures and moments', () => {
  const web = z
    .string()
    .trim()
    .max(20, 'Use at most 20 characters')
    .startsWith('https:', 'Use a web address');
  const tip = noun(
    ['tip', 'tips'],
    {
      notes: textField('Notes', 10),
      links: linesField('Links', web, { most: 2, tooMany: 'Use at most 2 addresses' }),
      pictures: picturesField('Pictures', { most: 1, tooMany: 'Use at most 1 picture' }),
      first: shownOnly(pictureField('Picture')),
      weight: seenWith(
        'assay',
        numberField('Weight', { unit: 'g', most: 100, tooMuch: 'Use at most 100 g' }),
      ),
      offer: moneyField('Offer', { most: 10, tooMuch: 'Use at most $10' }),
      at: momentField('Created'),
    },
    { isVersioned: false },
  );
  const start = { ...startOf(tip), weight: '1.5' };
  const problems = (changes: object) =>
    formOf(tip)
      .safeParse({ ...start, ...changes })
      .error?.issues.map(({ path, message }) => [path[0], message]);

  it('hold one value in a line of a form, and figures as text', () => {
    const sent = formOf(tip).parse({
      ...start,
      links: ' https://a.test \n\nhttps://b.test\n',
      offer: '2.50',
    });
    expect(sent).toEqual({
      ...{ notes: '', links: ['https://a.test', 'https://b.test'], pictures: [], weight: 1.5, offer: 2.5 },
    });
    expect(formOf(tip).parse(start)).toMatchObject({ links: [], offer: null });
    const record = {
      ...{ tipId: id, notes: '', links: ['https://a.test', 'https://b.test'], pictures: [], first: null },
      ...{ weight: 1.5, offer: null, at: '2026-11-22T10:00:00.000Z' },
    };
    expect(entryOf(tip, record)).toMatchObject({
      links: 'https://a.test\nhttps://b.test',
      ...{ weight: '1.5', offer: '', pictures: [] },
    });
  });

  it('say what is wrong with a line beside that line, and with a figure', () => {
    expect(problems({ links: 'https://a.test\nftp:x' })).toEqual([['links', 'Use a web address: ftp:x']]);
    expect(problems({ links: 'a\nb\nc' })).toContainEqual(['links', 'Use at most 2 addresses']);
    expect(problems({ weight: '' })).toEqual([['weight', INVALID]]);
    expect(problems({ weight: '100.5', offer: '.' })).toEqual([
      ['weight', 'Use at most 100 g'],
      ['offer', INVALID],
    ]);
    expect(problems({ offer: '11' })).toEqual([['offer', 'Use at most $10']]);
  });

  it('are added empty unless they are sent, and edited only where they are', () => {
    const added = z.object(addShape(tip)).parse({ weight: 1 });
    expect(added).toEqual({ notes: '', links: [], pictures: [], weight: 1 });
    expect(z.object(editShape(tip)).parse({})).toEqual({});
  });

  it('are answered without what not everybody sees, and without a version where none is counted', () => {
    const answer = z.strictObject(answerShape(tip));
    const seen = { tipId: id, notes: '', links: [], pictures: [], first: null, offer: null };
    expect(answer.safeParse({ ...seen, at: '2026-11-22T10:00:00Z' }).success).toBe(true);
    expect(answer.safeParse({ ...seen, at: '2026-11-22T10:00:00Z', version: 1 }).success).toBe(false);
  });
});

const worker = noun(['worker', 'workers'], {
  phone: neededPhoneField('Phone'),
  notes: textField('Notes', 10),
  place: maybeLineField('Place', 5),
  rank: wholeField('Rank', [1, 9]),
  licence: paperField('Licence'),
  roleId: neededRefField('Role', 'roleName'),
  roleName: maybeDerivedField('Role'),
  yardId: maybeRefField('Yard', 'roleName'),
});

it('keeps what may be missing as text in a form, and sends it as nothing', () => {
  const nothing = { place: null, licence: null, roleId: null, roleName: null, yardId: null };
  const record = { ...nothing, workerId: id, version: 1, phone: '1', notes: '', rank: 4 };
  const entry = entryOf(worker, record);
  expect(entry).toEqual({
    ...{ phone: '1', notes: '', place: '', rank: '4', licence: null, roleId: '', roleName: '', yardId: '' },
  });
  expect(formOf(worker).parse({ ...entry, roleId: id })).toEqual({
    ...{ phone: '1', notes: '', place: null, rank: 4, licence: null, roleId: id, yardId: undefined },
  });
  expect(z.object(answerShape(worker)).parse(record)).toEqual(record);
});

it('says what is wrong with a number, a choice and a phone that are needed', () => {
  const part = formOf(worker, ['phone', 'rank', 'roleId']);
  const { error } = part.safeParse({ ...startOf(worker), rank: '12' });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['phone', INVALID],
    ['rank', INVALID],
    ['roleId', 'Please select the valid value'],
  ]);
});

it('takes the fields alone that a form holds', () => {
  expect(formOf(worker, ['notes', 'rank']).parse(startOf(worker))).toEqual({ notes: '', rank: undefined });
});

describe('choices, adjustments and what not everybody sees', () => {
  const limits = z.nullable(z.union([z.literal(1), z.literal(2)]));
  const buyer = noun(['buyer', 'buyers'], {
    kind: neededChoiceField('Kind', z.enum(['SELLER'], { error: 'Please select a kind' }), {
      choices: [
        { value: 'SELLER', label: 'Seller' },
        { value: 'HOUSE', label: 'House' },
      ],
    }),
    email: optionalEmailField('Email'),
    limit: seenWith(
      'settings',
      choiceField('Limit', limits, {
        start: 2,
        choices: [
          { value: 1, label: 'Few' },
          { value: 2, label: 'Many' },
        ],
      }),
      null,
    ),
    mayBuild: choiceField('May build', z.nullable(z.boolean()), {
      start: null,
      choices: [
        { value: null, label: 'As the role says' },
        { value: false, label: 'No' },
      ],
    }),
    terms: seenWith('prices', adjustmentField('Terms', { limit: 100 }), null),
  });
  const start = { ...startOf(buyer), kind: 'SELLER' };
  const record = {
    buyerId: id,
    kind: 'HOUSE',
    email: '',
    limit: null,
    mayBuild: null,
    terms: null,
    version: 1,
  };
  const problems = (changes: object) =>
    formOf(buyer)
      .safeParse({ ...start, ...changes })
      .error?.issues.map(({ path, message }) => [path[0], message]);

  it('are text in a form and what they stand for on the wire', () => {
    expect(start).toEqual({ kind: 'SELLER', email: '', limit: '2', mayBuild: 'null', terms: '' });
    const sent = { kind: 'SELLER', email: '', limit: 2, mayBuild: null, terms: null };
    expect(formOf(buyer).parse(start)).toEqual(sent);
    expect(formOf(buyer).parse({ ...start, mayBuild: 'false', terms: '-2.50' })).toMatchObject({
      mayBuild: false,
      terms: -2.5,
    });
    expect(entryOf(buyer, { ...record, mayBuild: false, terms: -2.5 })).toEqual({
      ...{ kind: 'HOUSE', email: '', limit: '2', mayBuild: 'false', terms: '-2.5' },
    });
    expect([choiceWords(buyer.fields.kind, 'HOUSE'), choiceWords(buyer.fields.kind, 'OTHER')]).toEqual([
      ...['House', 'OTHER'],
    ]);
  });

  it('refuse what nobody can choose, and more than the limit', () => {
    expect(problems({ kind: 'HOUSE' })).toEqual([['kind', 'Please select a kind']]);
    expect(problems({ mayBuild: 'yes' })).toEqual([['mayBuild', 'Please select the valid value']]);
    expect(problems({ terms: '1.234' })).toEqual([['terms', 'Use at most 2 decimals']]);
    expect(problems({ terms: '101' })).toEqual([['terms', 'Use at most 100']]);
    expect(problems({ terms: '--1' })).toEqual([['terms', INVALID]]);
  });

  it('are always answered when something stands for what is hidden', () => {
    const answer = z.strictObject(answerShape(buyer));
    expect(answer.parse(record)).toEqual(record);
    expect(answer.safeParse({ ...record, terms: undefined }).success).toBe(false);
  });
});
