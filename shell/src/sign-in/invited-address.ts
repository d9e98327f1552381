/** The address in the path of an invitation, `/login/{username}`; empty on every other path. */
export function invitedAddress(path: string): string {
  const encoded = /^\/login\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
