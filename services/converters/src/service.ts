import { keepCompanyCopy, keepFacilityCopy, type ServiceDefinition } from '@washcoat/service-kit';
import { assayProposalRoutes } from './assay-proposals/assay-proposal.routes';
import { proposeAssaysConsumer } from './assay-proposals/propose-assays.consumer';
import { badRowsDownload } from './bulk-upload/bad-rows.download';
import { bulkUploadRoutes } from './bulk-upload/bulk-upload.routes';
import { forgetOldUploadsJob } from './bulk-upload/forget-old-uploads.job';
import { workOnUploadsJob } from './bulk-upload/work-on-uploads.job';
import { catalogueDownload } from './catalogue-file/catalogue.download';
import { keepAmendedPurchases } from './consumers/keep-amended-purchases.consumer';
import { keepCompletedPurchases } from './consumers/keep-completed-purchases.consumer';
import { expertAdviceRoutes } from './expert-advice/expert-advice.routes';
import { makeRoutes } from './makes/makes.routes';
import { manualPrices, type MetalSourceOptions } from './metal-source/metal-source.environment';
import { forgetOldQuotesJob } from './metal-source/forget-old-quotes.job';
import { quoteRoutes } from './metal-source/quotes.routes';
import { readSourceJobs } from './metal-source/read-source.job';
import { migrations } from './migrations';
import { LetterReader } from './picture-search/letter-reader';
import { lookAtPicturesJob } from './picture-search/look-at-pictures.job';
import { lookAtUploadsJob } from './picture-search/look-at-uploads.job';
import { pictureSearchRoutes } from './picture-search/picture-search.routes';
import { servePictures } from './pictures/serve-pictures';
import { forgetPriceModifiers, priceModifierDownload } from './price-modifiers/price-modifier.records';
import { tellPriceModifiers } from './price-modifiers/tell-price-modifiers.job';
import { runSchedulesJob } from './pricing-schedule/run-schedules.job';
import { pricingScheduleRoutes } from './pricing-schedule/pricing-schedule.routes';
import { priceModifierRoutes } from './price-modifiers/price-modifier.routes';
import { endSheets } from './price-sheets/end-sheets';
import { mailSheetsJob } from './price-sheets/mail-sheets.job';
import { priceSheetDownload } from './price-sheets/price-sheet.download';
import { priceSheetFileCall, priceSheetWorkbookCall } from './price-sheets/price-sheet.internal';
import { priceSheetRoutes } from './price-sheets/price-sheet.routes';
import { sheetScheduleRoutes } from './price-sheets/sheet-schedule.routes';
import { PriceBoard } from './pricing/price-board';
import { DraftEffects } from './pricing-draft/effect-of-draft';
import { pricingRoutes } from './pricing-draft/pricing.routes';
import { recordPriceHistoryDaily } from './price-history/record-price-history.job';
import { productChangeRoutes } from './product/product-change.routes';
import { productRoutes } from './product/product.routes';
import { purchaseRoutes } from './purchases/purchase.routes';
import { testRoutes } from './tests/tests.routes';
import { vehicleRoutes } from './vehicle/vehicle.routes';

export { metalSourceEnvironment, metalSourceOptions } from './metal-source/metal-source.environment';

const reader = new LetterReader();

/** The catalogue of converters and what they are worth, with market prices from where the options say. */
export const createConvertersService = (options: MetalSourceOptions): ServiceDefinition => ({
  name: 'converters',
  plansEachQuery: true,
  migrations,
  consumers: [
    keepCompanyCopy,
    keepFacilityCopy,
    keepCompletedPurchases,
    keepAmendedPurchases,
    proposeAssaysConsumer,
  ],
  jobs: [
    recordPriceHistoryDaily,
    workOnUploadsJob,
    forgetOldUploadsJob,
    lookAtPicturesJob,
    lookAtUploadsJob,
    forgetPriceModifiers,
    tellPriceModifiers,
    forgetOldQuotesJob,
    ...readSourceJobs(options),
    runSchedulesJob,
    mailSheetsJob,
  ],
  routes(service) {
    const board = new PriceBoard(service.platform.timezone);
    const effects = new DraftEffects();
    return [
      ...productRoutes(service, board, effects),
      ...productChangeRoutes(service, board),
      ...purchaseRoutes,
      ...pricingRoutes(service.platform.timezone, effects),
      ...pricingScheduleRoutes(service.platform.timezone, options.draftPercent),
      ...priceModifierRoutes(service),
      ...quoteRoutes(options),
      ...testRoutes,
      ...assayProposalRoutes(board),
      ...makeRoutes,
      ...expertAdviceRoutes,
      ...vehicleRoutes,
      ...pictureSearchRoutes(board, reader),
      ...bulkUploadRoutes(service),
      ...priceSheetRoutes(service, board),
      ...sheetScheduleRoutes(service.platform.timezone),
    ];
  },
  uploads: [
    { table: 'product', column: 'urls' },
    { table: 'product', column: 'profile_url' },
    { table: 'make', column: 'image_urls' },
    { table: 'make', column: 'document_urls' },
    { table: 'make', column: 'video_urls' },
    { table: 'ticket', column: 'url' },
  ],
  downloads: (service) => [
    catalogueDownload(service),
    badRowsDownload,
    priceModifierDownload(service),
    priceSheetDownload(service),
  ],
  internalCalls: () => [priceSheetFileCall(), priceSheetWorkbookCall()],
  extend(service, app) {
    app.use(servePictures(service));
    app.use(endSheets(service));
  },
  close: () => reader.close(),
});

/** The same where people enter market prices. */
export const convertersService = createConvertersService(manualPrices);
