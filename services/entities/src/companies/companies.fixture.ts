import { companyDetail, companyEdit, me, type Session, type WholeCompany } from '@washcoat/contract-entities';
import type { RequestOf } from '@washcoat/contract-kernel';
import { seedId } from '@washcoat/service-kit/seed';
import type { TestAnswer, TestService } from '@washcoat/testing';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';
import type { PartialModelObject } from 'objection';
import { CompanyModel } from './company.model';

// Seeding and signing four people in is slow on a busy build machine.
jest.setTimeout(30_000);

/** The id of a company of the demonstration, by its key or its name. */
export const idOf = (key: string) => seedId('company', key);

/** The demonstration with its people signed in, and what tests of companies ask of it. */
export class CompanyDesk {
  private constructor(
    readonly entities: TestService,
    /** House, hierarchy 1, administrator with every right. */
    readonly admin: Session,
    /** Hierarchy 10 of the franchise Peachtree Cores, with canEditGroup. */
    readonly owner: Session,
    /** Hierarchy 10 of the seller Gulf Coast Recyclers, without canEditGroup. */
    readonly partner: Session,
    /** Hierarchy 2 of Corner Muffler. */
    readonly subscriber: Session,
  ) {}

  static async open(): Promise<CompanyDesk> {
    const entities = await startSeeded();
    const addresses = [
      'admin@washcoat.test',
      'owner@peachtree.test',
      'partner@gulfcoast.test',
      'subscriber@corner.test',
    ];
    const sessions = await Promise.all(addresses.map((email) => signIn(entities, email)));
    const [admin, owner, partner, subscriber] = sessions;
    if (!admin || !owner || !partner || !subscriber) throw new Error('Somebody is missing.');
    return new CompanyDesk(entities, admin, owner, partner, subscriber);
  }

  edit(
    session: Session,
    key: string,
    changes: Partial<RequestOf<typeof companyEdit>> | Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<typeof companyEdit>> {
    return this.entities.call(session, companyEdit, { companyId: idOf(key), ...changes }, headers);
  }

  /** A company as the house's administrator sees it. */
  async shown(key: string): Promise<WholeCompany> {
    return (await this.entities.call(this.admin, companyDetail, { companyId: idOf(key) })).body;
  }

  stored(key: string): Promise<CompanyModel> {
    return CompanyModel.query(this.entities.service.database).findById(idOf(key)).throwIfNotFound().execute();
  }

  async store(key: string, fields: PartialModelObject<CompanyModel>): Promise<void> {
    await CompanyModel.query(this.entities.service.database).findById(idOf(key)).patch(fields);
  }

  /** Whether somebody's token is still good, and what it says now. */
  me(token: string): Promise<TestAnswer<typeof me>> {
    return this.entities.call(null, me, {}, { token });
  }
}
