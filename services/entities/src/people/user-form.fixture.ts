import { login, type Session } from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { sessionOfUser } from '../sign-in/session-of-user';
import { addUser, type NewUser } from './add-user';

export const companyOf = (key: string) => seedId('company', key);
export const roleOf = (name: string) => seedId('role', name);
export const userOf = (email: string) => seedId('user', email);

/** What the user form sends for a new grader of the house. */
export const userForm = {
  email: 'pat@washcoat.test',
  password: 'Pat-password-1',
  firstName: 'Pat',
  lastName: 'Person',
  phone: '4045550199',
  address: '1 Foundry St',
  city: 'Atlanta',
  state: 'GA',
  zipcode: '30318',
  roleId: roleOf('Grader'),
};

/** Who calls in the tests of users. */
const emails = {
  sa: 'sa@washcoat.test',
  admin: 'admin@washcoat.test',
  buyer: 'buyer@washcoat.test',
  grader: 'grader@washcoat.test',
  owner: 'owner@peachtree.test',
  partner: 'partner@gulfcoast.test',
  subscriber: 'subscriber@corner.test',
};
export type Callers = Record<keyof typeof emails, Session>;

/** The sessions that the callers would sign in to, without the time that passwords take. */
export async function callersOf(entities: TestService): Promise<Callers> {
  const session = (email: string) => sessionOf(entities, email);
  return {
    sa: await session(emails.sa),
    admin: await session(emails.admin),
    buyer: await session(emails.buyer),
    grader: await session(emails.grader),
    owner: await session(emails.owner),
    partner: await session(emails.partner),
    subscriber: await session(emails.subscriber),
  };
}

async function sessionOf(entities: TestService, email: string): Promise<Session> {
  const session = await sessionOfUser(entities.service.database, userOf(email));
  if (!session) throw new Error(`${email} may not sign in.`);
  return session;
}

/** Adds a user in the name of `session`, without rights unless `user` says otherwise. Answers the id. */
export function addedUser(
  entities: TestService,
  session: Session,
  user: Partial<NewUser> & Pick<NewUser, 'email'>,
): Promise<string> {
  return entities.service.inTransaction({ session }, (unit) =>
    addUser(unit, session, {
      firstName: 'Pat',
      lastName: 'Person',
      passwordHash: null,
      companyId: companyOf('house'),
      roleId: null,
      ...user,
    }),
  );
}

/** Whether somebody can sign in. */
export async function canSignIn(entities: TestService, email: string, password: string): Promise<boolean> {
  return (await entities.call(null, login, { email, password })).status === 200;
}
