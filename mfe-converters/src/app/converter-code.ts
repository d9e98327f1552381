/**
 * Loads the code of a converter's page. Stands alone because the router and what loads ahead must ask for the same files:
 * the bundler leaves out what is there already where an import is written.
 */
export const loadConverterDetail = () => import('../converter-detail/converter-detail.screen');

/** Loads the dialog that puts a converter into a cart, which no search waits for. */
export const loadAddToCart = async () => {
  const { AddToCartDialog } = await import('../add-to-cart/add-to-cart-dialog');
  return { default: AddToCartDialog };
};
