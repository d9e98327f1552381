import { flagColumn, momentColumn, optional, tableModel, textColumn } from '@washcoat/service-kit';

const looked = {
  /** 144 bits; null until known or where it can't be told. */
  look: optional(textColumn),
  isLookedAt: flagColumn,
};

/** A picture that is drawn, under the hash of its content. */
export class DrawnPictureModel extends tableModel('drawn_picture', ['pictureId'], {
  pictureId: textColumn,
  svg: textColumn,
  ...looked,
}) {}

/** An uploaded picture of a converter, for photos to be compared with. */
export class UploadedPictureModel extends tableModel('uploaded_picture', ['address'], {
  address: textColumn,
  ...looked,
  /** When it could not be had last. */
  triedAt: optional(momentColumn),
}) {}
