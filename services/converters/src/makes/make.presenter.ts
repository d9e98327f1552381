import type { Make } from '@washcoat/contract-converters';
import type { MakeRow } from './make';

/** A make as it leaves; its first picture stands for it. */
export function presentMake(row: MakeRow): Make {
  return {
    makeId: row.make_id,
    make: row.name,
    model: row.models,
    description: row.description,
    imglUrls: row.image_urls,
    videoUrls: row.video_urls,
    documentUrls: row.document_urls,
    profileUrl: row.image_urls[0] ?? null,
    createdDate: row.created_at.toISOString(),
  };
}
