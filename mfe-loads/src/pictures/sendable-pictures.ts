import { keptPictures } from '@washcoat/platform-sdk/scanning';
import { toast } from '@washcoat/ui';

/**
 * The pictures of an item as they can be sent: those that waited on the device are uploaded first. One that is there no
 * longer holds the item up no more, and that is said.
 * @throws ApiProblem when there is no connection, or one is refused
 */
export async function sendablePictures(name: string, addresses: readonly string[]): Promise<string[]> {
  const sendable = await keptPictures.uploaded(addresses);
  if (sendable.length < addresses.length)
    toast.error(`A picture of ${name} is on this device no longer. Take it again once the item is added.`);
  return sendable;
}
