import type { FieldKind, FieldName, Noun } from '@washcoat/contract-kernel';
import {
  ImageField,
  MoneyField,
  NumberField,
  PhoneField,
  SelectField,
  Switch,
  TextArea,
  TextField,
  ZipField,
} from '@washcoat/ui';
import type { ReactNode } from 'react';
import { useController, type ControllerRenderProps } from 'react-hook-form';
import { uploadPicture } from './upload-picture';
import { stateOptions } from './us-state';

interface InputProps {
  label: string;
  required: boolean;
  help: string | undefined;
  error: string | undefined;
  field: ControllerRenderProps;
  /** What a number counts. */
  unit: string | undefined;
  /** How many lines of a text are seen at once. */
  rows: number | undefined;
}

type Input = (props: InputProps) => ReactNode;
/** Which record an id means, and which pictures in which order, is asked by an input of its own. */
type OwnInput = 'ref' | 'derived' | 'moment' | 'pictures';

const text: Input = ({ field, unit: _unit, rows: _rows, ...props }) => <TextField {...props} {...field} />;
const area: Input = ({ field, unit: _unit, rows = 3, ...props }) => (
  <TextArea {...props} {...field} rows={rows} />
);

/** The input of each kind. */
const inputs: Record<Exclude<FieldKind, OwnInput>, Input> = {
  line: text,
  text: area,
  lines: area,
  number: ({ field, unit, rows: _rows, ...props }) => <NumberField {...props} {...field} suffix={unit} />,
  money: ({ field, unit: _unit, rows: _rows, ...props }) => <MoneyField {...props} {...field} />,
  email: ({ label, required, error, field }) => (
    <TextField {...{ label, required, error }} {...field} type="email" />
  ),
  phone: ({ label, error, field }) => <PhoneField {...{ label, error }} {...field} />,
  zip: ({ label, required, error, field }) => (
    <ZipField {...{ label, required, error }} {...field} maxLength={10} />
  ),
  state: ({ label, required, error, field }) => (
    <SelectField {...{ label, required, error }} {...field} options={stateOptions} />
  ),
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
  if (!declared || isOwn(declared.kind)) throw new Error(`${name} has an input of its own`);
  const Input = inputs[declared.kind];
  return (
    <Input
      label={label ?? declared.label}
      required={declared.isRequired}
      help={declared.help}
      unit={declared.unit}
      error={fieldState.error?.message}
      field={field}
      rows={declared.rows}
    />
  );
}

const isOwn = (kind: FieldKind): kind is OwnInput => !(kind in inputs);
