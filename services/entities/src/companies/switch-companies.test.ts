import { companyActive, companyChanged, type Session } from '@washcoat/contract-entities';
import { pictureAt } from '@washcoat/testing';
import { signIn } from '../seed/seeded-service.fixture';
import { CompanyDesk, idOf } from './companies.fixture';

describe('switching many companies', () => {
  let desk: CompanyDesk;
  beforeAll(async () => {
    desk = await CompanyDesk.open();
  });
  afterAll(() => desk.entities.stop());

  const flip = (session: Session | null, keys: string[], isActive: boolean) =>
    desk.entities.call(session, companyActive, { ids: keys.map(idOf), isActive });

  it('does each as a single edit would, and tells what was refused and why', async () => {
    await desk.store('piedmont', { companyLogo: null });
    const { token } = await signIn(desk.entities, 'subscriber@corner.test');
    const keys = ['corner', 'Athens Import Parts', 'piedmont', 'house', 'nobody', 'corner'];
    const answer = await flip(desk.admin, keys, false);
    expect(answer.body).toMatchObject({ message: 'Successfully edited the Partner', changed: 2 });
    expect(new Map(answer.body.refused.map(({ id, error }) => [id, error]))).toEqual(
      new Map([
        [idOf('piedmont'), 'please upload company logo'],
        [idOf('house'), 'You are not allowed to do this.'],
        [idOf('nobody'), 'This company was not found.'],
      ]),
    );
    expect((await desk.me(token)).status).toBe(401);
    expect((await desk.stored('corner')).isActive).toBe(false);
    expect((await desk.stored('piedmont')).isActive).toBe(true);
    const events = (await desk.entities.published(companyChanged)).filter(
      ({ version, isActive }) => version === 2 && !isActive,
    );
    expect(events.map(({ companyId }) => companyId).sort()).toEqual(
      [idOf('corner'), idOf('Athens Import Parts')].sort(),
    );
    expect((await flip(desk.admin, ['corner', 'Athens Import Parts'], false)).body.changed).toBe(0);
    expect((await flip(desk.admin, ['corner', 'Athens Import Parts'], true)).body.changed).toBe(2);
  });

  it('calls franchises franchises, when all of them are', async () => {
    await desk.store('peachtree', { companyLogo: pictureAt('logo') });
    expect((await flip(desk.admin, ['peachtree'], true)).body.message).toBe(
      'Successfully edited the Franchise',
    );
    const { body } = await flip(desk.admin, ['peachtree', 'corner'], true);
    expect(body.message).toBe('Successfully edited the Partner');
  });

  it('needs canEditGroup and stays in scope', async () => {
    expect((await flip(null, ['corner'], false)).status).toBe(401);
    expect((await flip(desk.partner, ['gulfcoast'], false)).status).toBe(403);
    const { body } = await flip(desk.owner, ['Tucker Tire & Exhaust', 'corner', 'peachtree'], false);
    expect(body.changed).toBe(1);
    expect(body.refused.map(({ id }) => id).sort()).toEqual([idOf('corner'), idOf('peachtree')].sort());
  });

  it('by two at once, in whatever order, blocks nobody', async () => {
    const keys = [
      'Coweta Used Parts',
      'Lanier Exhaust Center',
      'Fulton Exhaust & Brake',
      'Bull City Exhaust',
    ];
    const answers = await Promise.all([
      flip(desk.admin, keys, false),
      flip(desk.admin, [...keys].reverse(), true),
      flip(desk.admin, keys, false),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ ids: [], isActive: true }, 'ids'],
    [{ ids: ['x'], isActive: true }, 'ids.0'],
    [{ ids: Array.from({ length: 501 }, () => idOf('corner')), isActive: true }, 'ids'],
    [{ ids: [idOf('corner')] }, 'isActive'],
  ])('refuses a malformed request (case %#)', async (input, field) => {
    const { status, error } = await desk.entities.call(desk.admin, companyActive, input);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
  });
});
