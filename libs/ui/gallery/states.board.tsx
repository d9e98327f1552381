import { Plus, ShoppingCart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Card,
  ConfirmDialog,
  deleteQuestion,
  Dialog,
  EmptyState,
  FailedPart,
  FieldGrid,
  SelectField,
  Stack,
  TextField,
  toast,
  Toolbar,
} from '../src';

const nothing = () => undefined;

/** Empty, failed, asked, said. */
export function StatesBoard() {
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <FieldGrid $min={340}>
        <Card>
          <EmptyState
            icon={<ShoppingCart size={20} />}
            title="No Carts available"
            hint="Create one for a customer, or accept a grading request."
            action={
              <Button kind="main" icon={<Plus size={14} />}>
                Create Cart
              </Button>
            }
            onClearFilters={nothing}
          />
        </Card>
        <FailedPart
          title="Settlement did not load"
          detail="The rest of Washcoat works. Your entries on other pages are safe."
          incidentId="7f3a"
          onRetry={nothing}
        />
      </FieldGrid>
      <Toolbar>
        <Button
          onClick={() => {
            toast.success('Deleted Successfully', { action: { label: 'Undo', onPress: nothing } });
            toast.success('Successfully added item');
            toast.error('Failed to update the load', { detail: 'Kept in Messages until you read it.' });
          }}
        >
          Show toasts
        </Button>
        <Button onClick={() => setAsking(true)}>Ask to delete</Button>
        <Button onClick={() => setOpen(true)}>Open form</Button>
      </Toolbar>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete cart"
        question={deleteQuestion('Cart', 'Harlan yard pickup')}
        consequence="11 items worth $1,735.04 go with it."
        confirmLabel="Delete cart"
        confirmIcon={<Trash2 size={14} />}
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Add facility"
        sentence="A facility prices and receives on its own."
        buttons={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button kind="main" onClick={() => setOpen(false)}>
              Save facility
            </Button>
          </>
        }
      >
        <FieldGrid>
          <TextField label="Name" required />
          <SelectField label="State" value="" onChange={nothing} options={[{ value: 'GA', label: 'GA' }]} />
        </FieldGrid>
      </Dialog>
    </Stack>
  );
}
