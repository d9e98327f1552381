import type { Settlement, SettlementStatement } from '@washcoat/contract-settlement';
import type { ExpectedAssay } from '@washcoat/metals';
import type { CompanyCopy } from '@washcoat/service-kit';
import type { SettlementModel, WholeSettlement } from './settlement.model';
import { statementBlocks } from './statement';

/** Who a statement is from and to, and when it is read. */
export interface StatementReading {
  preparedBy: SettlementStatement['preparedBy'];
  /** The company of the settlement; null when it is not known here yet. */
  customer: CompanyCopy | null;
  /** What the catalogue expects of its lots; papers do without. */
  expected?: readonly ExpectedAssay[];
  now: Date;
  timezone: string;
}

/** A settlement as lists show it. */
export function presentSettlement(settlement: SettlementModel): Settlement {
  return {
    settlementId: settlement.settlementId,
    settlementNo: settlement.settlementNo,
    contractNo: settlement.contractNo,
    shipmentNo: settlement.shipmentNo,
    companyId: settlement.companyId,
    companyName: settlement.companyName,
    facilityCity: settlement.facilityCity,
    receivedDate: settlement.receivedAt?.toISOString() ?? null,
    metalDueDate: settlement.metalDueAt?.toISOString() ?? null,
    createdDate: settlement.createdAt.toISOString(),
    updatedDate: settlement.updatedAt.toISOString(),
    completedDate: settlement.completedAt?.toISOString() ?? null,
    isComplete: settlement.completedAt !== null,
  };
}

/** A settlement whole: prepared by somebody of a company, for the customer with its address. */
export function presentStatement(
  settlement: WholeSettlement,
  { preparedBy, customer, expected, now, timezone }: StatementReading,
): SettlementStatement {
  return {
    ...presentSettlement(settlement),
    version: settlement.version,
    preparedBy,
    preparedFor: { companyName: settlement.companyName, address: addressOf(customer) },
    expectedLots: expected?.map(({ lotNo, ppm, uncertainty }) => ({ lotNo, ppm, uncertainty })),
    ...statementBlocks(settlement, now, timezone, expected),
  };
}

/** The address in one line; empty for no company. */
export function addressOf(company: CompanyCopy | null): string {
  if (!company) return '';
  const { address, city, state, zipcode } = company;
  return [address, city, `${state} ${zipcode}`.trim()].filter(Boolean).join(', ');
}
