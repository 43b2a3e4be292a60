import { t } from '../texts/en/print.ftl';
import { Select } from '../ui/Select.tsx';

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
