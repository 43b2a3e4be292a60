import { useAtom, useSetAtom } from 'jotai';
import { historyShownAtom } from '../history/panel/state.ts';
import { detailsOfAtom } from '../seating/state.ts';
import { t } from '../texts/en/rulesButton.ftl';
import { Button } from '../ui/Button.tsx';
import { rulesShownAtom } from './state.ts';

/** Opens and closes the Rules panel. */
export const RulesButton = () => {
  const [isShown, setShown] = useAtom(rulesShownAtom);
  const showDetails = useSetAtom(detailsOfAtom);
  const showHistory = useSetAtom(historyShownAtom);
  const toggle = () => {
    showDetails(null);
    showHistory(null);
    setShown(!isShown);
  };
  return (
    <Button icon="rules" aria-expanded={isShown} onClick={toggle}>
      {t('rules')}
    </Button>
  );
};
