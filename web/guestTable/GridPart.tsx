import type { ComponentProps } from 'react';

type GridPartProps = ComponentProps<'div'> & {
  role: 'grid' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'gridcell';
};

/** A part of a grid. Not a table element, because its rows are positioned by transform. */
export const GridPart = ({ role, ...rest }: GridPartProps) => <div {...rest} role={role} />;
