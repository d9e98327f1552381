import type { Platform } from '../service/platform';
import type { SessionRecord } from '../access/session-store';

/** The live session that a token names; null when it is missing, malformed, forged, expired or signed out. */
export async function authenticate(
  token: string | undefined,
  platform: Platform,
): Promise<SessionRecord | null> {
  if (!token) return null;
  const claims = await platform.verifier.verify(token);
  return claims ? platform.sessions.get(claims.sid) : null;
}
