export { WorkGrid } from './work-grid';
export type { WorkGridProps } from './work-grid-props';
export type { GroupRow } from './scene';
export type { MorePage, MoreRequest, MoreRows } from './row-source';
export { loadGridCode } from './use-grid-code';
