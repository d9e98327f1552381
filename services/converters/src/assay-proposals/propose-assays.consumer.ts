import { assayProposed } from '@washcoat/contract-settlement';
import { consumer } from '@washcoat/service-kit';
import { keepEvidence } from './assay-evidence.repository';
import { proposeAssays } from './propose-assays';

/** What a settlement says of assays becomes proposals; nothing is changed until somebody accepts one. */
export const proposeAssaysConsumer = consumer({
  name: 'propose-assays',
  event: assayProposed,
  async handle(unit, told) {
    if (await keepEvidence(unit.trx, told)) await proposeAssays(unit, told.settlementId);
  },
});
