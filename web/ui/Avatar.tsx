import { Avatar as Radix } from 'radix-ui';
import { firstLettersOf } from '../../schema/text/initials.ts';
import styles from './Avatar.module.css';
import { rem } from './rem.ts';

type Named = { firstName?: string | null; lastName?: string | null };

/** The initials of first and last name, or `??` if both are missing (specification, section 2). */
export const initials = ({ firstName, lastName }: Named): string =>
  firstLettersOf([firstName, lastName].flatMap((name) => name?.trim() || [])) || '??';

type AvatarProps = Named & {
  imageUrl?: string | null;
  /** In pixels at the usual font size of 16. */
  size?: number;
};

/** Smaller letters cannot be read. */
const smallest = 11;

/** Decorates a name, so screen readers skip it. */
export const Avatar = ({ firstName, lastName, imageUrl, size = 32 }: AvatarProps) => (
  <Radix.Root
    aria-hidden="true"
    className={styles.avatar}
    style={{ width: rem(size), height: rem(size), fontSize: rem(Math.max(smallest, size * 0.38)) }}
  >
    {imageUrl && <Radix.Image className={styles.image} src={imageUrl} alt="" />}
    <Radix.Fallback>{initials({ firstName, lastName })}</Radix.Fallback>
  </Radix.Root>
);
