import styles from './Skeleton.module.css';

type SkeletonProps = { width?: string; height?: string; radius?: string };

/** Stands where something will be, in its size, so that nothing jumps when it comes. */
export const Skeleton = ({ width = '100%', height = '1em', radius }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={styles.skeleton}
    style={{ width, height, ...(radius && { borderRadius: radius }) }}
  />
);
