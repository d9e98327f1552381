import type { Name } from '../names/name';

/** An event as its contract defines it. */
export const eventDefinition = ({ domain, event, noun }: Record<'domain' | 'event' | 'noun', Name>) => `
/** ${event.sentence}. */
export const ${event.camel} = defineEvent({
  name: '${domain}.${event}.v1',
  topic: '${domain}.${noun}',
  kind: 'record',
  schema: z.object({
    ${noun.camel}Id: id,
    companyId: id,
    name: z.string(),
    changedAt: moment,
    version: z.number().int(),
  }),
  example: {
    ${noun.camel}Id: '018f3c1e-0000-7000-8000-000000000701',
    companyId: '018f3c1e-0000-7000-8000-000000000101',
    name: 'First',
    changedAt: '2026-11-20T15:00:00.000Z',
    version: 2,
  },
});
`;
