/** The parts of the analysis of a settlement, as the address names them. */
export const analysisTabs = [
  { id: 'expected', label: 'Expected vs received' },
  { id: 'autopsy', label: 'Autopsy' },
  { id: 'early-money', label: 'Early money' },
] as const;
export type AnalysisTab = (typeof analysisTabs)[number]['id'];

/** The address of a part of the analysis; the first one without its name. */
export function analysisPath(settlementId: string, tab: AnalysisTab = 'expected'): string {
  return `/settlement/analysis/${settlementId}${tab === 'expected' ? '' : `/${tab}`}`;
}

/** Where the first part has its lots. */
export const lotsAnchor = 'lots';

/** The part that an address names, or the first. */
export function tabOf(name: string | undefined): AnalysisTab {
  return analysisTabs.find(({ id }) => id === name)?.id ?? 'expected';
}
