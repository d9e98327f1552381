import { Notice } from '@washcoat/ui';

/** Why the whole form was not saved. */
export function FormFailure({ text }: { text: string }) {
  return (
    <Notice tone="danger" role="alert">
      {text}
    </Notice>
  );
}
