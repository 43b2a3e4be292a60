import source from '../../texts/en/attendeesPanel.ftl?raw';
import { textsFrom } from '../../texts/texts.ts';

export const t = textsFrom(source);
