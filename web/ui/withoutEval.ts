/*
 * zod tests whether it can compile code from text, which the content security policy forbids and
 * reports. zod reads this setting when schemas are created, so this module must be imported
 * first.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
