import { buffer } from 'node:stream/consumers';
import { pictureContent } from '@washcoat/contract-files';
import { internalRead, notFound } from '@washcoat/service-kit';
import type { FileStore } from './file-store';
import { pictureIn } from './picture-name';

/** Another service looks at a stored picture. The answer is its bytes, 404 when there is none of that address. */
export const pictureContentCall = (store: FileStore) =>
  internalRead({
    ...pictureContent,
    async handle(_service, { imageUrl }) {
      const name = pictureIn(imageUrl);
      const file = name && (await store.read(name));
      if (!file) throw notFound('This picture');
      return buffer(file.content);
    },
  });
