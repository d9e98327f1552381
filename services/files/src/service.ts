import path from 'node:path';
import type { ServiceDefinition } from '@washcoat/service-kit';
import { browserLauncher } from './documents/browser-launch';
import { PdfRenderer } from './documents/pdf-renderer';
import { renderPdfCall } from './documents/render-pdf.internal';
import { migrations } from './migrations';
import { DirectoryStore } from './pictures/directory-store';
import type { FileStore } from './pictures/file-store';
import { keepPicturesCall } from './pictures/keep-pictures.internal';
import { pictureContentCall } from './pictures/picture-content.internal';
import { pictureRoutes } from './pictures/picture.routes';
import { removeUnusedPicturesJob } from './pictures/remove-unused-pictures';
import { servePictures } from './pictures/serve-pictures';

export interface FilesOptions {
  /** Where pictures are stored and a packaged browser is unpacked. */
  dataDir: string;
  /** Stored pictures elsewhere than in `dataDir`. */
  store?: FileStore;
  /** Prints with another browser than the one that is found on the machine. */
  renderer?: PdfRenderer;
  /**
   * Whether pictures that no service has claimed are removed after a day. Only for installations where every service
   * that keeps an address of a picture says so.
   */
  isRemovingUnused?: boolean;
}

/** Uploaded pictures and the printing of documents. */
export function createFilesService(options: FilesOptions): ServiceDefinition {
  const { dataDir, isRemovingUnused = false } = options;
  const store = options.store ?? new DirectoryStore(path.join(dataDir, 'pictures'));
  const places = { platform: process.platform, environment: process.env };
  const renderer = options.renderer ?? new PdfRenderer(browserLauncher(dataDir, places));
  return {
    name: 'files',
    migrations,
    routes: (service) => pictureRoutes(service, store),
    internalCalls: () => [renderPdfCall(renderer), keepPicturesCall, pictureContentCall(store)],
    close: () => renderer.close(),
    jobs: isRemovingUnused ? [removeUnusedPicturesJob(store)] : [],
    extend: (_service, app) => {
      app.use(servePictures(store));
    },
  };
}
