import { randomUUID } from 'node:crypto';
import { companyDelete, facilityDelete, userDelete, viewSave } from '@washcoat/contract-entities';
import type { Endpoint } from '@washcoat/contract-kernel';
import { answerOf } from './books';
import { addNewcomers, permissionNamed } from './newcomers';
import { fillCart, OEM, type Order } from './orders';
import type { Person } from './sign-in';
import type { TestSystem } from './start-system';

export interface Surroundings {
  product: TestSystem;
  admin: Person;
  sa: Person;
  order: Order;
}

/**
 * Values by the name of their field that name real records, so that what goes through reaches the database. Records
 * that a call may change or delete are fresh ones or nobody else's, and harm no other test.
 */
export async function realInputs(
  { id, service, method }: Endpoint,
  { product, admin, sa, order }: Surroundings,
): Promise<Record<string, unknown>> {
  const { loadId, item } = await fillCart(admin.api, order);
  const [settlementId] = await answerOf(product.adminUrl, 'select settlement_id from settlement.settlement');
  const { customerId } = order;
  const { companyId, userId } = admin.session;
  return {
    loadId,
    cartId: loadId,
    loadIds: [loadId],
    parts: [{ loadId, amount: 1 }],
    itemId: item.itemId,
    customerId,
    companyId: customerId,
    parentCompanyId: companyId,
    selfCompanyId: companyId,
    productId: order.product.productId,
    lines: [{ key: randomUUID(), productId: order.product.productId }],
    settlementId,
    userId,
    buyer: userId,
    customer: customerId,
    franchise: companyId,
    paymentId: customerId,
    facilityId: customerId,
    email: 'nobody@corner.test',
    ...(service === 'entities' && method !== 'GET' && (await ofPeople(sa, id))),
    ...(service === 'converters' && method !== 'GET' && (await ofConverters(product))),
  };
}

/** Absent: who names an older version, or a person and discounts at once, is refused before anything else is looked at. */
const leftOut = {
  version: undefined,
  groupDiscount: undefined,
  facilityDiscount: undefined,
  userEmail: undefined,
  userRoleId: undefined,
};

/** Nobody's own words, and on no list. */
const PASSWORD = 'Rhodium-yard-7';

async function ofPeople({ api }: Person, id: string): Promise<Record<string, unknown>> {
  const newcomers = await addNewcomers(api);
  const { companyId, userId, facilityId, roleId } = newcomers;
  const { permissionId } = await permissionNamed(api, 'didNotBuyIndicator');
  const screen = 'entities.customers';
  // What is restored must have been deleted.
  if (id === 'companyRestore') await api.ask(companyDelete, { companyId });
  if (id === 'userRestore') await api.ask(userDelete, { userId });
  if (id === 'facilityRestore') await api.ask(facilityDelete, { facilityId });
  const { viewId } = await api.ask(viewSave, { screen, name: 'Newcomers', query: '' });
  return {
    ...newcomers,
    ...leftOut,
    password: PASSWORD,
    newPassword: PASSWORD,
    confirmPassword: PASSWORD,
    ids: [companyId, userId, facilityId],
    permissionId,
    permissions: [{ permissionId }],
    clonedRoleId: roleId,
    viewId,
    screen,
    kept: { query: '', columns: null, layout: null },
    layout: { widths: {}, pinned: {} },
    name: `Latecomer ${randomUUID()}`,
    fname: 'Late',
    lname: 'Latecomer',
    email: id.endsWith('Edit') ? newcomers.email : `${randomUUID()}@newcomer.test`,
    phone: '4785550101',
    smsNumber: '4785550102',
    state: 'GA',
    zipcode: '31201',
    facility: 'Atlanta',
    facilityCity: 'Atlanta',
    companyType: 'CUSTOMER',
    hierarchy: 2,
    type: 2,
    kind: 'CUSTOMER',
    isActive: true,
    ...Object.fromEntries(pictures.map((name) => [name, null])),
  };
}

const pictures = ['companyLogo', 'metalLicense', 'profileUrl', 'driversLicenseUrl'];

/** A converter that nobody puts into a cart. */
async function ofConverters({ adminUrl }: TestSystem): Promise<Record<string, unknown>> {
  const [productId] = await answerOf(
    adminUrl,
    'select product_id from converters.product where deleted_at is null and oem <> $1 order by oem limit 1',
    [OEM],
  );
  return { productId, ids: [productId] };
}
