import { createContext } from 'react';
import type { ReactNode } from 'react';

/** What a boundary says to what is in it. */
export interface BoundarySurroundings {
  /** Identifies one try to show what is inside; Try again makes another. */
  attempt: object;
  /** What stands where code is on its way. */
  waiting: ReactNode;
}

/** What the nearest boundary says. */
export const Surroundings = createContext<BoundarySurroundings>({ attempt: {}, waiting: null });
