import { fileNameOf } from '../../schema/text/fileName.ts';

type Named = { name: string; startDate?: string | null | undefined };

const two = (part: number): string => String(part).padStart(2, '0');

/** The event's day in the browser's time zone, in a form that sorts: "2027-03-04". */
const dayOf = (iso: string): string => {
  const day = new Date(iso);
  return [day.getFullYear(), two(day.getMonth() + 1), two(day.getDate())].join('-');
};

/** "Client dinner 2027-03-04 guest list.csv". */
export const exportFileName = ({ name, startDate }: Named, what: string): string =>
  fileNameOf([name, startDate ? dayOf(startDate) : '', what], 'csv');
