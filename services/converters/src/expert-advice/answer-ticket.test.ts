import { answered, isAnswer, outcomeOf } from './answer-ticket';
import type { TicketRow } from './ticket';

const asked: TicketRow = {
  ticket_id: '018f3c1e-0000-7000-8000-000000000801',
  message: 'What is it?',
  market_price: null,
  first_offer: null,
  base_price: null,
  comments: '',
  status: 1,
  oem: 'GD3',
  make: '',
  model: '',
  url: null,
  user_id: '018f3c1e-0000-7000-8000-000000000301',
  email: 'subscriber@corner.test',
  company_id: null,
  company_name: 'Corner Muffler',
  first_name: 'Lee',
  last_name: 'Corner',
  created_at: new Date('2026-11-01T15:00:00.000Z'),
  resolved_at: null,
};
const monday = new Date('2026-11-02T15:00:00.000Z');
const tuesday = new Date('2026-11-03T15:00:00.000Z');

describe('an answer to a ticket', () => {
  it('[ADV-015] is Approved at the first offer or without one, Modified at another, else Rejected', () => {
    expect(outcomeOf(asked)).toBeNull();
    expect(outcomeOf(answered(asked, { status: 2 }, monday))).toBe('Approved');
    expect(outcomeOf(answered(asked, { status: 2, marketPrice: 187 }, monday))).toBe('Approved');
    const offered = answered(asked, { marketPrice: 150 }, monday);
    expect(outcomeOf(offered)).toBeNull();
    expect(outcomeOf(answered(offered, { status: 2 }, tuesday))).toBe('Approved');
    const modified = answered(offered, { status: 2, marketPrice: 187 }, tuesday);
    expect(outcomeOf(modified)).toBe('Modified');
    expect(outcomeOf(answered(modified, { marketPrice: 150.0 }, tuesday))).toBe('Approved');
    expect(outcomeOf(answered(offered, { status: 2, marketPrice: null }, tuesday))).toBe('Modified');
    expect(outcomeOf(answered(modified, { status: 3 }, tuesday))).toBe('Rejected');
    expect(outcomeOf(answered(modified, { status: 1 }, tuesday))).toBeNull();
  });

  it('has the time at which its status became resolved or rejected, and none when it is pending again', () => {
    const resolved = answered(asked, { status: 2 }, monday);
    expect(resolved.resolved_at).toEqual(monday);
    expect(answered(resolved, { comments: 'More' }, tuesday).resolved_at).toEqual(monday);
    expect(answered(resolved, { status: 2 }, tuesday).resolved_at).toEqual(monday);
    expect(answered(resolved, { status: 3 }, tuesday).resolved_at).toEqual(tuesday);
    expect(answered(resolved, { status: 1 }, tuesday).resolved_at).toBeNull();
  });

  it('changes what is sent, clears what is null, and leaves the rest', () => {
    const edit = {
      marketPrice: 12.5,
      basePrice: 10,
      comments: 'C',
      make: 'M',
      model: 'O',
      url: '/files/x.jpg',
    };
    const first = answered(asked, edit, monday);
    expect(first).toEqual({
      ...asked,
      market_price: '12.5',
      first_offer: '12.5',
      base_price: '10',
      comments: 'C',
      make: 'M',
      model: 'O',
      url: '/files/x.jpg',
    });
    const cleared = answered(first, { marketPrice: null, basePrice: null, url: null, oem: '' }, monday);
    expect(cleared).toEqual({ ...first, market_price: null, base_price: null, url: null, oem: '' });
    expect(answered(first, {}, tuesday)).toEqual(first);
  });

  it('is told when the status becomes resolved or rejected, and when the offer of an answer changes', () => {
    const offered = answered(asked, { marketPrice: 150 }, monday);
    expect(isAnswer(asked, offered)).toBe(false);
    const resolved = answered(offered, { status: 2 }, monday);
    expect(isAnswer(offered, resolved)).toBe(true);
    expect(isAnswer(resolved, answered(resolved, { comments: 'A typo' }, tuesday))).toBe(false);
    expect(isAnswer(resolved, answered(resolved, { marketPrice: 150 }, tuesday))).toBe(false);
    expect(isAnswer({ ...resolved, market_price: '150.00' }, resolved)).toBe(false);
    expect(isAnswer(resolved, answered(resolved, { marketPrice: 151 }, tuesday))).toBe(true);
    expect(isAnswer(resolved, answered(resolved, { status: 3 }, tuesday))).toBe(true);
    expect(isAnswer(resolved, answered(resolved, { status: 1 }, tuesday))).toBe(false);
  });
});
