/** What a save of companies of one type is told as: a franchise is called one, every other company a partner. */
export function savedCompanyText(done: 'added' | 'edited', companyType: string | undefined): string {
  return `Successfully ${done} the ${companyType === 'FRANCHISE' ? 'Franchise' : 'Partner'}`;
}
