import { type ReactNode, useId, useState } from 'react';
import { t } from '../texts/en/erasure.ftl';
import { Button } from '../ui/Button.tsx';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import shared from '../ui/shared.module.css';
import { DownloadLink } from './DownloadLink.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import styles from './PersonalData.module.css';

type PersonalDataProps = {
  name: string;
  exportAddress: string;
  what: string;
  erase: () => Promise<string | undefined>;
  paper?: ReactNode;
  onErased: () => void;
};

/** The rights of a person: a copy of their data, and its erasure. */
export const PersonalData = ({ exportAddress, ...erasing }: PersonalDataProps) => {
  const [isOpen, setOpen] = useState(false);
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading}>{t('heading')}</h3>
      <div className={shared.cluster}>
        <DownloadLink address={exportAddress} text={t('export')} />
        <DialogTrigger onOpen={() => setOpen(true)}>
          <Button size="sm" variant="quiet" icon="trash">
            {t('erase')}
          </Button>
        </DialogTrigger>
      </div>
      {isOpen && <EraseDialog onClose={() => setOpen(false)} {...erasing} />}
    </section>
  );
};
