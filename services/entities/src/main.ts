import { readEnvironment } from '@washcoat/service-kit';
import { runService } from '@washcoat/service-kit/external';
import { z } from 'zod';
import { createEntitiesService } from './service';

const environment = readEnvironment(
  z.object({
    CUSTOMER_APPROVAL: z
      .enum(['on', 'off'])
      .default('on')
      .describe('Whether customers who registered alone wait for the approval of the house'),
  }),
);

await runService(createEntitiesService({ approvesCustomers: environment.CUSTOMER_APPROVAL === 'on' }));
