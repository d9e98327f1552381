import { lazyScreen, Route, Routes } from '@washcoat/platform-sdk';
import { IdentifyRoute } from '../scanner/identify-route';
import { loadConverterDetail } from './converter-code';

const ConverterDetailScreen = lazyScreen(loadConverterDetail);
const CatalogueScreen = lazyScreen(() => import('../catalogue/catalogue.screen'));
const VehicleScreen = lazyScreen(() => import('../vehicle/vehicle.screen'));
const MakeScreen = lazyScreen(() => import('../makes/make.screen'));
const TicketQueueScreen = lazyScreen(() => import('../expert-advice/ticket-queue.screen'));
const PricingScreen = lazyScreen(() => import('../pricing/pricing.screen'));
const PriceModifierScreen = lazyScreen(() => import('../price-modifiers/price-modifier.screen'));
const WhatIfScreen = lazyScreen(() => import('../what-if/what-if.screen'));
const BulkUploadScreen = lazyScreen(() => import('../bulk-upload/bulk-upload.screen'));
const AssayProposalListScreen = lazyScreen(() => import('../assay-proposals/assay-proposal-list.screen'));
const AssayProposalScreen = lazyScreen(() => import('../assay-proposals/assay-proposal.screen'));

/** The pages of the converters. */
export function Root() {
  return (
    <Routes>
      <Route path="/converters/identify/:parameters?" element={<IdentifyRoute />} />
      <Route path="/converter/:id/:type?/:parameters?" element={<ConverterDetailScreen />} />
      <Route path="/converters" element={<CatalogueScreen />} />
      <Route path="/converters/vehicle" element={<VehicleScreen />} />
      <Route path="/converters/make-model" element={<MakeScreen />} />
      <Route path="/converters/expert-advice" element={<TicketQueueScreen />} />
      <Route path="/pricing" element={<PricingScreen />} />
      <Route path="/previewPricing" element={<PricingScreen />} />
      <Route path="/what-if" element={<WhatIfScreen />} />
      <Route path="/price-modifiers" element={<PriceModifierScreen />} />
      <Route path="/assay-proposals" element={<AssayProposalListScreen />} />
      <Route path="/assay-proposals/:assayProposalId" element={<AssayProposalScreen />} />
      <Route path="/config/bulk-upload" element={<BulkUploadScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
