import type { PricingSnapshotData } from '@washcoat/contract-converters';
import type { AssayEvidence } from '@washcoat/contract-settlement';
import {
  Decimal,
  estimateAssays,
  METALS,
  OUNCE_GRAMS,
  orZero,
  perMetal,
  POUND_GRAMS,
  roundTo,
  type AssayEstimate,
  type LotConverter,
  type Numeric,
  type PerMetal,
} from '@washcoat/metals';
import type { Evidence, ProposalLine } from './assay-proposal.model';

/** A converter of the catalogue, as far as its metal goes: grams per piece, ppm. */
export interface CatalogueConverter {
  productId: string;
  family: string;
  subweight: Numeric;
  ptAssay: Numeric;
  pdAssay: Numeric;
  rhAssay: Numeric;
  isWithoutMetal: boolean;
  testCount: number;
}

/** What the lots are looked at with. */
export interface Catalogue {
  converters: readonly CatalogueConverter[];
  /** The piece that stands in for a converter without assay; null before the first prices. */
  defaults: PricingSnapshotData['globalDefaults'] | null;
  /** What accepted settlements were worth to converters, in tests. */
  gained: ReadonlyMap<string, number>;
}

/** What a settlement says of a family: its converters whose assay would change. */
export interface FamilyProposal {
  family: string;
  evidence: Evidence;
  lines: readonly Omit<ProposalLine, 'assayProposalId'>[];
}

/** Changes below half a percent in every metal are noise to whoever decides. */
const LEAST_CHANGE = new Decimal('0.005');
/** Without a family, converters stand for themselves together. */
const NO_FAMILY = 'No family';

/** A converter with what of it went into the lots. */
interface Part {
  converter: CatalogueConverter;
  pieces: Decimal;
  lot: LotConverter;
  /** Whether the global piece stands in for it: it has no assay of its own that could change. */
  isDefault: boolean;
}

/** Works out what a settlement says of the families in its lots; families of which it says nothing are left out. */
export function workOutProposals(told: AssayEvidence, catalogue: Catalogue): FamilyProposal[] {
  const parts = partsOf(told, catalogue);
  const settledGrams = orZero(told.netDry).times(POUND_GRAMS);
  const estimates = estimateAssays(
    parts.map(({ lot }) => lot),
    { ounces: told.settledOz, grams: settledGrams.toString() },
  );
  const found = parts.flatMap((part, index) => {
    const estimate = estimates[index];
    return estimate && !part.isDefault && isChange(part, estimate) ? [{ part, estimate }] : [];
  });
  const families = [...new Set(found.map(({ part }) => part.lot.family))].sort();
  const whole = {
    pieces: roundTo(Decimal.sum(0, ...parts.map(({ pieces }) => pieces)), 2),
    unknownPieces: told.unknownPieces,
    expectedGrams: roundTo(gramsIn(parts), 0),
    settledGrams: roundTo(settledGrams, 0),
    expectedOz: ouncesIn(parts),
    settledOz: told.settledOz,
  };
  return families.map((family) => {
    const ofFamily = parts.filter(({ lot }) => lot.family === family);
    const changed = found
      .filter(({ part }) => part.lot.family === family)
      .sort((one, other) => orZero(other.part.lot.grams).comparedTo(orZero(one.part.lot.grams)));
    return {
      family,
      evidence: {
        ...whole,
        familyPieces: roundTo(Decimal.sum(0, ...ofFamily.map(({ pieces }) => pieces)), 2),
        familyOz: ouncesIn(ofFamily),
      },
      lines: changed.map(({ part, estimate }, position) => lineOf(part, estimate, position + 1)),
    };
  });
}

function partsOf(told: AssayEvidence, { converters, defaults, gained }: Catalogue): Part[] {
  const byId = new Map(converters.map((converter) => [converter.productId, converter]));
  return told.units.flatMap(({ productId, pieces, pounds }) => {
    const converter = byId.get(productId);
    if (!converter || converter.isWithoutMetal) return [];
    const own = perMetal((metal) => converter[`${metal}Assay`]);
    const hasOwn = orZero(converter.subweight).gt(0) && METALS.some((metal) => orZero(own[metal]).gt(0));
    const weight = orZero(hasOwn ? converter.subweight : defaults?.weight);
    if (weight.isZero()) return [];
    const bought = orZero(pounds).times(POUND_GRAMS);
    const grams = bought.gt(0) ? bought : weight.times(pieces);
    return [
      {
        converter,
        // Wire is bought by weight alone.
        pieces: pieces > 0 ? orZero(pieces) : grams.div(weight),
        isDefault: !hasOwn,
        lot: {
          id: productId,
          family: converter.family || NO_FAMILY,
          grams: grams.toString(),
          ppm: hasOwn ? own : perMetal((metal) => defaults?.[metal]),
          tests: hasOwn ? converter.testCount + (gained.get(productId) ?? 0) : 0,
        },
      },
    ];
  });
}

/** ppm · grams of parts as troy ounces, to a thousandth. */
function ouncesIn(parts: readonly Part[]): PerMetal<number> {
  return perMetal((metal) => {
    const grams = parts.map(({ lot }) => orZero(lot.grams).times(orZero(lot.ppm[metal])));
    return roundTo(
      Decimal.sum(0, ...grams)
        .div(OUNCE_GRAMS)
        .div(1_000_000),
      3,
    );
  });
}

const gramsIn = (parts: readonly Part[]) => Decimal.sum(0, ...parts.map(({ lot }) => orZero(lot.grams)));

function isChange({ lot }: Part, { ppm }: AssayEstimate): boolean {
  return METALS.some((metal) => {
    const before = orZero(lot.ppm[metal]);
    return before.gt(0) && before.minus(ppm[metal]).abs().div(before).gte(LEAST_CHANGE);
  });
}

function lineOf(
  { converter, pieces, lot }: Part,
  estimate: AssayEstimate,
  position: number,
): FamilyProposal['lines'][number] {
  const numberOf = (value: Numeric) => (value === null || value === undefined ? null : Number(value));
  const before = perMetal((metal) => numberOf(converter[`${metal}Assay`]));
  return {
    productId: converter.productId,
    position,
    pieces: roundTo(pieces, 2),
    grams: roundTo(orZero(lot.grams), 1),
    subweight: numberOf(converter.subweight),
    tests: roundTo(orZero(lot.tests), 1),
    testsAfter: estimate.tests,
    before,
    // An assay that nobody made stays empty.
    after: perMetal((metal) => (before[metal] === null ? null : estimate.ppm[metal])),
    uncertaintyBefore: estimate.uncertaintyBefore,
    uncertainty: estimate.uncertainty,
  };
}
