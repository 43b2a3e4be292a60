import { useState } from 'react';
import type { ListColumn } from '../../../schema/guestLists/cells.ts';
import type { ImportRow } from '../../../schema/imports/importRow.ts';
import { graphql } from '../../gql/gql.ts';
import type { ListSourceInput } from '../../gql/graphql.ts';
import { problemOf } from '../../graphql/problems.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useNotifyStep } from '../../history/useNotifyStep.ts';
import { useNotifyFailure } from '../../notices/notices.ts';
import { t } from '../../texts/en/merge.ftl';
import { listText } from '../../texts/formats.ts';
import { useWhileShown } from '../../ui/useWhileShown.ts';
import { answersOf, type Choices, noChoices, type Preview } from './answers.ts';
import { keptChoices } from './keptChoices.ts';

const PreviewMerge = graphql(`
  mutation PreviewMerge($input: PreviewMergeInput!) {
    previewMerge(input: $input) {
      importId
      counts {
        new
        changed
        same
        unclear
        missing
      }
      rows {
        row
        is
        attendeeId
        name
        company
        cells {
          field
          is
          here
          file
        }
        candidates {
          attendeeId
          name
          company
          cells {
            field
            is
            here
            file
          }
        }
      }
    }
  }
`);

const MergeGuests = graphql(`
  mutation MergeGuests($input: MergeGuestsInput!) {
    mergeGuests(input: $input) {
      stepId
      added
      changed
      cancelled
      removed
    }
  }
`);

/** A list to compare, with its source and its columns. */
type ListToMerge = {
  source: ListSourceInput;
  columns: readonly ListColumn[];
  rows: readonly ImportRow[];
};

const namesIn = (people: unknown): string[] =>
  Array.isArray(people) ? people.map((one: { name: string }) => one.name) : [];

/**
 * Compares a list with an event, and applies it with the member's decisions. `isStill` tells, after the
 * comparison, whether the list is still the chosen one.
 */
export const useMerge = (
  eventId: string,
  { source, columns, rows }: ListToMerge,
  isStill: () => boolean,
  onApplied: () => void,
) => {
  const [preview, setPreview] = useState<Preview>();
  const [choices, setChoices] = useState<Choices>(noChoices);
  const [problem, setProblem] = useState<string>();
  const [send, { pending: isComparing }] = useCommand(PreviewMerge);
  const [apply, { pending: isApplying }] = useCommand(MergeGuests);
  const notifyFailure = useNotifyFailure();
  const notifyStep = useNotifyStep(eventId);
  const close = useWhileShown(onApplied);

  const compare = async () => {
    const list = {
      eventId,
      ...source,
      columns: [...columns],
      rows: rows.map(({ wishes: _, ...row }) => row),
    };
    try {
      const next = (await send(list)).previewMerge;
      if (!isStill()) return undefined;
      const { kept, dropped } = preview
        ? keptChoices(choices, preview, next)
        : { kept: noChoices, dropped: 0 };
      setPreview(next);
      setChoices(kept);
      return dropped;
    } catch (error) {
      notifyFailure(t('compare-failed'), error);
      return undefined;
    }
  };
  const run = async () => {
    if (!preview) return;
    try {
      const input = { eventId, importId: preview.importId, answers: answersOf(choices) };
      const { stepId, position, ...merged } = (await apply(input)).mergeGuests;
      const changes = changesIn(merged);
      const hasChanged = changes.length > 0;
      const title = hasChanged ? listText(changes) : t('merged-nothing');
      notifyStep({ title, stepId: hasChanged ? stepId : null });
      close();
    } catch (error) {
      const { code, message, details } = problemOf(error);
      notifyFailure(t('apply-failed'), error);
      if (code !== 'IMPORT_OUTDATED' && code !== 'IMPORT_NOT_FOUND') return setProblem(message);
      const dropped = await compare();
      if (dropped === undefined) return setProblem(message);
      const answers = dropped > 0 ? t('answers-dropped', { count: dropped }) : t('answers-kept');
      const why =
        code === 'IMPORT_OUTDATED'
          ? t('outdated', { people: listText(namesIn(details.people)) })
          : t('compared-again');
      setProblem(`${why} ${answers}`);
    }
  };
  const leave = () => {
    setPreview(undefined);
    setProblem(undefined);
  };
  return { preview, choices, setChoices, problem, compare, run, leave, isComparing, isApplying };
};

const kindsOfChange = ['added', 'changed', 'cancelled', 'removed'] as const;

const changesIn = (counts: Record<(typeof kindsOfChange)[number], number>): string[] =>
  kindsOfChange
    .filter((what) => counts[what] > 0)
    .map((what) => t('merged', { what, count: counts[what] }));
