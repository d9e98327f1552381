import { topicRooms, type UnitOfWork } from '@washcoat/service-kit';

/** Tells open pages that a proposal of assays was made, decided or withdrawn. */
export function tellProposals({ now, tellPages }: Pick<UnitOfWork, 'now' | 'tellPages'>): void {
  tellPages({
    kind: 'changed',
    rooms: [topicRooms.ofAll('proposals')],
    change: { topic: 'proposals', at: now.toISOString() },
  });
}
