import { id } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** Which carts, quotes and requests that nobody finished hold a converter: their number and the names of up to three. */
export const openCartsWithProduct = {
  path: '/internal/v1/loads/openCartsWithProduct',
  input: z.object({ productId: id }),
  output: z.object({ count: z.number().int(), names: z.array(z.string()).max(3) }),
};

/** Which of some converters are held by carts, quotes or requests that nobody finished. */
export const productsInOpenCarts = {
  path: '/internal/v1/loads/productsInOpenCarts',
  input: z.object({ productIds: z.array(id).max(1000) }),
  output: z.object({ productIds: z.array(id) }),
};
