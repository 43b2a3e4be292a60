import type { RuleKind } from '../../../schema/seatingRules/seatingRules.ts';
import { t } from '../../texts/en/ruleBuilder.ftl';

export const kindTexts: Record<RuleKind, { name: string; example: string }> = {
  KeepTogether: { name: t('kind-together'), example: t('kind-together-example') },
  KeepApart: { name: t('kind-apart'), example: t('kind-apart-example') },
  SitBeside: { name: t('kind-beside'), example: t('kind-beside-example') },
  Accompanied: { name: t('kind-accompanied'), example: t('kind-accompanied-example') },
  Near: { name: t('kind-near'), example: t('kind-near-example') },
  AtTable: { name: t('kind-at-table'), example: t('kind-at-table-example') },
  Reserved: { name: t('kind-reserved'), example: t('kind-reserved-example') },
  PerTable: { name: t('kind-per-table'), example: t('kind-per-table-example') },
  NotAlone: { name: t('kind-not-alone'), example: t('kind-not-alone-example') },
  Alternate: { name: t('kind-alternate'), example: t('kind-alternate-example') },
  InCommon: { name: t('kind-in-common'), example: t('kind-in-common-example') },
  Balance: { name: t('kind-balance'), example: t('kind-balance-example') },
  Pairs: { name: t('kind-pairs'), example: t('kind-pairs-example') },
};

export const kindGroups: readonly { title: string; kinds: readonly RuleKind[] }[] = [
  { title: t('group-people'), kinds: ['KeepTogether', 'KeepApart', 'SitBeside', 'Accompanied'] },
  { title: t('group-where'), kinds: ['AtTable', 'Reserved', 'Near'] },
  {
    title: t('group-mix'),
    kinds: ['PerTable', 'NotAlone', 'Alternate', 'InCommon', 'Balance'],
  },
  { title: t('group-known'), kinds: ['Pairs'] },
];
