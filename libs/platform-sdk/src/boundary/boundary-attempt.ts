import { createContext } from 'react';

/** Identifies one try of the nearest boundary to show what is in it; Try again makes another. */
export const BoundaryAttempt = createContext<object>({});
