import { t } from '../texts/en/rooms.ftl';
import { Button } from '../ui/Button.tsx';
import { useWindowKey } from '../ui/useWindowKey.ts';
import styles from './Rooms.module.css';
import type { Tool } from './state.ts';

const texts: Record<Tool, string> = {
  rect: 'drawing-rect',
  ellipse: 'drawing-ellipse',
  line: 'drawing-line',
  area: 'drawing-area',
  corners: 'drawing-corners',
  picture: 'drawing-picture',
};

/** Says how to draw with the active tool, with a button that puts it down. Escape does so too. */
export const DrawingBar = ({ tool, onClose }: { tool: Tool; onClose: () => void }) => {
  useWindowKey(({ key }) => key === 'Escape' && onClose());
  return (
    <div className={styles.bar} role="status">
      <p>{t(texts[tool])}</p>
      <Button size="sm" onClick={onClose}>
        {t(tool === 'corners' || tool === 'picture' ? 'done' : 'cancel')}
      </Button>
    </div>
  );
};
