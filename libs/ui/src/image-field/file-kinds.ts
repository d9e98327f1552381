/** What can be stored of a file that somebody chooses. */
export type FileKind = 'picture' | 'spreadsheet';

interface PickedType {
  endings: readonly string[];
  media: readonly string[];
  kind: FileKind;
}

/** Every type that the picker knows (COM-025). */
const pickedTypes: Record<string, PickedType> = {
  JPG: { endings: ['jpg', 'jpeg'], media: ['image/jpeg'], kind: 'picture' },
  PNG: { endings: ['png'], media: ['image/png'], kind: 'picture' },
  GIF: { endings: ['gif'], media: ['image/gif'], kind: 'picture' },
  CSV: { endings: ['csv'], media: ['text/csv'], kind: 'spreadsheet' },
  XLSX: {
    endings: ['xlsx'],
    media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    kind: 'spreadsheet',
  },
  XLS: { endings: ['xls'], media: ['application/vnd.ms-excel'], kind: 'spreadsheet' },
};

const words: Record<FileKind, { one: string; stored: string; choice: string }> = {
  picture: { one: 'picture', stored: 'Pictures are stored here', choice: 'JPG, JPEG, PNG or GIF' },
  spreadsheet: { one: 'spreadsheet', stored: 'Spreadsheets are stored here', choice: 'CSV, XLSX or XLS' },
};

const ofKind = (kind: FileKind) => Object.values(pickedTypes).filter((type) => type.kind === kind);

/** The `accept` of a file input that stores `kind`. */
export function acceptOf(kind: FileKind): string {
  return ofKind(kind)
    .flatMap(({ endings, media }) => [...media, ...endings.map((ending) => `.${ending}`)])
    .join(',');
}

/**
 * Why a file is not of the kind that is stored here: a sentence that names what it is and what is wanted; undefined when
 * it is. Some browsers name no type: then the name decides.
 */
export function kindProblem({ name, type }: File, kind: FileKind): string | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const byName = Object.entries(pickedTypes).find(([, { endings }]) => endings.includes(ending));
  const byType = Object.entries(pickedTypes).find(([, { media }]) => media.includes(type));
  // Systems call a csv many things; a picture is what its type says.
  const found = byType ?? (type === '' || byName?.[1].kind === 'spreadsheet' ? byName : undefined);
  if (found?.[1].kind === kind) return undefined;
  const { stored, choice } = words[kind];
  if (!found) return `${name} is not a ${choice}.`;
  const [title, { kind: other }] = found;
  return `${name} is a ${words[other].one} (${title}). ${stored}: ${choice}.`;
}
