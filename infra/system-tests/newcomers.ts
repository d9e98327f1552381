import {
  companyAdd,
  facilityAdd,
  permissionList,
  roleAdd,
  roleList,
  userAdd,
  type Permission,
} from '@washcoat/contract-entities';
import { randomUUID } from 'node:crypto';
import type { ApiClient } from './api-client';

/** Records that a test made for itself: whatever becomes of them harms no other test. */
export interface Newcomers {
  /** A customer of the house. */
  companyId: string;
  /** The address of the customer and of the user. */
  email: string;
  /** One of its users. */
  userId: string;
  /** A facility of the house. */
  facilityId: string;
  /** A role for the users of customers that nobody has. */
  roleId: string;
}

const place = { address: '1 Test St', city: 'Macon', state: 'GA' as const, zipcode: '31201' };
const person = { ...place, firstName: 'Nova', lastName: 'Newcomer', phone: '4785550101' };
const EXTERNAL = 2;

/** Adds one of each as `sa`, a super admin. */
export async function addNewcomers(sa: ApiClient): Promise<Newcomers> {
  const name = `Newcomer ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@newcomer.test`;
  const { list: roles } = await sa.ask(roleList, { type: EXTERNAL, text: 'Subscriber' });
  const [subscriber] = roles;
  if (!subscriber) throw new Error('There is no role Subscriber.');
  const { companyId } = await sa.ask(companyAdd, {
    ...person,
    companyName: name,
    email,
    companyType: 'CUSTOMER',
    facility: 'Atlanta',
  });
  const user = { ...person, email, password: 'Rhodium-yard-7', roleId: subscriber.roleId };
  const { userId } = await sa.ask(userAdd, { ...user, companyId });
  const { facilityId } = await sa.ask(facilityAdd, { ...person, email, name });
  const { permissionId } = await permissionNamed(sa, 'canSeeSubtotal');
  const { roleId } = await sa.ask(roleAdd, { name, type: EXTERNAL, permissions: [{ permissionId }] });
  return { companyId, email, userId, facilityId, roleId };
}

/** A permission of the installation, as a super admin sees it. */
export async function permissionNamed(
  sa: ApiClient,
  name: Permission['permissionName'],
): Promise<Permission> {
  const { list } = await sa.ask(permissionList, { text: name });
  const permission = list.find(({ permissionName }) => permissionName === name);
  if (!permission) throw new Error(`There is no permission ${name}.`);
  return permission;
}
