import { sessionStore } from '@washcoat/platform-sdk';
import { registryRequest, takeEarly } from './early-registry';

/** Asks which remotes this visitor gets, in which version. The answer is not checked yet. */
export async function fetchRegistry(token = sessionStore.current()?.token): Promise<unknown> {
  const response = (await takeEarly(token)) ?? (await registryRequest(token));
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return response.json();
}
