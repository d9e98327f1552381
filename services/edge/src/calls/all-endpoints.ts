import { billingEndpoints } from '@washcoat/contract-billing';
import { convertersEndpoints } from '@washcoat/contract-converters';
import { entitiesEndpoints } from '@washcoat/contract-entities';
import { filesEndpoints } from '@washcoat/contract-files';
import { invoicingEndpoints } from '@washcoat/contract-invoicing';
import { noticesEndpoints, type Endpoint } from '@washcoat/contract-kernel';
import { loadsEndpoints } from '@washcoat/contract-loads';
import { reportingEndpoints } from '@washcoat/contract-reporting';
import { settlementEndpoints } from '@washcoat/contract-settlement';

/** Every call of the product. */
export const allEndpoints: readonly Endpoint[] = [
  ...entitiesEndpoints,
  ...convertersEndpoints,
  ...loadsEndpoints,
  ...invoicingEndpoints,
  ...reportingEndpoints,
  ...settlementEndpoints,
  ...billingEndpoints,
  ...filesEndpoints,
  ...noticesEndpoints,
];
