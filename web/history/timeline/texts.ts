import source from '../../texts/en/historyTimeline.ftl?raw';
import { textsFrom } from '../../texts/texts.ts';

export const t = textsFrom(source);
