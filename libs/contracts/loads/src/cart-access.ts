import { allow } from '@washcoat/contract-kernel';

// Pages of other domains ask these rules before they load the calls, so that they stand apart.

/** Who sees carts and what is in them. */
export const readsCarts = allow(
  { flags: ['canBuildCart'] },
  { flags: ['canAcceptLoadRequest'] },
  { hierarchy: [10, 2] },
);

/** Who opens carts and changes what they say. */
export const buildsCarts = allow({ flags: ['canBuildCart'] }, { hierarchy: [10] });

/** Who puts converters into carts. */
export const fillsCarts = allow(
  { flags: ['canBuildCart'] },
  { flags: ['canSellerAddToCart'] },
  { hierarchy: [10] },
);
