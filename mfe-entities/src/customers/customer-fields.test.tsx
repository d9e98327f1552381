import { companyAdd, companyEdit } from '@washcoat/contract-entities';
import { fakeSession } from '@washcoat/platform-sdk/testing';
import { clashFields } from './customer-clash';
import { entryOf, newEntry } from './customer-entry';
import { changesBetween, fieldsOf, newCustomerOf, wholeCustomer } from './customer-fields';
import { aCompany, aWholeCompany } from './customer.fixture';
import { customerProblems } from './customer-problems';
import { customerRights } from './customer-rights';
import { firstType, typeOptions } from './customer-words';

it('lets nothing through that the contract refuses, and nothing that it takes is refused', () => {
  const rights = customerRights(fakeSession({ canAdjustCustomerSettings: true }));
  const good = entryOf(aCompany());
  expect(customerProblems(good)).toEqual({});
  expect(companyAdd.input.safeParse(newCustomerOf(good, rights)).success).toBe(true);
  const bad = { zipcode: 'x', email: 'joe@', ein: '1'.repeat(21), city: ' ', companyName: 'x'.repeat(201) };
  const { error } = companyAdd.input.safeParse(newCustomerOf({ ...good, ...bad }, rights));
  const contract = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
  expect(customerProblems({ ...good, ...bad })).toEqual(contract);
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
  const entry = { ...newEntry('SELLER'), state: 'GA', priceMod: '5', groupModifier: '5' };
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
    canBuildCart: 'yes' as const,
    phone: '',
    companyLogo: '/files/a.png',
  };
  const theirs = { ...start, city: 'Kennesaw', email: 'new@harlan.test', companyType: 'CUSTOMER' };
  expect(clashFields(start, mine, theirs)).toEqual([
    { id: 'phone', label: 'Phone', mine: null, theirs: '404-555-0142' },
    { id: 'companyLogo', label: 'Company logo', mine: 'Picture a.png', theirs: null },
    { id: 'canBuildCart', label: 'Can build cart', mine: 'Yes', theirs: 'No' },
  ]);
});

it('knows decimals exactly', () => {
  expect(fieldsOf({ ...newEntry(), priceMod: '-0.1' }).priceMod).toBe(-0.1);
});
