import type { EventColumn } from '../../../schema/imports/eventColumns.ts';
import { t } from '../../texts/en/merge.ftl';
import { Option } from '../../ui/Option.tsx';
import { Select } from '../../ui/Select.tsx';
import shared from '../../ui/shared.module.css';
import {
  type Choices,
  type MergeRow,
  type MissingChoice,
  type RowChoice,
  withMissing,
  withRow,
} from './answers.ts';
import { cellLabel, cellText } from './cellText.ts';
import styles from './Merge.module.css';
import { MergeCells } from './MergeCells.tsx';

type Candidate = MergeRow['candidates'][number];

const labelOf = ({ name, company }: Candidate): string =>
  company ? t('candidate', { name, company }) : name;

/** The people that a row may mean, as options. A further field tells people of the same name apart. */
const candidateOptions = (
  candidates: readonly Candidate[],
  eventColumns: readonly EventColumn[],
) => {
  const labels = candidates.map(labelOf);
  return candidates.map((candidate, n) => {
    const label = labels[n] ?? '';
    const isAlone = labels.indexOf(label) === labels.lastIndexOf(label);
    const cell = isAlone ? undefined : candidate.cells.find(({ field }) => field !== 'name');
    const value = candidate.attendeeId;
    if (!cell) return { value, label };
    const field = cellLabel(cell.field, eventColumns);
    const described = { label, field, value: cellText(cell.field, cell.here, eventColumns) };
    return { value, label: t('candidate-told-apart', described) };
  });
};

const leftOut = 'leaveOut';
const somebodyNew = 'add';

export type Choosing = {
  choices: Choices;
  onChoose: (choices: Choices) => void;
  eventColumns: readonly EventColumn[];
};

/** A person in a list, or missing from it, with the decisions about them. */
export const MergePerson = ({ person, ...choosing }: { person: MergeRow } & Choosing) => {
  const { row, is, name, company } = person;
  return (
    <li className={styles.person}>
      <p className={styles.who}>
        <strong>{name}</strong>
        {company && <span className={styles.company}>{company}</span>}
        {row !== null && row !== undefined && (
          <span className={shared.figures}>{t('row', { row: String(row) })}</span>
        )}
      </p>
      {is === 'new' && person.candidates.length === 0 && (
        <NewPerson person={person} {...choosing} />
      )}
      {is === 'new' && person.candidates.length > 0 && (
        <ChosenPerson person={person} usually={somebodyNew} {...choosing} />
      )}
      {is === 'changed' && <ChangedPerson person={person} {...choosing} />}
      {is === 'unclear' && <ChosenPerson person={person} usually={leftOut} {...choosing} />}
      {is === 'missing' && <MissingPerson person={person} {...choosing} />}
    </li>
  );
};

type PersonProps = { person: MergeRow } & Choosing;

const choosingFor = ({ person: { row }, choices, onChoose }: PersonProps) => ({
  choice: choices.rows.get(row ?? -1),
  choose: (choice: RowChoice) => onChoose(withRow(choices, row ?? -1, choice)),
});

const NewPerson = (props: PersonProps) => {
  const { choice, choose } = choosingFor(props);
  return (
    <Option
      type="checkbox"
      checked={choice?.is !== 'leaveOut'}
      onChange={({ target }) => choose({ is: target.checked ? 'add' : 'leaveOut' })}
      className={styles.option}
    >
      <span>{t('add', { name: props.person.name })}</span>
    </Option>
  );
};

const ChangedPerson = (props: PersonProps) => {
  const { choice, choose } = choosingFor(props);
  return (
    <MergeCells
      cells={props.person.cells}
      eventColumns={props.eventColumns}
      choice={choice}
      onTake={(field, take) => choose({ cells: { ...choice?.cells, [field]: take } })}
    />
  );
};

const ChosenPerson = ({ usually, ...props }: PersonProps & { usually: string }) => {
  const { choice } = choosingFor(props);
  const { person, choices, onChoose, eventColumns } = props;
  const { name, row, candidates } = person;
  const options = [
    { value: leftOut, label: t('left-out') },
    ...candidateOptions(candidates, eventColumns),
    { value: somebodyNew, label: t('somebody-new') },
  ];
  const choose = (value: string) => {
    const rows = new Map(choices.rows);
    rows.set(
      row ?? -1,
      value === leftOut || value === somebodyNew ? { is: value } : { attendeeId: value },
    );
    onChoose({ ...choices, rows });
  };
  const chosen = candidates.find(({ attendeeId }) => attendeeId === choice?.attendeeId);
  return (
    <>
      <Select
        label={t('who', { name, row: String(row) })}
        options={options}
        value={choice?.attendeeId ?? choice?.is ?? usually}
        onChange={choose}
      />
      {person.is === 'new' && !chosen && <p className={styles.asked}>{t('may-be-missing')}</p>}
      {chosen && <ChangedPerson {...props} person={{ ...person, cells: chosen.cells }} />}
      {chosen?.cells.length === 0 && <p className={styles.same}>{t('no-difference')}</p>}
    </>
  );
};

export const missingOptions = (['leave', 'cancelled', 'remove'] as const).map((value) => ({
  value,
  label: t(value),
}));

const MissingPerson = ({ person: { attendeeId, name }, choices, onChoose }: PersonProps) => {
  const [row] = [...choices.rows].find(([, choice]) => choice.attendeeId === attendeeId) ?? [];
  if (row !== undefined)
    return <p className={styles.same}>{t('chosen-in-row', { row: String(row) })}</p>;
  return (
    <Select<MissingChoice>
      label={t('what-of', { name })}
      hideLabel
      options={missingOptions}
      value={choices.missing.get(attendeeId ?? '') ?? 'leave'}
      onChange={(choice) => onChoose(withMissing(choices, [attendeeId ?? ''], choice))}
    />
  );
};
