import type { Verb } from '../call-facts';
import { addPart } from './add.part';
import type { CallPart } from './call-part';
import { deletePart } from './delete.part';
import { editPart } from './edit.part';
import { getPart } from './get.part';
import { listPart } from './list.part';

/** The parts of every verb. */
export const callParts: Record<Verb, CallPart> = {
  list: listPart,
  get: getPart,
  add: addPart,
  edit: editPart,
  delete: deletePart,
};
