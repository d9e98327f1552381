import { statementFile } from '@washcoat/contract-settlement';
import { clock, findCompanyCopy, internalRead, notFound } from '@washcoat/service-kit';
import { presentStatement } from '../settlements/settlement.presenter';
import { readSettlement } from '../settlements/settlement.repository';
import { printStatement } from './print-statement';

/** The statement as PDF for the service that mails it to the customer. */
export const statementFileCall = internalRead({
  ...statementFile,
  async handle({ database, platform }, { settlementId, preparedBy }) {
    const settlement = await readSettlement(database, settlementId);
    if (!settlement) throw notFound('This settlement');
    const customer = await findCompanyCopy(database, settlement.companyId);
    const reading = { preparedBy, customer, now: clock.now(), timezone: platform.timezone };
    return printStatement(platform, presentStatement(settlement, reading));
  },
});
