import { type AssayProposal, type AssayProposalStatus } from '@washcoat/contract-converters';
import { useNavigate, type PageAction } from '@washcoat/platform-sdk';
import { RecordList, useListView } from '@washcoat/platform-sdk/lists';
import { Tabs } from '@washcoat/ui';
import { ProposalCard, proposalColumns } from './assay-proposal.columns';
import { useAssayProposalsQuery } from './assay-proposals.api';
import { proposalPath } from './proposal-path';
import { proposalStates, stateWords } from './proposal-status';

const noun = { name: 'assay proposal', plural: 'assay proposals' };
const idOf = ({ assayProposalId }: AssayProposal) => assayProposalId;
const nameOf = ({ family, settlementNo }: AssayProposal) => `${family} of ${settlementNo}`;
const tabs = [...proposalStates.map((id) => ({ id, label: stateWords(id) })), { id: 'all', label: 'All' }];
/** Settlements make them; nobody adds one. */
const nobodys: readonly PageAction[] = [
  { of: 'page', id: 'add-assay-proposal', label: 'Add', right: () => false, run: () => undefined },
];

/** What settlements say of the assays of families, by what became of it. */
export default function AssayProposalListScreen() {
  const navigate = useNavigate();
  const list = useListView();
  const { view, filter } = list;
  const tab = tabs.find(({ id }) => id === view.query.get('tab')) ?? tabs[0];
  const asked = useAssayProposalsQuery({
    status: statusOf(tab?.id),
    text: view.text || undefined,
    offset: view.offset,
    count: view.count,
  });
  return (
    <RecordList
      {...{ noun, list, asked, idOf, nameOf }}
      columns={proposalColumns}
      actsOn={nobodys}
      heading="Assay Proposals"
      storageKey="converters.assay-proposals"
      cardFor={(proposal) => <ProposalCard proposal={proposal} />}
      onOpen={(proposal) => navigate(proposalPath(idOf(proposal)))}
      exportOf={() => Promise.reject(new Error('Proposals are not exported.'))}
      tools={{ withoutExport: true }}
      filters={
        <Tabs
          label="Assay proposals"
          tabs={tabs}
          current={tab?.id ?? 'open'}
          onChange={(id) => filter({ tab: id === 'open' ? '' : id })}
        />
      }
      onClear={view.text ? () => filter({ text: '' }) : undefined}
      searchHint="Try another family, settlement or company."
      emptyTitle="No assay proposals"
      emptyHint="A completed settlement whose converters are known says here where the catalogue may be wrong."
    />
  );
}

function statusOf(tab: string | undefined): AssayProposalStatus | undefined {
  return proposalStates.find((status) => status === tab);
}
