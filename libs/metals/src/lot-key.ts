/** What lots are matched by everywhere: their numbers without blanks, dashes, case and zeros before them. */
export function lotKey(lotNo: string): string {
  const key = lotNo.toLowerCase().replace(/[^a-z0-9]/g, '');
  return key.replace(/(^|[a-z])0+(?=\d)/g, '$1') || lotNo.trim().toLowerCase();
}

/** The lots by what they are matched by, in their order, each by the number that was written first. */
export function lotsByKey(lotNos: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const lotNo of lotNos) if (!found.has(lotKey(lotNo))) found.set(lotKey(lotNo), lotNo.trim());
  return found;
}
