import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  BrandMark,
  Button,
  Card,
  CheckBox,
  Code,
  FactList,
  IconButton,
  KeyCap,
  LinkButton,
  Menu,
  Meter,
  MetalMarker,
  metalOrder,
  Money,
  Ounces,
  OutlinePill,
  Pill,
  Segment,
  Stack,
  statusPill,
  StatusPill,
  Switch,
  Tabs,
  TextButton,
  Toolbar,
  TwoColumn,
  TypePill,
  Waterfall,
} from '../src';
import type { StatusSubject, WaterfallStep } from '../src';

const subjects: readonly StatusSubject[] = ['load', 'item', 'invoice', 'settlement', 'expertAdvice'];

const steps: WaterfallStep[] = [
  { id: 'market', name: 'Market', reason: 'Ounces at market prices', price: '214.48', role: 'start' },
  { id: 'hedge', name: 'Hedge', reason: '980 / 1,070 / 4,600 per oz', price: '207.96', change: '-6.52' },
  {
    id: 'discount',
    name: 'Discount',
    reason: '−12 % / −15 % / −$250 per oz',
    price: '184.63',
    change: '-23.33',
  },
  { id: 'net', name: 'Net', reason: '862.40 / 909.50 / 4,350.00 per oz', price: '184.63', role: 'subtotal' },
  {
    id: 'own',
    name: 'Own discount',
    reason: 'Pt −5 % set on this converter',
    price: '182.59',
    change: '-2.04',
  },
  { id: 'family', name: 'Family', reason: 'Foreign Large, +2.5 %', price: '187.15', change: '4.56' },
  { id: 'listed', name: 'Listed price', reason: 'Override Price is off', price: '187.15', role: 'subtotal' },
  { id: 'facility', name: 'Facility', reason: 'Atlanta, −3 %', price: '181.54', change: '-5.61' },
  { id: 'none', name: 'Group', reason: 'No effect, not shown', price: '181.54', change: '0' },
  { id: 'offer', name: 'Offer', reason: 'Rounded to cents at the very end', price: '172.23', role: 'result' },
];

/** Buttons, pills, tabs and the waterfall. */
export function PartsBoard() {
  const [tab, setTab] = useState('active');
  const [method, setMethod] = useState<'check' | 'cash' | 'bank'>('check');
  const [on, setOn] = useState(true);
  return (
    <>
      <Toolbar>
        <BrandMark size={24} label="Washcoat" />
        <BrandMark size={40} />
        <Button kind="main" icon={<Plus size={14} />}>
          Create Cart
        </Button>
        <Button>Ask Expert</Button>
        <Button kind="quiet">CLOSE</Button>
        <Button kind="danger" icon={<Trash2 size={14} />}>
          Delete cart
        </Button>
        <Button kind="main" busy busyLabel="Saving">
          Save role with a long name
        </Button>
        <Button kind="main" disabledReason="Choose a facility first">
          Apply prices
        </Button>
        <Button disabled>Previous</Button>
        <LinkButton href="#top">Back to Active Carts</LinkButton>
        <TextButton>Forgot Password</TextButton>
        <IconButton label="Delete">
          <Trash2 size={16} />
        </IconButton>
        {([28, 32, 36, 40, 44] as const).map((size) => (
          <Button key={size} size={size}>
            {size} high
          </Button>
        ))}
        <Menu
          trigger={<Button>Menu</Button>}
          entries={[
            { heading: 'Cart' },
            { label: 'Edit', shortcut: 'E' },
            { label: 'Show totals', checked: true },
            'line',
            { label: 'Delete', danger: true, icon: <Trash2 size={16} /> },
          ]}
        />
        <KeyCap>Ctrl</KeyCap>
        <KeyCap>K</KeyCap>
      </Toolbar>
      <Tabs
        label="Carts"
        current={tab}
        onChange={setTab}
        tabs={[
          { id: 'active', label: 'Active Carts', count: 10 },
          { id: 'quotes', label: 'Quotes', count: 5 },
          { id: 'request', label: 'Request', count: 2, fresh: true },
          { id: 'franchise', label: 'Franchise', count: 6 },
        ]}
      />
      <TwoColumn>
        <Card
          title="How this price came about"
          flush
          action={
            <Button size={28} kind="quiet">
              Copy link
            </Button>
          }
        >
          <Waterfall label="How this price came about" steps={steps} />
        </Card>
        <Stack>
          <Card title="Status">
            <Stack $gap={2}>
              {subjects.map((subject) => (
                <Toolbar key={subject}>
                  {Object.keys(statusPill[subject]).map((status) => (
                    <StatusPill key={status} of={subject} status={status} />
                  ))}
                </Toolbar>
              ))}
              <Toolbar>
                <TypePill type="CERAMIC" />
                <TypePill type="DIESEL" />
                <OutlinePill>3 tests</OutlinePill>
                <Pill kind="accent" plain>
                  18.78 % off
                </Pill>
              </Toolbar>
            </Stack>
          </Card>
          <Card title="Assay" note="1,180 g per piece">
            <FactList>
              {metalOrder.map((metal) => [
                <dt key={`${metal}-name`}>
                  <MetalMarker metal={metal} label="name" />
                </dt>,
                <dd key={`${metal}-value`}>
                  <Ounces value="0.047" /> <Money value="40.90" bold />
                </dd>,
              ])}
            </FactList>
            <p>
              Codes: <Code>0O 1Il B8 KT 0334</Code>
            </p>
          </Card>
          <Card title="Controls" chosen>
            <Stack $gap={3}>
              <Segment
                label="Method"
                wide
                size={36}
                value={method}
                onChange={setMethod}
                parts={[
                  { value: 'check', label: 'CHECK' },
                  { value: 'cash', label: 'CASH' },
                  { value: 'bank', label: 'Bank Transfer' },
                ]}
              />
              <Meter percent={72} label="Paid" />
              <Toolbar>
                <Switch label="Override Price" checked={on} onChange={setOn} />
                <Switch label="Saving" checked={on} onChange={setOn} busy />
                <Switch label="Off" checked={false} onChange={setOn} />
              </Toolbar>
              <Toolbar>
                <CheckBox label="Remember me" defaultChecked />
                <CheckBox label="Some" indeterminate />
                <CheckBox label="Not yours to grant" disabled />
              </Toolbar>
            </Stack>
          </Card>
        </Stack>
      </TwoColumn>
    </>
  );
}
