import { asSpecified, openDownload } from '@washcoat/platform-sdk';
import { useQuestion } from '@washcoat/platform-sdk/forms';
import { formatCount, QuestionDialog, TextField } from '@washcoat/ui';
import { useState } from 'react';
import { useUpdateLotsMutation } from './invoices.api';

const NO_LOT = 'Enter the Lot info & select the loads';
const UPDATE_FAILED = asSpecified.wentWrong;

const fields = [
  ['loadInfo', 'Lot Info'],
  ['dieselLot', 'Diesel Lot'],
  ['ceramicLot', 'Ceramic Lot'],
  ['foilLot', 'Foil Lot'],
  ['afmLot', 'Aftermarket Lot'],
] as const;
type LotField = (typeof fields)[number][0];

const noLots: Record<LotField, string> = {
  loadInfo: '',
  dieselLot: '',
  ceramicLot: '',
  foilLot: '',
  afmLot: '',
};

/** Those that were given. */
export type GivenLots = Partial<Record<LotField, string>>;

export interface LotDialogProps {
  /** The orders of the chosen invoices. */
  loadIds: readonly string[];
  onDone: (given: GivenLots) => void;
  onClose: () => void;
}

/** The lots that the chosen invoices went into; what stays empty is left as it is. The file with them follows. */
export function LotDialog({ loadIds, onDone, onClose }: LotDialogProps) {
  const [lots, setLots] = useState(noLots);
  const { problem, setProblem, settle } = useQuestion(UPDATE_FAILED);
  const [update, { isLoading }] = useUpdateLotsMutation();
  const save = async () => {
    const given = fields.flatMap(([name]) => (lots[name].trim() ? [[name, lots[name].trim()] as const] : []));
    if (given.length === 0 || loadIds.length === 0) return setProblem(NO_LOT);
    const named: GivenLots = Object.fromEntries(given);
    settle(await update({ loadIds: [...loadIds], ...named }), ({ link }) => {
      openDownload(link);
      onDone(named);
    });
  };
  return (
    <QuestionDialog
      title="Update Lot Info"
      sentence={`For ${formatCount(loadIds.length, 'invoice')}. What stays empty is left as it is.`}
      submit={{ label: 'Update Lot Info', busy: isLoading }}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      {fields.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          maxLength={80}
          value={lots[name]}
          onChange={(event) => setLots({ ...lots, [name]: event.target.value })}
        />
      ))}
    </QuestionDialog>
  );
}
