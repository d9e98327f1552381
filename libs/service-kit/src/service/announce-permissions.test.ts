import { declarePermissions, permissionsDeclared } from '@washcoat/contract-entities';
import { TestService } from '../testing';
import type { ServiceDefinition } from './service';

const permissions = declarePermissions({
  canKeepNotes: { label: 'Keep notes', description: 'Keep notes of others', area: 'Notes', type: 1 },
});
const notes: ServiceDefinition = { name: 'notes', migrations: [], routes: () => [], permissions };

async function told({ service: { database } }: TestService): Promise<unknown[]> {
  return database('outbox').where({ topic: permissionsDeclared.topic }).orderBy('id').pluck('envelope');
}

it('tells the permissions of a domain once, and again when they change', async () => {
  const service = await TestService.start(notes);
  try {
    await service.service.prepare();
    expect(await told(service)).toMatchObject([
      {
        subject: 'notes',
        data: { service: 'notes', permissions: [{ permissionName: 'canKeepNotes', label: 'Keep notes' }] },
      },
    ]);
    const changed = { ...permissions, canReadNotes: { ...permissions.canKeepNotes, label: 'Read notes' } };
    Object.assign(service.service.definition, { permissions: changed });
    await service.service.prepare();
    expect(await told(service)).toHaveLength(2);
  } finally {
    await service.stop();
  }
});

it('says nothing of a domain without permissions of its own', async () => {
  const service = await TestService.start({ ...notes, permissions: undefined });
  try {
    expect(await told(service)).toEqual([]);
  } finally {
    await service.stop();
  }
});
