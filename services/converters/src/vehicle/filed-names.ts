/** A make and model as a catalogue may file them; without a model, every model of the make. */
export interface FiledName {
  make?: string;
  model?: string;
}

/** Makes under which the vehicles of another are filed, and what their models begin with there. */
const ELSEWHERE: ReadonlyMap<string, readonly { make: string; prefix: string }[]> = new Map([
  ['Ram', [{ make: 'Dodge', prefix: 'Ram' }]],
  ['Opel', [{ make: 'Vauxhall', prefix: '' }]],
  ['Vauxhall', [{ make: 'Opel', prefix: '' }]],
  ['Scion', [{ make: 'Toyota', prefix: 'Scion' }]],
  ['Daewoo', [{ make: 'Chevrolet', prefix: '' }]],
]);
/** Vans that several makes sell as their own. */
const SHARED_MODELS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Sprinter', ['Mercedes', 'Dodge', 'Freightliner']],
]);

/** Every name under which a vehicle may be filed, its own first. */
export function filedNames({ make, model }: FiledName): FiledName[] {
  if (!make) return [{ model }];
  const elsewhere = (ELSEWHERE.get(make) ?? []).flatMap((other) => {
    const name = [other.prefix, model].filter(Boolean).join(' ');
    return name ? [{ make: other.make, model: name }] : [];
  });
  const shared = (SHARED_MODELS.get(model ?? '') ?? []).filter((other) => other !== make);
  return [{ make, model }, ...elsewhere, ...shared.map((other) => ({ make: other, model }))];
}
