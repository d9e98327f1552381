import path from 'node:path';
import { readEnvironment } from '@washcoat/service-kit';
import { runService } from '@washcoat/service-kit/external';
import { z } from 'zod';
import { createFilesService } from './service';

const { DATA_DIR } = readEnvironment(
  z.object({ DATA_DIR: z.string().default('.data').describe('Holds files/: stored pictures') }),
);

await runService(createFilesService({ dataDir: path.resolve(DATA_DIR, 'files') }));
