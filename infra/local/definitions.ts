import path from 'node:path';
import { paperSizes, type PaperSize } from '@washcoat/contract-files';
import { readEnvironment, type ServiceDefinition } from '@washcoat/service-kit';
import type { SeedPart } from '@washcoat/service-kit/seed';
import { cardsEnvironment, cardsOptions, createBillingService } from '@washcoat/service-billing';
import { seed as billingSeed } from '@washcoat/service-billing/seed';
import {
  createConvertersService,
  metalSourceEnvironment,
  metalSourceOptions,
} from '@washcoat/service-converters';
import { lookupsSeed, seed as convertersSeed } from '@washcoat/service-converters/seed';
import { createEntitiesService } from '@washcoat/service-entities';
import { seed as entitiesSeed } from '@washcoat/service-entities/seed';
import { createFilesService } from '@washcoat/service-files';
import { invoicingService } from '@washcoat/service-invoicing';
import { seed as invoicingSeed } from '@washcoat/service-invoicing/seed';
import { createLoadsService } from '@washcoat/service-loads';
import { seed as loadsSeed } from '@washcoat/service-loads/seed';
import { createNotificationsService } from '@washcoat/service-notifications';
import { reportingService } from '@washcoat/service-reporting';
import { settlementService } from '@washcoat/service-settlement';
import { seed as settlementSeed } from '@washcoat/service-settlement/seed';
import { z } from 'zod';

/** Every service with a database, on the embedded defaults for files and mail. */
export function serviceDefinitions(dataDir: string, baseUrl: string): ServiceDefinition[] {
  return [
    createEntitiesService({ approvesCustomers: process.env.CUSTOMER_APPROVAL !== 'off' }),
    createConvertersService(metalSourceOptions(readEnvironment(metalSourceEnvironment))),
    createLoadsService({ baseUrl }),
    invoicingService,
    reportingService,
    settlementService,
    createBillingService(cardsOptions(readEnvironment(cardsEnvironment), { isEmbedded: true })),
    createFilesService({ dataDir: path.join(dataDir, 'files'), paper: paperSize() }),
    createNotificationsService({ mailDir: path.join(dataDir, 'mail'), baseUrl }),
  ];
}

/** What the installation prints on. */
export function paperSize(): PaperSize {
  const { PAPER_SIZE } = readEnvironment(z.object({ PAPER_SIZE: z.enum(paperSizes).default('A4') }));
  return PAPER_SIZE;
}

export const serviceNames = [
  'entities',
  'converters',
  'loads',
  'invoicing',
  'reporting',
  'settlement',
  'billing',
  'files',
  'notifications',
];

/** The demonstration installation, in the order in which its parts build on each other. */
export const seedParts: readonly SeedPart[] = [
  entitiesSeed,
  convertersSeed,
  loadsSeed,
  invoicingSeed,
  settlementSeed,
  billingSeed,
  lookupsSeed,
];
