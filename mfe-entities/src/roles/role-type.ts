import type { Role } from '@washcoat/contract-entities';

export type RoleType = Role['type'];

/** The types of roles and permissions in their order. */
export const roleTypes: readonly { type: RoleType; name: string }[] = [
  { type: 1, name: 'Internal' },
  { type: 2, name: 'External' },
  { type: 3, name: 'Franchise' },
];

/** A type in a word. */
export function roleTypeName(type: RoleType): string {
  return roleTypes.find((known) => known.type === type)?.name ?? String(type);
}

/** The type that a text names by its number, as in an address; undefined for anything else. */
export function roleTypeFrom(text: string | null): RoleType | undefined {
  return roleTypes.find(({ type }) => String(type) === text)?.type;
}
