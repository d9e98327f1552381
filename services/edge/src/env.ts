import { paperSizes } from '@washcoat/contract-files';
import { serviceEnvironment } from '@washcoat/service-kit';
import { z } from 'zod';
import { iceEnvironment } from './realtime/ice-servers';

/** What the door asks of the world around it, whichever process it stands in. */
export const doorEnvironment = iceEnvironment.extend({
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('How many proxies stand in front and name the address of the caller'),
});

/** The variables of the door, besides those of every service. */
export const edgeEnvironment = serviceEnvironment.extend({
  ...doorEnvironment.shape,
  DATA_DIR: z.string().default('.data').describe('Holds remotes/: released remotes and the registry'),
  SHELL_DIR: z.string().default('shell/dist').describe('The built shell'),
  BASE_URL: z
    .url()
    .optional()
    .describe('The address that the installation is known by; requests under other names are refused'),
  PAPER_SIZE: z.enum(paperSizes).default('A4').describe('What pages are printed on'),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Cards are taken by Stripe: its fields may be shown in pages'),
  SERVICE_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe('off: browsers drop the service worker that they have, and what it kept'),
});
