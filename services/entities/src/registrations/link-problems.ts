import { Problem } from '@washcoat/service-kit';

/** The 400 for a link that leads to nothing, or nothing any more. */
export const unknownLink = () =>
  new Problem(400, 'This link is not known. Please ask for it again.', { code: 'LINK_UNKNOWN' });

/** The 400 for a link that has done its work. */
export const usedLink = () =>
  new Problem(400, 'This link was used before. Please sign in.', { code: 'LINK_USED' });
