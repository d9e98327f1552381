import type { permissionList } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { containingWords, pageOf, type Page } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { PermissionRow } from './role';

/** Permissions of the installation by group and name; `text` is looked for in names and descriptions. */
export function listPermissions(
  database: Knex,
  filters: InputOf<typeof permissionList>,
): Promise<Page<PermissionRow>> {
  const query = database('permission').orderBy(['type', 'permission_name']);
  if (filters.text) containingWords(query, 'search_text', filters.text);
  return pageOf(query, filters);
}
