import type { SignedIn } from '@washcoat/contract-entities';
import { login } from '@washcoat/contract-entities';
import type { Platform } from '@washcoat/service-kit';
import { DEMO_PASSWORD, type SeedContext } from '@washcoat/service-kit/seed';
import { TestService } from '@washcoat/testing';
import { createEntitiesService } from '../service';
import { seed } from './seed';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A seeding moment for tests; the random draws are the same in every run. */
export function seedContext(entities: TestService): SeedContext {
  const today = new Date();
  return {
    today,
    converters: 0,
    at: (days) => new Date(today.getTime() - days * DAY_MS),
    random: () => randomFrom(7),
    settle: () => entities.settle(),
  };
}

/** The service as tests start it, which lets customers in who registered alone. */
export const entitiesService = createEntitiesService({ approvesCustomers: false });

/** The entities service with the demonstration's companies and people in it. */
export async function startSeeded(
  overrides: Partial<Platform> = {},
  definition = entitiesService,
): Promise<TestService> {
  const entities = await TestService.start(definition, overrides);
  try {
    await seed.run(entities.service, seedContext(entities));
  } catch (error) {
    await entities.stop();
    throw error;
  }
  return entities;
}

/** Signs a person of the demonstration in; throws when that fails. */
export async function signIn(
  entities: TestService,
  email: string,
  password = DEMO_PASSWORD,
): Promise<SignedIn> {
  const answer = await entities.call(null, login, { email, password });
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.error.error}`);
  return answer.body;
}

/** The numbers of a plain linear generator (Park and Miller). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
