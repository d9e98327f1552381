import { uploadImage } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';

/** Uploads a picture of a form, says so, and answers its address. */
export async function uploadPicture(file: File): Promise<string> {
  const url = await uploadImage(file);
  toast.success('Uploaded Image');
  return url;
}
