import {
  companyAdd,
  companyList,
  facilityAdd,
  invitationList,
  invite,
  roleAdd,
  userEdit,
  userList,
  viewSave,
} from '@washcoat/contract-entities';
import { imageUpload } from '@washcoat/contract-files';
import { loadLinkMake } from '@washcoat/contract-loads';
import type { Session } from '@washcoat/contract-entities';
import sharp from 'sharp';
import { answerOf } from './books';
import type { ForeignKind } from './foreign-fields';
import { permissionNamed } from './newcomers';
import type { Person } from './sign-in';
import type { TestSystem } from './start-system';

/** Something that a company owns, by what names it in a call. */
export interface OwnedRecord {
  name: string;
  /** The company that owns it, and the one above that. */
  owners: readonly string[];
}

export type OwnedRecords = Record<ForeignKind, readonly OwnedRecord[]>;

const COMPANY = `select c.company_id, c.company_id, coalesce(c.parent_company_id, c.company_id)
  from entities.company c`;
const OF_LOAD = `from loads.load l join entities.company c using (company_id)`;

/** Id, company and its parent of everything that companies own and that ids name. */
const queries: Partial<Record<ForeignKind, string>> = {
  company: COMPANY,
  user: `select u.user_id, c.company_id, c.parent_company_id from entities.app_user u join entities.company c using (company_id)`,
  facility: `select f.facility_id, c.company_id, c.parent_company_id
    from entities.facility f join entities.company c using (company_id)
    order by c.company_type = 'HOUSE' and f.is_active desc, f.facility_id`,
  load: `select l.load_id, c.company_id, c.parent_company_id ${OF_LOAD} order by l.type = 4, l.load_id`,
  item: `select i.item_id, c.company_id, c.parent_company_id ${OF_LOAD} join loads.load_item i using (load_id)
    order by l.type = 4, i.item_id`,
  link: `select k.link_id, c.company_id, c.parent_company_id ${OF_LOAD} join loads.load_link k using (load_id)`,
  payment: `select p.payment_id, c.company_id, c.parent_company_id ${OF_LOAD} join invoicing.payment p using (load_id)`,
  view: `select v.view_id, c.company_id, c.parent_company_id
    from entities.saved_view v join entities.app_user using (user_id) join entities.company c using (company_id)`,
  invitation: `select i.invitation_id, c.company_id, c.parent_company_id
    from entities.invitation i join entities.company c using (company_id)`,
  ticket: `select t.ticket_id, c.company_id, c.parent_company_id
    from converters.ticket t join entities.company c using (company_id)`,
  notice: `select n.notice_id, c.company_id, c.parent_company_id
    from notifications.notice n join entities.company c using (company_id)`,
  upload: `select t.upload_id, c.company_id, c.parent_company_id
    from converters.bulk_upload t join entities.company c using (company_id)`,
  modifier: `select m.price_modifier_id, c.company_id, c.parent_company_id
    from converters.price_modifier m join entities.company c using (company_id)`,
  transaction: `select t.transaction_id, c.company_id, c.parent_company_id from billing.payment_transaction t
    join entities.app_user using (user_id) join entities.company c using (company_id)`,
  settlement: `select s.settlement_id, c.company_id, c.parent_company_id
    from settlement.settlement s join entities.company c using (company_id)`,
};

/** Makes what the demonstration lacks of every kind, as `sa` and as the owner of a franchise, and reads the rest. */
export async function ownedRecords(
  product: TestSystem,
  sa: Person,
  neighbours: readonly Person[],
): Promise<OwnedRecords> {
  const yards = [];
  for (const neighbour of neighbours) yards.push(await makeOwn(product, sa, neighbour));
  const house = [sa.session.companyId ?? ''];
  const lists = await Promise.all([
    sa.api.ask(companyList, { count: 3 }),
    sa.api.ask(userList, { count: 3 }),
    sa.api.ask(invitationList, { count: 1 }),
  ]);
  const cursors = lists.flatMap(({ next }) => (next ? [{ name: next, owners: house }] : []));
  await makeLinks(product, sa);
  const read = await Promise.all(
    Object.entries(queries).map(async ([kind, query]) => [kind, await rowsOf(product.adminUrl, query)]),
  );
  return {
    yard: yards.map(({ yard }) => yard),
    paper: yards.map(({ paper }) => paper),
    role: yards.map(({ role }) => role),
    cursor: cursors,
    ...Object.fromEntries(read),
  };
}

/** A public link of a load of every customer. */
async function makeLinks({ adminUrl }: TestSystem, { api }: Person): Promise<void> {
  const loads = await answerOf(
    adminUrl,
    'select distinct on (company_id) load_id from loads.load where type <> 2 and deleted_at is null',
  );
  for (const loadId of loads) await api.ask(loadLinkMake, { loadId, madeFor: 'A seller', days: 1 });
}

async function makeOwn({ url, adminUrl }: TestSystem, sa: Person, { api, session, email }: Person) {
  const companyId = session.companyId ?? '';
  const word = `Quarry${email.replace(/[^a-z]/g, '')}`;
  const place = { address: '9 Quarry Rd', city: word, state: 'GA' as const, zipcode: '30341' };
  const person = { ...place, firstName: word, lastName: 'Stone', phone: '6785550198' };
  const contact = { ...person, email: `${word.toLowerCase()}@quarry.test` };
  const isTrader = session.hierarchy === 10;
  if (isTrader) await sa.api.ask(facilityAdd, { ...contact, name: word, parentCompanyId: companyId });
  if (isTrader)
    await sa.api.ask(companyAdd, {
      ...contact,
      companyName: `${word} Customer`,
      companyType: 'CUSTOMER',
      facility: word,
      parentCompanyId: companyId,
    });
  await api.ask(viewSave, { screen: 'entities.customers', name: word, query: '' });
  await sa.api.ask(invite, { fname: word, lname: 'Guest', email: `guest.${contact.email}`, companyId });
  const { permissionId } = await permissionNamed(sa.api, 'canBuildCart');
  const { roleId } = await sa.api.ask(roleAdd, {
    name: `Role ${word}`,
    type: isTrader ? (session.isFranchise ? 3 : 2) : 2,
    companyId,
    permissions: [{ permissionId }],
  });
  const address = await uploadPaper(url, sa);
  await sa.api.ask(userEdit, { userId: session.userId, driversLicenseUrl: address });
  const owners = await rowsOf(adminUrl, `${COMPANY} where c.company_id = '${companyId}'`);
  const owned = (name: string): OwnedRecord => ({ name, owners: owners[0]?.owners ?? [] });
  return { yard: owned(word), paper: owned(address), role: owned(roleId) };
}

async function uploadPaper(url: string, { api }: Person): Promise<string> {
  const form = new FormData();
  const size = { width: 20, height: 10, channels: 3 as const, background: '#345' };
  form.append('kind', 'paper');
  form.append('image', new Blob([new Uint8Array(await sharp({ create: size }).png().toBuffer())]));
  const headers = { token: api.token ?? '' };
  const answer = await fetch(`${url}${imageUpload.path}`, { method: 'POST', body: form, headers });
  return imageUpload.output.parse(await answer.json()).imageUrl.split('?')[0] ?? '';
}

async function rowsOf(adminUrl: string, query: string): Promise<OwnedRecord[]> {
  const rows = await answerOf(adminUrl, `select row_to_json(r)::text from (${query}) r (name, own, parent)`);
  return rows.map((row) => {
    const { name, own, parent }: Record<string, string> = JSON.parse(row);
    return { name: name ?? '', owners: [own ?? '', parent ?? ''] };
  });
}

/** Whether somebody may know of a record: rule 1 of the domain rules. */
export function isInScope({ owners: [own, parent] }: OwnedRecord, session: Session): boolean {
  if (session.hierarchy === 1) return true;
  return own === session.companyId || (session.hierarchy !== 2 && parent === session.companyId);
}
