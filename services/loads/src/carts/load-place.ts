import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { loadTypes, type loadEdit } from '@washcoat/contract-loads';
import {
  badInput,
  conflict,
  findCompanyCopy,
  isWithinScope,
  notFound,
  type UnitOfWork,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { ChatMessageModel } from '../chat/chat.model';
import { itemsOf } from '../items/item.repository';
import { chosenFacility } from './facility-choice';
import { isGradingSession } from './grading-session';
import { assertMayBuy } from './load.policy';
import type { LoadFields, LoadRecord } from './load.model';
import { customerFields } from './new-load';
import type { Party } from './party';
import { isAskedFor } from './taking-part';

type LoadEdit = InputOf<typeof loadEdit>;
type Details = Partial<
  Pick<
    LoadFields,
    | 'firstName'
    | 'lastName'
    | 'customerEmail'
    | 'phone'
    | 'address'
    | 'city'
    | 'state'
    | 'zipcode'
    | 'businessLicense'
    | 'driversLicense'
  >
>;

const detailNames = [
  'firstName',
  'lastName',
  'customerEmail',
  'phone',
  'address',
  'city',
  'state',
  'zipcode',
  'businessLicense',
  'driversLicense',
] as const satisfies readonly (keyof Details)[];

/** Where a load is bought and for whom, as an edit changes it. */
export interface Moved {
  fields: Partial<LoadFields>;
  /** The facility that buys from then on. */
  at: Pick<LoadRecord, 'facility' | 'facilityCompanyId'>;
}

/**
 * What an edit makes of the facility and the customer of a load. Prices are made for both, so neither changes once
 * something was priced.
 *
 * @throws 403 for the seller's side, 404 for a customer out of scope, 409 for what is fixed
 */
export async function movedLoad(
  unit: UnitOfWork,
  session: Session,
  load: LoadRecord,
  input: LoadEdit,
  party: Party,
): Promise<Moved> {
  const details = changedDetails(load, input);
  const isMoved = input.facilityId !== undefined && input.facilityId !== load.facilityId;
  const isSold = input.customerId !== undefined && input.customerId !== load.companyId;
  const stays = { facility: load.facility, facilityCompanyId: load.facilityCompanyId };
  if (!isMoved && !isSold && Object.keys(details).length === 0) return { fields: {}, at: stays };
  assertMayBuy(party);
  if (isSold || Object.keys(details).length) assertOpenToDetails(load);
  if (isMoved || isSold) await assertUnpriced(unit, load);
  const facility = isMoved ? await facilityFor(unit, session, load, input.facilityId) : null;
  return {
    fields: {
      ...(isSold ? await customerOf(unit, session, load, input.customerId) : {}),
      ...details,
      ...(facility ? { facilityId: facility.facilityId } : {}),
    },
    at: facility ? { facility, facilityCompanyId: facility.companyId } : stays,
  };
}

function changedDetails(load: LoadRecord, input: LoadEdit): Details {
  const changed = detailNames.filter(
    (name) => input[name] !== undefined && input[name] !== (load[name] ?? ''),
  );
  return Object.fromEntries(changed.map((name) => [name, input[name]]));
}

function assertOpenToDetails(load: LoadRecord): void {
  if (load.type === loadTypes.invoice || isGradingSession(load)) return;
  throw conflict(
    'Details of the customer are changed on a grading session, or on a completed order that is corrected.',
    'CUSTOMER_IS_FIXED',
  );
}

async function assertUnpriced(unit: UnitOfWork, load: LoadRecord): Promise<void> {
  const items = await itemsOf(unit.trx, load.loadId);
  if (items.length === 0 && load.type !== loadTypes.invoice) return;
  throw conflict(
    `Its items were priced for ${load.companyName} at ${load.facility.name}: make a cart of its own instead.`,
    'ITEMS_ARE_PRICED',
  );
}

async function facilityFor(unit: UnitOfWork, session: Session, load: LoadRecord, facilityId?: string) {
  const customer = await findCompanyCopy(unit.trx, load.companyId);
  const facility = customer && (await chosenFacility(unit.trx, session, customer, { facilityId }));
  if (facility?.companyId === load.facilityCompanyId) return facility;
  throw badInput({ facilityId: 'Choose an open facility of the company that buys.' });
}

/** What was said of it stays between those who said it. */
async function isSpokenOf(database: Knex, { loadId }: LoadRecord): Promise<boolean> {
  const { columns: m } = ChatMessageModel;
  return (await ChatMessageModel.query(database).where(m.loadId, loadId).first()) !== undefined;
}

/** Whether a load on which nothing was priced may become that of another customer. */
export async function mayBeSoldByAnother(database: Knex, load: LoadRecord): Promise<boolean> {
  return isGradingSession(load) && !isAskedFor(load) && !(await isSpokenOf(database, load));
}

async function customerOf(unit: UnitOfWork, session: Session, load: LoadRecord, customerId = '') {
  if (isAskedFor(load))
    throw conflict(`${load.companyName} asked for this session itself.`, 'CUSTOMER_IS_FIXED');
  if (await isSpokenOf(unit.trx, load))
    throw conflict(
      `Its chat is with ${load.companyName} and would be shown to another company: make a cart of its own instead.`,
      'CUSTOMER_IS_FIXED',
    );
  const customer = await findCompanyCopy(unit.trx, customerId);
  if (!customer || customer.isDeleted || !isWithinScope(customer, session)) throw notFound('This customer');
  if (!customer.isActive) throw badInput({ customerId: `${customer.companyName} is switched off.` });
  return customerFields(customer);
}
