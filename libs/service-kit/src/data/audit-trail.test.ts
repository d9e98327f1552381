import { randomUUID } from 'node:crypto';
import { historyEntry } from '@washcoat/contract-kernel';
import { TestService } from '../testing';
import { testSession } from '../testing/test-session';
import { auditTrail } from './audit-trail';
import type { AuditEntry } from './audit';

const at = new Date('2026-11-02T14:05:00.000Z');
const page = { count: 10, offset: 0 };

describe('the audit trail of a record', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ name: 'things', migrations: [], routes: () => [] });
  });
  afterAll(() => service.stop());

  const session = testSession({ firstName: 'Maya', lastName: 'Ellison' });
  const note = (...entries: AuditEntry[]) =>
    service.service.inTransaction({ session, now: at }, async (unit) => {
      for (const entry of entries) await unit.audit(entry);
    });
  const trail = async (entity: string, entityId: string, asked = page) =>
    auditTrail(service.service.database, { entity, entityId, ...asked });
  const changesOf = async (before: unknown, after: unknown) => {
    const entityId = randomUUID();
    await note({ action: 'edit', entity: 'company', entityId, before, after });
    return (await trail('company', entityId)).list[0]?.changes;
  };

  it('tells who did what and when, newest first, page by page', async () => {
    const entityId = randomUUID();
    const name = (value: string) => ({ companyName: value });
    await note(
      { action: 'add', entity: 'company', entityId, after: { companyId: entityId, ...name('Old') } },
      { action: 'edit', entity: 'company', entityId, before: name('Old'), after: name('New') },
      { action: 'delete', entity: 'company', entityId, before: name('New') },
      { action: 'edit', entity: 'user', entityId, before: name('Old'), after: name('Other') },
      { action: 'edit', entity: 'company', entityId: randomUUID(), after: name('Other') },
    );
    const { list, areMoreItemsAvailable } = await trail('company', entityId);
    const change = (before: string | null, after: string | null) => [{ field: 'companyName', before, after }];
    expect(list.map(({ action, changes }) => [action, changes])).toEqual([
      ['delete', change('New', null)],
      ['edit', change('Old', 'New')],
      ['add', change(null, 'Old')],
    ]);
    const [newest] = list;
    expect([newest?.at, newest?.userId, newest?.userName]).toEqual([
      at.toISOString(),
      session.userId,
      'Maya Ellison',
    ]);
    expect(list.every((entry) => historyEntry.safeParse(entry).success)).toBe(true);
    expect(areMoreItemsAvailable).toBe(false);
    const second = await trail('company', entityId, { count: 1, offset: 1 });
    expect([second.list[0]?.action, second.areMoreItemsAvailable]).toEqual(['edit', true]);
  });

  it('is empty for a record that nobody touched', async () => {
    expect(await trail('company', randomUUID())).toEqual({ list: [], areMoreItemsAvailable: false });
  });

  it('leaves out what stayed, what counts changes and what is secret', async () => {
    const same = { city: 'Atlanta', phone: '', notes: null, price_mod: '1.5' };
    const before = { ...same, version: 1, updated_at: '2026-01-01', search_text: 'a', password_hash: 'x' };
    const after = {
      ...same,
      priceMod: 1.5,
      version: 2,
      updatedAt: '2026-01-02',
      searchText: 'b',
      created_at: '2026-01-02',
      passwordHash: 'y',
      resetPassword: 'secret',
      invite_code: 'z',
      zipcode: '30318',
    };
    expect(await changesOf(before, after)).toEqual([{ field: 'zipcode', before: null, after: '30318' }]);
  });

  it('reads old column names like fields, and lists and parts in one line', async () => {
    const before = { company_name: 'Old', is_active: true, permissions: [], discounts: [] };
    const after = {
      companyName: 'New',
      isActive: false,
      permissions: ['canBuildCart', 'canShowPricing'],
      discounts: [
        { facility: 'Atlanta', discount: 4 },
        { facility: 'Tampa', discount: 0, note: '', newPassword: 'x' },
      ],
      address: { city: 'Atlanta', lines: ['1 Rd', null] },
    };
    expect(await changesOf(before, after)).toEqual([
      { field: 'address', before: null, after: 'city: Atlanta, lines: 1 Rd' },
      { field: 'companyName', before: 'Old', after: 'New' },
      {
        field: 'discounts',
        before: null,
        after: 'discount: 4, facility: Atlanta; discount: 0, facility: Tampa',
      },
      { field: 'isActive', before: 'Yes', after: 'No' },
      { field: 'permissions', before: null, after: 'canBuildCart, canShowPricing' },
    ]);
  });

  it('has no fields for what was not recorded as a record', async () => {
    for (const odd of [undefined, null, 'text', 7, ['a']]) expect(await changesOf(odd, odd)).toEqual([]);
  });
});
