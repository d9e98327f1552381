import type { Session } from '@washcoat/contract-entities';
import type { RefinerDifference } from '@washcoat/contract-settlement';
import { compareLots, perMetal, roundTo, Decimal, sumOrNull, type LotDifference } from '@washcoat/metals';
import { notFound } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { WholeSettlement } from '../settlements/settlement.model';
import { findSettlement } from '../settlements/settlement.repository';
import { statementBlocks } from '../settlements/statement';
import { findStatement, findTerms, knownRefiners, listDisputes } from './refiner-statement.repository';
import type { StoredStatement } from './refiner-statement.model';
import { assumedTerms } from './statement-columns';
import { statedLots } from './stated-lots';

interface Reader {
  database: Knex;
  session: Session;
  now: Date;
}

/** What a refiner says of a settlement beside what we say. Throws 404 for one that is unknown or out of scope. */
export async function getDifference(
  reader: Reader,
  settlementId: string,
  timezone: string,
): Promise<RefinerDifference> {
  const { database, session } = reader;
  const settlement = await findSettlement(database, session, settlementId);
  if (!settlement) throw notFound('This settlement');
  const stored = await findStatement(database, settlementId);
  return {
    settlementId,
    settlementNo: settlement.settlementNo,
    companyName: settlement.companyName,
    statement: stored && (await differenceOf(reader, settlement, stored, timezone)),
    refiners: await knownRefiners(database, session),
  };
}

async function differenceOf(
  { database, session, now }: Reader,
  settlement: WholeSettlement,
  stored: StoredStatement,
  timezone: string,
): Promise<RefinerDifference['statement']> {
  const { companyId, settlementId } = settlement;
  const known = await findTerms(database, session, { companyId, refiner: stored.refiner });
  const terms = known ?? assumedTerms(stored.refiner, stored.titles);
  const { lots: theirs, problems } = statedLots(stored, terms);
  const disputes = await listDisputes(database, settlementId);
  const ours = statementBlocks(settlement, now, timezone);
  const lots = compareLots(
    ours.lotTableData.map(({ lotNo, netDry, ptPpm, pdPpm, rhPpm }) => ({
      ...{ lotNo, netDry, ppm: { pt: ptPpm, pd: pdPpm, rh: rhPpm } },
    })),
    theirs,
    {
      prices: perMetal((metal) => {
        const { settlementPrice, averagePrice } = ours[`${metal}MetalReturn`];
        return settlementPrice ?? (averagePrice || null);
      }),
      returned: perMetal((metal) => ours[`${metal}MetalReturn`].chargeReturnPerc),
      clause: terms,
      umpires: new Map([...disputes].map(([key, { umpire }]) => [key, umpire])),
    },
  );
  return {
    version: stored.version,
    fileName: stored.fileName,
    uploadedBy: stored.uploadedBy,
    uploadedDate: stored.uploadedAt.toISOString(),
    titles: stored.titles.filter(Boolean),
    terms: { ...terms, refiner: stored.refiner },
    isMatched: known !== null,
    lots: lots.map((lot) => ({ ...lot, dispute: disputes.get(lot.key) ?? null })),
    differenceOz: perMetal((metal) => sumOf(lots.map((lot) => lot.metals[metal].differenceOz))),
    dollars: sumOrNull(lots.map(({ dollars }: LotDifference) => dollars)),
    problems,
  };
}

const sumOf = (values: readonly number[]) => roundTo(Decimal.sum(0, ...values), 3);
