import { Problem } from '@washcoat/service-kit';

/** The 409 at `make` for a make whose name another one has. */
export function makeNameTaken(name: string): Problem {
  const message = `There is a make '${name}' already.`;
  return new Problem(409, message, { code: 'DUPLICATE', fields: { make: message } });
}
