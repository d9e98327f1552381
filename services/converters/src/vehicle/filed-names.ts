/** A make and model as a catalogue may file them; without a model, every model of the make. */
export interface FiledName {
  make?: string;
  model?: string;
}

/** Makes under which the vehicles of another are filed, and what their models begin with there. */
const ELSEWHERE: Readonly<Record<string, readonly { make: string; prefix: string }[]>> = {
  Ram: [{ make: 'Dodge', prefix: 'Ram' }],
  Opel: [{ make: 'Vauxhall', prefix: '' }],
  Vauxhall: [{ make: 'Opel', prefix: '' }],
  Scion: [{ make: 'Toyota', prefix: 'Scion' }],
  Daewoo: [{ make: 'Chevrolet', prefix: '' }],
};
/** Vans that several makes sell as their own. */
const SHARED_MODELS: Readonly<Record<string, readonly string[]>> = {
  Sprinter: ['Mercedes', 'Dodge', 'Freightliner'],
};

/** Every name under which a vehicle may be filed, its own first. */
export function filedNames({ make, model }: FiledName): FiledName[] {
  if (!make) return [{ model }];
  const elsewhere = (ELSEWHERE[make] ?? []).flatMap((other) => {
    const name = [other.prefix, model].filter(Boolean).join(' ');
    return name ? [{ make: other.make, model: name }] : [];
  });
  const shared = (SHARED_MODELS[model ?? ''] ?? []).filter((other) => other !== make);
  return [{ make, model }, ...elsewhere, ...shared.map((other) => ({ make: other, model }))];
}
