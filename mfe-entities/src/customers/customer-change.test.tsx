import {
  company as noun,
  companyAdd,
  companyEdit,
  type Company,
  type CompanyEntry,
} from '@washcoat/contract-entities';
import { entryOf as entryOfNoun } from '@washcoat/contract-kernel';
import { fakeSession } from '@washcoat/platform-sdk/testing';
import { noValue } from '@washcoat/ui';
import {
  changesBetween,
  clashFields,
  formOfCustomer,
  newCustomer,
  newCustomerOf,
  wholeCustomer,
} from './customer-change';
import { aCompany, aWholeCompany } from './customer.fixture';
import { customerRights } from './customer-rights';
import { firstType, typeOptions } from './customer-words';

const entryOf = (customer: Company) => entryOfNoun(noun, customer);
const problems = (typed: CompanyEntry) =>
  Object.fromEntries(
    (formOfCustomer({}, typed).safeParse(typed).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

it('lets nothing through that the contract refuses, and nothing that it takes is refused', () => {
  const rights = customerRights(fakeSession({ canAdjustCustomerSettings: true }));
  const good = entryOf(aCompany());
  expect(problems(good)).toEqual({});
  expect(companyAdd.input.safeParse(newCustomerOf(good, rights)).success).toBe(true);
  const bad = { zipcode: 'x', email: 'joe@', ein: '1'.repeat(21), city: ' ', companyName: 'x'.repeat(201) };
  const sent = { ...newCustomerOf(good, rights), ...bad };
  const { error } = companyAdd.input.safeParse(sent);
  const contract = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
  expect(Object.keys(contract)).toHaveLength(5);
  expect(problems({ ...good, ...bad })).toEqual(contract);
});

it('says all at once what is missing, in the order of the form', () => {
  expect(Object.entries(problems(newCustomer())).slice(0, 4)).toEqual([
    ['companyName', 'Please enter the valid value'],
    ['companyType', 'Please select valid Company Type'],
    ['facility', 'Please select valid Facility'],
    ['address', 'Please enter the valid value'],
  ]);
  expect(problems(newCustomer('FRANCHISE'))).toMatchObject({ companyLogo: 'please add image' });
  expect(problems(newCustomer('FRANCHISE'))).not.toHaveProperty('facility');
  expect(problems({ ...entryOf(aCompany()), companyType: 'HOUSE', facility: '' })).toEqual({});
});

it('sends what changed, with the facility gone when a franchise comes of it', () => {
  const before = entryOf(aCompany());
  expect(changesBetween(before, before)).toEqual({});
  expect(changesBetween(before, { ...before, address1: ' Gate 3 ', ein: '' })).toEqual({
    address1: 'Gate 3',
    ein: null,
  });
  expect(changesBetween(before, { ...before, companyType: 'FRANCHISE' })).toEqual({
    companyType: 'FRANCHISE',
    facility: null,
  });
});

it('[CUST-022] resaves a whole customer in a way the contract takes, the house too, without what was hidden', () => {
  const hidden = aCompany({ priceMod: null, groupModifier: null, phone: '', companyType: 'HOUSE' });
  const whole = wholeCustomer(hidden);
  for (const name of ['priceMod', 'groupModifier', 'phone', 'companyType', 'lookupRestriction'])
    expect(whole).not.toHaveProperty(name);
  const input = { ...whole, companyId: hidden.companyId, isActive: false };
  expect(companyEdit.input.parse(input)).toEqual(input);
});

it('keeps a new customer free of what its maker may not set', () => {
  const entry = { ...entryOf(aCompany()), priceMod: '5', groupModifier: '5' };
  const customer = newCustomerOf(entry, customerRights(fakeSession({ hierarchy: 10 })));
  expect(JSON.parse(JSON.stringify(customer))).not.toHaveProperty('priceMod');
  expect(JSON.parse(JSON.stringify(customer))).not.toHaveProperty('groupModifier');
  expect(JSON.parse(JSON.stringify(customer))).not.toHaveProperty('canBuildCart');
});

it('[CUST-055] [CUST-089] offers the types a user may give', () => {
  const typesOf = (facts: object, present?: string) =>
    typeOptions(fakeSession(facts), present).map(({ label }) => label);
  expect(typesOf({})).toEqual(['Partner Seller', 'Customer']);
  expect(typesOf({ canCreateFranchise: true })).toEqual(['Partner Seller', 'Franchise', 'Customer']);
  expect(typesOf({ hierarchy: 10, canCreateFranchise: true })).toEqual(['Partner Seller']);
  expect(typesOf({ hierarchy: 10 }, 'CUSTOMER')).toEqual(['Customer', 'Partner Seller']);
  expect(firstType(fakeSession({ hierarchy: 10 }))).toBe('SELLER');
  expect(firstType(fakeSession(), 'HOUSE')).toBe('');
});

it('names two versions in words, only where they clash', () => {
  const start = entryOf(aWholeCompany());
  const mine = {
    ...start,
    city: 'Kennesaw',
    canBuildCart: 'true',
    phone: '',
    companyLogo: '/files/a.png',
  };
  const theirs = { ...start, city: 'Kennesaw', email: 'new@harlan.test', companyType: 'CUSTOMER' };
  expect(clashFields(start, mine, theirs)).toEqual([
    { id: 'phone', label: 'Phone', mine: noValue, theirs: '404-555-0142' },
    { id: 'companyLogo', label: 'Company logo', mine: 'Picture a.png', theirs: noValue },
    { id: 'canBuildCart', label: 'Can build cart', mine: 'Yes', theirs: 'No' },
  ]);
});

it('knows decimals exactly', () => {
  const before = entryOf(aCompany());
  expect(changesBetween(before, { ...before, priceMod: '-0.1' })).toEqual({ priceMod: -0.1 });
});
