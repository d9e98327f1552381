import type { CallPart } from './call-part';

/** One of a noun. */
export const getPart: CallPart = {
  fields: [],
  endpoint: ({ id, noun }) => `
export const ${id} = endpoint({
  id: '${id}',
  service,
  method: 'GET',
  path: '/read/v1/${noun.camel}/get',
  summary: 'One ${noun.words}',
  access,
  input: z.object({ ${noun.camel}Id: id }),
  output: ${noun.camel},
});
`,
};
