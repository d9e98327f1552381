import { priceModifierChanged } from '@washcoat/contract-converters';
import { keepCopy } from '@washcoat/service-kit';

/** Keeps what wire, aftermarket pieces and the like cost each company. */
export const keepPriceModifierCopy = keepCopy({
  name: 'keep-price-modifier-copy',
  event: priceModifierChanged,
  table: 'price_modifier_copy',
  key: 'price_modifier_id',
  columns: (modifier) => ({
    price_modifier_id: modifier.priceModifierId,
    company_id: modifier.companyId,
    version: modifier.version,
    data: JSON.stringify(modifier),
  }),
});
