import type { DemoCompanyKey } from '@washcoat/service-kit/seed';

/** A settlement of the demonstration installation. */
export interface SeededSettlement {
  company: DemoCompanyKey;
  facilityCity: string;
  /** The serial part of its numbers. */
  serial: string;
  /** The day of receipt, counted back from the day of seeding; the other days are counted on from it. */
  receivedDaysAgo: number;
  advanceAfterDays: number;
  dueAfterDays: number;
  /** Null while it is open. */
  completedAfterDays: number | null;
  isWorkedExample: boolean;
}

const open = { completedAfterDays: null, isWorkedExample: false };

/**
 * Two completed settlements and four open ones. The first has the numbers of the worked example of domain rules,
 * section 6, and so 45 days from its advance, and 20 from its completion, to the metal due date.
 */
export const seededSettlements: readonly SeededSettlement[] = [
  {
    company: 'gulfcoast',
    facilityCity: 'Tampa',
    serial: '036',
    receivedDaysAgo: 40,
    advanceAfterDays: 3,
    dueAfterDays: 48,
    completedAfterDays: 28,
    isWorkedExample: true,
  },
  {
    company: 'peachtree',
    facilityCity: 'Atlanta',
    serial: '037',
    receivedDaysAgo: 58,
    advanceAfterDays: 6,
    dueAfterDays: 55,
    completedAfterDays: 37,
    isWorkedExample: false,
  },
  {
    company: 'bayshore',
    facilityCity: 'Tampa',
    serial: '038',
    receivedDaysAgo: 19,
    advanceAfterDays: 4,
    dueAfterDays: 43,
    ...open,
  },
  {
    company: 'piedmont',
    facilityCity: 'Burlington',
    serial: '039',
    receivedDaysAgo: 13,
    advanceAfterDays: 3,
    dueAfterDays: 44,
    ...open,
  },
  {
    company: 'gulfcoast',
    facilityCity: 'Tampa',
    serial: '040',
    receivedDaysAgo: 9,
    advanceAfterDays: 2,
    dueAfterDays: 45,
    ...open,
  },
  {
    company: 'peachtree',
    facilityCity: 'Atlanta',
    serial: '041',
    receivedDaysAgo: 3,
    advanceAfterDays: 1,
    dueAfterDays: 45,
    ...open,
  },
];
