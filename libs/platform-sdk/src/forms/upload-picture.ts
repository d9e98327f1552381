import { uploadImage } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';

/** Uploads a picture of a form, says so, and answers its address. */
export async function uploadPicture(file: File): Promise<string> {
  return announced(await uploadImage(file));
}

/** The same for a paper (licence, identity card): only who may see its record can open it. */
export async function uploadPaper(file: File): Promise<string> {
  return announced(await uploadImage(file, 'paper'));
}

function announced(url: string): string {
  toast.success('Uploaded Image');
  return url;
}
