import * as z from 'zod/mini';

const OWN_FILE = /^\/files\/(?!.*\.\.)[\w./-]+$/;
/** A host with a name and an ending: no number of a machine, none within the house, nobody's name before it. */
const WEB_ADDRESS = /^https:\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?(?:[/?#][^\s<>"']*)?$/iu;

/** An address that people may follow: one of the web (https) or of an uploaded file, no script. */
export const linkUrl = z.string().check(
  z.trim(),
  z.maxLength(500, 'Use at most 500 characters'),
  z.refine(
    (address) => OWN_FILE.test(address) || WEB_ADDRESS.test(address),
    'Use a web address that begins with https://',
  ),
);
