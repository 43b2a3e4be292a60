import { fileURLToPath } from 'node:url';

const web = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

type Info = {
  importedIds: readonly string[];
  dynamicImporters: readonly string[];
  isEntry: boolean;
};
type Context = { getModuleInfo: (id: string) => Info | null };

/** Packages for parts that open on a click. Home and the event list render without them. */
const dialogs = '@radix-ui/react-(alert-dialog|dialog)/';
const menus = [
  '@radix-ui/react-(dropdown-menu|menu|popover|select)/',
  '@radix-ui/(number|react-(collection|direction|focus-guards|roving-focus))/',
  'aria-hidden/',
  'react-remove-scroll',
  'react-style-singleton/',
  'use-(callback-ref|sidecar)/',
].join('|');
/** Packages that only some pages need; those pages load them. */
const ofFewPages =
  '@tanstack|@use-gesture|papaparse|qr|zod|@radix-ui/react-(collapsible|progress|switch|tabs|toast)/';

/** The entry of the members' client, and pages that add so little that they come with it. */
const shellEntries = ['app/App.tsx', 'home/HomePage.tsx', 'eventPlans/EventsPage.tsx'];
const appRoots = [
  ...shellEntries,
  'notices/ToastPlace.tsx',
  'notices/notices.ts',
  'graphql/useLiveUpdates.ts',
  'graphql/useRefetcher.ts',
  'graphql/useCommand.ts',
];
const seating = 'seating/SeatingPage.tsx';
const publicPage = 'arrangements/PublicArrangementPage.tsx';
const sheetPage = 'issuedSheets/ScannedSheetPage.tsx';
const guestPages = [publicPage, sheetPage];

/**
 * Holds the modules that every one of these groups of roots needs. `packages` are included whole, because they
 * are imported through barrels.
 */
type Layer = { name: string; neededBy: readonly (readonly string[])[]; packages?: RegExp };

/** The layers that a page loads before it can render. Later layers build on earlier ones. */
const layers: readonly Layer[] = [
  {
    name: 'base',
    // Badge is here because its styles alone would become a separate file.
    neededBy: [['main.tsx', 'landing/LandingPage.tsx', 'ui/Badge.tsx']],
    packages:
      /\/(@radix-ui\/react-(slot|compose-refs|primitive|visually-hidden)|framer-motion|motion-dom|motion-utils)\/|vite\/preload-helper/,
  },
  { name: 'shared', neededBy: [guestPages, appRoots] },
  { name: 'shared', neededBy: [[sheetPage], [seating]] },
  { name: 'chart', neededBy: [[publicPage], [seating]] },
  { name: 'guest', neededBy: [[publicPage], [sheetPage]] },
  { name: 'public', neededBy: [[publicPage]] },
  { name: 'sheet', neededBy: [[sheetPage]] },
  {
    name: 'app',
    neededBy: [appRoots],
    // All packages except those that only some pages need. A package outside of this layer would create a
    // cycle between chunks.
    packages: new RegExp(`/node_modules/(?!${ofFewPages}|${menus}|${dialogs})`),
  },
  {
    name: 'menus',
    neededBy: [['ui/Menu.tsx', 'ui/Select.tsx']],
    packages: new RegExp(`/node_modules/(${menus})`),
  },
  {
    name: 'dialogs',
    neededBy: [['ui/ConfirmDialog.tsx', 'ui/Dialog.tsx']],
    packages: new RegExp(`/node_modules/(${dialogs})`),
  },
  { name: 'forms', neededBy: [['ui/useForm.ts']], packages: /\/zod\// },
];

/** Barrel modules, which only re-export. Importing one does not mean needing all of it. */
const barrel = /\/node_modules\/(radix-ui|framer-motion|motion-dom|@apollo\/client)\//;

/** Pages of a plan, and their dialogs. They share the modules outside the layers. */
const planPages = [
  seating,
  'seating/parts.ts',
  'history/panel/HistoryPanel.tsx',
  'print/PrintPage.tsx',
  'eventPlans/detail/EventDetailPage.tsx',
  'history/timeline/TimelinePage.tsx',
  'history/compare/ComparePage.tsx',
];

const isOfShell = (id: string): boolean => shellEntries.some((entry) => web(entry) === id);

/** All modules that the roots load. */
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
 * Names the chunk of a module. Prefers few large files, because each file costs a request and compresses on
 * its own. A module goes to the first layer that needs it; otherwise to the chunk of the plan's pages, if
 * several of them need it; otherwise to where the bundler puts it.
 */
export const chunkName = () => {
  let known: { name: string; holds: (id: string) => boolean }[] | undefined;
  return (id: string, context: Context): string | null => {
    known ??= [
      ...layers.map(({ name, neededBy, packages }) => {
        const closures = neededBy.map((roots) => closureOf(roots, context));
        const holds = (module: string) =>
          packages?.test(module) === true || closures.every((closure) => closure.has(module));
        return { name, holds };
      }),
      sharedBy(planPages, context),
    ];
    const info = context.getModuleInfo(id);
    // Other entries and dynamic imports have files of their own.
    const hasOwnFile = info?.isEntry || Boolean(info?.dynamicImporters.length);
    if (hasOwnFile && !isOfShell(id)) return null;
    return known.find(({ holds }) => holds(id))?.name ?? null;
  };
};

const sharedBy = (pages: readonly string[], context: Context) => {
  const closures = pages.map((page) => closureOf([page], context));
  const [ofSeating] = closures;
  return {
    name: 'plan',
    // Only modules that the seating screen needs, because it should load nothing else.
    holds: (id: string) =>
      ofSeating?.has(id) === true && closures.filter((closure) => closure.has(id)).length > 1,
  };
};
