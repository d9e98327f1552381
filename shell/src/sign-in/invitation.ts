/** What the link of an invitation, `/login/{username}?code=…`, brings. */
export interface Invitation {
  /** Empty on every other path. */
  address: string;
  /** The one-time code that joins the inviting company. */
  code: string | undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Reads the address of the page as that of an invitation. */
export function invitationAt({ pathname, search }: { pathname: string; search: string }): Invitation {
  const segment = /^\/login\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
  return { address: decoded(segment), code: new URLSearchParams(search).get('code') || undefined };
}
