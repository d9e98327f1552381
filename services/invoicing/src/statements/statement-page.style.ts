import { paperStyle } from '@washcoat/paper';

/** The paper of a statement, each buyer on pages of its own. Lengths are for a page that is printed at 0.7 of its size. */
export const statementPageStyle = `${paperStyle}
  .statement + .statement { break-before: page; }
  .sums { margin-top: 28px; gap: 56px; }
  .sums > * { flex: 1; }
  .notes { margin-top: 28px; white-space: pre-wrap; }
`;
