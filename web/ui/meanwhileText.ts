import { t } from '../texts/en/ui.ftl';

/**
 * Says what somebody else changed a field to while it was edited here.
 * @param theirs as people read it; undefined if they changed nothing
 */
export const meanwhileText = (theirs: string | undefined): string | undefined => {
  if (theirs === undefined) return undefined;
  return theirs ? t('changed-meanwhile', { theirs }) : t('cleared-meanwhile');
};
