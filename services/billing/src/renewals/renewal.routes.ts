import {
  renewalBegin,
  renewalConfirm,
  renewalEnd,
  renewalList,
  renewalPay,
} from '@washcoat/contract-billing';
import type { Session } from '@washcoat/contract-entities';
import { dateText, type AnswerOf } from '@washcoat/contract-kernel';
import {
  mapPage,
  notFound,
  pageOf,
  preparedWrite,
  read,
  type Route,
  type Service,
} from '@washcoat/service-kit';
import type { QueryBuilder } from 'objection';
import { asked, type Wallet } from '../cards/card.commands';
import type { CardProvider } from '../provider/card-provider';
import { monthsToConfirm } from '../purchases/purchase.repository';
import { beginAgain } from './begin-again';
import { endRenewal, tellOfEnd } from './end-renewal';
import { confirmMonth, payAgain } from './pay-again';
import { RenewalModel, type RenewalRecord } from './renewal.model';

const { columns: r } = RenewalModel;

/** Cuts renewals down to those of whoever is signed in; hierarchy 1 sees those of everybody. */
const renewalsSeenBy = <R>(
  query: QueryBuilder<RenewalModel, R>,
  { hierarchy, userId }: Session,
): QueryBuilder<RenewalModel, R> => (hierarchy === 1 ? query : query.where(r.userId, userId));

type Listed = AnswerOf<typeof renewalList>['list'][number];

const present = (renewal: RenewalRecord, toConfirm: ReadonlySet<string>): Listed => ({
  renewalId: renewal.renewalId,
  planName: renewal.planName,
  amount: renewal.amountCents,
  status: renewal.status,
  nextAt: renewal.nextAt?.toISOString() ?? null,
  created: renewal.createdAt.toISOString(),
  isToConfirm: renewal.status === 'past_due' && toConfirm.has(renewal.renewalId),
});

/** What came of a month that was not paid, as its payer is told it. */
const answerOf = (clientSecret: string | null): AnswerOf<typeof renewalPay> =>
  clientSecret === null ? { message: 'The plan is paid.' } : { requiresAction: true, clientSecret };

/** The calls about plans that are bought again every month. */
export const renewalRoutes = (service: Service, provider: CardProvider | null): readonly Route[] => [
  read(renewalList, async ({ database, session }, page) => {
    const renewals = renewalsSeenBy(RenewalModel.query(database), session).orderBy([
      { column: r.createdAt, order: 'desc' },
      { column: r.renewalId, order: 'desc' },
    ]);
    const found = await pageOf(renewals, page);
    const toConfirm = await monthsToConfirm(
      database,
      found.list.map(({ renewalId }) => renewalId),
    );
    return mapPage(found, (renewal) => present(renewal, toConfirm));
  }),
  preparedWrite(renewalEnd, [], async ({ database, session }, { renewalId }) => {
    const renewal = await renewalsSeenBy(RenewalModel.query(database), session).findById(renewalId);
    if (!renewal) throw notFound('This renewal');
    const isTold = renewal.status === 'ended' || (await tellOfEnd(provider, renewal));
    return async (unit) => {
      await endRenewal(unit, renewal, isTold);
      return { message: 'The renewal was ended.' };
    };
  }),
  preparedWrite(renewalBegin, [], async ({ session }, { renewalId }) => {
    if (!provider) throw notFound('This renewal');
    const nextAt = await asked(() => beginAgain(service, provider, session, renewalId));
    const { timezone } = service.platform;
    return async () => ({
      message: nextAt
        ? `The plan is bought again every month, next on ${dateText(nextAt, 'day', timezone)}.`
        : 'The card provider does not answer right now. The plan is renewed as soon as it does.',
    });
  }),
  preparedWrite(renewalPay, [], async ({ session }, asking) => {
    const clientSecret = await asked(() => payAgain(walletOf(service, provider, session), asking));
    return async () => answerOf(clientSecret);
  }),
  preparedWrite(renewalConfirm, [], async ({ session }, { renewalId }) => {
    const clientSecret = await asked(() => confirmMonth(walletOf(service, provider, session), renewalId));
    return async () => answerOf(clientSecret);
  }),
];

function walletOf(service: Service, provider: CardProvider | null, session: Session): Wallet {
  if (provider) return { service, provider, session };
  throw notFound('This renewal');
}
