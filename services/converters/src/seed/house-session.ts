import type { Session } from '@washcoat/contract-entities';
import { demoSession } from './demo-session';

/** The super admin of the demonstration installation, who fills the catalogue and sets the prices. */
export function houseSession(): Session {
  return { ...demoSession('sa@washcoat.test'), isAdmin: true, isSA: true };
}
