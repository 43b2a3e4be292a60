import { type ComponentType, useEffect, useState } from 'react';
import { PartWaiting } from './PartWaiting.tsx';

/** Code that a page is drawn without. */
export type OnDemand<Code> = {
  /** Loads it, ahead of when it is needed where that can be foreseen. */
  prepare: () => Promise<Code>;
  /** Once it is there. */
  loaded: () => Code | undefined;
};

export const onDemand = <Code,>(load: () => Promise<Code>): OnDemand<Code> => {
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;
  const prepare = () => {
    loading ??= load().then(
      (loaded) => {
        code = loaded;
        return loaded;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { prepare, loaded: () => code };
};

/** Loads code once the page has nothing else to do, so that what it draws opens at once. */
export const usePrepared = (part: OnDemand<unknown> | undefined): void => {
  const prepare = part?.prepare;
  useEffect(() => {
    if (!prepare) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => void prepare().catch(() => undefined));
  }, [prepare]);
};

type Wanted<Code> = { code: Code | undefined; hasFailed: boolean };

/** Loads code where it is wanted. From `prepare` on it is there at the first drawing. */
export const useOnDemand = <Code,>(part: OnDemand<Code>, isWanted: boolean): Wanted<Code> => {
  const code = part.loaded();
  const isMissing = isWanted && code === undefined;
  const [hasFailed, setFailed] = useState(false);
  const [, drawAgain] = useState<object>();
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    part.prepare().then(
      () => isHere && drawAgain({}),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
      setFailed(false);
    };
  }, [part, isMissing]);
  return { code, hasFailed };
};

type Closed = {
  /** Open as long as it is drawn, where it is left out. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  onClose?: () => void;
};

type PartProps<Code, Props> = {
  part: OnDemand<Code>;
  pick: (code: Code) => ComponentType<Props>;
  isQuiet: boolean;
  props: Props & Closed;
};

const Part = <Code, Props extends object>(own: PartProps<Code, Props>) => {
  const { part, pick, isQuiet, props } = own;
  const { open = true, onOpenChange, onClose } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const { code, hasFailed } = useOnDemand(part, wasOpen);
  if (!wasOpen) return null;
  if (code) {
    const Loaded = pick(code);
    return <Loaded {...props} />;
  }
  if (!open || (isQuiet && !hasFailed)) return null;
  const close = () => {
    onOpenChange?.(false);
    onClose?.();
  };
  return <PartWaiting hasFailed={hasFailed} onClose={close} />;
};

/**
 * A dialog or panel of code that comes when it is first opened: a spinner is shown until it is there,
 * a way to load the page again where it does not come. `isQuiet`: nothing covers the page meanwhile.
 */
export const partOf =
  <Code, Props extends object>(
    part: OnDemand<Code>,
    pick: (code: Code) => ComponentType<Props>,
    { isQuiet = false } = {},
  ) =>
  (props: Props & Closed) => <Part {...{ part, pick, isQuiet, props }} />;
