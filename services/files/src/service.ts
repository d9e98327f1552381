import path from 'node:path';
import type { PaperSize } from '@washcoat/contract-files';
import type { ServiceDefinition } from '@washcoat/service-kit';
import { browserLauncher } from './documents/browser-launch';
import { PdfRenderer } from './documents/pdf-renderer';
import { renderPdfCall } from './documents/render-pdf.internal';
import { migrations } from './migrations';
import { DirectoryStore } from './pictures/directory-store';
import type { FileStore } from './pictures/file-store';
import { holdUploadsCall } from './pictures/hold-uploads.internal';
import { pictureContentCall } from './pictures/picture-content.internal';
import { pictureRoutes } from './pictures/picture.routes';
import { makePapersCall } from './papers/make-papers.internal';
import { servePapers } from './papers/serve-papers';
import { removeUnusedPicturesJob } from './pictures/remove-unused-pictures';
import { servePictures } from './pictures/serve-pictures';

export interface FilesOptions {
  /** Where pictures are stored and a packaged browser is unpacked. */
  dataDir: string;
  /** Stored pictures elsewhere than in `dataDir`. */
  store?: FileStore;
  /** What the installation prints on. */
  paper?: PaperSize;
  /** Prints with another browser than the one that is found on the machine. */
  renderer?: PdfRenderer;
}

/** Uploaded pictures and the printing of documents. */
export function createFilesService(options: FilesOptions): ServiceDefinition {
  const { dataDir, paper } = options;
  const store = options.store ?? new DirectoryStore(path.join(dataDir, 'pictures'));
  const places = { platform: process.platform, environment: process.env };
  const renderer = options.renderer ?? new PdfRenderer(browserLauncher(dataDir, places), { paper });
  return {
    name: 'files',
    migrations,
    routes: (service) => pictureRoutes(service, store),
    internalCalls: () => [
      renderPdfCall(renderer),
      holdUploadsCall,
      makePapersCall(store),
      pictureContentCall(store),
    ],
    close: () => renderer.close(),
    jobs: [removeUnusedPicturesJob(store)],
    extend: (service, app) => {
      app.use(servePictures(store));
      app.use(servePapers(service, store));
    },
  };
}
