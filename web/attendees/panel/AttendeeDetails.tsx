import type { ReactNode } from 'react';
import type { Allergy } from '../../../schema/attendees/allergies.ts';
import { shownBy } from '../../../schema/entities/attendee.ts';
import { useDetailsShown } from '../../chart/detailsShown.ts';
import { t } from '../../texts/en/attendeesPanel.ftl';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import type { SelectOption } from '../../ui/Select.tsx';
import { AllergyEditor } from '../allergies/AllergyEditor.tsx';
import { AllergyList } from '../allergies/AllergyList.tsx';
import { allergiesOf, attendeeRoleOptions, choices, detailTexts } from '../attendeeForm.ts';
import { fieldLabel } from '../fieldWords.ts';
import type { Details } from './attendeeDetails.ts';
import { CustomDetails } from './CustomDetails.tsx';
import { type ChangeAttendee, DetailTexts } from './DetailText.tsx';
import { Fact } from './Fact.tsx';
import { InlineSelect } from './InlineSelect.tsx';
import { Meals } from './Meals.tsx';
import styles from './Panel.module.css';
import { Place } from './Place.tsx';
import { ReadOnlyChips } from './ReadOnlyChips.tsx';
import { KnownWords, Tags } from './Tags.tsx';
import { useChangeAttendee } from './useChangeAttendee.ts';
import { useCheckedSaving } from './useCheckedSaving.ts';

type AllergiesProps = {
  attendeeId: string;
  allergies: readonly Allergy[];
  readOnly: boolean;
  save: (allergies: Allergy[]) => Promise<unknown>;
};

/** An attendee's allergies. Each change saves at once. */
const Allergies = ({ attendeeId, allergies, readOnly, save }: AllergiesProps) => {
  const saving = useCheckedSaving(attendeeId, 'allergies', save);
  return readOnly ? (
    <ReadOnlyChips label={fieldLabel('allergies')} isEmpty={allergies.length === 0}>
      <AllergyList allergies={allergies} />
    </ReadOnlyChips>
  ) : (
    <AllergyEditor allergies={allergies} {...saving} />
  );
};

type ChoiceProps<Value extends string> = {
  field: 'attendeeRole' | 'currentOpportunity' | 'demoStatus';
  value: Value;
  options: readonly SelectOption<Value>[];
  readOnly: boolean;
  save: (value: Value) => Promise<unknown>;
};

/** A choice between a few values. Each choice saves at once. */
const Choice = <Value extends string>(props: ChoiceProps<Value>) => {
  const { field, readOnly, ...select } = props;
  const label = fieldLabel(field);
  const chosen = select.options.find(({ value }) => value === select.value);
  return readOnly ? (
    <Fact label={label} value={chosen?.label} />
  ) : (
    <InlineSelect label={label} {...select} />
  );
};

/** The fields that readers may see. */
const seenFields = detailTexts('person').filter((field) => shownBy[field] === 'see');

type AttendeeDetailsProps = {
  attendee: Details;
  /** The attendee's place: "Head table, seat 3". */
  place: string;
  readOnly: boolean;
  /** After the place. */
  children?: ReactNode;
};

/** All details of an attendee (specification, section 3). */
export const AttendeeDetails = ({ attendee, place, readOnly, children }: AttendeeDetailsProps) => {
  const changing = useChangeAttendee(attendee);
  const { setField, setAllergies } = changing;
  const texts = { attendee, changing, readOnly };
  const chips = { attendeeId: attendee.id, readOnly };
  if (!useDetailsShown()) return <WhoAndWhere {...texts} place={place} />;
  return (
    <>
      <Place {...{ attendee, place, readOnly, changing }} />
      {children}
      <section className={styles.section} aria-label={t('person')}>
        <DetailTexts fields={detailTexts('person')} {...texts} />
        <Choice
          field="attendeeRole"
          value={attendee.attendeeRole}
          options={attendeeRoleOptions}
          readOnly={readOnly}
          save={(value) => setField('attendeeRole', value)}
        />
      </section>
      <section className={styles.section}>
        <h3>{t('contact')}</h3>
        <DetailTexts fields={detailTexts('contact')} {...texts} />
      </section>
      <section className={styles.section}>
        <h3>{t('notes-and-tags')}</h3>
        <DetailTexts fields={detailTexts('notes')} {...texts} />
        <KnownWords
          field="diets"
          tags={attendee.diets ?? []}
          {...chips}
          save={(diets) => setField('diets', diets)}
        />
        <Allergies allergies={allergiesOf(attendee)} save={setAllergies} {...chips} />
        <Meals attendee={attendee} readOnly={readOnly} save={(meals) => setField('meals', meals)} />
        <KnownWords
          field="access"
          tags={attendee.access ?? []}
          {...chips}
          save={(access) => setField('access', access)}
        />
        <Tags tags={attendee.tags} save={(tags) => setField('tags', tags)} {...chips} />
      </section>
      <CustomDetails attendee={attendee} readOnly={readOnly} />
      <section className={styles.section}>
        <h3>{t('account')}</h3>
        <Choice
          field="currentOpportunity"
          value={attendee.currentOpportunity ?? 'notSet'}
          options={choices.currentOpportunity}
          readOnly={readOnly}
          save={(value) => setField('currentOpportunity', value === 'notSet' ? null : value)}
        />
        <Choice
          field="demoStatus"
          value={attendee.demoStatus ?? 'notSet'}
          options={choices.demoStatus}
          readOnly={readOnly}
          save={(value) => setField('demoStatus', value === 'notSet' ? null : value)}
        />
        <DetailTexts fields={detailTexts('account')} {...texts} />
      </section>
      <p className={styles.times}>
        <span>
          {t('added')} <RelativeTime iso={attendee.createdAt} />
        </span>
        <span>
          {t('changed')} <RelativeTime iso={attendee.updatedAt} />
        </span>
      </p>
    </>
  );
};

type WhoAndWhereProps = AttendeeDetailsProps & { changing: ChangeAttendee };

/** The facts about an attendee that readers may see. */
const WhoAndWhere = (props: WhoAndWhereProps) => (
  <>
    <Place {...props} />
    <section className={styles.section} aria-label={t('person')}>
      <DetailTexts fields={seenFields} {...props} />
    </section>
  </>
);
