import { createGlobalStyle } from 'styled-components';
import { installationPaper } from '../format/installation';

/** While it stands on a page, the page is printed on the installation's paper with the seeds' margin of 1 cm. */
export const PaperPage = createGlobalStyle`
  @page { size: ${installationPaper}; margin: 1cm; }
`;
