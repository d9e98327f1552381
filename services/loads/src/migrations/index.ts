import { companyCopyMigration, facilityCopyMigration, type Migration } from '@washcoat/service-kit';
import { createCopies } from './20261101000002-create-copies';
import { createLoad } from './20261101000003-create-load';
import { createLoadItem } from './20261101000004-create-load-item';
import { findItemsByConverter } from './20261120000001-find-items-by-converter';
import { keepItemPrices } from './20261120000002-keep-item-prices';
import { disclosePrices } from './20261122000021-disclose-prices';
import { cityOfFacilities } from './20261122000060-city-of-facilities';
import { createChat } from './20261123000095-create-chat';
import { signedFor } from './20261122000071-signed-for';
import { signedLines } from './20261123000091-signed-lines';
import { haggle } from './20261123000098-haggle';
import { holdPrices } from './20261123000104-hold-prices';
import { stepsOfLoads } from './20261123000124-steps-of-loads';
import { keepPriceModifiers } from './20261123000132-keep-price-modifiers';
import { sentQuotes } from './20261123000105-sent-quotes';
import { createLinks } from './20261123000128-create-links';
import { numberOrders } from './20261123000135-number-orders';
import { markDeletedInvoices } from './20261123000141-mark-deleted-invoices';
import { rejectByLink } from './20261123000145-reject-by-link';

/** The schema of the loads service, in order. */
export const migrations: readonly Migration[] = [
  companyCopyMigration,
  createCopies,
  createLoad,
  createLoadItem,
  findItemsByConverter,
  keepItemPrices,
  disclosePrices,
  cityOfFacilities,
  signedFor,
  signedLines,
  haggle,
  facilityCopyMigration,
  createChat,
  sentQuotes,
  holdPrices,
  stepsOfLoads,
  numberOrders,
  createLinks,
  keepPriceModifiers,
  markDeletedInvoices,
  rejectByLink,
];
