import { seedId } from '@washcoat/service-kit/seed';
import type { ScreenShot } from './screen-list';

const sample = seedId('product', 'sample');
const others = ['catalogue-0000001', 'catalogue-0000002'].map((key) => seedId('product', key));
const toyota = seedId('make', 'Toyota');
const sa = 'sa@washcoat.test';
const partner = 'partner@gulfcoast.test';
const subscriber = 'subscriber@corner.test';
const vin = '1HGCM82633A004352';
const searched = '/converters/identify/text=toyota';

const keeperScreens: readonly Omit<ScreenShot, 'signIn'>[] = [
  { name: 'catalogue', path: '/converters?text=toyota', ready: 'Toyota' },
  { name: 'converter-add', path: '/converters?add=1', ready: 'Serial no.' },
  { name: 'converter-edit', path: `/converter/${sample}/1?edit=1`, ready: 'Serial no.' },
  { name: 'converter-detail', path: `/converter/${sample}/1`, ready: 'How this price came about' },
  {
    name: 'converter-compare',
    path: `${searched}?compare=${[sample, ...others].join(',')}`,
    ready: 'Differs',
  },
  { name: 'makes', path: '/converters/make-model', ready: 'Audi' },
  { name: 'make-view', path: `/converters/make-model?view=${toyota}`, ready: 'Models' },
  { name: 'make-add', path: '/converters/make-model?add=1', ready: 'One model per line.' },
  { name: 'make-edit', path: `/converters/make-model?edit=${toyota}`, ready: 'One model per line.' },
  { name: 'queue', path: '/converters/expert-advice', ready: 'Offer Price' },
  { name: 'bulk-upload', path: '/config/bulk-upload', ready: 'Download Converters' },
  {
    name: 'bulk-upload-landed',
    path: `/config/bulk-upload?upload=${seedId('upload', 'notes of the yard')}&rows=bad`,
    ready: 'Notes of the yard',
  },
  { name: 'price-modifiers', path: '/price-modifiers', ready: 'Domestic wire' },
  { name: 'price-modifier-add', path: '/price-modifiers?add=1', ready: '+/- percentage' },
  { name: 'assay-proposals', path: '/assay-proposals?tab=all', ready: 'Assay Proposals' },
  { name: 'scanner-cart', path: '/converters/identify?scan=1', ready: 'Which cart do you fill?' },
];

const partnerScreens: readonly Omit<ScreenShot, 'signIn'>[] = [
  { name: 'partner-identify', path: searched, ready: 'Toyota' },
  { name: 'partner-converter', path: `/converter/${sample}/2/text=KT`, ready: 'Seen before' },
  { name: 'partner-vehicle', path: `/converters/vehicle?vin=${vin}`, ready: 'Check digit is right' },
  { name: 'partner-makes', path: '/converters/make-model', ready: 'Audi' },
  { name: 'partner-queue', path: '/converters/expert-advice', ready: 'Offer Price' },
  { name: 'partner-bulk-upload', path: '/config/bulk-upload', ready: 'Bulk Upload' },
];

const subscriberScreens: readonly Omit<ScreenShot, 'signIn'>[] = [
  { name: 'subscriber-converter', path: `/converter/${others[0]}/2/text=KT`, ready: 'Look up price' },
  { name: 'subscriber-vehicle', path: `/converters/vehicle?vin=${vin}`, ready: 'Search results limited' },
  {
    name: 'subscriber-queue',
    path: `/converters/expert-advice?tab=resolved&answer=${seedId('ticket', 'worn-mercedes')}`,
    ready: 'The stamp is worn',
  },
];

/** The screens of the catalogue: converters, makes, questions to the experts, uploads, and what a lookup costs. */
export const converterScreens: readonly ScreenShot[] = [
  ...keeperScreens.map((screen) => ({ ...screen, signIn: sa })),
  ...partnerScreens.map((screen) => ({ ...screen, signIn: partner })),
  ...subscriberScreens.map((screen) => ({ ...screen, signIn: subscriber })),
  { name: 'credits-lapsed', signIn: 'lapsed@corner.test', path: '/payment', ready: 'No lookup credits left' },
];
