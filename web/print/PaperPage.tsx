import { createElement, memo, type ReactNode } from 'react';
import type { SheetPage } from '../../schema/sheets/primitives.ts';
import { type SvgDrawing, type SvgNode, svgOf } from '../../schema/sheets/svg.ts';
import styles from './PaperPage.module.css';

type PaperPageProps = { page: SheetPage; imageHref?: SvgDrawing['imageHref'] };

export const PaperPage = memo(({ page, imageHref }: PaperPageProps) => {
  const { width, height, label, parts } = page;
  return (
    <svg
      className={styles.page}
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}mm`}
      // A little less than the page, so that rounding never begins another page.
      height={`${height - 0.2}mm`}
      preserveAspectRatio="xMinYMin slice"
      data-paper=""
      role="document"
      aria-label={label}
    >
      {parts.map((part, at) => elementOf(svgOf(part, { imageHref }), at))}
    </svg>
  );
});

const elementOf = ({ tag, attributes, children }: SvgNode, key: number): ReactNode =>
  createElement(
    tag,
    { ...attributes, key },
    typeof children === 'string' ? children : children.map(elementOf),
  );
