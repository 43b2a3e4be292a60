import type { PreparedDinner } from './preparedDinner.ts';
import { analyticsScreens } from './screens/analytics.ts';
import { arrangementsScreens } from './screens/arrangements.ts';
import { chartScreens } from './screens/chart.ts';
import { compareScreens } from './screens/compare.ts';
import { draftsScreens } from './screens/drafts.ts';
import { eventsScreens } from './screens/events.ts';
import { frameScreens } from './screens/frame.ts';
import { historyScreens } from './screens/history.ts';
import { importsScreens } from './screens/imports.ts';
import { membersScreens } from './screens/members.ts';
import { placingScreens } from './screens/placing.ts';
import { printedScreens } from './screens/printed.ts';
import { proposalsScreens } from './screens/proposals.ts';
import { rulesScreens } from './screens/rules.ts';
import type { Screen } from './screens/screen.ts';
import { sharedLinksScreens } from './screens/sharedLinks.ts';

const slices = [
  frameScreens,
  membersScreens,
  sharedLinksScreens,
  analyticsScreens,
  compareScreens,
  eventsScreens,
  placingScreens,
  proposalsScreens,
  chartScreens,
  rulesScreens,
  historyScreens,
  importsScreens,
  printedScreens,
  draftsScreens,
  arrangementsScreens,
];

/** Every screen, with its dialogs and menus open. */
export const screensWith = (prepared: PreparedDinner): Screen[] =>
  slices.flatMap((screensOf) => screensOf(prepared));
