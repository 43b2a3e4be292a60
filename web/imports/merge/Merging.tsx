import type { EventColumn } from '../../../schema/imports/eventColumns.ts';
import { CapacityWarning } from '../../eventPlans/CapacityWarning.tsx';
import { t } from '../../texts/en/imports.ftl';
import styles from '../ImportDialog.module.css';
import { ImportErrors } from '../ImportReport.tsx';
import type { Preview } from './answers.ts';
import { MergeFooter } from './MergeFooter.tsx';
import { MergeStep } from './MergeStep.tsx';
import type { useMerge } from './useMerge.ts';

type MergingProps = {
  eventId: string;
  merge: ReturnType<typeof useMerge>;
  preview: Preview;
  eventColumns: readonly EventColumn[];
};

/** The step of an import that decides on a compared list. */
export const Merging = ({ eventId, merge, preview, eventColumns }: MergingProps) => (
  <div className={styles.steps} aria-busy={merge.isApplying || merge.isComparing}>
    {merge.problem && <ImportErrors title={t('not-applied')} messages={[merge.problem]} />}
    <MergeStep
      key={preview.importId}
      preview={preview}
      eventColumns={eventColumns}
      choices={merge.choices}
      onChoose={merge.setChoices}
    />
    <CapacityWarning eventId={eventId} adding={preview.counts.new} />
    <MergeFooter
      counts={preview.counts}
      isApplying={merge.isApplying}
      onBack={merge.leave}
      onApply={merge.run}
    />
  </div>
);
