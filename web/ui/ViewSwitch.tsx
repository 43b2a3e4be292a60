import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './ViewSwitch.module.css';

type ViewSwitchProps<View extends string> = {
  label: string;
  view: View;
  /** The label of each view, in order. */
  views: Readonly<Record<View, string>>;
  onView: (view: View) => void;
  size?: 'sm' | 'md';
  className?: string | undefined;
};

/** One button per view. The button of the current view is pressed. */
export const ViewSwitch = <View extends string>(props: ViewSwitchProps<View>) => (
  <fieldset className={classes(styles.views, props.className)} aria-label={props.label}>
    {(Object.entries(props.views) as [View, string][]).map(([view, label]) => (
      <Button
        key={view}
        size={props.size}
        data-shows={view}
        aria-pressed={view === props.view}
        onClick={() => props.onView(view)}
      >
        {label}
      </Button>
    ))}
  </fieldset>
);
