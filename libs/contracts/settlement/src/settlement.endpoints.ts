import { allow, endpoint, id, linkAnswer, listOf, paging, queryMoment } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { settlement, settlementStatement } from './statement';

const service = 'settlement';
const access = allow({ flags: ['canAccessSettlement'] });

export const settlementList = endpoint({
  id: 'settlementList',
  service,
  method: 'GET',
  path: '/read/v1/settlement/getAll',
  summary: 'Settlements: 1 open by created date, 2 completed by completed date',
  access,
  input: z.object({
    ...paging(10),
    from: queryMoment.optional(),
    to: queryMoment.optional(),
    type: z.coerce
      .number()
      .int()
      .refine((type) => type === 1 || type === 2, 'Choose open or completed')
      .default(1),
  }),
  output: listOf(settlement),
});

export const settlementGet = endpoint({
  id: 'settlementGet',
  service,
  method: 'GET',
  path: '/read/v1/settlement/get',
  summary: 'One settlement with every derived value',
  access,
  input: z.object({ settlementId: id }),
  output: settlementStatement,
});

export const settlementPdf = endpoint({
  id: 'settlementPdf',
  service,
  method: 'GET',
  path: '/read/v1/settlement/pdf',
  summary: 'The statement as PDF: A4, 1 cm margin, scale 0.6',
  access,
  input: z.object({ settlementId: id }),
  output: linkAnswer,
});
