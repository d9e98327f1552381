import type { User } from '@washcoat/contract-entities';

/** First and last name, the e-mail address where there is neither. */
export function nameOfUser({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** The address in one line, without what is empty. */
export function addressOfUser({ address, city, state, zipcode }: User): string {
  return [address, city, `${state} ${zipcode}`.trim()].filter(Boolean).join(', ');
}
