import type { Choice, Field, FieldKind, FieldName, Noun } from '@washcoat/contract-kernel';
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
  type Option,
} from '@washcoat/ui';
import type { ReactNode } from 'react';
import { useController, type ControllerRenderProps } from 'react-hook-form';
import { uploadPaper, uploadPicture } from './upload-picture';
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
  /** What a picture is of. */
  shape: Field['shape'];
  /** What can be chosen. */
  choices: readonly Choice[];
  /** Why it can not be changed here. */
  fixed: string | undefined;
}

type Input = (props: InputProps) => ReactNode;
/** Which record an id means, and which pictures in which order, is asked by an input of its own. */
type OwnInput = 'ref' | 'derived' | 'moment' | 'cents' | 'pictures';

const typed = ({ label, required, help, fixed, error, field }: InputProps) => ({
  ...{ label, required, error, ...field },
  ...{ help: fixed ?? help, readOnly: fixed !== undefined },
});
const image = ({ label, required, error, field: { name, value, onChange } }: InputProps) => ({
  ...{ label, required, error, name, value, onChange },
});
const select = ({ label, required, help, fixed, error, field }: InputProps, options: readonly Option[]) => (
  <SelectField
    {...{ label, required, error, options, ...field }}
    help={fixed ?? help}
    disabled={fixed !== undefined}
  />
);
const text: Input = (props) => <TextField {...typed(props)} />;
const area: Input = (props) => <TextArea {...typed(props)} rows={props.rows ?? 3} />;

/** The input of each kind. */
const inputs: Record<Exclude<FieldKind, OwnInput>, Input> = {
  line: text,
  text: area,
  lines: area,
  number: (props) => <NumberField {...typed(props)} suffix={props.unit} />,
  whole: (props) => <NumberField {...typed(props)} whole />,
  money: (props) => <MoneyField {...typed(props)} />,
  adjustment: (props) => <NumberField {...typed(props)} allowNegative step="0.01" />,
  email: (props) => <TextField {...typed(props)} type="email" />,
  phone: (props) => <PhoneField {...typed(props)} />,
  zip: (props) => <ZipField {...typed(props)} maxLength={10} />,
  state: (props) => select(props, stateOptions),
  choice: (props) =>
    select(
      props,
      props.choices.map(({ value, label }) => ({ value: String(value), label })),
    ),
  flag: ({ label, fixed, field: { value, onChange, ref } }) => (
    <Switch ref={ref} label={label} checked={value} disabledReason={fixed} onChange={onChange} />
  ),
  picture: (props) => <ImageField {...image(props)} shape={props.shape ?? 'logo'} upload={uploadPicture} />,
  paper: (props) => <ImageField {...image(props)} shape="document" upload={uploadPaper} />,
};

export interface FieldsOfProps<N extends Noun> {
  of: N;
  /** The fields of this part of the form, in their order. */
  only: readonly FieldName<N>[];
  /** Where this form calls one otherwise. */
  labels?: Partial<Record<FieldName<N>, string>>;
  /** What stands below one of them, where it is not the same everywhere. */
  help?: Partial<Record<FieldName<N>, string>>;
  /** Why none of them can be changed here. */
  fixed?: string;
  /** Whether this form needs them, although not every record must have them. */
  needed?: boolean;
}

/** Inputs of a noun's fields, for a part of the form that holds it. */
export function FieldsOf<N extends Noun>({ of, only, labels, help, fixed, needed }: FieldsOfProps<N>) {
  return only.map((name) => (
    <FieldOf key={name} {...{ of, name, fixed, needed }} label={labels?.[name]} help={help?.[name]} />
  ));
}

type FieldOfProps = { of: Noun; name: string; needed: boolean | undefined } & Record<
  'label' | 'help' | 'fixed',
  string | undefined
>;

function FieldOf({ of, name, label, help, fixed, needed = false }: FieldOfProps) {
  const { field, fieldState } = useController({ name });
  const declared = of.fields[name];
  if (!declared || isOwn(declared.kind)) throw new Error(`${name} has an input of its own`);
  const Input = inputs[declared.kind];
  return (
    <Input
      label={label ?? declared.label}
      required={declared.isRequired || needed}
      help={help ?? declared.help}
      unit={declared.unit}
      error={fieldState.error?.message}
      field={field}
      rows={declared.rows}
      shape={declared.shape}
      choices={declared.choices ?? []}
      fixed={fixed}
    />
  );
}

const isOwn = (kind: FieldKind): kind is OwnInput => !(kind in inputs);
