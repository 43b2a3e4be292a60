import { useState } from 'react';
import { SavedArrangements } from '../../arrangements/saved/SavedArrangements.tsx';
import { SaveArrangementDialog } from '../../seating/SaveArrangementDialog.tsx';
import { t } from '../../texts/en/eventDetail.ftl';
import { Button } from '../../ui/Button.tsx';
import shared from '../../ui/shared.module.css';
import styles from './ArrangementsTab.module.css';

type ArrangementsTabProps = { eventId: string; changed: number; readOnly: boolean };

/** The saved arrangements of an event: apply, share, start another event from one. */
export const ArrangementsTab = ({ eventId, changed, readOnly }: ArrangementsTabProps) => {
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState(0);
  return (
    <section aria-labelledby="arrangements" className={shared.stack}>
      <header className={shared.spread}>
        <div>
          <h2 id="arrangements" className={shared.heading}>
            {t('arrangements')}
          </h2>
          <p className={styles.meaning}>{t('arrangements-mean')}</p>
        </div>
        {!readOnly && (
          <Button variant="primary" icon="plus" onClick={() => setSaving(true)}>
            {t('save-present')}
          </Button>
        )}
      </header>
      <SavedArrangements eventId={eventId} changed={changed + saved} readOnly={readOnly} />
      {isSaving && (
        <SaveArrangementDialog
          eventId={eventId}
          onClose={() => setSaving(false)}
          onSaved={() => setSaved((count) => count + 1)}
        />
      )}
    </section>
  );
};
