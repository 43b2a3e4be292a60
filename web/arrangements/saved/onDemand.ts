import { lazyPart, onDemand } from '../../ui/onDemand.tsx';

export const templates = onDemand(() => import('./TemplatesDialog.tsx'));

const linkCode = onDemand(() => import('./LinkCode.tsx'));

export const LinkCode = lazyPart(linkCode, (code) => code.LinkCode, { isQuiet: true });

export const TemplatesDialog = lazyPart(templates, (code) => code.TemplatesDialog);
