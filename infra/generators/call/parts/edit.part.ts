import type { CallPart } from './call-part';
import { lockFunction } from './lock-function';

/** Another name for one of a noun. */
export const editPart: CallPart = {
  fields: ['requiredLine', 'saved'],
  kitImports: ['withinScope'],
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
  functions: [
    lockFunction,
    ({ noun }) => `
/** Gives ${noun.one} another name. */
export async function rename${noun.pascal}(
  trx: Knex.Transaction,
  ${noun.camel}Id: string,
  name: string,
  now: Date,
): Promise<void> {
  await trx('${noun.snake}')
    .where({ ${noun.snake}_id: ${noun.camel}Id })
    .update({ name, updated_at: now, version: trx.raw('version + 1') });
}
`,
  ],
};
