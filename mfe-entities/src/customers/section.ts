import type { CustomerRights } from './customer-rights';

/** What every part of the customer form knows besides the form around it. */
export interface SectionProps {
  rights: CustomerRights;
}
