import { login, me, type Session } from '@washcoat/contract-entities';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import { ApiClient } from './api-client';

/** Somebody who is signed in. */
export interface Person {
  email: string;
  /** Calls as this person. */
  api: ApiClient;
  session: Session;
}

/** Signs in with the password of the demonstration and asks who that is. */
export async function signIn(url: string, email: string): Promise<Person> {
  const { token } = await new ApiClient(url).ask(login, { email, password: DEMO_PASSWORD });
  const api = new ApiClient(url, token);
  return { email, api, session: await api.ask(me, {}) };
}

/** Registers an address that nobody has, without an invitation. */
export async function register(url: string, email: string): Promise<Person> {
  const form = { email, password: DEMO_PASSWORD, isRegistration: true };
  const { token, ...session } = await new ApiClient(url).ask(login, form);
  return { email, api: new ApiClient(url, token), session };
}
