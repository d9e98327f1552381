import { bodyParser } from '@koa/bodyparser';
import { requiredLine } from '@washcoat/contract-kernel';
import { OFFER_PATH } from '@washcoat/contract-loads';
import {
  answerErrors,
  Problem,
  readBody,
  showPage,
  type Service,
  type ShowProblem,
} from '@washcoat/service-kit';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import { approveOffer, byLink, openOffer, rejectOffer } from './follow-link';
import type { Offer } from './offer';
import { nowherePage, offerPage, problemPage } from './offer.page';

const FROM_PAGE = 'Open the link again and approve from there.';

const answered = {
  name: z
    .string('Say who approves')
    .trim()
    .min(1, 'Say who approves')
    .max(120, 'Use a name of at most 120 characters')
    .pipe(requiredLine(120)),
  fingerprint: z.string(FROM_PAGE).max(100, FROM_PAGE),
};
const NO_REASON = 'Say why you do not agree';
const answerForm = z.discriminatedUnion('decision', [
  z.object({
    ...answered,
    decision: z.literal('reject'),
    reason: z
      .string(NO_REASON)
      .trim()
      .min(1, NO_REASON)
      .max(500, 'Use a reason of at most 500 characters')
      .pipe(requiredLine(500)),
  }),
  z.object({
    ...answered,
    decision: z.literal('approve'),
    isSure: z.literal('yes', 'Tick that you agree'),
  }),
]);

const readForm = bodyParser({
  enableTypes: ['form'],
  formLimit: '8kb',
  encoding: 'utf-8',
  parsedMethods: ['POST'],
});

type Offers = Pick<Service, 'inTransaction' | 'platform'>;

/**
 * The pages of public links, for a seller who is not signed in: GET shows what was offered, HEAD says that it is there, POST approves or rejects it. There is no
 * cookie and no session: whoever has the address is the seller, so it can be ended, expires, and is limited. What leads
 * nowhere is one page, whether it was ended, has expired or never was, and what fails is a page as well.
 */
export function offerPages(service: Offers): Middleware {
  const withPages = answerErrors(service.platform.logger, showProblem);
  return async (koa, next) => {
    if (!koa.path.startsWith(`${OFFER_PATH}/`) || !['GET', 'HEAD', 'POST'].includes(koa.method))
      return next();
    await withPages(koa, () => answer(service, koa, koa.path.slice(OFFER_PATH.length + 1)));
  };
}

async function answer(service: Offers, koa: Context, token: string): Promise<void> {
  await service.platform.limiter.take('offer', koa.ip);
  if (koa.method === 'POST') await take(service, koa, token);
  else show(service, koa, { offer: await open(service, token) });
}

const showProblem: ShowProblem = (koa, problem, requestId) =>
  showPage(koa, problem.status, problem.status === 404 ? nowherePage() : problemPage(problem, requestId));

const open = (service: Offers, token: string): Promise<Offer> =>
  service.inTransaction({}, (unit) => openOffer(unit, token));

/** What keeps an answer from being one is said on the page, as the list is by then. */
async function take(service: Offers, koa: Context, token: string): Promise<void> {
  await readBody(readForm, koa);
  const form = answerForm.safeParse({ decision: 'approve', ...Object(koa.request.body) });
  try {
    if (!form.success) throw new Problem(400, form.error.issues[0]?.message ?? '', { code: 'BAD_INPUT' });
    const author = byLink(form.data.name);
    const { data } = form;
    const offer = await service.inTransaction({ author }, (unit) =>
      data.decision === 'reject' ? rejectOffer(unit, token, data) : approveOffer(unit, token, data),
    );
    show(service, koa, { offer });
  } catch (problem) {
    if (!(problem instanceof Problem) || ![400, 409].includes(problem.status)) throw problem;
    show(service, koa, { offer: await open(service, token), problem });
  }
}

function show(
  { platform: { timezone } }: Offers,
  koa: Context,
  { offer, problem }: { offer: Offer; problem?: Problem },
): void {
  const typed: unknown = Reflect.get(Object(koa.request.body), 'name');
  const name = typeof typed === 'string' ? typed.slice(0, 120) : '';
  showPage(koa, problem?.status ?? 200, offerPage(offer, { timezone, name, problem: problem?.message }));
}
