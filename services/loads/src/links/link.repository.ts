import { createHash, randomBytes } from 'node:crypto';
import { questionOf, rowsOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { LoadModel, type LoadRecord } from '../carts/load.model';
import { LinkModel, type LinkRecord } from './link.model';

const { columns: k } = LinkModel;
const { columns: l } = LoadModel;

/** What the address of a new link carries, and what seals its offers: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. A fast hash is enough, because what it is of cannot be guessed. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** How many links of a load are read: those that are open, and the last ones of the others. */
const MOST_READ = 50;

/** The links of a load: first those that were neither ended nor have expired, of each the last one first. */
export async function linksOf(database: Knex, loadId: string, now: Date): Promise<LinkRecord[]> {
  return LinkModel.query(database)
    .where(k.loadId, loadId)
    .orderBy(raw('?? is null and ?? > ?', [k.revokedAt, k.expiresAt, now]), 'desc')
    .orderBy([{ column: k.madeAt, order: 'desc' }, k.linkId])
    .limit(MOST_READ);
}

/** One link of a load. */
export async function findLink(
  database: Knex,
  { loadId, linkId }: Pick<LinkRecord, 'loadId' | 'linkId'>,
): Promise<LinkRecord | undefined> {
  return LinkModel.query(database).findById(linkId).where(k.loadId, loadId);
}

/** How many links of a load lead somewhere. */
export async function countOpenLinks(
  database: Knex,
  { loadId, companyId }: Pick<LoadRecord, 'loadId' | 'companyId'>,
  now: Date,
): Promise<number> {
  return LinkModel.query(database)
    .where({ [k.loadId]: loadId, [k.companyId]: companyId })
    .whereNull(k.revokedAt)
    .where(k.expiresAt, '>', now)
    .resultSize();
}

/** Keeps a new link. */
export async function insertLink(trx: Knex.Transaction, link: LinkRecord): Promise<void> {
  await LinkModel.query(trx).insert(link);
}

/** Changes a link. */
export async function changeLink(
  trx: Knex.Transaction,
  { linkId }: Pick<LinkRecord, 'linkId'>,
  changes: Partial<LinkRecord>,
): Promise<void> {
  await LinkModel.query(trx).findById(linkId).patch(changes);
}

/** A link and the load that it is of. */
export interface LinkedLoad {
  link: LinkRecord;
  load: LoadRecord;
}

/**
 * The open link that an address carries, with its load. Undefined for an address that was never one, and for one that
 * leads nowhere any more: both are one question, so that neither the answer nor its time tells which.
 */
export async function findOpenLink(
  database: Knex,
  token: string,
  now: Date,
): Promise<LinkedLoad | undefined> {
  const tokenHash = hashOf(token);
  const [load] = await loadOfOpen(database, tokenHash, now);
  const link = load && (await openLinks(database, tokenHash, now).first());
  return link && load && { link, load };
}

/** The same, both locked to the end of the transaction: the load first, as everybody locks who works on one. */
export async function lockOpenLink(
  trx: Knex.Transaction,
  token: string,
  now: Date,
): Promise<LinkedLoad | undefined> {
  const tokenHash = hashOf(token);
  const asked = loadOfOpen(trx, tokenHash, now).toKnexQuery().forUpdate('load');
  const [row] = await rowsOf<object>(trx, questionOf(asked));
  const link = row && (await openLinks(trx, tokenHash, now).forUpdate().first());
  return row && link && { link, load: LoadModel.fromDatabaseJson(row) };
}

const openLinks = (database: Knex, tokenHash: string, now: Date) =>
  LinkModel.query(database).where(k.tokenHash, tokenHash).whereNull(k.revokedAt).where(k.expiresAt, '>', now);

/** Of a link that was made for another customer there is none. */
const loadOfOpen = (database: Knex, tokenHash: string, now: Date) =>
  LoadModel.query(database)
    .modify('atFacility')
    .modify('notDeleted')
    .whereIn([l.loadId, l.companyId], openLinks(database, tokenHash, now).select(k.loadId, k.companyId));

/** Counts a visit of the page of a link. */
export async function countVisit(trx: Knex.Transaction, { linkId }: LinkRecord, at: Date): Promise<void> {
  await LinkModel.query(trx)
    .findById(linkId)
    .patch({ visits: raw('visits + 1'), visitedAt: at });
}
