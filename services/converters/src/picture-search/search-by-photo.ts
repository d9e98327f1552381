import type { imageSearch } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { buyerOf, type AskedBuyer, type Buyer } from '../pricing/buyer';
import type { PriceBoard } from '../pricing/price-board';
import { productSight } from '../product/product.policy';
import type { StoredProduct } from '../product/product.columns';
import { findProducts } from '../product/product.repository';
import { filterConditions } from '../search/product-filter';
import { presentList } from '../search/search-products';
import { findCodeCandidates } from './code-candidates.repository';
import { findCrowdedCodes } from './crowded-codes.repository';
import type { LetterReader } from './letter-reader';
import { lookOfPhoto } from './look';
import { compareLooks, findLookAlikes } from './look.repository';
import type { Photo } from './photo';
import { rankCandidates, type RankedProduct } from './rank-candidates';
import { readStamp } from './read-stamp';
import { readCodes } from './stamp-text';

/** What a search by photo works with. */
export interface PhotoSearchMeans {
  database: Knex;
  board: PriceBoard;
  reader: LetterReader;
}

/** What is looked for, and for whom it is priced. */
export interface PhotoSearch {
  photo: Photo;
  asked: AskedBuyer;
  now: Date;
}

const MOST_ROWS = 12;

/**
 * The converters that a photo may show, the most certain first: by the code stamped on the shell, and by the looks of
 * the catalogue's pictures. Priced for the user's company or for whom the house asks, as any search is. The photo is
 * kept nowhere. Throws 404 for a company out of scope.
 */
export async function searchByPhoto(
  { database, board, reader }: PhotoSearchMeans,
  session: Session,
  { photo, asked, now }: PhotoSearch,
): Promise<AnswerOf<typeof imageSearch>> {
  const buyer = await buyerOf(database, session, asked);
  const [readText, look] = await Promise.all([readStamp(photo, reader), lookOfPhoto(photo)]);
  const conditions = filterConditions({}, session, now);
  const [byCode, byLook] = await Promise.all([
    findCodeCandidates(database, readCodes(readText), conditions),
    findLookAlikes(database, look, conditions, MOST_ROWS),
  ]);
  const productIds = [...new Set([...byCode, ...byLook.map(({ productId }) => productId)])];
  const confirmed = readCodes(readText).filter(({ isConfirmed }) => isConfirmed);
  const [products, looks, crowded] = await Promise.all([
    findProducts(database, productIds),
    compareLooks(database, look, productIds),
    findCrowdedCodes(
      database,
      confirmed.map(({ codeKey }) => codeKey),
    ),
  ]);
  const distances = new Map(looks.map(({ productId, distance }) => [productId, distance]));
  const ranked = rankCandidates(products, readText, { distances, crowded }).slice(0, MOST_ROWS);
  const texts = readText.map(({ text, confidence }) => ({ text, confidence }));
  return { readText: texts, ...(await present({ database, board }, session, ranked, buyer)) };
}

async function present(
  { database, board }: Pick<PhotoSearchMeans, 'database' | 'board'>,
  session: Session,
  ranked: readonly RankedProduct<StoredProduct>[],
  buyer: Buyer | null,
): Promise<Pick<AnswerOf<typeof imageSearch>, 'list' | 'pricedFor'>> {
  const sight = productSight(session);
  const prices = sight.catalogue || sight.assay ? await board.currentList(database) : null;
  const products = ranked.map(({ product }) => product);
  const { list, pricedFor } = presentList(products, sight, prices, buyer);
  const scored = list.flatMap((product, index) => {
    const rank = ranked[index];
    if (!rank) return [];
    const { score, textScore, lookScore, certainty } = rank;
    return [{ ...product, score, textScore, lookScore, certainty }];
  });
  return { list: scored, pricedFor };
}
