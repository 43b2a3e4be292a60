import source from '../../texts/en/historyPanel.ftl?raw';
import { textsFrom } from '../../texts/texts.ts';

export const t = textsFrom(source);
