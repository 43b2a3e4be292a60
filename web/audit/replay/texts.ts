import source from '../../texts/en/auditReplay.ftl?raw';
import { textsFrom } from '../../texts/texts.ts';

export const t = textsFrom(source);
