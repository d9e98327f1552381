import { createContext } from 'react';

/** Identifies the React root a component is in, so that each root draws only its own actions. */
export const HeadingRoot = createContext<object>({});
