import { Field, formatMoney, SignaturePad, Stack, TextField } from '@washcoat/ui';
import styled from 'styled-components';
import { useOpenLoad } from '../load-detail/load-context';
import { signatureDate, type Signing } from './missing-documents';

const Note = styled.p`
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.warning.text};
`;

export interface SignatureBlockProps {
  signing: Signing;
  onChange: (signing: Signing) => void;
  /** Keeps a signature that was drawn. */
  onSave: (signing: Signing) => void;
}

/** Where the seller signs, and when. The signature is drawn, saved, and can be drawn again. */
export function SignatureBlock({ signing, onChange, onSave }: SignatureBlockProps) {
  const { load, rights } = useOpenLoad();
  const { signedTotal, grandtotal, areLinesSigned } = load;
  const isOlder = signing.signature === load.signature && typeof signedTotal === 'number';
  return (
    <Stack $gap={2}>
      <Field label="Signature" required={load.isSignRequired}>
        <SignaturePad
          value={signing.signature}
          disabled={!rights.canSign}
          onSave={(signature) => onSave({ ...signing, signature })}
        />
      </Field>
      {isOlder && grandtotal !== undefined && (signedTotal !== grandtotal || areLinesSigned === false) && (
        <Note role="note">
          Signed for {formatMoney(signedTotal)};{' '}
          {signedTotal === grandtotal
            ? 'the order comes to the same with other lines now.'
            : `the order comes to ${formatMoney(grandtotal)} now.`}
          {rights.canSign && ' Sign again, or the invoice says what was signed.'}
        </Note>
      )}
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
