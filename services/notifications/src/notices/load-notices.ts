import type { LoadMove } from '@washcoat/contract-loads';
import type { Told } from './notice';

type Words = Pick<Told, 'kind' | 'title' | 'text'> &
  Partial<Pick<Told, 'link' | 'isShown' | 'isNews' | 'isWaiting'>>;

/**
 * What both sides of a load are told of what happened to it; of a change only the side that did not make it. Prices are
 * in no text: who sees one differs.
 */
export function loadNotices(load: LoadMove): Told[] {
  const { loadId, companyId, facilityCompanyId, sellerUserId, by, move, version } = load;
  const shared = {
    subject: 'load',
    recordId: loadId,
    customerId: companyId,
    causedBy: by.userId,
    link: `/load/${loadId}`,
    isShown: true,
    isNews: true,
    isWaiting: false,
    at: new Date(load.movedAt),
    version,
  } as const;
  const buyer = { ...shared, side: 'buyer', companyId: facilityCompanyId } as const;
  const seller = { ...shared, side: 'seller', companyId, userId: sellerUserId } as const;
  const forBuyer = { ...buyer, ...wordsForBuyer(load) };
  const forSeller = { ...seller, ...wordsForSeller(load), ...(by.party === 'seller' && { isShown: false }) };
  if (move === 'changed') return by.party === 'seller' ? [forBuyer] : [forSeller];
  return [forBuyer, forSeller];
}

function wordsForBuyer(load: LoadMove): Words {
  const { move, isQuote, companyName, loadName, contactName, facilityName, by } = load;
  const kind = isQuote ? 'quote-request' : 'grading-request';
  switch (move) {
    case 'requested':
      return {
        kind,
        title: `${companyName} ${isQuote ? 'asks for a quote' : 'requests a grading session'}`,
        text: [loadName, contactName, facilityName].filter(Boolean).join(', '),
        isWaiting: true,
      };
    case 'accepted':
      return {
        kind,
        title: `${by.name} accepted the request of ${companyName}`,
        text: loadName,
        isNews: false,
      };
    case 'changed':
      return {
        kind: 'changed-order',
        title: `${companyName} changed ${loadName}`,
        text: `${by.name} changed it since you looked.`,
        isWaiting: load.isWaiting ?? false,
      };
    case 'finished':
      return {
        kind: 'finished-order',
        title: `${companyName} finished its order`,
        text: `${loadName} waits to be completed.`,
        isNews: by.party === 'seller',
        isWaiting: true,
      };
    case 'answered':
    case 'completed':
    case 'amended':
    case 'removed':
      return { kind, title: loadName, text: '', isShown: false };
  }
}

function wordsForSeller({ move, loadName, by }: LoadMove): Words {
  const kind = 'own-order';
  switch (move) {
    case 'requested':
      return { kind, title: `${by.name} made ${loadName} for you`, text: '' };
    case 'accepted':
      return { kind, title: 'Your request is accepted', text: `${by.name} takes care of ${loadName}.` };
    case 'answered':
      return { kind, title: `The prices of ${loadName} are here`, text: `${by.name} sent them.` };
    case 'changed':
      return { kind, title: `${loadName} was changed`, text: `${by.name} changed its items or terms.` };
    case 'finished':
      return { kind, title: `${loadName} is finished`, text: `${by.name} finished it for you.` };
    case 'completed':
      return { kind, title: `${loadName} is completed`, text: `${by.name} completed your order.` };
    case 'amended':
      return { kind, title: `${loadName} was changed`, text: `${by.name} changed the completed order.` };
    case 'removed':
      return { kind, title: `${loadName} was removed`, text: `${by.name} removed it.`, link: null };
  }
}
