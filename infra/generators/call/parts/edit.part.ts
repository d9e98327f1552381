import type { CallPart } from './call-part';

/** Another name for one of a noun. */
export const editPart: CallPart = {
  fields: ['requiredLine', 'saved'],
  endpoint: ({ id, noun }) => `
export const ${id} = endpoint({
  id: '${id}',
  service,
  method: 'PUT',
  path: '/write/v1/${noun.camel}/edit',
  summary: 'Changes ${noun.one}',
  access,
  input: z.object({ ${noun.camel}Id: id, name: requiredLine() }),
  output: saved,
});
`,
};
