import React from 'react';

/**
 * React's development build writes down a stack for each element that is made, until it has made ten thousand in a
 * second: for developer tools, which no test has open, at a tenth of what component tests take. It is told that it has
 * made them already. Its warnings stay; those about keys name the parent, and no line of it.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stacks elsewhere now: mend this, or take it out.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
