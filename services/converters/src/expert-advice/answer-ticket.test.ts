import { answered, isAnswer, outcomeOf } from './answer-ticket';
import type { TicketRow } from './ticket.model';

const asked: TicketRow = {
  ticketId: '018f3c1e-0000-7000-8000-000000000801',
  message: 'What is it?',
  marketPrice: null,
  firstOffer: null,
  basePrice: null,
  comments: '',
  status: 1,
  oem: 'GD3',
  make: '',
  model: '',
  url: null,
  userId: '018f3c1e-0000-7000-8000-000000000301',
  email: 'subscriber@corner.test',
  companyId: null,
  companyName: 'Corner Muffler',
  firstName: 'Lee',
  lastName: 'Corner',
  createdDate: new Date('2026-11-01T15:00:00.000Z'),
  ticketResTime: null,
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
    expect(resolved.ticketResTime).toEqual(monday);
    expect(answered(resolved, { comments: 'More' }, tuesday).ticketResTime).toEqual(monday);
    expect(answered(resolved, { status: 2 }, tuesday).ticketResTime).toEqual(monday);
    expect(answered(resolved, { status: 3 }, tuesday).ticketResTime).toEqual(tuesday);
    expect(answered(resolved, { status: 1 }, tuesday).ticketResTime).toBeNull();
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
      marketPrice: '12.5',
      firstOffer: '12.5',
      basePrice: '10',
      comments: 'C',
      make: 'M',
      model: 'O',
      url: '/files/x.jpg',
    });
    const cleared = answered(first, { marketPrice: null, basePrice: null, url: null, oem: '' }, monday);
    expect(cleared).toEqual({ ...first, marketPrice: null, basePrice: null, url: null, oem: '' });
    expect(answered(first, {}, tuesday)).toEqual(first);
  });

  it('is told when the status becomes resolved or rejected, and when the offer of an answer changes', () => {
    const offered = answered(asked, { marketPrice: 150 }, monday);
    expect(isAnswer(asked, offered)).toBe(false);
    const resolved = answered(offered, { status: 2 }, monday);
    expect(isAnswer(offered, resolved)).toBe(true);
    expect(isAnswer(resolved, answered(resolved, { comments: 'A typo' }, tuesday))).toBe(false);
    expect(isAnswer(resolved, answered(resolved, { marketPrice: 150 }, tuesday))).toBe(false);
    expect(isAnswer({ ...resolved, marketPrice: '150.00' }, resolved)).toBe(false);
    expect(isAnswer(resolved, answered(resolved, { marketPrice: 151 }, tuesday))).toBe(true);
    expect(isAnswer(resolved, answered(resolved, { status: 3 }, tuesday))).toBe(true);
    expect(isAnswer(resolved, answered(resolved, { status: 1 }, tuesday))).toBe(false);
  });
});
