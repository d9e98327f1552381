import type { LiveRecord, VideoPart } from '@washcoat/contract-kernel';
import { recordRoom } from '@washcoat/service-kit';

/** Those who have a record open. */
export const roomOf = ({ kind, recordId }: LiveRecord) => recordRoom(kind, recordId);

/** Those of them who are on the seller's side, who are not shown everybody. */
export const sellersOf = (room: string) => `${room}/sellers`;

/** The pages of the one who has that part in the grading session. */
export const partOf = (room: string, part: VideoPart) => `${room}/part/${part}`;

/** The one page of these that takes part by video. */
export const seatOf = (room: string, part: VideoPart) => `${partOf(room, part)}/seat`;

export const otherPart = (part: VideoPart): VideoPart => (part === 'seller' ? 'grader' : 'seller');
