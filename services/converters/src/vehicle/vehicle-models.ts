import { americanModels } from './models/american-models';
import { asianModels } from './models/asian-models';
import { europeanModels } from './models/european-models';
import { readByRules, type VinRule } from './vin-rule';

/** Each maker has its own way to write a model down; what is not here is not known. */
const MODELS: readonly VinRule[] = [...americanModels, ...asianModels, ...europeanModels];

/** The model that a number says, or null when it is not known. */
export function modelOf(vin: string): string | null {
  return readByRules(MODELS, vin);
}
