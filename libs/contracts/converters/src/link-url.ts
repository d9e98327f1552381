import * as z from 'zod/mini';

const OWN_FILE = /^\/files\/(?!.*\.\.)[\w./-]+$/;
const WEB_ADDRESS = /^https?:\/\/[^\s<>"']+$/i;

/** An address that people may follow: one of the web (http or https) or of an uploaded file, no script. */
export const linkUrl = z.string().check(
  z.trim(),
  z.maxLength(500, 'Use at most 500 characters'),
  z.refine(
    (address) => OWN_FILE.test(address) || WEB_ADDRESS.test(address),
    'Use a web address (http or https)',
  ),
);
