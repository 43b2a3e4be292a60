import {
  type Allergy,
  type AllergySeverity,
  allergens,
  allergySeverities,
} from '../../../schema/attendees/allergies.ts';
import { searchable } from '../../../schema/text/folding.ts';
import { t } from '../../texts/en/allergies.ftl';
import type { ComboboxOption } from '../../ui/Combobox.tsx';
import type { IconName } from '../../ui/Icon.tsx';

/** A substance as people read it; any other words stay as they are. */
export const substanceLabel = (substance: string): string => t('substance', { substance });

export const severityLabel = (severity: AllergySeverity): string =>
  t('severity-word', { severity });

/** "Nuts: Anaphylaxis". */
export const allergyText = ({ substance, severity }: Allergy): string =>
  t('allergy', { substance: substanceLabel(substance), severity: severityLabel(severity) });

/** Severities differ by shape, not by colour alone. */
export const severityIcons: Record<AllergySeverity, IconName> = {
  intolerance: 'info',
  allergy: 'alert',
  anaphylaxis: 'stop',
};

export const severityOptions = allergySeverities.map((value) => ({
  value,
  label: severityLabel(value),
}));

/** The known substances that contain the typed text, those that begin with it first. */
export const substancesFor = (typed: string): ComboboxOption[] => {
  const wanted = searchable(typed.trim());
  const found = allergens
    .map((id) => ({ id, name: substanceLabel(id) }))
    .filter(({ name }) => searchable(name).includes(wanted));
  const begins = ({ name }: ComboboxOption) => searchable(name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
};
