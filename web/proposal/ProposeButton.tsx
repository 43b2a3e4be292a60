import { useAtomValue, useSetAtom } from 'jotai';
import { t } from '../texts/en/proposalButton.ftl';
import { Button } from '../ui/Button.tsx';
import { begunAtom, optionsAskedAtom, useOpenProposal } from './state.ts';

/** Opens the options of a proposal, or the one that was begun here and is not looked at yet. */
export const ProposeButton = ({ eventId }: { eventId: string }) => {
  const ask = useSetAtom(optionsAskedAtom);
  const begun = useAtomValue(begunAtom);
  const [, open] = useOpenProposal();
  const onClick = () => (begun?.eventId === eventId ? open(begun.id) : ask({}));
  return (
    <Button icon="chair" onClick={onClick}>
      {t('propose-more')}
    </Button>
  );
};
