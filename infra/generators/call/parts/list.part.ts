import type { CallPart } from './call-part';

/** A page of a noun. */
export const listPart: CallPart = {
  fields: ['listOf', 'paging'],
  kitImports: ['withinScope'],
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
  functions: [
    ({ noun, plural }) => `
/** A page of the ${plural.words} that the signed-in user may see, newest first. */
export async function find${plural.pascal}(
  database: Knex,
  session: Session,
  { count, offset }: { count: number; offset: number },
): Promise<Stored${noun.pascal}[]> {
  return withinScope(database('${noun.snake}'), session, 'company_id')
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: '${noun.snake}_id', order: 'desc' },
    ])
    .limit(count)
    .offset(offset);
}
`,
  ],
};
