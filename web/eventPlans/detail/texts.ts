import source from '../../texts/en/eventDetail.ftl?raw';
import { textsFrom } from '../../texts/texts.ts';

export const t = textsFrom(source);
