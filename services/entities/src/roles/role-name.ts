import { Problem } from '@washcoat/service-kit';

/** The index that keeps a name with one role of a company and type. */
export const NAME_INDEX = 'role_name';

/** The 409 at `name` for a role whose company has one of this type and name already. */
export function nameTaken(name: string): Problem {
  const message = `There is a role '${name}' of this type already.`;
  return new Problem(409, message, { code: 'DUPLICATE', fields: { name: message } });
}
