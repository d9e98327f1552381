import type { Service } from '@washcoat/service-kit';
import { demoSuperAdmin, seedId, type SeedContext } from '@washcoat/service-kit/seed';
import { addMake } from '../makes/make.commands';
import { keepPictures } from '../pictures/drawn-picture.repository';
import { demoMakes } from './demo-makes';

/** Filed this many days before the day of seeding. */
const AGE = 380;

/** The makes with their tips; once there is one, nothing is added. */
export async function seedMakes(service: Service, context: SeedContext): Promise<void> {
  if (await service.database('make').first('make_id')) return;
  const session = demoSuperAdmin();
  await service.inTransaction({ session, now: context.at(AGE) }, async (unit) => {
    for (const { drawings, ...make } of demoMakes()) {
      const imglUrls = await keepPictures(unit.trx, drawings);
      const form = { ...make, imglUrls, videoUrls: [], documentUrls: [] };
      await addMake(unit, form, seedId('make', make.make));
    }
  });
}
