import { login } from '@washcoat/contract-entities';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import { ApiClient } from './api-client';

export const BUYER = 'buyer@washcoat.test';
export const SUPER_ADMIN = 'sa@washcoat.test';

/** Signs a person of the demonstration installation in and answers the token. */
export async function tokenOf(url: string, email = BUYER): Promise<string> {
  const { token } = await new ApiClient(url).call(login, { email, password: DEMO_PASSWORD });
  return token;
}

/** Clients of the house buyer, each with a connection of its own. */
export async function signedInClients(url: string, count: number): Promise<ApiClient[]> {
  const token = await tokenOf(url);
  return Array.from({ length: count }, () => new ApiClient(url, token));
}
