import { type ComponentType, useEffect, useState } from 'react';
import { firstPaint } from './firstPaint.ts';
import { PartWaiting } from './PartWaiting.tsx';

/** Code that is not needed for the first render of a page. */
export type OnDemand<Code> = {
  /** Loads the code. Call it early when the need can be foreseen. */
  prepare: () => Promise<Code>;
  /** The code, once it is loaded. */
  loaded: () => Code | undefined;
};

/**
 * Retries loading code that failed before, for example because there was no network. Browsers remember the
 * failure by address, so the retry uses another address. All browsers but Safari name the address in the
 * error.
 */
const loadAgain = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((error: unknown) => {
    const [address] = /https?:[^ ]+\.js/.exec(String(error)) ?? [];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  });

export const onDemand = <Code,>(load: () => Promise<Code>): OnDemand<Code> => {
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;
  let hasFailed = false;
  const prepare = () => {
    loading ??= (hasFailed ? loadAgain(load) : load()).then(
      (loaded) => {
        code = loaded;
        return loaded;
      },
      (error) => {
        loading = undefined;
        hasFailed = true;
        throw error;
      },
    );
    return loading;
  };
  return { prepare, loaded: () => code };
};

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => resolve());
  });

/** Parts are preloaded one by one, so that a part opened meanwhile does not wait for all of them. */
let preloading: Promise<unknown> = Promise.resolve();

/** Loads code once the page has been shown and is idle, so that the part opens without delay. */
export const usePreload = (part: OnDemand<unknown> | undefined): void => {
  const prepare = part?.prepare;
  useEffect(() => {
    if (!prepare) return;
    const load = () => firstPaint().then(idle).then(prepare);
    preloading = preloading.then(load).catch(() => undefined);
  }, [prepare]);
};

type Wanted<Code> = { code: Code | undefined; hasFailed: boolean };

/**
 * Loads code when it is wanted and the page has been shown. If `prepare` has finished, the first render
 * already has it. A failed load is retried once the browser is online again.
 */
export const useOnDemand = <Code,>(part: OnDemand<Code>, isWanted: boolean): Wanted<Code> => {
  const code = part.loaded();
  const isMissing = isWanted && code === undefined;
  const [hasFailed, setFailed] = useState(false);
  const [, drawAgain] = useState<object>();
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    const show = (loading: Promise<Code>) =>
      void loading.then(
        () => isHere && drawAgain({}),
        () => isHere && setFailed(true),
      );
    const load = () => firstPaint().then(part.prepare);
    // A request that began earlier, perhaps without a network, may fail only now.
    const loadWithRetry = () => show(load().catch(load));
    loadWithRetry();
    window.addEventListener('online', loadWithRetry);
    return () => {
      window.removeEventListener('online', loadWithRetry);
      isHere = false;
      setFailed(false);
    };
  }, [part, isMissing]);
  return { code, hasFailed };
};

type Closing = { onClose?: () => void };

type PartOptions = {
  /** Shows nothing while the code loads. */
  isQuiet?: boolean;
  /** Shows nothing if loading fails either: nobody has asked for the part, and the screen works without it. */
  isOptional?: boolean;
};

type PartProps<Code, Props> = PartOptions & {
  part: OnDemand<Code>;
  pick: (code: Code) => ComponentType<Props>;
  props: Props & Closing;
};

const Part = <Code, Props extends object>(own: PartProps<Code, Props>) => {
  const { part, pick, isQuiet, isOptional, props } = own;
  const { code, hasFailed } = useOnDemand(part, true);
  if (code) {
    const Loaded = pick(code);
    return <Loaded {...props} />;
  }
  if (isOptional || (isQuiet && !hasFailed)) return null;
  return <PartWaiting hasFailed={hasFailed} onClose={() => props.onClose?.()} />;
};

/**
 * A dialog or panel whose code loads when it is first rendered. Shows a spinner meanwhile, and a button to
 * reload the page if loading fails.
 */
export const lazyPart =
  <Code, Props extends object>(
    part: OnDemand<Code>,
    pick: (code: Code) => ComponentType<Props>,
    options: PartOptions = {},
  ) =>
  (props: Props & Closing) => <Part {...{ part, pick, props }} {...options} />;
