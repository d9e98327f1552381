import { user, type Session, type User } from '@washcoat/contract-entities';
import { email as emailSchema } from '@washcoat/contract-kernel';
import { columnsOf, modelOf, nextVersion, withinScope, type Narrowable } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { Model, raw, type PartialModelObject, type QueryBuilder } from 'objection';
import type { CompanyType } from '../companies/company';
import { CompanyModel } from '../companies/company.model';
import { facilityMeant } from '../facilities/named-facility';
import { RoleModel } from '../roles/role.model';

const TABLE = 'app_user';
const columns = {
  isSA: 'is_sa',
  // Kept by triggers, and by the moment of the insert.
  companyName: 'app_user.company_name',
  createdDate: 'created_at',
  type: 'role.name',
  isFranchise: 'company.is_franchise',
} as const;

/** Where the fields of a user are read; those of `company` and `role` in queries that are `shown` only. */
export const u = columnsOf(user, columns, TABLE);

/** A person as stored. */
export class UserModel extends modelOf(user, columns, TABLE) {
  /** Null until a password is set. */
  declare passwordHash: string | null;
  /** Which facility `facilityCity` names. */
  declare facilityId: string | null;
  declare isNewUser: boolean;
  declare updatedAt: Date;
  declare deletedAt: Date | null;
  declare deletedBy: string | null;
  /** The company that it was deleted with. */
  declare deletedWith: string | null;

  static override relationMappings = () => ({
    company: {
      relation: Model.BelongsToOneRelation,
      modelClass: CompanyModel,
      join: { from: u.companyId, to: 'company.company_id' },
    },
    role: {
      relation: Model.BelongsToOneRelation,
      modelClass: RoleModel,
      join: { from: u.roleId, to: 'role.role_id' },
    },
  });
}

/** A person with what lists show besides: the name and kind of the company, and the name of the role. */
export type ShownUser = UserModel &
  Pick<User, 'type' | 'isFranchise'> & {
    /** Empty without a company. */
    companyName: string;
    companyType: CompanyType | null;
  };

/** A new person; what is absent has the default of the table. */
export type UserInsert = PartialModelObject<UserModel> & Pick<UserModel, 'userId'>;

interface People extends Narrowable {
  whereNull(column: string): unknown;
}

/** Deleted companies are few: asking for them costs less than looking at the company of everybody. */
const OF_LIVING_COMPANY = `(app_user.company_id is null or app_user.company_id not in (
  select company_id from company where deleted_at is not null))`;

function inScope<Q extends People>(query: Q, session: Session): Q {
  void query.whereNull('app_user.deleted_at');
  void query.whereRaw(OF_LIVING_COMPANY);
  if (session.hierarchy === 2) void query.where(u.userId, session.userId);
  else withinScope(query, session, u.companyId);
  return query;
}

/**
 * People whom the signed-in user may see: those of the companies in scope, for an external customer itself only. Who
 * is deleted is left out, and so is everybody of a deleted company. The query has no columns and no other table yet.
 */
export const usersInScope = (database: Knex, session: Session): Knex.QueryBuilder =>
  inScope(database(TABLE), session);

/** People, whoever asks, with what lists show. */
const shown = (database: Knex): QueryBuilder<UserModel, ShownUser[]> =>
  UserModel.query(database)
    .leftJoinRelated('[company, role]')
    .select(
      'app_user.*',
      'company.company_type as companyType',
      UserModel.raw('coalesce(company.is_franchise, false)').as('isFranchise'),
      `${u.type} as type`,
    )
    .castTo<ShownUser[]>();

/** A person in scope, or undefined. */
export async function findUserInScope(
  database: Knex,
  session: Session,
  userId: string,
): Promise<ShownUser | undefined> {
  const [found] = await inScope(shown(database), session).where(u.userId, userId).limit(1);
  return found;
}

/** The same, locked for a change: two that change a person at once come one after the other. */
export async function lockUserInScope(
  trx: Knex.Transaction,
  session: Session,
  userId: string,
): Promise<ShownUser | undefined> {
  const query = UserModel.query(trx).where(u.userId, userId).select(u.userId);
  await inScope(query, session).forUpdate();
  return findUserInScope(trx, session, userId);
}

/** Locks a person for a change, whoever asks. */
export async function lockUser(trx: Knex.Transaction, userId: string): Promise<void> {
  await UserModel.query(trx).findById(userId).select(u.userId).forUpdate();
}

/** People by their ids, in that order, with what lists show. */
export async function shownUsers(database: Knex, userIds: readonly string[]): Promise<ShownUser[]> {
  const rows = await shown(database).whereIn(u.userId, [...userIds]);
  const byId = new Map(rows.map((row) => [row.userId, row]));
  return userIds.flatMap((userId) => byId.get(userId) ?? []);
}

/** A person who is not deleted, whoever asks, with what lists show. Throws when there is none. */
export async function shownUser(database: Knex, userId: string): Promise<ShownUser> {
  const [row] = await shown(database).where(u.userId, userId).whereNull('app_user.deleted_at');
  if (!row) throw new Error(`There is no user ${userId}.`);
  return row;
}

const living = (database: Knex) => UserModel.query(database).whereNull('deleted_at');

/** The person of an address, whatever its case; undefined when nobody has it or it is no address at all. */
export async function findUserByEmail(database: Knex, email: string): Promise<UserModel | undefined> {
  if (!emailSchema.safeParse(email).success) return undefined;
  return living(database).whereRaw('lower(email) = lower(?)', [email]).first().execute();
}

/** Everybody of a company who is not deleted. */
export async function userIdsOf(database: Knex, companyId: string): Promise<string[]> {
  const people = await living(database).where(u.companyId, companyId).select(u.userId);
  return people.map(({ userId }) => userId);
}

/** A person by id, or undefined. */
export const findUser = (database: Knex, userId: string): Promise<UserModel | undefined> =>
  living(database).findById(userId).execute();

/** Adds a person; undefined when somebody else has the address, even if that happened at the same moment. */
export async function insertUser(trx: Knex.Transaction, person: UserInsert): Promise<UserModel | undefined> {
  // Objection answers what it was given when a conflict is ignored, as if it had been written.
  const [written] = await trx(TABLE)
    .insert(UserModel.fromJson(person).$toDatabaseJson())
    .onConflict(trx.raw('(lower(email)) where deleted_at is null'))
    .ignore()
    .returning('*');
  if (!written) return undefined;
  const row = UserModel.fromDatabaseJson(written);
  return row.facilityCity ? rememberFacility(trx, row.userId) : row;
}

/** Gives a person other values, and with them the next version. Answers the row as it is now. */
export async function updateUser(
  trx: Knex.Transaction,
  userId: string,
  changes: PartialModelObject<UserModel>,
  now: Date,
): Promise<UserModel> {
  const row = await UserModel.query(trx)
    .patch({ ...changes, ...nextVersion(now) })
    .where(u.userId, userId)
    .returning('*')
    .first()
    .throwIfNotFound()
    .execute();
  const { facilityCity, facilityId, companyId } = changes;
  const isElsewhere = facilityId === undefined && (facilityCity !== undefined || companyId !== undefined);
  return isElsewhere ? rememberFacility(trx, userId) : row;
}

/** Notes which facility a user means by the name or city that they go by, as companies do. */
async function rememberFacility(trx: Knex.Transaction, userId: string): Promise<UserModel> {
  const meant = facilityMeant('lower(app_user.facility_city)', { company: 'company', by: 'name or city' });
  return UserModel.query(trx)
    .patch({
      facilityId: raw(`(select ${meant} from company where company.company_id = app_user.company_id)`),
    })
    .where(u.userId, userId)
    .returning('*')
    .first()
    .throwIfNotFound()
    .execute();
}
