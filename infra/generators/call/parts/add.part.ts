import type { CallPart } from './call-part';

/** A new one of a noun. */
export const addPart: CallPart = {
  fields: ['requiredLine', 'saved'],
  endpoint: ({ id, noun }) => `
export const ${id} = endpoint({
  id: '${id}',
  service,
  method: 'POST',
  path: '/write/v1/${noun.camel}/add',
  summary: 'Adds ${noun.one}',
  access,
  input: z.object({ name: requiredLine() }),
  output: saved.extend({ ${noun.camel}Id: id }),
});
`,
};
