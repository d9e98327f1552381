import type { Assay } from './assay';
import { createAssayDraw } from './assay-draw';
import type { AssayDraw } from './assay-draw';
import { daysBefore } from './calendar-day';
import type { CatalogueConverter } from './catalogue-converter';
import { drawChemistry } from './chemistry';
import { writeTexts } from './converter-texts';
import { planFilings } from './filing-plan';
import type { Filing } from './filing-plan';
import { drawPriceSettings } from './price-settings';
import type { Random } from './random';
import { createRandom } from './random';
import { drawRepeatAnalyses } from './repeat-analyses';
import type { RepeatAnalyses } from './repeat-analyses';

/** What a catalogue depends on, and nothing else. */
export interface CatalogueRequest {
  /** How many converters; a smaller catalogue is the beginning of a larger one. */
  readonly count: number;
  /** Calendar day that dates are counted back from, `YYYY-MM-DD`. */
  readonly today: string;
}

const SEED = 0x57a5c0a7;
const WITHOUT_ASSAY_SHARE = 0.03;
const WITHOUT_WEIGHT_SHARE = 0.6;
const INACTIVE_SHARE = 0.015;
const OLDEST_ENTRY_DAYS = 2400;
const FIRST_SERIAL = 100_001;
const NOT_ANALYSED: RepeatAnalyses = { tests: [], isScattered: false };

/**
 * Writes the demonstration catalogue row by row, so that a million rows need no memory for a million.
 * Throws RangeError when `count` is no whole number from 0 or `today` no calendar day.
 */
export function* catalogueRows({ count, today }: CatalogueRequest): Generator<CatalogueConverter, void> {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`Not a number of converters: ${count}`);
  const random = createRandom(SEED);
  const drawAssay = createAssayDraw(random);
  const dayBefore = daysBefore(today);
  const filings = planFilings(random);
  for (let index = 0; index < count; index += 1) {
    yield writeConverter(index, filings.next().value, drawAssay, dayBefore, random);
  }
}

/** The demonstration catalogue as a list; see `catalogueRows`. */
export function generateCatalogue(request: CatalogueRequest): CatalogueConverter[] {
  return [...catalogueRows(request)];
}

function writeConverter(
  index: number,
  filing: Filing,
  drawAssay: AssayDraw,
  dayBefore: (daysAgo: number) => string,
  random: Random,
): CatalogueConverter {
  const { family, code, manufacturer, model, vehicles } = filing;
  const drawn = filing.hazard?.assay ?? drawAssay(family, drawChemistry(family, random));
  const isAnalysed =
    filing.hazard !== undefined || hasScrapPriceOnly(filing) || !random.chance(WITHOUT_ASSAY_SHARE);
  const assay: Assay | null = isAnalysed ? drawn : null;
  const isWeighed = isAnalysed || !random.chance(WITHOUT_WEIGHT_SHARE);
  const { tests, isScattered } =
    assay && !hasScrapPriceOnly(filing) ? drawRepeatAnalyses(assay, random) : NOT_ANALYSED;
  return {
    productKey: `catalogue-${String(index + 1).padStart(7, '0')}`,
    familyKey: family.key,
    name: `${manufacturer} ${code}`,
    serialNo: String(FIRST_SERIAL + index),
    abCode: filing.abCode,
    abSubcode: filing.abSubcode,
    oem: code,
    manufacturer,
    model,
    ...writeTexts(filing, random),
    family: family.pricingFamily,
    typeName: family.typeName,
    shape: family.shape,
    subweight: isWeighed ? drawn.subweight : null,
    ptAssay: assay?.ptAssay ?? null,
    pdAssay: assay?.pdAssay ?? null,
    rhAssay: assay?.rhAssay ?? null,
    isWithoutMetal: hasScrapPriceOnly(filing),
    ...drawPriceSettings(family, assay, dayBefore, random),
    isMarkForTest: drawMarkForTest(isAnalysed, isScattered, random),
    isActive: !random.chance(INACTIVE_SHARE),
    createdOn: dayBefore(random.integer(tests[0]?.daysAgo ?? 1, OLDEST_ENTRY_DAYS)),
    vehicles,
    tests,
  };
}

function hasScrapPriceOnly({ family }: Filing): boolean {
  return family.scrapPrice !== undefined;
}

function drawMarkForTest(isAnalysed: boolean, isScattered: boolean, random: Random): boolean {
  if (!isAnalysed) return random.chance(0.5);
  return random.chance(isScattered ? 0.8 : 0.004);
}
