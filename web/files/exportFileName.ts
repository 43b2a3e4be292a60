import { fileNameOf } from '../../schema/text/fileName.ts';
import { localDay } from '../ui/localField.ts';

type Named = { name: string; startDate?: string | null | undefined };

/** "Client dinner 2027-03-04 guest list.csv". */
export const exportFileName = ({ name, startDate }: Named, what: string): string =>
  fileNameOf([name, startDate ? localDay(new Date(startDate)) : '', what], 'csv');
