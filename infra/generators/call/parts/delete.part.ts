import type { CallPart } from './call-part';

/** One of a noun taken away. */
export const deletePart: CallPart = {
  fields: ['saved'],
  endpoint: ({ id, noun }) => `
export const ${id} = endpoint({
  id: '${id}',
  service,
  method: 'DELETE',
  path: '/write/v1/${noun.camel}/delete',
  summary: 'Deletes ${noun.one}',
  access,
  input: z.object({ ${noun.camel}Id: id }),
  output: saved,
});
`,
};
