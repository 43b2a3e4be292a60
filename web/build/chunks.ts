import { fileURLToPath } from 'node:url';

const web = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

type Info = {
  importedIds: readonly string[];
  dynamicImporters: readonly string[];
  isEntry: boolean;
};
type Context = { getModuleInfo: (id: string) => Info | null };

/** Packages behind what opens at a click. Home and the list of events are drawn without them. */
const dialogs = '@radix-ui/react-(alert-dialog|dialog)/';
const menus = [
  '@radix-ui/react-(dropdown-menu|menu|popover|select)/',
  '@radix-ui/(number|react-(collection|direction|focus-guards|roving-focus))/',
  'aria-hidden/',
  'react-remove-scroll',
  'react-style-singleton/',
  'use-(callback-ref|sidecar)/',
].join('|');
/** Of these, what a page needs goes with the page. */
const ofFewPages =
  '@tanstack|@use-gesture|papaparse|zod|@radix-ui/react-(collapsible|progress|switch|tabs|toast)/';

/** What the frame of a member's pages needs, and the pages that hold little more. */
const appRoots = [
  'app/App.tsx',
  'home/HomePage.tsx',
  'eventPlans/EventsPage.tsx',
  'notices/ToastPlace.tsx',
  'graphql/useLiveUpdates.ts',
  'graphql/useRefetcher.ts',
  'graphql/useCommand.ts',
];
const seating = 'seating/SeatingPage.tsx';
const guestRoots = ['arrangements/PublicArrangementPage.tsx'];

/** `andOf`: only what these need as well. `packages`: what it takes of packages through their barrels. */
type Layer = {
  name: string;
  roots: readonly string[];
  andOf?: readonly string[];
  packages: RegExp;
};

/** What must be there before a page can be drawn; a later layer is loaded on top of the earlier ones. */
const layers: readonly Layer[] = [
  {
    name: 'base',
    roots: ['main.tsx', 'landing/LandingPage.tsx'],
    packages:
      /\/(@radix-ui\/react-(slot|compose-refs|primitive|visually-hidden)|framer-motion|motion-dom|motion-utils)\/|vite\/preload-helper/,
  },
  { name: 'shared', roots: guestRoots, andOf: appRoots, packages: /^$/ },
  { name: 'chart', roots: guestRoots, andOf: [seating], packages: /^$/ },
  { name: 'guest', roots: guestRoots, packages: /^$/ },
  {
    name: 'app',
    roots: appRoots,
    // All but what only some pages need. What lay elsewhere would import this layer and be imported.
    packages: new RegExp(`/node_modules/(?!${ofFewPages}|${menus}|${dialogs})`),
  },
  {
    name: 'menus',
    roots: ['ui/Menu.tsx', 'ui/Select.tsx'],
    packages: new RegExp(`/node_modules/(${menus})`),
  },
  {
    name: 'dialogs',
    roots: ['ui/ConfirmDialog.tsx', 'ui/Dialog.tsx'],
    packages: new RegExp(`/node_modules/(${dialogs})`),
  },
  { name: 'forms', roots: ['ui/useForm.ts'], packages: /\/zod\// },
];

/** Modules that only pass others on: to import one is not to need them all. */
const barrel = /\/node_modules\/(radix-ui|framer-motion|motion-dom|@apollo\/client)\//;

/** Pages, and what opens in them, that share what the layers do not hold. */
const planPages = [
  seating,
  'seating/parts.ts',
  'history/panel/HistoryPanel.tsx',
  'print/PrintPage.tsx',
  'eventPlans/detail/EventDetailPage.tsx',
  'history/timeline/TimelinePage.tsx',
  'history/compare/ComparePage.tsx',
];

/** All that is loaded with modules. */
const closureOf = (roots: readonly string[], graph: Context): Set<string> => {
  const closure = new Set<string>();
  const add = (id: string) => {
    if (closure.has(id)) return;
    closure.add(id);
    if (barrel.test(id)) return;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  for (const root of roots) add(web(root));
  return closure;
};

/**
 * Few files in place of many: each takes a turn on the line, and compresses by itself. A module goes
 * into the first layer that needs it, else, where several pages of a plan need it, into theirs, else
 * to where the bundler puts it.
 */
export const chunkName = () => {
  let known: { name: string; holds: (id: string) => boolean }[] | undefined;
  return (id: string, context: Context): string | null => {
    known ??= [
      ...layers.map(({ name, roots, andOf = roots, packages }) => {
        const closure = closureOf(roots, context);
        const other = closureOf(andOf, context);
        const holds = (module: string) =>
          packages.test(module) || (closure.has(module) && other.has(module));
        return { name, holds };
      }),
      sharedBy(planPages, context),
    ];
    const info = context.getModuleInfo(id);
    // What a page is loaded by stays a file of its own.
    if (info?.isEntry || info?.dynamicImporters.length) return null;
    return known.find(({ holds }) => holds(id))?.name ?? null;
  };
};

const sharedBy = (pages: readonly string[], context: Context) => {
  const closures = pages.map((page) => closureOf([page], context));
  const [ofSeating] = closures;
  return {
    name: 'plan',
    // What the seating screen does not need would only be in its way.
    holds: (id: string) =>
      ofSeating?.has(id) === true && closures.filter((closure) => closure.has(id)).length > 1,
  };
};
