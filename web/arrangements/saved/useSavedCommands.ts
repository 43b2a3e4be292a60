import { useCommand } from '../../graphql/useCommand.ts';
import { useNotify } from '../../notices/notices.ts';
import { useAttempt } from '../../notices/useAttempt.ts';
import { t } from '../../texts/en/savedArrangements.ftl';
import {
  DeleteArrangement,
  DuplicateArrangement,
  HideEventOnLink,
  OfferTemplate,
  RestoreArrangement,
  type Saved,
  ShareArrangement,
  ShowEventOnLink,
  UnshareArrangement,
  WithdrawTemplate,
} from './documents.ts';

/** The immediate actions on a saved arrangement, each with its notices. */
export const useSavedCommands = (
  { id, isTemplate }: Saved,
  onListChanged: () => Promise<unknown>,
) => {
  const [share, { pending: isSharing }] = useCommand(ShareArrangement);
  const [unshare, { pending: isUnsharing }] = useCommand(UnshareArrangement);
  const [showEvent, { pending: isShowing }] = useCommand(ShowEventOnLink);
  const [hideEvent, { pending: isHiding }] = useCommand(HideEventOnLink);
  const [duplicate] = useCommand(DuplicateArrangement);
  const [offer] = useCommand(OfferTemplate);
  const [withdraw] = useCommand(WithdrawTemplate);
  const [remove] = useCommand(DeleteArrangement);
  const [restore] = useCommand(RestoreArrangement);
  const notify = useNotify();
  const attempt = useAttempt();

  const bringBack = () =>
    attempt(t('restore-failed'), async () => {
      await restore({ id });
      notify({ tone: 'success', title: t('restored') });
      void onListChanged();
    });

  return {
    isSharing: isSharing || isUnsharing,
    setPublic: (on: boolean) =>
      attempt(t('share-failed'), async () => {
        await (on ? share({ id }) : unshare({ id }));
        notify({ tone: 'success', title: t(on ? 'sharing-enabled' : 'sharing-disabled') });
      }),
    isSwitchingEvent: isShowing || isHiding,
    setShowsEvent: (on: boolean) =>
      attempt(t('share-failed'), async () => {
        await (on ? showEvent({ id }) : hideEvent({ id }));
      }),
    duplicate: () =>
      attempt(t('duplicate-failed'), async () => {
        const { arrangement } = (await duplicate({ id })).duplicateArrangement;
        const description = t('duplicated-as', { name: arrangement.name });
        notify({ tone: 'success', title: t('duplicated'), description });
        void onListChanged();
      }),
    switchTemplate: () =>
      attempt(t('template-failed'), async () => {
        await (isTemplate ? withdraw({ id }) : offer({ id }));
        const title = t(isTemplate ? 'withdrawn' : 'offered');
        const description = t(isTemplate ? 'withdrawn-means' : 'offered-means');
        notify({ tone: 'success', title, description });
      }),
    remove: () =>
      attempt(t('delete-failed'), async () => {
        await remove({ id });
        const onSelect = () => void bringBack();
        const action = { label: t('undo'), altText: t('undo-elsewhere'), onSelect };
        notify({ tone: 'success', title: t('deleted'), action });
        // The dialog stays until its row is gone, so that the focus goes to the next row.
        await onListChanged();
      }),
  };
};
