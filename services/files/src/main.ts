import path from 'node:path';
import { paperSizes } from '@washcoat/contract-files';
import { readEnvironment } from '@washcoat/service-kit';
import { runService } from '@washcoat/service-kit/external';
import { z } from 'zod';
import { createFilesService } from './service';

const { DATA_DIR, PAPER_SIZE } = readEnvironment(
  z.object({
    DATA_DIR: z.string().default('.data').describe('Holds files/: stored pictures'),
    PAPER_SIZE: z.enum(paperSizes).default('A4').describe('What documents are printed on'),
  }),
);

await runService(createFilesService({ dataDir: path.resolve(DATA_DIR, 'files'), paper: PAPER_SIZE }));
