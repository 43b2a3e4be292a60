import type { CardDesignsEvent } from '../../schema/domainEvents.ts';
import type { CardLayout } from '../../schema/entities/cardDesign.ts';
import { limits } from '../../schema/limits.ts';
import { Refusal } from '../../schema/refusal.ts';
import { folded } from '../../schema/text/folding.ts';
import type { Decider } from '../core/decider.ts';
import { isSame } from '../planChange/diff.ts';

export type CardDesignsCommand =
  | {
      type: 'SaveCardDesign';
      eventId: string;
      designId: string;
      isNew: boolean;
      /** The version that was edited. If absent, any version is replaced. */
      version?: number | undefined;
      name: string;
      design: CardLayout;
    }
  | { type: 'DeleteCardDesign'; eventId: string; designId: string };

type Saved = { name: string; version: number; design: CardLayout };
export type CardDesigns = { readonly [designId: string]: Saved };

/** The present state of one design. @throws Refusal NOT_FOUND */
const designOf = (designs: CardDesigns, designId: string): Saved => {
  const saved = Object.hasOwn(designs, designId) ? designs[designId] : undefined;
  if (!saved) throw new Refusal('NOT_FOUND', 'Design not found');
  return saved;
};

/** All rules of the card designs of one event. */
export const cardDesignsDecider: Decider<CardDesigns, CardDesignsCommand, CardDesignsEvent> = {
  version: 1,
  initialState: {},
  decide: (command, designs) => {
    const { eventId, designId } = command;
    if (command.type === 'DeleteCardDesign') {
      const { name, design } = designOf(designs, designId);
      return [{ type: 'CardDesignDeleted', data: { eventId, designId, name, design } }];
    }
    const { name, design, isNew } = command;
    const before = isNew && !Object.hasOwn(designs, designId) ? null : designOf(designs, designId);
    if (before && isSame(before.design, design) && before.name === name) return [];
    if (before && command.version !== undefined && command.version !== before.version)
      throw new Refusal(
        'CONFLICT',
        'Somebody has saved this design in the meantime. Load it again.',
      );
    const others = Object.entries(designs).filter(([id]) => id !== designId);
    const most = limits.cardDesignsPerEvent;
    if (!before && others.length >= most)
      throw new Refusal('LIMIT_REACHED', `An event has at most ${most} card designs`);
    if (others.some(([, other]) => folded(other.name) === folded(name))) {
      const message = `A design called ${name} exists already`;
      throw new Refusal('NAME_TAKEN', message, [{ path: 'name', message }]);
    }
    const version = (before?.version ?? 0) + 1;
    return [{ type: 'CardDesignSaved', data: { eventId, designId, name, version, design } }];
  },
  evolve: (designs, event) => {
    const { designId } = event.data;
    if (event.type === 'CardDesignSaved') {
      const { name, version, design } = event.data;
      return { ...designs, [designId]: { name, version, design } };
    }
    const { [designId]: _, ...others } = designs;
    return others;
  },
};
