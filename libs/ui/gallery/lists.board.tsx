import { useState } from 'react';
import {
  BulkBar,
  Button,
  Card,
  EditClash,
  ExportMenu,
  HistoryList,
  ImageField,
  Stack,
  Toolbar,
} from '../src';
import { codeColumn, DataGrid, moneyColumn, textColumn } from '../src/data-grid';
import type { Column } from '../src/data-grid';
import { makeParts } from './part';
import type { Part } from './part';
import { PartCard } from './part-card';

const nothing = () => undefined;
const parts = makeParts(4);
const columns: Column<Part>[] = [
  codeColumn<Part>({ id: 'code', title: 'OEM', value: ({ code }) => code }),
  textColumn<Part>({ id: 'make', title: 'Make', value: ({ make }) => make }),
  moneyColumn<Part>({ id: 'offer', title: 'Offer', value: ({ offer }) => offer, bold: true }),
];
const partId = ({ id }: Part) => id;
const partCode = ({ code }: Part) => code;
const partCard = (part: Part) => <PartCard part={part} />;

const changes = [
  {
    entryId: '2',
    at: '2026-11-20T09:04:00Z',
    userId: null,
    userName: 'Yard office',
    action: 'edit',
    changes: [
      { field: 'phone', before: null, after: '404-555-0142' },
      {
        field: 'notes',
        before: 'Calls before noon',
        after: 'Calls before noon; weighs twice and keeps its own list of stamps',
      },
      { field: 'isActive', before: 'false', after: 'true' },
    ],
  },
  {
    entryId: '1',
    at: '2026-11-12T15:40:00Z',
    userId: null,
    userName: 'Yard office',
    action: 'add',
    changes: [],
  },
];
const fieldNames = { phone: 'Phone', notes: 'Notes', isActive: 'Active' };
const clash = [
  { id: 'phone', label: 'Phone', mine: '404-555-0142', theirs: '404-555-0199' },
  { id: 'notes', label: 'Notes', mine: 'Calls before noon', theirs: null },
];
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="teal"/></svg>')}`;
const refuse = () => Promise.reject({ error: 'The picture was not uploaded. Try again.' });
const wait = () => new Promise<string>(nothing);

/** Choosing rows, saving a list, what changed, two versions, a picture of a form. */
export function ListsBoard() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['part-1']));
  const [hasClash, setClash] = useState(false);
  const [logo, setLogo] = useState<string | null>(picture);
  return (
    <Stack>
      <Toolbar>
        <ExportMenu onExport={nothing} />
        <ExportMenu onExport={nothing} isBusy />
        <Button onClick={() => setClash(true)}>Show a clash</Button>
      </Toolbar>
      <DataGrid<Part>
        label="Chosen parts"
        columns={columns}
        rows={parts}
        getRowId={partId}
        cardFor={partCard}
        onRowOpen={nothing}
        selection={{ ids, onChange: setIds, labelOf: partCode }}
      />
      <Card title="History">
        <HistoryList
          entries={changes}
          fieldNames={fieldNames}
          isLoading={false}
          onRetry={nothing}
          hasMore
          onMore={nothing}
        />
      </Card>
      <Card title="Pictures">
        <Stack>
          <ImageField label="Company logo" value={logo} onChange={setLogo} upload={wait} />
          <ImageField
            label="Driver license"
            required
            shape="document"
            value={null}
            onChange={nothing}
            upload={refuse}
          />
          <ImageField
            label="Profile picture"
            shape="person"
            value={picture}
            onChange={nothing}
            upload={refuse}
            error="Please choose a picture"
          />
        </Stack>
      </Card>
      <BulkBar count={ids.size} noun="part" onClear={() => setIds(new Set())}>
        <Button>Switch on</Button>
        <Button>Switch off</Button>
      </BulkBar>
      {hasClash && (
        <EditClash
          record="customer"
          changedBy="Yard office"
          fields={clash}
          onKeepMine={() => setClash(false)}
          onTakeTheirs={() => setClash(false)}
          onClose={() => setClash(false)}
        />
      )}
    </Stack>
  );
}
