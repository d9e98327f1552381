import type { CallPart } from './call-part';
import { lockFunction } from './lock-function';

/** One of a noun taken away. */
export const deletePart: CallPart = {
  fields: ['saved'],
  kitImports: ['withinScope'],
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
  functions: [
    lockFunction,
    ({ noun }) => `
/** Deletes ${noun.one}. */
export async function remove${noun.pascal}(trx: Knex.Transaction, ${noun.camel}Id: string): Promise<void> {
  await trx('${noun.snake}').where({ ${noun.snake}_id: ${noun.camel}Id }).delete();
}
`,
  ],
};
