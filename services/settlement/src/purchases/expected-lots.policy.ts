import type { Session } from '@washcoat/contract-entities';

/**
 * Whether somebody is told what the catalogue expects of lots: a lot of one converter would say its assay, so that it is
 * for those who see assays, as the metal in the yard is.
 */
export const mayListExpectedLots = ({ canAccessAssay }: Session): boolean => canAccessAssay;
