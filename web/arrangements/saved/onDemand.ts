import { onDemand, partOf } from '../../ui/onDemand.tsx';

export const templates = onDemand(() => import('./TemplatesDialog.tsx'));

const linkCode = onDemand(() => import('./LinkCode.tsx'));

export const LinkCode = partOf(linkCode, (code) => code.LinkCode, { isQuiet: true });

export const TemplatesDialog = partOf(templates, (code) => code.TemplatesDialog);
