import { role as noun, type RoleType } from '@washcoat/contract-entities';
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
