import { createHash } from 'node:crypto';
import type { Service } from '../service/service';

/** One part of the demonstration installation, made by a service through its own use cases. */
export interface SeedPart {
  service: string;
  run(service: Service, context: SeedContext): Promise<void>;
}

export interface SeedContext {
  /** The moment of seeding; every date is relative to it. */
  today: Date;
  /** A moment `days` before today at `hour`:`minute` UTC, never after now. */
  at(days: number, hour?: number, minute?: number): Date;
  /** How many converters the catalogue gets. */
  converters: number;
  /** A random number generator of its own for `name`: the same numbers every time. */
  random(name: string): () => number;
  /** Waits until every service has handled every event. */
  settle(): Promise<void>;
}

/** The id of a seeded record: the same for the same kind and name in every installation. */
export function seedId(kind: string, name: string): string {
  const hash = createHash('sha256').update(`${kind}:${name}`).digest('hex');
  const variant = ((parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-${variant}${hash.slice(18, 20)}-${hash.slice(20, 32)}`;
}

/** The seeded companies that sign-ins belong to, by key. */
export const demoCompanies = {
  house: { companyName: 'Washcoat House', facility: null },
  peachtree: { companyName: 'Peachtree Cores', facility: 'Peachtree' },
  piedmont: { companyName: 'Piedmont Cores', facility: 'Piedmont' },
  gulfcoast: { companyName: 'Gulf Coast Recyclers', facility: 'Tampa' },
  bayshore: { companyName: 'Bayshore Auto Salvage', facility: 'Tampa' },
  corner: { companyName: 'Corner Muffler', facility: 'Atlanta' },
} as const;
export type DemoCompanyKey = keyof typeof demoCompanies;

export interface DemoSignIn {
  email: string;
  firstName: string;
  lastName: string;
  hierarchy: number;
  company: DemoCompanyKey;
  who: string;
}

/** The sign-ins of the demonstration installation (the invited one has none until it registers). */
export const demoSignIns: readonly DemoSignIn[] = [
  {
    email: 'sa@washcoat.test',
    firstName: 'Dana',
    lastName: 'Whitlock',
    hierarchy: 1,
    company: 'house',
    who: 'super admin',
  },
  {
    email: 'admin@washcoat.test',
    firstName: 'Ruben',
    lastName: 'Alvarez',
    hierarchy: 1,
    company: 'house',
    who: 'admin',
  },
  {
    email: 'buyer@washcoat.test',
    firstName: 'Maya',
    lastName: 'Ellison',
    hierarchy: 1,
    company: 'house',
    who: 'house buyer',
  },
  {
    email: 'grader@washcoat.test',
    firstName: 'Priya',
    lastName: 'Nair',
    hierarchy: 4,
    company: 'house',
    who: 'grader',
  },
  {
    email: 'owner@peachtree.test',
    firstName: 'June',
    lastName: 'Hartley',
    hierarchy: 10,
    company: 'peachtree',
    who: 'franchise owner',
  },
  {
    email: 'owner@piedmont.test',
    firstName: 'Carl',
    lastName: 'Benning',
    hierarchy: 10,
    company: 'piedmont',
    who: 'franchise owner',
  },
  {
    email: 'partner@gulfcoast.test',
    firstName: 'Rosa',
    lastName: 'Delgado',
    hierarchy: 10,
    company: 'gulfcoast',
    who: 'partner seller',
  },
  {
    email: 'partner@bayshore.test',
    firstName: 'Tom',
    lastName: 'Okafor',
    hierarchy: 10,
    company: 'bayshore',
    who: 'partner seller',
  },
  {
    email: 'subscriber@corner.test',
    firstName: 'Lee',
    lastName: 'Corner',
    hierarchy: 2,
    company: 'corner',
    who: 'subscriber',
  },
  {
    email: 'lapsed@corner.test',
    firstName: 'Sam',
    lastName: 'Corner',
    hierarchy: 2,
    company: 'corner',
    who: 'subscriber without credit',
  },
];

export const DEMO_PASSWORD = 'Washcoat-demo-1';
