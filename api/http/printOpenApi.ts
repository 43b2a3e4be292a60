import { openApiDocument } from './openApi.ts';
import { routes } from './rest.ts';

/** The OpenAPI document as text, in the order of the routes. */
export const printOpenApi = (): string => `${JSON.stringify(openApiDocument(routes), null, 2)}\n`;
