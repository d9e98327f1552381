import type { productList } from '@washcoat/contract-converters';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import type { Vehicle } from '../product/product';
import { fittingVehicles, hasSeveralEngines } from './fitting-vehicles.repository';
import { askedVehicle, isVehicleAsked, type AskedVehicle, type OpenFact } from './vehicle-filter';

type Row = AnswerOf<typeof productList>['list'][number];

/** Which vehicles of a search converters fit, and what the search leaves open. */
export interface FittingVehicles {
  vehicles: ReadonlyMap<string, Vehicle[]>;
  guessed: readonly OpenFact[];
}

/** Which vehicles of the search each converter fits; null for a search that asks for none. */
export async function findFittingVehicles(
  database: Knex,
  found: readonly { productId: string }[],
  input: InputOf<typeof productList>,
  now: Date,
): Promise<FittingVehicles | null> {
  const asked = isVehicleAsked(input) ? askedVehicle(input, now) : null;
  if (!asked || found.length === 0) return null;
  const productIds = found.map(({ productId }) => productId);
  const [vehicles, guessed] = await Promise.all([
    fittingVehicles(database, productIds, asked),
    guessedFacts(database, asked),
  ]);
  return { vehicles, guessed };
}

/** Adds to a row the vehicles it fits and, where the number says too little, what of them is a guess. */
export function addFittingVehicles(row: Row, { vehicles, guessed }: FittingVehicles): void {
  row.fits = vehicles.get(row.productId) ?? [];
  if (guessed.length) row.guessed = [...guessed];
}

/** Which engine it is matters only where the catalogue has several for the vehicle. */
async function guessedFacts(database: Knex, asked: AskedVehicle): Promise<OpenFact[]> {
  const open = asked.vin?.open ?? [];
  const isModelSaid = !open.includes('model');
  const needsEngine = open.includes('engine') && isModelSaid && (await hasSeveralEngines(database, asked));
  return open.filter((fact) => fact !== 'engine' || needsEngine);
}
