import type { Name } from '../names/name';

export interface EventFacts {
  domain: Name;
  event: Name;
  noun: Name;
  isRecord: boolean;
  /** What other events of the same record tell, when that has a name of its own. */
  whole?: { schema: string; example: string };
}

/** An event as its contract defines it; `isRecord` says whether it also tells of deletion. */
export const eventDefinition = ({ domain, event, noun, isRecord, whole }: EventFacts) => `
/** ${event.sentence}. */
export const ${event.camel} = defineEvent({
  name: '${domain}.${event}.v1',
  topic: '${domain}.${noun}',
  kind: 'record',
${whole ? `  schema: ${whole.schema},\n  ${whole.example === 'example' ? 'example' : `example: ${whole.example}`},\n` : ownData(noun, isRecord)}});
`;

const ownData = (noun: Name, isRecord: boolean) => `  schema: z.object({
    ${noun.camel}Id: id,
    companyId: id,
    name: z.string(),
${isRecord ? '    isDeleted: z.boolean(),\n' : ''}    changedAt: moment,
    version: z.number().int(),
  }),
  example: {
    ${noun.camel}Id: '018f3c1e-0000-7000-8000-000000000701',
    companyId: '018f3c1e-0000-7000-8000-000000000101',
    name: 'First',
${isRecord ? '    isDeleted: false,\n' : ''}    changedAt: '2026-11-20T15:00:00.000Z',
    version: 2,
  },
`;
