import type { RulePreset } from '../../schema/seatingRules/rulePresets.ts';
import { t } from '../texts/en/seatingRules.ftl';

export const presetTexts: Record<RulePreset, { name: string; text: string }> = {
  clientDinner: { name: t('client-dinner'), text: t('client-dinner-text') },
  colleaguesTogether: { name: t('colleagues-together'), text: t('colleagues-together-text') },
  newFaces: { name: t('new-faces'), text: t('new-faces-text') },
  familiesAndFriends: { name: t('families-and-friends'), text: t('families-and-friends-text') },
};
