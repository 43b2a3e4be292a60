import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../graphql/problems.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../../notices/notices.ts';
import { t } from '../../texts/en/cardDesigns.ftl';
import { DeleteCardDesign, SaveCardDesign } from './documents.ts';
import type { CardEditor } from './useCardEditor.ts';

type DesignCommands = {
  eventId: string;
  editor: CardEditor;
  /** Called after a design was saved or deleted, before `onDone`. */
  onSaved: () => Promise<void>;
  /** Receives the id of the saved design; undefined if it was deleted. */
  onDone: (designId?: string) => void;
};

/**
 * Saves and deletes the design in the editor. A refused name is an error of its field; other failures are
 * notices. `onDone` is not called if the member has left the designer, nor after a save if the design was
 * edited further.
 */
export const useDesignCommands = ({ eventId, editor, onSaved, onDone }: DesignCommands) => {
  const [runSave] = useCommand(SaveCardDesign);
  const [runDelete] = useCommand(DeleteCardDesign);
  // True until the designer closes. Saving a new design again would create a second one.
  const [isSaving, setSaving] = useState(false);
  const [nameError, setNameError] = useState<string>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const present = useRef<CardEditor>(null);
  useEffect(() => {
    present.current = editor;
    return () => {
      present.current = null;
    };
  });

  const { start, setStart, name, layout } = editor;
  const save = async () => {
    setNameError(undefined);
    setSaving(true);
    try {
      const { id, version } = start;
      const { saveCardDesign } = await runSave({ eventId, id, version, name, design: layout });
      const { cardDesign } = saveCardDesign;
      setStart({ id: cardDesign.id, version: cardDesign.version, name, layout });
      notify({ tone: 'success', title: t('saved') });
      await onSaved();
      if (present.current?.isChanged === false) onDone(cardDesign.id);
    } catch (error) {
      const refused = problemOf(error).issues.find(({ path }) => path === 'name');
      if (refused) setNameError(refused.message);
      else notifyFailure(t('save-failed'), error);
    } finally {
      setSaving(false);
    }
  };
  const remove = async () => {
    if (!start.id) return;
    try {
      await runDelete({ eventId, id: start.id });
      await onSaved();
      if (present.current) onDone();
    } catch (error) {
      notifyFailure(t('delete-failed'), error);
    }
  };
  return { save, isSaving, remove, nameError };
};
