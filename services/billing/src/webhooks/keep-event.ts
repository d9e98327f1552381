import { clock } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { insertOnce } from '../payments/insert-once';
import type { ProviderEvent } from '../provider/card-provider';
import { ProviderEventModel } from './provider-event.model';

/** Keeps what the provider told, once, without what a payment could be confirmed with. Answers whether it was new. */
export async function keepEvent(database: Knex, event: ProviderEvent): Promise<boolean> {
  const { client_secret: _secret, ...payload } = event.payload;
  const row = { ...event, payload, receivedAt: clock.now(), attempts: 0 };
  return insertOnce(database, ProviderEventModel, row, ['event_id']);
}
