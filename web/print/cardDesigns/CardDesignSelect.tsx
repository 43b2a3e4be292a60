import { use } from 'react';
import { cardKindsOf } from '../../../schema/cardDesigns/kinds.ts';
import { t } from '../../texts/en/cardDesigns.ftl';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { useAddress } from '../../ui/useAddress.ts';
import { DesignableContext } from './designable.ts';
import { useCardDesigns } from './useCardDesigns.ts';

/** Stands in the address for a design that is not saved yet. */
export const newDesign = 'new';

/** Chooses the design to print cards with, for members who may edit the event. */
export const CardDesignSelect = () => {
  const designable = use(DesignableContext);
  const [address, change] = useAddress();
  const kinds = designable ? cardKindsOf(designable.sheet) : [];
  const { designs = [] } = useCardDesigns(designable?.eventId ?? '', kinds.length === 0);
  if (kinds.length === 0) return null;
  const chosen = address.get('design') ?? '';
  const go = (design: string, isEdited: boolean) =>
    change({ design, edit: isEdited ? 'true' : null }, {});
  return (
    <>
      <Select
        label={t('design')}
        value={chosen || 'standard'}
        onChange={(next) => go(next === 'standard' ? '' : next, next === newDesign)}
        options={[
          { value: 'standard', label: t('standard') },
          ...designs
            .filter(({ design }) => kinds.includes(design.card as (typeof kinds)[number]))
            .map(({ id, name }) => ({ value: id, label: name })),
          ...(designable?.mayDesign ? [{ value: newDesign, label: t('new-design') }] : []),
        ]}
      />
      {designable?.mayDesign && designs.some(({ id }) => id === chosen) && (
        <Button icon="edit" onClick={() => go(chosen, true)}>
          {t('edit')}
        </Button>
      )}
    </>
  );
};
