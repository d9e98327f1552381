import type { FieldKind, FieldName, Noun } from '@washcoat/contract-kernel';
import { ImageField, PhoneField, SelectField, Switch, TextField, ZipField } from '@washcoat/ui';
import type { ReactNode } from 'react';
import { useController, type ControllerRenderProps } from 'react-hook-form';
import { uploadPicture } from './upload-picture';
import { stateOptions } from './us-state';

interface InputProps {
  label: string;
  required: boolean;
  error: string | undefined;
  field: ControllerRenderProps;
}

type Input = (props: InputProps) => ReactNode;

const text: Input = ({ field, ...props }) => <TextField {...props} {...field} />;

/** The input of each kind; which record an id means is asked by an input of its own. */
const inputs: Record<Exclude<FieldKind, 'ref' | 'derived'>, Input> = {
  line: text,
  email: ({ field, ...props }) => <TextField {...props} {...field} type="email" />,
  phone: ({ field, required: _never, ...props }) => <PhoneField {...props} {...field} />,
  zip: ({ field, ...props }) => <ZipField {...props} {...field} maxLength={10} />,
  state: ({ field, ...props }) => <SelectField {...props} {...field} options={stateOptions} />,
  flag: ({ label, field: { value, onChange, ref } }) => (
    <Switch ref={ref} label={label} checked={value} onChange={onChange} />
  ),
  picture: ({ label, error, field: { value, onChange } }) => (
    <ImageField {...{ label, error, value, onChange }} shape="logo" upload={uploadPicture} />
  ),
};

export interface FieldsOfProps<N extends Noun> {
  of: N;
  /** The fields of this part of the form, in their order. */
  only: readonly FieldName<N>[];
  /** Where this form calls one otherwise. */
  labels?: Partial<Record<FieldName<N>, string>>;
}

/** Inputs of a noun's fields, for a part of the form that holds it. */
export function FieldsOf<N extends Noun>({ of, only, labels = {} }: FieldsOfProps<N>) {
  return only.map((name) => <FieldOf key={name} of={of} name={name} label={labels[name]} />);
}

function FieldOf({ of, name, label }: { of: Noun; name: string; label: string | undefined }) {
  const { field, fieldState } = useController({ name });
  const declared = of.fields[name];
  if (!declared || declared.kind === 'ref' || declared.kind === 'derived')
    throw new Error(`${name} has an input of its own`);
  const Input = inputs[declared.kind];
  return (
    <Input
      label={label ?? declared.label}
      required={declared.isRequired}
      error={fieldState.error?.message}
      field={field}
    />
  );
}
