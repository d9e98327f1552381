import { imageSearch, productList } from '@washcoat/contract-converters';
import { heldOutPhotos, takeWornPhoto } from '@washcoat/service-converters/worn-photos';
import type { z } from 'zod';
import type { Bench } from '../bench';
import { ApiClient } from '../product/api-client';
import { Product } from '../product/product';
import { tokenOf } from '../product/signed-in';

const CONVERTERS = 5000;
const PHOTOS = 500;
/** As many as one address may send at once. The reader takes one photo after the other; the next is drawn meanwhile. */
const CLIENTS = 2;
const PAGE = 100;
const PROGRESS = 50;
/** Every so many photos show a code that no converter has. */
const FOREIGN_EVERY = 10;
const answer = imageSearch.output.pick({ list: true });

const outcomes = ['right and sure', 'right, unsure', 'wrong, unsure', 'wrong and SURE', 'none'] as const;
type Outcome = (typeof outcomes)[number];

/** What the search by picture makes of photographs that nothing was fitted on. */
export const pictureSearch: Bench = {
  name: 'picture-search',
  async run(options) {
    const product = await Product.start(options, CONVERTERS);
    try {
      const { url } = product.facts;
      const token = await tokenOf(url);
      const codes = await codesOf(new ApiClient(url, token));
      const counts = new Map<Outcome, number>();
      const falsely: string[] = [];
      let next = 0;
      const work = async () => {
        for (let index = next++; index < PHOTOS; index = next++) {
          const isForeign = index % FOREIGN_EVERY === 0;
          const { code, jpeg } = await takeWornPhoto(
            heldOutPhotos,
            index,
            isForeign ? foreign(codes) : codes,
          );
          const { list } = await search(url, token, jpeg);
          const outcome = outcomeOf(list, code);
          counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
          if (outcome === 'wrong and SURE')
            falsely.push(`${code} taken for ${list[0]?.oem} (photo ${index})`);
          if ((index + 1) % PROGRESS === 0)
            console.log(`${index + 1} of ${PHOTOS}: ${JSON.stringify([...counts])}`);
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, work));
      return [
        {
          title: `${PHOTOS} photographs of the set that nothing was fitted on, ${CONVERTERS} converters; every tenth shows a code that none has`,
          rows: [
            ['first result', 'photographs'],
            ...outcomes.map((name) => [name, String(counts.get(name) ?? 0)]),
          ],
          notes: ['aim: none wrong and sure', ...falsely],
        },
      ];
    } finally {
      await product.stop();
    }
  },
};

type Found = z.infer<typeof answer>['list'];

function outcomeOf(list: Found, code: string): Outcome {
  const sure = list.find(({ certainty }) => certainty === 'sure');
  if (sure) return sure.oem === code ? 'right and sure' : 'wrong and SURE';
  const [first] = list;
  if (!first || first.textScore === null) return 'none';
  return first.oem === code ? 'right, unsure' : 'wrong, unsure';
}

/** The same codes with their digits exchanged, those that no converter has. */
function foreign(codes: readonly string[]): string[] {
  const known = new Set(codes);
  return codes
    .map((code) => code.replace(/\d/g, (digit) => '4970183625'.charAt(Number(digit))))
    .filter((code) => !known.has(code));
}

async function codesOf(client: ApiClient): Promise<string[]> {
  const codes: string[] = [];
  for (let offset = 0; offset < CONVERTERS; offset += PAGE) {
    const { list } = await client.call(productList, { count: PAGE, offset });
    codes.push(...list.map(({ oem }) => oem));
  }
  client.close();
  return codes;
}

async function search(url: string, token: string, jpeg: Buffer): Promise<z.infer<typeof answer>> {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'photo.jpg');
  const response = await send(`${url}${imageSearch.path}`, { method: 'POST', headers: { token }, body });
  if (response.status !== 200)
    throw new Error(`A photo was answered with ${response.status}: ${await response.text()}`);
  return answer.parse(await response.json());
}

/** A kept connection may have been ended on the other side while the next photo was drawn: then it is sent once more. */
async function send(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, init).catch(() => fetch(url, init));
}
