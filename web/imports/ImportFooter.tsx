import { Progress } from 'radix-ui';
import { numberText } from '../texts/formats.ts';
import { Button } from '../ui/Button.tsx';
import { DialogFooter } from '../ui/Dialog.tsx';
import styles from './ImportDialog.module.css';

type ImportFooterProps = {
  count: number;
  isReady: boolean;
  isPending: boolean;
  onCancel: () => void;
  onImport: () => void;
};

const attendeesText = (count: number): string =>
  `${numberText(count)} ${count === 1 ? 'attendee' : 'attendees'}`;

/** Cancel and Import, and while it runs, that it runs: one step for the server, so no percentage. */
export const ImportFooter = ({
  count,
  isReady,
  isPending,
  onCancel,
  onImport,
}: ImportFooterProps) => (
  <DialogFooter>
    {isPending && (
      <div className={styles.progress} role="status">
        <span>Importing {attendeesText(count)}…</span>
        <Progress.Root className={styles.bar} value={null} aria-label="Import">
          <Progress.Indicator className={styles.filling} />
        </Progress.Root>
      </div>
    )}
    <Button onClick={onCancel} disabled={isPending}>
      Cancel
    </Button>
    <Button variant="primary" disabled={!isReady} pending={isPending} onClick={onImport}>
      {count > 0 ? `Import ${attendeesText(count)}` : 'Import'}
    </Button>
  </DialogFooter>
);
