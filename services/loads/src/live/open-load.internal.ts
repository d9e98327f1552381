import { allows } from '@washcoat/contract-kernel';
import { loadGet, openLoad } from '@washcoat/contract-loads';
import { internalRead, notFound } from '@washcoat/service-kit';
import { findLoad } from '../carts/load.repository';
import { partyOf } from '../carts/party';
import { videoPartOf } from '../carts/video-part';
import { isShownToSellers } from '../chat/seller-sight';

/** The call by which the door learns whether somebody may hear of a load: by the rights that the session has now. */
export const openLoadCall = internalRead({
  path: openLoad.path,
  input: openLoad.input,
  async handle({ database, platform }, { sessionId, loadId }) {
    const live = await platform.sessions.get(sessionId);
    if (!live || !allows(loadGet.access, live.session)) throw notFound('This load');
    const load = await findLoad(database, live.session, loadId);
    const isSeller = partyOf(load, live.session) === 'seller';
    const isShown = await isShownToSellers(database, load, live.session);
    const videoPart = videoPartOf(load, live.session);
    return { version: load.version, isSeller, isShownToSellers: isShown, videoPart };
  },
});
