import path from 'node:path';
import { readEnvironment } from '@washcoat/service-kit';
import { runService } from '@washcoat/service-kit/external';
import { z } from 'zod';
import { createNotificationsService } from './service';

const environment = readEnvironment(
  z.object({
    DATA_DIR: z.string().default('.data').describe('Holds mail/: mail that is kept instead of sent'),
    SMTP_URL: z.url().optional().describe('The mail server; without it mail is kept'),
    BASE_URL: z.url().default('http://127.0.0.1:4400').describe('The address that links in mail lead to'),
  }),
);

await runService(
  createNotificationsService({
    mailDir: path.resolve(environment.DATA_DIR, 'mail'),
    smtpUrl: environment.SMTP_URL,
    baseUrl: environment.BASE_URL,
  }),
);
