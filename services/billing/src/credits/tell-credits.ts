import { topicRooms, type UnitOfWork } from '@washcoat/service-kit';

/** Tells the open pages of a user that the credits that are left have changed. */
export function tellCredits({ now, tellPages }: Pick<UnitOfWork, 'now' | 'tellPages'>, userId: string): void {
  tellPages({
    kind: 'changed',
    rooms: [topicRooms.ofPerson('credits', userId)],
    change: { topic: 'credits', at: now.toISOString() },
  });
}
