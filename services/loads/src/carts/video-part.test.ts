import { people } from '../yard.fixture';
import { videoPartOf } from './video-part';

const { subscriber: seller, grader, buyer, colleague } = people;
const session = {
  type: 1 as const,
  videoGraderId: grader.userId,
  sellerUserId: seller.userId,
  startedBy: 'seller' as const,
  createdBy: seller.userId,
};

describe('who takes part in a grading session by video', () => {
  it('[CHAT-007] [LOAD-047] are its grader and its seller, and nobody else', () => {
    expect(videoPartOf(session, grader)).toBe('grader');
    expect(videoPartOf(session, seller)).toBe('seller');
    for (const other of [buyer, colleague]) expect(videoPartOf(session, other)).toBeNull();
  });

  it('is the partner who asked for it, where no subscriber sells', () => {
    const asked = { ...session, sellerUserId: null, createdBy: people.partner.userId };
    expect(videoPartOf(asked, people.partner)).toBe('seller');
    expect(videoPartOf({ ...asked, startedBy: 'buyer' }, people.partner)).toBeNull();
  });

  it('is nobody before a grader has accepted, after the order is completed, and without the right to grade', () => {
    for (const load of [
      { ...session, videoGraderId: null },
      { ...session, type: 4 as const },
    ])
      for (const person of [seller, grader]) expect(videoPartOf(load, person)).toBeNull();
    expect(videoPartOf(session, { ...grader, canAcceptLoadRequest: false })).toBeNull();
  });
});
