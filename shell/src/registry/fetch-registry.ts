import { sessionStore } from '@washcoat/platform-sdk';

/** Asks which remotes this visitor gets, in which version. The answer is not checked yet. */
export async function fetchRegistry(token = sessionStore.current()?.token): Promise<unknown> {
  const headers: Record<string, string> = token ? { token } : {};
  const response = await fetch('/registry.json', { headers, cache: 'no-cache' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return response.json();
}
