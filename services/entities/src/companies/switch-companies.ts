import { type companyActive, savedCompanyText, type Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { Problem, type SessionStore, type UnitOfWork } from '@washcoat/service-kit';
import { editCompany } from './edit-company';

type Switched = AnswerOf<typeof companyActive>;

/**
 * Switches many companies on or off, each as a single edit would. What is refused stays as it was and is named with
 * the reason. They are taken in one order by everybody, so that two who switch the same ones do not block each other.
 */
export async function switchCompanies(
  unit: UnitOfWork,
  session: Session,
  { ids, isActive }: InputOf<typeof companyActive>,
  sessions: SessionStore,
): Promise<Switched> {
  const types = new Set<string>();
  const switched: Omit<Switched, 'message'> = { changed: 0, refused: [] };
  for (const companyId of [...new Set(ids.map((id) => id.toLowerCase()))].sort()) {
    try {
      const { isChanged, companyType } = await editCompany(unit, session, { companyId, isActive }, sessions);
      types.add(companyType);
      if (isChanged) switched.changed += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      switched.refused.push({ id: companyId, error: error.message });
    }
  }
  const [type, ...others] = types;
  return { message: savedCompanyText('edited', others.length ? undefined : type), ...switched };
}
