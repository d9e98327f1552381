import { metalQuoteDecide, metalQuotes } from '@washcoat/contract-converters';
import { conflict, Problem, read, write, type Route, type WriteContext } from '@washcoat/service-kit';
import { draftOfQuote } from './draft-of-quote';
import type { MetalSourceOptions } from './metal-source.environment';
import { heldQuotes, newestQuote, presentQuote, QuoteModel, SourceStateModel } from './quote.model';

/** What market prices are read from, and those that somebody has to look at. */
export const quoteRoutes = ({ source, draftPercent }: MetalSourceOptions): readonly Route[] => [
  read(metalQuotes, async ({ database }) => {
    const [latest, held, state] = await Promise.all([
      newestQuote(database),
      heldQuotes(database),
      source && SourceStateModel.query(database).findById(source.kind),
    ]);
    return {
      source: source?.kind ?? 'manual',
      readAt: state?.readAt.toISOString() ?? null,
      failure: state?.failure ?? '',
      latest: latest ? presentQuote(latest) : null,
      held: held.map(presentQuote),
    };
  }),
  write(metalQuoteDecide, async (unit, { quoteId, isConfirmed }) => {
    const { pt, pd, rh } = await decideQuote(unit, quoteId, isConfirmed);
    if (isConfirmed) await draftOfQuote(unit, { pt, pd, rh }, draftPercent);
    return { message: isConfirmed ? 'Confirmed the market prices' : 'Refused the market prices' };
  }),
];

/** Decides on market prices that were held, once. 404 for none, 409 when somebody has decided already. */
async function decideQuote(unit: WriteContext, quoteId: string, isConfirmed: boolean): Promise<QuoteModel> {
  const { trx, now, session } = unit;
  const quote = await QuoteModel.query(trx).findById(quoteId).forUpdate();
  if (!quote)
    throw new Problem(404, 'These prices are held no more: the source has told newer ones since.', {
      code: 'NOT_FOUND',
    });
  if (quote.state !== 'held')
    throw conflict(`${quote.decidedBy ?? 'Somebody'} has decided on these prices already.`, 'DECIDED');
  const decision = {
    state: isConfirmed ? ('confirmed' as const) : ('refused' as const),
    decidedByUserId: session.userId,
    decidedBy: `${session.firstName} ${session.lastName}`.trim(),
    decidedAt: now,
  };
  await QuoteModel.query(trx).patch(decision).where('quote_id', quoteId);
  const before = { state: quote.state };
  await unit.audit({
    ...{ action: 'decide', entity: 'metal-quote', entityId: quoteId, before },
    after: { state: decision.state },
  });
  return quote;
}
