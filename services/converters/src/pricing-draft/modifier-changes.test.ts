import { modifierHistory, overrideModifierEdit, pricingEdit } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { testSession, type TestService } from '@washcoat/testing';
import { admin, converterC, examplePricing, putInForce, startCatalogue } from '../testing/catalogue.fixture';
import { productList } from '@washcoat/contract-converters';

const piece = { weight: 1000, ptPPM: 1000, pdPPM: 0, rhPPM: 0 };
const names = { firstName: 'Ada', lastName: 'Holt' };

describe('the modifier of override prices', () => {
  let catalogue: TestService;
  let baseSnapshotId: string;

  beforeAll(async () => {
    catalogue = await startCatalogue([converterC]);
    baseSnapshotId = await putInForce(catalogue);
  });
  afterAll(() => catalogue.stop());

  const set = async (entry: Record<string, unknown>, session: Session = { ...admin, ...names }) => {
    const sent = { overridesModifier: -4, isPreview: false, baseSnapshotId, ...entry };
    const answer = await catalogue.call(session, overrideModifierEdit, sent);
    if (answer.status === 200) ({ snapshotId: baseSnapshotId } = answer.body);
    return answer;
  };
  const history = async (input: object = {}) => (await catalogue.call(admin, modifierHistory, input)).body;

  it('[PRIC-040] [PRIC-056] [PRIC-061] [PRIC-062] is set with the piece it is measured by, and its history told', async () => {
    expect((await history()).list).toEqual([]);
    expect((await set({ weight: 1000 })).status).toBe(400);
    expect((await set({ ...piece, avgPieceValue: 1 })).body.message).toBe('Successfully edited Pricing');
    const { list, metalData, core, suggestedModifier, overridesModifier } = await history();
    expect(list).toEqual([
      {
        ...names,
        ...piece,
        overridesModifier: -4,
        avgPieceValue: 27.73,
        created: expect.stringMatching(/Z$/),
        status: 'In force',
      },
    ]);
    expect(metalData).toEqual([
      {
        pt: { market: 1000, hedge: 980, net: 862.4 },
        pd: { market: 1100, hedge: 1070, net: 909.5 },
        rh: { market: 4800, hedge: 4600, net: 4350 },
      },
    ]);
    expect([core, suggestedModifier, overridesModifier]).toEqual([
      { ...piece, avgPieceValue: 27.73, valueNow: 27.73 },
      0,
      -4,
    ]);
  });

  it('suggests what keeps override prices up with the metals since it was set', async () => {
    const raise = { pricingType: 1, isPreview: false, baseSnapshotId, abcPrice: { ptOz: 1078 } } as const;
    const { body } = await catalogue.call(admin, pricingEdit, raise);
    baseSnapshotId = body.snapshotId;
    expect(await history()).toMatchObject({
      core: { avgPieceValue: 27.73, valueNow: 30.5 },
      suggestedModifier: 9.99,
    });
    expect((await history()).list).toHaveLength(1);
  });

  it('is tried first; put in force it moves override prices', async () => {
    const before = baseSnapshotId;
    expect((await set({ overridesModifier: 10, isPreview: true })).body.snapshotId).toBe(before);
    expect(await history()).toMatchObject({ overridesModifier: -4, previewOverridesModifier: 10 });
    const { draft } = await history();
    await set({ overridesModifier: 10, draftTouchedAt: draft?.touchedAt });
    const { body } = await catalogue.call(admin, productList, {});
    expect(body.list[0]?.listedPrice).toBe(264);
    const { list } = await history();
    expect(list.map(({ overridesModifier, status }) => [overridesModifier, status])).toEqual([
      [10, 'In force'],
      [-4, 'Replaced'],
    ]);
    expect((await history({ isCoreValuesChange: 'true' })).list).toHaveLength(1);
    expect((await history({ isCoreValuesChange: 'false' })).list).toHaveLength(1);
    expect((await history({ count: 1 })).areMoreItemsAvailable).toBe(true);
  });

  it('tells a partner with the right how it was set, and by nobody', async () => {
    const partner = testSession({ hierarchy: 10, canEditPricing: true, canViewOverrideModifier: true });
    const { appliedBy, list } = (await catalogue.call(partner, modifierHistory, {})).body;
    expect([appliedBy, ...list.map(({ firstName, lastName }) => firstName + lastName)]).toEqual(['', '', '']);
  });

  it('[PRIC-028] [PRIC-050] needs its right, and is a percentage', async () => {
    const session = testSession({ hierarchy: 1, canEditPricing: true });
    expect((await set({}, session)).status).toBe(403);
    expect((await catalogue.call(session, modifierHistory, {})).status).toBe(403);
    const able = { ...session, canViewOverrideModifier: true };
    expect((await catalogue.call(able, modifierHistory, {})).status).toBe(200);
    for (const overridesModifier of [-100, 10_000, 'x', null, undefined])
      expect([overridesModifier, (await set({ overridesModifier }, able)).status]).toEqual([
        overridesModifier,
        400,
      ]);
    expect(examplePricing.overridesModifier).toBe(-4);
  });
});
