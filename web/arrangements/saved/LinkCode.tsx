import encodeQR from 'qr';
import { fileNameOf } from '../../../schema/text/fileName.ts';
import { downloadFile } from '../../files/downloadFile.ts';
import { t } from '../../texts/en/linkCode.ftl';
import { Button } from '../../ui/Button.tsx';
import styles from './LinkCode.module.css';

/** In modules: the margin that scanners need around a code. */
const quiet = 4;

type LinkCodeProps = { address: string; name: string };

/** The public link as a QR code. White in both themes, because phones read that best. */
export const LinkCode = ({ address, name }: LinkCodeProps) => {
  const { side, path } = drawn(address);
  return (
    <div className={styles.code}>
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={t('code-of', { name })}>
        <rect width={side} height={side} className={styles.paper} />
        <path d={path} className={styles.ink} />
      </svg>
      <div className={styles.words}>
        <p>{t('scan')}</p>
        <Button
          size="sm"
          icon="download"
          onClick={() =>
            downloadFile(
              fileNameOf([name, t('in-file-name')], 'svg'),
              new Blob([fileOf(side, path)], { type: 'image/svg+xml' }),
            )
          }
        >
          {t('download')}
        </Button>
      </div>
    </div>
  );
};

/** One path for all dark modules. */
const drawn = (address: string) => {
  const modules = encodeQR(address, 'raw', { ecc: 'medium', border: quiet });
  const path = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { side: modules.length, path: path.join('') };
};

const fileOf = (side: number, path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`;
