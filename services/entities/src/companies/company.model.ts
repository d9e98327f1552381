import { company, type Company, type Session } from '@washcoat/contract-entities';
import { columnsOf, modelOf, nextVersion, withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { Model, raw, type PartialModelObject, type QueryBuilder } from 'objection';
import { facilityMeant } from '../facilities/named-facility';
import type { CompanyType } from './company';

const columns = { createdDate: 'created_at', parentCompanyName: 'parent.company_name' } as const;

/** Where the fields of a company are read; that of `parent` in queries that are `shown` only. */
export const c = columnsOf(company, columns);

/** A company as it is stored. */
export class CompanyModel extends modelOf(company, columns) {
  declare companyType: CompanyType;
  declare isHouse: boolean;
  /** Which facility `facility` names. */
  declare facilityId: string | null;
  declare updatedAt: Date;
  declare deletedAt: Date | null;
  declare deletedBy: string | null;

  static override relationMappings = () => ({
    parent: {
      relation: Model.BelongsToOneRelation,
      modelClass: CompanyModel,
      join: { from: c.parentCompanyId, to: c.companyId },
    },
  });
}

/** A company with the name of the one it belongs to, and the city of the facility that it delivers to. */
export type ShownCompany = CompanyModel &
  Pick<Company, 'parentCompanyName'> & { facilityCity?: string | null };

/** A new company; what is absent has the default of the table. */
export type CompanyInsert = PartialModelObject<CompanyModel> & Pick<CompanyModel, 'companyId'>;

type Companies = QueryBuilder<CompanyModel, ShownCompany[]>;

const facilityCity = `(select yard.city from facility yard where yard.facility_id = company.facility_id) as facility_city`;

/** Companies, whoever asks, with what lists show. */
const shown = (database: Knex): Companies =>
  CompanyModel.query(database)
    .leftJoinRelated('parent')
    .select('company.*', `${c.parentCompanyName} as parentCompanyName`, raw(facilityCity))
    .castTo<ShownCompany[]>();

const living = (database: Knex) => CompanyModel.query(database).whereNull('company.deleted_at');

/**
 * Companies in the scope of the signed-in user that are not deleted. The own company and those below it are named again
 * by their columns, because no index helps `withinScope` alone here: it asks the view of this very table.
 */
export function companiesInScope(database: Knex, session: Session): Companies {
  const query = withinScope(shown(database).whereNull('company.deleted_at'), session, c.companyId);
  const { companyId } = session;
  if (session.hierarchy === 1 || !companyId) return query;
  return query.where((own) => own.where(c.companyId, companyId).orWhere(c.parentCompanyId, companyId));
}

/** A company in the scope of the signed-in user, or undefined. */
export async function findCompanyInScope(
  database: Knex,
  session: Session,
  companyId: string,
): Promise<ShownCompany | undefined> {
  const [found] = await companiesInScope(database, session).where(c.companyId, companyId).limit(1);
  return found;
}

/**
 * The same, locked for a change: two that change it at once come one after the other, and nobody adds a company below
 * it meanwhile.
 */
export async function lockCompanyInScope(
  trx: Knex.Transaction,
  session: Session,
  companyId: string,
): Promise<ShownCompany | undefined> {
  const query = CompanyModel.query(trx).where(c.companyId, companyId).select(c.companyId);
  await withinScope(query, session, c.companyId).forNoKeyUpdate();
  return findCompanyInScope(trx, session, companyId);
}

/** A company that is not deleted, whoever asks, or undefined. */
export const findCompany = (database: Knex, companyId: string): Promise<CompanyModel | undefined> =>
  living(database).findById(companyId).execute();

/** The same, locked so that it stays what it is until this transaction is done. */
export const lockCompany = (trx: Knex.Transaction, companyId: string): Promise<CompanyModel | undefined> =>
  living(trx).findById(companyId).forShare().execute();

/** The house, locked like every parent; undefined before there is one. */
export const findHouse = (trx: Knex.Transaction): Promise<CompanyModel | undefined> =>
  living(trx).where('is_house', true).forShare().first().execute();

/** Adds a company. */
export async function insertCompany(trx: Knex.Transaction, row: CompanyInsert): Promise<CompanyModel> {
  const inserted = await CompanyModel.query(trx).insert(row).returning('*').execute();
  return inserted.facility ? rememberFacility(trx, inserted.companyId) : inserted;
}

/** Gives a company other values, and with them its next version. Answers it as it is now. */
export async function updateCompany(
  trx: Knex.Transaction,
  companyId: string,
  changes: PartialModelObject<CompanyModel>,
  now: Date,
): Promise<ShownCompany> {
  await CompanyModel.query(trx)
    .patch({ ...changes, ...nextVersion(now) })
    .where(c.companyId, companyId);
  const { facility, facilityId, parentCompanyId } = changes;
  const isElsewhere = facilityId === undefined && (facility !== undefined || parentCompanyId !== undefined);
  if (isElsewhere) await rememberFacility(trx, companyId);
  const [row] = await shown(trx).where(c.companyId, companyId);
  if (!row) throw new Error(`There is no company ${companyId}.`);
  return row;
}

/**
 * Notes which facility a company means by the word that it goes by. Call it when the word or its place in the tree
 * changed, and with nothing else: what others call their facilities later changes nothing for it. Answers the row.
 */
function rememberFacility(trx: Knex.Transaction, companyId: string): Promise<CompanyModel> {
  const meant = facilityMeant('lower(company.facility)', { company: 'company', by: 'name' });
  return CompanyModel.query(trx)
    .patch({ facilityId: raw(meant) })
    .where(c.companyId, companyId)
    .returning('*')
    .first()
    .throwIfNotFound()
    .execute();
}

/** Companies below another one that are not deleted. */
export const companiesBelow = (database: Knex, companyId: string) =>
  living(database).where(c.parentCompanyId, companyId);
