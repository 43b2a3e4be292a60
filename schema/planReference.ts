/**
 * A state of a plan that can be compared, written as text in addresses: `now`; `r:12`, the plan at
 * that revision; `at:2027-03-04T18:00:00.000Z`, at that time; `arrangement:<id>`; `draft:<id of the
 * draft>`.
 */
export type PlanReference =
  | { kind: 'now' }
  | { kind: 'revision'; revision: number }
  | { kind: 'time'; at: string }
  | { kind: 'arrangement'; id: string }
  | { kind: 'draft'; id: string };

/** The text of a reference: see `PlanReference`. */
export const referenceText = (reference: PlanReference): string => {
  switch (reference.kind) {
    case 'now':
      return 'now';
    case 'revision':
      return `r:${reference.revision}`;
    case 'time':
      return `at:${reference.at}`;
    case 'arrangement':
      return `arrangement:${reference.id}`;
    case 'draft':
      return `draft:${reference.id}`;
  }
};

const revisionPattern = /^\d{1,9}$/;
const idPattern = /^[\w-]{1,64}$/;

/** Parses a reference. Undefined if the text is none. */
export const referenceFrom = (text: string): PlanReference | undefined => {
  if (text === 'now') return { kind: 'now' };
  const colon = text.indexOf(':');
  const [kind, what] = [text.slice(0, Math.max(0, colon)), text.slice(colon + 1)];
  switch (kind) {
    case 'r':
      return revisionPattern.test(what) ? { kind: 'revision', revision: Number(what) } : undefined;
    case 'at':
      return timeFrom(what);
    case 'arrangement':
    case 'draft':
      return idPattern.test(what) ? { kind, id: what } : undefined;
    default:
      return undefined;
  }
};

/** The offset is required, because a time without one would depend on the server's zone. */
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

const timeFrom = (text: string): PlanReference | undefined => {
  const at = timePattern.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : { kind: 'time', at: new Date(at).toISOString() };
};
