import type { LoadDetail } from '@washcoat/contract-loads';

/** A document of the customer and whether it is known. */
export interface LoadDocument {
  name: string;
  isThere: boolean;
}

/** The documents of the customer: a licence of any kind, and the EIN. */
export function documentsOf({
  businessLicense,
  driversLicense,
  ein,
}: Pick<LoadDetail, 'businessLicense' | 'driversLicense' | 'ein'>): readonly LoadDocument[] {
  return [
    { name: 'Licence', isThere: Boolean(businessLicense ?? driversLicense) },
    { name: 'EIN', isThere: Boolean(ein) },
  ];
}
