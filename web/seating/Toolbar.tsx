import { useSetAtom } from 'jotai';
import { optionalPages } from '../app/optionalPages.ts';
import { AddAttendeeDialog } from '../attendees/AddAttendeeDialog.tsx';
import { HistoryMenu } from '../history/HistoryMenu.tsx';
import { RoomMenu } from '../rooms/RoomMenu.tsx';
import { ProposeButton } from '../seatingProposals/ProposeButton.tsx';
import { RulesButton } from '../seatingRules/RulesButton.tsx';
import { t } from '../texts/en/seating.ftl';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { classes } from '../ui/classes.ts';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useIsMidWide } from '../ui/widths.ts';
import { PanelSwitch } from './PanelSwitch.tsx';
import type { Plan } from './seatingPlan.ts';
import { slots } from './slots.ts';
import { toolDialogAtom } from './state.ts';
import styles from './Toolbar.module.css';
import { ToolDialogs } from './ToolDialogs.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import { useAutoAssign } from './useAutoAssign.ts';
import { useToolSheets } from './useToolSheets.ts';

type ToolbarProps = { plan: Plan; waiting: number; arrangementsChanged: number };

/**
 * Actions on the whole event. On a phone they are in the sheets of a bar. If a line is too short for all of
 * them, the least used ones are in the sheet "More".
 */
export const Toolbar = ({ plan, waiting, arrangementsChanged }: ToolbarProps) => {
  const setOpen = useSetAtom(toolDialogAtom);
  const { autoAssign, isPending } = useAutoAssign(plan);
  const sheets = useToolSheets();
  const isDraft = plan.event.draftOf !== null;
  const isMidWide = useIsMidWide();
  const importing = (
    <>
      <Button icon="upload" onClick={() => setOpen('file')}>
        {t('import-csv')}
      </Button>
      <Tooltip text={t('bulk-import-tip')}>
        <Button icon="paste" onClick={() => setOpen('paste')}>
          {t('bulk-import')}
        </Button>
      </Tooltip>
    </>
  );
  // A draft may be thrown away, so drafts are started from the live plan only, and only its seating can be
  // saved.
  const trying = !isDraft && <slots.TryButton onOpen={() => setOpen('try')} />;
  return (
    <>
      <div className={styles.undo}>
        <UndoButtons eventId={plan.id} />
      </div>
      <div ref={sheets.ref} className={styles.tools}>
        <PanelSwitch waiting={waiting} tables={plan.tables.length} />
        <Button icon="plus" className={styles.phoneOnly} {...sheets.opener('add')}>
          {t('add')}
        </Button>
        <div className={classes(styles.group, styles.adding)} {...sheets.sheet('add')}>
          <DialogTrigger onOpen={() => setOpen('table')}>
            <Button icon="plus">{t('add-table')}</Button>
          </DialogTrigger>
          <AddAttendeeDialog eventId={plan.id} />
          {!isMidWide && importing}
        </div>
        <div className={styles.more} {...(!isMidWide && sheets.sheet('more'))}>
          <div className={styles.group}>
            <RoomMenu plan={plan} />
            <RulesButton />
            <Button icon="wand" pending={isPending} onClick={() => void autoAssign()}>
              {t('auto-assign')}
            </Button>
            <ProposeButton eventId={plan.id} />
          </div>
          <div className={classes(styles.group, styles.keeping)}>
            {!isMidWide && trying}
            <HistoryMenu eventId={plan.id} />
            <slots.PrintMenu plan={plan} />
            {!isDraft && (
              <Button icon="check" onClick={() => setOpen('save')}>
                {t('save')}
              </Button>
            )}
          </div>
          {optionalPages.analytics && (
            <ButtonLink
              to={`/analytics?event=${plan.id}`}
              icon="chart"
              className={styles.elsewhere}
            >
              {t('analytics')}
            </ButtonLink>
          )}
        </div>
        {!isDraft && (
          <Button
            variant="primary"
            icon="share"
            className={styles.share}
            onClick={() => setOpen('share')}
          >
            {t('share')}
          </Button>
        )}
        <Button icon="more" className={styles.opensMore} {...sheets.opener('more')}>
          {t('more')}
        </Button>
        {isMidWide && (
          <div className={styles.rest} {...sheets.sheet('more')}>
            {importing}
            {trying}
          </div>
        )}
      </div>
      <ToolDialogs {...{ plan, arrangementsChanged }} />
    </>
  );
};

/** The tools of readers, who can look back and print. */
export const ReadersTools = ({ plan, waiting }: { plan: Plan; waiting: number }) => (
  <div className={styles.tools}>
    <PanelSwitch waiting={waiting} tables={plan.tables.length} />
    <HistoryMenu eventId={plan.id} />
    <slots.PrintMenu plan={plan} />
  </div>
);
