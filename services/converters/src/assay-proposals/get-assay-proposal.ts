import type { AssayProposalLine, AssayProposalWhole } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { createValuer, METALS, perMetal, type Valuer } from '@washcoat/metals';
import { notFound } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { PriceBoard } from '../pricing/price-board';
import { productSight } from '../product/product.policy';
import type { ProductModel } from '../product/product.model';
import { findProducts } from '../product/product.repository';
import {
  findProposal,
  linesOf,
  type AssayProposalModel,
  type Assays,
  type ProposalLine,
} from './assay-proposal.model';
import { presentProposal } from './assay-proposal.presenter';

/** A proposal whole, as the signed-in user sees it. Throws 404 for one that is not there. */
export async function getAssayProposal(
  database: Knex,
  board: PriceBoard,
  session: Session,
  assayProposalId: string,
): Promise<AssayProposalWhole> {
  const proposal = await findProposal(database, assayProposalId);
  if (!proposal) throw notFound('This proposal');
  return wholeProposal(database, board, session, proposal);
}

/** The same of one that is read already. */
export async function wholeProposal(
  database: Knex,
  board: PriceBoard,
  session: Session,
  proposal: AssayProposalModel,
): Promise<AssayProposalWhole> {
  const lines = await linesOf(database, proposal.assayProposalId);
  const products = await findProducts(
    database,
    lines.map(({ productId }) => productId),
  );
  const prices = productSight(session).catalogue ? await board.currentList(database) : null;
  const valuer = prices && createValuer(prices.snapshot);
  const byId = new Map(products.map((product) => [product.productId, product]));
  return {
    ...presentProposal(proposal),
    evidence: proposal.evidence,
    lines: lines.map((line) => presentLine(line, byId.get(line.productId), valuer)),
  };
}

/** ppm of a converter as the catalogue has them. */
export function assaysOf(product: Record<'ptAssay' | 'pdAssay' | 'rhAssay', string | number | null>): Assays {
  return perMetal((metal) => {
    const value = product[`${metal}Assay`];
    return value === null ? null : Number(value);
  });
}

export function isSameAssay(one: Assays, other: Assays): boolean {
  return METALS.every((metal) => one[metal] === other[metal]);
}

function presentLine(
  line: ProposalLine,
  product: ProductModel | undefined,
  valuer: Valuer | null,
): AssayProposalLine {
  const now = product ? assaysOf(product) : null;
  const isKnown = now && (isSameAssay(now, line.before) || isSameAssay(now, line.after));
  const isSameWeight = product && weightOf(product) === line.subweight;
  return {
    productId: line.productId,
    oem: product?.oem ?? '',
    description: product?.description ?? '',
    pieces: line.pieces,
    grams: line.grams,
    tests: line.tests,
    testsAfter: line.testsAfter,
    before: line.before,
    after: line.after,
    uncertaintyBefore: line.uncertaintyBefore,
    uncertainty: line.uncertainty,
    now,
    isChanged: !isKnown || !isSameWeight,
    ...(product &&
      valuer && {
        priceBefore: priceBy(valuer, product, line.before),
        priceAfter: priceBy(valuer, product, line.after),
      }),
  };
}

const weightOf = ({ subweight }: ProductModel) => (subweight === null ? null : Number(subweight));

/** The listed price that a converter would have by other assays. */
function priceBy(valuer: Valuer, product: ProductModel, { pt, pd, rh }: Assays): number {
  const { subweight, family, price, isCalculatedPrice, isWithoutMetal } = product;
  const { ptDisc, pdDisc, rhDisc, ptDiscIsPercentage, pdDiscIsPercentage, rhDiscIsPercentage } = product;
  return valuer({
    ...{ subweight, family, price, isCalculatedPrice, isWithoutMetal },
    ...{ ptDisc, pdDisc, rhDisc, ptDiscIsPercentage, pdDiscIsPercentage, rhDiscIsPercentage },
    ...{ ptAssay: pt, pdAssay: pd, rhAssay: rh },
  }).listedPrice;
}
