import { renderPdf } from '@washcoat/contract-files';
import { internalRead } from '@washcoat/service-kit';
import type { PdfRenderer } from './pdf-renderer';

/** Another service has a page to print. The answer is the PDF. */
export const renderPdfCall = (renderer: Pick<PdfRenderer, 'render'>) =>
  internalRead({
    ...renderPdf,
    handle: (_service, { html, scale, label }) => renderer.render(html, scale, label),
  });
