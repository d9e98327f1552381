/** Where one proposal stands. */
export const proposalPath = (assayProposalId: string) => `/assay-proposals/${assayProposalId}`;
