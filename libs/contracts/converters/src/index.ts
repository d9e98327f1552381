import * as assayProposals from './assay-proposals.endpoints';
import * as bulkUploads from './bulk-upload.endpoints';
import * as advice from './expert-advice.endpoints';
import * as finding from './finding.endpoints';
import * as makes from './makes.endpoints';
import * as metalQuotes from './metal-quotes.endpoints';
import { priceModifierCalls, priceModifierHistory } from './price-modifiers.endpoints';
import * as priceSheetSchedules from './price-sheet-schedule.endpoints';
import * as priceSheets from './price-sheets.endpoints';
import * as pricing from './pricing.endpoints';
import * as pricingHistory from './pricing-history.endpoints';
import * as pricingSchedule from './pricing-schedule.endpoints';
import * as pricingTabs from './pricing-tabs.endpoints';
import * as changes from './product-changes.endpoints';
import * as products from './products.endpoints';
import * as tests from './tests.endpoints';

export * from './assay-proposal.noun';
export * from './assay-proposals.endpoints';
export * from './bounds';
export * from './bulk-upload.endpoints';
export * from './converters.events';
export * from './expert-advice.endpoints';
export * from './finding-access';
export * from './finding.endpoints';
export * from './link-url';
export * from './make.noun';
export * from './makes.endpoints';
export * from './metal-quotes.endpoints';
export * from './parts-stamped';
export * from './price-modifier.noun';
export * from './price-modifiers.endpoints';
export {
  priceSheetSchedule,
  priceSheetScheduleDelete,
  priceSheetScheduleEdit,
  SHEETS_UNSUBSCRIBE,
  type PriceSheetSchedule,
} from './price-sheet-schedule.endpoints';
export * from './price-sheets.endpoints';
export * from './price-sheets.internal';
export * from './pricing.endpoints';
export * from './pricing-history.endpoints';
export * from './pricing-schedule.endpoints';
export * from './pricing-tabs.endpoints';
export * from './product-changes.endpoints';
export * from './product-form';
export * from './products.endpoints';
export * from './search-term';
export * from './sentences';
export * from './test.noun';
export * from './tests.endpoints';
export * from './ticket.noun';

/** Every call of the converters service. */
export const convertersEndpoints = [
  products.productList,
  products.productDetail,
  products.priceHistory,
  products.typeList,
  products.makeNames,
  products.familyNames,
  products.oemSuggestions,
  changes.productAdd,
  changes.productAddFromLoad,
  changes.productEdit,
  changes.productDelete,
  changes.productActive,
  changes.productMarkForTest,
  changes.productBulkEdit,
  changes.productDump,
  priceSheets.priceSheet,
  priceSheets.priceSheetSend,
  priceSheetSchedules.priceSheetSchedule,
  priceSheetSchedules.priceSheetScheduleEdit,
  priceSheetSchedules.priceSheetScheduleDelete,
  changes.productHistory,
  changes.seenBefore,
  finding.vehicleDecode,
  finding.imageSearch,
  tests.testList,
  tests.testAdd,
  tests.testEdit,
  tests.testDelete,
  assayProposals.assayProposalList,
  assayProposals.assayProposalGet,
  assayProposals.assayProposalAccept,
  assayProposals.assayProposalRefuse,
  assayProposals.assayProposalUndo,
  assayProposals.assayProposalRenew,
  makes.makeList,
  makes.makeAdd,
  makes.makeEdit,
  makes.makeDelete,
  advice.ticketList,
  advice.ticketAdd,
  advice.ticketEdit,
  advice.ticketDelete,
  bulkUploads.bulkUploadFile,
  bulkUploads.bulkUploadList,
  bulkUploads.bulkUploadDetail,
  bulkUploads.bulkUploadBadRows,
  bulkUploads.bulkUploadApply,
  bulkUploads.bulkUploadReadAgain,
  bulkUploads.bulkUploadDrop,
  bulkUploads.bulkUploadUndoPreview,
  bulkUploads.bulkUploadUndo,
  pricing.pricingDetail,
  pricing.pricingEdit,
  pricing.pricingDraftDelete,
  pricing.globalDefaultsDetail,
  pricing.globalDefaultsEdit,
  pricingTabs.facilityPricing,
  pricingTabs.familyPricing,
  pricingTabs.pricingEffect,
  pricingTabs.overrideModifierEdit,
  pricingTabs.modifierHistory,
  pricingHistory.metalHistory,
  pricingHistory.pricingSnapshots,
  pricingHistory.pricingAgain,
  pricingHistory.staleOverrides,
  pricingSchedule.pricingSchedule,
  pricingSchedule.pricingApplyLater,
  pricingSchedule.pricingApplyLaterDelete,
  pricingSchedule.pricingMarketSchedule,
  metalQuotes.metalQuotes,
  metalQuotes.metalQuoteDecide,
  ...Object.values(priceModifierCalls),
  priceModifierHistory,
];
