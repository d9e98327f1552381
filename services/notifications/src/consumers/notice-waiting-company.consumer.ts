import { companyChanged } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';
import { tell } from '../notices/notice.repository';

/** The house hears of a company that registered alone and waits for its approval, until somebody has decided. */
export const noticeWaitingCompany = consumer({
  name: 'notice-waiting-company',
  event: companyChanged,
  async handle(unit, { companyId, companyName, city, changedAt, version, ...company }) {
    const isWaiting = company.isWaiting === true && !company.isDeleted;
    await tell(unit, {
      subject: 'company',
      recordId: companyId,
      side: 'house',
      kind: 'waiting-company',
      title: `${companyName} waits for approval`,
      text: [`${company.firstName} ${company.lastName}`.trim(), city].filter(Boolean).join(', '),
      link: `/entities/viewGroupId/${companyId}`,
      isShown: isWaiting,
      isNews: isWaiting,
      isWaiting,
      at: new Date(changedAt),
      version,
    });
  },
});
