import { type CardDesignRow, cardDesignAnswer } from '../../schema/entities/cardDesign.ts';
import { defineEndedPlans } from '../engine/planDeleted.ts';
import { defineProjector } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import { defineTable } from '../engine/rows/table.ts';
import { utc } from '../engine/rows/times.ts';

const endedPlans = defineEndedPlans('plans_past_cards');

const cardDesignsTable = defineTable<CardDesignRow>('card_designs', columnsOf(cardDesignAnswer), {
  scope: 'eventId',
  endedScopes: endedPlans.table,
});

/** The last saved card designs of each event. */
export const cardDesignsProjector = defineProjector({
  name: 'card_designs',
  version: 1,
  tables: [endedPlans.table, cardDesignsTable],
  on: {
    CardDesignSaved: (changes, { data, metadata }) => {
      const { designId: id, eventId, name, version, design } = data;
      const updatedAt = utc(metadata.at);
      const saved = { name, version, design, savedByUserId: metadata.actorId, updatedAt };
      if (version === 1)
        changes.insert(cardDesignsTable, { id, eventId, createdAt: updatedAt, ...saved });
      else changes.patch(cardDesignsTable, eventId, id, saved);
    },
    CardDesignDeleted: (changes, { data: { eventId, designId } }) =>
      changes.remove(cardDesignsTable, eventId, designId),
    EventPlanDeleted: endedPlans.endPlanIn(cardDesignsTable),
  },
});
