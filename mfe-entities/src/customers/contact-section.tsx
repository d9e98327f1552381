import { company as noun } from '@washcoat/contract-entities';
import { FieldsOf } from '@washcoat/platform-sdk/forms';
import { Card, FieldGrid } from '@washcoat/ui';

export interface ContactSectionProps {
  /** Why the e-mail stays as it is (CUST-068); absent where it may be typed. */
  emailFixed: string | undefined;
  /** The account form needs the e-mail. */
  needsEmail?: boolean;
}

/** The person to talk to. */
export const ContactSection = ({ emailFixed, needsEmail }: ContactSectionProps) => (
  <Card title="Primary contact">
    <FieldGrid $min={220}>
      <FieldsOf of={noun} only={['firstName', 'lastName']} />
      <FieldsOf of={noun} only={['email']} fixed={emailFixed} needed={needsEmail} />
      <FieldsOf of={noun} only={['phone']} />
    </FieldGrid>
  </Card>
);
