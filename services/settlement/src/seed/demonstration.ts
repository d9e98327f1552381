import { demoCompanies, type DemoCompanyKey } from '@washcoat/service-kit';

/** A settlement of the demonstration installation. Days are counted back from the day of seeding. */
export interface SeededSettlement {
  company: (typeof demoCompanies)[DemoCompanyKey]['companyName'];
  facilityCity: string;
  serial: string;
  createdDaysAgo: number;
  /** Null while it is open. */
  completedDaysAgo: number | null;
  /** Below 0 once it lies in the past. */
  dueInDays: number;
  advanceDaysAgo: number;
  isWorkedExample?: boolean;
}

/** Four open and two completed ones; the first completed one has the numbers of the domain rules. */
export const seededSettlements: readonly SeededSettlement[] = [
  {
    company: demoCompanies.gulfcoast.companyName,
    facilityCity: 'Tampa',
    serial: '036',
    createdDaysAgo: 40,
    completedDaysAgo: 12,
    dueInDays: 8,
    advanceDaysAgo: 37,
    isWorkedExample: true,
  },
  {
    company: demoCompanies.peachtree.companyName,
    facilityCity: 'Atlanta',
    serial: '037',
    createdDaysAgo: 58,
    completedDaysAgo: 21,
    dueInDays: -3,
    advanceDaysAgo: 52,
  },
  {
    company: demoCompanies.bayshore.companyName,
    facilityCity: 'Tampa',
    serial: '038',
    createdDaysAgo: 19,
    completedDaysAgo: null,
    dueInDays: 24,
    advanceDaysAgo: 15,
  },
  {
    company: demoCompanies.piedmont.companyName,
    facilityCity: 'Burlington',
    serial: '039',
    createdDaysAgo: 13,
    completedDaysAgo: null,
    dueInDays: 31,
    advanceDaysAgo: 10,
  },
  {
    company: demoCompanies.gulfcoast.companyName,
    facilityCity: 'Tampa',
    serial: '040',
    createdDaysAgo: 9,
    completedDaysAgo: null,
    dueInDays: 36,
    advanceDaysAgo: 7,
  },
  {
    company: demoCompanies.peachtree.companyName,
    facilityCity: 'Atlanta',
    serial: '041',
    createdDaysAgo: 3,
    completedDaysAgo: null,
    dueInDays: 42,
    advanceDaysAgo: 2,
  },
];
