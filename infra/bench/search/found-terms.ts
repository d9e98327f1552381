import { z } from 'zod';
import { ApiClient, pathWithQuery } from '../product/api-client';

const answer = z.object({ list: z.array(z.unknown()) });
const paths = ['tuned', 'plain'] as const;

/** How many terms find anything: the plain query looks at code and description only, the product at more. */
export async function foundTerms(bareUrl: string, terms: readonly string[]): Promise<string> {
  const client = new ApiClient(bareUrl);
  const found = { tuned: 0, plain: 0 };
  for (const text of terms) {
    for (const path of paths) {
      const { text: json } = await client.send('GET', pathWithQuery(`/${path}`, { text }));
      if (answer.parse(JSON.parse(json)).list.length) found[path]++;
    }
  }
  client.close();
  return `of ${terms.length} terms ${found.tuned} find something with the product's SQL, ${found.plain} with the plain query`;
}
