import { renderPdf } from '@washcoat/contract-files';
import { internalCall } from '@washcoat/service-kit';
import type { PdfRenderer } from './pdf-renderer';

/** Another service has a page to print. The answer is the PDF. */
export const renderPdfCall = (renderer: Pick<PdfRenderer, 'render'>) =>
  internalCall({
    ...renderPdf,
    handle: (_unit, { html, scale }) => renderer.render(html, scale),
  });
