/** The metals: platinum, palladium and rhodium, in the order in which every screen shows them. */
export const METALS = ['pt', 'pd', 'rh'] as const;
export type Metal = (typeof METALS)[number];

/** One value for each metal. */
export type PerMetal<T> = Record<Metal, T>;

/** Builds one value for each metal. */
export function perMetal<T>(valueOf: (metal: Metal) => T): PerMetal<T> {
  return { pt: valueOf('pt'), pd: valueOf('pd'), rh: valueOf('rh') };
}
