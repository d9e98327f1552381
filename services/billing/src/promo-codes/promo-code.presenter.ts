import type { PromoCode as Answer } from '@washcoat/contract-billing';
import type { PromoCode } from './promo-code.model';
import type { PromoTerms } from './promo-code.rules';

/** A promo code as it is administered. */
export const presentPromoCode = (stored: PromoCode): Answer => ({
  promocodeId: stored.promocodeId,
  ...promoToldOf(stored),
  used: stored.used,
  created: stored.createdAt.toISOString(),
  version: stored.version,
});

/** What the audit trail says of it, by the names of the wire. */
export const promoToldOf = (terms: PromoTerms) => ({
  code: terms.code,
  isPercentage: terms.isPercentage,
  value: Number(terms.value),
  isActive: terms.isActive,
  maxUses: terms.maxUses,
  startsOn: terms.startsOn,
  endsOn: terms.endsOn,
});
