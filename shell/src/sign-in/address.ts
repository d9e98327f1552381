/** Whether a text looks like an address: text, @, a domain with a dot, no spaces. */
export function isWellFormed(address: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address);
}

const addressKey = 'washcoat.email';

/** The address that was remembered at an earlier sign-in; empty when none was. */
export function rememberedAddress(): string {
  return localStorage.getItem(addressKey) ?? '';
}

/** Remembers the address for the next sign-in, or forgets it. */
export function rememberAddress(address: string, isWanted: boolean): void {
  if (isWanted) localStorage.setItem(addressKey, address);
  else localStorage.removeItem(addressKey);
}
