import type { Credits } from './credits.api';

/** Credits of every kind, of a company without a limit. */
export const someCredits: Credits = {
  count: 460,
  free: 32,
  earned: 18,
  purchased: 410,
  used: 18,
  unlimited: false,
  restriction: null,
  resetsAt: new Date(2026, 11, 1, 5).toISOString(),
};
