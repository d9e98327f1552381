import { TableModel } from '@washcoat/service-kit';

/** A role as far as other records of this service join it. */
export class RoleModel extends TableModel {
  static override tableName = 'role';
  static override idColumn = 'role_id';

  declare roleId: string;
  declare name: string;
}
