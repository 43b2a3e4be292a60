import { useMemo } from 'react';
import { columnsOfEvent } from '../../schema/imports/columnsOfEvent.ts';
import type { EventColumn } from '../../schema/imports/eventColumns.ts';
import type { ImportPlan } from './importDialogProps.ts';

/** The columns that only lists of this event have. */
export const useEventColumns = (_plan: ImportPlan): readonly EventColumn[] =>
  useMemo(() => columnsOfEvent({}), []);
