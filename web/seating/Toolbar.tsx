import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { AddAttendeeDialog } from '../attendees/AddAttendeeDialog.tsx';
import { AddObjectDialog } from '../floorObjects/AddObjectDialog.tsx';
import { graphql } from '../gql/gql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { HistoryMenu } from '../history/HistoryMenu.tsx';
import { undoAction, useUndo } from '../history/useUndo.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { AddTableDialog } from '../tables/AddTableDialog.tsx';
import { t } from '../texts/en/seating.ftl';
import { Button } from '../ui/Button.tsx';
import { HeadbarTools } from '../ui/Headbar.tsx';
import {
  ImportCsvDialog,
  PasteImportDialog,
  SaveArrangementDialog,
  ShareDialog,
} from './onDemand.ts';
import type { Plan } from './seatingPlan.ts';
import { slots } from './slots.ts';
import { selectedObjectAtom } from './state.ts';
import { UndoButtons } from './UndoButtons.tsx';

const AutoAssignSeats = graphql(`
  mutation AutoAssignSeats($input: AutoAssignSeatsInput!) {
    autoAssignSeats(input: $input) {
      position
      stepId
      assigned
      unassigned
    }
  }
`);

type Open = 'none' | 'csv' | 'paste' | 'save' | 'share';
type ToolbarProps = { plan: Plan; arrangementsChanged: number };

/** Actions on the event as a whole. */
export const Toolbar = ({ plan, arrangementsChanged }: ToolbarProps) => {
  const [open, setOpen] = useState<Open>('none');
  const { autoAssign, isPending } = useAutoAssign(plan.id);
  const setSelectedObject = useSetAtom(selectedObjectAtom);
  const close = () => setOpen('none');
  const isDraft = plan.event.draftOf !== null;
  const imports = { plan, onOpenChange: close };
  return (
    <HeadbarTools>
      <UndoButtons eventId={plan.id} />
      <HistoryMenu eventId={plan.id} more={isDraft ? undefined : slots.historyItem} />
      <AddTableDialog eventId={plan.id} />
      <AddObjectDialog
        eventId={plan.id}
        tables={plan.tables}
        objects={plan.floorObjects}
        onAdded={setSelectedObject}
      />
      <AddAttendeeDialog eventId={plan.id} />
      <Button icon="upload" onClick={() => setOpen('csv')}>
        {t('import-csv')}
      </Button>
      <Button icon="paste" onClick={() => setOpen('paste')}>
        {t('bulk-import')}
      </Button>
      <slots.RulesButton />
      <Button icon="wand" pending={isPending} onClick={() => void autoAssign()}>
        {t('auto-assign')}
      </Button>
      <slots.ProposeButton eventId={plan.id} />
      <slots.PrintMenu plan={plan} />
      {/* Drafts may be thrown away, so only the live plan's seating can be saved as an
          arrangement. */}
      {!isDraft && (
        <>
          <Button icon="check" onClick={() => setOpen('save')}>
            {t('save')}
          </Button>
          <Button variant="primary" icon="share" onClick={() => setOpen('share')}>
            {t('share')}
          </Button>
        </>
      )}
      <ImportCsvDialog {...imports} open={open === 'csv'} />
      <PasteImportDialog {...imports} open={open === 'paste'} />
      <SaveArrangementDialog
        eventId={plan.id}
        open={open === 'save'}
        onOpenChange={close}
        onSaved={() => setOpen('share')}
      />
      {open === 'share' && (
        <ShareDialog
          eventId={plan.id}
          changed={arrangementsChanged}
          onOpenChange={close}
          onSave={() => setOpen('save')}
        />
      )}
    </HeadbarTools>
  );
};

const useAutoAssign = (eventId: string) => {
  const [run, { pending: isPending }] = useCommand(AutoAssignSeats);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { undo } = useUndo(eventId);
  const autoAssign = async () => {
    try {
      const { assigned, unassigned, stepId } = (await run({ eventId })).autoAssignSeats;
      notify({
        tone: unassigned > 0 ? 'info' : 'success',
        title: t('auto-assigned'),
        description: t('auto-assigned-count', { assigned, unassigned }),
        action: assigned > 0 ? undoAction(undo, stepId) : undefined,
      });
    } catch (error) {
      notifyFailure(t('auto-assign-failed'), error);
    }
  };
  return { autoAssign, isPending };
};
