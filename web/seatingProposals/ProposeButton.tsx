import { useAtomValue, useSetAtom } from 'jotai';
import { t } from '../texts/en/proposalButton.ftl';
import { Button } from '../ui/Button.tsx';
import { optionsDialogAtom, startedProposalAtom, useOpenProposal } from './state.ts';

/** Opens the options of a proposal, or the proposal that was started here and not looked at yet. */
export const ProposeButton = ({ eventId }: { eventId: string }) => {
  const openOptions = useSetAtom(optionsDialogAtom);
  const begun = useAtomValue(startedProposalAtom);
  const [, open] = useOpenProposal();
  const onClick = () => (begun?.eventId === eventId ? open(begun.id) : openOptions({}));
  return (
    <Button icon="chair" onClick={onClick}>
      {t('propose-more')}
    </Button>
  );
};
