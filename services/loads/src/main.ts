import { readEnvironment } from '@washcoat/service-kit';
import { runService } from '@washcoat/service-kit/external';
import { z } from 'zod';
import { createLoadsService } from './service';

const { BASE_URL } = readEnvironment(
  z.object({
    BASE_URL: z
      .url()
      .default('http://127.0.0.1:4400')
      .describe('The address that codes on labels and public links of loads lead to'),
  }),
);

await runService(createLoadsService({ baseUrl: BASE_URL }));
