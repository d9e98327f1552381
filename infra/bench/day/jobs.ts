import { creditsGet, creditsHistory } from '@washcoat/contract-billing';
import { priceHistory, productDetail, productList } from '@washcoat/contract-converters';
import {
  companyDetail,
  companyEdit,
  companyList,
  facilityList,
  roleList,
  userList,
} from '@washcoat/contract-entities';
import { invoiceGet, invoiceList, paymentAdd } from '@washcoat/contract-invoicing';
import {
  itemAdd,
  itemEdit,
  itemList,
  loadAdd,
  loadComplete,
  loadGet,
  loadList,
} from '@washcoat/contract-loads';
import { transactionsDump, transactionsReport } from '@washcoat/contract-reporting';
import type { Person } from './person';

const FACILITY = 'Atlanta';
const terms = [
  'Ford',
  'KT 0334',
  'GD3',
  '4S71',
  'Toyota',
  'manifold',
  'diesel',
  '9-3',
  'Opel Astra',
  'none such',
];

/** One thing that a person does, from its first call to its last. */
export type Job = (person: Person) => Promise<void>;

/** Identifies a converter: types, looks at one, at times at its prices before. */
export const identify: Job = async (person) => {
  const found = await person.ask(productList, { text: person.oneOf(terms), count: 40 });
  if (!found?.list.length) return;
  await person.think();
  const { productId } = person.oneOf(found.list);
  await person.ask(productDetail, { productId });
  await person.think();
  if (person.random() < 0.3) await person.ask(priceHistory, { productId });
};

/** Buys what a customer brought: a cart, its lines, a correction, the order, its invoice. */
export const buy: Job = async (person) => {
  const companies = await person.ask(companyList, { isLoads: 'true', count: 20 });
  if (!companies?.list.length) return;
  await person.think();
  const { companyId } = person.oneOf(companies.list);
  const cart = await person.ask(loadAdd, {
    customerId: companyId,
    loadName: 'A day',
    facilityCity: FACILITY,
  });
  if (!cart) return;
  const lines = 3 + Math.floor(person.random() * 10);
  for (let line = 0; line < lines && person.isAtWork; line++) await addLine(person, cart.loadId, companyId);
  const order = await person.ask(loadGet, { loadId: cart.loadId });
  await person.think();
  const item = order?.items?.[0];
  if (item)
    await person.ask(itemEdit, {
      loadId: cart.loadId,
      itemId: item.itemId,
      version: item.version,
      quantity: 3,
    });
  await person.think();
  await person.ask(loadComplete, { loadId: cart.loadId, isInvoice: true });
  await person.think();
  await person.ask(invoiceGet, { loadId: cart.loadId });
};

async function addLine(person: Person, loadId: string, companyId: string): Promise<void> {
  const text = person.oneOf(terms);
  const found = await person.ask(productList, { text, companyId, facilityCity: FACILITY, count: 20 });
  await person.think(3);
  if (!found?.list.length) return;
  const { productId } = person.oneOf(found.list);
  await person.ask(itemAdd, { loadId, productId, quantity: 1 + Math.floor(person.random() * 4), box: 1 });
  await person.think(3);
}

/** Looks through the carts and one of them. */
export const lookThroughCarts: Job = async (person) => {
  const carts = await person.ask(loadList, { type: 1 });
  await person.think();
  if (!carts?.list.length) return;
  const { loadId } = person.oneOf(carts.list);
  await person.ask(loadGet, { loadId });
  await person.ask(itemList, { loadId });
};

/** A seller's look at what was sold. */
export const followInvoices: Job = async (person) => {
  const invoices = await person.ask(invoiceList, { type: 4 });
  await person.think();
  if (invoices?.list.length) await person.ask(invoiceGet, { loadId: person.oneOf(invoices.list).loadId });
};

/** A subscriber's lookup, and what it left. */
export const lookUp: Job = async (person) => {
  const found = await person.ask(productList, { text: person.oneOf(terms) });
  await person.think();
  if (found?.list.length)
    await person.ask(productList, { productId: person.oneOf(found.list).productId, isClicked: 'true' });
  await person.ask(creditsGet, {});
  await person.think();
  if (person.random() < 0.2) await person.ask(creditsHistory, {});
};

/** Records what came in for an open invoice. */
export const takePayments: Job = async (person) => {
  const invoices = await person.ask(invoiceList, { type: 4, paid: 'open', amountSort: 'desc' });
  await person.think();
  const open = invoices?.list.filter(({ balance }) => (balance ?? 0) >= 1);
  if (!open?.length) return;
  const { loadId } = person.oneOf(open);
  await person.ask(invoiceGet, { loadId });
  await person.think();
  await person.ask(paymentAdd, { loadId, paymentMethod: 'CHECK', referenceNumber: 'A day', amount: 1 });
};

/** Reads the report of transactions and asks for its file. */
export const readReports: Job = async (person) => {
  await person.ask(transactionsReport, {});
  await person.think();
  await person.ask(transactionsReport, { facility: FACILITY });
  await person.think();
  if (person.random() < 0.3) await person.ask(transactionsDump, {});
};

/** Looks after customers, people and yards. */
export const administer: Job = async (person) => {
  const companies = await person.ask(companyList, { text: person.oneOf(['Co', 'Auto', 'Muff', 'Re']) });
  await person.think();
  if (companies?.list.length) {
    const { companyId } = person.oneOf(companies.list);
    const company = await person.ask(companyDetail, { companyId });
    await person.think();
    if (company) await person.ask(companyEdit, { companyId, phone: company.phone });
  }
  await person.ask(userList, {});
  await person.think();
  await person.ask(person.oneOf([facilityList, roleList]), {});
};
