import { t } from '../texts/en/print.ftl';
import { Select } from '../ui/Select.tsx';

type CardsPerPageProps<Count extends string> = {
  counts: readonly Count[];
  value: Count;
  onChange: (perPage: { perPage: Count }) => void;
};

/** Chooses the number of cards per page. */
export const CardsPerPage = <Count extends string>(props: CardsPerPageProps<Count>) => (
  <Select
    label={t('cards-per-page')}
    value={props.value}
    onChange={(perPage) => props.onChange({ perPage })}
    options={props.counts.map((value) => ({
      value,
      label: t('per-page', { count: Number(value) }),
    }))}
  />
);

/** The number of small cards per page in an address, or the default. */
export const smallCardCount = (count: number): '4' | '8' => (count === 4 ? '4' : '8');

type Each = 'party' | 'person';
type EachCardProps = { value: Each; onChange: (change: { each: Each }) => void };

/** Chooses whether escort cards are for parties or for each person. */
export const EachCard = ({ value, onChange }: EachCardProps) => (
  <Select
    label={t('each-card')}
    value={value}
    onChange={(each) => onChange({ each })}
    options={[
      { value: 'party', label: t('each-party') },
      { value: 'person', label: t('each-person') },
    ]}
  />
);
