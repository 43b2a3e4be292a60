import { useMemo } from 'react';
import { useGuestNeeds } from '../attendees/guestNeeds.ts';
import { useDetailsShown } from '../chart/detailsShown.ts';
import { t } from '../texts/en/print.ftl';
import { LoadError } from '../ui/LoadError.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { Switch } from '../ui/Switch.tsx';
import { CardsPerPage, smallCardCount } from './CardFields.tsx';
import { IssuableContext } from './issuedSheets/issuable.ts';
import { useAlsoFreezing, useFreezable } from './issuedSheets/useFreezable.ts';
import type { SheetsProps } from './printedEvent.ts';
import { SheetPreview } from './SheetPreview.tsx';
import { usePrintOptions } from './usePrintOptions.ts';

/** Folded cards for each place: the name on the front, the seat on the back. */
export const PlaceCards = (sheet: SheetsProps) => {
  const { event, plan } = sheet;
  const [{ perPage, order, who, hasDiets }, change] = usePrintOptions();
  const count = smallCardCount(perPage);
  const mayMark = useDetailsShown();
  const hasMarks = hasDiets && mayMark;
  const [marks, hold] = useFreezable(useGuestNeeds(event.id, hasMarks));
  const needs = marks.status === 'ready' ? marks.needs : undefined;
  const marked = useMemo(
    () =>
      needs
        ? { ...plan, people: plan.people.map((one) => ({ ...one, ...needs.get(one.id) })) }
        : plan,
    [plan, needs],
  );
  const isWaiting = marks.status === 'loading' || marks.status === 'failed';
  const fields = (
    <>
      <CardsPerPage counts={['4', '8']} value={count} onChange={change} />
      <Select
        label={t('order')}
        value={order}
        onChange={(next) => change({ order: next })}
        options={[
          { value: 'table', label: t('by-table') },
          { value: 'name', label: t('by-name') },
        ]}
      />
      <Select
        label={t('who')}
        value={who}
        onChange={(next) => change({ who: next })}
        options={[
          { value: 'seated', label: t('only-seated') },
          { value: 'everybody', label: t('everybody') },
        ]}
      />
      {mayMark && (
        <Switch
          label={t('diet-marks')}
          hint={t('diet-marks-hint')}
          value={hasDiets}
          onChange={(next) => change({ hasDiets: String(next) })}
        />
      )}
    </>
  );
  return (
    <IssuableContext value={useAlsoFreezing(hold)}>
      <SheetPreview
        {...sheet}
        plan={marked}
        sheet="placeCards"
        options={{ perPage: Number(count), order, who, hasDiets }}
        fields={() => fields}
        inPlace={
          isWaiting &&
          (marks.status === 'failed' ? (
            <LoadError title={t('diets-not-loaded')} error={marks.error} onRetry={marks.retry} />
          ) : (
            <Skeleton height="60vh" />
          ))
        }
        empty={
          <EmptyState icon="chair" title={t('nobody-seated')} text={t('nobody-seated-text')} />
        }
      />
    </IssuableContext>
  );
};
