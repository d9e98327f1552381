import { role as noun, type Role, type RoleKind, type RoleType } from '@washcoat/contract-entities';
import { choiceWords } from '@washcoat/contract-kernel';

export type { RoleType };

/** A type in a word. */
export const roleTypeName = (type: RoleType): string => choiceWords(noun.fields.type, type);

/** The types of roles and permissions in their order. */
export const roleTypes = ([1, 2, 3] as const).map((type) => ({ type, name: roleTypeName(type) }));

/** The type that a text names by its number, as in an address; undefined for anything else. */
export function roleTypeFrom(text: string | null): RoleType | undefined {
  return roleTypes.find(({ type }) => String(type) === text)?.type;
}

/** Whom a default role is for, in words that follow "Default for". */
export const roleKindNames: Record<RoleKind, string> = {
  STAFF: 'staff of the house',
  CUSTOMER: 'customers',
  PARTNER: 'partner sellers',
  FRANCHISE_OWNER: 'the first user of a franchise',
  FRANCHISE: 'other users of a franchise',
};

const kindsOfType: Record<RoleType, readonly RoleKind[]> = {
  1: ['STAFF'],
  2: ['CUSTOMER', 'PARTNER'],
  3: ['FRANCHISE_OWNER', 'FRANCHISE'],
};

/** The kinds of users whose default a role of a type can be. */
export const kindsOf = (type: RoleType): readonly RoleKind[] => kindsOfType[type];

/** "default for customers and partner sellers"; empty when it is nobody's default. */
export function defaultWords(kinds: readonly RoleKind[]): string {
  return kinds.length ? `default for ${kinds.map((kind) => roleKindNames[kind]).join(' and ')}` : '';
}

/** The role of a list that is the default of a kind. */
export function defaultOf<Row extends Pick<Role, 'defaultFor'>>(
  roles: readonly Row[],
  kind: RoleKind | undefined,
): Row | undefined {
  return kind && roles.find(({ defaultFor }) => defaultFor.includes(kind));
}
