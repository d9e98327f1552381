/** Sentences that the specification spells so. They stand here alone: their spelling is mended in one place. */
export const asSpecified = {
  wentWrong: 'Something went wrong please try agian later',
  itemNotEdited: 'Cannot edit item please try agian later',
  itemNotAdded: 'Unable to add item please try agian later',
  notDeleted: 'Not able to delete please try agian later',
  noConverterTypes: 'Unable to get conerter types list.',
} as const;
