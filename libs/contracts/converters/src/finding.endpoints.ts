import { endpoint, fullUser, id, searchText } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { searchesByPicture } from './finding-access';
import { product, productList } from './products.endpoints';

const service = 'converters';

export const vehicleDecode = endpoint({
  id: 'vehicleDecode',
  service,
  method: 'GET',
  path: '/read/v1/vehicle/decode',
  summary: 'What a VIN says, offline: make, model where the table knows it, year, engine',
  access: fullUser,
  input: z.object({ vin: z.string().max(40) }),
  output: z.object({
    /** As it was read: upper case, without i, o, q and blanks. */
    vin: z.string(),
    isComplete: z.boolean(),
    /** Null where the maker uses none (outside North America). Told, never enforced. */
    isCheckDigitRight: z.boolean().nullable(),
    make: z.string().nullable(),
    model: z.string().nullable(),
    year: z.number().int().nullable(),
    engine: z.string().nullable(),
    country: z.string().nullable(),
  }),
});

export const imageSearch = endpoint({
  id: 'imageSearch',
  service,
  method: 'POST',
  path: '/write/v1/product/imageSearch',
  summary: 'Converters that look like a photo, read and compared on this server (multipart field image)',
  access: searchesByPicture,
  body: 'multipart',
  rateLimit: 'upload',
  /** For whom the house wants prices, as in a search by words; fields of the form. */
  input: z.object({
    companyId: id.optional(),
    facilityCity: searchText.optional(),
    facilityId: id.optional(),
  }),
  output: z.object({
    /** What is stamped on the shell as far as it was read, with how sure the reading is (0 to 1). */
    readText: z.array(z.object({ text: z.string(), confidence: z.number() })),
    /** Best first; `score` from 0 to 1 is the more certain of both ways. */
    list: z.array(
      product.extend({
        score: z.number(),
        textScore: z.number().nullable(),
        lookScore: z.number().nullable(),
        /** Sure: the code was read and is one part's. Likely, or a guess by looks only. */
        certainty: z.enum(['sure', 'likely', 'guess']),
      }),
    ),
    pricedFor: productList.output.shape.pricedFor,
  }),
});
