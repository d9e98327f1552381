/** A make with tips for telling its converters, as it is stored. */
export interface MakeRow {
  make_id: string;
  name: string;
  models: string[];
  description: string;
  image_urls: string[];
  video_urls: string[];
  document_urls: string[];
  created_at: Date;
  updated_at: Date;
}

/** What a form sends of a make, by the names of the wire. */
export interface MakeForm {
  make: string;
  model: readonly string[];
  description: string;
  imglUrls: readonly string[];
  videoUrls: readonly string[];
  documentUrls: readonly string[];
}

/** The form that a stored make fills; an edit changes some of it. */
export function formOf(row: MakeRow): MakeForm {
  return {
    make: row.name,
    model: row.models,
    description: row.description,
    imglUrls: row.image_urls,
    videoUrls: row.video_urls,
    documentUrls: row.document_urls,
  };
}
