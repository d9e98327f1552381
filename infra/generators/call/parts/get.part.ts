import type { CallPart } from './call-part';

/** One of a noun. */
export const getPart: CallPart = {
  fields: [],
  kitImports: ['withinScope'],
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
  functions: [
    ({ noun }) => `
/** One ${noun.words} within the scope of the signed-in user, or null. */
export async function find${noun.pascal}(
  database: Knex,
  session: Session,
  ${noun.camel}Id: string,
): Promise<Stored${noun.pascal} | null> {
  const query = database('${noun.snake}').where({ ${noun.snake}_id: ${noun.camel}Id });
  return (await withinScope(query, session, 'company_id').first()) ?? null;
}
`,
  ],
};
