/** Where the SDK keeps the session; this runs before the SDK is here. */
const sessionKey = 'washcoat.session';

interface Early {
  token: string | undefined;
  response: Promise<Response | undefined>;
}

let early: Early | undefined;

/** What every request for the registry is made of. */
export function registryRequest(token: string | undefined): Promise<Response> {
  const headers: Record<string, string> = token ? { token } : {};
  return fetch('/registry.json', { headers, cache: 'no-cache' });
}

/** Asks for the registry while the shell's own code is still on its way: no remote is shown before it is here. */
export function askEarly(): void {
  const token = storedToken();
  // Whoever takes it asks again when nothing came, and tells of it.
  early = { token, response: registryRequest(token).catch(() => undefined) };
}

/** What came of asking early, once, and only for the same user. */
export async function takeEarly(token: string | undefined): Promise<Response | undefined> {
  const taken = early;
  early = undefined;
  return taken?.token === token ? taken?.response : undefined;
}

function storedToken(): string | undefined {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
    const token: unknown = typeof session === 'object' && session ? Reflect.get(session, 'token') : undefined;
    return typeof token === 'string' && token !== '' ? token : undefined;
  } catch {
    // Neither a store nor a session in it: nobody is signed in, as far as can be told yet.
    return undefined;
  }
}
