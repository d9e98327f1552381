import { companyCopyMigration, facilityCopyMigration, type Migration } from '@washcoat/service-kit';
import { createProducts } from './20261101000002-create-products';
import { createProductTests } from './20261101000003-create-product-tests';
import { createPricing } from './20261101000004-create-pricing';
import { createPriceHistory } from './20261101000005-create-price-history';
import { createLookups } from './20261101000006-create-lookups';
import { createDrawnPictures } from './20261101000007-create-drawn-pictures';
import { createPurchases } from './20261120000001-create-purchases';
import { findStampedCodes } from './20261120000002-find-stamped-codes';
import { addTestAuthors } from './20261120000003-add-test-authors';
import { createMakes } from './20261120000003-create-makes';
import { createTickets } from './20261120000004-create-tickets';
import { createBulkUploads } from './20261120000005-create-bulk-uploads';
import { forgetOldUploadFiles } from './20261120000006-forget-old-uploads';
import { lookAtDrawnPictures } from './20261120000007-look-at-pictures';
import { findNearlyReadCodes } from './20261122000034-find-nearly-read-codes';
import { matchUploads } from './20261122000042-match-uploads';
import { markWithoutMetal } from './20261122000044-mark-without-metal';
import { nameRepeatedCodes } from './20261122000069-name-repeated-codes';
import { tryPricing } from './20261123000101-try-pricing';
import { keepPriceModifiers } from './20261123000110-keep-price-modifiers';
import { listOverrides } from './20261123000111-list-overrides';
import { readMetalSources } from './20261123000112-read-metal-sources';
import { nameCatalogue } from './20261120000020-name-catalogue';
import { lookAtUploadedPictures } from './20261120000008-look-at-uploads';
import { tellPriceModifiers } from './20261123000132-tell-price-modifiers';
import { schedulePricing } from './20261123000133-schedule-pricing';
import { schedulePriceSheets } from './20261125000101-schedule-price-sheets';
import { openPriceHistoryAgain } from './20261201000201-open-price-history-again';
import { proposeAssays } from './20261123000201-propose-assays';

export const migrations: readonly Migration[] = [
  companyCopyMigration,
  createProducts,
  createProductTests,
  createPricing,
  createPriceHistory,
  createLookups,
  createDrawnPictures,
  createPurchases,
  findStampedCodes,
  addTestAuthors,
  createMakes,
  createTickets,
  createBulkUploads,
  forgetOldUploadFiles,
  lookAtDrawnPictures,
  lookAtUploadedPictures,
  nameCatalogue,
  findNearlyReadCodes,
  matchUploads,
  markWithoutMetal,
  nameRepeatedCodes,
  facilityCopyMigration,
  tryPricing,
  keepPriceModifiers,
  listOverrides,
  readMetalSources,
  tellPriceModifiers,
  schedulePricing,
  proposeAssays,
  schedulePriceSheets,
  openPriceHistoryAgain,
];
