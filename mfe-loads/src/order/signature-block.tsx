import { Field, SignaturePad, Stack, TextField, toast } from '@washcoat/ui';
import { useOpenLoad } from '../load-detail/load-context';
import { signatureDate, type Signing } from './missing-documents';

export interface SignatureBlockProps {
  signing: Signing;
  onChange: (signing: Signing) => void;
}

/** Where the seller signs, and when. The signature is drawn, saved, and can be drawn again. */
export function SignatureBlock({ signing, onChange }: SignatureBlockProps) {
  const { load, rights } = useOpenLoad();
  return (
    <Stack $gap={2}>
      <Field label="Signature" required={load.isSignRequired}>
        <SignaturePad
          value={signing.signature}
          disabled={!rights.canSign}
          onSave={(signature) => {
            onChange({ ...signing, signature });
            toast.success('Signature saved successfully');
          }}
        />
      </Field>
      <TextField
        label="Date"
        required={load.isSignRequired}
        inputMode="numeric"
        placeholder="MM/DD/YYYY"
        maxLength={10}
        readOnly={!rights.canSign}
        value={signing.date}
        onChange={(event) => onChange({ ...signing, date: signatureDate(event.target.value) })}
      />
    </Stack>
  );
}
