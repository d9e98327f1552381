import { randomUUID } from 'node:crypto';
import {
  roleAdd,
  roleDetail,
  roleEdit,
  type Session,
  type SignedIn,
  userAdd,
  type WholeRole,
} from '@washcoat/contract-entities';
import type { FlagName } from '@washcoat/contract-kernel';
import { seedId } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { signIn } from '../seed/seeded-service.fixture';

/** A permission as a role form sends it. */
export type SentPermission = { permissionId: string; permissionName?: string; facilities?: string[] };

/** The calls of roles as the tests make them, on the demonstration's companies and people. */
export class RoleTrials {
  private readonly ids = new Map<string, string>();

  constructor(readonly entities: TestService) {}

  /** Learns the ids of the permissions, which every installation draws anew. */
  async learn(): Promise<void> {
    const rows: { permission_id: string; permission_name: string }[] =
      await this.entities.service.database('permission');
    for (const row of rows) this.ids.set(row.permission_name, row.permission_id);
  }

  permissionId(name: string): string {
    const found = this.ids.get(name);
    if (!found) throw new Error(`There is no permission ${name}.`);
    return found;
  }

  permissions(...names: FlagName[]): SentPermission[] {
    return names.map((permissionName) => ({
      permissionId: this.permissionId(permissionName),
      permissionName,
    }));
  }

  signIn(email: string): Promise<SignedIn> {
    return signIn(this.entities, email);
  }

  /** Adds a role and answers its id; throws when that is refused. */
  async add(session: Session, role: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.entities.call(session, roleAdd, {
      name: `Role ${randomUUID()}`,
      type: 1,
      permissions: this.permissions('canBuildCart'),
      ...role,
    });
    if (answer.status !== 200) throw new Error(answer.error.error);
    return answer.body.roleId;
  }

  /** A role as `session` sees it; throws when that is refused. */
  async whole(session: Session, id: string): Promise<WholeRole> {
    const answer = await this.entities.call(session, roleDetail, { roleId: id });
    if (answer.status !== 200) throw new Error(answer.error.error);
    return answer.body;
  }

  /** What a role grants now, as a form sends it back. */
  async granted(session: Session, id: string): Promise<SentPermission[]> {
    const { permissions } = await this.whole(session, id);
    return permissions
      .filter(({ isGranted }) => isGranted)
      .map(({ permissionId, permissionName, facilities }) => ({ permissionId, permissionName, facilities }));
  }

  /** What an edit of a role sends when nothing is changed. */
  async form(session: Session, id: string) {
    const { name, type, isFranchise } = await this.whole(session, id);
    return { roleId: id, name, type, isFranchise, permissions: await this.granted(session, id) };
  }

  /** Edits a role; throws when that is refused. */
  async edit(session: Session, form: Record<string, unknown>): Promise<void> {
    const answer = await this.entities.call(session, roleEdit, form);
    if (answer.status !== 200) throw new Error(answer.error.error);
  }

  /** Adds a user of the house with a role. */
  addUser(session: Session, id: string) {
    return this.entities.call(session, userAdd, {
      email: `${randomUUID()}@washcoat.test`,
      password: 'Washcoat-demo-1',
      firstName: 'Yara',
      lastName: 'Yard',
      phone: '4045550177',
      address: '1 Yard Rd',
      city: 'Atlanta',
      state: 'GA',
      zipcode: '30318',
      companyId: seedId('company', 'house'),
      roleId: id,
    });
  }

  /** Switches a permission for the whole installation, past the calls and without telling anybody. */
  async setAccessible(name: string, isAccessible: boolean): Promise<void> {
    await this.entities.service
      .database('permission')
      .where({ permission_name: name })
      .update({ is_accessible: isAccessible });
  }
}
