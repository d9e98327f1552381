import type { Session } from '@washcoat/contract-entities';
import type { Settlement, SettlementStatement } from '@washcoat/contract-settlement';
import type { CompanyCopy } from '@washcoat/service-kit';
import type { StoredSettlement } from './settlement.repository';
import { statementBlocks } from './statement';

/** Who a statement is from and to, and when it is read. */
export interface StatementReading {
  session: Session;
  /** The company of the reader; null when it has none. */
  ownCompany: CompanyCopy | null;
  /** The company of the settlement; null when it is not known here yet. */
  customer: CompanyCopy | null;
  now: Date;
  timezone: string;
}

/** A settlement as lists show it. */
export function presentSettlement(settlement: StoredSettlement): Settlement {
  return {
    settlementId: settlement.settlement_id,
    settlementNo: settlement.settlement_no,
    contractNo: settlement.contract_no,
    shipmentNo: settlement.shipment_no,
    companyId: settlement.company_id,
    companyName: settlement.company_name,
    facilityCity: settlement.facility_city,
    receivedDate: settlement.received_at?.toISOString() ?? null,
    metalDueDate: settlement.metal_due_at?.toISOString() ?? null,
    createdDate: settlement.created_at.toISOString(),
    updatedDate: settlement.updated_at.toISOString(),
    completedDate: settlement.completed_at?.toISOString() ?? null,
    isComplete: settlement.completed_at !== null,
  };
}

/** A settlement whole: prepared by the reader and their company, for the customer with its address. */
export function presentStatement(
  settlement: StoredSettlement,
  { session, ownCompany, customer, now, timezone }: StatementReading,
): SettlementStatement {
  return {
    ...presentSettlement(settlement),
    preparedBy: {
      companyName: ownCompany?.companyName ?? session.organisationName,
      address: addressOf(ownCompany),
      userName: `${session.firstName} ${session.lastName}`.trim(),
    },
    preparedFor: { companyName: settlement.company_name, address: addressOf(customer) },
    ...statementBlocks(settlement, now, timezone),
  };
}

function addressOf(company: CompanyCopy | null): string {
  if (!company) return '';
  const { address, city, state, zipcode } = company;
  return [address, city, `${state} ${zipcode}`.trim()].filter(Boolean).join(', ');
}
