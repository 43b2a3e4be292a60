import { useState } from 'react';
import { type SheetFormat, sheetNames } from '../../schema/sheets/sheetNames.ts';
import { fileNameOf } from '../../schema/text/fileName.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/print.ftl';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel } from '../ui/Menu.tsx';
import { useDownload } from './useDownload.ts';

type DownloadMenuProps = {
  eventId: string;
  eventName: string;
  sheet: SheetKind;
  title: string;
  pages: number;
  query: Record<string, unknown>;
};

/** The number of the page that covers most of the window. */
const pageInView = (pages: NodeListOf<Element>): number => {
  const middle = window.innerHeight / 2;
  const places = [...pages].map((page) => page.getBoundingClientRect());
  const found = places.findIndex(({ bottom }) => bottom > middle);
  return found < 0 ? Math.max(1, places.length) : found + 1;
};

/** Downloads the sheet as a file that looks like its preview. */
export const DownloadMenu = (props: DownloadMenuProps) => {
  const { eventId, eventName, sheet, title, pages, query } = props;
  const { run, pending } = useDownload();
  const [page, setPage] = useState(1);
  const look = () => setPage(pageInView(document.querySelectorAll('[data-paper]')));
  const save = (format: SheetFormat) => {
    const isPart = format !== 'pdf';
    const name = [eventName, title, ...(isPart && pages > 1 ? [String(page)] : [])];
    void run(format, {
      address: `/api/events/${eventId}/sheets/${sheetNames[sheet]}.${format}`,
      query: isPart ? { ...query, page } : query,
      fileName: fileNameOf(name, format),
    });
  };
  return (
    <Menu
      trigger={
        <Button
          icon="download"
          disabled={pages === 0}
          pending={pending !== undefined}
          onPointerDown={look}
          onKeyDown={look}
        >
          {t('download')}
        </Button>
      }
    >
      <MenuItem onSelect={() => save('pdf')}>{t('download-pdf')}</MenuItem>
      <MenuLabel>{t('page-group', { page })}</MenuLabel>
      <MenuItem onSelect={() => save('png')}>{t('download-png')}</MenuItem>
      <MenuItem onSelect={() => save('svg')}>{t('download-svg')}</MenuItem>
    </Menu>
  );
};
