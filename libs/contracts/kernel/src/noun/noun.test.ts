import { z } from 'zod';
import { noun } from './field';
import {
  derivedField,
  emailField,
  flagField,
  lineField,
  phoneField,
  pictureField,
  refField,
  stateField,
  zipField,
} from './field-kinds';
import { addShape, answerShape, editShape, entryOf, formOf, namesWhere, startOf, wordsOf } from './noun';

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
