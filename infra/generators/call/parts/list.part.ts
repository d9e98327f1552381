import type { CallPart } from './call-part';

/** A page of a noun. */
export const listPart: CallPart = {
  fields: ['listOf', 'paging'],
  endpoint: ({ id, noun, plural }) => `
export const ${id} = endpoint({
  id: '${id}',
  service,
  method: 'GET',
  path: '/read/v1/${noun.camel}/getAll',
  summary: '${plural.sentence}, newest first',
  access,
  input: z.object(paging(10)),
  output: listOf(${noun.camel}),
});
`,
};
