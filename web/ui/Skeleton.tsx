import styles from './Skeleton.module.css';

type SkeletonProps = { width?: string; height?: string; radius?: string };

/** A placeholder in the size of the content, to avoid layout shifts. */
export const Skeleton = ({ width = '100%', height = '1em', radius }: SkeletonProps) => (
  <span
    aria-hidden="true"
    data-skeleton
    className={styles.skeleton}
    style={{ width, height, ...(radius && { borderRadius: radius }) }}
  />
);
